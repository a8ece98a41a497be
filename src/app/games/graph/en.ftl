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
