//! The games' faces, one folder each, and the page's only register of them.
//!
//! A folder implements [`GameUi`] for its game and [`super::ui::ViewUi`] for each of its views that has a page of its
//! own. Its [`Entry`] says what the page must know before the game has loaded, and its [`Cards`] what the home page
//! shows of it.

mod chomp;
mod coins;
mod graph;
mod heaps;
mod pawns;
mod place;
mod sum;

use super::chunk::Coming;
use super::face::{Drawn, Face};
use super::game_page::{game_page, view_page};
use super::page::{Brought, Page};
use super::ui::{GameUi, ViewUi};
use crate::core::Rule;
use crate::games::System;
use crate::link::{Split, check};
use crate::words::Words;
use yew::prelude::*;

/// The register: one line a game, in the order in which the first page has them.
macro_rules! register {
    ($($game:ident;)+) => {
        const ENTRIES: &[Entry] = &[$($game::ENTRY),+];

        /// What the first page has of each game.
        pub(super) const CARDS: &[Cards] = &[$($game::CARDS),+];
    };
}

/// A game that can be solved can be viewed.
const _: () = assert!(ENTRIES.len() == System::ALL.len() && CARDS.len() == System::ALL.len());

register! {
    heaps;
    pawns;
    place;
    chomp;
    coins;
    graph;
    sum;
}

/// The board that the first page begins with.
pub(super) use heaps::hero;

/// What the page knows of a game before anything of it has been fetched. (What is here is in the main
/// program: nothing but how to fetch the rest.)
pub(super) struct Entry {
    /// Which system it is.
    system: System,
    /// The part of the program that holds the page of a view; that of the game where there is no such
    /// view.
    chunk: fn(Option<&str>) -> Chunk,
}

/// What the first page has of a game, by its rules and nothing else of it.
pub(super) struct Cards {
    /// Which system it is.
    pub(super) system: System,
    /// What a game is called, by the rules and the position in its link; `None` where there are no such
    /// rules.
    pub(super) title: fn(&Split, &Words) -> Option<String>,
    /// The card that stands for the system.
    pub(super) first: fn(&Words) -> Html,
    /// The others.
    pub(super) others: fn(&Words) -> Html,
}

/// The part of the program that a link leads to.
pub(super) fn chunk_of(split: &Split) -> Option<Chunk> {
    let entry = ENTRIES.iter().find(|entry| entry.system == split.system())?;
    // What is asked is asked on the board, in whatever view.
    let view = split.view().filter(|_| split.task().kind.is_none());
    Some((entry.chunk)(view.as_deref()))
}

/// The systems whose pages the page of a link needs besides its own: those of the parts of a sum.
pub(super) fn others_of(split: &Split) -> Vec<System> {
    sum::systems(split)
}

/// The part of the program that holds a system’s own page.
pub(super) fn chunk_of_system(system: System) -> Option<Chunk> {
    let entry = ENTRIES.iter().find(|entry| entry.system == system)?;
    Some((entry.chunk)(None))
}

/// A part of the program that may have to be waited for.
#[derive(Clone, Copy)]
pub(super) struct Chunk {
    /// Its name: that of the view or of the system.
    pub(super) name: &'static str,
    /// Fetches it, where it is not here yet.
    pub(super) load: fn() -> Coming<Brought>,
}

/// The page on which a system is played.
fn game<G: GameUi>() -> Brought {
    let face = Some(&const { Drawn::<G>::new() } as &dyn Face);
    Brought::Page(Page { read: check::<G>, draw: game_page::<G>, face })
}

/// The page of a view.
fn view<V: ViewUi>() -> Brought {
    Brought::Page(Page { read: check::<V::Game>, draw: view_page::<V>, face: None })
}

/// What the game of a link is called.
fn title<G: GameUi>(split: &Split, words: &Words) -> Option<String> {
    let game = G::read_rules(&split.rules()?, Rule::default()).ok()?;
    Some(game.title(words))
}
