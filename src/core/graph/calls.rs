//! The attractor by recursive calls, as a class writes it: `m_et_p(s)` marks `s`, counts down at each of its
//! predecessors, and calls itself for those that join.

use super::trace::MAX_TRACED;
use super::{Arena, Ends, Moment, Reverse, Step, Trace};
use crate::Player;
use std::rc::Rc;

impl Trace {
    /// The steps of the recursive method for a small graph: `None` past [`MAX_TRACED`]. The same vertices
    /// come in as by the queue, in another order, and without ranks.
    pub fn of_calls(arena: &Rc<Arena>, player: Player, ends: Ends) -> Option<Self> {
        if arena.len() + arena.edges() > MAX_TRACED {
            return None;
        }
        let row = |vertex| u32::try_from(arena.successors(vertex).len()).unwrap_or(u32::MAX);
        let start = Moment::new(arena.vertices().map(|vertex| Some(row(vertex))).collect());
        let reverse = Reverse::of(arena);
        let mut caller = Caller {
            arena,
            reverse: &reverse,
            player,
            ends,
            now: start.clone(),
            steps: Vec::new(),
            open: Vec::new(),
        };
        for vertex in arena.won_by(player) {
            caller.run(vertex);
        }
        Some(Self { steps: caller.steps, start })
    }
}

/// Makes the calls. They are kept in a list of their own: a path may be as long as the graph.
struct Caller<'a> {
    arena: &'a Arena,
    reverse: &'a Reverse,
    player: Player,
    ends: Ends,
    now: Moment,
    steps: Vec<Step>,
    /// The calls that have not returned, and how many predecessors each has looked at.
    open: Vec<(u32, usize)>,
}

impl Caller<'_> {
    /// A call of the first level, with all those that it makes.
    fn run(&mut self, vertex: u32) {
        self.call(vertex);
        while let Some((vertex, at)) = self.open.last_mut() {
            let vertex = *vertex;
            let Some(&from) = self.reverse.predecessors(vertex).get(*at) else {
                self.open.pop();
                self.step(Step::Return { vertex });
                continue;
            };
            *at += 1;
            self.step(Step::Look { from, to: vertex });
            if self.comes_in(from) {
                self.call(from);
            }
        }
    }

    fn call(&mut self, vertex: u32) {
        self.step(Step::Call { vertex });
        if self.now.has(vertex) {
            // Going on from it again would count its edges twice.
            self.step(Step::Already { vertex });
            return self.step(Step::Return { vertex });
        }
        self.step(Step::Mark { vertex });
        self.open.push((vertex, 0));
    }

    /// Counts down, and says whether that calls for the vertex.
    fn comes_in(&mut self, vertex: u32) -> bool {
        let from = self.now.left.get(vertex as usize).copied().flatten().unwrap_or(0);
        let to = from.saturating_sub(1);
        self.step(Step::Count { vertex, from, to });
        if self.ends == Ends::Final && self.arena.win(vertex) == Some(self.player.other()) {
            self.step(Step::Closed { vertex });
            return false;
        }
        self.arena.owner(vertex) == self.player || to == 0
    }

    fn step(&mut self, step: Step) {
        self.now.apply(step);
        self.steps.push(step);
    }
}
