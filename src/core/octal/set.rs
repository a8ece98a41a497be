//! Sets of codes below 128.

use std::ops::BitOrAssign;

/// A set of codes below 128. (Two words and not one of 128 bits: wasm shifts those by a call.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Set {
    low: u64,
    high: u64,
}

impl Set {
    /// Adds a code, if it is below 128.
    #[inline]
    pub(super) fn add(&mut self, code: u8) {
        let bit = 1 << (code & 63);
        self.low |= if code < 64 { bit } else { 0 };
        self.high |= if (64..128).contains(&code) { bit } else { 0 };
    }

    /// Adds those of the codes `8 * eight ..` whose bit is set.
    #[inline]
    pub(super) fn add_eight(&mut self, eight: usize, bits: u8) {
        debug_assert!(eight < 16, "a set has no more than 128 codes");
        let word = if eight < 8 { &mut self.low } else { &mut self.high };
        *word |= u64::from(bits) << (8 * (eight % 8));
    }

    /// The least number that is not in the set; 128 where all are.
    #[inline]
    pub(super) fn least_free(self) -> usize {
        let least = match self.low.trailing_ones() {
            64 => 64 + self.high.trailing_ones(),
            least => least,
        };
        least as usize
    }
}

impl BitOrAssign for Set {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.low |= other.low;
        self.high |= other.high;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_fill_from_below() {
        let mut set = Set::default();
        set.add(200);
        for code in 0..128 {
            assert_eq!(set.least_free(), usize::from(code));
            set.add(code);
        }
        assert_eq!(set.least_free(), 128);
        let mut eights = Set::default();
        (0..16).for_each(|eight| eights.add_eight(eight, 0xff));
        assert_eq!(eights, set);
    }
}
