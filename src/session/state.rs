//! What every game being played has, whichever it is. Pure: a step and a state give a state.

use super::{Level, NodeId, Players, Seat, Side, Tree, Turn};

/// All of a game being played that does not depend on which it is.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Every point that was reached, and the one that is shown.
    pub tree: Tree,
    /// Who sits where.
    pub players: Players,
    /// How strong the computer plays.
    pub level: Level,
    /// What makes the computer's draws repeatable.
    pub seed: u64,
}

/// What can happen to a game beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
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
    /// Changes what the computer draws by.
    Seed(u64),
}

impl State {
    /// Whose turn it is at the point that is shown, or how the game has ended there.
    pub fn turn(&self) -> Turn {
        self.tree.shown().turn
    }

    /// Whose turn it is at a point; `None` where the game has ended.
    pub fn side_at(&self, id: NodeId) -> Option<Side> {
        match self.tree.node(id).turn {
            Turn::ToMove(side) => Some(side),
            Turn::Won(_) | Turn::Drawn => None,
        }
    }

    /// Whose turn it is at the point that is shown; `None` where the game has ended.
    pub fn side(&self) -> Option<Side> {
        self.side_at(self.tree.at())
    }

    /// Who has won, where the point shown is an end.
    pub fn winner(&self) -> Option<Side> {
        match self.turn() {
            Turn::Won(side) => Some(side),
            Turn::ToMove(_) | Turn::Drawn => None,
        }
    }

    /// Whether the point shown is an end, with a winner or without.
    pub fn over(&self) -> bool {
        self.side().is_none()
    }

    /// Who is to move at a point.
    fn mover(&self, id: NodeId) -> Option<Seat> {
        self.side_at(id).map(|side| self.players.seat(side))
    }

    /// Whether a person is to move at the point that is shown.
    pub fn person_to_move(&self) -> bool {
        self.mover(self.tree.at()) == Some(Seat::Human)
    }

    /// Whether it is the reader's move where a game is to be won: a person's, or that of the seat that the reader
    /// takes where no person plays.
    pub fn reader_moves(&self) -> bool {
        self.person_to_move() || !self.players.has_person()
    }

    /// Whether the computer should move now: it is its turn, and nothing has been played from here
    /// yet. Where something has, the reader is looking back and is not to be disturbed, unless the move
    /// that led here has just been `made`.
    pub fn computer_to_move(&self, made: bool) -> bool {
        self.mover(self.tree.at()) == Some(Seat::Computer)
            && (made || self.tree.shown().children.is_empty())
    }

    /// Takes a step. What cannot be done (back from the beginning) changes nothing.
    pub fn take(&mut self, step: Step) {
        let there = match step {
            Step::Undo => self.undo_point(),
            Step::Redo => self.redo_point(),
            Step::First => Some(NodeId::START),
            Step::Back => self.tree.before(),
            Step::Forward => self.tree.next(),
            Step::Last => Some(self.tree.end()),
            Step::GoTo(id) => Some(id),
            Step::Seat(players) => {
                self.players = players;
                None
            }
            Step::Level(level) => {
                self.level = level;
                None
            }
            Step::Seed(seed) => {
                self.seed = seed;
                None
            }
        };
        if let Some(id) = there {
            self.tree.show(id);
        }
    }

    /// Whether [`Step::Undo`] would do something.
    pub fn can_undo(&self) -> bool {
        self.undo_point().is_some()
    }

    /// Whether [`Step::Redo`] would do something.
    pub fn can_redo(&self) -> bool {
        self.redo_point().is_some()
    }

    /// The last earlier point where a person is to move; with no person at the board, one move back.
    fn undo_point(&self) -> Option<NodeId> {
        let mut earlier = std::iter::successors(self.tree.before(), |&id| self.tree.parent(id));
        earlier.find(|&id| self.rests_at(id))
    }

    /// The next point of the line where a person is to move, or its end.
    fn redo_point(&self) -> Option<NodeId> {
        let mut later = std::iter::successors(self.tree.next(), |&id| self.tree.heir(id));
        later.find(|&id| self.rests_at(id) || self.tree.heir(id).is_none())
    }

    /// Whether undo and redo stop at this point.
    fn rests_at(&self, id: NodeId) -> bool {
        !self.players.has_person() || self.mover(id) != Some(Seat::Computer)
    }
}
