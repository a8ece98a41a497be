//! The reader's hands on the row: coins are chosen one by one, until they are a move.

use crate::app::ui::BoardProps;
use crate::core::grid::{Act, Cell, Cells, Hand};
use crate::games::Game;
use crate::games::coins::{Begun, Coins, Kind, Move, Position, begun};
use crate::session::NodeId;
use std::cell::Cell as Kept;
use std::rc::Rc;
use yew::prelude::*;

/// The letter that turns the coins that were chosen.
pub(super) const TURN: &str = "t";

/// The cells of a row.
pub(super) fn cells(position: Position) -> Cells {
    Cells::even(1, position.len())
}

/// The coins that were chosen, and at which point of the game: at another one there are none.
#[derive(Clone)]
pub(super) struct Chosen {
    kept: Rc<Kept<(Option<NodeId>, u64)>>,
    draw: UseForceUpdateHandle,
}

/// The coins that are chosen.
#[hook]
pub(super) fn use_chosen() -> Chosen {
    let kept = use_memo((), |()| Kept::new((None, 0)));
    let draw = use_force_update();
    Chosen { kept, draw }
}

/// What coins mean in a game.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Coins>,
    pub(super) chosen: Chosen,
}

impl Hands {
    /// The coins that are chosen at the point that is shown, a bit each.
    pub(super) fn coins(&self) -> u64 {
        let (at, coins) = self.chosen.kept.get();
        let here = self.props.open && at == Some(self.props.session.tree().at());
        if here { coins } else { 0 }
    }

    /// What can become of them.
    pub(super) fn begun(&self) -> Begun {
        begun(&self.props.session.game, *self.props.session.position(), self.coins())
    }

    /// Does what the reader has done. The hand itself stays as it is.
    pub(super) fn act(&self, hand: Hand, act: Act) -> Hand {
        match act {
            Act::Choose(cell) => self.choose(cell.column),
            Act::Drag(from, Some(to)) if self.game().kind == Kind::Ruler => self.between(from, to),
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

    /// Chooses a coin, or no longer. Coins that no other can be turned with are turned at once.
    fn choose(&self, place: u32) {
        let coins = self.coins();
        let new = with(&self.game().kind, coins, place);
        let begun = begun(self.game(), *self.props.session.position(), new);
        if new == 0 || begun.within & !new != 0 {
            self.set(new);
        } else {
            // Legal or not: if not, what was chosen before stays.
            self.make(new);
        }
    }

    /// All coins between two.
    fn between(&self, from: Cell, to: Cell) {
        let (left, right) = (from.column.min(to.column), from.column.max(to.column));
        self.make((left..=right).fold(0, |coins, place| coins | bit(place)));
    }

    fn make(&self, coins: u64) {
        let Some(mv) = Move::new(coins) else { return };
        let session = &self.props.session;
        if session.game.play(session.position(), &mv).is_ok() {
            self.set(0);
        }
        self.props.on_move.emit(mv);
    }

    fn set(&self, coins: u64) {
        self.chosen.kept.set((Some(self.props.session.tree().at()), coins));
        self.chosen.draw.force_update();
    }

    fn game(&self) -> &Coins {
        &self.props.session.game
    }
}

/// The coins with one more, or with one less. In Ruler no gap is left: those between are chosen too, and
/// with a coin go those to its left.
fn with(kind: &Kind, coins: u64, place: u32) -> u64 {
    let coin = bit(place);
    if *kind != Kind::Ruler || coins == 0 {
        return coins ^ coin;
    }
    if coins & coin != 0 {
        return coins & !(coin | (coin - 1));
    }
    let ends = coins | coin;
    let (left, right) = (ends.trailing_zeros(), ends.checked_ilog2().unwrap_or(0));
    (left..=right).fold(0, |coins, place| coins | bit(place))
}

fn bit(place: u32) -> u64 {
    1_u64.checked_shl(place).unwrap_or(0)
}
