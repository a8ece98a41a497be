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
//! anywhere, labels `0;k` of nodes that no edge leaves do. Where nothing is said of owners, winners and payoffs,
//! both players move in turn. Other attributes are passed over.

use super::cursor::Cursor;
use super::dot_attributes::{Attributes, Nodes, Value};
use super::dot_words::{Word, next, skip};
use super::draft::Number;
use super::{Graph, Owners, Read, wrong};
use crate::core::{Message, Rule};

/// How deep braces may be nested.
const MAX_DEPTH: usize = 64;

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

/// Reads a graph, and says how its owners were found. The rule is for where it is left open who wins.
#[inline(never)]
pub(super) fn read(text: &str, rule: Option<Rule>) -> Read<(Graph, Owners)> {
    let mut reader = Reader {
        cursor: Cursor::of(text),
        nodes: Nodes::default(),
        defaults: vec![Attributes::default()],
    };
    reader.heading()?;
    while !reader.defaults.is_empty() {
        reader.statement()?;
    }
    skip(&mut reader.cursor)?;
    if reader.cursor.peek().is_some() {
        let found = reader.cursor.word();
        return Err(reader.cursor.error(found.len(), wrong::not_read(found)));
    }
    reader.nodes.finish(text, rule)
}

/// Edges that have no direction.
fn not_directed() -> Message {
    Message::new("graph-read-not-directed")
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    nodes: Nodes,
    /// What `node [...]` said, for each pair of braces that is open.
    defaults: Vec<Attributes>,
}

impl Reader<'_> {
    #[inline(never)]
    fn heading(&mut self) -> Read<()> {
        let mut directed = false;
        loop {
            let start = self.cursor.at;
            match next(&mut self.cursor)? {
                Some((Word::Sign("{"), _)) if directed => return Ok(()),
                Some((word, at)) if word.is("graph") && !directed => {
                    return Err(self.cursor.error_at(at, at + 5, not_directed()));
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
    #[inline(never)]
    fn statement(&mut self) -> Read<()> {
        let before = self.cursor.at;
        let Some((word, start)) = next(&mut self.cursor)? else {
            return Err(self.cursor.error_at(before, before, wrong::not_closed('{')));
        };
        if let Word::Sign(sign) = word {
            return self.sign(sign, start);
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
            if let Some(known) = self.defaults.last_mut() {
                known.extend(&new);
            }
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

    /// A statement that begins with a sign.
    fn sign(&mut self, sign: &'static str, start: usize) -> Read<()> {
        match sign {
            "}" => {
                self.defaults.pop();
                Ok(())
            }
            ";" | "," => Ok(()),
            "{" => {
                self.cursor.at = start;
                self.group_or_chain()
            }
            _ => Err(self.cursor.error_at(start, self.cursor.at, wrong::no_name(sign))),
        }
    }

    /// `subgraph name {`: the brace is left to be opened as a statement's.
    fn subgraph(&mut self) -> Read<()> {
        if !self.at_sign("{")? {
            next(&mut self.cursor)?;
        }
        if !self.at_sign("{")? {
            return Err(self.cursor.expected("{"));
        }
        next(&mut self.cursor)?;
        self.open()
    }

    fn open(&mut self) -> Read<()> {
        if self.defaults.len() >= MAX_DEPTH {
            return Err(self.cursor.error(0, wrong::too_deep(MAX_DEPTH)));
        }
        let inherited = self.defaults.last().cloned().unwrap_or_default();
        self.defaults.push(inherited);
        Ok(())
    }

    /// A brace that begins a statement: nodes that begin a chain of edges, otherwise statements.
    fn group_or_chain(&mut self) -> Read<()> {
        let start = self.cursor.at;
        if begins_chain(self.cursor) {
            let nodes = self.end_of_edge()?;
            return self.chain(nodes);
        }
        self.cursor.at = start + 1;
        self.open()
    }

    /// What follows the first nodes of a statement: edges to others, and attributes.
    fn chain(&mut self, nodes: Vec<Number>) -> Read<()> {
        let mut from = nodes;
        let mut edges = false;
        loop {
            let start = self.cursor.at;
            match next(&mut self.cursor)? {
                Some((Word::Sign("->"), _)) => {
                    let to = self.end_of_edge()?;
                    for &from in &from {
                        for &to in &to {
                            self.nodes.draft.edge(to);
                        }
                        self.nodes.draft.end_row(from);
                        // Two groups in braces make far more edges than they have nodes.
                        self.nodes.draft.check_size(start)?;
                    }
                    (from, edges) = (to, true);
                }
                Some((Word::Sign("--"), at)) => {
                    return Err(self.cursor.error_at(at, at + 2, not_directed()));
                }
                Some((Word::Sign("["), at)) => {
                    self.cursor.at = at;
                    let attributes = self.attributes()?;
                    if !edges {
                        for &vertex in &from {
                            self.nodes.apply(vertex, &attributes, &self.cursor, at)?;
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
    fn end_of_edge(&mut self) -> Read<Vec<Number>> {
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
    fn node(&mut self) -> Read<Number> {
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
            return Err(self.cursor.error_at(at, end, wrong::not_read(&text)));
        }
        while self.at_sign(":")? {
            next(&mut self.cursor)?;
            next(&mut self.cursor)?;
        }
        let (vertex, new) = self.nodes.node(&text, at);
        if new && let Some(defaults) = self.defaults.last() {
            self.nodes.apply(vertex, defaults, &self.cursor, at)?;
        }
        Ok(vertex)
    }

    /// Lists of attributes in brackets, as many as there are.
    fn attributes(&mut self) -> Read<Attributes> {
        let mut attributes = Attributes::default();
        while self.at_sign("[")? {
            next(&mut self.cursor)?;
            while !self.at_sign("]")? {
                let start = self.cursor.at;
                match next(&mut self.cursor)? {
                    Some((Word::Sign(";" | ","), _)) => {}
                    Some((Word::Text { text: name, .. }, _)) => {
                        let value = self.value()?;
                        attributes.set(&name, value);
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

    fn value(&mut self) -> Read<Value> {
        if !self.at_sign("=")? {
            return Ok(Value::Text("true".to_owned()));
        }
        next(&mut self.cursor)?;
        skip(&mut self.cursor)?;
        let start = self.cursor.at;
        if let Some((Word::Text { text, .. }, _)) = next(&mut self.cursor)? {
            let written = &self.cursor.text[start..self.cursor.at];
            Ok(if written == "\"\\N\"" { Value::NodeName } else { Value::Text(text) })
        } else {
            self.cursor.at = start;
            Err(self.cursor.expected("]"))
        }
    }

    /// Whether a sign comes next.
    fn at_sign(&mut self, sign: &'static str) -> Read<bool> {
        skip(&mut self.cursor)?;
        Ok(self.cursor.rest().starts_with(sign))
    }
}

/// Whether the braces that begin here are the first nodes of a chain of edges.
fn begins_chain(mut ahead: Cursor<'_>) -> bool {
    let start = ahead.at;
    loop {
        match next(&mut ahead) {
            Ok(Some((Word::Sign("}"), _))) => break,
            // Groups in groups are statements.
            Ok(Some((Word::Sign("{"), at))) if at > start => return false,
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => return false,
        }
    }
    matches!(next(&mut ahead), Ok(Some((Word::Sign("->"), _))))
}
