## The program
app-name = 跳棋 Tiaoqi
game-chinese-checkers = 中国跳棋
game-chinese-checkers-line = 2、3、4、6 人 · 竞走 · 20–40 分钟
game-number-chess = 国际数棋
game-number-chess-line = 2 人 · 算式跳棋 · 20 分钟
colour-vermilion = 红方
colour-yellow = 黄方
colour-green = 绿方
colour-blue = 蓝方
colour-purple = 紫方
colour-sky = 青方

## Home
home-title = 选一种棋
home-continue = 接着下
home-continue-line = { $game } · 已下 { $plies } 步
home-files = 你的棋局
home-open = 打开棋局文件…
home-no-files = 存过或打开过的棋局会列在这里。

## Commands
command-new-game = 新局
command-open = 打开…
command-save = 保存
command-save-as = 另存…
command-undo = 悔棋
command-redo = 重走
command-first = 回到开局
command-last = 到最后
command-previous = 上一步
command-next = 下一步
command-turn-board = 转棋盘
command-turn-back = 反向转棋盘
command-coordinates = 坐标
command-symbols = 棋子符号
command-panel = 侧栏
command-say = 输入棋步
command-copy-position = 复制局面
command-home = 棋类
command-settings = 设置
command-help = 帮助
command-larger = 放大文字
command-smaller = 缩小文字
command-natural-size = 文字原大小
menu = 菜单
resign = 认输
details = 棋局资料…
quit = 退出

## Side panel
panel-to-go = 还差 { $steps } 格
panel-counts = { $moves } 步 · { $hops } 跳
panel-no-moves = 还没有棋步。
panel-say-hint = 棋步，如 r4c1-r5c5
panel-play = 走
panel-resigned = 已认输
panel-to-move = 轮到
place = 第 { $place } 名

## Status line
status-to-move = 轮到{ $name }走。
status-stepped = { $name }平移 { $move }。
status-hopped = { $name }跳 { $move }（{ $hops } 跳）。
status-passed = { $name }无子可动，跳过一次。
status-resigned = { $name }认输。
status-timeout = { $name }超时，失去这一手。
status-called-stop = { $name }叫停。
status-finished = { $name }占满目标营区：{ $place }！
status-picked = { $cell }：有 { $count } 个落点可选，Esc 放回。
status-no-move = { $cell }：这颗棋子现在走不动。
status-at-ply = 第 { $ply } 步之后，共 { $plies } 步。
status-at-start = 开局局面。
status-over = 棋局结束。{ $places }
status-place = { $place }：{ $name }。
status-saved = 已保存：{ $path }。
status-opened = 已打开：{ $path }。
status-resumed = 接着上次的局面继续。
status-copied = 局面已复制。
status-autosave = 无法自动保存这局棋。{ $reason }
status-settings = 无法保存设置。{ $reason }
status-complaint = { $path } 无法使用，已改名为 .bad：{ $reason }
status-slow = 找不到显卡，画面由处理器绘制。
refused-nothing-to-undo = 没有棋步可以悔。
refused-nothing-to-redo = 没有棋步可以重走。
refused-no-take-back = 落子无悔：比赛中不能悔棋，也不能从前面的局面另走。
refused-must-say = 口述棋步：这一步要说出算式，请输入棋步表达。
refused-no-ruling = 没有判罚：这里没有可以撤销的判罚。

## Why a move is refused: the term first, then the reason
illegal-empty = 空格：{ $cell } 没有棋子。
illegal-not-your-piece = 不是你的棋子：{ $cell } 是{ $owner }的；现在轮到{ $name }。
illegal-turn-over = 轮次已过：{ $mover }刚走过，现在轮到{ $name }。
illegal-same-cell = 没有移动：棋子又回到 { $cell }。
illegal-occupied = 已有棋子：{ $cell } 被占住了。
illegal-not-on-line = 不在直线上：{ $to } 不在 { $from } 的六个方向上，也没有连跳能到。
illegal-nothing-to-hop = 没有可跳的棋子：{ $from } 到 { $to } 之间是空的，平移只能走一格。
illegal-blocked = 被阻挡：{ $pivot } 后面还有 { $by } 的棋子挡住。
illegal-not-symmetric = 不对称：离 { $pivot } 有 { $before } 格，落点却在它后面 { $behind } 格。
illegal-long-hop-off = 不准空跳：只能跳过紧邻的棋子，{ $pivot } 太远。
illegal-chain-off = 不准连跳：要跳 { $hops } 次才到，只准跳一次。
illegal-foreign-point = 别人的营区：不能停在 { $to }。
illegal-foreign-point-entry = 别人的营区：到 { $to } 必须穿过别人的营区，而规则不准进入。
illegal-goal-locked = 目标锁定：进了目标营区的棋子不能再出来，{ $to } 在外面。
illegal-must-evacuate = 先出营：{ $guest } 有别人的棋子进了你的营区，你要先让自己的棋子出营。
illegal-may-not-pass = 不能跳过：还有棋可走。
illegal-game-over = 棋局已经结束。
illegal-not-in-this-game = 这种棋没有这一着。
slip-missing = 没写完：第 { $column } 个字起缺了内容；棋步要有两格，如 r4c1-r5c5。
slip-found = 看不懂：第 { $column } 个字的“{ $found }”不是棋盘上的格。

## Number chess: what is wrong with a move or its equation, scores, rulings
nc-not-your-piece = 对方的棋子：{ $cell } 不是你的。
nc-no-such-piece = 没有这颗棋子：你的 { $piece } 不在棋盘上。
nc-not-your-turn = 轮次未到：现在轮到{ $name }。
nc-not-on-line = 不在直线上：{ $to } 不在 { $from } 的六个方向上，也没有连跨能到。
nc-nothing-to-span = 没有可跨的棋子：{ $from } 到 { $to } 之间是空的，移只能走一格。
nc-not-behind-last = 落点不对：要落在最后一子 { $last } 的正后面，{ $to } 不是。
nc-no-equation = 算不出来：照现在的规则，{ $spanned } 算不出 { $needed }。
nc-chains-off = 不准连跨：照现在的规则，一步只能跨一次。
nc-one-segment = 跟步：连跨至少要跨过两个不同的线段，只在一个线段上来回不算。
nc-no-common-value = 得数不同：有路可以跨到，但各段算不出同一个得数。
nc-same-line = 初级连跨：第 { $hop } 跨与前一跨在同一直线上。
nc-visited-twice = 初级连跨：两次落在 { $cell }。
nc-not-simple = 初级连跨：只有在同一直线上接着跨、或重复落点才到得了，现在的规则不准。
nc-no-landing = 没有落点：第 { $hop } 跨的落点被占住，或在棋盘外。
nc-nothing-spanned = 跨过的棋子不对：第 { $hop } 跨的路上没有棋子。
nc-not-these-spanned = 跨过的棋子不对：第 { $hop } 跨的路上依次是 { $there }。
nc-not-adjacent = 邻：只能越过一颗紧邻的棋子。
nc-not-this-way = 走法不对：这个落点可以走到，但不是用“{ $kind }”。
nc-chain-too-short = 连跨：至少要跨两次；只跨一次是单跨。
nc-too-many-hops = { $kind }：只走一次；接着再跨要说“连跨”。
nc-equation = 算式有误（第 { $hop } 跨）：{ $fault }
nc-no-equation-said = 缺算式：第 { $hop } 跨要说出算式。
nc-values-differ = 得数不同：第 { $hop } 跨得 { $value }，前面得 { $before }；连跨各段的得数要相同。
nc-must-yield = 五子让位：对方已有五子以上进营，自己的阵营至少要空出一格。
nc-may-not-stop = 叫停：十子都进对方阵营才可以，现在进了 { $home } 子。
equation-unknown = 第 { $column } 个字“{ $symbol }”不是算式的符号。
equation-number-missing = 第 { $column } 个字的位置缺数字。
equation-unexpected = 第 { $column } 个字的位置应是运算符号或结尾。
equation-unclosed = 第 { $column } 个字的括号没有关。
equation-operator-off = 这一级不用“{ $operator }”（第 { $column } 个字）。
equation-concat-off = 组大数：这一级不可以把数字连成大数（第 { $column } 个字起）。
equation-leading-nought = 组大数：大数不能以 0 开头（第 { $column } 个字）。
equation-bad-power = 组乘方：底数和指数各是一个数字，指数只能是 2 或 3（第 { $column } 个字）。
equation-division-by-nought = 除数是 0（第 { $column } 个字）。
equation-not-whole = 组分数：这一级除法要整除，第 { $column } 个字处得 { $quotient }。
equation-too-large = 数太大，算不了。
equation-not-spanned = { $digit } 不在跨过的棋子里。
equation-used-too-often = { $digit } 用得太多：跨过的每颗棋子只用一次。
equation-unused = 跨过的 { $digit } 没有用到。
equation-wrong-claim = 等号后写 { $claimed }，算出来是 { $value }。
equation-wrong-value = 得 { $value }，应得 { $needed }。
statement-missing = 没说完：第 { $column } 个字起缺了内容；棋步要说棋子、方向、走法和跨过的棋子，如 ⑦右平跨②⑧⑨(2×8-9=7)。
statement-found = 看不懂：第 { $column } 个字的“{ $found }”；棋步如 ⑦右平跨②⑧⑨(2×8-9=7)。
scoring-product = 积和法
scoring-difference = 差和法
standing = { $score } 分（{ $method }），{ $home } 子到达
standing-penalty = { $standing }，已扣 { $points } 分
ruling-wrong = 说错：{ $name }说“{ $said }”，棋子退回，失去这一手，扣 { $points } 分。
ruling-time = 超时：{ $name }失去这一手，扣 { $points } 分。
ruling-absent = 弃权：{ $name }不在场，判对方胜。
ruling-lifted = 裁判已撤销：{ $ruling }

## How a game ends
ending-finished = 名次全部决定。
ending-all-passed = 所有人都走不动，按剩余格数排名。
ending-no-progress = 很久没有人前进，按剩余格数排名。
ending-repetition = 同一局面出现三次，按剩余格数排名。
ending-stopped = 叫停：比双方得分。
ending-time-up = 时间到：比双方得分。
ending-no-moves = 双方都无棋可走：比双方得分。
ending-resigned = 一方认输。
ending-agreed = 和棋：双方同意。

## Set-up
new-title = 新局：{ $game }
new-players = 人数
new-pieces = 每方棋子
new-rules = 规则
new-seats = 座位（按行棋顺序）
new-name-hint = 姓名
new-start = 开始
new-colour = { $name }的颜色
rule-long-hops = 空跳
rule-long-hops-why = 可跳过较远的一子，落在对称的位置。
rule-chains = 连跳
rule-chains-why = 跳过一次后可以接着再跳。
rule-camps = 别人的营区
rule-camps-why = 既不是自己的营区也不是目标的角。
camps-open = 可停
camps-no-stop = 可过不可停
camps-no-entry = 不可进
rule-evacuation = 必须出营
rule-evacuation-why = 别人的棋子进了你的营区，你就要先出营。
rule-goal-lock = 目标锁定
rule-goal-lock-why = 进了目标营区的棋子不能再出来。
rule-filled-goal = 占满即算
rule-filled-goal-why = 里面有别人的棋子、自己又无法再进时，也算完成。
rule-no-progress = 久无进展即终局
rule-no-progress-why = 很久没有人前进时结束棋局。
rule-full-round = 走完一轮
rule-full-round-why = 同一轮到达的人并列名次。

## Dialogs
dialog-cancel = 取消
dialog-close = 关闭
dialog-ok = 好
resume-title = 接着下吗？
resume-text = 上次程序意外结束。棋局已存到第 { $plies } 步。
resume-yes = 接着下
resume-no = 先不要
resign-title = 认输吗？
resign-text = { $name }放弃这局棋。
result-title = 棋局结束
result-time = 用时 { $time }
result-look = 看棋盘
result-again = 再来一局
details-title = 棋局资料
details-event = 场合
details-place = 地点
details-date = 日期
details-remark = 这一步的注解
error-title = 没有成功
window-not-yet = 窗口里还不能下{ $game }；可用命令行读它的文件，见 tiaoqi --help。

## Files
path-open-title = 打开棋局
path-save-title = 保存棋局
path-name = 文件名
path-up = 上一层
path-empty = 这个文件夹里没有棋局。
path-overwrite = { $name } 已经存在，会被取代。
path-open = 打开
path-save = 保存
path-endings = .ron 保存全部内容；.txt 是可读的棋谱。
files-game = 棋局与棋谱
file-io = { $path }：{ $reason }
io-not-found = 找不到这个文件或文件夹。
io-permission = 没有读写的权限。
io-full = 磁盘已满。
io-read-only = 磁盘是只读的。
io-directory = 这是文件夹。
file-not-text = { $path } 不是文本文件（UTF-8）。
file-too-large = { $path } 太大，不像棋局文件。
file-mismatch = { $path } 写入后读回的内容不符，请存到别处。
fault-in-line = 第 { $line } 行：{ $sentence }
fault-syntax = 文件损坏或不完整：{ $reason }。
fault-foreign = 这不是本程序的棋局文件。
fault-newer = 文件格式是第 { $version } 版，本程序只读得懂第 1 到 { $known } 版；请用较新的程序打开。
fault-unknown-game = 本程序没有“{ $game }”这种棋。
fault-seats = 写了 { $named } 个座位，这局棋应有 { $needed } 个。
fault-unknown-colour = 没有“{ $colour }”这种颜色。
fault-parent = 第 { $number } 步接在不存在或更后面的棋步之后。
fault-move = 第 { $number } 步 { $text } 不能走。{ $reason }
fault-result = 结果写的是 { $written }，照棋步应是 { $found }。

## Rules and positions given as text
setup-unknown-rule = 没有“{ $key }”这条规则；这种棋有：{ $known }。
setup-bad-value = { $key } 不能是“{ $value }”；可用：{ $allowed }。
setup-five-players = 不能五个人下：会有一人的目标是空角，不公平。请选 2、3、4 或 6 人。
setup-too-many-pieces = { $players } 人时每方 10 子；15 子只适合 2 或 3 人。
setup-bad-word = “{ $word }”不是“格=棋子”的写法，例如 r5c6=0。
setup-bad-piece = “{ $word }”不是“格=棋子”的写法，例如 r5c6=R7。
setup-no-cell = 棋盘上没有“{ $cell }”这一格。
setup-twice = { $cell } 重复了。
setup-no-seat = “{ $seat }”不是这局棋的座位；座位有 { $seats }。
setup-crowded = 座位 { $seat } 有 { $count } 子，多于开局的 { $limit } 子。
setup-no-position = 局面是空的；开头要写轮到哪个座位。

## Settings
settings-language = 语言
settings-system = 按系统
settings-theme = 主题
theme-wood = 木纹
theme-paper = 白纸
theme-night = 夜间
theme-contrast = 高对比
settings-animation = 动画
speed-off = 关
speed-fast = 快
speed-normal = 普通
speed-slow = 慢
settings-coordinates = 棋盘上显示行列号
settings-turn = 棋盘转向轮到的棋手
settings-symbols = 棋子上显示各方符号
settings-clocks = 思考时显示计时
settings-font = 文字大小

## Help
help-rules = 怎么下
help-goal = 把自己角里的棋子全部走到正对面的角里。
help-step = 平移：走到相邻的空格。
help-hop = 跳：越过一颗相邻的棋子（不论哪一方），落在它正后面的空格。
help-long-hop = 空跳：被跳的棋子可以较远；起点与落点到它等距，线上没有别的棋子。
help-chain = 连跳：落地后可以一直接着跳，不吃子。
help-win = 最先占满目标的是第一名，其他人继续争名次。
help-keys = 按键
help-key-arrows = 在棋盘上移动
help-key-enter = 拿起、放下棋子
help-key-f6 = 在棋盘与侧栏之间切换
help-key-tab = 下一颗能走的棋子
help-key-escape = 放回、关闭

## Graphics
graphics-none = 找不到可用的图形接口：Vulkan、DirectX、Metal、OpenGL 都没有。在 Linux 上安装 mesa-vulkan-drivers 或 libgl1-mesa-dri 就有软件绘图。命令行（tiaoqi --help）不需要图形接口。
graphics-no-screen = 没有可以打开窗口的屏幕。命令行（tiaoqi --help）不需要屏幕。

## Command line
cli-unknown-game = 没有“{ $game }”这种棋；可用：{ $known }。
cli-checked = { $file }：{ $moves } 步，结果 { $result }
cli-unknown-ending = { $file }：扩展名决定格式，请用 .ron 或 .txt。
cli-no-ply = 主线只有 { $plies } 步，没有第 { $ply } 步。
cli-reach-digits = “{ $digits }”不是跨过的棋子：请写 1 到 { $most } 个数字，如 289。
cli-solve-target = “{ $target }”不是得数：请写 0 以上的整数或分数，如 7 或 5/2。
cli-solve-none = 照这些规则，{ $digits } 算不出 { $target }。
cli-no-window = 这个版本没有窗口；请看 tiaoqi --help。
