//! Hints on graphs.

use crate::app::house::all_of;
use crate::app::ui::Rung;
use crate::core::Message;
use crate::games::graph::{GraphAnalysis, Graphs, Position};
use crate::session::Session;
use crate::words::Words;

/// A hint.
pub(super) fn hint(
    session: &Session<Graphs>,
    analysis: &GraphAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    match rung {
        Rung::Theory => Some(words.get("hint-theory-graph")),
        Rung::Where => place(session.position(), analysis, words),
    }
}

/// Where to look: half of the edges from here, at least one of which wins. The rank, by which one sees how far the win
/// is, is no place.
fn place(position: &Position, analysis: &GraphAnalysis, words: &Words) -> Option<String> {
    let first = analysis.strategy.first().or(analysis.winning.first())?.to;
    let next = position.next();
    let at = next.iter().position(|&to| to == first)?;
    if next.len() < 3 {
        let message = Message::new("hint-where-edges").with("count", next.len());
        return Some(words.say(&message));
    }
    let mut half: Vec<u32> =
        next.iter().cycle().skip(at).take(next.len().div_ceil(2)).copied().collect();
    // In the order of the edges, so that the first is no better than the others.
    half.sort_by_key(|to| next.iter().position(|other| other == to));
    let names: Vec<String> = half.iter().map(|&to| position.graph().shown(to).to_owned()).collect();
    let message = Message::new("hint-where-vertices").with("vertices", all_of(&names, words));
    Some(words.say(&message))
}
