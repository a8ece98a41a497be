//! The steps of a lesson, each with its board.

use crate::app::arrival::fetch_game;
use crate::app::chunk::Missing;
use crate::app::face::Board;
use crate::app::hooks::{Counted, wait};
use crate::app::task::{Coach, Scene};
use crate::core::{Message, Say};
use crate::lesson::{Lesson, Step};
use crate::link::{Place, split, with_key};
use crate::session::{Playing, Task};
use std::rc::Rc;
use yew::prelude::*;

/// A step with its board.
pub(in crate::app::lesson) struct Ready {
    /// The step.
    pub(in crate::app::lesson) step: Step,
    /// What it asks.
    pub(in crate::app::lesson) task: Task,
    /// What is read: the text of the step, or the question of its link.
    pub(super) text: Vec<String>,
    /// Its board.
    pub(in crate::app::lesson) board: Ground,
    /// The step as the page of a task has it.
    pub(super) coach: Rc<Coach>,
}

/// One step is made ready once.
impl PartialEq for Ready {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// What a step is shown on.
pub(in crate::app::lesson) enum Ground {
    /// It has no board.
    None,
    /// The game at the question.
    Game(Scene),
    /// Its link cannot be read, and why.
    Broken(Message),
}

/// The steps, on their way.
#[derive(Clone)]
pub(in crate::app::lesson) enum Coming {
    /// Boards are on their way.
    Waiting,
    /// Some did not come.
    Missing,
    /// They are here.
    Here(Rc<Vec<Rc<Ready>>>),
}

impl Ready {
    /// The game, where there is one.
    pub(in crate::app::lesson) fn scene(&self) -> Option<&Scene> {
        match &self.board {
            Ground::Game(scene) => Some(scene),
            Ground::None | Ground::Broken(_) => None,
        }
    }
}

impl Scene {
    /// The board at some point of the game, with a move marked on it; played on where `on_move` hears of it.
    pub(super) fn board(
        &self,
        play: Playing,
        marked: Option<String>,
        on_move: Option<Callback<String>>,
    ) -> Html {
        let (open, on_move) = (on_move.is_some(), on_move.unwrap_or_default());
        let marked = marked.into_iter().collect();
        let board = Board { play, open, marked, found: None, reasons: false, on_move };
        html! { <Counted count={self.count}>{ self.face.board(board) }</Counted> }
    }
}

/// Fetches the boards of a lesson, and gives a way to ask again. Random positions are drawn by
/// the seed as the lesson itself draws them.
#[hook]
pub(in crate::app::lesson) fn use_ready(
    lesson: &Rc<Lesson>,
    seed: u64,
) -> (Coming, Callback<MouseEvent>) {
    let state = use_state(|| Coming::Waiting);
    let again = use_state_eq(|| 0_u32);
    {
        let state = state.setter();
        use_effect_with((lesson.clone(), seed, *again), move |(lesson, seed, _)| {
            let (lesson, seed) = (lesson.clone(), *seed);
            wait(async move { fetch(&lesson, seed).await }, move |came| {
                state.set(came.map_or(Coming::Missing, |steps| Coming::Here(Rc::new(steps))));
            })
        });
    }
    let ask = {
        let (state, again) = (state.setter(), again.clone());
        Callback::from(move |_: MouseEvent| {
            state.set(Coming::Waiting);
            again.set(*again + 1);
        })
    };
    ((*state).clone(), ask)
}

async fn fetch(lesson: &Lesson, seed: u64) -> Result<Vec<Rc<Ready>>, Missing> {
    let mut steps = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        let board = match step.board() {
            Some(link) => ground(link, seed.wrapping_add(at as u64)).await?,
            None => Ground::None,
        };
        let task = step.task();
        let text = step.to_read();
        let coach = Rc::new(Coach {
            title: lesson.title.clone(),
            lang: lesson.lang.clone(),
            step: step.clone(),
            task: task.clone(),
            kept: String::new(),
            rule_known: false,
            reader: String::new(),
            place: String::new(),
            on_redraw: None,
            on_skip: Callback::noop(),
            on_heard: Callback::noop(),
        });
        steps.push(Rc::new(Ready { step: step.clone(), task, text, board, coach }));
    }
    Ok(steps)
}

/// The board of a link, without the panels that it may open.
async fn ground(link: &str, seed: u64) -> Result<Ground, Missing> {
    let split = match split(&with_key(link, "view", None)) {
        Ok(Place::Game(split)) => split,
        Ok(_) => return Ok(Ground::Broken(Message::new("lesson-not-a-game"))),
        Err(error) => return Ok(Ground::Broken(error.problem.say())),
    };
    let Some((page, face)) =
        fetch_game(&split).await?.and_then(|page| page.face.map(|face| (page, face)))
    else {
        return Err(Missing);
    };
    let reading = (page.read)(&split, seed);
    Ok(match reading.errors.first() {
        Some(error) => Ground::Broken(error.problem.say()),
        None => Ground::Game(Scene { face, play: reading.play, count: reading.look.count }),
    })
}
