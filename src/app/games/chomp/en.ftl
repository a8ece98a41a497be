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

# Chomp: names

chomp = Chomp
chomp-title = Chomp { $rows } × { $columns }
tab-map = Win map
tab-gallery = Gallery
tab-three-rows = Three rows
tab-cost = Cost lab

# On the first page
front-chomp-note = Bite a square of chocolate: it goes with all that lies below it and to its right. Who eats the poison loses.
card-chomp-small = Few positions: look for the winning bite yourself.
card-chomp-rows = Two rows, and a rule that one can find.
card-chomp-two = Two first bites win here. Hardly any other bar has two.
card-chomp-map = For every bite of a bar: does it win?
card-chomp-gallery = All bars up to a size, with the first bites that win.
card-chomp-three = The lost positions of bars of three rows, plotted.
card-chomp-cost = What it costs to decide a bar, with memory and without.
