//! The values of heads, to compare the reader's own results with.

use super::{Coins, Position, Values};
use crate::games::pasted::{Answer, Entry, Grid, Keys, Place, Results, Right, Things};
use std::rc::Rc;

/// What a head is worth at each place of a row or of a grid, where places are counted from `first`.
pub fn values(game: &Coins, position: Position, first: u32) -> Right {
    let values = Values::on(game, position);
    if game.down.is_some() {
        let row = |row| {
            let cell = |column| values.at(position.place(row, column)).0;
            (0..position.columns()).map(cell).collect()
        };
        return Right::Grid(Rc::new(Grid { rows: (0..position.rows()).map(row).collect(), first }));
    }
    let entry = |(place, value): (u32, u32)| Entry {
        key: vec![i64::from(place + first)],
        place: Place::Number(place as usize),
        answer: Answer::Exactly(vec![i64::from(value)]),
    };
    let all = values.all().iter().map(|value| value.0);
    Right::Results(Rc::new(Results {
        keys: Keys::Number,
        entries: (0..).zip(all).map(entry).collect(),
        ..Results::empty("G", Things::Numbers)
    }))
}
