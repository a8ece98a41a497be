//! The table: a row for each reader, a column for each step.

use super::intake::BLOCK;
use super::order::Order;
use super::replay::Shown;
use crate::app::hooks::use_words;
use crate::class::{Overview, Result as StepResult, Row, Standing};
use crate::core::Message;
use crate::words::Words;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TableProps {
    /// What was handed in, as it came.
    pub(super) rows: Vec<Rc<Row>>,
    /// In which order it is listed.
    pub(super) order: Order,
    /// What they did in each step, as far as that is known.
    pub(super) overview: Rc<[Overview]>,
    /// Of each step of the lesson, whether something is asked in it.
    pub(super) asking: Vec<bool>,
    /// Whether names are kept back.
    pub(super) nameless: bool,
    /// Whether times and hints are shown.
    pub(super) details: bool,
    /// Shows an answer on its board.
    pub(super) on_show: Callback<Option<Shown>>,
}

/// The table, with the rate of right first answers under it. The style sheet lays it out by rows, so that what
/// is not seen costs nothing; the roles say that it is a table nevertheless.
#[component]
pub(super) fn Table(props: &TableProps) -> Html {
    let words = use_words();
    let came = |row: &Rc<Row>, step: usize| row.results.get(step).is_some_and(Option::is_some);
    // A step that nobody could answer has no column; one that nobody came to has an empty one.
    let has_column =
        |&(step, &asks): &(usize, &bool)| asks || props.rows.iter().any(|row| came(row, step));
    let asked: Rc<[usize]> =
        props.asking.iter().enumerate().filter(has_column).map(|(step, _)| step).collect();
    let head = asked.iter().map(|step| {
        let label = words.say(&Message::new("class-step").with("number", step + 1));
        html! { <th key={*step} scope="col" role="columnheader" title={label.clone()}><span class="spoken">{ label }</span><span aria-hidden="true">{ step + 1 }</span></th> }
    });
    // A list of their own: among siblings without a key, all of them would be redrawn when one is added.
    let places =
        use_memo((props.rows.clone(), props.order, words.clone()), |(rows, order, words)| {
            order.of(rows, words)
        });
    let blocks = places.chunks(BLOCK).enumerate().map(|(block, places)| {
        let rows = places.iter().filter_map(|&place| Some((place, props.rows.get(place)?.clone())));
        let rows: Vec<_> = rows.collect();
        html! { <Block key={block} {rows} nameless={props.nameless} asked={asked.clone()} /> }
    });
    let blocks: Html = blocks.collect();
    // One for all cells.
    let show = {
        let (rows, on_show) = (props.rows.clone(), props.on_show.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some((place, step)) = pressed(&event)
                && let Some(row) = rows.get(place)
            {
                on_show.emit(Some(Shown::of(row, step)));
            }
        })
    };
    html! {
        <>
            <div class="class-scroll" id="class-table" tabindex="0" role="region" aria-label={words.get("class-table")}>
                <table class={classes!("class-table", props.details.then_some("details"))} role="table" onclick={show}>
                    <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">{ words.get("class-reader") }</th>{ for head }</tr></thead>
                    { blocks }
                    <tfoot role="rowgroup"><tr role="row"><th scope="row" role="rowheader">{ words.get("class-at-once") }</th>{ for asked.iter().map(|&step| rate(props.overview.get(step))) }</tr></tfoot>
                </table>
            </div>
            <p class="quiet class-legend">{ words.get("class-legend") }</p>
        </>
    }
}

/// The row and the step of the cell that was pressed.
fn pressed(event: &MouseEvent) -> Option<(usize, usize)> {
    let cell = event.target_dyn_into::<Element>()?.closest(".class-cell").ok()??;
    let number = |name: &str| cell.get_attribute(name)?.parse().ok();
    Some((number("data-row")?, number("data-step")?))
}

/// The rate of right first answers.
fn rate(step: Option<&Overview>) -> Html {
    let percent =
        step.and_then(|step| (100 * step.at_once + step.graded / 2).checked_div(step.graded));
    html! { <td role="cell">if let Some(percent) = percent { { percent }{ "\u{202f}%" } }</td> }
}

#[derive(Clone, PartialEq, Properties)]
struct BlockProps {
    /// Each with its place among those that came.
    rows: Vec<(usize, Rc<Row>)>,
    nameless: bool,
    asked: Rc<[usize]>,
}

/// Some rows, which are compared again only if one of them has changed.
#[component]
fn Block(props: &BlockProps) -> Html {
    let words = use_words();
    let rows = props.rows.iter().map(|(place, row)| {
        let place = *place;
        let name = name(row, place, props.nameless, &words);
        let cells = props.asked.iter().map(|&step| cell((row, &name), place, step, &words));
        html! { <tr key={place} role="row"><th scope="row" role="rowheader">{ name.clone() }</th>{ for cells }</tr> }
    });
    html! { <tbody role="rowgroup">{ for rows }</tbody> }
}

/// What a reader is called in the table.
pub(super) fn name(row: &Row, place: usize, nameless: bool, words: &Words) -> String {
    if nameless || row.attempt.name.is_empty() {
        return words.say(&Message::new("class-pupil").with("number", place + 1));
    }
    row.attempt.name.clone()
}

/// What a reader did in a step: a mark, in words for those who hear it. Thousands of them are drawn together, so
/// each is one button and its text; the style sheet writes what is to be seen of the details.
fn cell((row, name): (&Row, &str), place: usize, step: usize, words: &Words) -> Html {
    let result = row.results.get(step).and_then(Option::as_ref);
    let Some(result) = result else { return html! { <td role="cell" /> } };
    let (mark, said) = mark(result, words);
    let said = format!("{said} {}", device(result, words));
    // Whoever comes to it by Tab does not hear whose it is from the table.
    let named = Message::new("class-cell").with("name", name).with("number", step + 1);
    let named = words.say(&named.with("said", said.as_str()));
    let class = match result.standing {
        Standing::Open => "class-cell open",
        Standing::Right if result.at_once() => "class-cell once",
        Standing::Right | Standing::Taken | Standing::Unjudged => "class-cell",
    };
    html! {
        <td role="cell"><button {class} title={said} aria-label={named} data-row={place.to_string()} data-step={step.to_string()} data-device={short(result, words)}>{ mark }</button></td>
    }
}

/// The state of a step, as a mark and in words.
fn mark(result: &StepResult, words: &Words) -> (String, String) {
    let wrong = result.wrong.len();
    let say = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    match result.standing {
        Standing::Right if wrong == 0 => ("✓".to_owned(), words.get("class-right-once")),
        Standing::Right => (format!("✓ {}", wrong + 1), say("class-right-after", wrong + 1)),
        Standing::Taken => ("•".to_owned(), words.get("class-taken")),
        Standing::Unjudged => ("⊘".to_owned(), words.get("class-unjudged")),
        Standing::Open if wrong == 0 => ("–".to_owned(), words.get("class-none")),
        Standing::Open => (format!("✗ {wrong}"), say("class-not-yet", wrong)),
    }
}

/// Hints and time, as the reader's device says.
fn device(result: &StepResult, words: &Words) -> String {
    let message = Message::new("class-device").with("hints", result.hints);
    words.say(&message.with("minutes", result.seconds / 60).with("seconds", result.seconds % 60))
}

/// The same in little room: the time, and under it the hints, where there are any.
fn short(result: &StepResult, words: &Words) -> String {
    let time = format!("{}:{:02}", result.seconds / 60, result.seconds % 60);
    if result.hints == 0 {
        return time;
    }
    let hints = words.say(&Message::new("class-hints").with("count", result.hints));
    format!("{time}\n{hints}")
}
