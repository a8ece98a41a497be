//! A game being played: the moves so far with their variations, who plays which side, how strong the computer is.
//!
//! [`Session`] has the game's own types; [`Play`] is all that is known of it by code that serves every game alike. What
//! does not depend on the game at all is a [`State`].

mod computer;
mod play;
mod players;
mod review;
mod side;
mod state;
mod task;
mod tree;

pub use computer::{MAX_CHOICES, choices, choose};
pub use play::{Finding, Play, Playing, Start};
pub use players::{Level, Players, Seat};
pub use review::{Judged, Standing, judge};
pub use side::{Side, Turn};
pub use state::{State, Step};
pub(crate) use task::in_order;
pub use task::{
    Answer, Check, Choice, Hints, Judgement, Key, Kind, MAX_COUNT, MAX_OPTIONS, MAX_SAY, Need,
    Said, Task, Wrong, plain_step, read_natural, read_numbers, read_table, values_of,
};
pub use tree::{Node, NodeId, Tree};

use crate::core::{Message, Outcome};
use crate::games::Game;

/// A game being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Game> {
    /// The rules in force.
    pub game: G,
    state: State,
    /// What is known at each point of the tree, by its index, and the move that led there.
    stages: Vec<(G::Position, Option<G::Move>)>,
}

impl<G: Game> Session<G> {
    /// A game that has not begun.
    pub fn new(game: G, start: G::Position, players: Players, level: Level, seed: u64) -> Self {
        let tree = Tree::new(turn(&game, &start, 0));
        Self { game, state: State { tree, players, level, seed }, stages: vec![(start, None)] }
    }

    /// What does not depend on the game.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The points of the game.
    pub fn tree(&self) -> &Tree {
        &self.state.tree
    }

    /// The position that is shown.
    pub fn position(&self) -> &G::Position {
        self.position_at(self.tree().at())
    }

    /// The position at a point of the game.
    pub fn position_at(&self, id: NodeId) -> &G::Position {
        &self.stage(id).0
    }

    /// The move that led to a point; `None` at the beginning.
    pub fn move_to(&self, id: NodeId) -> Option<&G::Move> {
        self.stage(id).1.as_ref()
    }

    /// Takes a step. What cannot be done (back from the beginning) changes nothing.
    pub fn take(&mut self, step: Step) {
        self.state.take(step);
    }

    /// Plays a move at the point that is shown, or says why it is not legal. A move that was played
    /// here before is gone through again, another one begins a variation.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Message> {
        let mv = self.game.in_one_form(self.position(), mv);
        let written = G::write_move(&mv);
        if let Some(known) = self.tree().known(&written) {
            self.state.tree.show(known);
            return Ok(());
        }
        let position = self.game.play(self.position(), &mv)?;
        let turn = turn(&self.game, &position, self.tree().shown().ply + 1);
        self.state.tree.grow(written, turn);
        self.stages.push((position, Some(mv)));
        Ok(())
    }

    fn stage(&self, id: NodeId) -> &(G::Position, Option<G::Move>) {
        // As in the tree, a point of another game falls back to the beginning.
        self.stages.get(id.index()).unwrap_or(&self.stages[0])
    }
}

/// Whose turn it is after `ply` moves, or how the game has ended.
fn turn<G: Game>(game: &G, position: &G::Position, ply: usize) -> Turn {
    let side = game.to_move(position).map_or_else(|| Side::to_move(ply), Side::of);
    match game.ended(position) {
        Some(Outcome::Win) => Turn::Won(side),
        Some(Outcome::Loss) => Turn::Won(side.other()),
        None if game.drawn(position) => Turn::Drawn,
        None => Turn::ToMove(side),
    }
}

#[cfg(test)]
mod tests;
