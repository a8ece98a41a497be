//! The two players.

use serde::{Deserialize, Serialize};

/// One of the two players, J0 or J1. J0 is the one who moves first, where a game has a first move.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Player {
    /// J0.
    #[default]
    Zero,
    /// J1.
    One,
}

impl Player {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Zero, Self::One];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Zero => Self::One,
            Self::One => Self::Zero,
        }
    }

    /// 0 or 1.
    pub fn index(self) -> usize {
        match self {
            Self::Zero => 0,
            Self::One => 1,
        }
    }

    /// The player of that number, where it is 0 or 1.
    pub fn of_index(index: usize) -> Option<Self> {
        Self::BOTH.get(index).copied()
    }
}
