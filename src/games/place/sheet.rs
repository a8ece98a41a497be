//! Boards as exercises: the values of the components.

use super::analysis::PartFound;
use super::position::Position;
use super::rules::Place;
use crate::core::place::{Bits, Board, Search, Searched};
use crate::core::{Message, Nimber, Rule};
use crate::games::{About, Columns, Next, Sheet, StepForm, least_missing};

/// The maximum number of squares of a component that is asked for: so many are valued in some hundredths of a second.
const MAX_SQUARES: u32 = 24;
/// The bytes that this may take.
const MAX_BYTES: u64 = 10_000_000;

/// A number for each component, which is named by its first square; in normal play only, and where none is
/// too large.
pub(super) fn sheet(game: &Place, position: &Position) -> Option<Sheet> {
    let parts = PartFound::all(game, position);
    if game.last() == Rule::Misere || parts.iter().any(|part| part.size() > MAX_SQUARES) {
        return None;
    }
    let columns: Vec<String> = parts.iter().map(|part| part.first(game).pair()).collect();
    let count = columns.len();
    Some(Sheet::new(columns, vec![("G".to_owned(), count)], 1)?.naming(Columns::Components))
}

/// Their values.
pub(super) fn filled(game: &Place, position: &Position) -> Vec<Vec<u32>> {
    if sheet(game, position).is_none() {
        return Vec::new();
    }
    let board = game.board();
    let mut search = Search::new(game.kind().take(), MAX_BYTES);
    let mut value = |part: &PartFound| value_of(&mut search, &board, part.squares);
    let parts = PartFound::all(game, position);
    let values: Option<Vec<u32>> = parts.iter().map(|part| Some(value(part)?.0)).collect();
    values.into_iter().collect()
}

/// Why a component has its value: what its moves come to.
pub(super) fn why(game: &Place, position: &Position, about: &About) -> Option<Message> {
    sheet(game, position)?;
    let part = match *about {
        About::Cell(_, part) | About::Part(part) => part,
        About::Next(done) => done as usize,
        About::Move(_) => return None,
    };
    let part = *PartFound::all(game, position).get(part)?;
    let board = game.board();
    let mut search = Search::new(game.kind().take(), MAX_BYTES);
    let moves = board.legal(part.squares);
    let values = moves.map(|taking| value_of(&mut search, &board, part.squares & !taking.take));
    Some(least_missing(values.collect::<Option<Vec<_>>>()?))
}

/// The value of these free squares.
fn value_of(search: &mut Search, board: &Board, free: Bits) -> Option<Nimber> {
    let sum = search.sum(board, free);
    match search.find_value(&sum, &mut u64::MAX.clone()) {
        Searched::Found => search.value(&sum),
        Searched::Running | Searched::Full => None,
    }
}

/// The value of the component that comes next when so many are known.
pub(super) fn next(game: &Place, position: &Position, done: u32) -> Option<Next> {
    let values = filled(game, position).into_iter().next()?;
    let right = values.get(done as usize)?.to_string();
    let done = values.iter().take(done as usize).map(ToString::to_string).collect();
    Some(Next { done, right: vec![right], form: StepForm::Number, known: Vec::new() })
}
