//! What answers are worth, found out anew.

use super::Tried;
use crate::session::{Answer, Judgement, Key, Kind, Playing, Side, Task, Turn};

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// How it stands.
    pub standing: Standing,
    /// The wrong answers in their order, as they are written.
    pub wrong: Vec<String>,
    /// Answers that are none to this question: they count for nothing.
    pub odd: usize,
    /// Hints taken, as the reader's device says.
    pub hints: u32,
    /// Seconds, as the reader's device says.
    pub seconds: u32,
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It was answered rightly.
    Right,
    /// It was answered; nobody grades it.
    Taken,
    /// It was not answered rightly so far.
    Open,
}

impl Result {
    /// Whether the first answer was right, without a hint.
    pub fn at_once(&self) -> bool {
        self.standing == Standing::Right && self.wrong.is_empty() && self.hints == 0
    }
}

/// What the answers to a step are worth, by the key that the engine gives. `start` is the game at the
/// question, where there is one. What comes after a right answer is passed over.
pub fn replay(start: Option<&Playing>, task: &Task, key: &Key, tried: &Tried) -> Result {
    let mut result = Result {
        standing: Standing::Open,
        wrong: Vec::new(),
        odd: 0,
        hints: tried.hints,
        seconds: tried.seconds,
    };
    for written in &tried.answers {
        match judged(start, task, key, written) {
            None => result.odd += 1,
            Some(Judgement::Wrong(_)) => result.wrong.push(written.clone()),
            Some(Judgement::Right) => {
                result.standing = Standing::Right;
                break;
            }
            // The last one that was handed in is what the reader says.
            Some(Judgement::Taken) => result.standing = Standing::Taken,
        }
    }
    result
}

fn judged(start: Option<&Playing>, task: &Task, key: &Key, written: &str) -> Option<Judgement> {
    let kind = task.kind?;
    if kind == Kind::Win {
        return won(start?, task, key, written);
    }
    let answer = Answer::read(kind, written)?;
    // A move that is none is no wrong move.
    if let (Answer::Move(Some(mv)), Some(start)) = (&answer, start) {
        start.play(mv).ok()?;
    }
    key.judge(start.map(|start| &**start), &answer).ok()
}

/// What a game that was to be won is worth: every move is made again.
fn won(start: &Playing, task: &Task, key: &Key, written: &str) -> Option<Judgement> {
    let Key::Win(side) = key else { return None };
    let (mut game, mut own) = (start.clone(), 0_u32);
    for mv in written.split('_').filter(|mv| !mv.is_empty()) {
        own += u32::from(game.state().side() == Some(*side));
        game = game.play(mv).ok()?;
    }
    let late = task.within.is_some_and(|within| own > within);
    let winner: Option<Side> = match game.state().turn() {
        Turn::Won(side) => Some(side),
        Turn::Drawn => None,
        Turn::ToMove(_) => return None,
    };
    let right = winner == Some(*side) && !late;
    Some(if right { Judgement::Right } else { Judgement::Wrong(crate::session::Wrong::default()) })
}
