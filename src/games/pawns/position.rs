//! Positions: pawns in the order in which they were placed.

use super::read;
use super::rules::{MOST_SIDE, Pawns};
use super::square::Square;
use crate::core::Message;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// The most pawns on any grid; on one of fewer rows there are at most as many as rows.
pub const MOST_PAWNS: usize = MOST_SIDE as usize;

/// Pawns, each with the square it stands on. A pawn keeps its place in the list until it leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Square>", into = "Vec<Square>")]
pub struct Position {
    pawns: Vec<Square>,
}

impl Position {
    /// A starting position of these pawns. An error's place is that of a pawn, from 0, not a byte.
    pub fn start(game: &Pawns, pawns: &[Square]) -> Result<Self, At<Message>> {
        let most = game.rows() as usize;
        if pawns.len() > most {
            let error = read::too_many(game, pawns.len());
            return Err(At { start: most, end: pawns.len(), error });
        }
        for (place, &pawn) in pawns.iter().enumerate() {
            let error = if pawn == game.sink() {
                read::on_sink(pawn)
            } else if game.holds(pawn) {
                continue;
            } else {
                read::off(game, &pawn.to_string())
            };
            return Err(At { start: place, end: place + 1, error });
        }
        Ok(Self { pawns: pawns.to_vec() })
    }

    /// The first `count` squares of the first column, as many as there are rows for.
    pub fn in_first_column(game: &Pawns, count: u32) -> Self {
        let pawns = (1..=count.min(game.rows())).map(|row| Square { row, column: 1 }).collect();
        Self { pawns }
    }

    /// Reads a starting position as it stands in links, `1.3+2.5+5.1` or `none`, or as people write
    /// it: `(1,3), (2,5), (5,1)`.
    ///
    /// Memory is bounded whatever the text; the error says what is wrong and at which bytes.
    pub fn read(game: &Pawns, text: &str) -> Result<Self, At<Message>> {
        read::position(game, text)
    }

    /// Reads what people type: the link's form, or pairs of numbers as in `(1,3) (2,5)`.
    pub fn read_typed(game: &Pawns, text: &str) -> Result<Self, At<Message>> {
        read::typed_position(game, text)
    }

    /// The link's form.
    pub fn write(&self) -> String {
        if self.pawns.is_empty() {
            return "none".to_owned();
        }
        let squares: Vec<String> = self.pawns.iter().map(Square::to_string).collect();
        squares.join("+")
    }

    /// The squares of the pawns, in their order.
    pub fn pawns(&self) -> &[Square] {
        &self.pawns
    }

    /// How many pawns stand on a square.
    pub fn on(&self, square: Square) -> usize {
        self.pawns.iter().filter(|&&pawn| pawn == square).count()
    }

    /// The position in which the pawn at `place` (from 0) stands elsewhere, or has left.
    pub(super) fn with_pawn_at(&self, place: usize, square: Option<Square>) -> Self {
        let mut pawns = self.pawns.clone();
        pawns.splice(place..=place, square);
        Self { pawns }
    }
}

impl From<Position> for Vec<Square> {
    fn from(position: Position) -> Self {
        position.pawns
    }
}

impl TryFrom<Vec<Square>> for Position {
    type Error = &'static str;

    fn try_from(pawns: Vec<Square>) -> Result<Self, &'static str> {
        let side = 1..=MOST_SIDE;
        let stands = |pawn: &Square| side.contains(&pawn.row) && side.contains(&pawn.column);
        if pawns.len() > MOST_PAWNS || !pawns.iter().all(stands) {
            return Err("not pawns that can come up");
        }
        Ok(Self { pawns })
    }
}
