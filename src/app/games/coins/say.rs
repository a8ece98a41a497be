//! Rules, coins and moves in words.

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
    let said = |id: &'static str, kind: &Kind| {
        words.say(&Message::new(id).with("kind", kind.name()).with("sets", sets(kind)))
    };
    let Some(down) = &game.down else { return said("coins-note", &game.kind) };
    let message = Message::new("coins-note-grid").with("rows", said("coins-rows", down));
    words.say(&message.with("columns", said("coins-columns", &game.kind)))
}

/// The sets of a game of one's own, by distances: "(0), (1), (1, 2)".
fn sets(kind: &Kind) -> String {
    let code = kind.to_string();
    let sets = code.trim_start_matches("own-").split('-').map(|set| set.replace('.', ", "));
    sets.map(|set| format!("({set})")).collect::<Vec<_>>().join(", ")
}

/// A place of a row, "3", or with its row on a grid, "(1,3)", as boards have it.
pub(super) fn spot(row: Option<u32>, column: u32) -> String {
    row.map_or_else(|| column.to_string(), |row| format!("({row},{column})"))
}

/// A place, as [`spot`] has it.
pub(super) fn place(game: &Coins, position: Position, place: u32) -> String {
    let (row, column) = position.cell(place);
    spot(game.down.as_ref().map(|_| row), column)
}

/// A position.
pub(super) fn position(game: &Coins, position: Position, words: &Words) -> String {
    let count = position.heads().count_ones();
    if count == 0 {
        return words.get("coins-no-heads");
    }
    let places: Vec<String> = position.places().map(|at| place(game, position, at)).collect();
    let message = Message::new("coins-position").with("count", count).with("coins", position.len());
    words.say(&message.with("places", places.join(", ")))
}

/// A move.
pub(super) fn turn(mv: Move, form: Form, words: &Words) -> String {
    let list = |set: u64| bits(set).map(|bit| bit.to_string()).collect::<Vec<_>>().join(", ");
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
    let places = bits(rows).next().map_or_else(|| list(columns), |row| spot(Some(row), column));
    words.say(&message.with("places", places))
}

/// The heads by their places.
pub(super) fn parts(session: &Session<Coins>, words: &Words) -> Vec<String> {
    let position = *session.position();
    let name = |at: u32| {
        let spot = place(&session.game, position, at);
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
        (Rung::Theory, Rule::Normal) if game.down.is_some() => Some(words.get("hint-theory-coins-grid")),
        (Rung::Theory, Rule::Normal) => Some(words.get("hint-theory-coins")),
        (Rung::Theory, Rule::Misere) => Some(words.get("hint-theory-coins-misere")),
        (Rung::Where, _) => {
            let mv = analysis.winning().first()?;
            let row = bits(mv.rows()).next();
            let spot = spot(row, bits(mv.columns()).next()?);
            Some(words.say(&Message::new("hint-where-coin").with("place", spot)))
        }
    }
}
