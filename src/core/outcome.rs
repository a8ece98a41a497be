//! Who wins, under which rule, and what is said if that is not known.

use serde::{Deserialize, Serialize};

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// A player who cannot move loses.
    #[default]
    Normal,
    /// A player who cannot move wins.
    Misere,
}

impl Rule {
    /// The outcome for a player who has no move.
    pub fn without_move(self) -> Outcome {
        match self {
            Self::Normal => Outcome::Loss,
            Self::Misere => Outcome::Win,
        }
    }
}

/// The outcome for the player to move when both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// An N-position: the player to move (the *next* one) wins.
    Win,
    /// A P-position: the player who has just moved (the *previous* one) wins.
    Loss,
}

impl Outcome {
    /// The outcome seen by a player all of whose options have the outcomes given: a win as soon as
    /// one of them is lost for the opponent. `None` options at all is for [`Rule::without_move`].
    pub fn from_options(options: impl IntoIterator<Item = Self>) -> Self {
        if options.into_iter().any(|option| option == Self::Loss) { Self::Win } else { Self::Loss }
    }
}

/// What was found out about a position. "Not known" is a value, never a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// Decided by proof or by exhaustive search.
    Known(Outcome),
    /// Decided: neither player can force a win. Only where play may go on for ever, or end without a
    /// winner.
    Draw,
    /// Not decided, and why.
    Unknown(Unknown),
}

impl Verdict {
    /// The outcome, where there is one.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Known(outcome) => Some(outcome),
            Self::Draw | Self::Unknown(_) => None,
        }
    }
}

/// Why an outcome is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Unknown {
    /// The search examined as many positions as it was allowed and did not finish.
    Budget {
        /// Positions examined.
        positions: u64,
    },
}
