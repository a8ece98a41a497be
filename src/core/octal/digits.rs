//! The rules of an octal game as the engine sees them: which digit allows what.

/// The maximum number of digits after the point.
pub const MAX_DIGITS: usize = 64;

/// A finite octal code `d0.d1d2…dk` as plain digits, checked, with the digits sorted by what they
/// allow. Repeating tails are not for this engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    /// `d0, d1, … dk`.
    all: Vec<u8>,
    splits: Vec<usize>,
    singles: Vec<usize>,
}

/// Why digits were refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigitsError {
    /// More than [`MAX_DIGITS`] digits.
    TooMany {
        /// How many there were.
        count: usize,
    },
    /// A digit above 7.
    NotOctal {
        /// Its index: 1 for `d1`.
        index: usize,
        /// What stood there.
        digit: u8,
    },
}

impl Digits {
    /// The code whose `d0` is 4 (`split0`) or 0, and whose further digits are `d1, d2, …`. Zeros at
    /// the end are dropped. A code without any move is allowed: all its values are 0.
    pub fn new(split0: bool, digits: &[u8]) -> Result<Self, DigitsError> {
        if digits.len() > MAX_DIGITS {
            return Err(DigitsError::TooMany { count: digits.len() });
        }
        if let Some(at) = digits.iter().position(|&digit| digit > 7) {
            return Err(DigitsError::NotOctal { index: at + 1, digit: digits[at] });
        }
        let mut all = vec![if split0 { 4 } else { 0 }];
        all.extend_from_slice(digits);
        while all.len() > 1 && all.ends_with(&[0]) {
            all.pop();
        }
        let with = |bit: u8| (0..all.len()).filter(|&i| all[i] & bit != 0).collect();
        Ok(Self { splits: with(4), singles: with(2), all })
    }

    /// `k`, the index of the last digit that is not 0 (0 where there is none after the point).
    pub fn last(&self) -> usize {
        self.all.len() - 1
    }

    /// `d0, d1, … dk`.
    pub fn as_slice(&self) -> &[u8] {
        &self.all
    }

    /// Indices of the digits that leave two heaps, ascending.
    pub fn splits(&self) -> &[usize] {
        &self.splits
    }

    /// Indices of the digits that leave one heap, ascending; all at least 1.
    pub fn singles(&self) -> &[usize] {
        &self.singles
    }

    /// Whether a heap of `n` may be taken whole.
    pub fn ends(&self, n: usize) -> bool {
        self.all.get(n).is_some_and(|digit| digit & 1 != 0)
    }

    /// The parity that the indices of all splitting digits share, where they do.
    pub fn split_parity(&self) -> Option<bool> {
        let odd = self.splits.first()? % 2 == 1;
        self.splits.iter().all(|d| (d % 2 == 1) == odd).then_some(odd)
    }

    /// How many options the plain method looks at for a heap of `n`: one for each digit that takes
    /// it whole or leaves one heap, and one for each unordered pair of heaps left.
    pub fn options(&self, n: usize) -> u64 {
        let pairs: usize = self.splits.iter().map(|&d| n.saturating_sub(d) / 2).sum();
        let singles = self.singles.iter().filter(|&&d| d < n).count();
        (pairs + singles + usize::from(self.ends(n))) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_sorted_by_what_they_allow() -> Result<(), DigitsError> {
        let code = Digits::new(true, &[1, 0, 7, 2, 0])?;
        assert_eq!(code.as_slice(), [4, 1, 0, 7, 2]);
        assert_eq!(code.last(), 4);
        assert_eq!(code.splits(), [0, 3]);
        assert_eq!(code.singles(), [3, 4]);
        assert!(code.ends(1) && code.ends(3) && !code.ends(0) && !code.ends(9));
        assert_eq!(code.split_parity(), None);
        // 10: five pairs from 10, three from 7, and 7 and 6 left alone.
        assert_eq!(code.options(10), 5 + 3 + 2);
        Ok(())
    }

    #[test]
    fn what_is_not_a_code_is_refused() {
        assert_eq!(Digits::new(false, &[7, 8]), Err(DigitsError::NotOctal { index: 2, digit: 8 }));
        assert_eq!(Digits::new(false, &[7; 65]), Err(DigitsError::TooMany { count: 65 }));
        assert!(Digits::new(false, &[7; 64]).is_ok());
        assert_eq!(Digits::new(false, &[]).map(|code| code.last()), Ok(0));
    }
}
