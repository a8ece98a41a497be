//! Outcomes when the last move loses: every position that can come up is examined.
//!
//! Values do not help there, and parts cannot be decided one by one. But where they lie does not matter: a
//! position is a list of parts in canonical form. A part without a move is left out, and of heaps of one
//! two cancel out, which holds where the last move loses too (*Winning Ways*, chapter 13).

use super::board::Board;
use super::boards::{Boards, split};
use super::part::Key;
use super::rules::Take;
use super::word::Bits;
use crate::Outcome;
use std::collections::HashMap;

/// A position: whether there is an odd number of heaps of one, and all other parts in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parts {
    odd: bool,
    parts: Box<[Key]>,
}

/// A position under examination.
struct Frame {
    parts: Parts,
    options: Vec<Parts>,
    at: usize,
}

/// Outcomes of positions under one kind of taking, where the last move loses.
pub struct MisereSearch {
    boards: Boards,
    known: HashMap<Parts, Outcome>,
    stack: Vec<Frame>,
    most: usize,
}

/// The units of work that go with a move.
const MOVE: u64 = 60;

impl MisereSearch {
    /// A search that remembers at most so many positions.
    pub fn new(take: Take, most: usize) -> Self {
        Self { boards: Boards::new(take), known: HashMap::new(), stack: Vec::new(), most }
    }

    /// What moves take.
    pub fn take(&self) -> Take {
        self.boards.take()
    }

    /// How many positions are remembered.
    pub fn positions(&self) -> usize {
        self.known.len()
    }

    /// The position of a board.
    pub fn parts(&self, board: &Board, free: Bits) -> Parts {
        let mut parts = Vec::new();
        let odd = split(board, free, false, &mut parts) == 1;
        Parts { odd, parts: parts.into() }
    }

    /// The outcome of a position, where it is known.
    pub fn outcome(&self, parts: &Parts) -> Option<Outcome> {
        if parts.parts.is_empty() {
            // Whoever cannot move wins; whoever has one move loses.
            return Some(if parts.odd { Outcome::Loss } else { Outcome::Win });
        }
        self.known.get(parts).copied()
    }

    /// Forgets what was asked, and not what was found.
    pub fn stop(&mut self) {
        self.stack.clear();
    }

    /// Works at the outcome of a position until it is known, or the units are used up; `false` where the
    /// memory is, and it will not be known.
    pub fn find(&mut self, parts: &Parts, units: &mut u64) -> bool {
        while self.outcome(parts).is_none() && *units > 0 {
            if self.known.len() >= self.most {
                self.stack.clear();
                return false;
            }
            if self.stack.is_empty() {
                self.push(parts.clone(), units);
            } else {
                self.advance(units);
            }
        }
        true
    }

    /// Takes up a position: what its moves lead to, each once.
    fn push(&mut self, parts: Parts, units: &mut u64) {
        let mut options = Vec::new();
        if parts.odd {
            options.push(Parts { odd: false, parts: parts.parts.clone() });
        }
        for (place, &key) in parts.parts.iter().enumerate() {
            if place > 0 && parts.parts.get(place - 1) == Some(&key) {
                continue;
            }
            let Some((board, free)) = self.boards.of(key) else { continue };
            for mv in board.legal(free) {
                *units = units.saturating_sub(MOVE + u64::from(key.size()) * 2);
                let mut left: Vec<Key> = parts.parts.to_vec();
                left.remove(place);
                let known = split(board, free & !mv.take, false, &mut left);
                left.sort_unstable_by_key(|key| (key.size(), *key));
                options.push(Parts { odd: parts.odd ^ (known == 1), parts: left.into() });
            }
        }
        let weight = |option: &Parts| option.parts.iter().map(|key| key.size()).sum::<u32>();
        options.sort_by(|a, b| {
            let others = || a.parts.cmp(&b.parts).then(a.odd.cmp(&b.odd));
            weight(a).cmp(&weight(b)).then_with(others)
        });
        options.dedup();
        self.stack.push(Frame { parts, options, at: 0 });
    }

    /// Looks at options of the position on top until it is decided or another must be decided first.
    fn advance(&mut self, units: &mut u64) {
        let Some(mut frame) = self.stack.pop() else { return };
        *units = units.saturating_sub(MOVE);
        let known = |parts: &Parts| self.outcome(parts);
        // Without a move, whoever is to move has won.
        let wins = |option: &Parts| known(option) == Some(Outcome::Loss);
        if frame.options.is_empty() || frame.options.iter().any(wins) {
            self.known.insert(frame.parts, Outcome::Win);
            return;
        }
        while let Some(option) = frame.options.get(frame.at) {
            if known(option).is_none() {
                let option = option.clone();
                self.stack.push(frame);
                self.push(option, units);
                return;
            }
            frame.at += 1;
        }
        self.known.insert(frame.parts, Outcome::Loss);
    }
}
