//! Which numbers of tokens may be taken.

use crate::core::gcd;
use std::fmt;

/// The largest number that may be written in a rule, that of tokens in the largest heap.
pub const MAX_AMOUNT: u32 = 10_000;
/// The largest base of which powers are taken.
pub const MAX_BASE: u32 = 100;

/// A set of numbers of tokens. In text: `0`, `5`, `2to4`, `9to`, `any`, `5by3`, `squares`, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Amount {
    /// None: the heap is only split.
    Zero,
    /// From one number to another, both included; without an end where there is none.
    Run {
        /// The least, at least 1.
        from: u32,
        /// The greatest.
        to: Option<u32>,
    },
    /// `first`, `first + step`, `first + 2 step`, …, where `step` is at least 2.
    Every {
        /// The least, at least 1.
        first: u32,
        /// The difference.
        step: u32,
    },
    /// 1, 4, 9, 16, …
    Squares,
    /// 1, 3, 6, 10, …
    Triangular,
    /// 2, 3, 5, 7, …
    Primes,
    /// 1, b, b², …
    Powers(u32),
    /// A divisor of the heap’s size, smaller than it.
    Divisors,
    /// A number without a common divisor with the heap’s size.
    Coprime,
    /// At most half of the heap.
    Half,
}

impl Amount {
    /// Whether `take` of a heap of `size` tokens is among them; `take` is not more than `size`. Cost: at
    /// most the root of `take`, for primes.
    pub fn holds(self, size: u32, take: u32) -> bool {
        match self {
            Self::Zero => take == 0,
            Self::Run { from, to } => take >= from && to.is_none_or(|to| take <= to),
            Self::Every { first, step } => {
                take.checked_sub(first).is_some_and(|over| over.is_multiple_of(step))
            }
            Self::Squares => take > 0 && take.isqrt().pow(2) == take,
            Self::Triangular => take > 0 && is_triangular(take),
            Self::Primes => is_prime(take),
            Self::Powers(base) => is_power(take, base),
            Self::Divisors => take > 0 && take < size && size.is_multiple_of(take),
            Self::Coprime => take > 0 && are_coprime(size, take),
            Self::Half => take > 0 && u64::from(take) * 2 <= u64::from(size),
        }
    }

    /// Whether which numbers they are depends on the heap.
    pub fn depends(self) -> bool {
        matches!(self, Self::Divisors | Self::Coprime | Self::Half)
    }

    /// Whether they never are all of a heap.
    pub(super) fn leaves_some(self) -> bool {
        matches!(self, Self::Zero | Self::Divisors | Self::Half)
    }

    /// The greatest of them whatever the heap, where there is one.
    pub fn last(self) -> Option<u32> {
        match self {
            Self::Zero => Some(0),
            Self::Run { to, .. } => to,
            _ => None,
        }
    }

    /// The least of them that is greater than `size`; the greatest where none is. Where they are close together, or
    /// depend on the heap, the next number: hardly less.
    pub(in crate::games::heaps) fn next_after(self, size: u64) -> u64 {
        let from = |first: u32| u64::from(first).max(size.saturating_add(1));
        match self {
            Self::Zero => 0,
            Self::Run { to: Some(to), .. } => to.into(),
            Self::Run { from: first, to: None } => from(first),
            Self::Every { first, step } => {
                let over = from(first) - u64::from(first);
                u64::from(first).saturating_add(over.next_multiple_of(step.max(1).into()))
            }
            Self::Squares => size.isqrt().saturating_add(1).saturating_pow(2),
            Self::Triangular => {
                let half = |n: u64| n.saturating_mul(n + 1) / 2;
                let root = size.saturating_mul(2).isqrt();
                (root..root + 3).map(half).find(|&number| number > size).unwrap_or(u64::MAX)
            }
            Self::Powers(base) => {
                let next = |power: &u64| power.checked_mul(base.max(2).into());
                std::iter::successors(Some(1), next).find(|&power| power > size).unwrap_or(u64::MAX)
            }
            Self::Primes | Self::Divisors | Self::Coprime | Self::Half => from(1),
        }
    }

    /// Those of a heap of `size` tokens, ascending, where they depend on it; otherwise nothing.
    pub(super) fn of_heap(self, size: u32) -> Vec<u32> {
        match self {
            Self::Half => (1..=size / 2).collect(),
            Self::Coprime => (1..=size).filter(|&take| are_coprime(size, take)).collect(),
            Self::Divisors => {
                let small: Vec<u32> =
                    (1..=size.isqrt()).filter(|&d| size.is_multiple_of(d)).collect();
                // Compared by a quotient: the square of a divisor may be too large for 32 bits.
                let large = small.iter().rev().map(|d| size / d).filter(|&d| d > size / d);
                let all = small.iter().copied().chain(large);
                all.filter(|&divisor| divisor < size).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Amount {
    /// How many amounts its form in links is made of.
    pub(super) fn pieces(self) -> usize {
        match self {
            Self::Run { from, to: Some(to) } if from + 1 == to => 2,
            _ => 1,
        }
    }
}

/// The form used in links; `{:#}` is the one that is a single amount always, `7to8` rather than `7.8`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Zero => write!(f, "0"),
            Self::Run { from: 1, to: None } => write!(f, "any"),
            Self::Run { from, to: None } => write!(f, "{from}to"),
            Self::Run { from, to: Some(to) } if from == to => write!(f, "{from}"),
            Self::Run { from, to: Some(to) } if from + 1 == to && !f.alternate() => {
                write!(f, "{from}.{to}")
            }
            Self::Run { from, to: Some(to) } => write!(f, "{from}to{to}"),
            Self::Every { first, step } => write!(f, "{first}by{step}"),
            Self::Squares => write!(f, "squares"),
            Self::Triangular => write!(f, "triangular"),
            Self::Primes => write!(f, "primes"),
            Self::Powers(base) => write!(f, "powers{base}"),
            Self::Divisors => write!(f, "divisors"),
            Self::Coprime => write!(f, "coprime"),
            Self::Half => write!(f, "half"),
        }
    }
}

fn is_prime(number: u32) -> bool {
    number > 1 && (2..=number.isqrt()).all(|divisor| !number.is_multiple_of(divisor))
}

fn is_triangular(number: u32) -> bool {
    // 8t + 1 is a square exactly where t is triangular.
    let square = 8 * u64::from(number) + 1;
    square.isqrt().pow(2) == square
}

fn is_power(number: u32, base: u32) -> bool {
    let mut power = 1_u64;
    while power < u64::from(number) {
        power *= u64::from(base.max(2));
    }
    power == u64::from(number)
}

fn are_coprime(a: u32, b: u32) -> bool {
    gcd(u64::from(a), u64::from(b)) == 1
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_of_a_heap_is_what_it_holds() {
        for amount in [Amount::Half, Amount::Coprime, Amount::Divisors] {
            for size in 0..200 {
                let held: Vec<u32> = (0..=size).filter(|&take| amount.holds(size, take)).collect();
                assert_eq!(amount.of_heap(size), held, "{amount} {size}");
            }
        }
    }

    /// Squares of large divisors do not fit in 32 bits, nor do doubles of large sizes.
    #[test]
    fn divisors_of_large_heaps_are_listed() {
        for size in [65_535_u32, 65_536, 131_072, 196_608, 9_999_991, 1 << 31, u32::MAX] {
            let divisors = Amount::Divisors.of_heap(size);
            assert!(divisors.windows(2).all(|pair| pair[0] < pair[1]), "{size}");
            assert!(divisors.iter().all(|&take| Amount::Divisors.holds(size, take)), "{size}");
            let paired = |&take: &u32| take == 1 || divisors.contains(&(size / take));
            assert!(divisors.iter().all(paired), "{size}");
        }
        assert_eq!(Amount::Divisors.of_heap(1 << 31).len(), 31);
        for root in [46_340_u32, 46_341, 65_535] {
            assert!(Amount::Squares.holds(u32::MAX, root * root), "{root}");
            assert!(!Amount::Squares.holds(u32::MAX, root * root - 1), "{root}");
            let (triangular, more) = (root / 2 * root, root / 2 * root + 1);
            let is_triangular = |take| Amount::Triangular.holds(u32::MAX, take);
            let expected = |take: u32| (1..93_000_u64).any(|n| n * (n + 1) / 2 == u64::from(take));
            for take in [triangular, more] {
                assert_eq!(is_triangular(take), expected(take), "{take}");
            }
        }
        assert!(Amount::Triangular.holds(u32::MAX, 92_681 * 46_341));
        assert!(Amount::Powers(2).holds(u32::MAX, 1 << 31));
        assert!(!Amount::Powers(100).holds(u32::MAX, u32::MAX));
        assert!(!Amount::Half.holds(u32::MAX, 1 << 31) && Amount::Half.holds(1 << 31, 1 << 30));
        assert!(Amount::Primes.holds(u32::MAX, 4_294_967_291));
        assert!(Amount::Coprime.holds(u32::MAX, 1 << 31));
    }

    #[test]
    fn the_next_number_is_the_least_that_is_greater() {
        let endless = [
            Amount::Run { from: 5, to: None },
            Amount::Every { first: 5, step: 8 },
            Amount::Squares,
            Amount::Triangular,
            Amount::Powers(3),
        ];
        for amount in endless {
            for size in 0..200_u32 {
                let next = (size + 1..1_000).find(|&take| amount.holds(u32::MAX, take));
                assert_eq!(
                    amount.next_after(size.into()),
                    u64::from(next.unwrap()),
                    "{amount} {size}"
                );
            }
        }
        assert_eq!(Amount::Run { from: 2, to: Some(7) }.next_after(100), 7);
        assert_eq!(Amount::Powers(10).next_after(u64::MAX), u64::MAX);
    }

    #[test]
    fn the_kinds_of_numbers_begin_as_they_should() {
        let first = |amount: Amount| -> Vec<u32> {
            (0..30).filter(|&take| amount.holds(100, take)).collect()
        };
        assert_eq!(first(Amount::Squares), [1, 4, 9, 16, 25]);
        assert_eq!(first(Amount::Triangular), [1, 3, 6, 10, 15, 21, 28]);
        assert_eq!(first(Amount::Primes), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
        assert_eq!(first(Amount::Powers(3)), [1, 3, 9, 27]);
        assert_eq!(first(Amount::Every { first: 5, step: 8 }), [5, 13, 21, 29]);
    }
}
