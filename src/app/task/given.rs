//! Answers that were given, in words.

use crate::app::face::Face;
use crate::app::ui::Form;
use crate::class::moves;
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

    /// The parts of the position, in words.
    pub(in crate::app) fn parts(&self, words: &Words) -> Vec<String> {
        self.face.parts(&self.play, &words.counting(self.count))
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
        (Some(Kind::Choice), number) => {
            let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let option = place.and_then(|place| task.options.get(place));
            option.map_or_else(|| number.to_owned(), |option| option.text.clone())
        }
        (Some(Kind::Move | Kind::Moves), list) => {
            // Each is made at the question.
            let said = list.split('_').map(|mv| {
                let made = scene.filter(|scene| scene.play.play(mv).is_ok());
                made.map_or_else(|| mv.to_owned(), |scene| scene.say_move(mv, words))
            });
            said.collect::<Vec<_>>().join(" · ")
        }
        (Some(Kind::Win), game) => game_in_words(scene, moves(game), words),
        (Some(Kind::Fill | Kind::Value), numbers) => numbers.replace('_', " / ").replace('.', " "),
        _ => answer.to_owned(),
    }
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
