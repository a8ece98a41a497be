//! How the reader's input on the bars becomes bites. A bar is one part of the grid.

use crate::app::ui::BoardProps;
use crate::core::bars::Shape;
use crate::core::grid::{Act, Cell, Cells, Hand};
use crate::games::chomp::{Chomp, Move, Position};

/// The cells of a position. A bar that is eaten up has a row without any, for the keys to stay at.
pub(super) fn cells(position: &Position) -> Cells {
    let rows = |bar: &Shape| (0..bar.height().max(1)).map(|row| bar.row(row).into()).collect();
    Cells::of_parts(position.bars().iter().map(rows))
}

/// The bite of a square.
pub(super) fn bite(position: &Position, cell: Cell) -> Move {
    let bar = Some(cell.part).filter(|_| position.bars().len() > 1);
    Move { bar, row: cell.row, column: cell.column }
}

/// Does what the reader has done, and gives the hand to continue with. There is nothing to drag.
pub(super) fn act(props: &BoardProps<Chomp>, hand: Hand, act: Act) -> Hand {
    match act {
        Act::Choose(cell) => props.on_move.emit(bite(props.session.position(), cell)),
        Act::Escape => return Hand { keys: false, over: None, ..hand },
        Act::Drag(..) | Act::Extend(_) | Act::Letter(..) => {}
    }
    hand
}
