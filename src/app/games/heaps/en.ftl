# Heaps: names

setup-own = Custom game
heaps-title = Octal game { $code }
heaps-title-named = { $name } { $code }
heaps-title-hexadecimal = Hexadecimal game { $code }
heaps-title-words = Heap game { $code }
game-nim = Nim
game-fort-boyard = Fort Boyard’s sticks
game-sticks = Taking 1 to 3
game-cram = Cram on a line
game-kayles = Kayles
game-dawsons-chess = Dawson’s Chess
game-treblecross = Treblecross
game-officers = Officers
game-guiles = Guiles
game-laskers-nim = Lasker’s Nim
game-she-loves-me = She loves me
game-subtraction = Subtraction game { "{" }1, 3, 4{ "}" }
game-grundy = Grundy’s game
game-squares = Subtract a square
game-primes = Subtract a prime
game-powers = Powers of two
game-triangular = Triangular numbers
game-half = At most half
game-divisors = Proper divisors
game-coprime = Coprime numbers
game-0-16 = Long-period game
game-0-127 = The slow starter
game-0-376 = A very slow starter
period-status-none = not found
period-status-observed = observed
period-status-proved = proved
sequence-to-note = Up to { $most }.
sequence-to-wrong = Enter a whole number from 0 to { $most }.
heaps-left = Not everything has been taken (heap sizes left: { $sizes }), but the rule allows no more moves.
note-nim = Take as many matches as you like from any one heap.
note-fort-boyard = Take 1, 2 or 3 matches.
note-cram = Place a domino on two adjacent free squares.
note-kayles = Knock over one pin, or two side by side.
note-dawsons-chess = Take a token and the ones next to it.
note-treblecross = Take three tokens side by side.
note-officers = Take one token, but never the last one in a heap.
note-guiles = Take a whole heap of one or two tokens, or take two tokens and leave two heaps.
note-laskers-nim = Like Nim, but instead of taking matches you may split a heap in two.
note-she-loves-me = Pluck one petal at a time: all that matters is how many there are.
note-subtraction = Take 1, 3 or 4 matches.
note-grundy = Split a heap into two heaps of different sizes.
note-squares = Take a square number of matches: 1, 4, 9, 16…
note-primes = Take a prime number of matches: 2, 3, 5, 7, 11…
note-powers = Take 1, 2, 4, 8… matches: a power of two.
note-triangular = Take 1, 3, 6, 10… matches: a triangular number.
note-half = Take at most half of a heap.
note-divisors = Take a number of matches that divides the size of the heap, but not the whole heap.
note-coprime = Take a number of matches coprime to the size of the heap.
note-0-16 = Its Grundy values do repeat, but with period 149,459.
note-0-127 = Its Grundy values have period 4, but only from heap size 46,578 onwards.
note-0-376 = Its Grundy values have period 4, but only from heap size 2,268,248 onwards.
heaps-rules-code = On each turn, play in one heap of the octal game { $code }: digit n says what may be left after taking n, as a sum of 1 (nothing), 2 (one heap) and 4 (two heaps).
last-normal = The player who { $kind ->
    [pin] knocks over the last pin
    [match] takes the last match
   *[other] takes the last token
} wins
last-misere = The player who { $kind ->
    [pin] knocks over the last pin
    [match] takes the last match
   *[other] takes the last token
} loses (misère)
card-misere = The player who takes the last match loses.
card-normal = The player who knocks over the last pin wins.

# Heaps: input errors

code-empty = Enter an octal code, such as 0.77.
code-character = “{ $found }” is not allowed in a code. Use digits from 0 to 7, or from 0 to F after an x, and a single point.
code-not-octal = “{ $found }” is not an octal digit. Use digits from 0 to 7. A hexadecimal code begins with x: in x0.8, three heaps may be left.
code-no-point = Put a point after the first digit, as in 0.77.
code-two-points = An octal code has only one point.
code-no-first = The digit before the point is missing. Enter 0, or 4 if a heap may be split without taking anything.
code-first = Before the point, enter 0, or 4 if a heap may be split without taking anything. With “{ $found }”, a game might never end.
code-no-digits = Add at least one digit after the point.
code-too-many-digits = There are { $count } digits after the point. The maximum is { $most }.
code-empty-tail = The repeating part is empty. Add at least one digit to it.
code-two-tails = Only one part of a code may repeat.
code-not-closed = A closing bracket is missing.
code-after-end = Remove “{ $found }”, which comes after the end of the code.
code-empty-set = The set is empty. Enter numbers such as { "{" }1, 3, 4{ "}" }.
code-member = “{ $found }” can’t be in the set. Enter whole numbers from 1 to { $most }.
code-member-large = “{ $found }” can’t be in the set: an octal code has at most { $most } digits. Write { $rule } instead.
code-name-unknown = There is no game called “{ $found }” here. Enter a code such as 0.77, or a name such as Kayles.
code-unclear-tail = It is not clear which digits repeat. Write them at least twice before the dots, as in 0.3030..., or in brackets, as in { "0.[30]" }.
code-no-move = This code allows no moves at all. Use at least one digit other than 0.
code-first-hexadecimal = Before the point, enter 0, or 4, 8 or C if a heap may be split without taking anything. With “{ $found }”, a game might never end.
code-rule-unknown = There is no rule called “{ $found }” here. A custom rule begins with take, as in take-1.3.4-whole.
taking-begins = A custom rule begins with “take” and a hyphen, as in “take-1.3.4-whole”.
taking-no-amount = Say what may be taken: numbers such as 1.3.4 or 2to5, or a word such as “any”, “squares”, “primes”, “powers2”, “triangular”, “divisors”, “coprime” or “half”.
taking-amount = “{ $found }” is not a number that may be taken. Enter numbers such as 3, 2to5, 9to or 1by2, or a word such as “any”, “squares”, “primes”, “powers2”, “triangular”, “divisors”, “coprime” or “half”.
taking-number = “{ $found }” is out of range. Enter a number from { $least } to { $most }.
taking-typed = “{ $found }” is not a number that may be taken. Enter numbers and ranges, for example 1, 3, 5-8 or 2+3k.
taking-typed-none = Enter at least one number that may be taken, for example 1, 3, 5-8.
taking-typed-zero = 0 can’t be used here: from a heap that is not split, a move takes at least 1.
taking-typed-number = “{ $found }” is not a whole number from { $least } to { $most }.
taking-backwards = A range goes upwards: { $from } is greater than { $to }.
taking-left = “{ $found }” can’t be left. Enter “whole”, “none”, “one”, “two”, “unequal”, “equal”, “three” or “any”, with points between them.
taking-no-left = Say what may be left: “whole”, “none”, “one”, “two”, “unequal”, “equal”, “three” or “any”.
taking-after = Remove “{ $found }”, or put “or” before another part of the rule.
taking-never-ends = With 0, nothing is taken: then the heap must be split, or the game would never end. Leave “two”, “unequal”, “equal” or “three”.
taking-no-move = This rule allows no moves at all.
taking-no-heap = This rule allows no moves in heaps of up to { $most } tokens, the largest there are here.
taking-many-amounts = That is too many numbers for one part of a rule. The maximum is { $most }.
taking-many-clauses = That is too many parts for one rule. The maximum is { $most }.

heaps-empty = A heap size is missing. Enter sizes such as 7 + 5 + 12.
heaps-not-a-number = “{ $found }” is not a heap size. Enter whole numbers from 1 to { $most }, separated by +.
heaps-zero = A heap can’t be empty. Leave out the 0.
heaps-too-large = { $found } tokens is too many for one heap. The maximum is { $most }.
heaps-too-many = { $count } heaps is too many. The maximum is { $most }.

move-unreadable = “{ $found }” is not a move. Use the format heap-taken-left, for example A-2-1. Where three heaps are left, the second of them comes last: A-1-2-3.
move-unreadable-octal = “{ $found }” is not a move. Use the format heap-taken-left, for example A-2-1.
move-no-such-heap = There is no heap { $heap }.
move-no-heap = There is no heap number { $heap }: { $heaps ->
    [0] no heaps are left
    [one] there is only one
   *[other] there are only { $heaps }
}.
move-takes-too-many = You can’t take { $take }: the heap has only { $size }.
move-left-too-large = You can’t leave { $left } on the left: { $rest ->
    [0] nothing remains
    [one] only { $rest } remains in all
   *[other] only { $rest } remain in all
}.
move-never-takes-between = In this game you can’t remove { $take }. Remove { $below } or { $above }, for example.
move-never-takes-above = In this game you can’t remove { $take }. Remove at most { $below }.
move-never-takes-below = In this game you can’t remove { $take }. Remove at least { $above }.
move-never-takes = In this game you can’t remove { $take }.
move-never-takes-here = In this game you can’t remove { $take } from a heap of { $size }.
move-may-leave-never = In this game you can’t remove { $take }.
move-may-leave-none = You may take { $take } only if that is the whole heap.
move-may-leave-one = If you take { $take }, you must leave exactly one heap: take from one end, but not the whole heap.
move-may-leave-none-or-one = If you take { $take }, you can’t split the heap: take from one end.
move-may-leave-two = { $take ->
    [0] A heap can only be split into two non-empty heaps.
   *[other] If you take { $take }, you must leave two heaps: take from the middle.
}
move-may-leave-none-or-two = If you take { $take }, you must take the whole heap or leave two heaps.
move-may-leave-one-or-two = You can’t take the whole heap: leave one heap or two.
move-may-leave-three = { $take ->
    [0] A heap can only be split into three non-empty heaps.
   *[other] If you take { $take }, you must leave three heaps.
}
move-may-leave-unequal = { $take ->
    [0] A heap can only be split into two heaps of different sizes.
   *[other] If you take { $take }, you must leave two heaps of different sizes.
}
move-may-leave-equal = { $take ->
    [0] A heap can only be split into two equal heaps.
   *[other] If you take { $take }, you must leave two equal heaps.
}
move-may-leave-these = { $take ->
    [0] A heap can only be split into { $list }.
   *[other] If you take { $take }, you must leave { $list }.
}

# Heaps: a new game

setup-game = Game
setup-code = Octal code or rule
setup-code-note = Digit n says what you may leave when you take n: add up 1 (nothing), 2 (one heap) and 4 (two heaps). In { "0.[3]" } the 3 repeats for ever; with { "{" }1, 3, 4{ "}" } you take 1, 3 or 4. A rule in words, such as take-squares-whole, can be put together below.

# Heaps: rules in words

rule-take = From one heap, take { $amounts } and leave { $left }.
rule-take-or = Or take { $amounts } and leave { $left }.
rule-split = Split one heap into { $left } without taking anything.
rule-split-or = Or split a heap into { $left } without taking anything.
rule-take-or-split = From one heap, take { $amounts } or nothing, and leave { $left }.
rule-take-or-split-or = Or take { $amounts } or nothing, and leave { $left }.
rule-shown = A heap of { $size } can become { $list }.
rule-shown-none = A heap of { $size } allows no move.
amount-tokens = { $count ->
    [one] { $amounts } token
   *[other] { $amounts } tokens
}
amount-any = any number
amount-least = at least { $from }
amount-run = from { $from } to { $to }
amount-squares = a square number
amount-triangular = a triangular number
amount-primes = a prime number
amount-powers = a power of { $base }
amount-divisors = a proper divisor of its size
amount-coprime = a number coprime to its size
amount-half = at most half of it
left-whole = the rest in one piece
left-nothing = nothing
left-one = one heap
left-two = two heaps
left-unequal = two unequal heaps
left-equal = two equal heaps
left-three = three heaps
own-rule = Make your own rule
own-cannot = These menus can’t show the rule above. Any change here starts a new one.
own-part = Part { $part } of the rule
own-or = or:
own-add = Add another part
own-remove = Remove part { $part }
own-take = Take
own-take-numbers = these numbers
own-take-every = a, a + b, a + 2b…
own-take-zero = nothing, only split
own-numbers = Numbers, such as 1, 3, 5-8 or 2 + 3k
own-base = Powers of
own-first = First number, a
own-step = Step, b
own-leave = Leave
own-left-nothing = nothing: the whole heap is taken
own-left-up-to-two = up to two heaps
own-left-any = up to three heaps
own-left-two-or-three = two or three heaps

setup-code-below = Something is wrong with your own rule: see the field marked below.
setup-heaps = Heaps
setup-heaps-note = Up to 64 heaps of 1 to 10,000 tokens each, such as 7 + 5 + 12.

# Heaps: the board

heap = Heap
heap-of = { $kind ->
    [pin] Row { $heap } ({ $size })
    [square] Strip { $heap } ({ $size })
   *[other] Heap { $heap } ({ $size })
}
heaps-board = Heaps
heap-name = { $kind ->
    [pin] Row { $heap }: { $tokens }
    [square] Strip { $heap }: { $tokens }
   *[other] Heap { $heap }: { $tokens }
}
heap-name-value = { $name }, Grundy value { $value }
heap-large = { $tokens }: use the menus or type your move
token-name = { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
} { $token } of { $size }
gap-title = Split the heap here
position-empty = Nothing is left on the board.
position-one = One heap of { $size }.
position-heaps = { $count } heaps: { $sizes }.
how-keys-split = Keyboard: arrow keys and Enter; S splits the heap before the selected { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
}.
how-length = Point at a heap to see the move; click to play it.
how-length-touch = Touch a heap to see the move; lift your finger to play it.
how-to-end = Click or tap in a heap: you take everything from there to its end.
how-to-end-touch = Touch a { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
}: you take it and everything after it.
how-to-end-split = Click or tap in a heap: you take everything from there to its end. Click or tap a gap to split the heap there.
how-to-end-split-touch = Touch a { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
}: you take it and everything after it. Touch a gap to split the heap there.
how-length-split = Click or tap a { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
} to play there, or a gap to split the heap.
how-split-only = Click or tap a { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
} to split its heap just before it.
how-two-ends = Click or tap both ends of what you want to { $kind ->
    [pin] knock over, or drag across it. To knock over just one pin
    [match] take, or drag across it. To take just one match
    [square] take, or drag across it. To take just one square
   *[other] take, or drag across it. To take just one token
}, click or tap it twice.
how-two-ends-split = Click or tap both ends of what you want to take, or drag across it. Click or tap a gap to split the heap.
how-two-ends-touch = Touch both ends of what you want to { $kind ->
    [pin] knock over, or slide across it. To knock over just one pin
    [match] take, or slide across it. To take just one match
    [square] take, or slide across it. To take just one square
   *[other] take, or slide across it. To take just one token
}, touch it twice.
how-two-ends-split-touch = Touch both ends of what you want to take, or slide across it. Touch a gap to split the heap.
how-large = Heaps this large are shown as numbers: choose your move from the menus, or type it.
how-split-three = Click or tap two gaps of a heap to split it into three.
how-keys-mark = Keyboard: arrow keys and Enter; S marks the gap before the selected { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
}.
how-mark = To leave three heaps, mark a gap first: what is left is split there too. Click or tap it again to remove the mark.
how-two-or-three = Click or tap two gaps of a heap to split it into three, or the same gap twice to split it in two.
how-gap-twice = Click or tap the same gap twice to split a heap there.
how-only-three = Mark a gap in a heap first; then click or tap what you take. What is left is split at the gap too, so three heaps remain.
mark-begun = Marked before { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
} { $token }. Now make the move, or mark another place in the heap.
run-begun = You start at { $kind ->
    [match] match
    [pin] pin
    [square] square
   *[other] token
} { $token }. Choose the other end: { $ends }.
run-begins = is one end of what you take; the other end can be { $ends }
run-none = can’t be an end of what you take
run-range = { $from } to { $to }
does-in-heap = { $kind ->
    [pin] row
    [square] strip
   *[other] heap
} { $heap }: { $does }
mark-does = marks the gap before it
split-does = splits the heap into { $rest }
move-does = { $kind ->
    [square] places a domino
    [pin] knocks over { $tokens }
   *[other] takes { $tokens }
}, leaving { $heaps ->
    [0] nothing
   *[other] { $rest }
}
take-all = { $kind ->
    [square] cover all of strip { $heap } with a domino
    [pin] knock over all of row { $heap } ({ $tokens })
   *[other] take all of heap { $heap } ({ $tokens })
}
took-all = { $kind ->
    [square] covered all of strip { $heap } with a domino
    [pin] knocked over all of row { $heap } ({ $tokens })
   *[other] took all of heap { $heap } ({ $tokens })
}
take-some = { $kind ->
    [square] place a domino on strip { $heap }, leaving { $rest }
    [pin] knock over { $tokens } in row { $heap }, leaving { $rest }
   *[other] take { $tokens } from heap { $heap }, leaving { $rest }
}
took-some = { $kind ->
    [square] placed a domino on strip { $heap }, leaving { $rest }
    [pin] knocked over { $tokens } in row { $heap }, leaving { $rest }
   *[other] took { $tokens } from heap { $heap }, leaving { $rest }
}
take-leave-three = take { $tokens } from heap { $heap }, leaving { $left }, { $middle } and { $right }
took-leave-three = took { $tokens } from heap { $heap }, leaving { $left }, { $middle } and { $right }
split-heap-three = split heap { $heap } into { $left }, { $middle } and { $right }
split-heap-three-past = split heap { $heap } into { $left }, { $middle } and { $right }
take-between = { $kind ->
    [square] place a domino on strip { $heap }, leaving { $left } and { $right }
    [pin] knock over { $tokens } in row { $heap }, leaving { $left } and { $right }
   *[other] take { $tokens } from heap { $heap }, leaving { $left } and { $right }
}
took-between = { $kind ->
    [square] placed a domino on strip { $heap }, leaving { $left } and { $right }
    [pin] knocked over { $tokens } in row { $heap }, leaving { $left } and { $right }
   *[other] took { $tokens } from heap { $heap }, leaving { $left } and { $right }
}
split-heap = split heap { $heap } into { $left } and { $right }
split-heap-past = split heap { $heap } into { $left } and { $right }
matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
pins = { $count ->
    [one] { $count } pin
   *[other] { $count } pins
}
squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

pick-heap = From
pick-take = take
pick-leave = and leave
leave-none = nothing
type-move-note = Format: heap-taken-left. For example, A-2-1 takes 2 from heap A and leaves 1 on the left. Without the last number, the tokens are taken from the right-hand end. Instead of its letter, you can give a heap’s number among those that remain.

# Heaps: reasons

why-groups-win = Sort the heaps into groups of 1, 2, 4, 8…: { $heaps }. Equal groups in two heaps cancel out; { $left } is left over. A winning move leaves only pairs.
why-groups-loss = Sort the heaps into groups of 1, 2, 4, 8…: { $heaps }. Every group has a partner in another heap: whatever is taken, the other player can pair everything up again.
slip-groups = After this move, the heaps, sorted into groups of 1, 2, 4, 8…, were { $heaps }: { $count ->
    [one] the group { $left } had no partner.
   *[other] the groups { $left } had no partner.
}
normal-win = The nim-sum is { $sum }, not 0: at least one move makes it 0.
normal-loss = The nim-sum is 0: every move makes it non-zero, and the opponent can make it 0 again.
winning-target = { $value } ⊕ { $sum } = { $target }: bring the heap to value { $target }
losing-title = Why every move loses
losing-why = Every move leaves a non-zero nim-sum, so the opponent wins.
mex-title = Where the Grundy value comes from
mex-choose = Heap of
mex-is = The Grundy value of a heap of { $size } is { $value }: the smallest non-negative integer not among its options’ values (the mex).
mex-options = { $count ->
    [0] No options
    [one] The only option and its value
   *[other] The { $count } options and their values
}
mex-left = What is left
misere-nim-ones = No heap has more than one match, so every move is forced. There { $heaps ->
    [one] is { $heaps } heap
   *[other] are { $heaps } heaps
}: the player to move loses if the number is odd and wins if it is even (Bouton).
misere-nim-sum = At least one heap has more than one match, so the player to move wins misère Nim just as in normal play: the nim-sum is { $sum }, not 0 (Bouton). Towards the end, leave an odd number of heaps of one match.
misere-nim-sum-zero = At least one heap has more than one match, so the player to move loses misère Nim just as in normal play: the nim-sum is 0 (Bouton).
misere-searched = Solved by exhaustive search, after heaps were replaced by simpler equivalent ones ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}).
heaps-cost = To find who wins with a heap of { $size }, about { $options } options have to be examined, since this rule can leave several heaps. That can take a while; you can cancel it in the Why panel.
heaps-cost-too-much = The winner is not worked out here: with a heap of { $size }, about { $options } options would have to be examined, since this rule can leave several heaps. The limit is { $most }.
misere-budget = { $positions ->
    [0] The position is too large to search.
   *[other] The search examined { $positions } positions without reaching a conclusion.
}
misere-undecided = { $count ->
    [one] { $count } other move: outcome unknown.
   *[other] { $count } other moves: outcome unknown.
}
misere-quotient = Solved with the misère quotient of order { $order }, valid for heaps of up to { $to }.
misere-quotient-all = Solved with the misère quotient of order { $order }, proved to be valid for heaps of any size.
misere-no-values = In misère play, Grundy values don’t decide who wins, so they are not shown.

# Heaps: the sequence

sequence-of = Grundy values in { $code }, normal play: G(n) is the value of a single heap of n tokens.
sequence-normal-only = The game on the board is played under the misère convention, where these values don’t decide who wins.
sequence-plain-rule = This is not an octal code, so the octal engine, its proofs, misère quotients and the atlas don’t apply. A period is only called proved if a theorem about this rule says so.
sequence-long-code = This is an octal game, but its octal code is infinite or has more than { $most } digits, so the octal engine, its proofs, misère quotients and the atlas don’t apply. A period is only called proved if a theorem about this rule says so.
explorer-code = Game
explorer-code-note = Enter a code such as 0.77, 0.33[03] or { "{" }1, 3, 4{ "}" }, a rule such as take-squares-whole, or the name of a game.
explorer-open = Open
sequence-to = Compute up to n =
sequence-waits = Computing up to n = { $to } takes some time and about { $megabytes } MB of memory.
sequence-running = Computing up to n = { $to } at most. Values so far: { $count }.
sequence-computed = Computed up to n = { $to }. The largest value is { $largest }, first reached at n = { $at }.
sequence-stopped = { $count ->
    [one] Stopped. { $count } value is available.
   *[other] Stopped. { $count } values are available.
}
go-on-from-here = Resume
memory-for = Going up to n = { $to } takes about { $megabytes } MB of memory.
period-search = Find the period
period-search-note = “Find the period” stops as soon as a period is proved, or at n = { $to } at the latest, and may use up to { $megabytes } MB of memory.
work-ahead-more = More than { $options } options have to be examined up to n = { $to }.
work-ahead = About { $options } options have to be examined up to n = { $to }.
period-title = Period
sequence-proved = { $saltus ->
    [0] Proved: from n = { $start } on, the period is { $period }.
   *[other] Proved: from n = { $start } on, the period is { $period } and the saltus is { $saltus }.
}
sequence-observed = { $saltus ->
    [0] Observed, not proved: from n = { $start } on, the period is { $period }.
   *[other] Observed, not proved: from n = { $start } on, the period is { $period } and the saltus is { $saltus }.
}
period-none = { $known ->
    [one] No period can appear in a single value.
   *[other] No period appears in the first { $known } values.
} That alone says nothing about the values that follow.
period-known = It is known that from n = { $start } onwards the values repeat with period { $period } and saltus { $saltus }. It is not proved here: the first { $known } values were computed, and they do.
period-observed = Observed in the first { $known } values, but not proved: from n = { $start } onwards, the values repeat with period { $period } and saltus { $saltus }. As far as these values show, the next one could break the pattern.
period-proved = Proved: G(n + { $period }) = G(n) for all n ≥ { $start }. The period is { $period }, the pre-period is { $start } and the saltus is 0.
period-proved-arithmetic = Proved: G(n + { $period }) = G(n) + { $saltus } for all n ≥ { $start }. The period is { $period }, the pre-period is { $start } and the saltus is { $saltus }.
period-convention = The pre-period is the smallest n from which this holds, counting heap sizes from 0; some books give the last exception instead, which is one less. The period is the smallest possible.
period-values = { $saltus ->
    [0] Values over one period: { $values }
   *[other] Values over one period: { $values } (+ { $saltus } with each period)
}
period-exceptions = { $count ->
    [one] { $count } exception before the period sets in: n = { $heaps }
   *[other] { $count } exceptions before the period sets in: n = { $heaps }
}
proof-bound = Certificate (Guy and Smith’s bound): G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }, which required { $bound } values.
proof-finite = Certificate (Nimlab’s own bound for rules under which finitely many numbers may be taken and several heaps may be left; the proof is in docs/proof-of-periods.md): G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }, which required { $bound } values.
proof-take-only = Certificate: no move leaves two heaps, so each value depends only on the few before it. G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }, which required { $bound } values.
proof-rare-ended = Certificate: no heap after { $last } is rare, and every witness has depth at most { $depth }, so a window of { $width } values is enough. G(n + { $shift }) = G(n) was checked for all n from { $from } to { $to }, which required { $bound } values.
proof-state = Certificate: everything that later values depend on is the same before heap { $first } and before heap { $again }, up to an additive constant.
proof-powers-even = Certificate: every power of { $base } leaves the remainder 1 or { $base } on division by { $above }, so a move changes the remainder of n by one, up or down. So the remainders 0, 1, 2… have the values 0, 1, 0, 1, …, except the last one, { $base }, which has the value 2.
proof-powers-odd = Certificate: every power of { $base } is odd, so every move changes the parity of n. Even heaps have the value 0, odd heaps the value 1.
period-open = open
candidate-title = Test a period
candidate-note = Choose a period and see where the values break it. Agreement on the computed values is not a proof.
candidate-try = Choose a period
candidate-shift = Period to test, p
candidate-less = Decrease by 1
candidate-more = Increase by 1
candidate-from = from n =
candidate-clear = Clear
small-field-wrong = Enter a whole number from { $least } to { $most }.
candidate-short = There are not enough values to compare from n = { $from } onwards.
candidate-fails = { $count ->
    [one] From n = { $from } onwards, G(n + { $period }) = G(n) fails for a single n: G({ $at }) = { $value }, but G({ $there }) = { $shifted }.
   *[other] From n = { $from } onwards, G(n + { $period }) = G(n) first fails at n = { $at }: G({ $at }) = { $value }, but G({ $there }) = { $shifted }. It fails { $count } times, the last at n = { $last }.
}
candidate-holds = G(n + { $period }) = G(n) for all n from { $from } to { $to }, as far as the values are known. By itself, this is an observation, not a proof.
work-title = Work done
work-method = Method
work-values = values
work-options = options examined
work-took = time
work-ms = { $milliseconds } ms
work-times = For the same values, the plain method would examine about { $times } times as many options.
method-sparse = fast
method-plain = plain
method-to-plain = Try the plain method
method-to-sparse = Back to the fast method
work-sparse = { $options ->
    [one] { $options } option examined.
   *[other] { $options } options examined.
} The plain method examines { $plain } for the same values.
work-plain = { $options ->
    [one] { $options } option examined, with the plain method.
   *[other] { $options } options examined, with the plain method.
}
work-time = Time: { $milliseconds } ms.
mask-title = Rare and common values
mask-none = No mask is in use. A mask helps only if moves leave two heaps and rare heaps are few.
mask-not-tried = Masks are used only by the fast method.
mask-plain = Mask { $bits } in binary, { $mask } in decimal. A value is common if it shares an odd number of 1s with the mask; all others are rare.
mask-position-odd = Mask { $bits } in binary, { $mask } in decimal, combined with the parity of n. A value is common at n if n plus the number of 1s it shares with the mask is odd; all others are rare.
mask-position-even = Mask { $bits } in binary, { $mask } in decimal, combined with the parity of n. A value is common at n if n plus the number of 1s it shares with the mask is even; all others are rare.
mask-use = A move that leaves two heaps has a common value only if exactly one of the two is rare. Where rare heaps are few, the fast method examines these few moves first; it then looks, one by one, only for the rare values that could still be the mex.
mask-bits = The bits of the mask, each under its place value
mask-parity = n mod 2
rare-count = { $count ->
    [one] { $count } rare heap so far, at n = { $last } (not counting the empty heap).
   *[other] { $count } rare heaps so far, the last at n = { $last } (not counting the empty heap).
}
rare-list = List of rare heaps
histogram-title = How often each value occurs
histogram-both = Different values: { $values }. Common heaps: { $common }; rare heaps: { $rare }.
histogram-all = Different values: { $values }; heaps: { $common }.
histogram-cut = Only the { $lines } smallest values are listed.
histogram-common = common
histogram-rare = rare
histogram-heaps = heaps
files-title = Export
file-csv = Values as CSV
file-b = b-file (OEIS)
file-report = Report as text
file-picture = Plot as PNG
file-drawing = Plot as SVG
copy-report = Copy the report
copy-values = Copy the values
copied = Copied.
not-copied = The browser blocked copying.
file-writing = { $count ->
    [one] Writing the file: { $count } value so far.
   *[other] Writing the file: { $count } values so far.
}
file-most = Files contain only the first { $most } values.
named-title = Well-known games
named-code = code
named-name = name
named-known = what is known
known-repeats = period { $period } from n = { $start } onwards
known-rises = period { $period } and saltus { $saltus } from n = { $start } onwards
known-never = never repeat: whatever the period, one of its multiples may be taken
closed-never = It is known that the values never repeat: whatever the period, one of its multiples may be taken, and two heaps that are one move apart never have the same value.
closed-known = Known formula for G(n): { $form }.
known-half = G(2n) = n and G(2n + 1) = G(n)
known-divisors = the exponent of 2 in n
known-coprime = 1 for n = 1; 0 for even n; for odd n > 1, the position of its least prime factor among the primes
named-note = Each link looks for the period. “Open” means that it is not known whether the values repeat (Guy and Nowakowski, Unsolved problems in combinatorial games).
sequence-cancelled = Computation stopped; partial results were lost.
values-table = Values
values-figure = Values of G(n): each row begins at the n on its left.
values-rows = Values in a row:
values-rows-period = { $period } (the period)
values-exceptions = Shaded: values that break the period.
page-back = Previous
page-on = Next
page-last = Last
page-of = Page { $page } of { $pages }
page-jump = Go to n =
plot-label = Dot plot of G(n), with n from { $from } to { $to } on the horizontal axis and values from 0 to { $most } on the vertical axis. The values are listed in the table below.
strip-label = Colour strip of G(n), with n from { $from } to { $to } on the horizontal axis. The values are listed in the table below.
plot-caption = Horizontal: n. Vertical: G(n). Where a mask was used, the larger dots are the rare heaps.
strip-caption = Horizontal: n. Each value has a colour. A column that covers many heaps shows some of their values, one below another.
plot-figure = The Grundy values G(n) for n from { $from } to { $to }.
plot-figure-rare = Green: heaps that are common under the mask; orange: rare ones.
plot-title = Plot of the values
plot-keys = Drag or use the arrow keys to move; hold Ctrl and turn the wheel, or use + and -, to zoom; press 0 to show everything.
plot-in = Zoom in
plot-out = Zoom out
plot-left = Move left
plot-right = Move right
plot-all = Show all
plot-dots = Dots
plot-strip = Strip
sequence-value-large = A value above 65,535 has come up, and the fast method can’t go any further.

# Heaps: single heaps in misère play

genera-title = Single heaps in misère play
genera-note = In misère play, a player who can’t move wins. Grundy values don’t tell you who wins; the genus of a heap, made up of its Grundy value and its misère nim values, decides who wins when the heap is alone or beside heaps of Nim. Other sums need more: the misère quotient.
genera-octal-only = Genera and misère quotients are computed for octal codes only, and this rule is not one. In a game, misère positions are decided by search.
genera-compute = Compute genera
genera-to = Genera up to n =
genera-how = A genus is written as g followed by raised numbers. Here g is the Grundy value; the raised numbers are the misère nim values of the heap on its own, then with one Nim heap of 2, then with two, and so on, with the last two repeating for ever. If one of them has two digits, commas separate them. A heap is a losing position in misère play if its first raised number is 0 (underlined). A plain number g is the genus of a Nim heap of g, so a plain 1 loses in misère play too; a heap that has it need not be equivalent to that one in other sums. “?” means not known.
genera-running = Computing genera up to n = { $to }: { $count } so far.
genera-done = All genera up to n = { $to } are known.
genera-short = { $count ->
    [one] { $count } genus is known; those of larger heaps are not.
   *[other] { $count } genera are known; those of larger heaps are not.
}
quotient-running = Looking for the misère quotient…
quotient-presentation = The quotient: generators, relations and losing classes
quotient-images = The class of each single heap. The class of a sum is the product of the classes of its heaps; the player to move loses exactly when that product is in P.
quotient-images-table = Classes of single heaps
quotient-unknown = The misère quotient is not known.
quotient-to = For heaps of up to { $to }, the misère quotient has order { $order } and decides every sum of them. For larger heaps, none was found here.
quotient-all = The misère quotient has order { $order } and is proved to be valid for heaps of any size: their classes repeat with period { $period } from n = { $start } onwards.

# Heaps: the atlas

atlas-intro = All codes of one to three digits, plus the named games, and what is known of their periods, computed here. Each pass gives every unsettled code more time.
atlas-budget = Computing time (seconds)
atlas-budget-note = From 1 to { $most }.
atlas-budget-wrong = “{ $found }” is not a time: enter a whole number from 1 to { $most }.
atlas-begin = Compute
atlas-go-on = Resume
atlas-stop = Stop
atlas-running = Computing. Codes settled: { $done } of { $all }; periods proved: { $proved }.
atlas-rests = Codes settled: { $done } of { $all }; periods proved: { $proved }.
atlas-table = Atlas
atlas-figure = The rows of the atlas now shown: codes and what is known of their periods.
atlas-code = code
atlas-status = status
atlas-period = period
atlas-preperiod = pre-period
atlas-largest = largest value
atlas-mask = mask
oeis = OEIS { $number }
oeis-shifted = OEIS { $number }: G(n) = a(n − { $shift })
atlas-known = values known
atlas-alike = same values as
atlas-alike-same = { $code }
atlas-alike-later = { $code }, shifted right by { $shift }
atlas-alike-earlier = { $code }, shifted left by { $shift }
atlas-alike-seen = { $alike } (so far)
atlas-open = no period yet
atlas-waits = not computed yet
atlas-saltus = { $period }, saltus { $saltus }
atlas-note = The pre-period is the smallest n from which the period holds. “So far” means that the first four thousand values agree; nothing more was proved here.

# The home page
heaps = Heaps
front-heaps-note = On each turn, play in a single heap, following the rules of the game. A player who can’t move loses, unless the card says otherwise.
front-heaps-also = Other rules are ready to play.

value-of-heap = Value of { $kind ->
    [pin] row
    [square] strip
   *[other] heap
} { $heap }
hint-theory-nim = Sort each heap into groups of 1, 2, 4, 8…, using each size at most once per heap. A move wins if it leaves an even number of groups of each size in all: then the nim-sum is 0.
hint-theory-misere-nim = Play as in normal play until your move would leave only heaps of one match. Then leave an odd number of them.
hint-theory-misere = Try smaller heaps first: with which of them does the player to move lose?
hint-where-heap = Look at { $kind ->
    [pin] row
    [square] strip
   *[other] heap
} { $heap }.

tab-groups = Groups
groups-how = Click or tap a heap to split off its largest group of 1, 2, 4, 8… Then choose two equal groups in different heaps to strike them out.
groups-unequal = { $one } and { $other } are not equal: only equal groups are struck out.
groups-heap = Heap { $heap }
groups-whole = { $size ->
    [one] { $size } match
   *[other] { $size } matches
}, still to be sorted
groups-group = Group of { $size }
groups-struck = Group of { $size }, struck out
groups-parted = Heap { $heap }: a group of { $size } split off, { $rest } left.
groups-paired = Two groups of { $size } struck out.
groups-unpaired = Two groups of { $size } are back.
groups-part = There are still matches to sort.
groups-strike = Two equal groups can still be struck out.
groups-none-left = Every group has a partner: the nim-sum is 0.
groups-alone = a group of { $size } (heap { $heap })
groups-left = { $count ->
    [one] One group is left without a partner: { $groups }.
   *[other] Groups left without a partner: { $groups }.
}
groups-nim-only = This is how the nim-sum is found in Nim, where the value of a heap is its size. In this game, it isn’t.
groups-again = Start over

# Results of one’s own, checked

check-matter-values = Grundy values
check-matter-reach = Values within reach of each heap
check-matter-counts = How often each value occurs, from G(0) onwards
check-matter-rare = The values that are rare under the best mask
check-matter-period = (Pre-period, period)

doubt-count-none = No heap from 0 to { $to } has the value { $value }.
doubt-count = { $count ->
    [one] From G(0) to G({ $to }), the value { $value } occurs once, at n = { $heaps }.
   *[other] From G(0) to G({ $to }), the value { $value } occurs { $count } times, at n = { $heaps }.
}
doubt-count-empty = The empty heap counts too: G(0) = 0.
doubt-rare-even = { $value } is { $binary } in binary; the mask { $mask } keeps { $kept }. The number of 1s kept, { $bits }, is even: the value is rare.
doubt-rare-odd = { $value } is { $binary } in binary; the mask { $mask } keeps { $kept }. The number of 1s kept, { $bits }, is odd: the value is common.
doubt-rare-first = It does occur: the first heap with this value is n = { $at }.
doubt-rare-absent = No heap from 0 to { $to } has this value; only values that occur are listed.
doubt-period-zero = A period is at least 1.
doubt-period-breaks = G({ $at }) = { $here }, but G({ $then }) = { $there }: from n = { $start } onwards, the values do not repeat with period { $period }.
doubt-period-sooner = G({ $at }) = G({ $then }) = { $value }: the values already repeat before n = { $start }, so this pre-period is not the smallest.
doubt-period-multiple = { $found } is a multiple of { $period }, and G(n + { $period }) = G(n) for all n ≥ { $start }: this period is not the smallest.

# Heaps: proofs to be read

proof-open = Read the proof
proof-shown = The proof is shown below the button.
proof-claim-title = The claim
proof-claim = G(n + { $period }) = G(n) for all n ≥ { $start }.
proof-claim-arithmetic = G(n + { $period }) = G(n) + { $saltus } for all n ≥ { $start }.
proof-least = The equation fails for n = { $before }, so the pre-period can’t be smaller, and no smaller period works either.
proof-least-period = No smaller period works.
proof-nim = By induction. If every smaller heap has its own size as its value, the options of a heap of n have the values 0, 1, …, n − 1. The smallest missing number is n, so G(n) = n.
proof-bound-title = How many values are enough
proof-bound-numbers = Here n₀ = { $first }, p = { $period } and k = { $last }, the number of octal digits after the point. The bound 2n₀ + 2p + k is { $bound }.
proof-first = The pre-period is 0, but n₀ counts as 1 in the bound: an empty heap is never left beside another, so its value proves nothing.
proof-bound-enough = If G(n + { $period }) = G(n) holds for all n from { $first } to { $to }, it holds for all larger n as well (Guy and Smith, 1956). The induction step below shows why.
proof-check = Check up to the bound
proof-check-note = All values are computed again by the plain method: about { $pairs } pairs of heaps.
proof-check-far = Examining all options up to the bound would mean about { $pairs } pairs of heaps, too many for this page. The file below can be checked instead, with “nimlab verify”: it examines one rare heap at a time.
proof-checking = { $known } of { $bound } values checked.
proof-checked = Confirmed: G(0) to G({ $to }), found by examining all { $options } options, satisfy the equation, and neither number can be smaller. So the equation always holds.
proof-check-fails = The check found G({ $at }) ≠ G({ $there }). This would be a fault in Nimlab: the certificate below settles it.
proof-check-least = The check found a smaller pre-period or a smaller period. This would be a fault in Nimlab: the certificate below settles it.
proof-step-title = The induction step
proof-step-n = Choose n =
proof-step-lead = Let n = { $n }, and suppose that G(m + { $period }) = G(m) for all m from { $first } to { $before }. Compare the heaps of { $n } and of { $later }.
proof-step-down = Both heaps are larger than any move takes, so neither can be taken whole. Whatever is left of { $later }, its largest heap has at least { $least } tokens, which is at least { $first } + { $period }. Replace it by one with { $period } fewer: this is an option of { $n } with the same value.
proof-step-up = Whatever is left of { $n }, its largest heap has at least { $least } tokens, which is at least { $first }. Replace it by one with { $period } more: this is an option of { $later } with the same value.
proof-step-so = So the options of both heaps have the same values, and the smallest missing number is the same: G({ $later }) = G({ $n }) = { $value }.
proof-step-options = Options of { $heap }
proof-step-taken = taken
proof-step-left = left of { $heap }
proof-remainders-title = The argument by remainders
proof-remainders-lead = No move leaves two heaps, so from n = { $from } onwards G(n) depends only on { $last ->
    [one] the value before it. If the values
   *[other] the { $last } values before it. If these
} repeat with period { $period }, then so does G(n). Each row below is one remainder of n on division by { $period }: where the moves lead, and the smallest missing value.
proof-remainders-column = n mod { $period }
proof-remainders-options = number taken → remainder: value there
proof-remainders-mex = smallest missing
proof-remainders-base = The values up to G({ $to }) were found one by one, and they agree with the table from the pre-period onwards.
proof-remainders-lost = { $count ->
    [one] In normal play, the player to move loses with a single heap if its remainder is { $list }.
   *[other] In normal play, the player to move loses with a single heap if its remainder is one of these: { $list }.
}
proof-sticks = A move takes from 1 to { $most }, so whatever your opponent takes, you can make it up to { $period }. Leave a multiple of { $period }, and keep doing so.
proof-file-title = Certificate
proof-file-lead = The file contains the code, the numbers above and the values G(0) to G({ $to }).
proof-file-lead-moves = The file contains the moves of the rule, the numbers above and the values G(0) to G({ $to }).
proof-file-save = Save the certificate
proof-file-verify = Nimlab’s command checks it from the rules alone and shares no code with the engine that found the period. The format of the file is described in docs/certificates.md, so you can also write your own checker.
proof-file-command = nimlab verify FILE
proof-file-far = A certificate would need so many values that checking it would take too long.
proof-file-long = A certificate would need { $count } values, too many for a file.
genus-ask = Where does a genus come from? Click on it, or enter n =
genus-ask-wrong = Enter a whole number between 0 and { $most }.
origin-ask = Where does a value come from? Click on it, or enter n =

# Heaps: the argument by rare heaps

proof-bound-again = The same proof with the textbook bound
proof-textbook-step = The induction step for this bound
proof-sparse-kinds = Common and rare heaps
proof-sparse-heap = A heap of n ≥ 1 is called rare if its value G(n) is rare, and common otherwise.
proof-sparse-lemma = When two heaps are left, the value of the option is the nim-sum of their values. It shares an odd number of 1s with the mask exactly when one of the two values does and the other does not. So its value is common exactly when one of the heaps is rare and the other one common.
proof-sparse-lemma-parity = When d tokens are taken from n and two heaps a and b are left, a + b = n − d, and every d for which this is possible has the same parity. The value of the option is the nim-sum of the values of a and b, so the numbers of 1s shared with the mask add up, up to an even number. So its value is common at n exactly when one of the heaps is rare and the other one common.
proof-sparse-found = What the computed values show
proof-sparse-known = The N = { $known } values from G(0) to G({ $to }) were computed. Let p = { $period }, and let k = { $digits } be the number of octal digits after the point. The values show that:
proof-sparse-ended = with L = { $last }, no heap from { $after } to { $to } is rare, and L is less than N − p = { $recent };
proof-sparse-none-rare = with L = 0, no heap from 1 to { $to } is rare;
proof-sparse-witnesses = with D = { $depth }, for every n from { $recent } to { $to }, each rare value smaller than G(n) belongs to an option of n that leaves a single heap, or a heap of at most D beside another one;
proof-sparse-width = W = max(L, D) + k = { $width };
proof-sparse-repeat = G(n) = G(n − p) for all n from N − W = { $compared } to { $to }, and n − p is at least { $from } there;
proof-sparse-even = p is even, so a value is common at n exactly when it is common at n − p.
proof-sparse-so = From this it follows that G(n) = G(n − { $period }) for all n ≥ { $compared }, as the induction step below shows. It is Nimlab’s own argument; docs/proof-of-periods.md gives it in general form (rule 3).
proof-sparse-least = The period { $period } is not the smallest: the last { $period } computed values, which repeat for ever, already repeat with period { $least }.
proof-sparse-start = The computed values also show that G(n + { $least }) = G(n) holds from n = { $start } onwards.
proof-sparse-lead = Let n = { $n }. Suppose that G(m) = G(m − { $period }) for all m from { $compared } to { $before }, that no heap from { $after } to { $before } is rare, and that what is said about D above holds from { $recent } to { $before }. Compare the heaps of { $earlier } and of { $n }.
proof-sparse-singles = One heap left: at most k tokens are taken, so values repeat there. If the same number is taken from both heaps, what is left has the same value.
proof-sparse-pairs = Two heaps left, with a common value: exactly one of them is rare, so it has at most L = { $last } tokens. The other one, if it is left of { $n }, has at least n − k − L = { $least } tokens, which is at least { $compared }. Replace it by one with { $period } fewer: this is an option of { $earlier } with the same value. Conversely, { $period } more make an option of { $n } from one of { $earlier }. So the options of both heaps have the same common values.
proof-sparse-no-pairs = Two heaps left: exactly one of them would have to be rare for the value to be common, and there is no such option. So the options of both heaps have the same common values.
proof-sparse-not-reached = G({ $earlier }) = { $value } is a common value, because no heap from { $after } to { $before } is rare. No option of { $earlier } has this value, so no option of { $n } has it.
proof-sparse-below = Every smaller value that is common is the value of an option of { $earlier }, and so of one of { $n }. Every smaller value that is rare belongs to an option of { $earlier } that leaves a single heap, or a heap of at most D = { $depth }. The other heap, if it is left of { $n }, has at least n − k − D = { $deepest } tokens, which is at least { $compared }: with { $period } more, this is an option of { $n } with the same value.
proof-sparse-none-below = No smaller value is rare. Every smaller value is the value of an option of { $earlier }, and so of one of { $n }.
proof-sparse-end = So the smallest value that no option of { $n } has is the same: G({ $n }) = G({ $earlier }) = { $value }. This value is common, and the options in the last step serve { $n } as well: all that was supposed also holds for { $n }, and the next n follows in the same way.
proof-sparse-options = Options of { $heap } that leave a rare heap and a common one ({ $count })
proof-sparse-witness-table = An option for each smaller rare value
proof-sparse-rare-value = rare value

# Heaps: the argument for codes that repeat for ever

proof-tail-far = A proof from the values alone would need more values than Nimlab checks.
proof-tail-lead = The period can also be proved from the values alone. This takes the following numbers:
proof-tail-digits = P = { $prefix } is the number of digits before the part that repeats, and L = { $length } the number of digits in that part.
proof-tail-start = a = max(n₀, 1) = { $start }, where n₀ = { $preperiod } is the pre-period. The empty heap is left out, because a digit says separately whether the whole heap may be taken.
proof-tail-shift = q = { $shift } is the least common multiple of p = { $period } and L. So numbers of tokens larger than P that differ by q have the same digit.
proof-tail-added = t = s · q/p = { $added } is what q more tokens add to the value, since p more tokens add s = { $saltus }.
proof-tail-largest = K = { $largest } is the larger of two numbers: the largest value of a heap smaller than a + q = { $end }, and t plus the largest value of a heap smaller than a.
proof-tail-next = N = a + q + P = { $next } is the smallest n for which the induction step works.
proof-tail-next-arithmetic = { $length ->
    [one] N = { $next } is the smallest n for which the induction step works: N is at least a + max(P, p), and moves that take more than P tokens lead from { $next } to all the values from 0 to K. They then do so from every larger heap, because whatever they leave of n can also be left of n + L.
   *[other] N = { $next } is the smallest n for which the induction step works: N is at least a + max(P, p), and moves that take more than P tokens lead from each heap from { $next } to { $covered } to all the values from 0 to K. They then do so from every larger heap, because whatever they leave of n can also be left of n + L.
}
proof-tail-bound = The bound is N + q − 1 = { $bound }.
proof-tail-enough = If G(n + { $period }) = G(n) holds for all n from { $preperiod } to { $to }, that is, for all heaps up to the bound, it holds for all larger n as well. The induction step below shows why.
proof-tail-enough-arithmetic = If G(n + { $period }) = G(n) + { $saltus } holds for all n from { $preperiod } to { $to }, that is, for all heaps up to the bound, it holds for all larger n as well. The induction step below shows why.
proof-tail-so = The step shows that G(n + { $shift }) = G(n) for all n ≥ { $start }. This carries the equation for { $period } over to all larger n.
proof-tail-so-arithmetic = The step shows that G(n + { $shift }) = G(n) + { $added } for all n ≥ { $start }. This carries the equation for { $period } over to all larger n.
proof-tail-check-note = All values are computed again by the plain method: { $options } options.
proof-tail-check-far = Up to the bound there are { $options } options, too many for this page to examine. Nimlab’s command can check the file below instead.
proof-tail-checked = Confirmed: G(0) to G({ $to }), found by examining all { $options } options, satisfy the equation. From N onwards all values from 0 to K are reached, as the proof requires, and neither the pre-period nor the period can be smaller. So the equation always holds.
proof-tail-fails = The check found G({ $there }) ≠ G({ $at }) + { $saltus }. This would be a fault in Nimlab: the certificate below settles it.
proof-tail-lacks = The check found no move that takes more than P tokens from { $n } and leads to the value { $value }. This would be a fault in Nimlab: the certificate below settles it.
proof-tail-step-lead = Let n = { $n }, and suppose that G(m + { $shift }) = G(m) for all m from { $start } to { $before }. Compare the heaps of { $n } and of { $later }.
proof-tail-step-lead-arithmetic = Let n = { $n }, and suppose that G(m + { $shift }) = G(m) + { $added } for all m from { $start } to { $before }. Compare the heaps of { $n } and of { $later }.
proof-tail-same-take = Take the same number of tokens from both heaps, leaving at least { $start } of { $n }. The digit is the same, so both moves are allowed or neither is. What is left of { $later } has { $shift ->
    [one] { $shift } token more
   *[other] { $shift } tokens more
}, so it has the same value.
proof-tail-same-take-arithmetic = Take the same number of tokens from both heaps, leaving at least { $start } of { $n }. The digit is the same, so both moves are allowed or neither is. What is left of { $later } has { $shift ->
    [one] { $shift } token more
   *[other] { $shift } tokens more
}, so its value is larger by { $added }.
proof-tail-no-same-take = No move leaves { $start } or more tokens of { $n }. So no move leaves { $end } or more of { $later }: it would have the same digit.
proof-tail-same-take-title = Options of { $n } and of { $later } with the same number taken
proof-tail-same-rest = All other moves leave fewer than { $start } tokens of { $n }, or fewer than { $end } of { $later }. They take { $prefix ->
    [one] more than P = { $prefix } token
   *[other] more than P = { $prefix } tokens
}. If the same number is left of both heaps, the numbers taken differ by { $shift }, a multiple of L = { $length }, so the digit is the same: both moves are allowed or neither is. What is left is the same, and so is its value.
proof-tail-no-same-rest = All other moves would leave fewer than { $start } tokens of { $n }, or fewer than { $end } of { $later }. There are no such moves.
proof-tail-same-rest-title = Options of { $n } and of { $later } with the same number left
proof-tail-left = left
proof-tail-taken = taken from { $heap }
proof-tail-witnesses = Since { $n } ≥ N, moves that take { $prefix ->
    [one] more than P = { $prefix } token
   *[other] more than P = { $prefix } tokens
} lead from { $n } to all the values from 0 to K = { $largest }. So G({ $n }) = { $value } is larger than K. From { $later } they lead to the same values: { $shift ->
    [one] take { $shift } token more
   *[other] take { $shift } tokens more
} to leave the same heap. This is a multiple of L = { $length }, so the digit is the same.
proof-tail-witness-title = An option for each value from 0 to { $largest }
proof-tail-not-reached = No option of { $later } has the value G({ $n }) + { $added } = { $sum }. In step 1 its options have values larger by { $added } than those of options of { $n }, and none of the latter has the value G({ $n }). All other options of { $later } leave { $end ->
    [one] fewer than { $end } token
   *[other] fewer than { $end } tokens
}, so by the choice of K their values are at most K.
proof-tail-below = Every smaller value v is the value of an option of { $later }. If v ≤ K, step 2 gives one. If v > K, then v − { $added } is at least 0, because K ≥ t, and smaller than G({ $n }), so an option of { $n } has this value. It leaves at least { $start ->
    [one] { $start } token
   *[other] { $start } tokens
}, because otherwise v would be at most K by the choice of K. So it is one of the options in step 1, and the matching option of { $later } has the value v.
proof-tail-end = So the smallest value that no option of { $later } has is G({ $later }) = G({ $n }) + { $added } = { $sum }, and the next n follows in the same way.

# Heaps: the argument for rules with finitely many numbers, and that for powers

proof-finite-lead = The same numbers of tokens may be taken from every heap, and there are finitely many of them. The bound is made of these numbers:
proof-finite-first = a = max(n₀, 1) = { $first }, where n₀ = { $preperiod } is the pre-period. The empty heap is left out, because the rule says separately whether a heap may be taken whole.
proof-finite-last = T = { $last } is the largest number of tokens that may be taken.
proof-finite-heaps = k = { $heaps } is the largest number of heaps that may be left.
proof-finite-shift = q = p = { $shift } is the number of tokens by which heaps are compared.
proof-finite-shift-even = q = p = { $shift } is the number of tokens by which heaps are compared. It must be even, because the rule distinguishes two equal heaps from two unequal ones, and it is.
proof-finite-shift-twice = q = 2p = { $shift } is the number of tokens by which heaps are compared. It must be even, because the rule distinguishes two equal heaps from two unequal ones, and p = { $period } is odd.
proof-finite-window-one = b = a + T − 1 = { $window } is the last n for which G(n + q) = G(n) must be known.
proof-finite-window-two = b = 2a + 3q + T = { $window } is the last n for which G(n + q) = G(n) must be known.
proof-finite-window-three = b = { $window }, the larger of 2a + 3q + T and 3a + 2q + T, is the last n for which G(n + q) = G(n) must be known.
proof-finite-bound = The bound is b + q = { $bound }.
proof-finite-own = This bound is Nimlab’s own; docs/proof-of-periods.md gives the general proof.
proof-finite-whole = Neither heap can be taken whole, because both are larger than T = { $last }. So it is enough to match the options that leave heaps.
proof-finite-one = One heap left: if it is left of { $n }, it has a size of at least { $up }, and values repeat from { $first } onwards. If the same number is taken from both heaps, the one left of { $later } is larger by { $shift }, so it has the same value.
proof-finite-two = Two heaps left of { $later }: the larger one has at least { $down } tokens, which is more than a + 2q. Replace it by one with { $shift } fewer: this is an option of { $n } with the same value. Conversely, the larger of two heaps left of { $n } has at least { $up } tokens, which is more than a. Replace it by one with { $shift } more: this is an option of { $later } with the same value.
proof-finite-unequal = If the two heaps must be unequal, there is one exception: heaps of x and x + { $shift } left of { $later } would become equal. Here x is more than a + q, so G(x − { $shift }) = G(x) = G(x + { $shift }), and the value of the option is 0. Heaps of x − { $shift } and x + { $shift } are an option of { $n } whose value is 0 too.
proof-finite-equal = If the two heaps must be equal, their value is 0. Each of those left of { $later } has at least { $down } tokens. Make both of them smaller by { $half }: this is an option of { $n }. Conversely, two equal heaps left of { $n }, both made larger by { $half }, are an option of { $later }.
proof-finite-three = Three heaps left of { $later }: the largest one has at least { $down } tokens, which is more than a + q. Replace it by one with { $shift } fewer: this is an option of { $n } with the same value. Conversely, the largest of three heaps left of { $n } has at least { $up } tokens, which is at least a. Replace it by one with { $shift } more: this is an option of { $later } with the same value.
proof-finite-special = Options of { $heap } that are matched in another way
proof-finite-none = Neither heap has an option: no move that the rule allows is possible from { $n } or from { $later }.
proof-powers-lead = On division by { $period }, the number { $base } leaves the same remainder as −1. So every power of { $base } leaves the remainder 1 or { $base }, and a move changes the remainder of n by one, up or down. Each row below is one remainder of n: where taking 1 or { $base } leads, and the smallest missing value. All other powers lead to the same remainders.
proof-powers-lead-odd = Every power of { $base } is odd, so a move from an even heap leads to an odd one, and conversely. Each row below is one remainder of n on division by 2: where taking 1 leads, and the smallest missing value. All other powers lead to the same remainder.
proof-powers-induction = By induction, these are the values of all heaps. Suppose that they are right for all smaller heaps. A single token can be taken from every heap that isn’t empty.
proof-powers-parity-even = From an even heap, every move leads to the value 1, so the smallest missing value is 0.
proof-powers-parity-odd = From an odd heap, taking 1 leads to the value 0, and no move leads to the value 1.
proof-powers-zero = From the remainder 0, every move leads to the remainder { $base } or 1. Neither has the value 0, so 0 is the smallest missing value.
proof-powers-odd-line = From an odd remainder, taking 1 leads to the value 0. All moves lead to even remainders, and none of these has the value 1.
proof-powers-even-line = From an even remainder other than 0 and { $base }, every move leads to the value 1, so the smallest missing value is 0.
proof-powers-last = From the remainder { $base }, where n ≥ { $base }, taking 1 leads to the remainder { $below }, which has the value 1, and taking { $base } leads to the remainder 0, which has the value 0. No other values are reached, so the smallest missing one is 2.
proof-powers-step-lead = Let n = { $n }, whose remainder on division by { $period } is { $remainder }, and suppose that the table is right for all smaller heaps.
proof-powers-step-title = All moves from { $n }
proof-powers-taken = taken, mod { $period }
proof-powers-left = left, mod { $period }
proof-powers-step-so = The smallest value that is missing in the last column is G({ $n }) = { $value }, as the table says for the remainder { $remainder }.
proof-powers-file = This argument covers all n, so no values need to be checked, and there is no certificate file.

# Heaps: masks

mask-unused = No mask was used to find these values.
mask-best = The mask that would leave the fewest rare heaps is { $bits } in binary, { $mask } in decimal: { $rare } out of { $all }.
mask-best-position = The mask that would leave the fewest rare heaps is { $bits } in binary, { $mask } in decimal, combined with the parity of n: { $rare } out of { $all }.
workshop-open = Open the workshop
workshop-shown = The workshop is open below the button.
workshop-none = A mask shows which pairs of heaps can be skipped. In this game no move leaves exactly two heaps, or some moves leave three, so there is nothing to skip.
workshop-lead = Switch bits on and off. A value is common if it shares an odd number of 1s with the mask, and rare otherwise. A useful mask makes frequent values common and leaves few rare heaps.
workshop-bits = The bits of the mask
workshop-best = Find the best mask
workshop-no-bit = Switch on at least one bit.
workshop-rare = Mask { $bits } in binary, { $mask } in decimal. Rare heaps from 1 onwards: { $rare } of { $all } ({ $share }%). The last one is { $last }.
workshop-all-common = Mask { $bits } in binary, { $mask } in decimal: none of the { $all } heaps from 1 onwards is rare.
workshop-cut = A value is infrequent below
workshop-cut-name = Cut-off, in percent of the heaps
workshop-percent = % of the heaps
workshop-percent-of = { $share }%
workshop-table = Values, how frequent they are, and what the mask makes of them
workshop-binary = binary
workshop-share = share
workshop-by-cut = cut-off { $cut }%
workshop-by-mask = mask
workshop-seldom = infrequent
workshop-often = frequent
workshop-both = both
workshop-parts = The mask agrees with the cut-off of { $cut }%: infrequent values are rare, frequent ones are common.
workshop-differs = { $count ->
    [one] For one value, the mask and the cut-off disagree: { $values }.
   *[other] For { $count } values, the mask and the cut-off disagree: { $values }.
}
working-title = One value worked out in two ways
working-n = G(n) for n =
working-plain = Plain method: { $count ->
    [0] there are no options
    [one] the only option has the value { $values }
   *[other] the values of the { $count } options are { $values }
}. The smallest missing number is G({ $n }) = { $value }.
working-common = With the mask, first look at the options that leave a single heap, or exactly one rare heap ({ $first }). No other option has a common value. The options looked at reach these common values: { $values }. The smallest common value missing is { $candidate }.
working-no-rare = No rare value is smaller than { $candidate }, so G({ $n }) = { $candidate }.
working-rare-found = The rare values below { $candidate } are { $values }. One option with each of them is enough: all are found, so G({ $n }) = { $candidate }.
working-rare-missing = The rare values below { $candidate } are { $values }. All options have now been examined, and none has the value { $value }: G({ $n }) = { $value }, which is rare.
working-saved = Options examined: { $looked } of { $count }; skipped: { $skipped }.
working-no-value = none
working-table = The options, and which of them the mask skips
working-values = values
working-left = left
working-looked = with the mask
working-single = single heap
working-one-rare = one rare heap
working-check = to find a rare value
working-skipped = skipped

# Heaps: the rule in pictures, and general arguments

drawn-title = The rule in pictures
drawn-digit = Digit { $place }: { $digit }
drawn-nothing = { $count ->
    [one] take the last token: nothing is left
   *[other] take { $count }, the whole heap: nothing is left
}
drawn-one = take { $count }, leave one heap
drawn-two = take { $count }, leave two heaps
drawn-split = take nothing, split into two heaps
drawn-three = take { $count }, leave three heaps
drawn-split-three = take nothing, split into three heaps
drawn-tail = The digits continue in the same way.
drawn-more = { $count ->
    [one] One more digit is not drawn.
   *[other] { $count } more digits are not drawn.
}
drawn-strip = Single heaps: N if the player to move wins (N-position), P if they lose (P-position)
drawn-normal = normal
drawn-misere = misère
drawn-won = N
drawn-lost = P
remainder-one = No move leaves two heaps, so { $from ->
    [0] for every heap
   *[other] for heaps of { $from } or more
}, only the remainder on division by { $period } counts. The player to move loses if it is { $list }. Every move from such a heap leads to another remainder; and from any heap with another remainder where a move is possible, at least one move leads to it.
remainder-some = No move leaves two heaps, so { $from ->
    [0] for every heap
   *[other] for heaps of { $from } or more
}, only the remainder on division by { $period } counts. The player to move loses if it is one of these: { $list }. Every move from such a heap leads to another remainder; and from any heap with another remainder where a move is possible, at least one move leads to one of these.
remainder-lost = The heap of { $size } has the remainder { $remainder }: the player to move loses.
remainder-won = The heap of { $size } has the remainder { $remainder }: the player to move wins.
general-title = Why the nim-sum decides
general-end = When no move is left, every value is 0, and so is the nim-sum.
general-from-zero = From nim-sum 0, every move leads to another nim-sum: it changes the value of exactly one heap, since no option of a heap has the heap’s own value (mex).
general-to-zero = From any other nim-sum s, at least one move leads to 0. Take the highest 1 of s in binary, and a heap whose value v has a 1 there. Then v ⊕ s is smaller than v, so an option of this heap has that value (mex).
general-here = Here s = { $sum }, its highest 1 has the place value { $bit }, and heap { $heap } has the value { $value }: bring it to { $target }.
general-so = So the player who faces nim-sum 0 always faces it again, until no move is left.
atlas-published = published
atlas-published-note = “Published” marks figures from the literature, shown until the code has been computed here.
atlas-erratum = Some published tables list 0.161 and 0.36 as having the same values. They first differ at n = 519: G(519) is 2 in 0.161 and 4 in 0.36.
check-matter-genera = Genera of single heaps
check-matter-misere-values = Misère nim values of single heaps
check-matter-classes = The class of each heap in the quotient
check-matter-lost-classes = The losing classes of the quotient: P
check-matter-periods = A dictionary: code → (pre-period, period)
check-matter-relations = The relations of the quotient
genus-options = { $count ->
    [one] The only option and its genus
   *[other] The { $count } options and their genera
}
genus-column = Genus
genus-no-option = A heap of { $heap } has no options: its misère nim value is 1.
genus-value-why = { $count ->
    [one] The misère nim value of every option of a heap of { $heap } is { $values }. The smallest other number is { $right }.
   *[other] The misère nim values of the options of a heap of { $heap } are { $values }. The smallest number not among them is { $right }.
}
genus-normal-why = { $count ->
    [one] In normal play, the value of every option of a heap of { $heap } is { $values }. The smallest other number is { $right }.
   *[other] In normal play, the values of the options of a heap of { $heap } are { $values }. The smallest number not among them is { $right }.
}
genus-superscript = The superscript begins with the misère nim value. Each further number is the smallest one that is neither an option’s number at the same place nor g or g ⊕ 1, where g is the number just before it.
class-no-move = A heap of { $heap } allows no move: its class is 1.
class-options = { $count ->
    [one] Every move in a heap of { $heap } leads to the class { $classes }.
   *[other] One move in a heap of { $heap } leads to the classes { $classes }.
}
class-apart = Add { $test }: { $one } becomes { $lost }, a losing class, and { $other } becomes { $won }, which is not one. So the two differ.
class-lost-none = 1 is the class of the empty sum, where no move is left: in misère play, the player to move wins.
class-is-lost = { $count ->
    [one] { $class } is the class of a heap of { $sum }: no move there leads to a losing class.
   *[other] { $class } is the class of the heaps { $sum }: no move there leads to a losing class.
}
class-is-won = { $count ->
    [one] { $class } is the class of a heap of { $sum }: a move there leads to { $lost }, a losing class.
   *[other] { $class } is the class of the heaps { $sum }: a move in the heap of { $heap } leads to { $lost }, a losing class.
}
check-about-misere = Your results are checked against the code shown here. Write a genus as text, for example “3^1431”.
check-about-atlas = Your results are checked against the periods that have been proved here so far.
check-about-values = Your results are checked against the values that the page has computed for the code shown here.
check-matter-mex = The mex of sets of your choice
check-matter-actions = What the digits allow: (tokens taken, heaps left)
check-matter-splittings = The ways to cut each heap in two
check-matter-single = Normal play: heap → does the player to move win?
check-matter-single-misere = Misère play: heap → does the player to move win?
check-about-single = Your results are checked against single heaps under the rule shown here: True or False for each heap from 0 or 1 onwards, or a list of the losing heaps.
single-won = From a heap of { $size } the player to move can leave { $left }, a losing position for the opponent.
single-won-all = The player to move can take the whole heap of { $size }; the opponent has no move left and loses.
single-lost = Whatever the player to move leaves of a heap of { $size }, the opponent wins.
single-stuck-lost = A heap of { $size } allows no move: the player to move loses.
single-stuck-won = A heap of { $size } allows no move: in misère play, the player to move wins.
check-actions-why = Digit number { $take } of the code is { $digit }: a sum of 1 (the whole heap may be taken), 2 (one heap may be left) and 4 (two heaps may be left).
check-actions-none = Digit number { $take } of the code is 0: no move takes exactly { $take }.
check-splittings-why = The pairs (a, b) with 1 ≤ a ≤ b and a + b = n.
check-matter-mask = A mask that leaves the fewest rare heaps
check-mask-why = Rare heaps under the mask { $mask }: { $count }. Under { $best } there are only { $least }.
