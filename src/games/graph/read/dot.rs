//! The language of Graphviz, as far as graphs are written in it by hand or by programs.
//!
//! Read are: one `digraph`; nodes with attributes; chains of edges, whose ends may be groups of nodes
//! in braces; `node [...]` for the nodes after it; subgraphs, whose nodes count as those of the
//! graph; quoted texts, comments, ports (which are passed over). Refused by name are graphs without
//! directions and whole subgraphs as ends of edges.
//!
//! | attribute | meaning |
//! | --------- | ------- |
//! | `label` | the vertex's label; the names of nodes are the names of vertices |
//! | `owner` | 0 or 1 |
//! | `shape` | the owner, where `owner` is not given: a diamond, circle or ellipse is J0's, a box J1's |
//! | `win` | the player who has won there |
//! | `peripheries=2`, `shape=doublecircle` | J0 has won there |
//! | `payoff` | the payoff to J0 |
//! | `start` | with the value 1, where play begins |
//!
//! Where neither says who owns a vertex, its label does (`6;0`), or else its name; where nobody wins
//! anywhere, labels `0;k` of nodes that no edge leaves do. Other attributes are passed over.

use super::super::graph::{owner_of_label, winner_of_label};
use super::cursor::Cursor;
use super::dot_words::{Word, next, skip};
use super::draft::{Draft, Number};
use super::{Graph, ReadError, ReadProblem, whole_number};
use crate::core::Player;

/// How often braces may stand in braces.
const MOST_DEPTH: usize = 64;

/// Whether a graph opens after `graph` or `digraph`: a name or none, then a brace. (In the plain form
/// a vertex may have such a name.)
pub(super) fn opens(mut cursor: Cursor<'_>) -> bool {
    for _ in 0..3 {
        match next(&mut cursor) {
            Ok(Some((Word::Sign("{"), _))) => return true,
            Ok(Some((Word::Text { .. }, _))) => {}
            _ => return false,
        }
    }
    false
}

/// Reads a graph.
pub(super) fn read(text: &str) -> Result<Graph, ReadError> {
    let mut reader = Reader {
        cursor: Cursor::of(text),
        draft: Draft::default(),
        defaults: vec![Vec::new()],
        declared: Vec::new(),
    };
    reader.heading()?;
    while !reader.defaults.is_empty() {
        reader.statement()?;
    }
    skip(&mut reader.cursor)?;
    if reader.cursor.peek().is_some() {
        let found = reader.cursor.word().to_owned();
        return Err(reader.cursor.error(found.len(), ReadProblem::NotRead { found }));
    }
    reader.settle();
    reader.draft.finish(text)
}

/// Attributes of nodes, as they are written.
type Attributes = Vec<(String, String)>;

struct Reader<'a> {
    cursor: Cursor<'a>,
    draft: Draft,
    /// What `node [...]` said, for each pair of braces that is open.
    defaults: Vec<Attributes>,
    /// For each vertex, who owns it by its shape.
    declared: Vec<Option<Player>>,
}

impl Reader<'_> {
    fn heading(&mut self) -> Result<(), ReadError> {
        let mut directed = false;
        loop {
            let start = self.cursor.at;
            match next(&mut self.cursor)? {
                Some((Word::Sign("{"), _)) if directed => return Ok(()),
                Some((word, at)) if word.is("graph") && !directed => {
                    return Err(self.cursor.error_at(at, at + 5, ReadProblem::NotDirected));
                }
                Some((word, _)) if word.is("digraph") => directed = true,
                Some((Word::Text { .. }, _)) => {}
                _ => {
                    self.cursor.at = start;
                    return Err(self.cursor.expected("{"));
                }
            }
        }
    }

    /// One statement, or a brace that opens or closes.
    fn statement(&mut self) -> Result<(), ReadError> {
        let before = self.cursor.at;
        let Some((word, start)) = next(&mut self.cursor)? else {
            return Err(self.cursor.error_at(before, before, ReadProblem::NotClosed { sign: '{' }));
        };
        match &word {
            Word::Sign("}") => {
                self.defaults.pop();
                return Ok(());
            }
            Word::Sign(";" | ",") => return Ok(()),
            Word::Sign("{") => {
                self.cursor.at = start;
                return self.group_or_chain();
            }
            Word::Sign(sign) => {
                let found = (*sign).to_owned();
                return Err(self.cursor.error_at(
                    start,
                    self.cursor.at,
                    ReadProblem::NoName { found },
                ));
            }
            Word::Text { .. } => {}
        }
        if word.is("subgraph") {
            return self.subgraph();
        }
        if word.is("graph") || word.is("edge") {
            self.attributes()?;
            return Ok(());
        }
        if word.is("node") {
            let new = self.attributes()?;
            self.defaults.last_mut().into_iter().for_each(|known| known.extend(new.clone()));
            return Ok(());
        }
        if self.at_sign("=")? {
            // An attribute of the graph.
            next(&mut self.cursor)?;
            next(&mut self.cursor)?;
            return Ok(());
        }
        self.cursor.at = start;
        let nodes = self.end_of_edge()?;
        self.chain(nodes)
    }

    /// `subgraph name {`: the brace is left to be opened as a statement's.
    fn subgraph(&mut self) -> Result<(), ReadError> {
        if !self.at_sign("{")? {
            next(&mut self.cursor)?;
        }
        if !self.at_sign("{")? {
            return Err(self.cursor.expected("{"));
        }
        next(&mut self.cursor)?;
        self.open()
    }

    fn open(&mut self) -> Result<(), ReadError> {
        if self.defaults.len() >= MOST_DEPTH {
            return Err(self.cursor.error(0, ReadProblem::TooDeep { most: MOST_DEPTH }));
        }
        let inherited = self.defaults.last().cloned().unwrap_or_default();
        self.defaults.push(inherited);
        Ok(())
    }

    /// A brace that begins a statement: nodes that begin a chain of edges, else statements.
    fn group_or_chain(&mut self) -> Result<(), ReadError> {
        let start = self.cursor.at;
        let ahead = self.cursor.rest().split_once('}').map_or("", |(_, after)| after.trim_start());
        if ahead.starts_with("->") {
            let nodes = self.end_of_edge()?;
            return self.chain(nodes);
        }
        self.cursor.at = start + 1;
        self.open()
    }

    /// What follows the first nodes of a statement: edges to others, and attributes.
    fn chain(&mut self, nodes: Vec<Number>) -> Result<(), ReadError> {
        let mut from = nodes;
        let mut edges = false;
        loop {
            let start = self.cursor.at;
            match next(&mut self.cursor)? {
                Some((Word::Sign("->"), _)) => {
                    let to = self.end_of_edge()?;
                    for &from in &from {
                        for &to in &to {
                            self.draft.edge(to);
                        }
                        self.draft.end_row(from);
                    }
                    self.draft.check_size(self.cursor.text, start)?;
                    (from, edges) = (to, true);
                }
                Some((Word::Sign("--"), at)) => {
                    return Err(self.cursor.error_at(at, at + 2, ReadProblem::NotDirected));
                }
                Some((Word::Sign("["), at)) => {
                    self.cursor.at = at;
                    let attributes = self.attributes()?;
                    if !edges {
                        for &vertex in &from {
                            self.apply(vertex, &attributes, at)?;
                        }
                    }
                }
                _ => {
                    self.cursor.at = start;
                    return Ok(());
                }
            }
        }
    }

    /// One node, or several in braces.
    fn end_of_edge(&mut self) -> Result<Vec<Number>, ReadError> {
        if !self.at_sign("{")? {
            return Ok(vec![self.node()?]);
        }
        next(&mut self.cursor)?;
        let mut nodes = Vec::new();
        loop {
            let start = self.cursor.at;
            match next(&mut self.cursor)? {
                Some((Word::Sign("}"), _)) => return Ok(nodes),
                Some((Word::Sign(";" | ","), _)) => {}
                Some((Word::Text { .. }, at)) => {
                    self.cursor.at = at;
                    nodes.push(self.node()?);
                }
                _ => {
                    self.cursor.at = start;
                    return Err(self.cursor.expected("}"));
                }
            }
        }
    }

    /// A node, new or known; a port after it is passed over.
    fn node(&mut self) -> Result<Number, ReadError> {
        let Some((word, at)) = next(&mut self.cursor)? else {
            return Err(self.cursor.no_name());
        };
        let refused = word.is("subgraph");
        let Word::Text { text, .. } = word else {
            self.cursor.at = at;
            return Err(self.cursor.no_name());
        };
        if refused || text.is_empty() {
            let end = self.cursor.at;
            return Err(self.cursor.error_at(at, end, ReadProblem::NotRead { found: text }));
        }
        while self.at_sign(":")? {
            next(&mut self.cursor)?;
            next(&mut self.cursor)?;
        }
        let vertex = self.draft.vertex(&text, at);
        if self.draft.describe(vertex, at) {
            self.declared.push(None);
            let defaults = self.defaults.last().cloned().unwrap_or_default();
            self.apply(vertex, &defaults, at)?;
        }
        Ok(vertex)
    }

    /// Lists of attributes in brackets, as many as there are.
    fn attributes(&mut self) -> Result<Attributes, ReadError> {
        let mut attributes = Vec::new();
        while self.at_sign("[")? {
            next(&mut self.cursor)?;
            while !self.at_sign("]")? {
                let start = self.cursor.at;
                match next(&mut self.cursor)? {
                    Some((Word::Sign(";" | ","), _)) => {}
                    Some((Word::Text { text: name, .. }, _)) => {
                        let value = self.value()?;
                        attributes.push((name, value));
                    }
                    _ => {
                        self.cursor.at = start;
                        return Err(self.cursor.expected("]"));
                    }
                }
            }
            next(&mut self.cursor)?;
        }
        Ok(attributes)
    }

    fn value(&mut self) -> Result<String, ReadError> {
        if !self.at_sign("=")? {
            return Ok("true".to_owned());
        }
        next(&mut self.cursor)?;
        let start = self.cursor.at;
        if let Some((Word::Text { text, .. }, _)) = next(&mut self.cursor)? {
            Ok(text)
        } else {
            self.cursor.at = start;
            Err(self.cursor.expected("]"))
        }
    }

    /// Takes in the attributes of a node.
    fn apply(&mut self, vertex: Number, all: &Attributes, at: usize) -> Result<(), ReadError> {
        for (name, value) in all {
            let owner = || self.draft.name(vertex).to_owned();
            let wrong = |problem| Err(self.cursor.error_at(at, at + 1, problem));
            match (name.as_str(), value.as_str()) {
                ("label", "\\N") => {}
                ("label", label) => self.draft.label(vertex, label.to_owned()),
                ("owner", value) => match player(value) {
                    Some(player) => self.draft.own(vertex, player),
                    None => {
                        return wrong(ReadProblem::Owner {
                            name: owner(),
                            found: value.to_owned(),
                        });
                    }
                },
                ("shape", "doublecircle") => {
                    self.declared[vertex as usize] = Some(Player::Zero);
                    self.draft.win(vertex, Player::Zero, at);
                }
                ("shape", shape) => self.declared[vertex as usize] = owner_of_shape(shape),
                ("win", value) => match player(value) {
                    Some(player) => self.draft.win(vertex, player, at),
                    None => {
                        return wrong(ReadProblem::Expected {
                            sign: "0, 1".to_owned(),
                            found: value.to_owned(),
                        });
                    }
                },
                ("peripheries", "2") => self.draft.win(vertex, Player::Zero, at),
                ("payoff", value) => match whole_number(value) {
                    Some(payoff) => self.draft.pay(vertex, payoff, at),
                    None => {
                        return wrong(ReadProblem::Payoff {
                            name: owner(),
                            found: value.to_owned(),
                        });
                    }
                },
                ("start", "1" | "true") => self.draft.start(vertex),
                _ => {}
            }
        }
        Ok(())
    }

    /// Owners and winners of which nothing was said outright.
    fn settle(&mut self) {
        let named =
            |vertex: Number| Some(self.draft.name(vertex)).filter(|name| name.contains(';'));
        let vertices = (0..).take(self.declared.len());
        let mut labels: Vec<Option<String>> =
            vertices.map(|vertex| named(vertex).map(str::to_owned)).collect();
        for (vertex, label) in self.draft.labels() {
            labels[*vertex as usize] = Some(label.clone());
        }
        let (leaves, won) = (self.draft.leaves(), self.draft.has_win());
        for (vertex, label) in (0..).zip(&labels) {
            let declared = self.declared[vertex as usize];
            let owner = declared.or_else(|| owner_of_label(label.as_deref()?));
            if let Some(owner) = owner.filter(|_| self.draft.owner(vertex).is_none()) {
                self.draft.own(vertex, owner);
            }
            let winner = label.as_deref().and_then(winner_of_label);
            if let Some(winner) = winner.filter(|_| !won && leaves[vertex as usize]) {
                self.draft.win(vertex, winner, 0);
            }
        }
    }

    /// Whether a sign stands next.
    fn at_sign(&mut self, sign: &'static str) -> Result<bool, ReadError> {
        skip(&mut self.cursor)?;
        Ok(self.cursor.rest().starts_with(sign))
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
