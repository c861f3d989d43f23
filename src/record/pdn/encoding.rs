//! The bytes of a game file as text: UTF-8 where it is, else by its mark or by what the bytes look like.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};

/// The text, and the name of its encoding where that is not UTF-8.
pub(super) fn decode(bytes: &[u8]) -> (String, Option<&'static str>) {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let encoding = marked.or_else(|| std::str::from_utf8(bytes).is_ok().then_some(UTF_8)).unwrap_or_else(|| {
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
        detector.feed(bytes, true);
        detector.guess(None, Utf8Detection::Deny)
    });
    let (text, _) = encoding.decode_with_bom_removal(bytes);
    (text.into_owned(), (encoding != UTF_8).then(|| encoding.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_encodings_of_the_wild_are_told_apart() {
        let names = [
            ("GBK", "白方：北京市体育运动学校，黑方：上海棋院。第三届全国智力运动会，国际跳棋百格团体赛"),
            ("windows-1251", "Чемпионат страны по русским шашкам, финал, белые выиграли в эндшпиле"),
            ("windows-1252", "Entraînement de préparation, dès le début la position était égale à Genève"),
        ];
        for (name, words) in names {
            let (bytes, ..) = Encoding::for_label(name.as_bytes()).unwrap().encode(words);
            assert_eq!(decode(&bytes), (words.to_owned(), Some(name)));
            assert_eq!(decode(words.as_bytes()), (words.to_owned(), None));
            assert_eq!(decode(format!("\u{feff}{words}").as_bytes()), (words.to_owned(), None));
        }
        let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain("a—b".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(decode(&wide), ("a—b".to_owned(), Some("UTF-16LE")));
    }
}
