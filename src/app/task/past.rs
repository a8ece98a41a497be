//! The way past a question that has no answer.

use super::{Coach, Keyed};
use crate::app::attempt::Attempt;
use crate::app::hooks::{Known, missing};
use crate::app::table::{Action, Table, dispatch};
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

/// That the computer does not move because the solver was lost over it, with the way to ask again, and in a lesson one
/// past the question. A move made without the solver would not be its own, and a game won after it would count as none.
pub(super) fn no_reply(
    table: &UseReducerHandle<Table>,
    known: &Known,
    coach: Option<&Coach>,
    words: &Words,
) -> Html {
    let waits = table.computer_moves() && table.about_to.is_none() && table.asks(Kind::Win);
    if !waits || !matches!(known, Known::Lost) {
        return Html::default();
    }
    let again = dispatch(table, |_: MouseEvent| Action::Again);
    html! {
        <div class="task-no-answer">
            { missing(words.get("computing-lost"), again, words) }
            if let Some(coach) = coach { { way_past(coach, words) } }
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
