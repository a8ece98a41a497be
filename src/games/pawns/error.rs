//! What can be wrong with rules, pawns and moves. Data only: the words are made elsewhere.

use super::rules::{LEAST_SIDE, MOST_SIDE, MOST_STEP};
use super::square::Square;

/// What is wrong with rules or with a position as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The rules.
    Rules(RulesError),
    /// The pawns.
    Pawns(PawnsError),
}

impl From<RulesError> for SetupError {
    fn from(error: RulesError) -> Self {
        Self::Rules(error)
    }
}

impl From<PawnsError> for SetupError {
    fn from(error: PawnsError) -> Self {
        Self::Pawns(error)
    }
}

/// What is wrong with rules as they stand in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// Not of the form `5x5` or `5x5-3`.
    NotASize(String),
    /// One of the numbers.
    Field(FieldError),
}

/// A number of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// How many rows there are.
    Rows,
    /// How many columns there are.
    Columns,
    /// The longest step.
    Step,
    /// How many pawns stand in the first column.
    Pawns,
}

/// What is wrong with a number of the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// Which number.
    pub field: Field,
    /// As it was written; it may be of any length.
    pub text: String,
    /// What is wrong.
    pub fault: Fault,
    /// The least that is taken.
    pub least: u32,
    /// The most that is taken.
    pub most: u32,
}

/// What can be wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not made of decimal digits.
    NotANumber,
    /// It is out of its range.
    Beyond,
}

impl Field {
    /// The least and the most that are taken. Of pawns there are also at most as many as rows.
    pub fn range(self) -> (u32, u32) {
        match self {
            Self::Rows | Self::Columns => (LEAST_SIDE, MOST_SIDE),
            Self::Step => (1, MOST_STEP),
            Self::Pawns => (1, MOST_SIDE),
        }
    }

    /// Reads a number with nothing around it.
    pub fn read(self, text: &str) -> Result<u32, FieldError> {
        self.read_up_to(text, self.range().1)
    }

    /// Reads a number that is at most `most`.
    pub fn read_up_to(self, text: &str, most: u32) -> Result<u32, FieldError> {
        let least = self.range().0;
        let error = |fault| FieldError { field: self, text: text.to_owned(), fault, least, most };
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error(Fault::NotANumber));
        }
        // Only digits: what does not parse is too large.
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| error(Fault::Beyond))
    }

    pub(super) fn check(self, number: u32) -> Result<u32, FieldError> {
        self.read(&number.to_string())
    }
}

/// What is wrong with a list of pawns as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PawnsError {
    /// Nothing is written, or nothing between two signs.
    Empty,
    /// Not of the form `row.column`.
    NotASquare(String),
    /// A square that is not on the grid.
    Off {
        /// As it was written; it may be of any length.
        text: String,
        /// How many rows there are.
        rows: u32,
        /// How many columns there are.
        columns: u32,
    },
    /// A pawn at the sink, where it would have left.
    Sink(Square),
    /// More pawns than a starting position may have.
    TooMany {
        /// How many there are.
        count: usize,
        /// The most that are taken: as many as there are rows.
        most: u32,
    },
}

/// What is wrong with a move, as written or in its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not of the form `1.3-1.5`.
    Unreadable {
        /// The whole text.
        text: String,
    },
    /// No pawn is left.
    Over,
    /// No pawn stands where the move begins.
    NoPawn(Square),
    /// The move ends off the grid.
    Off {
        /// Where it ends.
        to: Square,
        /// How many rows there are.
        rows: u32,
        /// How many columns there are.
        columns: u32,
    },
    /// The move ends where it begins.
    Stays,
    /// The move goes along rows and columns at once.
    Diagonal,
    /// The move goes to the left or up.
    Back,
    /// The move is longer than the longest step.
    TooFar {
        /// Squares asked for.
        by: u32,
        /// Squares of the longest step.
        most: u32,
    },
}
