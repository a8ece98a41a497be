//! A game being played: the moves so far with their variations, who sits where, how strong the
//! computer is. Pure: an action and a session give a session.

mod computer;
mod history;
mod players;

pub use computer::choose;
pub use history::{History, Node, NodeId};
pub use players::{Level, Players, Seat};

use crate::core::{Outcome, Player};
use crate::games::Game;

/// A game being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Game> {
    /// The rules in force.
    pub game: G,
    /// Every move made, and the point that is shown.
    pub history: History<G>,
    /// Who sits where.
    pub players: Players,
    /// How strong the computer plays.
    pub level: Level,
    /// What makes the computer's draws repeatable.
    pub seed: u64,
}

/// What can happen to a session.
#[derive(Clone, Debug, PartialEq)]
pub enum Action<G: Game> {
    /// Whoever is to move makes this move.
    Play(G::Move),
    /// Takes back to the last point where a person was to move.
    Undo,
    /// The other way.
    Redo,
    /// Shows the beginning.
    First,
    /// Shows one move earlier.
    Back,
    /// Shows one move later.
    Forward,
    /// Shows the end of the line.
    Last,
    /// Shows this point.
    GoTo(NodeId),
    /// Changes who sits where.
    Seat(Players),
    /// Changes how strong the computer is.
    Level(Level),
}

/// Which of the two players: the one who made the first move, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Who moves first.
    First,
    /// Who moves second.
    Second,
}

impl Side {
    /// J0 is first, J1 second.
    pub fn of(player: Player) -> Self {
        match player {
            Player::Zero => Self::First,
            Player::One => Self::Second,
        }
    }

    /// Who moves after `ply` moves, where the players move in turn.
    pub fn to_move(ply: usize) -> Self {
        if ply.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl<G: Game> Session<G> {
    /// A game that has not begun.
    pub fn new(game: G, start: G::Position, players: Players, level: Level, seed: u64) -> Self {
        Self { game, history: History::new(start), players, level, seed }
    }

    /// The position that is shown.
    pub fn position(&self) -> &G::Position {
        &self.history.shown().position
    }

    /// Whose turn it is in the position that is shown.
    pub fn side(&self) -> Side {
        self.side_at(self.history.at())
    }

    /// Whose turn it is at a point of the game.
    pub fn side_at(&self, id: NodeId) -> Side {
        let node = self.history.node(id);
        let said = self.game.to_move(&node.position);
        said.map_or_else(|| Side::to_move(node.ply), Side::of)
    }

    /// Who sits there.
    pub fn seat(&self, side: Side) -> Seat {
        self.players.seat(side)
    }

    /// Who has won, where the position shown is an end.
    pub fn winner(&self) -> Option<Side> {
        let outcome = self.game.ended(self.position())?;
        Some(match outcome {
            Outcome::Win => self.side(),
            Outcome::Loss => self.side().other(),
        })
    }

    /// Whether the position shown is an end, with a winner or without.
    pub fn over(&self) -> bool {
        self.ends_at(self.history.at())
    }

    /// Whether a person is to move in the position that is shown.
    pub fn person_to_move(&self) -> bool {
        !self.over() && self.seat(self.side()) == Seat::Human
    }

    /// Whether the computer should move now: it is its turn, and nothing has been played from here
    /// yet. Where something has, the reader is looking back and is not to be disturbed.
    pub fn computer_to_move(&self) -> bool {
        !self.over()
            && self.seat(self.side()) == Seat::Computer
            && self.history.shown().children.is_empty()
    }

    /// The session after an action, or why a move is not legal. What cannot be done (back from the
    /// beginning) leaves the session as it is.
    pub fn after(&self, action: Action<G>) -> Result<Self, G::MoveError> {
        let mut next = self.clone();
        match action {
            Action::Play(mv) => {
                let position = self.game.play(self.position(), &mv)?;
                next.history.play(mv, position);
            }
            Action::Undo => next.history.show(self.undo_point().unwrap_or(self.history.at())),
            Action::Redo => next.history.show(self.redo_point().unwrap_or(self.history.at())),
            Action::First => next.history.show(NodeId::START),
            Action::Back => next.history.show(self.history.before().unwrap_or(self.history.at())),
            Action::Forward => next.history.show(self.history.next().unwrap_or(self.history.at())),
            Action::Last => next.history.show(self.history.end()),
            Action::GoTo(node) => next.history.show(node),
            Action::Seat(players) => next.players = players,
            Action::Level(level) => next.level = level,
        }
        Ok(next)
    }

    /// Plays these moves from the point that is shown, as far as they are legal. In place: with a
    /// session for each move a long game would take minutes to be opened.
    pub fn play_line(&mut self, moves: &[G::Move]) {
        for mv in moves {
            match self.game.play(self.position(), mv) {
                Ok(position) => self.history.play(mv.clone(), position),
                Err(_) => break,
            }
        }
    }

    /// Whether [`Action::Undo`] would do something.
    pub fn can_undo(&self) -> bool {
        self.undo_point().is_some()
    }

    /// Whether [`Action::Redo`] would do something.
    pub fn can_redo(&self) -> bool {
        self.redo_point().is_some()
    }

    /// The last earlier point where a person is to move; with no person at the board, one move back.
    fn undo_point(&self) -> Option<NodeId> {
        let mut earlier =
            std::iter::successors(self.history.before(), |&id| self.history.parent(id));
        earlier.find(|&id| self.rests_at(id))
    }

    /// The next point of the line where a person is to move, or its end.
    fn redo_point(&self) -> Option<NodeId> {
        let mut later = std::iter::successors(self.history.next(), |&id| self.history.heir(id));
        later.find(|&id| self.rests_at(id) || self.history.heir(id).is_none())
    }

    /// Whether undo and redo stop at this point.
    fn rests_at(&self, id: NodeId) -> bool {
        !self.players.has_person() || self.seat(self.side_at(id)) == Seat::Human || self.ends_at(id)
    }

    fn ends_at(&self, id: NodeId) -> bool {
        let position = &self.history.node(id).position;
        self.game.ended(position).is_some() || self.game.drawn(position)
    }
}

#[cfg(test)]
mod tests;
