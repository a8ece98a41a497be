//! Results compared with what is right, one place after another.

use super::found::Checked;
use super::right::Right;
use super::{
    Pasted, bars, compare, elsewhere, graph, line, marks, members, mex, relations, series, table,
    texts, vertices,
};
use crate::core::Message;

/// Compares a text that was read with what is right. Time is linear in both, memory in the text.
pub fn check(pasted: &Pasted, right: &Right) -> Checked {
    let mut checked = Checked { wrong: pasted.error.clone(), ..Checked::default() };
    let Some(value) = &pasted.value else { return checked };
    let Some(value) = elsewhere::here(&mut checked, value, right) else { return checked };
    let value = value.as_ref();
    match right {
        Right::Mex => mex::check(&mut checked, value),
        Right::Series(series) => series::check(&mut checked, value, series),
        Right::Grid(grid) => table::check(&mut checked, value, grid),
        Right::Members(region) => members::members(&mut checked, value, region),
        Right::Ranks(region) => vertices::ranks(&mut checked, value, region),
        Right::Strategy(region) => vertices::strategy(&mut checked, value, region),
        Right::Line(line) => line::check(&mut checked, value, line),
        Right::Bars(bars) => bars::check(&mut checked, value, bars),
        Right::Results(results) => compare::compare(&mut checked, value, results),
        Right::Graph(part, region) => graph::check(&mut checked, value, *part, region),
        Right::Marks(grid) => marks::check(&mut checked, value, grid),
        Right::Relations(rules) => relations::check(&mut checked, value, rules),
        Right::Texts(texts) => texts::check(&mut checked, value, texts),
    }
    if checked.first.is_some() && right.is_numbered() {
        checked.notes.push(Message::new("check-own-numbers"));
    }
    checked
}
