# Sums: positions of any systems, played as one game

sum = Sums
sum-title = { $count ->
    [one] A sum of one part
   *[other] A sum of { $count } parts
}
sum-note = On each turn, choose a part and make a move in it; the others stay as they are.
sum-part = { $part } · { $name }
sum-says = { $name }. { $position }
sum-move = { $move }, in part { $part }
sum-moved = { $move }, in part { $part }
sum-value-of = Grundy value of part { $part } ({ $name })
sum-board = The parts of the sum
sum-stuck = No move is left in this part.
sum-value = value { $value }
sum-value-to = value { $value } → { $target }
sum-value-unknown = value not known
sum-value-twin = value not known, but cancels with part { $part }
sum-type-note = Write the number of the part, a hyphen and the move as you would type it in that game, for example 2-(1, 3).

# Sums: a new one

sum-field = Part { $part }
sum-field-note = A link to a position, or what follows “v1/” in it, for example heaps/0.77/7.
sum-field-add = Add a part
sum-field-remove = Remove part { $part }
sum-remove = Remove

# Sums: what can be wrong

sum-misere = Sums need normal play: in misère play, values don’t decide who wins, so this position can’t be part of a sum.
sum-why-parts = This part itself consists of several parts: its value is the nim-sum of their values.
sum-nested = A sum can’t be part of a sum. Add its parts one by one.
sum-graph = A position on a graph can’t be part of a sum: on a graph, only the owner of the vertex may move, whereas in a sum both players may move in every part.
sum-sticks = In a sum, sticks are a heap from which both players may take: write heaps-take-1to3-whole for up to three at a time.
sum-empty = This sum has no parts.
sum-kind = “{ $found }” is not a game: write the family of games, a hyphen and the rules, for example heaps-0.77.
sum-system = There is no family of games “{ $found }” that can be part of a sum.
sum-uneven = Each part needs a game and a position, but there { $games ->
    [one] is { $games } game
   *[other] are { $games } games
} and { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}.
sum-too-long = The parts take { $bytes } characters: the maximum is { $most }.
sum-too-many = The sum has { $count } parts: at most { $most } are allowed.
sum-move-unreadable = “{ $found }” is not a move in a sum: write the number of the part, a hyphen and the move, for example 2-(1, 3).
sum-move-no-part = There is no part { $part }: the sum has { $parts ->
    [one] only { $parts } part
   *[other] { $parts } parts
}.
sum-move-stuck = No move is left in part { $part }.

# Sums: reasons

sum-part-head = Part
sum-win = The nim-sum of the values is { $sum }. It is not 0, so at least one move makes it 0.
sum-loss = The nim-sum of the values is 0 (a P-position). Every move changes the value of its part, so the nim-sum is no longer 0, and the opponent can make it 0 again.
sum-reason-title = What each part would have to become
sum-reason = In part { $part } ({ $name }), { $count ->
    [one] one move leads
   *[other] { $count } moves lead
} to value { $target } (= { $value } ⊕ { $sum }).
sum-reason-none = In part { $part } ({ $name }), { $known ->
    [all] no move leads
   *[other] no move has been found that leads
} to value { $target } (= { $value } ⊕ { $sum }).
sum-target = value { $value } → { $target }
sum-not-all = There may be other winning moves: in at least one part, the search reached its limit.
sum-twins = Parts { $part } and { $twin } are equal. Whatever their value, they cancel out: any move in one can be answered by the same move in the other.
sum-unknown = not known
sum-unknown-why = The value of a part is not known: its solver reached its limit before finding it. So the nim-sum is not known either.
sum-alone = Each part alone, with its own reasons
hint-theory-sum = Each part has a Grundy value. After your move, the nim-sum of these values must be 0.
hint-where-sum = Look at part { $part } ({ $name }): bring it to value { $target }.

# Sums: collecting the parts

to-sum = Add to a sum
to-sum-short = Sum
to-sum-title = Your sum
to-sum-note = Open another game and add a position from there. Your sum is saved on this device until you open it.
to-sum-parts = The parts so far
to-sum-part = { $name }: { $position }
to-sum-added = The position has been added.
to-sum-removed = What you have removed is no longer in the sum.
to-sum-full = The position was not added: a sum has at most { $most } parts.
to-sum-unkept = The position was not added: it could not be saved on this device.
to-sum-open = Open the sum
to-sum-clear = Start again
to-sum-remove = Remove { $name }

# On the first page

card-sum = Kayles + Chomp + pawns
front-sum-note = Different games side by side: on each turn, play in one of them. The player who can’t move in any of them loses.
