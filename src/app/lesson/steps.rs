//! The way through the steps of a lesson.

use crate::app::dom::focus;
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::lesson::Done;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct StepListProps {
    /// How many steps there are.
    pub(super) count: usize,
    /// The step that is shown, from 0.
    pub(super) at: usize,
    /// How each of them is done.
    pub(super) ways: Vec<Way>,
    /// The first that is not open yet; the number of steps where all are.
    pub(super) first_closed: usize,
    /// The step that the link asks for, from 1.
    pub(super) asked: Option<usize>,
    /// Goes to a step.
    pub(super) go: Callback<usize>,
}

/// How a step is done.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Way {
    #[default]
    Open,
    /// Passed without the right answer.
    Passed,
    Answered,
}

impl Way {
    pub(super) fn of(done: Option<&Done>) -> Self {
        match done {
            None => Self::Open,
            Some(done) if done.passed => Self::Passed,
            Some(_) => Self::Answered,
        }
    }

    /// The name of the step, and its class.
    fn shown(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::Open => ("lesson-step", None),
            Self::Passed => ("lesson-step-passed", Some("passed")),
            Self::Answered => ("lesson-step-done", Some("done")),
        }
    }
}

/// Arrows lead from step to step: a long lesson has one stop for the Tab key here, not one for each of its steps.
fn walk(event: &KeyboardEvent) {
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let Some(target) = event.target_dyn_into::<Element>() else { return };
    let Ok(Some(place)) = target.closest("li") else { return };
    let line = place.parent_element();
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => place.next_element_sibling(),
        "ArrowLeft" | "ArrowUp" => place.previous_element_sibling(),
        "Home" => line.and_then(|line| line.first_element_child()),
        "End" => line.and_then(|line| line.last_element_child()),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        focus(&next, "button");
    }
}

/// The steps in a line, to go to those that are open. Why another does not open is said where it was asked for.
#[component]
pub(super) fn StepList(props: &StepListProps) -> Html {
    let words = use_words();
    let StepListProps { count, at, ways, first_closed, asked, go } = props;
    // Where the reader was when a step was asked for that was not open.
    let here = (*at, *first_closed);
    // With the number in the link where there is no such step.
    let refused = use_state_eq(|| {
        let asked = asked.filter(|step| step > first_closed)?;
        Some((here, (asked > *count).then_some(asked)))
    });
    let steps = (0..*count).map(|step| {
        let way = ways.get(step).copied().unwrap_or_default();
        let (id, class) = way.shown();
        let label = words.say(&Message::new(id).with("number", step + 1).with("count", *count));
        let closed = step >= *first_closed;
        let click = {
            let (go, refused) = (go.clone(), refused.setter());
            Callback::from(move |_: MouseEvent| {
                refused.set(closed.then_some((here, None)));
                if !closed {
                    go.emit(step);
                }
            })
        };
        html! {
            <li key={step}>
                <button tabindex={if step == *at { "0" } else { "-1" }}
                    type="button" class={classes!("lesson-step", class)} aria-label={label}
                    aria-current={(step == *at).then_some("step")} aria-disabled={closed.then_some("true")} onclick={click}
                >{ if way == Way::Answered { "✓".to_owned() } else { (step + 1).to_string() } }</button>
            </li>
        }
    });
    let why = refused.filter(|&(at, _)| at == here).and_then(|(_, missing)| match missing {
        Some(number) => {
            Some(Message::new("lesson-step-none").with("number", number).with("count", *count))
        }
        None => (first_closed < count)
            .then(|| Message::new("lesson-step-closed").with("number", *first_closed)),
    });
    let why = why.map(|why| words.say(&why));
    html! {
        <>
            // A single step needs no way to others.
            if *count > 1 {
                <ol class="lesson-steps" aria-label={words.get("lesson-steps")} onkeydown={|event: KeyboardEvent| walk(&event)}>{ for steps }</ol>
            }
            // Always there, so that what comes into it is spoken.
            <p class="lesson-closed" role="status">{ why.unwrap_or_default() }</p>
        </>
    }
}
