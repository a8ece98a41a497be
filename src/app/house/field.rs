//! Form fields that several systems use.

use super::{Menu, NumberInput};
use crate::app::dom::field_value;
use crate::core::{Message, Rule};
use crate::words::Words;
use yew::prelude::*;

/// A field for text, with what is wrong with it or what it takes beside it.
pub(in crate::app) fn text_field(
    id: &str,
    label: &str,
    value: &str,
    on_input: Callback<InputEvent>,
    problem: Option<&Message>,
    note: &str,
    words: &Words,
) -> Html {
    let wrong = problem.is_some();
    let note_id = format!("{id}-note");
    html! {
        <div class="field">
            <label for={id.to_owned()}>{ label }</label>
            <input
                id={id.to_owned()} type="text" value={value.to_owned()} oninput={on_input} autocomplete="off" autocapitalize="off"
                spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby={note_id.clone()}
            />
            <p id={note_id} class={if wrong { "field-error" } else { "quiet" }}>
                { codes_whole(&problem.map_or_else(|| note.to_owned(), |problem| words.say(problem))) }
            </p>
        </div>
    }
}

/// A text in which codes such as `0.[3]` are not broken: otherwise a line may end after the point.
pub(in crate::app) fn codes_whole(text: &str) -> Html {
    let Some(point) = text.find(".[") else { return html! { { text } } };
    let start = text[..point].rfind(' ').map_or(0, |space| space + 1);
    let end = text[point..].find(' ').map_or(text.len(), |length| point + length);
    let (before, after) = (&text[..start], &text[end..]);
    html! { <>{ before }<span class="whole-code">{ &text[start..end] }</span>{ codes_whole(after) }</> }
}

/// Who wins when no move is left.
pub(in crate::app) fn rule_field(current: Rule, on_change: &Callback<Rule>, words: &Words) -> Html {
    let choice = |rule: Rule, value: &'static str, label: &'static str| {
        let choose = on_change.reform(move |_: Event| rule);
        html! {
            <label class="check">
                <input type="radio" name="rule" {value} checked={current == rule} onchange={choose} />
                { words.get(label) }
            </label>
        }
    };
    html! {
        <fieldset class="choices">
            <legend>{ words.get("setup-rule") }</legend>
            { choice(Rule::Normal, "normal", "rule-normal") }
            { choice(Rule::Misere, "misere", "rule-misere") }
        </fieldset>
    }
}

/// A menu, or a number to be typed where there are no choices because they would be too many.
pub(in crate::app) fn menu(
    label: String,
    value: u32,
    choices: &[(u32, String)],
    on_change: Callback<u32>,
) -> Html {
    let current = value;
    let change = Callback::from(move |event: Event| {
        if let Ok(value) = field_value(&event).parse() {
            on_change.emit(value);
        }
    });
    let options = choices.iter().map(|(value, name)| {
        html! {
            <option key={*value} value={value.to_string()} selected={*value == current}>{ name }</option>
        }
    });
    html! {
        <label class="field">
            <span>{ label }</span>
            if choices.is_empty() {
                <NumberInput value={current.to_string()} onchange={change} />
            } else {
                <Menu value={current.to_string()} onchange={change}>{ for options }</Menu>
            }
        </label>
    }
}
