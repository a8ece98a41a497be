//! The reader's hands on the bars: from pointers and keys to bites.

use crate::app::dom::{around, attribute, focus_still, under};
use crate::app::ui::BoardProps;
use crate::games::chomp::{Chomp, Move, Position};
use web_sys::Element;
use yew::prelude::*;

/// A square: its bar's place, its row and column, all from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Spot {
    pub(super) bar: u32,
    pub(super) row: u8,
    pub(super) column: u8,
}

impl Spot {
    /// The bite of the square.
    fn bite(self, position: &Position) -> Move {
        Move::of(self.bar as usize, position.bars().len(), (self.row, self.column))
    }

    fn stands(self, position: &Position) -> bool {
        let bar = position.bars().get(self.bar as usize);
        bar.is_some_and(|bar| bar.has(self.row, self.column))
    }
}

/// What the reader is about to do.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pointing {
    /// The square that the keys are at.
    pub(super) stop: Spot,
    /// Where the pointer was pressed.
    pub(super) pressed: Option<Spot>,
    /// Where the pointer is.
    pub(super) over: Option<Spot>,
    /// Whether the keys are in use: then `stop` is what is pointed at.
    pub(super) keys: bool,
}

/// What is pointed at, with everything that no longer stands left out.
pub(super) fn settled(pointing: Pointing, position: &Position) -> Pointing {
    let bars = position.bars();
    let last = u32::try_from(bars.len()).unwrap_or(1).saturating_sub(1);
    let at = pointing.stop.bar.min(last);
    let bar = bars.get(at as usize);
    let row = pointing.stop.row.min(bar.map_or(0, |bar| bar.height().saturating_sub(1)));
    let column = pointing.stop.column.min(bar.map_or(0, |bar| bar.row(row).saturating_sub(1)));
    let stands = |spot: &Spot| spot.stands(position);
    Pointing {
        stop: Spot { bar: at, row, column },
        pressed: pointing.pressed.filter(stands),
        over: pointing.over.filter(stands),
        ..pointing
    }
}

/// The reader's hands: from events to bites.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Chomp>,
    pub(super) state: UseStateHandle<Pointing>,
    pub(super) pointing: Pointing,
}

impl Hands {
    /// The square whose bite is looked at.
    pub(super) fn chosen(&self) -> Option<Spot> {
        let Pointing { stop, over, keys, .. } = self.pointing;
        let spot = if keys { Some(stop) } else { over };
        spot.filter(|_| self.props.open)
    }

    fn position(&self) -> &Position {
        self.props.session.position()
    }

    fn set(&self, pointing: Pointing) {
        self.state.set(pointing);
    }

    fn bite(&self, spot: Spot) {
        self.props.on_move.emit(spot.bite(self.position()));
    }

    pub(super) fn press(&self, event: &PointerEvent) {
        if !self.props.open || event.button() != 0 {
            return;
        }
        if let Some(spot) = spot_under(event) {
            // The browser would select text. Kept from that, it does not move the focus either.
            event.prevent_default();
            focus_still(under(event, "[data-square]"));
            let (pressed, over) = (Some(spot), Some(spot));
            self.set(Pointing { stop: spot, pressed, over, keys: false });
        }
    }

    pub(super) fn move_over(&self, event: &PointerEvent) {
        // A finger that has left the screen points at nothing.
        let touches = event.pointer_type() != "touch" || self.pointing.pressed.is_some();
        let over = spot_under(event).filter(|_| touches);
        let keys = self.pointing.keys && over == self.pointing.over;
        self.set(Pointing { over, keys, ..self.pointing });
    }

    /// A bite is made when the pointer is let go where it was pressed, so that it can be thought
    /// better of.
    pub(super) fn release(&self, event: &PointerEvent) {
        let Some(pressed) = self.pointing.pressed.filter(|_| self.props.open) else { return };
        let over = spot_under(event).filter(|_| event.pointer_type() != "touch");
        self.set(Pointing { pressed: None, over, ..self.pointing });
        if spot_under(event) == Some(pressed) {
            self.bite(pressed);
        }
    }

    pub(super) fn leave(&self) {
        self.set(Pointing { pressed: None, over: None, ..self.pointing });
    }

    /// A click that no pointer made: a screen reader's, or a voice's.
    pub(super) fn click(&self, event: &MouseEvent) {
        let spot = around(event.target(), "[data-square]").and_then(|square| spot(&square));
        if let Some(spot) = spot.filter(|_| event.detail() == 0 && self.props.open) {
            self.bite(spot);
        }
    }

    pub(super) fn key(&self, event: &KeyboardEvent) {
        let key = event.key();
        let control = event.ctrl_key() && !matches!(key.as_str(), "Home" | "End");
        if event.alt_key() || event.meta_key() || control {
            return;
        }
        // The keys go on from where the focus is, whoever has put it there.
        let focus = around(event.target(), "[data-square]").and_then(|square| spot(&square));
        let stop = focus.unwrap_or(self.pointing.stop);
        match key.as_str() {
            "Enter" | " " if self.props.open => {
                self.set(Pointing { stop, keys: true, ..self.pointing });
                self.bite(stop);
            }
            "Escape" => self.set(Pointing { stop, keys: false, over: None, ..self.pointing }),
            key => match self.stop_after(stop, key, event.ctrl_key()) {
                Some(stop) => self.set(Pointing { stop, keys: true, ..self.pointing }),
                None => return,
            },
        }
        event.prevent_default();
    }

    /// Where a key leads to. Past the last row comes the next bar.
    fn stop_after(&self, stop: Spot, key: &str, whole: bool) -> Option<Spot> {
        let bars = self.position().bars();
        let bar = bars.get(stop.bar as usize)?;
        let last = |row: u8| bar.row(row).saturating_sub(1);
        let bottom = bar.height().saturating_sub(1);
        let other = |place: u32| bars.get(place as usize).map(|bar| (place, bar));
        Some(match key {
            "ArrowRight" => Spot { column: (stop.column + 1).min(last(stop.row)), ..stop },
            "ArrowLeft" => Spot { column: stop.column.saturating_sub(1), ..stop },
            "ArrowDown" if stop.row < bottom => {
                let row = stop.row + 1;
                Spot { row, column: stop.column.min(last(row)), ..stop }
            }
            "ArrowDown" => match other(stop.bar + 1) {
                Some((bar, next)) => {
                    Spot { bar, row: 0, column: stop.column.min(next.width().saturating_sub(1)) }
                }
                None => stop,
            },
            "ArrowUp" if stop.row > 0 => Spot { row: stop.row - 1, ..stop },
            "ArrowUp" => match stop.bar.checked_sub(1).and_then(other) {
                Some((bar, above)) => {
                    let row = above.height().saturating_sub(1);
                    let column = stop.column.min(above.row(row).saturating_sub(1));
                    Spot { bar, row, column }
                }
                None => stop,
            },
            "Home" if whole => Spot { row: 0, column: 0, ..stop },
            "End" if whole => Spot { row: bottom, column: last(bottom), ..stop },
            "Home" => Spot { column: 0, ..stop },
            "End" => Spot { column: last(stop.row), ..stop },
            _ => return None,
        })
    }
}

fn spot_under(event: &PointerEvent) -> Option<Spot> {
    spot(&under(event, "[data-square]")?)
}

fn spot(square: &Element) -> Option<Spot> {
    let bar = square.closest("[data-bar]").ok().flatten()?;
    let row = square.closest("[data-row]").ok().flatten()?;
    let side = |element: &Element, name| u8::try_from(attribute(element, name)?).ok();
    Some(Spot {
        bar: attribute(&bar, "data-bar")?,
        row: side(&row, "data-row")?,
        column: side(square, "data-square")?,
    })
}
