//! Positions: the squares that are gone.

use super::rules::Place;
use super::square::Square;
use crate::core::place::{Bits, cells_of};
use serde::{Deserialize, Serialize};

/// The squares that are gone, a bit for each, row by row. Bits past the board mean nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    gone: Bits,
}

impl Position {
    /// The position in which these squares of a board are gone; those that it does not have are passed over.
    pub fn start(game: &Place, gone: &[Square]) -> Self {
        let gone = gone.iter().filter_map(|&square| game.bit(square));
        Self { gone: gone.fold(0, |gone, square| gone | square) }
    }

    /// The squares that are free.
    pub fn free(&self, game: &Place) -> Bits {
        game.all() & !self.gone
    }

    /// Whether a square is free.
    pub fn is_free(&self, game: &Place, square: Square) -> bool {
        game.bit(square).is_some_and(|bit| self.gone & bit == 0)
    }

    /// The squares of the board that are gone, row by row.
    pub fn gone(&self, game: &Place) -> Vec<Square> {
        cells_of(game.all() & self.gone).map(|cell| game.square(cell)).collect()
    }

    /// The position with these gone as well.
    #[must_use]
    pub fn without(&self, taken: Bits) -> Self {
        Self { gone: self.gone | taken }
    }

    /// The position with a square of the board there that was gone, or gone that was there.
    #[must_use]
    pub fn toggled(&self, game: &Place, square: Square) -> Self {
        Self { gone: self.gone ^ game.bit(square).unwrap_or(0) }
    }

    /// The link's form.
    pub(super) fn write(self, game: &Place) -> String {
        let gone: Vec<String> = self.gone(game).iter().map(Square::to_string).collect();
        if gone.is_empty() { "none".to_owned() } else { gone.join("+") }
    }
}
