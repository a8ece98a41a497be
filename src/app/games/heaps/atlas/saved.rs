//! What the atlas has found, as a file.

use crate::games::heaps::{AtlasRow, Code, Period};
use std::fmt::Write;

/// A line for each code that was computed, in the order of the codes: what is known of its period, the largest value
/// with the first heap that has it, the mask in binary, and how many values were computed, from G(0). What is not known
/// is left empty.
pub(super) fn csv(rows: &[AtlasRow], codes: &[Code]) -> String {
    let mut text = String::from("code,status,period,preperiod,saltus,largest,first,mask,values\n");
    for (row, code) in rows.iter().zip(codes).filter(|(row, _)| row.known > 0) {
        let status = match row.period {
            Some(Period::Proved(..)) => "proved",
            Some(Period::Observed(..)) => "observed",
            None => "open",
        };
        let figures = row.period.map(|period| period.recurrence());
        let figures = figures
            .map(|found| [found.period, found.preperiod, found.saltus].map(|n| n.to_string()));
        let largest = row.largest.map(|(value, heap)| [value.to_string(), heap.to_string()]);
        let mask = row.mask.map(|mask| format!("{:b}", mask.bits)).unwrap_or_default();
        let (figures, largest) =
            (figures.unwrap_or_default().join(","), largest.unwrap_or_default().join(","));
        // Writing to a text does not fail.
        let _ = writeln!(text, "{code},{status},{figures},{largest},{mask},{}", row.known);
    }
    text
}
