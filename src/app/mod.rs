//! The page: draws state and sends actions. Nothing here knows the mathematics.
//!
//! - `root`: what the address asks for: the front page, a game, or a link that cannot be read;
//! - `table`: the state of an open game and all that can happen to it, pure;
//! - `game_page`: an open game, for any system;
//! - `house`: what all systems share (header, players, move list, dialogs …);
//! - `hooks`: the effects (address, storage, solver, theme), one file each;
//! - `heaps`: the board and the panels of one system; a new system adds its folder here, implements
//!   [`ui::GameUi`] and gets its line in `root`.

mod dom;
mod front;
mod game_page;
mod heaps;
mod hooks;
mod house;
mod root;
mod table;
mod ui;

/// Starts the page.
pub fn run() {
    let place = gloo::utils::document().get_element_by_id("app");
    match place {
        Some(place) => {
            // What stood there was for the time before the program came.
            place.set_inner_html("");
            yew::Renderer::<root::Root>::with_root(place).render()
        }
        None => yew::Renderer::<root::Root>::new().render(),
    };
}
