//! The commonest wrong answers.

use super::replay::{Shown, said};
use crate::app::hooks::use_words;
use crate::class::{Row, overview};
use crate::core::Message;
use crate::lesson::Lesson;
use std::rc::Rc;
use yew::prelude::*;

/// As many are shown of each step.
const MAX_WRONG: usize = 3;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct WrongProps {
    /// What was handed in.
    pub(super) rows: Vec<Rc<Row>>,
    /// The lesson.
    pub(super) lesson: Rc<Lesson>,
    /// Shows an answer on its board.
    pub(super) on_show: Callback<Option<Shown>>,
}

/// The commonest wrong answers of each step.
#[component]
pub(super) fn Wrong(props: &WrongProps) -> Html {
    let words = use_words();
    let steps = overview(&props.rows, props.lesson.steps.len());
    let steps: Vec<_> =
        steps.iter().enumerate().filter(|(_, step)| !step.wrong.is_empty()).collect();
    if steps.is_empty() {
        return Html::default();
    }
    let step = |(number, step): &(usize, &crate::class::Overview)| {
        let number = *number;
        let label = words.say(&Message::new("class-step").with("number", number + 1));
        let task =
            props.lesson.steps.get(number).map(crate::lesson::Step::task).unwrap_or_default();
        let answers = step.wrong.iter().take(MAX_WRONG).map(|(answer, count)| {
            // Of a position that was drawn, that of a reader who gave the answer.
            let seed = props.rows.iter().find_map(|row| {
                let tried = row.attempt.steps.iter().find(|tried| tried.step == number)?;
                tried.answers.contains(answer).then_some(tried.seed)
            });
            let shown = Shown {
                step: number,
                seed: seed.flatten(),
                answers: vec![answer.clone()],
                at: 0,
                name: String::new(),
            };
            let click = props.on_show.reform(move |_: MouseEvent| Some(shown.clone()));
            html! {
                <li key={answer.clone()}>
                    <button type="button" class="button class-wrong" onclick={click}>{ said(&task, answer, &words) }</button>
                    { " " }{ words.say(&Message::new("class-readers").with("count", *count)) }
                </li>
            }
        });
        html! { <li key={number}><h3>{ label }</h3><ol>{ for answers }</ol></li> }
    };
    html! {
        <section class="class-mistakes">
            <h2>{ words.get("class-mistakes") }</h2>
            <ul>{ for steps.iter().map(step) }</ul>
        </section>
    }
}
