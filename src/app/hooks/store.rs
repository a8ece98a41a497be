//! What is kept on this device: the games, the language, the theme.
//!
//! Nothing here may stop the page: storage that is full, forbidden or broken reads as empty. All is
//! kept as text, games as the links that lead to them, one a line.

use crate::games::Game;
use crate::link::{self, Link, Theme};
use crate::session::{NodeId, Session};
use crate::words::Language;
use web_sys::Storage;

const LANGUAGE: &str = "nimlab.language";
const THEME: &str = "nimlab.theme";
const GAMES: &str = "nimlab.games";
/// An empty line.
const BETWEEN_GAMES: &str = "\n\n";
/// Games kept; the oldest goes when another comes.
const MOST_GAMES: usize = 20;
/// The longest game kept, in bytes of its text.
const MOST_TEXT: usize = 200_000;

/// A game as it is kept: the link that led to the point shown, and every line that was played, each
/// a link of its own, so that variations come back too.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct SavedGame {
    /// The link as it stands in the address.
    pub(in crate::app) link: String,
    /// The lines, the oldest first.
    pub(in crate::app) lines: Vec<String>,
}

impl SavedGame {
    fn to_text(&self) -> String {
        [&self.link]
            .into_iter()
            .chain(&self.lines)
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join("\n")
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

    fn from_text(text: &str) -> Option<Self> {
        let mut lines = text.lines().map(str::to_owned);
        let link = lines.next().filter(|link| !link.is_empty())?;
        Some(Self { link, lines: lines.collect() })
    }
}

/// Keeps a game, as the newest.
pub(in crate::app) fn keep_game<G: Game>(link: &Link<G>, session: &Session<G>) {
    let history = &session.history;
    let line = |end| {
        let moves = history.moves_to(end);
        let at = moves.len();
        Link { moves, at, ..link.clone() }.to_string()
    };
    let lines = history.ends().into_iter().map(line).collect();
    let game = SavedGame { link: link.to_string(), lines };
    if game.lines.iter().map(String::len).sum::<usize>() > MOST_TEXT {
        return;
    }
    let mut games = games();
    // The game as it was kept before is part of what it is now; another one from the same start is
    // not, and stays.
    games.retain(|other| !game.holds(other));
    games.insert(0, game);
    games.truncate(MOST_GAMES);
    let texts: Vec<String> = games.iter().map(SavedGame::to_text).collect();
    write(GAMES, &texts.join(BETWEEN_GAMES));
}

/// The session that a link leads to, with the variations that were kept of it.
pub(in crate::app) fn kept_game<G: Game>(link: &Link<G>, seed: u64) -> Session<G> {
    let text = link.to_string();
    let plain = link.session(seed);
    let Some(kept) = games().into_iter().find(|game| game.link == text) else { return plain };
    let mut session = plain.clone();
    for line in &kept.lines {
        let Ok(line) = link::read::<G>(line).valid() else { continue };
        if line.game != link.game || line.start != link.start {
            continue;
        }
        session = replay(session, &line.moves);
    }
    // The line of the link itself once more, so that it is the one shown.
    session = replay(session, &link.moves);
    if let Some(&shown) = session.history.line().get(link.at) {
        session.history.show(shown);
    }
    session
}

fn replay<G: Game>(mut session: Session<G>, moves: &[G::Move]) -> Session<G> {
    session.history.show(NodeId::START);
    session.play_line(moves);
    session
}

/// The language that was chosen on this device.
pub(in crate::app) fn kept_language() -> Option<Language> {
    Language::of(&read(LANGUAGE)?)
}

/// Keeps the language.
pub(in crate::app) fn keep_language(language: Language) {
    write(LANGUAGE, language.code());
}

/// The theme that was chosen on this device.
pub(in crate::app) fn kept_theme() -> Option<Theme> {
    let name = read(THEME)?;
    Theme::ALL.into_iter().find(|theme| theme.name() == name)
}

/// Keeps the theme; none is the system's.
pub(in crate::app) fn keep_theme(theme: Option<Theme>) {
    write(THEME, theme.map_or("", Theme::name));
}

/// The games that are kept, the one that was left last first.
pub(in crate::app) fn games() -> Vec<SavedGame> {
    let text = read(GAMES).unwrap_or_default();
    text.split(BETWEEN_GAMES).take(MOST_GAMES).filter_map(SavedGame::from_text).collect()
}

/// All games that are kept, as one text that [`add_games`] takes back.
pub(in crate::app) fn games_text() -> String {
    games().iter().map(SavedGame::to_text).collect::<Vec<_>>().join(BETWEEN_GAMES)
}

/// Adds the games of a text, in front of those that are kept; `is_game` says of a link whether it
/// looks like one. Gives how many the text has.
pub(in crate::app) fn add_games(text: &str, is_game: impl Fn(&str) -> bool) -> usize {
    // As other systems end their lines, and as a single game is saved for sharing.
    let text = text.replace("\r\n", "\n");
    let added: Vec<SavedGame> = (text.split(BETWEEN_GAMES))
        .filter(|game| game.len() <= MOST_TEXT)
        .filter_map(|game| SavedGame::from_text(game.trim().trim_start_matches('#')))
        .filter(|game| is_game(&game.link))
        .take(MOST_GAMES)
        .collect();
    let mut all = added.clone();
    all.extend(games().into_iter().filter(|old| !added.iter().any(|new| new.holds(old))));
    all.truncate(MOST_GAMES);
    let texts: Vec<String> = all.iter().map(SavedGame::to_text).collect();
    write(GAMES, &texts.join(BETWEEN_GAMES));
    added.len()
}

/// Erases all that is kept on this device: the games, the language, the theme.
pub(in crate::app) fn erase_all() {
    if let Some(storage) = storage() {
        for key in [GAMES, LANGUAGE, THEME] {
            let _ = storage.remove_item(key);
        }
    }
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

fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn write(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}
