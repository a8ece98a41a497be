//! What is known about a bar without any table: reasons that fit in a sentence.

use crate::core::bars::Shape;
use crate::core::{Message, Outcome, Say, Value};
use serde::{Deserialize, Serialize};

/// A reason why a bar is won or lost. Each has a proof of a few lines, which is all that is claimed;
/// tables agree with them wherever there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theorem {
    /// Only the poison is left: it must be bitten.
    Poison,
    /// One row or one column: all but the poison is bitten.
    Line {
        /// The square.
        bite: (u8, u8),
    },
    /// One row and one column that meet at the poison, equally long: whatever is taken from one is
    /// then taken from the other, until the poison is left. Lost.
    EqualArms {
        /// Squares of each, the poison not counted.
        arm: u8,
    },
    /// One row and one column, unequally long: the longer is bitten down to the shorter.
    UnequalArms {
        /// The square.
        bite: (u8, u8),
    },
    /// A square of side 2 or more: what the bite leaves has equal arms.
    Square,
    /// Two rows, the lower one shorter by one square, or the same seen along the diagonal. Whatever
    /// is bitten, the next bite makes it so again. Lost.
    OneLess,
    /// Two rows or two columns that are not so, and the bite that makes them so.
    NotOneLess {
        /// The square.
        bite: (u8, u8),
    },
    /// A rectangle of more than one square: if the bite of the last square does not win, some answer
    /// to it does, and that could have been the first bite. Won, and nothing is said about how
    /// (strategy stealing).
    Stealing,
}

impl Theorem {
    /// The simplest reason that holds for a bar, if one of these does.
    pub fn of(bar: &Shape) -> Option<Self> {
        let (height, width) = (bar.height(), bar.width());
        match (height, width) {
            (0, 0) => return None,
            (1, 1) => return Some(Self::Poison),
            (1, _) => return Some(Self::Line { bite: (0, 1) }),
            (_, 1) => return Some(Self::Line { bite: (1, 0) }),
            _ => {}
        }
        // One square in the second row, and so in all below it.
        if bar.row(1) == 1 {
            return Some(arms(height, width));
        }
        if bar.is_rectangle() && height == width {
            return Some(Self::Square);
        }
        if height == 2 {
            return Some(two_rows(width, bar.row(1)));
        }
        if width == 2 {
            let columns = bar.transposed();
            return Some(two_rows(columns.width(), columns.row(1)).transposed());
        }
        bar.is_rectangle().then_some(Self::Stealing)
    }

    /// The outcome for the player to move.
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Poison | Self::EqualArms { .. } | Self::OneLess => Outcome::Loss,
            _ => Outcome::Win,
        }
    }

    /// A bite that wins, where the reason names one.
    pub fn bite(self) -> Option<(u8, u8)> {
        match self {
            Self::Line { bite } | Self::UnequalArms { bite } | Self::NotOneLess { bite } => {
                Some(bite)
            }
            Self::Square => Some((1, 1)),
            Self::Poison | Self::EqualArms { .. } | Self::OneLess | Self::Stealing => None,
        }
    }

    fn transposed(self) -> Self {
        match self {
            Self::NotOneLess { bite: (row, column) } => Self::NotOneLess { bite: (column, row) },
            other => other,
        }
    }
}

impl Say for Theorem {
    fn say(&self) -> Message {
        let name = match self {
            Self::Poison => "theorem-poison",
            Self::Line { .. } => "theorem-line",
            Self::EqualArms { .. } => "theorem-equal-arms",
            Self::UnequalArms { .. } => "theorem-unequal-arms",
            Self::Square => "theorem-square",
            Self::OneLess => "theorem-one-less",
            Self::NotOneLess { .. } => "theorem-not-one-less",
            Self::Stealing => "theorem-stealing",
        };
        let message = Message::new(name);
        match (self, self.bite()) {
            (Self::EqualArms { arm }, _) => message.with("arm", u32::from(*arm)),
            (_, Some((row, column))) => {
                message.with("square", Value::Square(row.into(), column.into()))
            }
            _ => message,
        }
    }
}

/// A row and a column of at least two squares each, the poison counted in both.
fn arms(height: u8, width: u8) -> Theorem {
    match height.cmp(&width) {
        std::cmp::Ordering::Equal => Theorem::EqualArms { arm: width - 1 },
        std::cmp::Ordering::Less => Theorem::UnequalArms { bite: (0, height) },
        std::cmp::Ordering::Greater => Theorem::UnequalArms { bite: (width, 0) },
    }
}

fn two_rows(above: u8, below: u8) -> Theorem {
    if above == below + 1 {
        Theorem::OneLess
    } else if above == below {
        Theorem::NotOneLess { bite: (1, above - 1) }
    } else {
        Theorem::NotOneLess { bite: (0, below + 1) }
    }
}
