//! Games as they are kept on a device: texts of links, one a line, with an empty line between games.
//!
//! Whatever stands in such a text does no harm: what cannot be read is passed over, what is too long
//! is not even looked at.

use super::{Link, read};
use crate::games::Game;
use crate::session::{NodeId, Session};

/// An empty line.
const BETWEEN: &str = "\n\n";
/// Games kept; the oldest goes when another is played.
const MOST_GAMES: usize = 50;
/// The longest game kept, in bytes of its text.
const MOST_TEXT: usize = 200_000;

/// A game as it is kept: the link that led to the point shown, and every line that was played, each
/// a link of its own, so that variations come back too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The link as it stands in the address.
    pub link: String,
    /// The lines, the oldest first.
    pub lines: Vec<String>,
}

/// What came of games that were to be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// Games that were added.
    pub games: usize,
    /// Games for which there was no room.
    pub left_out: usize,
}

/// The games that are kept, the one that was left last first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    games: Vec<SavedGame>,
}

impl Shelf {
    /// What a text holds.
    pub fn read(text: &str) -> Self {
        Self { games: saved_in(text).take(MOST_GAMES).collect() }
    }

    /// The text that [`Self::read`] and [`Self::add`] take back.
    pub fn text(&self) -> String {
        self.games.iter().map(SavedGame::text).collect::<Vec<_>>().join(BETWEEN)
    }

    /// The games.
    pub fn games(&self) -> &[SavedGame] {
        &self.games
    }

    /// Puts a game first, in the place of what it was before; `false` where it is too long to be kept.
    pub fn keep<G: Game>(&mut self, link: &Link<G>, session: &Session<G>) -> bool {
        let game = SavedGame::of(link, session);
        if game.text().len() > MOST_TEXT {
            return false;
        }
        // The game as it was kept before is part of what it is now; another one from the same start
        // is not, and stays.
        self.games.retain(|other| !game.holds(other));
        self.games.insert(0, game);
        self.games.truncate(MOST_GAMES);
        true
    }

    /// The session that a link leads to, with the variations that were kept of it. `seed` is used
    /// where the link gives none.
    pub fn session<G: Game>(&self, link: &Link<G>, seed: u64) -> Session<G> {
        let text = link.to_string();
        let plain = link.session(seed);
        let Some(kept) = self.games.iter().find(|game| game.link == text) else { return plain };
        let mut session = plain;
        for line in &kept.lines {
            let Ok(line) = read::<G>(line).valid() else { continue };
            if line.game == link.game && line.start == link.start {
                session = replay(session, &line.moves);
            }
        }
        // The line of the link itself once more, so that it is the one shown.
        session = replay(session, &link.moves);
        if let Some(&shown) = session.history.line().get(link.at) {
            session.history.show(shown);
        }
        session
    }

    /// Adds the games of a text in front, as many as there is room for: none that was kept goes for
    /// them. `is_game` says of a link whether it looks like one.
    pub fn add(&mut self, text: &str, is_game: impl Fn(&str) -> bool) -> Added {
        // As other systems end their lines.
        let text = text.replace("\r\n", "\n");
        let mut added = Added::default();
        for game in saved_in(&text).filter(|game| is_game(&game.link)) {
            self.games.retain(|old| !game.holds(old));
            if self.games.len() < MOST_GAMES {
                self.games.insert(added.games.min(self.games.len()), game);
                added.games += 1;
            } else {
                added.left_out += 1;
            }
        }
        added
    }
}

impl SavedGame {
    fn of<G: Game>(link: &Link<G>, session: &Session<G>) -> Self {
        let history = &session.history;
        let line = |end| {
            let moves = history.moves_to(end);
            let at = moves.len();
            Link { moves, at, ..link.clone() }.to_string()
        };
        Self { link: link.to_string(), lines: history.ends().into_iter().map(line).collect() }
    }

    fn text(&self) -> String {
        let lines = std::iter::once(&self.link).chain(&self.lines);
        lines.map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// Whether every line of another game is the beginning of one of these.
    fn holds(&self, other: &Self) -> bool {
        let begins = |line: &String, longer: &String| {
            let (line, longer) = (moves_of(line), moves_of(longer));
            longer
                .strip_prefix(line)
                .is_some_and(|rest| line.is_empty() || rest.is_empty() || rest.starts_with('_'))
        };
        start_of(&self.link) == start_of(&other.link)
            && other.lines.iter().all(|line| self.lines.iter().any(|longer| begins(line, longer)))
    }

    fn read(text: &str) -> Option<Self> {
        // A single game that was saved for sharing has the sign before it that it has in the address.
        let before = |sign: char| sign == '#' || sign.is_whitespace();
        let mut lines = text.trim_end().trim_start_matches(before).lines().map(str::to_owned);
        let link = lines.next().filter(|link| !link.is_empty())?;
        let mut lines: Vec<String> = lines.collect();
        // Saved for sharing it has no line but its own.
        if lines.is_empty() {
            lines.push(link.clone());
        }
        Some(Self { link, lines })
    }
}

fn saved_in(text: &str) -> impl Iterator<Item = SavedGame> {
    text.split(BETWEEN).filter(|game| game.len() <= MOST_TEXT).filter_map(SavedGame::read)
}

fn replay<G: Game>(mut session: Session<G>, moves: &[G::Move]) -> Session<G> {
    session.history.show(NodeId::START);
    session.play_line(moves);
    session
}

/// The part of a link that says which game was begun: all before its keys, and its rule.
fn start_of(link: &str) -> (&str, bool) {
    let (path, keys) = link.split_once('?').unwrap_or((link, ""));
    (path, keys.split('&').any(|key| key == "rule=misere"))
}

/// The moves that a link names, as they are written.
fn moves_of(link: &str) -> &str {
    let keys = link.split_once('?').map_or("", |(_, keys)| keys);
    keys.split('&').find_map(|key| key.strip_prefix("moves=")).unwrap_or_default()
}
