//! An answer on its board.

use super::check::Scene;
use super::rows::Desk;
use super::wrong::asked;
use crate::app::face::Face;
use crate::app::hooks::use_words;
use crate::app::lesson::Board;
use crate::app::page::LessonProps;
use crate::app::task::Coach;
use crate::app::ui::Form;
use crate::class::{Row, moves};
use crate::core::Message;
use crate::lesson::{Lesson, Step, pack_text};
use crate::link::{LessonPlace, LessonView, Link, Look, Source, Values, href, with_key};
use crate::session::{Kind, Players, Playing, Step as Taken, Task};
use crate::words::Words;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
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
    /// Whose they are; empty where that does not matter.
    pub(super) name: String,
}

impl Shown {
    /// The answers of a reader to a step, from the first.
    pub(super) fn of(row: &Row, step: usize, name: &str) -> Self {
        let tried = row.attempt.steps.iter().find(|tried| tried.step == step);
        let answers = tried.map(|tried| tried.answers.clone()).unwrap_or_default();
        let seed = tried.and_then(|tried| tried.seed);
        Self { step, seed, answers, at: 0, name: name.to_owned() }
    }
}

#[derive(Clone, Properties)]
pub(super) struct ReplayProps {
    /// What is shown.
    pub(super) shown: Shown,
    /// The lesson.
    pub(super) desk: Rc<Desk>,
    /// The page.
    pub(super) page: LessonProps,
    /// Shows another answer, or none.
    pub(super) on_show: Callback<Option<Shown>>,
}

impl PartialEq for ReplayProps {
    fn eq(&self, other: &Self) -> bool {
        self.shown == other.shown && Rc::ptr_eq(&self.desk, &other.desk) && self.page == other.page
    }
}

/// The answers, and the board of the one that is chosen.
#[component]
pub(super) fn Replay(props: &ReplayProps) -> Html {
    let words = use_words();
    let ReplayProps { shown, desk, page, on_show } = props;
    let link = use_state_eq(|| None::<String>);
    {
        let (link, desk) = (link.setter(), desk.clone());
        use_effect_with(shown.clone(), move |shown| {
            let shown = shown.clone();
            spawn_local(async move {
                link.set(link_of(&desk, &shown).await);
            });
        });
    }
    // It may be far above the cell that was pressed.
    let section = use_node_ref();
    use_effect_with((shown.step, shown.name.clone(), section.clone()), |(_, _, section)| {
        if let Some(section) = section.cast::<HtmlElement>() {
            section.scroll_into_view();
            let _ = section.focus();
        }
    });
    let step = desk.questions.lesson.steps.get(shown.step).cloned().unwrap_or_default();
    let task = step.task();
    let scene = desk.questions.scene(shown.step, shown.seed);
    let title = Message::new("class-answers").with("number", shown.step + 1);
    let answer = |(place, answer): (usize, &String)| {
        let next = Shown { at: place, ..shown.clone() };
        let click = on_show.reform(move |_: MouseEvent| Some(next.clone()));
        let current = (place == shown.at).then_some("true");
        html! { <li key={place}><button type="button" class="button" data-answer={answer.clone()} aria-current={current} onclick={click}>{ said(&task, scene.as_ref(), answer, &words) }</button></li> }
    };
    let current =
        shown.answers.get(shown.at).map(|answer| said(&task, scene.as_ref(), answer, &words));
    let current = current.unwrap_or_default();
    let close = on_show.reform(|_: MouseEvent| None);
    html! {
        <section ref={section} class="class-replay" id="class-replay" tabindex="-1" aria-label={words.say(&title)}>
            <div class="row">
                <h2>{ words.say(&title) }if !shown.name.is_empty() { { " · " }{ shown.name.clone() } }</h2>
                <button type="button" class="button" onclick={close}>{ words.get("close") }</button>
            </div>
            <p>{ asked(&desk.questions.lesson, shown.step) }</p>
            <ol class="class-given">{ for shown.answers.iter().enumerate().map(answer) }</ol>
            if let Some(link) = (*link).clone() {
                <p><a href={projected(&link, &desk.questions.lesson, &step, &current, &words)} target="_blank" rel="noopener">{ words.get("project-title") }</a></p>
                <Board key={link.clone()} link={link.clone()} coach={Rc::new(looked_at(&step))} seed={shown.seed.unwrap_or(0)} page={page.clone()} />
            }
        </section>
    }
}

/// A step of which only the board is looked at.
fn looked_at(step: &Step) -> Coach {
    Coach {
        title: String::new(),
        step: step.clone(),
        task: Task::default(),
        kept: String::new(),
        on_answer: Callback::noop(),
    }
}

/// The link to the board after an answer, or at the question where an answer is no move.
async fn link_of(desk: &Desk, shown: &Shown) -> Option<String> {
    let (start, _) = desk.questions.question(shown.step, shown.seed).await?;
    let (task, answer) = (desk.questions.task(shown.step)?, shown.answers.get(shown.at)?);
    let play = after(&start?, task.kind?, answer);
    let look = Look { values: Values::Hide, embed: true, ..Look::default() };
    Some(Link::of(&*play, None, look).to_string())
}

fn after(start: &Playing, kind: Kind, answer: &str) -> Playing {
    // Nobody plays on.
    let mut play = start.after(Taken::Seat(Players::HumanHuman));
    if matches!(kind, Kind::Move | Kind::Win) {
        for mv in moves(answer).split('_') {
            match play.play(mv) {
                Ok(next) => play = next,
                Err(_) => break,
            }
        }
    }
    play
}

/// The same before a class, in a window of its own: the question, the answer, and the board after it.
fn projected(link: &str, lesson: &Lesson, step: &Step, answer: &str, words: &Words) -> String {
    let board = with_key(&with_key(link, "embed", None), "values", None);
    let head = format!("title: {}\nlang: {}\n---", lesson.title, words.language().code());
    let text = format!("{head}\n{}\n{}\n\n*{answer}*\n", href(&board), step.text().join("\n"));
    LessonPlace::new(Source::Packed(pack_text(&text))).in_view(LessonView::Project).href()
}

/// An answer in words, as far as it has any; `scene` is the game at the question.
pub(super) fn said(task: &Task, scene: Option<&Scene>, answer: &str, words: &Words) -> String {
    match (task.kind, answer) {
        (Some(Kind::Move | Kind::Moves), "none") => words.get("task-none"),
        (Some(Kind::Outcome), "win") => words.get("task-says-win"),
        (Some(Kind::Outcome), "loss") => words.get("task-says-loss"),
        (Some(Kind::Outcome), "draw") => words.get("task-says-draw"),
        (Some(Kind::Choice), number) => {
            let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let option = place.and_then(|place| task.options.get(place));
            option.map_or_else(|| number.to_owned(), |option| option.text.clone())
        }
        (Some(Kind::Move), mv) => {
            let legal = scene.filter(|(start, _)| start.play(mv).is_ok());
            legal.map_or_else(|| mv.to_owned(), |(start, face)| in_words(start, *face, mv, words))
        }
        (Some(Kind::Moves), moves) => moves.replace('_', ", "),
        (Some(Kind::Win), game) => moves(game).replace('_', ", "),
        (Some(Kind::Fill | Kind::Value), numbers) => numbers.replace('_', " / ").replace('.', " "),
        _ => answer.to_owned(),
    }
}

fn in_words(start: &Playing, face: &'static dyn Face, mv: &str, words: &Words) -> String {
    face.say_move(start, start.state().tree.at(), mv, Form::Plan, words)
}
