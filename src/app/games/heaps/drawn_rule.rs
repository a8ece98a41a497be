//! The rule in pictures: each digit of a code drawn as moves, and who wins small heaps.

use super::rule;
use crate::app::hooks::use_words;
use crate::core::{Message, Outcome, Rule};
use crate::games::heaps::{Code, MAX_STRIP, Ruleset, outcomes};
use crate::words::Words;
use yew::prelude::*;

/// Digits that are drawn; of more it is said how many there are.
const MAX_DIGITS: u32 = 9;
/// Tokens of a row that are drawn one by one.
const MAX_ROW: u32 = 6;
/// A token's width, and that of a gap between heaps.
const STEP: u32 = 14;

/// What it is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct DrawnRuleProps {
    pub(super) rules: Ruleset,
}

/// The rule in words and in pictures, with the strip.
#[component]
pub(super) fn DrawnRule(props: &DrawnRuleProps) -> Html {
    let words = use_words();
    let rules = &props.rules;
    html! {
        <div class="drawn-rule">
            <p>{ rule::say(rules, &words) }</p>
            { for rules.octal().map(|code| digits(code, &words)) }
            { strip(rules, &words) }
        </div>
    }
}

/// The same, folded; it is drawn when it is first opened.
#[component]
pub(super) fn FoldedRule(props: &DrawnRuleProps) -> Html {
    let words = use_words();
    let opened = use_state_eq(|| false);
    let toggle = {
        let opened = opened.setter();
        Callback::from(move |_: Event| opened.set(true))
    };
    html! {
        <details class="more" ontoggle={toggle}>
            <summary>{ words.get("drawn-title") }</summary>
            if *opened { <DrawnRule rules={props.rules.clone()} /> }
        </details>
    }
}

/// Each digit that allows something.
fn digits(code: &Code, words: &Words) -> Html {
    let last = u32::try_from(code.prefix().len() + code.tail().len()).unwrap_or(u32::MAX);
    let shown = last.min(MAX_DIGITS);
    let rows = (0..=shown).filter(|&take| !code.digit(take).is_never()).map(|take| {
        let digit = code.digit(take);
        let kinds = [
            (digit.leaves_none(), 0, "drawn-nothing"),
            (digit.leaves_one(), 1, "drawn-one"),
            (digit.leaves_two(), 2, if take == 0 { "drawn-split" } else { "drawn-two" }),
        ];
        let moves = kinds.into_iter().filter(|kind| kind.0).map(|(_, heaps, id)| {
            html! {
                <figure key={id}>
                    { picture(take, heaps) }
                    <figcaption>{ words.say(&Message::new(id).with("count", take)) }</figcaption>
                </figure>
            }
        });
        let bits = [1, 2, 4].into_iter().filter(|bit| digit.value() & bit != 0);
        let bits: Vec<String> = bits.map(|bit| bit.to_string()).collect();
        let sum = if bits.len() > 1 { format!(" = {}", bits.join(" + ")) } else { String::new() };
        html! {
            <li key={take}>
                <p class="digit">{ words.say(&Message::new("drawn-digit").with("place", take).with("digit", digit.to_string() + &sum)) }</p>
                <div class="moves">{ for moves }</div>
            </li>
        }
    });
    html! {
        <>
            <ul class="digits">{ for rows }</ul>
            if !code.tail().is_empty() {
                <p>{ words.get("drawn-tail") }</p>
            } else if last > shown {
                <p>{ words.say(&Message::new("drawn-more").with("count", last - shown)) }</p>
            }
        </>
    }
}

/// A move on a row of tokens: those that go are outlines, and what stays on their sides is full.
fn picture(take: u32, heaps: u32) -> Html {
    let side = |there: bool| if there { 2 } else { 0 };
    let (left, right) = (side(heaps > 1), side(heaps > 0));
    let gone = take.min(MAX_ROW);
    let tokens = |from: u32, count: u32, class: &'static str| {
        (from..from + count).map(move |place| {
            let x = place * STEP + 7;
            html! { <circle class={class} cx={x.to_string()} cy="8" r="5" /> }
        })
    };
    // Where nothing is taken the heap is cut between two tokens.
    let cut = u32::from(take == 0);
    let width = (left + gone + cut + right) * STEP;
    let middle = left * STEP + 7;
    html! {
        <svg viewBox={format!("0 0 {width} 16")} width={width.to_string()} height="16" aria-hidden="true" focusable="false">
            { for tokens(0, left, "stays") }
            { for tokens(left, gone, "goes") }
            if take > MAX_ROW { <text x={((left + gone) * STEP / 2).to_string()} y="12" text-anchor="middle">{ format!("× {take}") }</text> }
            if cut == 1 { <path class="cut" d={format!("M{middle} 1v14")} /> }
            { for tokens(left + gone + cut, right, "stays") }
        </svg>
    }
}

/// Who wins the heaps of 1, 2, …, under either rule.
fn strip(rules: &Ruleset, words: &Words) -> Html {
    let row = |rule: Rule, id: &'static str| {
        let cells = outcomes(rules, rule, MAX_STRIP).into_iter().skip(1).map(|outcome| {
            let (class, id) = match outcome {
                Outcome::Win => ("won", "drawn-won"),
                Outcome::Loss => ("lost", "drawn-lost"),
            };
            html! { <td {class}>{ words.get(id) }</td> }
        });
        html! { <tr><th scope="row">{ words.get(id) }</th>{ for cells }</tr> }
    };
    // The title stands outside what scrolls, where it has the width of the page.
    html! {
        <>
            <p class="strip-title" id="drawn-strip">{ words.get("drawn-strip") }</p>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="drawn-strip">
                <table class="numbers strip" aria-labelledby="drawn-strip">
                    <thead><tr>
                        <th scope="col">{ words.get("heap") }</th>
                        { for (1..=MAX_STRIP).map(|size| html! { <th scope="col">{ size }</th> }) }
                    </tr></thead>
                    <tbody>{ row(Rule::Normal, "drawn-normal") }{ row(Rule::Misere, "drawn-misere") }</tbody>
                </table>
            </div>
        </>
    }
}
