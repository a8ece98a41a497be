"""The functions of the four practicals, as students write them, and what print returns for their examples.

    python3 tests/data/practicals.py > tests/data/practicals.txt

Each block of the output has the name of a function, the page on which its result is pasted and what is chosen
there; the text that is right; and the same with one value broken, with what of it must be marked. Nothing here
comes from Nimlab: the programs follow docs/results.md and the rules of the games alone.
"""

from collections import Counter


def block(name, page, choice, text, right, wrong, marked=None):
    """A function, its text, and one value of it that is broken (the first place at which `right` stands)."""
    assert right in text, (name, right, text)
    print(f"=== {name} | {page} | {choice}")
    print(text)
    print("--- broken |", wrong if marked is None else marked)
    print(text.replace(right, wrong, 1))


def lines(rows, between=","):
    return "\n".join(between.join(str(value) for value in row) for row in rows)


def initialiser(name, value):
    return f"int {name} = " + str(value).replace("[", "{").replace("]", "}") + ";"


# Chomp: positions as lists of rows, squares from (0, 0).

def tablette(n, m):
    return [m] * n


def enleve_zeros(pos):
    return [k for k in pos if k > 0]


def coups_jouables(pos):
    return [(i, j) for i in range(len(pos)) for j in range(pos[i]) if (i, j) != (0, 0)]


def joue(pos, coup):
    i, j = coup
    return enleve_zeros(pos[:i] + [min(k, j) for k in pos[i:]])


APPELS = 0


def gagnante(pos):
    global APPELS
    APPELS += 1
    if pos == [1]:
        return False
    for coup in coups_jouables(pos):
        if not gagnante(joue(pos, coup)):
            return True
    return False


def gagnante_memo(pos, d, cle=str):
    global APPELS
    APPELS += 1
    if cle(pos) in d:
        return d[cle(pos)]
    if pos == [1]:
        return False
    for coup in coups_jouables(pos):
        if not gagnante_memo(joue(pos, coup), d, cle):
            d[cle(pos)] = True
            return True
    d[cle(pos)] = False
    return False


def coup_gagnant(pos, d):
    for coup in coups_jouables(pos):
        if not gagnante_memo(joue(pos, coup), d):
            return coup
    return False


def coups_gagnants(pos, d):
    return [coup for coup in coups_jouables(pos) if not gagnante_memo(joue(pos, coup), d)]


def carte_gagnante(m, n):
    d, pos = {}, tablette(m, n)
    carte = [[2 if (i, j) in coups_gagnants(pos, d) else 1 for j in range(n)] for i in range(m)]
    carte[0][0] = 0
    return carte


def chomp():
    global APPELS
    page = "#/v1/chomp/3x5/5.5.5?view=map"
    block("tablette", page, "The position: its list of rows", str(tablette(3, 5)), "5]", "4]", "[5, 5, 4]")
    page = "#/v1/chomp/3x5/5.3.3?view=map"
    text = str(coups_jouables([5, 3, 3]))
    block("coups_jouables", page, "The playable squares", text, "(2, 2)", "(2, 3)")
    squares = coups_jouables([5, 3, 3])
    text = str({coup: joue([5, 3, 3], coup) for coup in squares})
    block("joue", page, "After each bite: square → rows", text, "[5, 3, 1]", "[5, 1, 1]")
    page = "#/v1/chomp/3x5/5.3?view=map"
    block("enleve_zeros", page, "The position: its list of rows", str(enleve_zeros([5, 3, 0])), "3]", "3, 0]", "[5, 3, 0]")
    page = "#/v1/chomp/3x4/4.4.4?view=map"
    outcomes = {str(p): gagnante(p) for p in ([2], [2, 1], [2, 2], [3, 1, 1], [4, 4, 4])}
    choice = "A dictionary: position → winning or not"
    block("gagnante", page, choice, str(outcomes), "'[2, 1]': False", "'[2, 1]': True", "True")
    block("gagnante(tablette(3, 4))", page, choice, str(gagnante(tablette(3, 4))), "True", "False")
    for name, cle in (("str", str), ("tuple", tuple), ("repr(tuple)", lambda pos: str(tuple(pos))),
                      ("join", lambda pos: "-".join(str(k) for k in pos)), ("spaces", lambda pos: " ".join(map(str, pos)))):
        d = {}
        gagnante_memo(tablette(3, 4), d, cle)
        key = next(key for key, won in d.items() if not won)
        pair = f"{key!r}: False"
        block(f"gagnante_memo, {name}", page, choice, str(d), pair, pair.replace("False", "True"), "True")
        recursion = "#/v1/chomp/3x4/4.4.4?view=recursion"
        block(f"d of gagnante_memo, {name}", recursion, "The dictionary at the end: position → True or False",
              str(d), pair, pair.replace("False", "True"), "True")
    page = "#/v1/chomp/4x5/5.5.5.5?view=recursion"
    APPELS = 0
    gagnante(tablette(4, 5))
    block("appels de gagnante", page, "The number of calls without a dictionary", str(APPELS), "95440", "95441")
    APPELS = 0
    gagnante_memo(tablette(4, 5), {})
    block("appels de gagnante_memo", page, "The number of calls with a dictionary", str(APPELS), "379", "380")
    page = "#/v1/chomp/8x10/10.10.10.10.10.10.10.10?view=map"
    block("coup_gagnant", page, "A winning bite, or False", str(coup_gagnant(tablette(8, 10), {})), "(3, 8)", "(3, 7)")
    page = "#/v1/chomp/4x5/5.5.5.5?view=map"
    carte = carte_gagnante(4, 5)
    text = str(carte)
    block("carte_gagnante", page, "The win map", text, "2", "1")
    block("carte_gagnante, C", page, "The win map", initialiser("t[4][5]", carte), "2", "1")
    block("carte_gagnante, CSV", page, "The win map", lines(carte), "2", "1")
    d = {}
    bars = {(m, n): coups_gagnants(tablette(m, n), d) for m in range(1, 6) for n in range(m, 6)}
    gallery = "#/v1/chomp/3x5/5.5.5?view=gallery&size=5"
    block("coups_gagnants", gallery, "(rows, columns) → all winning first bites", str(bars), "(2, 2): [(1, 1)]", "(2, 2): [(0, 1)]", "(0, 1)")
    one = {size: (bites or [False])[0] for size, bites in bars.items()}
    block("coup_gagnant par tablette", gallery, "(rows, columns) → a winning first bite, or False", str(one), "(3, 3): (1, 1)", "(3, 3): (1, 2)", "(1, 2)")
    three = {n: coups_gagnants(tablette(3, n), d) for n in range(1, 9)}
    page = "#/v1/chomp/3x5/5.5.5?view=three-rows&to=40"
    block("coups_gagnants 3 × n", page, "3 × n: columns → winning first bites", str(three), "3: [(1, 1)]", "3: [(1, 2)]", "(1, 2)")
    calls = {}
    for n in range(1, 6):
        APPELS = 0
        gagnante_memo(tablette(3, n), {})
        calls[n] = APPELS
    page = "#/v1/chomp/3x5/5.5.5?view=cost"
    block("appels par colonnes", page, "Columns → calls with a dictionary", str(calls), f"4: {calls[4]}", f"4: {calls[4] + 1}", str(calls[4] + 1))
    calls = []
    for n in range(1, 6):
        APPELS = 0
        gagnante(tablette(3, n))
        calls.append(APPELS)
    block("appels sans dictionnaire", page, "Columns → calls without a dictionary", str(calls), f"{calls[3]},", f"{calls[3] + 2},", str(calls[3] + 2))


# The attractor: a heap of n sticks, one to three at a turn; who takes the last one loses.

def graphe_nim(n):
    """Breadth first; labels "i;k" with i sticks left, Jk to move."""
    numbers, order = {(n, 0): 0}, [(n, 0)]
    successors = []
    for i, k in order:
        row = []
        for take in (1, 2, 3):
            if take <= i:
                to = (i - take, 1 - k)
                if to not in numbers:
                    numbers[to] = len(order)
                    order.append(to)
                row.append(numbers[to])
        successors.append(row)
    return list(range(len(order))), successors, [f"{i};{k}" for i, k in order]


def predsuccesseur(S, A):
    suc, nbsuc = [list(row) for row in A], [len(row) for row in A]
    pred, nbpred = [[] for _ in S], [0] * len(S)
    for u in S:
        for v in A[u]:
            pred[v].append(u)
            nbpred[v] += 1
    return suc, nbsuc, pred, nbpred


def j0_nim(S, A, E):
    return [s for s in S if E[s].endswith(";0")], [s for s in S if E[s] == "0;0"]


def bassin_attraction(S, A, F0, S0):
    suc, nbsuc, pred, nbpred = predsuccesseur(S, A)
    attr, compt, rang = [], list(nbsuc), {}

    def m_et_p(s, r):
        if s not in attr:
            attr.append(s)
            for u in pred[s]:
                compt[u] -= 1
                if u in S0 or compt[u] == 0:
                    m_et_p(u, r + 1)

    for s in F0:
        m_et_p(s, 0)
    # Ranks in rounds.
    rang = {s: 0 for s in F0}
    r = 0
    while True:
        r += 1
        new = [u for u in S if u not in rang and A[u]
               and (any(v in rang for v in A[u]) if u in S0 else all(v in rang for v in A[u]))]
        if not new:
            return attr, rang
        for u in new:
            rang[u] = r


def strat(S, A, S0, rang):
    return {s: min((v for v in A[s] if v in rang), key=rang.get) for s in S0 if rang.get(s, 0) > 0}


def arbre_nim(n):
    S, A, E = [0], [], [f"{n};0"]
    for s in S:
        i, k = map(int, E[s].split(";"))
        A.append([])
        for take in (1, 2, 3):
            if take <= i:
                A[s].append(len(S))
                S.append(len(S))
                E.append(f"{i - take};{1 - k}")
    return S, A, E


def minimax(s, A, E, values):
    i, k = E[s].split(";")
    # The last stick loses: who would move at 0 has won.
    values[s] = (1 if k == "0" else -1) if not A[s] else (max if k == "0" else min)(minimax(v, A, E, values) for v in A[s])
    return values[s]


def attractor():
    page = "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor"
    S, A, E = graphe_nim(6)
    block("Graphe_Nim", page, "The graph: (S, A, E)", str((S, A, E)), "'5;1'", "'5;0'")
    suc, nbsuc, pred, nbpred = predsuccesseur(S, A)
    block("suc", page, "Lists of successors: A, suc", str(suc), "[4, 5, 6]", "[4, 5, 7]", "7")
    block("nbsuc", page, "Numbers of successors: nbsuc", str(nbsuc), "3, 3, 3, 3", "3, 3, 3, 2", "2")
    block("pred", page, "Lists of predecessors: pred", str(pred), "[1, 2]", "[1, 3]", "3")
    block("nbpred", page, "Numbers of predecessors: nbpred", str(nbpred), "[0, 1,", "[0, 2,", "2")
    block("predsuccesseur", page, "(suc, nbsuc, pred, nbpred)", str((suc, nbsuc, pred, nbpred)), "[4, 5, 6]", "[4, 5, 7]", "7")
    S0, F0 = j0_nim(S, A, E)
    block("J0_Nim", page, "(S0, F0) for J0; for J1, (S1, F1)", str((S0, F0)), str(F0) + ")", "[11])", "11")
    block("S0", page, "The player’s vertices: S0 or S1", str(S0), "[0, 4", "[0, 3", "3")
    block("F0", page, "The vertices won by the player: F0 or F1", str(F0), str(F0[0]), "11")
    attr, rang = bassin_attraction(S, A, F0, S0)
    block("Bassin_attraction", page, "The vertices of the attractor", str(attr), "[8,", "[8, 2,", "2")
    block("attr, set", page, "The vertices of the attractor", str(set(attr)), "{0,", "{0, 2,", "2")
    block("rang", page, "Ranks", str(rang), f"0: {rang[0]}", f"0: {rang[0] + 1}", str(rang[0] + 1))
    moves = strat(S, A, S0, rang)
    block("strat", page, "A strategy", str(moves), f"0: {moves[0]}", "0: 2", "2")
    block("suc, C", page, "Lists of successors: A, suc", initialiser("suc[12][3]", suc), "{4, 5, 6}", "{4, 5, 7}", "7")
    block("nbsuc, CSV", page, "Numbers of successors: nbsuc", "v,nbsuc\n" + lines(enumerate(nbsuc)), "0,3", "0,2", "2")
    S, A, E = arbre_nim(6)
    values = {}
    minimax(0, A, E, values)
    page = "#/v1/graph/tree-6-3/0?rule=misere&view=minimax"
    block("minimax", page, "", str([values[s] for s in S]), f"[{values[0]},", f"[{-values[0]},", str(-values[0]))


# Pawns: squares from (1, 1); one or two steps down or to the right.

def voisins(i, j, n, m):
    return [(i, j + d) for d in (1, 2) if j + d <= m] + [(i + d, j) for d in (1, 2) if i + d <= n]


def mex(values):
    n = 0
    while n in values:
        n += 1
    return n


def nimbers(n, m):
    t = [[0] * m for _ in range(n)]
    for j in range(m, 0, -1):
        for i in range(n, 0, -1):
            t[i - 1][j - 1] = mex({t[a - 1][b - 1] for a, b in voisins(i, j, n, m)})
    return t


def pawns():
    page = "#/v1/pawns/5x5/2.1+2.1+3.5?view=nimbers"
    t = nimbers(5, 5)
    block("nimber", page, "Nimbers of the squares", str(t), "[1, 0, 2", "[1, 3, 2", "3")
    block("nimber, C", page, "Nimbers of the squares", initialiser("t[5][5]", t), "{1, 0, 2", "{1, 3, 2", "3")
    block("nimber, CSV", page, "Nimbers of the squares", lines(t), "1,0,2", "1,3,2", "3")
    block("nimber, lines", page, "Nimbers of the squares", lines(t, " "), "1 0 2", "1 3 2", "3")
    page = "#/v1/pawns/7x10/1.1?view=nimbers"
    block("nimber (7 × 10)", page, "Nimbers of the squares", lines(nimbers(7, 10), " "), "0", "1")
    page = "#/v1/pawns/5x5/2.1+2.1+3.5?view=nimbers"
    table = [[a ^ b for b in range(4)] for a in range(4)]
    block("nim_addition", page, "The table of ⊕", str(table), "[1, 0, 3, 2]", "[1, 2, 3, 2]", "2")
    text = str({(i, j): voisins(i, j, 5, 5) for i in range(1, 6) for j in range(1, 6)})
    block("voisins", page, "Neighbours: square → squares within reach", text, "(1, 3)", "(1, 4)")
    occupied = sorted([(2, 1, t[1][0]), (2, 1, t[1][0]), (3, 5, t[2][4])])
    block("cases occupées", page, "The squares of the pieces, with their nimbers or without", str(occupied), "(3, 5,", "(3, 4,", "(3, 4, 2)")
    menu = " ".join(f"{n}:({i},{j})" for n, (i, j, _) in enumerate(occupied, 1))
    block("menu", page, "The squares of the pieces, with their nimbers or without", menu, "(3,5)", "(3,4)")
    squares = Counter((i, j) for i, j, _ in occupied)
    rows = [f"{i}|" + "|".join("O" if squares[i, j] else "-" for j in range(1, 6)) + "|" for i in range(1, 6)]
    block("grille", page, "The grid as text: 1|O|-|-", "\n".join(rows), "2|O|", "2|-|", "-")


# Octal games.

def actions(code):
    return [(take, heaps) for take, digit in enumerate(code) for heaps in range(3) if digit >> heaps & 1]


def decoupages(n):
    return [(a, n - a) for a in range(1, n // 2 + 1)]


def valeurs_atteignables(n, code, g):
    reached = set()
    for take, heaps in actions(code):
        rest = n - take
        if heaps == 0 and rest == 0:
            reached.add(0)
        if heaps == 1 and rest > 0:
            reached.add(g[rest])
        if heaps == 2 and rest > 0:
            reached |= {g[a] ^ g[b] for a, b in decoupages(rest)}
    return reached


def tab_val_grundy(size, code):
    g = [0]
    for n in range(1, size + 1):
        g.append(mex(valeurs_atteignables(n, code, g)))
    return g


def periode(g):
    for p in range(1, len(g) // 3):
        start = len(g) - p
        while start > 0 and g[start - 1] == g[start - 1 + p]:
            start -= 1
        if len(g) - start > 2 * p + start:
            return start, p
    return None


def octal():
    code = [0, 7, 7]
    page = "#/v1/heaps/0.77/7+5?view=sequence&to=400"
    g = tab_val_grundy(400, code)
    text = "\n".join(f"mex({s}) = {mex(s)}" for s in ({0, 1, 4, 2}, set(), {1, 2}))
    block("mex", page, "The mex of sets of your choice", text, "= 3", "= 5", "5")
    block("actions", page, "What the digits allow: (tokens taken, heaps left)", str(actions(code)), "(1, 2)", "(1, 3)")
    text = "\n".join(f"{n}: {decoupages(n)}" for n in range(2, 9))
    block("decoupages", page, "The ways to cut each heap in two", text, "(2, 3)", "(2, 2)")
    block("tab_val_grundy", page, "Grundy values", str(g[:41]), "[0, 1, 2, 3, 1, 4", "[0, 1, 2, 3, 1, 5", "5")
    block("tab_val_grundy, C", page, "Grundy values", initialiser("g[41]", g[:41]), "{0, 1, 2, 3, 1, 4", "{0, 1, 2, 3, 1, 5", "5")
    block("tab_val_grundy, CSV", page, "Grundy values", "n,G(n)\n" + lines(enumerate(g[:41])), "5,4", "5,5", "5")
    reached = [valeurs_atteignables(n, code, g) for n in range(11)]
    block("valeurs atteignables", page, "Values within reach of each heap", str(reached), "{0, 2, 3}", "{0, 1, 3}", "1")
    # How often values occur is counted up to the last value of the page.
    counts = dict(sorted(Counter(g).items()))
    block("effectifs", page, "How often each value occurs, from G(0) onwards", str(counts), f"1: {counts[1]}", f"1: {counts[1] + 1}", str(counts[1] + 1))
    rare = sorted(value for value in counts if bin(value & 15).count("1") % 2 == 0)
    block("valeurs rares", page, "The values that are rare under the best mask", str(rare), "3,", "3, 4,", "4")
    block("masque", page, "A mask that leaves the fewest rare heaps", str(15), "15", "7")
    block("periode", page, "(Pre-period, period)", str(periode(tab_val_grundy(400, code))), "(71, 12)", "(70, 12)", "(70, 12)")


# Misère play of Kayles: the genera that Winning Ways, chapter 13, has in its table, and the nim values in them.

def misere():
    page = "#/v1/heaps/0.77/5?rule=misere&view=misere&genera=20"
    genera = ["0", "1", "2", "3", "1", "4^146", "3", "2"]
    block("genres", page, "Genera of single heaps", str(genera), "'2']", "'3']", "'3'")
    block("valeurs misère", page, "Misère nim values of single heaps", str([1, 0, 2, 3, 0]), "2, 3", "2, 1", "1")


if __name__ == "__main__":
    print("Printed by practicals.py in this folder, which says what stands here.")
    chomp()
    attractor()
    pawns()
    octal()
    misere()
