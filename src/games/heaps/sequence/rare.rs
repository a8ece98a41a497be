//! Splits in two by rare and common values, for any rule that has few splitting moves.
//!
//! Values with an even number of bits in some mask are closed under ⊕, and the sum of two others is one of
//! them. Where they are rare (*Winning Ways*, chapter 4, calls them a sparse space) nearly all heaps have a
//! common value, with an odd number of bits. A common option of a heap then needs a heap that is rare, and
//! these are few. So for each heap
//!
//! 1. all splits with a rare heap are examined: after that the least common value that is not reached
//!    is known;
//! 2. some hundreds of other splits, the most even ones, reach nearly all of the rare values below it;
//! 3. those that are left are looked for one by one among all splits, many at a time (`some_pair`), until
//!    one does not come up.
//!
//! The least value not reached is the value of the heap, whatever the mask: the mask says what is looked
//! at first, not what is true. It is found again, by one Walsh–Hadamard transform of the histogram of
//! values, each time these are a quarter more. Grundy's game has such a space: of its first hundred
//! thousand heaps about one in eighty is rare.

use super::marks::Marks;
use crate::core::Nimber;
use crate::core::octal::{Mask, some_pair};
use crate::games::heaps::leaves::Leaves;

/// As long as there are fewer values, all splits are examined.
const MIN_VALUES: usize = 256;
/// So many splits are examined before single values are looked for.
const FIRST: usize = 512;
/// With a larger value there is no mask.
const MAX_VALUE: u32 = 0x7fff;
/// A mask with more rare heaps than one in so many is none.
const RARE: usize = 8;

/// The mask and the rare heaps.
#[derive(Clone, Debug, Default)]
pub(super) struct Rare {
    mask: u32,
    /// Rare heaps, ascending.
    heaps: Vec<u32>,
    /// All values, in half the space.
    values: Vec<u16>,
    /// How many values have been sorted into rare and common.
    known: usize,
    /// As soon as there are so many values, another mask is looked for.
    look_at: usize,
}

impl Rare {
    /// The mask in force and the heaps that are rare under it.
    pub(super) fn mask(&self) -> Option<(Mask, &[u32])> {
        let bits = u16::try_from(self.mask).ok().filter(|&bits| bits > 0)?;
        Some((Mask { bits, position: false, even: false }, &self.heaps))
    }

    /// Takes in the values that have come since.
    pub(super) fn follow(&mut self, values: &[Nimber]) {
        // The mask is given up before a value comes up that has no room.
        let short = |value: &Nimber| u16::try_from(value.0).unwrap_or(u16::MAX);
        let fresh = values.get(self.values.len()..).unwrap_or_default();
        self.values.extend(fresh.iter().map(short));
        if values.len() >= self.look_at.max(MIN_VALUES) {
            self.look_at = values.len() + values.len() / 4;
            self.mask = best_mask(values);
            self.heaps.clear();
            self.known = 1;
        }
        if self.mask == 0 {
            return;
        }
        let first = u32::try_from(self.known).unwrap_or(u32::MAX);
        for (n, &value) in (first..).zip(values.get(self.known..).unwrap_or_default()) {
            if value.0 > MAX_VALUE {
                (self.mask, self.look_at) = (0, usize::MAX);
                return;
            }
            if is_rare(value.0, self.mask) {
                self.heaps.push(n);
            }
        }
        self.known = values.len();
    }

    /// Marks values of splits of the rests, at least all that are less than the least which is not among
    /// them and was not marked before. Tells how many splits were examined.
    pub(super) fn look(
        &self,
        n: u32,
        rests: &[(u32, Leaves)],
        values: &[Nimber],
        marks: &mut Marks,
    ) -> u64 {
        let mut looked = 0;
        for &(rest, leaves) in rests {
            // Two equal heaps have the nim-sum 0.
            if leaves.allows(Leaves::EQUAL) && rest >= 2 && rest.is_multiple_of(2) {
                looked += 1;
                marks.mark(n, 0);
            }
        }
        let unequal = rests.iter().filter(|(_, leaves)| leaves.allows(Leaves::UNEQUAL));
        let useful = self.mask != 0 && self.heaps.len() * RARE < values.len();
        for &(rest, _) in unequal.clone() {
            let first = if useful {
                looked += self.scatter(n, rest, marks);
                FIRST
            } else {
                usize::MAX
            };
            let (left, right) = halves(values, rest);
            let pairs = left.iter().rev().zip(right).take(first);
            looked += pairs.len() as u64;
            pairs.for_each(|(a, b)| marks.mark(n, a.0 ^ b.0));
        }
        if useful {
            let rests: Vec<u32> = unequal.map(|&(rest, _)| rest).collect();
            looked += self.verify(n, &rests, marks);
        }
        looked
    }

    /// Marks the splits of a rest in two unequal heaps one of which is rare: all that are common.
    fn scatter(&self, n: u32, rest: u32, marks: &mut Marks) -> u64 {
        let mut looked = 0;
        for &one in self.heaps.iter().take_while(|&&one| one < rest) {
            let other = rest - one;
            let both = (self.values.get(one as usize), self.values.get(other as usize));
            if let (Some(a), Some(b)) = both
                && one != other
            {
                looked += 1;
                marks.mark(n, (a ^ b).into());
            }
        }
        looked
    }

    /// Looks among all splits of the rests for the values below the least common one that has not been
    /// marked, and marks them, up to the first that does not come up.
    fn verify(&self, n: u32, rests: &[u32], marks: &mut Marks) -> u64 {
        let mut looked = 0;
        for value in 0..marks.len() {
            if marks.has(n, value) {
                continue;
            }
            // Where it is common it does not come up, or it would have been marked.
            let Some(wanted) =
                u16::try_from(value).ok().filter(|&it| is_rare(it.into(), self.mask))
            else {
                break;
            };
            let found = rests.iter().any(|&rest| {
                let (left, right) = halves(&self.values, rest);
                // The first are marked.
                let left = left.get(..left.len().saturating_sub(FIRST)).unwrap_or_default();
                let (found, count) =
                    some_pair(left, right.get(FIRST..).unwrap_or_default(), wanted);
                looked += count;
                found
            });
            if !found {
                break;
            }
            marks.mark(n, wanted.into());
        }
        looked
    }
}

/// The smaller and the larger heaps that a rest can be split into, the former from 1 on, the latter
/// ascending too: the first of one goes with the last of the other. Two equal ones are not among them.
fn halves<T>(values: &[T], rest: u32) -> (&[T], &[T]) {
    let (rest, half) = (rest as usize, rest.div_ceil(2) as usize);
    let left = values.get(1..half).unwrap_or_default();
    let right = values.get((rest + 1).saturating_sub(half)..rest).unwrap_or_default();
    if left.len() == right.len() { (left, right) } else { (&[], &[]) }
}

/// Whether a value has an even number of the bits of a mask. Then the nim-sum of two rare values is rare,
/// and that of two common ones.
fn is_rare(value: u32, mask: u32) -> bool {
    (value & mask).count_ones().is_multiple_of(2)
}

/// The mask under which fewest of these values are rare, from G(1) on; 0 where there is none. Cost: s log s
/// for the next power of two s of the values.
fn best_mask(values: &[Nimber]) -> u32 {
    let largest = values.iter().map(|value| value.0).max().unwrap_or(0);
    if largest > MAX_VALUE {
        return 0;
    }
    let size = (largest as usize + 1).next_power_of_two();
    let mut sums = vec![0_i64; size];
    for value in values.iter().skip(1) {
        if let Some(count) = sums.get_mut(value.0 as usize) {
            *count += 1;
        }
    }
    // sums[w] = (values with an even number of bits in w) - (those with an odd one).
    let mut half = 1;
    while half < size {
        for block in sums.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    let best = (1..).zip(sums.iter().skip(1)).min_by_key(|&(_, &sum)| sum);
    best.map_or(0, |(mask, _)| mask)
}
