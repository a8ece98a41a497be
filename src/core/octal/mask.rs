//! Masks: which values are rare, and how values are written down so that it shows.
//!
//! In a sparse space (*Winning Ways*, chapter 4) nearly all values have an odd number of bits in
//! some mask. These are the *common* ones. The nim-sum of two common values is rare, so a common
//! option needs a rare heap, and there are few of those.
//!
//! With the parity of the position in the mask a value is common at `n` where the bits of `value &
//! mask` and `n` together are odd in number. For two heaps with sum `m = n - d` the parities of
//! their positions add up to that of `n - d`; this works where all splitting digits `d` have one
//! parity. If they are odd, it is the *even* number of bits that must be common, or the sum of two
//! common values would be common again.

use super::Digits;
use serde::{Deserialize, Serialize};

/// A linear form on values, and on the parity of positions, that tells common from rare values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mask {
    /// The bits of the value that count; not 0.
    pub bits: u16,
    /// Whether the parity of the position counts too.
    pub position: bool,
    /// Whether an even number of bits is common, not an odd one. Only with `position`.
    pub even: bool,
}

impl Mask {
    /// Whether `value` is common at position `n`.
    pub fn is_common(self, value: u16, n: u64) -> bool {
        let odd = (value & self.bits).count_ones() % 2 == 1;
        odd ^ (self.position && n % 2 == 1) ^ self.even
    }
}

/// The mask under which fewest of the positions counted are rare, and how many those are.
///
/// `histogram[2 * v + (n & 1)]` counts the positions `n >= 1` with value `v`. One Walsh–Hadamard
/// transform gives the number for all masks together. Its cost is `s log s` for `s` twice the
/// next power of two of the values. Between equals the first is taken: without position, smallest.
pub fn best_mask(histogram: &[u32], digits: &Digits) -> Option<(Mask, u64)> {
    let used = histogram.iter().rposition(|&count| count != 0)? + 1;
    let mut sums: Vec<i64> = histogram[..used].iter().map(|&count| i64::from(count)).collect();
    sums.resize(used.next_power_of_two().max(4), 0);
    walsh_hadamard(&mut sums);
    // sums[w] = (positions with an even number of bits in w) - (those with an odd one).
    let all = sums[0];
    let plain = sums.iter().enumerate().skip(2).step_by(2).map(|(w, &sum)| {
        let mask = Mask { bits: (w >> 1) as u16, position: false, even: false };
        (mask, i64::midpoint(all, sum))
    });
    let parity = digits.split_parity();
    let with_position = sums.iter().enumerate().skip(3).step_by(2).filter_map(|(w, &sum)| {
        let even = parity?;
        let mask = Mask { bits: (w >> 1) as u16, position: true, even };
        Some((mask, if even { i64::midpoint(all, -sum) } else { i64::midpoint(all, sum) }))
    });
    let (mask, rare) = plain.chain(with_position).min_by_key(|&(_, rare)| rare)?;
    Some((mask, rare.unsigned_abs()))
}

fn walsh_hadamard(sums: &mut [i64]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

/// The flag in a code: rare.
pub(super) const RARE: u8 = 0x80;

/// How byte values are written as *codes*: with a mask, bit 7 says rare, and bits 0 to 6 are the
/// value without the lowest bit of the mask, which the flag makes up for. Without one, codes are
/// values.
///
/// Both are linear: the code of a nim-sum, flag aside, is the nim-sum of the codes. And the lower
/// bits keep the order of the common values: two of them never differ in the bit left out first,
/// since then they would differ in the parity of their bits in the mask.
#[derive(Clone, Debug)]
pub(super) struct Coding {
    mask: Option<Mask>,
    /// By parity of the position, then by value.
    encode: [[u8; 256]; 2],
    /// By parity of the position, then by code.
    decode: [[u8; 256]; 2],
}

impl Coding {
    /// Codes that are values.
    pub(super) fn plain() -> Self {
        Self::new(None, |value, _| value)
    }

    /// The codes of a mask whose bits are within a byte.
    pub(super) fn masked(mask: Mask) -> Self {
        let below = (1_u8 << (mask.bits.trailing_zeros() & 7)) - 1;
        Self::new(Some(mask), |value, n| {
            let squeezed = (value & below) | ((value >> 1) & !below);
            let rare = !mask.is_common(u16::from(value), n);
            (squeezed & !RARE) | if rare { RARE } else { 0 }
        })
    }

    fn new(mask: Option<Mask>, code: impl Fn(u8, u64) -> u8) -> Self {
        let mut coding = Self { mask, encode: [[0; 256]; 2], decode: [[0; 256]; 2] };
        for (n, (encode, decode)) in
            (0..).zip(coding.encode.iter_mut().zip(coding.decode.iter_mut()))
        {
            for value in 0..=u8::MAX {
                let code = code(value, n);
                encode[usize::from(value)] = code;
                decode[usize::from(code)] = value;
            }
        }
        coding
    }

    pub(super) fn mask(&self) -> Option<Mask> {
        self.mask
    }

    /// The code of a value at a position.
    pub(super) fn encode(&self, value: u8, n: usize) -> u8 {
        self.encode[n & 1][usize::from(value)]
    }

    /// The value of a code at a position.
    pub(super) fn decode(&self, code: u8, n: usize) -> u8 {
        self.decode[n & 1][usize::from(code)]
    }

    /// The codes of 0, 1, 2, … at positions of that parity.
    pub(super) fn in_order(&self, odd: bool) -> &[u8; 256] {
        &self.encode[usize::from(odd)]
    }

    /// What the flag of a code changes by when its heap is the option of one larger by `d`.
    pub(super) fn shift_flag(&self, d: usize) -> u8 {
        if self.mask.is_some_and(|mask| mask.position) && d % 2 == 1 { RARE } else { 0 }
    }

    /// Whether equal codes mean equal values only at an even distance.
    pub(super) fn needs_even_shift(&self) -> bool {
        self.mask.is_some_and(|mask| mask.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_masks() -> impl Iterator<Item = Mask> {
        (1..=255).flat_map(|bits| {
            [(false, false), (true, false), (true, true)].map(|(position, even)| Mask {
                bits,
                position,
                even,
            })
        })
    }

    #[test]
    fn codes_are_one_to_one_and_keep_the_order_of_common_values() {
        for mask in all_masks() {
            let coding = Coding::masked(mask);
            for n in 0..2 {
                let mut last = None;
                for value in 0..=u8::MAX {
                    let code = coding.encode(value, n);
                    assert_eq!(coding.decode(code, n), value, "{mask:?}");
                    let common = mask.is_common(u16::from(value), n as u64);
                    assert_eq!(code & RARE == 0, common);
                    if common {
                        assert!(last < Some(code), "{mask:?} {value}");
                        last = Some(code);
                    }
                }
            }
        }
    }

    #[test]
    fn a_common_option_needs_exactly_one_rare_heap() {
        for mask in all_masks().filter(|mask| [1, 6, 37, 200].contains(&mask.bits)) {
            let coding = Coding::masked(mask);
            // With the position, digits of one parity; odd ones where even is common.
            let d = usize::from(mask.even);
            for (a, b) in (0..4).map(|i| (i & 1, i >> 1)) {
                for (x, y) in (0..=255).flat_map(|x| (0..=255).step_by(7).map(move |y| (x, y))) {
                    let sum = coding.encode(x, a) ^ coding.encode(y, b);
                    assert_eq!(sum ^ RARE, coding.encode(x ^ y, a + b + d), "{mask:?}");
                }
            }
        }
    }

    #[test]
    fn the_transform_counts_what_counting_counts() {
        let Ok(digits) = Digits::new(false, &[0, 0, 7]) else {
            return;
        };
        let mut histogram = vec![0_u32; 2 * 13];
        let mut state = 1_u32;
        for count in &mut histogram {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *count = state >> 24;
        }
        let rare = |mask: Mask| -> u64 {
            let rare = |&(i, _): &(usize, &u32)| !mask.is_common((i / 2) as u16, i as u64 % 2);
            histogram.iter().enumerate().filter(rare).map(|(_, &count)| u64::from(count)).sum()
        };
        let masks = all_masks().filter(|mask| mask.bits < 16 && mask.position == mask.even);
        let least = masks.map(rare).min();
        let best = best_mask(&histogram, &digits);
        assert_eq!(best.map(|(_, rare)| rare), least);
        assert_eq!(best.map(|(mask, _)| rare(mask)), least);
    }
}
