//! Coins as exercises: the value of a head at each place, rows drawn at random.

use super::position::Position;
use super::rules::Coins;
use super::values::Values;
use crate::core::{Chance, Rule};
use crate::games::{Next, Sheet};

/// As often a row is drawn until there is a move in it.
const MAX_DRAWS: u32 = 100;

/// A number for each place; in normal play only.
pub(super) fn sheet(game: &Coins, position: Position) -> Option<Sheet> {
    let row = || {
        let columns: Vec<String> = (0..position.len()).map(|place| place.to_string()).collect();
        let count = columns.len();
        Sheet::new(columns, vec![("G(n)".to_owned(), count)], 0)
    };
    (game.rule == Rule::Normal).then(row).flatten()
}

/// Their values.
pub(super) fn filled(game: &Coins, position: Position) -> Vec<Vec<u32>> {
    let values = Values::of(&game.kind, position.len());
    vec![values.all().iter().map(|value| value.0).collect()]
}

/// The value that comes next when so many have been found.
pub(super) fn next(game: &Coins, position: Position, done: u32) -> Option<Next> {
    sheet(game, position)?;
    let values = Values::of(&game.kind, position.len());
    let right = values.all().get(done as usize)?.to_string();
    let done = values.all().iter().take(done as usize).map(ToString::to_string).collect();
    Some(Next { done, right: vec![right] })
}

/// A row of as many coins in which there is a move, if it has one.
pub(super) fn random_like(game: &Coins, position: Position, chance: &mut Chance) -> Position {
    for _ in 0..MAX_DRAWS {
        let heads =
            (0..position.len()).fold(0, |heads, place| heads | u64::from(chance.below(2)) << place);
        let drawn = Position::new(position.len(), heads);
        if let Some(drawn) = drawn.filter(|drawn| game.kind.can_move(drawn.heads())) {
            return drawn;
        }
    }
    position
}
