//! Values in bytes: the block of 64 heaps, with a mask and without.

use super::kernel::{self, LANES, PART};
use super::mask::{Coding, RARE, best_mask};
use super::planes::Planes;
use super::set::Set;
use super::sums::Sums;
use super::witness::Witnesses;
use super::{Digits, Mask, cost};
use std::collections::TryReserveError;

/// After so many heaps the width of the sets is fitted to the latest values.
const FIT_EVERY: usize = 64 * LANES;

/// A value that does not fit in a byte has come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wider;

/// All values so far, as codes, and what is kept to find the next ones.
#[derive(Clone, Debug)]
pub(super) struct Narrow {
    pub(super) digits: Digits,
    pub(super) codes: Vec<u8>,
    pub(super) coding: Coding,
    /// The rare heaps from 1 on, ascending; none without a mask.
    pub(super) rare: Vec<u32>,
    /// From here on all heaps were found with the mask in force.
    pub(super) masked_since: usize,
    pub(super) depths: Depths,
    /// Listed heaps whose partner may be in the same part of 16 heaps, with their codes.
    pub(super) near: Vec<(usize, u8)>,
    /// Listed heaps whose partner may be in the same block, but not in the same part.
    pub(super) mid: Vec<u32>,
    /// The first listed heap that is neither.
    pub(super) far: usize,
    /// The width of the sets in groups of 16 codes: up to 8 with a mask, 16 without.
    pub(super) groups: usize,
    /// The largest code given since the width was last fitted, and in the time before.
    pub(super) top: usize,
    top_before: usize,
    /// Without a mask, codes from 128 on are in the second.
    pub(super) sums: [Sums; 2],
    pub(super) planes: Planes,
    pub(super) witnesses: Witnesses,
    pub(super) options: u64,
    /// What the mask has saved since it was chosen, and some more that it may lose; see `cost`.
    pub(super) credit: i64,
    /// Take a mask even if it does not pay: for tests.
    pub(super) eager: bool,
    histogram: Vec<u32>,
    counted: usize,
    next_mask: usize,
}

impl Narrow {
    /// Takes over a start of at least 256 values, a multiple of 64, found by the plain method for a
    /// code with a splitting digit. `None` where a value does not fit in a byte.
    ///
    /// `codes` is empty, with the room that is wanted.
    pub(super) fn new(
        digits: Digits,
        start: &[u16],
        mut codes: Vec<u8>,
        options: u64,
    ) -> Option<Self> {
        for &value in start {
            codes.push(u8::try_from(value).ok()?);
        }
        let mut narrow = Self {
            digits,
            codes,
            coding: Coding::plain(),
            rare: Vec::new(),
            masked_since: 0,
            depths: Depths::default(),
            near: Vec::new(),
            mid: Vec::new(),
            far: 0,
            groups: 1,
            top: 0,
            top_before: 0,
            sums: [Sums::new(), Sums::new()],
            planes: Planes::new(),
            witnesses: Witnesses::new(),
            options,
            credit: 0,
            eager: false,
            histogram: vec![0; 512],
            counted: 1,
            next_mask: 0,
        };
        narrow.set_coding(Coding::plain());
        Some(narrow)
    }

    pub(super) fn len(&self) -> usize {
        self.codes.len()
    }

    pub(super) fn value(&self, n: usize) -> u8 {
        self.coding.decode(self.codes[n], n)
    }

    pub(super) fn mask(&self) -> Option<Mask> {
        self.coding.mask()
    }

    /// Finds the next 64 values; there must be room for them. Where one does not fit in a byte,
    /// none is added. Returns about how many nanoseconds that took.
    pub(super) fn grow(&mut self) -> Result<u64, Wider> {
        let base = self.len();
        if base >= self.next_mask {
            self.take_mask();
        }
        if base.is_multiple_of(FIT_EVERY) {
            self.groups = self.top.max(self.top_before) / 16 + 1;
            (self.top_before, self.top) = (self.top, 0);
        }
        let before = self.options;
        if self.mask().is_some() && self.masked_blocks(base).is_err() {
            // No common value below 256 is free. A rare one may be.
            self.codes.truncate(base);
            self.set_coding(Coding::plain());
        }
        if self.mask().is_none() {
            self.unmasked_block(base)?;
        } else if self.credit < 0 && !self.eager {
            // Until the next choice.
            self.set_coding(Coding::plain());
        }
        Ok(500 + (self.options - before) / 8)
    }

    /// Adds values by a period that was proved. What is kept to find values is left behind.
    pub(super) fn repeat(&mut self, p: usize, count: usize) -> Result<(), TryReserveError> {
        let masked = self.mask().is_some();
        if masked {
            self.rare.try_reserve(count)?;
        }
        for n in self.len()..self.len() + count {
            let code = self.coding.encode(self.value(n - p), n);
            self.codes.push(code);
            if masked && code & RARE != 0 {
                self.rare.push(n as u32);
            }
        }
        Ok(())
    }

    /// Chooses the mask again, when the sequence has grown by a third.
    fn take_mask(&mut self) {
        let len = self.len();
        self.next_mask = len + len / 3;
        for n in self.counted..len {
            let value = usize::from(self.value(n));
            self.histogram[2 * value + n % 2] += 1;
        }
        self.counted = len;
        let best = best_mask(&self.histogram, &self.digits)
            .filter(|&(mask, rare)| self.eager || self.pays(mask, rare as usize))
            .map(|(mask, _)| mask);
        let unmasked = cost::unmasked(len, self.groups_without_mask());
        self.credit = (unmasked.saturating_mul(len as u64) / 16).cast_signed();
        if best != self.mask() {
            self.set_coding(best.map_or_else(Coding::plain, Coding::masked));
        } else if best.is_some() && len < 1 << 14 {
            // Small heaps that were not there yet when the lists were made may do better.
            self.witnesses.rebuild(&self.codes);
        }
    }

    fn pays(&self, mask: Mask, rare: usize) -> bool {
        let len = self.len();
        let is_rare = |&n: &usize| !mask.is_common(u16::from(self.value(n)), n as u64);
        let late = (len - len / 3..len).filter(is_rare).count();
        cost::mask_pays(len, self.groups_without_mask(), rare, late)
    }

    /// The width that the sets have, or would have, without a mask.
    pub(super) fn groups_without_mask(&self) -> usize {
        // With one, a bit of the value is left out.
        if self.mask().is_some() { 2 * self.groups } else { self.groups }
    }

    /// Writes all codes again and fits everything to them.
    fn set_coding(&mut self, coding: Coding) {
        for (n, code) in self.codes.iter_mut().enumerate() {
            *code = coding.encode(self.coding.decode(*code, n), n);
        }
        self.coding = coding;
        let masked = self.mask().is_some();
        let codes = &self.codes;
        self.rare.clear();
        if masked {
            self.rare.extend((1..codes.len() as u32).filter(|&r| codes[r as usize] & RARE != 0));
        }
        let nearest = self.digits.splits()[0];
        let listed = |r: &u32| !masked || codes[*r as usize] & RARE != 0;
        let (mid, far) =
            (PART.saturating_sub(nearest).max(1), LANES.saturating_sub(nearest).max(1));
        self.near = (1..mid as u32)
            .filter(listed)
            .map(|r| (r as usize, codes[r as usize] ^ if masked { RARE } else { 0 }))
            .collect();
        self.mid = (mid as u32..far as u32).filter(listed).collect();
        self.far = far;
        self.top =
            codes.iter().filter(|&&c| !masked || c & RARE == 0).max().map_or(0, |&c| c.into());
        // What was given before were other codes.
        self.top_before = 0;
        self.groups = self.top / 16 + 1;
        self.masked_since = codes.len();
        self.depths = Depths::default();
        if masked {
            self.planes.refill(&self.codes);
            self.witnesses.rebuild(&self.codes);
        }
        self.refresh_sums(self.len());
    }

    /// Finds again what the sums reach that the digits beyond the first still ask for, when the heaps
    /// up to `known` are known.
    pub(super) fn refresh_sums(&mut self, known: usize) {
        let splits = self.digits.splits();
        for sum in known - splits[splits.len() - 1]..known - splits[0] {
            let reached = if self.mask().is_some() {
                self.options += self.rare.len() as u64;
                [mixed_pairs(&self.codes, &self.rare, sum), Set::default()]
            } else {
                self.options += (sum / 2) as u64;
                pairs(&self.codes, sum)
            };
            self.sums[0].set(sum, reached[0]);
            self.sums[1].set(sum, reached[1]);
        }
    }

    fn unmasked_block(&mut self, base: usize) -> Result<(), Wider> {
        while !if self.groups > kernel::worthwhile_groups() {
            self.search_one_by_one(base)
        } else {
            self.search_block(base)
        } {
            self.codes.truncate(base);
            if self.groups == 16 {
                return Err(Wider);
            }
            self.groups += 1;
            self.refresh_sums(base);
        }
        Ok(())
    }

    /// The block without a mask: all pairs, 64 sums side by side. `false` where a code did not fit
    /// in the width of the sets.
    #[inline(never)]
    fn search_block(&mut self, base: usize) -> bool {
        let nearest = self.digits.splits()[0];
        let widths = [self.groups.min(8), self.groups.saturating_sub(8)];
        let halves = 1 + usize::from(widths[1] > 0);
        // One of two heaps is at most half of the sum.
        let (first, last) = (self.far, (base - nearest + LANES).div_ceil(2));
        for half in 0..halves {
            let flip = [0, RARE][half];
            let sets = &mut self.sums[half].block[..];
            sets.fill(Set::default());
            let mut listed = [0_u32; 256];
            for start in (first..last).step_by(listed.len()) {
                let count = listed.len().min(last - start);
                for (at, r) in listed[..count].iter_mut().zip(start..) {
                    *at = r as u32;
                }
                let listed = &listed[..count];
                kernel::mark(&self.codes, base - nearest, listed, flip, widths[half], sets);
            }
        }
        let listed = last - first + self.mid.len() + self.near.len();
        self.options += listed as u64 * LANES as u64;
        for n in base..base + LANES {
            let sum = n - nearest;
            for half in 0..halves {
                let flip = [0, RARE][half];
                if n % PART == 0 {
                    self.sums[half].start_part(n - base);
                    let part = &mut self.sums[half].part[..];
                    kernel::mark(&self.codes, sum, &self.mid, flip, widths[half], part);
                }
            }
            let mut reached = [self.sums[0].part[n % PART], self.sums[1].part[n % PART]];
            for &(r, own) in &self.near {
                add(&mut reached, self.codes[sum - r] ^ own);
            }
            if !self.finish(n, reached) {
                return false;
            }
        }
        true
    }

    /// The same without a kernel: each sum by itself.
    #[inline(never)]
    fn search_one_by_one(&mut self, base: usize) -> bool {
        let nearest = self.digits.splits()[0];
        (base..base + LANES).all(|n| {
            self.options += ((n - nearest) / 2) as u64;
            let reached = pairs(&self.codes, n - nearest);
            self.finish(n, reached)
        })
    }

    /// Given what the pairs with sum `n` less the first splitting digit reach, gives `n` its code.
    #[inline]
    fn finish(&mut self, n: usize, mut reached: [Set; 2]) -> bool {
        let splits = self.digits.splits();
        for (sums, &reached) in self.sums.iter_mut().zip(&reached) {
            sums.set(n - splits[0], reached);
        }
        for &d in &splits[1..] {
            reached[0] |= self.sums[0].get(n - d);
            reached[1] |= self.sums[1].get(n - d);
        }
        for &d in self.digits.singles() {
            add(&mut reached, self.codes[n - d]);
        }
        let least = match reached[0].least_free() {
            128 => 128 + reached[1].least_free(),
            least => least,
        };
        self.top = self.top.max(least);
        self.codes.push(least as u8);
        least < 16 * self.groups
    }
}

#[inline]
fn add(reached: &mut [Set; 2], code: u8) {
    reached[usize::from(code >> 7)].add(code & !RARE);
}

/// What the pairs of a rare and a common heap with that sum reach.
fn mixed_pairs(codes: &[u8], rare: &[u32], sum: usize) -> Set {
    let rare = rare.iter().map(|&r| r as usize).take_while(|&r| r < sum);
    let mut reached = Set::default();
    rare.for_each(|r| reached.add(codes[r] ^ codes[sum - r] ^ RARE));
    reached
}

/// What all pairs with that sum reach: codes below 128, and the others.
fn pairs(codes: &[u8], sum: usize) -> [Set; 2] {
    let mut seen = [0_u8; 256];
    let (low, low_rest) = codes[1..=sum / 2].as_chunks::<8>();
    let (high_rest, high) = codes[sum - sum / 2..sum].as_rchunks::<8>();
    for (&low, &high) in low.iter().zip(high.iter().rev()) {
        for code in (u64::from_le_bytes(low) ^ u64::from_be_bytes(high)).to_le_bytes() {
            seen[usize::from(code)] = 1;
        }
    }
    for (&a, &b) in low_rest.iter().zip(high_rest.iter().rev()) {
        seen[usize::from(a ^ b)] = 1;
    }
    let mut reached = [Set::default(); 2];
    for (i, eight) in seen.chunks_exact(8).enumerate() {
        let bits = (0..8).fold(0, |bits, j| bits | (eight[j] << j));
        reached[i / 16].add_eight(i % 16, bits);
    }
    reached
}

/// How deep witnesses were, by where they were needed: only what may still be asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Depths(Vec<(usize, usize)>);

impl Depths {
    /// A witness of that depth was used for a heap up to `n`. The `n` come in ascending order.
    pub(super) fn add(&mut self, n: usize, depth: usize) {
        while self.0.pop_if(|&mut (_, before)| before <= depth).is_some() {}
        self.0.push((n, depth));
    }

    /// The deepest of the witnesses used for heaps from `n` on.
    pub(super) fn since(&self, n: usize) -> usize {
        let at = self.0.partition_point(|&(up_to, _)| up_to < n);
        self.0.get(at).map_or(0, |&(_, depth)| depth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_are_those_from_a_heap_on() {
        let mut depths = Depths::default();
        for (n, depth) in [(3, 9), (5, 2), (8, 4), (8, 1), (11, 3)] {
            depths.add(n, depth);
        }
        let since: Vec<usize> = (0..13).map(|n| depths.since(n)).collect();
        assert_eq!(since, [9, 9, 9, 9, 4, 4, 4, 4, 4, 3, 3, 3, 0]);
    }
}
