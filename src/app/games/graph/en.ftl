# Graphs: names

graphs = Graphs
front-graphs-note = Follow an edge to take 1, 2 or 3 of the six sticks. The player who takes the last stick loses. Or bring your own graph.
graph-title-sticks = { $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
}, { $most ->
    [1] 1
   *[other] 1 to { $most }
} per turn (graph)
graph-title-tree = { $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
}, { $most ->
    [1] 1
   *[other] 1 to { $most }
} per turn (tree)
graph-title-own = A game on a graph
card-attractor = The attractor, step by step
card-tree-note = Every possible game, with minimax and alpha-beta.
card-attractor-note = A queue, counters and ranks: watch the set of vertices from which a win can be forced grow. Which vertex joins next?
card-own-note = A small graph with a cycle. To type, paste or drop in your own, choose “New game”.

# Graphs

tab-attractor = Attractor
tab-minimax = Minimax
graph-note-sticks = Take { $most ->
    [1] 1 stick
    [2] 1 or 2 sticks
   *[other] 1 to { $most } sticks
} from the heap on each turn. The state “4;1” means that 4 sticks are left and J1 is to move.
graph-note-tree = Take { $most ->
    [1] 1 stick
    [2] 1 or 2 sticks
   *[other] 1 to { $most } sticks
} from the heap on each turn. In the tree, a state appears once for each way of reaching it.
graph-note-own = The owner of the current vertex chooses which edge to follow.
graph-rules-own = J0 owns the circles and J1 the squares: the owner of the vertex with the thick border chooses an edge, and play goes on where it leads.
graph-rules-sticks = There is one heap of sticks, and each player in turn takes { $most ->
    [1] 1
   *[other] 1 to { $most }
} of them: at a circle it is J0’s turn, at a square J1’s.
graph-board = Graph
graph-view = Zoom
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
graph-zoom-whole = Show everything
graph-vertex-number = vertex { $number }
graph-vertex-name = { $name } (vertex { $number })
graph-heard-region = { $player } can force a win, rank { $rank }
graph-heard-neither = Neither player can force a win
graph-legend-zero = J0 to move
graph-legend-one = J1 to move
graph-legend-won = final vertex, won by the player named below it
graph-legend-payoff = below a leaf: its payoff to J0
graph-legend-region0 = J0 can force a win
graph-legend-region1 = J1 can force a win
graph-legend-region2 = neither player can
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
graph-successor-count = Number of successors
graph-predecessor-count = Number of predecessors
graph-table-first = The first { $count } vertices.
graph-too-large = With { $vertices } vertices, this graph is too large to draw. The table shows the start of it; choose your moves from the menu or type them.
graph-rounds = Vertices added in each round
graph-rank = Rank
graph-and-more = … and { $count } more.
graph-regions = J0 can force a win from { $zero ->
    [one] { $zero } vertex
   *[other] { $zero } vertices
}, J1 from { $one }, neither player from { $neither }.
graph-save = Save the graph
graph-save-text = Text
graph-figure = Circles: J0 to move. Squares: J1 to move.
graph-figure-regions = Beside each vertex: the player who can force a win from there, and the rank; “–”: neither can.
graph-figure-ranks = Beside each vertex: “r2”, its rank in the attractor; “→3”, its counter, the number of edges that do not lead into the attractor so far.
graph-figure-calls = Beside each vertex: “2.”, when it joined the attractor; “→3”, its counter, the number of edges that do not lead into the attractor so far.
graph-figure-minimax = Beside each vertex: its minimax value.
graph-kind = “{ $found }” is not a graph. Use sticks-6-3, tree-6-3 or list.
graph-sticks = “{ $found }” is not valid. Enter a whole number from 1 to { $most }.
graph-tree = This tree would have { $vertices } vertices; it may have at most { $most }.
graph-tree-huge = This tree would have more vertices than can be counted; it may have at most { $most }.
graph-vertex = “{ $found }” is not a vertex of this graph. Enter a number from 0 to { $last }.
graph-unreadable = “{ $found }” does not describe a vertex. Write name=owner-successors, for example a=0-1.2.
graph-name = “{ $found }” is not a valid name. Use letters, digits, and ~ followed by two hexadecimal digits; at most { $most } bytes.
graph-name-twice = Two vertices have the same name, “{ $name }”.
graph-no-vertex = An edge leads to vertex { $vertex }, but there { $vertices ->
    [one] is only { $vertices } vertex
   *[other] are only { $vertices } vertices
}, numbered from 0.
graph-many-vertices = Too many vertices to fit in a link (at most { $most }).
graph-many-edges = Too many edges to fit in a link (at most { $most }).
graph-move-unreadable = “{ $found }” is not a move. Enter the number of the vertex to move to.
graph-move-no-edge = There is no edge from { $from } to { $to }.
graph-move-over = The game is over; no more moves can be made.

# Graphs: play, new game, errors in a text

graph-rule-own = A player wins when play reaches one of their final vertices
graph-rule-payoffs = J0 wants the largest payoff, J1 the smallest
graph-how = Follow an arrow: click or tap the vertex it leads to.
graph-how-keys = Keyboard: arrow keys and Enter.
graph-how-zoom = + and − (or Ctrl and the mouse wheel) to zoom, 0 to show everything, Shift and arrow keys to move the drawing.
graph-go = move from { $from } to { $to }
graph-went = moved from { $from } to { $to }
graph-at = At { $vertex }. { $player } to move.
graph-at-again = At { $vertex } for the second time; a third visit ends the game. { $player } to move.
graph-end-won = At { $vertex }. { $winner } has won.
graph-end-dead = At { $vertex }. No edge leads on from here, so nobody wins.
graph-end-leaf = At { $vertex }, where no edge leads on.
graph-drawn-payoff = The game ends with payoff { $value } to J0.
graph-end-third = At { $vertex } for the third time. { $winner } can force a win from here, and so wins the game.
graph-end-third-nobody = At { $vertex } for the third time. Neither player can force a win, so nobody wins.
graph-heard = { $vertex }, { $player } to move
graph-heard-won = { $vertex }, final vertex won by { $player }
graph-heard-payoff = { $vertex }, where the game ends with payoff { $value } to J0
graph-heard-dead = { $vertex }, which no edge leaves
graph-pick = Next vertex
graph-pick-play = Play
graph-type = Or type the number of a vertex
graph-type-note = A vertex’s number, at its top left and in the table, or its label.
graph-why-win = { $player } is to move and can force a win in { $rank ->
    [one] { $rank } move.
   *[other] at most { $rank } moves, counting both players’.
}
graph-why-loss = { $player } is to move, but { $winner } can force a win in { $rank ->
    [one] { $rank } move.
   *[other] at most { $rank } moves, counting both players’.
}
graph-why-neither = Neither player can force a win from here.
graph-winning = { $count ->
    [one] One move stays in the attractor
   *[other] { $count } moves stay in the attractor
}
graph-to = { $name } ({ $number })
graph-lowers = , lowers the rank
graph-why-strategy = ▼ marks moves that lower the rank. A player who always makes such a move wins, whatever the opponent does.
graph-why-any = Every edge leads into the opponent’s attractor. All moves lose, so choose any of them.
graph-why-stay = Stay out of the opponent’s attractor and you can’t lose, but you can’t force a win either.
graph-why-value = With best play on both sides, the payoff to J0 is { $value }.
graph-best = { $count ->
    [one] Best move
   *[other] Best moves
}
graph-why-drawn = The drawing shows whose attractor each vertex belongs to, and its rank.
graph-over-won = The game ends at a final vertex, and this one is won by { $winner }.
graph-over-dead = No edge leads on from this vertex, and neither player wins here.
graph-over-leaf = No edge leads on from this vertex. Its payoff to J0 is { $value }.
graph-over-third = Play has reached this vertex for the third time. It could go on like this for ever, so the player who can force a win from here is declared the winner: { $winner }.
graph-over-third-nobody = Play has reached this vertex for the third time, and neither player can force a win from here.
graph-winner-rank = Forced win (rank)

graph-weigh-edges = { $count ->
    [0] No edge stayed out of the opponent’s attractor.
    [one] One edge stayed in the attractor: to { $names }.
   *[other] { $count } edges stayed in the attractor: to { $names }.
}
graph-weigh = { $before } → { $after }
graph-weigh-region = { $player }’s attractor, rank { $rank }
graph-weigh-value = payoff to J0 with best play: { $before } → { $after }
graph-weigh-neither = in neither attractor

graph-kind-title = Graph
graph-kind-sticks = A heap of sticks, as a graph
graph-kind-tree = A heap of sticks, as a tree
graph-kind-list = Your own graph
graph-sticks-field = Number of sticks
graph-most-field = Maximum per turn
graph-number-note = A whole number from 1 to { $most }.
graph-rule-title = Rule
graph-rule-misere = The player who takes the last stick loses (misère)
graph-rule-normal = The player who takes the last stick wins (normal play)
graph-own = Type or paste the graph, or drop a file here
graph-own-discard = Discard this text
graph-file-read = Read from the file “{ $file }”.
graph-file-back = Use the text in the field instead
graph-file = Or choose a file
graph-forms = Accepted formats
graph-form-plain = One line per vertex: its name, its owner (0 or 1) and its successors. “win” lists the final vertices won by a player, “payoff” gives the payoffs of the leaves, and “start” says where play begins.
graph-form-others = DOT: owner=0 or 1, or a circle for J0 and a box for J1; win=0 or 1 at a final vertex, payoff=3 at a leaf, start=1 where play begins. PGSolver “parity” files: priorities are ignored, and a player who can’t move loses. A Python triple (S, A, E): vertices, successors, labels; a label such as “4;1” gives the owner, and “0;…” marks the end of the game of sticks. Successors alone, as a dictionary, as a list of lists or as lines such as “0: 1 2 3”, edges alone, as a list of pairs or in lines such as “0 1” or “0 -> 1”, or DOT without owners: both players then move in turn, and a player who can’t move loses. Or the notation of links, a=0-1+b=1: name=owner-successors, with vertices numbered from 0.
graph-show-place = Show the error
graph-owned = J0 owns { $zero ->
    [one] { $zero } vertex
   *[other] { $zero } vertices
}, J1 owns { $one }.
graph-only-summed = This graph is too large to draw or play on here, so only a summary is shown.

graph-taken-plain = Read as one line per vertex.
graph-taken-dot = Read as DOT.
graph-taken-pgsolver = Read as a PGSolver file.
graph-taken-triple = Read as a Python literal or JSON.
graph-taken-lines = Read as lines of successors.
graph-taken-edges = Read as a list of edges.
graph-taken-link = Read as the notation of links.
graph-taken-labels = The owners come from labels such as “4;1”, and so do the winners, at “0;…”.
graph-taken-turns = The text names no owners: both players move in turn, so a vertex where either may have to move appears twice.
graph-taken-rule = Rule that decides the winner
graph-read-empty = There is no vertex in this text.
graph-read-cut = The file couldn’t be read to its end. Bytes read: { $read } of { $all }. Choose it again.
graph-read-too-long = The text is too long (at most { $megabytes } MB in this format).
graph-read-not-text = Line { $line }, column { $column }: this is not text.
graph-read-many-vertices = Too many vertices (at most { $most }).
graph-read-many-edges = Too many edges (at most { $most }).
graph-read-expected = Line { $line }, column { $column }: expected { $sign }, not “{ $found }”.
graph-read-expected-end = Line { $line }, column { $column }: { $sign } is missing.
graph-read-no-name = Line { $line }, column { $column }: “{ $found }” is not a valid vertex name.
graph-read-no-name-end = Line { $line }, column { $column }: a vertex name is missing.
graph-read-long-name = Line { $line }, column { $column }: this name is longer than { $most } bytes.
graph-read-not-closed = Line { $line }, column { $column }: the { $sign } opened here is never closed.
graph-read-too-deep = Line { $line }, column { $column }: brackets are nested more than { $most } deep.
graph-read-no-owner = Line { $line }, column { $column }: “{ $name }” has no owner. Write 0 or 1 after its name, owner= in DOT, or a label such as “4;1” in a triple.
graph-read-owner = Line { $line }, column { $column }: the owner of “{ $name }” must be 0 or 1, not “{ $found }”.
graph-read-twice = Line { $line }, column { $column }: vertex “{ $name }” is already defined.
graph-read-sinks = { $count ->
    [one] Vertex { $names } appears only as a successor (line { $line }, column { $column }). It is treated as a vertex with no outgoing edge.
   *[other] { $count } vertices appear only as successors, the first at line { $line }, column { $column }: { $names }. They are treated as vertices with no outgoing edge.
}
graph-read-labels-no-owners = No label says who owns a vertex (as “4;1” or “J1” does), and nothing says who wins where, so only the vertices and the edges were taken.
graph-read-pairs-successors = There are as many lists of two as vertices: each was taken for the two successors of a vertex. If they are edges, write them in parentheses, (0, 1), or one per line.
graph-read-dangling = Line { $line }, column { $column }: there is no vertex “{ $name }”.
graph-read-won-by-both = Line { $line }, column { $column }: “{ $name }” cannot be won by both players.
graph-read-payoff = Line { $line }, column { $column }: the payoff of “{ $name }” must be a whole number, not “{ $found }”.
graph-read-not-directed = Line { $line }, column { $column }: edges need a direction. Write digraph, with arrows between nodes.
graph-read-not-read = Line { $line }, column { $column }: “{ $found }” is not supported here.
graph-read-no-win = Nothing says who wins where. Label the leaves 0;0 and 0;1, or add two lists, F0 and F1.

# Graphs: attractor and minimax

graph-method = How the attractor is computed
graph-by-queue = With a queue
graph-by-calls = With recursive calls
graph-calls = Open calls (innermost first)
graph-calls-empty = No call is open.
graph-step-call = m_et_p({ $vertex }) is called.
graph-step-mark = { $vertex } is not in attr yet: it is added. Its predecessors come next.
graph-step-return = m_et_p({ $vertex }) returns.
graph-step-count-own = compt of { $vertex } goes from { $from } to { $left }. One successor in the attractor is enough for its owner.
graph-lists = attr, compt and pred
graph-lists-note = compt: successors not yet known to be in the attractor. With a queue it is kept only for the opponent’s vertices.
graph-round = A strategy without ranks
graph-round-lead = Suppose the player just stays in the attractor, by moving to any successor that is in it.
graph-round-found = In this graph, such a game can go round in circles for ever: { $round }.
graph-round-ranks = Ranks prevent this: from { $vertex } (rank { $rank }), { $player } moves to { $to } (rank { $least }), and the rank goes down with every move.
graph-round-next = Next move of the cycle
graph-round-stop = Stop
graph-round-at = After { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $vertex }. Complete rounds: { $rounds }.
graph-round-none = In this graph, every such game ends in a win: no cycle stays inside the attractor.
graph-round-example = See a graph where play can go round for ever
graph-beside = Explanations
graph-attractor-of = Attractor of { $player }
graph-whose = Player whose attractor is shown
graph-step-none = The algorithm has not started yet. It begins with the vertices where { $player } has won.
graph-step-begin = Add { $vertex } with rank 0, because the player has won there. It goes to the back of the queue.
graph-step-take = Take { $vertex } from the front of the queue and examine its predecessors, one by one.
graph-step-take-last = Take { $vertex } from the front of the queue. It has no predecessors.
graph-step-look = Examine the edge from { $vertex } to { $to }.
graph-step-already = Nothing to do: { $vertex } is already in the set.
graph-step-closed = Skip { $vertex }: the opponent has won there, so it never joins the set.
graph-step-count = The opponent owns { $vertex }. Its counter drops from { $from } to { $left }: that many of its edges may still lead out of the set.
graph-step-count-zero = The opponent owns { $vertex }. Its counter drops from { $from } to { $left }: all its edges now lead into the set.
graph-step-add = Add { $vertex } with rank { $rank }. It goes to the back of the queue.
graph-by-rank = Arrange by rank
graph-queue = Queue
graph-queue-empty = The queue is empty.
graph-ask = Ask me which vertex comes next
graph-ask-which = Which vertex joins next? Choose it on the drawing or in the list.
graph-ask-pick = Next vertex
graph-right = Correct: { $vertex } joins the set.
graph-wrong-won = Not { $vertex }: the opponent has won there.
graph-wrong-end = Not { $vertex }: no edge leads out of it, so none leads into the set.
graph-wrong-no-edge = Not { $vertex }: none of its edges leads into the set yet.
graph-wrong-edges = Not { $vertex }: it belongs to the opponent, and { $count ->
    [one] { $count } edge still leads out of the set.
   *[other] { $count } edges still lead out of the set.
}
graph-wrong-later = Not { $vertex } yet: its turn will come, but another vertex goes first.
graph-score = Score: { $right } out of { $all }.
graph-result = Result
graph-neither = In the third region, neither player can force a win: as long as play stays there, nobody is beaten.
graph-strategy = Strategy: from each of the player’s own vertices in the attractor, follow a thick edge, which lowers the rank; elsewhere, follow any edge.
graph-rules-title = How it works
graph-rules = The attractor starts with the vertices where the player has won. One of the player’s own vertices then joins as soon as one of its edges leads into the set, and one of the opponent’s when all its edges do. Once a player has won, the game is over.
graph-rules-counter = With a queue, each of the opponent’s vertices has a counter: the number of its edges not yet known to lead into the set. Each edge is examined only once, so the running time grows with the number of vertices plus the number of edges.
graph-rules-rank = The rank of a vertex is the round in which it joins: the number of moves within which the win can be forced. The ranks are right because the queue works first in, first out.
graph-rules-calls = By recursive calls, a function m_et_p (“mark and propagate”) adds a vertex to the set and then looks at its predecessors, for each of which it calls itself as soon as that vertex may join. Here every vertex has a counter, and no ranks are found.
graph-minimax = Minimax and alpha-beta
graph-root-value = The value of { $vertex } is { $value }.
graph-line = Best line
graph-looked-at = Nodes examined
graph-counts = Minimax examines every node ({ $all }); alpha-beta examines { $looked } and prunes { $out }.
graph-cuts = { $count ->
    [one] It cut the search short at { $count } node.
   *[other] It cut the search short at { $count } nodes.
}
graph-minimax-rules = The value of a leaf is its payoff; without one, it is 1 where J0 wins and −1 where J1 wins. J0 takes the largest value among the successors, J1 the smallest.
graph-alpha-beta-rules = Alpha-beta goes through the successors in order and stops at a node as soon as one of the players can do at least as well elsewhere. Of such a node it knows only a bound, but the value of the root stays the same. The numbers beside the nodes are their minimax values.
graph-no-root = There is no such vertex.
graph-no-minimax-cycle = There are no minimax values, because play can loop: { $cycle }.
graph-no-minimax-shared = This is not a tree, because two edges lead to { $vertex }. Minimax is shown for trees only.
graph-no-minimax-payoff = There are no minimax values, because the leaf { $vertex } has neither a payoff nor a winner.
graph-to-tree = Show the tree of the same game
graph-legend-queued = in the queue
graph-legend-open = call not finished
graph-legend-call = innermost call
graph-legend-taken = last taken from the queue
graph-legend-joined = in the attractor
graph-legend-looked = edge being examined
graph-legend-lowers = strategy: an edge to a smaller rank
graph-legend-line = best line
graph-legend-out = pruned by alpha-beta
graph-rank-counter = Rank, counter
graph-value = Value
graph-no-steps = On this graph, the algorithm takes too many steps to show them one by one. Here are the rounds instead.

value-of-vertex = Rank of this vertex: moves until the forced win
hint-theory-graph = Work backwards from the final vertices. Mark those of your vertices from which an edge leads to a vertex where you win, or to one already marked, and those of your opponent from which every edge does.
hint-where-edges = { $count ->
    [one] Only one edge leads from here.
   *[other] Two edges lead from here. Follow each of them: from which vertex can your opponent no longer escape?
}
hint-where-vertices = Look at the edges to { $vertices }: at least one of them wins. From which of these vertices can your opponent no longer escape?

# Results of one’s own, checked

check-matter-members = The vertices of the attractor
check-matter-ranks = Ranks
check-matter-strategy = A strategy
check-matter-triple = The graph: (S, A, E)
check-matter-triple-edges = The graph with its edges as pairs: (S, A, E)
check-matter-four = (suc, nbsuc, pred, nbpred)
check-matter-successors = Lists of successors: A, suc
check-matter-edges = The edges as pairs
check-matter-predecessors = Lists of predecessors: pred
check-matter-out = Numbers of successors: nbsuc
check-matter-in = Numbers of predecessors: nbpred
check-matter-counters = The counters at the end: compt
check-matter-both = (S0, F0) for J0; for J1, (S1, F1)
check-matter-owned = The player’s vertices: S0 or S1
check-matter-won = The vertices won by the player: F0 or F1
check-matter-minimax = Minimax values
check-matter-line = A best line, from the root to a leaf
graph-check-lists = { $player } moves at { $vertex }. From here, edges lead to: { $to }. Edges come from: { $from }.
graph-check-counter = { $count ->
    [0] No edge leaves { $vertex }
    [one] One edge leaves { $vertex }
   *[other] { $count } edges leave { $vertex }
}; { $inside ->
    [0] none leads
    [one] one leads
   *[other] { $inside } lead
} into the attractor, which leaves the counter at { $left }.
graph-check-minimax-max = { $player } moves at { $vertex } and takes the largest of { $values }: { $value }.
graph-check-minimax-min = { $player } moves at { $vertex } and takes the smallest of { $values }: { $value }.
graph-check-minimax-leaf = { $vertex } is a leaf with payoff { $value }.
graph-check-won = At { $vertex }, { $player } has already won: rank 0.
graph-check-lost = At { $vertex }, { $player } has already lost.
graph-check-own-in = { $vertex } belongs to { $player }, and an edge leads to { $to }, which has rank { $least }, so its own rank is { $rank }.
graph-sheet-own-in = { $vertex } belongs to { $player }, and an edge leads to { $to }, which is in the attractor.
graph-sheet-other-in = { $vertex } belongs to the opponent of { $player }, and all of its edges lead into the attractor.
graph-check-own-out = { $vertex } belongs to { $player }, and none of its edges leads into the attractor.
graph-check-other-in = { $vertex } belongs to the opponent of { $player }, and all of its edges lead into the attractor; the highest rank they reach is { $most }, so its own rank is { $rank }.
graph-check-other-out = { $vertex } belongs to the opponent of { $player }, and the edge to { $to } leads out of the attractor.
graph-why-next = First come the final vertices at which J0 has won, then what the queue brings: a predecessor that J0 owns joins immediately, one that J1 owns only when all of its edges lead into the attractor.
graph-why-rank = A final vertex has rank 0. The winner takes the edge to the lowest rank, the loser the edge to the highest; the rank of the vertex is one more than the rank reached.
graph-check-end = No edge leaves { $vertex }, and { $player } has not won there.
check-about-graph = Your results are checked against the graph shown here. A vertex is given by its number or by its label.
graph-check-owner = { $player } moves at { $vertex }.
graph-check-final = { $vertex } is a final vertex: { $player } has won there.
graph-check-not-final = { $vertex } is not a vertex at which a player has won.
graph-next-note = Type a vertex: its label or its number.
graph-fill-note = For each vertex, enter 1 if J0 can force a win from it, and 0 otherwise.
