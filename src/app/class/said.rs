//! Answers in words, on their boards, and before a class.

use super::check::{Questions, Scene};
use crate::app::ui::Form;
use crate::class::moves;
use crate::core::Message;
use crate::lesson::{Lesson, pack_text};
use crate::link::{LessonPlace, LessonView, Link, Look, Source, Values, href};
use crate::session::{Kind, Players, Playing, Step as Taken, Task};
use crate::words::Words;

/// What a step asks, as its text or its link has it.
pub(super) fn asked(lesson: &Lesson, step: usize) -> String {
    let step = lesson.steps.get(step).cloned().unwrap_or_default();
    let text = step.text().join(" ");
    if text.is_empty() { step.task().say } else { text }
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
        (Some(Kind::Move | Kind::Moves), list) => {
            // Each is made at the question.
            let said = list.split('_').map(|mv| {
                let made = scene.filter(|scene| scene.play.play(mv).is_ok());
                made.map_or_else(|| mv.to_owned(), |scene| in_words(&scene.play, scene, mv, words))
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
            let said = in_words(&play, scene, mv, words);
            play = next;
            said
        }
        Err(_) => mv.to_owned(),
    });
    said.collect::<Vec<_>>().join(" · ")
}

/// A move at the point that is shown.
fn in_words(play: &Playing, scene: &Scene, mv: &str, words: &Words) -> String {
    let (at, words) = (play.state().tree.at(), words.counting(scene.count));
    scene.face.say_move(play, at, mv, Form::Plan, &words)
}

/// The link to the board after an answer, or at the question where an answer is no move.
pub(super) fn board_after(scene: &Scene, kind: Kind, answer: &str) -> String {
    let look = Look { values: Values::Hide, embed: true, count: scene.count, ..Look::default() };
    Link::of(&*after(&scene.play, kind, answer), None, look).to_string()
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

/// The link that shows an answer to a class: the question, the answer, and the board after it.
pub(super) fn projected(
    questions: &Questions,
    step: usize,
    seed: Option<u64>,
    answer: &str,
    words: &Words,
) -> String {
    let lesson = &questions.lesson;
    let task = questions.task(step).cloned().unwrap_or_default();
    let scene = questions.scene(step, seed);
    let board = scene.as_ref().zip(task.kind).map(|(scene, kind)| {
        let look = Look { count: scene.count, ..Look::default() };
        href(&Link::of(&*after(&scene.play, kind, answer), None, look).to_string())
    });
    let given = said(&task, scene.as_ref(), answer, words);
    // What would be read as a mark or as another line is none in an answer.
    let given = given.replace('*', "∗").replace('`', "ˋ");
    let given = given.split_whitespace().collect::<Vec<_>>().join(" ");
    let given = words.say(&Message::new("class-given").with("answer", given));
    let lang = lesson.lang.as_deref().unwrap_or_else(|| words.language().code());
    let lines = lesson.steps.get(step).map(|step| step.text().join("\n")).unwrap_or_default();
    let asked = if lines.is_empty() { asked(lesson, step) } else { lines };
    let head = format!("title: {}\nlang: {lang}\n---", lesson.title);
    let text = [head, board.unwrap_or_default(), asked, String::new(), given].join("\n");
    LessonPlace::new(Source::Packed(pack_text(&(text + "\n")))).in_view(LessonView::Project).href()
}
