//! The recursion made visible: its calls one by one, on the bar.
//!
//! `walk` is where the reader is, `bar` the drawing, `code` the function with the line that is at work,
//! `told` the step in words, `beside` the open calls, what is remembered, and the counts; `check` compares results of
//! one's own.

mod bar;
mod beside;
mod check;
mod code;
mod in_words;
mod walk;

use super::written::{SizeField, form};
use super::{whole_bar, whole_bar_by};
use crate::app::dom::{announce, idle};
use crate::app::hooks::use_words;
use crate::app::house::algorithm::{self, Steps};
use crate::app::ui::OwnViewProps;
use crate::core::bars::{Calls, Cost, CostJob, MAX_CALLED, Recursion, Shape};
use crate::core::{Message, run_to_end};
use crate::games::chomp::Chomp;
use crate::words::Words;
use check::Props as Check;
use walk::{Goal, Walk, use_walk};
use yew::prelude::*;

/// The maximum number of calls that are gone through: past them the end is some minutes away.
const MAX_FOLLOWED: u64 = 10_000_000;

/// The view.
#[component]
pub(super) fn RecursionView(props: &OwnViewProps<Chomp>) -> Html {
    let words = use_words();
    let (game, keys) = (props.session.game, props.keys);
    let shape = props.session.position().only().cloned();
    let shape = shape.filter(|shape| !shape.is_empty());
    let shape = shape.or_else(|| Shape::rectangle(game.rows(), game.columns())).unwrap_or_default();
    let pace = use_state_eq(|| 0);
    let cost =
        use_memo((shape.clone(), keys.recursion), |(shape, recursion)| total(*recursion, shape));
    let all = cost.and_then(|cost| if keys.memory { Some(cost.calls) } else { cost.without });
    let all = all.filter(|&calls| calls <= MAX_FOLLOWED);
    let check = Check { bar: shape.clone(), recursion: keys.recursion, cost: *cost };
    let walk = use_walk(&shape, keys.recursion, keys.memory);
    let refused = (all.is_none() || walk.is_none()).then(|| too_many(*cost, &words));
    // It comes with its words, which are not heard by themselves.
    use_effect_with(refused.clone(), |refused| {
        if let Some(refused) = refused {
            announce(refused);
        }
    });
    let settings = html! {
        <>
            <SizeField {game} view="recursion" {keys} />
            { form(keys, &props.on_keys, true, &words) }
        </>
    };
    let (Some(cost), Some(all), Some(walk)) = (*cost, all, walk) else {
        return html! {
            <div class="recursion">
                <p>{ words.get("recursion-lead") }</p>
                { for refused.map(|refused| refusal(&refused, &words)) }
                { settings }
            </div>
        };
    };
    let calls = walk.calls.borrow();
    // Steps that run by themselves are too many to be heard: only the one at which they stop is.
    let heard = if walk.rests() { heard(&calls, cost, keys.memory, &words) } else { String::new() };
    let ended = calls.is_over().then(|| beside::ended(cost, keys.memory, &words)).flatten();
    html! {
        <div class="game-sides recursion">
            <section class="board-side" aria-label={words.get("recursion-board")}>
                { bar::bar(&shape, &calls, &words) }
                <p class="recursion-said" aria-hidden={walk.rests().then_some("true")}>
                    { in_words::step(&calls, keys.memory, &words) }
                </p>
                <p class="spoken" role="status">{ heard }</p>
                { stepper(&walk, all, *pace, &pace.setter(), &words) }
                { code::code(&calls, keys, &words) }
            </section>
            <section class="panel-side" aria-label={words.get("recursion-beside")}>
                <div class="panel recursion-panel">
                    { beside::counts(&calls, keys.memory, &words) }
                    if let Some(ended) = ended { <p class="recursion-ended">{ ended }</p> }
                    { beside::stack(&calls, &words) }
                    if keys.memory { { beside::entries(&calls, &words) } }
                    <check::CheckRecursion ..check />
                    <details open={calls.steps() == 0}>
                        <summary>{ words.get("recursion-how") }</summary>
                        <p>{ words.get("recursion-lead") }</p>
                        { settings }
                        <p><a href={whole_bar_by(game, "cost", &keys)}>{ words.get("recursion-to-cost") }</a></p>
                    </details>
                </div>
            </section>
        </div>
    }
}

/// What the whole recursion costs; `None` for a bar with too many positions.
fn total(recursion: Recursion, shape: &Shape) -> Option<Cost> {
    if shape.count_within() > MAX_CALLED.into() {
        return None;
    }
    let mut job = CostJob::of(recursion, shape, true, 0).ok()?;
    run_to_end(&mut job).pop()
}

/// What is heard where the steps stop: the last of them, and at the end what all of them came to.
fn heard(calls: &Calls, cost: Cost, with_memory: bool, words: &Words) -> String {
    let step = in_words::step(calls, with_memory, words);
    if !calls.is_over() {
        return step;
    }
    let all = Message::new("recursion-heard").with("calls", calls.counts().calls);
    let other = beside::ended(cost, with_memory, words);
    [step, words.say(&all)].into_iter().chain(other).collect::<Vec<_>>().join(" ")
}

/// Why the calls of a bar are not gone through.
fn too_many(cost: Option<Cost>, words: &Words) -> String {
    match cost {
        None => words.say(&Message::new("recursion-too-large").with("most", MAX_CALLED)),
        Some(cost) => {
            let calls = cost.without.unwrap_or(u64::MAX);
            let message = Message::new("recursion-too-many").with("calls", calls);
            words.say(&message.with("most", MAX_FOLLOWED).with("with", cost.calls))
        }
    }
}

/// The same, and the way to a bar whose calls are.
fn refusal(said: &str, words: &Words) -> Html {
    let small = Chomp::read_typed("4 × 5").ok().map(|game| whole_bar(game, "recursion"));
    html! {
        <p class="recursion-refused">
            { said }{ " " }<a href={small}>{ words.get("recursion-small") }</a>
        </p>
    }
}

/// The steps of all these calls, at one of the paces.
fn stepper(
    walk: &Walk,
    all: u64,
    pace: usize,
    set_pace: &UseStateSetter<usize>,
    words: &Words,
) -> Html {
    let calls = walk.calls.borrow();
    let (at, depth, playing) = (calls.steps(), calls.stack().len(), walk.playing());
    let skip = {
        let set = walk.goal.setter();
        Callback::from(move |_: MouseEvent| {
            if depth > 0 {
                set.set(Some(Goal::Depth(depth - 1)));
            }
        })
    };
    let more = html! {
        <button type="button" class="button" aria-disabled={idle(depth == 0)} onclick={skip}>
            { words.get("recursion-skip") }
        </button>
    };
    let act = {
        let (set, set_pace) = (walk.goal.setter(), set_pace.clone());
        Callback::from(move |walk| match walk {
            algorithm::Walk::On => set.set(Some(Goal::Step(at + 1))),
            algorithm::Walk::To(step) => set.set(Some(Goal::Step(step))),
            algorithm::Walk::Play(on) => set.set(on.then_some(Goal::Play(pace))),
            algorithm::Walk::Pace(chosen) => {
                set_pace.set(chosen);
                if playing {
                    set.set(Some(Goal::Play(chosen)));
                }
            }
        })
    };
    let steps = Steps { at, last: 2 * all, playing, pace: (pace, walk::PACES.len()), more };
    algorithm::algorithm(steps, &act, words)
}
