//! Gestures on a drawing: one pointer moves it, two fingers zoom it. One finger moves up and down only what is zoomed
//! in: of a drawing that is seen as it was at first, it scrolls the page instead.

use super::camera::{Camera, Size};
use web_sys::{Element, PointerEvent};

/// Pixels past which a press is no click any more.
const SLOP: i64 = 6;

/// The pointers that are down, each by its number and its place in the window.
#[derive(Debug, Default)]
pub(super) struct Gesture {
    down: Vec<(i32, Size)>,
    /// Where the first one came down.
    start: Size,
    dragged: bool,
}

impl Gesture {
    /// A pointer comes down.
    pub(super) fn press(&mut self, event: &PointerEvent) {
        let place = place(event);
        self.down.retain(|&(id, _)| id != event.pointer_id());
        if self.down.is_empty() {
            self.start = place;
            self.dragged = false;
        }
        // A third finger means nothing.
        if event.button() == 0 && self.down.len() < 2 {
            self.down.push((event.pointer_id(), place));
        }
    }

    /// A pointer is gone.
    pub(super) fn release(&mut self, event: &PointerEvent) {
        self.down.retain(|&(id, _)| id != event.pointer_id());
    }

    /// Whether the last press was a movement, and no click.
    pub(super) fn dragged(&self) -> bool {
        self.dragged
    }

    /// What is seen after a pointer has moved; `None` where nothing changes. `zoomed` says whether it was zoomed in.
    pub(super) fn moved(
        &mut self,
        event: &PointerEvent,
        svg: &Element,
        (seen, zoomed): (Camera, bool),
        size: Size,
    ) -> Option<Camera> {
        let now = place(event);
        let at = self.down.iter().position(|&(id, _)| id == event.pointer_id())?;
        let before = self.down[at].1;
        if let Some(&(_, other)) = self.down.get(1 - at) {
            self.down[at].1 = now;
            self.dragged = true;
            let percent = 100 * distance(now, other) / distance(before, other).max(1);
            let middle = (i64::midpoint(now.0, other.0), i64::midpoint(now.1, other.1));
            let moved = seen.moved(((now.0 - before.0) / 2, (now.1 - before.1) / 2));
            let place = svg.get_bounding_client_rect();
            let about = (middle.0 - whole(place.left()), middle.1 - whole(place.top()));
            return Some(moved.zoomed(percent, about, size));
        }
        if !self.dragged && distance(now, self.start) <= SLOP {
            return None;
        }
        if !self.dragged {
            // The drawing keeps following a pointer that leaves it.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        self.dragged = true;
        let scrolls = event.pointer_type() == "touch" && !zoomed;
        let down = if scrolls { 0 } else { now.1 - before.1 };
        let next = seen.moved((now.0 - before.0, down));
        if next == seen {
            // Less than a unit: it is added to what comes.
            return None;
        }
        self.down[at].1 = now;
        Some(next)
    }
}

/// A place in the window as one within an element.
pub(super) fn inside(element: &Element, x: i32, y: i32) -> Size {
    let place = element.get_bounding_client_rect();
    (i64::from(x) - whole(place.left()), i64::from(y) - whole(place.top()))
}

fn place(event: &PointerEvent) -> Size {
    (event.client_x().into(), event.client_y().into())
}

/// The larger of the two distances, which is near enough.
fn distance(a: Size, b: Size) -> i64 {
    (a.0 - b.0).abs().max((a.1 - b.1).abs())
}

/// Pixels without their fraction.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn whole(pixels: f64) -> i64 {
    pixels as i64
}
