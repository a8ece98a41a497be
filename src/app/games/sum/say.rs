//! Sums and moves in words: each part as its own system puts it.

use super::{cards, parts};
use crate::app::ui::{Form, Rung};
use crate::core::Message;
use crate::games::Analysis;
use crate::games::sum::{Move, Position, Sum, SumAnalysis};
use crate::session::{NodeId, Session};
use crate::words::Words;

/// How many games are named in a title.
const MAX_NAMED: usize = 3;

/// What a sum is called.
pub(super) fn title(start: &Position, words: &Words) -> String {
    let count = start.parts().len();
    if count > MAX_NAMED {
        return cards::title_of(count, words);
    }
    names(start, words).join(" + ")
}

/// What the games of the parts are called.
pub(super) fn names(position: &Position, words: &Words) -> Vec<String> {
    let parts = parts::starts(position);
    parts.iter().map(|part| part.face.title(&part.play, words)).collect()
}

/// How the game of each part is played, once where several have the same.
pub(super) fn rules(position: &Position, words: &Words) -> Vec<String> {
    let mut all = Vec::new();
    for part in parts::starts(position) {
        // Who loses is a matter of the sum.
        let how = part.face.rules(&part.play, words).into_iter().next().unwrap_or_default();
        let said = format!("{} – {how}", part.face.title(&part.play, words));
        if !all.contains(&said) {
            all.push(said);
        }
    }
    all
}

/// A part by its number and its game.
pub(super) fn named(place: usize, name: &str, words: &Words) -> String {
    words.say(&Message::new("sum-part").with("part", place + 1).with("name", name))
}

/// All parts, one after the other.
pub(super) fn position(position: &Position, words: &Words) -> String {
    let parts = parts::starts(position);
    let each = parts.iter().enumerate().map(|(place, part)| {
        let name = named(place, &part.face.title(&part.play, words), words);
        let message = Message::new("sum-says").with("name", name);
        words.say(&message.with("position", part.face.say_position(&part.play, words)))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// A move, with the part that it was made in.
pub(super) fn made(
    session: &Session<Sum>,
    at: NodeId,
    mv: &Move,
    form: Form,
    words: &Words,
) -> String {
    let parts = parts::at(session, at);
    let Some(part) = parts.get(mv.part as usize) else { return String::new() };
    let there = part.play.state().tree.at();
    let said = part.face.say_move(&part.play, there, &mv.mv, form, words);
    let message = Message::new(form.pick("sum-move", "sum-moved"));
    words.say(&message.with("part", u64::from(mv.part) + 1).with("move", said))
}

/// What the numbers of an analysis are of.
pub(super) fn parts(position: &Position, words: &Words) -> Vec<String> {
    let names = names(position, words);
    let name = |(place, name): (usize, &String)| {
        let message = Message::new("sum-value-of").with("part", place + 1);
        words.say(&message.with("name", name.as_str()))
    };
    names.iter().enumerate().map(name).collect()
}

/// A hint.
pub(super) fn hint(
    session: &Session<Sum>,
    analysis: &SumAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    if rung == Rung::Theory {
        return Some(words.get("hint-theory-sum"));
    }
    let place = analysis.winning().first()?.part as usize;
    let names = names(session.position(), words);
    let message = Message::new("hint-where-sum").with("part", place + 1);
    let message = message.with("name", names.get(place)?.as_str());
    let target = analysis.target(place)?;
    Some(words.say(&message.with("target", target.0)))
}
