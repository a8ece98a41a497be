//! The way through the steps of a lesson.

use crate::app::hooks::use_words;
use crate::core::Message;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct StepListProps {
    /// How many steps there are.
    pub(super) count: usize,
    /// The step that is shown, from 0.
    pub(super) at: usize,
    /// Which of them are done.
    pub(super) done: Vec<bool>,
    /// The first that is not open yet; the number of steps where all are.
    pub(super) first_closed: usize,
    /// The step that the link asks for, from 1.
    pub(super) asked: Option<usize>,
    /// Goes to a step.
    pub(super) go: Callback<usize>,
}

/// The steps in a line, to go to those that are open. Why another does not open is said where it was asked for.
#[component]
pub(super) fn StepList(props: &StepListProps) -> Html {
    let words = use_words();
    let StepListProps { count, at, done, first_closed, asked, go } = props;
    // Where the reader was when a step was asked for that was not open.
    let here = (*at, *first_closed);
    let refused = use_state_eq(|| asked.is_some_and(|step| step > *first_closed).then_some(here));
    let steps = (0..*count).map(|step| {
        let is_done = done.get(step) == Some(&true);
        let id = if is_done { "lesson-step-done" } else { "lesson-step" };
        let label = words.say(&Message::new(id).with("number", step + 1).with("count", *count));
        let closed = step >= *first_closed;
        let click = {
            let (go, refused) = (go.clone(), refused.setter());
            Callback::from(move |_: MouseEvent| {
                refused.set(closed.then_some(here));
                if !closed {
                    go.emit(step);
                }
            })
        };
        html! {
            <li key={step}>
                <button
                    type="button" class={classes!("lesson-step", is_done.then_some("done"))} aria-label={label}
                    aria-current={(step == *at).then_some("step")} aria-disabled={closed.then_some("true")} onclick={click}
                >{ if is_done { "✓".to_owned() } else { (step + 1).to_string() } }</button>
            </li>
        }
    });
    let why = refused
        .filter(|&refused| refused == here && first_closed < count)
        .map(|_| words.say(&Message::new("lesson-step-closed").with("number", *first_closed)));
    html! {
        <>
            <ol class="lesson-steps" aria-label={words.get("lesson-steps")}>{ for steps }</ol>
            // Always there, so that what comes into it is spoken.
            <p class="lesson-closed" role="status">{ why.unwrap_or_default() }</p>
        </>
    }
}
