//! The rules: which coins are turned together, and who wins at the end.

use super::kind::Kind;
use crate::core::Rule;
use serde::{Deserialize, Serialize};

/// A game of coins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Coins {
    /// Which coins may be turned together.
    pub kind: Kind,
    /// Who wins when no move is left.
    pub rule: Rule,
}

impl Coins {
    /// Turning Turtles, in normal play.
    pub fn usual() -> Self {
        Self { kind: Kind::Turtles, rule: Rule::Normal }
    }
}
