//! Misère Nim, by Bouton's rule.

use crate::core::{Job, Nimber, Outcome, Progress, Status, nim_sum};
use crate::games::heaps::moves::{Cut, Move};
use crate::games::heaps::position::Position;
use crate::games::heaps::winning::{Local, Winning};
use serde::{Deserialize, Serialize};

/// A position of misère Nim, decided by C. L. Bouton's rule (*Annals of Mathematics* 3, 1901).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MisereNim {
    /// Why the outcome is what it is.
    pub reason: NimReason,
    /// The first winning moves, by heap, tokens taken, tokens left.
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

/// What decides a position of misère Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NimReason {
    /// No heap has more than one token: an odd number of heaps is lost for the player to move, who
    /// will take the last token.
    AllSmall {
        /// How many heaps of one token there are.
        ones: u64,
    },
    /// Some heap is larger: lost for the player to move exactly where the nim-sum is 0, as in
    /// normal play.
    SomeLarge {
        /// The nim-sum of the heaps.
        nim_sum: Nimber,
    },
}

impl NimReason {
    fn of(heaps: &[u32]) -> Self {
        if heaps.iter().all(|&size| size <= 1) {
            return Self::AllSmall { ones: heaps.len() as u64 };
        }
        Self::SomeLarge { nim_sum: nim_sum(heaps.iter().copied().map(Nimber)) }
    }

    /// The outcome for the player to move.
    pub fn outcome(self) -> Outcome {
        let loses = match self {
            Self::AllSmall { ones } => ones % 2 == 1,
            Self::SomeLarge { nim_sum } => nim_sum.is_zero(),
        };
        if loses { Outcome::Loss } else { Outcome::Win }
    }
}

impl MisereNim {
    fn of(heaps: &[u32], most: usize) -> Self {
        let mut winning = Winning::new(most);
        let all = nim_sum(heaps.iter().copied().map(Nimber)).0;
        let large = heaps.iter().filter(|&&size| size > 1).count();
        for (place, &size) in (0..).zip(heaps) {
            if !winning.add_known(place, size) {
                winning.learn(size, winning_cuts(all, large, size));
                winning.add_known(place, size);
            }
        }
        Self {
            reason: NimReason::of(heaps),
            winning_count: winning.count(),
            winning: winning.take_moves(),
        }
    }
}

/// The winning cuts of a heap of `size` among heaps whose nim-sum is `all` and of which `large`
/// have more than one token.
///
/// A position that is lost for the player to move has the nim-sum 0, or 1 where all heaps are
/// small, so only two sizes can be right.
fn winning_cuts(all: u32, large: usize, size: u32) -> Local {
    let mut local = Local::default();
    let others_large = large - usize::from(size > 1);
    let rest_of = |sum: u32| all ^ size ^ sum;
    let mut rests: Vec<u32> = (0..2)
        .filter(|&sum| {
            let all_small = others_large == 0 && rest_of(sum) <= 1;
            rest_of(sum) < size && all_small == (sum == 1)
        })
        .map(rest_of)
        .collect();
    rests.sort_unstable_by(|a, b| b.cmp(a));
    local.cuts = rests.into_iter().map(|rest| Cut::new(size - rest, 0)).collect();
    local.count = local.cuts.len() as u64;
    local
}

/// The job that finds [`MisereNim`]: a single step, linear in the number of heaps.
#[derive(Clone, Debug)]
pub struct MisereNimJob {
    position: Position,
    most: usize,
    reported: bool,
}

impl MisereNimJob {
    pub(in crate::games::heaps) fn new(position: &Position, most: usize) -> Self {
        Self { position: position.clone(), most, reported: false }
    }
}

impl Job for MisereNimJob {
    type Report = MisereNim;

    fn step(&mut self, _: u64) -> Status {
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: 1, total: Some(1) }
    }

    fn report(&mut self) -> Option<MisereNim> {
        if self.reported {
            return None;
        }
        self.reported = true;
        Some(MisereNim::of(self.position.heaps(), self.most))
    }
}
