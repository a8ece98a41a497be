//! A link that cannot be read: what is wrong and where, a field to edit it, the nearest valid link.

use super::input_form::InputForm;
use crate::app::dom::field_value;
use crate::app::hooks::{Href, use_title, use_words};
use crate::core::{Count, Message, Say};
use crate::link::{LinkError, of_address};
use yew::prelude::*;

/// More errors than this are only counted: a long text may have one in every place.
const MAX_ERRORS: usize = 10;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct BrokenProps {
    /// The text as written in the address.
    pub(in crate::app) text: AttrValue,
    /// What is wrong with it, never nothing.
    pub(in crate::app) errors: Vec<LinkError>,
    /// The nearest link that is valid.
    pub(in crate::app) nearest: String,
    /// Goes to a link.
    pub(in crate::app) go: Callback<String>,
}

/// The page of a link that cannot be read.
#[component]
pub(in crate::app) fn Broken(props: &BrokenProps) -> Html {
    // In links squares are counted from 0.
    let words = use_words().counting(Count::Zero);
    use_title(words.get("broken-title"));
    let text = use_state_eq(|| props.text.to_string());
    {
        let text = text.setter();
        use_effect_with(props.text.clone(), move |latest| text.set(latest.to_string()));
    }
    let edit = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| text.set(field_value(&event)))
    };
    let mend = {
        let (go, text) = (props.go.clone(), text.clone());
        Callback::from(move |()| {
            // What was pasted may be a whole address.
            go.emit(of_address(&text).to_owned());
        })
    };
    let more = props.errors.len().saturating_sub(MAX_ERRORS);
    let errors = props.errors.iter().take(MAX_ERRORS).map(|error| {
        html! { <li>{ words.say(&error.problem.say()) }{ place(&props.text, error) }</li> }
    });
    html! {
        <main class="broken" id="content" tabindex="-1">
            <h1>{ words.get("broken-title") }</h1>
            <div id="broken-errors" role="alert">
                <ul class="broken-errors">
                    { for errors }
                    if more > 0 {
                        <li>{ words.say(&Message::new("broken-more").with("errors", more)) }</li>
                    }
                </ul>
            </div>
            <InputForm on_submit={mend}>
                <label for="broken-text">{ words.get("broken-text") }</label>
                <input
                    id="broken-text" type="text" value={(*text).clone()} oninput={edit} spellcheck="false"
                    autocomplete="off" autocapitalize="off" aria-invalid="true" aria-describedby="broken-errors"
                />
                <button type="submit" class="button primary">{ words.get("broken-open") }</button>
            </InputForm>
            <p>
                { words.get("broken-nearest") }{ " " }
                <a href={props.nearest.href()}><code>{ &props.nearest }</code></a>
            </p>
            <p><a href={"/".href()}>{ words.get("broken-front") }</a></p>
        </main>
    }
}

/// The text with what is wrong marked; nothing where all of it is, or where nothing is there.
fn place(text: &str, error: &LinkError) -> Html {
    let (Some(before), Some(wrong), Some(after)) =
        (text.get(..error.start), text.get(error.start..error.end), text.get(error.end..))
    else {
        return Html::default();
    };
    if wrong.is_empty() || wrong.len() == text.len() {
        return Html::default();
    }
    html! {
        <code class="broken-place">{ tail(before) }<mark>{ head(wrong) }</mark>{ head(after) }</code>
    }
}

/// The last characters of a long text.
fn tail(text: &str) -> String {
    let count = text.chars().count();
    if count <= 40 {
        return text.to_owned();
    }
    ['…'].into_iter().chain(text.chars().skip(count - 40)).collect()
}

/// The first characters of a long text.
fn head(text: &str) -> String {
    if text.chars().count() <= 40 {
        return text.to_owned();
    }
    text.chars().take(40).chain(['…']).collect()
}
