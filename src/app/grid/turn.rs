//! A long board may be drawn turned, its rows as columns, if it can be larger that way.

use crate::app::hooks::use_words;
use crate::app::ui::OnWall;
use gloo::events::EventListener;
use yew::prelude::*;

/// A board whose longer side has at least so many cells, and is at least twice the shorter, can be turned.
const LONG: u32 = 10;
/// From this width on, in pixels, the window is taken to be wider than high; as in the style sheets.
const WIDE: f64 = 960.0;

/// How a board is drawn.
pub(in crate::app) struct Turn {
    /// Whether its rows are drawn as columns.
    pub(in crate::app) on: bool,
    /// The button that turns it; nothing where the board is not long.
    pub(in crate::app) button: Html,
}

/// Turns a long board the way in which it is larger, until the reader turns it back.
#[hook]
pub(in crate::app) fn use_turn(rows: u32, columns: u32) -> Turn {
    let words = use_words();
    let on_wall = use_context::<OnWall>().is_some();
    let wide = use_wide();
    // What the reader has chosen holds for boards of this size.
    let chosen = use_state_eq(|| None::<(u32, u32, bool)>);
    let longer = rows.max(columns);
    if on_wall || longer < LONG || longer < 2 * rows.min(columns) {
        return Turn { on: false, button: Html::default() };
    }
    let own = chosen.filter(|&(r, c, _)| (r, c) == (rows, columns)).map(|(_, _, on)| on);
    let on = own.unwrap_or(wide == (rows > columns));
    let turn = {
        let chosen = chosen.setter();
        Callback::from(move |_: MouseEvent| chosen.set(Some((rows, columns, !on))))
    };
    let button = html! {
        <div class="row turn-board">
            <button type="button" class="button" aria-pressed={on.to_string()} onclick={turn}>
                { words.get("turn-board") }
            </button>
            if on { <span class="quiet">{ words.get("turned-board") }</span> }
        </div>
    };
    Turn { on, button }
}

/// Whether the window is wide, also after it has been turned itself.
#[hook]
fn use_wide() -> bool {
    let wide = use_state_eq(is_wide);
    let set = wide.setter();
    use_effect_with((), move |()| {
        let look = move |_: &Event| set.set(is_wide());
        let resized = EventListener::new(&gloo::utils::window(), "resize", look);
        move || drop(resized)
    });
    *wide
}

fn is_wide() -> bool {
    let width = gloo::utils::window().inner_width().ok().and_then(|width| width.as_f64());
    width.is_none_or(|width| width >= WIDE)
}
