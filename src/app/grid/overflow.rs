//! A notice that a board continues beyond its frame.

use super::Grid;
use crate::words::Words;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The sentence on a board that is too wide for its frame. The style sheet shows it there only, by the
/// columns of the board and the least width of its cells, so that nothing has to be measured. It is for
/// those who see: to all others the board is whole.
pub(in crate::app) fn scroll_hint(columns: u32, words: &Words) -> Html {
    html! {
        <p class="scroll-hint quiet" aria-hidden="true" style={format!("--columns:{columns}")}>{ words.get("scroll-rest") }</p>
    }
}

/// Looks whether a board is wider than its frame, and says so on the frame (`data-overflows`): there a finger
/// scrolls it instead of dragging. What the last move has changed comes into sight then, each time that something
/// else is `shown`. The page itself does not move.
#[hook]
pub(in crate::app) fn use_in_sight<T: PartialEq + 'static>(grid: &Grid, shown: T) {
    let board = grid.node.clone();
    {
        let board = board.clone();
        use_effect_with((), move |()| {
            let look = move |_: &Event| drop(board.cast().and_then(|board| overflowing(&board)));
            let resized = EventListener::new(&gloo::utils::window(), "resize", look);
            move || drop(resized)
        });
    }
    use_effect_with(shown, move |_| {
        let _ = board.cast().and_then(|board| bring(&board));
    });
}

/// The frame of a board, where the board is wider.
fn overflowing(board: &Element) -> Option<Element> {
    let frame = board.parent_element()?;
    let wider = frame.scroll_width() > frame.client_width();
    let _ = frame.toggle_attribute_with_force("data-overflows", wider);
    wider.then_some(frame)
}

fn bring(board: &Element) -> Option<()> {
    let frame = overflowing(board)?;
    let found = board.query_selector_all(".last").ok()?;
    let cells = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    let edges =
        cells.map(|cell| cell.get_bounding_client_rect()).map(|cell| (cell.left(), cell.right()));
    let (left, right) = edges.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))?;
    let view = frame.get_bounding_client_rect();
    if left >= view.left() && right <= view.right() {
        return None;
    }
    // Where not all of it fits, the right end is what every move of these games has.
    let by = if right - left > view.width() {
        right - view.right()
    } else {
        (left + right - view.left() - view.right()) / 2.0
    };
    #[allow(clippy::cast_possible_truncation)]
    frame.set_scroll_left(frame.scroll_left() + by.round() as i32);
    Some(())
}
