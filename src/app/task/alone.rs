//! A question without a board.

use super::answer::{Fields, use_draft};
use super::onward::{taken_hints, verdict};
use super::{Coach, Given, Heard};
use crate::app::dom::{focus_verdict, keep_focus};
use crate::app::hooks::{use_presses, use_words};
use crate::app::house::InputForm;
use crate::app::lesson::Sentence;
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
    // What was kept in one's own words is so when the reader comes back.
    let judged =
        use_state(|| (!coach.kept.is_empty()).then(|| (coach.kept.clone(), Judgement::Taken)));
    let taken = use_state_eq(|| 0_usize);
    let tries = use_state_eq(|| 0_u32);
    let presses = use_presses();
    let kind = coach.task.kind.unwrap_or(Kind::Open);
    let opinion = Key::of_task(&coach.task).takes_any();
    let answered = matches!(&*judged, Some((_, Judgement::Right | Judgement::Taken)));
    let of = format!("{}{}\n{}", coach.title, coach.reader, coach.step.text().join("\n"));
    let question = mark_of(&of);
    // One's own words may be corrected after they were kept.
    let closed = answered && kind != Kind::Open;
    let draft = use_draft(question, &coach.kept, closed, Some(&coach.on_heard));
    // What is in the field while an answer is corrected is not what was kept.
    let corrects = |(taken, _): &(String, Judgement)| draft.corrects(kind, taken);
    let corrected = answered && judged.as_ref().is_some_and(corrects);
    let done = answered && !corrected;
    let submit = {
        let (coach, judged, hints) = (coach.clone(), judged.clone(), *taken);
        let (tries, draft, presses) = (tries.clone(), draft.clone(), presses.clone());
        Callback::from(move |()| {
            let answer = match draft.answer(kind) {
                Ok(answer) => answer,
                Err(first) => return draft.set(draft.with(first)),
            };
            let Ok(judgement) = Key::of_task(&coach.task).judge(None, &answer) else { return };
            let wrong = matches!(judgement, Judgement::Wrong(_));
            let answer = answer.write();
            let same = |(last, before): &(String, Judgement)| {
                *last == answer && matches!(before, Judgement::Wrong(_))
            };
            if presses.press() && judged.as_ref().is_some_and(same) {
                return focus_verdict();
            }
            let given = Given { handed: answer.clone(), answer, done: !wrong, hints };
            judged.set(Some((given.answer.clone(), judgement)));
            tries.set(*tries + 1);
            focus_verdict();
            coach.on_heard.emit(Heard::Answer(given));
        })
    };
    let fields = Fields {
        task: &coach.task,
        values: &[],
        sheet: None,
        draws: false,
        done: String::new(),
        how_to_step: "task-next-note",
        wrong: &[],
        draft: draft.clone(),
        kept: &coach.kept,
        lang: coach.lang.as_deref(),
        on_answer: Callback::<Answer>::noop(),
        on_number: Callback::noop(),
        words: &words,
    };
    let judgement = judged.as_ref().filter(|_| !corrected);
    let said: Vec<Sentence> = match judgement {
        None => Vec::new(),
        Some((answer, judgement)) => {
            let (head, own) = match judgement {
                Judgement::Taken => ("task-taken", coach.right()),
                Judgement::Right => ("task-right", coach.right()),
                Judgement::Wrong(_) => {
                    let own = coach.step.wrong(None, answer);
                    ("task-wrong", own.map(|own| coach.says(own)))
                }
            };
            std::iter::once(Sentence::from(words.get(head))).chain(own).collect()
        }
    };
    let class = match judgement {
        None => None,
        Some((_, Judgement::Wrong(_))) => Some("wrong"),
        Some(_) => Some("right"),
    };
    let hints = coach.hints();
    let more = {
        let (taken, coach) = (taken.clone(), coach.clone());
        let (label, taken_count) = (words.get("hint"), *taken);
        let more = move |_: MouseEvent| {
            // With the last hint the button goes away.
            keep_focus("task-hints");
            let hints = *taken + 1;
            taken.set(hints);
            coach.on_heard.emit(Heard::Hints(hints));
        };
        let more = html! { <button type="button" class="button" onclick={more}>{ label }</button> };
        (taken_count < hints.len()).then_some(more)
    };
    let taken = hints.get(..*taken).unwrap_or(&hints);
    html! {
        <InputForm class="task-form alone" on_submit={submit}>
            // What is right is not changed under the word that it is.
            <fieldset class="task-fields" disabled={done && kind != Kind::Open}>{ fields.draw() }</fieldset>
            if !done {
                <button type="submit" class="button primary">
                    { words.get(if opinion { "task-hand-in" } else { "task-check" }) }
                </button>
            }
            <div id="panel" tabindex="-1" role="group" aria-label={words.get("task-answer")}>
                { verdict(&said, *tries, class, Some(coach.as_ref()), &words) }
            </div>
            if !done && !hints.is_empty() {
                { taken_hints(taken, more, &words) }
            }
        </InputForm>
    }
}
