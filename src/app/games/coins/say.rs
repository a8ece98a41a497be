//! Rules, rows and moves in words.

use crate::app::ui::{Form, Rung};
use crate::core::{Message, Rule};
use crate::games::Analysis;
use crate::games::coins::{Coins, CoinsAnalysis, Kind, Move, Position};
use crate::session::Session;
use crate::words::Words;

/// What a game is called.
pub(super) fn title(kind: &Kind, words: &Words) -> String {
    let message = Message::new("coins-title").with("kind", kind.name());
    words.say(&message.with("code", kind.to_string().trim_start_matches("own-")))
}

/// What a move turns.
pub(super) fn rule(kind: &Kind, words: &Words) -> String {
    let message = Message::new("coins-note").with("kind", kind.name());
    words.say(&message.with("sets", sets(kind)))
}

/// The sets of a game of one's own, by distances: "0; 1; 1, 2".
fn sets(kind: &Kind) -> String {
    let code = kind.to_string();
    let sets = code.trim_start_matches("own-").split('-').map(|set| set.replace('.', ", "));
    sets.map(|set| format!("({set})")).collect::<Vec<_>>().join(", ")
}

/// Places, one after the other.
pub(super) fn places(places: impl Iterator<Item = u32>) -> String {
    places.map(|place| place.to_string()).collect::<Vec<_>>().join(", ")
}

/// A row.
pub(super) fn position(position: Position, words: &Words) -> String {
    let count = position.heads().count_ones();
    if count == 0 {
        return words.get("coins-no-heads");
    }
    let message = Message::new("coins-position").with("count", count).with("coins", position.len());
    words.say(&message.with("places", places(position.places())))
}

/// A move.
pub(super) fn turn(mv: Move, form: Form, words: &Words) -> String {
    let message = Message::new(form.pick("coins-turn", "coins-turned"));
    let message = message.with("count", mv.turned().count_ones());
    words.say(&message.with("places", places(mv.places())))
}

/// The heads by their places.
pub(super) fn parts(position: Position, words: &Words) -> Vec<String> {
    let name = |place: u32| words.say(&Message::new("value-of-head").with("place", place));
    position.places().map(name).collect()
}

/// A hint.
pub(super) fn hint(
    session: &Session<Coins>,
    analysis: &CoinsAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    match (rung, session.game.rule) {
        (Rung::Theory, Rule::Normal) => Some(words.get("hint-theory-coins")),
        (Rung::Theory, Rule::Misere) => Some(words.get("hint-theory-coins-misere")),
        (Rung::Where, _) => {
            let place = analysis.winning().first()?.rightmost();
            Some(words.say(&Message::new("hint-where-coin").with("place", place)))
        }
    }
}
