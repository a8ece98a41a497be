//! The attractor of a player: the vertices from which that player can force a win, in one linear pass.

use super::{Arena, Reverse};
use crate::{Job, Player, Progress, Status};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// What becomes of play at vertices where the opponent has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ends {
    /// It goes on along their edges, as in the textbooks' attractor of one set, which knows nothing
    /// of the other player's.
    #[default]
    Passed,
    /// It ends there: such a vertex is never attracted. This is the game as it is played.
    Final,
}

/// The rank of a vertex that is not in the attractor.
const OUTSIDE: u32 = u32::MAX;

/// The vertices from which a player can force a win, each with its rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Player, Vec<u32>)", into = "(Player, Vec<u32>)")]
pub struct Attractor {
    player: Player,
    ranks: Vec<u32>,
    len: usize,
}

impl From<(Player, Vec<u32>)> for Attractor {
    fn from((player, ranks): (Player, Vec<u32>)) -> Self {
        let len = ranks.iter().filter(|&&rank| rank != OUTSIDE).count();
        Self { player, ranks, len }
    }
}

impl From<Attractor> for (Player, Vec<u32>) {
    fn from(attractor: Attractor) -> Self {
        (attractor.player, attractor.ranks)
    }
}

impl Attractor {
    /// All in one go, for graphs that are small or drawn.
    pub fn of(arena: &Rc<Arena>, player: Player, ends: Ends) -> Self {
        let reverse = Rc::new(Reverse::of(arena));
        let mut job = AttractorJob::new(Rc::clone(arena), reverse, player, ends);
        while job.step(1 << 20) == Status::Running {}
        job.report().unwrap_or_default()
    }

    /// Whose it is.
    pub fn player(&self) -> Player {
        self.player
    }

    /// The round in which a vertex came in: 0 where the player has won already, `None` outside.
    /// From a vertex of rank r the player can force the win within r moves, of both together.
    pub fn rank(&self, vertex: u32) -> Option<u32> {
        self.ranks.get(vertex as usize).copied().filter(|&rank| rank != OUTSIDE)
    }

    /// Whether a vertex is in it.
    pub fn contains(&self, vertex: u32) -> bool {
        self.rank(vertex).is_some()
    }

    /// How many vertices are in it.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The vertices in it, ascending.
    pub fn vertices(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.ranks).filter(|&(_, &rank)| rank != OUTSIDE).map(|(vertex, _)| vertex)
    }

    /// How many vertices came in in each round.
    pub fn rounds(&self) -> Vec<u32> {
        let most = self.ranks.iter().copied().filter(|&rank| rank != OUTSIDE).max();
        let mut rounds = vec![0; most.map_or(0, |rank| rank as usize + 1)];
        for &rank in &self.ranks {
            if let Some(count) = rounds.get_mut(rank as usize) {
                *count += 1;
            }
        }
        rounds
    }

    /// The places, in the row of a vertex, of all edges by which its owner, if that is the player
    /// of the attractor, comes nearer to the win: those that lower the rank. None elsewhere.
    pub fn good_edges<'a>(
        &'a self,
        arena: &'a Arena,
        vertex: u32,
    ) -> impl Iterator<Item = usize> + 'a {
        let rank = self.rank(vertex).filter(|_| arena.owner(vertex) == self.player).unwrap_or(0);
        let row = arena.successors(vertex).iter().enumerate();
        row.filter(move |&(_, &to)| self.rank(to).is_some_and(|next| next < rank))
            .map(|(place, _)| place)
    }

    /// The strategy: the successor of least rank, the first of them in the row. `None` where
    /// [`Self::good_edges`] has none.
    pub fn strategy(&self, arena: &Arena, vertex: u32) -> Option<u32> {
        let row = arena.successors(vertex);
        let good = self.good_edges(arena, vertex).filter_map(|place| row.get(place).copied());
        good.min_by_key(|&to| self.rank(to))
    }
}

/// The job that finds an attractor: a queue, first in first out, of vertices that are in, and for
/// each other vertex a counter of the edges that must still lead in until it is in too.
///
/// A vertex that is already in is not examined again. A vertex of the opponent without successors
/// is never examined, so it does not come in for free. Time is linear in vertices plus edges; a unit
/// is one of either. For an edge there is one look at memory in random order.
#[derive(Clone, Debug)]
pub struct AttractorJob {
    arena: Rc<Arena>,
    reverse: Rc<Reverse>,
    player: Player,
    ends: Ends,
    ranks: Vec<u32>,
    /// How many more edges of a vertex must lead in until it is in itself: one of the player's own,
    /// all of the opponent's, none of one that is in, and more than there are where play has ended.
    left: Vec<u32>,
    /// Every vertex that is in, in the order in which it came; those before `head` were expanded.
    queue: Vec<u32>,
    head: usize,
    /// How many predecessors of the vertex at the head were examined.
    edge: usize,
    /// The next vertex to be made ready.
    ready: u32,
    done: u64,
    finished: bool,
    reported: bool,
}

impl AttractorJob {
    /// The attractor of a player to the vertices where that player has won.
    pub fn new(arena: Rc<Arena>, reverse: Rc<Reverse>, player: Player, ends: Ends) -> Self {
        let (ranks, left) = (vec![OUTSIDE; arena.len()], vec![0; arena.len()]);
        Self {
            arena,
            reverse,
            player,
            ends,
            ranks,
            left,
            queue: Vec::new(),
            head: 0,
            edge: 0,
            ready: 0,
            done: 0,
            finished: false,
            reported: false,
        }
    }

    /// Counts successors and puts the vertices that are won into the queue; true once all are.
    fn prepare(&mut self, units: &mut u64) -> bool {
        while (self.ready as usize) < self.arena.len() {
            if *units == 0 {
                return false;
            }
            let vertex = self.ready;
            self.left[vertex as usize] = self.edges_needed(vertex);
            if self.arena.win(vertex) == Some(self.player) {
                self.enter(vertex, 0);
            }
            self.ready += 1;
            *units -= 1;
            self.done += 1;
        }
        true
    }

    /// Expands the queue; true once it is empty.
    fn expand(&mut self, units: &mut u64) -> bool {
        let reverse = Rc::clone(&self.reverse);
        while let Some(&vertex) = self.queue.get(self.head) {
            let rank = self.ranks[vertex as usize] + 1;
            let row = reverse.predecessors(vertex).get(self.edge..).unwrap_or_default();
            let count = row.len().min(usize::try_from(*units).unwrap_or(usize::MAX));
            for &before in &row[..count] {
                self.look(before, rank);
            }
            *units = units.saturating_sub(count as u64 + 1);
            self.done += count as u64;
            self.edge += count;
            if self.edge == reverse.predecessors(vertex).len() {
                self.head += 1;
                self.edge = 0;
            }
            if *units == 0 {
                return self.head == self.queue.len();
            }
        }
        true
    }

    fn edges_needed(&self, vertex: u32) -> u32 {
        if self.ends == Ends::Final && self.arena.win(vertex).is_some() {
            return u32::MAX;
        }
        if self.arena.owner(vertex) == self.player {
            return 1;
        }
        u32::try_from(self.arena.successors(vertex).len()).unwrap_or(u32::MAX)
    }

    /// Looks at an edge from `before` into the set.
    fn look(&mut self, before: u32, rank: u32) {
        let left = &mut self.left[before as usize];
        match *left {
            0 => {}
            1 => self.enter(before, rank),
            _ => *left -= 1,
        }
    }

    fn enter(&mut self, vertex: u32, rank: u32) {
        self.left[vertex as usize] = 0;
        self.ranks[vertex as usize] = rank;
        self.queue.push(vertex);
    }
}

impl Job for AttractorJob {
    type Report = Attractor;

    fn step(&mut self, mut units: u64) -> Status {
        self.finished = self.finished || (self.prepare(&mut units) && self.expand(&mut units));
        if self.finished { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        let total = (self.arena.len() + self.arena.edges()) as u64;
        // Edges that lead nowhere into the set are never examined.
        let done = if self.finished { total } else { self.done };
        Progress { done, total: Some(total) }
    }

    fn report(&mut self) -> Option<Attractor> {
        if !self.finished || self.reported {
            return None;
        }
        self.reported = true;
        let ranks = std::mem::take(&mut self.ranks);
        Some(Attractor { player: self.player, ranks, len: self.queue.len() })
    }
}
