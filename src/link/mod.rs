//! The address ⇄ a game and how it is looked at. The only place that knows the URL's shape.
//!
//! `/v1/<system>/<what>/<position>?<key>=<value>&…`, with or without `#` before it. What the reader
//! tolerates beyond that: a whole address before the `#`; characters written as `%2B`, as some
//! programs do to them; keys in any order, and the same key twice as long as it says the same.
//! What it refuses it names and locates, and beside the errors it gives the nearest link that is
//! valid. The writer knows one form only.

mod error;
mod keys;
mod read;
mod saved;
mod settings;
mod write;

pub use error::{LinkError, Problem};
pub use keys::with_key;
pub use read::{Reading, read, system_of};
pub use saved::{Added, SavedGame, Shelf};
pub use settings::{Look, Theme, Values, View};

use crate::games::Game;
use crate::session::{Level, NodeId, Players, Session};

/// The longest text that is read, in bytes. A browser's address may hold more, a link never needs it.
pub const MAX_TEXT: usize = 64 * 1024;

/// All that a link says.
#[derive(Clone, Debug, PartialEq)]
pub struct Link<G: Game> {
    /// The rules.
    pub game: G,
    /// Where the game began.
    pub start: G::Position,
    /// The moves played so far, each legal where it stands.
    pub moves: Vec<G::Move>,
    /// Which point of the game is shown, 0 to the number of moves.
    pub at: usize,
    /// Who plays.
    pub players: Players,
    /// How strong the computer plays.
    pub level: Level,
    /// The seed, where the link gives one.
    pub seed: Option<u64>,
    /// How it is looked at.
    pub look: Look<G>,
}

impl<G: Game> Link<G> {
    /// The link to a game that has not begun.
    pub fn new(game: G, start: G::Position) -> Self {
        Self {
            game,
            start,
            moves: Vec::new(),
            at: 0,
            players: Players::default(),
            level: Level::default(),
            seed: None,
            look: Look::default(),
        }
    }

    /// The link to the point of a game that is shown.
    pub fn to_session(session: &Session<G>, seed: Option<u64>, look: Look<G>) -> Self {
        let history = &session.history;
        Self {
            game: session.game.clone(),
            start: history.node(NodeId::START).position.clone(),
            moves: history.moves_to(history.end()),
            at: history.shown().ply,
            players: session.players,
            level: session.level,
            seed,
            look,
        }
    }

    /// The game that the link leads to. `seed` is used where the link gives none.
    pub fn session(&self, seed: u64) -> Session<G> {
        let mut session = Session::new(
            self.game.clone(),
            self.start.clone(),
            self.players,
            self.level,
            self.seed.unwrap_or(seed),
        );
        // Every move of a link was found legal when it was read.
        session.play_line(&self.moves);
        if let Some(&shown) = session.history.line().get(self.at) {
            session.history.show(shown);
        }
        session
    }
}

#[cfg(test)]
mod tests;
