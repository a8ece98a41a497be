//! The reader's hands on the board: from pointers and keys to moves.

use super::gesture::{Gesture, Run};
use super::heap_row::MOST_DRAWN;
use crate::app::dom::{around, attribute, focus_still, under};
use crate::app::ui::BoardProps;
use crate::games::heaps::{Cut, Heaps, Move, Position};
use web_sys::Element;
use yew::prelude::*;

/// A token by its heap's place and its own, both from 0.
pub(super) type Spot = (u32, u32);

/// What the reader is about to do on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pointing {
    /// The token that the keys are at.
    pub(super) stop: Spot,
    /// The first end of a run, chosen.
    pub(super) anchor: Option<Spot>,
    /// Where the pointer was pressed.
    pub(super) pressed: Option<Spot>,
    /// Where the pointer is.
    pub(super) over: Option<Spot>,
    /// Whether the keys are in use: then `stop` is what is pointed at.
    pub(super) keys: bool,
    /// The place between two tokens where the pointer was pressed.
    pub(super) gap: Option<Spot>,
}

/// What is pointed at, with everything that no longer stands left out.
pub(super) fn settled(pointing: Pointing, position: &Position) -> Pointing {
    let heaps = position.heaps();
    let stands = |(heap, token): &Spot| heaps.get(*heap as usize).is_some_and(|size| token < size);
    let last = |size: u32| size.saturating_sub(1);
    let heap =
        pointing.stop.0.min(u32::try_from(heaps.len()).unwrap_or(u32::MAX).saturating_sub(1));
    let size = heaps.get(heap as usize).copied().unwrap_or(0);
    let token = if size > MOST_DRAWN { 0 } else { pointing.stop.1.min(last(size)) };
    Pointing {
        stop: (heap, token),
        anchor: pointing.anchor.filter(stands),
        pressed: pointing.pressed.filter(stands),
        over: pointing.over.filter(stands),
        ..pointing
    }
}

/// The reader's hands: from events to moves.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Heaps>,
    pub(super) gesture: Gesture,
    pub(super) state: UseStateHandle<Pointing>,
    pub(super) pointing: Pointing,
}

impl Hands {
    /// The run that is chosen so far, or that pointing here would choose.
    pub(super) fn chosen(&self) -> Option<Run> {
        if !self.props.open {
            return None;
        }
        let Pointing { stop, anchor, pressed, over, keys, .. } = self.pointing;
        let end = if keys { Some(stop) } else { over };
        match (pressed.filter(|_| pressed != over).or(anchor), end) {
            (Some((heap, first)), Some((other, last))) if heap == other => {
                Some(Run::between(heap, first, last))
            }
            (Some((heap, first)), _) => Some(Run::between(heap, first, first)),
            (None, Some(spot)) => Some(self.run_at(spot)),
            (None, None) => None,
        }
    }

    /// The tokens that would make a legal run with the anchor.
    pub(super) fn ends(&self) -> Vec<u32> {
        let Some((heap, first)) = self.pointing.anchor.filter(|_| self.props.open) else {
            return Vec::new();
        };
        let session = &self.props.session;
        let legal = |last: &u32| {
            Run::between(heap, first, *last).is_legal(&session.game, session.position())
        };
        (0..self.size(heap)).filter(legal).collect()
    }

    fn size(&self, heap: u32) -> u32 {
        self.props.session.position().heaps().get(heap as usize).copied().unwrap_or(0)
    }

    fn run_at(&self, (heap, token): Spot) -> Run {
        self.gesture.run_at(heap, self.size(heap), token)
    }

    fn set(&self, pointing: Pointing) {
        self.state.set(pointing);
    }

    /// Takes a run, or hears why it cannot be taken.
    fn take(&self, run: Run) {
        let session = &self.props.session;
        let legal = run.is_legal(&session.game, session.position());
        self.props.on_move.emit(run.to_move());
        // After a wrong second end the first one stays chosen.
        let anchor = self.pointing.anchor.filter(|_| !legal && run.first != run.last);
        self.set(Pointing { anchor, pressed: None, ..self.pointing });
    }

    /// Chooses a token, by a click or by the Enter key.
    fn choose(&self, spot: Spot) {
        match (self.pointing.anchor, self.gesture) {
            (Some((heap, first)), _) if heap == spot.0 => {
                self.take(Run::between(heap, first, spot.1));
            }
            (_, Gesture::SplitOnly) => self.split(spot),
            (_, Gesture::TwoEnds) => {
                let run = self.run_at(spot);
                let only = self.only_run_from(spot);
                match only {
                    // There is nothing to choose any more.
                    Some(only) if only == run => self.take(run),
                    _ => self.set(Pointing {
                        anchor: Some(spot),
                        pressed: None,
                        stop: spot,
                        ..self.pointing
                    }),
                }
            }
            _ => self.take(self.run_at(spot)),
        }
    }

    /// The one legal run that ends at a token, where there is only one.
    fn only_run_from(&self, (heap, token): Spot) -> Option<Run> {
        let session = &self.props.session;
        let mut legal = (0..self.size(heap))
            .map(|other| Run::between(heap, token, other))
            .filter(|run| run.is_legal(&session.game, session.position()));
        legal.next().filter(|_| legal.next().is_none())
    }

    pub(super) fn press(&self, event: &PointerEvent) {
        if !self.props.open || event.button() != 0 {
            return;
        }
        if let Some(gap) = gap_under(event) {
            self.set(Pointing { gap: Some(gap), ..self.pointing });
            return;
        }
        if let Some(spot) = spot_under(event).filter(|spot| self.size(spot.0) <= MOST_DRAWN) {
            event.prevent_default();
            // The keys go on from where the pointer was. The browser would do it, were the press not
            // kept from selecting text.
            focus_still(under(event, "[data-token]"));
            self.set(Pointing {
                pressed: Some(spot),
                over: Some(spot),
                stop: spot,
                keys: false,
                ..self.pointing
            });
        }
    }

    pub(super) fn move_over(&self, event: &PointerEvent) {
        let over = spot_under(event).filter(|spot| self.size(spot.0) <= MOST_DRAWN);
        // A finger that has left the screen points at nothing.
        let over =
            over.filter(|_| event.pointer_type() != "touch" || self.pointing.pressed.is_some());
        let keys = self.pointing.keys && over == self.pointing.over;
        self.set(Pointing { over, keys, ..self.pointing });
    }

    pub(super) fn release(&self, event: &PointerEvent) {
        // A move is made when the pointer is let go, so that it can be thought better of.
        if let Some(gap) = self.pointing.gap.filter(|_| self.props.open) {
            self.set(Pointing { gap: None, ..self.pointing });
            if gap_under(event) == Some(gap) {
                self.split(gap);
            }
            return;
        }
        let Some(pressed) = self.pointing.pressed.filter(|_| self.props.open) else { return };
        match spot_under(event) {
            Some(spot) if spot == pressed => self.choose(spot),
            Some(spot) if spot.0 == pressed.0 => self.take(Run::between(spot.0, pressed.1, spot.1)),
            _ => self.set(Pointing { pressed: None, over: None, ..self.pointing }),
        }
    }

    pub(super) fn leave(&self) {
        self.set(Pointing { pressed: None, over: None, gap: None, ..self.pointing });
    }

    /// Splits a heap before a token, without taking any.
    fn split(&self, (heap, left): Spot) {
        self.props.on_move.emit(Move { heap, cut: Cut { take: 0, left } });
    }

    /// A click that no pointer made: a screen reader's, or a voice's.
    pub(super) fn click(&self, event: &MouseEvent) {
        if let Some(spot) =
            spot_of(event.target()).filter(|_| event.detail() == 0 && self.props.open)
        {
            self.choose(spot);
        }
    }

    pub(super) fn key(&self, event: &KeyboardEvent) {
        let control = event.ctrl_key() && !matches!(event.key().as_str(), "Home" | "End");
        if event.alt_key() || event.meta_key() || control {
            return;
        }
        let key = event.key();
        // The keys go on from where the focus is, whoever has put it there.
        let stop = spot_of(event.target()).unwrap_or(self.pointing.stop);
        let hands = Self { pointing: Pointing { stop, ..self.pointing }, ..self.clone() };
        hands.press_key(&key, event);
    }

    fn press_key(&self, key: &str, event: &KeyboardEvent) {
        let stop = self.pointing.stop;
        let extends = event.shift_key() && key.starts_with("Arrow");
        let anchor =
            if extends { self.pointing.anchor.or(Some(stop)) } else { self.pointing.anchor };
        match key {
            "Enter" | " " if self.props.open => self.enter(),
            "Escape" => self.set(Pointing { anchor: None, ..self.pointing }),
            "s" | "S" if self.props.open && self.splits() => {
                self.set(Pointing { keys: true, ..self.pointing });
                self.split(stop);
            }
            key => match self.stop_after(key, event.ctrl_key()) {
                Some(stop) => self.set(Pointing { stop, anchor, keys: true, ..self.pointing }),
                None => return,
            },
        }
        event.prevent_default();
    }

    fn enter(&self) {
        let hands = Self { pointing: Pointing { keys: true, ..self.pointing }, ..self.clone() };
        if self.size(self.pointing.stop.0) <= MOST_DRAWN {
            hands.choose(self.pointing.stop);
        }
    }

    fn splits(&self) -> bool {
        self.props.session.game.code.digit(0).leaves_two()
    }

    /// Where a key leads to.
    fn stop_after(&self, key: &str, whole: bool) -> Option<Spot> {
        let (heap, token) = self.pointing.stop;
        let heaps = self.props.session.position().heaps();
        let count = u32::try_from(heaps.len()).ok().filter(|&count| count > 0)?;
        let last = |heap: u32| match self.size(heap) {
            size if size > MOST_DRAWN => 0,
            size => size.saturating_sub(1),
        };
        Some(match key {
            "ArrowRight" => (heap, (token + 1).min(last(heap))),
            "ArrowLeft" => (heap, token.saturating_sub(1)),
            "ArrowDown" => {
                let below = (heap + 1).min(count - 1);
                (below, token.min(last(below)))
            }
            "ArrowUp" => {
                let above = heap.saturating_sub(1);
                (above, token.min(last(above)))
            }
            "Home" if whole => (0, 0),
            "End" if whole => (count - 1, last(count - 1)),
            "Home" => (heap, 0),
            "End" => (heap, last(heap)),
            _ => return None,
        })
    }
}

/// The token under a pointer.
fn spot_under(event: &PointerEvent) -> Option<Spot> {
    spot(&under(event, "[data-token]")?, "data-token")
}

/// The token that an event came from.
fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    spot(&around(target, "[data-token]")?, "data-token")
}

/// The heap that an element stands in, and its place there.
fn spot(element: &Element, place: &str) -> Option<Spot> {
    let heap = element.closest("[data-heap]").ok().flatten()?;
    Some((attribute(&heap, "data-heap")?, attribute(element, place)?))
}

/// The place between two tokens under a pointer.
fn gap_under(event: &PointerEvent) -> Option<Spot> {
    let gap = under(event, "[data-gap]")?;
    spot(&gap, "data-gap")
}
