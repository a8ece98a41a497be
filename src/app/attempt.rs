//! The state of an open task, and all that can happen to it: pure, like the table.

use crate::class::{read_game, write_game};
use crate::link::{Link, Look};
use crate::session::{
    Judgement, Kind, Level, NodeId, Players, Playing, Seat, Side, State, Step, Task, Turn, Wrong,
};

/// A task that is open.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attempt {
    /// What is to be done.
    pub(super) kind: Kind,
    /// The game at the question.
    pub(super) start: Playing,
    /// Its state.
    pub(super) stage: Stage,
    /// Wrong answers so far.
    pub(super) tries: u32,
    /// Hints taken so far.
    pub(super) hints: usize,
    /// The moves that are marked, for [`Kind::Moves`].
    pub(super) marked: Vec<String>,
}

/// The state of a task.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// It waits for an answer.
    Open,
    /// This answer was right.
    Right(String),
    /// This answer was wrong, and what was wrong with it.
    Wrong(String, Wrong),
    /// This answer was taken; nobody grades it.
    Taken(String),
}

/// What can happen to a task.
#[derive(Clone, Debug)]
pub(super) enum Deed {
    /// An answer was judged.
    Judged(String, Judgement),
    /// A mark is taken away.
    Unmark(String),
    /// What is answered now cannot be read: what was said of the last answer is no longer about it.
    Unread,
    /// The reader tries again from the question.
    Again,
    /// The reader asks for one more hint.
    Hint,
}

impl Attempt {
    /// The task of a link, at the point of the game that is shown; with the game as it is to be played.
    pub(super) fn open(task: &Task, play: &Playing) -> Option<(Self, Playing)> {
        let kind = task.kind?;
        let start = play.clone();
        let play = match kind {
            Kind::Move => seated(play).after(Step::Level(Level::Perfect)),
            Kind::Moves => seated(play),
            Kind::Win if play.state().players.person().is_none() => seated(play),
            _ => play.clone(),
        };
        let (hints, marked) = (0, Vec::new());
        Some((Self { kind, start, stage: Stage::Open, tries: 0, hints, marked }, play))
    }

    /// The point of the question.
    pub(super) fn from(&self) -> NodeId {
        self.start.state().tree.at()
    }

    /// Whether it is over.
    pub(super) fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Right(_) | Stage::Taken(_))
    }

    /// Whether the reader may act on the board of a game that has come to this point.
    pub(super) fn lets_reader(&self, at: NodeId) -> bool {
        match self.kind {
            Kind::Win | Kind::Moves => !self.is_done(),
            // After a wrong move the game is elsewhere; whoever has said that no move wins may make one.
            Kind::Move => !self.is_done() && at == self.from(),
            _ => false,
        }
    }

    /// Whether the computer may move at this point of the game: it refutes a wrong move, and plays where
    /// the game is to be won.
    pub(super) fn lets_computer(&self, play: &Playing) -> bool {
        match self.kind {
            Kind::Win => true,
            Kind::Move => {
                let ply = |play: &Playing| play.state().tree.shown().ply;
                matches!(self.stage, Stage::Wrong(..)) && ply(play) == ply(&self.start) + 1
            }
            _ => false,
        }
    }

    /// Puts a mark on a move, or takes it away.
    pub(super) fn mark(&mut self, mv: &str) {
        let mv = self.start.canonical(mv);
        match self.marked.iter().position(|marked| *marked == mv) {
            Some(place) => drop(self.marked.remove(place)),
            None => self.marked.push(mv),
        }
        self.stage = Stage::Open;
    }

    /// Takes in what an answer was worth.
    pub(super) fn judged(&mut self, answer: String, judgement: Judgement) {
        self.stage = match judgement {
            Judgement::Right => Stage::Right(answer),
            Judgement::Taken => Stage::Taken(answer),
            Judgement::Wrong(wrong) => {
                self.tries += 1;
                Stage::Wrong(answer, wrong)
            }
        };
    }

    /// How many moves the reader has made since the question.
    pub(super) fn own_moves(&self, play: &Playing) -> u32 {
        let tree = &play.state().tree;
        let path = tree.path(tree.at());
        let mine = Some(self.side());
        let from = self.start.state().tree.shown().ply;
        let made = path.iter().skip(from).zip(path.iter().skip(from + 1));
        let made = made.filter(|(at, _)| play.state().side_at(**at) == mine).count();
        u32::try_from(made).unwrap_or(u32::MAX)
    }

    /// The game since the question, as it is handed in.
    pub(super) fn line(&self, play: &Playing) -> String {
        let State { tree, seed, .. } = play.state();
        let from = self.start.state().tree.shown().ply;
        write_game(*seed, &tree.moves_to(tree.at()).get(from..).unwrap_or_default().join("_"))
    }

    /// The link to the position of the question.
    pub(super) fn position(&self) -> String {
        Link::of(&*self.start, None, Look::default()).to_string()
    }

    /// The game as it was left, where [`Self::line`] wrote it so; `None` where nothing is to be continued.
    pub(super) fn resumed(&self, line: &str, play: &Playing) -> Option<Playing> {
        let (seed, moves) = read_game(line).filter(|_| self.kind == Kind::Win)?;
        let State { tree, .. } = self.start.state();
        let before = tree.moves_to(tree.at());
        let line = before.into_iter().chain(moves.split('_').map(str::to_owned)).collect();
        Some(play.after(Step::Seed(seed)).with_lines(&[line]))
    }

    /// The side for which the reader answers.
    pub(super) fn side(&self) -> Side {
        let state = self.start.state();
        state.players.person().or(state.side()).unwrap_or(Side::First)
    }

    /// Whether the reader has won, where the game is over.
    pub(super) fn won(&self, play: &Playing) -> Option<bool> {
        match play.state().turn() {
            Turn::Won(side) => Some(side == self.side()),
            Turn::Drawn => Some(false),
            Turn::ToMove(_) => None,
        }
    }
}

/// The game with the reader on the side that is to move, and the computer across the board.
fn seated(play: &Playing) -> Playing {
    let state = play.state();
    let side = state.side().unwrap_or(Side::First);
    let opposed = |players: &Players| {
        players.seat(side) == Seat::Human && players.seat(side.other()) == Seat::Computer
    };
    let players = Players::ALL.into_iter().find(opposed).unwrap_or_default();
    play.after(Step::Seat(players))
}
