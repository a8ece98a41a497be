//! Answers that were given, in words.

use crate::app::face::Face;
use crate::app::ui::Form;
use crate::class::{LATE, LOST, moves};
use crate::core::Count;
use crate::games::Sheet;
use crate::session::{Kind, Playing, Task};
use crate::words::Words;

/// A game at a question.
#[derive(Clone)]
pub(in crate::app) struct Scene {
    /// How it is drawn.
    pub(in crate::app) face: &'static dyn Face,
    /// The game at the question.
    pub(in crate::app) play: Playing,
    /// From which number its rows and columns are counted.
    pub(in crate::app) count: Count,
}

impl Scene {
    /// What can be filled in about the position.
    pub(in crate::app) fn sheet(&self) -> Option<Sheet> {
        self.play.sheet().map(|sheet| sheet.counting(self.count))
    }

    /// What the values that are asked for are the values of.
    pub(in crate::app) fn values(&self, words: &Words) -> Vec<String> {
        values(self.face, &self.play, &words.counting(self.count))
    }

    /// A move at the question, in words.
    pub(in crate::app) fn say_move(&self, mv: &str, words: &Words) -> String {
        self.say_move_at(&self.play, mv, words)
    }

    /// A move at some point of the game, in words.
    pub(in crate::app) fn say_move_at(&self, play: &Playing, mv: &str, words: &Words) -> String {
        let (at, words) = (play.state().tree.at(), words.counting(self.count));
        self.face.say_move(play, at, mv, Form::Plan, &words)
    }
}

/// What the values that are asked for are the values of: each part of the position, then the whole where there are
/// several.
pub(super) fn values(face: &dyn Face, play: &Playing, words: &Words) -> Vec<String> {
    let parts = face.parts(play, words);
    let sum = (parts.len() > 1).then(|| words.get("task-nim-sum"));
    parts.into_iter().chain(sum).collect()
}

/// An answer in words, as far as it has any; `scene` is the game at the question.
pub(in crate::app) fn said(
    task: &Task,
    scene: Option<&Scene>,
    answer: &str,
    words: &Words,
) -> String {
    match (task.kind, answer) {
        (Some(Kind::Move | Kind::Moves), "none") => words.get("task-none"),
        (Some(Kind::Outcome), "win") => words.get("task-says-win"),
        (Some(Kind::Outcome), "loss") => words.get("task-says-loss"),
        (Some(Kind::Outcome), "draw") => words.get("task-says-draw"),
        (Some(Kind::Choice), numbers) => {
            chosen(task, numbers).unwrap_or_else(|| numbers.to_owned())
        }
        (Some(Kind::Win), LOST) => words.get("answer-lost"),
        (Some(Kind::Win), LATE) => words.get("answer-late"),
        (Some(Kind::Move | Kind::Moves), list) => {
            // Each is made at the question.
            let said = list.split('_').map(|mv| {
                let made = scene.filter(|scene| scene.play.play(mv).is_ok());
                made.map_or_else(|| mv.to_owned(), |scene| scene.say_move(mv, words))
            });
            said.collect::<Vec<_>>().join(" · ")
        }
        (Some(Kind::Win), game) => game_in_words(scene, moves(game), words),
        (Some(Kind::Fill | Kind::Value), numbers) => numbers.replace('.', ", ").replace('_', " / "),
        _ => answer.to_owned(),
    }
}

/// The options that were chosen, each by its text; they are written by their numbers, from 1. `None` where they are not
/// numbers of options.
fn chosen(task: &Task, numbers: &str) -> Option<String> {
    let numbers =
        numbers.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty());
    let option = |number: &str| {
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        task.options.get(at).map(|option| option.text.clone())
    };
    let texts: Vec<String> = numbers.map(option).collect::<Option<_>>()?;
    (!texts.is_empty()).then(|| texts.join(" · "))
}

/// A game, move by move.
fn game_in_words(scene: Option<&Scene>, game: &str, words: &Words) -> String {
    let Some(scene) = scene else { return game.replace('_', ", ") };
    let mut play = scene.play.clone();
    let said = game.split('_').map(|mv| match play.play(mv) {
        Ok(next) => {
            let said = scene.say_move_at(&play, mv, words);
            play = next;
            said
        }
        Err(_) => mv.to_owned(),
    });
    said.collect::<Vec<_>>().join(" · ")
}
