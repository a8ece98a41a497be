//! Squares, pieces and positions in words.

use crate::app::ui::{Form, Rung};
use crate::core::{Message, Rule};
use crate::games::Analysis;
use crate::games::pawns::{
    Kind, Move, Pawns, PawnsAnalysis, Piece, Position, Square, mover, step_pair,
};
use crate::session::Session;
use crate::words::Words;

/// A square: "row 2, column 5".
pub(super) fn square(square: Square, words: &Words) -> String {
    words.say(&Message::new("square-name").with("row", square.row).with("column", square.column))
}

/// A kind of piece: "queen".
pub(super) fn kind(kind: Kind, words: &Words) -> String {
    words.say(&Message::new("piece-kind").with("kind", kind.name()))
}

/// A message about a piece at a square.
pub(super) fn about(id: &'static str, piece: Piece) -> Message {
    Message::new(id).with("kind", piece.kind.name()).with("square", piece.square.pair())
}

/// The pieces that one position has, each kind once, pawns first.
pub(super) fn kinds(position: &Position) -> Vec<Kind> {
    let has = |kind: &Kind| position.pieces().iter().any(|piece| piece.kind == *kind);
    Kind::ALL.into_iter().filter(has).collect()
}

/// What is left when there is no move; `None` where all pieces have left the board.
pub(super) fn left(position: &Position) -> Option<Message> {
    let count = position.pieces().len();
    (count > 0).then(|| Message::new("pieces-left").with("count", count))
}

/// What a game is called that begins with these pieces.
pub(super) fn title(game: &Pawns, position: &Position, words: &Words) -> Option<String> {
    let kind = match kinds(position)[..] {
        [] | [Kind::Pawn] => return None,
        [kind] => kind.name(),
        _ => "several",
    };
    let size = format!("{} × {}", game.rows(), game.columns());
    Some(words.say(&Message::new("pieces-title").with("kind", kind).with("size", size)))
}

/// What one does with these pieces: with one kind in a line, with several in a line for each after one for all.
pub(super) fn note(game: &Pawns, position: &Position, words: &Words) -> Option<String> {
    let moves = moves(game, position, words)?;
    if let [only] = &moves[..] {
        return Some(format!("{only} {}", words.get("pieces-sink")));
    }
    Some([words.get("pieces-note")].into_iter().chain(moves).collect::<Vec<_>>().join("\n"))
}

/// What one does with these pieces, in as many sentences as it takes.
pub(super) fn rules(game: &Pawns, position: &Position, words: &Words) -> Option<String> {
    let moves = moves(game, position, words)?;
    Some(moves.into_iter().chain([words.get("pieces-sink")]).collect::<Vec<_>>().join(" "))
}

/// How each kind of piece moves; nothing where there are only pawns.
fn moves(game: &Pawns, position: &Position, words: &Words) -> Option<Vec<String>> {
    let kinds = kinds(position);
    if matches!(kinds[..], [] | [Kind::Pawn]) {
        return None;
    }
    let moves = |kind: &Kind| {
        let short = *kind == Kind::Pawn && game.step() == 1;
        let name = if short { "pawn-one" } else { kind.name() };
        let message = Message::new("piece-moves").with("kind", name);
        let steps: Vec<String> = game.own().iter().map(step_pair).collect();
        words.say(&message.with("step", game.step()).with("steps", steps.join(", ")))
    };
    Some(kinds.iter().map(moves).collect())
}

/// A position: how many pieces there are, and where.
pub(super) fn position(position: &Position, words: &Words) -> String {
    match position.pieces() {
        [] => words.get("pawns-none-left"),
        [one] => words.say(&about("pawns-one-left", *one)),
        pieces if position.is_all_pawns() => {
            let squares: Vec<String> = pieces.iter().map(|piece| piece.square.pair()).collect();
            let message = Message::new("pawns-position").with("count", pieces.len());
            words.say(&message.with("squares", squares.join(", ")))
        }
        pieces => {
            let named: Vec<String> =
                pieces.iter().map(|&piece| words.say(&about("piece-at", piece))).collect();
            let message = Message::new("pieces-position").with("count", pieces.len());
            words.say(&message.with("pieces", named.join(", ")))
        }
    }
}

/// A move, seen from the position before it.
pub(super) fn step(game: &Pawns, before: &Position, mv: Move, form: Form, words: &Words) -> String {
    let id = if mv.to == game.sink() {
        form.pick("pawns-leave", "pawns-left")
    } else {
        form.pick("pawns-go", "pawns-went")
    };
    let kind = mover(game, before, mv).map_or(Kind::Pawn, |(_, piece)| piece.kind);
    let message = Message::new(id).with("kind", kind.name()).with("from", mv.from.pair());
    words.say(&message.with("to", mv.to.pair()))
}

/// The pieces by their squares.
pub(super) fn parts(session: &Session<Pawns>, words: &Words) -> Vec<String> {
    let name = |&piece: &Piece| words.say(&about("value-of-pawn", piece));
    session.position().pieces().iter().map(name).collect()
}

/// A hint.
pub(super) fn hint(
    session: &Session<Pawns>,
    analysis: &PawnsAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    let position = session.position();
    match rung {
        Rung::Theory if matches!(analysis, PawnsAnalysis::Searched(_)) => {
            Some(words.get("hint-theory-pieces-search"))
        }
        Rung::Theory => Some(words.get(match session.game.last() {
            Rule::Normal => "hint-theory-pawns",
            Rule::Misere if position.is_all_pawns() => "hint-theory-pawns-misere",
            Rule::Misere => "hint-theory-pieces-misere",
        })),
        Rung::Where => {
            let mv = *analysis.winning().first()?;
            let (_, piece) = mover(&session.game, position, mv)?;
            Some(words.say(&about("hint-where-pawn", piece)))
        }
    }
}
