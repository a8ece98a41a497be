//! What the moves of a part lead to, as far as that is not already known.

use super::board::Board;
use super::boards::split;
use super::goal::Goal;
use super::part::Key;
use super::table::{Candidates, Table, mask, single};
use super::word::Bits;

/// The options of a part that are not known when they are looked up, those that are alike once, the lightest
/// first: one sum after the other.
#[derive(Default)]
pub(super) struct Options {
    sums: Vec<Opt>,
    parts: Vec<Key>,
    /// How many moves were examined.
    pub(super) looked_at: u64,
}

/// One of them: the nim-sum of what is known of it, and where the rest is.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Opt {
    known: u32,
    weight: u32,
    from: usize,
    to: usize,
}

impl Options {
    /// Looks the options up in place of those before, and says which values are known already.
    /// The value that is asked for ends it, since it answers the question.
    pub(super) fn fill(
        &mut self,
        (board, free): (&Board, Bits),
        table: &Table,
        goal: Goal,
    ) -> Candidates {
        self.sums.clear();
        self.parts.clear();
        self.looked_at = 0;
        let mut seen = 0;
        for mv in board.legal(free) {
            self.looked_at += 1;
            let from = self.parts.len();
            let trivial = split(board, free & !mv.take, true, &mut self.parts);
            let known = trivial ^ self.drop_known(from, table);
            let to = self.parts.len();
            if to > from {
                let parts = self.parts.get(from..).unwrap_or(&[]);
                let weight = parts.iter().map(|key| key.size() * key.size()).sum();
                self.sums.push(Opt { known, weight, from, to });
                continue;
            }
            seen |= mask(known);
            if goal == Goal::Is(known) {
                return seen;
            }
        }
        self.sort();
        seen
    }

    /// Leaves out the parts from here on whose values are known; their nim-sum.
    fn drop_known(&mut self, from: usize, table: &Table) -> u32 {
        let (mut known, mut to) = (0, from);
        for at in from..self.parts.len() {
            let value = self.parts.get(at).and_then(|&key| table.get(key)).and_then(single);
            if let Some(value) = value {
                known ^= value;
            } else {
                self.parts.swap(to, at);
                to += 1;
            }
        }
        self.parts.truncate(to);
        known
    }

    fn sort(&mut self) {
        let parts = &self.parts;
        let of = |option: &Opt| parts.get(option.from..option.to).unwrap_or(&[]);
        self.sums.sort_unstable_by(|a, b| {
            let others = || of(a).cmp(of(b)).then(a.known.cmp(&b.known));
            a.weight.cmp(&b.weight).then_with(others)
        });
        self.sums.dedup_by(|a, b| a.known == b.known && of(a) == of(b));
    }

    /// The values that they are known to have by now.
    pub(super) fn seen(&self, table: &Table) -> Candidates {
        let value = |option: &Opt| {
            let parts = self.parts.get(option.from..option.to)?;
            parts
                .iter()
                .try_fold(option.known, |sum, &key| Some(sum ^ table.get(key).and_then(single)?))
        };
        self.sums.iter().filter_map(value).fold(0, |seen, value| seen | mask(value))
    }

    /// One of them: the nim-sum of what is known, and the other parts, the smallest first.
    pub(super) fn sum(&self, at: usize) -> Option<(u32, &[Key])> {
        let option = self.sums.get(at)?;
        Some((option.known, self.parts.get(option.from..option.to)?))
    }
}
