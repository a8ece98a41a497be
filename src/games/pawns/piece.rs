//! The kinds of pieces, and a piece on its square.

use super::square::Square;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How a piece moves. All of them go towards the last square of the last row.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Kind {
    /// Right or down, at most as far as the longest step.
    #[default]
    Pawn,
    /// Any way right, down, or right and down together (W. A. Wythoff, 1907).
    Queen,
    /// Any way right or down: Nim with two heaps.
    Rook,
    /// One square right, down, or both.
    King,
    /// Any way right and down together.
    Bishop,
    /// Both its forward steps, and the two that go sideways: two squares and one, of which the two are
    /// right or down. Play ends, since rows and columns to go become fewer together.
    Knight,
    /// By the steps of the reader's own that the rules have.
    Own,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Pawn, Self::Queen, Self::Rook, Self::King, Self::Bishop, Self::Knight, Self::Own];

    /// The name in the link's keys and in the native command.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::King => "king",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Own => "own",
        }
    }

    /// The kind of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The letter that comes before a square in links. A pawn is written without it.
    pub fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Queen => 'q',
            Self::Rook => 'r',
            Self::King => 'k',
            Self::Bishop => 'b',
            Self::Knight => 'n',
            Self::Own => 'o',
        }
    }

    /// The kind of a letter, small or large.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())
    }
}

/// A piece, with the square it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// How it moves.
    pub kind: Kind,
    /// Where it is.
    pub square: Square,
}

impl Piece {
    /// A piece of that kind on a square.
    pub fn new(kind: Kind, square: Square) -> Self {
        Self { kind, square }
    }

    /// As it is typed and said: `q(3, 1)`, and `(3, 1)` for a pawn.
    pub fn said(&self) -> String {
        match self.kind {
            Kind::Pawn => self.square.pair(),
            kind => format!("{}{}", kind.letter(), self.square.pair()),
        }
    }
}

/// A pawn.
impl From<Square> for Piece {
    fn from(square: Square) -> Self {
        Self { kind: Kind::Pawn, square }
    }
}

/// As written in links: `q3.1`, and `3.1` for a pawn.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Pawn => self.square.fmt(f),
            kind => write!(f, "{}{}", kind.letter(), self.square),
        }
    }
}
