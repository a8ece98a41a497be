# Coins: errors

coins-unknown = “{ $found }” is not a coin game. Choose turtles, mock, ruler, twins or triplets, your own such as own-0-1, or two of them for a grid, such as twinsxruler.
coins-missing = The name of a coin game is missing. Choose turtles, mock, ruler, twins or triplets, your own such as own-0-1, or two of them for a grid, such as twinsxruler.
coins-own-empty = A distance is missing. Enter sets of distances to the left of the rightmost coin, for example 0-1-1.2.
coins-own-unreadable = “{ $found }” is not a distance. Enter sets of distances to the left of the rightmost coin, for example 0-1-1.2.
coins-own-distance = The distance can’t be { $found }. Enter a whole number from 1 to { $most }, or 0 on its own for the rightmost coin alone.
coins-own-twice = Distance { $distance } appears twice in one set.
coins-own-too-many = { $count } sets is too many: the maximum is { $most }.
coins-own-useless = { $coins ->
    [one] In a row of one coin, the only possible distance is 0: the coin alone.
   *[other] These distances don’t fit in a row of { $coins } coins, so no move would ever be possible. The furthest that fits is { $most }.
}
coins-own-no-grid = These distances only fit on a grid of { $rows } × { $columns } coins, but there can be at most { $most } coins. Enter smaller distances.
coins-empty = There are no coins. Enter 0 for tails and 1 for heads, for example 0110100.
coins-not-a-coin = “{ $found }” is not a coin. Enter 0 for tails and 1 for heads.
coins-too-many = { $count } coins is too many: the maximum is { $most }.
coins-move-unreadable = “{ $found }” is not a move. Enter the places of the coins to turn, the rightmost first, for example 6.3.1; on a grid, the rows and the columns, for example 3.1x4.2.
coins-one-row = This game is played in a single row. Leave out the point; only grids have several rows.
coins-uneven = All the rows must have the same number of coins: the first has { $first }, this one { $coins }.
coins-move-no-rows = On a grid, a move names rows and columns, for example 3.1x4.2.
coins-move-no-grid = In a row, a move names places only, for example 6.3.1.
coins-move-off-grid = There is no coin at { $square }: this grid is { $rows } × { $columns }, with rows and columns counted from { $first }.
coins-move-tail-grid = The coin at { $square } shows tails. The coin in the last row and the last column that you turn must show heads.
coins-move-rows = { $kind ->
    [turtles] A move turns coins in one row or two.
    [mock] A move turns coins in one, two or three rows.
    [ruler] A move turns coins in adjacent rows, with no gap between them.
    [twins] A move turns coins in exactly two rows.
    [triplets] A move turns coins in exactly three rows.
   *[other] The rules don’t let coins in these rows be turned together.
}
coins-move-columns = { $kind ->
    [turtles] A move turns coins in one column or two.
    [mock] A move turns coins in one, two or three columns.
    [ruler] A move turns coins in adjacent columns, with no gap between them.
    [twins] A move turns coins in exactly two columns.
    [triplets] A move turns coins in exactly three columns.
   *[other] The rules don’t let coins in these columns be turned together.
}
coins-move-beyond = There is no place { $found }: places go from { $first } to { $most }.
coins-move-twice = Place { $place } appears twice in the move.
coins-move-over = The game is over: no more coins can be turned.
coins-left = { $left ->
    [nothing] All the coins show tails.
    [row] Some coins still show heads, but turning any of them over would need coins further left than the row goes.
   *[other] Some coins still show heads, but turning any of them over would need coins further up or further left than the grid goes.
}
coins-move-off = There is no coin at place { $place }: this row ends at place { $most }.
coins-move-tail = The coin at place { $place } shows tails. The rightmost coin you turn must show heads.
coins-move-turtles = A move turns one coin or two.
coins-move-mock = A move turns one, two or three coins.
coins-move-ruler = A move turns coins that lie side by side, with no gap between them.
coins-move-twins = A move turns exactly two coins.
coins-move-triplets = A move turns exactly three coins.
coins-move-own = The rules don’t let these coins be turned together.

# Coins: the board

coins = Coins
coins-title = { $kind ->
    [turtles] Turning Turtles
    [mock] Mock Turtles
    [ruler] Ruler
    [twins] Twins
    [triplets] Triplets
   *[other] Coins, rule { $code }
}
coins-note = { $kind ->
    [turtles] Turn over one coin or two.
    [mock] Turn over one, two or three coins.
    [ruler] Turn over any number of coins that lie side by side.
    [twins] Turn over exactly two coins.
    [triplets] Turn over exactly three coins.
   *[other] Turn over a coin { $sets }.
} The rightmost coin that you turn must go from heads to tails.
coins-corners = Turning Corners
coins-note-grid = Choose { $rows } and { $columns }, and turn over all the coins where they meet. The one farthest down and to the right must go from heads to tails.
coins-rows = { $kind ->
    [turtles] one row or two
    [mock] one, two or three rows
    [ruler] any number of adjacent rows
    [twins] exactly two rows
    [triplets] exactly three rows
   *[other] a row { $sets }
}
coins-columns = { $kind ->
    [turtles] one column or two
    [mock] one, two or three columns
    [ruler] any number of adjacent columns
    [twins] exactly two columns
    [triplets] exactly three columns
   *[other] a column { $sets }
}
coins-set = { $count ->
    [0] alone
    [one] with the one at distance { $far } { $way }
   *[other] with those at distances { $far } { $way }
}
coins-set-left = to its left
coins-set-up = above it
coins-board-grid = Grid of coins
coins-turn-grid = turn over the coins where { $down ->
    [one] row { $rows } meets
   *[other] rows { $rows } meet
} { $across ->
    [one] column { $columns }
   *[other] columns { $columns }
}
coins-turned-grid = turned over the coins where { $down ->
    [one] row { $rows } meets
   *[other] rows { $rows } meet
} { $across ->
    [one] column { $columns }
   *[other] columns { $columns }
}
coins-how-grid = Tap a coin, then the one at the opposite corner; further taps add rows and columns. The coins where they meet are chosen. Then press Turn over. When you cannot add another, the move is made straight away.
coins-board = Row of coins
coins-no-heads = All the coins show tails.
coins-position = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $count ->
    [one] one head, at place { $places }.
   *[other] heads at places { $places }.
}
coins-turn = turn over { $count ->
    [one] the coin at place { $places }
   *[other] the coins at places { $places }
}
coins-turned = turned over { $count ->
    [one] the coin at place { $places }
   *[other] the coins at places { $places }
}
coins-row-name = Row { $row }: { $count ->
    [0] no heads
    [one] one head, in column { $columns }
   *[other] heads in columns { $columns }
}
coin-heads = place { $place }, heads
coin-tails = place { $place }, tails
coins-does = { $what ->
    [whole] makes the move straight away
    [enough] is enough for a move; others may be added
    [begun] needs another coin for a move
    [back] deselects it
   *[other] can’t be used in any move
}
coin-value = value { $value }
coin-target = can be turned with the selected coins
coins-turn-over = Turn over
coins-ready = To { $move }, press Turn over.
coins-begun = This is not yet a move: select another coin.
coins-how = Tap the coins to turn over, then press Turn over. When you cannot add another, the move is made straight away.
coin-side-heads = heads
coin-side-tails = tails
coins-on-paper = A crown means heads.
coins-how-ruler = Tap the rightmost coin and then the leftmost, and press Turn over; or drag from one to the other.
coins-how-keys = Keyboard: arrow keys, Enter to select a coin, T to turn the selected coins over, Escape to start again.
coins-type-note-grid = Format: the rows, an x, the columns. For example, 3.1x4.2 turns the four coins where rows 3 and 1 meet columns 4 and 2.
coins-type-note = Format: the places of the coins to turn, the rightmost first. For example, 4.2 turns the coins at places 4 and 2.

# Coins: a new game

coins-kind = Game
coins-kind-columns = Columns
coins-kind-rows = Rows
coins-in-a-row = A single row
coins-coins-note = 0 is tails, 1 is heads; enter the rows from the top, with a point between them. At most 64 coins. You can also click the coins below.
coins-own = Custom rules
coins-own-sets = Sets of coins turned together
coins-own-note = Enter sets of distances to the left of the rightmost coin, with a hyphen between sets and a point within them. For example, 0-1-1.2 turns one, two or three coins side by side.
coins-row = Coins
coins-row-note = 0 is tails, 1 is heads; place { $first } is on the left. At most 64 coins. You can also click the coins below.
coins-place = Coins at the start

# Coins: reasons

coins-head = Head
coin-at = place { $place }
coins-win = The nim-sum of the values of the heads is { $sum }, not 0: at least one move makes it 0.
coins-loss = The nim-sum of the values of the heads is 0 (a P-position). Any move makes it non-zero, and the opponent can make it 0 again.
coins-winning-values = values of the coins turned: { $values } = { $sum }
check-matter-heads = What a head is worth at each place
check-about-heads = Your results are checked against the row or the grid shown here. Places are numbered as on the board.
coins-values-title = What a head is worth
coins-place-head = Place
coins-form = { $kind ->
    [turtles] A head at place n has the value { $above }. Turning it together with the coin at place m is the move in Nim from { $above } to { $other }.
    [mock] The values are the odious numbers, those with an odd number of ones in binary: a head with n coins to its left has the value 2n or 2n + 1, whichever is odious.
    [ruler] The value of a head at place n is the largest power of two that divides { $above }.
    [twins] A head at place n has the value { $below }: this is Turning Turtles with an extra coin at place { $first } that never matters.
    [triplets] The first two places are worth nothing. From place { $third } on, the values are those of Mock Turtles.
   *[other] Nimlab gives no closed form for this rule. Each value is the smallest number missing (mex) from the values of the options.
}
coins-form-grid = A head is worth the nim-product ⊗ of its row’s value and its column’s value (the Tartan theorem). The values of rows and columns, at the edges of the table, are those of the two games played in a single row. Heads are highlighted.
coins-move-wins = A move wins if the values of the coins it turns, heads and tails alike, have the same nim-sum as those of all the heads.
coins-product-title = Nim-multiplication table
coins-product = Nim-multiplication distributes over the nim-sum. The numbers 2, 4, 16, 256… (each the square of the one before) are special: multiplied by a smaller number, such a number gives the usual product, and its nim-square is one and a half times itself: 2 ⊗ 2 = 3, 4 ⊗ 4 = 6.
coins-mex-title = Why place { $place } has its value
coins-mex = Turning the head at place { $place } leaves heads worth, in nim-sum: { $values }. The smallest number missing is { $mex }.
coins-mex-none = The head at place { $place } can’t be turned: the smallest number missing is { $mex }.
coins-misere-unknown = In misère play, the values of the heads don’t decide who wins: two heads that meet at the same place vanish. Rows whose last head is at place { $most } or earlier are solved by exhaustive search. Longer rows are not solved here.
coins-misere-unknown-grid = In misère play, the values of the heads don’t decide who wins: two heads that meet at the same place vanish. Grids whose last head is among the first { $most } coins, row by row, are solved by exhaustive search. Larger grids are not solved here.
coins-misere-searched = In misère play, the values of the heads don’t decide who wins. Solved by exhaustive search ({ $rows ->
    [one] { $rows } position
   *[other] { $rows } positions
}).
value-of-head = Value of the head at place { $place }
hint-theory-coins = Each head is a small game of its own: its value is the smallest number missing from the values that its moves can leave. A move wins if the nim-sum of all the heads becomes 0.
hint-theory-coins-grid = A head is worth the nim-product of what it is worth in its row’s game and in its column’s game. A move wins if the nim-sum of all the heads becomes 0.
hint-theory-coins-misere = In misère play, work backwards from the end: in which rows is the player to move forced to make the last move?
hint-where-coin = Look at the coin at place { $place }.

# On the home page

front-coins-note = Turn over one coin or two; the rightmost must go from heads to tails. The player who turns the last head wins.
card-coins-mock = Up to three coins. The values are the numbers with an odd number of ones in binary.
card-coins-ruler = Any coins side by side. The values are powers of two, like the marks on a ruler.
card-coins-twins = Exactly two coins in every move: Nim in disguise.
card-coins-corners = Turn the four corners of a rectangle. Values multiply, in the arithmetic of nimbers.
card-coins-triplets = Exactly three coins in every move: what are the first two places worth?

coins-fill-note = For each place, enter the Grundy value of a single head there.
