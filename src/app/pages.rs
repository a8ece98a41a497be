//! The programs that the page is made of: which game each is for, and what it shows of it.

use super::front::front;
use super::game_page::{GamePage, PageProps};
use super::ui::{GameUi, ViewUi};
use super::view_page::ViewPage;
use crate::games::heaps::Heaps;
use crate::games::pawns::Pawns;
use crate::link::{self, View};
use crate::words::Words;
use crate::words::part::{self, Part};
use yew::prelude::*;

/// What a program shows.
#[allow(private_bounds, private_interfaces)]
pub trait Pages: 'static {
    /// The system that it is for.
    type Game: GameUi;
    /// The name of the program that computes for it.
    const SOLVER: &'static str;
    /// What it may say.
    const WORDS: &'static [Part];
    /// The page of a link to a game.
    fn page(props: PageProps) -> Html;
    /// The page of an address without a link; `None` where that is another program's.
    fn front(words: &Words) -> Option<Html>;
}

/// The front page, and heaps to play.
#[derive(Debug)]
pub struct HeapsPages;

#[allow(private_interfaces)]
impl Pages for HeapsPages {
    type Game = Heaps;
    const SOLVER: &'static str = "heaps-solver";
    const WORDS: &'static [Part] =
        &[part::HOUSE, part::FRONT, part::PLAY, part::HEAPS, part::HEAPS_PLAY];

    fn page(props: PageProps) -> Html {
        html! { <GamePage<Heaps> ..props /> }
    }

    fn front(words: &Words) -> Option<Html> {
        Some(front(words))
    }
}

/// The sequences of heaps.
#[derive(Debug)]
pub struct ExplorerPages;

#[allow(private_interfaces)]
impl Pages for ExplorerPages {
    type Game = Heaps;
    const SOLVER: &'static str = "explorer-solver";
    const WORDS: &'static [Part] = &[part::HOUSE, part::HEAPS, part::EXPLORER];

    fn page(props: PageProps) -> Html {
        html! { <ViewPage<Heaps> ..props /> }
    }

    fn front(_: &Words) -> Option<Html> {
        None
    }
}

/// Pawns, to play and to fill in.
#[derive(Debug)]
pub struct PawnsPages;

#[allow(private_interfaces)]
impl Pages for PawnsPages {
    type Game = Pawns;
    const SOLVER: &'static str = "pawns-solver";
    const WORDS: &'static [Part] = &[part::HOUSE, part::PLAY, part::PAWNS];

    fn page(props: PageProps) -> Html {
        by_view::<Pawns>(props)
    }

    fn front(_: &Words) -> Option<Html> {
        None
    }
}

/// The page of a game, or of one of its views that have a page to themselves: as its link says.
fn by_view<G: ViewUi>(props: PageProps) -> Html {
    let view = link::read::<G>(&props.address.link).link.look.view;
    match view {
        View::Own(name) if G::has_page(name) => html! { <ViewPage<G> ..props /> },
        _ => html! { <GamePage<G> ..props /> },
    }
}
