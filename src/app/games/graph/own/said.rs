//! What is said of a graph below its field.

use super::reading::State;
use crate::app::dom::{field_value, some};
use crate::app::games::graph::sizes::layers;
use crate::app::house::Menu;
use crate::core::{Message, Rule};
use crate::games::At;
use crate::games::graph::Summary;
use crate::games::graph::read::Format;
use crate::words::Words;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// What is below the field.
pub(super) fn said(
    state: &State,
    (file, back): (Option<&str>, &Callback<MouseEvent>),
    (text, area): (&str, &NodeRef),
    (cancel, again): (&Callback<MouseEvent>, &Callback<Rule>),
    words: &Words,
) -> Html {
    let of_file = file.is_some();
    let file = file.map(|name| {
        html! {
            <p>
                { words.say(&Message::new("graph-file-read").quoting("file", name)) }
                if !text.is_empty() {
                    { " " }<button type="button" class="button" onclick={back.clone()}>{ words.get("graph-file-back") }</button>
                }
            </p>
        }
    });
    let what = match state {
        State::Rest => Html::default(),
        State::Reading(progress) => {
            let total = progress.total.unwrap_or(0);
            html! {
                <div class="row">
                    <progress max={total.max(1).to_string()} value={progress.done.to_string()} aria-label={words.get("computing")} />
                    <button type="button" class="button" onclick={cancel.clone()}>{ words.get("cancel") }</button>
                </div>
            }
        }
        State::Read(summary) => summed_up(summary, again, words),
        State::Wrong(at) if of_file => {
            html! { <p class="field-error">{ words.say(&at.error) }</p> }
        }
        State::Wrong(at) => wrong(at, text, area, words),
        State::None(message) => html! { <p class="field-error">{ words.say(message) }</p> },
    };
    html! { <>{ file }{ what }</> }
}

/// What was read, counted; a graph that is too large for a link is only summed up.
fn summed_up(summary: &Summary, again: &Callback<Rule>, words: &Words) -> Html {
    let [zero, one] = summary.owned;
    let inside = |rounds: &[u32]| rounds.iter().map(|&count| u64::from(count)).sum::<u64>();
    let size = Message::new("graph-size").with("vertices", zero + one).with("edges", summary.edges);
    let owned = Message::new("graph-owned").with("zero", zero).with("one", one);
    let regions = Message::new("graph-regions")
        .with("zero", inside(&summary.rounds[0]))
        .with("one", inside(&summary.rounds[1]))
        .with("neither", summary.neither);
    html! {
        <div class="graph-summary">
            { taken(summary, again, words) }
            { for summary.notes.iter().map(|note| html! { <p>{ words.say(note) }</p> }) }
            <p>{ words.say(&size) }{ " " }{ words.say(&owned) }{ " " }{ words.say(&regions) }</p>
            if summary.compact.is_none() {
                <p class="field-error">{ words.get("graph-only-summed") }</p>
                { layers(&summary.rounds, words) }
            }
        </div>
    }
}

/// By which rule the text was taken; where it leaves open who wins, that can be changed.
fn taken(summary: &Summary, again: &Callback<Rule>, words: &Words) -> Html {
    let format = words.get(match summary.format {
        Format::Plain => "graph-taken-plain",
        Format::Dot => "graph-taken-dot",
        Format::PgSolver => "graph-taken-pgsolver",
        Format::Triple => "graph-taken-triple",
        Format::Lines => "graph-taken-lines",
        Format::Edges => "graph-taken-edges",
        Format::Link => "graph-taken-link",
    });
    let Some((said, rule)) = summary.owners.said() else { return html! { <p>{ format }</p> } };
    let change = some(again, |event: Event| {
        Some(if field_value(&event) == "misere" { Rule::Misere } else { Rule::Normal })
    });
    let option = |value: &'static str, of: Rule, label: &'static str| {
        html! { <option {value} selected={of == rule}>{ words.get(label) }</option> }
    };
    let value = if rule == Rule::Misere { "misere" } else { "normal" };
    html! {
        <>
            <p>{ format }{ " " }{ words.get(said) }</p>
            <label class="field inline">
                <span>{ words.get("graph-taken-rule") }</span>
                <Menu id="own-graph-rule" value={value} onchange={change}>
                    { option("normal", Rule::Normal, "rule-normal") }
                    { option("misere", Rule::Misere, "rule-misere") }
                </Menu>
            </label>
        </>
    }
}

/// What is wrong, and the way to its place in the field.
fn wrong(at: &At<Message>, text: &str, area: &NodeRef, words: &Words) -> Html {
    let units = |end: usize| text.get(..end).map(|text| text.encode_utf16().count());
    let place = units(at.start).zip(units(at.end)).filter(|&(start, end)| start < end);
    let show = place.map(|(start, end)| {
        let area = area.clone();
        let click = Callback::from(move |_: MouseEvent| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            let unit = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            let _ = area.focus();
            let _ = area.set_selection_range(unit(start), unit(end));
        });
        html! { <button type="button" class="button" onclick={click}>{ words.get("graph-show-place") }</button> }
    });
    html! { <><p class="field-error">{ words.say(&at.error) }</p>{ show }</> }
}
