//! Hand-made cases of the arithmetic.

use super::*;

const ALL: Operators = Operators { four: true, fractions: true, concat: true, power: true };
const FOUR: Operators = Operators { four: true, fractions: false, concat: false, power: false };
const PLAIN: Operators = Operators { four: false, fractions: false, concat: false, power: false };

fn digits(text: &str) -> Digits {
    text.bytes().map(|b| b - b'0').collect()
}

#[test]
fn digits_are_cut_every_way_once() {
    let cuts: Vec<String> = digits("112").cuts().iter().map(|(a, b)| format!("{a}|{b}")).collect();
    assert_eq!(cuts, ["1|12", "2|11"]);
    assert_eq!(digits("1234").cuts().len(), 4 + 3);
    assert_eq!(
        digits("1122").cuts().iter().map(|(a, b)| format!("{a}|{b}")).collect::<Vec<_>>(),
        ["1|122", "2|112", "11|22", "12|12"]
    );
}

#[test]
fn masks_name_their_values() {
    for bit in Mask::ALL.bits() {
        assert_eq!(Mask::bit(Mask::value(bit)), Some(bit));
    }
    assert_eq!(Mask::ALL.bits().count(), 178);
    assert_eq!(Mask::bit(Value::whole(128)), None);
    // Whatever two digits make is a common value.
    for (a, b) in (0..10).flat_map(|a| (0..10).map(move |b| (a, b))) {
        let set = Solver::get(ALL).set(Digits::of(a).with(b));
        assert!(set.rare.is_empty(), "{a} {b}: {:?}", set.rare);
    }
}

#[test]
fn long_digits_are_asked_as_short_ones_are_listed() {
    // Five digits of the four operators are the first that have no list: make one all the same and compare.
    for (operators, text) in [(FOUR, "00112"), (FOUR, "13579"), (FOUR, "66789"), (ALL, "01124")] {
        let solver = Solver::get(operators);
        let all = solver.set(digits(text));
        assert!(!solver.is_short(5));
        for number in 0..400 {
            let value = Value::whole(number);
            assert_eq!(solver.makes(digits(text), value), all.has(value), "{text} {number}");
        }
        assert!(all.rare.iter().step_by(7).all(|&value| solver.makes(digits(text), value)));
    }
}

#[test]
fn the_simplest_expression_is_shown() {
    let show = |text: &str, target, operators| {
        Solver::get(operators).simplest(digits(text), Value::whole(target)).map(|e| e.to_string())
    };
    assert_eq!(show("45", 9, ALL).as_deref(), Some("5+4"));
    assert_eq!(show("459", 1, ALL).as_deref(), Some("4÷(9-5)"));
    assert_eq!(show("289", 7, FOUR).as_deref(), Some("2×8-9"));
    assert_eq!(show("289", 7, PLAIN), None);
    assert_eq!(show("1144", 5, FOUR), None);
    assert_eq!(show("1144", 5, ALL).as_deref(), Some("4×(1+1÷4)"));
    assert_eq!(show("123", 9, Operators { concat: true, ..PLAIN }).as_deref(), Some("12-3"));
    assert_eq!(show("23", 8, ALL).as_deref(), Some("2^3"));
    assert_eq!(show("90", 1, ALL), None);
    assert!(show("123456789", 100, ALL).is_some());
    assert!(show("999999999", 1, FOUR).is_some());
}

#[test]
fn different_expressions_are_listed_once() {
    let list = |text: &str, target, operators| -> Vec<String> {
        Solver::get(operators)
            .expressions(digits(text), Value::whole(target), 100)
            .iter()
            .map(ToString::to_string)
            .collect()
    };
    assert_eq!(list("123", 6, PLAIN), ["3+2+1"]);
    assert_eq!(list("123", 6, FOUR), ["3+2+1", "1×2×3", "2×3÷1"]);
    assert_eq!(list("22", 4, FOUR), ["2+2", "2×2"]);
    assert!(list("0123", 0, FOUR).contains(&"0×(3+2+1)".into()));
}

#[test]
fn equations_are_judged_with_the_exact_fault() {
    let fault = |text: &str, spanned: &str, needed, operators| {
        judge(text, digits(spanned), Some(Value::whole(needed)), operators).unwrap_err()
    };
    let whole = Value::whole;
    assert!(judge("2×8−9＝7", digits("289"), Some(whole(7)), FOUR).is_ok());
    assert!(judge(" ②ｘ８ - (9) ", digits("289"), Some(whole(7)), FOUR).is_ok());
    assert!(judge("4*(1+1/4)", digits("1144"), Some(whole(5)), ALL).is_ok());
    assert!(judge("2-9+8=1", digits("289"), Some(whole(1)), PLAIN).is_ok());
    assert!(judge("2²", digits("22"), Some(whole(4)), ALL).is_ok());
    assert_eq!(fault("2?8", "28", 7, FOUR), Fault::Unknown { column: 2, symbol: '?' });
    assert_eq!(fault("2+", "2", 7, FOUR), Fault::NumberMissing { column: 3 });
    assert_eq!(fault("", "2", 7, FOUR), Fault::NumberMissing { column: 1 });
    assert_eq!(fault("(2+8", "28", 7, FOUR), Fault::Unclosed { column: 1 });
    assert_eq!(fault("2+8)", "28", 7, FOUR), Fault::Unexpected { column: 4 });
    assert_eq!(fault("2(8)", "28", 7, FOUR), Fault::Unexpected { column: 2 });
    assert_eq!(fault("2×8-9", "289", 7, PLAIN), Fault::OperatorOff { column: 2, operator: Operator::Times });
    assert_eq!(fault("2^3", "23", 8, FOUR), Fault::OperatorOff { column: 2, operator: Operator::Power });
    assert_eq!(fault("2^4", "24", 8, ALL), Fault::BadPower { column: 2 });
    assert_eq!(fault("12-3", "123", 9, FOUR), Fault::ConcatOff { column: 1 });
    assert_eq!(fault("3+01", "013", 9, ALL), Fault::LeadingNought { column: 3 });
    assert_eq!(fault("9÷(2-2)", "229", 9, FOUR), Fault::DivisionByNought { column: 2 });
    let quarter = Value::new(1, 4).unwrap();
    assert_eq!(fault("4×(1+1÷4)", "1144", 5, FOUR), Fault::NotWhole { column: 7, quotient: quarter });
    assert_eq!(fault("2×8-9", "28", 7, FOUR), Fault::NotSpanned { digit: 9 });
    assert_eq!(fault("2×8-9", "2899", 7, FOUR), Fault::Unused { digit: 9 });
    assert_eq!(fault("2+2", "23", 4, FOUR), Fault::UsedTooOften { digit: 2 });
    let (claimed, value) = (whole(6), whole(7));
    let claim = Fault::WrongClaim { claimed, claimed_negative: false, value, negative: false };
    assert_eq!(fault("2×8-9=6", "289", 7, FOUR), claim);
    assert_eq!(fault("8-2=6", "28", 7, FOUR), Fault::WrongValue { value: whole(6), negative: false, needed: whole(7) });
    assert_eq!(fault("2-9", "29", 7, FOUR), Fault::WrongValue { value: whole(7), negative: true, needed: whole(7) });
    assert!(matches!(fault(&"(".repeat(900), "2", 7, FOUR), Fault::NumberMissing { .. }));
}

#[test]
fn five_digits_make_nought_with_four_operators() {
    // The search for rare values leans on this: a chain over long segments only never needs one.
    let solver = Solver::get(FOUR);
    let mut multisets = vec![Digits::NONE];
    for digit in 0..10 {
        let more = |set: &Digits| [*set, set.with(digit), set.with(digit).with(digit)];
        multisets = multisets.iter().flat_map(more).filter(|set| set.len() <= 5).collect();
    }
    multisets.retain(|set| set.len() == 5);
    assert_eq!(multisets.len(), 252 + 840 + 360);
    assert!(multisets.into_iter().all(|set| solver.makes(set, Value::ZERO)));
}

#[test]
fn more_digits_than_a_line_holds_make_nothing() {
    let many: Digits = std::iter::repeat_n(7, 40).collect();
    assert_eq!(many.len(), 15);
    assert!(!Solver::get(PLAIN).makes(many, Value::ZERO));
    assert!(Solver::get(ALL).expressions(many, Value::ZERO, 5).is_empty());
    assert!(Solver::get(ALL).values(many).is_empty() && Solver::get(ALL).simplest(Digits::NONE, Value::ZERO).is_none());
}
