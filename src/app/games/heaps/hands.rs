//! How the reader's input on the heaps becomes moves. A heap is a row, a token a cell.

use super::art::MAX_DRAWN;
use super::gesture::{Gesture, Run};
use super::mark::{Mark, marks};
use super::say::Does;
use crate::app::ui::BoardProps;
use crate::core::grid::{Act, Cell, Cells, Hand};
use crate::games::Game;
use crate::games::heaps::{Cut, Heaps, Leaves, Move, Position};
use crate::session::NodeId;

/// The cells of a position. A heap that is too large to be drawn is a single one.
pub(super) fn cells(position: &Position) -> Cells {
    let cells = |&size: &u32| if size > MAX_DRAWN { 1 } else { size };
    Cells::of_rows(position.heaps().iter().map(cells))
}

/// What cells mean in a game.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) props: BoardProps<Heaps>,
    pub(super) gesture: Gesture,
    pub(super) mark: Mark,
}

impl Hands {
    /// The run that is chosen so far, or that pointing here would choose.
    pub(super) fn chosen(&self, hand: Hand) -> Option<Run> {
        if !self.props.open {
            return None;
        }
        let first = hand.pressed.filter(|_| hand.pressed != hand.over).or(hand.chosen);
        match (first, hand.pointed()) {
            (Some(first), Some(last)) if first.row == last.row => Some(between(first, last)),
            (Some(first), _) => Some(between(first, first)),
            (None, cell) => cell.map(|cell| self.run_at(cell)),
        }
    }

    /// What the key for choosing does where it is.
    pub(super) fn does(&self, hand: Hand) -> Option<Does> {
        let cell = hand.stop;
        if !self.props.open || !(1..=MAX_DRAWN).contains(&self.size(cell)) {
            return None;
        }
        if let Some(first) = hand.chosen.filter(|first| first.row == cell.row) {
            return self.moves(between(first, cell));
        }
        let run = self.run_at(cell);
        match self.gesture {
            Gesture::SplitOnly => self.splitting(cell),
            Gesture::TwoEnds if !self.is_only_run(run, cell) => {
                Some(Does::Begins(self.runs_from(cell).map(|(last, _)| last).collect()))
            }
            _ => self.moves(run),
        }
    }

    /// The move that takes a run, if that is legal.
    fn moves(&self, run: Run) -> Option<Does> {
        self.is_legal(run).then(|| Does::Moves(run.to_move(self.marked())))
    }

    /// What a cut before a token does.
    fn splitting(&self, before: Cell) -> Option<Does> {
        let session = &self.props.session;
        match self.cut_at(before) {
            Ok(cut) => {
                let mv = Move { heap: before.row, cut };
                session.game.play(session.position(), &mv).is_ok().then_some(Does::Moves(mv))
            }
            Err(mark) => mark.map(|_| Does::Marks),
        }
    }

    /// The tokens that would make a legal run with the first end, once that is chosen.
    pub(super) fn ends(&self, hand: Hand) -> Vec<u32> {
        let Some(first) = hand.chosen.filter(|_| self.props.open) else { return Vec::new() };
        self.runs_from(first).map(|(last, _)| last).collect()
    }

    /// Whether heaps may be split without taking.
    fn splits(&self) -> bool {
        self.props.session.game.ruleset.leaves(u32::MAX, 0).splits()
    }

    /// Where a heap is marked, to be cut there too.
    pub(super) fn marked(&self) -> Option<Cell> {
        self.mark.get(&self.here()).filter(|_| self.props.open)
    }

    /// What a mark belongs to.
    fn here(&self) -> (NodeId, Heaps, Position) {
        let session = &self.props.session;
        (session.tree().at(), session.game.clone(), session.position().clone())
    }

    /// Whether heaps may be cut between two tokens, or marked there.
    pub(super) fn cuts(&self) -> bool {
        self.splits() || self.marks()
    }

    /// Cuts a heap before a token, without taking any. Where three heaps may be left it is marked first, and
    /// cut when another place is marked, or the same again.
    pub(super) fn split(&self, before: Cell) {
        match self.cut_at(before) {
            Ok(cut) => {
                self.set_mark(None);
                self.props.on_move.emit(Move { heap: before.row, cut });
            }
            Err(mark) => self.set_mark(mark),
        }
    }

    /// The cut that is made there, or else the mark that is then set, if any.
    fn cut_at(&self, before: Cell) -> Result<Cut, Option<Cell>> {
        if !self.marks() {
            return Ok(Cut::new(0, before.column));
        }
        match self.marked().filter(|mark| mark.row == before.row) {
            Some(mark) if mark == before && self.splits() => Ok(Cut::new(0, before.column)),
            Some(mark) if mark == before => Err(None),
            // Two marks are a move only where a heap may be split without taking.
            Some(_) if !self.leaves_three() => Err(Some(before)),
            Some(mark) => {
                let (left, end) = (mark.column.min(before.column), mark.column.max(before.column));
                Ok(Cut { take: 0, left, middle: end - left })
            }
            None => Err(Some(before).filter(|before| before.column > 0)),
        }
    }

    /// Whether a heap may be split into three without taking.
    fn leaves_three(&self) -> bool {
        self.props.session.game.ruleset.leaves(u32::MAX, 0).allows(Leaves::THREE)
    }

    fn marks(&self) -> bool {
        marks(&self.props.session.game.ruleset)
    }

    fn set_mark(&self, mark: Option<Cell>) {
        self.mark.set(self.here(), mark);
    }

    /// Does what the reader has done, and gives the hand to continue with.
    pub(super) fn act(&self, hand: Hand, act: Act) -> Hand {
        match act {
            Act::Choose(cell) => return self.choose(hand, cell),
            Act::Drag(from, Some(to)) if from.row == to.row => {
                return self.take(hand, between(from, to));
            }
            Act::Drag(..) => {}
            Act::Extend(from) => return Hand { chosen: hand.chosen.or(Some(from)), ..hand },
            Act::Letter(before, _) => self.split(before),
            Act::Escape => {
                self.set_mark(None);
                return Hand { chosen: None, ..hand };
            }
        }
        hand
    }

    fn choose(&self, hand: Hand, cell: Cell) -> Hand {
        if self.size(cell) > MAX_DRAWN {
            return hand;
        }
        match (hand.chosen, self.gesture) {
            (Some(first), _) if first.row == cell.row => self.take(hand, between(first, cell)),
            (_, Gesture::SplitOnly) => {
                self.split(cell);
                hand
            }
            // Where only one run begins here, there is nothing to choose any more.
            (_, Gesture::TwoEnds) if !self.is_only_run(self.run_at(cell), cell) => {
                Hand { chosen: Some(cell), ..hand }
            }
            _ => self.take(hand, self.run_at(cell)),
        }
    }

    /// Takes a run, or hears why it cannot be taken.
    fn take(&self, hand: Hand, run: Run) -> Hand {
        let (legal, mv) = (self.is_legal(run), run.to_move(self.marked()));
        if legal {
            self.set_mark(None);
        }
        self.props.on_move.emit(mv);
        // After a wrong second end the first one stays chosen.
        Hand { chosen: hand.chosen.filter(|_| !legal && run.first != run.last), ..hand }
    }

    fn is_only_run(&self, run: Run, cell: Cell) -> bool {
        let mut runs = self.runs_from(cell);
        runs.next().is_some_and(|(_, only)| only == run) && runs.next().is_none()
    }

    /// The legal runs that end at a token, each with the token at the other end.
    fn runs_from(&self, cell: Cell) -> impl Iterator<Item = (u32, Run)> + '_ {
        let runs = (0..self.size(cell))
            .map(move |other| (other, Run::between(cell.row, cell.column, other)));
        runs.filter(|&(_, run)| self.is_legal(run))
    }

    fn is_legal(&self, run: Run) -> bool {
        let session = &self.props.session;
        run.is_legal(self.marked(), &session.game, session.position())
    }

    fn run_at(&self, cell: Cell) -> Run {
        self.gesture.run_at(cell.row, self.size(cell), cell.column)
    }

    /// The size of the heap that a token is in.
    fn size(&self, cell: Cell) -> u32 {
        let heaps = self.props.session.position().heaps();
        heaps.get(cell.row as usize).copied().unwrap_or(0)
    }
}

fn between(one: Cell, other: Cell) -> Run {
    Run::between(one.row, one.column, other.column)
}
