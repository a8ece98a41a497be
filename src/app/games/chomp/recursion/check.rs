//! The dictionary and the counts of the reader's own recursion, compared with these.

use crate::app::check::{Checker, Matter};
use crate::app::games::chomp::asking::use_asking;
use crate::app::games::chomp::calls_reason::CallsReason;
use crate::app::games::chomp::check::why_outcome;
use crate::app::hooks::use_words;
use crate::core::bars::{Cost, Recursion, Shape};
use crate::games::chomp::{Answer, MAX_LISTED, Question, tables};
use crate::games::pasted::{Bars, Difference, Right};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// What the recursion is called for.
    pub(super) bar: Shape,
    /// How it is written.
    pub(super) recursion: Recursion,
    /// What it costs; `None` for a bar with too many positions.
    pub(super) cost: Option<Cost>,
}

/// The tool. The dictionary is asked for once it is open.
#[component]
pub(super) fn CheckRecursion(props: &Props) -> Html {
    let words = use_words();
    let Props { bar, recursion, cost } = props;
    let open = use_state_eq(|| false);
    let listed = *open && cost.is_some() && bar.count_within() <= MAX_LISTED;
    let memo = Question::Memo { bar: bar.clone(), recursion: *recursion };
    let memo = use_asking(listed.then_some(memo), true);
    let lost = use_asking(listed.then(|| Question::Lost(bar.clone())), true);
    let counts = use_memo((*cost, words.get("recursion-name")), |(cost, name)| {
        let count = |count: Option<u64>| count.and_then(|count| tables::count(name, count));
        let cost = cost.as_ref();
        [count(cost.map(|cost| cost.calls)), count(cost.and_then(|cost| cost.without))]
    });
    let bars = use_memo((bar.clone(), memo.answer, lost.answer), |(bar, memo, lost)| {
        let (Some(Answer::Memo(memo)), Some(Answer::Lost(lost))) =
            (memo.as_deref(), lost.as_deref())
        else {
            return None;
        };
        let rows = |shape: &Shape| shape.rows().to_vec();
        Some(Rc::new(Bars {
            whole: rows(bar),
            lost: lost.iter().map(rows).collect(),
            entered: memo.iter().map(|(shape, _)| rows(shape)).collect(),
        }))
    });
    let why = {
        let (bar, recursion) = (bar.clone(), *recursion);
        move |with_memory| {
            let bar = bar.clone();
            Callback::from(
                move |_: Difference| html! { <CallsReason bar={bar.clone()} {recursion} {with_memory} /> },
            )
        }
    };
    let [with, without] = (*counts).clone();
    let counted = [
        ("check-matter-calls-here-without", without, false),
        ("check-matter-calls-here-with", with, true),
    ];
    let counted = counted.into_iter().filter_map(|(label, right, with_memory)| {
        right.map(|right| Matter::explained(label, right, why(with_memory)))
    });
    let memo = (*bars).as_ref().map(|bars| memo_matter(bar, bars, &words));
    let matters: Vec<Matter> = counted.chain(memo).collect();
    let on_open = {
        let open = open.setter();
        Callback::from(move |()| open.set(true))
    };
    html! { <Checker about="check-about-recursion" {matters} why={|_| Html::default()} {on_open} /> }
}

/// The dictionary.
fn memo_matter(bar: &Shape, bars: &Rc<Bars>, words: &Words) -> Matter {
    let why = {
        let (bar, bars, words) = (bar.clone(), bars.clone(), words.clone());
        Callback::from(move |first: Difference| {
            why_outcome(&bar, Some(&bars), &first.place, 0, &words)
        })
    };
    Matter::explained("check-matter-memo", Right::Bars(bars.clone()), why)
}
