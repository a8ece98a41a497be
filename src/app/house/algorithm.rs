//! The steps of an algorithm, stepped through by hand or played automatically.

use super::{Menu, Sign, icon};
use crate::app::dom::{field_value, idle, modified, some};
use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// How fast it advances by itself, from the slowest on: the messages that say so.
pub(in crate::app) const PACES: [&str; 4] =
    ["steps-slow", "steps-medium", "steps-fast", "steps-faster"];

/// Where somebody is among the steps.
pub(in crate::app) struct Steps {
    /// How many were made.
    pub(in crate::app) at: u64,
    /// How many there are.
    pub(in crate::app) last: u64,
    /// Whether it advances by itself.
    pub(in crate::app) playing: bool,
    /// Which of the [`PACES`] is chosen, and how many of them there are to choose from.
    pub(in crate::app) pace: (usize, usize),
    /// What else can be done.
    pub(in crate::app) more: Html,
}

/// What the reader does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) enum Walk {
    /// One step on.
    On,
    /// To a step.
    To(u64),
    /// Lets it advance by itself, or stops it.
    Play(bool),
    /// Chooses one of the [`PACES`].
    Pace(usize),
}

/// First, back, play, forward, last, the speed, and a slider.
pub(in crate::app) fn algorithm(steps: Steps, act: &Callback<Walk>, words: &Words) -> Html {
    let Steps { at, last, playing, pace: (pace, paces), more } = steps;
    let button = |sign, label: &'static str, enabled: bool, walk: Walk| {
        let label = words.get(label);
        html! {
            <button
                type="button" class="button icon-button" title={label.clone()} aria-label={label}
                aria-disabled={idle(!enabled)} onclick={some(act, move |_: MouseEvent| enabled.then_some(walk))}
            >{ icon(sign) }</button>
        }
    };
    let (before, after) = (at > 0, at < last);
    let play = if playing {
        button(Sign::Pause, "steps-pause", true, Walk::Play(false))
    } else {
        button(Sign::Play, "steps-play", last > 0, Walk::Play(true))
    };
    let slide = some(act, |event: InputEvent| field_value(&event).parse().ok().map(Walk::To));
    let choose = some(act, |event: Event| {
        let chosen = field_value(&event);
        PACES.iter().position(|&name| name == chosen).map(Walk::Pace)
    });
    let options = PACES.iter().take(paces).enumerate().map(|(place, &name)| {
        html! { <option key={name} value={name} selected={place == pace}>{ words.get(name) }</option> }
    });
    let count = Message::new("steps-of").with("step", at).with("steps", last);
    html! {
        <div class="algorithm-steps">
            <div class="stepper" role="group" aria-label={words.get("steps-stepper")} onkeydown={keys(at, last, act)}>
                { button(Sign::First, "steps-first", before, Walk::To(0)) }
                { button(Sign::Back, "steps-back", before, Walk::To(at.saturating_sub(1))) }
                { play }
                { button(Sign::Forward, "steps-forward", after, Walk::On) }
                { button(Sign::Last, "steps-last", after, Walk::To(last)) }
                { more }
                <Menu label={words.get("steps-speed")} value={PACES.get(pace).copied().unwrap_or_default()} onchange={choose}>{ for options }</Menu>
            </div>
            <label class="field algorithm-slider">
                <span>{ words.say(&count) }</span>
                <input type="range" min="0" max={last.to_string()} value={at.to_string()} oninput={slide} />
            </label>
        </div>
    }
}

/// Arrows step, Home and End jump, wherever in the stepper the focus is.
fn keys(at: u64, last: u64, act: &Callback<Walk>) -> Callback<KeyboardEvent> {
    let act = act.clone();
    Callback::from(move |event: KeyboardEvent| {
        let choosing = event
            .target_dyn_into::<web_sys::Element>()
            .is_some_and(|element| element.tag_name() == "SELECT");
        let walk = match event.key().as_str() {
            _ if choosing || modified(&event) => return,
            "ArrowRight" => Walk::On,
            "ArrowLeft" => Walk::To(at.saturating_sub(1)),
            "Home" => Walk::To(0),
            "End" => Walk::To(last),
            _ => return,
        };
        event.prevent_default();
        act.emit(walk);
    })
}
