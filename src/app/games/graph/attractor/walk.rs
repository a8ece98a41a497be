//! Where the reader is in the algorithm, and what was asked. Pure.

use crate::core::graph::{Step, Trace};
use std::rc::Rc;
use yew::prelude::*;

/// A walk through the steps of an attractor.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Walk {
    /// Its steps; `None` for a graph that has too many.
    pub(super) trace: Rc<Option<Trace>>,
    /// How many were gone through.
    pub(super) at: usize,
    /// Whether they advance by themselves.
    pub(super) playing: bool,
    /// Whether the reader is asked before a vertex joins.
    pub(super) asks: bool,
    /// The reader's last answer, and whether it was right.
    pub(super) answer: Option<(u32, bool)>,
    /// How many answers were right, and how many were given.
    pub(super) score: (u32, u32),
}

/// What can happen to it.
#[derive(Clone, Debug)]
pub(super) enum Stride {
    /// Another attractor, at a step.
    Open(Rc<Option<Trace>>, usize),
    /// To a step.
    To(usize),
    /// One step on.
    On,
    /// Steps advance by themselves, or rest.
    Play(bool),
    /// The reader wants to be asked, or not.
    Ask(bool),
    /// The reader says which vertex comes next.
    Guess(u32),
}

impl Walk {
    /// A walk that has come to a step.
    pub(super) fn new(trace: Rc<Option<Trace>>, at: usize) -> Self {
        let mut walk =
            Self { trace, at: 0, playing: false, asks: false, answer: None, score: (0, 0) };
        walk.at = at.min(walk.len());
        walk
    }

    /// How many steps there are.
    pub(super) fn len(&self) -> usize {
        self.steps().len()
    }

    /// The steps.
    pub(super) fn steps(&self) -> &[Step] {
        self.trace.as_ref().as_ref().map_or(&[], Trace::steps)
    }

    /// The step that was made last.
    pub(super) fn last_step(&self) -> Option<Step> {
        self.at.checked_sub(1).and_then(|before| self.steps().get(before)).copied()
    }

    /// Whether the reader must answer before the walk continues: before a vertex joins, and before its last edge is
    /// examined, which would name it.
    pub(super) fn waits(&self) -> bool {
        let rest = self.steps().get(self.at..).unwrap_or_default();
        let named_by = match rest {
            [Step::Look { .. }, Step::Count { to: 0, .. }, ..] => 2,
            [Step::Look { .. } | Step::Count { to: 0, .. }, ..] => 1,
            _ => 0,
        };
        self.asks
            && matches!(
                rest.get(named_by),
                Some(Step::Begin { .. } | Step::Add { .. } | Step::Mark { .. })
            )
    }

    fn on(&mut self) {
        if self.waits() {
            self.playing = false;
        } else if self.at < self.len() {
            self.at += 1;
            self.answer = None;
        }
        self.playing &= self.at < self.len();
    }

    /// Whether a vertex is still to join.
    pub(super) fn goes_on(&self) -> bool {
        self.trace.as_ref().as_ref().is_some_and(|trace| trace.next_in(self.at).is_some())
    }

    /// Any vertex where the player has won may come first; later there is one that does.
    fn guess(&mut self, vertex: u32) {
        let Some(trace) = self.trace.as_ref().as_ref() else { return };
        let Some((at, next)) = trace.next_in(self.at) else { return };
        let begins =
            |step: &Step| matches!(step, Step::Begin { vertex: other } if *other == vertex);
        let beginning = matches!(trace.steps().get(at), Some(Step::Begin { .. }));
        let right = next == vertex || beginning && trace.steps().iter().skip(at).any(begins);
        self.score = (self.score.0 + u32::from(right), self.score.1 + 1);
        self.answer = Some((vertex, right));
        if right {
            self.at = at + 1;
        }
    }
}

impl Reducible for Walk {
    type Action = Stride;

    fn reduce(self: Rc<Self>, stride: Stride) -> Rc<Self> {
        let mut next = (*self).clone();
        match stride {
            Stride::Open(trace, at) => {
                next = Self { asks: next.asks, score: next.score, ..Self::new(trace, at) };
            }
            Stride::To(at) => {
                next.at = at.min(next.len());
                next.answer = None;
                next.playing = false;
            }
            Stride::On => next.on(),
            Stride::Play(playing) => {
                // From the end it begins again.
                if playing && next.at == next.len() {
                    next.at = 0;
                }
                next.playing = playing;
                next.answer = None;
            }
            Stride::Ask(asks) => {
                next.asks = asks;
                next.answer = None;
                next.score = (0, 0);
                next.playing = false;
            }
            Stride::Guess(vertex) => next.guess(vertex),
        }
        Rc::new(next)
    }
}
