//! What the reader's own program says of the position on the board.

use super::tool::Tool;
use super::{Here, Matter};
use crate::app::hooks::use_words;
use crate::core::{Message, written_nim_sum};
use crate::games::pasted::{Answer, Difference, Place, Results, Right, Things};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct HereProps {
    pub(super) here: Here,
}

/// The tool: who wins, and where the position has a nim-sum, that and the values that it is made of. The reason of the
/// first is a move, that of the others the sum.
#[component]
pub(super) fn OfPosition(props: &HereProps) -> Html {
    let words = use_words();
    let Here { position, wins, sum, values, winning } = props.here.clone();
    let once = |things, answer| once(&position, things, answer);
    let verdict = words.get(if wins { "verdict-win" } else { "verdict-loss" });
    let by_move = match winning {
        Some(mv) => words.say(&Message::new("check-here-move").with("move", mv)),
        None if wins => String::new(),
        None => words.get("check-here-no-move"),
    };
    let wins = once(Things::Truth, vec![wins.into()]);
    let mut matters =
        vec![Matter::explained("check-matter-here-wins", wins, said(&verdict, &by_move))];
    if let Some(sum) = sum {
        matters.push(Matter::new("check-matter-here-sum", once(Things::Numbers, vec![sum.into()])));
    }
    let added = if values.len() > 1 {
        let terms: Vec<String> = values.iter().map(u32::to_string).collect();
        sum.map(|sum| format!("{} = {sum}.", written_nim_sum(&terms)))
    } else {
        sum.map(|sum| words.say(&Message::new("why-line-sum").with("sum", sum)))
    };
    if values.len() > 1 {
        let values = values.into_iter().map(i64::from).collect();
        matters.push(Matter::new("check-matter-here-values", once(Things::Rows, values)));
    }
    let why = said(&verdict, &added.unwrap_or_default());
    html! { <Tool about="check-about-here" {matters} {why} /> }
}

/// Two sentences, whatever the reader's program says.
fn said(first: &str, second: &str) -> Callback<Difference, Html> {
    let said = [first, second].join(" ");
    Callback::from(move |_: Difference| html! { <p>{ &said }</p> })
}

/// What a function returns that is called once, for a position in numbers.
fn once(position: &[Vec<i64>], things: Things, answer: Vec<i64>) -> Right {
    let results = Results::once("", things, Place::Whole, Answer::Exactly(answer));
    Right::Results(Rc::new(results.of_position(position.to_vec())))
}
