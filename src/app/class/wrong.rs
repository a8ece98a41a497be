//! The commonest wrong answers.

use super::replay::{Shown, said};
use super::rows::Desk;
use crate::app::hooks::use_words;
use crate::class::{Overview, Row};
use crate::core::Message;
use crate::lesson::Lesson;
use std::rc::Rc;
use yew::prelude::*;

/// As many are shown of each step.
const MAX_WRONG: usize = 3;

#[derive(Clone, Properties)]
pub(super) struct WrongProps {
    /// What was handed in.
    pub(super) rows: Vec<Rc<Row>>,
    /// What they did in each step.
    pub(super) overview: Rc<[Overview]>,
    /// The lesson.
    pub(super) desk: Rc<Desk>,
    /// Shows an answer on its board.
    pub(super) on_show: Callback<Option<Shown>>,
}

// The rows are looked at anew when all that was handed in has been replayed.
impl PartialEq for WrongProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.overview, &other.overview) && Rc::ptr_eq(&self.desk, &other.desk)
    }
}

/// The commonest wrong answers of each step.
#[component]
pub(super) fn Wrong(props: &WrongProps) -> Html {
    let words = use_words();
    let questions = &props.desk.questions;
    let lesson = &questions.lesson;
    let steps: Vec<_> =
        props.overview.iter().enumerate().filter(|(_, step)| !step.wrong.is_empty()).collect();
    if steps.is_empty() {
        return Html::default();
    }
    let step = |(number, step): &(usize, &Overview)| {
        let number = *number;
        let label = words.say(&Message::new("class-step").with("number", number + 1));
        let task = lesson.steps.get(number).map(crate::lesson::Step::task).unwrap_or_default();
        let answers = step.wrong.iter().take(MAX_WRONG).map(|(answer, count)| {
            // Of a position that was drawn, that of a reader who gave the answer.
            let seed = props.rows.iter().find_map(|row| {
                let tried = row.attempt.steps.iter().find(|tried| tried.step == number)?;
                tried.answers.contains(answer).then_some(tried.seed)
            });
            let seed = seed.flatten();
            let scene = questions.scene(number, seed);
            let shown = Shown {
                step: number,
                seed,
                answers: vec![answer.clone()],
                at: 0,
                name: String::new(),
            };
            let click = props.on_show.reform(move |_: MouseEvent| Some(shown.clone()));
            html! {
                <li key={answer.clone()}>
                    <button type="button" class="button class-wrong" data-answer={answer.clone()} onclick={click}>{ said(&task, scene.as_ref(), answer, &words) }</button>
                    { " " }{ words.say(&Message::new("class-readers").with("count", *count)) }
                </li>
            }
        });
        let asked = asked(lesson, number);
        html! { <li key={number}><h3>{ label }</h3><p class="quiet">{ asked }</p><ol>{ for answers }</ol></li> }
    };
    html! {
        <section class="class-mistakes">
            <h2>{ words.get("class-mistakes") }</h2>
            <ul>{ for steps.iter().map(step) }</ul>
        </section>
    }
}

/// What a step asks, as its text or its link has it.
pub(super) fn asked(lesson: &Lesson, step: usize) -> String {
    let step = lesson.steps.get(step).cloned().unwrap_or_default();
    let text = step.text().join(" ");
    if text.is_empty() { step.task().say } else { text }
}
