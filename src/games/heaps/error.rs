//! What can be wrong with codes, heaps and moves. Data only: the words are made elsewhere.

use super::code::Digit;

/// What is wrong with rules or with a position as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The octal code.
    Code(CodeError),
    /// The heaps.
    Heaps(HeapsError),
}

impl From<CodeError> for SetupError {
    fn from(error: CodeError) -> Self {
        Self::Code(error)
    }
}

impl From<HeapsError> for SetupError {
    fn from(error: HeapsError) -> Self {
        Self::Heaps(error)
    }
}

/// What is wrong with an octal code as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// Nothing is written.
    Empty,
    /// A character that has no place in a code, or not there.
    Character(char),
    /// A digit above 7.
    NotOctal(char),
    /// No point between `d0` and `d1`.
    NoPoint,
    /// A second point.
    TwoPoints,
    /// Nothing before the point.
    NoFirst,
    /// What stands before the point is neither 0 nor 4.
    First(String),
    /// Nothing after the point.
    NoDigits,
    /// More digits after the point than are taken.
    TooManyDigits {
        /// How many there are.
        count: usize,
        /// The most that are taken.
        most: usize,
    },
    /// A repeating tail without digits.
    EmptyTail,
    /// A second repeating tail.
    TwoTails,
    /// A tail or a set whose bracket is not closed.
    NotClosed,
    /// Something after the bracket that closes a tail or a set.
    AfterEnd(String),
    /// A subtraction set without members.
    EmptySet,
    /// A member of a subtraction set that is not a number from 1 to [`super::MOST_DIGITS`].
    Member(String),
    /// All digits are 0: there is never a move.
    NoMove,
}

/// What is wrong with a list of heaps as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapsError {
    /// Nothing is written, or nothing between two signs.
    Empty,
    /// Not a number made of decimal digits.
    NotANumber(String),
    /// A heap of 0 among others. (A lone `0` is the empty position.)
    Zero,
    /// More tokens than a heap may have.
    TooLarge {
        /// The number as written; it may be of any length.
        text: String,
        /// The most tokens of a heap.
        most: u32,
    },
    /// More heaps than a starting position may have.
    TooMany {
        /// How many there are.
        count: usize,
        /// The most that are taken.
        most: usize,
    },
}

/// What is wrong with a move, as written or in its position. Places of heaps are from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not of the form `h-t-l`.
    Unreadable {
        /// The whole text.
        text: String,
        /// The first byte of what is wrong.
        start: usize,
        /// The byte after it.
        end: usize,
    },
    /// There is no heap at that place.
    NoHeap {
        /// The place asked for.
        heap: u32,
        /// How many heaps there are.
        heaps: usize,
    },
    /// More tokens than the heap has.
    TakesTooMany {
        /// Tokens asked for.
        take: u32,
        /// Tokens there are.
        size: u32,
    },
    /// More tokens to stay on the left than stay in all.
    LeftTooLarge {
        /// Tokens asked for on the left.
        left: u32,
        /// Tokens that stay.
        rest: u32,
    },
    /// The code never takes that many tokens.
    NeverTakes {
        /// Tokens asked for.
        take: u32,
        /// The next smaller number that it takes from some heap.
        below: Option<u32>,
        /// The next larger number that it takes from some heap.
        above: Option<u32>,
    },
    /// The code takes that many tokens, but may not leave that many heaps of them.
    MayNotLeave {
        /// Tokens asked for.
        take: u32,
        /// Heaps that would be left: 0, 1 or 2.
        heaps: u32,
        /// What the code allows when that many are taken.
        allowed: Digit,
    },
}
