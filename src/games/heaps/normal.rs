//! Normal play: the theory of Sprague and Grundy.

use super::leaves::Leaves;
use super::moves::{Cut, Move};
use super::position::Position;
use super::ruleset::Ruleset;
use super::sequence::{Sequence, next_splits, splits};
use super::winning::{Local, Winning};
use crate::core::{Job, Nimber, Outcome, Progress, Status, nim_sum};
use serde::{Deserialize, Serialize};

/// A position in normal play, decided by the values of its heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Normal {
    /// G(0), G(1), … up to the size of the largest heap.
    pub values: Vec<Nimber>,
    /// The value of each heap, in their order.
    pub heaps: Vec<Nimber>,
    /// The nim-sum of [`Self::heaps`]: the value of the position, a loss exactly where it is 0.
    pub nim_sum: Nimber,
    /// The first winning moves, by heap, tokens taken, tokens left.
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

impl Normal {
    /// The outcome for the player to move.
    pub fn outcome(&self) -> Outcome {
        if self.nim_sum.is_zero() { Outcome::Loss } else { Outcome::Win }
    }

    /// The value to which the heap at `place` (from 0) must be brought to win: its own value
    /// ⊕ the nim-sum. A move that does so need not exist.
    pub fn target(&self, place: usize) -> Option<Nimber> {
        self.heaps.get(place).map(|&value| value ^ self.nim_sum)
    }
}

/// The job that finds [`Normal`]: first the values, then the winning moves.
///
/// A unit is one option examined. The values cost as much as [`Sequence`]; for the moves, each
/// canonical move is examined only once, those of equal heaps together.
#[derive(Clone, Debug)]
pub struct NormalJob {
    rules: Ruleset,
    heaps: Vec<u32>,
    sequence: Sequence,
    /// G(0), G(1), …: empty while they are being found.
    values: Vec<Nimber>,
    nim_sum: Nimber,
    /// The value that winning moves lead to: 0, but where the heaps are a part of a sum.
    seek: Option<Nimber>,
    winning: Winning,
    /// The heap whose moves are examined next, and how far they have been.
    place: usize,
    next: Cut,
    local: Local,
    reported: bool,
}

impl NormalJob {
    /// The job, with the moves to positions of a value, which win where it is 0, or with none.
    pub(super) fn seeking(
        rules: &Ruleset,
        position: &Position,
        seek: Option<Nimber>,
        most: usize,
    ) -> Self {
        Self {
            rules: rules.clone(),
            heaps: position.heaps().to_vec(),
            sequence: Sequence::of_position(rules, position.largest()),
            values: Vec::new(),
            nim_sum: Nimber::ZERO,
            seek,
            winning: Winning::new(most),
            place: 0,
            next: Cut::default(),
            local: Local::default(),
            reported: false,
        }
    }

    fn value(&self, size: u32) -> Nimber {
        self.values.get(size as usize).copied().unwrap_or_default()
    }

    fn take_values(&mut self) {
        self.values = self.sequence.values().to_vec();
        self.nim_sum = nim_sum(self.heaps.iter().map(|&size| self.value(size)));
        // A move always changes the value.
        if self.seek.is_none_or(|value| value == self.nim_sum) {
            self.place = self.heaps.len();
        }
    }

    /// Looks at the cuts of a heap from `self.next` on; true once all have been examined.
    fn look(&mut self, size: u32, units: &mut u64) -> bool {
        let change = self.nim_sum ^ self.seek.unwrap_or_default();
        let target = self.value(size) ^ change;
        while self.next.take <= size {
            if *units == 0 {
                return false;
            }
            let Cut { take, left, .. } = self.next;
            let leaves = self.rules.leaves(size, take);
            let rest = size - take;
            if left == 0 {
                let whole = if rest == 0 { Leaves::NOTHING } else { Leaves::ONE };
                if leaves.allows(whole) && self.value(rest) == target {
                    self.found(Cut::new(take, 0));
                }
                self.next.left = 1;
            }
            let done = if leaves.allows(Leaves::THREE) {
                self.look_at_three(leaves, rest, target, units)
            } else {
                !leaves.splits() || self.look_at_splits(leaves, rest, target, units)
            };
            if !done {
                return false;
            }
            self.next = Cut::new(take + 1, 0);
            *units = units.saturating_sub(1);
        }
        true
    }

    fn look_at_splits(
        &mut self,
        leaves: Leaves,
        rest: u32,
        target: Nimber,
        units: &mut u64,
    ) -> bool {
        let (range, done) = next_splits(self.next.left, rest, units);
        let hits = |value: u32| value == target.0;
        // Counting alone runs many times faster than collecting, and hits are few.
        let count = splits(&self.values, rest, range).filter(|&value| hits(value)).count();
        if count > 0 {
            let lefts = (range.0..).zip(splits(&self.values, rest, range));
            let take = self.next.take;
            let lefts =
                lefts.filter(|&(left, value)| hits(value) && leaves.allows_split(left, rest));
            let cuts: Vec<Cut> = lefts.map(|(left, _)| Cut::new(take, left)).collect();
            for cut in cuts {
                self.found(cut);
            }
        }
        self.next.left = range.1;
        done
    }

    /// The splits of a rest in two and in three, those with the same left part together.
    fn look_at_three(
        &mut self,
        leaves: Leaves,
        rest: u32,
        target: Nimber,
        units: &mut u64,
    ) -> bool {
        let take = self.next.take;
        while self.next.left <= rest / 2 {
            if *units == 0 {
                return false;
            }
            let left = self.next.left;
            let value = self.value(left);
            if leaves.allows_split(left, rest) && value ^ self.value(rest - left) == target {
                self.found(Cut::new(take, left));
            }
            for middle in left..=(rest - left) / 2 {
                let others = self.value(middle) ^ self.value(rest - left - middle);
                if value ^ others == target {
                    self.found(Cut { take, left, middle });
                }
            }
            *units = units.saturating_sub(u64::from(rest - left));
            self.next.left += 1;
        }
        true
    }

    fn found(&mut self, cut: Cut) {
        self.local.count += 1;
        if self.local.cuts.len() < self.winning.room() {
            self.local.cuts.push(cut);
        }
    }
}

impl Job for NormalJob {
    type Report = Normal;

    fn step(&mut self, mut units: u64) -> Status {
        if self.values.is_empty() {
            if self.sequence.step(units) == Status::Running {
                return Status::Running;
            }
            self.take_values();
        }
        while let Some(&size) = self.heaps.get(self.place) {
            let place = u32::try_from(self.place).unwrap_or(u32::MAX);
            if self.winning.add_known(place, size) {
                self.place += 1;
                continue;
            }
            if !self.look(size, &mut units) {
                return Status::Running;
            }
            self.winning.learn(size, std::mem::take(&mut self.local));
            self.next = Cut::default();
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        if self.values.is_empty() {
            return self.sequence.progress();
        }
        Progress { done: self.place as u64, total: Some(self.heaps.len() as u64) }
    }

    fn report(&mut self) -> Option<Normal> {
        if self.reported || self.values.is_empty() || self.place < self.heaps.len() {
            return None;
        }
        self.reported = true;
        Some(Normal {
            values: self.values.clone(),
            heaps: self.heaps.iter().map(|&size| self.value(size)).collect(),
            nim_sum: self.nim_sum,
            winning_count: self.winning.count(),
            winning: self.winning.take_moves(),
        })
    }
}
