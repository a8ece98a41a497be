//! Three rows: their losing positions, plotted as they are found.

use super::asking::{Phase, use_asking};
use super::bite_reason::BiteReason;
use super::decide::phase;
use super::paint::paint;
use super::three_rows_found::found;
use crate::app::check::{Checker, Matter};
use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, axes, axes_room};
use crate::app::ui::OwnViewProps;
use crate::core::bars::MAX_THREE_ROWS;
use crate::core::{Axis, Message};
use crate::games::Keys;
use crate::games::chomp::{Answer, Chomp, ChompKeys, Question, ThreeRows, tables, why_three_rows};
use crate::games::pasted::{Difference, Place};
use crate::words::{Words, read_number};
use std::rc::Rc;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// The maximum number of cells of a side of a plot.
const SIDE: u32 = 400;

/// The view.
#[component]
pub(super) fn ThreeRowsView(props: &OwnViewProps<Chomp>) -> Html {
    let words = use_words();
    let keys = props.keys;
    // The field as it stands, where it was typed in.
    let typed = use_state_eq(|| None::<String>);
    // For how many columns the reader has stopped it.
    let stopped_at = use_state_eq(|| None::<u32>);
    let stopped = *stopped_at == Some(keys.to);
    let (second, third) = (use_node_ref(), use_node_ref());
    let side = u16::try_from((keys.to + 1).min(SIDE)).unwrap_or(1);
    let asked = use_asking(Some(Question::ThreeRows { to: keys.to, side }), !stopped);
    let told = match asked.answer.as_deref() {
        Some(Answer::ThreeRows(told)) => Some(told),
        _ => None,
    };
    {
        let (canvases, answer) = ([second.clone(), third.clone()], asked.answer.clone());
        use_effect_with(told.map(|told| (told.to, told.count)), move |_| {
            let plots = match answer.as_deref() {
                Some(Answer::ThreeRows(told)) => [Some(&told.second), Some(&told.third)],
                _ => [None, None],
            };
            for (canvas, plot) in canvases.iter().zip(plots) {
                let Some(canvas) = canvas.cast::<HtmlCanvasElement>() else { continue };
                if let Some(plot) = plot {
                    paint(&canvas, plot);
                } else {
                    // What was found for another number of columns is gone.
                    canvas.set_width(1);
                    canvas.set_height(1);
                }
            }
        });
    }
    let edit = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| typed.set(Some(field_value(&event))))
    };
    let text = typed.as_ref().map_or_else(|| keys.to.to_string(), String::clone);
    let read = with_columns(keys, &text);
    let submit = {
        let (typed, stopped, on_keys) =
            (typed.setter(), stopped_at.setter(), props.on_keys.clone());
        Callback::from(move |()| {
            if let Some(keys) = read {
                typed.set(None);
                stopped.set(None);
                on_keys.emit(keys);
            }
        })
    };
    let cancel = {
        let stopped = stopped_at.setter();
        Callback::from(move |_: MouseEvent| stopped.set(Some(keys.to)))
    };
    let done = asked.phase == Phase::Done;
    let rights = use_memo((done, asked.answer.clone()), |(done, answer)| match answer.as_deref() {
        Some(Answer::ThreeRows(told)) if *done => {
            Some((tables::three_rows(told.to, &told.first_bites), tables::count("", told.count)))
        }
        _ => None,
    });
    let matters = (*rights).clone().map(|(bites, count)| {
        let mut matters = vec![Matter::new("check-matter-three-rows", bites)];
        matters.extend(count.map(|count| Matter::new("check-matter-three-rows-lost", count)));
        matters
    });
    let why = why(asked.answer.clone(), &words);
    let runs = !done && !stopped;
    let said = match told {
        _ if stopped => words.get("computing-stopped"),
        Some(told) if done => count(told, &words),
        _ => String::new(),
    };
    html! {
        <div class="three-rows">
            <p>{ words.get("three-rows-lead") }</p>
            { field(text, read.is_none(), edit, submit, &words) }
            // Always there, so that nothing jumps, and what comes into it is spoken.
            <div class="job">
                if runs { { phase(asked.phase, cancel, &words) } }
                <p role="status">{ said }</p>
            </div>
            <div class="planes">
                { plane(&second, "plot-second", keys.to, &words) }
                { plane(&third, "plot-third", keys.to, &words) }
            </div>
            { asked.answer.as_ref().map(|answer| found(answer, &words)).unwrap_or_default() }
            if let Some(matters) = matters {
                <Checker about="check-about-three-rows" {matters} {why} />
            }
        </div>
    }
}

/// Why a bar has its first bites, or why there are so many lost positions.
fn why(answer: Option<Rc<Answer>>, words: &Words) -> Callback<Difference, Html> {
    let words = words.clone();
    Callback::from(move |first: Difference| {
        let Some(Answer::ThreeRows(told)) = answer.as_deref() else { return Html::default() };
        let &Place::Number(columns) = &first.place else {
            return html! { <p>{ words.say(&why_three_rows(told.to, told.count)) }</p> };
        };
        let columns = u16::try_from(columns).unwrap_or(0);
        let bites = told.first_bites.iter().filter(|bar| bar.0 == columns);
        let winning: Vec<(u8, u16)> = bites.map(|bar| bar.1).collect();
        html! { <BiteReason rows={3} {columns} {winning} {first} /> }
    })
}

fn count(told: &ThreeRows, words: &Words) -> String {
    words.say(&Message::new("three-rows-count").with("count", told.count).with("to", told.to))
}

/// The keys with the number of columns that was typed, where that can be read.
fn with_columns(mut keys: ChompKeys, typed: &str) -> Option<ChompKeys> {
    let columns = read_number(typed)?;
    keys.read("to", &columns.to_string()).then_some(keys)
}

fn field(
    text: String,
    wrong: bool,
    edit: Callback<InputEvent>,
    submit: Callback<()>,
    words: &Words,
) -> Html {
    let note = Message::new(if wrong { "three-rows-wrong" } else { "three-rows-note" });
    html! {
        <InputForm class="field" on_submit={submit}>
            <label for="three-rows-to">{ words.get("three-rows-to") }</label>
            <div class="row tight">
                <input
                    id="three-rows-to" type="text" inputmode="numeric" value={text} oninput={edit} autocomplete="off"
                    aria-invalid={wrong.to_string()} aria-describedby="three-rows-field-note"
                />
                <button type="submit" class="button">{ words.get("compute") }</button>
            </div>
            <p id="three-rows-field-note" class={if wrong { "field-error" } else { "quiet" }} role={wrong.then_some("alert")}>
                { words.say(&note.with("most", MAX_THREE_ROWS)) }
            </p>
        </InputForm>
    }
}

fn plane(canvas: &NodeRef, label: &'static str, to: u32, words: &Words) -> Html {
    let axis = Axis { from: 0, to, cells: true };
    let caption = format!("{} (0 … {})", words.get(label), words.number(to.into()));
    let name = format!("chomp-3-rows-{label}");
    html! {
        <figure class="plane">
            <div class="with-axes" style={axes_room(to, words)}>
                <div class="plane-frame">
                    <canvas ref={canvas} role="img" aria-label={words.get(label)} width="1" height="1" />
                    { axes(axis, Some(axis), words) }
                </div>
            </div>
            <figcaption class="quiet">{ caption.clone() }</figcaption>
            { Figure { shown: ".with-axes", caption, name: &name }.files(words) }
        </figure>
    }
}
