//! Both players' attractors, and the vertices in neither.

use super::{Arena, Attractor, AttractorJob, Ends, Reverse, ReverseJob};
use crate::{Job, Player, Progress, Status};
use std::rc::Rc;

/// From where each player can force a win, and from where nobody can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    /// The edges backwards, which were needed on the way.
    pub reverse: Rc<Reverse>,
    attractors: [Attractor; 2],
    vertices: u32,
}

impl Regions {
    /// All in one go, for graphs that are small or drawn.
    pub fn of(arena: &Rc<Arena>, ends: Ends) -> Self {
        let mut job = RegionsJob::new(Rc::clone(arena), ends);
        while job.step(1 << 20) == Status::Running {}
        job.result()
    }

    /// The attractor of a player.
    pub fn attractor(&self, player: Player) -> &Attractor {
        &self.attractors[player.index()]
    }

    /// Who can force a win from a vertex. With [`Ends::Final`] that is never both.
    pub fn winner(&self, vertex: u32) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.attractor(player).contains(vertex))
    }

    /// The vertices in neither attractor, ascending: nobody can force a win from there.
    pub fn neither(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.vertices).filter(|&vertex| self.winner(vertex).is_none())
    }
}

/// The job that finds [`Regions`]: the edges are turned round, then one attractor, then the other.
#[derive(Clone, Debug)]
pub struct RegionsJob {
    arena: Rc<Arena>,
    ends: Ends,
    stage: Stage,
    reverse: Rc<Reverse>,
    attractors: [Attractor; 2],
    reported: bool,
}

#[derive(Clone, Debug)]
enum Stage {
    Reversing(ReverseJob),
    Attracting(Player, AttractorJob),
    Done,
}

impl RegionsJob {
    /// The job for this arena.
    pub fn new(arena: Rc<Arena>, ends: Ends) -> Self {
        let stage = Stage::Reversing(ReverseJob::new(Rc::clone(&arena)));
        let attractors = [Attractor::default(), Attractor::default()];
        Self { arena, ends, stage, reverse: Rc::default(), attractors, reported: false }
    }

    fn attract(&self, player: Player) -> Stage {
        let (arena, reverse) = (Rc::clone(&self.arena), Rc::clone(&self.reverse));
        Stage::Attracting(player, AttractorJob::new(arena, reverse, player, self.ends))
    }

    fn result(&mut self) -> Regions {
        let attractors = std::mem::take(&mut self.attractors);
        let vertices = u32::try_from(self.arena.len()).unwrap_or(u32::MAX);
        Regions { reverse: Rc::clone(&self.reverse), attractors, vertices }
    }
}

impl Job for RegionsJob {
    type Report = Regions;

    /// Goes at most from one stage to the next, so that a step never costs more than its units.
    fn step(&mut self, units: u64) -> Status {
        match &mut self.stage {
            Stage::Reversing(job) => {
                if job.step(units) == Status::Done {
                    self.reverse = Rc::new(job.report().unwrap_or_default());
                    self.stage = self.attract(Player::Zero);
                }
            }
            Stage::Attracting(player, job) => {
                if job.step(units) == Status::Done {
                    let player = *player;
                    self.attractors[player.index()] = job.report().unwrap_or_default();
                    self.stage = match player {
                        Player::Zero => self.attract(Player::One),
                        Player::One => Stage::Done,
                    };
                }
            }
            Stage::Done => return Status::Done,
        }
        if matches!(self.stage, Stage::Done) { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        let size = (self.arena.len() + self.arena.edges()) as u64;
        let done = match &self.stage {
            Stage::Reversing(job) => job.progress().done,
            Stage::Attracting(Player::Zero, job) => 2 * size + job.progress().done,
            Stage::Attracting(Player::One, job) => 3 * size + job.progress().done,
            Stage::Done => 4 * size,
        };
        Progress { done, total: Some(4 * size) }
    }

    fn report(&mut self) -> Option<Regions> {
        let ready = matches!(self.stage, Stage::Done) && !self.reported;
        self.reported |= ready;
        ready.then(|| self.result())
    }
}
