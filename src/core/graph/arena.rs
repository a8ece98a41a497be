//! The graph itself, in compressed rows.

use crate::Player;
use serde::{Deserialize, Serialize};

/// The maximum number of vertices of an arena.
pub const MAX_VERTICES: usize = 4_000_000;
/// The maximum number of edges of an arena.
pub const MAX_EDGES: usize = 24_000_000;

/// A game graph. Vertices are numbered from 0; the edges of a vertex keep the order in which they
/// were given, repeated ones included.
///
/// Memory is about 6 bytes a vertex and 4 an edge; payoffs take 8 bytes each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Raw", into = "Raw")]
pub struct Arena {
    owners: Vec<Player>,
    /// Who has won at a vertex, if anybody.
    wins: Vec<Option<Player>>,
    /// Where the row of a vertex ends in `successors`; it begins where that of the one before ends.
    ends: Vec<u32>,
    successors: Vec<u32>,
    /// Vertices with a payoff, ascending.
    payoffs: Vec<(u32, i32)>,
}

/// Why numbers are no arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// The rows do not divide the edges among the vertices.
    Rows,
    /// An edge leads to a vertex that there is not.
    NoVertex {
        /// The number of the vertex.
        vertex: u32,
    },
    /// More vertices than [`MAX_VERTICES`].
    TooManyVertices,
    /// More edges than [`MAX_EDGES`].
    TooManyEdges,
}

impl Arena {
    /// The arena of these vertices: the row of vertex `v` ends at `ends[v]` in `successors`.
    /// Nobody wins anywhere yet. Time is linear.
    pub fn new(
        owners: Vec<Player>,
        ends: Vec<u32>,
        successors: Vec<u32>,
    ) -> Result<Self, ArenaError> {
        if owners.len() > MAX_VERTICES {
            return Err(ArenaError::TooManyVertices);
        }
        if successors.len() > MAX_EDGES {
            return Err(ArenaError::TooManyEdges);
        }
        let last = ends.last().copied().unwrap_or(0) as usize;
        if ends.len() != owners.len() || last != successors.len() || !ends.is_sorted() {
            return Err(ArenaError::Rows);
        }
        let vertices = owners.len();
        if let Some(&vertex) = successors.iter().find(|&&vertex| vertex as usize >= vertices) {
            return Err(ArenaError::NoVertex { vertex });
        }
        let wins = vec![None; vertices];
        Ok(Self { owners, wins, ends, successors, payoffs: Vec::new() })
    }

    /// The same, from a list of successors for each vertex. For small graphs.
    pub fn of_rows(rows: &[(Player, Vec<u32>)]) -> Result<Self, ArenaError> {
        let mut ends = Vec::with_capacity(rows.len());
        let mut successors = Vec::new();
        for (_, row) in rows {
            successors.extend_from_slice(row);
            ends.push(u32::try_from(successors.len()).map_err(|_| ArenaError::TooManyEdges)?);
        }
        Self::new(rows.iter().map(|&(owner, _)| owner).collect(), ends, successors)
    }

    /// Says that a player has won at a vertex. A vertex that there is not is passed over.
    pub fn set_win(&mut self, vertex: u32, player: Player) {
        if let Some(win) = self.wins.get_mut(vertex as usize) {
            *win = Some(player);
        }
    }

    /// Gives a vertex its payoff to J0. A vertex that there is not is passed over.
    ///
    /// Fast where vertices come in ascending order, otherwise linear in the payoffs given so far.
    pub fn set_payoff(&mut self, vertex: u32, payoff: i32) {
        if vertex as usize >= self.len() {
            return;
        }
        if self.payoffs.last().is_none_or(|&(last, _)| last < vertex) {
            self.payoffs.push((vertex, payoff));
            return;
        }
        match self.payoffs.binary_search_by_key(&vertex, |&(other, _)| other) {
            Ok(at) => self.payoffs[at].1 = payoff,
            Err(at) => self.payoffs.insert(at, (vertex, payoff)),
        }
    }

    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.owners.len()
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.owners.is_empty()
    }

    /// How many edges there are, each repeated one counted.
    pub fn edges(&self) -> usize {
        self.successors.len()
    }

    /// The vertices.
    pub fn vertices(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + use<> {
        // There are at most `MAX_VERTICES`.
        0..u32::try_from(self.len()).unwrap_or(u32::MAX)
    }

    /// Who chooses at a vertex. J0 for one that there is not.
    pub fn owner(&self, vertex: u32) -> Player {
        self.owners.get(vertex as usize).copied().unwrap_or_default()
    }

    /// Who has won at a vertex.
    pub fn win(&self, vertex: u32) -> Option<Player> {
        self.wins.get(vertex as usize).copied().flatten()
    }

    /// The payoff to J0 of a vertex, where it has one.
    pub fn payoff(&self, vertex: u32) -> Option<i32> {
        let at = self.payoffs.binary_search_by_key(&vertex, |&(other, _)| other).ok()?;
        self.payoffs.get(at).map(|&(_, payoff)| payoff)
    }

    /// All payoffs, by vertex.
    pub fn payoffs(&self) -> &[(u32, i32)] {
        &self.payoffs
    }

    /// The successors of a vertex; none for one that there is not.
    pub fn successors(&self, vertex: u32) -> &[u32] {
        let place = vertex as usize;
        let end = self.ends.get(place).copied().unwrap_or(0) as usize;
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before)).copied();
        self.successors.get(start.unwrap_or(0) as usize..end).unwrap_or_default()
    }

    /// The vertices at which this player has won, ascending.
    pub fn won_by(&self, player: Player) -> impl Iterator<Item = u32> + '_ {
        self.vertices().filter(move |&vertex| self.win(vertex) == Some(player))
    }

    /// Whether play ends at a vertex: somebody has won there, or no edge leaves it.
    pub fn is_end(&self, vertex: u32) -> bool {
        self.win(vertex).is_some() || self.successors(vertex).is_empty()
    }
}

/// An arena on its way from a page to a worker.
#[derive(Serialize, Deserialize)]
struct Raw {
    owners: Vec<Player>,
    wins: Vec<Option<Player>>,
    ends: Vec<u32>,
    successors: Vec<u32>,
    payoffs: Vec<(u32, i32)>,
}

impl From<Arena> for Raw {
    fn from(arena: Arena) -> Self {
        let Arena { owners, wins, ends, successors, payoffs } = arena;
        Self { owners, wins, ends, successors, payoffs }
    }
}

impl TryFrom<Raw> for Arena {
    type Error = &'static str;

    fn try_from(raw: Raw) -> Result<Self, &'static str> {
        let mut arena =
            Self::new(raw.owners, raw.ends, raw.successors).map_err(|_| "these are no rows")?;
        for (vertex, win) in (0..).zip(raw.wins) {
            if let Some(player) = win {
                arena.set_win(vertex, player);
            }
        }
        for (vertex, payoff) in raw.payoffs {
            arena.set_payoff(vertex, payoff);
        }
        Ok(arena)
    }
}
