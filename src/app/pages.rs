//! The programs that the page is made of: which game each is for, and what it shows of it.

use super::front::front;
use super::game_page::{GamePage, PageProps};
use super::heaps::{AtlasView, ExplorerView, MisereView};
use super::ui::GameUi;
use super::view_page::ViewPage;
use crate::games::heaps::Heaps;
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
        html! { <ViewPage<ExplorerView> ..props /> }
    }

    fn front(_: &Words) -> Option<Html> {
        None
    }
}

/// The periods of many codes.
#[derive(Debug)]
pub struct AtlasPages;

#[allow(private_interfaces)]
impl Pages for AtlasPages {
    type Game = Heaps;
    const SOLVER: &'static str = "explorer-solver";
    const WORDS: &'static [Part] = &[part::HOUSE, part::HEAPS, part::ATLAS];

    fn page(props: PageProps) -> Html {
        html! { <ViewPage<AtlasView> ..props /> }
    }

    fn front(_: &Words) -> Option<Html> {
        None
    }
}

/// Misère play of single heaps.
#[derive(Debug)]
pub struct MiserePages;

#[allow(private_interfaces)]
impl Pages for MiserePages {
    type Game = Heaps;
    const SOLVER: &'static str = "misere-solver";
    const WORDS: &'static [Part] = &[part::HOUSE, part::HEAPS, part::MISERE];

    fn page(props: PageProps) -> Html {
        html! { <ViewPage<MisereView> ..props /> }
    }

    fn front(_: &Words) -> Option<Html> {
        None
    }
}
