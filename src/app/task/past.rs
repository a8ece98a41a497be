//! The way past a question that has no answer.

use super::{Coach, Keyed};
use crate::app::attempt::Attempt;
use crate::core::Message;
use crate::session::{Kind, Task};
use crate::words::Words;
use yew::prelude::*;

/// That the question cannot be answered, where that is so, and in a lesson a way past it. That no move wins is an
/// answer to whoever is asked for one.
pub(super) fn no_answer(
    attempt: &Attempt,
    task: &Task,
    keyed: &Keyed,
    too_few: Option<Message>,
    coach: Option<&Coach>,
    words: &Words,
) -> Html {
    let lost = || {
        let found = keyed.finding().filter(|_| attempt.kind == Kind::Win && !attempt.is_done())?;
        task.cannot_win(&*attempt.start, found).then(|| task.lost())
    };
    let Some(why) = keyed.why().or_else(lost).or(too_few) else { return Html::default() };
    html! {
        <div role="alert" class="task-no-answer">
            <p>{ words.say(&why) }</p>
            { for coach.map(|coach| way_past(coach, words)) }
        </div>
    }
}

/// Whom to tell of such a question, and the button that passes it.
pub(in crate::app) fn way_past(coach: &Coach, words: &Words) -> Html {
    html! {
        <>
            <p>{ words.get("task-tell-teacher") }</p>
            <button type="button" class="button" onclick={coach.on_skip.reform(|_: MouseEvent| ())}>{ words.get("task-skip") }</button>
        </>
    }
}
