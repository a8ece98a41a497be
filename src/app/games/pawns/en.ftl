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

# On the first page
pawns = Pawns
pawns-title = Pawns { $size }
card-pawns-one = One pawn: who wins, and why? Small enough to find out by yourself.
card-pawns-wide = Two columns more change everything for whoever begins.
front-pawns-note = Nim on a grid: take one pawn one or two squares to the right or down. Who brings the last one to the sink wins.
