//! Rules, coins and moves in words.

use crate::app::house::{all_of, either};
use crate::app::ui::{Form, Rung};
use crate::core::{Message, Rule};
use crate::games::Analysis;
use crate::games::coins::{Coins, CoinsAnalysis, Kind, Move, Position, bits};
use crate::session::Session;
use crate::words::Words;

/// What a game is called.
pub(super) fn title(game: &Coins, words: &Words) -> String {
    match (&game.down, &game.kind) {
        (None, kind) => name(kind, words),
        (Some(Kind::Twins), Kind::Twins) => words.get("coins-corners"),
        (Some(down), kind) => format!("{} × {}", name(down, words), name(kind, words)),
    }
}

/// What a game in a row is called.
pub(super) fn name(kind: &Kind, words: &Words) -> String {
    let message = Message::new("coins-title").with("kind", kind.name());
    words.say(&message.with("code", kind.to_string().trim_start_matches("own-")))
}

/// What a move turns.
pub(super) fn rule(game: &Coins, words: &Words) -> String {
    let said = |id: &'static str, kind: &Kind, way: &'static str| {
        let message = Message::new(id).with("kind", kind.name());
        words.say(&message.with("sets", sets(kind, way, words)))
    };
    let left = "coins-set-left";
    let Some(down) = &game.down else { return said("coins-note", &game.kind, left) };
    let message = Message::new("coins-note-grid");
    let message = message.with("rows", said("coins-rows", down, "coins-set-up"));
    words.say(&message.with("columns", said("coins-columns", &game.kind, left)))
}

/// The sets of a custom game: "alone, or with those at distances 1 and 2 to its left". A named game has
/// sentences of its own.
fn sets(kind: &Kind, way: &'static str, words: &Words) -> String {
    let Kind::Own(patterns) = kind else { return String::new() };
    let set = |&mask: &u64| {
        let mut far: Vec<u32> = bits(mask).filter(|&distance| distance > 0).collect();
        far.sort_unstable();
        let message = Message::new("coins-set").with("count", far.len());
        let message = message.with("far", numbers(far.into_iter(), words));
        words.say(&message.with("way", words.get(way)))
    };
    either(&patterns.masks().iter().map(set).collect::<Vec<_>>(), words)
}

/// "4, 2 and 1".
fn numbers(numbers: impl Iterator<Item = u32>, words: &Words) -> String {
    all_of(&numbers.map(|number| number.to_string()).collect::<Vec<_>>(), words)
}

/// A place as the reader counts: "4" in a row, "(2, 4)" on a grid. Here it is given from 0.
pub(super) fn spot(row: Option<u32>, column: u32, words: &Words) -> String {
    row.map_or_else(|| words.place(column).to_string(), |row| words.square(row, column))
}

/// The place of a coin, as [`spot`] has it.
pub(super) fn place(game: &Coins, position: Position, place: u32, words: &Words) -> String {
    let (row, column) = position.cell(place);
    spot(game.down.as_ref().map(|_| row), column, words)
}

/// A position.
pub(super) fn position(game: &Coins, position: Position, words: &Words) -> String {
    let count = position.heads().count_ones();
    if count == 0 {
        return words.get("coins-no-heads");
    }
    let places: Vec<String> =
        position.places().map(|at| place(game, position, at, words)).collect();
    let places = all_of(&places, words);
    let message = Message::new("coins-position").with("count", count).with("coins", position.len());
    words.say(&message.with("places", places))
}

/// A move.
pub(super) fn turn(mv: Move, form: Form, words: &Words) -> String {
    let list = |set: u64| numbers(bits(set).map(|place| words.place(place)), words);
    let (rows, columns) = (mv.rows(), mv.columns());
    if rows.count_ones() > 1 || (rows != 0 && columns.count_ones() > 1) {
        let message = Message::new(form.pick("coins-turn-grid", "coins-turned-grid"));
        let message = message.with("rows", list(rows)).with("down", rows.count_ones());
        let message = message.with("columns", list(columns));
        return words.say(&message.with("across", columns.count_ones()));
    }
    let message = Message::new(form.pick("coins-turn", "coins-turned"));
    let message = message.with("count", columns.count_ones());
    let column = columns.trailing_zeros();
    let places =
        bits(rows).next().map_or_else(|| list(columns), |row| spot(Some(row), column, words));
    words.say(&message.with("places", places))
}

/// The heads by their places.
pub(super) fn parts(session: &Session<Coins>, words: &Words) -> Vec<String> {
    let position = *session.position();
    let name = |at: u32| {
        let spot = place(&session.game, position, at, words);
        words.say(&Message::new("value-of-head").with("place", spot))
    };
    position.places().map(name).collect()
}

/// What lies there when no move is left.
pub(super) fn left(session: &Session<Coins>) -> Message {
    let left = match (session.position().heads(), &session.game.down) {
        (0, _) => "nothing",
        (_, None) => "row",
        (_, Some(_)) => "grid",
    };
    Message::new("coins-left").with("left", left)
}

/// A hint.
pub(super) fn hint(
    session: &Session<Coins>,
    analysis: &CoinsAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    let game = &session.game;
    match (rung, game.rule) {
        (Rung::Theory, Rule::Normal) if game.down.is_some() => {
            Some(words.get("hint-theory-coins-grid"))
        }
        (Rung::Theory, Rule::Normal) => Some(words.get("hint-theory-coins")),
        (Rung::Theory, Rule::Misere) => Some(words.get("hint-theory-coins-misere")),
        (Rung::Where, _) => {
            let mv = analysis.winning().first()?;
            let row = bits(mv.rows()).next();
            let spot = spot(row, bits(mv.columns()).next()?, words);
            Some(words.say(&Message::new("hint-where-coin").with("place", spot)))
        }
    }
}
