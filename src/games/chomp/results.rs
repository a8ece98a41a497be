//! What the functions of a program return for one bar, to compare the reader's own results with.

use super::map::WinMap;
use crate::core::bars::Shape;
use crate::games::pasted::{Answer, Entry, Grid, Keys, Place, Results, Right, Things};
use std::rc::Rc;

/// What is right for one bar, besides which positions within it are won.
#[derive(Clone, Debug, PartialEq)]
pub struct BarRights {
    /// The win map: 0 the poison, 1 a bite that loses, 2 one that wins.
    pub map: Right,
    /// The position as the list of its rows.
    pub rows: Right,
    /// The bites: all squares but the poison.
    pub bites: Right,
    /// The rows that each bite leaves.
    pub after: Right,
    /// Whether what each bite leaves is won for the player who then moves.
    pub outcomes: Right,
    /// A bite that wins, if there is one.
    pub winning: Right,
}

impl BarRights {
    /// Of a bar whose winning bites are all known; rows and columns are counted from `first`.
    pub fn of(bar: &Shape, winning: &[(u8, u8)], first: u8) -> Self {
        let map = WinMap::of(bar, winning).rows;
        let map = map.iter().map(|row| row.iter().map(|cell| cell.number().into()).collect());
        let spelt = format!("{:?}", bar.rows());
        let number = |place: u8| i64::from(place) + i64::from(first);
        let pair = |(row, column): (u8, u8)| vec![number(row), number(column)];
        let bites: Vec<(u8, u8)> = bar.each_square().filter(|&square| square != (0, 0)).collect();
        let once = |called: &str, things, answer| {
            let results = Results::once(called, things, Place::Whole, answer);
            Right::Results(Rc::new(Results {
                drawn: bar.rows().to_vec(),
                first: first.into(),
                ..results
            }))
        };
        let left = |&(row, column): &(u8, u8)| Entry {
            key: pair((row, column)),
            place: Place::Cell(row.into(), column.into()),
            answer: Answer::Exactly(rows(&bar.bitten(row, column))),
        };
        let after = Results {
            keys: Keys::Square,
            entries: bites.iter().map(left).collect(),
            drawn: bar.rows().to_vec(),
            first: first.into(),
            ..Results::empty("", Things::Rows)
        };
        let outcome = |&(row, column): &(u8, u8)| Entry {
            answer: Answer::Exactly(vec![i64::from(!winning.contains(&(row, column)))]),
            ..left(&(row, column))
        };
        let outcomes = Results {
            entries: bites.iter().map(outcome).collect(),
            things: Things::Truth,
            ..after.clone()
        };
        let each = |squares: &[(u8, u8)]| squares.iter().copied().map(pair).collect();
        Self {
            map: Right::Grid(Rc::new(Grid { rows: map.collect(), first: first.into() })),
            rows: once(&spelt, Things::Rows, Answer::Exactly(rows(bar))),
            bites: once(&spelt, Things::Squares, Answer::AllOf(each(&bites))),
            after: Right::Results(Rc::new(after)),
            outcomes: Right::Results(Rc::new(outcomes)),
            winning: once(&spelt, Things::Squares, Answer::OneOf(each(winning))),
        }
    }
}

fn rows(bar: &Shape) -> Vec<i64> {
    bar.rows().iter().copied().map(i64::from).collect()
}
