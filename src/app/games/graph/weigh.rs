//! What a move of a finished game did: which edges stayed in the attractor, and how the rank changed.

use super::scene::player_name;
use crate::core::Message;
use crate::games::graph::{GraphAnalysis, Position};
use crate::games::pasted::signed;
use crate::words::{Words, begun_large};

/// The edges that kept the win, and in whose attractor one was, by which rank, before the move and after it; or what
/// the game was worth, where leaves have payoffs and nobody wins.
pub(super) fn weigh(
    position: &Position,
    before: &GraphAnalysis,
    after: Option<&GraphAnalysis>,
    words: &Words,
) -> Option<String> {
    let kept = before.winner.map(|_| kept(position, before, words));
    let (value, next) = (before.value, after.and_then(|after| after.value));
    let ranks = after.map(|after| {
        if let (Some(value), Some(next), None) = (value, next, before.winner) {
            let message = Message::new("graph-weigh-value").with("before", signed(value));
            return words.say(&message.with("after", signed(next)));
        }
        let message = Message::new("graph-weigh").with("before", region(before, words));
        words.say(&message.with("after", region(after, words)))
    });
    let ranks = ranks.map(|said| begun_large(&said));
    let said: Vec<String> = kept.into_iter().chain(ranks).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Which edges stayed in the attractor of whoever was to move: the first of them are named.
fn kept(position: &Position, before: &GraphAnalysis, words: &Words) -> String {
    let name = |vertex: u32| position.graph().shown(vertex).to_owned();
    let mut names: Vec<String> = before.winning.iter().map(|mv| name(mv.to)).collect();
    if before.winning_count > names.len() as u64 {
        names.push("…".to_owned());
    }
    let message = Message::new("graph-weigh-edges").with("count", before.winning_count);
    words.say(&message.with("names", names.join(", ")))
}

/// In whose attractor a vertex is, and its rank.
fn region(analysis: &GraphAnalysis, words: &Words) -> String {
    let Some((winner, rank)) = analysis.winner.zip(analysis.rank) else {
        return words.get("graph-weigh-neither");
    };
    let message = Message::new("graph-weigh-region").with("player", player_name(winner));
    words.say(&message.with("rank", rank))
}
