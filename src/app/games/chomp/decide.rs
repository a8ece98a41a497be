//! A bar whose table is too large to be made without asking: what it would take, and a button to make it anyway.

use super::asking::{Phase, use_asking};
use crate::app::dom::focus_panel;
use crate::app::hooks::{use_solver, use_words};
use crate::core::bars::Shape;
use crate::core::{Message, Progress, Say};
use crate::games::chomp::{MAX_BYTES, Question};
use crate::words::Words;
use crate::work::client::Keep;
use std::cell::RefCell;
use yew::prelude::*;

thread_local! {
    /// Holds the solver that has the last large table.
    static KEPT: RefCell<Option<Keep>> = const { RefCell::new(None) };
}

/// Lets go of the last large table.
pub(super) fn forget() {
    KEPT.set(None);
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct DecideProps {
    /// The bar.
    pub(super) bar: Shape,
    /// The bytes that its table takes.
    pub(super) needed: u64,
    /// Hears when the table is there.
    pub(super) on_again: Callback<()>,
}

/// The question whether to make it, and how far it has come.
#[component]
pub(super) fn Decide(props: &DecideProps) -> Html {
    let words = use_words();
    let solver = use_solver();
    // The bar that was asked for; another one is not asked for by that.
    let wanted = use_state_eq(|| None::<Shape>);
    let runs = wanted.as_ref() == Some(&props.bar);
    let asked = use_asking(runs.then(|| Question::Map(props.bar.clone())), true);
    {
        let on_again = props.on_again.clone();
        let done = runs && asked.phase == Phase::Done;
        use_effect_with(done, move |&done| {
            if done {
                KEPT.set(solver.as_ref().map(crate::work::client::Client::keep));
                on_again.emit(());
            }
        });
    }
    let ask = |bar: Option<Shape>| {
        let wanted = wanted.setter();
        Callback::from(move |_: MouseEvent| {
            focus_panel();
            wanted.set(bar.clone());
        })
    };
    let megabytes = props.needed.div_ceil(1 << 20);
    let takes = Message::new("decide-takes").with("megabytes", megabytes);
    html! {
        <div class="job">
            if props.needed > MAX_BYTES {
                <p class="field-error">{ words.say(&Message::new("decide-too-large").with("megabytes", megabytes).with("most", MAX_BYTES >> 20)) }</p>
            } else if !runs {
                <p>{ words.say(&takes) }</p>
                <button type="button" class="button" onclick={ask(Some(props.bar.clone()))}>{ words.get("decide") }</button>
            } else {
                { phase(asked.phase, ask(None), &words) }
            }
        </div>
    }
}

/// How far a question has come; `cancel` gives it up.
pub(super) fn phase(phase: Phase, cancel: Callback<MouseEvent>, words: &Words) -> Html {
    match phase {
        Phase::Running(progress) => html! {
            <>
                { bar_of(progress, words) }
                <button type="button" class="button" onclick={cancel}>{ words.get("cancel") }</button>
            </>
        },
        Phase::Done => Html::default(),
        Phase::Refused(refusal) => ended(&words.say(&refusal.say()), cancel, words),
        Phase::Lost => ended(&words.get("computing-lost"), cancel, words),
    }
}

/// Why a question has no answer. Where it is given up it may be asked again.
fn ended(why: &str, cancel: Callback<MouseEvent>, words: &Words) -> Html {
    html! {
        <>
            <p class="field-error" role="alert">{ why }</p>
            <button type="button" class="button" onclick={cancel}>{ words.get("cancel") }</button>
        </>
    }
}

fn bar_of(progress: Progress, words: &Words) -> Html {
    let total = progress.total.map(|total| total.to_string());
    html! {
        <label class="job-progress">
            <span>{ words.get("computing") }</span>
            <progress max={total.clone()} value={total.map(|_| progress.done.to_string())} />
        </label>
    }
}
