//! The games, by what a move takes.

use crate::core::place::{Piece, Take, Touch};
use serde::{Deserialize, Serialize};

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A domino on two free squares.
    Cram,
    /// A free square, with those beside it.
    NodeKayles,
    /// Queens that do not attack one another.
    Queens,
    /// Kings likewise.
    Kings,
    /// Knights likewise.
    Knights,
    /// Three squares in a line.
    Bars,
    /// Three squares round a corner.
    Corners,
    /// Four squares in a square.
    Squares,
    /// Four squares in the form of an L.
    Hooks,
    /// Four squares in the form of a T.
    Tees,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Cram,
        Self::NodeKayles,
        Self::Queens,
        Self::Kings,
        Self::Knights,
        Self::Bars,
        Self::Corners,
        Self::Squares,
        Self::Hooks,
        Self::Tees,
    ];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cram => "cram",
            Self::NodeKayles => "node-kayles",
            Self::Queens => "queens",
            Self::Kings => "kings",
            Self::Knights => "knights",
            Self::Bars => "tromino-i",
            Self::Corners => "tromino-l",
            Self::Squares => "tetromino-o",
            Self::Hooks => "tetromino-l",
            Self::Tees => "tetromino-t",
        }
    }

    /// The game of a name; Arc Kayles on a board is Cram.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == name);
        kind.or_else(|| (name == "arc-kayles").then_some(Self::Cram))
    }

    /// What a move takes.
    pub fn take(self) -> Take {
        match self {
            Self::Cram => Take::Piece(Piece::Domino),
            Self::NodeKayles => Take::Cell(Touch::Sides),
            Self::Queens => Take::Cell(Touch::Lines),
            Self::Kings => Take::Cell(Touch::Around),
            Self::Knights => Take::Cell(Touch::Leaps),
            Self::Bars => Take::Piece(Piece::Bar),
            Self::Corners => Take::Piece(Piece::Corner),
            Self::Squares => Take::Piece(Piece::Square),
            Self::Hooks => Take::Piece(Piece::Hook),
            Self::Tees => Take::Piece(Piece::Tee),
        }
    }

    /// The piece that is laid, where several squares are chosen.
    pub fn piece(self) -> Option<Piece> {
        match self.take() {
            Take::Piece(piece) => Some(piece),
            Take::Cell(_) => None,
        }
    }
}
