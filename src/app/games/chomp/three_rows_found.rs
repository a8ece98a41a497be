//! What was found about three rows, as tables and as a file.

use crate::app::figure::Figure;
use crate::app::files::save_text;
use crate::core::Message;
use crate::games::chomp::{Answer, ThreeRows};
use crate::words::Words;
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

/// Lines of a table that are drawn.
const MAX_LINES: usize = 200;

/// First bites and lost positions.
pub(super) fn found(answer: &Rc<Answer>, words: &Words) -> Html {
    let Answer::ThreeRows(told) = &**answer else { return Html::default() };
    let bites = told.first_bites.iter().take(MAX_LINES).map(|&(columns, (row, column))| {
        html! { <tr key={format!("{columns}-{row}")}><td>{ format!("3 × {columns}") }</td><td>{ words.square(row.into(), column.into()) }</td></tr> }
    });
    let points = told.points.iter().take(MAX_LINES);
    let points = points.map(|[a, b, c]| html! { <li>{ format!("{a}.{b}.{c}") }</li> });
    let save = {
        let (answer, first) = (answer.clone(), words.count().first());
        Callback::from(move |_: MouseEvent| {
            if let Answer::ThreeRows(told) = &*answer {
                save_text(&csv(&told.first_bites, first), "chomp-3-rows.csv", "text/csv");
            }
        })
    };
    let save_points = {
        let answer = answer.clone();
        Callback::from(move |_: MouseEvent| {
            if let Answer::ThreeRows(told) = &*answer {
                save_text(&points_csv(told), "chomp-3-rows-losing.csv", "text/csv");
            }
        })
    };
    let table = Figure {
        shown: ".first-bites",
        caption: words.get("three-rows-table"),
        name: "chomp-3-rows",
    };
    html! {
        <>
            <details class="fact">
                <summary>{ words.say(&Message::new("three-rows-bites").with("count", told.first_bites.len())) }</summary>
                <div class="row">
                    <button type="button" class="button" onclick={save}>{ "CSV" }</button>
                    { table.buttons() }
                </div>
                <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("three-rows-table")}>
                    <table class="first-bites">
                        <thead><tr><th scope="col">{ words.get("three-rows-bar") }</th><th scope="col">{ words.get("three-rows-bite") }</th></tr></thead>
                        <tbody>{ for bites }</tbody>
                    </table>
                </div>
            </details>
            if !told.points.is_empty() {
                <details class="fact">
                    <summary>{ words.get("three-rows-points") }</summary>
                    <div class="row"><button type="button" class="button" onclick={save_points}>{ "CSV" }</button></div>
                    <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("three-rows-points")}>
                        <ul class="points">{ for points }</ul>
                    </div>
                </details>
            }
            if told.first_bites.len().max(told.points.len()) > MAX_LINES {
                <p class="quiet">{ words.say(&Message::new("three-rows-first-lines").with("count", MAX_LINES)) }</p>
            }
        </>
    }
}

/// First bites as a table: columns of the bar, row and column of the bite. Both are counted from the `first` number of
/// the page, which the head names.
fn csv(bites: &[(u16, (u8, u16))], first: u32) -> String {
    let mut lines = format!("columns,row_from_{first},column_from_{first}\n");
    for &(columns, (row, column)) in bites {
        let (row, column) = (u32::from(row) + first, u32::from(column) + first);
        // Writing to a text does not fail.
        let _ = writeln!(lines, "{columns},{row},{column}");
    }
    lines
}

/// Losing positions: how much is left of each of the three rows.
fn points_csv(told: &ThreeRows) -> String {
    let mut lines = String::from("first,second,third\n");
    for [a, b, c] in &told.points {
        let _ = writeln!(lines, "{a},{b},{c}");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::csv;

    #[test]
    fn first_bites_are_saved_as_they_are_shown() {
        // The first bite of 3 × 2 takes one square, of 3 × 3 all but the first row and column.
        let bites = [(2, (2, 1)), (3, (1, 1))];
        assert_eq!(csv(&bites, 1), "columns,row_from_1,column_from_1\n2,3,2\n3,2,2\n");
        assert_eq!(csv(&bites, 0), "columns,row_from_0,column_from_0\n2,2,1\n3,1,1\n");
    }
}
