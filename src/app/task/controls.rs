//! What an answer is given with beside the board.

use super::answer::{Draft, Fields, wrong_so_far};
use super::given::values;
use super::key::Keyed;
use super::say;
use super::sheet::numbers;
use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::dom::keep_focus;
use crate::app::face::Face;
use crate::app::house::InputForm;
use crate::app::table::Table;
use crate::app::ui::Form;
use crate::core::Message;
use crate::games::Sheet;
use crate::session::{Answer, Check, Key, Kind, Task};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What the controls are drawn from.
pub(super) struct Parts<'a> {
    pub(super) face: &'static dyn Face,
    pub(super) table: &'a Table,
    pub(super) attempt: &'a Attempt,
    pub(super) task: &'a Task,
    pub(super) keyed: &'a Keyed,
    pub(super) draft: UseStateHandle<Draft>,
    /// What was answered in one's own words and kept.
    pub(super) kept: &'a str,
    /// The language of the lesson, where there is one and it says so.
    pub(super) lang: Option<&'a str>,
    pub(super) words: &'a Words,
}

/// The fields of an answer that is given beside the board, and what checks it.
pub(super) fn controls(parts: &Parts, answer: &Callback<Answer>, act: &Callback<Deed>) -> Html {
    let Parts { face, attempt, task, keyed, draft, words, .. } = parts;
    let kind = attempt.kind;
    let sheet = shown_sheet(attempt, words);
    let names = if kind == Kind::Value { values(*face, &attempt.start, words) } else { Vec::new() };
    // What a formula comes to is shown until another one is written.
    let is_of = |answer: &str| {
        kind != Kind::Formula || draft.answer(kind).is_ok_and(|now| now.write() == answer)
    };
    let wrong: Rc<[(usize, usize)]> =
        match (&attempt.stage, task.check, keyed.key().map(AsRef::as_ref)) {
            (_, Check::Each, Some(Key::Rows(right))) => wrong_so_far(right, &draft.rows),
            (Stage::Wrong(answer, wrong), ..) if is_of(answer) => wrong.cells.as_slice().into(),
            _ => Rc::new([]),
        };
    // A sheet that is checked number by number is done with its last right number.
    let on_number = {
        let (answer, each) = (answer.clone(), task.check == Check::Each);
        let right = keyed.key().cloned();
        Callback::from(move |draft: Draft| {
            let Some(Key::Rows(right)) = right.as_deref().filter(|_| each) else { return };
            let full = draft.rows.iter().flatten().all(|text| !text.trim().is_empty());
            if full && wrong_so_far(right, &draft.rows).is_empty() {
                answer.emit(Answer::Rows(numbers(&draft.rows)));
            }
        })
    };
    let fields = Fields {
        task,
        values: &names,
        sheet: sheet.as_ref(),
        draws: kind == Kind::Outcome && attempt.start.may_draw(),
        done: keyed.next().map(|next| say::said_steps(*face, next, words)).unwrap_or_default(),
        how_to_step: face.how_to_step(),
        wrong: &wrong,
        draft: draft.clone(),
        kept: parts.kept,
        lang: parts.lang,
        on_answer: answer.clone(),
        on_number,
        words,
    };
    if attempt.is_done() && !matches!(kind, Kind::Fill | Kind::Formula | Kind::Open) {
        return Html::default();
    }
    let check = {
        let (answer, draft, act) = (answer.clone(), draft.clone(), act.clone());
        Callback::from(move |()| match draft.answer(kind) {
            Ok(now) => answer.emit(now),
            Err(first) => {
                act.emit(Deed::Unread);
                draft.set(draft.with(first));
            }
        })
    };
    let none = {
        let at = parts.table.play.state().tree.at() == attempt.from();
        let click = answer.reform(|_: MouseEvent| Answer::Move(None));
        (kind == Kind::Move && attempt.stage == Stage::Open && at).then(|| {
            html! { <button type="button" class="button" onclick={click}>{ words.get("task-none") }</button> }
        })
    };
    let waits = matches!(keyed, Keyed::Waiting);
    let opinion = keyed.key().is_some_and(|key| key.takes_any());
    // One's own words that were kept at an earlier visit, and are the same.
    let kept = kind == Kind::Open && !parts.kept.is_empty() && !draft.corrects(kind, parts.kept);
    html! {
        <InputForm class="task-form" on_submit={check}>
            if waits && !kind.is_played() {
                <p class="quiet computing">{ words.get("task-waiting") }</p>
                { for face.cost(&attempt.start, words).map(|cost| html! { <p class="quiet">{ cost }</p> }) }
            }
            { marks(parts, answer, act) }
            // What is right is not changed under the word that it is.
            <fieldset class="task-fields" aria-labelledby="question" disabled={attempt.is_done() && kind != Kind::Open}>{ fields.draw() }</fieldset>
            if !kind.is_played() && kind != Kind::Outcome && !attempt.is_done() && !kept {
                <button type="submit" class="button primary">
                    { words.get(if opinion { "task-hand-in" } else { "task-check" }) }
                </button>
            }
            if let Some(none) = none { { none } }
        </InputForm>
    }
}

/// The moves that are marked, each to be taken away again, and the button that checks them.
fn marks(parts: &Parts, answer: &Callback<Answer>, act: &Callback<Deed>) -> Html {
    let Parts { face, attempt, words, .. } = parts;
    if attempt.kind != Kind::Moves || attempt.is_done() {
        return Html::default();
    }
    let at = attempt.from();
    let items = attempt.marked.iter().map(|mv| {
        let said = face.say_move(&attempt.start, at, mv, Form::Plan, words);
        let away = words.say(&Message::new("task-unmark").with("move", said.clone()));
        let written = mv.clone();
        let click = act.reform(move |_: MouseEvent| {
            // The button goes with the mark.
            keep_focus("task-marks");
            Deed::Unmark(written.clone())
        });
        html! {
            <li key={mv.clone()} class="task-mark">
                <span class="sentence">{ said }</span>
                <button type="button" class="button icon-button" aria-label={away} onclick={click}>{ "×" }</button>
            </li>
        }
    });
    let last =
        attempt.marked.last().map(|mv| face.say_move(&attempt.start, at, mv, Form::Plan, words));
    let heard = Message::new("task-marked").with("count", attempt.marked.len());
    let heard = words.say(&heard.with("move", last.unwrap_or_default()));
    let marked = attempt.marked.clone();
    let check = answer.reform(move |_: MouseEvent| Answer::Moves(marked.clone()));
    html! {
        <>
            <p class="spoken" role="status">{ heard }</p>
            <ul class="task-marks" id="task-marks" tabindex="-1" aria-label={words.get("task-marks")}>{ for items }</ul>
            // That no move wins is not what is meant to be pressed first.
            <button type="button" class={classes!("button", (!attempt.marked.is_empty()).then_some("primary"))} onclick={check}>
                { words.get(if attempt.marked.is_empty() { "task-none" } else { "task-check" }) }
            </button>
        </>
    }
}

/// The sheet that is filled in, or for which a closed form is looked for, its rows and columns numbered as the board's.
pub(super) fn shown_sheet(attempt: &Attempt, words: &Words) -> Option<Sheet> {
    let has = matches!(attempt.kind, Kind::Fill | Kind::Formula);
    has.then(|| Some(attempt.start.sheet()?.counting(words.count()))).flatten()
}
