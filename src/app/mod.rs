//! The page: draws state and sends actions. Nothing here knows the mathematics.
//!
//! The page is several programs, each for some addresses, so that nobody loads what he does not look
//! at (`static/programs.js` has which for what). They share all that stands here but the systems.
//!
//! - `pages`: the programs there are, and what each of them shows;
//! - `front`: the front page, which holds no system;
//! - `root`: what the address asks for: a page of this program, or a link that cannot be read;
//! - `table`: the state of an open game and all that can happen to it, pure;
//! - `game_page`: an open game, for any system;
//! - `view_page`: a view that has a page to itself;
//! - `files`, `texts`: what a reader can save and bring;
//! - `house`: what all systems share (header, players, move list, dialogs …);
//! - `share`: the dialogs for sharing and for the keys, a program that stands beside the one that is
//!   shown;
//! - `hooks`: the effects (address, storage, solver, theme), one file each;
//! - `heaps`, `pawns`, `chomp`, `graph`: the board and the panels of one system each; a new system adds its
//!   folder here, implements
//!   [`ui::GameUi`] and gets its program in `pages`.

mod chomp;
mod dom;
mod files;
mod front;
mod game_page;
mod graph;
mod heaps;
mod hooks;
mod house;
mod pages;
mod pawns;
mod root;
mod share;
mod table;
mod texts;
mod ui;
mod view_page;

pub use pages::{
    AtlasPages, AttractorPages, ChompPages, ChompViewsPages, ExplorerPages, FrontPages, GraphPages,
    HeapsPages, MiserePages, Pages, PawnsPages,
};

use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Takes the page away again.
    static CLOSE: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Shows the pages of a program, in the place of whatever is there.
pub fn open_pages<P: Pages>() {
    let renderer = match gloo::utils::document().get_element_by_id("app") {
        Some(place) => {
            // What stood there was for the time before the program came.
            place.replace_children_with_node_0();
            yew::Renderer::<root::Root<P>>::with_root(place)
        }
        None => yew::Renderer::<root::Root<P>>::new(),
    };
    let handle = renderer.render();
    CLOSE.set(Some(Box::new(move || handle.destroy())));
}

/// Opens the dialog for sharing beside the page that is shown.
pub fn open_share() {
    open_beside::<share::Dialog>();
}

/// Opens the list of keys beside the page that is shown.
pub fn open_keys() {
    open_beside::<share::Keys>();
}

fn open_beside<C: yew::BaseComponent<Properties = share::DialogProps>>() {
    let document = gloo::utils::document();
    let (Some(body), Ok(place)) = (document.body(), document.create_element("div")) else { return };
    if body.append_child(&place).is_err() {
        return;
    }
    let handle: Rc<RefCell<Option<yew::AppHandle<C>>>> = Rc::default();
    let on_close = {
        let (handle, place) = (handle.clone(), place.clone());
        yew::Callback::from(move |()| {
            let (handle, place) = (handle.clone(), place.clone());
            // Not while it hears of being closed.
            gloo::timers::callback::Timeout::new(0, move || {
                handle.take().into_iter().for_each(yew::AppHandle::destroy);
                place.remove();
            })
            .forget();
        })
    };
    let props = share::DialogProps { on_close };
    *handle.borrow_mut() = Some(yew::Renderer::with_root_and_props(place, props).render());
}

/// Takes the page away, for another program to show its own.
#[wasm_bindgen]
pub fn close() {
    if let Some(close) = CLOSE.take() {
        close();
    }
}
