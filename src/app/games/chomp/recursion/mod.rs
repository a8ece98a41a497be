//! The recursion made visible: its calls one by one, on the bar.
//!
//! `walk` is where the reader is, `bar` the drawing, `code` the function with the line that is at work,
//! `told` the step in words, `beside` the open calls, what is remembered, and the counts.

mod bar;
mod beside;
mod code;
mod told;
mod walk;

use super::written::{SizeField, form};
use super::whole_bar;
use crate::app::dom::{field_value, idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{Sign, icon};
use crate::app::ui::OwnViewProps;
use crate::core::bars::{Cost, CostJob, MOST_CALLED, Recursion, Shape};
use crate::core::{Message, run_to_end};
use crate::games::chomp::Chomp;
use crate::words::Words;
use walk::{Goal, Speed, Walk, use_walk};
use yew::prelude::*;

/// The most calls that are gone through: past them the end is some minutes away.
const MOST_GONE_THROUGH: u64 = 10_000_000;

/// The view.
#[component]
pub(super) fn RecursionView(props: &OwnViewProps<Chomp>) -> Html {
    let words = use_words();
    let (game, keys) = (props.session.game, props.keys);
    let shape = props.session.position().only().cloned();
    let shape = shape.filter(|shape| !shape.is_empty());
    let shape =
        shape.or_else(|| Shape::rectangle(game.rows(), game.columns())).unwrap_or_default();
    let speed = use_state_eq(|| Speed::Slow);
    let cost = use_memo((shape.clone(), keys.recursion), |(shape, recursion)| {
        total(*recursion, shape)
    });
    let all = cost.and_then(|cost| if keys.memory { Some(cost.calls) } else { cost.without });
    let all = all.filter(|&calls| calls <= MOST_GONE_THROUGH);
    let walk = use_walk(&shape, keys.recursion, keys.memory);
    let settings = html! {
        <>
            <SizeField {game} view="recursion" />
            { form(keys, &props.on_keys, true, &words) }
        </>
    };
    let (Some(cost), Some(all), Some(walk)) = (*cost, all, walk) else {
        return html! {
            <div class="recursion">
                <p>{ words.get("recursion-lead") }</p>
                { too_many(*cost, &words) }
                { settings }
            </div>
        };
    };
    let parts = Parts { walk: &walk, calls: all, words: &words };
    let calls = walk.calls.borrow();
    html! {
        <div class="game-sides recursion">
            <section class="board-side" aria-label={words.get("recursion-board")}>
                { bar::bar(&shape, &calls, &words) }
                <p class="recursion-said" role={(!walk.playing()).then_some("status")}>
                    { told::step(&calls, keys.memory, &words) }
                </p>
                { parts.stepper(*speed, &speed.setter()) }
                { code::code(&calls, keys, &words) }
            </section>
            <section class="panel-side" aria-label={words.get("recursion-beside")}>
                <div class="panel recursion-panel">
                    { beside::counts(&calls, keys.memory, &words) }
                    if calls.is_over() { { beside::ended(cost, keys.memory, &words) } }
                    { beside::stack(&calls, &words) }
                    if keys.memory { { beside::entries(&calls, &words) } }
                    <details open={calls.steps() == 0}>
                        <summary>{ words.get("recursion-how") }</summary>
                        <p>{ words.get("recursion-lead") }</p>
                        { settings }
                        <p><a href={whole_bar(game, "cost")}>{ words.get("recursion-to-cost") }</a></p>
                    </details>
                </div>
            </section>
        </div>
    }
}

/// What the whole recursion costs; `None` for a bar with too many positions.
fn total(recursion: Recursion, shape: &Shape) -> Option<Cost> {
    if shape.count_within() > MOST_CALLED.into() {
        return None;
    }
    let mut job = CostJob::of(recursion, shape, true, 0).ok()?;
    run_to_end(&mut job).pop()
}

/// Why the calls of a bar are not gone through.
fn too_many(cost: Option<Cost>, words: &Words) -> Html {
    let said = match cost {
        None => words.say(&Message::new("recursion-too-large").with("most", MOST_CALLED)),
        Some(cost) => {
            let calls = cost.without.unwrap_or(u64::MAX);
            let message = Message::new("recursion-too-many").with("calls", calls);
            words.say(&message.with("most", MOST_GONE_THROUGH).with("with", cost.calls))
        }
    };
    let small = Chomp::read_typed("4 × 5").ok().map(|game| whole_bar(game, "recursion"));
    html! {
        <p class="recursion-refused" role="status">
            { said }{ " " }<a href={small}>{ words.get("recursion-small") }</a>
        </p>
    }
}

/// What the stepper is drawn from.
struct Parts<'a> {
    walk: &'a Walk,
    /// All calls there will be.
    calls: u64,
    words: &'a Words,
}

impl Parts<'_> {
    fn stepper(&self, speed: Speed, set_speed: &UseStateSetter<Speed>) -> Html {
        let (walk, words) = (self.walk, self.words);
        let calls = walk.calls.borrow();
        let (at, last, depth) = (calls.steps(), 2 * self.calls, calls.stack().len());
        let button = |sign, label: &'static str, enabled: bool, goal: Option<Goal>| {
            let label = words.get(label);
            let set = walk.goal.setter();
            let click = Callback::from(move |_: MouseEvent| {
                if enabled {
                    set.set(goal);
                }
            });
            html! {
                <button
                    type="button" class="button icon-button" title={label.clone()} aria-label={label}
                    aria-disabled={idle(!enabled)} onclick={click}
                >{ icon(sign) }</button>
            }
        };
        let (before, after) = (at > 0, !calls.is_over());
        let play = if walk.playing() {
            button(Sign::Pause, "recursion-pause", true, None)
        } else {
            button(Sign::Play, "recursion-play", true, Some(Goal::Play(speed)))
        };
        let skip = {
            let set = walk.goal.setter();
            Callback::from(move |_: MouseEvent| {
                if depth > 0 {
                    set.set(Some(Goal::Depth(depth - 1)));
                }
            })
        };
        let slide = {
            let set = walk.goal.setter();
            some(&Callback::from(move |step| set.set(Some(Goal::Step(step)))), |event: InputEvent| {
                field_value(&event).parse().ok()
            })
        };
        let count = Message::new("recursion-step-of").with("step", at).with("steps", last);
        html! {
            <div class="recursion-steps">
                <div class="stepper" role="group" aria-label={words.get("recursion-stepper")} onkeydown={self.keys()}>
                    { button(Sign::First, "recursion-first", before, Some(Goal::Step(0))) }
                    { button(Sign::Back, "recursion-back", before, Some(Goal::Step(at.saturating_sub(1)))) }
                    { play }
                    { button(Sign::Forward, "recursion-forward", after, Some(Goal::Step(at + 1))) }
                    { button(Sign::Last, "recursion-last", after, Some(Goal::Step(last))) }
                    <button type="button" class="button" aria-disabled={idle(depth == 0)} onclick={skip}>
                        { words.get("recursion-skip") }
                    </button>
                    { self.speeds(speed, set_speed) }
                </div>
                <label class="field recursion-slider">
                    <span>{ words.say(&count) }</span>
                    <input type="range" min="0" max={last.to_string()} value={at.to_string()} oninput={slide} />
                </label>
            </div>
        }
    }

    fn speeds(&self, speed: Speed, set_speed: &UseStateSetter<Speed>) -> Html {
        let pace = {
            let (set_speed, goal, playing) =
                (set_speed.clone(), self.walk.goal.setter(), self.walk.playing());
            Callback::from(move |event: Event| {
                let chosen = field_value(&event);
                let found = Speed::ALL.into_iter().find(|&(_, name)| name == chosen);
                let Some((speed, _)) = found else { return };
                set_speed.set(speed);
                if playing {
                    goal.set(Some(Goal::Play(speed)));
                }
            })
        };
        let options = Speed::ALL.into_iter().map(|(one, name)| {
            html! { <option key={name} value={name} selected={one == speed}>{ self.words.get(name) }</option> }
        });
        html! {
            <select class="recursion-speed" aria-label={self.words.get("recursion-speed")} onchange={pace}>
                { for options }
            </select>
        }
    }

    /// Arrows step, Home and End jump, wherever in the stepper the focus is.
    fn keys(&self) -> Callback<KeyboardEvent> {
        let (set, last) = (self.walk.goal.setter(), 2 * self.calls);
        let at = self.walk.calls.borrow().steps();
        Callback::from(move |event: KeyboardEvent| {
            let choosing = event
                .target_dyn_into::<web_sys::Element>()
                .is_some_and(|element| element.tag_name() == "SELECT");
            let step = match event.key().as_str() {
                _ if choosing => return,
                "ArrowRight" => at + 1,
                "ArrowLeft" => at.saturating_sub(1),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            set.set(Some(Goal::Step(step)));
        })
    }
}
