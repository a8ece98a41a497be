//! Listens to the browser's events on a grid.

use super::Grid;
use super::place::{cell, cell_of};
use crate::app::dom::{announce, focus_still, under};
use crate::core::grid::{Act, Cell, Hand, Step};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Where moves are begun.
pub(in crate::app) const BOARDS: &str = "[role='grid'], .place-graph";

/// What turns events into acts.
pub(super) struct Ear {
    pub(super) grid: Grid,
    pub(super) open: bool,
    pub(super) hovers: bool,
    pub(super) letters: &'static str,
    pub(super) turned: bool,
    pub(super) beside: usize,
    pub(super) act: Box<dyn Fn(Hand, Act) -> Hand>,
}

impl Ear {
    pub(super) fn press(&self, event: &PointerEvent) {
        // Two fingers zoom: what the first has begun is given up.
        if !event.is_primary() {
            return self.grid.set(Hand { pressed: None, over: None, ..self.grid.now() });
        }
        if !self.open || event.button() != 0 {
            return;
        }
        let Some((element, cell)) = self.under(event) else { return };
        // The browser would select text. Kept from that, it does not move the focus either.
        event.prevent_default();
        focus_still(Some(element));
        self.grid.set(self.grid.now().pressing(cell));
    }

    pub(super) fn follow(&self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let over = self.cell_under(event);
        self.grid.set(self.grid.now().moving(over, self.hovers(event)));
    }

    pub(super) fn release(&self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let at = self.cell_under(event);
        self.end(self.grid.now().releasing(at, self.hovers(event)));
    }

    pub(super) fn leave(&self) {
        self.end(self.grid.now().leaving());
    }

    /// A click that no pointer made: a screen reader's, or a voice's.
    pub(super) fn click(&self, event: &MouseEvent) {
        let cell = cell_of(event.target()).filter(|_| self.open && event.detail() == 0);
        let Some(cell) = cell else { return };
        self.end((Hand { stop: cell, ..self.grid.now() }, Some(Act::Choose(cell))));
    }

    /// The focus goes elsewhere: a move that is begun here is given up where it goes to another board, as in a sum.
    pub(super) fn lose(&self, event: &FocusEvent) {
        self.grid.lose(event);
        let next = event.related_target().and_then(|next| next.dyn_into::<Element>().ok());
        let other = next.and_then(|next| next.closest(BOARDS).ok().flatten());
        if other.is_some() && other != self.grid.node.cast() {
            self.grid.set((self.act)(self.grid.now().forgetting(), Act::Escape));
        }
    }

    pub(super) fn key(&self, event: &KeyboardEvent) {
        if event.alt_key() || event.meta_key() {
            return;
        }
        if let Some((hand, act)) = self.keyed(self.grid.now(), event) {
            event.prevent_default();
            self.go_on(hand, act);
        }
    }

    /// What a key comes to; `None` where it is none of the grid's.
    fn keyed(&self, hand: Hand, event: &KeyboardEvent) -> Option<(Hand, Option<Act>)> {
        let (key, control, stop) = (event.key(), event.ctrl_key(), hand.stop);
        let turn = |step: Step| if self.turned { step.turned() } else { step };
        if let Some(step) = Step::of_key(&key, control).map(turn) {
            let after = self.grid.cells.after(stop, step)?;
            let extends = event.shift_key() && step.is_single();
            let hand = Hand { stop: after, keys: true, ..hand };
            return Some((hand, extends.then_some(Act::Extend(stop))));
        }
        let by_keys = Hand { keys: true, ..hand };
        match key.as_str() {
            _ if control => None,
            "Escape" => Some((Hand { pressed: None, ..hand }, Some(Act::Escape))),
            "Enter" | " " if self.open => Some((by_keys, Some(Act::Choose(stop)))),
            key => {
                let letter = self.letters.chars().find(|letter| {
                    self.open && key.eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]))
                });
                letter.map(|letter| (by_keys, Some(Act::Letter(stop, letter))))
            }
        }
    }

    /// Ends a press, or what stands for one: it is an act only while the reader may move.
    fn end(&self, (hand, act): (Hand, Option<Act>)) {
        self.go_on(hand, act.filter(|_| self.open));
    }

    fn go_on(&self, hand: Hand, act: Option<Act>) {
        let begun = self.beside > 0 || self.grid.now().chosen.is_some();
        let given_up = act == Some(Act::Escape) && begun;
        let hand = act.map_or(hand, |act| (self.act)(hand, act));
        self.grid.set(hand);
        // That a cell is chosen is said where it is; that none is any more is nowhere to be read.
        if given_up && hand.chosen.is_none() {
            announce(&self.grid.nothing);
        }
    }

    /// A finger that has left the screen points at nothing.
    fn hovers(&self, event: &PointerEvent) -> bool {
        self.hovers && event.pointer_type() != "touch"
    }

    fn cell_under(&self, event: &PointerEvent) -> Option<Cell> {
        self.under(event).map(|(_, cell)| cell)
    }

    /// The cell of this grid under a pointer, and its element.
    fn under(&self, event: &PointerEvent) -> Option<(Element, Cell)> {
        let element = under(event, "[data-column]")?;
        let here = self.grid.node.cast::<Element>()?.contains(Some(&element));
        let cell = cell(&element, "data-column").filter(|_| here)?;
        Some((element, cell))
    }
}
