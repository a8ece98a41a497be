//! What may be left of a heap.

use super::code::Digit;
use std::ops::BitOr;

/// What may be left of a heap from which some tokens are taken: a set of *nothing*, *one heap*, *two
/// unequal heaps*, *two equal heaps* and *three heaps*, none of them empty. An octal digit is such a set
/// in which the two kinds of two heaps go together and three heaps never occur.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leaves(u8);

impl Leaves {
    /// The move is not allowed.
    pub const NEVER: Self = Self(0);
    /// Nothing: all of the heap is taken.
    pub const NOTHING: Self = Self(1);
    /// One heap.
    pub const ONE: Self = Self(2);
    /// Two heaps of different sizes.
    pub const UNEQUAL: Self = Self(4);
    /// Two heaps of the same size.
    pub const EQUAL: Self = Self(8);
    /// Three heaps.
    pub const THREE: Self = Self(16);
    /// Nothing or one heap: what stays is not split.
    pub const WHOLE: Self = Self(3);
    /// Two heaps, whatever their sizes.
    pub const TWO: Self = Self(12);
    /// Whatever a rule can allow.
    pub const ANY: Self = Self(31);

    /// What a digit allows; 8 is three heaps, which no octal code has.
    pub(super) fn of_digit(digit: Digit) -> Self {
        let bits = [(1, Self::NOTHING), (2, Self::ONE), (4, Self::TWO), (8, Self::THREE)];
        let allowed = bits.into_iter().filter(|(bit, _)| digit.value() & bit != 0);
        allowed.fold(Self::NEVER, |all, (_, leaves)| all | leaves)
    }

    /// The digit that allows the same, 0 to 15; `None` where equal and unequal heaps are told apart.
    pub(super) fn digit(self) -> Option<u8> {
        let two = match (self.allows(Self::UNEQUAL), self.allows(Self::EQUAL)) {
            (true, true) => 4,
            (false, false) => 0,
            _ => return None,
        };
        Some(self.0 & 3 | two | if self.allows(Self::THREE) { 8 } else { 0 })
    }

    /// Whether nothing at all is allowed.
    pub fn is_never(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` is allowed.
    pub fn allows(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// What both allow.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The same without `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether two heaps may be left, of some sizes.
    pub fn splits(self) -> bool {
        !self.and(Self::TWO).is_never()
    }

    /// The messages that name what is allowed, two heaps of any sizes as one thing.
    pub fn kinds(self) -> impl Iterator<Item = &'static str> {
        let two = self.allows(Self::TWO);
        let kinds = [
            (Self::NOTHING, "left-nothing", true),
            (Self::ONE, "left-one", true),
            (Self::TWO, "left-two", true),
            (Self::UNEQUAL, "left-unequal", !two),
            (Self::EQUAL, "left-equal", !two),
            (Self::THREE, "left-three", true),
        ];
        let kinds = kinds.into_iter().filter(move |&(kind, _, said)| said && self.allows(kind));
        kinds.map(|(_, id, _)| id)
    }

    /// Whether the heaps `left` and `rest - left`, neither of them empty, may be left.
    pub fn allows_split(self, left: u32, rest: u32) -> bool {
        self.allows(if 2 * u64::from(left) == u64::from(rest) {
            Self::EQUAL
        } else {
            Self::UNEQUAL
        })
    }

    /// How many heaps may be left at most.
    pub fn most_heaps(self) -> u32 {
        match self {
            _ if self.allows(Self::THREE) => 3,
            _ if self.splits() => 2,
            _ if self.allows(Self::ONE) => 1,
            _ => 0,
        }
    }

    /// Whether these parts, some of which may be empty, may be left.
    pub fn allows_parts(self, parts: [u32; 3]) -> bool {
        let mut heaps = parts.into_iter().filter(|&part| part > 0);
        match (heaps.next(), heaps.next(), heaps.next()) {
            (None, ..) => self.allows(Self::NOTHING),
            (Some(_), None, _) => self.allows(Self::ONE),
            (Some(one), Some(other), None) => {
                self.allows(if one == other { Self::EQUAL } else { Self::UNEQUAL })
            }
            (Some(_), Some(_), Some(_)) => self.allows(Self::THREE),
        }
    }
}

impl BitOr for Leaves {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
