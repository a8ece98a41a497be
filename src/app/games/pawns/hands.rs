//! How the reader's input on the board becomes moves. Squares are counted from 1, cells from 0.

use crate::app::grid;
use crate::app::ui::BoardProps;
use crate::core::Message;
use crate::core::grid::{Act, Cell, Cells, Hand};
use crate::games::Game;
use crate::games::pawns::{Move, Pawns, Position, Square};

/// The cells of a board.
pub(super) fn cells(game: &Pawns) -> Cells {
    Cells::even(game.rows(), game.columns())
}

/// The cell of a square.
pub(super) fn cell(square: Square) -> Cell {
    Cell::at(square.row.saturating_sub(1), square.column.saturating_sub(1))
}

/// The square of a cell.
pub(super) fn square_at(cell: Cell) -> Square {
    Square::new(cell.row + 1, cell.column + 1)
}

/// The square that an event came from.
pub(super) fn square_of(target: Option<web_sys::EventTarget>) -> Option<Square> {
    grid::cell_of(target).map(square_at)
}

/// The squares that the pieces on a square can go to, each once.
pub(super) fn targets(game: &Pawns, position: &Position, from: Square) -> Vec<Square> {
    let mut targets: Vec<Square> = Vec::new();
    for kind in position.on(from) {
        for to in game.targets(kind, from) {
            if !targets.contains(&to) {
                targets.push(to);
            }
        }
    }
    targets
}

/// What cells mean in a game.
#[derive(Clone)]
pub(super) struct Hands(pub(super) BoardProps<Pawns>);

impl Hands {
    /// The square of the pawn that is to move. A pawn that is pressed is, so that its targets are
    /// seen while it is dragged.
    pub(super) fn chosen(&self, hand: Hand) -> Option<Square> {
        let pawn = |cell: Option<Cell>| {
            cell.map(square_at).filter(|&square| self.0.open && self.has_pawn(square))
        };
        let chosen = pawn(hand.chosen);
        let takes = |&pressed: &Square| chosen.is_some_and(|chosen| self.is_legal(chosen, pressed));
        pawn(hand.pressed).filter(|pressed| !takes(pressed)).or(chosen)
    }

    /// Does what the reader has done, and gives the hand to continue with.
    pub(super) fn act(&self, hand: Hand, act: Act) -> Hand {
        match act {
            Act::Choose(at) => self.choose(hand, square_at(at)),
            Act::Drag(from, Some(to)) if self.has_pawn(square_at(from)) => {
                self.take(hand, square_at(from), square_at(to))
            }
            // A pawn that is dragged nowhere stays chosen.
            Act::Drag(from, _) => {
                let chosen = self.chosen(Hand { pressed: Some(from), ..hand });
                Hand { chosen: chosen.map(cell), ..hand }
            }
            Act::Escape => Hand { chosen: None, keys: true, ..hand },
            Act::Extend(_) | Act::Letter(..) => hand,
        }
    }

    /// Chooses a square: first a pawn, then where it goes.
    fn choose(&self, hand: Hand, square: Square) -> Hand {
        match self.chosen(hand) {
            Some(chosen) if chosen == square => Hand { chosen: None, ..hand },
            Some(chosen) if self.is_legal(chosen, square) || !self.has_pawn(square) => {
                self.take(hand, chosen, square)
            }
            // Whoever uses the keys hears that nothing is there; whoever points sees it.
            None if self.0.open && hand.keys && !self.has_pawn(square) => {
                self.0.on_move.emit(Move::new(square, square));
                hand
            }
            _ => Hand { chosen: Some(cell(square)).filter(|_| self.has_pawn(square)), ..hand },
        }
    }

    /// Moves a pawn, or hears why it cannot be moved; then it stays chosen.
    fn take(&self, hand: Hand, from: Square, to: Square) -> Hand {
        let legal = self.is_legal(from, to);
        self.0.on_move.emit(Move::new(from, to));
        Hand { chosen: (!legal).then(|| cell(from)), stop: cell(to), ..hand }
    }

    /// What the reader can do at a square: how far a piece on it can go, or what comes of moving the chosen
    /// one there.
    pub(super) fn does(&self, hand: Hand, square: Square) -> Option<Message> {
        let session = &self.0.session;
        let chosen = self.chosen(hand).filter(|&chosen| self.is_legal(chosen, square));
        if chosen.is_some() {
            let sink = square == session.game.sink();
            return Some(Message::new(if sink { "pawns-does-leave" } else { "pawns-does-move" }));
        }
        let there = self.0.open && self.has_pawn(square);
        let reach = there.then(|| targets(&session.game, session.position(), square).len())?;
        Some(Message::new("pawns-does").with("count", reach))
    }

    fn has_pawn(&self, square: Square) -> bool {
        self.0.session.position().on(square).next().is_some()
    }

    fn is_legal(&self, from: Square, to: Square) -> bool {
        let session = &self.0.session;
        session.game.play(session.position(), &Move::new(from, to)).is_ok()
    }
}
