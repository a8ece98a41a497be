//! How a run of tokens is chosen: from what is pointed at to a move.

use crate::core::grid::Cell;
use crate::games::Game;
use crate::games::heaps::{Amount, Cut, Heaps, Move, Position, Ruleset};

/// How much has to be said to choose a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gesture {
    /// Only this many tokens are ever taken: pointing at one of them is enough.
    Length(u32),
    /// Heaps are never split: pointing at a token takes it and all that come after it.
    ToEnd,
    /// Nothing is ever taken: pointing at a token splits the heap before it.
    SplitOnly,
    /// Both ends are chosen, one after the other.
    TwoEnds,
}

/// A run of adjacent tokens of one heap, from 0, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The heap's place, from 0.
    pub(super) heap: u32,
    /// The first token.
    pub(super) first: u32,
    /// The last token.
    pub(super) last: u32,
}

impl Gesture {
    /// The gesture that fits the rules.
    pub(super) fn of(rules: &Ruleset) -> Self {
        let clauses = rules.clauses();
        let taking = clauses.iter().flat_map(|clause| {
            clause.amounts().iter().map(|&amount| (amount, clause.leaves().most_heaps() > 1))
        });
        let mut taking = taking.filter(|(amount, _)| *amount != Amount::Zero);
        match (taking.next(), taking.next()) {
            (None, _) => Self::SplitOnly,
            (Some((Amount::Run { from, to: Some(to) }, _)), None) if from == to => {
                Self::Length(from)
            }
            (Some((_, first)), second) => {
                let splits = first || second.into_iter().chain(taking).any(|(_, splits)| splits);
                if splits { Self::TwoEnds } else { Self::ToEnd }
            }
        }
    }

    /// The run that pointing at one token of a heap of `size` means; where one token does not say
    /// enough, that token alone.
    pub(super) fn run_at(self, heap: u32, size: u32, token: u32) -> Run {
        let (first, last) = match self {
            // At the end of the heap the run is moved back so that it fits.
            Self::Length(length) => {
                let first = token.min(size.saturating_sub(length));
                (first, (first + length.saturating_sub(1)).min(size.saturating_sub(1)))
            }
            Self::ToEnd => (token, size.saturating_sub(1)),
            Self::TwoEnds | Self::SplitOnly => (token, token),
        };
        Run { heap, first, last }
    }

    /// The first and the last token of a run that a move takes from a heap of `size`, where the gesture for it takes
    /// them.
    pub(super) fn shown(self, run: Run, size: u32) -> (u32, u32) {
        let count = run.last - run.first + 1;
        match self {
            Self::ToEnd => (size.saturating_sub(count), size.saturating_sub(1)),
            _ => (run.first, run.last),
        }
    }
}

impl Run {
    /// The run between two tokens, in whichever order.
    pub(super) fn between(heap: u32, one: u32, other: u32) -> Self {
        Self { heap, first: one.min(other), last: one.max(other) }
    }

    /// The run that a move takes; `None` where it takes nothing.
    pub(super) fn of(mv: &Move) -> Option<Self> {
        let first = mv.cut.left;
        let last = (first + mv.cut.take).checked_sub(1)?;
        (mv.cut.take > 0).then_some(Self { heap: mv.heap, first, last })
    }

    /// The move that takes this run and cuts what stays before a token that is marked, if that is in the same
    /// heap and not in the run.
    pub(super) fn to_move(self, mark: Option<Cell>) -> Move {
        let take = self.last - self.first + 1;
        let before = mark.filter(|mark| mark.row == self.heap).map(|mark| mark.column);
        let cut = match before {
            Some(at) if at > self.last => {
                Cut { take, left: self.first, middle: at - self.last - 1 }
            }
            // Which part is named first makes no difference.
            Some(at) if 0 < at && at < self.first => {
                Cut { take, left: at, middle: self.first - at }
            }
            _ => Cut::new(take, self.first),
        };
        Move { heap: self.heap, cut }
    }

    /// Whether taking it, with that mark, is legal.
    pub(super) fn is_legal(self, mark: Option<Cell>, game: &Heaps, position: &Position) -> bool {
        game.play(position, &self.to_move(mark)).is_ok()
    }
}
