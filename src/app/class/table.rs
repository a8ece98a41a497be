//! Readers by steps.

use super::replay::Shown;
use crate::app::hooks::use_words;
use crate::class::{Overview, Result as Came, Row, Standing};
use crate::core::Message;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// As many rows are a block.
const BLOCK: usize = 20;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TableProps {
    /// What was handed in.
    pub(super) rows: Vec<Rc<Row>>,
    /// What they did in each step, as far as that is known.
    pub(super) overview: Rc<[Overview]>,
    /// How many steps the lesson has.
    pub(super) steps: usize,
    /// Whether names are kept back.
    pub(super) nameless: bool,
    /// Shows an answer on its board.
    pub(super) on_show: Callback<Option<Shown>>,
}

/// The table, with the rate of right first answers under it. The style sheet lays it out by rows, so that what
/// is not seen costs nothing; the roles say that it is a table nevertheless.
#[component]
pub(super) fn Table(props: &TableProps) -> Html {
    let words = use_words();
    let came = |row: &Rc<Row>, step: usize| row.results.get(step).is_some_and(Option::is_some);
    // A step that nobody could answer has no column.
    let tried = |step: &usize| props.rows.iter().any(|row| came(row, *step));
    let asked: Rc<[usize]> = (0..props.steps).filter(tried).collect();
    let head = asked.iter().map(|step| {
        let label = words.say(&Message::new("class-step").with("number", step + 1));
        html! { <th key={*step} scope="col" role="columnheader" title={label.clone()}><span class="spoken">{ label }</span><span aria-hidden="true">{ step + 1 }</span></th> }
    });
    let blocks = props.rows.chunks(BLOCK).enumerate().map(|(place, rows)| {
        let (rows, first) = (rows.to_vec(), place * BLOCK);
        html! { <Block key={place} {rows} {first} nameless={props.nameless} asked={asked.clone()} on_show={props.on_show.clone()} /> }
    });
    html! {
        <div class="class-scroll" tabindex="0" role="region" aria-label={words.get("class-table")}>
            <table class="class-table" role="table">
                <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">{ words.get("class-reader") }</th>{ for head }</tr></thead>
                { for blocks }
                <tfoot role="rowgroup"><tr role="row"><th scope="row" role="rowheader">{ words.get("class-at-once") }</th>{ for asked.iter().map(|&step| rate(props.overview.get(step))) }</tr></tfoot>
            </table>
        </div>
    }
}

/// The rate of right first answers.
fn rate(step: Option<&Overview>) -> Html {
    let percent =
        step.and_then(|step| (100 * step.at_once + step.tried / 2).checked_div(step.tried));
    html! { <td role="cell">if let Some(percent) = percent { { percent }{ "\u{202f}%" } }</td> }
}

#[derive(Clone, PartialEq, Properties)]
struct BlockProps {
    rows: Vec<Rc<Row>>,
    /// How many come before them.
    first: usize,
    nameless: bool,
    asked: Rc<[usize]>,
    on_show: Callback<Option<Shown>>,
}

/// Some rows, which are looked at again only where one of them has changed.
#[component]
fn Block(props: &BlockProps) -> Html {
    let rows = props.rows.iter().enumerate().map(|(place, row)| {
        let nameless = props.nameless || row.attempt.name.is_empty();
        let number = nameless.then_some(props.first + place + 1);
        html! { <Line key={row.attempt.id} row={row.clone()} {number} asked={props.asked.clone()} on_show={props.on_show.clone()} /> }
    });
    html! { <tbody role="rowgroup">{ for rows }</tbody> }
}

#[derive(Clone, Properties)]
struct LineProps {
    row: Rc<Row>,
    /// What stands in the place of a name.
    number: Option<usize>,
    asked: Rc<[usize]>,
    on_show: Callback<Option<Shown>>,
}

impl PartialEq for LineProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.row, &other.row)
            && self.number == other.number
            && self.asked == other.asked
    }
}

/// What one reader did.
#[component]
fn Line(props: &LineProps) -> Html {
    let words = use_words();
    let name = match props.number {
        Some(number) => words.say(&Message::new("class-pupil").with("number", number)),
        None => props.row.attempt.name.clone(),
    };
    let cells = props.asked.iter().map(|&step| {
        let result = props.row.results.get(step).and_then(Option::as_ref);
        let Some(result) = result else { return html! { <td key={step} role="cell" /> } };
        let (mark, said) = mark(result, &words);
        let said = format!("{said} {}", device(result, &words));
        let shown = Shown::of(&props.row, step, &name);
        let click = props.on_show.reform(move |_: MouseEvent| Some(shown.clone()));
        let class = match result.standing {
            Standing::Open => "open",
            Standing::Right if result.at_once() => "once",
            Standing::Right | Standing::Taken => "done",
        };
        html! {
            <td key={step} role="cell">
                <button type="button" class={classes!("class-cell", class)} title={said.clone()} onclick={click}>
                    <span aria-hidden="true">{ mark }</span><span class="spoken">{ said }</span>
                </button>
            </td>
        }
    });
    html! { <tr role="row"><th scope="row" role="rowheader">{ name.clone() }</th>{ for cells }</tr> }
}

/// How a step stands, as a mark and in words.
fn mark(result: &Came, words: &Words) -> (String, String) {
    let wrong = result.wrong.len();
    let say = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    match result.standing {
        Standing::Right if wrong == 0 => ("✓".to_owned(), words.get("class-right-once")),
        Standing::Right => (format!("✓ {}", wrong + 1), say("class-right-after", wrong + 1)),
        Standing::Taken => ("•".to_owned(), words.get("class-taken")),
        Standing::Open if wrong == 0 => ("–".to_owned(), words.get("class-none")),
        Standing::Open => (format!("✗ {wrong}"), say("class-not-yet", wrong)),
    }
}

/// Hints and time, as the reader's device says.
fn device(result: &Came, words: &Words) -> String {
    let message = Message::new("class-device").with("hints", result.hints);
    words.say(&message.with("minutes", result.seconds / 60).with("seconds", result.seconds % 60))
}
