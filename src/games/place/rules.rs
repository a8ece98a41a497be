//! The rules: a game, the size of its board, who wins at the end.

use super::kept;
use super::kind::Kind;
use super::square::Square;
use crate::core::place::{Bits, Board, MAX_CELLS, MAX_SIDE, Pieces, bit};
use crate::core::{Message, Rule};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A game on a board of at most [`MAX_CELLS`] squares, none of its sides above [`MAX_SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Kind, u32, u32, Rule)", into = "(Kind, u32, u32, Rule)")]
pub struct Place {
    kind: Kind,
    rows: u32,
    columns: u32,
    rule: Rule,
}

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// How many rows there are.
    Rows,
    /// How many columns there are.
    Columns,
}

impl Side {
    /// The most that there can be.
    #[allow(clippy::cast_possible_truncation)]
    pub const MAX: u32 = MAX_SIDE as u32;

    /// Reads a number with nothing around it.
    pub fn read(self, text: &str) -> Result<u32, Message> {
        let (not_a_number, beyond) = match self {
            Self::Rows => ("place-rows-number", "place-rows-beyond"),
            Self::Columns => ("place-columns-number", "place-columns-beyond"),
        };
        let wrong = |id| Message::new(id).quoting("found", text).with("most", Self::MAX);
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong(not_a_number));
        }
        // Only digits: what does not parse is too large.
        let number = text.parse().ok().filter(|number| (1..=Self::MAX).contains(number));
        number.ok_or_else(|| wrong(beyond))
    }
}

impl Place {
    /// The rules with these numbers; the error says which of them is out of its range. A graph is one row of
    /// its vertices, whatever the numbers.
    pub fn new(kind: Kind, rows: u32, columns: u32, rule: Rule) -> Result<Self, Message> {
        if let Some(graph) = kind.graph() {
            let columns = u32::try_from(graph.vertices()).unwrap_or(1);
            return Ok(Self { kind, rows: 1, columns, rule });
        }
        if kind.pieces().is_some_and(Pieces::is_empty) {
            return Err(Message::new("place-no-piece"));
        }
        Side::Rows.read(&rows.to_string())?;
        Side::Columns.read(&columns.to_string())?;
        let cells = rows * columns;
        if cells as usize > MAX_CELLS {
            let message =
                Message::new("place-too-large").with("rows", rows).with("columns", columns);
            return Err(message.with("cells", cells).with("most", MAX_CELLS));
        }
        Ok(Self { kind, rows, columns, rule })
    }

    /// Cram on 5 × 6, in normal play.
    pub fn usual() -> Self {
        Self { kind: Kind::Cram, rows: 5, columns: 6, rule: Rule::Normal }
    }

    /// The game.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many rows there are.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// Who wins when nothing can be taken.
    pub fn last(&self) -> Rule {
        self.rule
    }

    /// The board with its moves. Where it is another than the last one, time is quadratic in its squares.
    pub fn board(&self) -> Rc<Board> {
        kept::board(self.kind().take(), self.rows() as usize, self.columns() as usize)
    }

    /// All squares of the board.
    pub fn all(&self) -> Bits {
        bit((self.rows * self.columns) as usize).wrapping_sub(1)
    }

    /// The bit of a square; none where there is no such square.
    pub fn bit(&self, square: Square) -> Option<Bits> {
        if self.kind.graph().is_some() {
            let there = square.is_vertex() && (1..=self.columns).contains(&square.column);
            return there.then(|| bit(square.column as usize - 1));
        }
        let holds =
            (1..=self.rows).contains(&square.row) && (1..=self.columns).contains(&square.column);
        holds.then(|| bit(((square.row - 1) * self.columns + square.column - 1) as usize))
    }

    /// The square with this number, from 0, row by row.
    pub fn square(&self, cell: usize) -> Square {
        let cell = u32::try_from(cell).unwrap_or(u32::MAX);
        if self.kind.graph().is_some() {
            return Square::vertex(cell.saturating_add(1));
        }
        Square { row: cell / self.columns + 1, column: cell % self.columns + 1 }
    }
}

impl From<Place> for (Kind, u32, u32, Rule) {
    fn from(game: Place) -> Self {
        (game.kind, game.rows, game.columns, game.rule)
    }
}

impl TryFrom<(Kind, u32, u32, Rule)> for Place {
    type Error = &'static str;

    fn try_from((kind, rows, columns, rule): (Kind, u32, u32, Rule)) -> Result<Self, &'static str> {
        Self::new(kind, rows, columns, rule).map_err(|_| "not the rules of a board")
    }
}
