//! Whether a win can be forced within a given number of the player's own moves: by trying all moves, as far as that can
//! be done quickly.

use super::Game;
use crate::core::{Job, Outcome, Progress, Status, run_to_end};
use std::collections::HashMap;
use std::ops::ControlFlow::{self, Break, Continue};
use std::vec::IntoIter;

/// The maximum number of own moves for which it is found out.
pub const MAX_WITHIN: u32 = 40;
/// The maximum number of moves that are tried: some tenths of a second. A position that takes much memory counts for
/// more.
const MAX_TRIED: usize = 400_000;
/// Bytes of a key that count for as much as one move.
const KEY_BYTES: usize = 256;
/// Moves that are listed that count for as much as one that is tried.
const LISTED: usize = 16;
/// Units of a job that trying a move takes, about.
const UNITS: u64 = 256;

/// Whether a win can be forced within so many of the player's own moves; `mine` says whether that player is to move.
/// `None` where that is not found out.
pub fn forced_within<G: Game>(
    game: &G,
    position: &G::Position,
    mine: bool,
    within: u32,
) -> Option<bool> {
    let mut job = Forced::new(game.clone(), position.clone(), mine, within);
    run_to_end(&mut job).pop().flatten()
}

/// The job that finds it out. Its one report is the answer.
pub struct Forced<G: Game> {
    game: G,
    known: HashMap<Key, bool>,
    /// Moves that may still be tried.
    left: usize,
    /// The positions from the first one to the one whose moves are being tried.
    open: Vec<Open<G>>,
    /// Broken off with the answer.
    state: ControlFlow<Option<bool>>,
    reported: bool,
}

/// A position by its mark, whether the player is to move there, and the own moves that are left.
type Key = (Vec<u8>, bool, u32);

/// A position some of whose moves are still to be tried. None so far is good for whoever is to move.
struct Open<G: Game> {
    position: G::Position,
    key: Key,
    moves: IntoIter<G::Move>,
}

impl<G: Game> Forced<G> {
    /// The job for a position; as [`forced_within`].
    pub fn new(game: G, position: G::Position, mine: bool, within: u32) -> Self {
        let (known, open, state) = (HashMap::new(), Vec::new(), Continue(()));
        let mut job = Self { game, known, left: MAX_TRIED, open, state, reported: false };
        job.state =
            if within > MAX_WITHIN { Break(None) } else { job.look(position, mine, within) };
        job
    }

    /// Tries one move more, and gives the answer when there is one.
    fn try_one(&mut self) -> ControlFlow<Option<bool>> {
        let Some(open) = self.open.last_mut() else { return Break(None) };
        let (_, mine, within) = open.key;
        let Some(mv) = open.moves.next() else {
            self.close(!mine);
            return self.learn(!mine);
        };
        if self.left == 0 {
            return Break(None);
        }
        self.left -= 1;
        let Ok(next) = self.game.play(&open.position, &mv) else { return Continue(()) };
        let same = match (self.game.to_move(&open.position), self.game.to_move(&next)) {
            (Some(before), Some(after)) => before == after,
            _ => false,
        };
        self.look(next, mine == same, within - u32::from(mine))
    }

    /// Looks at a position: what it is worth is seen, or remembered, or its moves are to be tried next.
    fn look(
        &mut self,
        position: G::Position,
        mine: bool,
        within: u32,
    ) -> ControlFlow<Option<bool>> {
        if let Some(outcome) = self.game.ended(&position) {
            return self.learn((outcome == Outcome::Win) == mine);
        }
        if self.game.drawn(&position) || (mine && within == 0) {
            return self.learn(false);
        }
        let key = (self.game.mark(&position), mine, within);
        if let Some(&forced) = self.known.get(&key) {
            return self.learn(forced);
        }
        let Some(moves) = self.game.all_moves(&position, self.left) else { return Break(None) };
        let held = key.0.len() / KEY_BYTES + moves.len() / LISTED;
        self.left = self.left.saturating_sub(held);
        self.open.push(Open { position, key, moves: moves.into_iter() });
        Continue(())
    }

    /// The answer for the position that was examined last decides the one before, and perhaps those before that:
    /// one good move is enough for whoever is to move.
    fn learn(&mut self, forced: bool) -> ControlFlow<Option<bool>> {
        while self.open.last().is_some_and(|open| open.key.1 == forced) {
            self.close(forced);
        }
        if self.open.is_empty() { Break(Some(forced)) } else { Continue(()) }
    }

    /// The position whose moves are being tried is decided.
    fn close(&mut self, forced: bool) {
        if let Some(open) = self.open.pop() {
            self.known.insert(open.key, forced);
        }
    }
}

impl<G: Game> Job for Forced<G> {
    type Report = Option<bool>;

    fn step(&mut self, units: u64) -> Status {
        for _ in 0..units.div_ceil(UNITS) {
            if self.state.is_break() {
                return Status::Done;
            }
            self.state = self.try_one();
        }
        if self.state.is_break() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        Progress { done: (MAX_TRIED - self.left) as u64, total: None }
    }

    fn report(&mut self) -> Option<Option<bool>> {
        let first = !std::mem::replace(&mut self.reported, self.state.is_break());
        self.state.break_value().filter(|_| first)
    }
}
