//! Values in sixteen bits: for the few games with values above 255, and for those that never leave
//! two heaps, where there is nothing to speed up.
//!
//! The same method as with bytes, one heap at a time: mark what is reached with a rare heap, guess
//! the least common value that is free, search for the rare values below it one by one.

use super::mask::best_mask;
use super::{Digits, Mask, cost};
use std::collections::TryReserveError;

/// How many pairs a full search looks at before it asks whether it has found one.
const STRIDE: usize = 128;

/// No value of 16 bits is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// All values so far, and what is kept to find the next ones.
#[derive(Clone, Debug)]
pub(super) struct Wide {
    pub(super) digits: Digits,
    pub(super) values: Vec<u16>,
    pub(super) mask: Option<Mask>,
    /// The rare heaps from 1 on, ascending; none without a mask.
    pub(super) rare: Vec<u32>,
    /// `seen[v] == n + 1`: the value `v` is an option of heap `n`.
    seen: Box<[u32]>,
    pub(super) options: u64,
    next_mask: usize,
    /// Options that the mask has saved since it was chosen, and some more that it may lose.
    credit: i64,
    /// Take a mask even if it does not pay: for tests.
    pub(super) eager: bool,
}

impl Wide {
    pub(super) fn new(digits: Digits, values: Vec<u16>, options: u64) -> Self {
        let seen = vec![0; 1 << 16].into();
        Self {
            digits,
            values,
            mask: None,
            rare: Vec::new(),
            seen,
            options,
            next_mask: 0,
            credit: 0,
            eager: false,
        }
    }

    /// Finds the next value; there must be room for it. Returns about how many nanoseconds it took.
    pub(super) fn grow(&mut self) -> Result<u64, TooLarge> {
        let n = self.values.len();
        if n >= self.next_mask {
            self.take_mask();
        }
        let before = self.options;
        let value = if self.mask.is_some() { self.masked(n) } else { self.unmasked(n) };
        self.values.push(value.ok_or(TooLarge)?);
        let spent = self.options - before;
        if self.mask.is_some() {
            self.credit += self.digits.options(n).cast_signed() - spent.cast_signed();
            if self.credit < 0 && !self.eager {
                // Until the next choice.
                self.mask = None;
                self.rare.clear();
            }
        }
        Ok(20 + spent)
    }

    /// Adds values by a period that was proved.
    pub(super) fn repeat(&mut self, p: usize, count: usize) -> Result<(), TryReserveError> {
        if self.mask.is_some() {
            self.rare.try_reserve(count)?;
        }
        for n in self.values.len()..self.values.len() + count {
            let value = self.values[n - p];
            self.values.push(value);
            if self.is_rare(value, n) {
                self.rare.push(n as u32);
            }
        }
        Ok(())
    }

    fn is_rare(&self, value: u16, n: usize) -> bool {
        self.mask.is_some_and(|mask| !mask.is_common(value, n as u64))
    }

    fn take_mask(&mut self) {
        let len = self.values.len();
        self.next_mask = len.max(256) * 4 / 3;
        if self.digits.splits().is_empty() {
            return;
        }
        let largest = self.values.iter().max().copied().unwrap_or(0);
        let mut histogram = vec![0; 2 * usize::from(largest) + 2];
        for (n, &value) in self.values.iter().enumerate().skip(1) {
            histogram[2 * usize::from(value) + n % 2] += 1;
        }
        self.mask = best_mask(&histogram, &self.digits)
            .filter(|&(mask, rare)| self.eager || self.pays(mask, rare as usize))
            .map(|(mask, _)| mask);
        // A sixteenth of what the plain method has cost until here may be lost.
        self.credit = (self.digits.options(len) * len as u64 / 32).cast_signed();
        let rare = |&n: &usize| self.is_rare(self.values[n], n);
        self.rare = match self.mask {
            Some(_) => (1..len).filter(rare).map(|n| n as u32).collect(),
            None => Vec::new(),
        };
    }

    fn pays(&self, mask: Mask, rare: usize) -> bool {
        let len = self.values.len();
        let is_rare = |&n: &usize| !mask.is_common(self.values[n], n as u64);
        let late = (len - len / 3..len).filter(is_rare).count();
        let largest = self.values[len / 2..].iter().max().copied().unwrap_or(0);
        cost::wide_mask_pays(len, self.digits.splits().len(), rare, late, largest)
    }

    /// The mex of all options.
    fn unmasked(&mut self, n: usize) -> Option<u16> {
        self.options += self.digits.options(n);
        self.mark_singles(n);
        let Self { digits, values, seen, .. } = self;
        let seen = <&mut [u32; 1 << 16]>::try_from(&mut seen[..]).ok()?;
        let epoch = n as u32 + 1;
        for &d in digits.splits() {
            mark_pairs(values, n - d, epoch, seen);
        }
        seen.iter().position(|&at| at != epoch).and_then(|v| u16::try_from(v).ok())
    }

    fn mark_singles(&mut self, n: usize) {
        let epoch = n as u32 + 1;
        if self.digits.ends(n) {
            self.seen[0] = epoch;
        }
        for &d in self.digits.singles().iter().filter(|&&d| d < n) {
            self.seen[usize::from(self.values[n - d])] = epoch;
        }
    }

    /// The same, with a mask.
    fn masked(&mut self, n: usize) -> Option<u16> {
        let epoch = n as u32 + 1;
        self.mark_singles(n);
        for sum in self.digits.splits().iter().filter_map(|&d| n.checked_sub(d)) {
            for &r in self.rare.iter().take_while(|&&r| (r as usize) < sum) {
                let r = r as usize;
                self.seen[usize::from(self.values[r] ^ self.values[sum - r])] = epoch;
                self.options += 1;
            }
        }
        for value in 0..=u16::MAX {
            if self.seen[usize::from(value)] == epoch {
                continue;
            }
            if !self.is_rare(value, n) {
                return Some(value);
            }
            if !self.full_search(n, value) {
                self.rare.push(n as u32);
                return Some(value);
            }
        }
        None
    }

    /// Whether some pair left of `n` has that value.
    // Neither a branch nor an exit inside the inner loop, so that it becomes vector code.
    #[allow(clippy::needless_bitwise_bool)]
    fn full_search(&mut self, n: usize, value: u16) -> bool {
        let values = &self.values[..];
        for sum in self.digits.splits().iter().filter_map(|&d| n.checked_sub(d)) {
            let low = &values[1..=sum / 2];
            let high = &values[sum - sum / 2..sum];
            for (low, high) in low.chunks(STRIDE).zip(high.rchunks(STRIDE)) {
                self.options += low.len() as u64;
                let pairs = low.iter().zip(high.iter().rev());
                if pairs.fold(false, |found, (&a, &b)| found | (a ^ b == value)) {
                    return true;
                }
            }
        }
        false
    }
}

/// Marks the nim-sums of all pairs of heaps with that sum: the loop of the plain method, four pairs
/// to a word.
#[inline(never)]
fn mark_pairs(values: &[u16], sum: usize, epoch: u32, seen: &mut [u32; 1 << 16]) {
    let (low, low_rest) = values[1..=sum / 2].as_chunks::<4>();
    let (high_rest, high) = values[sum - sum / 2..sum].as_rchunks::<4>();
    let word = |[a, b, c, d]: [u16; 4]| {
        u64::from(a) | (u64::from(b) << 16) | (u64::from(c) << 32) | (u64::from(d) << 48)
    };
    for (&low, &high) in low.iter().zip(high.iter().rev()) {
        let high = word(high).rotate_left(32);
        let even = 0x0000_ffff_0000_ffff;
        let pairs = word(low) ^ ((high & even) << 16) ^ ((high >> 16) & even);
        for i in 0..4 {
            seen[usize::from((pairs >> (16 * i)) as u16)] = epoch;
        }
    }
    for (&a, &b) in low_rest.iter().zip(high_rest.iter().rev()) {
        seen[usize::from(a ^ b)] = epoch;
    }
}

#[cfg(test)]
mod tests {
    use super::super::Plain;
    use super::*;

    #[test]
    fn wide_values_agree_with_the_plain_method() -> Result<(), String> {
        let mut masked = 0;
        for code in [&[1, 6][..], &[1, 2, 7], &[1, 0, 4], &[7, 7], &[3, 5, 4], &[0, 6], &[3, 3, 3]]
        {
            let digits = Digits::new(false, code).map_err(|error| format!("{error:?}"))?;
            let mut plain = Plain::new(digits.clone());
            while plain.values().len() < 4_000 && plain.next_value() {}
            let mut wide = Wide::new(digits, plain.values()[..256].to_vec(), 0);
            wide.eager = true;
            while wide.values.len() < 4_000 {
                wide.grow().map_err(|error| format!("{error:?}"))?;
            }
            assert!(wide.values == plain.values(), "{code:?}");
            masked += u32::from(wide.mask.is_some());
        }
        assert!(masked >= 4, "{masked}");
        Ok(())
    }
}
