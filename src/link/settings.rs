//! The keys that say how a game is viewed.

use crate::core::Count;
use crate::games::Game;
use crate::session::Task;

/// How a game is viewed: what changes nothing of the game itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Look {
    /// Which panel is open.
    pub view: View,
    /// Whether answers are shown before the reader asks.
    pub values: Values,
    /// The language by its code, where the link sets one.
    pub lang: Option<&'static str>,
    /// From which number rows and columns are counted.
    pub count: Count,
    /// The board alone, for an iframe.
    pub embed: bool,
    /// The colours, where the link sets them.
    pub theme: Option<Theme>,
    /// What is asked.
    pub task: Task,
    /// The keys of the system's own that are not at their default, in the order of its
    /// [`crate::games::Keys::NAMES`].
    pub own: Vec<(&'static str, String)>,
}

/// Which panel is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The moves and the players.
    #[default]
    Play,
    /// Who wins, and why.
    Analyse,
    /// One of [`Game::VIEWS`].
    Own(&'static str),
}

impl View {
    /// The views of a system.
    pub fn all<G: Game>() -> impl Iterator<Item = Self> {
        [Self::Play, Self::Analyse].into_iter().chain(G::VIEWS.iter().map(|&name| Self::Own(name)))
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Analyse => "analyse",
            Self::Own(name) => name,
        }
    }
}

/// Whether answers are shown before the reader asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Values {
    /// They are.
    #[default]
    Show,
    /// Values, maps and hints are kept back until the reader asks.
    Hide,
}

impl Values {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Show, Self::Hide];

    /// The one of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|values| values.name() == name)
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Show => "show",
            Self::Hide => "hide",
        }
    }
}

/// The colours and sizes of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Strong contrast and large type, for the wall of a classroom.
    Projector,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Projector];

    /// The theme of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Projector => "projector",
        }
    }
}

/// The languages of the page, by their codes.
pub(super) const LANGUAGES: [&str; 2] = ["en", "fr"];
