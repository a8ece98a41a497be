//! What programs print about many bars, to compare the reader's own results with.

use super::gallery::FirstBites;
use crate::games::pasted::{Answer, Entry, Keys, Place, Results, Right, Things};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The winning first bites of each bar by rows and columns, all of them; and one, or `False`. A place is
/// that of the bar in the list; for a bar that lies the other way round, a cell with its rows and columns.
pub fn first_bites(bars: &[FirstBites]) -> [Right; 2] {
    let all = |one: bool| {
        let entry = |(place, bar): (usize, &FirstBites)| {
            let bites = bar.bites.iter().map(|&(row, column)| vec![row.into(), column.into()]);
            let bites = bites.collect();
            Entry {
                key: vec![bar.size.rows().into(), bar.size.columns().into()],
                place: Place::Number(place),
                answer: if one { Answer::OneOf(bites) } else { Answer::AllOf(bites) },
            }
        };
        let entries = bars.iter().enumerate().map(entry).collect();
        let empty = Results::empty("", Things::Squares);
        Right::Results(Rc::new(Results { keys: Keys::Square, entries, turned: true, ..empty }))
    };
    [all(false), all(true)]
}

/// The winning first bites of bars of three rows, by their columns.
pub fn three_rows(to: u32, bites: &[(u16, (u8, u16))]) -> Right {
    let mut all: BTreeMap<u32, Vec<Vec<i64>>> = BTreeMap::new();
    for &(columns, (row, column)) in bites {
        all.entry(columns.into()).or_default().push(vec![row.into(), column.into()]);
    }
    let of = |columns| Answer::AllOf(all.get(&columns).cloned().unwrap_or_default());
    let entries = (1..=to).map(|columns| by_number(columns, of(columns))).collect();
    let empty = Results::empty("", Things::Squares);
    Right::Results(Rc::new(Results { keys: Keys::Number, entries, ..empty }))
}

/// A count for each number of columns, from 1 on. What is not known is left out.
pub fn by_columns(counts: impl IntoIterator<Item = Option<u64>>) -> Right {
    let known = (1..).zip(counts).filter_map(|(columns, count)| Some((columns, number(count?)?)));
    let entry = |(columns, count)| by_number(columns, Answer::Exactly(vec![count]));
    let entries = known.map(entry).collect();
    let empty = Results::empty("", Things::Numbers);
    Right::Results(Rc::new(Results { keys: Keys::Number, entries, ..empty }))
}

/// One count.
pub fn count(called: &str, count: u64) -> Option<Right> {
    let answer = Answer::Exactly(vec![number(count)?]);
    let results = Results::once(called, Things::Numbers, Place::Whole, answer);
    Some(Right::Results(Rc::new(results)))
}

fn by_number(number: u32, answer: Answer) -> Entry {
    Entry { key: vec![number.into()], place: Place::Number(number as usize), answer }
}

fn number(count: u64) -> Option<i64> {
    i64::try_from(count).ok()
}
