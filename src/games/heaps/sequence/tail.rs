//! What a repeating tail adds to the options of a heap, for all heaps together.

use super::marks::{grow, next_splits, splits};
use crate::core::{Nimber, Refusal};
use crate::games::heaps::code::{Code, Digit};

/// The values that the tail's moves reach.
///
/// Let the prefix have P digits and the tail L. From heap n the tail's moves leave the rests r from
/// 0 to m = n - P - 1, and the digit for r is that of the tail at (m - r) mod L. For the heap n + L
/// the same rests have the same digits, and L new ones come in. So for each residue of m mod L
/// there is one set of values that only grows, and so does its mex. All L sets are kept in one
/// table of words, bit ρ for the residue ρ; L is at most 64. Each rest is examined only once, for all
/// residues, just before the first heap that can leave it: r = m for the heap n.
#[derive(Clone, Debug)]
pub(super) struct Tail {
    digits: Vec<Digit>,
    /// P + 1: the least number of tokens that the tail takes.
    least_take: u32,
    /// For each value, the residues of the heaps that reach it.
    reached: Vec<u64>,
    /// For each residue, a value below which all are reached.
    full_below: Vec<usize>,
    /// The left part of the next split to look at of the rest that comes in; 0 before any.
    left: u32,
}

/// The residues for which a rest may be left, bit by bit.
struct Residues {
    none: u64,
    one: u64,
    two: u64,
}

impl Tail {
    /// The tail of a code that has one.
    pub(super) fn of(code: &Code) -> Option<Self> {
        let digits = code.tail().to_vec();
        if digits.is_empty() {
            return None;
        }
        Some(Self {
            least_take: u32::try_from(code.prefix().len()).ok()? + 1,
            reached: Vec::new(),
            full_below: vec![0; digits.len()],
            left: 0,
            digits,
        })
    }

    /// Looks at the rest that heap n can leave and no smaller one; true once that is done.
    pub(super) fn look(
        &mut self,
        n: u32,
        values: &[Nimber],
        looked_at: &mut u64,
        units: &mut u64,
    ) -> bool {
        let Some(rest) = n.checked_sub(self.least_take) else {
            return true;
        };
        let residues = self.residues(rest);
        if self.left == 0 {
            let whole = if rest == 0 { residues.none } else { residues.one };
            if let Some(value) = values.get(rest as usize).filter(|_| whole != 0) {
                *looked_at += 1;
                self.mark(value.0, whole);
            }
            self.left = 1;
        }
        if residues.two != 0 {
            let (range, done) = next_splits(self.left, rest, units);
            *looked_at += u64::from(range.1 - range.0);
            self.left = range.1;
            for value in splits(values, rest, range) {
                self.mark(value, residues.two);
            }
            if !done {
                return false;
            }
        }
        self.left = 0;
        true
    }

    /// A value below which the tail's moves from heap n reach all.
    pub(super) fn least_missing(&mut self, n: u32) -> usize {
        let Some(residue) = self.residue(n) else {
            return 0;
        };
        let Some(full_below) = self.full_below.get_mut(residue) else {
            return 0;
        };
        while self.reached.get(*full_below).is_some_and(|word| word >> residue & 1 == 1) {
            *full_below += 1;
        }
        *full_below
    }

    /// Whether a move of the tail leads from heap n to that value.
    pub(super) fn reaches(&self, n: u32, value: usize) -> bool {
        let word = self.reached.get(value).copied().unwrap_or(0);
        self.residue(n).is_some_and(|residue| word >> residue & 1 == 1)
    }

    /// Makes room for values below `len`.
    pub(super) fn make_room(&mut self, len: usize) -> Result<(), Refusal> {
        grow(&mut self.reached, len)
    }

    fn mark(&mut self, value: u32, residues: u64) {
        if let Some(word) = self.reached.get_mut(value as usize) {
            *word |= residues;
        }
    }

    /// The residue of heap n, where the tail takes anything from it at all.
    fn residue(&self, n: u32) -> Option<usize> {
        Some(n.checked_sub(self.least_take)? as usize % self.digits.len())
    }

    fn residues(&self, rest: u32) -> Residues {
        let len = self.digits.len();
        let at = |allows: fn(Digit) -> bool| {
            (0..len)
                .filter(|residue| {
                    let place = (residue + len - rest as usize % len) % len;
                    self.digits.get(place).copied().is_some_and(allows)
                })
                .fold(0, |bits, residue| bits | 1 << residue)
        };
        Residues {
            none: at(Digit::leaves_none),
            one: at(Digit::leaves_one),
            two: at(Digit::leaves_two),
        }
    }
}
