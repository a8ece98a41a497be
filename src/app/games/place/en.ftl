# Boards: errors

place-not-a-game = “{ $found }” is not a game on a board. Enter the game and the size of the board, for example cram-5x6.
place-unknown-game = There is no game called “{ $found }” here. Choose cram, node-kayles, queens, kings, knights, tromino-i, tromino-l, tetromino-o, tetromino-l or tetromino-t.
place-rows-number = “{ $found }” is not a number of rows. Enter a whole number from 1 to { $most }.
place-rows-beyond = The number of rows can’t be { $found }. Enter a whole number from 1 to { $most }.
place-columns-number = “{ $found }” is not a number of columns. Enter a whole number from 1 to { $most }.
place-columns-beyond = The number of columns can’t be { $found }. Enter a whole number from 1 to { $most }.
place-too-large = { $rows } × { $columns } makes { $cells } squares. A board has at most { $most }.
place-empty = A square is missing. Enter each square as (row, column), for example (1, 3) + (2, 5), or as 1.3 + 2.5; or none if all squares are free.
place-not-a-square = “{ $found }” is not a square. Enter (row, column), for example (1, 3) or 1.3.
place-off = Square { $found } is not on this board of { $rows } × { $columns } squares.
place-move-unreadable = “{ $found }” is not a move. Enter squares as (row, column): (2, 3) for one square, (1, 1)-(1, 2) for a domino.
place-move-over = The game is over: no move is left.
place-move-off = Square { $square } is not on this { $rows } × { $columns } board.
place-move-gone = Square { $square } is not free.
place-move-one = Choose one square: the others are taken with it.
place-move-domino = A domino covers two squares that share a side.
place-move-form = These squares don’t have the shape of the piece.
place-unknown-piece = There is no piece called “{ $found }”. Pieces have a letter and the number of their squares: i1, i2, i3, l3, i4, o4, l4, t4, s4, or f5 to z5.
place-no-piece = Choose at least one piece.
place-graph-unreadable = “{ $found }” is not a graph. Enter its edges, for example 1-2, 2-3, or a name with the number of vertices: path 12, cycle 9, star 6 or tree 7.
place-graph-beyond = Vertex { $found } is out of range. A graph has at least 1 and at most { $most } vertices.
place-graph-loop = “{ $found }” joins a vertex to itself. An edge joins two different vertices.
place-graph-cycle = A cycle has at least 3 vertices.
place-not-a-vertex = “{ $found }” is not a vertex. Enter its number, for example 3.
place-off-graph = The graph has no vertex { $found }: it has { $columns ->
    [one] only one vertex
   *[other] { $columns } vertices
}.
place-move-one-vertex = Choose one vertex: its neighbours are taken with it.
place-move-edge = Choose two vertices that an edge joins.
place-move-forms = These squares don’t have the shape of any of the pieces.
place-move-off-graph = There is no vertex { $square }: the graph has { $vertices ->
    [one] only one vertex
   *[other] { $vertices } vertices
}.
place-move-gone-vertex = Vertex { $square } is no longer there.

# Boards: the games

place = Placement games
place-title-cram = Cram { $size }
place-title-node-kayles = Node Kayles { $size }
place-title-queens = Queens { $size }
place-title-kings = Kings { $size }
place-title-knights = Knights { $size }
place-title-tromino-i = I-tromino { $size }
place-title-tromino-l = L-tromino { $size }
place-title-tetromino-o = Square tetromino { $size }
place-title-tetromino-l = L-tetromino { $size }
place-title-tetromino-t = T-tetromino { $size }
place-name-cram = Cram (dominoes)
place-name-node-kayles = Node Kayles
place-name-queens = Non-attacking queens
place-name-kings = Non-attacking kings
place-name-knights = Non-attacking knights
place-name-tromino-i = Three squares in a line
place-name-tromino-l = Three squares in an L
place-name-tetromino-o = Four squares in a square
place-name-tetromino-l = Four squares in an L
place-name-tetromino-t = Four squares in a T
place-note-cram = Place a domino on two free squares that share a side.
place-note-node-kayles = Take a free square. The free squares next to it, above, below, left and right, go with it.
place-note-queens = Place a queen on a free square. The squares it attacks, along its row, its column and its diagonals, are gone.
place-note-beyond = A queen also attacks squares beyond missing ones.
place-note-kings = Place a king on a free square. The squares around it are gone.
place-note-knights = Place a knight on a free square. The squares it attacks are gone.
place-note-tromino-i = Cover three free squares in a line.
place-note-tromino-l = Cover three free squares in an L.
place-note-tetromino-o = Cover four free squares that form a square.
place-note-tetromino-l = Cover four free squares in an L. The piece may be turned over.
place-note-tetromino-t = Cover four free squares in a T.
place-title-pieces = Polyominoes { $size }
place-title-vertices = Node Kayles on a graph, n = { $size }
place-title-edges = Arc Kayles on a graph, n = { $size }
place-name-pieces = Polyominoes of your choice
place-name-vertices = Node Kayles on a graph
place-name-edges = Arc Kayles on a graph
place-note-pieces = Cover free squares with any one of the chosen pieces, turned or flipped as you like.
place-note-vertices = Take a vertex. The vertices that an edge joins to it go with it.
place-note-edges = Take an edge. Both its ends go, and so does every edge that meets them.

# Boards: the board

place-board = Board
place-position = { $free ->
    [0] No square is free.
    [one] One of { $all } squares is free.
   *[other] { $free } of { $all } squares are free.
}
place-lay = { $kind ->
    [cram] place a domino on { $squares }
   *[other] cover { $squares }
}
place-laid = { $kind ->
    [cram] placed a domino on { $squares }
   *[other] covered { $squares }
}
place-take = { $kind ->
    [queens] place a queen on { $squares }
    [kings] place a king on { $squares }
    [knights] place a knight on { $squares }
   *[other] take square { $squares }
}
place-took = { $kind ->
    [queens] placed a queen on { $squares }
    [kings] placed a king on { $squares }
    [knights] placed a knight on { $squares }
   *[other] took square { $squares }
}
place-take-vertex = choose vertex { $squares }
place-took-vertex = chose vertex { $squares }
place-take-edge = choose edge { $squares }
place-took-edge = chose edge { $squares }
place-square = row { $row }, column { $column }
place-row = Row { $row }: { $free ->
    [0] no free square
    [one] { $free } free square
   *[other] { $free } free squares
}
place-does = { $taken ->
    [one] uses up this square alone
   *[other] uses up { $taken } squares
}, leaving { $free } free
place-square-free = free
place-square-gone = gone
place-square-covered = covered by a piece
place-square-taken = taken by a move
place-gone-vertices = { $count ->
    [one] Vertex { $list } goes too.
   *[other] Vertices { $list } go too.
}
place-gone-squares = { $count ->
    [one] One more square goes with it.
   *[other] { $count } more squares go with it.
}
place-vertex-joined = { $count ->
    [0] joined to no free vertex
   *[other] joined to { $list }
}
place-square-part = component { $letter }
place-square-value = component { $letter }, value { $value }
place-square-target = can be chosen next
place-begun = { $square } is selected. The piece can also cover { $targets }.
place-how-domino = Choose the two squares of the domino, or drag from one to the other.
place-how-piece = Choose the squares of the piece one after the other, or drag across two of them.
place-how-cell = Choose a free square.
place-how-keys-vertex = Keyboard: arrow keys to the nearest vertex, Enter to choose, Escape to start over.
place-how-keys = Keyboard: arrow keys, Enter to choose, Escape to start over.
place-pick-square = Choose a square
place-pick-rest = Choose the rest of the piece
place-type-piece = Format: the squares of the piece, with a hyphen between them. For example, (1, 1)-(1, 2).
place-type-cell = Format: (row, column). For example, (2, 3).
place-graph = Graph
place-position-graph = { $free ->
    [0] No vertex is left.
    [one] One of { $all } vertices is left.
   *[other] { $free } of { $all } vertices are left.
}
place-vertex = vertex { $number }
place-vertex-gone = gone
place-vertex-taken = taken by a move
place-vertex-target = can be chosen next
place-begun-whole = { $square } completes a piece. Place it with the button below the board, or extend it to { $targets }.
place-begun-vertex = Vertex { $square } is selected. An edge joins it to { $targets }.
place-lay-whole = Place this piece
place-how-vertex = Choose a vertex.
place-how-edge = Choose the two ends of an edge, one after the other.
place-pick-vertex = Choose a vertex
place-pick-end = Choose the other end
place-type-vertex = Format: the number of the vertex. For example, 2.
place-type-edge = Format: both ends with a hyphen between them. For example, 1-2.

# Boards: a new game

place-setup-kind = Game
place-side-note = From 1 to 32, with at most 121 squares in all.
place-setup-gone = Missing squares
place-setup-gone-note = Enter each square as (row, column), for example (1, 3) + (2, 5). Or click the board below. Leave blank for a full board.
place-holes-board = Board for removing squares
place-setup-pieces = Pieces
place-piece = { $letter }, { $count ->
    [one] one square
   *[other] { $count } squares
}
place-setup-graph = Graph
place-setup-graph-note = Enter the edges, for example 1-2, 2-3, 3-1. Or enter path 12, cycle 9, star 6 or tree 7. At most 32 vertices.
place-setup-gone-vertices = Missing vertices
place-setup-gone-vertices-note = Enter the numbers with + between them, for example 2 + 5. Leave blank for the whole graph.

# Boards: reasons

place-component = Component
place-part = { $letter }, from { $square }
place-value-of = Grundy value of component { $letter }, which starts at { $square }
place-value-unknown = not known
place-value = The Grundy value is { $value }, not 0: at least one move leaves 0.
place-zero = The Grundy value is 0 (a P-position): no move leaves 0, and after any move the opponent can bring it back to 0.
place-win = What is left falls into { $count } components, so the position is a sum. The nim-sum of their values is { $value }, not 0: at least one move makes it 0.
place-loss = What is left falls into { $count } components, so the position is a sum. The nim-sum of their values is 0 (a P-position). Any move makes it non-zero, and the opponent can make it 0 again.
place-past-published = Beyond the published table: for Node Kayles on 3 × n, sequence A316632 stops at n = { $most }. This value was found here, by search.
place-target = component { $letter } goes from { $value } to { $target }
place-answered-turned = Symmetry. A half turn leaves the position unchanged, and no move gets in the way of its own image. The second player answers every move with its image, and so moves last.
place-answered-upside-down = Symmetry. The upper half mirrors the lower half, and no move gets in the way of its own image. The second player answers every move with its image, and so moves last.
place-answered-sideways = Symmetry. The left half mirrors the right half, and no move gets in the way of its own image. The second player answers every move with its image, and so moves last.
place-answered-diagonal = Symmetry. The position is its own image across a diagonal, and no move gets in the way of its own image. The second player answers every move with its image, and so moves last.
place-after-turned = Symmetry. Play { $move } in the centre, then answer every move with its image under a half turn: you will move last.
place-after-mirrored = Symmetry. Play { $move } on the axis, then answer every move with its mirror image: you will move last.
place-restored = Symmetry. Playing { $move } makes the position symmetric. Then answer every move with its image: you will move last.
place-misere = In misère play, the values of components don’t settle who wins. This position was solved by exhaustive search.
place-budget = The search examined { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} and reached its limit before it found the answer.
place-not-all = There may be other winning moves: this board is too large for all of them to be found here.
place-hint-mirror = Can you make the position symmetric, so that every move of your opponent has an image to answer with?
place-hint-sum = Look for components: parts of the board that no move can link any more. Each has a Grundy value; after your move, the nim-sum of these values must be 0.
place-hint-misere = In misère play, count the moves that are left, and try to leave an odd number.
place-hint-row = Look at row { $row }.
place-hint-vertex = Look at vertex { $vertex }.

# On the home page

front-place-note = Take turns placing dominoes. The player who has no room for another one loses.
card-place-mirror = Both sides even: the second player wins without any calculation. How?
card-place-holes = The same game on a board with holes. You can draw your own.
card-place-node-kayles = Take a square, and its neighbours go with it.
card-place-queens = Place queens that don’t attack one another.
card-place-knights = Knights instead of queens: who wins, and why?
card-place-graph = Take a vertex, and its neighbours go with it. You can enter a graph of your own, edge by edge.
card-place-pieces = Dominoes and S-shaped pieces. You can choose pieces of up to five squares.
card-place-corners = Three squares in an L, turned any way you like.
