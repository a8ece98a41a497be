//! The edges backwards: the predecessors of each vertex.

use super::Arena;
use crate::{Job, Progress, Status};
use std::rc::Rc;

/// The predecessors of all vertices, in compressed rows. A repeated edge appears as often.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reverse {
    /// Where the row of a vertex ends.
    ends: Vec<u32>,
    predecessors: Vec<u32>,
}

impl Reverse {
    /// All in one go, for graphs that are small or drawn.
    pub fn of(arena: &Rc<Arena>) -> Self {
        let mut job = ReverseJob::new(Rc::clone(arena));
        while job.step(1 << 20) == Status::Running {}
        job.report().unwrap_or_default()
    }

    /// The predecessors of a vertex, ascending.
    pub fn predecessors(&self, vertex: u32) -> &[u32] {
        let place = vertex as usize;
        let end = self.ends.get(place).copied().unwrap_or(0) as usize;
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before)).copied();
        self.predecessors.get(start.unwrap_or(0) as usize..end).unwrap_or_default()
    }
}

/// The job that turns the edges round: it counts the predecessors of each vertex, adds the counts
/// up to where rows begin, and puts each edge in its row. A unit is an edge or a vertex, seen once.
#[derive(Clone, Debug)]
pub struct ReverseJob {
    arena: Rc<Arena>,
    /// First counts, then where the next predecessor of a vertex goes; at last where its row ends.
    ends: Vec<u32>,
    predecessors: Vec<u32>,
    stage: Stage,
    /// The vertex that is next, and among its successors the one that is next.
    vertex: u32,
    edge: usize,
    done: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Counting,
    Filling,
    Done,
    Reported,
}

impl ReverseJob {
    /// The job for this arena.
    pub fn new(arena: Rc<Arena>) -> Self {
        let ends = vec![0; arena.len()];
        let predecessors = vec![0; arena.edges()];
        Self { arena, ends, predecessors, stage: Stage::Counting, vertex: 0, edge: 0, done: 0 }
    }

    /// Goes over edges in order, as far as `units` reach; true once all were seen.
    fn sweep(
        &mut self,
        units: &mut u64,
        mut see: impl FnMut(&mut [u32], &mut [u32], u32, u32),
    ) -> bool {
        let arena = Rc::clone(&self.arena);
        let before = *units;
        while (self.vertex as usize) < arena.len() && *units > 0 {
            let row = arena.successors(self.vertex).get(self.edge..).unwrap_or_default();
            let count = row.len().min(usize::try_from(*units).unwrap_or(usize::MAX));
            for &to in &row[..count] {
                see(&mut self.ends, &mut self.predecessors, self.vertex, to);
            }
            *units = units.saturating_sub(count as u64 + 1);
            self.edge += count;
            if count == row.len() {
                self.vertex += 1;
                self.edge = 0;
            }
        }
        self.done += before - *units;
        self.vertex as usize >= arena.len()
    }

    /// From counts to the beginnings of rows.
    fn add_up(&mut self) {
        let mut start = 0;
        for end in &mut self.ends {
            start += std::mem::replace(end, start);
        }
        self.vertex = 0;
    }
}

impl Job for ReverseJob {
    type Report = Reverse;

    fn step(&mut self, mut units: u64) -> Status {
        if self.stage == Stage::Counting {
            let counted = self.sweep(&mut units, |ends, _, _, to| {
                if let Some(count) = ends.get_mut(to as usize) {
                    *count += 1;
                }
            });
            if !counted {
                return Status::Running;
            }
            self.add_up();
            self.stage = Stage::Filling;
        }
        if self.stage == Stage::Filling {
            let filled = self.sweep(&mut units, |ends, predecessors, from, to| {
                let Some(next) = ends.get_mut(to as usize) else { return };
                if let Some(place) = predecessors.get_mut(*next as usize) {
                    *place = from;
                }
                *next += 1;
            });
            if !filled {
                return Status::Running;
            }
            self.stage = Stage::Done;
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        let total = 2 * (self.arena.len() + self.arena.edges()) as u64;
        Progress { done: self.done.min(total), total: Some(total) }
    }

    fn report(&mut self) -> Option<Reverse> {
        if self.stage != Stage::Done {
            return None;
        }
        self.stage = Stage::Reported;
        let ends = std::mem::take(&mut self.ends);
        Some(Reverse { ends, predecessors: std::mem::take(&mut self.predecessors) })
    }
}
