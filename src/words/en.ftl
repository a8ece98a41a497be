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
share = Share
keys = Keys
close = Close
pick-play = Play
news-stale = A newer version of Nimlab is here.
news-reload = Load it
news-slices = This browser does not let Nimlab compute in the background, so it computes on the page. Everything works, long computations more slowly.
tabs = Panels
tab-play = Play
tab-why = Why
tab-sequence = Sequence
answers-hidden = The answers for this position are hidden.
answers-reveal = Show them
tab-misere = Misère
tab-atlas = Atlas
pawns = Pawns
pawns-title = Pawns { $size }
embed-open = Open in Nimlab

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

## Part: front

# The front page

front-title = Games that can be solved
front-lead = Play against the computer, ask why you won or lost, and send the position to somebody. On the small boards here you can make the first move at once. Everything is computed in your browser; nothing is sent anywhere.
front-go-on = Go on: { $title }
front-left = Games you left
front-older = { $games ->
    [one] One older game
   *[other] { $games } older games
}
front-title-of = { $title }, { $moves ->
    [0] at the beginning
    [one] after { $moves } move
   *[other] after { $moves } moves
}
kept-title = Kept on this device
kept-note = { $games ->
    [0] Nothing but your language and colours is kept, and only here.
    [one] { $games } game is kept, and only here.
   *[other] { $games } games are kept, and only here.
}
kept-save = Save the games as a file
kept-open = Add games from a file
kept-erase = Erase all
kept-sure = Erase all games, the language and the colours on this device?
kept-yes = Erase
kept-no = Keep them
kept-erased = All that was kept is erased.
kept-added = { $games ->
    [one] { $games } game was added.
   *[other] { $games } games were added.
}
kept-refused = This device does not take the games: its storage is full, or forbidden to this page.
kept-no-room = { $games } added; for { $left-out } more there is no room. Erase some first, or play on: the oldest go.
kept-no-game = There is no game in that file.
own-code-note = Any octal code, such as 0.137, 4.77 or { "0.[3]" }, or a set of numbers that may be taken: { "{" }1, 3, 4{ "}" }.
front-heaps-note = Take tokens from one heap, by the rules of the game. Who cannot move loses, unless the card says otherwise.
heaps = Heaps
front-pawns-note = Nim on a grid: take one pawn one or two squares to the right or down. Who brings the last one to the sink wins.
card-pawns-one = One pawn: who wins, and why? Small enough to find out by yourself.
card-pawns-wide = Two columns more change everything for whoever begins.
front-chomp-note = Bite a square of chocolate: it goes with all that lies below it and to its right. Who eats the poison loses.
card-chomp-small = Few positions: look for the winning bite yourself.
card-chomp-rows = Two rows, and a rule that one can find.
card-chomp-two = Two first bites win here. Hardly any other bar has two.
card-chomp-map = For every bite of a bar: does it win?
card-chomp-gallery = All bars up to a size, with the first bites that win.
card-chomp-three = The lost positions of bars of three rows, plotted.
card-chomp-cost = What it costs to decide a bar, with memory and without.

## Part: play

# Playing

move = Move
board-label = Board
panel-label = Panel
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
hint-draw = No hint: nobody can force a win from here, and nobody need lose.
hint-computing = Looking for a hint …
values-hide = Hide answers until I ask

players = Players
players-human-computer = You begin
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
rule-misere = Who makes the last move loses

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
drawn = Nobody wins.
told-you = You: { $move }
told-computer = Computer: { $move }
told-guess = (A guess: it could not work out who wins there.)
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

# Choosing a move, and reasons

setup-rule = Rule
# Moves and reasons

how-keys = Keys: arrows and Enter.
type-move = Or type the move
type-play = Play it
verdict-win = Who is to move wins.
verdict-loss = Who is to move loses.
verdict-unknown = Not known
grundy-value = Grundy value
nim-sum = Nim-sum
binary-title = Values in binary
winning-moves = { $count ->
    [0] No winning move
    [one] One winning move
   *[other] { $count } winning moves
}
show-more = Show { $count } more
and-more = … and { $count } more.
mex-there = is there
mex-missing = is missing
why-over-normal = The game is over: who should move cannot, and loses.
why-over-misere = The game is over: who should move cannot, and wins.

## Part: house

# Computing

computing = Computing …
computing-done = { $done ->
    [one] { $done } step so far
   *[other] { $done } steps so far
}
computing-lost = The computation was lost, most likely for want of memory. Nothing else is affected.
computing-stopped = The computation was stopped.
compute = Compute
cancel = Cancel
go-on = Go on: twice as far
begin-again = Begin again
refused-too-long = { $asked } is too far: at most { $most }.
refused-memory = This needs about { $megabytes } MB of memory: more than there is for it here.

## Part: heaps

# Heaps: names

setup-own = A game of your own
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
game-0-16 = The long period
game-0-127 = The slow starter
game-0-376 = The slowest starter
period-status-none = not found
period-status-observed = observed
period-status-proved = proved
sequence-to-note = At most { $most }.
sequence-to-wrong = A whole number from 0 to { $most }, please.
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
note-0-16 = Its values repeat, but only every 149,459 heap sizes.
note-0-127 = Its values repeat every 4 sizes, from 46,578 on.
note-0-376 = Its values repeat every 4 sizes, from 2,268,248 on.
card-misere = Who takes the last stick loses.

## Part: heaps-play

# Heaps: a new game

setup-game = Game
setup-code = Octal code
setup-code-note = Digit n says what may be left when n are taken: 1 nothing, 2 one heap, 4 two heaps, added up. { "0.[3]" } repeats 3 for ever; { "{" }1, 3, 4{ "}" } takes 1, 3 or 4.
setup-heaps = Heaps
setup-heaps-note = Up to 64 heaps of 1 to 10,000 tokens, such as 7 + 5 + 12.

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
how-keys-split = Keys: arrows, Enter, S to split before the token.
how-length = Point at a token to see what it takes; click to take it.
how-length-touch = Touch a token to see what it takes; let go to take it.
how-to-end = Click a token to take it and all that follow it in its heap.
how-to-end-split = Click a token to take it and all that follow it, or between two tokens to split the heap.
how-length-split = Click a token to take it, or between two tokens to split the heap.
how-split-only = Click a token to split its heap before it.
how-two-ends = Click the first and the last token of a run, or drag over it; for a single token click it twice.
how-two-ends-split = Click the first and the last token of a run, or drag over it; click between two tokens to split the heap.
run-begun = One end of the run is token { $token }. The other end can be: { $ends }.

move-leaves-none = { $size ->
    [one] heap { $heap }: its only token taken.
   *[other] heap { $heap }: all { $size } taken.
}
move-leaves-one = heap { $heap }: { $take } of { $size } taken, { $one } left.
move-leaves-two = heap { $heap }: { $take } of { $size } taken, { $left } and { $right } left.
move-splits = heap { $heap }: { $size } split into { $left } and { $right }.

pick-heap = From
pick-take = take
pick-leave = and leave
leave-none = nothing
type-move-note = heap-taken-left, as in 1-2-3: from heap 1 take 2, leave 3 on the left.

## Part: heaps

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

## Part: heaps-play

# Heaps: reasons

normal-win = The nim-sum of the heaps is { $sum }, not 0: some move makes it 0.
normal-loss = The nim-sum of the heaps is 0: whatever is played, it is no longer 0, and the opponent can make it 0 again.
winning-target = { $value } ⊕ { $sum } = { $target }: the heap is brought to value { $target }
losing-title = Why every move loses
losing-why = Each move leaves a nim-sum other than 0, and from there the opponent wins.
mex-title = Where a value comes from
mex-choose = Heap of
mex-is = The value of a heap of { $size } is { $value }: the least number that none of its options has (mex).
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
misere-searched = Found by looking at all that can happen: { $positions ->
    [one] { $positions } position.
   *[other] { $positions } positions.
}
misere-budget = { $positions ->
    [0] The position is too large to be searched at all.
   *[other] The search looked at { $positions } positions and did not come to an end.
}
misere-undecided = { $count ->
    [one] Of { $count } more move it is not known whether it wins.
   *[other] Of { $count } more moves it is not known whether they win.
}
misere-quotient = Decided by the misère quotient of order { $order }, which holds for heaps up to { $to }.
misere-quotient-all = Decided by the misère quotient of order { $order }, which is proved to hold for heaps of any size.
misere-no-values = Grundy values do not decide misère play, so none are shown.

## Part: explorer

# Heaps: the sequence

sequence-of = Grundy values of single heaps under { $code }, normal play: G(n) for a heap of n tokens.
sequence-normal-only = The game on the board is misère play, which these values do not decide.
explorer-code = Game
explorer-code-note = A code such as 0.77, 0.33[03] or { "{" }1, 3, 4{ "}" }, or the name of a game.
explorer-open = Open
sequence-to = Compute to n =
sequence-waits = Computing to n = { $to } takes about { $megabytes } MB of memory, and some time.
sequence-running = Computing: { $count } values so far, to n = { $to } at most.
sequence-computed = Computed to n = { $to }. The largest value is { $largest }, first at n = { $at }.
sequence-stopped = { $count ->
    [one] Stopped; { $count } value is here and can be looked at.
   *[other] Stopped; { $count } values are here and can be looked at.
}
go-on-from-here = Go on from here
memory-for = To n = { $to } takes about { $megabytes } MB.
period-search = Find the period
period-search-note = “Find the period” stops as soon as one is proved, at the latest at n = { $to }, and takes up to { $megabytes } MB.
period-title = Period
period-none = No period shows among the first { $known } values. That says nothing about those to come.
period-observed = Observed among the first { $known } values, not proved: from n = { $start } on values repeat with period { $period } and saltus { $saltus }. The next value may break it.
period-proved = Proved: G(n + { $period }) = G(n) for every n from { $start } on. The period is { $period }, the pre-period { $start }, the saltus 0.
period-proved-arithmetic = Proved: G(n + { $period }) = G(n) + { $saltus } for every n from { $start } on. The period is { $period }, the pre-period { $start }, the saltus { $saltus }.
period-convention = The pre-period is the least n from which this holds, heap sizes from 0; some books give the last exception, one less. The period is the least one.
period-values = The values of one period: { $values }
period-exceptions = { $count ->
    [one] { $count } exception before it: n = { $heaps }
   *[other] { $count } exceptions before it: n = { $heaps }
}
proof-bound = Certificate: the bound of Guy and Smith. G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }; { $bound } values were needed.
proof-take-only = Certificate: no move leaves two heaps, so a value depends on the few before it. G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }; { $bound } values were needed.
proof-rare-ended = Certificate: rare heaps have ended. The last is { $last }, witnesses are at most { $depth } deep, so a window of { $width } values is enough. G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }; { $bound } values were needed.
proof-state = Certificate: all that later values depend on is the same before heap { $first } and before heap { $again }, up to what is added to every value.
period-open = open
candidate-title = Try a period
candidate-note = Choose a period yourself, and see where the values break it. What holds as far as it was looked at proves nothing.
candidate-try = Try one
candidate-shift = Candidate period p
candidate-less = One less
candidate-more = One more
candidate-from = from n =
candidate-clear = Leave it
small-field-wrong = A whole number from { $least } to { $most }, please.
candidate-short = There are not enough values to compare from n = { $from } on.
candidate-fails = { $count ->
    [one] G(n + { $period }) = G(n) fails from n = { $from } on at one n: G({ $at }) = { $value }, but G({ $there }) = { $shifted }.
   *[other] G(n + { $period }) = G(n) fails from n = { $from } on first at n = { $at }: G({ $at }) = { $value }, but G({ $there }) = { $shifted }. It fails { $count } times, last at n = { $last }.
}
candidate-holds = G(n + { $period }) = G(n) for all n from { $from } to { $to }, as far as values are known. This is seen, not proved.
work-title = Work
work-method = Method
work-values = values
work-options = options looked at
work-took = time
work-ms = { $milliseconds } ms
work-times = The plain method would look at { $times } times as many options for the same values.
method-sparse = fast
method-plain = plain
method-to-plain = Watch the plain method
method-to-sparse = Back to the fast method
work-sparse = { $options } options looked at. The plain method looks at { $plain } for the same values.
work-plain = { $options } options looked at, by the plain method.
work-time = It took { $milliseconds } ms.
mask-title = Rare and common values
mask-none = No mask is in use: rare heaps would be too many for one to help.
mask-not-tried = A mask is only looked for in codes that end.
mask-plain = Mask { $bits } in binary, { $mask } in decimal. A value is common where an odd number of its bits are in the mask; all others are rare.
mask-position-odd = Mask { $bits } in binary, { $mask } in decimal, and the parity of n. A value is common at n where its bits in the mask and n together are odd; all others are rare.
mask-position-even = Mask { $bits } in binary, { $mask } in decimal, and the parity of n. A value is common at n where its bits in the mask and n together are even; all others are rare.
mask-bits = The bits of the mask, each under its value
mask-parity = n mod 2
rare-count = { $count ->
    [one] { $count } rare heap so far, at n = { $last }; the empty heap is not counted.
   *[other] { $count } rare heaps so far, the last at n = { $last }; the empty heap is not counted.
}
rare-list = List of rare heaps
histogram-title = How often each value occurs
histogram-both = { $values } values occur; { $common } heaps are common, { $rare } rare.
histogram-all = { $values } values occur, at { $common } heaps.
histogram-common = common
histogram-rare = rare
histogram-heaps = heaps
files-title = Files
file-csv = Values as CSV
file-b = b-file (OEIS)
file-report = Report as text
file-picture = Plot as PNG
file-drawing = Plot as SVG
copy-report = Copy the report
copy-values = Copy the values
copied = Copied.
not-copied = The browser did not let it be copied.
file-writing = { $count ->
    [one] Writing: { $count } value so far.
   *[other] Writing: { $count } values so far.
}
file-most = A file holds the first { $most } values.
named-title = Games that are often asked about
named-code = code
named-name = name
named-known = what is known
known-repeats = period { $period } from n = { $start } on
known-rises = period { $period } and saltus { $saltus } from n = { $start } on
named-note = Each link looks for the period. “Open”: nobody knows whether the values repeat (Guy and Nowakowski, Unsolved problems in combinatorial games).
sequence-cancelled = Cancelled. The solver did not hear and was ended with all that it held.
values-table = Values
page-back = Earlier
page-on = Later
page-last = Last
page-of = Page { $page } of { $pages }
page-jump = Go to n =
plot-label = Dot plot of G(n): n from { $from } to { $to } across, values from 0 to { $most } up. The table below has the values.
strip-label = Strip of G(n) by colour: n from { $from } to { $to } across. The table below has the values.
plot-caption = n across, G(n) up. Rare heaps are the larger dots.
strip-caption = n across, a colour for each value. A column that stands for many heaps shows some of their values, one below the other.
plot-keys = Drag or use the arrow keys to move; the wheel or + and - zoom; 0 shows all.
plot-in = Zoom in
plot-out = Zoom out
plot-left = Move left
plot-right = Move right
plot-all = Show all
plot-dots = Dots
plot-strip = Strip
sequence-value-large = A value above 65,535 came up; the fast method goes no further.

## Part: misere

# Heaps: misère play of single heaps

genera-title = Misère play of single heaps
genera-note = Who cannot move wins. Grundy values do not decide that; genera and misère nim values say what there is to know of a single heap.
genera-compute = Compute genera
genera-to = Genera to n =
genera-how = g followed by raised numbers: the Grundy value, then the misère nim values of the heap alone, with one heap of 2 of Nim, with two, and so on; the last two go on for ever. A heap is lost in misère play where the first raised number is 0 (underlined); a plain number g is a heap of g of Nim, lost for g = 1. “?” is not known.
genera-running = { $count } genera so far, to n = { $to }.
genera-done = All genera to n = { $to } are known.
genera-short = { $count ->
    [one] { $count } genus is known; those of larger heaps are not.
   *[other] { $count } genera are known; those of larger heaps are not.
}
quotient-running = Looking for the misère quotient …
quotient-unknown = The misère quotient is not known.
quotient-to = The misère quotient has order { $order } for heaps up to { $to } and decides every sum of them. What it is for larger heaps is not known.
quotient-all = The misère quotient has order { $order } and is proved to hold for heaps of any size: their classes repeat with period { $period } from n = { $start } on.

## Part: atlas

# Heaps: the atlas

atlas-intro = All codes of one to three digits, and those with a name: what is known of their periods, computed here. Codes are taken up again and again with a larger share of the work each time.
atlas-budget = Seconds to compute for
atlas-budget-note = 1 to { $most }.
atlas-begin = Compute
atlas-go-on = Go on
atlas-stop = Stop
atlas-running = Computing: { $done } of { $all } codes are settled, { $proved } periods are proved.
atlas-rests = { $done } of { $all } codes are settled, { $proved } periods are proved.
atlas-table = Atlas
atlas-code = code
atlas-status = status
atlas-period = period
atlas-preperiod = pre-period
atlas-largest = largest value
atlas-mask = mask
atlas-known = values known
atlas-alike = same values as
atlas-alike-same = { $code }
atlas-alike-later = { $code }, { $shift } later
atlas-alike-earlier = { $code }, { $shift } earlier
atlas-alike-seen = { $alike } (so far)
atlas-open = no period yet
atlas-saltus = { $period }, saltus { $saltus }
atlas-note = The pre-period is the least n from which the period holds. “So far”: the first four thousand values agree, which proves nothing for the rest.

## Part: share

# Sharing

share-title = Share what you see
share-link = Link
share-copy = Copy
share-copied = Copied.
share-not-copied = The browser does not let this page copy: mark the text and copy it yourself.
share-copy-text = Copy as text
share-sheet = Share …
share-hidden = Keep answers hidden until they are asked for
share-language = In the language I am reading
share-long = The link has { $length } characters. Some programs cut those of more than 2,000; a file keeps the game whole.
share-qr = QR code of the link
share-qr-large = Full screen
share-qr-long = The link is too long for a QR code: save the game as a file.
share-embed = In a page of yours
share-embed-note = These lines show the board in another page, and it can be played there.
share-file = As a file
share-save = Save the game
share-open = Open a saved game
share-no-game = There is no game in that file.

# Keys

keys-title = Keys
keys-everywhere = Tab goes from one thing to the next; Enter or the space bar presses a button; the arrow keys go about on a board; Escape closes what is open.
keys-board = On this board.
keys-single = Single keys
keys-on = Single keys work
keys-note = This is kept on this device. Switch them off if you speak to the page, or if keys are pressed by mistake.

## Part: chomp

# Chomp: what can be wrong

bar-size-empty = Write the size of a bar, such as 4x6.
bar-size-unreadable = “{ $found }” is not the size of a bar: write rows, x, columns, as in 4x6.
bar-no-rows = A bar has at least one row.
bar-no-columns = A bar has at least one column.
bar-rows-too-many = { $found } rows: at most { $most }.
bar-columns-too-many = { $found } columns: at most { $most }.
rows-empty = A row is missing. Write the squares left in each row, from the top, such as 5.3.1, or none once the bar is eaten.
rows-not-a-number = “{ $found }” is not a number of squares: write, say, 5.3.1.
rows-zero = An empty row is not written: leave it out.
rows-too-long = { $found } squares in a row: this bar has { $most ->
    [one] { $most } column
   *[other] { $most } columns
}.
rows-increase = A row of { $below } cannot stand below one of { $above }: rows never get longer.
rows-too-many = { $count } rows: this bar has { $most }.
bars-too-many = { $count } bars: at most { $most }.
bars-eaten-in-sum = Of several bars none can be eaten up: nobody may bite a poison.
bite-unreadable = “{ $found }” is not a bite: write row.column, both from 0, as in 2.3; with several bars 1-2.3.
bite-which-bar = There are { $bars } bars: write which one is bitten, as in 1-2.3.
bite-one-bar = There is one bar only: write row.column, as in 2.3.
bite-no-bar = There is no bar { $bar }: there are { $bars }.
bite-no-square = There is no square { $row }.{ $column } any more, or there never was.
bite-poison = Nobody bites the poison as long as another square is left.
bite-poison-in-sum = With several bars nobody may bite a poison.
bite-eaten = The bar is eaten up: the game is over.

# Chomp: reasons

theorem-poison = Only the poison is left, and it must be eaten.
theorem-line = Biting { $row }.{ $column } leaves the poison alone.
theorem-equal-arms = Two arms of { $arm } meet at the poison. Whatever is bitten off one, the opponent bites off the other, until only the poison is left.
theorem-unequal-arms = Two unequal arms meet at the poison. Biting { $row }.{ $column } makes them equal; from then on one answers on the other arm.
theorem-square = Biting { $row }.{ $column } leaves two equal arms that meet at the poison; from then on one answers on the other arm.
theorem-one-less = One of two lines is shorter by one square. Whatever is bitten, the opponent makes it so again, until only the poison is left.
theorem-not-one-less = Biting { $row }.{ $column } leaves two lines, one shorter by one square. Whatever comes then, the next bite makes it so again.
theorem-stealing = Some first bite wins, though this does not say which. If taking the last corner wins, that is it. If not, some answer to it wins, and that bite could have been the first: it takes the corner too.

# Chomp: the board

chomp-note = Bite a square: it goes with all that lies below it and to its right. Squares are named by row and column, from 0.
rule-poison = Who eats the poison loses
rule-poisons = Nobody may bite a poison; who cannot move loses
chomp-board = Bars of chocolate
bar = Bar
bar-name = Bar { $bar } of { $bars }
bar-of = Bar { $bar }
bar-with-rows = Bar { $bar } ({ $rows })
bar-eaten = The bar is eaten up.
bar-poison-left = Only the poison is left.
bar-left = Rows of { $rows } are left.
bars-left = { $count } bars: { $bars }.
bite-in = { $taken ->
    [one] { $square } bitten: { $taken } square eaten, { $left } left.
   *[other] { $square } bitten: { $taken } squares eaten, { $left } left.
}
bite-in-bar = { $taken ->
    [one] { $square } of bar { $bar } bitten: { $taken } square eaten, { $left } left.
   *[other] { $square } of bar { $bar } bitten: { $taken } squares eaten, { $left } left.
}
bite-of-poison = the poison is eaten.
bar-square-name = square { $square }
square-poison = square { $square }, poisoned
square-wins = square { $square }: 2, wins
square-loses = square { $square }: 1, loses
how-bite = Point at a square to see what goes with it; click to bite.
how-bite-touch = Touch a square to see what goes with it; let go to bite, or slide off it to think again.
pick-bar = Bar
pick-row = Row
pick-column = Column
pick-bite = Bite
type-bite = row.column, both from 0, as in 2.3.
type-bite-in-bar = bar-row.column, bars from 1, rows and columns from 0, as in 1-2.3.
setup-bar = Size of the bar
setup-bar-note = Rows × columns, each 1 to 30, such as 4 × 6.
setup-left = What is left of it
setup-left-note = Empty for the whole bar. Else the squares left in each row from the top, such as 5.3.1; up to 8 bars, with + between them.

# Chomp: who wins

why-over-eaten = The game is over: who ate the poison has lost.
why-over-poisons = The game is over: only poisons are left, and who should move cannot, and loses.
plies-win = With best play the poison is eaten after { $plies ->
    [one] { $plies } bite
   *[other] { $plies } bites
} from here: the winner cannot force it sooner.
plies-loss = With best play the game lasts { $plies ->
    [one] { $plies } bite
   *[other] { $plies } bites
} more: the loser cannot hold out any longer.
bite-quickest = The quickest.
bar-by-table = No simple reason is known. All { $positions } positions within this bar were decided, the smaller first.
bar-not-all = There may be more of them.
stealing-title = Why there must be a winning bite
answers-title = An answer to every bite
answers-bite = Bite
answers-answer = Answer that wins
decide-takes = This bar is large. To decide it takes up to { $megabytes } MB of memory, and some time.
decide-too-large = To decide this bar would take { $megabytes } MB of memory; at most { $most } MB are taken. What is said here is what theorems say.
decide = Decide it
bars-win = The nim-sum of the bars is { $sum }, not 0: some bite makes it 0.
bars-loss = The nim-sum of the bars is 0: whatever is bitten, it is no longer 0, and the opponent can make it 0 again.
bars-cancel = Bars { $one } and { $other } cancel out: what is bitten off one can be bitten off the other.
sum-too-large = The Grundy values of bars as large as these would take { $megabytes } MB and too much time; they were not looked for.

# Chomp: the win map

map-0 = the poison
map-1 = a bite that loses: the opponent can win
map-2 = a bite that wins: the opponent is lost
map-wins = { $count ->
    [0] No bite wins: who is to move loses.
    [one] One bite wins: { $squares }.
   *[other] { $count } bites win: { $squares }.
}
map-exception = A whole bar with more than one winning first bite is a rarity.
map-of-sum = The board shows which bites win in the sum of all bars.
map-files = Files of the map
file-svg = SVG
file-png = PNG
file-map-csv = CSV
map-more = After each bite
map-more-none = nothing more
map-plies = bites to the end
map-values = Grundy values
map-plies-note = { $plies ->
    [one] { $plies } bite to the end with best play. Below, by square, the bites that are left after that bite; odd where it wins.
   *[other] { $plies } bites to the end with best play. Below, by square, the bites that are left after that bite; odd where it wins.
}
map-values-note = The bar has Grundy value { $value }, where nobody may bite the poison. Below, by square, the value of what a bite leaves.

## Part: chomp-views

# Chomp: the gallery

gallery-lead = All bars up to a size; the marked squares are the first bites that win. A bar and the one turned on its side are the same, so only one of them is here.
gallery-size = Bars up to
gallery-stopped = Cancelled: choose a size to begin again.
gallery-bites = { $count ->
    [0] none wins
   *[other] { $squares }
}
gallery-exception = two!
conjecture-title = A conjecture to test
conjecture-ask = How many first bites win on a bar that is larger than 1 × 1? Say what you think, and test it on bar after bar.
conjecture-one = There is always exactly one.
conjecture-more = Some bar has more than one.
conjecture-so-far = { $count ->
    [one] { $count } bar up to { $size } × { $size } looked at: no exception. About larger ones that says nothing.
   *[other] { $count } bars up to { $size } × { $size } looked at: no exception. About larger ones that says nothing.
}
conjecture-larger = Go on to { $size } × { $size }
conjecture-fails = The bar { $bar } says no: { $count } of its first bites win, { $squares }. One counter-example is enough: the conjecture is false.
conjecture-proved = You were right: on { $bar } { $count } first bites win, { $squares }.
conjecture-map = See its map
examples-title = Bars that need no table
examples-note = For these somebody has a reason. Play them to see it at work.
examples-play = Play it

# Chomp: three rows

three-rows-lead = A position of three rows is a.b.c, from the top. For given b and c at most one a is lost, and there is a quick way to find it. Each dot is a lost position.
three-rows-to = Columns up to
three-rows-note = At most { $most }.
three-rows-wrong = A whole number from 1 to { $most }, please.
three-rows-count = { $count } lost positions with at most { $to } columns.
plot-second = Lost positions: a across, b up
plot-third = Lost positions: a across, c up
three-rows-bites = { $count ->
    [one] { $count } bar of three rows: its winning first bite
   *[other] { $count } bars of three rows: their winning first bites
}
three-rows-table = Winning first bites
three-rows-bar = Bar
three-rows-bite = First bite
three-rows-points = Lost positions
three-rows-first-lines = Lists show the first { $count } lines; the file has all of them.

# Chomp: the cost lab

cost-lead = The usual way to decide a bar: try every bite, and what every answer leads to, and so on. With memory no position is worked out twice. Both count their calls here.
cost-bar-label = Bar
cost-bar-note-text = Rows × columns, such as 5 × 6.
cost-facts = { $positions } positions: C({ $both }, { $rows }), the empty one among them. The longest game has { $longest ->
    [one] { $longest } bite
   *[other] { $longest } bites
}.
cost-positions = Positions
cost-with = Calls with memory
cost-without = Calls without memory
cost-ended = Without memory it took { $calls } calls.
cost-bound = Without memory it was stopped after { $bound } calls, and did not come to an end.
cost-stopped = Stopped after { $calls } calls.
cost-would-be = It would have made { $calls }: the count with memory knows.
cost-plot = Plot of the calls for bars of { $rows } rows, on a scale of powers of ten. The table below has the figures.
cost-plot-caption = Columns across; calls up, on a scale of powers of ten. Squares: positions. Discs: calls with memory. Triangles: calls without, as the count with memory tells them.
cost-table = Figures of the plot

## Part: chomp-names

# Chomp: names

chomp = Chomp
chomp-title = Chomp { $rows } × { $columns }
tab-map = Win map
tab-gallery = Gallery
tab-three-rows = Three rows
tab-cost = Cost lab

## Part: graph-front

# Graphs: names

graphs = Graphs
front-graphs-note = From each vertex its owner chooses an edge. Play on the graph, watch how it is found out who can force a win, and bring graphs of your own.
graph-title-sticks = { $sticks ->
    [one] { $sticks } stick, 1 to { $most } at a turn: the graph
   *[other] { $sticks } sticks, 1 to { $most } at a turn: the graph
}
graph-title-tree = { $sticks ->
    [one] { $sticks } stick, 1 to { $most } at a turn: the tree
   *[other] { $sticks } sticks, 1 to { $most } at a turn: the tree
}
graph-title-own = A graph of your own
card-attractor = The attractor, step by step
card-tree-note = Every way that play can take, with minimax and alpha-beta.
card-attractor-note = A queue, counters, ranks: the set from which a win can be forced, watched as it grows. Which vertex comes next?
card-own-note = A small graph with a cycle. Type, paste or drop your own in its place: “New game”.

## Part: graph

# Graphs

tab-attractor = Attractor
tab-minimax = Minimax
graph-note-sticks = Take sticks from one heap. “4;1” is a state: 4 sticks left, and J1 to move.
graph-note-tree = Take sticks from one heap. In the tree a state stands once for every way that leads to it.
graph-note-own = The owner of a vertex chooses the edge by which play leaves it.
graph-board = Graph
graph-view = What is seen of the drawing
graph-zoom-in = Larger
graph-zoom-out = Smaller
graph-zoom-whole = All of it
graph-vertex-number = vertex { $number }
graph-vertex-name = { $name } (vertex { $number })
graph-legend-zero = J0 chooses
graph-legend-one = J1 chooses
graph-legend-won = won by the player below it
graph-legend-region0 = J0 can force a win
graph-legend-region1 = J1 can force a win
graph-legend-region2 = nobody can
graph-table = The graph as a table
graph-size = { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}, { $edges ->
    [one] { $edges } edge.
   *[other] { $edges } edges.
}
graph-number = Number
graph-label = Label
graph-owner = Owner
graph-won = Won by
graph-successors = Successors
graph-predecessors = Predecessors
graph-table-first = The first { $count } vertices.
graph-too-large = With its { $vertices } vertices this graph is too large to be drawn. The table has its beginning, and moves are made by menu or by text.
graph-rounds = Vertices that come in, by round
graph-rank = Rank
graph-and-more = … and { $count } more.
graph-regions = J0 can force a win from { $zero ->
    [one] { $zero } vertex
   *[other] { $zero } vertices
}, J1 from { $one }, nobody from { $neither }.
graph-save = Save the graph
graph-save-text = Text
graph-kind = “{ $found }” is no graph: write sticks-6-3, tree-6-3, or list.
graph-sticks = “{ $found }”: the sticks, and those that may be taken at a turn, are 1 to { $most }.
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

## Part: graph-play

# Graphs: play, a new game, what is wrong with a text

graph-rule-own = Who reaches a vertex that is won for him wins
graph-how = Click a vertex that an arrow leads to.
graph-how-keys = Keys: arrows and Enter; + and − for the size, 0 for all of it, Shift with arrows to move the drawing.
graph-move = from { $from } to { $to }.
graph-at = At { $vertex }. { $player } is to move.
graph-at-again = At { $vertex } for the second time; the third time ends play. { $player } is to move.
graph-end-won = At { $vertex }: { $winner } has won there.
graph-end-dead = At { $vertex }: no edge leaves it, and nobody wins.
graph-end-third = At { $vertex } for the third time. { $winner } can force a win from there, and has won.
graph-end-third-nobody = At { $vertex } for the third time, and nobody can force a win: nobody wins.
graph-pick = Go to
graph-pick-play = Play
graph-type = Or type the number of a vertex
graph-type-play = Play it
graph-type-note = The number stands at the vertex’s top left.
graph-why-win = { $player } is to move and can force a win, within { $rank ->
    [one] { $rank } move.
   *[other] { $rank } moves of both.
}
graph-why-loss = { $player } is to move, but { $winner } can force a win, within { $rank ->
    [one] { $rank } move.
   *[other] { $rank } moves of both.
}
graph-why-neither = Neither player can force a win from here.
graph-winning = { $count ->
    [one] One move stays in the attractor
   *[other] { $count } moves stay in the attractor
}
graph-to = { $name } ({ $number })
graph-lowers = , lowers the rank
graph-why-strategy = ▼ lowers the rank: who always moves so wins, whatever the opponent does.
graph-why-any = All edges lead into the opponent’s attractor: any move will do, and all lose.
graph-why-stay = Who leaves the opponent’s attractor alone cannot be beaten, and cannot win.
graph-why-drawn = The drawing shows it for every vertex: whose attractor it is in, and its rank.
graph-over-won = Play ends where a player has won. That is so for { $winner } here.
graph-over-dead = No edge leaves this vertex, and nobody has won here.
graph-over-third = Play came here for the third time. It could go on like that for ever, so it counts who can force a win from here: { $winner }.
graph-over-third-nobody = Play came here for the third time, and nobody can force a win from here.
graph-winner-rank = Who wins, and rank

graph-kind-title = Graph
graph-kind-sticks = One heap of sticks, as a graph
graph-kind-tree = One heap of sticks, as a tree
graph-kind-list = A graph of your own
graph-sticks-field = Sticks
graph-most-field = Taken at a turn, at most
graph-number-note = From 1 to { $most }.
graph-rule-title = Rule
graph-rule-misere = Who takes the last stick loses
graph-rule-normal = Who takes the last stick wins
graph-own = The graph, typed, pasted, or dropped here as a file
graph-file = Or choose a file
graph-forms = What can be read
graph-form-plain = One line a vertex: its name, its owner 0 or 1, and its successors. “win” names the vertices where a player has won, “payoff” the values of leaves, “start” where play begins.
graph-form-others = DOT: owner=0 or 1, or a circle for J0 and a box for J1; win=0 or 1 where a player has won, payoff=3 at a leaf, start=1 where play begins. PGSolver’s “parity”: priorities are passed over, and who cannot move loses. A triple (S, A, E) of Python: vertices, successors, labels; a label such as “4;1” says the owner, and at “0;…” the game of sticks is over.
graph-show-place = Show the place
graph-owned = J0 owns { $zero }, J1 { $one }.
graph-only-summed = Too large to be drawn or played on here: this is its summary.

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
graph-read-no-owner = Line { $line }, column { $column }: nothing says who owns “{ $name }”: 0 or 1 after its name does, owner= in DOT, a label such as “4;1” in a triple.
graph-read-owner = Line { $line }, column { $column }: the owner of “{ $name }” is 0 or 1, not “{ $found }”.
graph-read-twice = Line { $line }, column { $column }: the vertex “{ $name }” is there already.
graph-read-dangling = Line { $line }, column { $column }: there is no vertex “{ $name }”.
graph-read-won-by-both = Line { $line }, column { $column }: “{ $name }” cannot be won by both players.
graph-read-payoff = Line { $line }, column { $column }: the payoff of “{ $name }” is not a whole number: “{ $found }”.
graph-read-not-directed = Line { $line }, column { $column }: edges need a direction: write digraph, and arrows between nodes.
graph-read-not-read = Line { $line }, column { $column }: “{ $found }” is not read here.
graph-read-no-win = Nothing says who wins where: label leaves 0;0 and 0;1, or give two more lists, F0 and F1.

## Part: graph-views

# Graphs: the attractor, and minimax

graph-beside = Beside the drawing
graph-attractor-of = Attractor of { $player }
graph-whose = Whose attractor
graph-stepper = Back and forth in the algorithm
graph-first = Before the first step
graph-back = One step back
graph-play = Let it run
graph-pause = Stop
graph-forward = One step on
graph-last = After the last step
graph-speed = Speed
graph-speed-slow = slowly
graph-speed-medium = quickly
graph-speed-fast = 60 steps a second
graph-step-of = Step { $step } of { $steps }
graph-step-none = Nothing has been done yet. First come the vertices where { $player } has won.
graph-step-begin = { $vertex } comes in with rank 0: the player has won there. It goes to the end of the queue.
graph-step-take = { $vertex } is taken out of the queue. Its predecessors are looked at, one by one.
graph-step-look = The edge from { $vertex } to { $to } is looked at.
graph-step-already = { $vertex } is in already: nothing to do.
graph-step-closed = The opponent has won at { $vertex }: it never comes in.
graph-step-count = { $vertex } is the opponent’s. Its counter goes from { $from } to { $left }: so many of its edges may still lead out.
graph-step-count-zero = { $vertex } is the opponent’s. Its counter goes from { $from } to { $left }: all its edges lead into the set.
graph-step-add = { $vertex } comes in with rank { $rank }, and goes to the end of the queue.
graph-by-rank = Layers by rank
graph-queue = Queue
graph-queue-empty = The queue is empty.
graph-ask = Ask me which vertex comes next
graph-ask-which = Which vertex comes in next? Click it, or choose it here.
graph-ask-pick = Next comes
graph-right = Right: { $vertex } comes in.
graph-wrong-won = Not { $vertex }: the opponent has won there.
graph-wrong-end = Not { $vertex }: no edge leaves it, so nothing leads from it into the set.
graph-wrong-no-edge = Not { $vertex }: none of its edges leads into the set yet.
graph-wrong-edges = Not { $vertex }: it is the opponent’s, and { $count ->
    [one] { $count } edge still leads out of the set.
   *[other] { $count } edges still lead out of the set.
}
graph-wrong-later = Not { $vertex } yet: it will come, but another vertex of the queue is first.
graph-score = { $right } of { $all } right.
graph-result = The end
graph-neither = From the third region nobody can force a win: who stays in it is not beaten.
graph-strategy = The strategy: from a vertex in the attractor along a thick edge, which lowers the rank; from any other vertex, at random.
graph-rules-title = How it works
graph-rules = The attractor begins with the vertices where the player has won. A vertex of his own comes in as soon as one of its edges leads into the set, a vertex of the opponent’s when all its edges do. Who has won never moves again.
graph-rules-counter = For each vertex of the opponent’s a counter says how many of its edges are not yet known to lead in. Each edge is looked at once, so the time grows with vertices plus edges.
graph-rules-rank = The rank is the round in which a vertex comes in: the number of moves within which the win can be forced. First in, first out: that is what keeps the ranks right.
graph-minimax = Minimax and alpha-beta
graph-root-value = The value of { $vertex } is { $value }.
graph-line = The best line
graph-looked-at = Nodes looked at
graph-counts = Minimax looks at all { $all } nodes, alpha-beta at { $looked }; it leaves out { $out }.
graph-cuts = { $count ->
    [one] It stopped early at { $count } node.
   *[other] It stopped early at { $count } nodes.
}
graph-minimax-rules = The value of a leaf is its payoff; without one, 1 where J0 has won and −1 where J1 has. J0 takes the greatest value of the successors, J1 the least.
graph-alpha-beta-rules = Alpha-beta goes through successors in their order and stops at a node as soon as the players have something better elsewhere. The value of the root stays the same.
graph-no-root = There is no such vertex.
graph-no-minimax-cycle = There are no minimax values: play can come back, along { $cycle }.
graph-no-minimax-shared = This is no tree: two edges lead to { $vertex }. Minimax is shown on trees.
graph-no-minimax-payoff = There are no minimax values: { $vertex } is a leaf, and has neither a payoff nor a winner.
graph-to-tree = To the tree of the same game
graph-legend-queued = in the queue
graph-legend-taken = taken out last
graph-legend-line = the best line
graph-legend-out = left out by alpha-beta
graph-rank-counter = Rank, counter
graph-value = Value
graph-no-steps = This graph has too many steps to go through. These are the layers that come of them.

## Part: pawns

# Pawns: what can be wrong

pawns-not-a-size = “{ $found }” is not the size of a grid: write rows, x, columns, as in 5x5.
pawns-rows-number = “{ $found }” is not a number of rows: a whole number from { $least } to { $most }.
pawns-rows-beyond = { $found } rows: from { $least } to { $most }.
pawns-columns-number = “{ $found }” is not a number of columns: a whole number from { $least } to { $most }.
pawns-columns-beyond = { $found } columns: from { $least } to { $most }.
pawns-step-number = “{ $found }” is not a longest step: a whole number from { $least } to { $most }.
pawns-step-beyond = A longest step of { $found }: from { $least } to { $most }.
pawns-count-number = “{ $found }” is not a number of pawns: a whole number from { $least } to { $most }.
pawns-count-beyond = { $found } pawns: from { $least } to { $most }, at most one for each row.
pawns-empty = A square is missing. Write squares such as 1.3 + 2.5, each as row.column.
pawns-not-a-square = “{ $found }” is not a square: write row.column, as in 1.3.
pawns-off = The square { $found } is not on the grid, which has { $rows } rows and { $columns } columns.
pawns-on-sink = No pawn begins on { $square }: there it would have left the game.
pawns-too-many = { $count } pawns: at most { $most }, as many as there are rows.
pawns-move-unreadable = “{ $found }” is not a move: write from-to, as in 1.3-1.5.
pawns-move-over = The game is over: no pawn is left to move.
pawns-move-no-pawn = No pawn stands on { $square }.
pawns-move-off = The square { $square } is not on the grid, which has { $rows } rows and { $columns } columns.
pawns-move-stays = A move takes the pawn to another square.
pawns-move-diagonal = A pawn goes straight to the right or straight down, not both at once.
pawns-move-back = A pawn goes to the right or down, never back.
pawns-move-too-far = { $by } squares at once is too far: at most { $most ->
    [one] { $most } square
   *[other] { $most } squares
}.

# Pawns: the board

tab-nimbers = Nimbers
tab-fill = Fill in
pawns-title-step = { $title }, steps up to { $step }
pawns-note = Take one pawn { $step ->
    [1] one square
    [2] one or two squares
   *[other] up to { $step } squares
} to the right or down. At the sink, the last square, it leaves the game.
pawn = Pawn
pawns-board = Board of pawns
pawns-none-left = No pawn is left on the board.
pawns-one-left = Only one pawn left, at { $square }.
pawns-position = { $count } pawns, at { $squares }.
pawns-move = { $from } to { $to }.
pawns-move-sink = { $from } to { $to }: the pawn leaves at the sink.
square-name = row { $row }, column { $column }
square-sink = the sink
square-pawns = { $count ->
    [0] no pawn
    [one] one pawn
   *[other] { $count } pawns
}
square-nimber = nimber { $value }
square-target = in reach
square-chosen = chosen
pawn-chosen = The pawn at { $square } is chosen. It can go to: { $targets }.
pawns-how = Choose a pawn, then one of the squares that light up; or drag it there.
pawns-how-keys = Keys: arrows, Enter to choose and to go, Escape to choose another.
pick-pawn = Choose a pawn
pick-target = Choose the destination
pawns-type-note = from-to, each as row.column: 1.3-1.5 takes a pawn from (1,3) to (1,5).

# Pawns: a new game

setup-rows = Rows
setup-columns = Columns
pawns-side-note = From 3 to 30.
setup-step = Longest step
setup-placing = Pawns
placing-column = In the first column
placing-free = Placed freely
setup-count = Number of pawns
setup-count-note = From 1 to the number of rows, at (1,1), (2,1), and so on.
setup-squares = Squares of the pawns
setup-squares-note = Each as row.column, such as 1.3 + 2.5 + 5.1; a square written twice has two pawns. Or click on the grid.
place-grid = Grid to put pawns on

# Pawns: reasons

pawns-win = The nim-sum of the pawns is p = { $sum }, not 0: some move makes it 0.
pawns-loss = The nim-sum of the pawns is p = 0, a null position: whatever is played, p is no longer 0, and the opponent can make it 0 again.
pawns-winning-target = { $value } ⊕ { $sum } = { $target }: the pawn is brought to nimber { $target }
why-pawns = What each pawn can do
pawns-at = { $count ->
    [one] Pawn at { $square }
   *[other] { $count } pawns at { $square }
}
pawn-reaches = Squares in reach and their nimbers
pawn-reached = Its nimber is { $value }; to win it must become { $value } ⊕ { $sum } = { $target }. It can: { $squares }.
pawn-own = Its nimber is { $value }, and p is 0 already: to keep p it would have to keep its nimber. But no square in reach has { $value }, since { $value } is the least number missing there.
pawn-above = Its nimber is { $value }; to win it must become { $value } ⊕ { $sum } = { $target }. It cannot: no square in reach has nimber { $target }.
addition-title = Nim-addition
pawns-misere-ones = { $ones ->
    [0] All residues are 0, so the number of ones is 0, which is even
    [one] No residue is above 1, and { $ones } of them is 1
   *[other] No residue is above 1, and { $ones } of them are 1
}. As long as none is above 1, an odd number of ones loses and an even number wins.
pawns-misere-sum = Some residue is above 1. Then the nim-sum of all residues decides, as in Nim: it is { $sum }, not 0. Towards the end one leaves an odd number of ones instead.
pawns-misere-zero = Some residue is above 1. Then the nim-sum of all residues decides, as in Nim: it is 0.
pawns-residues = A pawn is two heaps at once: the squares down to the last row, and those to the right to the last column. The residue of a heap is its remainder after division by { $modulus }. Residues decide the game in which who cannot move wins (T. S. Ferguson, 1974).
pawn-residues = Residues: down { $down }, to the right { $right }.
pawn-leaves = What each move leaves
leaves-ones = { $ones ->
    [one] leaves { $ones } one
   *[other] leaves { $ones } ones
}
leaves-sum = leaves nim-sum { $sum }

# Pawns: nimbers, built up and filled in

rows-columns = Rows and columns
nimbers-of = Nimbers of the { $rows } × { $columns } grid
nimbers-normal-only = The game on the board is misère play, which nimbers do not decide. These are those of normal play.
build-order = The squares are numbered from the last column, each column from the bottom to the top: so all squares in reach have their nimber first. Click a square to see where its nimber comes from.
build-step = Square { $built } of { $all }
build-begin = No square has a nimber yet. The sink comes first.
build-controls = Building up
build-first = Begin anew
build-back = One square back
build-play = Play
build-stop = Stop
build-forward = One square on
build-last = All squares
build-slider = Squares that have a nimber
mex-of-sink = From { $square } no pawn can go anywhere: the least number missing is 0.
mex-of-square = From { $square } a pawn can go to: { $squares }. The least number missing is { $mex }.
closed-title = The closed form
closed-form = With N rows, M columns and { $step ->
    [one] steps of one square
   *[other] steps of up to { $step } squares
}, the square in row i, column j has the nimber below. The way down alone is a game in which at most { $step } may be taken from a heap, so its nimbers repeat every { $modulus }; the way to the right is another, and a pawn is the sum of both.
laws-title = The laws of ⊕
law-neutral = Nothing comes of 0:
law-inverse = Every number is its own inverse:
law-commutes = The order does not matter:
law-associates = Nor does the grouping:
law-cancels = So what was added can be taken away again:
fill-of = Nimbers of the { $rows } × { $columns } grid, to be filled in
fill-how = Write the nimber of each square. It is checked at once; a wrong one shows the squares in reach and the least number missing. What you fill in stays in the link.
fill-progress = { $right ->
    [one] { $right } of { $all } squares is right.
   *[other] { $right } of { $all } squares are right.
}
fill-done = All { $all } squares are right. Well done!
fill-clear = Clear all
fill-check = Check
fill-begin = Begin at the sink, where no move is left: what is the least number missing?
fill-right = Right: { $square } has nimber { $found }.
fill-wrong = { $square } does not have nimber { $found }.
fill-strange = “{ $found }” is not a nimber: one digit, please.
exercises = Exercises
exercise-3x3 = One pawn on 3 × 3: who wins, and how?
exercise-fill = Fill in the nimbers of 7 × 10.
exercise-closed = Watch the nimbers of 7 × 10 come about, and find the closed form.
exercise-5x5 = One pawn on 5 × 5: is it better to begin?
exercise-5x7 = One pawn on 5 × 7: and here?
exercise-three = Pawns at (1,3), (2,5) and (5,1): find both winning moves.
exercise-finish = Finish a game: pawns at (2,1), (2,1) and (3,5), you are to move.
exercise-replay = Replay that game as it was played, and find where it was lost.
exercise-misere = One pawn on 3 × 3 where who cannot move wins: who wins now?

## Part: command

# The native command

cli-sparse-tail = The sparse method is for codes that end; this one has a repeating tail.
cli-limit-wrong = The limit is a whole number from 0 to { $most }.
cli-usage = Usage: { $usage }
cli-method = There is no such method. Allowed: { $allowed }.
cli-file = The file { $name } cannot be read: { $why }
