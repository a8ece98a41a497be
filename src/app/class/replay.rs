//! An answer on its board.

use super::intake::Desk;
use super::said::{asked, board_after, lang_of, projected};
use crate::app::hooks::{use_words, wait};
use crate::app::lesson::Board;
use crate::app::lesson::inline;
use crate::app::page::LessonProps;
use crate::app::task::{Coach, said};
use crate::class::Row;
use crate::core::Message;
use crate::lesson::Step;
use crate::session::Task;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Answers to a step, and which of them is shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    /// The step, from 0.
    pub(super) step: usize,
    /// What drew its position.
    pub(super) seed: Option<u64>,
    /// The answers, in their order.
    pub(super) answers: Vec<String>,
    /// Which of them is on the board.
    pub(super) at: usize,
    /// The number and the mark of the attempt that they belong to; `None` where it does not matter whose they are.
    pub(super) whose: Option<(u32, u64)>,
}

impl Shown {
    /// The answers of a reader to a step, from the first.
    pub(super) fn of(row: &Row, step: usize) -> Self {
        let tried = row.attempt.step(step);
        let answers = tried.map(|tried| tried.answers.clone()).unwrap_or_default();
        let seed = tried.and_then(|tried| tried.seed);
        let whose = Some((row.attempt.id, row.attempt.mark));
        Self { step, seed, answers, at: 0, whose }
    }

    /// Whether they are of this row.
    pub(super) fn is_of(&self, row: &Row) -> bool {
        self.whose == Some((row.attempt.id, row.attempt.mark))
    }
}

#[derive(Clone, Properties)]
pub(super) struct ReplayProps {
    /// What is shown.
    pub(super) shown: Shown,
    /// What the table calls the reader; empty where it does not matter whose answers they are.
    pub(super) reader: String,
    /// The lesson.
    pub(super) desk: Rc<Desk>,
    /// The page.
    pub(super) page: LessonProps,
    /// How often answers were called up: each time they are brought into sight.
    pub(super) calls: u32,
    /// Shows another answer of those that are here, or none.
    pub(super) on_turn: Callback<Option<Shown>>,
    /// Takes the reader's submission away, where it is known whose answers they are.
    pub(super) on_remove: Option<Callback<()>>,
}

impl PartialEq for ReplayProps {
    fn eq(&self, other: &Self) -> bool {
        let called = (&self.shown, self.calls) == (&other.shown, other.calls);
        let same = called && self.reader == other.reader;
        // Whose they are says which is taken away; whether one can be changes with what is being taken in.
        let removes = self.on_remove.is_some() == other.on_remove.is_some();
        same && removes && Rc::ptr_eq(&self.desk, &other.desk) && self.page == other.page
    }
}

/// The answers, and the board of the one that is chosen.
#[component]
pub(super) fn Replay(props: &ReplayProps) -> Html {
    let words = use_words();
    let ReplayProps { shown, reader, desk, page, on_turn, on_remove, calls } = props;
    // The board of a question that nobody has answered rightly or wrongly is worked out now.
    let worked_out = use_state_eq(|| None::<(usize, Option<u64>)>);
    {
        let (worked_out, desk) = (worked_out.setter(), desk.clone());
        use_effect_with((shown.step, shown.seed), move |&(step, seed)| {
            let work = async move { drop(desk.questions.question(step, seed).await) };
            wait(work, move |()| worked_out.set(Some((step, seed))))
        });
    }
    // It may be far above the cell that was pressed.
    let section = use_node_ref();
    use_effect_with((*calls, section.clone()), |(_, section)| {
        if let Some(section) = section.cast::<HtmlElement>() {
            section.scroll_into_view();
            let _ = section.focus();
        }
    });
    let lesson = &desk.questions.lesson;
    let step = lesson.steps.get(shown.step).cloned().unwrap_or_default();
    let task = step.task();
    let scene = desk.questions.scene(shown.step, shown.seed);
    let title = Message::new("class-answers").with("number", shown.step + 1);
    let answer = |(place, answer): (usize, &String)| {
        let next = Shown { at: place, ..shown.clone() };
        let click = on_turn.reform(move |_: MouseEvent| Some(next.clone()));
        let current = (place == shown.at).then_some("true");
        html! { <li key={place}><button type="button" class="button" lang={lang_of(lesson, &task)} data-answer={answer.clone()} aria-current={current} onclick={click}>{ said(&task, scene.as_ref(), answer, &words) }</button></li> }
    };
    let current = shown.answers.get(shown.at);
    let here = *worked_out == Some((shown.step, shown.seed));
    let link = current.filter(|_| here).zip(scene.as_ref());
    let link = link.and_then(|(answer, scene)| Some(board_after(scene, task.kind?, answer)));
    let project = current.map(|answer| {
        let href = projected(&desk.questions, shown.step, shown.seed, answer, &words);
        html! { <p><a {href} target="_blank" rel="noopener">{ words.get("project-title") }</a></p> }
    });
    let close = on_turn.reform(|_: MouseEvent| None);
    html! {
        <section ref={section} class="class-replay" id="class-replay" tabindex="-1" aria-label={words.say(&title)}>
            <div class="row">
                <h2>{ words.say(&title) }if !reader.is_empty() { { " · " }{ reader.clone() } }</h2>
                <button type="button" class="button" onclick={close}>{ words.get("close") }</button>
            </div>
            <p lang={lesson.lang.clone()}>{ for inline(&asked(lesson, shown.step)) }</p>
            <ol class="class-given">{ for shown.answers.iter().enumerate().map(answer) }</ol>
            { project }
            if let Some(on_remove) = on_remove {
                <p><button type="button" class="button" id="class-remove" onclick={on_remove.reform(|_: MouseEvent| ())}>{ words.get("class-remove") }</button></p>
            }
            if let Some(link) = link {
                <Board key={link.clone()} link={link.clone()} coach={Rc::new(looked_at(&step))} seed={shown.seed.unwrap_or(0)} page={page.clone()} />
            }
        </section>
    }
}

/// A step of which only the board is viewed.
fn looked_at(step: &Step) -> Coach {
    Coach {
        title: String::new(),
        lang: None,
        step: step.clone(),
        task: Task::default(),
        kept: String::new(),
        rule_known: false,
        reader: String::new(),
        place: String::new(),
        on_redraw: None,
        on_skip: Callback::noop(),
        on_heard: Callback::noop(),
    }
}
