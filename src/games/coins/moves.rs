//! Moves: which coins are turned.

use super::kind::Kind;
use super::position::Position;
use super::rules::Coins;
use crate::core::{Chance, Message, Value};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The coins that are turned, at least one: those at these places of a row, or where these rows meet these
/// columns of a grid. Which of them may be turned together is not checked here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u64, u64)", into = "(u64, u64)")]
pub struct Move {
    /// Bit r is row r of a grid; 0 in a row.
    rows: u64,
    /// Bit p is the coin at place p of a row, or column p of a grid.
    columns: u64,
}

impl Move {
    /// The move that turns the coins where these rows meet these columns, or without rows these coins of a
    /// row; `None` of none.
    pub fn new(rows: u64, columns: u64) -> Option<Self> {
        (columns != 0).then_some(Self { rows, columns })
    }

    /// The move that turns these coins, a bit each; `None` where it turns none, or where on a grid they are
    /// not all those at which their rows meet their columns.
    pub fn of(game: &Coins, position: Position, coins: u64) -> Option<Self> {
        if game.down.is_none() {
            return Self::new(0, coins);
        }
        let (rows, columns) = position.sides(coins);
        (position.crossing(rows, columns) == coins).then(|| Self::new(rows, columns)).flatten()
    }

    /// The coins that it turns, a bit each, of those that there are.
    pub fn turned(self, position: Position) -> u64 {
        if self.rows == 0 {
            self.columns & position.coins()
        } else {
            position.crossing(self.rows, self.columns)
        }
    }

    /// The rows of a grid; 0 in a row.
    pub fn rows(self) -> u64 {
        self.rows
    }

    /// The columns of a grid, or the places of a row.
    pub fn columns(self) -> u64 {
        self.columns
    }
}

/// The bits that are set, the highest first.
pub fn bits(set: u64) -> impl Iterator<Item = u32> {
    (0..64).rev().filter(move |bit| set >> bit & 1 == 1)
}

/// As written in links: `6.3.1`, and `2.0x3.1` for rows 2 and 0, columns 3 and 1.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = |set: u64| bits(set).map(|bit| bit.to_string()).collect::<Vec<_>>().join(".");
        if self.rows != 0 {
            write!(f, "{}x", places(self.rows))?;
        }
        f.write_str(&places(self.columns))
    }
}

impl From<Move> for (u64, u64) {
    fn from(mv: Move) -> Self {
        (mv.rows, mv.columns)
    }
}

impl TryFrom<(u64, u64)> for Move {
    type Error = &'static str;

    fn try_from((rows, columns): (u64, u64)) -> Result<Self, &'static str> {
        Self::new(rows, columns).ok_or("no coin is turned")
    }
}

/// The position after a move, or why it is not legal.
pub(super) fn play(game: &Coins, position: Position, mv: Move) -> Result<Position, Message> {
    if !game.can_move(position) {
        return Err(Message::new("coins-move-over"));
    }
    let Some(down) = &game.down else { return play_in_row(game, position, mv) };
    if mv.rows == 0 {
        return Err(Message::new("coins-move-no-rows"));
    }
    let (row, column) = (last(mv.rows), last(mv.columns));
    if row >= position.rows() || column >= position.columns() {
        let square = Value::Square(row, column);
        let message = Message::new("coins-move-off-grid").with("square", square);
        let message = message.with("rows", position.rows()).with("columns", position.columns());
        return Err(message.with("first", Value::Place(0)));
    }
    if !position.is_head(position.place(row, column)) {
        let square = Value::Square(row, column);
        return Err(Message::new("coins-move-tail-grid").with("square", square));
    }
    if !down.allows(mv.rows) {
        return Err(Message::new("coins-move-rows").with("kind", down.name()));
    }
    if !game.kind.allows(mv.columns) {
        return Err(Message::new("coins-move-columns").with("kind", game.kind.name()));
    }
    Ok(position.turned(mv.turned(position)))
}

fn play_in_row(game: &Coins, position: Position, mv: Move) -> Result<Position, Message> {
    if mv.rows != 0 {
        return Err(Message::new("coins-move-no-grid"));
    }
    let rightmost = last(mv.columns);
    if rightmost >= position.len() {
        let message = Message::new("coins-move-off").with("place", Value::Place(rightmost));
        return Err(message.with("most", Value::Place(position.len() - 1)));
    }
    if !position.is_head(rightmost) {
        return Err(Message::new("coins-move-tail").with("place", Value::Place(rightmost)));
    }
    if !game.kind.allows(mv.columns) {
        return Err(Message::new(match game.kind {
            Kind::Turtles => "coins-move-turtles",
            Kind::Mock => "coins-move-mock",
            Kind::Ruler => "coins-move-ruler",
            Kind::Twins => "coins-move-twins",
            Kind::Triplets => "coins-move-triplets",
            Kind::Own(_) => "coins-move-own",
        }));
    }
    Ok(position.turned(mv.columns))
}

/// The last of a set.
fn last(set: u64) -> u32 {
    set.checked_ilog2().unwrap_or(0)
}

/// The moves of a position, each once, with the coins that they turn: by the last coin, then as
/// [`Coins::each_move`] has them. At most 43,744.
pub(super) fn moves(game: &Coins, position: Position) -> Vec<(Move, u64)> {
    let mut moves = Vec::new();
    for place in position.places() {
        game.each_move(position, place, |coins| {
            moves.extend(Move::of(game, position, coins).map(|mv| (mv, coins)));
        });
    }
    moves
}

/// All moves.
pub(super) fn all_moves(game: &Coins, position: Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for place in position.places() {
        game.each_move(position, place, |coins| moves.extend(Move::of(game, position, coins)));
    }
    moves
}

/// First one of the heads that can be turned, all equally likely, then one of its moves likewise. `None`
/// where no move is left.
pub(super) fn random_move(game: &Coins, position: Position, chance: &mut Chance) -> Option<Move> {
    let least = |kind: &Kind, place: u32| place >= kind.least_place();
    let places = position.places().filter(|&place| match &game.down {
        None => least(&game.kind, place),
        Some(down) => {
            let (row, column) = position.cell(place);
            least(down, row) && least(&game.kind, column)
        }
    });
    let &place = chance.pick(&places.collect::<Vec<u32>>())?;
    let mut moves = Vec::new();
    game.each_move(position, place, |coins| moves.push(coins));
    chance.pick(&moves).and_then(|&coins| Move::of(game, position, coins))
}

/// What can become of coins that a reader has begun to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// Whether they are a move as they are.
    pub legal: bool,
    /// The coins of all moves that turn these, and maybe more; 0 where there is no such move.
    pub within: u64,
}

/// Looks which moves turn all of these coins; every move does where there are none.
pub fn begun(game: &Coins, position: Position, coins: u64) -> Begun {
    let first = last(coins);
    let mut begun = Begun::default();
    for place in position.places().filter(|&place| place >= first) {
        game.each_move(position, place, |turned| {
            if turned & coins == coins {
                begun.within |= turned;
                begun.legal |= turned == coins;
            }
        });
    }
    begun
}
