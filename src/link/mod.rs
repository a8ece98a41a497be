//! The address ⇄ a game and how it is viewed. The only place that knows the format of the URL.
//!
//! `/v1/<system>/<what>/<position>?<key>=<value>&…`, with or without `#` before it. A text is split once ([`split`])
//! into what every link has; the rest is checked by its game ([`check`]), which may be loaded only later. Reading
//! tolerates more than the notation: a whole address before the `#`; characters written as `%2B`, as some programs do;
//! keys in any order, and the same key twice as long as it says the same. Whatever it rejects, it names and locates,
//! and along with the errors it gives the nearest valid link. Writing has one form only.

mod check;
mod class;
mod encode;
mod error;
mod keys;
mod lesson;
mod nearest;
mod piece;
mod place;
mod saved;
mod search;
mod settings;
mod split;
mod text;

pub use check::{Reading, check, read, session};
pub use class::ClassPlace;
pub use encode::{decoded, encoded};
pub use error::{LinkError, Problem};
pub use lesson::{LessonPlace, LessonView, Source};
pub use nearest::nearest_link;
pub use place::{Place, split};
pub use saved::{Added, SavedGame, Shelf};
pub use search::language_of;
pub use settings::{Look, Theme, Values, View};
pub use split::Split;
pub use text::{
    EXAMPLE, EXPLORED, alike, begins, carrying, first_link, is_game, of_address, of_version,
    path_of, rest_of, unescaped, until_here, value_of, with_hash, with_key, with_only,
};

use crate::games::{Game, System};
use crate::session::{Level, Play, Players, Start};
use std::fmt;

/// The longest text that is read, in bytes. A browser's address may hold more, a link never needs it.
pub const MAX_TEXT: usize = 64 * 1024;

/// All that a link says, as plain data in its canonical form.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// Whose game it is.
    pub system: System,
    /// The rules, and where the game began.
    pub start: Start,
    /// The moves played so far.
    pub moves: Vec<String>,
    /// Which point of the game is shown, 0 to the number of moves.
    pub at: usize,
    /// Who plays.
    pub players: Players,
    /// How strong the computer plays.
    pub level: Level,
    /// The seed, where the link gives one.
    pub seed: Option<u64>,
    /// How it is viewed.
    pub look: Look,
}

impl Link {
    /// The link to a game that has not begun.
    pub fn new(system: System, start: Start) -> Self {
        Self {
            system,
            start,
            moves: Vec::new(),
            at: 0,
            players: Players::default(),
            level: Level::default(),
            seed: None,
            look: Look::default(),
        }
    }

    /// The link to a position of a game, to be begun from there.
    pub fn to<G: Game>(game: &G, position: &G::Position) -> Self {
        Self::new(G::SYSTEM, Start::of(game, position))
    }

    /// The link to the point of a game that is shown.
    pub fn of(play: &dyn Play, seed: Option<u64>, look: Look) -> Self {
        let state = play.state();
        Self {
            moves: state.tree.moves_to(state.tree.end()),
            at: state.tree.shown().ply,
            players: state.players,
            level: state.level,
            seed,
            look,
            ..Self::new(play.system(), play.start())
        }
    }

    /// The same game with another view open.
    #[must_use]
    pub fn in_view(mut self, view: View) -> Self {
        self.look.view = view;
        self
    }

    /// The same game with one of the system's own keys set, which comes last.
    #[must_use]
    pub fn with_own(mut self, key: &'static str, value: impl fmt::Display) -> Self {
        self.look.own.push((key, value.to_string()));
        self
    }
}

/// Without the `#`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Start { rules, position, .. } = &self.start;
        write!(f, "/v1/{}/{rules}/{position}", self.system.name())?;
        let plain = keys::KEYS.iter().filter_map(|key| Some((key.name, (key.write)(self)?)));
        let own = self.look.own.iter().cloned();
        for (number, (key, value)) in plain.chain(own).enumerate() {
            let mark = if number == 0 { '?' } else { '&' };
            write!(f, "{mark}{key}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
