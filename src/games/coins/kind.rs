//! Which coins may be turned together.

use super::patterns::Patterns;
use crate::core::Message;
use crate::games::At;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What comes before custom distances.
pub(super) const OWN: &str = "own-";

/// A game: the sets of coins that one move may turn. In each of them the rightmost coin goes from heads
/// to tails.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// One coin or two (Turning Turtles).
    Turtles,
    /// One coin, two or three (Mock Turtles).
    Mock,
    /// Any number of coins that are side by side (Ruler).
    Ruler,
    /// Two coins (Twins).
    Twins,
    /// Three coins (Triplets).
    Triplets,
    /// Coins at distances of the reader's own.
    Own(Patterns),
}

impl Kind {
    /// The games that have a name.
    pub const NAMED: [Self; 5] =
        [Self::Turtles, Self::Mock, Self::Ruler, Self::Twins, Self::Triplets];

    /// Its name in links; that of all own ones is `own`.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Turtles => "turtles",
            Self::Mock => "mock",
            Self::Ruler => "ruler",
            Self::Twins => "twins",
            Self::Triplets => "triplets",
            Self::Own(_) => "own",
        }
    }

    /// Reads a name, or `own-` and distances. Time is linear in the text.
    pub fn read(what: &str) -> Result<Self, At<Message>> {
        if let Some(kind) = Self::NAMED.into_iter().find(|kind| kind.name() == what) {
            return Ok(kind);
        }
        if let Some(patterns) = what.strip_prefix(OWN) {
            let moved =
                |at: At<Message>| At { start: at.start + OWN.len(), end: at.end + OWN.len(), ..at };
            return Patterns::read(patterns).map(Self::Own).map_err(moved);
        }
        let error = match what {
            "" => Message::new("coins-missing"),
            _ => Message::new("coins-unknown").quoting("found", what),
        };
        Err(At { start: 0, end: what.len(), error })
    }

    /// Whether these coins may be turned together, wherever the heads are. Bit p is the coin at place p.
    pub fn allows(&self, turned: u64) -> bool {
        let count = turned.count_ones();
        match self {
            Self::Turtles => (1..=2).contains(&count),
            Self::Mock => (1..=3).contains(&count),
            Self::Ruler => {
                count > 0 && (turned >> turned.trailing_zeros()).trailing_ones() == count
            }
            Self::Twins => count == 2,
            Self::Triplets => count == 3,
            Self::Own(patterns) => patterns.has(turned),
        }
    }

    /// The first place from which a head can be turned: fewer coins than a move needs lie left of those
    /// before it.
    pub fn least_place(&self) -> u32 {
        match self {
            Self::Turtles | Self::Mock | Self::Ruler => 0,
            Self::Twins => 1,
            Self::Triplets => 2,
            Self::Own(patterns) => patterns.least_place(),
        }
    }

    /// Whether custom distances fit in a line of so many coins; otherwise the message that says what would.
    /// Named games always do: on a line that is too short they are over before they begin.
    pub fn fitting(&self, coins: u32) -> Result<(), Message> {
        if !matches!(self, Self::Own(_)) || self.least_place() < coins {
            return Ok(());
        }
        let message = Message::new("coins-own-useless").with("coins", coins);
        Err(message.with("most", coins.saturating_sub(1)))
    }

    /// Whether there is a move with these heads.
    pub fn can_move(&self, heads: u64) -> bool {
        heads >> self.least_place() != 0
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(patterns) => write!(f, "own-{patterns}"),
            named => f.write_str(named.name()),
        }
    }
}
