//! How the reader's input on the coins becomes moves: coins are selected one by one until they make a move. On a grid,
//! a move turns all the coins where its rows meet its columns, so these are all selected once two coins have been.

use crate::app::hooks::Here;
use crate::app::ui::BoardProps;
use crate::core::Message;
use crate::core::grid::{Act, Cell, Cells, Hand};
use crate::games::Game;
use crate::games::coins::{Begun, Coins, Kind, Move, Position, begun};
use crate::session::NodeId;

/// The letter that turns the coins that were chosen.
pub(super) const TURN: &str = "t";

/// The cells of a row, or of a grid.
pub(super) fn cells(position: Position) -> Cells {
    Cells::even(position.rows(), position.columns())
}

/// The coins that were chosen, a bit each, at a point of a game.
pub(super) type Chosen = Here<(NodeId, Coins, Position), u64>;

/// What coins mean in a game.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Coins>,
    pub(super) chosen: Chosen,
}

impl Hands {
    /// The coins that are chosen at the point that is shown, a bit each.
    pub(super) fn coins(&self) -> u64 {
        if self.props.open { self.chosen.get(&self.here()) } else { 0 }
    }

    /// What can become of them.
    pub(super) fn begun(&self) -> Begun {
        begun(self.game(), self.position(), self.coins())
    }

    /// The move that turns these coins over, whether the rules have it or not.
    pub(super) fn planned(&self, coins: u64) -> Option<Move> {
        Move::of(self.game(), self.position(), coins)
    }

    /// Does what the reader has done. The hand itself stays as it is.
    pub(super) fn act(&self, hand: Hand, act: Act) -> Hand {
        match act {
            Act::Choose(cell) => self.choose(cell),
            Act::Drag(from, Some(to)) if self.drags() => self.between(from, to),
            Act::Escape => self.set(0),
            Act::Letter(..) => self.turn(),
            Act::Drag(..) | Act::Extend(_) => {}
        }
        hand
    }

    /// Makes the move of the coins that are chosen, or hears why it is none.
    pub(super) fn turn(&self) {
        self.make(self.coins());
    }

    /// Chooses a coin, or no longer. Coins that no other can be turned with are turned immediately.
    fn choose(&self, cell: Cell) {
        let new = self.coins_with(cell);
        let begun = begun(self.game(), self.position(), new);
        if new == 0 || begun.within & !new != 0 {
            self.set(new);
        } else {
            // Legal or not: if not, what was chosen before stays.
            self.make(new);
        }
    }

    /// The coins that are chosen once this one was, too, or is no longer.
    fn coins_with(&self, cell: Cell) -> u64 {
        let (game, position) = (self.game(), self.position());
        let (rows, columns) = position.sides(self.coins());
        match &game.down {
            None => with(&game.kind, columns, cell.column),
            Some(_)
                if position.crossing(rows, columns)
                    & position.crossing(bit(cell.row), bit(cell.column))
                    != 0 =>
            {
                let (rows, columns) = without((rows, columns), cell);
                position.crossing(rows, columns)
            }
            Some(down) => position
                .crossing(added(down, rows, cell.row), added(&game.kind, columns, cell.column)),
        }
    }

    /// What comes of choosing the coin of a cell.
    pub(super) fn does(&self, cell: Cell) -> Option<Message> {
        let new = self.coins_with(cell);
        let chosen = self.position().crossing(bit(cell.row), bit(cell.column));
        if !self.props.open {
            return None;
        }
        if new & chosen == 0 {
            return Some(Message::new("coins-does").with("what", "back"));
        }
        let begun = begun(self.game(), self.position(), new);
        let what = match (begun.legal, begun.within & !new != 0) {
            (true, false) => "whole",
            (true, true) => "enough",
            (false, true) => "begun",
            (false, false) => "none",
        };
        Some(Message::new("coins-does").with("what", what))
    }

    /// Whether coins are chosen by a drag: where all those between two can be turned.
    pub(super) fn drags(&self) -> bool {
        let game = self.game();
        game.kind == Kind::Ruler && game.down.as_ref().is_none_or(|down| *down == Kind::Ruler)
    }

    /// All coins between two.
    fn between(&self, from: Cell, to: Cell) {
        let set = |one: u32, other: u32| {
            (one.min(other)..=one.max(other)).fold(0, |set, place| set | bit(place))
        };
        let (rows, columns) = (set(from.row, to.row), set(from.column, to.column));
        self.make(self.position().crossing(rows, columns));
    }

    fn make(&self, coins: u64) {
        let Some(mv) = self.planned(coins) else { return };
        let session = &self.props.session;
        if session.game.play(session.position(), &mv).is_ok() {
            self.set(0);
        }
        self.props.on_move.emit(mv);
    }

    fn set(&self, coins: u64) {
        self.chosen.set(self.here(), coins);
    }

    /// What a choice belongs to.
    fn here(&self) -> (NodeId, Coins, Position) {
        (self.props.session.tree().at(), self.game().clone(), self.position())
    }

    fn game(&self) -> &Coins {
        &self.props.session.game
    }

    fn position(&self) -> Position {
        *self.props.session.position()
    }
}

/// The coins of a row with one more, or with one less. In Ruler no gap is left: with a coin go those to its
/// left.
fn with(kind: &Kind, coins: u64, place: u32) -> u64 {
    let coin = bit(place);
    match kind {
        _ if coins & coin == 0 => added(kind, coins, place),
        Kind::Ruler => coins & !(coin | (coin - 1)),
        _ => coins & !coin,
    }
}

/// The rows, columns or coins with one more. In Ruler no gap is left: those between are chosen too.
fn added(kind: &Kind, set: u64, place: u32) -> u64 {
    let ends = set | bit(place);
    if *kind != Kind::Ruler {
        return ends;
    }
    let (left, right) = (ends.trailing_zeros(), ends.checked_ilog2().unwrap_or(0));
    (left..=right).fold(0, |set, place| set | bit(place))
}

/// Rows and columns without the row of a cell; without its column, where there is one row; or none.
fn without((rows, columns): (u64, u64), cell: Cell) -> (u64, u64) {
    match (rows & !bit(cell.row), columns & !bit(cell.column)) {
        (0, columns) => (rows, columns),
        (rows, _) => (rows, columns),
    }
}

fn bit(place: u32) -> u64 {
    1_u64.checked_shl(place).unwrap_or(0)
}
