//! The elementary steps of an attractor, to be stepped through forwards and backwards.

use super::{Arena, Ends, Reverse};
use crate::Player;
use std::rc::Rc;

/// The maximum number of vertices and of edges, together, of a graph whose steps are kept.
pub const MAX_TRACED: usize = 20_000;

/// One elementary step of the pass that finds an attractor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A vertex where the player has won comes in with rank 0, to the end of the queue.
    Begin {
        /// The vertex.
        vertex: u32,
    },
    /// The vertex at the head of the queue is taken out: its predecessors are next.
    Take {
        /// The vertex.
        vertex: u32,
    },
    /// An edge into the set is examined; what comes of it is the next step.
    Look {
        /// The vertex that the edge leaves.
        from: u32,
        /// The vertex that was taken last.
        to: u32,
    },
    /// The vertex is in already: nothing is done.
    Already {
        /// The vertex.
        vertex: u32,
    },
    /// The opponent has won there, and play ends: nothing is done.
    Closed {
        /// The vertex.
        vertex: u32,
    },
    /// The vertex is the opponent's: one edge fewer leads out of the set.
    Count {
        /// The vertex.
        vertex: u32,
        /// Its counter before.
        from: u32,
        /// Its counter now. At 0 the vertex comes in by the next step.
        to: u32,
    },
    /// A vertex comes in, to the end of the queue.
    Add {
        /// The vertex.
        vertex: u32,
        /// Its rank.
        rank: u32,
    },
    /// Where calls take the place of the queue: one for a vertex begins.
    Call {
        /// The vertex.
        vertex: u32,
    },
    /// The vertex of a call comes in. Calls go depth first, so it gets no rank.
    Mark {
        /// The vertex.
        vertex: u32,
    },
    /// The call for a vertex returns.
    Return {
        /// The vertex.
        vertex: u32,
    },
}

/// What the algorithm knows at a moment: all that is drawn beside the graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The vertices in the queue, the head first.
    pub queue: Vec<u32>,
    /// The calls that have not returned, the first one first.
    pub stack: Vec<u32>,
    /// The vertices that are in, in the order in which they came.
    pub order: Vec<u32>,
    /// For each vertex, whether it is in.
    pub inside: Vec<bool>,
    /// The rank of each vertex that is in. Calls give none.
    pub ranks: Vec<Option<u32>>,
    /// For each vertex of the opponent, its edges that are not yet known to lead in. Calls count them down
    /// for all vertices.
    pub left: Vec<Option<u32>>,
    /// The vertex that was taken last.
    pub taken: Option<u32>,
    /// The edge that is being examined.
    pub edge: Option<(u32, u32)>,
}

/// All elementary steps of one attractor, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub(super) steps: Vec<Step>,
    pub(super) start: Moment,
}

impl Trace {
    /// The steps for a small graph: `None` past [`MAX_TRACED`]. Ranks are those of
    /// [`super::Attractor`].
    pub fn of(arena: &Rc<Arena>, player: Player, ends: Ends) -> Option<Self> {
        if arena.len() + arena.edges() > MAX_TRACED {
            return None;
        }
        let left = arena.vertices().map(|vertex| {
            let row = u32::try_from(arena.successors(vertex).len()).unwrap_or(u32::MAX);
            (arena.owner(vertex) != player).then_some(row)
        });
        let start = Moment::new(left.collect());
        let mut writer = Writer { now: start.clone(), steps: Vec::new() };
        for vertex in arena.won_by(player) {
            writer.step(Step::Begin { vertex });
        }
        writer.expand(arena, &Reverse::of(arena), ends);
        Some(Self { steps: writer.steps, start })
    }

    /// The steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What is known before the step of that index; after the last one for any larger index.
    pub fn moment(&self, index: usize) -> Moment {
        let mut moment = self.start.clone();
        for &step in self.steps.iter().take(index) {
            moment.apply(step);
        }
        moment
    }

    /// The vertex that comes in next, from the step of that index on, and the step by which it does:
    /// the answer to "which vertex comes next?".
    pub fn next_in(&self, index: usize) -> Option<(usize, u32)> {
        self.steps.iter().enumerate().skip(index).find_map(|(at, step)| match *step {
            Step::Begin { vertex } | Step::Add { vertex, .. } | Step::Mark { vertex } => {
                Some((at, vertex))
            }
            _ => None,
        })
    }
}

impl Moment {
    /// Before the first step, with the counters of all vertices.
    pub(super) fn new(left: Vec<Option<u32>>) -> Self {
        Self {
            queue: Vec::new(),
            stack: Vec::new(),
            order: Vec::new(),
            inside: vec![false; left.len()],
            ranks: vec![None; left.len()],
            left,
            taken: None,
            edge: None,
        }
    }

    /// Whether a vertex is in.
    pub fn has(&self, vertex: u32) -> bool {
        self.inside.get(vertex as usize).copied().unwrap_or(false)
    }

    /// Goes one step on.
    pub fn apply(&mut self, step: Step) {
        match step {
            Step::Begin { vertex } => self.enter(vertex, 0),
            Step::Take { vertex } => {
                if self.queue.first() == Some(&vertex) {
                    self.queue.remove(0);
                }
                self.taken = Some(vertex);
                self.edge = None;
            }
            Step::Look { from, to } => self.edge = Some((from, to)),
            Step::Already { .. } | Step::Closed { .. } => {}
            Step::Count { vertex, to, .. } => {
                if let Some(left) = self.left.get_mut(vertex as usize) {
                    *left = Some(to);
                }
            }
            Step::Add { vertex, rank } => self.enter(vertex, rank),
            Step::Call { vertex } => {
                self.stack.push(vertex);
                self.taken = Some(vertex);
            }
            Step::Mark { vertex } => self.mark(vertex),
            Step::Return { .. } => {
                self.stack.pop();
                self.taken = self.stack.last().copied();
                self.edge = None;
            }
        }
    }

    fn enter(&mut self, vertex: u32, rank: u32) {
        if let Some(place) = self.ranks.get_mut(vertex as usize) {
            *place = Some(rank);
        }
        self.queue.push(vertex);
        self.mark(vertex);
    }

    fn mark(&mut self, vertex: u32) {
        if let Some(inside) = self.inside.get_mut(vertex as usize) {
            *inside = true;
        }
        self.order.push(vertex);
    }

    fn rank(&self, vertex: u32) -> Option<u32> {
        self.ranks.get(vertex as usize).copied().flatten()
    }
}

/// Runs the algorithm and writes down what it does.
struct Writer {
    now: Moment,
    steps: Vec<Step>,
}

impl Writer {
    fn step(&mut self, step: Step) {
        self.now.apply(step);
        self.steps.push(step);
    }

    fn expand(&mut self, arena: &Arena, reverse: &Reverse, ends: Ends) {
        while let Some(&vertex) = self.now.queue.first() {
            self.step(Step::Take { vertex });
            let rank = self.now.rank(vertex).unwrap_or(0) + 1;
            for &from in reverse.predecessors(vertex) {
                self.step(Step::Look { from, to: vertex });
                self.look(arena, ends, from, rank);
            }
        }
    }

    fn look(&mut self, arena: &Arena, ends: Ends, vertex: u32, rank: u32) {
        if self.now.rank(vertex).is_some() {
            return self.step(Step::Already { vertex });
        }
        if ends == Ends::Final && arena.win(vertex).is_some() {
            return self.step(Step::Closed { vertex });
        }
        if let Some(from) = self.now.left.get(vertex as usize).copied().flatten() {
            let to = from.saturating_sub(1);
            self.step(Step::Count { vertex, from, to });
            if to > 0 {
                return;
            }
        }
        self.step(Step::Add { vertex, rank });
    }
}
