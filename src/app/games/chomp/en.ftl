# Chomp: errors

bar-size-empty = Enter the size of the bar, for example 4x6.
bar-size-unreadable = “{ $found }” is not a bar size. Enter the rows and the columns with an x between them, for example 4x6.
bar-no-rows = A bar must have at least one row.
bar-no-columns = A bar must have at least one column.
bar-rows-too-many = A bar can’t have { $found } rows: the maximum is { $most }.
bar-columns-too-many = A bar can’t have { $found } columns: the maximum is { $most }.
rows-empty = A row is missing. Enter the number of squares left in each row, from the top, for example 5.3.1, or the word none if the whole bar has been eaten.
rows-not-a-number = “{ $found }” is not a number of squares. Enter the number of squares left in each row, for example 5.3.1.
rows-zero = Leave out empty rows: delete the 0.
rows-too-long = A row can’t have { $found } squares: this bar has only { $most ->
    [one] { $most } column
   *[other] { $most } columns
}.
rows-increase = A row of { $below } can’t come below a row of { $above }: from top to bottom, rows never get longer.
rows-too-many = There are { $count } rows here, but this bar has only { $most }.
bars-too-many = { $count } bars is too many: the maximum is { $most }.
bars-eaten-in-sum = With several bars, none can be completely eaten, because nobody may bite a poisoned square.
bite-unreadable = “{ $found }” is not a move. Enter a square as (row, column), for example (2, 3). If there are several bars, start with the number of the bar, for example 1-(2, 3).
bite-which-bar = There are { $bars } bars. Start with the number of the bar to bite, for example 1-(2, 3).
bite-one-bar = There is only one bar. Enter just the square, for example (2, 3).
bite-no-bar = There is no bar { $bar }. Enter a bar number from 1 to { $bars }.
bite-no-square = There is no square { $square } on what is left of the bar.
bite-below-one = Rows and columns are counted from 1, as on the board: there is no square “{ $found }”.
bite-poison = You can’t bite the poisoned square while other squares are left.
bite-poison-in-sum = With several bars, nobody may bite a poisoned square.
bite-poison-among-games = With several games at once, nobody may bite a poisoned square.
bite-eaten = The bar has been eaten: the game is over.

# Chomp: reasons

theorem-poison = Only the poison is left, and the player to move has to eat it.
theorem-line = Bite square { $square }: only the poison is left for your opponent.
theorem-equal-arms = Two arms of equal length ({ $arm }) meet at the poison. The opponent copies every bite on the other arm, until only the poison is left.
theorem-unequal-arms = Two arms of different lengths meet at the poison. Bite square { $square } to make them equal, then copy every bite on the other arm.
theorem-square = Bite square { $square }: two equal arms are left, which meet at the poison. Then copy every bite on the other arm.
theorem-one-less = One of the two rows (or columns) is one square shorter than the other. After any bite, the opponent restores this difference of one, until only the poison is left.
theorem-not-one-less = Bite square { $square }: one of the two rows (or columns) is now one square shorter than the other. After any reply, your next bite restores this difference.
chomp-why-leaves = You leave { $rows }.
chomp-why-arms = These are two arms of equal length ({ $arm }) that meet at the poison. Copy every bite on the other arm, until only the poison is left.
chomp-why-one-less = One of the two rows (or columns) is one square shorter than the other. After any bite, you can restore this difference of one, until only the poison is left.
chomp-why-first-answers = Each of the { $count } bites from there that spare the poison has a winning reply. The first few: { $answers }.
chomp-why-answer = { $bite } → { $answer }
chomp-why-plies = The winner tries to end the game as soon as possible, the loser to hold out as long as possible.
chomp-why-next = The recursion tries the bites row by row, from left to right, without the poison. It continues with the bar that a bite leaves, and returns as soon as a bite leaves a losing one.
theorem-stealing = Strategy stealing. Bite the corner opposite the poison. If that loses, your opponent has a winning reply; but you could have opened with it, since it takes that corner too. So a winning first bite exists, but this argument doesn’t say which.

# Chomp: the board

chomp-note = Bite a square: the whole rectangle from there to the bottom right corner goes with it.
chomp-note-in-sum = Nobody may eat the poison: the bar is finished once it is all that is left.
chomp-rules = Bite a square: the whole rectangle from there to the bottom right corner goes with it; (row, column) names a square.
rule-poison = The player who eats the poison loses
rule-poisons = Nobody may bite a poisoned square; a player who can’t move loses
ending-poison = Whoever eats the poison loses.
ending-poisons = Only poisoned squares are left, and whoever made the last bite wins.
chomp-board = Chocolate
bar = Bar
bar-name = Bar { $bar } of { $bars }
bar-of = Bar { $bar }
bar-with-rows = Bar { $bar } ({ $rows })
bar-eaten = The bar has been eaten.
bar-poison-left = Only the poison is left.
bar-left = Squares left in each row: { $rows }.
bars-left = { $count } bars are left: { $bars }.
bite-at = { $taken ->
    [one] bite off square { $square } ({ $left } left)
   *[other] take a bite at { $square } ({ $taken } squares, { $left } left)
}
bit-at = { $taken ->
    [one] bit off square { $square } ({ $left } left)
   *[other] took a bite at { $square } ({ $taken } squares eaten, { $left } left)
}
bite-at-in-bar = { $taken ->
    [one] bite off square { $square } of bar { $bar } ({ $left } left)
   *[other] take a bite of bar { $bar } at { $square } ({ $taken } squares, { $left } left)
}
bit-at-in-bar = { $taken ->
    [one] bit off square { $square } of bar { $bar } ({ $left } left)
   *[other] took a bite of bar { $bar } at { $square } ({ $taken } squares eaten, { $left } left)
}
bite-does = { $taken ->
    [one] bites { $taken } square, leaving { $left }
   *[other] bites { $taken } squares, leaving { $left }
}
bite-eats-poison = eats the poison and loses the game
bar-row-name = Row { $row }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
eat-poison = eat the poison
ate-poison = ate the poison
bites-that-won = { $count ->
    [0] No bite was winning.
    [one] Only one bite was winning.
   *[other] { $count } bites were winning: { $squares }.
}
bite-plies = Moves left with best play: { $before } → { $after }.
bar-square-name = square { $square }
square-poison = square { $square }, poisoned
square-wins = square { $square }: 2, winning bite
square-loses = square { $square }: 1, losing bite
how-bite = Point at a square to see what it takes with it; click to bite.
how-bite-touch = Touch a square to see what it takes with it; lift your finger to bite, or slide off the square to cancel.
pick-bar = Bar
pick-row = Row
pick-column = Column
pick-bite = Bite
type-bite = Format: (row, column), as numbered on the board.
type-bite-in-bar = Format: bar-(row, column), as numbered on the board, for example 1-(2, 3).
setup-bar = Size of the bar
setup-bar-note = Rows × columns, from 1 to 30 each, for example 4 × 6.
setup-left = What is left of the bar
setup-left-note = Leave blank for a whole bar. Otherwise, enter the number of squares left in each row, from the top, for example 5.3.1. Use + to separate several bars (up to 8).

# Chomp: who wins

why-over-eaten = The game is over: the player who ate the poison has lost.
why-over-poisons = The game is over: only poisoned squares are left, so the player to move can’t move and loses.
plies-win = With best play, the game ends after { $plies ->
    [one] { $plies } more bite
   *[other] { $plies } more bites
}. The winner can’t force it any sooner.
plies-loss = With best play, the game ends after { $plies ->
    [one] { $plies } more bite
   *[other] { $plies } more bites
}. The loser can’t hold out any longer.
bite-quickest = No win is quicker
bar-by-table = No simple reason is known. Solved by working up from the smallest ({ $positions } positions in all).
bar-not-all = There may be other winning bites.
stealing-title = Why there must be a winning bite
answers-title = A reply to every bite
answers-bite = Bite
answers-answer = Winning reply
decide-takes = This bar is large. Solving it may take up to { $megabytes } MB of memory, and some time.
decide-too-large = Solving this bar would take { $megabytes } MB of memory; the limit is { $most } MB. Only general theorems apply here.
decide = Solve this bar
bars-win = The nim-sum of the bars is { $sum }, not 0: at least one bite makes it 0.
bars-loss = The nim-sum of the bars is 0. Any bite makes it non-zero, and the opponent can make it 0 again.
bars-cancel = Bars { $one } and { $other } cancel out: any bite on one can be copied on the other.
sum-too-large = Computing the Grundy values of such large bars would take { $megabytes } MB of memory and too much time, so they are not shown.

# Chomp: the win map

map-0 = the poison
map-1 = a losing bite (leaves your opponent a winning position, or N-position)
map-2 = a winning bite (leaves your opponent a losing position, or P-position)
map-wins = { $count ->
    [0] No bite wins: the player to move loses.
    [one] One bite wins: { $squares }.
   *[other] { $count } bites win: { $squares }.
}
map-exception = Among the bars computed so far, few have more than one winning first bite.
map-of-sum = The board shows which bites win in the sum of all the bars.
map-files = Save what is shown
map-figure = 0: { $poison }; 1: { $loses }; 2: { $wins }.
map-more = Values after each bite
map-more-none = none
map-plies = bites left to the end
map-values = Grundy values
map-plies-note = { $plies ->
    [one] With best play, { $plies } bite is left. For each square, the table gives the number of bites left after biting it; an odd number means that the bite wins.
   *[other] With best play, { $plies } bites are left. For each square, the table gives the number of bites left after biting it; an odd number means that the bite wins.
}
map-values-note = If nobody may bite the poison, the Grundy value of this bar is { $value }. For each square, the table gives the Grundy value of what is left after biting it.

# Chomp: the gallery

gallery-lead = All the bars up to a given size, with their winning first bites marked. A bar and the same bar turned on its side are equivalent, so only one of the two is shown.
gallery-size = Bars up to
gallery-stopped = Cancelled. Choose a size to start again.
gallery-bites = { $count ->
    [0] no winning bite
   *[other] { $squares }
}
gallery-all = { $count ->
    [one] Show the larger bar
   *[other] Show the { $count } larger bars
}
gallery-exception = two!
conjecture-title = A conjecture to test
conjecture-ask = On a bar larger than 1 × 1, how many first bites win? Choose your conjecture, then test it bar by bar.
conjecture-one = There is always exactly one.
conjecture-more = At least one bar has more than one.
conjecture-so-far = { $count ->
    [one] { $count } bar checked, up to { $size } × { $size }: no exception. That says nothing about larger bars.
   *[other] { $count } bars checked, up to { $size } × { $size }: no exception. That says nothing about larger bars.
}
conjecture-none-yet = { $count ->
    [one] { $count } bar checked, up to { $size } × { $size }: no example yet. That says nothing about larger bars.
   *[other] { $count } bars checked, up to { $size } × { $size }: no example yet. That says nothing about larger bars.
}
conjecture-larger = Continue to { $size } × { $size }
conjecture-fails = The { $bar } bar is a counterexample: { $count } of its first bites win ({ $squares }). One counterexample is enough: the conjecture is false.
conjecture-proved = You were right: on the { $bar } bar, { $count } first bites win ({ $squares }).
conjecture-map = See its map
examples-title = Bars with a simple explanation
examples-note = Each result has a short explanation. Play the bar to see it at work.
examples-play = Play this bar

# Chomp: three rows

three-rows-lead = A three-row position is written a.b.c, from top to bottom. For given b and c, at most one value of a gives a losing position (P-position), and there is a quick way to find it. Each dot is a losing position.
three-rows-to = Maximum number of columns
three-rows-note = At most { $most }.
three-rows-wrong = Enter a whole number from 1 to { $most }.
three-rows-count = { $count ->
    [one] { $count } losing position
   *[other] { $count } losing positions
} with at most { $to ->
    [one] { $to } column
   *[other] { $to } columns
}.
plot-second = Losing positions: a horizontally, b vertically
plot-third = Losing positions: a horizontally, c vertically
three-rows-bites = { $count ->
    [one] Winning first bite of { $count } three-row bar
   *[other] Winning first bites of { $count } three-row bars
}
three-rows-table = Winning first bites
three-rows-bar = Bar
three-rows-bite = First bite
three-rows-points = Losing positions
three-rows-first-lines = A list shows at most its first { $count } lines; its file contains every line.

# Chomp: the cost of solving

cost-lead = The usual way to solve a bar is by recursion: try every bite, then every reply to it, and so on. With memoisation, no position is solved twice. Here both versions count their calls. Rows and columns are counted from 0 here, as in the program.
cost-bar-label = Bar
cost-bar-note-text = Rows × columns, for example 5 × 6.
cost-facts = There are C({ $both }, { $rows }) = { $positions } positions, including the empty one. The longest game has { $longest ->
    [one] { $longest } bite
   *[other] { $longest } bites
}.
cost-positions = Positions
cost-with = Calls with memoisation
cost-without = Calls without memoisation
cost-ended = Without memoisation, the search took { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
}.
cost-bound = Without memoisation, the search was stopped after { $bound } calls, before it had finished.
cost-stopped = The search was stopped after { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
}.
cost-would-be = The full search would take { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
} (computed with memoisation).
cost-plot = Plot of the number of calls for bars with { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, on a logarithmic scale. The table below gives the figures.
cost-plot-figure = Number of calls for bars with { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
cost-plot-caption = Horizontal: columns. Vertical: calls, on a logarithmic scale (powers of ten). Squares: positions. Discs: calls with memoisation. Triangles: calls without memoisation (number computed with memoisation).
cost-table = Figures for the plot
cost-table-figure = What the usual recursion costs: positions within each bar, calls with and without memoisation.

# Chomp: growth, and seconds

cost-seconds = Growth and seconds
cost-measure = Measure the time
cost-measuring = Measuring…
cost-grows-factor = Without memoisation, each extra column multiplies the number of calls by about { $factor } (fitted to the counts from { $from } to { $to } columns: an observation, not a proof).
cost-grows-exponent = With memoisation, the number of calls grows roughly like (columns)^{ $exponent } (fitted to the same columns).
cost-seconds-factor = Without memoisation, each extra column multiplies the time by about { $factor }, as measured here.
cost-seconds-few = Too few of these bars take long enough to show how the time grows. Try a bar with more columns.
cost-seconds-with = Time with memoisation
cost-seconds-without = Time without memoisation
cost-seconds-note = Measured in your browser just now, from the question to the answer. Another device, or another run, gives other times.

# Chomp: the recursion step by step

recursion-lead = A position is winning if at least one bite leaves a losing position. The function below tries the bites one after another and calls itself on what each leaves. Here you can follow every call. Rows and columns are counted from 0 here, as in the program.
recursion-how = How the function is written
recursion-order = Order of the bites
recursion-rows = row by row
recursion-columns = column by column
recursion-base = Base case
recursion-base-1 = [1] is losing; (0, 0) is never bitten
recursion-base-0 = [] is winning; (0, 0) is always tried last
recursion-memory = Remember results in a dictionary (memoisation)
recursion-board = The current call
recursion-beside = Calls, counts and dictionary
recursion-bar = The bar of the current call: { $rows }
recursion-legend = 1: this bite leaves the opponent a winning position. 2: it leaves a losing one. Dashed: gone. Tinted: just bitten.
recursion-code = The function, with the current line marked
recursion-name = wins
recursion-moves-rows = moves_by_row
recursion-moves-columns = moves_by_column
recursion-plays = play
recursion-skip = Finish this call
recursion-start = Nothing has been called yet.
recursion-call-first = Call { $number }: is { $rows } winning?
recursion-call = Call { $number }: bite { $bite } leaves { $rows }. Is it winning?
recursion-again = The function has been called on this position { $times ->
    [one] once
   *[other] { $times } times
} before. Nothing is remembered, so all that work is repeated: { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
}.
recursion-again-known = The function has been called on this position { $times ->
    [one] once
   *[other] { $times } times
} before: the dictionary is consulted first.
recursion-base-lost = { $rows } is losing: this is the base case.
recursion-base-won = { $rows } is winning: this is the base case.
recursion-known-won = The dictionary says that { $rows } is winning. No further calls are needed.
recursion-known-lost = The dictionary says that { $rows } is losing. No further calls are needed.
recursion-early = { $rows } is winning. Early exit: the remaining bites are not tried.
recursion-all-tried = Every bite of { $rows } leaves a winning position, so it is losing.
recursion-then-on = Bite { $bite } of { $rows } does not win. On to the next one.
recursion-then-won = So bite { $bite } of { $rows } wins.
recursion-over = The first call has returned: the recursion is over.
recursion-calls = Calls
recursion-repeated = Calls on a position met before
recursion-early-exits = Early exits
recursion-deepest = Deepest nesting
recursion-remembered = Answered by the dictionary
recursion-entries-count = Entries in the dictionary
recursion-heard = Calls: { $calls }.
recursion-ended-with = Calls of the same function without the dictionary: { $calls }.
recursion-ended-without = Calls of the same function with a dictionary: { $calls }.
recursion-stack = Open calls
recursion-stack-empty = No call is open.
recursion-tried = { $tried ->
    [one] { $tried } bite tried of { $all }
   *[other] { $tried } bites tried of { $all }
}
recursion-repeat = { $times ->
    [one] called once before
   *[other] called { $times } times before
}
recursion-memo = Dictionary
recursion-memo-empty = The dictionary is empty.
recursion-memo-newest = The newest { $count } entries are shown.
recursion-won = winning
recursion-lost = losing
recursion-to-cost = Count the calls of larger bars
recursion-too-large = Calls can be followed one by one only on bars with at most { $most } positions.
recursion-too-many = Written this way, the function makes { $calls } calls on this bar, and at most { $most } can be followed one by one. With a dictionary, it makes { $with }.
recursion-small = Follow the calls on 4 × 5
tab-recursion = Recursion
card-chomp-recursion = Follow the recursive function call by call, and watch the dictionary fill up.

# Chomp: names

chomp = Chomp
chomp-title = Chomp { $rows } × { $columns }
tab-map = Win map
chomp-map-name = Win map
tab-gallery = Gallery
tab-three-rows = Three rows
tab-cost = Cost of solving

# On the home page
front-chomp-note = Bite a square of chocolate: the whole rectangle from there to the bottom right corner goes with it. The player who eats the poison loses.
card-chomp-small = Only a few positions: can you find the winning bite?
card-chomp-rows = Two rows, and a rule to discover.
card-chomp-square = A square bar: find a way to win that never fails.
card-chomp-two = A large bar, with room for a long game.
card-chomp-map = See which bites of a bar win.
card-chomp-gallery = All the bars up to a given size, with their winning first bites.
card-chomp-three = The losing positions of three-row bars, plotted.
card-chomp-cost = What it costs to solve a bar, with and without memoisation.

value-of-plies = Bites until the poison is eaten
value-of-bar = Grundy value of bar { $bar }
hint-theory-strip = If there is only one row or one column, you can leave just the poison.
hint-theory-two-rows = With two rows, the player to move loses if one row is exactly one square longer than the other.
hint-theory-square = Leave an L with two equal arms, then copy each bite on the other arm.
hint-theory-chomp = Try a smaller bar first. Which shapes lose for the player to move? An L with equal arms is one of them.
hint-where-bar = Look at bar { $bar }.
hint-where-row = Look at row { $row }.

# Results of one’s own, checked

check-matter-map = The win map
check-matter-plies = Bites left to the end after each bite
check-matter-bite-values = Grundy values after each bite
check-matter-bars = A dictionary: position → winning or not
check-matter-rows = The position: its list of rows
check-matter-bites = The playable squares
check-matter-after = After each bite: square → rows
check-matter-outcomes = After each bite: square → is what is left winning?
check-matter-winning = A winning bite, or False
check-bite-poison = This is the poisoned square.
check-bite-wins = Biting here leaves { $rows }, a losing position.
check-bite-loses = Biting here leaves { $rows }, a winning position.
check-bite-answered = Biting here leaves { $rows }, a winning position. The opponent wins by biting { $bite }.
check-rows-why = The list has the number of squares in each row, from the top. A row without squares is left out.
check-square-poison = { $poison } is the poison; it is not counted among the playable squares.
check-square-in = Rows and columns are counted from { $first }: row { $row } has { $length ->
    [one] { $length } square
   *[other] { $length } squares
} and { $square } is one of them.
check-square-out = Rows and columns are counted from { $first }: row { $row } has { $length ->
    [one] { $length } square
   *[other] { $length } squares
} and { $square } is not one of them.
check-left-why = A bite at { $square } changes nothing above row { $row }. The rows from there down { $column ->
    [0] are empty, and are left out.
    [one] keep at most { $column } square.
   *[other] keep at most { $column } squares.
}
check-rows-won = Biting { $bite } leaves { $rows }, a losing position.
check-rows-lost = Every bite either leaves a winning position or eats the poison.
stealing-corner = Try it: bite the corner { $corner }, and see whether your opponent has a winning reply.
stealing-corner-wins = Biting the corner wins: that is the winning first bite, and nothing has to be stolen.
stealing-steal = Steal this reply: play { $answer } as the first bite of the whole bar. It takes the corner too, so it leads to the same position, with your opponent to move.
check-matter-gallery = (rows, columns) → all winning first bites
check-matter-gallery-one = (rows, columns) → a winning first bite, or False
check-matter-three-rows = 3 × n: columns → winning first bites
check-matter-three-rows-lost = 3 × n: the number of losing positions up to the last n
check-matter-calls-with = Columns → calls with a dictionary
check-matter-calls-without = Columns → calls without a dictionary
check-matter-positions = Columns → number of positions, the empty one included
check-matter-calls-here-with = The number of calls with a dictionary
check-matter-calls-here-without = The number of calls without a dictionary
check-first-all = Winning first bites of { $bar }: { $bites }.
check-first-wins = Biting { $bite } leaves { $rows }, a losing position: this bite wins.
check-first-answered = Biting { $bite } leaves { $rows }. From there the opponent wins by biting { $answer }, which leaves { $then }.
check-first-poison = (0, 0) is the poison: whoever bites it loses.
check-first-outside = { $square } is not a square of this bar: it has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, both counted from 0.
check-first-none = No bite wins here: only the poison is left.
check-three-rows-why = The losing positions [a, b, c] with a ≤ { $to } are counted: [1], { $two } with two rows (those of the form [b + 1, b]), and { $three } with three rows.
check-calls-base = The function answers without examining this position, so there is a single call.
check-calls-why = Called for { $rows }, the function tries, in this order: { $bites }. With its own call, that makes { $sum } = { $calls } calls.
check-calls-early = The last bite tried leaves a losing position, so no other bite is tried.
check-calls-all = Each of them leaves a winning position, so all bites are tried.
check-calls-memory = The dictionary answers { $remembered } of the calls; the positions of the other { $worked } were not in it yet.
check-positions-why = { $rows ->
    [one] A position is a single length from 0 to { $columns }.
   *[other] A position is a list of { $rows } lengths from 0 to { $columns }, none greater than the one before.
} There are as many of them as there are ways to choose { $rows } of { $both } objects: { $count }.
check-matter-memo = The dictionary at the end: position → True or False
check-about-gallery = Your results are checked against the bars shown here. Rows and columns are counted from 0, as in a program.
check-about-three-rows = Your results are checked against the bars computed here. Rows and columns are counted from 0, as in a program.
check-about-cost = Your results are checked against bars with this number of rows and 1, 2, … columns, with the function written as chosen above.
check-about-recursion = Your counts are checked against this bar, with the function written as chosen above.
check-counting = Squares in the results are counted
check-counting-program = from 0, as in a program
check-counting-board = from 1, as on the board
check-about-bar-board = Your results are checked against the position on the board. Squares are counted from 1, as on the board: (1, 1) is the poison.
check-about-bar = Your results are checked against the position on the board. Rows and columns are counted from 0, as in a program: (0, 0) is the poison.
chomp-next-note = Type the list of rows, for example [2, 1].
chomp-fill-note = In each square, enter 2 if biting it wins, 1 if biting it loses, and 0 for the poison.
