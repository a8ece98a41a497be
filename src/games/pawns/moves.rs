//! Moves: one pawn, from one square to another.

use super::position::Position;
use super::read;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A move as it is written, `1.3-1.5`: of the pawns on the first square the one that comes first goes
/// to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// Where the pawn stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// Reads the form of links, or two squares with an arrow between them: `(1,3) ---> (1,5)`.
    pub fn read(text: &str) -> Result<Self, Message> {
        match read::squares_of_move(text) {
            Some((from, to)) => Ok(Self { from, to }),
            None => Err(Message::new("pawns-move-unreadable").quoting("found", text)),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// The position after a move, or why it is not legal.
pub(super) fn play(game: &Pawns, position: &Position, mv: Move) -> Result<Position, Message> {
    if position.pawns().is_empty() {
        return Err(Message::new("pawns-move-over"));
    }
    let Some(place) = position.pawns().iter().position(|&pawn| pawn == mv.from) else {
        return Err(Message::new("pawns-move-no-pawn").with("square", mv.from.pair()));
    };
    check(game, mv)?;
    let left = mv.to == game.sink();
    Ok(position.with_pawn_at(place, (!left).then_some(mv.to)))
}

/// Whether a pawn goes that way, wherever it stands.
fn check(game: &Pawns, Move { from, to }: Move) -> Result<(), Message> {
    if from == to {
        return Err(Message::new("pawns-move-stays"));
    }
    if !game.holds(to) {
        let message = Message::new("pawns-move-off").with("square", to.pair());
        return Err(message.with("rows", game.rows()).with("columns", game.columns()));
    }
    if from.row != to.row && from.column != to.column {
        return Err(Message::new("pawns-move-diagonal"));
    }
    // One of the two differences is 0.
    let by = to.row.checked_sub(from.row).zip(to.column.checked_sub(from.column));
    let Some((down, right)) = by else {
        return Err(Message::new("pawns-move-back"));
    };
    let by = down + right;
    if by > game.step() {
        return Err(Message::new("pawns-move-too-far").with("by", by).with("most", game.step()));
    }
    Ok(())
}

/// The moves of a position, each once: by pawn, then to the right and down, the nearest first.
pub(super) fn moves(game: &Pawns, position: &Position) -> impl Iterator<Item = Move> {
    let pawns = position.pawns();
    let first = move |&(place, pawn): &(usize, &Square)| {
        pawns.iter().position(|other| other == pawn) == Some(place)
    };
    let game = *game;
    pawns
        .iter()
        .enumerate()
        .filter(first)
        .flat_map(move |(_, &from)| game.targets(from).map(move |to| Move { from, to }))
}
