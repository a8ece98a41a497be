//! Games, squares, moves and positions in words.

use crate::app::house::all_of;
use crate::app::ui::Rung;
use crate::core::{Message, Rule, Say};
use crate::games::Analysis;
use crate::games::place::{Kind, Move, PartFound, Place, PlaceAnalysis, Position, Square};
use crate::session::Session;
use crate::words::Words;

/// The message that names a game with its `size`.
pub(super) fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Cram => "place-title-cram",
        Kind::NodeKayles => "place-title-node-kayles",
        Kind::Queens => "place-title-queens",
        Kind::Kings => "place-title-kings",
        Kind::Knights => "place-title-knights",
        Kind::Bars => "place-title-tromino-i",
        Kind::Corners => "place-title-tromino-l",
        Kind::Squares => "place-title-tetromino-o",
        Kind::Hooks => "place-title-tetromino-l",
        Kind::Tees => "place-title-tetromino-t",
        Kind::Pieces(_) => "place-title-pieces",
        Kind::Vertices(_) => "place-title-vertices",
        Kind::Edges(_) => "place-title-edges",
    }
}

/// The message that names a game in a list.
pub(super) fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Cram => "place-name-cram",
        Kind::NodeKayles => "place-name-node-kayles",
        Kind::Queens => "place-name-queens",
        Kind::Kings => "place-name-kings",
        Kind::Knights => "place-name-knights",
        Kind::Bars => "place-name-tromino-i",
        Kind::Corners => "place-name-tromino-l",
        Kind::Squares => "place-name-tetromino-o",
        Kind::Hooks => "place-name-tetromino-l",
        Kind::Tees => "place-name-tetromino-t",
        Kind::Pieces(_) => "place-name-pieces",
        Kind::Vertices(_) => "place-name-vertices",
        Kind::Edges(_) => "place-name-edges",
    }
}

/// The message that says what one does in it.
pub(super) fn note(kind: Kind) -> &'static str {
    match kind {
        Kind::Cram => "place-note-cram",
        Kind::NodeKayles => "place-note-node-kayles",
        Kind::Queens => "place-note-queens",
        Kind::Kings => "place-note-kings",
        Kind::Knights => "place-note-knights",
        Kind::Bars => "place-note-tromino-i",
        Kind::Corners => "place-note-tromino-l",
        Kind::Squares => "place-note-tetromino-o",
        Kind::Hooks => "place-note-tetromino-l",
        Kind::Tees => "place-note-tetromino-t",
        Kind::Pieces(_) => "place-note-pieces",
        Kind::Vertices(_) => "place-note-vertices",
        Kind::Edges(_) => "place-note-edges",
    }
}

/// A square: "row 2, column 5", or a vertex.
pub(super) fn square(square: Square, words: &Words) -> String {
    if square.is_vertex() {
        return words.say(&Message::new("place-vertex").with("number", square.column));
    }
    let message = Message::new("place-square").with("row", square.row);
    words.say(&message.with("column", square.column))
}

/// The squares of a move in a sentence, or its vertices: those of an edge as one writes an edge.
pub(super) fn all(mv: &Move, words: &Words) -> String {
    let edge = mv.squares().iter().all(|square| square.is_vertex());
    let pairs: Vec<String> = mv.squares().iter().map(|square| square.pair()).collect();
    if edge { pairs.join("-") } else { all_of(&pairs, words) }
}

/// What the last move took away besides what was chosen: vertices by their numbers, squares, of which there may be
/// many, by how many they are.
pub(super) fn gone_too(session: &Session<Place>, words: &Words) -> Option<String> {
    let tree = session.tree();
    let before = session.position_at(tree.before()?);
    let chosen = session.move_to(tree.at())?.squares();
    let mut gone = session.position().gone(&session.game);
    gone.retain(|square| before.is_free(&session.game, *square) && !chosen.contains(square));
    let vertices = gone.first()?.is_vertex();
    let id = if vertices { "place-gone-vertices" } else { "place-gone-squares" };
    let list: Vec<String> = gone.iter().map(|square| square.pair()).collect();
    let message = Message::new(id).with("count", gone.len()).with("list", all_of(&list, words));
    Some(words.say(&message))
}

/// The letter of a component, by its place: A to Z, then with a number.
pub(super) fn letter(place: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(place % 26).unwrap_or(0));
    match place / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// A component by its letter and its first square.
pub(super) fn part(game: &Place, place: usize, part: &PartFound, words: &Words) -> String {
    let message = Message::new("place-part").with("letter", letter(place));
    words.say(&message.with("square", part.first(game).pair()))
}

/// A position: how many squares are free.
pub(super) fn position(game: &Place, position: &Position, words: &Words) -> String {
    let free = position.free(game).count_ones();
    let all = game.all().count_ones();
    let id = if game.kind().graph().is_some() { "place-position-graph" } else { "place-position" };
    words.say(&Message::new(id).with("free", free).with("all", all))
}

/// The components of a position, whose values a reader may be asked for.
pub(super) fn parts(session: &Session<Place>, words: &Words) -> Vec<String> {
    let (game, position) = (&session.game, session.position());
    let named = |(place, part): (usize, &PartFound)| {
        let message = Message::new("place-value-of").with("letter", letter(place));
        words.say(&message.with("square", part.first(game).pair()))
    };
    PartFound::all(game, position).iter().enumerate().map(named).collect()
}

/// A hint.
pub(super) fn hint(
    session: &Session<Place>,
    analysis: &PlaceAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    match rung {
        Rung::Theory => Some(match (&analysis.reason, session.game.last()) {
            (Some(reason), _) if analysis.winning().is_empty() => words.say(&reason.say()),
            (Some(_), _) => words.get("place-hint-mirror"),
            (None, Rule::Normal) => words.get("place-hint-sum"),
            (None, Rule::Misere) => words.get("place-hint-misere"),
        }),
        Rung::Where => {
            let first = analysis.winning().first()?.squares().first()?;
            let hint = if first.is_vertex() {
                Message::new("place-hint-vertex").with("vertex", first.column)
            } else {
                Message::new("place-hint-row").with("row", first.row)
            };
            Some(words.say(&hint))
        }
    }
}
