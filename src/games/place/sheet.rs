//! Boards as exercises: the values of the components.

use super::analysis::PartFound;
use super::position::Position;
use super::rules::Place;
use crate::core::Rule;
use crate::core::place::{Search, Searched};
use crate::games::{Next, Sheet};

/// The most squares of a component that is asked for: so many are valued in some hundredths of a second.
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
    Sheet::new(columns, vec![("G".to_owned(), count)], 1)
}

/// Their values.
pub(super) fn filled(game: &Place, position: &Position) -> Vec<Vec<u32>> {
    if sheet(game, position).is_none() {
        return Vec::new();
    }
    let board = game.board();
    let mut search = Search::new(game.kind().take(), MAX_BYTES);
    let mut value = |part: &PartFound| {
        let sum = search.sum(&board, part.squares);
        match search.find_value(&sum, &mut u64::MAX.clone()) {
            Searched::Found => search.value(&sum).map(|value| value.0),
            Searched::Running | Searched::Full => None,
        }
    };
    let values: Option<Vec<u32>> = PartFound::all(game, position).iter().map(&mut value).collect();
    values.into_iter().collect()
}

/// The value of the component that comes next when so many are known.
pub(super) fn next(game: &Place, position: &Position, done: u32) -> Option<Next> {
    let values = filled(game, position).into_iter().next()?;
    let right = values.get(done as usize)?.to_string();
    let done = values.iter().take(done as usize).map(ToString::to_string).collect();
    Some(Next { done, right: vec![right] })
}
