# Pawns: errors

pawns-not-a-size = “{ $found }” is not a grid size. Enter the rows and the columns with an x between them, for example 5x5.
pawns-rows-number = “{ $found }” is not a number of rows. Enter a whole number from { $least } to { $most }.
pawns-rows-beyond = The number of rows can’t be { $found }. Enter a whole number from { $least } to { $most }.
pawns-columns-number = “{ $found }” is not a number of columns. Enter a whole number from { $least } to { $most }.
pawns-columns-beyond = The number of columns can’t be { $found }. Enter a whole number from { $least } to { $most }.
pawns-step-number = “{ $found }” is not a step length. Enter a whole number from { $least } to { $most }.
pawns-step-beyond = The longest step can’t be { $found }. Enter a whole number from { $least } to { $most }.
pawns-count-number = “{ $found }” is not a number of pawns. Enter a whole number from { $least } to { $most }.
pawns-count-beyond = The number of pawns can’t be { $found }. Enter a whole number from { $least } to { $most }: at most one pawn per row.
pawns-empty = A square is missing. Enter each square as (row, column), for example (1, 3) + (2, 5), or as 1.3 + 2.5.
pawns-not-a-square = “{ $found }” is not a square. Enter (row, column), for example (1, 3) or 1.3; for another piece, its letter first: q(1, 3).
pawns-off = Square { $found } is not on the grid, which has { $rows } rows and { $columns } columns.
pawns-on-sink = No piece can start at { $square }: that is the sink, where pieces leave the game.
pawns-too-many = { $count } pieces is too many: the maximum is { $most }.
pawns-why-next = A square can be numbered as soon as all the squares that the piece can reach from it are numbered.
pawns-move-unreadable = “{ $found }” is not a move. Enter from-to, for example (1, 3)-(1, 5).
pawns-move-over = The game is over: there is nothing left to move.
pawns-move-no-pawn = There is no piece at { $square }.
pawns-move-off = Square { $square } is not on the grid, which has { $rows } rows and { $columns } columns.
pawns-move-stays = A piece must move to a different square.
pawns-move-no-piece = There is no { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} at { $square }.
pawns-move-not-so = { $kind ->
    [queen] A queen moves any number of squares right, down, or diagonally right and down.
    [rook] A rook moves any number of squares right or down.
    [king] A king moves one square right, down, or diagonally right and down.
    [bishop] A bishop moves any number of squares diagonally, right and down.
    [own] That is not one of the steps of a custom piece.
   *[other] A knight moves two squares right or down, then one square to either side.
}
pawns-no-steps = The rules don’t say how a custom piece moves. Add its steps to the grid size, for example 8x8_1.0_2.1.
pawns-steps-unreadable = “{ $found }” is not a step. Enter each step as rows.columns, for example 2.1 (two rows down, one column to the right) or -1.2.
pawns-steps-none = There are no steps. Enter at least one, for example 2.1.
pawns-steps-back = The step { $step } doesn’t bring the piece any nearer to the corner: its rows and columns must add up to more than 0, so that every game ends.
pawns-steps-far = The step { $step } is too far: a step can go at most { $most } rows or columns.
pawns-steps-many = { $count } steps is too many: the maximum is { $most }.
pawns-steps-useless = None of these steps fits on a grid of { $rows } rows and { $columns } columns, so there would be no moves at all.
pawns-no-such-piece = “{ $found }” is not a piece. Choose pawn, queen, rook, king, bishop or knight.
pawns-move-diagonal = A pawn moves right or down, not both at once.
pawns-move-back = A pawn moves right or down, never back.
pawns-move-too-far = { $by } squares is too far. In one move, a pawn can go at most { $most ->
    [one] { $most } square
   *[other] { $most } squares
}.

# Pawns: the board

tab-nimbers = Nimbers
tab-fill = Fill in
pawns-title-step = { $title }, steps of up to { $step }
pawns-note = Move a pawn { $step ->
    [1] one square
    [2] one or two squares
   *[other] up to { $step } squares
} right or down. A pawn that reaches the sink, the last square, leaves the game.
pawns-rules = Move a pawn { $step ->
    [1] one square
    [2] one or two squares
   *[other] up to { $step } squares
} right or down; one that reaches the sink, the last square, leaves the game.
pawn = Pawn
pawns-board = Pawn board
pawns-none-left = The board is empty.
pawns-one-left = On the board: one { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
}, at { $square }.
pawns-position = { $count } pawns, at { $squares }.
pawns-go = move the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} from { $from } to { $to }
pawns-went = moved the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} from { $from } to { $to }
pawns-leave = move the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} from { $from } to the sink, { $to }
pawns-left = moved the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} from { $from } to the sink, { $to }
pawns-does = { $count ->
    [0] can’t go anywhere
    [one] can go to one square
   *[other] can go to { $count } squares
}
pawns-does-move = moves the selected piece here
pawns-does-leave = moves the selected piece to the sink, where it leaves the game
square-name = row { $row }, column { $column }
pieces-left = { $count ->
    [one] One piece has not reached the sink, but it can’t move any more.
   *[other] { $count } pieces have not reached the sink, but they can’t move any more.
}
row-name = Row { $row }: { $count ->
    [0] empty
   *[other] { $pieces }
}
row-piece = { $pieces } in column { $column }
square-sink = the sink
square-pawns = { $count ->
    [0] no pawn
    [one] one pawn
   *[other] { $count } pawns
}
square-nimber = nimber { $value }
square-target = within reach
pawn-chosen = The { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} at { $square } is selected. It can go to { $targets }.
reach-many = { $count } squares ({ $ways })
reach-row = { $count } to the right
reach-column = { $count } down
reach-diagonal = { $count } diagonally
reach-other = { $count } in other directions
pawns-how = The pieces belong to both players: choose one, then one of the highlighted squares, or drag the piece there.
pawns-how-keys = Keyboard: arrow keys, Enter to choose the piece and then the square, Escape to choose again.
pick-pawn = Choose a pawn
pick-piece = Choose a piece
pick-target = Choose the destination
pawns-type-note = Format: from-to. For example, (1, 3)-(1, 5). If different pieces share the square, put the letter of the one you mean first, as in q(1, 3)-(1, 5).

# Pawns: a new game

setup-rows = Rows
setup-columns = Columns
pawns-side-note = From 3 to 30.
setup-step = Longest step
setup-piece = Piece
setup-own-steps = Steps of the custom piece
setup-own-steps-note = Enter each step as rows.columns, for example 1.0 2.1 -1.2: rows down and columns to the right, with a minus sign for up or left. Rows and columns must add up to more than 0. At most { $most } steps.
setup-placing = Where the pieces start
placing-column = In the first column
placing-free = On squares of your choice
setup-count = Number of pieces
setup-count-note = From 1 to the number of rows; the pieces start at (1, 1), (2, 1) and so on.
setup-squares = Squares with pieces
setup-squares-note = Enter each square as (row, column), for example (1, 3) + (2, 5) + (5, 1); repeat a square to put two pieces on it. A letter stands for another piece: q queen, r rook, k king, b bishop, n knight, o custom piece, as in q(1, 3). Or click the grid.
place-grid = Grid for placing the pieces

# Pawns: reasons

pawns-nimber = Nimber
pawns-win = The nim-sum of the pieces’ nimbers is p = { $sum }, not 0: at least one move makes it 0.
pawns-loss = The nim-sum of the pieces’ nimbers is p = 0 (a P-position). Any move makes it non-zero, and the opponent can make it 0 again.
pawns-winning-target = { $value } ⊕ { $sum } = { $target }: the piece moves to nimber { $target }
why-pawns = What each piece can do
pawns-at = { $count ->
    [one] Pawn at { $square }
   *[other] { $count } pawns at { $square }
}
pawn-reaches = Squares within reach and their nimbers
pawn-reached = Its nimber is { $value }. To win with this piece, move it to nimber { $value } ⊕ { $sum } = { $target }, which is possible at { $squares }.
pawn-own = Its nimber is { $value }, and p is already 0. To keep p at 0, the nimber would have to stay the same. But no square within reach has nimber { $value }, which is the smallest number missing there.
pawn-above = Its nimber is { $value }. To win with this piece, you would have to move it to nimber { $value } ⊕ { $sum } = { $target }, but no square within reach has nimber { $target }.
addition-title = Nim-addition table
pawns-misere-ones = { $ones ->
    [0] All the residues are 0, so the number of 1s is 0, which is even
    [one] No residue is greater than 1, and exactly { $ones } of them is 1
   *[other] No residue is greater than 1, and { $ones } of them are 1
}. As long as no residue is greater than 1, the player to move wins if the number of 1s is even, and loses if it is odd.
pawns-misere-sum = At least one residue is greater than 1. The nim-sum of all the residues then decides, as in Nim: it is { $sum }, not 0. Towards the end, leave an odd number of 1s instead.
pawns-misere-zero = At least one residue is greater than 1. The nim-sum of all the residues then decides, as in Nim: it is 0.
pawns-residues = A pawn is like two heaps: the squares it still has to go down to reach the last row, and those it still has to go right to reach the last column. The residue of a heap is its remainder on division by { $modulus }. The residues decide the misère game (T. S. Ferguson, 1974).
pawn-residues = Residues: { $down } down, { $right } to the right.
pawn-leaves = What each move leaves
leaves-ones = { $ones ->
    [one] leaves { $ones } residue equal to 1
   *[other] leaves { $ones } residues equal to 1
}
leaves-sum = leaves a nim-sum of { $sum }

# Pawns: nimbers, step by step and filled in

rows-columns = Rows and columns
rows-columns-turned = Columns and rows
nimbers-of = Nimbers of the { $rows } × { $columns } grid
nimbers-normal-only = The game on the board is played under the misère convention, where nimbers don’t decide who wins. The nimbers here are those of normal play.
build-order = The squares are numbered column by column, starting with the last one, and from bottom to top in each column. That way, every square within reach already has its nimber. Click a square, or move the slider, to see where its nimber comes from.
build-step = Square { $built } of { $all }
build-square = { $square }: nimber { $nimber } (square { $built } of { $all })
build-begin = No square has a nimber yet. The sink comes first.
build-controls = Step through the squares
build-first = Start over
build-back = Back one square
build-play = Play
build-stop = Pause
build-forward = Forward one square
build-last = All squares
build-slider = Number of squares with a nimber
mex-of-sink = No move is possible from { $square }: the smallest number missing is 0.
mex-of-square = Squares within reach of { $square } and their nimbers: { $squares }. The smallest number missing is { $mex }.
mex-of-many = { $count } squares can be reached from { $square }. The smallest number that is the nimber of none of them is { $mex }.
mex-of-these = These squares and their nimbers
closed-title = Closed form
closed-form = With N rows, M columns and { $step ->
    [one] steps of one square
   *[other] steps of up to { $step } squares
}, the square in row i and column j has the nimber below. The moves down alone form a game in which at most { $step } can be taken from a heap at a time, so its nimbers have period { $modulus }. The moves to the right form another such game, and a pawn is the sum of the two.
laws-title = The laws of ⊕
law-neutral = Adding 0 changes nothing:
law-inverse = Every number is its own inverse:
law-commutes = The order doesn’t matter:
law-associates = Nor does the grouping:
law-cancels = So adding the same number again undoes the addition:
fill-of = Nimbers of the { $rows } × { $columns } grid, to fill in
fill-how = Enter the nimber of each square. It is checked straight away; if it is wrong, you see the squares within reach and the smallest number missing. Your answers are kept in the link.
fill-progress = { $right ->
    [one] { $right } of { $all } squares is right.
   *[other] { $right } of { $all } squares are right.
}
fill-done = All { $all } squares are right. Well done!
fill-clear = Clear all
fill-check = Check
fill-begin = Start at the sink, where no move is possible. What is the smallest number missing?
fill-right = Right: the nimber of { $square } is { $found }.
fill-wrong = Not quite: the nimber of { $square } is not { $found }.
fill-strange-number = “{ $found }” is not a nimber. Enter a whole number from 0 to { $most }.
fill-strange = “{ $found }” is not a nimber. Enter a single digit.
exercises = Exercises
exercise-3x3 = One pawn on a 3 × 3 grid: who wins, and how?
exercise-fill = Fill in the nimbers of the 7 × 10 grid.
exercise-closed = Watch the nimbers of the 7 × 10 grid appear one by one, and find the closed form.
exercise-5x5 = One pawn on a 5 × 5 grid: is it better to go first?
exercise-5x7 = One pawn on a 5 × 7 grid: same question.
exercise-three = Pawns at (1, 3), (2, 5) and (5, 1): find both winning moves.
exercise-finish = Finish a game: the pawns are at (2, 1), (2, 1) and (3, 5), and it is your turn.
exercise-replay = Replay that game as it was played, and find where it was lost.
exercise-queen = A queen at (2, 4) on an 8 × 8 grid: find the winning moves.
exercise-queen-fill = Fill in the nimbers of a queen on an 8 × 8 grid. Where are the zeros?
exercise-mixed = A queen, a rook and a king on one board: win against a perfect opponent.
exercise-misere = One pawn on a 3 × 3 grid, in misère play: who wins now?

# On the home page
pawns = Pawns
pawns-title = Pawns { $size }
card-pawns-one = One pawn: who wins, and why? Small enough to work out for yourself.
card-pawns-queen = Wythoff’s game (1907): a queen goes to the corner, and the golden ratio says which squares to aim for.
card-pawns-knights = Two knights on one board: add their nimbers, as in any sum.
card-pawns-wide = Two more columns change everything for the player who goes first.
front-pawns-also = Other pieces are ready to play.
front-pawns-note = Nim on a grid: move a pawn one or two squares right or down. The player who brings the last pawn to the sink wins.

value-of-pawn = Nimber of the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} at { $square }
hint-theory-pawns = Number the squares from the bottom right corner: each gets the smallest number that is not on any square within reach. A move wins if the nim-sum of the pieces’ numbers becomes 0.
hint-theory-pawns-misere = A pawn is like two heaps: the squares still to go down, and those still to go right. Divide each number by the longest step plus one, and keep the remainder. Play as in normal play until your move would leave only remainders of 0 and 1: then leave an odd number of 1s.
hint-theory-pieces-search = No theory is used here for these pieces in misère play. Work backwards from the end: from which squares is a player forced to make the last move?
hint-where-pawn = Look at the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} at { $square }.
hint-theory-pieces-misere = Play as in normal play, until your move would leave only pieces whose nimbers in the two conventions are 0 and 1. Then leave a nim-sum of 1 instead of 0.

# Other pieces
piece = Piece
piece-kind = { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
}
piece-at = { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
} at { $square }
pieces-position = { $count } pieces: { $pieces }.
pieces-title = { $kind ->
    [queen] Wythoff’s queen
    [rook] Rooks
    [king] Kings
    [bishop] Bishops
    [knight] Knights
    [own] Custom pieces
   *[other] Pieces
} { $size }
piece-moves = { $kind ->
    [queen] A queen moves any number of squares right, down, or diagonally right and down.
    [rook] A rook moves any number of squares right or down.
    [king] A king moves one square right, down, or diagonally right and down.
    [bishop] A bishop moves any number of squares diagonally, right and down.
    [knight] A knight moves two squares right or down, then one square to either side.
    [own] A custom piece makes one of these steps, given as rows down and columns to the right: { $steps }.
    [pawn-one] A pawn moves one square right or down.
   *[other] A pawn moves right or down, at most { $step } squares at a time.
}
pieces-note = Each piece moves in its own way, towards the sink, the last square, where it leaves the game.
pieces-sink = A piece that reaches the sink, the last square, leaves the game.
sheet-of-kind = The numbers to find are the nimbers of the { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
}.
nimbers-of-kind = The numbers on the board are those of a { $kind ->
    [queen] queen
    [rook] rook
    [king] king
    [bishop] bishop
    [knight] knight
    [own] custom piece
   *[other] pawn
}. Select another piece to see its numbers.
build-order-knight = The squares are numbered from the sink along the diagonals: those with fewer rows and columns to go, in total, come first. That way, every square within reach already has its nimber. Click a square, or move the slider, to see where its nimber comes from.
golden-lines = The dashed lines start from the sink and follow the golden ratio: φ ≈ 1.618 columns for each row, or the other way round. The queen’s losing squares, outlined, lie close to them.
lost-squares = Squares with a red outline have nimber 0: if the only piece on the board is there, the player to move loses.
closed-of = { $kind ->
    [queen] No simple formula for the nimbers of a queen is known. But there is one for her losing squares: with k = 0, 1, 2, …, they are those with ⌊kφ⌋ rows and ⌊kφ²⌋ columns to go, or the other way round, where φ is the golden ratio (W. A. Wythoff, 1907).
    [rook] A rook is Nim with two heaps: the rows to go and the columns to go. With N rows and M columns, the nimber of the square in row i and column j is their nim-sum.
    [king] With an even number of rows and of columns to go, the nimber is 0; with both odd, it is 2. Otherwise it is 1 if the odd number is the larger one, and 3 if the even number is.
    [bishop] A bishop is a single heap of Nim: the smaller of the rows to go and the columns to go.
    [own] No closed form is given for custom pieces.
   *[other] No closed form for the knight is given here.
}
wythoff-pairs = Losing pairs on this grid, with the ratio of the two numbers, which tends to φ: { $pairs }.
tame-title = Nimbers in both conventions
tame-normal = Normal play
tame-misere = Misère play
tame-is-fickle = fickle
tame-is-firm = firm
tame-fickle = All the pieces are on fickle squares, where the nimbers of normal and misère play are 0 and 1 in either order. The nim-sum of the nimbers in normal play is { $sum }. The player to move loses if it is 1, and wins if it is 0.
tame-firm = At least one piece is on a firm square, where the nimbers of normal and misère play agree. The nim-sum of the nimbers in normal play then decides: it is { $sum }, and the player to move loses if it is 0.
tame-rule = This holds because every square these pieces can reach is fickle or firm (tame games, J. H. Conway). That was checked on this grid.
pieces-misere-searched = Not all the squares are tame, so nimbers don’t decide in misère play. Solved by exhaustive search ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}).
pieces-misere-unknown = Not all the squares are tame, so nimbers don’t decide in misère play. The search stopped after { $positions } positions without an answer.

# Results of one’s own, checked

check-matter-nimbers = Nimbers of the squares
check-matter-neighbours = Neighbours: square → squares within reach
check-matter-addition = The table of ⊕
check-matter-pieces = The squares of the pieces, with their nimbers or without
check-matter-picture = The grid as text: 1|O|-|-
check-picture-why = { $count ->
    [0] There is no piece on { $square }.
    [one] There is one piece on { $square }.
   *[other] There are { $count } pieces on { $square }.
}
check-addition-why = In binary: { $row } ⊕ { $column } = { $value }. A digit is 1 where exactly one of the two has a 1.
check-about-grid = Your results are checked against the grid shown here. Rows and columns are counted from 1.
check-neighbours-why = Squares within one move of { $square }: { $squares }.
check-neighbours-none = No move is possible from { $square }.
check-pieces-why = The pieces on the board are on these squares: { $pieces }.
pawns-next-note = Type a square, for example (1, 3).
pawns-fill-note = In each square, enter its nimber: the smallest number, from 0 up, that is not the nimber of any square within reach.
pawns-step = { $square }
