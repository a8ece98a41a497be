//! Which graph is played on.

use super::graph::Graph;
use super::sticks::{MAX_STICKS, MAX_TREE, Sticks};
use crate::core::{Message, Rule};
use crate::games::At;
use serde::{Deserialize, Serialize};

/// Which graph is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// The graph of one heap of sticks.
    Sticks(Sticks),
    /// Its tree.
    Tree(Sticks),
    /// A custom graph, which is contained in the position.
    List,
}

/// The rules of a game on a graph.
///
/// Under the normal rule, which a link has where it says nothing else, a player who cannot move loses, here as
/// in every system: whoever takes the last stick wins. With `rule=misere` whoever takes the last stick loses;
/// that is how the game is usually shown, so it is the rule of
/// [`Game::example`](crate::games::Game::example). A graph of the reader's own says itself who wins where; it has no
/// other rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Kind, Rule)", into = "(Kind, Rule)")]
pub struct Graphs {
    kind: Kind,
    rule: Rule,
}

impl Graphs {
    /// The rules; `None` for a tree of more than [`MAX_TREE`] vertices. The rule of
    /// [`Kind::List`] is always the normal one.
    pub fn new(kind: Kind, rule: Rule) -> Option<Self> {
        let rule = if kind == Kind::List { Rule::Normal } else { rule };
        let too_large = matches!(kind, Kind::Tree(sticks) if sticks.tree_size() > MAX_TREE);
        (!too_large).then_some(Self { kind, rule })
    }

    /// Six sticks, one to three at a turn, and whoever takes the last one loses.
    pub(super) fn misere_sticks() -> Self {
        Self { kind: Kind::Sticks(Sticks::SIX), rule: Rule::Misere }
    }

    /// Which graph.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub(super) fn rule_in_force(&self) -> Rule {
        self.rule
    }

    /// Reads `sticks-n-most`, `tree-n-most` or `list`.
    pub(super) fn read(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        let whole = |error| At { start: 0, end: what.len(), error };
        let unknown = || whole(Message::new("graph-kind").quoting("found", what));
        if what == "list" {
            return Ok(Self { kind: Kind::List, rule: Rule::Normal });
        }
        let (name, numbers) = what.split_once('-').ok_or_else(unknown)?;
        let kind = match name {
            "sticks" => Kind::Sticks,
            "tree" => Kind::Tree,
            _ => return Err(unknown()),
        };
        let (sticks, most) = numbers.split_once('-').ok_or_else(unknown)?;
        let start = name.len() + 1;
        let second = start + sticks.len() + 1;
        let number = |text: &str, start| {
            read_number(text).ok_or_else(|| {
                let error = Message::new("graph-sticks").quoting("found", text);
                At { start, end: start + text.len(), error: error.with("most", MAX_STICKS) }
            })
        };
        let (sticks, most) = (number(sticks, start)?, number(most, second)?);
        let sticks = Sticks::new(sticks, most).ok_or_else(unknown)?;
        Self::new(kind(sticks), rule).ok_or_else(|| {
            // A tree may have more vertices than there are numbers for.
            let vertices = sticks.tree_size();
            let id = if vertices < u64::MAX { "graph-tree" } else { "graph-tree-huge" };
            whole(Message::new(id).with("vertices", vertices).with("most", MAX_TREE))
        })
    }

    /// The closest rules to a text that is none: as many sticks as there can be of those that are named.
    pub(super) fn nearest_to(what: &str, rule: Rule) -> Self {
        if let Ok(game) = Self::read(what, rule) {
            return game;
        }
        let (name, numbers) = what.split_once('-').unwrap_or((what, ""));
        let kind = match name {
            "sticks" => Kind::Sticks,
            "tree" => Kind::Tree,
            _ => return Self::misere_sticks(),
        };
        let mut numbers = numbers.split('-').filter_map(|text| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse().unwrap_or(MAX_STICKS).clamp(1, MAX_STICKS))
        });
        let sticks = numbers.next().unwrap_or(Sticks::SIX.sticks());
        let most = numbers.next().unwrap_or(Sticks::SIX.most());
        let fewer = (1..=sticks).rev().filter_map(|sticks| Sticks::new(sticks, most));
        let mut games = fewer.filter_map(|sticks| Self::new(kind(sticks), rule));
        games.next().unwrap_or_else(Self::misere_sticks)
    }

    pub(super) fn write(&self) -> String {
        match self.kind {
            Kind::Sticks(sticks) => format!("sticks-{}-{}", sticks.sticks(), sticks.most()),
            Kind::Tree(sticks) => format!("tree-{}-{}", sticks.sticks(), sticks.most()),
            Kind::List => "list".to_owned(),
        }
    }

    /// The graph, where the rules alone make one.
    pub(super) fn graph(&self) -> Option<Graph> {
        match self.kind {
            Kind::Sticks(sticks) => sticks.graph(self.rule),
            Kind::Tree(sticks) => sticks.tree(self.rule),
            Kind::List => None,
        }
    }
}

fn read_number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| plain && (1..=MAX_STICKS).contains(number))
}

impl From<Graphs> for (Kind, Rule) {
    fn from(game: Graphs) -> Self {
        (game.kind, game.rule)
    }
}

impl TryFrom<(Kind, Rule)> for Graphs {
    type Error = &'static str;

    fn try_from((kind, rule): (Kind, Rule)) -> Result<Self, Self::Error> {
        Self::new(kind, rule).ok_or("a tree that is too large")
    }
}
