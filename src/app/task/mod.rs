//! A question about a position: the question above the board, the board to play on, the answer beside it. A chunk of
//! the program that is loaded when a link asks something.
//!
//! While it is open, nothing on the page gives the answer away: no panel, no view, no value on the board. `answer` has
//! the answers that are given by other means than the board, `controls` shows them, `judge` judges them, `sheet` has
//! rows of numbers, `ladder` the hints, `say` what is said about an answer; `given` puts an answer into words; `onward`
//! has another try and hints, `past` leads past a question that has none; `lone` is for a question outside a lesson;
//! `key` asks the solver what is right; `resumed` continues a game that is to be won.

mod alone;
mod answer;
mod asked;
mod controls;
mod given;
mod judge;
mod key;
mod ladder;
mod lone;
mod onward;
mod past;
mod place;
mod reason;
mod resumed;
mod say;
mod sheet;
mod within;

pub(super) use alone::Alone;
pub(super) use answer::outcomes;
pub(super) use given::{Scene, said};
pub(super) use key::{From, Keyed, key_of, use_key};
pub(super) use ladder::hints;
pub(super) use past::way_past;
pub(super) use place::{Place, question};
pub(super) use resumed::left;
pub(super) use say::{right as right_because, said_steps, what, wrong as wrong_because};
pub(super) use within::use_too_few;

use super::face::Face;
use super::lesson::Sentence;
use super::table::Table;
use crate::lesson::Step;
use crate::split_points;
use std::rc::Rc;
use yew::prelude::*;

/// Draws the page of a task.
pub(super) type Draw = fn(AskedProps) -> Html;

split_points! {
    /// What asks.
    task: pub(super) fn asked() -> Draw { draw }
}

fn draw(props: AskedProps) -> Html {
    match props.coach {
        Some(_) => html! { <asked::Asked ..props /> },
        None => html! { <lone::Lone ..props /> },
    }
}

/// What the page of a task is given.
#[derive(Clone, Properties)]
pub(super) struct AskedProps {
    /// How the game is drawn.
    pub(super) face: &'static dyn Face,
    /// What it is called.
    pub(super) title: String,
    /// The game, as it is seen.
    pub(super) table: UseReducerHandle<Table>,
    /// The step of a lesson to which it belongs.
    pub(super) coach: Option<Rc<Coach>>,
    /// Hears what the reader does, where it belongs to none.
    #[prop_or_default]
    pub(super) on_heard: Option<Callback<Heard>>,
    /// What the reader answered before in words of their own, where it belongs to none.
    #[prop_or_default]
    pub(super) kept: String,
}

impl PartialEq for AskedProps {
    fn eq(&self, other: &Self) -> bool {
        // A page has one face.
        self.title == other.title
            && self.table == other.table
            && self.kept == other.kept
            && self.coach == other.coach
    }
}

/// A step of a lesson, for the task that it asks.
pub(super) struct Coach {
    /// What the page is called.
    pub(super) title: String,
    /// The code of the lesson's language, where it says one.
    pub(super) lang: Option<String>,
    /// The step.
    pub(super) step: Step,
    /// What it asks.
    pub(super) task: crate::session::Task,
    /// Whether a step before was played by the same rule, which is then folded away.
    pub(super) rule_known: bool,
    /// Who reads, where the page around says so; otherwise empty.
    pub(super) reader: String,
    /// The place of the step among what is kept; empty where nothing is.
    pub(super) place: String,
    /// What the reader answered before, in words of their own.
    pub(super) kept: String,
    /// Hears what the reader does.
    pub(super) on_heard: Callback<Heard>,
    /// Continues where the question cannot be answered.
    pub(super) on_skip: Callback<()>,
    /// Draws another position for a game that was not won; `None` where the position stays.
    pub(super) on_redraw: Option<Callback<()>>,
}

/// Each drawing of a lesson makes the callbacks again; a board is given new ones when the step, or what is kept of it,
/// is another.
impl PartialEq for Coach {
    fn eq(&self, other: &Self) -> bool {
        self.step == other.step
            && self.title == other.title
            && self.lang == other.lang
            && self.rule_known == other.rule_known
            && self.reader == other.reader
            && self.place == other.place
            && self.kept == other.kept
            && self.on_redraw.is_some() == other.on_redraw.is_some()
    }
}

impl Coach {
    /// What the author says.
    pub(super) fn says(&self, text: impl Into<String>) -> Sentence {
        Sentence::of_author(text, self.lang.as_deref())
    }

    /// The author's hints, the first first.
    pub(super) fn hints(&self) -> Vec<Sentence> {
        self.step.hints().into_iter().map(|hint| self.says(hint)).collect()
    }

    /// What the author says of a right answer, where there is something.
    pub(super) fn right(&self) -> Option<Sentence> {
        Some(self.step.right()).filter(|said| !said.is_empty()).map(|said| self.says(said))
    }
}

/// What a reader does with a question.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Heard {
    /// So many hints are taken.
    Hints(usize),
    /// An answer is given.
    Answer(Given),
    /// What is begun and not answered yet has changed; whether the device keeps it.
    Kept(bool),
}

/// An answer that was given.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Given {
    /// As it is written.
    pub(super) answer: String,
    /// As it is handed in: of a game that was to be won, the moves of both sides.
    pub(super) handed: String,
    /// Whether the task is over with it.
    pub(super) done: bool,
    /// How many hints were taken.
    pub(super) hints: usize,
}
