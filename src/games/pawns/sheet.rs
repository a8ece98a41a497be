//! Pieces as exercises: the grid of nimbers of the first piece's kind, the square to be numbered next, positions drawn
//! at random.

use super::nimbers::Nimbers;
use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::{Chance, Message, Nimber, Outcome, Rule, nim_sum};
use crate::games::{About, Next, Sheet, StepForm, least_missing};

/// As often a position is drawn until there is a move in it.
const MAX_DRAWS: u32 = 100;

/// The grid; in normal play only.
pub(super) fn sheet(game: &Pawns) -> Option<Sheet> {
    let row = game.columns() as usize;
    let grid = || Sheet::grid(&vec![row; game.rows() as usize], 1);
    (game.last() == Rule::Normal).then(grid).flatten()
}

/// Its nimbers.
pub(super) fn filled(game: &Pawns, kind: Kind) -> Vec<Vec<u32>> {
    let nimbers = Nimbers::of(game, kind);
    let at = |row, column| nimbers.at(Square { row, column }).0;
    (1..=game.rows())
        .map(|row| (1..=game.columns()).map(|column| at(row, column)).collect())
        .collect()
}

/// The squares that can be numbered next when so many are, in the usual order: those all of whose
/// neighbours are numbered.
pub(super) fn next(game: &Pawns, kind: Kind, done: u32) -> Option<Next> {
    sheet(game)?;
    let order: Vec<Square> = game.build_up(kind).collect();
    let (numbered, open) = order.split_at(order.len().min(done as usize));
    let ready = open.iter().filter(|&&square| {
        let mut neighbours = game.targets(kind, square);
        neighbours.all(|target| numbered.contains(&target))
    });
    let write = |square: &Square| format!("{}.{}", square.row, square.column);
    let right: Vec<String> = ready.map(write).collect();
    let done = numbered.iter().map(write).collect();
    let known = order.iter().map(write).collect();
    (!right.is_empty()).then_some(Next { done, right, form: StepForm::Square, known })
}

/// Why a square has its nimber: those of the squares that the piece can go to. The next square to be numbered has
/// all of these numbered.
pub(super) fn why(game: &Pawns, position: &Position, about: &About) -> Option<Message> {
    if game.last() != Rule::Normal {
        return None;
    }
    let from_one = |place: usize| u32::try_from(place).ok().map(|place| place + 1);
    let (kind, square) = match *about {
        About::Cell(row, column) => {
            (position.first_kind(), Square { row: from_one(row)?, column: from_one(column)? })
        }
        About::Part(part) => position.pieces().get(part).map(|piece| (piece.kind, piece.square))?,
        About::Next(_) => return Some(Message::new("pawns-why-next")),
        About::Move(_) => return None,
    };
    let why = Nimbers::of(game, kind).why(square);
    Some(least_missing(why.neighbours.into_iter().map(|(_, nimber)| nimber)))
}

/// The same which the player to move wins, or loses, in normal play.
pub(super) fn random_decided(
    game: &Pawns,
    position: &Position,
    outcome: Outcome,
    chance: &mut Chance,
) -> Option<Position> {
    let mut draw = || random_like(game, position, chance);
    if game.last() != Rule::Normal {
        return Some(draw());
    }
    let mut kinds: Vec<(Kind, Nimbers)> = Vec::new();
    for piece in position.pieces() {
        if kinds.iter().all(|(kind, _)| *kind != piece.kind) {
            kinds.push((piece.kind, Nimbers::of(game, piece.kind)));
        }
    }
    let value = |piece: &Piece| {
        let of = kinds.iter().find(|(kind, _)| *kind == piece.kind);
        of.map_or(Nimber::ZERO, |(_, nimbers)| nimbers.at(piece.square))
    };
    let is_won = |drawn: &Position| !nim_sum(drawn.pieces().iter().map(value)).is_zero();
    let fits = |drawn: &Position| is_won(drawn) == (outcome == Outcome::Win);
    (0..MAX_DRAWS).map(|_| draw()).find(fits)
}

/// As many pieces of the same kinds, each on a square that is not the last, one of them with a move.
pub(super) fn random_like(game: &Pawns, position: &Position, chance: &mut Chance) -> Position {
    let squares = game.rows() * game.columns() - 1;
    let mut square = || {
        let place = chance.below(squares);
        Square { row: place / game.columns() + 1, column: place % game.columns() + 1 }
    };
    for _ in 0..MAX_DRAWS {
        let kinds = position.pieces().iter().map(|piece| piece.kind);
        let pieces: Vec<Piece> = kinds.map(|kind| Piece::new(kind, square())).collect();
        let moves = |piece: &Piece| game.targets(piece.kind, piece.square).next().is_some();
        if pieces.iter().any(moves) {
            return Position::start(game, &pieces).unwrap_or_else(|_| position.clone());
        }
    }
    position.clone()
}
