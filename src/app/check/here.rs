//! What the reader's own program says of the position on the board.

use super::tool::Tool;
use super::{Here, Matter};
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::games::pasted::{Answer, Difference, Place, Results, Right, Things};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct HereProps {
    pub(super) here: Here,
}

/// The tool: who wins, and where the position has a nim-sum, that and the values that it is made of.
#[component]
pub(super) fn OfPosition(props: &HereProps) -> Html {
    let words = use_words();
    let Here { wins, sum, values } = props.here.clone();
    let mut matters =
        vec![Matter::new("check-matter-here-wins", once(Things::Truth, vec![wins.into()]))];
    if let Some(sum) = sum {
        matters.push(Matter::new("check-matter-here-sum", once(Things::Numbers, vec![sum.into()])));
    }
    if values.len() > 1 {
        let values = values.into_iter().map(i64::from).collect();
        matters.push(Matter::new("check-matter-here-values", once(Things::Rows, values)));
    }
    let verdict = words.get(if wins { "verdict-win" } else { "verdict-loss" });
    let sum = sum.map(|sum| words.say(&Message::new("why-line-sum").with("sum", sum)));
    let why = Callback::from(move |_: Difference| {
        html! { <p>{ &verdict }{ " " }{ for sum.clone() }</p> }
    });
    html! { <Tool about="check-about-here" {matters} {why} /> }
}

/// What a function returns that is called once, for this position.
fn once(things: Things, answer: Vec<i64>) -> Right {
    Right::Results(Rc::new(Results::once("", things, Place::Whole, Answer::Exactly(answer))))
}
