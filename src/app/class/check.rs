//! Replays attempts with the help of the solver.

use crate::app::arrival::fetch_game;
use crate::app::chunk::Missing;
use crate::app::face::Face;
use crate::app::task::{Keyed, Scene, key_of};
use crate::class::{Attempt, Findings, Result as StepResult, Row, Tried, replay};
use crate::core::{Count, Refusal};
use crate::games::Order;
use crate::lesson::{Lesson, Step};
use crate::link::{Place, split};
use crate::session::{Finding, Key, Need, Playing, Task};
use crate::words::Words;
use crate::work::client::{Client, Event};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// The game at a question, where it has one, and what is accepted; `None` where it cannot be asked.
pub(super) type Question = Option<(Option<Playing>, Rc<Key>)>;

/// The questions of a lesson, each worked out once.
pub(super) struct Questions {
    /// The lesson.
    pub(super) lesson: Rc<Lesson>,
    tasks: Vec<Task>,
    /// Of each step, whether its position is drawn for each reader.
    drawn: Vec<bool>,
    client: Client,
    worked_out: Rc<WorkedOut>,
    /// Those over which the solver was lost, in the texts that are being taken in: they are not asked again for each
    /// reader.
    lost: RefCell<HashSet<(usize, Option<u64>)>>,
}

/// What has been worked out of the questions of a lesson: the same in all its languages.
#[derive(Default)]
pub(super) struct WorkedOut {
    known: RefCell<HashMap<(usize, Option<u64>), Question>>,
    findings: RefCell<Findings>,
    /// How the games of the steps are drawn, as far as they have come, and from what their squares are counted.
    faces: RefCell<HashMap<usize, (&'static dyn Face, Count)>>,
}

impl Questions {
    /// The questions of a lesson, of which some may have been worked out.
    pub(super) fn of(lesson: Rc<Lesson>, client: Client, worked_out: Rc<WorkedOut>) -> Self {
        let tasks = lesson.steps.iter().map(Step::task).collect();
        let drawn = lesson.steps.iter().map(Step::draws).collect();
        Self { lesson, tasks, drawn, client, worked_out, lost: RefCell::default() }
    }

    /// Other texts are taken in: what was lost is asked once more.
    pub(super) fn begin(&self) {
        self.lost.borrow_mut().clear();
    }

    /// The task of a step; `None` where it asks nothing.
    pub(super) fn task(&self, step: usize) -> Option<&Task> {
        self.tasks.get(step).filter(|task| task.kind.is_some())
    }

    /// Whether the position of a step is drawn for each reader.
    pub(super) fn draws(&self, step: usize) -> bool {
        self.drawn.get(step).is_some_and(|&drawn| drawn)
    }

    /// The question of a step; the seed matters where its position is drawn.
    pub(super) async fn question(&self, step: usize, seed: Option<u64>) -> Question {
        self.asked(step, seed).await.ok()?
    }

    /// The same; an error where it did not come, and may come the next time.
    async fn asked(&self, step: usize, seed: Option<u64>) -> Result<Question, Missing> {
        let Some(task) = self.task(step) else { return Ok(None) };
        let seed = seed.filter(|_| self.draws(step));
        let known = self.worked_out.known.borrow().get(&(step, seed)).cloned();
        if let Some(question) = known {
            return Ok(question);
        }
        let question = self.work_out(step, task, seed).await?;
        self.worked_out.known.borrow_mut().insert((step, seed), question.clone());
        Ok(question)
    }

    /// The game at a question that has been worked out, with the words of its moves.
    pub(super) fn scene(&self, step: usize, seed: Option<u64>) -> Option<Scene> {
        let seed = seed.filter(|_| self.draws(step));
        let play = self.worked_out.known.borrow().get(&(step, seed)).cloned()??.0?;
        let &(face, count) = self.worked_out.faces.borrow().get(&step)?;
        Some(Scene { face, play, count })
    }

    /// What the game of a step is called, where it has one and its part of the program comes.
    pub(super) async fn game_of(&self, step: usize, words: &Words) -> Option<String> {
        let link = self.lesson.steps.get(step)?.board()?;
        let Ok(Place::Game(split)) = split(link) else { return None };
        let page = fetch_game(&split).await.ok()??;
        let play = (page.read)(&split, 0).play;
        Some(page.face?.title(&play, words))
    }

    async fn work_out(
        &self,
        step: usize,
        task: &Task,
        seed: Option<u64>,
    ) -> Result<Question, Missing> {
        if task.kind.is_some_and(|kind| kind.needs() == Need::Nothing) {
            return Ok(Some((None, Rc::new(Key::of_task(task)))));
        }
        let link = self.lesson.steps.get(step).and_then(Step::board);
        let Some(Ok(Place::Game(split))) = link.map(split) else { return Ok(None) };
        let Some(page) = fetch_game(&split).await? else { return Ok(None) };
        let reading = (page.read)(&split, seed.unwrap_or(0));
        if !reading.errors.is_empty() {
            return Ok(None);
        }
        if let Some(face) = page.face {
            self.worked_out.faces.borrow_mut().insert(step, (face, reading.look.count));
        }
        Ok(match key_of(&reading.play, task, reading.look.count, &self.client).await {
            Keyed::Known(key, _) => Some((Some(reading.play), key)),
            Keyed::Waiting | Keyed::Cannot(_) => None,
            Keyed::Lost => return Err(Missing),
        })
    }

    /// What an attempt is worth, step by step.
    pub(super) async fn row(&self, attempt: Attempt) -> Row {
        let attempt = attempt.seeded(|step| self.draws(step));
        let mut results: Vec<Option<StepResult>> = vec![None; self.tasks.len()];
        for tried in attempt.steps.iter().filter(|tried| !tried.answers.is_empty()) {
            let Some(task) = self.task(tried.step) else { continue };
            let result = self.judged(task, tried).await.unwrap_or_else(|Missing| {
                self.lost.borrow_mut().insert((tried.step, tried.seed));
                StepResult::unjudged(tried)
            });
            if let Some(place) = results.get_mut(tried.step) {
                *place = Some(result);
            }
        }
        Row { attempt, results }
    }

    /// What the answers to a step are worth; an error where what tells did not come.
    async fn judged(&self, task: &Task, tried: &Tried) -> Result<StepResult, Missing> {
        if self.lost.borrow().contains(&(tried.step, tried.seed)) {
            return Err(Missing);
        }
        let Some((start, key)) = self.asked(tried.step, tried.seed).await? else {
            return Ok(StepResult::unjudged(tried));
        };
        let start = start.as_ref();
        let missing = self.worked_out.findings.borrow().missing(start, task, &key, tried);
        for point in missing {
            let order = Findings::order(&point);
            let found = findings(&self.client, order.clone(), point).await.ok_or(Missing)?;
            self.worked_out.findings.borrow_mut().learn(order, found);
        }
        Ok(replay(start, task, &key, tried, &self.worked_out.findings.borrow()))
    }
}

/// All that the solver tells of a point: nothing where it cannot, as the pupil's own computer was told nothing. `None`
/// where the solver was lost over it, or cannot have been asked.
async fn findings(client: &Client, order: Order, point: Playing) -> Option<Vec<Finding>> {
    let found = RefCell::new(Vec::new());
    let hear = move |event: Event<&[u8]>| match event {
        Event::Report(tell) => {
            found.borrow_mut().extend(point.finding(tell));
            None
        }
        Event::Again => {
            found.borrow_mut().clear();
            None
        }
        Event::Lost | Event::Refused(Refusal::Unread) => Some(None),
        Event::Done | Event::Refused(_) => Some(Some(found.take())),
        Event::Progress(_) => None,
    };
    client.answer(order, hear).await
}
