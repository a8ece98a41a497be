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

# On the first page
heaps = Heaps
front-heaps-note = Take tokens from one heap, by the rules of the game. Who cannot move loses, unless the card says otherwise.
