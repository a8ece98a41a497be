//! The two sides of a game, and whose turn it is.

use crate::core::Player;

/// Which of the two players: the one who made the first move, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Who moves first.
    First,
    /// Who moves second.
    Second,
}

impl Side {
    /// J0 is first, J1 second.
    pub fn of(player: Player) -> Self {
        match player {
            Player::Zero => Self::First,
            Player::One => Self::Second,
        }
    }

    /// Who moves after `ply` moves, where the players move in turn.
    pub fn to_move(ply: usize) -> Self {
        if ply.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Whose turn it is at a point of the game, or how the game has ended there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This side is to move.
    ToMove(Side),
    /// No move is left, and this side has won.
    Won(Side),
    /// Play has ended, and nobody has won.
    Drawn,
}
