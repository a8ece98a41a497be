//! The reader's own results about who wins single heaps.

use crate::app::check::{Checker, Matter};
use crate::app::hooks::use_words;
use crate::core::Rule;
use crate::games::heaps::{Ruleset, single};
use crate::games::pasted::{Difference, Place};
use crate::words::Words;
use yew::prelude::*;

/// The heaps under either rule, each with the reason.
pub(super) fn matters(rules: &Ruleset, words: &Words) -> Vec<Matter> {
    let matter = |(label, rule): (&'static str, Rule)| {
        let (rules, words) = (rules.clone(), words.clone());
        let right = single::won(&rules, rule);
        let why = move |first: Difference| {
            let Place::Number(heap) = first.place else { return Html::default() };
            let heap = u32::try_from(heap).unwrap_or(u32::MAX);
            let message = single::why_won(&rules, rule, heap);
            message.map(|message| html! { <p>{ words.say(&message) }</p> }).unwrap_or_default()
        };
        Matter::explained(label, right, Callback::from(why))
    };
    [("check-matter-single", Rule::Normal), ("check-matter-single-misere", Rule::Misere)]
        .map(matter)
        .into()
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SingleProps {
    pub(super) rules: Ruleset,
}

/// The tool for these alone.
#[component]
pub(super) fn CheckSingle(props: &SingleProps) -> Html {
    let words = use_words();
    let matters =
        use_memo((props.rules.clone(), words.clone()), |(rules, words)| matters(rules, words));
    html! { <Checker about="check-about-single" matters={(*matters).clone()} why={|_| Html::default()} /> }
}
