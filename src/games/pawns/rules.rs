//! The rules: the size of the grid, the longest step, custom steps, who wins at the end.

use super::bounds::{MAX_SIDE, USUAL_STEP};
use super::field::Field;
use super::piece::Kind;
use super::square::Square;
use super::steps::Steps;
use crate::core::{Message, Rule};
use serde::{Deserialize, Serialize};

/// The steps of a knight, in rows and columns. Each brings it nearer to the corner, the sideways ones too:
/// what is to go becomes one less.
const KNIGHT: [(i32, i32); 4] = [(-1, 2), (1, 2), (2, -1), (2, 1)];

/// A grid of [`super::MIN_SIDE`] to [`MAX_SIDE`] rows and columns, with a longest step of 1 to
/// [`super::MAX_STEP`] squares, and the steps of custom pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Plain", into = "Plain")]
pub struct Pawns {
    rows: u32,
    columns: u32,
    step: u32,
    own: Steps,
    rule: Rule,
}

/// The rules as they are packed.
type Plain = (u32, u32, u32, Steps, Rule);

impl Pawns {
    /// The rules with these numbers. The error is about the first of them that is out of its range.
    pub fn new(rows: u32, columns: u32, step: u32, rule: Rule) -> Result<Self, Message> {
        for (field, number) in [(Field::Rows, rows), (Field::Columns, columns), (Field::Step, step)]
        {
            field.check(number)?;
        }
        Ok(Self { rows, columns, step, own: Steps::default(), rule })
    }

    /// Five rows, five columns, the usual step, normal play.
    pub fn usual() -> Self {
        Self { rows: 5, columns: 5, step: USUAL_STEP, own: Steps::default(), rule: Rule::Normal }
    }

    /// How many rows there are.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// The maximum number of squares that a pawn is taken in one move.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Who wins when the last pawn has left.
    pub fn last(&self) -> Rule {
        self.rule
    }

    /// The same grid under another rule.
    #[must_use]
    pub fn under(self, rule: Rule) -> Self {
        Self { rule, ..self }
    }

    /// The steps of custom pieces.
    pub fn own(&self) -> Steps {
        self.own
    }

    /// The same grid with other custom steps, where one of them fits on it.
    pub fn with_own(self, own: Steps) -> Result<Self, Message> {
        Ok(Self { own: own.fitting(self.rows, self.columns)?, ..self })
    }

    /// The kinds of pieces that there can be: custom ones only if they have steps.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let own = !self.own.is_empty();
        Kind::ALL.into_iter().filter(move |&kind| kind != Kind::Own || own)
    }

    /// The square at which a pawn leaves: the last of the last row.
    pub fn sink(&self) -> Square {
        Square::new(self.rows, self.columns)
    }

    /// Whether there is such a square.
    pub fn holds(&self, square: Square) -> bool {
        (1..=self.rows).contains(&square.row) && (1..=self.columns).contains(&square.column)
    }

    /// The squares that a piece can go to in one move: to the right, the nearest first, then down, then
    /// both together; those of a knight, or by custom steps, by their rows. The graph of the game has them as its
    /// neighbours.
    pub fn targets(&self, kind: Kind, from: Square) -> impl Iterator<Item = Square> + use<> {
        let (right, down) =
            (self.columns.saturating_sub(from.column), self.rows.saturating_sub(from.row));
        let most = match kind {
            Kind::Pawn => self.step,
            Kind::King => 1,
            Kind::Queen | Kind::Rook => MAX_SIDE,
            Kind::Bishop | Kind::Knight | Kind::Own => 0,
        };
        let slant = match kind {
            Kind::King => 1,
            Kind::Queen | Kind::Bishop => MAX_SIDE,
            Kind::Pawn | Kind::Rook | Kind::Knight | Kind::Own => 0,
        };
        let along =
            (1..=right.min(most)).map(move |by| Square { column: from.column + by, ..from });
        let below = (1..=down.min(most)).map(move |by| Square { row: from.row + by, ..from });
        let both = (1..=right.min(down).min(slant))
            .map(move |by| Square { row: from.row + by, column: from.column + by });
        let jumps = if kind == Kind::Knight { &KNIGHT[..] } else { &[] };
        let own = if kind == Kind::Own { self.own } else { Steps::default() };
        let game = *self;
        let jumped = jumps.iter().copied().chain(own.iter()).filter_map(move |(rows, columns)| {
            let row = from.row.checked_add_signed(rows)?;
            let square = Square { row, column: from.column.checked_add_signed(columns)? };
            game.holds(square).then_some(square)
        });
        along.chain(below).chain(both).chain(jumped)
    }

    /// All squares in an order in which the squares that a piece can go to come before its own. For a
    /// knight and for custom steps, by how many rows and columns are to go, together; for all others the last column
    /// from the bottom to the top, then the column before it.
    pub fn build_up(&self, kind: Kind) -> impl Iterator<Item = Square> + use<> {
        let rows = self.rows;
        let by_columns = (1..=self.columns)
            .rev()
            .flat_map(move |column| (1..=rows).rev().map(move |row| Square { row, column }));
        let mut squares: Vec<Square> = by_columns.collect();
        if matches!(kind, Kind::Knight | Kind::Own) {
            squares.sort_by_key(|square| std::cmp::Reverse(square.row + square.column));
        }
        squares.into_iter()
    }
}

impl From<Pawns> for Plain {
    fn from(game: Pawns) -> Self {
        (game.rows, game.columns, game.step, game.own, game.rule)
    }
}

impl TryFrom<Plain> for Pawns {
    type Error = &'static str;

    fn try_from((rows, columns, step, own, rule): Plain) -> Result<Self, &'static str> {
        let game = Self::new(rows, columns, step, rule).map_err(|_| "not the rules of a grid")?;
        game.with_own(own).map_err(|_| "steps that fit on no grid")
    }
}
