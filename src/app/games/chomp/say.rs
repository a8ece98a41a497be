//! Positions and bites in words.

use crate::app::ui::{Form, Rung};
use crate::core::bars::Shape;
use crate::core::{Message, Value};
use crate::games::Analysis;
use crate::games::chomp::{BarAnalysis, Chomp, ChompAnalysis, Move, Position};
use crate::session::Session;
use crate::words::Words;

/// What a bar is called.
pub(super) fn bar_name(size: Chomp) -> String {
    format!("{} × {}", size.rows(), size.columns())
}

/// A position.
pub(super) fn position(position: &Position, words: &Words) -> String {
    match position.only() {
        Some(bar) if bar.is_empty() => words.get("bar-eaten"),
        Some(bar) if bar.squares() == 1 => words.get("bar-poison-left"),
        Some(bar) => {
            words.say(&Message::new("bar-left").with("rows", rows(bar).replace('.', ", ")))
        }
        None => {
            let bars: Vec<String> = position.bars().iter().map(rows).collect();
            let message = Message::new("bars-left").with("count", bars.len());
            words.say(&message.with("bars", bars.join(" + ")))
        }
    }
}
/// A bite, seen from the position before it.
pub(super) fn bite(before: &Position, mv: &Move, form: Form, words: &Words) -> String {
    let place = mv.bar.unwrap_or(0) as usize;
    let square = u8::try_from(mv.row).ok().zip(u8::try_from(mv.column).ok());
    let Some((bar, (row, column))) = before.bars().get(place).zip(square) else {
        return String::new();
    };
    if (row, column) == (0, 0) {
        return words.get(form.pick("eat-poison", "ate-poison"));
    }
    let left = bar.bitten(row, column).squares();
    let id = match mv.bar {
        Some(_) => form.pick("bite-at-in-bar", "bit-at-in-bar"),
        None => form.pick("bite-at", "bit-at"),
    };
    let message = Message::new(id)
        .with("square", square_value(row, column))
        .with("taken", bar.squares() - left)
        .with("left", left);
    words.say(&message.with("bar", place + 1))
}

/// A square, to be said.
pub(super) fn square_value(row: u8, column: u8) -> Value {
    Value::Square(row.into(), column.into())
}

/// Squares, one after the other.
pub(super) fn square_names(squares: &[(u8, u8)], words: &Words) -> String {
    let name = |&(row, column): &(u8, u8)| words.square(row.into(), column.into());
    squares.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The rows of a bar as they are written.
pub(super) fn rows(bar: &Shape) -> String {
    let rows: Vec<String> = bar.rows().iter().map(u8::to_string).collect();
    rows.join(".")
}

/// What a bar's number is; the bars of a sum.
pub(super) fn parts(session: &Session<Chomp>, words: &Words) -> Vec<String> {
    match session.position().bars() {
        [_] => vec![words.get("value-of-plies")],
        bars => {
            let name = |bar| words.say(&Message::new("value-of-bar").with("bar", bar));
            (1..=bars.len()).map(name).collect()
        }
    }
}

/// What a bite in one bar did: the bites that would have won, and how long the game could then be made to last.
pub(super) fn weigh(
    before: &ChompAnalysis,
    after: Option<&ChompAnalysis>,
    words: &Words,
) -> Option<String> {
    let ChompAnalysis::Bar(bar) = before else { return None };
    let won = bar.complete.then(|| won_by(bar, words));
    let left = |bar: &BarAnalysis| bar.plies.map(u32::from);
    let plies = after.and_then(|after| match after {
        ChompAnalysis::Bar(after) => left(bar).zip(left(after)),
        ChompAnalysis::Sum(_) => None,
    });
    let plies = plies.map(|(before, after)| {
        let message = Message::new("bite-plies").with("before", before);
        words.say(&message.with("after", after))
    });
    let said: Vec<String> = won.into_iter().chain(plies).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// How many bites won, all of which are known, and which where there are several: the only one was made, or is named
/// by the review.
fn won_by(bar: &BarAnalysis, words: &Words) -> String {
    let square = |mv: &Move| Some((u8::try_from(mv.row).ok()?, u8::try_from(mv.column).ok()?));
    let squares: Vec<(u8, u8)> = bar.winning.iter().filter_map(square).collect();
    let more = if bar.winning_count > squares.len() as u64 { ", …" } else { "" };
    let message = Message::new("bites-that-won").with("count", bar.winning_count);
    words.say(&message.with("squares", square_names(&squares, words) + more))
}

/// A hint.
pub(super) fn hint(
    session: &Session<Chomp>,
    analysis: &ChompAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    let Some(bar) = session.position().only() else {
        let mv = analysis.winning().first().filter(|_| rung == Rung::Where);
        return Some(match mv {
            Some(mv) => {
                let bar = mv.bar.unwrap_or(0) + 1;
                words.say(&Message::new("hint-where-bar").with("bar", bar))
            }
            None => words.get("hint-theory-values"),
        });
    };
    match rung {
        Rung::Theory if bar.height() == 2 && bar.width() > 2 => {
            Some(words.get("hint-theory-two-rows"))
        }
        Rung::Theory => Some(words.get("hint-theory-chomp")),
        Rung::Where if bar.height().min(bar.width()) < 2 => Some(words.get("hint-theory-strip")),
        Rung::Where if bar.is_rectangle() && bar.height() == bar.width() => {
            Some(words.get("hint-theory-square"))
        }
        Rung::Where => {
            let mv = analysis.winning().first()?;
            Some(
                words.say(
                    &Message::new("hint-where-row").with("row", mv.row + words.count().first()),
                ),
            )
        }
    }
}
