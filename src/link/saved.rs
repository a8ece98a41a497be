//! Games as they are kept on a device: texts of links, one per line, with an empty line between games; and when each
//! was left, with a sign before it.
//!
//! No such text can do any harm: what cannot be read is skipped, and what is too long is not even examined.

use super::text::{is_game, parts, unviewed, value_of};
use super::{Link, Reading};
use crate::session::{Playing, Step, Tree};

/// An empty line.
const BETWEEN: &str = "\n\n";
/// What is before the minute at which a game was left.
const LEFT: char = '@';
/// Games kept; the oldest goes when another is played.
const MAX_GAMES: usize = 50;
/// The longest game kept, in bytes of its text.
const MAX_TEXT: usize = 200_000;
/// The most games without a place that are compared with one another.
const MAX_COMPARED: usize = 200;
/// The most games of a text for which a place is looked for.
const MAX_ADDED: usize = 10_000;

/// A game as it is kept: the link that led to the point shown, and every line that was played, each
/// a link of its own, so that variations come back too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The link as written in the address.
    pub link: String,
    /// The lines, the oldest first.
    pub lines: Vec<String>,
    /// When it was left, in minutes since 1970 (UTC), where that is known.
    pub left: Option<u32>,
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
        Self { games: saved_in(text).take(MAX_GAMES).collect() }
    }

    /// The text that [`Self::read`] and [`Self::add`] take back.
    pub fn text(&self) -> String {
        self.games.iter().map(SavedGame::text).collect::<Vec<_>>().join(BETWEEN)
    }

    /// The games.
    pub fn games(&self) -> &[SavedGame] {
        &self.games
    }

    /// Puts the game of a link first, in the place of what it was before; `tree` is all that was played, and
    /// `left` is now. `false` where it is too long to be kept.
    pub fn keep(&mut self, link: &Link, tree: &Tree, left: Option<u32>) -> bool {
        let game = SavedGame { left, ..SavedGame::of(link, tree) };
        if game.text().len() > MAX_TEXT {
            return false;
        }
        // The game as it was kept before is part of what it is now; another one from the same start
        // is not, and stays.
        self.games.retain(|other| !game.holds(other));
        self.games.insert(0, game);
        self.games.truncate(MAX_GAMES);
        true
    }

    /// The game that a link leads to, with the variations that were kept of it.
    pub fn restore(&self, reading: &Reading) -> Playing {
        let link = reading.link();
        let text = unviewed(&link.to_string());
        let Some(kept) = self.games.iter().find(|game| unviewed(&game.link) == text) else {
            return reading.play.clone();
        };
        let same = kept.lines.iter().filter(|line| start_of(line) == start_of(&text));
        let mut lines: Vec<Vec<String>> = same.map(|line| split_moves(moves_of(line))).collect();
        // The line of the link itself once more, so that it is the one shown.
        lines.push(link.moves);
        let play = reading.play.with_lines(&lines);
        let shown = play.state().tree.line().get(link.at).copied();
        shown.map_or(play.clone(), |shown| play.after(Step::GoTo(shown)))
    }

    /// Adds the games of a text in front, as many as there is room for: none that was kept goes for
    /// them. What does not look like a link to a game is left out.
    pub fn add(&mut self, text: &str) -> Added {
        // As other systems end their lines.
        let text = text.replace("\r\n", "\n");
        let mut added = Added::default();
        let mut left_out: Vec<SavedGame> = Vec::new();
        let mut games = saved_in(&text).filter(|game| is_game(&game.link));
        let mut more = 0;
        for game in games.by_ref().take(MAX_ADDED) {
            // Those in front of `added.games` have come from the same text.
            let new = added.games.min(self.games.len());
            let again = self.games[..new].iter().filter(|other| game.holds(other)).count();
            added.games -= again;
            self.games.retain(|old| !game.holds(old));
            if self.games.len() < MAX_GAMES {
                self.games.insert(added.games.min(self.games.len()), game);
                added.games += 1;
            } else if left_out.len() < MAX_COMPARED {
                left_out.retain(|other| !game.holds(other));
                left_out.push(game);
            } else {
                // Of so many it is not asked which are the same.
                more += 1;
            }
        }
        added.left_out = left_out.len() + more + games.count();
        added
    }
}

impl SavedGame {
    fn of(link: &Link, tree: &Tree) -> Self {
        let line = |end| {
            let moves = tree.moves_to(end);
            let at = moves.len();
            Link { moves, at, ..link.clone() }.to_string()
        };
        let lines = tree.ends().into_iter().map(line).collect();
        Self { link: link.to_string(), lines, left: None }
    }

    fn text(&self) -> String {
        let left = self.left.map(|minute| format!("{LEFT}{minute}"));
        let lines = std::iter::once(&self.link).chain(&left).chain(&self.lines);
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
        let left = lines.first().and_then(|line| line.strip_prefix(LEFT)?.parse().ok());
        lines.retain(|line| !line.starts_with(LEFT));
        // Saved for sharing it has no line but its own.
        if lines.is_empty() {
            lines.push(link.clone());
        }
        Some(Self { link, lines, left })
    }
}

fn saved_in(text: &str) -> impl Iterator<Item = SavedGame> {
    text.split(BETWEEN).filter(|game| game.len() <= MAX_TEXT).filter_map(SavedGame::read)
}

/// The part of a link that says which game was begun: all before its keys, and its rule.
fn start_of(link: &str) -> (&str, bool) {
    let (path, keys) = parts(link);
    (path, keys.split('&').any(|key| key == "rule=misere"))
}

/// The moves that a link names, as they are written.
fn moves_of(link: &str) -> &str {
    value_of(link, "moves").unwrap_or_default()
}

fn split_moves(moves: &str) -> Vec<String> {
    moves.split('_').filter(|mv| !mv.is_empty()).map(str::to_owned).collect()
}
