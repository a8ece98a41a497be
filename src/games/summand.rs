//! What a sum is made of, as it is written.

use super::{Game, System};
use serde::{Deserialize, Serialize};

/// The maximum number of parts of a sum.
pub const MAX_PARTS: usize = 8;

/// A position of some system, to be a part of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summand {
    /// Whose position it is.
    pub system: System,
    /// The rules, as they are written.
    pub rules: String,
    /// The position, as it is written.
    pub position: String,
}

impl Summand {
    /// A position of a game.
    pub fn of<G: Game>(game: &G, position: &G::Position) -> Self {
        let (rules, position) = (game.write_rules(), game.write_position(position));
        Self { system: G::SYSTEM, rules, position }
    }
}

/// The sum of some positions, as a position of its own. Whether there may be so many is not checked here.
pub fn joined(parts: &[Summand]) -> Summand {
    let rules = parts.iter().map(|part| format!("{}-{}", part.system.name(), part.rules));
    let positions = parts.iter().map(|part| part.position.clone());
    Summand {
        system: System::Sum,
        rules: rules.collect::<Vec<_>>().join("_"),
        position: positions.collect::<Vec<_>>().join("_"),
    }
}
