//! A single wrong answer, as it is shown to a class.

use super::moves;
use super::won::missed;
use crate::session::{
    Answer, Judgement, Key, Kind, Players, Playing, Step, Task, Wrong, plain_step,
};

/// A wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The name by which the question knows it, as the author's remarks have it: a move, numbers, `late`, `lost`.
    pub answer: String,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with an answer as it was handed in; `None` where nothing is, or where it is no answer to this
/// question. `start` is the game at the question, where there is one.
pub fn mistake(start: Option<&Playing>, task: &Task, key: &Key, written: &str) -> Option<Mistake> {
    let kind = task.kind?;
    if kind == Kind::Win {
        let answer = missed(start?, task, key, written)?.to_owned();
        return Some(Mistake { answer, wrong: Wrong::default() });
    }
    let answer = Answer::read(kind, written)?;
    if let (Answer::Move(Some(mv)), Some(start)) = (&answer, start) {
        start.play(mv).ok()?;
    }
    let Judgement::Wrong(wrong) = key.judge(start.map(|start| &**start), &answer).ok()? else {
        return None;
    };
    let answer = match (&answer, start) {
        (Answer::Move(Some(mv)), Some(start)) => start.canonical(mv),
        _ if kind == Kind::Next => plain_step(written),
        _ => answer.write(),
    };
    Some(Mistake { answer, wrong })
}

/// The game after the moves of an answer, at the question where an answer is no move. Nobody plays on.
pub fn after(start: &Playing, kind: Kind, written: &str) -> Playing {
    let mut play = start.after(Step::Seat(Players::HumanHuman));
    if matches!(kind, Kind::Move | Kind::Win) {
        for mv in moves(written).split('_') {
            match play.play(mv) {
                Ok(next) => play = next,
                Err(_) => break,
            }
        }
    }
    play
}

/// The point at which the opponent answers a move: nowhere after an answer that is no move, or that ends the game.
pub fn to_be_answered(start: &Playing, task: &Task, written: &str) -> Option<Playing> {
    let made = task.kind == Some(Kind::Move) && start.play(written).is_ok();
    let point = made.then(|| after(start, Kind::Move, written));
    point.filter(|point| !point.state().over())
}
