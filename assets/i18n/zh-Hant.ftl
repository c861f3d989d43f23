## The program
app-name = 跳棋 Tiaoqi
game-chinese-checkers = 中國跳棋
game-chinese-checkers-line = 2、3、4、6 人 · 競走 · 20–40 分鐘
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
status-finished = { $name }佔滿目標營區：{ $place }！
status-picked = { $cell }：有 { $count } 個落點可選，Esc 放回。
status-no-move = { $cell }：這顆棋子現在走不動。
status-at-ply = 第 { $ply } 步之後，共 { $plies } 步。
status-at-start = 開局局面。
status-over = 棋局結束。{ $places }
status-place = { $place }：{ $name }。
status-saved = 已儲存：{ $path }
status-opened = 已開啟：{ $path }
status-resumed = 接著上次的局面繼續。
status-copied = 局面已複製。
status-autosave = 無法自動儲存這局棋。{ $reason }
status-settings = 無法儲存設定。{ $reason }
status-complaint = { $path } 無法使用，已改名為 .bad：{ $reason }
status-slow = 找不到顯示卡，畫面由處理器繪製。
refused-nothing-to-undo = 沒有棋步可以悔。
refused-nothing-to-redo = 沒有棋步可以重走。

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
slip-missing = 沒寫完：第 { $column } 個字起缺了內容；棋步要有兩格，如 r4c1-r5c5。
slip-found = 看不懂：第 { $column } 個字的「{ $found }」不是棋盤上的格。

## How a game ends
ending-finished = 名次全部決定。
ending-all-passed = 所有人都走不動，按剩餘格數排名。
ending-no-progress = 很久沒有人前進，按剩餘格數排名。
ending-repetition = 同一局面出現三次，按剩餘格數排名。

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
cli-no-window = 這個版本沒有視窗；請看 tiaoqi --help。
