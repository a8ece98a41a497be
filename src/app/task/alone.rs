//! A question without a board.

use super::answer::{Fields, use_draft};
use super::{Coach, Given, Heard};
use crate::app::hooks::use_words;
use crate::app::house::InputForm;
use crate::app::lesson::inline;
use crate::lesson::mark_of;
use crate::session::{Answer, Judgement, Key, Kind};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, Properties)]
pub(in crate::app) struct AloneProps {
    /// The step of a lesson that asks it.
    pub(in crate::app) coach: Rc<Coach>,
}

impl PartialEq for AloneProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.coach, &other.coach)
    }
}

/// The question, and what was said of the last answer.
#[component]
pub(in crate::app) fn Alone(props: &AloneProps) -> Html {
    let words = use_words();
    let coach = &props.coach;
    let judged = use_state(|| None::<(String, Judgement)>);
    let taken = use_state_eq(|| 0_usize);
    let kind = coach.task.kind.unwrap_or(Kind::Open);
    let opinion = Key::of_task(&coach.task).takes_any();
    let answered = matches!(&*judged, Some((_, Judgement::Right | Judgement::Taken)));
    let of = format!("{}{}\n{}", coach.title, coach.reader, coach.step.text().join("\n"));
    let question = mark_of(&of);
    // One's own words may be corrected after they were kept.
    let draft = use_draft(question, &coach.kept, answered && kind != Kind::Open);
    // What is in the field while an answer is corrected is not what was kept.
    let corrects = |(taken, _): &(String, Judgement)| draft.corrects(kind, taken);
    let corrected = answered && judged.as_ref().is_some_and(corrects);
    let done = answered && !corrected;
    let submit = {
        let (coach, judged, hints) = (coach.clone(), judged.setter(), *taken);
        let draft = draft.clone();
        Callback::from(move |()| {
            let answer = match draft.answer(kind) {
                Ok(answer) => answer,
                Err(first) => return draft.set(draft.with(first)),
            };
            let Ok(judgement) = Key::of_task(&coach.task).judge(None, &answer) else { return };
            let wrong = matches!(judgement, Judgement::Wrong(_));
            let answer = answer.write();
            let given = Given { handed: answer.clone(), answer, done: !wrong, hints };
            judged.set(Some((given.answer.clone(), judgement)));
            coach.on_heard.emit(Heard::Answer(given));
        })
    };
    let fields = Fields {
        task: &coach.task,
        parts: &[],
        sheet: None,
        draws: false,
        done: String::new(),
        how_to_step: "task-next-note",
        wrong: &[],
        draft: draft.clone(),
        on_answer: Callback::<Answer>::noop(),
        on_number: Callback::noop(),
        words: &words,
    };
    let judgement = judged.as_ref().filter(|_| !corrected);
    let said: Vec<String> = match judgement {
        None => Vec::new(),
        Some((_, Judgement::Taken)) => vec![words.get("task-taken"), coach.step.right()],
        Some((_, Judgement::Right)) => vec![words.get("task-right"), coach.step.right()],
        Some((answer, Judgement::Wrong(_))) => {
            let own = coach.step.wrong(answer).unwrap_or_default();
            vec![words.get("task-wrong"), own.to_owned()]
        }
    };
    let class = match judgement {
        None => None,
        Some((_, Judgement::Wrong(_))) => Some("wrong"),
        Some(_) => Some("right"),
    };
    let hints = coach.step.hints();
    let more = {
        let (taken, coach) = (taken.clone(), coach.clone());
        Callback::from(move |_: MouseEvent| {
            let hints = *taken + 1;
            taken.set(hints);
            coach.on_heard.emit(Heard::Hints(hints));
        })
    };
    html! {
        <InputForm class="task-form alone" on_submit={submit}>
            // What is right is not changed under the word that it is.
            <fieldset class="task-fields" disabled={done && kind != Kind::Open}>{ fields.draw() }</fieldset>
            if !done {
                <button type="submit" class="button primary">
                    { words.get(if opinion { "task-hand-in" } else { "task-check" }) }
                </button>
            }
            <div class={classes!("task-verdict", class)} role="status">
                { for said.iter().filter(|said| !said.is_empty()).map(|said| html! { <p>{ for inline(said) }</p> }) }
            </div>
            if !done && !hints.is_empty() {
                <div class="task-hints">
                    <div role="status"><ol>{ for hints.iter().take(*taken).map(|hint| html! { <li>{ for inline(hint) }</li> }) }</ol></div>
                    if *taken < hints.len() {
                        <button type="button" class="button" onclick={more}>{ words.get("hint") }</button>
                    }
                </div>
            }
        </InputForm>
    }
}
