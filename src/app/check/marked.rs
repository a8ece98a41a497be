//! Marks the first difference where it is: on part of a grid, of the table of values, or of the bar.

use crate::games::pasted::{Grid, Place, Results, Right, Series, Texts};
use crate::words::Words;
use yew::prelude::*;

/// Cells on either side of the one that is marked.
const AROUND: usize = 5;
/// Fewer of them where cells have words, which are wide.
const NEAR: usize = 2;

/// What is right round a place, with the place marked. A view that draws vertices marks them itself.
pub(super) fn marked(place: &Place, right: &Right, words: &Words) -> Html {
    match (place, right) {
        (Place::Cell(row, column), Right::Grid(grid) | Right::Marks(grid)) => {
            in_grid(grid, (*row, *column), words)
        }
        (Place::Number(at), Right::Series(series)) => in_series(series, *at, words),
        (Place::Number(at), Right::Texts(texts)) => in_texts(texts, *at, words),
        (Place::Number(_), Right::Results(results)) => in_results(results, place, words),
        (Place::Rows(rows), _) => bar(rows, None, words),
        (Place::Cell(row, column), Right::Results(results)) => {
            bar(&results.drawn, Some((*row, *column)), words)
        }
        _ => Html::default(),
    }
}

fn in_grid(grid: &Grid, (row, column): (usize, usize), words: &Words) -> Html {
    let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
    let (rows, columns) = (around(row, grid.rows.len()), around(column, width));
    let first = grid.first as usize;
    let head = columns.clone().map(|at| html! { <th scope="col">{ at + first }</th> });
    let lines = rows.map(|at| {
        let cells = columns.clone().map(|place| {
            let number = grid.rows.get(at).and_then(|line| line.get(place));
            cell(number.map(u32::to_string), (at, place) == (row, column), words)
        });
        html! { <tr key={at}><th scope="row">{ at + first }</th>{ for cells }</tr> }
    });
    table(html! { <tr><td></td>{ for head }</tr> }, html! { { for lines } }, words)
}

fn in_series(series: &Series, at: usize, words: &Words) -> Html {
    let shown = around(at, series.values.len());
    let head = shown.clone().map(|n| html! { <th scope="col">{ n }</th> });
    let cells = shown.map(|n| cell(series.values.get(n).map(u32::to_string), n == at, words));
    let head = html! { <tr><th scope="row">{ "n" }</th>{ for head }</tr> };
    table(head, html! { <tr><th scope="row">{ "G(n)" }</th>{ for cells }</tr> }, words)
}

fn in_texts(texts: &Texts, at: usize, words: &Words) -> Html {
    let shown = around(at, texts.values.len());
    let key = |n: usize| texts.keys.get(n).cloned().unwrap_or_default();
    let head = shown.clone().map(|n| html! { <th scope="col">{ key(n) }</th> });
    let first = |n: usize| texts.values.get(n).and_then(|texts| texts.first()).cloned();
    let cells = shown.map(|n| cell(first(n), n == at, words));
    let head = html! { <tr><td></td>{ for head }</tr> };
    let name = texts.called.clone();
    table(head, html! { <tr><th scope="row">{ name }</th>{ for cells }</tr> }, words)
}

/// A number, or a truth value, for each of several numbers; nothing where other things are returned.
fn in_results(results: &Results, place: &Place, words: &Words) -> Html {
    let Some(row) = results.row() else { return Html::default() };
    let Some(at) = row.iter().position(|(_, _, of)| *of == place) else { return Html::default() };
    let shown = || around_by(NEAR, at, row.len()).filter_map(|n| Some((n, row.get(n)?)));
    let head = shown().map(|(_, (number, ..))| html! { <th scope="col">{ number }</th> });
    let cells = shown().map(|(n, (_, text, _))| cell(Some(text.clone()), n == at, words));
    let name = |name: Option<&str>| {
        name.map_or_else(|| html! { <td></td> }, |name| html! { <th scope="row">{ name }</th> })
    };
    let argument = results.argument();
    let called = Some(results.called.as_str()).filter(|called| !called.is_empty());
    let head = html! { <tr>{ name(argument) }{ for head }</tr> };
    let called = name(called.filter(|_| argument.is_none()));
    table(head, html! { <tr>{ called }{ for cells }</tr> }, words)
}

fn cell(text: Option<String>, here: bool, words: &Words) -> Html {
    let sign = here.then(|| {
        html! { <><span aria-hidden="true">{ "▲" }</span><span class="spoken">{ words.get("check-here") }</span></> }
    });
    html! { <td class={here.then_some("check-here")}>{ text.unwrap_or_default() }{ sign.unwrap_or_default() }</td> }
}

fn table(head: Html, body: Html, words: &Words) -> Html {
    html! {
        <div class="scroll check-marked" tabindex="0" role="region" aria-label={words.get("check-marked")}>
            <table class="numbers"><caption>{ words.get("check-marked") }</caption><thead>{ head }</thead><tbody>{ body }</tbody></table>
        </div>
    }
}

/// The position or the grid, drawn, with a square marked.
fn bar(rows: &[u8], here: Option<(usize, usize)>, words: &Words) -> Html {
    let squares = rows.iter().enumerate().flat_map(|(row, &length)| {
        (0..usize::from(length)).map(move |column| format!("M{} {}h8v8h-8z", column * 10, row * 10))
    });
    let path: String = squares.collect();
    let width = usize::from(rows.first().copied().unwrap_or(0)) * 10 + 2;
    let view = format!("-1 -1 {width} {}", rows.len() * 10 + 2);
    html! {
        <svg class="check-bar" viewBox={view} style={format!("width:{}px", width * 2)} role="img" aria-label={words.get("check-marked")}>
            <path d={path} />
            if let Some((row, column)) = here {
                <path class="check-square" d={format!("M{} {}h8v8h-8z", column * 10, row * 10)} />
            }
        </svg>
    }
}

fn around(at: usize, count: usize) -> std::ops::Range<usize> {
    around_by(AROUND, at, count)
}

fn around_by(reach: usize, at: usize, count: usize) -> std::ops::Range<usize> {
    at.saturating_sub(reach)..(at + reach + 1).min(count)
}
