//! The reasons of normal play: values, their nim-sum, the winning moves, the mex of a heap.

use super::binary::binary;
use super::move_message;
use super::why::verdict;
use crate::app::hooks::use_words;
use crate::app::ui::WhyProps;
use crate::core::{Message, Outcome, mex};
use crate::games::Analysis;
use crate::games::heaps::{Heaps, HeapsAnalysis, Move, Normal};
use crate::words::Words;
use yew::prelude::*;

/// Moves shown before the reader asks for more.
const FIRST_MOVES: usize = 12;
/// Options of a heap that are shown; of more the count is given.
const MOST_OPTIONS: usize = 200;

/// The reasons.
pub(super) fn why_normal(props: &WhyProps<Heaps>, normal: &Normal, words: &Words) -> Html {
    let outcome = normal.outcome();
    let reason = match outcome {
        Outcome::Win => Message::new("normal-win").with("sum", normal.nim_sum.0),
        Outcome::Loss => Message::new("normal-loss"),
    };
    let sizes = props.session.position().heaps();
    html! {
        <div class="why">
            { verdict(outcome, words) }
            <p>{ words.say(&reason) }</p>
            { binary(sizes, &normal.heaps, normal.nim_sum, words) }
            if outcome == Outcome::Win {
                <WinningMoves ..props.clone() />
            } else {
                { losing(props, normal, words) }
            }
            <MexOfHeap ..props.clone() />
        </div>
    }
}

/// The winning moves, each a button that makes it.
#[component]
pub(super) fn WinningMoves(props: &WhyProps<Heaps>) -> Html {
    let words = use_words();
    let all = use_state(|| false);
    let Some(analysis) = props.known.analysis() else { return Html::default() };
    let session = &props.session;
    let heaps = session.position().heaps();
    let shown = if *all { usize::MAX } else { FIRST_MOVES };
    let items = analysis.winning().iter().take(shown).map(|mv| {
        let size = heaps.get(mv.heap as usize).copied().unwrap_or(0);
        let text = words.say(&move_message(size, mv));
        let mv = *mv;
        let play = props.on_move.reform(move |_: MouseEvent| mv);
        html! {
            <li key={mv.to_string()}>
                <button type="button" class="move-button" disabled={!props.open} onclick={play}>
                    <code>{ mv.to_string() }</code><span>{ text }</span>
                </button>
                { target(analysis, &mv, &words) }
            </li>
        }
    });
    let count = analysis.winning_count();
    let listed = analysis.winning().len();
    let show_all = {
        let all = all.setter();
        Callback::from(move |_: MouseEvent| all.set(true))
    };
    html! {
        <section>
            <h2>{ words.say(&Message::new("winning-moves").with("count", count)) }</h2>
            <ul class="winning">{ for items }</ul>
            if listed > shown {
                <button type="button" class="button" onclick={show_all}>
                    { words.say(&Message::new("show-more").with("count", listed - shown)) }
                </button>
            }
            if count > listed as u64 && (*all || listed <= shown) {
                <p class="quiet">{ words.say(&Message::new("and-more").with("count", count - listed as u64)) }</p>
            }
        </section>
    }
}

/// What a winning move does to the value of its heap.
fn target(analysis: &HeapsAnalysis, mv: &Move, words: &Words) -> Html {
    let HeapsAnalysis::Normal(normal) = analysis else { return Html::default() };
    let place = mv.heap as usize;
    let (Some(&value), Some(target)) = (normal.heaps.get(place), normal.target(place)) else {
        return Html::default();
    };
    let message = Message::new("winning-target")
        .with("value", value.0)
        .with("sum", normal.nim_sum.0)
        .with("target", target.0);
    html! { <span class="target">{ words.say(&message) }</span> }
}

/// Why a losing position loses: each option leaves a nim-sum other than 0.
fn losing(props: &WhyProps<Heaps>, normal: &Normal, words: &Words) -> Html {
    let session = &props.session;
    let heaps = session.position().heaps();
    let code = &session.game.code;
    let options = heaps
        .iter()
        .enumerate()
        .flat_map(|(place, &size)| code.cuts(size).map(move |cut| (place, size, cut)));
    let rows = options.take(MOST_OPTIONS).map(|(place, size, cut)| {
        let mv = Move { heap: u32::try_from(place).unwrap_or(u32::MAX), cut };
        let before = normal.heaps.get(place).copied().unwrap_or_default();
        let after = option_value(normal, size, &mv);
        html! {
            <tr key={mv.to_string()}>
                <td><code>{ mv.to_string() }</code></td>
                <td>{ words.say(&move_message(size, &mv)) }</td>
                <td class="value">{ (normal.nim_sum ^ before ^ after).0 }</td>
            </tr>
        }
    });
    let count: u64 = heaps.iter().map(|&size| code.count_cuts(size)).sum();
    html! {
        <section>
            <h2>{ words.get("losing-title") }</h2>
            <p>{ words.get("losing-why") }</p>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("losing-title")}>
                <table class="options">
                    <thead><tr>
                        <th scope="col" colspan="2">{ words.get("move") }</th>
                        <th scope="col">{ words.get("nim-sum") }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { more(count, words) }
        </section>
    }
}

/// The value of what a move leaves of its heap.
fn option_value(normal: &Normal, size: u32, mv: &Move) -> crate::core::Nimber {
    let value = |part: u32| normal.values.get(part as usize).copied().unwrap_or_default();
    let rest = size.saturating_sub(mv.cut.take);
    value(mv.cut.left) ^ value(rest.saturating_sub(mv.cut.left))
}

fn more(count: u64, words: &Words) -> Html {
    let hidden = count.saturating_sub(MOST_OPTIONS as u64);
    if hidden == 0 {
        return Html::default();
    }
    html! { <p class="quiet">{ words.say(&Message::new("and-more").with("count", hidden)) }</p> }
}

/// The mex rule at work on one heap: its options, their values, the first number missing.
#[component]
fn MexOfHeap(props: &WhyProps<Heaps>) -> Html {
    let words = use_words();
    let chosen = use_state(|| 0_usize);
    let Some(HeapsAnalysis::Normal(normal)) = props.known.analysis().map(|analysis| &**analysis)
    else {
        return Html::default();
    };
    let session = &props.session;
    let code = &session.game.code;
    let mut sizes = session.position().heaps().to_vec();
    sizes.sort_unstable();
    sizes.dedup();
    let Some(&size) = sizes.get((*chosen).min(sizes.len().saturating_sub(1))) else {
        return Html::default();
    };
    let choose = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            chosen.set(crate::app::dom::field_value(&event).parse().unwrap_or(0));
        })
    };
    let count = code.count_cuts(size);
    let options: Vec<_> = code
        .cuts(size)
        .take(MOST_OPTIONS)
        .map(|cut| {
            let mv = Move { heap: 0, cut };
            (cut, option_value(normal, size, &mv))
        })
        .collect();
    let rows = options.iter().map(|(cut, value)| {
        let rest = size - cut.take;
        html! {
            <tr key={format!("{}-{}", cut.take, cut.left)}>
                <td>{ parts(cut.left, rest - cut.left) }</td>
                <td class="value">{ value.0 }</td>
            </tr>
        }
    });
    let value = normal.values.get(size as usize).copied().unwrap_or_default();
    let complete = count <= MOST_OPTIONS as u64;
    debug_assert!(!complete || mex(options.iter().map(|(_, value)| *value)) == value);
    let upto = (0..=value.0.min(32)).map(|number| {
        let missing = number == value.0;
        html! {
            <li key={number} class={missing.then_some("missing")}>
                { number }<span class="sign" aria-hidden="true">{ if missing { "✗" } else { "✓" } }</span>
                <span class="spoken">{ words.get(if missing { "mex-missing" } else { "mex-there" }) }</span>
            </li>
        }
    });
    let option = |(place, &size): (usize, &u32)| {
        html! {
            <option key={size} value={place.to_string()} selected={place == *chosen}>{ words.number(size.into()) }</option>
        }
    };
    html! {
        <section class="mex">
            <h2>{ words.get("mex-title") }</h2>
            <label class="field inline">
                <span>{ words.get("mex-choose") }</span>
                <select onchange={choose}>{ for sizes.iter().enumerate().map(option) }</select>
            </label>
            <p>{ words.say(&Message::new("mex-is").with("size", size).with("value", value.0)) }</p>
            if value.0 <= 32 { <ol class="mex-line" start="0">{ for upto }</ol> }
            <details>
                <summary>{ words.say(&Message::new("mex-options").with("count", count)) }</summary>
                <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("mex-title")}>
                    <table class="options">
                        <thead><tr>
                            <th scope="col">{ words.get("mex-left") }</th>
                            <th scope="col">{ words.get("grundy-value") }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { more(count, &words) }
            </details>
        </section>
    }
}

/// The heaps that an option leaves.
fn parts(left: u32, right: u32) -> String {
    match (left, right) {
        (0, 0) => "0".to_owned(),
        (one, 0) | (0, one) => one.to_string(),
        (left, right) => format!("{left} + {right}"),
    }
}
