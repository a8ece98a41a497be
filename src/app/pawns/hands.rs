//! The reader's hands on the board: from pointers and keys to moves.

use crate::app::ui::BoardProps;
use crate::games::Game;
use crate::games::pawns::{Move, Pawns, Square};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// What the reader is about to do on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pointing {
    /// The square that the keys are at.
    pub(super) stop: Square,
    /// The square of the pawn that is to move.
    pub(super) chosen: Option<Square>,
    /// Where the pointer was pressed, and whether the pawn there had been chosen before.
    pub(super) pressed: Option<(Square, bool)>,
    /// Where the pointer has dragged to.
    pub(super) over: Option<Square>,
    /// Whether the keys are in use.
    pub(super) keys: bool,
}

impl Pointing {
    /// Nothing is chosen; the keys begin at a square.
    pub(super) fn at(stop: Square) -> Self {
        Self { stop, chosen: None, pressed: None, over: None, keys: false }
    }
}

/// The reader's hands: from events to moves.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Pawns>,
    pub(super) state: UseStateHandle<Pointing>,
    pub(super) pointing: Pointing,
}

impl Hands {
    fn game(&self) -> &Pawns {
        &self.props.session.game
    }

    fn has_pawn(&self, square: Square) -> bool {
        self.props.session.position().pawns().contains(&square)
    }

    fn is_legal(&self, from: Square, to: Square) -> bool {
        let position = self.props.session.position();
        self.game().play(position, &Move { from, to }).is_ok()
    }

    /// Moves a pawn, or hears why it cannot be moved; then it stays chosen.
    fn take(&self, from: Square, to: Square) {
        let legal = self.is_legal(from, to);
        self.props.on_move.emit(Move { from, to });
        let chosen = (!legal).then_some(from);
        self.set(Pointing { chosen, stop: to, ..self.pointing });
    }

    /// Chooses a square, by a click or by the Enter key: first a pawn, then where it goes.
    fn choose(&self, square: Square) {
        let pointing = Pointing { stop: square, ..self.pointing };
        match self.pointing.chosen {
            Some(chosen) if chosen == square => self.set(Pointing { chosen: None, ..pointing }),
            Some(chosen) if self.is_legal(chosen, square) || !self.has_pawn(square) => {
                self.take(chosen, square);
            }
            _ => {
                let chosen = Some(square).filter(|&square| self.has_pawn(square));
                self.set(Pointing { chosen, ..pointing });
            }
        }
    }

    fn set(&self, pointing: Pointing) {
        self.state.set(Pointing { pressed: None, over: None, ..pointing });
    }

    pub(super) fn press(&self, event: &PointerEvent) {
        let Some(square) = square_under(event) else { return };
        if !self.props.open || event.button() != 0 {
            return;
        }
        let before = self.pointing.chosen;
        let moves = before.is_some_and(|chosen| self.is_legal(chosen, square));
        // A pawn is chosen when it is pressed, so that its targets are seen while it is dragged.
        let chosen = if self.has_pawn(square) && !moves { Some(square) } else { before };
        self.state.set(Pointing {
            stop: square,
            chosen,
            pressed: Some((square, before == Some(square))),
            over: None,
            keys: false,
        });
    }

    pub(super) fn move_over(&self, event: &PointerEvent) {
        if self.pointing.pressed.is_none() {
            return;
        }
        let over = square_under(event);
        if over != self.pointing.over {
            self.state.set(Pointing { over, ..self.pointing });
        }
    }

    pub(super) fn release(&self, event: &PointerEvent) {
        let Some((pressed, chosen_before)) = self.pointing.pressed else { return };
        let chosen = self.pointing.chosen;
        match square_under(event).filter(|_| self.props.open) {
            Some(square) if square == pressed && chosen == Some(square) => {
                self.set(Pointing { chosen: chosen.filter(|_| !chosen_before), ..self.pointing });
            }
            Some(square) if square == pressed => self.choose(square),
            Some(square) if self.has_pawn(pressed) => self.take(pressed, square),
            _ => self.set(self.pointing),
        }
    }

    pub(super) fn leave(&self) {
        if self.pointing.pressed.is_some() {
            self.set(self.pointing);
        }
    }

    /// A click that no pointer made: a screen reader's, or a voice's.
    pub(super) fn click(&self, event: &MouseEvent) {
        let square = square_of(event.target()).filter(|_| event.detail() == 0 && self.props.open);
        if let Some(square) = square {
            self.choose(square);
        }
    }

    pub(super) fn key(&self, event: &KeyboardEvent) {
        let control = event.ctrl_key() && !matches!(event.key().as_str(), "Home" | "End");
        if event.alt_key() || event.meta_key() || control {
            return;
        }
        // The keys go on from where the focus is, whoever has put it there.
        let stop = square_of(event.target()).unwrap_or(self.pointing.stop);
        let pointing = Pointing { stop, keys: true, ..self.pointing };
        match event.key().as_str() {
            "Enter" | " " if self.props.open => Self { pointing, ..self.clone() }.choose(stop),
            "Escape" => self.set(Pointing { chosen: None, ..pointing }),
            key => match after(self.game(), stop, key, event.ctrl_key()) {
                Some(stop) => self.set(Pointing { stop, ..pointing }),
                None => return,
            },
        }
        event.prevent_default();
    }
}

/// Where a key leads to from a square; `None` where it is none of the board's keys.
pub(super) fn after(game: &Pawns, at: Square, key: &str, whole: bool) -> Option<Square> {
    let Square { row, column } = at;
    Some(match key {
        "ArrowRight" => Square::new(row, (column + 1).min(game.columns())),
        "ArrowLeft" => Square::new(row, (column - 1).max(1)),
        "ArrowDown" => Square::new((row + 1).min(game.rows()), column),
        "ArrowUp" => Square::new((row - 1).max(1), column),
        "Home" => Square::new(if whole { 1 } else { row }, 1),
        "End" => Square::new(if whole { game.rows() } else { row }, game.columns()),
        _ => return None,
    })
}

/// The square under a pointer. A finger's events all go to where it came down, so the page is asked.
#[allow(clippy::cast_precision_loss)]
fn square_under(event: &PointerEvent) -> Option<Square> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    of_element(&gloo::utils::document().element_from_point(x, y)?)
}

/// The square that an event came from.
pub(super) fn square_of(target: Option<web_sys::EventTarget>) -> Option<Square> {
    of_element(&target?.dyn_into::<Element>().ok()?)
}

fn of_element(element: &Element) -> Option<Square> {
    let number = |place: &str, name: &str| {
        let element = element.closest(place).ok().flatten()?;
        element.get_attribute(name)?.parse().ok()
    };
    let row = number("[data-row]", "data-row")?;
    Some(Square::new(row, number("[data-column]", "data-column")?))
}
