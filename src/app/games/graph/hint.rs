//! Hints on graphs.

use crate::app::ui::Rung;
use crate::core::Message;
use crate::games::graph::{GraphAnalysis, Graphs};
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
        Rung::Where => {
            let rank = analysis.rank.filter(|_| analysis.winning_count > 0)?;
            let moves = session.position().next().len();
            let message = Message::new("hint-where-rank").with("rank", rank).with("moves", moves);
            Some(words.say(&message.with("winning", analysis.winning_count)))
        }
    }
}
