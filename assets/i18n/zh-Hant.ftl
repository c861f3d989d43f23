## The program
app-name = 跳棋 Tiaoqi
game-chinese-checkers = 中國跳棋
game-chinese-checkers-line = 2、3、4、6 人 · 競走 · 20–40 分鐘
game-number-chess = 國際數棋
game-number-chess-line = 2 人 · 算式跳棋 · 20 分鐘
colour-vermilion = 紅方
colour-yellow = 黃方
colour-green = 綠方
colour-blue = 藍方
colour-purple = 紫方
colour-sky = 青方

## Home
home-title = 選一種棋
home-continue = 接著下
home-continue-line = { $game } · 已下 { $plies } 步
home-files = 你的棋局
home-open = 開啟棋局檔…
home-no-files = 存過或開過的棋局會列在這裡。

## Commands
command-new-game = 新局
command-open = 開啟…
command-save = 儲存
command-save-as = 另存…
command-undo = 悔棋
command-redo = 重走
command-first = 回到開局
command-last = 到最後
command-previous = 上一步
command-next = 下一步
command-turn-board = 轉棋盤
command-turn-back = 反向轉棋盤
command-coordinates = 座標
command-symbols = 棋子符號
command-panel = 側欄
command-say = 輸入棋步
command-copy-position = 複製局面
command-home = 棋類
command-settings = 設定
command-help = 說明
command-larger = 放大文字
command-smaller = 縮小文字
command-natural-size = 文字原大小
menu = 選單
resign = 認輸
details = 棋局資料…
quit = 離開

## Side panel
panel-to-go = 還差 { $steps } 格
panel-counts = { $moves } 步 · { $hops } 跳
panel-no-moves = 還沒有棋步。
panel-say-hint = 棋步，如 r4c1-r5c5
panel-play = 走
panel-resigned = 已認輸
panel-to-move = 輪到
place = 第 { $place } 名

## Status line
status-to-move = 輪到{ $name }走。
status-stepped = { $name }平移 { $move }。
status-hopped = { $name }跳 { $move }（{ $hops } 跳）。
status-passed = { $name }無子可動，跳過一次。
status-resigned = { $name }認輸。
status-timeout = { $name }超時，失去這一手。
status-called-stop = { $name }叫停。
status-finished = { $name }佔滿目標營區：{ $place }！
status-picked = { $cell }：有 { $count } 個落點可選，Esc 放回。
status-no-move = { $cell }：這顆棋子現在走不動。
status-at-ply = 第 { $ply } 步之後，共 { $plies } 步。
status-at-start = 開局局面。
status-over = 棋局結束。{ $places }
status-place = { $place }：{ $name }。
status-saved = 已儲存：{ $path }。
status-opened = 已開啟：{ $path }。
status-resumed = 接著上次的局面繼續。
status-copied = 局面已複製。
status-autosave = 無法自動儲存這局棋。{ $reason }
status-settings = 無法儲存設定。{ $reason }
status-complaint = { $path } 無法使用，已改名為 .bad：{ $reason }
status-slow = 找不到顯示卡，畫面由處理器繪製。
refused-nothing-to-undo = 沒有棋步可以悔。
refused-nothing-to-redo = 沒有棋步可以重走。
refused-no-take-back = 落子無悔：比賽中不能悔棋，也不能從前面的局面另走。
refused-must-say = 口述棋步：這一步要說出算式，請輸入棋步表達。
refused-no-ruling = 沒有判罰：這裡沒有可以撤銷的判罰。

## Why a move is refused: the term first, then the reason
illegal-empty = 空格：{ $cell } 沒有棋子。
illegal-not-your-piece = 不是你的棋子：{ $cell } 是{ $owner }的；現在輪到{ $name }。
illegal-turn-over = 輪次已過：{ $mover }剛走過，現在輪到{ $name }。
illegal-same-cell = 沒有移動：棋子又回到 { $cell }。
illegal-occupied = 已有棋子：{ $cell } 被佔住了。
illegal-not-on-line = 不在直線上：{ $to } 不在 { $from } 的六個方向上，也沒有連跳能到。
illegal-nothing-to-hop = 沒有可跳的棋子：{ $from } 到 { $to } 之間是空的，平移只能走一格。
illegal-blocked = 被阻擋：{ $pivot } 後面還有 { $by } 的棋子擋住。
illegal-not-symmetric = 不對稱：離 { $pivot } 有 { $before } 格，落點卻在它後面 { $behind } 格。
illegal-long-hop-off = 不准空跳：只能跳過緊鄰的棋子，{ $pivot } 太遠。
illegal-chain-off = 不准連跳：要跳 { $hops } 次才到，只准跳一次。
illegal-foreign-point = 別人的營區：不能停在 { $to }。
illegal-foreign-point-entry = 別人的營區：到 { $to } 必須穿過別人的營區，而規則不准進入。
illegal-goal-locked = 目標鎖定：進了目標營區的棋子不能再出來，{ $to } 在外面。
illegal-must-evacuate = 先出營：{ $guest } 有別人的棋子進了你的營區，你要先讓自己的棋子出營。
illegal-may-not-pass = 不能跳過：還有棋可走。
illegal-game-over = 棋局已經結束。
illegal-not-in-this-game = 這種棋沒有這一著。
slip-missing = 沒寫完：第 { $column } 個字起缺了內容；棋步要有兩格，如 r4c1-r5c5。
slip-found = 看不懂：第 { $column } 個字的「{ $found }」不是棋盤上的格。

## Number chess: what is wrong with a move or its equation, scores, rulings
nc-not-your-piece = 對方的棋子：{ $cell } 不是你的。
nc-no-such-piece = 沒有這顆棋子：你的 { $piece } 不在棋盤上。
nc-not-your-turn = 輪次未到：現在輪到{ $name }。
nc-not-on-line = 不在直線上：{ $to } 不在 { $from } 的六個方向上，也沒有連跨能到。
nc-nothing-to-span = 沒有可跨的棋子：{ $from } 到 { $to } 之間是空的，移只能走一格。
nc-not-behind-last = 落點不對：要落在最後一子 { $last } 的正後面，{ $to } 不是。
nc-no-equation = 算不出來：照現在的規則，{ $spanned } 算不出 { $needed }。
nc-chains-off = 不准連跨：照現在的規則，一步只能跨一次。
nc-one-segment = 跟步：連跨至少要跨過兩個不同的線段，只在一個線段上來回不算。
nc-no-common-value = 得數不同：有路可以跨到，但各段算不出同一個得數。
nc-same-line = 初級連跨：第 { $hop } 跨與前一跨在同一直線上。
nc-visited-twice = 初級連跨：兩次落在 { $cell }。
nc-not-simple = 初級連跨：只有在同一直線上接著跨、或重複落點才到得了，現在的規則不准。
nc-no-landing = 沒有落點：第 { $hop } 跨的落點被佔住，或在棋盤外。
nc-nothing-spanned = 跨過的棋子不對：第 { $hop } 跨的路上沒有棋子。
nc-not-these-spanned = 跨過的棋子不對：第 { $hop } 跨的路上依次是 { $there }。
nc-not-adjacent = 鄰：只能越過一顆緊鄰的棋子。
nc-not-this-way = 走法不對：這個落點可以走到，但不是用「{ $kind }」。
nc-chain-too-short = 連跨：至少要跨兩次；只跨一次是單跨。
nc-too-many-hops = { $kind }：只走一次；接著再跨要說「連跨」。
nc-equation = 算式有誤（第 { $hop } 跨）：{ $fault }
nc-no-equation-said = 缺算式：第 { $hop } 跨要說出算式。
nc-values-differ = 得數不同：第 { $hop } 跨得 { $value }，前面得 { $before }；連跨各段的得數要相同。
nc-must-yield = 五子讓位：對方已有五子以上進營，自己的陣營至少要空出一格。
nc-may-not-stop = 叫停：十子都進對方陣營才可以，現在進了 { $home } 子。
equation-unknown = 第 { $column } 個字「{ $symbol }」不是算式的符號。
equation-number-missing = 第 { $column } 個字的位置缺數字。
equation-unexpected = 第 { $column } 個字的位置應是運算符號或結尾。
equation-unclosed = 第 { $column } 個字的括號沒有關。
equation-operator-off = 這一級不用「{ $operator }」（第 { $column } 個字）。
equation-concat-off = 組大數：這一級不可以把數字連成大數（第 { $column } 個字起）。
equation-leading-nought = 組大數：大數不能以 0 開頭（第 { $column } 個字）。
equation-bad-power = 組乘方：底數和指數各是一個數字，指數只能是 2 或 3（第 { $column } 個字）。
equation-division-by-nought = 除數是 0（第 { $column } 個字）。
equation-not-whole = 組分數：這一級除法要整除，第 { $column } 個字處得 { $quotient }。
equation-too-large = 數太大，算不了。
equation-not-spanned = { $digit } 不在跨過的棋子裡。
equation-used-too-often = { $digit } 用得太多：跨過的每顆棋子只用一次。
equation-unused = 跨過的 { $digit } 沒有用到。
equation-wrong-claim = 等號後寫 { $claimed }，算出來是 { $value }。
equation-wrong-value = 得 { $value }，應得 { $needed }。
statement-missing = 沒說完：第 { $column } 個字起缺了內容；棋步要說棋子、方向、走法和跨過的棋子，如 ⑦右平跨②⑧⑨(2×8-9=7)。
statement-found = 看不懂：第 { $column } 個字的「{ $found }」；棋步如 ⑦右平跨②⑧⑨(2×8-9=7)。
scoring-product = 積和法
scoring-difference = 差和法
standing = { $score } 分（{ $method }），{ $home } 子到達
standing-penalty = { $standing }，已扣 { $points } 分
ruling-wrong = 說錯：{ $name }說「{ $said }」，棋子退回，失去這一手，扣 { $points } 分。
ruling-time = 超時：{ $name }失去這一手，扣 { $points } 分。
ruling-absent = 棄權：{ $name }不在場，判對方勝。
ruling-lifted = 裁判已撤銷：{ $ruling }

## How a game ends
ending-finished = 名次全部決定。
ending-all-passed = 所有人都走不動，按剩餘格數排名。
ending-no-progress = 很久沒有人前進，按剩餘格數排名。
ending-repetition = 同一局面出現三次，按剩餘格數排名。
ending-stopped = 叫停：比雙方得分。
ending-time-up = 時間到：比雙方得分。
ending-no-moves = 雙方都無棋可走：比雙方得分。
ending-resigned = 一方認輸。
ending-agreed = 和棋：雙方同意。

## Set-up
new-title = 新局：{ $game }
new-players = 人數
new-pieces = 每方棋子
new-rules = 規則
new-seats = 座位（依行棋順序）
new-name-hint = 姓名
new-start = 開始
new-colour = { $name }的顏色
rule-long-hops = 空跳
rule-long-hops-why = 可跳過較遠的一子，落在對稱的位置。
rule-chains = 連跳
rule-chains-why = 跳過一次後可以接著再跳。
rule-camps = 別人的營區
rule-camps-why = 既不是自己的營區也不是目標的角。
camps-open = 可停
camps-no-stop = 可過不可停
camps-no-entry = 不可進
rule-evacuation = 必須出營
rule-evacuation-why = 別人的棋子進了你的營區，你就要先出營。
rule-goal-lock = 目標鎖定
rule-goal-lock-why = 進了目標營區的棋子不能再出來。
rule-filled-goal = 佔滿即算
rule-filled-goal-why = 裡面有別人的棋子、自己又無法再進時，也算完成。
rule-no-progress = 久無進展即終局
rule-no-progress-why = 很久沒有人前進時結束棋局。
rule-full-round = 走完一輪
rule-full-round-why = 同一輪到達的人並列名次。

## Dialogs
dialog-cancel = 取消
dialog-close = 關閉
dialog-ok = 好
resume-title = 接著下嗎？
resume-text = 上次程式意外結束。棋局已存到第 { $plies } 步。
resume-yes = 接著下
resume-no = 先不要
resign-title = 認輸嗎？
resign-text = { $name }放棄這局棋。
result-title = 棋局結束
result-time = 用時 { $time }
result-look = 看棋盤
result-again = 再來一局
details-title = 棋局資料
details-event = 場合
details-place = 地點
details-date = 日期
details-remark = 這一步的註解
error-title = 沒有成功
window-not-yet = 視窗裡還不能下{ $game }；可用命令列讀它的檔案，見 tiaoqi --help。

## Files
path-open-title = 開啟棋局
path-save-title = 儲存棋局
path-name = 檔名
path-up = 上一層
path-empty = 這個資料夾裡沒有棋局。
path-overwrite = { $name } 已經存在，會被取代。
path-open = 開啟
path-save = 儲存
path-endings = .ron 保存全部內容；.txt 是可讀的棋譜。
files-game = 棋局與棋譜
file-io = { $path }：{ $reason }
io-not-found = 找不到這個檔案或資料夾。
io-permission = 沒有讀寫的權限。
io-full = 磁碟已滿。
io-read-only = 磁碟是唯讀的。
io-directory = 這是資料夾。
file-not-text = { $path } 不是文字檔（UTF-8）。
file-too-large = { $path } 太大，不像棋局檔。
file-mismatch = { $path } 寫入後讀回的內容不符，請存到別處。
fault-in-line = 第 { $line } 行：{ $sentence }
fault-syntax = 檔案損壞或不完整：{ $reason }。
fault-foreign = 這不是本程式的棋局檔。
fault-newer = 檔案格式是第 { $version } 版，本程式只讀得懂第 1 到 { $known } 版；請用較新的程式開啟。
fault-unknown-game = 本程式沒有「{ $game }」這種棋。
fault-seats = 寫了 { $named } 個座位，這局棋應有 { $needed } 個。
fault-unknown-colour = 沒有「{ $colour }」這種顏色。
fault-parent = 第 { $number } 步接在不存在或更後面的棋步之後。
fault-move = 第 { $number } 步 { $text } 不能走。{ $reason }
fault-result = 結果寫的是 { $written }，照棋步應是 { $found }。

## Rules and positions given as text
setup-unknown-rule = 沒有「{ $key }」這條規則；這種棋有：{ $known }。
setup-bad-value = { $key } 不能是「{ $value }」；可用：{ $allowed }。
setup-five-players = 不能五個人下：會有一人的目標是空角，不公平。請選 2、3、4 或 6 人。
setup-too-many-pieces = { $players } 人時每方 10 子；15 子只適合 2 或 3 人。
setup-bad-word = 「{ $word }」不是「格=棋子」的寫法，例如 r5c6=0。
setup-bad-piece = 「{ $word }」不是「格=棋子」的寫法，例如 r5c6=R7。
setup-no-cell = 棋盤上沒有「{ $cell }」這一格。
setup-twice = { $cell } 重複了。
setup-no-seat = 「{ $seat }」不是這局棋的座位；座位有 { $seats }。
setup-crowded = 座位 { $seat } 有 { $count } 子，多於開局的 { $limit } 子。
setup-no-position = 局面是空的；開頭要寫輪到哪個座位。

## Settings
settings-language = 語言
settings-system = 依系統
settings-theme = 佈景
theme-wood = 木紋
theme-paper = 白紙
theme-night = 夜間
theme-contrast = 高對比
settings-animation = 動畫
speed-off = 關
speed-fast = 快
speed-normal = 普通
speed-slow = 慢
settings-coordinates = 棋盤上顯示行列號
settings-turn = 棋盤轉向輪到的棋手
settings-symbols = 棋子上顯示各方符號
settings-clocks = 思考時顯示計時
settings-font = 文字大小

## Help
help-rules = 怎麼下
help-goal = 把自己角裡的棋子全部走到正對面的角裡。
help-step = 平移：走到相鄰的空格。
help-hop = 跳：越過一顆相鄰的棋子（不論哪一方），落在它正後面的空格。
help-long-hop = 空跳：被跳的棋子可以較遠；起點與落點到它等距，線上沒有別的棋子。
help-chain = 連跳：落地後可以一直接著跳，不吃子。
help-win = 最先佔滿目標的是第一名，其他人繼續爭名次。
help-keys = 按鍵
help-key-arrows = 在棋盤上移動
help-key-enter = 拿起、放下棋子
help-key-f6 = 在棋盤與側欄之間切換
help-key-tab = 下一顆能走的棋子
help-key-escape = 放回、關閉

## Graphics
graphics-none = 找不到可用的圖形介面：Vulkan、DirectX、Metal、OpenGL 都沒有。在 Linux 上安裝 mesa-vulkan-drivers 或 libgl1-mesa-dri 就有軟體繪圖。命令列（tiaoqi --help）不需要圖形介面。
graphics-no-screen = 沒有可以開視窗的螢幕。命令列（tiaoqi --help）不需要螢幕。

## Command line
cli-unknown-game = 沒有「{ $game }」這種棋；可用：{ $known }。
cli-checked = { $file }：{ $moves } 步，結果 { $result }
cli-unknown-ending = { $file }：副檔名決定格式，請用 .ron 或 .txt。
cli-no-ply = 主線只有 { $plies } 步，沒有第 { $ply } 步。
cli-reach-digits = 「{ $digits }」不是跨過的棋子：請寫 1 到 { $most } 個數字，如 289。
cli-solve-target = 「{ $target }」不是得數：請寫 0 以上的整數或分數，如 7 或 5/2。
cli-solve-none = 照這些規則，{ $digits } 算不出 { $target }。
cli-no-window = 這個版本沒有視窗；請看 tiaoqi --help。
