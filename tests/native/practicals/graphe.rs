//! The graph of a heap of sticks as the practical on attractors builds it.

/// `S`, `A`, `E` as the practical has them.
pub(super) struct Graphe {
    pub(super) a: Vec<Vec<usize>>,
    pub(super) e: Vec<(usize, usize)>,
}

/// The graph, or the tree, of n sticks. Vertices are numbered as they are met: in rounds, or in depth.
pub(super) fn graphe(n: usize, tree: bool, in_depth: bool) -> Graphe {
    let mut graphe = Graphe { a: vec![Vec::new()], e: vec![(n, 0)] };
    let mut left = std::collections::VecDeque::from([0]);
    while let Some(s) = if in_depth { left.pop_back() } else { left.pop_front() } {
        let (sticks, player) = graphe.e[s];
        for taken in 1..=sticks.min(3) {
            let label = (sticks - taken, 1 - player);
            let known = graphe.e.iter().position(|other| *other == label).filter(|_| !tree);
            let to = known.unwrap_or(graphe.e.len());
            if known.is_none() {
                graphe.e.push(label);
                graphe.a.push(Vec::new());
                left.push_back(to);
            }
            graphe.a[s].push(to);
        }
    }
    graphe
}

impl Graphe {
    pub(super) fn vertices(&self) -> Vec<usize> {
        (0..self.a.len()).collect()
    }

    pub(super) fn edges(&self) -> Vec<(usize, usize)> {
        self.a.iter().enumerate().flat_map(|(s, row)| row.iter().map(move |&to| (s, to))).collect()
    }

    pub(super) fn labels(&self) -> Vec<String> {
        self.e.iter().map(|(sticks, player)| format!("{sticks};{player}")).collect()
    }

    /// `(S, A, E)`, `A` as lists and as pairs.
    pub(super) fn triples(&self) -> Vec<String> {
        let (s, e) = (self.vertices(), self.labels());
        let by_vertex: Vec<String> =
            s.iter().zip(&e).map(|(s, label)| format!("{s}: {label:?}")).collect();
        vec![
            format!("({s:?}, {:?}, {e:?})", self.a),
            format!("({s:?}, {:?}, {e:?})", self.edges()),
            format!("{s:?}\n{:?}\n{e:?}", self.a),
            format!("({s:?}, {:?}, {{{}}})", self.a, by_vertex.join(", ")),
            format!("{{\"S\": {s:?}, \"A\": {:?}, \"E\": {e:?}}}", self.a),
        ]
    }

    pub(super) fn pred(&self) -> Vec<Vec<usize>> {
        let from = |to: usize| self.edges().into_iter().filter(move |edge| edge.1 == to);
        self.vertices().into_iter().map(|to| from(to).map(|edge| edge.0).collect()).collect()
    }

    pub(super) fn s0(&self) -> Vec<usize> {
        self.vertices().into_iter().filter(|&s| self.e[s].1 == 0).collect()
    }

    /// J1 has taken the last stick.
    pub(super) fn f0(&self) -> Vec<usize> {
        self.vertices().into_iter().filter(|&s| self.e[s] == (0, 0)).collect()
    }

    /// In rounds, not by counters: who is added when, and by rank.
    pub(super) fn bassin(&self) -> Vec<Option<usize>> {
        let mut rank: Vec<Option<usize>> =
            self.vertices().iter().map(|s| self.f0().contains(s).then_some(0)).collect();
        for round in 1..=self.a.len() {
            let inside = |to: &usize| rank[*to].is_some();
            let new: Vec<usize> = self
                .vertices()
                .into_iter()
                .filter(|&s| {
                    let row = &self.a[s];
                    let attracted = if self.e[s].1 == 0 {
                        row.iter().any(inside)
                    } else {
                        row.iter().all(inside)
                    };
                    rank[s].is_none() && !row.is_empty() && attracted
                })
                .collect();
            for &s in &new {
                rank[s] = Some(round);
            }
        }
        rank
    }

    /// The counters after `m_et_p` was called on every vertex of F0, as the practical has it.
    pub(super) fn compt(&self) -> Vec<usize> {
        let pred = self.pred();
        let mut compt: Vec<usize> = self.a.iter().map(Vec::len).collect();
        let (mut attr, mut calls) = (Vec::new(), self.f0());
        while let Some(s) = calls.pop() {
            if attr.contains(&s) {
                continue;
            }
            attr.push(s);
            for &u in &pred[s] {
                compt[u] -= 1;
                if self.e[u].1 == 0 || compt[u] == 0 {
                    calls.push(u);
                }
            }
        }
        compt
    }

    /// 1 for J0, −1 for J1.
    pub(super) fn minimax(&self, s: usize) -> i32 {
        let values = self.a[s].iter().map(|&to| self.minimax(to));
        match self.e[s] {
            (0, 0) => 1,
            (0, _) => -1,
            (_, 0) => values.max().unwrap(),
            _ => values.min().unwrap(),
        }
    }

    /// All lines of best moves below a vertex of a tree.
    pub(super) fn best_lines(&self, s: usize) -> Vec<Vec<usize>> {
        if self.a[s].is_empty() {
            return vec![vec![s]];
        }
        let value = self.minimax(s);
        let best = self.a[s].iter().filter(|&&to| self.minimax(to) == value);
        let lines = best.flat_map(|&to| self.best_lines(to));
        lines.map(|line| std::iter::once(s).chain(line).collect()).collect()
    }
}
