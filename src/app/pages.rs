//! The programs that the page is made of, and what each of them shows.

use super::front::Front;
use super::game_page::{GamePage, PageProps};
use super::heaps::{AtlasView, ExplorerView, MisereView};
use super::hooks::WithSolver;
use super::ui::{GameUi, ViewUi};
use super::view_page::ViewPage;
use crate::games::chomp::Chomp;
use crate::games::graph::Graphs;
use crate::games::heaps::Heaps;
use crate::games::pawns::Pawns;
use crate::link::{self, Link, LinkError, Theme, View};
use crate::words::part::{self, Part};
use crate::words::{Language, Words};
use yew::prelude::*;

/// What a program shows.
#[allow(private_interfaces)]
pub trait Pages: 'static {
    /// What it may say.
    const WORDS: &'static [Part];
    /// The page of an address. (One that belongs to another program does not come here.)
    fn page(props: PageProps, words: &Words) -> Result<Html, Unreadable>;
}

/// Why an address cannot be read.
pub(super) struct Unreadable {
    /// What is wrong with it, never nothing.
    pub(super) errors: Vec<LinkError>,
    /// The nearest link that is valid.
    pub(super) nearest: String,
}

/// The front page, and whatever is no link to a game.
#[derive(Debug)]
pub struct FrontPages;

#[allow(private_interfaces)]
impl Pages for FrontPages {
    const WORDS: &'static [Part] =
        &[part::HOUSE, part::FRONT, part::HEAPS, part::CHOMP_NAMES, part::GRAPH_FRONT];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        if let Some(look) = look_of_front(&props.address.link) {
            return Ok(html! { <>{ props.header }<Front {look} on_look={props.on_look} /></> });
        }
        match link::system_of(&props.address.link) {
            Err(error) => {
                Err(Unreadable { errors: vec![error], nearest: "/v1/heaps/0.77/7+5".to_owned() })
            }
            // The program of that system is on its way.
            Ok(_) => Ok(Html::default()),
        }
    }
}

/// The language and the theme that a link to the front page sets; `None` where it is no such link.
fn look_of_front(link: &str) -> Option<(Option<&'static str>, Option<Theme>)> {
    let (path, keys) = link.split_once('?').unwrap_or((link, ""));
    let mut look = (None, None);
    for (name, value) in keys.split('&').filter_map(|key| key.split_once('=')) {
        match name {
            "lang" => look.0 = Some(Language::of(value)?.code()),
            "theme" => look.1 = Some(Theme::ALL.into_iter().find(|theme| theme.name() == value)?),
            _ => return None,
        }
    }
    matches!(path, "" | "/").then_some(look)
}

/// Heaps to play.
#[derive(Debug)]
pub struct HeapsPages;

#[allow(private_interfaces)]
impl Pages for HeapsPages {
    const WORDS: &'static [Part] = &[part::HOUSE, part::PLAY, part::HEAPS, part::HEAPS_PLAY];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Heaps>(&props)?;
        Ok(html! { <WithSolver name="heaps-solver"><GamePage<Heaps> ..props /></WithSolver> })
    }
}

/// The sequences of heaps.
#[derive(Debug)]
pub struct ExplorerPages;

#[allow(private_interfaces)]
impl Pages for ExplorerPages {
    const WORDS: &'static [Part] = &[part::HOUSE, part::HEAPS, part::EXPLORER];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Heaps>(&props)?;
        Ok(
            html! { <WithSolver name="explorer-solver"><ViewPage<ExplorerView> ..props /></WithSolver> },
        )
    }
}

/// The periods of many codes.
#[derive(Debug)]
pub struct AtlasPages;

#[allow(private_interfaces)]
impl Pages for AtlasPages {
    const WORDS: &'static [Part] = &[part::HOUSE, part::HEAPS, part::ATLAS];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Heaps>(&props)?;
        Ok(
            html! { <WithSolver name="explorer-solver"><ViewPage<AtlasView> ..props /></WithSolver> },
        )
    }
}

/// Misère play of single heaps.
#[derive(Debug)]
pub struct MiserePages;

#[allow(private_interfaces)]
impl Pages for MiserePages {
    const WORDS: &'static [Part] = &[part::HOUSE, part::HEAPS, part::MISERE];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Heaps>(&props)?;
        Ok(html! { <WithSolver name="misere-solver"><ViewPage<MisereView> ..props /></WithSolver> })
    }
}

/// Pawns, to play and to fill in.
#[derive(Debug)]
pub struct PawnsPages;

#[allow(private_interfaces)]
impl Pages for PawnsPages {
    const WORDS: &'static [Part] = &[part::HOUSE, part::PLAY, part::PAWNS];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Pawns>(&props)?;
        Ok(html! { <WithSolver name="pawns-solver">{ by_view::<Pawns>(props) }</WithSolver> })
    }
}

/// The page of a game, or of one of its views that have a page to themselves: as its link says.
fn by_view<V: ViewUi>(props: PageProps) -> Html {
    let view = link::read::<V::Game>(&props.address.link).link.look.view;
    match view {
        View::Own(name) if V::Game::has_page(name) => html! { <ViewPage<V> ..props /> },
        _ => html! { <GamePage<V::Game> ..props /> },
    }
}

/// Chomp to play, with its map.
#[derive(Debug)]
pub struct ChompPages;

#[allow(private_interfaces)]
impl Pages for ChompPages {
    const WORDS: &'static [Part] = &[part::HOUSE, part::PLAY, part::CHOMP_NAMES, part::CHOMP];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Chomp>(&props)?;
        Ok(html! { <WithSolver name="chomp-solver"><GamePage<Chomp> ..props /></WithSolver> })
    }
}

/// The gallery of bars, three rows, and the cost lab.
#[derive(Debug)]
pub struct ChompViewsPages;

#[allow(private_interfaces)]
impl Pages for ChompViewsPages {
    const WORDS: &'static [Part] =
        &[part::HOUSE, part::CHOMP_NAMES, part::CHOMP, part::CHOMP_VIEWS];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Chomp>(&props)?;
        Ok(html! { <WithSolver name="chomp-solver"><ViewPage<Chomp> ..props /></WithSolver> })
    }
}

/// Graphs to play on.
#[derive(Debug)]
pub struct GraphPages;

#[allow(private_interfaces)]
impl Pages for GraphPages {
    const WORDS: &'static [Part] =
        &[part::HOUSE, part::PLAY, part::GRAPH_FRONT, part::GRAPH, part::GRAPH_PLAY];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Graphs>(&props)?;
        Ok(html! { <WithSolver name="graph-solver"><GamePage<Graphs> ..props /></WithSolver> })
    }
}

/// The attractors of graphs, and minimax. What they show is worked out on the page: it is small.
#[derive(Debug)]
pub struct AttractorPages;

#[allow(private_interfaces)]
impl Pages for AttractorPages {
    const WORDS: &'static [Part] =
        &[part::HOUSE, part::GRAPH_FRONT, part::GRAPH, part::GRAPH_VIEWS];

    fn page(props: PageProps, _: &Words) -> Result<Html, Unreadable> {
        check::<Graphs>(&props)?;
        Ok(html! { <ViewPage<Graphs> ..props /> })
    }
}

/// Whether the address leads to a game of the system.
fn check<G: GameUi>(props: &PageProps) -> Result<(), Unreadable> {
    let address = &props.address.link;
    let error = link::system_of(address).err();
    let reading = link::read::<G>(address);
    let errors = error.map_or(reading.errors, |error| vec![error]);
    if errors.is_empty() {
        return Ok(());
    }
    Err(Unreadable { errors, nearest: Link::to_string(&reading.link) })
}
