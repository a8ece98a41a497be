//! The rule in pictures: each digit of a code drawn as moves, and who wins small heaps.

use super::rule;
use super::single::CheckSingle;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::core::{Message, Outcome, Rule};
use crate::games::heaps::{Digit, MAX_STRIP, Ruleset, outcomes};
use crate::words::Words;
use yew::prelude::*;

/// Digits that are drawn; of more it is said how many there are.
const MAX_DIGITS: u32 = 9;
/// Tokens of a row that are drawn one by one.
const MAX_ROW: u32 = 6;
/// Tokens of a heap that is left.
const HEAP: u32 = 2;
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
            { digits_of(rules, &words) }
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
            if *opened {
                <DrawnRule rules={props.rules.clone()} />
                <CheckSingle rules={props.rules.clone()} />
            }
        </details>
    }
}

/// The digits of a code, octal or hexadecimal.
struct Digits<'a> {
    of: &'a dyn Fn(u32) -> Digit,
    /// How many there are before the tail, and in it.
    lengths: [usize; 2],
}

/// Each digit of a code that allows something; nothing for rules that are no code.
fn digits_of(rules: &Ruleset, words: &Words) -> Option<Html> {
    let lengths = |prefix: &[Digit], tail: &[Digit]| [prefix.len(), tail.len()];
    let drawn = match rules {
        Ruleset::Octal(code) => {
            let of = |take| code.digit(take);
            digits(&Digits { of: &of, lengths: lengths(code.prefix(), code.tail()) }, words)
        }
        Ruleset::Hexadecimal(code) => {
            let of = |take| code.digit(take);
            digits(&Digits { of: &of, lengths: lengths(code.prefix(), code.tail()) }, words)
        }
        Ruleset::Words(_) => return None,
    };
    Some(drawn)
}

fn digits(code: &Digits<'_>, words: &Words) -> Html {
    let [prefix, tail] = code.lengths;
    let last = u32::try_from(prefix + tail).unwrap_or(u32::MAX);
    // Digits that allow nothing take no room.
    let moves: Vec<u32> = (0..=last).filter(|&take| !(code.of)(take).is_never()).collect();
    let most = MAX_DIGITS as usize + usize::from(moves.first() == Some(&0));
    let (drawn, left) = moves.split_at(moves.len().min(most));
    let row = |&take: &u32| digit(take, (code.of)(take), words);
    html! {
        <>
            <ul class="digits">{ for drawn.iter().map(row) }</ul>
            if tail > 0 {
                <p>{ words.get("drawn-tail") }</p>
            } else if !left.is_empty() {
                <p>{ words.say(&Message::new("drawn-more").with("count", left.len())) }</p>
            }
        </>
    }
}

/// A digit, with a picture of each move that it allows.
fn digit(take: u32, digit: Digit, words: &Words) -> Html {
    let split = |some: &'static str, none: &'static str| if take == 0 { none } else { some };
    let kinds = [
        (digit.leaves_none(), 0, "drawn-nothing"),
        (digit.leaves_one(), 1, "drawn-one"),
        (digit.leaves_two(), 2, split("drawn-two", "drawn-split")),
        (digit.leaves_three(), 3, split("drawn-three", "drawn-split-three")),
    ];
    let moves = kinds.into_iter().filter(|kind| kind.0).map(|(_, heaps, id)| {
        html! {
            <figure key={id}>
                { picture(take, heaps) }
                <figcaption>{ words.say(&Message::new(id).with("count", take)) }</figcaption>
            </figure>
        }
    });
    let bits = [1, 2, 4, 8].into_iter().filter(|bit| digit.value() & bit != 0);
    let bits: Vec<String> = bits.map(|bit| bit.to_string()).collect();
    let sum = if bits.len() > 1 { format!(" = {}", bits.join(" + ")) } else { String::new() };
    let said =
        Message::new("drawn-digit").with("place", take).with("digit", digit.to_string() + &sum);
    html! {
        <li key={take}>
            <p class="digit">{ words.say(&said) }</p>
            <div class="moves">{ for moves }</div>
        </li>
    }
}

/// A part of a row of tokens.
#[derive(Clone, Copy)]
enum Run {
    /// Tokens of a heap that is left.
    Stays,
    /// Tokens that are taken.
    Goes,
    /// The end of a heap, where nothing is taken.
    Cut,
}

/// A row of tokens by its parts.
fn runs(take: u32, heaps: u32) -> &'static [Run] {
    use Run::{Cut, Goes, Stays};
    match (heaps, take) {
        (0, _) => &[Goes],
        (1, _) => &[Goes, Stays],
        (2, 0) => &[Stays, Cut, Stays],
        (2, _) => &[Stays, Goes, Stays],
        (_, 0) => &[Stays, Cut, Stays, Cut, Stays],
        (..) => &[Stays, Goes, Stays, Cut, Stays],
    }
}

/// A move on a row of tokens: those that go are outlines, and what stays on their sides is full.
fn picture(take: u32, heaps: u32) -> Html {
    let tokens = |from: u32, count: u32, class: &'static str| -> Html {
        let token = |place: u32| {
            let x = place * STEP + STEP / 2;
            html! { <circle class={class} cx={x.to_string()} cy="8" r="5" /> }
        };
        (from..from + count).map(token).collect()
    };
    let mut end = 0;
    let mut drawn = Vec::new();
    for run in runs(take, heaps) {
        let from = end;
        drawn.push(match run {
            Run::Stays => {
                end += HEAP;
                tokens(from, HEAP, "stays")
            }
            Run::Goes => {
                end += take.min(MAX_ROW);
                let middle = (from + end) * STEP / 2;
                html! {
                    <>
                        { tokens(from, end - from, "goes") }
                        if take > MAX_ROW { <text x={middle.to_string()} y="12" text-anchor="middle">{ format!("× {take}") }</text> }
                    </>
                }
            }
            Run::Cut => {
                end += 1;
                html! { <path class="cut" d={format!("M{} 1v14", from * STEP + STEP / 2)} /> }
            }
        });
    }
    let width = end * STEP;
    html! {
        <svg viewBox={format!("0 0 {width} 16")} width={width.to_string()} height="16" aria-hidden="true" focusable="false">
            { for drawn }
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
    // The title is outside what scrolls, where it has the width of the page.
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
            { Figure { shown: "table.strip", caption: words.get("drawn-strip"), name: "won-lost" }.files(words) }
        </>
    }
}
