//! What a class has handed in for a lesson, and the results.

use crate::class::{Attempt, Overview, Row, overview};
use crate::core::Message;
use std::rc::Rc;
use yew::prelude::*;

/// How many problems are named.
const MAX_PROBLEMS: usize = 20;

/// What is known of a class.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Rows {
    /// The attempts, in the order in which they were handed in.
    pub(super) all: Vec<Rc<Row>>,
    /// What they did in each step, as it was when lines were last all replayed: to look at every row again
    /// after each few of them would take longer the more there are.
    pub(super) overview: Rc<[Overview]>,
    /// What was wrong with the lines that were taken in last.
    pub(super) problems: Vec<Problem>,
    /// How many more problems there are than are named.
    pub(super) more: usize,
    /// How many lines that the device had kept do not count any more.
    pub(super) lost: usize,
    /// How many attempts among those lines were new.
    pub(super) added: usize,
    /// How many went further than before, or have another name: each took the place of its former line.
    pub(super) replaced: usize,
    /// How many were there already.
    pub(super) known: usize,
    /// The names of other lessons whose attempts were among them, and the numbers of their lines.
    pub(super) others: Vec<(String, Vec<usize>)>,
    /// How far they are.
    pub(super) stage: Stage,
    /// Whether lines were taken in by the reader.
    pub(super) asked: bool,
    /// How often lines were taken in.
    pub(super) round: u32,
    /// Whether the device did not keep all that is here.
    pub(super) unkept: bool,
}

/// How far the lines are that were taken in last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Stage {
    /// All were looked through.
    #[default]
    Done,
    /// They are being replayed.
    Busy,
    /// They were erased.
    Erased,
    /// One was taken away.
    Removed,
}

/// A line that does not count.
#[derive(Clone, PartialEq)]
pub(super) struct Problem {
    /// The file it comes from; empty if it was pasted.
    pub(super) file: String,
    /// Its number, from 1; 0 where it is the whole text.
    pub(super) line: usize,
    /// Why it does not count.
    pub(super) why: Message,
}

/// What changes the rows.
pub(super) enum Change {
    /// Lines are taken in; whether the reader did that.
    Begin(bool),
    /// This was found in lines.
    Found(Vec<Found>),
    /// All lines have been read; whether they were kept.
    End(bool),
    /// They are erased.
    Erase,
    /// One is taken away.
    Remove(Attempt),
    /// Another tab has left these; what has come since is still to be taken in.
    Keep(Vec<Attempt>),
}

/// What was found in a line.
pub(super) enum Found {
    /// An attempt at this lesson.
    Row(Row),
    /// One at another lesson, and in which line.
    Other(String, usize),
    /// Something that does not count.
    Problem(Problem),
}

impl Reducible for Rows {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = (*self).clone();
        match change {
            Change::Begin(asked) => {
                let (round, stage) = (next.round.wrapping_add(1), Stage::Busy);
                // What was wrong with the reader's lines is so until others are taken in.
                let before = if asked { Self::default() } else { next.clone() };
                let Self { problems, more, others, .. } = before;
                let Self { all, overview, unkept, .. } = next;
                let begun = Self { all, overview, stage, asked, round, unkept, ..Self::default() };
                next = Self { problems, more, others, ..begun };
            }
            Change::Found(found) => found.into_iter().for_each(|found| next.take(found)),
            Change::End(kept) => {
                next.stage = Stage::Done;
                // What was there already has not been kept since.
                next.unkept |= !kept;
                next.look_over();
            }
            Change::Erase => next = Self { stage: Stage::Erased, ..Self::default() },
            Change::Remove(attempt) => {
                // What is wrong with the lines in the field is so as before.
                let Self { all, round, unkept, problems, more, others, .. } = next;
                let left = Self { all, round, unkept, stage: Stage::Removed, ..Self::default() };
                next = Self { problems, more, others, ..left };
                next.retain(|known| !known.is_same(&attempt));
            }
            // What the device could not keep is here alone.
            Change::Keep(_) if next.unkept => {}
            Change::Keep(kept) => next.retain(|known| kept.iter().any(|one| one.is_same(known))),
        }
        Rc::new(next)
    }
}

impl Rows {
    fn retain(&mut self, stays: impl Fn(&Attempt) -> bool) {
        self.all.retain(|row| stays(&row.attempt));
        self.look_over();
    }

    fn look_over(&mut self) {
        let steps = self.all.first().map_or(0, |row| row.results.len());
        self.overview = overview(&self.all, steps).into();
    }

    fn take(&mut self, found: Found) {
        match found {
            Found::Row(row) => {
                let count = self.all.len();
                if !Row::join(&mut self.all, row) {
                    self.known += 1;
                } else if self.all.len() > count {
                    self.added += 1;
                } else {
                    self.replaced += 1;
                }
            }
            Found::Other(name, line) => {
                let full = self.others.len() >= MAX_PROBLEMS;
                match self.others.iter_mut().find(|(other, _)| *other == name) {
                    Some((_, lines)) => lines.push(line),
                    None if full => self.more += 1,
                    None => self.others.push((name, vec![line])),
                }
            }
            // Nobody sees the numbers of lines that the device has kept.
            Found::Problem(_) if !self.asked => self.lost += 1,
            Found::Problem(_) if self.problems.len() >= MAX_PROBLEMS => self.more += 1,
            Found::Problem(problem) => self.problems.push(problem),
        }
    }
}
