//! Graphs as they are written: `path-12`, `cycle-9`, `star-6`, `tree-7`, or `graph-` with the edges,
//! `graph-1-2.2-3.3-1`. A number alone is a vertex without edges.

use crate::core::Message;
use crate::core::place::{MAX_VERTICES, SmallGraph};

/// Graphs that have a name, by the number of their vertices.
type Named = (&'static str, fn(usize) -> Option<SmallGraph>);

/// The vertices of a graph whose number cannot be read.
const USUAL: usize = 8;

const NAMED: [Named; 4] = [
    ("path", SmallGraph::path),
    ("cycle", SmallGraph::cycle),
    ("star", SmallGraph::star),
    ("tree", SmallGraph::tree),
];

/// Reads the form of links, and what people type: `path 12`, `1-2, 2-3`.
pub fn read_graph(text: &str) -> Result<SmallGraph, Message> {
    let text = text.trim();
    for (name, graph) in NAMED {
        let named = text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
        if let Some(number) = text.get(name.len()..).filter(|_| named) {
            let vertices = vertex(number.trim_start_matches([' ', '-']))?;
            return graph(vertices).ok_or_else(|| Message::new("place-graph-cycle"));
        }
    }
    let edges = text.strip_prefix("graph-").unwrap_or(text);
    let pieces = edges.split(|c: char| c.is_whitespace() || ".,;+".contains(c));
    let (mut vertices, mut joined) = (0, Vec::new());
    for piece in pieces.filter(|piece| !piece.is_empty()) {
        let (a, b) = piece.split_once('-').unwrap_or((piece, piece));
        let (from, to) = (vertex(a)?, vertex(b)?);
        vertices = vertices.max(from).max(to);
        if from != to {
            joined.push((from - 1, to - 1));
        } else if piece.contains('-') {
            return Err(Message::new("place-graph-loop").quoting("found", piece));
        }
    }
    let wrong = || Message::new("place-graph-unreadable").quoting("found", text);
    SmallGraph::new(vertices, joined).ok_or_else(wrong)
}

/// The closest graph to a text that is none: one of the same name, or with those of its edges that can be read.
pub(super) fn nearest_graph(text: &str) -> Option<SmallGraph> {
    for (name, graph) in NAMED {
        if let Some(number) = text.strip_prefix(name) {
            let digits = number.trim_start_matches('-');
            let many = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let vertices = digits.parse().unwrap_or(if many { MAX_VERTICES } else { USUAL });
            return graph(vertices.clamp(3, MAX_VERTICES));
        }
    }
    let pieces = text.trim_start_matches("graph-").split('.');
    let known: Vec<&str> = pieces.filter(|piece| read_graph(piece).is_ok()).collect();
    read_graph(&known.join(".")).ok()
}

/// A number from 1 to the most that there can be.
fn vertex(text: &str) -> Result<usize, Message> {
    let wrong = |id| Err(Message::new(id).quoting("found", text).with("most", MAX_VERTICES));
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return wrong("place-graph-unreadable");
    }
    // Only digits: what does not parse is too large.
    match text.parse() {
        Ok(number) if (1..=MAX_VERTICES).contains(&number) => Ok(number),
        _ => wrong("place-graph-beyond"),
    }
}

/// The form of links: a name, where it has one.
pub fn write_graph(graph: &SmallGraph) -> String {
    let vertices = graph.vertices();
    if let Some((name, _)) = NAMED.iter().find(|(_, named)| named(vertices).as_ref() == Some(graph))
    {
        return format!("{name}-{vertices}");
    }
    let mut pieces: Vec<String> =
        graph.edges().map(|(a, b)| format!("{}-{}", a + 1, b + 1)).collect();
    pieces.extend((0..vertices).filter(|&at| graph.near(at) == 0).map(|at| (at + 1).to_string()));
    format!("graph-{}", pieces.join("."))
}
