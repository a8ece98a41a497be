//! Coins as exercises: the value of a head at each place, positions drawn at random.

use super::position::Position;
use super::rules::Coins;
use super::values::Values;
use crate::core::{Chance, Message, Outcome, Rule, nim_sum};
use crate::games::{About, Next, Sheet, StepForm, least_missing};

/// As often a row is drawn until there is a move in it.
const MAX_DRAWS: u32 = 100;

/// A number for each place, in a row or on a grid; in normal play only.
pub(super) fn sheet(game: &Coins, position: Position) -> Option<Sheet> {
    let length = position.columns() as usize;
    let row = || Sheet::places("G(n)", length);
    let grid = || Sheet::board(&vec![length; position.rows() as usize]);
    let sheet = || if game.down.is_some() { grid() } else { row() };
    (game.rule == Rule::Normal).then(sheet).flatten()
}

/// Their values.
pub(super) fn filled(game: &Coins, position: Position) -> Vec<Vec<u32>> {
    let values = Values::on(game, position);
    let rows = values.all().chunks(position.columns() as usize);
    rows.map(|row| row.iter().map(|value| value.0).collect()).collect()
}

/// The value that comes next when so many have been found.
pub(super) fn next(game: &Coins, position: Position, done: u32) -> Option<Next> {
    sheet(game, position)?;
    let values = Values::on(game, position);
    let right = values.all().get(done as usize)?.to_string();
    let done = values.all().iter().take(done as usize).map(ToString::to_string).collect();
    Some(Next { done, right: vec![right], form: StepForm::Number, known: Vec::new() })
}

/// Why a place has its value: what its moves come to.
pub(super) fn why(game: &Coins, position: Position, about: &About) -> Option<Message> {
    if game.rule != Rule::Normal {
        return None;
    }
    let place = match *about {
        About::Cell(row, column) => {
            u32::try_from(row).ok()? * position.columns() + u32::try_from(column).ok()?
        }
        About::Part(part) => {
            (0..position.len()).filter(|place| position.heads() >> place & 1 == 1).nth(part)?
        }
        About::Next(done) => done,
        About::Move(_) => return None,
    };
    (place < position.len())
        .then(|| least_missing(Values::on(game, position).why(game, position, place).options))
}

/// The same which the player to move wins, or loses, in normal play.
pub(super) fn random_decided(
    game: &Coins,
    position: Position,
    outcome: Outcome,
    chance: &mut Chance,
) -> Option<Position> {
    let mut draw = || random_like(game, position, chance);
    if game.rule != Rule::Normal {
        return Some(draw());
    }
    let values = Values::on(game, position);
    let fits = |drawn: &Position| {
        let heads = (0..).zip(values.all()).filter(|(place, _)| drawn.heads() >> place & 1 == 1);
        let won = !nim_sum(heads.map(|(_, value)| *value)).is_zero();
        won == (outcome == Outcome::Win)
    };
    (0..MAX_DRAWS).map(|_| draw()).find(fits)
}

/// As many coins among which there is a move, if there is one.
pub(super) fn random_like(game: &Coins, position: Position, chance: &mut Chance) -> Position {
    for _ in 0..MAX_DRAWS {
        let heads =
            (0..position.len()).fold(0, |heads, place| heads | u64::from(chance.below(2)) << place);
        let drawn = Position::grid(position.rows(), position.columns(), heads);
        if let Some(drawn) = drawn.filter(|&drawn| game.can_move(drawn)) {
            return drawn;
        }
    }
    position
}
