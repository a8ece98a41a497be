//! Technical terms in a sentence: each opens its definition.

use crate::app::hooks::use_words;
use crate::words::{Mention, mentions};
use yew::prelude::*;

/// A sentence of a panel, in which the first mention of each term opens its definition below the sentence.
pub(in crate::app) fn explained(sentence: &str) -> Html {
    html! { <Explained key={sentence.to_owned()} sentence={sentence.to_owned()} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct ExplainedProps {
    sentence: String,
}

/// The sentence, its terms as buttons, and the definition that is open.
#[component]
fn Explained(props: &ExplainedProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| None::<&'static str>);
    let sentence = &props.sentence;
    let term = |found: &Mention| {
        let (state, define) = (open.clone(), found.define);
        let is_open = *open == Some(define);
        let turn = Callback::from(move |_: MouseEvent| state.set((!is_open).then_some(define)));
        html! {
            <button type="button" class="term" aria-expanded={is_open.to_string()} onclick={turn}>
                { sentence[found.start..found.end].to_owned() }
            </button>
        }
    };
    let close = {
        let open = open.setter();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                open.set(None);
            }
        })
    };
    let mut parts = Vec::new();
    let mut rest = 0;
    for found in mentions(sentence, &words) {
        parts.push(html! { { sentence[rest..found.start].to_owned() } });
        parts.push(term(&found));
        rest = found.end;
    }
    html! {
        <>
            <span onkeydown={close}>{ for parts }{ sentence[rest..].to_owned() }</span>
            if let Some(define) = *open {
                <span class="definition" role="note">{ words.get(define) }</span>
            }
        </>
    }
}
