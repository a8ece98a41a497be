//! The table: a row for each reader, a column for each step.

use super::intake::BLOCK;
use super::order::Order;
use super::replay::Shown;
use super::stops::{Stop, Stops, has_result, stop_of};
use crate::app::hooks::use_words;
use crate::class::{Overview, Result as StepResult, Row, Standing};
use crate::core::Message;
use crate::words::Words;
use std::rc::Rc;
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
    // A step that nobody could answer has no column; one that nobody came to has an empty one.
    let has_column = |&(step, &asks): &(usize, &bool)| {
        asks || props.rows.iter().any(|row| has_result(row, step))
    };
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
    let stop = use_state_eq(|| None::<Stop>);
    let stops = Stops { rows: props.rows.clone(), places: places.clone(), asked: asked.clone() };
    let at = stops.settled(*stop);
    let blocks = places.chunks(BLOCK).enumerate().map(|(block, places)| {
        let rows = places.iter().filter_map(|&place| Some((place, props.rows.get(place)?.clone())));
        let rows: Vec<_> = rows.collect();
        // The others are not drawn again while the keys are here.
        let stop = at.filter(|(place, _)| places.contains(place));
        html! { <Block key={block} {rows} nameless={props.nameless} asked={asked.clone()} {stop} /> }
    });
    let blocks: Html = blocks.collect();
    // One for all cells.
    let show = {
        let (rows, on_show) = (props.rows.clone(), props.on_show.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some((place, step)) = stop_of(event.target())
                && let Some(row) = rows.get(place)
            {
                on_show.emit(Some(Shown::of(row, step)));
            }
        })
    };
    let walk = Callback::from(move |event: KeyboardEvent| stops.follow(&event));
    // The keys continue from where the focus is, whoever has put it there.
    let hold = Callback::from(move |event: FocusEvent| {
        if let Some(at) = stop_of(event.target()) {
            stop.set(Some(at));
        }
    });
    html! {
        <>
            <div class="class-scroll" id="class-table" tabindex="0" role="region" aria-label={words.get("class-table")}>
                <table
                    class={classes!("class-table", props.details.then_some("details"))} role="grid"
                    aria-label={words.get("class-table")} aria-readonly="true"
                    onclick={show} onkeydown={walk} onfocusin={hold}
                >
                    <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">{ words.get("class-reader") }</th>{ for head }</tr></thead>
                    { blocks }
                    <tfoot role="rowgroup"><tr role="row"><th scope="row" role="rowheader">{ words.get("class-at-once") }</th>{ for asked.iter().map(|&step| rate(props.overview.get(step))) }</tr></tfoot>
                </table>
            </div>
            <p class="quiet class-legend">{ words.get("class-legend") }</p>
        </>
    }
}

/// The rate of right first answers.
fn rate(step: Option<&Overview>) -> Html {
    let percent =
        step.and_then(|step| (100 * step.at_once + step.graded / 2).checked_div(step.graded));
    html! { <td role="gridcell">if let Some(percent) = percent { { percent }{ "\u{202f}%" } }</td> }
}

#[derive(Clone, PartialEq, Properties)]
struct BlockProps {
    /// Each with its place among those that came.
    rows: Vec<(usize, Rc<Row>)>,
    nameless: bool,
    asked: Rc<[usize]>,
    /// The cell that the keys are at, where it is among these.
    stop: Option<Stop>,
}

/// Some rows, which are compared again only if one of them has changed.
#[component]
fn Block(props: &BlockProps) -> Html {
    let words = use_words();
    let rows = props.rows.iter().map(|(place, row)| {
        let place = *place;
        let name = name(row, place, props.nameless, &words);
        let cell = |&step: &usize| {
            let stop = props.stop == Some((place, step));
            cell((row, &name), (place, step), stop, &words)
        };
        let cells = props.asked.iter().map(cell);
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

/// What a reader did in a step: a mark, in words for those who hear it; one of them is the `stop` for Tab. Thousands of
/// them are drawn together, so each is one button and its text; the style sheet writes what is to be seen of the
/// details.
fn cell((row, name): (&Row, &str), (place, step): Stop, stop: bool, words: &Words) -> Html {
    let result = row.results.get(step).and_then(Option::as_ref);
    let Some(result) = result else { return html! { <td role="gridcell" /> } };
    let (mark, said) = mark(result, words);
    let said = format!("{said} {}", device(result, words));
    // Not every ear hears from the table whose it is.
    let named = Message::new("class-cell").with("name", name).with("number", step + 1);
    let named = words.say(&named.with("said", said.as_str()));
    let class = match result.standing {
        Standing::Open => "class-cell open",
        Standing::Right if result.at_once() => "class-cell once",
        Standing::Right | Standing::Taken | Standing::Unjudged => "class-cell",
    };
    html! {
        <td role="gridcell"><button {class} tabindex={if stop { "0" } else { "-1" }} title={said} aria-label={named} data-row={place.to_string()} data-step={step.to_string()} data-device={short(result, words)}>{ mark }</button></td>
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
