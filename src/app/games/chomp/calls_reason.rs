//! Why the recursion makes so many calls: the calls of each bite that the first call tries.

use super::asking::use_asking;
use crate::app::hooks::use_words;
use crate::core::bars::{Recursion, Shape};
use crate::games::chomp::{Answer, Question};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CallsReasonProps {
    /// The bar.
    pub(super) bar: Shape,
    /// How the recursion is written.
    pub(super) recursion: Recursion,
    /// Whether it remembers what it has decided.
    pub(super) with_memory: bool,
}

/// The reason.
#[component]
pub(super) fn CallsReason(props: &CallsReasonProps) -> Html {
    let words = use_words();
    let CallsReasonProps { bar, recursion, with_memory } = props;
    let asked =
        use_asking(Some(Question::FirstCall { bar: bar.clone(), recursion: *recursion }), true);
    let Some(Answer::FirstCall(call)) = asked.answer.as_deref() else { return Html::default() };
    let said = call.said(bar, *with_memory).into_iter().map(|message| words.say(&message));
    html! { <p>{ said.collect::<Vec<_>>().join(" ") }</p> }
}
