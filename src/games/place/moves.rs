//! Moves: the squares of a piece, or the one that is chosen.

use super::position::Position;
use super::rules::Place;
use super::square::Square;
use crate::core::Message;
use crate::core::place::{Bits, Pieces, Take, cells_of};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A move as it is written: squares in the order of the board. Every move has at least one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    squares: Vec<Square>,
}

impl Move {
    /// The move that takes these squares, in whichever order.
    pub fn new(mut squares: Vec<Square>) -> Self {
        squares.sort_unstable();
        Self { squares }
    }

    /// Its squares, in the order of the board.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The move of these squares.
    pub(super) fn of(game: &Place, need: Bits) -> Self {
        Self { squares: cells_of(need).map(|cell| game.square(cell)).collect() }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares: Vec<String> = self.squares.iter().map(Square::to_string).collect();
        f.write_str(&squares.join("-"))
    }
}

/// The free squares that a move takes, or why it is not legal.
pub(super) fn taken(game: &Place, position: &Position, mv: &Move) -> Result<Bits, Message> {
    let free = position.free(game);
    if free == 0 {
        return Err(Message::new("place-move-over"));
    }
    let mut need = 0;
    for &square in &mv.squares {
        let about = |id| Message::new(id).with("square", square.pair());
        let Some(bit) = game.bit(square) else {
            if game.kind().graph().is_some() {
                return Err(about("place-move-off-graph").with("vertices", game.columns()));
            }
            let off = about("place-move-off");
            return Err(off.with("rows", game.rows()).with("columns", game.columns()));
        };
        if free & bit == 0 {
            let vertex = game.kind().graph().is_some();
            return Err(about(if vertex { "place-move-gone-vertex" } else { "place-move-gone" }));
        }
        need |= bit;
    }
    let board = game.board();
    // A square that is named twice is not two.
    let whole = need.count_ones() as usize == mv.squares.len();
    let found = board.moves().iter().find(|taking| whole && taking.need == need);
    found.map(|taking| taking.take & free).ok_or_else(|| Message::new(not_a_move(game)))
}

/// What is said of squares that are no move.
fn not_a_move(game: &Place) -> &'static str {
    match game.kind().take() {
        Take::Cell(_) => "place-move-one",
        Take::Vertex(_) => "place-move-one-vertex",
        Take::Edge(_) => "place-move-edge",
        Take::Piece(Pieces::DOMINO) => "place-move-domino",
        Take::Piece(pieces) if pieces.each().count() > 1 => "place-move-forms",
        Take::Piece(_) => "place-move-form",
    }
}

/// The moves of a position, each once, in the order of their squares.
pub fn moves(game: &Place, position: &Position) -> Vec<Move> {
    let board = game.board();
    board.legal(position.free(game)).map(|mv| Move::of(game, mv.need)).collect()
}
