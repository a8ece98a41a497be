# Shared by the whole site

skip = Skip to content
language = Language
theme = Colour theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark
theme-projector = Projector
link-copy = Copy link
link-copied = Link copied
link-not-copied = Couldn’t copy: use the address bar
share = Share
keys = Keyboard shortcuts and sounds
close = Close
figure-missing = The picture was not saved because part of the page could not be loaded. Check your connection.
figure-failed = The picture could not be made: it may be too large for this browser. Save it as SVG instead.
figure-save = Picture:
pick-play = Play
news-missing = The solver could not be loaded. Check your connection; there may also be a newer version of Nimlab.
news-reload = Reload the page
news-slices = Compatibility mode: everything works, but long computations are slower.
tabs = Panels
tab-play = Play
tab-why = Why?
tab-sequence = Sequence
answers-hidden = The answers for this position are hidden.
answers-reveal = Show the answers
tab-misere = Misère
tab-atlas = Atlas
embed-open = Open in Nimlab

page-waiting = Loading…
page-missing = This part of the site could not be loaded. Check your connection; what you had open is still here.
page-missing-first = This part of the site could not be loaded. Check your connection.
page-again = Try again
words-missing = The French version could not be loaded. Check your connection.
dialog-missing = This window could not be loaded. Check your connection.

# A link that cannot be read

placed = { $said } { $place }
place-of = Character { $at }: “{ $found }”.
place-at = At character { $at }.
place-end = At the end of the text.
broken-title = This link is not valid
broken-text = Edit the link
broken-more = { $errors ->
    [one] … and { $errors } more problem.
   *[other] … and { $errors } more problems.
}
broken-open = Open
broken-nearest = The closest link that works:
broken-front = Go to the home page
link-too-long = This link is too long: it may have at most { $most } characters.
link-not-a-link = A Nimlab link starts with #/v1/ and the name of a family of games, as in #/v1/heaps/0.77/7+5.
link-version = This page reads links of version v1, but this one says “{ $found }”.
link-system = There is no family of games called “{ $found }”.
link-missing = The link is incomplete: the family of games must be followed by the game and the position, as in #/v1/heaps/0.77/7+5.
link-too-many-parts = Remove “{ $found }”: the position must be the last part.
link-too-much = Remove “{ $found }”: nothing may follow here.
link-no-value = “{ $found }” has no value. Write key=value.
link-key = There is no key called “{ $found }”.
link-value = “{ $found }” is not a valid value for { $key }. Allowed values: { $allowed }.
link-say-long = The question (say=…) has { $length } characters. The maximum is { $most }.
link-options = After options=, write at most { $most } answers, separated by %7C, with ~ before each right one; at least one must be right: options=one%7C~two.
link-contradiction = The key { $key } appears twice, with two different values.
link-at = The link has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, so it cannot open at move { $found }.

# The home page

front-title = Games that can be solved
front-lead = Play against the computer, find out why you won or lost, and share any position.
front-way-in = New here? Begin with the first lesson.
front-go-on = Back to { $title }
front-left = Your recent games
front-older = { $games ->
    [one] One older game
   *[other] { $games } older games
}
front-title-of = { $title }, { $moves ->
    [0] at the start
    [one] after { $moves } move
   *[other] after { $moves } moves
}
kept-title = Saved on this device
kept-note = { $games ->
    [0] No games yet. Settings, lessons and class results are saved too, on this device alone.
    [one] { $games } game is saved on this device alone, as are your settings, lessons and class results.
   *[other] { $games } games are saved on this device alone, as are your settings, lessons and class results.
}
kept-save = Save the games to a file
kept-open = Add games from a file
kept-erase = Erase everything
kept-sure = Erase all games, lessons (progress, answers and texts you have written), class results and settings from this device?
kept-yes = Erase
kept-no = Keep everything
kept-erased = Everything saved on this device has been erased.
kept-added = { $games ->
    [one] { $games } game added.
   *[other] { $games } games added.
}
kept-refused = Couldn’t save the games: storage is full, or blocked by the browser.
kept-no-room = { $games ->
    [0] No games were added.
    [one] { $games } game added.
   *[other] { $games } games added.
} There was no room for { $left-out } more. Erase everything first, or play on: the oldest games will be replaced.
kept-is-lesson = This file is a lesson, not a collection of games. No game was added.
kept-open-lesson = Open this lesson
kept-no-game = That file does not contain a game.
own-code-note = Enter an octal code, such as 0.137, 4.77 or { "0.[3]" }, the numbers that may be taken, such as { "{" }1, 3, 4{ "}" }, or a rule such as take-primes-whole.

# Playing

move = Move
turn-board = Turn the board
scroll-rest = Scroll sideways to see the rest of the board.
turned-board = Turned: the row numbers are above the board, the column numbers beside it.
board-label = Board
panel-label = Panel
stepper = Step through the game
undo = Undo
redo = Redo
step-first = First position
step-back = One move back
step-forward = One move forward
step-last = Last position
new-game = New game
hint = Hint
hint-move = Hint: { $move }.
other-ways = Other ways to move
hint-not-found = There is a winning move, but it is not known which: this position is too large to be solved here.
hint-none = No hint: every move loses against perfect play.
hint-unknown = No hint: the outcome of this position is not known.
hint-draw = No hint: neither player can force a win from here, and neither has to lose.
hint-computing = Looking for a hint…
values-hide = Hide answers until I ask

players = Players
players-human-computer = You begin
players-computer-human = The computer begins
players-you-are = You are { $player }
players-human-human = Two players
players-computer-computer = Two computers
level = Level
level-random = 0 · random
level-beginner = 1 · beginner
level-medium = 2 · medium
level-expert = 3 · expert
level-perfect = 4 · perfect
level-note-random = Level 0 plays at random, whatever the position.
level-note-beginner = Level 1 plays correctly one time in ten, and otherwise at random.
level-note-medium = Level 2 plays correctly half the time. It never misses a win in one move, and holds out when it is losing.
level-note-expert = Level 3 plays correctly nine times in ten. It never misses a win in one move, and holds out when it is losing.
level-note-perfect = Level 4 plays correctly wherever it can be worked out who wins, and holds out when it is losing.
pairing-you = you against the computer, level { $level }
pairing-people = two players
pairing-computers = computer against computer, level { $level }
computers-pause = Pause
computers-go = Resume

rule-normal = A player who can’t move loses
rule-misere = The player who makes the last move loses (misère)

turn-you = Your turn
turn-you-as = Your turn ({ $player })
turn-computer = The computer is choosing a move
turn-player = Player { $number } to move
turn-computer-number = Computer { $number } is choosing a move
turn-looking-back = Looking back: it was the computer’s turn here
computer-again = Let the computer move
looked-back-closed = It was the computer’s turn here. Go on to your own turn, or let the computer move.
turn-paused = Paused
turn-thinking = The computer is thinking: { $positions ->
    [one] { $positions } position examined
   *[other] { $positions } positions examined
}
won-you = You have won!
won-computer = The computer has won.
won-player = Player { $number } has won!
won-computer-number = Computer { $number } has won.
drawn = Nobody wins.
told-you = You { $move }.
told-computer = The computer { $move }.
told-anew = A new game has begun.
chosen-nothing = Nothing is selected any more.
told-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
told-redone = { $count ->
    [one] One move made again.
   *[other] { $count } moves made again.
}
told-guess = (A guess: this position was too hard to work out.)
told-player = Player { $number } { $move }.
told-computer-number = Computer { $number } { $move }.

moves = Moves
moves-none = No moves yet.
variations = Variations

seed-more = More options
seed = Random seed
seed-note = With the same seed, the computer makes the same choices again. Leave this blank for random choices.
seed-wrong = Enter a whole number from 0 to 18446744073709551615, or leave this blank.
new-game-start = Start game
new-game-others = Other games
new-game-wrong = Fix the highlighted field first.
new-game-not-yet = There is no position to play from yet: the note above says why.
new-game-reading = The game starts as soon as the text has been read.
new-game-over = There is no move in that position: the game would be over before it began.

# After the game

review-ask = Where was the game lost?
review-look = Look back at the game
review-title = The game, move by move
ending = The end of the game
ending-normal = No move is left: whoever made the last one wins.
ending-misere = No move is left: whoever made the last one loses (misère).
ending-none = There was no move to make from the start.
rematch = Rematch
rematch-computer = Rematch: the computer begins
rematch-you = Rematch: you begin
rematch-you-are = Rematch: you are { $player }
rematch-next = Another position
review-looking = Examining every move…
review-missed = Move { $number } was the decisive mistake. { $told }
review-way = One way to win was to { $winning }.
review-no-chance = There was no way out: against perfect play the loser never had a winning move.
review-no-chance-you = There was no way out: against perfect play you never had a winning move.
review-no-chance-won = You made no mistake: your opponent never had a winning move.
review-unknown = Nimlab couldn’t work out where the game was lost.
review-right = Good move
review-slip = Mistake
review-lost = No winning move
review-open = Not known
review-pending = …
review-lesson = A lesson on how to win this game: “{ $title }”
review-here = Move { $number }.
review-show = Show the better move
review-replay = Play another move instead
review-better = A winning move was to { $winning }.
review-more = It was better to { $better }.
review-again = Try again from here
review-end = Back to the end of the game
review-positions = before: { $before }; after: { $after }
review-even = drawn position
review-nim-sums = nim-sum { $before } → { $after }
winning-you = you are winning
winning-computer = the computer is winning
winning-player = player { $number } is winning
winning-computer-number = computer { $number } is winning

# Choosing a move, and reasons

setup-rule = Rule

how-keys = Keyboard: arrow keys and Enter.
type-move = Or type your move
type-play = Play it
field-full = This field is full: no more than { $most } characters fit here.
type-first = Type a move first.
type-over = The game is over. To play on, take a move back or start again.
type-wait = You can’t move right now.
verdict-win = The player to move wins.
verdict-loss = The player to move loses.
verdict-you-win = It’s your turn: you can win.
verdict-you-lose = It’s your turn, but whatever you play, the computer can win.
verdict-it-wins = It’s the computer’s turn, and it can win.
verdict-it-loses = It’s the computer’s turn, but whatever it plays, you can win.
verdict-you-win-then = It was your turn, and you could have won.
verdict-you-lose-then = It was your turn, but whatever you played, the computer could win.
verdict-it-wins-then = It was the computer’s turn, and it could win.
verdict-it-loses-then = It was the computer’s turn, but whatever it played, you could win.
verdict-draw = Neither player can force a win.
verdict-unknown = Outcome not known
why-line-sum = Nim-sum: { $sum }.
why-line-value = Grundy value: { $sum }.
grundy-value = Grundy value
nim-sum = Nim-sum
binary-title = Values in binary
winning-moves = { $count ->
    [0] No winning move
    [one] One winning move
   *[other] { $count } winning moves
}
winning-moves-found = { $count ->
    [one] One winning move found
   *[other] { $count } winning moves found
}
show-more = Show { $count } more
either = { $most } or { $last }
all-of = { $most } and { $last }
and-more = … and { $count } more.
mex-there = present
mex-missing = missing
why-over-normal = The game is over: the player to move can’t move, and so loses.
why-over-misere = The game is over: the player to move can’t move, and so wins.

# Computing

computing = Computing…
computing-done = { $done ->
    [one] { $done } step so far
   *[other] { $done } steps so far
}
computing-open = This search is long. It stops at its limit, perhaps without an answer.
computing-lost = The computation failed, most likely for lack of memory. Nothing else is affected.
computing-stopped = The computation was stopped.
compute = Compute
cancel = Cancel
go-on = Go further
begin-again = Start again
refused-too-long = { $asked } is too large: the maximum is { $most }.
refused-memory = This needs about { $megabytes } MB of memory, more than is available here.
refused-unread = The solver couldn’t read this question. Reload the page, then try again.

# The steps of an algorithm
steps-stepper = Step through the algorithm
steps-first = Go to the start
steps-back = Previous step
steps-play = Run
steps-pause = Pause
steps-forward = Next step
steps-last = Go to the end
steps-speed = Speed
steps-slow = slow
steps-medium = medium
steps-fast = 60 steps a second
steps-faster = 6,000 steps a second
steps-of = Step { $step } of { $steps }

# Sharing

share-title = Share this page
share-link = Link
share-copy = Copy
share-copied = Copied.
share-not-copied = The browser blocked copying. Select the text and copy it yourself.
share-copy-text = Copy as text
share-sheet = Share…
share-hidden = Hide the answers until someone asks for them
share-language = Open the link in English
share-long = This link has { $length } characters. Some apps cut off links of more than 2,000; a file keeps everything.
share-qr = QR code for this link
share-qr-large = Full screen
share-qr-long = This link is too long for a QR code: it has { $length } characters, and a code holds at most { $most }. Save it to a file instead.
share-embed = Embed in a web page
share-embed-lesson = Copy this code into a web page to show the lesson there.
share-embed-note = Copy this code into a web page to show the board there, ready to play.
share-picture = Picture of the board:
share-file = Save or open a file
share-save = Save the game
share-save-link = Save the link
share-open = Open a saved game
share-no-game = That file does not contain a game.

# Keys

keys-title = Keyboard shortcuts and sounds
keys-everywhere = Tab moves to the next item; Enter or Space presses a button; the arrow keys move around a board; Escape closes what is open.
keys-board = On this board.
keys-single = Single-key shortcuts
keys-on = Enable single-key shortcuts
keys-note = This choice is saved on this device. Turn these shortcuts off if you use voice control or press keys by accident.
sounds-on = Play a sound for every move

# The native command

cli-sparse-tail = The sparse method is only for finite codes; this one has a repeating tail.
cli-sparse-rule = The sparse method is only for rules under which a player takes one of a few fixed numbers and may then split the heap in two; this is not such a rule.
cli-octal-only = This is only computed for octal codes, and { $rule } is not one.
cli-limit-wrong = The limit must be a whole number from 0 to { $most }.
cli-usage = Usage: { $usage } (see also nimlab help)
cli-no-command = “{ $found }” is not a command. Usage: { $usage } (see also nimlab help)
cli-method = Unknown method. Allowed methods: { $allowed }.
cli-graph-rule = Rule: { $rule } (--rule changes it).
cli-file = The file { $name } cannot be read: { $why }
cli-file-write = The file { $name } cannot be written: { $why }
cli-output = The result cannot be written: { $why }
cli-file-none = there is no such file or folder.
cli-file-denied = permission was denied.
cli-file-folder = it is a folder.
cli-file-full = no space is left on the device.
cli-not-utf8 = The argument “{ $found }” is not in UTF-8.
cli-certificate-far = A certificate for this code would need so many values that checking it would take too long.
cli-certificate-unproved = No period was proved, so there is nothing to certify.
cli-certificate-powers = The argument for powers covers all heaps: no values need to be checked, so there is no certificate.
cli-certificate-rules = Certificates only exist for octal codes, and for other rules under which finitely many numbers may be taken, the same from every heap.
cli-certificate-long = A certificate would need { $count } values. The maximum is { $most }.
verify-too-long = The file is too large: the maximum is { $megabytes } MB.
verify-form = This is not a valid certificate: see line { $line }, column { $column }.
verify-format = This file gives its format as “{ $found }”, but only “nimlab-period-1” (for codes that end), “nimlab-period-2” (for codes that repeat for ever) and “nimlab-period-3” (for rules given by their moves) can be checked.
verify-code = “{ $found }” is not an octal code in its shortest form.
verify-rules = In this format, the rule is given by the field “{ $field }”, and there is no field “{ $other }”.
verify-move = The move “{ $take }” is not in the accepted form: the number of tokens must be from 0 to 10,000 and listed only once, and what may be left must be in the order of docs/certificates.md, without repetition. A move that takes nothing must leave two heaps or three.
verify-no-move = The rule has no move.
verify-no-period = The period can’t be 0.
verify-saltus = If only finitely many numbers may be taken, the values repeat exactly, so the saltus must be 0.
verify-tail-splits = A move can leave two heaps. For a code that repeats for ever, this can’t be checked.
verify-tail-bound = The bound is not the smallest one that proves the period.
verify-count = The number of values is { $found }, but the pre-period and the period add up to { $expected }.
verify-bound = The bound must be { $expected }: twice the pre-period, plus twice the period, plus the number of digits.
verify-moves-bound = The bound must be { $expected }: docs/certificates.md says how it follows from the moves, the pre-period and the period.
verify-value = G({ $n }) is not { $claimed }.
verify-rare = The list of rare heaps is wrong at { $n }.
verify-earlier = The values repeat even earlier: the pre-period is too large.
verify-shorter = The values already repeat with period { $period }.
verify-work = Checking this certificate would take too long.

# Pasted results

pasted-empty = There are no values in this text.
pasted-long = The text is too long: it is { $found } MB long, and the maximum is { $megabytes } MB.
pasted-many = There are too many values. The maximum is { $most }.
pasted-deep = The brackets are nested too deeply. The maximum is { $most } levels.
pasted-not-closed = “{ $sign }” is opened here but never closed.
pasted-strange = “{ $found }” does not belong here.
pasted-number = “{ $found }” is not a whole number that can be compared.
pasted-object = “{ $found }” does not show its values. Have your program print them as a list, for example print(list(…)).
pasted-shortened = “{ $found }” stands for values that were left out. Have your program print all of them; with numpy: numpy.set_printoptions(threshold=10**6).

# Results of one’s own, checked

check-about-here = Your results are checked against the position on the board.
check-matter-here-wins = True or False: does the player to move win?
check-matter-here-sum = The nim-sum of the position
check-matter-here-values = The values of its parts, in the order of the table
check-here-move = A winning move: { $move }.
check-here-no-move = Whatever the move, the opponent is left with a winning position.
check-here = here
check-marked = The correct values around the first difference
check-open = Check or copy results
check-what = What to check
check-paste = Paste what your program printed
check-forms = Python, JSON, CSV, a C array, plain numbers, or a copy from the console.
check-kept = The text in the field has not changed.
check-large = { $count ->
    [one] The text has { $count } character; it is too long to be shown here.
   *[other] The text has { $count } characters; it is too long to be shown here.
}
check-read = { $count ->
    [one] { $count } value was read.
   *[other] { $count } values were read.
}
check-beginning = Show the beginning
check-beginning-of = The beginning of the text
check-clear = Remove this text
check-waits = Comparing…
check-too-long-here = This is too much to compare here. This browser does not let the page compute in the background, and the page itself compares at most { $kilobytes } kB. Paste only part of the text.
check-at = Line { $line }, column { $column }:
check-line = line { $line }, column { $column }
check-show = Show in the text
check-copy = Copy as
check-copied = Copied.
check-not-copied = Couldn’t copy: the browser doesn’t allow it, or there are more than a million values.
check-agree = { $count ->
    [0] There is nothing to compare.
    [one] The value agrees.
   *[other] All { $count } values agree.
}
check-agree-so-far = { $count ->
    [one] The only value before this place agrees.
   *[other] The { $count } values before this place agree.
}
check-agree-set = { $count ->
    [0] The set is right: it is empty.
    [one] The set is right: one vertex.
   *[other] The set is right: { $count } vertices.
}
check-agree-strategy = { $count ->
    [0] The strategy is right: no vertex calls for a choice.
    [one] The strategy wins. Only one vertex calls for a choice.
   *[other] The strategy wins. { $count } vertices call for a choice.
}
check-differences = { $count ->
    [one] { $count } of { $all } values differs.
   *[other] { $count } of { $all } values differ.
}
check-set-differences = Differences in all: { $count }.
check-value = { $place }: you have { $found }; the right value is { $right }.
check-value-alone = You have { $found }; the right value is { $right }.
check-from-one = The first value was read as { $place }: the list is right only if it begins there.
check-beyond = { $count ->
    [one] One value could not be compared: the page knows only { $known } so far.
   *[other] { $count } values could not be compared: the page knows only { $known } so far.
}
check-further = To compare the rest too, compute further with “Compute up to n =” above.
check-counts-sum = Your counts add up to { $found } values; here there are { $right }. Compute up to the same n to compare them.
check-gap = { $count ->
    [one] No value was given for { $place }.
   *[other] { $count } values in between were not given; the first of them is { $place }.
}
check-left-out = From there on, your values are those of the next heaps: { $place } seems to be missing.
check-turned = Rows and columns are swapped in your table: your first column was compared with the first row here, and so on.
check-few = The text contains { $count } of the { $all } values.
check-few-results = The text gives { $count } of the { $all } results.
check-few-rows = { $found ->
    [one] The text ends early: it has only the first of the { $right } rows. That one was compared.
   *[other] The text ends early: it has only the first { $found } of the { $right } rows. These were compared.
}
check-few-columns = { $found ->
    [one] The rows end early: they have only the first of the { $right } columns. That one was compared.
   *[other] The rows end early: they have only the first { $found } of the { $right } columns. These were compared.
}
check-not-number = “{ $found }” is not a value.
check-outside = There is no place { $place } here.
check-not-square = “{ $found }” is not a square. Write a row and a column, for example (1, 2).
check-count = The number of values is { $found }; it should be { $right }.
check-rows = The number of rows is { $found }; it should be { $right }.
check-row-length = The length of row { $row } is { $found }; it should be { $right }.
check-want-dictionary = A dictionary is needed here, or a list of pairs.
check-want-set = A list or a set of vertices is needed here. For a dictionary of numbers, choose ranks or strategy above.
check-not-pair = “{ $found }” is not a pair of numbers. Write both, for example (71, 12).
check-not-set = “{ $found }” is not a set of numbers. Write it in brackets, for example [0, 1, 3].
check-not-rows = “{ $found }” is not a position. Write its rows, with no row longer than the one above and no zeros, for example [2, 1].
check-not-truth = “{ $found }” is neither True nor False.
check-is-won = { $place } is a winning position; your program says it is losing.
check-is-lost = { $place } is a losing position; your program says it is winning.
check-not-within = { $count ->
    [one] One position does not fit within this bar; it was not compared.
   *[other] { $count } positions do not fit within this bar; they were not compared.
}
check-empty-position = The empty list is not a position here: the game is over once only the poison is left. It was not compared.
check-entries-fewer = Apart from [1], your dictionary has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}; the function, written as chosen above, makes { $right }, and { $rows } is missing from yours. The entries it does have are right.
check-entries-more = Apart from [1], your dictionary has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}; the function, written as chosen above, makes { $right } and does not need { $rows }. All the entries are right.
check-not-relation = “{ $found }” is not a relation. Write two words, for example “a^2 = 1”.
check-relation-false = { $relation } is false in this quotient: the left side is { $one }, the right side { $other }.
check-relation-missing = Your relations are true, but { $relation } does not follow from them.
check-relations-open = Your relations are true; whether all the others follow from them has not been checked.
check-no-vertex = “{ $found }” is not a vertex of this graph.
check-not-in-s = “{ $found }” is not in your list S of vertices.
check-vertex-twice = Vertex { $vertex } occurs more than once.
check-vertex-extra = Vertex { $vertex } is not in the attractor.
check-vertex-missing = Vertex { $vertex } is missing.
check-rank-inside = Vertex { $place } has no rank in your result; its rank is { $right }.
check-rank-outside = Vertex { $place } has rank { $found } in your result, but it is not in the attractor.
check-move-edge = There is no edge from { $place } to { $found }.
check-move-leaves = The edge from { $place } to { $found } leaves the attractor: from there, the win can no longer be forced.
check-move-none = No move is given at { $place }; a winning one leads to { $right }.
check-move-circles = The move from { $place } to { $found } stays in the attractor, but with this strategy the opponent can put off the win forever.
check-want-line = A list of vertices is needed here, from the root to a leaf.
check-line-begins = Your line begins at { $found }; it should begin at { $right }.
check-line-worse = The move from { $place } to { $found } leads to the value { $value }; the best moves from there lead to { $right }.
check-line-ends = Your line ends at { $place }, which is not a leaf.
check-elsewhere = { $count ->
    [one] One call is about a position other than { $board }, the one on the board; it was not compared.
   *[other] { $count } calls are about positions other than { $board }, the one on the board; they were not compared.
}
check-other-code = { $count ->
    [one] One call is about the code { $found }, but this page shows { $code }; it was not compared.
   *[other] { $count } calls are about other codes ({ $found }, for example), but this page shows { $code }; they were not compared.
}
check-other-sticks = { $count ->
    [one] One call is for a different number of sticks ({ $found }) from the one on this page ({ $sticks }); it was not compared.
   *[other] { $count } calls are for different numbers of sticks ({ $found }, for example) from the one on this page ({ $sticks }); they were not compared.
}
check-other-size = { $count ->
    [one] One call is about a board of { $found }, but this page shows { $size }; it was not compared.
   *[other] { $count } calls are about boards of other sizes ({ $found }, for example), but this page shows { $size }; they were not compared.
}
check-menu-of = No starting square is given; the squares were compared with those within reach of { $place }.
check-period-none = Your program found no period, but there is one: the pre-period and the period are { $right }.
check-no-nimber = The nimber of “{ $found }” is missing: write it for all pawns or for none.
check-which = Write what each result belongs to, for example { $example }.
check-key-twice = “{ $found }” occurs twice.
check-mex = mex { $set }: you have { $found }; the right value is { $right }, the smallest non-negative integer not in the set.
check-own-numbers = Does your program number the vertices in another order? Then enter its graph as your own graph under “Play”, “New game”, and its numbers will be used here.
check-by-labels = The vertices are numbered differently here; they were compared by their labels.
check-no-code = The page knows no period of { $found } without computing it, so this one was not compared.
check-no-key = “{ $found }” is not one of the entries expected here.
check-parts = The lists { $names } are needed here, in this order.
check-result-extra = { $place }: { $found } does not belong here.
check-result-twice = { $place }: { $found } occurs too often.
check-result-missing = { $place }: { $found } is missing.
check-list-extra = { $found } does not belong in this list.
check-list-twice = { $found } occurs too often in this list.
check-list-missing = { $found } is missing from this list.
check-choice-wrong = { $place }: { $found } does not win; { $right } does.
check-choice-missing = { $place }: your program finds no winning move, but { $right } wins.
check-choice-none = { $place }: your program answers { $found }, but no move wins here.
check-vertices = The list of vertices has length { $found }; it should have length { $right }.
check-successor-lists = A has { $found } lists of successors; it should have { $right }, one for each vertex.
check-labels = E has { $found } labels; it should have { $right }, one for each vertex.
check-vertex-unreached = Vertex { $vertex } of your graph cannot be reached from its first vertex.

# Tasks and lessons: what can be wrong with them
formula-too-long = A formula may have at most { $most } characters.
formula-empty = Type a formula, for example (N - i) mod 3.
formula-unknown = “{ $found }” can’t be used in a formula. Use whole numbers, + - * div mod ⊕ min max and parentheses.
formula-large = “{ $found }” is too large. Use whole numbers up to { $most }.
formula-letter = “{ $found }” is unknown here. The letters are { $letters }.
formula-unexpected = Something is missing before this sign.
formula-ends = The formula stops too early: a number, a letter or a parenthesis is missing at the end.
formula-deep = The parentheses are nested too deeply.
task-over = The game is over here, so there is nothing to ask.
task-moves-unknown = It is known who wins here, but not all winning moves are known: this position is too large to be solved here.
task-unknown = It is not known who wins: this position is too large to be solved here.
task-no-values = This position has no values to ask for.
task-no-sheet = For this position there is nothing to fill in, or too much.
task-no-formula = No formula can be asked for here: this position has no table of numbers, or too large a one.
task-no-table-sum = A sum has no table to fill in and no formula to find: ask about one of its parts instead.
task-no-table-misere = In misère play there are no Grundy values here to fill in or to find a formula for: ask who wins, or for a move.
task-no-next = There is no next step here.
task-no-options = A multiple-choice question must list its options: options=…
task-cannot-win = This game cannot be won against a computer that plays well.
task-too-few-moves = { $moves ->
    [one] This game cannot be won in a single move against a computer that plays well.
   *[other] This game cannot be won in { $moves } moves against a computer that plays well.
}
task-tell-teacher = If this looks like a mistake, tell your teacher; you can continue without answering.
task-skip = Continue without answering
task-no-winning-move = No move wins here: the only right answer is “No move wins”. If that is not what you want, choose another position.
task-not-a-number = “{ $found }” is not a number. Type a whole number, for example 2.
task-not-natural = “{ $found }” is not a whole number from 0 up. Type 0, 1, 2…
task-number-too-large = “{ $found }” is too large. Type a number of at most { $most }.
task-first-number = Type a number first.
task-first-table = Fill in the table first.
task-paste-too-large = What you pasted ({ $rows } × { $columns }) does not fit here: from this field on there is room for { $down } × { $across }. Nothing was filled in.
task-first-step = Type the next step first.
task-first-words = Write your answer first.
task-first-choice = Choose an answer first.
task-other-answer = That is not an answer to this question.
task-next-number = “{ $found }” does not fit here. Type one whole number from 0 up, for example 2.
task-next-numbers = “{ $found }” does not fit here. Type a list of whole numbers from 0 up, for example [2, 1].
task-next-square = “{ $found }” is not a square. Type its row and its column, for example (1, 3).
task-next-no-square = “{ $found }” is not a square of this grid. Type the row first, then the column.
task-next-unreadable = “{ $found }” is not a vertex. Type its label or its number.
lesson-link-too-long = The lesson in this link is longer than { $most } kB, the maximum.
lesson-check = Check the questions
lesson-check-opinion = All answers are marked as right: readers are asked for their opinion, and nothing is judged.
lesson-check-good = The question has an answer.
lesson-check-open = Any answer is taken: this one is for you to read.
lesson-check-none = No move wins here: that is the right answer.
lesson-check-nothing = Nothing is asked.
lesson-too-long = The lesson is { $found } kB long. The maximum, { $most } kB, is reached on this line.
lesson-too-many-steps = The lesson has { $found } steps; at most { $most } are allowed.
lesson-no-title = The lesson needs a “title” line at the top.
lesson-no-steps = The lesson has no steps. Each step begins after a “---” line.
lesson-notes-last = The teacher’s notes must come last: move this block below the last step.
lesson-no-text = This is not a text file, or it is larger than 12 MB. A lesson is a plain text file.
lesson-empty-step = This step is empty.
lesson-head = “{ $found }” is unknown here. The keywords allowed before the first “---” are title, lang, level, minutes and free.
lesson-break = “{ $found }” does not separate steps. Write exactly “---”, alone on its line, with no space before it.
lesson-head-value = “{ $found }” is not a valid value for { $key }. Use en or fr for lang, a number from 1 to 999 for minutes, yes or no for free.
lesson-head-twice = There is already a “{ $key }” line above.
lesson-link = The link “{ $found }” cannot be read. { $why }
lesson-unheard = The comment on “{ $found }” is never shown: this move cannot be made here. { $why }
lesson-said-of-right = The comment on “{ $found }” is never shown: this answer is right. Begin the line with “+ ” for what is said after a right answer.
lesson-keyword-meant = “{ $found }” is not a keyword. The keyword is “{ $keyword }”.
lesson-notes-break = “{ $found }” does not begin the teacher’s notes here. Put a “---” line above it.
lesson-dash = “{ $found }” looks like a comment on an answer, but pupils would read it before they answer. Begin the line with a hyphen and a space: “- ”.
lesson-unknown-line = “{ $found }” looks like a keyword that does not exist. Begin ordinary text with a capital letter.
lesson-task = “{ $found }” is not a kind of task. The kinds are { $allowed }.
lesson-two-tasks = This step asks two questions: one “task” line is enough.
lesson-two-boards = This step already has a board: one link per step.
lesson-not-a-game = This link does not lead to a game.
lesson-no-board = The task “{ $task }” needs a board: add a line with a link.
lesson-no-right-option = None of the options is marked as right: (x).
lesson-empty-option = This option has no text.
lesson-too-many-options = There are { $found } options; at most { $most } are allowed.
lesson-markup = “{ $found }” contains markup. A lesson is plain text, with *emphasis* and `code`.
lesson-packed = This link to a lesson is incomplete or has been changed. Ask for it again, or paste the whole link.
lesson-begun = { $steps ->
    [one] The first step can still be read. The lesson breaks off after it.
   *[other] The first { $steps } steps can still be read. The lesson breaks off after them.
}
lesson-begun-open = Open what can be read
lesson-line = Line { $line }:
cli-lesson-problems = { $count ->
    [one] There is one problem in this lesson.
   *[other] There are { $count } problems in this lesson.
}

# A task

hint-exists = There is at least one winning move. Press again to learn where to look.
hint-theory-values = Work out the Grundy value of each part. A move wins if it leaves values whose nim-sum is 0.
task-answer = Your answer
task-move = Find a winning move.
task-moves = Mark all the winning moves.
task-win = Win the game.
task-win-within = { $moves ->
    [one] Win with a single move.
   *[other] Win in at most { $moves } moves.
}
task-outcome = Who wins if both play perfectly?
task-value = Give the values.
task-fill = Fill in the table.
task-next = What comes next?
task-formula = Find a formula.
task-choice = Choose an answer.
task-open = Answer in your own words.
task-waiting = Getting ready…
task-says-win = The player to move
task-says-loss = The other player
task-says-draw = Neither
task-nim-sum = Nim-sum
task-check = Check
task-hand-in = Keep my answer
task-none = No move wins
task-redraw = New position
task-restart = Give up and start over
task-not-kept-yet = Your new version has not been kept yet.
task-again = Try again
task-explore = Explore this position
task-hint = { $count ->
    [one] Hint
   *[other] Hint { $number } of { $count }
}
task-mark-how = Make each winning move on the board: it is marked, not played.
task-unmark = Remove: { $move }
task-marks = Marked moves
task-hints = Hints
task-marked = { $count ->
    [0] No move is marked.
    [one] One move is marked: { $move }.
   *[other] { $count } moves are marked; the last one: { $move }.
}
task-formula-label = Your formula
task-formula-row = In n, with + - * div mod ⊕ min max, for example n mod 3.
task-formula-grid = In i (row), j (column), N (rows) and M (columns), with + - * div mod ⊕ min max.
task-next-label = The next one
task-next-note = Type a number.
task-done-so-far = So far: { $steps }.
task-open-label = Your answer
task-cell = Row { $row }, column { $column }
task-cell-value = G({ $column })
task-cell-component = Component at { $column }
task-cell-vertex = Vertex { $column }
task-cell-alone = Column { $column }
task-right = Right!
task-taken = Noted. This answer is not graded.
task-wrong = That’s not it.
task-right-sum = After your move the nim-sum is 0: whatever your opponent does, you can make it 0 again.
task-right-balance = After your move everything is in balance: whatever your opponent does, you can bring it back into balance.
task-balance = Everything is in balance: whatever move is made, the opponent can bring it back into balance.
task-no-balance = There is a move after which everything is in balance.
task-right-move = After your move your opponent loses, as long as you keep playing well.
task-right-moves = { $count ->
    [0] Indeed, no move wins here.
    [one] That is the only winning move.
    [2] Those are the two winning moves.
   *[other] You found all { $count } winning moves.
}
task-right-win = You won.
task-won = Well done, you won!
task-right-value = { $values } = { $sum }.
task-wrong-sum = That move does not win. It leaves nim-sum { $sum }, not 0, and your opponent can bring it back to 0.
task-wrong-balance = That move does not win. It leaves something out of balance, and your opponent can bring everything into balance.
task-wrong-move = That move does not win: see how the computer replies.
task-wrong-lost = No move wins here, so this one does not either.
task-wrong-none = There is at least one winning move.
task-wrong-move-marked = The move you marked does not win.
task-wrong-all-moves = None of the moves you marked wins.
task-wrong-moves = { $extra ->
    [one] One of the moves you marked does not win.
   *[other] { $extra } of the moves you marked do not win.
}
task-missing-moves = { $missing ->
    [one] Everything you marked is right, but one winning move is still missing.
   *[other] Everything you marked is right, but { $missing } winning moves are still missing.
}
task-wrong-win = The computer won this time.
task-wrong-late = You won, but it took too many moves.
task-wrong-outcome = No. For each move the player to move can make, look for a good reply.
task-wrong-outcome-win = No. There is a move after which the other player can no longer win.
task-wrong-numbers = { $wrong ->
    [0] No mistake so far, but some boxes are still empty.
    [one] One number is wrong.
   *[other] { $wrong } numbers are wrong.
}
task-wrong-binary = { $digits } is { $number } written in binary. Here, write the answer in decimal.
why-place = { $place }.
why-no-moves = There is no move from there, so the value is 0.
why-least-missing = { $count ->
    [one] From there, only the value { $values } can be reached. The value is the smallest whole number, starting from 0, that can’t be reached
   *[other] The moves from there lead to the values { $values }. The value is the smallest whole number, starting from 0, that is not among them
}.
why-nim-sum = Write the values in binary, one under the other: { $digits }. In each column, the nim-sum has a 1 where the number of 1s is odd.
why-number = Here that is { $number }.
task-wrong-formula = { $count ->
    [one] The formula fails in one place.
   *[other] The formula fails in { $count } places.
}
task-formula-zero = { $count ->
    [one] The formula divides by zero in one place.
   *[other] The formula divides by zero in { $count } places.
}
task-formula-negative = { $count ->
    [one] In one place the formula takes the nim-sum of a negative number, which has none.
   *[other] In { $count } places the formula takes the nim-sum of a negative number, which has none.
}
task-formula-large = { $count ->
    [one] In one place the formula gives a number too large to be worked out.
   *[other] In { $count } places the formula gives a number too large to be worked out.
}

# Lessons

lesson-title = Lesson
lesson-more = Show the whole text
lesson-less = Show less text
lesson-following = Next lesson
lesson-all = Lessons
lesson-lead = Seventeen lessons lead from two equal heaps to proofs and attractors. The solver checks your answers.
lesson-path = The path
lesson-practicals = Four practicals, question by question
lesson-own = Your own lesson
lesson-own-note = A lesson is a short text. It travels in a link, as a QR code or as a file; nothing is sent to a server.
lesson-guide = A guide for teachers
lesson-write = Write a lesson
lesson-write-lead = Separate the steps with a “---” line. A line that begins with a link becomes the board of its step. What you write is saved on this device.
lesson-how = For a multiple-choice question, write each answer on its own line, after { $right } if it is right and after { $wrong } if it is wrong. A line that begins with { $hint } is a hint; one that begins with { $comment } is shown after a wrong answer. For example:
lesson-how-wrong = two heaps
lesson-how-right = three heaps
lesson-how-hint = Count them again.
lesson-how-comment = One is missing.
lesson-example-title = My first lesson
lesson-example-ask = Find a winning move. Is there another one?
lesson-how-all = Everything that a lesson can contain
lesson-its-text = Text of the lesson
lesson-good = { $steps ->
    [one] One step. Use the button below to check that its question has an answer.
   *[other] { $steps } steps. Use the button below to check that each question has an answer.
}
lesson-order = Order of the steps
lesson-up = Move step { $number } up
lesson-down = Move step { $number } down
lesson-preview = See it as a pupil
lesson-share-note = The link holds the whole lesson. You can still correct its texts: what your class hands in will count. If you change a board, the wording of a multiple-choice or free question, or the order or number of steps, it is another lesson: keep the old link then.
lesson-qr-long = It is { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
} too long for a QR code.
lesson-minutes = { $minutes } min
lesson-steps = Steps of the lesson
lesson-step = Step { $number } of { $count }
lesson-step-done = Step { $number } of { $count }, done
lesson-step-passed = Step { $number } of { $count }, skipped
lesson-replaced = What you had written here before has been kept.
lesson-replaced-here = What you had written here before can be brought back until you leave this page.
lesson-put-back = Bring it back
lesson-step-closed = Finish step { $number } first: the next ones open one after another.
lesson-step-none = There is no step { $number }: this lesson has { $count ->
    [one] one step
   *[other] { $count } steps
}.
lesson-next = Next
lesson-back = Back
lesson-finish = Finish
lesson-done = Well done: the lesson is finished.
lesson-was-read = That is all.
lesson-result = Right the first time, without a hint: { $right } of { $count }.
lesson-passed = { $count ->
    [one] One question was skipped: its step is dotted above.
   *[other] { $count } questions were skipped: their steps are dotted above.
}
lesson-to-text = Back to the text
lesson-erase = Start this lesson over
lesson-erase-yes = Erase and start over
lesson-erase-no = Keep my answers
lesson-erase-sure = Your answers will be erased. If they are for your teacher, hand them in first.
lesson-all-done = done
lesson-some-done = { $done } of { $count }
lesson-teacher = Teacher’s notes
lesson-broken = This lesson has a problem
lesson-no-such = There is no lesson called “{ $found }”.
lesson-not-kept = Your progress could not be saved: storage is full or blocked.
day-name = Position of the day
day-title = Position of the day, { $date }
day-question = The same position for everybody, all over the world.
day-explained = Here is the position again, with an explanation.
day-go = Today’s position
day-see = See why
day-before = The previous day’s position, explained
day-streak = { $days ->
    [0] Solve today’s position to start a streak.
    [one] Streak: one day.
   *[other] Streak: { $days } days.
}
day-result = Nimlab, { $date }: solved { $tries ->
    [1] at the first attempt
   *[other] on attempt { $tries }
}, { $hints ->
    [0] without hints
    [1] with one hint
   *[other] with { $hints } hints
}
day-copy = Copy my result
day-done = Well done: this position is solved.
day-passed = You skipped this position.
day-erase = Try this position again
day-to-come = That day hasn’t started yet: its position is drawn when it begins (UTC).
front-games-inside = Kayles, Chomp, pawns, coins…
front-explore-inside = periods and patterns
front-learn-inside = seventeen lessons
front-class-inside = your questions
front-games = Games
front-explore = Explore
front-class = For your class
front-class-note = Put your own questions into a lesson, send the link, and see who found what. No accounts; nothing leaves your device.
front-class-write = Write a lesson
front-class-answers = See a class’s answers
hero-rule = Take as many matches as you like from one heap. The player who takes the last match wins.
hero-turn = Your move: pick a match. It goes, with all those to its right.
hero-token = match { $token } of { $size }: takes { $tokens }, leaving { $left ->
    [0] nothing
   *[other] { $left }
}
explore-kayles = Kayles settles into a period
explore-kayles-note = In the picture, each colour is a Grundy value, twelve to a row: below the first rows, the columns never change again. Here the sequence is computed, and its period proved.
explore-queen = The queen and the golden ratio
explore-queen-note = The losing squares of Wythoff’s queen lie close to two lines.
explore-chomp = Chomp with three rows
explore-chomp-note = All losing positions with three rows and at most { $to } columns. No formula for them is known.
explore-pawns = Nim on a grid
explore-pawns-note = The nimbers of a pawn repeat in blocks of three by three.
front-learn = Learn
front-learn-note = From two equal heaps to proofs: seventeen lessons, each with a few questions to answer on the board. And four practicals, in Python and C.
front-learn-on = Continue: { $title }
front-path-done = You have done all the lessons of the path.
front-path-is-done = { $number }. { $title }: done
front-path-is-next = { $number }. { $title }: next
front-path-is-begun = { $number }. { $title }: in progress
front-path-is-new = { $number }. { $title }: not started
path-nim-1 = Two equal heaps
path-nim-2 = Groups of 4, 2 and 1
path-nim-3 = The nim-sum
path-sticks = Sticks: remainders and periods
path-sums = Sums of games
path-kayles = Kayles: filling the table
path-dawson = A period that is proved
path-pawns = Pawns and nimbers
path-wythoff = Wythoff’s queen
path-coins = Heads and tails
path-corners = Turning corners
path-boards = Dominoes on a board
path-chomp = Chomp: the first bite
path-adding = Adding different games
path-attractor = Attractors
path-minimax = Minimax
path-misere = Misère play
front-learn-go = Start with two heaps

ask-title = Make this a question
ask-say = Your question
ask-say-what = Write your question above: only you know which numbers it is about, such as “G(0) to G(3) are shown. What is G(4)?”
ask-kind = What the pupil does
ask-not-here = { $kind } (no win can be forced here)
ask-hints = Hints
ask-move = finds a winning move
ask-moves = marks all winning moves
ask-win = wins the game
ask-outcome = says who wins
ask-value = gives the values
ask-fill = fills in the table
ask-next = says what comes next
ask-formula = finds a formula
ask-choice = chooses among your answers
ask-open = answers freely
ask-hints-none = none
ask-hints-theory = an idea
ask-hints-where = an idea, then where to look
ask-hints-which = up to the move itself
ask-more = More
ask-each = Check each number as soon as it is typed
ask-within = Maximum number of the pupil’s moves (empty: no limit)
ask-done = Steps already done (empty: none)
ask-fresh = A different position of this size for each pupil
ask-bad-number = Type a whole number up to { $most }, or leave the field empty.
ask-options = Answers, one per line
ask-options-twice = Two of the answers are the same.
ask-options-note = Begin each right answer with (x). The link contains these answers. For all other kinds of question, it does not contain the answer: the solver finds it.
ask-note = The answer is hidden from view, not secret.
ask-add = Add to my lesson
ask-added = Question added. Steps in your lesson now: { $steps }.
ask-link = Link with the question
ask-added-counted = Question added. Steps in your lesson now: { $steps }. Its board counts rows and columns from 0, as do the moves in your comments.
ask-added-too-many = Question added. Your lesson now has { $steps } steps; at most { $most } are allowed, so remove some before you give it out.
task-rule = The rules
task-sheet = Table of numbers
not-kept = This game could not be saved: storage is full or blocked.
draft-not-kept = Your text could not be saved on this device: storage is full or blocked.
lesson-copy-link = Copy the lesson’s link
lesson-save = Save the lesson
lesson-open = Open a lesson

# What is handed in.
hand-in-title = Hand in my work
hand-in-early = { $left ->
    [one] One of the questions is still open. You can hand in your work again later: the new line then replaces this one.
   *[other] { $left } questions are still open. You can hand in your work again later: the new line then replaces this one.
}
hand-in-note = All answers that you have checked or kept fit on one line. Nimlab sends nothing: you pass the line on yourself, in a chat, a form or an email.
hand-in-name = Your name or number (optional)
hand-in-line = The line to hand in
hand-in-copy = Copy the line
hand-in-copy-link = Copy the link to hand in
hand-in-qr = QR code
hand-in-qr-label = QR code of my answers
hand-in-qr-long = There are too many answers for a QR code: copy the line.
hand-in-save = Save as a file

# The teacher's page.
class-title = Class
class-about = Pupils hand in one line each. Here you see who found what, the most common mistakes, and every answer on its board.
class-go = Open the class page
class-lead = Paste what your class has handed in. Every answer is checked again here, on this device; nothing leaves it.
class-choose = Choose another lesson
class-own = Your own lessons
class-own-count = { $count ->
    [one] one submission
   *[other] { $count } submissions
}
class-open = Link to a lesson or a question, or a line that was handed in
class-open-go = Open
class-open-own = These answers belong to a lesson that does not come with Nimlab. Paste the link to that lesson, then the answers on its page.
class-open-wrong = This is neither a link to a lesson or a question nor a line that was handed in. Such a line begins with NL1.
class-open-unkept = These answers could not be saved on this device: storage is full or blocked. Open the class page of their lesson and paste them there: the table shows them as long as the page is open.
class-paste = Lines handed in
class-paste-note = As many lines as you like, with whatever surrounds them: a whole chat will do. Or drop files here.
class-add = Add
class-files = Choose files
class-camera = Scan with the camera
class-camera-stop = Stop the camera
class-camera-how = Hold the QR code on a pupil’s screen up to the camera. The picture never leaves this device.
class-camera-picture = What the camera sees
class-camera-refused = The camera is not allowed here. Allow it in the browser’s settings for this site, or paste the line.
class-camera-missing = There is no camera that this page can use.
class-camera-unread = QR codes cannot be read in this browser. Ask for the line or the link instead.
class-busy = Checking the answers…
class-lost = { $count ->
    [one] One line saved on this device no longer fits this lesson.
   *[other] { $count } lines saved on this device no longer fit this lesson.
}
class-nothing = No line in this text begins with “NL1.”
class-added = { $count ->
    [one] One submission added.
   *[other] { $count } submissions added.
}
class-replaced = { $count ->
    [one] One submission replaces an earlier one.
   *[other] { $count } submissions replace earlier ones.
}
class-known = { $count ->
    [one] One submission was already in the table.
   *[other] { $count } submissions were already in the table.
}
class-more-problems = { $count ->
    [one] One more line could not be counted.
   *[other] { $count } more lines could not be counted.
}
class-other-lesson = This line belongs to another lesson.
class-other-lines = { $count ->
    [one] Line { $lines } belongs to another lesson.
   *[other] Lines { $lines } belong to another lesson.
}
class-other-open = Open it
class-other-own = To see { $count ->
    [one] it
   *[other] them
}, open the link to that lesson here.
class-other-version = This line belongs to another version of the lesson and does not count.
class-code-broken = This line is incomplete or has been changed. It does not count; ask for it again.
class-code-newer = This line was made by a newer version of Nimlab. Reload this page to read it.
class-file = { $name }:
class-file-line = { $name }, line { $line }:
class-file-no-text = { $name } is not a text file and was not read.
class-file-unread = { $name } couldn’t be read. Choose it again.
class-file-too-long = { $name } is too large and was not read: the maximum is { $most } MB.
class-too-long = That is too much at once: the maximum is { $most } MB.
class-unkept = These answers could not be saved on this device: storage is full or blocked. Save the table before you leave.
class-nameless = Hide the names
class-details = Show times and hints
class-order = Order
class-order-handed-in = as handed in
class-order-name = by name
class-order-fewest = fewest right answers first
class-csv = Save the table (CSV)
class-erase = Erase this lesson’s answers
class-remove = Remove this submission
class-removed = The submission was removed. It comes back if its line is added again.
class-erase-all = Erase all answers handed in
class-erase-all-sure = Erase everything that was handed in, for all lessons? This cannot be undone.
class-erase-sure = Erase everything that was handed in for this lesson? This cannot be undone.
class-link = For your pupils: link and QR code
class-link-qr = QR code of the link to the lesson
class-package = For a learning platform
class-package-note = A SCORM 1.2 package for Moodle and other platforms. It opens the lesson at this address and reports completion and score to the platform.
class-package-save = Save the package
class-table = Pupils and steps
class-reader = Pupil
class-marked = Marked: { $moves }
class-pupil = Pupil { $number }
class-cell = { $name }, step { $number }: { $said }
class-step = Step { $number }
class-at-once = Right the first time
class-right-once = right
class-right-after = right on attempt { $count }
class-taken = handed in
class-none = no valid answer
class-unjudged = could not be checked
class-csv-open = not yet
class-csv-wrong = Step { $number }: wrong answers
class-csv-hints = Step { $number }: hints
class-csv-seconds = Step { $number }: seconds
class-csv-answers = Step { $number }: answers
class-not-yet = { $count ->
    [one] not yet, one wrong answer
   *[other] not yet, { $count } wrong answers
}
class-device = (hints: { $hints }, time: { $minutes } min { $seconds } s)
class-hints = { $count ->
    [one] one hint
   *[other] { $count } hints
}
class-legend = ✓ right · ✓ 3 right on attempt 3 · ✗ 2 not yet, after two wrong answers · • handed in, not graded · – no valid answer · ⊘ could not be checked: reload the page. Choose a mark to see the answers on the board.
class-own-words = { $count ->
    [one] Step { $number }: one answer in the pupil’s own words
   *[other] Step { $number }: { $count } answers in the pupils’ own words
}
class-own-answer = { $name }: { $answer }
class-checked = { $count ->
    [one] One pupil’s answers are checked.
   *[other] The answers of { $count } pupils are checked.
}
class-mistakes = Most common wrong answers
class-readers = { $count ->
    [one] (one pupil)
   *[other] ({ $count } pupils)
}
class-given = Answer given: { $answer }
class-project = { $answer }: show it to the class
class-answers = Answers to step { $number }

# A lesson before a class and on paper

teacher-tools = For the teacher: projector, answer key
project-title = On the projector
project-question = Question
project-answer = Show the answer
project-hide = Hide the answer
project-undo = Undo
project-numbers = The numbers given (✗ marks the wrong ones):
project-wrong-sum = This move leaves nim-sum { $sum }, not 0.
project-wrong-move = This move does not win.
project-wrong-over = This move ends the game and loses it.
project-reply = The opponent’s winning reply: { $move }.
project-screen = Full screen
project-leave = Leave
sheet-title = Worksheet
sheet-key = Answer key
sheet-lesson = The lesson
sheet-print = Print
sheet-name = Name
sheet-date = Date
sheet-set = version { $set }
sheet-qr = QR code of the lesson
sheet-qr-long = The link is too long to be printed as a QR code: it has { $found } characters, and at most { $most } can be read off paper.
sheet-wrong = wrong
sheet-working = Working out the answer…
key-answer = Answer
key-hints = Hints
key-mistakes = Comments on wrong answers
key-otherwise = any other wrong answer
answer-win = The player to move wins.
answer-loss = The other player wins.
answer-with-move = For example with this move: { $move }.
answer-value = { $name }: { $value }
answer-draw = Neither player can force a win.
answer-first-moves = { $count ->
    [one] First move that wins:
   *[other] First moves that win:
}
answer-computer-loses = The computer plays first and loses, whatever it does.
answer-formula = The formula must give these numbers.
answer-or = or
answer-believed = No answer is right or wrong here: the question is about what pupils believe.
answer-lost = a lost game
answer-late = a game won in too many moves
answer-open = Open answer, not graded.
answer-move = { $move } ({ $written })

about-title = About Nimlab
about-what = Nimlab { $version } plays, solves and explains impartial games. Everything is computed in your browser, and nothing leaves it. The source code is open, under the MIT and Apache 2.0 licences.
about-repository = The source code:
about-no-repository = This copy of the site contains only the compiled program and gives no address for its source code: ask whoever publishes it.
about-sources = The theory comes from C. L. Bouton, “Nim, a Game with a Complete Mathematical Theory” (1901); R. K. Guy and C. A. B. Smith, “The G-values of Various Games” (1956); E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways; J. H. Conway, On Numbers and Games; T. E. Plambeck and A. N. Siegel, “Misère Quotients for Impartial Games” (2008).
about-cite = To cite a result, give “Nimlab, version { $version }”, the date, and the address of the page that shows it: the address contains the whole position.

# Terms: their forms, with | between them, and their definitions
term-nim-sum = nim-sum|nim-sums
define-nim-sum = The nim-sum ⊕ adds numbers in binary without carrying: 3 ⊕ 5 = 6.
term-grundy-value = Grundy value|Grundy values
define-grundy-value = The Grundy value of a position is the smallest non-negative integer that is not the value of any of its options. In normal play it is 0 exactly when the player to move loses.
term-nimber = nimber|nimbers
define-nimber = Another word for Grundy value: the size of the Nim heap to which a position is equivalent.
term-mex = mex
define-mex = The mex (minimum excluded value) of a set is the smallest non-negative integer that is not in it: mex { "{" }0, 1, 3{ "}" } = 2.
term-p-position = P-position|P-positions
define-p-position = A P-position is a win for the previous player, the one who has just moved: the player to move loses.
term-n-position = N-position|N-positions
define-n-position = An N-position is a win for the next player, that is, the player to move.
term-attractor = attractor|attractors
define-attractor = The attractor of a player is the set of vertices from which this player can force a win.
term-rank = rank|ranks
define-rank = The rank of a vertex is the smallest number of moves, counting both players’, within which the win can be forced.
term-pre-period = pre-period
define-pre-period = The pre-period is the smallest n from which the sequence is periodic.
term-period = period|periods
define-period = The period is the smallest p > 0 such that, from some n onwards, the sequence repeats every p places, exactly or with a constant, the saltus, added each time.
term-saltus = saltus
define-saltus = The saltus s is what the values gain over one period: G(n + p) = G(n) + s.
