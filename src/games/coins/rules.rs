//! The rules: which coins are turned together, and who wins at the end.

use super::kind::{Kind, OWN};
use super::position::{MAX_PLACES, Position};
use super::row::each_of_row;
use crate::core::{Message, Rule};
use crate::games::At;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A game of coins, in a row or on a grid. On a grid a move turns the coins where some rows meet some
/// columns: rows that one game could turn together, and columns that the other could.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Coins {
    /// Which coins of a row may be turned together: on a grid, which columns.
    pub kind: Kind,
    /// On a grid, which rows.
    pub down: Option<Kind>,
    /// Who wins when no move is left.
    pub rule: Rule,
}

impl Coins {
    /// A game in a row.
    pub fn row(kind: Kind, rule: Rule) -> Self {
        Self { kind, down: None, rule }
    }

    /// A game on a grid: the product of two.
    pub fn grid(down: Kind, kind: Kind, rule: Rule) -> Self {
        Self { kind, down: Some(down), rule }
    }

    /// Turning Turtles, in normal play.
    pub fn usual() -> Self {
        Self::row(Kind::Turtles, Rule::Normal)
    }

    /// Reads a game, or two with an `x` between them, that of the rows first.
    pub(super) fn read(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        let Some((down, across)) = what.split_once('x') else {
            return Ok(Self::row(Kind::read(what)?, rule));
        };
        let from = down.len() + 1;
        let moved = |at: At<Message>| At { start: at.start + from, end: at.end + from, ..at };
        let game = Self::grid(Kind::read(down)?, Kind::read(across).map_err(moved)?, rule);
        game.with_some_grid().map_err(|error| At { start: 0, end: what.len(), error })
    }

    /// The same, where a move is possible on some grid.
    pub(super) fn with_some_grid(self) -> Result<Self, Message> {
        let least = |kind: &Kind| kind.least_place() + 1;
        let (rows, columns) = (self.down.as_ref().map_or(1, least), least(&self.kind));
        if rows * columns <= MAX_PLACES {
            return Ok(self);
        }
        let message = Message::new("coins-own-no-grid").with("most", MAX_PLACES);
        Err(message.with("rows", rows).with("columns", columns))
    }

    /// Whether custom distances fit among so many coins: otherwise no move would ever be possible,
    /// whichever show heads. The error has the place of the distances in `what`, the text of these rules.
    pub(super) fn fitting(&self, what: &str, position: Position) -> Result<(), At<Message>> {
        let check = |kind: &Kind, coins: u32, start: usize, end: usize| {
            kind.fitting(coins).map_err(|error| At {
                start: (start + OWN.len()).min(end),
                end,
                error,
            })
        };
        let Some(down) = &self.down else {
            return check(&self.kind, position.columns(), 0, what.len());
        };
        let between = what.find('x').unwrap_or(what.len());
        check(down, position.rows(), 0, between)?;
        check(&self.kind, position.columns(), (between + 1).min(what.len()), what.len())
    }

    /// Whether a move is left.
    pub(super) fn can_move(&self, position: Position) -> bool {
        let Some(down) = &self.down else { return self.kind.can_move(position.heads()) };
        (down.least_place()..position.rows()).any(|row| self.kind.can_move(position.heads_of(row)))
    }

    /// Tells the coins that a move may turn whose last one is this, each set once. On a grid the last one is
    /// that of the last row and the last column.
    pub(super) fn each_move(&self, position: Position, place: u32, mut tell: impl FnMut(u64)) {
        let Some(down) = &self.down else { return each_of_row(&self.kind, place, tell) };
        let (row, column) = position.cell(place);
        each_of_row(down, row, |rows| {
            each_of_row(&self.kind, column, |columns| tell(position.crossing(rows, columns)));
        });
    }
}

/// As written in links: `turtles`, or `turtlesxruler`.
impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(down) = &self.down {
            write!(f, "{down}x")?;
        }
        self.kind.fmt(f)
    }
}
