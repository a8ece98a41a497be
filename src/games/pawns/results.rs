//! What the functions of a program for the grid return, to compare the reader's own results with.

use super::nimbers::Nimbers;
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Nimber;
use crate::games::pasted::{Answer, Entry, Grid, Keys, Place, Results, Right, Things};
use std::rc::Rc;

/// What is right on a grid. Rows and columns are from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct GridRights {
    /// The nimber of each square.
    pub nimbers: Right,
    /// The squares in reach of each square.
    pub neighbours: Right,
    /// The table of ⊕, from 0 to the largest number that is needed.
    pub addition: Right,
    /// The squares of the pieces, each once for each piece, with their nimbers. `None` where a piece is of
    /// another kind than the nimbers.
    pub pieces: Option<Right>,
    /// How many pieces are on each square, as a picture of signs.
    pub picture: Right,
}

impl GridRights {
    /// Of a position, with the nimbers of one kind of piece; ⊕ is tabled up to `most`.
    pub fn of(game: &Pawns, position: &Position, nimbers: &Nimbers, most: u32) -> Self {
        let squares = |row| (1..=game.columns()).map(move |column| Square { row, column });
        let grid = |number: &dyn Fn(Square) -> u32| {
            let rows = (1..=game.rows()).map(|row| squares(row).map(number).collect());
            Rc::new(Grid { rows: rows.collect(), first: 1 })
        };
        let columns = u8::try_from(game.columns()).unwrap_or(u8::MAX);
        let drawn = vec![columns; game.rows() as usize];
        let reach = (1..=game.rows()).flat_map(squares).map(|square| {
            let targets = game.targets(nimbers.kind(), square).map(pair);
            Entry {
                key: pair(square),
                place: place(square),
                answer: Answer::AllOf(targets.collect()),
            }
        });
        let neighbours = Results {
            keys: Keys::Square,
            entries: reach.collect(),
            drawn: drawn.clone(),
            first: 1,
            ..Results::empty("", Things::Squares)
        };
        let addition = (0..=most)
            .map(|row| (0..=most).map(|column| (Nimber(row) ^ Nimber(column)).0).collect());
        let all_alike = position.pieces().iter().all(|piece| piece.kind == nimbers.kind());
        let pieces = position.pieces().iter().map(|piece| {
            let mut thing = pair(piece.square);
            thing.push(i64::from(nimbers.at(piece.square).0));
            thing
        });
        let pieces = Answer::AllOf(pieces.collect());
        let pieces = Results::once("", Things::Pawns, Place::Whole, pieces);
        let count = |square| {
            let there = position.pieces().iter().filter(|piece| piece.square == square).count();
            u32::try_from(there).unwrap_or(u32::MAX)
        };
        Self {
            nimbers: Right::Grid(grid(&|square| nimbers.at(square).0)),
            neighbours: Right::Results(Rc::new(neighbours)),
            addition: Right::Grid(Rc::new(Grid { rows: addition.collect(), first: 0 })),
            pieces: all_alike
                .then(|| Right::Results(Rc::new(Results { drawn, first: 1, ..pieces }))),
            picture: Right::Marks(grid(&count)),
        }
    }
}

fn pair(square: Square) -> Vec<i64> {
    vec![square.row.into(), square.column.into()]
}

fn place(square: Square) -> Place {
    let index = |number: u32| number.saturating_sub(1) as usize;
    Place::Cell(index(square.row), index(square.column))
}
