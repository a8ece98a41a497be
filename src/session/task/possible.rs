//! Whether a question that asks for a win can be answered.

use super::{Kind, Task};
use crate::core::{Message, Outcome, Verdict};
use crate::session::{Finding, Play};

impl Task {
    /// Whether a win is asked for that cannot be forced. A position that is drawn by the seed may be lost, and one that
    /// is not decided may be won.
    pub fn cannot_win(&self, play: &dyn Play, found: &Finding) -> bool {
        if self.fresh || matches!(found.verdict, Verdict::Unknown(_)) {
            return false;
        }
        match self.kind {
            Some(Kind::Move) => !found.is_win(),
            // Where no person plays, the reader takes the seat of whoever is to move.
            Some(Kind::Win) if play.state().reader_moves() => !found.is_win(),
            // Where the computer begins, it is to lose whatever it does.
            Some(Kind::Win) => found.verdict != Verdict::Known(Outcome::Loss),
            _ => false,
        }
    }

    /// What whoever asks is told where [`Task::cannot_win`]: a reader who is asked for a move may say that none wins.
    pub fn lost(&self) -> Message {
        let asks_move = self.kind == Some(Kind::Move);
        Message::new(if asks_move { "task-no-winning-move" } else { "task-cannot-win" })
    }

    /// Within how many moves a win is asked for, where it can be told whether that is possible: not of a position that
    /// is drawn by the seed.
    pub fn asked_within(&self) -> Option<u32> {
        self.within.filter(|_| self.kind == Some(Kind::Win) && !self.fresh)
    }

    /// That a win cannot be forced within so many moves.
    pub fn too_few(within: u32) -> Message {
        Message::new("task-too-few-moves").with("moves", within)
    }
}
