//! Games that had to be won. Every move is made again, and the computer's must be moves that the computer would really
//! have made with its level and seed, according to the solver.

use super::Tried;
use super::written::{LATE, LOST, parts};
use crate::games::Order;
use crate::session::{
    Finding, Judgement, Key, Kind, MAX_CHOICES, Playing, Side, Task, Turn, Wrong, choices,
};
use std::collections::HashMap;

/// What the solver told of points of games.
#[derive(Default)]
pub struct Findings(HashMap<Order, Vec<Finding>>);

impl Findings {
    /// The points of which it must be known what the solver says before these answers are replayed: those at
    /// which the computer moved in games that were won.
    pub fn missing(
        &self,
        start: Option<&Playing>,
        task: &Task,
        key: &Key,
        tried: &Tried,
    ) -> Vec<Playing> {
        let (Some(start), Key::Win(side), Some(Kind::Win)) = (start, key, task.kind) else {
            return Vec::new();
        };
        let games = tried.answers.iter().filter_map(|written| Game::of(start, *side, written));
        let won = games.filter(|game| game.is_won(task));
        let points = won.flat_map(|game| game.replies).map(|(point, _)| point);
        points.filter(|point| !self.0.contains_key(&Self::order(point))).collect()
    }

    /// What the solver is asked about a point.
    pub fn order(point: &Playing) -> Order {
        point.order(point.state().tree.at(), MAX_CHOICES)
    }

    /// Takes in all that it told of it, one after the other; nothing where it could not tell anything.
    pub fn learn(&mut self, order: Order, found: Vec<Finding>) {
        self.0.insert(order, found);
    }

    /// What a game is worth; `None` where it was not played like this.
    pub(super) fn judged(
        &self,
        start: &Playing,
        task: &Task,
        key: &Key,
        written: &str,
    ) -> Option<Judgement> {
        let Key::Win(side) = key else { return None };
        if written == LOST {
            return Some(Judgement::Wrong(Wrong::default()));
        }
        let game = Game::of(start, *side, written)?;
        if !game.is_won(task) {
            return Some(Judgement::Wrong(Wrong::default()));
        }
        game.replies
            .iter()
            .all(|(point, mv)| self.may_be(point, game.seed, mv))
            .then_some(Judgement::Right)
    }

    /// Whether the computer may have made a move.
    fn may_be(&self, point: &Playing, seed: u64, mv: &str) -> bool {
        let Some(found) = self.0.get(&Self::order(point)) else { return false };
        let mv = point.canonical(mv);
        choices(&**point, seed, found).iter().any(|choice| point.canonical(choice) == mv)
    }
}

/// Why a game is not won as it was to be: [`LOST`], or [`LATE`] where it took too many moves. `None` where it is, or is
/// not over.
pub(super) fn missed(
    start: &Playing,
    task: &Task,
    key: &Key,
    written: &str,
) -> Option<&'static str> {
    let &Key::Win(side) = key else { return None };
    let game = Game::of(start, side, written).filter(|game| !game.is_won(task))?;
    let won = game.end.state().turn() == Turn::Won(side);
    Some(if won { LATE } else { LOST })
}

/// A game that has been played again to its end.
struct Game {
    side: Side,
    seed: u64,
    end: Playing,
    /// How many moves the reader made.
    own: u32,
    /// The computer's moves, each at the point where it was made.
    replies: Vec<(Playing, String)>,
}

impl Game {
    /// Makes the moves again; `None` where one of them is none, or the game is not over.
    fn of(start: &Playing, side: Side, written: &str) -> Option<Self> {
        let (seed, moves) = parts(written);
        let seed = seed.unwrap_or(start.state().seed);
        let mut game = Self { side, seed, end: start.clone(), own: 0, replies: Vec::new() };
        for mv in moves.split('_').filter(|mv| !mv.is_empty()) {
            let next = game.end.play(mv).ok()?;
            let point = std::mem::replace(&mut game.end, next);
            if point.state().side() == Some(side) {
                game.own += 1;
            } else {
                game.replies.push((point, mv.to_owned()));
            }
        }
        (!matches!(game.end.state().turn(), Turn::ToMove(_))).then_some(game)
    }

    /// Whether the reader has won, with no more moves than were allowed.
    fn is_won(&self, task: &Task) -> bool {
        let late = task.within.is_some_and(|within| self.own > within);
        self.end.state().turn() == Turn::Won(self.side) && !late
    }
}
