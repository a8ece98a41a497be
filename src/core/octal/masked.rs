//! The block of 64 heaps with a mask: scatter over the rare, speculate, verify.

use super::cost;
use super::kernel::{self, LANES, PART};
use super::mask::RARE;
use super::narrow::{Narrow, Wider};
use super::pairs;
use super::planes::WIDEST;
use super::set::Set;

/// Where the last rare heap is so far back, the next guesses are not likely to fail.
const CALM: usize = 2048;

impl Narrow {
    /// Finds the next codes: 64, or 256 where there is room for them and rare heaps are long ago.
    /// `Err` where there is no free common code below 128.
    pub(super) fn masked_blocks(&mut self, base: usize) -> Result<(), Wider> {
        let since_rare = base - self.rare.last().map_or(0, |&r| r as usize);
        let room = self.codes.capacity() - base;
        if since_rare >= CALM && base.is_multiple_of(WIDEST * LANES) && room >= WIDEST * LANES {
            self.guess_and_verify::<WIDEST>(base)
        } else {
            self.guess_and_verify::<1>(base)
        }
    }

    #[inline(never)]
    fn guess_and_verify<const B: usize>(&mut self, base: usize) -> Result<(), Wider> {
        let (mut from, mut changed) = (base, base);
        loop {
            // The block of the heap that was changed last is seen to even where it has no guesses.
            for block in (changed / LANES * LANES..base + B * LANES).step_by(LANES) {
                self.guess_block(block, from.max(block))?;
            }
            let Some((n, code)) = self.verify::<B>(base, from) else { break };
            self.credit -= cost::upset(n).cast_signed();
            // What was found up to n is still valid; n itself is rare, and what came after it was a guess
            // that may have built on a wrong one.
            self.codes.truncate(n);
            self.codes.push(code);
            self.rare.push(n as u32);
            if B > 1 {
                // The sums of later blocks have taken the places of those that are asked for again, and may have
                // made the sets wider.
                self.refresh_sums(n + 1);
            }
            (from, changed) = (n + 1, n);
        }
        self.credit += self.gain(B * LANES);
        Ok(())
    }

    /// What the mask saves for so many heaps, in picoseconds, if none of them is rare.
    fn gain(&self, heaps: usize) -> i64 {
        let with = cost::masked(self.rare.len());
        let without = cost::unmasked(self.len(), self.groups_without_mask());
        (without.cast_signed() - with.cast_signed()) * (heaps as u64).cast_signed()
    }

    /// Guesses the heaps of one block, those from `from` on.
    fn guess_block(&mut self, base: usize, from: usize) -> Result<(), Wider> {
        self.scatter(base);
        while !self.speculate(base, from) {
            self.codes.truncate(from);
            if self.groups >= 8 {
                return Err(Wider);
            }
            self.groups += 1;
            self.refresh_sums(from);
            self.scatter(base);
        }
        self.planes.set_block(base, &self.codes[base..]);
        Ok(())
    }

    /// What the sums of the block reach with a rare heap whose partner is known already.
    fn scatter(&mut self, base: usize) {
        let sum = base - self.digits.splits()[0];
        let first = self.rare.partition_point(|&r| (r as usize) < self.far);
        let last = self.rare.partition_point(|&r| (r as usize) < sum);
        let listed = &self.rare[first..last];
        let sets = &mut self.sums[0].block[..];
        sets.fill(Set::default());
        kernel::mark(&self.codes, sum, listed, RARE, self.groups, sets);
        self.options += ((listed.len() + self.mid.len() + self.near.len()) * LANES) as u64;
    }

    /// From `from` to the end of the block gives every heap its least common code that is not
    /// reached: its value, unless that is rare. `false` where a code did not fit in the width of
    /// the sets.
    #[inline(never)]
    fn speculate(&mut self, base: usize, from: usize) -> bool {
        let (digits, codes, sums) = (&self.digits, &mut self.codes, &mut self.sums[0]);
        let nearest = digits.splits()[0];
        let limit = 16 * self.groups;
        // Rare heaps so large that their partner is in the start of the sequence.
        let late = &self.rare[self.rare.partition_point(|&r| (r as usize) < base - nearest)..];
        for n in from..base + LANES {
            let sum = n - nearest;
            if n == from || n % PART == 0 {
                let first = n - n % PART;
                sums.start_part(first - base);
                let part = &mut sums.part[..];
                kernel::mark(codes, first - nearest, &self.mid, RARE, self.groups, part);
            }
            let mut reached = sums.part[n % PART];
            for &(r, own) in &self.near {
                reached.add(codes[sum - r] ^ own);
            }
            for &r in late.iter().filter(|&&r| (r as usize) < sum) {
                reached.add(codes[sum - r as usize] ^ codes[r as usize] ^ RARE);
            }
            sums.set(sum, reached);
            for &d in &digits.splits()[1..] {
                reached |= sums.get(n - d);
            }
            for &d in digits.singles() {
                reached.add(codes[n - d] ^ self.coding.shift_flag(d));
            }
            let least = reached.least_free();
            if least >= limit {
                return false;
            }
            self.top = self.top.max(least);
            codes.push(least as u8);
        }
        true
    }

    /// Looks whether all rare values below those guessed for `from..` are reached. Returns the first
    /// heap for which one is not, with the code of the least such value: that is its value.
    #[inline(never)]
    fn verify<const B: usize>(&mut self, base: usize, from: usize) -> Option<(usize, u8)> {
        let fresh: [u64; B] = std::array::from_fn(|i| {
            let settled = from.saturating_sub(base + i * LANES);
            u64::MAX.checked_shl(settled as u32).unwrap_or(0)
        });
        // With the position in the mask, a value is rare for even heaps or for odd ones.
        let turns: &[(bool, u64)] = if self.coding.needs_even_shift() {
            &[(false, u64::MAX / 3), (true, u64::MAX / 3 * 2)]
        } else {
            &[(false, u64::MAX)]
        };
        let mut open = Vec::new();
        let mut depth = 0;
        for &(odd, lanes) in turns {
            let mut above = fresh.map(|word| word & lanes);
            for &code in self.coding.in_order(odd) {
                if code & RARE == 0 {
                    let here = self.planes.blocks::<B>(base, code);
                    above = std::array::from_fn(|i| above[i] & !here[i]);
                } else if above != [0; B] {
                    let (digits, coding, planes) = (&self.digits, &self.coding, &self.planes);
                    let cover = self.witnesses.cover(code, above, base, planes, digits, coding);
                    self.options += cover.options;
                    depth = depth.max(cover.depth);
                    if cover.left != [0; B] {
                        open.push((cover.left, code));
                    }
                } else {
                    break;
                }
            }
        }
        let mut heaps = [0; B];
        for (left, _) in &open {
            heaps = std::array::from_fn(|i| heaps[i] | left[i]);
        }
        for (i, mut heaps) in heaps.into_iter().enumerate() {
            while heaps != 0 {
                let lane = heaps.trailing_zeros();
                heaps &= heaps - 1;
                let n = base + i * LANES + lane as usize;
                for &(_, code) in open.iter().filter(|(left, _)| left[i] >> lane & 1 != 0) {
                    let before = self.options;
                    let found = self.full_search(n, code);
                    self.credit -= cost::searched(self.options - before).cast_signed();
                    let Some(found) = found else {
                        self.depths.add(n, depth);
                        return Some((n, code));
                    };
                    depth = depth.max(found);
                }
            }
        }
        self.depths.add(base + B * LANES - 1, depth);
        None
    }

    /// Looks at all options of `n` for one with the rare code given. Returns how deep it is: the
    /// smaller of its heaps, or 0 for a single heap.
    fn full_search(&mut self, n: usize, code: u8) -> Option<usize> {
        let codes = &self.codes[..];
        for &d in self.digits.singles() {
            self.options += 1;
            if codes[n - d] ^ self.coding.shift_flag(d) == code {
                return Some(0);
            }
        }
        let wanted = code ^ RARE;
        for &d in self.digits.splits() {
            let (depth, options) = self.witnesses.search(codes, n - d, wanted);
            self.options += options;
            if depth.is_some() {
                return depth;
            }
        }
        for &d in self.digits.splits() {
            let sum = n - d;
            let half = sum / 2;
            let (at, options) = pairs::inward(&codes[1..=half], &codes[sum - half..sum], wanted);
            self.options += options;
            if at.is_some() {
                return at.map(|at| at + 1);
            }
        }
        None
    }
}
