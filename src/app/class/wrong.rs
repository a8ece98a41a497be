//! The most common wrong answers.

use super::intake::Desk;
use super::replay::Shown;
use super::said::{asked, lang_of, projected};
use crate::app::hooks::use_words;
use crate::app::lesson::inline;
use crate::app::task::said;
use crate::class::{Common, Overview};
use crate::core::Message;
use crate::session::Kind;
use std::rc::Rc;
use yew::prelude::*;

/// How many are shown of each step.
const MAX_WRONG: usize = 3;

#[derive(Clone, Properties)]
pub(super) struct WrongProps {
    /// What they did in each step.
    pub(super) overview: Rc<[Overview]>,
    /// The lesson.
    pub(super) desk: Rc<Desk>,
    /// Shows an answer on its board.
    pub(super) on_show: Callback<Option<Shown>>,
}

// What they did is recounted when all that was handed in has been replayed.
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
        let answers = step.wrong.iter().take(MAX_WRONG).map(|Common { answer, seed, count }| {
            let shown = Shown {
                step: number,
                seed: *seed,
                answers: vec![answer.clone()],
                at: 0,
                whose: None,
            };
            let click = props.on_show.reform(move |_: MouseEvent| Some(shown.clone()));
            let said = said(&task, questions.scene(number, *seed).as_ref(), answer, &words);
            // Each of them may win: some may be missing, or one more be among them.
            let marked = task.kind == Some(Kind::Moves) && answer != "none";
            let said = if marked {
                words.say(&Message::new("class-marked").with("moves", said))
            } else {
                said
            };
            let href = projected(questions, number, *seed, answer, &words);
            let label = Message::new("class-project").with("answer", said.clone());
            let label = words.say(&label);
            html! {
                <li key={format!("{answer} {seed:?}")}>
                    <button type="button" class="button class-wrong" lang={lang_of(lesson, &task)} data-answer={answer.clone()} onclick={click}>{ said }</button>
                    { " " }{ words.say(&Message::new("class-readers").with("count", *count)) }
                    { " " }<a {href} target="_blank" rel="noopener" aria-label={label}>{ words.get("project-title") }</a>
                </li>
            }
        });
        let asked = asked(lesson, number);
        html! { <li key={number}><h3>{ label }</h3><p class="quiet" lang={lesson.lang.clone()}>{ for inline(&asked) }</p><ol>{ for answers }</ol></li> }
    };
    html! {
        <section class="class-mistakes">
            <h2>{ words.get("class-mistakes") }</h2>
            <ul>{ for steps.iter().map(step) }</ul>
        </section>
    }
}
