## The program
app-name = 跳棋 Tiaoqi
game-chinese-checkers = Chinese checkers
game-chinese-checkers-line = 2, 3, 4 or 6 players, a race, 20 to 40 minutes
game-halma = Halma
game-halma-line = 2 or 4 players, a race on squares, 30 to 60 minutes
game-diamond = Diamond game
game-diamond-line = 2 or 3 players, a race on a small star, 10 to 20 minutes
game-capture = Capture game
game-capture-line = 1 to 6 players, a hop takes what it passes, 10 to 20 minutes
game-number-chess = International number chess
game-number-chess-line = 2 players - jumps by arithmetic - 20 min
game-draughts-international = International draughts
game-draughts-international-line = 2 players, 100 squares, flying kings
game-draughts-chinese64 = Draughts on 64 squares (China)
game-draughts-chinese64-line = 2 players, 64 squares, flying kings
game-draughts-brazilian = Brazilian draughts
game-draughts-brazilian-line = 2 players, 64 squares, international rules
game-draughts-russian = Russian draughts
game-draughts-russian-line = 2 players, 64 squares, free choice of capture
game-draughts-english = English draughts
game-draughts-english-line = 2 players, checkers: short kings, dark begins
colour-vermilion = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple
colour-sky = Sky
colour-white = White
colour-black = Black

## Home
home-title = Choose a game
home-continue = Continue
home-continue-line = { $game }, { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    } played
home-files = Your games
home-open = Open a saved game...
home-no-files = Games that you save or open are listed here.

## Commands
command-new-game = New game
command-open = Open...
command-save = Save
command-save-as = Save as...
command-undo = Undo
command-redo = Redo
command-first = To the start
command-last = To the end
command-previous = One move back
command-next = One move on
command-turn-board = Turn the board
command-turn-back = Turn it the other way
command-coordinates = Coordinates
command-symbols = Symbols on the marbles
command-panel = Side panel
command-say = Type a move
command-copy-position = Copy the position
command-paste-position = Paste a position
command-set-up = Set up a position...
command-copy-picture = Copy the picture
command-export-picture = Export the picture...
command-export-sheet = Export the score sheet...
command-home = All games
command-settings = Settings
command-help = Help
command-larger = Larger text
command-smaller = Smaller text
command-natural-size = Usual text size
menu = Menu
resign = Resign
details = Details...
quit = Quit

## Side panel
panel-to-go = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go
panel-counts = moves { $moves }, hops { $hops }
panel-no-moves = No moves yet.
panel-say-hint = a move, as r4c1-r5c5
panel-play = Play
panel-resigned = resigned
panel-to-move = to move
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place

## Setting up a position
editor-title = Set up: { $game }
editor-move = Move
editor-eraser = Take off
editor-side = To move
editor-to-move = { $name } to move
editor-clear = Empty
editor-reset = Start
editor-undo = Undo
editor-line = The position in one line
editor-fen = The position as FEN
editor-copy = Copy
editor-paste = Paste
editor-apply = Set up
editor-rules = Rules
editor-legal = This position can be played.
editor-over = Here the game is over already. { $ending }
editor-crowded = { $name } has { $count } pieces, more than the { $limit } it starts with.
editor-twice = { $piece } stands on the board twice.
editor-man-on-last-row = On { $square } a man would be crowned: put a king there.
editor-captures = { $count ->
        [0] Nothing can be captured.
        [one] 1 capture is legal:
       *[other] { $count } captures are legal:
    }
editor-play = Play from here
editor-save = Save...
editor-leave = Leave
editor-hint-idle = Choose a piece of the tray and click cells, or drag it there; click a piece on the board to move it.
editor-hint-piece = { $piece } in hand: click cells to put it there. Esc lets go of it.
editor-hint-eraser = Click pieces to take them off. Esc lets go of the eraser.
editor-hint-lifted = { $cell } in hand: click where it goes. Delete takes it off.
piece-plain = { $name } piece
piece-numbered = { $name } { $number }
piece-man = { $name } man
piece-king = { $name } king
piece-shared = Piece
status-from-here = The game begins from here.
status-line-of = This is a position of another game: { $game }.
status-nothing-to-paste = There is no text on the clipboard.
status-picture-copied = The picture is copied.
status-picture-refused = The clipboard does not take the picture: { $reason }
status-exported = { $files ->
        [one] Written: { $path }.
       *[other] Written: { $path } and the other pages beside it, { $files } files.
    }

## Status line
status-to-move = { $name } to move.
status-stepped = { $name } stepped { $move }.
status-hopped = { $name } hopped { $move } ({ $hops ->
        [one] 1 hop
       *[other] { $hops } hops
    }).
status-passed = { $name } has no move and passes.
status-resigned = { $name } resigned.
status-timeout = { $name } loses the turn.
status-called-stop = { $name } calls stop.
status-claimed = { $name } claims a draw.
status-draw-offered = { $name } offers a draw.
status-draw-declined = The draw that { $name } offered is declined.
status-finished = { $name } has filled the goal: { $place }!
status-picked = { $cell }: { $count ->
        [one] one cell
       *[other] { $count } cells
    } to choose from. Esc puts it back.
status-no-move = { $cell }: this piece has no move now.
status-at-ply = After ply { $ply } of { $plies }.
status-at-start = The start of the game.
status-over = Game over. { $places }
status-place = { $place }: { $name }.
status-saved = Saved: { $path }.
status-opened = Opened: { $path }.
status-resumed = The game goes on where it was.
status-copied = The position is copied.
status-autosave = This game could not be saved by itself. { $reason }
status-settings = The settings could not be saved. { $reason }
status-complaint = { $path } could not be used and was set aside as .bad: { $reason }
status-slow = No graphics card was found: the picture is drawn by the processor.
refused-nothing-to-undo = There is no move to take back.
refused-nothing-to-redo = There is no move to play again.
refused-no-take-back = No take-back: in a match no move is taken back, and none is played from an earlier position.
refused-must-say = Say it: this move needs its equation; enter the whole statement.
refused-no-ruling = No ruling: there is none here that could be undone.
refused-no-offer = No offer: nobody has offered a draw.
refused-offer-stands = A draw is offered already; the opponent answers or moves.

## Why a move is refused: the term first, then the reason
illegal-empty = Empty: no piece stands on { $cell }.
illegal-not-your-piece = Not yours: the piece on { $cell } is { $owner }'s; { $name } is to move.
illegal-turn-over = Turn over: { $mover } has just moved; now { $name } is to move.
illegal-same-cell = No move: the piece ends where it began, on { $cell }.
illegal-occupied = Occupied: a piece stands on { $cell }.
illegal-not-on-line = Not on a line: { $to } and { $from } are not on one line, and no chain leads there.
illegal-nothing-to-hop = Nothing to hop: there is no piece between { $from } and { $to }, and a step goes one cell only.
illegal-blocked = Blocked: behind { $pivot } a second piece, on { $by }, is in the way.
illegal-not-symmetric = Not symmetric: { $pivot } is { $before } away, but the landing lies { $behind } behind it.
illegal-long-hop-off = Long hops are off: the piece on { $pivot } must be adjacent to be hopped over.
illegal-chain-off = Chains are off: it would take { $hops } hops, one is allowed.
illegal-foreign-point = Another player's point: no move may end on { $to }.
illegal-foreign-point-entry = Another player's point: the only way to { $to } leads through one, and none may be entered.
illegal-goal-locked = Goal lock: a piece in its goal stays there; { $to } is outside.
illegal-must-evacuate = Leave home first: another player's piece stands on { $guest } in your home, so one of yours must move out of it.
illegal-over-king = A king in the way: nobody hops over the king on { $king }.
illegal-not-behind-row = Wrong landing: a king that hops over a row lands right behind its last piece, { $last }.
illegal-must-take = A capture is possible and must be made: { $from } can hop to { $to }. Steps wait until nothing can hop.
illegal-several-ways = Several ways lead from { $from } to { $to } and take different pieces: name every landing.
illegal-may-not-pass = No passing: there is a legal move.
illegal-game-over = The game is over.
illegal-not-in-this-game = Not in this game: it knows no entry of this kind.
slip-missing = Not complete: something is missing at character { $column }; a move has two cells, as { $example }.
slip-found = Not understood: "{ $found }" at character { $column } is no cell of this board.

## Number chess: what is wrong with a move or its equation, scores, rulings
nc-not-your-piece = Not your piece: the one on { $cell } is your opponent's.
nc-no-such-piece = No such piece: your { $piece } is not on the board.
nc-not-your-turn = Not your turn: { $name } is to move.
nc-not-on-line = Not on a line: { $to } lies on none of the six lines through { $from }, and no chain (連跨) leads there.
nc-nothing-to-span = Nothing to span: between { $from } and { $to } all is empty, and a step (移) goes one cell only.
nc-not-behind-last = Landing: it must be right behind the last piece spanned, which stands on { $last }; { $to } is not.
nc-no-equation = No equation: at this level { $spanned } cannot make { $needed }.
nc-chains-off = Chains (連跨) are off: this landing takes more than one hop.
nc-one-segment = One segment (跟步): a chain spans two different segments at least; to and fro over one is not enough.
nc-no-common-value = No common value: there is a way of hops, but no number that every one of its segments makes.
nc-same-line = Beginners' chain: hop { $hop } runs on the line of the hop before it.
nc-visited-twice = Beginners' chain: { $cell } is visited twice.
nc-not-simple = Beginners' chain: only hops along one line, or a cell visited twice, would lead there.
nc-no-landing = No landing: hop { $hop } ends on a piece or off the board.
nc-nothing-spanned = Not these pieces: there is none on the way of hop { $hop }.
nc-not-these-spanned = Not these pieces: on the way of hop { $hop } stand, in order, { $there }.
nc-not-adjacent = Adjacent (鄰): it goes over exactly one neighbouring piece.
nc-not-this-way = Not this way: the landing can be reached, but not by "{ $kind }".
nc-chain-too-short = Chain (連跨): it takes two hops or more; a single one is a span (單跨).
nc-too-many-hops = One hop: "{ $kind }" is a single hop; several make a chain (連跨).
nc-equation = Equation of hop { $hop }: { $fault }
nc-no-equation-said = No equation: the one of hop { $hop } has to be said.
nc-values-differ = Values differ: hop { $hop } makes { $value }, the ones before it { $before }; all hops of a chain make one value.
nc-must-yield = Yield (五子讓位): five or more enemy pieces are in your camp, so one of its cells must stay empty.
nc-may-not-stop = Call stop (叫停): all ten pieces must stand in the enemy camp; { $home } do.
equation-unknown = "{ $symbol }" at character { $column } is no symbol of an equation.
equation-number-missing = a number is missing at character { $column }.
equation-unexpected = an operator or the end should stand at character { $column }.
equation-unclosed = the bracket opened at character { $column } is not closed.
equation-operator-off = "{ $operator }" at character { $column } is not allowed at this level.
equation-concat-off = joining digits (組大數), as at character { $column }, is not allowed at this level.
equation-leading-nought = a joined number (組大數) does not begin with 0, as at character { $column }.
equation-bad-power = a power (組乘方) has one digit as base and 2 or 3 as exponent; see character { $column }.
equation-division-by-nought = division by 0 at character { $column }.
equation-not-whole = without fractions (組分數) a division comes out whole; at character { $column } it gives { $quotient }.
equation-too-large = the numbers are too large.
equation-not-spanned = { $digit } is not among the pieces spanned.
equation-used-too-often = { $digit } is used too often: each piece spanned counts once.
equation-unused = the { $digit } that is spanned is not used.
equation-wrong-claim = it says { $claimed }, but it makes { $value }.
equation-wrong-value = it makes { $value }, but { $needed } is needed.
statement-missing = Not complete: something is missing at character { $column }; a move names piece, direction, way and pieces spanned, as 7 R span 2 8 9 (2×8-9=7).
statement-found = Not understood: "{ $found }" at character { $column }; a move is stated as 7 R span 2 8 9 (2×8-9=7).
scoring-product = product score (積和法)
scoring-difference = difference score (差和法)
capture-taken = { $taken ->
        [one] 1 piece
       *[other] { $taken } pieces
    } taken
standing = { $score } points by { $method }, { $home } of 10 pieces home
standing-penalty = { $standing }, { $points } penalty points taken off
ruling-wrong = Wrong statement: { $name } said "{ $said }"; the piece goes back, the turn is lost, { $points } points are taken off.
ruling-time = Out of time: { $name } loses the turn and { $points } points.
ruling-absent = Forfeit: { $name } is absent, the opponent wins.
ruling-lifted = Undone by the referee: { $ruling }

## Draughts: why a move is refused, draw rules, positions
draughts-not-diagonal = Not on a diagonal: no move and no capture leads from { $from } to { $to }.
draughts-man-too-far = Too far: a man moves one square, or jumps one piece at a time.
draughts-king-too-far = Too far: kings do not fly here; they move one square, or jump one piece at a time.
draughts-man-backwards = Backwards: a man moves forwards only.
draughts-man-captures-forwards = Backwards: here a man captures forwards only.
draughts-own-piece = Own piece: the one on { $cell } is in the way; it can be neither passed nor jumped.
draughts-blocked = Blocked: the piece on { $piece } cannot be jumped, because the square behind it, { $by }, is not free.
draughts-at-edge = Blocked: the piece on { $piece } cannot be jumped; it stands at the edge.
draughts-must-capture = You must capture. It can be done by: { $pieces }.
draughts-longer-capture = A longer capture exists: this one takes { $taken }, but { $longest } must be taken. It can be done by: { $pieces }.
draughts-capture-goes-on = The capture goes on from there: it must be finished.
draughts-capture-ends = The capture goes on from there: it must be finished. It may end on: { $ends }.
draughts-ambiguous = Which capture? Several go there and take different pieces: { $ways }.
draughts-no-such-way = No such way: no legal capture lands on these squares.
draughts-no-pass = No passing: in draughts each side moves in turn.
draughts-no-claim = No claim: the rules give no draw in this position.
draughts-pieces = { $men ->
        [one] 1 man
       *[other] { $men } men
    }, { $kings ->
        [one] 1 king
       *[other] { $kings } kings
    }
draw-repetition = the same position for the third time
draw-25-moves = 25 moves each with kings alone and nothing taken
draw-16-moves = 16 moves each with three pieces against a lone king
draw-5-moves = 5 moves each with one or two pieces against a lone king
draw-three-kings = 15 moves each with three kings or more against a lone king
draw-15-moves = 15 moves each with kings alone and nothing taken
draw-30-moves = 30 moves each with four or five pieces, nothing taken or crowned
draw-60-moves = 60 moves each with six or seven pieces, nothing taken or crowned
draw-main-road = 5 moves each against a lone king on the main road
draw-40-moves = 40 moves each with no man moved and nothing taken
draw-agreement = both sides agree
draw-clock = { $moves ->
        [one] 1 move left
       *[other] { $moves } moves left
    } until a draw: { $rule }.
fen-turn = a position begins with the side to move, W or B; "{ $turn }" is neither.
fen-group = "{ $group }" is no list of pieces; one begins with W or B, as W31,32,K40.
fen-side-twice = the pieces of { $side } are listed twice.
fen-side-missing = the pieces of { $side } are not listed.
fen-square = "{ $square }" at character { $column } is no square of this board.
fen-twice = { $square } is given twice, the second time at character { $column }.
fen-man-on-last-row = the man on { $square }, at character { $column }, would be a king there; write K before it.
fen-crowded = { $side } has { $count } pieces, more than the { $limit } it starts with.
draughts-strike = Turkish strike: when the piece from { $from } stands on { $at }, the captured { $by } still bars the way and saves { $saved }.
draughts-crossed-again = This capture crosses { $squares } more than once.

## PDN files
pdn-problem = line { $line }, character { $column }, game { $game }: { $sentence }
pdn-encoding = read as { $encoding }; PDN should be UTF-8.
pdn-tag = { $tag } is no tag; one is written [Name "value"].
pdn-unclosed = the { $bracket } that begins here is never closed.
pdn-stray-close = nothing is open that this { $bracket } could close.
pdn-stray = "{ $word }" is not understood and left out.
pdn-unknown-move = this move is not known, so those after it cannot be replayed.
pdn-setup = a new position inside a game cannot be kept.
pdn-game-type = this program does not play the game of type { $game }.
pdn-illegal = ply { $ply }, { $text }, cannot be played. { $reason }
pdn-after-end = ply { $ply }, { $text }, comes after the end. { $ending }
pdn-ambiguous = ply { $ply }, { $text }, can mean several captures; taken as { $taken }.
pdn-numbered = numbers are read with 1 = b8; some programs begin at a1.

## How a game ends
ending-finished = All places are decided.
ending-all-passed = Nobody can move: places by the distance still to go.
ending-no-progress = Nobody has come nearer for a long time: places by the distance still to go.
ending-repetition = The same position came up three times: places by the distance still to go.
ending-stopped = Stop was called: the scores decide.
ending-time-up = The time of the round is up: the scores decide.
ending-no-moves = Neither side can move: the scores decide.
ending-resigned = One side has resigned.
ending-agreed = Draw: both sides agree.
ending-last-piece = One piece is left.
ending-no-hop = No piece can move any more.
ending-no-capture = 20 plies without a capture.
ending-no-pieces = All pieces are taken.
ending-blocked = The side to move has no move left.
ending-out-of-time = One side has used up its time.
ending-drawn = Draw: { $rule }.

## Set-up
new-title = New game: { $game }
new-players = Players
new-pieces = Pieces each
new-rules = Rules
new-seats = Seats, in turn order
new-name-hint = name
new-start = Start
new-colour = Colour of { $name }
rule-long-hops = Long hops (空跳)
rule-long-hops-why = Over a piece farther away, landing as far behind it.
rule-chains = Chains
rule-chains-why = After a hop the piece may hop again.
rule-majority = Most pieces (majority)
rule-majority-why = The capture that takes most pieces must be chosen; else any may be.
rule-camps = Other players' points
rule-camps-why = Points that are neither home nor goal.
rule-camps-open = open
rule-camps-no-stop = cross only
rule-camps-no-entry = no entry
rule-evacuation = Leave home
rule-evacuation-why = Once another piece is in your home, yours must move out.
rule-goal-lock = Goal lock
rule-goal-lock-why = A piece in its goal may not leave it.
rule-filled-goal = Filled goal counts
rule-filled-goal-why = Also with foreign pieces in it, once nothing more can be done.
rule-no-progress = End without progress
rule-no-progress-why = Ends a game in which nobody comes nearer.
rule-full-round = Play the round out
rule-full-round-why = Those who finish in the same round share the place.
rule-steps = Steps
rule-steps-why = A piece may step when none can hop; without, the game ends then.
rule-kings = Kings
rule-kings-why = The piece on the tip hops over whole rows, is hopped over by nobody, and must end on the opposite tip.

## Dialogs
dialog-cancel = Cancel
dialog-close = Close
dialog-ok = OK
resume-title = Go on with your game?
resume-text = Last time the program ended without warning. The game was saved after { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }.
resume-yes = Go on
resume-no = Not now
resign-title = Resign?
resign-text = { $name } gives up this game.
result-title = The game is over
result-time = { $time } thinking
result-look = Look at the board
result-again = Play again
details-title = Details of the game
details-event = Occasion
details-place = Place
details-date = Date
details-remark = Remark at this move
error-title = That did not work

## Files
path-open-title = Open a game
path-save-title = Save the game
path-picture-title = Export the picture
path-sheet-title = Export the score sheet
path-picture-endings = .svg stays sharp at any size; .png is made of pixels.
files-picture = Pictures
path-name = File name
path-up = Up
path-empty = No games in this folder.
path-overwrite = { $name } exists already and will be replaced.
path-open = Open
path-save = Save
path-endings = .ron keeps everything; .txt is a score sheet to read; .pdn is for draughts.
files-game = Saved games and score sheets
file-io = { $path }: { $reason }
io-not-found = there is no such file or folder.
io-permission = it may not be read or written here.
io-full = the disk is full.
io-read-only = the disk can only be read.
io-directory = it is a folder.
file-not-text = { $path } is not a text file (UTF-8).
file-too-large = { $path } is far too large for a game.
file-mismatch = { $path } was written, but reads back differently; save it elsewhere.
file-not-draughts = { $path }: .pdn holds draughts only; save this game as .ron or .txt.
fault-in-line = Line { $line }: { $sentence }
fault-syntax = the file is damaged or cut short: { $reason }.
fault-foreign = This is not a game of this program.
fault-newer = The file has format version { $version }; this program reads versions 1 to { $known }. A newer program wrote it.
fault-unknown-game = this program has no game "{ $game }".
fault-seats = { $named } seats are named, the game has { $needed }.
fault-unknown-colour = there is no colour "{ $colour }".
fault-parent = move { $number } follows a move that comes later or does not exist.
fault-move = move { $number }, { $text }, cannot be played. { $reason }
fault-result = the result is given as { $written }, the moves lead to { $found }.

## Rules and positions given as text
setup-unknown-rule = there is no rule "{ $key }"; this game has: { $known }.
setup-bad-value = { $key } cannot be "{ $value }"; it takes: { $allowed }.
setup-five-players = Five cannot play: one of them would race to an empty point. Take 2, 3, 4 or 6.
setup-too-many-pieces = { $players } players have 10 pieces each: fifteen a side fit for 2 or 3 only.
setup-bad-word = "{ $word }" is not a cell with its piece; write it like r5c6=0.
setup-bad-piece = "{ $word }" is not a cell with its piece; write it like r5c6=R7.
setup-unowned-piece = "{ $word }" is not of the form CELL=x, such as r5c6=x.
setup-no-cell = the board has no cell "{ $cell }".
setup-twice = { $cell } is given twice.
setup-no-seat = "{ $seat }" is no seat of this game; its seats are { $seats }.
setup-crowded = seat { $seat } has { $count } pieces, more than the { $limit } it starts with.
setup-no-position = the position is empty; it begins with the seat to move.

## Settings
settings-language = Language
settings-system = as the system
settings-theme = Theme
theme-wood = wood
theme-paper = paper
theme-night = night
theme-contrast = high contrast
settings-animation = Animation
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
settings-coordinates = Row and column numbers on the board
settings-turn = Turn the board to the player to move
settings-symbols = A symbol a player on the marbles
settings-clocks = A running clock while a player thinks
settings-font = Text size

## Help
help-rules = How it is played
help-goal = Bring all your marbles from your point of the star into the point opposite.
help-step = Step (平移): one piece goes to a neighbouring empty cell.
help-hop = Hop (跳): over one neighbouring piece of any colour to the empty cell right behind it.
help-long-hop = Long hop (空跳): the piece hopped over may be farther away; you land as far behind it, and all else on the line is empty.
help-chain = Chain: hop again from where you landed, as often as you like. Nothing is captured.
help-win = Who fills the goal first is 1st; the others play on for the next places.
help-keys = Keys
help-key-arrows = walk over the board
help-key-enter = pick a piece up, put it down
help-key-f6 = from the board to the panel and back
help-key-tab = next piece that can move
help-key-escape = put back, close

## Graphics
graphics-none = No usable graphics were found: neither Vulkan, DirectX or Metal nor OpenGL. On Linux, the packages mesa-vulkan-drivers or libgl1-mesa-dri bring a software renderer. The command line (tiaoqi --help) works without graphics.
graphics-no-screen = There is no screen to open a window on. The command line (tiaoqi --help) works without one.

## Score sheet
sheet-start = Start
sheet-after = After ply { $ply }
sheet-final = Final position, after ply { $ply }

## Command line
cli-unknown-game = there is no game "{ $game }"; known: { $known }.
cli-checked = { $file }: { $moves ->
        [one] 1 ply
       *[other] { $moves } plies
    }, result { $result }
cli-checked-list = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } replayed, { $problems ->
        [0] no problem
        [one] 1 problem
       *[other] { $problems } problems
    }
cli-many-games = { $file } holds { $games } games; choose one with --number.
cli-no-number = { $file } holds { $games ->
        [one] 1 game
       *[other] { $games } games
    }; number { $number } cannot be loaded.
cli-unknown-ending = { $file }: the ending says what to write: .ron, .txt or .pdn.
cli-no-ply = the main line has { $plies } plies, there is no ply { $ply }.
cli-reach-digits = "{ $digits }" are no pieces to span; write 1 to { $most } digits, as 289.
cli-solve-target = "{ $target }" is no value to make; write a whole number or a fraction from 0 up, as 7 or 5/2.
cli-solve-none = under these rules { $digits } cannot make { $target }.
cli-no-window = this build has no window; see tiaoqi --help.
cli-unknown-theme = there is no theme "{ $theme }"; known: { $known }.
cli-unknown-language = there is no language "{ $lang }"; known: { $known }.
picture-ending = { $file }: the ending says what to draw: .svg or .png.
cli-no-cell = the board has no cell "{ $cell }".
cli-arrow = "{ $arrow }" is no arrow; write two cells, as { $example }.
picture-size = a picture of { $width } x { $height } pixels is not made; up to { $most } either way.
picture-failed = the picture could not be made: { $reason }.

## Number chess in the window
say-idle-guided = Choose a piece and its landing: the statement is filled in.
say-idle-practice = Choose a piece and its landing, then build the equation.
say-idle-match = Choose a piece and its landing, and say the whole move.
say-landing = Choose a landing. Full dots: the move may end there. Rings: a chain (連跨) goes on.
say-landing-match = Touched is moved. Choose a landing; for a chain (連跨) one hop after the other.
say-it = Say it
say-hint = Hint
say-back = Take the last sign or hop back
say-value = All make { $value }
say-other-value = Another common value
say-other-equation = Another equation
say-equation = Equation of hop { $hop }
say-join = join
say-join-why = Joining (組大數): the next number joins the one before it, as 1 and 2 make 12.
say-fraction = a/b
say-fraction-why = Fraction (組分數): the division need not come out whole.
say-power = a^b
say-power-why = Power (組乘方): the exponent is 2 or 3.
status-say-it = Press "Say it", Enter or the landing once more to play the move; the next cell goes on with a chain.
refused-touch-move = Touch-move: in a match the piece that was touched has to move.
refused-not-complete = Not complete: every number that is spanned belongs in its equation.
unfit-number = Not there: { $number } is not among the numbers still to be used.
unfit-no-sign = A sign is missing between two numbers; to join them press "join".
unfit-join-off = Joining (組大數) does not belong to this level.
unfit-nothing-to-join = Joining (組大數) needs a number before it.
unfit-sign-off = "{ $sign }" does not belong to this level.
unfit-no-equation = No equation: first choose where the piece lands.
hint-piece = Hint: look at the piece on { $cell }.
hint-landing = Hint: { $cell } is a landing that leads on.
hint-value = Hint: all hops of this chain can make { $value }.
hint-symbol = Hint: next comes { $symbol }.
hint-step-back = Hint: nothing known begins like this; take the last sign back.
hint-say-it = Hint: all is there. Say it.
hint-nothing = Hint: nothing leads on from here; take the last hop back.
list-wrong = wrong: { $said }
panel-say-hint-stated = the whole move in words
clock-move = { $seconds } s
clock-round = round { $time }
clock-pause = Pause
clock-go-on = Go on
clock-paused = Paused
call-stop = Call stop
draw = Draw
forfeit = Absent
overrule = Undo
draw-title = A draw?
draw-text = Both sides agree: the game ends as a draw.
forfeit-title = Who is absent?
forfeit-text = The side that stays away or has left loses; the opponent wins.
forfeit-seat = { $name } is absent
overrule-title = Undo this ruling?
overrule-text = The referee gives the points back; if nobody has moved since, the turn too.
reckon-title = Score in detail
reckon-title-rulings = Score in detail, rulings ({ $count })
reckon-piece = Piece
reckon-cell = Cell
reckon-points = Points
reckon-sum = { $method }: { $sum } of { $most }
reckon-sum-penalty = { $method }: { $sum } of { $most }, less { $penalty } penalty points = { $score }
reckon-swaps = Exchanged, and what it costs: { $swaps }
reckon-no-swaps = Every piece is on its own number.
result-score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
new-mode = Way of working
mode-guided = Guided
mode-guided-why = The program fills the equation in; others can be paged through.
mode-practice = Practice
mode-practice-why = The player builds the equation; what is wrong is explained and may be tried again.
mode-match = Match
mode-match-why = As the school rules say: clocks, penalties, touch-move, no take-back.
new-move-time = A move
new-round-time = The round
new-penalty = Penalty
new-seconds = { $seconds } s
new-minutes = { $minutes } min
rule-off = off
rule-board = Board
rule-board-why = 88, 64 or 121 cells.
rule-board-star88 = star 88
rule-board-rhombus64 = rhombus 64
rule-board-star121 = star 121
rule-ops = Signs
rule-ops-why = What an equation is built with.
rule-ops-add-sub = + -
rule-ops-four = + - × ÷
rule-concat = Joining (組大數)
rule-concat-why = 1 and 2 may make 12 or 21.
rule-power = Power (組乘方)
rule-power-why = a^2 and a^3.
rule-fractions = Fractions (組分數)
rule-fractions-why = Divisions need not come out whole.
rule-chain-style = Chain style
rule-chain-style-why = Simple: no two hops on one line, no cell twice.
rule-chain-style-full = full
rule-chain-style-simple = simple
rule-yield = Yield (五子讓位)
rule-yield-why = With five enemy pieces in the camp, a cell of it stays free.
rule-scoring = Score
rule-scoring-why = Piece times cell up to 285, or their difference up to 50.
rule-scoring-product = product (積和法)
rule-scoring-difference = difference (差和法)
preset-full = Full
preset-grade-1 = Grade 1
preset-match-grade-1 = Match grade 1
preset-grades-2-3 = Grades 2-3
preset-first-chains = First chains
preset-grades-4-6 = Grades 4-6
preset-match = Grades 4-6, match
help-nc-goal = Bring your ten pieces into the enemy camp, each if possible onto its own number; then call stop (叫停). The higher score wins.
help-nc-step = Step (移): to a neighbouring empty cell. Adjacent (鄰): over one neighbouring piece.
help-nc-span = Span (單跨): in a straight line over pieces that make your number by an equation, landing right behind the last one.
help-nc-chain = Chain (連跨): several hops whose pieces all make one value, over two different segments at least.
help-nc-say = Every move is said: piece, direction, way, pieces spanned, equation.
help-nc-keys = Keys for the equation: 0-9 + - * : ^ ( ), Backspace takes back, Enter says it, [ ] page, , . go to another hop, H gives a hint.
help-draughts-goal = Take all enemy pieces, or leave your opponent without a move.
help-draughts-man = Man: one square diagonally forwards. A man that stops on the last row becomes a king.
help-draughts-king = King: any distance along a diagonal, forwards and backwards; in English draughts one square.
help-draughts-capture = Capture: jump an enemy piece to the empty square behind it, and go on as long as you can. You must capture; in most kinds the capture that takes most pieces. Pieces leave the board when the capture is done.
help-draughts-draw = Draw: the same position for the third time, too many moves with kings alone, or agreement.
refused-clocks-run = The clocks run: pause the match before looking at another position.
refused-paused = Paused: press "Go on" before the next move.
panel-standing = { $home } of 10 home, { $method }
panel-standing-penalty = { $home } of 10 home, penalty -{ $points }
rule-number-chess-chains = Chains (連跨)
rule-number-chess-chains-why = Several hops over pieces that make one value.

## Draughts, Halma, the diamond game and the capture game in the window
game-draughts = Draughts
game-draughts-line = 2 players, 100 or 64 squares, captures
variant-draughts-international = International
variant-draughts-chinese64 = China, 64 squares
variant-draughts-brazilian = Brazilian
variant-draughts-russian = Russian
variant-draughts-english = English
status-capture-goes-on = The capture goes on: choose where it lands next.
status-capture-may-stop = Hop on, or choose the piece once more to stop here.
status-which-capture = Several captures end there: choose one in the panel, or a landing on the way.
asked-title = Which capture?
panel-taken = { $count } taken
panel-men = { $men ->
        [one] 1 man
       *[other] { $men } men
    }{ $kings ->
        [0] {""}
        [one] , 1 king
       *[other] , { $kings } kings
    }
panel-say-hint-numbers = a move, as 32-28 or 37x28
panel-say-hint-letters = a move, as c3-d4 or c3xe5
draw-offer = Offer a draw
draw-accept = Accept
draw-decline = Decline
draw-claim = Claim a draw
new-side-time = Each side
new-increment = Added a move
new-sudden-death = none
hint-puzzle = Hint: from here at most { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } need to be left.
hint-puzzle-proven = Hint: from here { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } can be left, and no fewer.
hint-hop = Next: { $from } to { $to }.
help-halma-goal = Bring all your pieces into the corner opposite. Who fills it first is 1st; the others play on.
help-halma-step = Step: to a neighbouring empty square, in any of eight directions.
help-halma-hop = Hop: over one neighbouring piece of any colour to the empty square right behind it; hop on as often as you like. Nothing is captured.
help-halma-rules = A piece in the goal stays there. When a guest stands in your corner, yours must leave it.
help-diamond-goal = Bring all your pieces from your point of the star into the point opposite.
help-diamond-move = Step to a neighbouring empty cell, or hop over one neighbouring piece to the cell right behind it, as often as you like.
help-diamond-king = With kings: nobody hops over a king; a king hops over a whole unbroken row, and ends on the opposite tip.
help-diamond-rules = Other players' points may be crossed, not stopped in. Who fills the goal first is 1st.
help-capture-goal = The pieces are everybody's. Who takes most of them wins.
help-capture-hop = Hop with any piece over a neighbouring one to the empty cell right behind it: the piece hopped over is yours. Hop on, or stop after any hop.
help-capture-step = While any hop is there, you must hop. Where none is, a piece steps to a neighbouring empty cell.
help-capture-alone = Alone it is a puzzle: leave as few pieces as you can. Undo and hint help.

## Lists of games
games-title = { $path }: { $shown } of { $count } games
games-filter = Player
games-filter-hint = part of a name
games-number = No.
games-white = White
games-black = Black
games-event = Occasion
games-date = Date
games-result = Result
games-moves = Moves
games-open = Open game { $number }
games-none = { $path } holds no game.
games-nobody = No game of that player.
games-problems = Not everything was understood; the rest of the game is here:
games-more = ... and { $count } more.
status-captured = { $name } captured { $move }.
result-points = Points: { $two } where a win counts 2, { $one } where it counts 1.
status-said = { $name }: { $move }.
note-title = Please note
result-draw = Draw.
