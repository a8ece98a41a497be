# The house

skip = Skip to the content
language = Language
theme = Colours
theme-system = Automatic
theme-light = Light
theme-dark = Dark
theme-projector = Projector
link-copy = Copy link
link-copied = Link copied
link-not-copied = Not copied: take it from the address bar
close = Close
news-stale = A newer version of Nimlab is here.
news-reload = Load it
news-slices = This browser does not let Nimlab compute in the background, so it computes on the page. Everything works, long computations more slowly.

# A link that cannot be read

broken-title = This link cannot be read
broken-text = The link, to be mended
broken-open = Open
broken-nearest = The nearest link that works:
broken-front = To the front page
link-too-long = The link is longer than { $most } characters.
link-not-a-link = A Nimlab link begins with #/v1/ and the name of a system, as in #/v1/heaps/0.77/7+5.
link-version = This page reads links of version v1; this one says “{ $found }”.
link-system = There is no system called “{ $found }”.
link-missing = The link ends too early: after the system come the game and the position, as in #/v1/heaps/0.77/7+5.
link-too-many-parts = There is too much after the position: “{ $found }”.
link-no-value = “{ $found }” has no value: write key=value.
link-key = There is no key “{ $found }”.
link-value = “{ $found }” is not a value for { $key }. Allowed: { $allowed }.
link-contradiction = The key { $key } stands twice and says two different things.
link-at = There { $moves ->
    [one] is { $moves } move
   *[other] are { $moves } moves
} in the link; { $found } is beyond the last.

# The front page

front-title = Games that can be solved
front-lead = Play against the computer, ask why you won or lost, and send the position to somebody. Everything is computed in your browser; nothing is sent anywhere.
front-go-on = Go on: { $title }
front-left = Games you left
front-title-of = { $title }, { $moves ->
    [0] at the beginning
    [one] after { $moves } move
   *[other] after { $moves } moves
}
front-heaps-note = Take tokens from one heap, by the rules of the game. Who cannot move loses, unless the card says otherwise.
heaps = Heaps
card-misere = Who takes the last stick loses.

# Playing

board-label = Board
panel-label = Panel
tabs = Panels
tab-play = Play
tab-why = Why
tab-sequence = Sequence
stepper = Back and forth in the game
undo = Undo
redo = Redo
step-first = First position
step-back = One move back
step-forward = One move forward
step-last = Last position
new-game = New game
hint = Hint
hint-move = Hint: { $move }
hint-none = No hint helps here: every move loses against perfect play.
hint-unknown = No hint: the outcome of this position is not known.
hint-computing = Looking for a hint …
answers-hidden = The answers for this position are hidden.
answers-reveal = Show them
values-hide = Hide answers until I ask
embed-open = Open in Nimlab

players = Players
players-human-computer = You begin against the computer
players-computer-human = The computer begins
players-human-human = Two people
players-computer-computer = Two computers
level = Level
level-beginner = 1 · beginner
level-medium = 2 · medium
level-expert = 3 · expert
level-perfect = 4 · perfect
pairing-you = you against the computer, level { $level }
pairing-people = two players
pairing-computers = computer against computer, level { $level }
computers-pause = Pause
computers-go = Go on

rule-normal = Who cannot move loses
rule-misere = Who cannot move wins

turn-you = Your turn
turn-computer = The computer is choosing a move
turn-player = Player { $number } to move
turn-computer-number = Computer { $number } is choosing a move
turn-looking-back = The computer has moved from here
turn-paused = The computers wait
turn-thinking = The computer is thinking: { $positions } positions looked at
won-you = You have won!
won-computer = The computer has won.
won-player = Player { $number } has won!
won-computer-number = Computer { $number } has won.
told-you = You: { $move }
told-computer = Computer: { $move }
told-player = Player { $number }: { $move }
told-computer-number = Computer { $number }: { $move }

moves = Moves
moves-none = No move yet.
move-number = Move { $number } { $written }: { $move }
variations = Variations

seed-more = More
seed = Seed
seed-note = With the same number the computer makes the same choices again. Leave it empty for chance.
seed-wrong = A seed is a whole number from 0 to 18446744073709551615, or nothing.
new-game-start = Begin
new-game-wrong = Please mend the field marked above first.

# After the game

review-ask = Why did it end like this?
review-looking = Looking for the move that lost …
review-missed = Move { $number }, { $played }, gave the win away. This would have won: { $winning }
review-no-chance = The loser never had a winning move: the position was lost from the beginning against perfect play.
review-unknown = Where the game was lost is not known.
review-show = Show that position

# Computing

computing = Computing …
computing-done = { $done } steps so far
computing-lost = The computation was lost, most likely for want of memory. Nothing else is affected.
compute = Compute
cancel = Cancel
go-on = Go on: twice as far
begin-again = Begin again
refused-too-long = { $asked } is too far: at most { $most }.
refused-memory = This needs about { $megabytes } MB of memory, more than the browser gives.

# Heaps: names

heaps-title = Octal game { $code }
heaps-title-named = { $name } { $code }
game-nim = Nim
game-fort-boyard = Fort Boyard’s sticks
game-cram = Cram on a line
game-kayles = Kayles
game-dawsons-chess = Dawson’s Chess
game-treblecross = Treblecross
game-officers = Officers
game-guiles = Guiles
game-laskers-nim = Lasker’s Nim
game-she-loves-me = She loves me
game-subtraction = Subtraction game { "{" }1, 3, 4{ "}" }
game-hard = A hard one
note-nim = Take as many as you like from one heap.
note-fort-boyard = Take 1, 2 or 3 sticks.
note-cram = Lay dominoes on a strip of squares.
note-kayles = Knock over one pin, or two side by side.
note-dawsons-chess = Take a coin together with the coins beside it.
note-treblecross = Take three coins side by side.
note-officers = Take one coin, but never the last of its heap.
note-guiles = Take a whole heap of one or two, or two coins leaving two heaps.
note-laskers-nim = Nim, but a heap may also be split in two.
note-she-loves-me = Pluck one petal at a time: only the number decides.
note-subtraction = Take 1, 3 or 4 matches.
note-hard = A game whose values go on for very long before they repeat.

# Heaps: a new game

setup-game = Game
setup-own = A game of your own
setup-code = Octal code
setup-code-note = Digit n says what may be left when n are taken: 1 nothing, 2 one heap, 4 two heaps, added up. { "0.[3]" } repeats 3 for ever; { "{" }1, 3, 4{ "}" } takes 1, 3 or 4.
setup-heaps = Heaps
setup-heaps-note = Up to 64 heaps of 1 to 10,000 tokens, such as 7 + 5 + 12.
setup-rule = Rule

# Heaps: the board

heap = Heap
heap-of = Heap { $heap } ({ $size })
heaps-board = Heaps
heap-name = Heap { $heap } of { $heaps }: { $size ->
    [one] { $size } token
   *[other] { $size } tokens
}
heap-name-value = { $name }, Grundy value { $value }
heap-large = { $size } tokens: move by menu or by text
token-name = token { $token } of { $size }
gap-title = Split the heap here
position-empty = Nothing is left on the board.
position-one = One heap of { $size }.
position-heaps = { $count } heaps: { $sizes }.
how-keys = Keys: arrows and Enter.
how-keys-split = Keys: arrows, Enter, S to split before the token.
how-length = Point at a token to see what it takes; click to take it.
how-to-end = Click a token to take it and all that follow it in its heap.
how-to-end-split = Click a token to take it and all that follow it, or between two tokens to split the heap.
how-length-split = Click a token to take it, or between two tokens to split the heap.
how-split-only = Click a token to split its heap before it.
how-two-ends = Click the first and the last token of a run, or drag over it; for a single token click it twice.
how-two-ends-split = Click the first and the last token of a run, or drag over it; click between two tokens to split the heap.

move = Move
move-leaves-none = heap { $heap }: all { $size } taken.
move-leaves-one = heap { $heap }: { $take } of { $size } taken, { $one } left.
move-leaves-two = heap { $heap }: { $take } of { $size } taken, { $left } and { $right } left.
move-splits = heap { $heap }: { $size } split into { $left } and { $right }.

pick-heap = From
pick-take = take
pick-leave = and leave
pick-play = Play
leave-none = nothing
type-move = Or type the move
type-move-note = heap-taken-left, as in 1-2-3: from heap 1 take 2, leave 3 on the left.

# Heaps: what can be wrong

code-empty = Write an octal code, such as 0.77.
code-character = “{ $found }” has no place in an octal code: digits 0 to 7 and one point.
code-not-octal = “{ $found }” is not an octal digit: only 0 to 7.
code-no-point = A code has a point after its first digit, as in 0.77.
code-two-points = A code has one point only.
code-no-first = A digit is missing before the point: 0, or 4 where heaps may be split without taking.
code-first = Before the point stands 0, or 4 where heaps may be split without taking; not “{ $found }”, with which games would not end.
code-no-digits = Digits are missing after the point.
code-too-many-digits = { $count } digits after the point: at most { $most }.
code-empty-tail = The repeating tail has no digit.
code-two-tails = A code has one repeating tail only.
code-not-closed = A bracket is not closed.
code-after-end = “{ $found }” stands after the end of the code.
code-empty-set = The set of numbers is empty: write, say, { "{" }1, 3, 4{ "}" }.
code-member = “{ $found }” is not a number that may be taken: 1 to { $most }.
code-no-move = This code never allows a move: at least one digit must not be 0.

heaps-empty = A number is missing. Write heaps such as 7 + 5 + 12, or 0 for none.
heaps-not-a-number = “{ $found }” is not a heap: whole numbers from 1 to { $most }, with + between them.
heaps-zero = An empty heap is not written: leave it out.
heaps-too-large = { $found } tokens in a heap: at most { $most }.
heaps-too-many = { $count } heaps: at most { $most }.

move-unreadable = “{ $found }” is not a move: write heap-taken-left, as in 1-2-3.
move-no-heap = There is no heap { $heap }: { $heaps ->
    [0] none is left
    [one] there is only one
   *[other] there are { $heaps }
}.
move-takes-too-many = The heap has { $size ->
    [one] { $size } token
   *[other] { $size } tokens
}, not { $take }.
move-left-too-large = { $left } cannot stay on the left: { $rest ->
    [one] { $rest } token stays
   *[other] { $rest } tokens stay
} in all.
move-never-takes-between = This game never takes { $take } at once: { $below } or { $above }, for instance.
move-never-takes-above = This game never takes as many as { $take } at once: at most { $below }.
move-never-takes-below = This game never takes as few as { $take } at once: at least { $above }.
move-never-takes = This game never takes { $take } at once.
move-may-leave-never = This game never takes { $take } at once.
move-may-leave-none = { $take } may be taken only as a whole heap.
move-may-leave-one = Whoever takes { $take } must leave exactly one heap: take from an end, and not all.
move-may-leave-none-or-one = Whoever takes { $take } may not split the heap: take from one of its ends.
move-may-leave-two = { $take ->
    [0] A heap can only be split into two that are not empty.
   *[other] Whoever takes { $take } must leave two heaps: take from the middle.
}
move-may-leave-none-or-two = Whoever takes { $take } must take the whole heap or leave two heaps.
move-may-leave-one-or-two = { $take } may not be all of the heap: something must be left.
move-may-leave-any = That cannot be left.

# Heaps: reasons

verdict-win = Who is to move wins.
verdict-loss = Who is to move loses.
verdict-unknown = Not known
grundy-value = Grundy value
nim-sum = Nim-sum
binary-title = Values in binary
normal-win = The nim-sum of the heaps is { $sum }, not 0: some move makes it 0.
normal-loss = The nim-sum of the heaps is 0: whatever is played, it is no longer 0, and the opponent can make it 0 again.
winning-moves = { $count ->
    [0] No winning move
    [one] One winning move
   *[other] { $count } winning moves
}
winning-target = { $value } ⊕ { $sum } = { $target }: the heap is brought to value { $target }
show-more = Show { $count } more
and-more = … and { $count } more.
losing-title = Why every move loses
losing-why = Each move leaves a nim-sum other than 0, and from there the opponent wins.
mex-title = Where a value comes from
mex-choose = Heap of
mex-is = The value of a heap of { $size } is { $value }: the least number that none of its options has (mex).
mex-there = is there
mex-missing = is missing
mex-options = { $count ->
    [one] The only option and its value
   *[other] The { $count } options and their values
}
mex-left = Left
misere-nim-ones = No heap has more than one token, so the moves are forced, here with { $heaps ->
    [one] { $heaps } heap
   *[other] { $heaps } heaps
}. An odd number of heaps loses, an even number wins (Bouton).
misere-nim-sum = Some heap has more than one token; then misère Nim is won as normal Nim is: the nim-sum is { $sum }, not 0 (Bouton). Towards the end one leaves an odd number of heaps of one.
misere-nim-sum-zero = Some heap has more than one token; then misère Nim is lost where normal Nim is: the nim-sum is 0 (Bouton).
misere-searched = Found by looking at all that can happen: { $positions } positions.
misere-budget = { $positions ->
    [0] The position is too large to be searched at all.
   *[other] The search looked at { $positions } positions and did not come to an end.
}
misere-undecided = { $count ->
    [one] Of { $count } more move it is not known whether it wins.
   *[other] Of { $count } more moves it is not known whether they win.
}
misere-no-values = Grundy values do not decide misère play, so none are shown.
why-over-normal = The game is over: who should move cannot, and loses.
why-over-misere = The game is over: who should move cannot, and wins.

# Heaps: the sequence

sequence-of = Grundy values of single heaps under { $code }, normal play: G(n) for a heap of n tokens.
sequence-normal-only = The game on the board is misère play, which these values do not decide.
sequence-to = Compute to n =
sequence-to-note = At most { $most }. Twice as far takes about four times as long.
sequence-to-wrong = A whole number from 0 to { $most }, please.
sequence-waits = Computing to n = { $to } takes about { $megabytes } MB of memory, and some time.
sequence-running = { $count } values of { $to }
sequence-done = Computed to n = { $to }; { $looked } options looked at.
sequence-cancelled = Cancelled; { $count } values are here.
values-table = Values
page-back = Earlier
page-on = Later
page-of = Page { $page } of { $pages }
page-jump = Go to n =
plot-label = Dot plot of G(n): n from 0 to { $to } across, values from 0 to { $most } up. The table below has the same values.
plot-caption = n across, G(n) up

# Graphs: what can be wrong

graph-kind = “{ $found }” is no graph: write sticks-6-3, tree-6-3, or list.
graph-sticks = “{ $found }” is not a number of sticks: 1 to { $most }.
graph-tree = This tree has { $vertices } vertices: at most { $most }.
graph-tree-huge = This tree has more vertices than can be counted: at most { $most }.
graph-vertex = “{ $found }” is not a vertex of this graph: 0 to { $last }.
graph-unreadable = “{ $found }” is not a vertex: write name=owner-successors, as in a=0-1.2.
graph-name = “{ $found }” is not a name: letters, digits, and ~ with two hexadecimal digits; at most { $most } bytes.
graph-name-twice = Two vertices are called “{ $name }”.
graph-no-vertex = An edge leads to vertex { $vertex }, but there are only { $vertices }, numbered from 0.
graph-many-vertices = Too many vertices for a link: at most { $most }.
graph-many-edges = Too many edges for a link: at most { $most }.

graph-move-unreadable = “{ $found }” is not a move: write the number of the vertex to go to.
graph-move-no-edge = No edge leads from { $from } to vertex { $to }.
graph-move-over = The game is over: no further move can be made.

graph-read-empty = There is no vertex in this text.
graph-read-too-long = The text is too long: at most { $megabytes } MB in this form.
graph-read-not-text = Line { $line }, column { $column }: this is not text.
graph-read-many-vertices = Too many vertices: at most { $most }.
graph-read-many-edges = Too many edges: at most { $most }.
graph-read-expected = Line { $line }, column { $column }: “{ $found }” does not belong here, but { $sign }.
graph-read-expected-end = Line { $line }, column { $column }: { $sign } is missing.
graph-read-no-name = Line { $line }, column { $column }: “{ $found }” is not the name of a vertex.
graph-read-no-name-end = Line { $line }, column { $column }: the name of a vertex is missing.
graph-read-long-name = Line { $line }, column { $column }: this name is longer than { $most } bytes.
graph-read-not-closed = Line { $line }, column { $column }: what { $sign } opens here is never closed.
graph-read-too-deep = Line { $line }, column { $column }: more than { $most } brackets inside one another.
graph-read-no-owner = Line { $line }, column { $column }: nothing says who owns “{ $name }”, 0 or 1.
graph-read-owner = Line { $line }, column { $column }: the owner of “{ $name }” is 0 or 1, not “{ $found }”.
graph-read-twice = Line { $line }, column { $column }: the vertex “{ $name }” is there already.
graph-read-dangling = Line { $line }, column { $column }: there is no vertex “{ $name }”.
graph-read-won-by-both = Line { $line }, column { $column }: “{ $name }” cannot be won by both players.
graph-read-payoff = Line { $line }, column { $column }: the payoff of “{ $name }” is not a whole number: “{ $found }”.
graph-read-not-directed = Line { $line }, column { $column }: edges need a direction: write digraph, and arrows between nodes.
graph-read-not-read = Line { $line }, column { $column }: “{ $found }” is not read here.
graph-read-no-win = Nothing says who wins where: label leaves 0;0 and 0;1, or give two more lists, F0 and F1.

# The native command

cli-usage = Usage: { $usage }
cli-method = There is no such method. Allowed: { $allowed }.
cli-file = The file { $name } cannot be read: { $why }
