//! What a system's solver is asked and what it replies, packed into bytes, so that it can travel between page and
//! worker and be passed on by code that does not know the system.

use super::pasted::ToCheck;
use super::{About, Game, Next, System, bytes};
use crate::core::Message;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What can be asked of a system's solver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Ask<G: Game> {
    /// Who wins, by which moves (at most `most` of them named), and why.
    Analyse {
        /// The rules.
        game: G,
        /// The position.
        position: G::Position,
        /// How many winning moves to name.
        most: usize,
    },
    /// A question of the system's own.
    Question(G::Question),
    /// The numbers of the sheet of a position.
    Sheet {
        /// The rules.
        game: G,
        /// The position.
        position: G::Position,
    },
    /// The next step of the system's method.
    Next {
        /// The rules.
        game: G,
        /// The position.
        position: G::Position,
        /// How many steps were made.
        done: u32,
    },
    /// Why something about a position is right.
    Why {
        /// The rules.
        game: G,
        /// The position.
        position: G::Position,
        /// What it is asked of.
        about: About,
    },
    /// Whether a win can be forced within so many of the player's own moves.
    Within {
        /// The rules.
        game: G,
        /// The position.
        position: G::Position,
        /// Whether one is to move.
        mine: bool,
        /// How many.
        within: u32,
    },
}

/// What a solver tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Tell<G: Game> {
    /// To [`Ask::Analyse`].
    Analysis(G::Analysis),
    /// To [`Ask::Question`]: one report of the answer.
    Answer(G::Answer),
    /// To [`Ask::Sheet`]; no rows where the position has no sheet.
    Sheet(Vec<Vec<u32>>),
    /// To [`Ask::Next`].
    Next(Option<Next>),
    /// To [`Ask::Why`].
    Why(Vec<Message>),
    /// To [`Ask::Within`]; `None` where that is not found out.
    Within(Option<bool>),
}

/// A question on its way: the types that it is made of are packed away.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// A question to the solver of a system.
    Game {
        /// Whose question it is.
        system: System,
        /// An [`Ask`] of that system.
        #[serde(with = "bytes")]
        ask: Vec<u8>,
    },
    /// Results to be compared, of whatever system: a [`ToCheck`].
    Check(#[serde(with = "bytes")] Vec<u8>),
}

impl Order {
    /// Packs a question.
    pub fn new<G: Game>(ask: &Ask<G>) -> Self {
        Self::Game { system: G::SYSTEM, ask: pack(ask) }
    }

    /// Packs what is to be compared.
    pub fn check(first: &ToCheck) -> Self {
        Self::Check(pack(first))
    }
}

/// Packs a message. What cannot be packed comes out empty, which nothing unpacks from.
pub fn pack<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Unpacks a message; `None` where it is not one.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
