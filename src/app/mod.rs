//! The page: draws state and sends actions. Nothing here knows the mathematics.
//!
//! - `root`: what the address asks for; `arrival`: what is shown while a part of the program is on its
//!   way; `chunk`: where the program may be cut into parts; `later`: what such a part draws;
//! - `front`: the first page;
//! - `game_page`: the page of a game, for any system: `played`, or a view with a page to itself, `viewed`;
//!   `table` is the state of an open game and all that can happen to it, pure;
//! - `ui`: what a game's folder implements, with the game's types; `face`: the same without them, which is
//!   all that the page knows of a game;
//! - `games`: one folder a game, and the register of them;
//! - `house`: what all games share (header, players, move list, dialogs …);
//! - `grid`: pointing, dragging and stepping over the cells of a board;
//! - `share`: the dialogs for sharing and for the keys;
//! - `task`: the page of a question; `lesson`: lessons; `class`: what readers did in them, for a teacher;
//! - `check`: results of a reader's own, checked beside what a view shows, and copies of that;
//! - `files`: what a reader can save and bring; `figure`: what is seen, saved as a picture;
//! - `hooks`: the effects (address, storage, solver, theme, words), one file each.

mod arrival;
mod attempt;
mod check;
pub mod chunk;
mod class;
mod dom;
mod face;
mod figure;
mod files;
mod front;
mod game_page;
mod games;
mod grid;
mod hooks;
mod house;
mod later;
mod lesson;
mod page;
mod played;
mod root;
mod share;
mod table;
mod task;
mod ui;
mod viewed;

use chunk::Missing;
use wasm_bindgen::prelude::*;

/// Shows what the address asks for, in the place of what is read until then. Waits for the words and for
/// the part of the program that the address leads to.
pub async fn open() -> Result<(), JsValue> {
    let goal = arrival::Goal::of(hooks::read_address());
    let words = hooks::first_words(goal.language()).await.map_err(reason)?;
    arrival::first(&goal).await;
    let props = root::RootProps { words, goal: goal.into() };
    match gloo::utils::document().get_element_by_id("app") {
        Some(place) => {
            // What stood there was for the time before the program came.
            place.replace_children_with_node_0();
            yew::Renderer::<root::Root>::with_root_and_props(place, props).render();
        }
        None => drop(yew::Renderer::<root::Root>::with_props(props).render()),
    }
    Ok(())
}

fn reason(missing: Missing) -> JsValue {
    JsValue::from_str(&missing.to_string())
}
