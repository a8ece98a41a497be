//! What the attributes of DOT's nodes say of vertices; the table is in `dot`.

use super::super::graph::{owner_of_label, winner_of_label};
use super::cursor::Cursor;
use super::draft::{Draft, Number};
use super::{Graph, Owners, Read, unowned, whole_number, wrong};
use crate::core::{Message, Player, Rule};

/// The attributes that say something here. The others are passed over.
const KNOWN: [&str; 7] = ["label", "owner", "shape", "win", "peripheries", "payoff", "start"];

/// What an attribute may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A text, without its quotation marks and escapes.
    Text(String),
    /// DOT's `\N`, which stands for the name of the node. A label that reads so is written `\\N`.
    NodeName,
}

/// Attributes of nodes, as they are written, each name once.
#[derive(Clone, Debug, Default)]
pub(super) struct Attributes(Vec<(&'static str, Value)>);

impl Attributes {
    /// Takes in one more attribute, where it says something. What was said before counts no more.
    pub(super) fn set(&mut self, name: &str, value: Value) {
        let Some(&name) = KNOWN.iter().find(|known| **known == name) else { return };
        self.0.retain(|(other, _)| *other != name);
        self.0.push((name, value));
    }

    /// Takes in all attributes of others.
    pub(super) fn extend(&mut self, others: &Self) {
        for (name, value) in &others.0 {
            self.set(name, value.clone());
        }
    }
}

/// The nodes that were read so far.
#[derive(Default)]
pub(super) struct Nodes {
    pub(super) draft: Draft,
    /// For each vertex, who owns it by its shape.
    shaped: Vec<Option<Player>>,
}

impl Nodes {
    /// The vertex of that name, and whether it is new.
    pub(super) fn node(&mut self, name: &str, at: usize) -> (Number, bool) {
        let vertex = self.draft.vertex(name, at);
        let new = self.draft.describe(vertex, at);
        if new {
            self.shaped.push(None);
        }
        (vertex, new)
    }

    /// Takes in the attributes of a node that begins at the byte `at`.
    pub(super) fn apply(
        &mut self,
        vertex: Number,
        attributes: &Attributes,
        cursor: &Cursor<'_>,
        at: usize,
    ) -> Read<()> {
        for (name, value) in &attributes.0 {
            let Value::Text(value) = value else { continue };
            self.apply_one(vertex, name, value, at)
                .map_err(|message| cursor.error_at(at, at + 1, message))?;
        }
        Ok(())
    }

    fn apply_one(
        &mut self,
        vertex: Number,
        name: &str,
        value: &str,
        at: usize,
    ) -> Result<(), Message> {
        let draft = &mut self.draft;
        match (name, value) {
            ("label", label) => draft.label(vertex, label.to_owned()),
            ("owner", _) => {
                let refuse = || wrong::owner(draft.name(vertex), value);
                let owner = player(value).ok_or_else(refuse)?;
                draft.own(vertex, owner);
            }
            ("shape", "doublecircle") => {
                self.shaped[vertex as usize] = Some(Player::Zero);
                draft.win(vertex, Player::Zero, at);
            }
            ("shape", shape) => self.shaped[vertex as usize] = owner_of_shape(shape),
            ("win", _) => {
                let winner = player(value).ok_or_else(|| wrong::expected("0, 1", value))?;
                draft.win(vertex, winner, at);
            }
            ("peripheries", "2") => draft.win(vertex, Player::Zero, at),
            ("payoff", _) => {
                let refuse = || wrong::payoff(draft.name(vertex), value);
                let payoff = whole_number(value).ok_or_else(refuse)?;
                draft.pay(vertex, payoff, at);
            }
            ("start", "1" | "true") => draft.start(vertex),
            _ => {}
        }
        Ok(())
    }

    /// The graph, and how its owners were found.
    pub(super) fn finish(mut self, text: &str, rule: Option<Rule>) -> Read<(Graph, Owners)> {
        let by_label = rule.unwrap_or(Rule::Misere);
        let labelled = self.settle(by_label);
        if self.draft.len() > 0 && self.draft.is_bare() {
            return unowned::in_turn(self.draft, text, rule);
        }
        let owners = if labelled { Owners::Labels(by_label) } else { Owners::Given };
        self.draft.finish(text).map(|graph| (graph, owners))
    }

    /// Owners and winners of which nothing was said outright; whether labels say who wins, by this rule.
    fn settle(&mut self, rule: Rule) -> bool {
        let named =
            |vertex: Number| Some(self.draft.name(vertex)).filter(|name| name.contains(';'));
        let vertices = (0..).take(self.shaped.len());
        let mut labels: Vec<Option<String>> =
            vertices.map(|vertex| named(vertex).map(str::to_owned)).collect();
        for (vertex, label) in self.draft.labels() {
            labels[*vertex as usize] = Some(label.clone());
        }
        let (leaves, won) = (self.draft.leaves(), self.draft.has_win());
        for (vertex, label) in (0..).zip(&labels) {
            let shaped = self.shaped[vertex as usize];
            let owner = shaped.or_else(|| owner_of_label(label.as_deref()?));
            if let Some(owner) = owner.filter(|_| self.draft.owner(vertex).is_none()) {
                self.draft.own(vertex, owner);
            }
            let winner = label.as_deref().and_then(winner_of_label);
            if let Some(winner) = winner.filter(|_| !won && leaves[vertex as usize]) {
                self.draft.win(vertex, unowned::under(rule, winner), 0);
            }
        }
        !won && self.draft.has_win()
    }
}

fn player(text: &str) -> Option<Player> {
    match text {
        "0" => Some(Player::Zero),
        "1" => Some(Player::One),
        _ => None,
    }
}

fn owner_of_shape(shape: &str) -> Option<Player> {
    match shape {
        "diamond" | "circle" | "ellipse" | "oval" | "Mdiamond" | "Mcircle" => Some(Player::Zero),
        "box" | "rect" | "rectangle" | "square" | "Msquare" => Some(Player::One),
        _ => None,
    }
}
