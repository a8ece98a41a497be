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
    let found = mentions(sentence, &words);
    for (at, mention) in found.iter().enumerate() {
        let next = found.get(at + 1).map_or(sentence.len(), |next| next.start);
        let (before, after) = joined(sentence, mention, rest, next);
        parts.push(html! { { sentence[rest..before].to_owned() } });
        parts.push(html! {
            <span class="with-term">
                { sentence[before..mention.start].to_owned() }{ term(mention) }{ sentence[mention.end..after].to_owned() }
            </span>
        });
        rest = after;
    }
    html! {
        <>
            <span onkeydown={close}>{ for parts }{ sentence[rest..].to_owned() }</span>
            // Spoken when it comes.
            <span role="status">
                if let Some(define) = *open {
                    <span class="definition" role="note">{ words.get(define) }</span>
                }
            </span>
        </>
    }
}

/// Where what is joined to a term begins and ends, within these bounds: an article before it, brackets and points
/// around it. (A browser may break a line on either side of a button.)
fn joined(sentence: &str, term: &Mention, from: usize, to: usize) -> (usize, usize) {
    let before = sentence[from..term.start].rfind(' ').map_or(from, |space| from + space + 1);
    let after = sentence[term.end..to].find(' ').map_or(to, |space| term.end + space);
    (before, after)
}
