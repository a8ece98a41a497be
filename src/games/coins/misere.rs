//! Misère play, by examining every row that can come up.
//!
//! Two heads that meet at one place vanish, so a row is no sum of independent parts in misère play, and
//! values say nothing. A row read as a binary number, place 0 as the last digit, becomes smaller with
//! every move, and so does a grid read row by row; so the rows are decided in the order of these numbers. Only lost
//! rows are worked on, which are rare: each marks the rows that lead to it as won.

use super::moves::{Move, moves};
use super::position::Position;
use super::rules::Coins;
use crate::core::{Outcome, Progress, Status, Unknown, Verdict};
use serde::{Deserialize, Serialize};

/// The maximum number of places, up to the last head, of a row or a grid that is decided: four million rows, half a
/// megabyte.
pub const MAX_SEARCHED: u32 = 22;

/// A row in misère play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misere {
    /// Who wins; not known where the row is too long to be searched.
    pub verdict: Verdict,
    /// The first winning moves, in the order of normal play.
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
    /// How many rows were decided on the way.
    pub rows: u64,
}

impl Misere {
    /// A row that is not decided.
    pub(super) fn unknown() -> Self {
        let verdict = Verdict::Unknown(Unknown::Budget { positions: 0 });
        Self { verdict, winning: Vec::new(), winning_count: 0, rows: 0 }
    }
}

/// The search, stepped.
#[derive(Clone, Debug)]
pub(super) struct Search {
    game: Coins,
    position: Position,
    /// The sets of coins that a move may turn, by the place of the rightmost.
    turned: Vec<Vec<u64>>,
    /// A bit for each row: whether it is won.
    won: Vec<u64>,
    /// The next row to be decided, and the one that was asked for.
    next: u64,
    last: u64,
}

impl Search {
    /// The search for a row; `None` where it is too long.
    pub(super) fn new(game: &Coins, position: Position) -> Option<Self> {
        let places = position.heads().checked_ilog2().map_or(0, |top| top + 1);
        if places > MAX_SEARCHED {
            return None;
        }
        let turned = (0..places).map(|place| {
            let mut all = Vec::new();
            game.each_move(position, place, |coins| all.push(coins));
            all
        });
        Some(Self {
            game: game.clone(),
            position,
            turned: turned.collect(),
            won: vec![0; 1 << places.saturating_sub(6)],
            next: 0,
            last: position.heads(),
        })
    }

    /// Works on; a unit is a row that is examined or marked.
    pub(super) fn step(&mut self, units: u64) -> Status {
        let mut used = 0;
        while self.next <= self.last {
            if used >= units {
                return Status::Running;
            }
            used += 1;
            let row = self.next;
            self.next += 1;
            // Without a move left, the player to move has won.
            if !self.can_move(row) {
                self.mark(row);
            } else if !self.is_won(row) {
                used += self.mark_before(row);
            }
        }
        Status::Done
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.next, total: Some(self.last + 1) }
    }

    /// What came of it, once it is done.
    pub(super) fn found(&self, most: usize) -> Misere {
        let outcome = if self.is_won(self.last) { Outcome::Win } else { Outcome::Loss };
        let wins = |&(_, coins): &(Move, u64)| !self.is_won(self.last ^ coins);
        let moves = moves(&self.game, self.position).into_iter();
        let mut winning: Vec<Move> = moves.filter(wins).map(|(mv, _)| mv).collect();
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        Misere { verdict: Verdict::Known(outcome), winning, winning_count, rows: self.next }
    }

    /// Marks the rows from which a move leads to this one, and says how many.
    fn mark_before(&mut self, row: u64) -> u64 {
        let mut marked = 0;
        for place in (0..self.turned.len()).filter(|place| row >> place & 1 == 0) {
            let Some(all) = self.turned.get(place) else { continue };
            for &coins in all {
                let before = row ^ coins;
                if let Some(word) =
                    usize::try_from(before / 64).ok().and_then(|at| self.won.get_mut(at))
                {
                    *word |= 1 << (before % 64);
                }
            }
            marked += all.len() as u64;
        }
        marked
    }

    fn can_move(&self, row: u64) -> bool {
        let (rows, columns) = (self.position.rows(), self.position.columns());
        Position::grid(rows, columns, row).is_some_and(|position| self.game.can_move(position))
    }

    fn mark(&mut self, row: u64) {
        if let Some(word) = usize::try_from(row / 64).ok().and_then(|at| self.won.get_mut(at)) {
            *word |= 1 << (row % 64);
        }
    }

    fn is_won(&self, row: u64) -> bool {
        let word = usize::try_from(row / 64).ok().and_then(|at| self.won.get(at));
        word.is_some_and(|word| word >> (row % 64) & 1 == 1)
    }
}
