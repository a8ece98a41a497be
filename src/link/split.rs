//! A game’s address split, before it is known what the game makes of it.

use super::keys::{Key, key};
use super::piece::Piece;
use super::{Link, LinkError, Look, Problem};
use crate::core::Rule;
use crate::games::System;
use crate::session::{Level, MAX_OPTIONS, MAX_SAY, Start, Task};

/// A link taken apart: what every link has is read, the rest is for its game to check.
#[derive(Clone, Debug, PartialEq)]
pub struct Split {
    /// The system and the keys that all links have.
    pub(super) link: Link,
    /// The third place and the fourth.
    pub(super) parts: Option<(Piece, Piece)>,
    /// The third place alone, where the fourth is missing.
    pub(super) alone: Option<Piece>,
    /// Where the path ends.
    pub(super) end: usize,
    /// The values of the keys that all links have, each once.
    pub(super) known: Vec<(&'static str, Piece)>,
    /// The other keys and their values.
    pub(super) others: Vec<(Piece, Piece)>,
    /// What is wrong so far.
    pub(super) errors: Vec<LinkError>,
}

impl Split {
    /// How it is viewed, as far as every link may say it.
    pub fn look(&self) -> &Look {
        &self.link.look
    }

    /// Who is said to win at the end; a game may have its own rule.
    pub fn rule(&self) -> Rule {
        self.link.start.rule
    }

    /// The system.
    pub fn system(&self) -> System {
        self.link.system
    }

    /// What is wrong so far, before its game has looked at it.
    pub fn problem(&self) -> Option<&LinkError> {
        self.errors.first()
    }

    /// How well the computer plays.
    pub fn level(&self) -> Level {
        self.link.level
    }

    /// What is asked.
    pub fn task(&self) -> &Task {
        &self.link.look.task
    }

    /// The rules as they are written.
    pub fn rules(&self) -> Option<String> {
        let (rules, _) = self.parts.as_ref()?;
        Some(rules.decoded().into_owned())
    }

    /// The position as it is written.
    pub fn position(&self) -> Option<String> {
        let (_, position) = self.parts.as_ref()?;
        Some(position.decoded().into_owned())
    }

    /// The view that is asked for, whether there is one of that name or not.
    pub fn view(&self) -> Option<String> {
        self.value("view").map(|piece| piece.decoded().into_owned())
    }

    /// How many moves lead to the point that is shown.
    pub fn plies(&self) -> usize {
        let moves = self.value("moves").map_or(0, |moves| moves.between('_').count());
        let at = self.value("at").map(|_| self.link.at);
        at.filter(|&at| at <= moves).unwrap_or(moves)
    }

    /// Whether another link is about the same game: the same system, rules and end of play.
    pub fn same_game(&self, other: &Self) -> bool {
        let of = |split: &Self| {
            let ends = split.value("rule").map(|piece| piece.text.clone());
            (split.system(), split.rules(), ends)
        };
        of(self) == of(other)
    }

    pub(super) fn value(&self, name: &str) -> Option<&Piece> {
        self.known.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    pub(super) fn keys(&mut self, query: &Piece) {
        for piece in query.between('&').filter(|piece| !piece.text.is_empty()) {
            let Some((name, value)) = piece.split('=') else {
                self.errors.push(piece.error(Problem::NoValue { found: piece.text.clone() }));
                continue;
            };
            match key(&name.text) {
                Some(key) if once(&mut self.known, key.name, &piece, &value, &mut self.errors) => {
                    self.read(key, &value);
                }
                Some(_) => {}
                None => self.others.push((name, value)),
            }
        }
    }

    fn read(&mut self, key: &Key, value: &Piece) {
        if (key.read)(&mut self.link, &value.decoded()) {
            return;
        }
        let found = value.text.clone();
        self.errors.push(value.error(match key.name {
            name if found.is_empty() => Problem::NoValue { found: name.to_owned() },
            "say" => Problem::Said { length: value.decoded().chars().count(), most: MAX_SAY },
            "options" => Problem::Options { most: MAX_OPTIONS },
            key_name => Problem::Value { key: key_name, found, allowed: (key.allowed)() },
        }));
    }
}

/// Takes a key apart from those that are there; `false` where it is there already. One that says two
/// things is an error.
pub(super) fn once(
    keys: &mut Vec<(&'static str, Piece)>,
    key: &'static str,
    piece: &Piece,
    value: &Piece,
    errors: &mut Vec<LinkError>,
) -> bool {
    let there = keys.iter().find(|(other, _)| *other == key);
    match there {
        None => keys.push((key, value.clone())),
        Some((_, other)) if other.decoded() == value.decoded() => {}
        Some(_) => errors.push(piece.error(Problem::Contradiction { key })),
    }
    matches!(keys.last(), Some((last, latest)) if *last == key && latest.start == value.start)
}

/// A beginning that nothing is known of.
pub(super) fn no_start() -> Start {
    Start { rules: String::new(), rule: Rule::default(), position: String::new() }
}

pub(super) fn empty(system: System, end: usize) -> Split {
    Split {
        link: Link::new(system, no_start()),
        parts: None,
        alone: None,
        end,
        known: Vec::new(),
        others: Vec::new(),
        errors: Vec::new(),
    }
}
