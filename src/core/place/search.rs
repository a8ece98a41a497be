//! The search for values: it asks as rarely as possible which of two numbers a part has.

use super::board::Board;
use super::boards::{Boards, split};
use super::goal::Goal;
use super::mirror::{Mirrored, mirrored};
use super::options::Options;
use super::part::Key;
use super::rules::Take;
use super::table::{Candidates, Table, mask, single, up_to};
use super::word::Bits;
use crate::Nimber;

/// A position as a sum: the nim-sum of the parts that are known, and the others, each once (two of a
/// kind cancel out), the smallest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The nim-sum of what is known.
    pub known: u32,
    /// The rest.
    pub parts: Vec<Key>,
}

/// How a look at a sum ended.
enum Look {
    /// The sum has the value that was asked for.
    Same,
    /// It has another.
    Other,
    /// This must be found out first.
    First(Key, Goal),
}

/// One part under examination: what is asked of it, and where its options can lead.
struct Frame {
    key: Key,
    goal: Goal,
    options: Options,
    /// The value that is tried now, and the options that were examined for it.
    trying: u32,
    at: usize,
    begun: bool,
}

/// Values of parts under one kind of taking, and the memory that goes with it.
///
/// # Method
///
/// The value of a part is the least number that no option has (Sprague and Grundy), but most values need
/// not be known. Whether a part has the value *n* is a question by itself (it is lost together with a heap of
/// *n*), and one option of value *n* answers it. An option is a sum: of its unknown parts all but the
/// largest are valued, and that one is asked whether it has the number that is missing (J. Lemoine and
/// S. Viennot, *Nimbers are inevitable*, 2010). What has been ruled out stays in the table: a part has
/// candidates, and where one is left it is the value. Parts that are their own mirror image need no
/// search where the image answers every move.
pub struct Search {
    boards: Boards,
    table: Table,
    stack: Vec<Frame>,
    /// The lists of frames that are done with, to be used again.
    spare: Vec<Options>,
    expanded: u64,
    full: bool,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Searched {
    /// What was asked is known.
    Found,
    /// There is more to do.
    Running,
    /// The memory is used up: it will not be known.
    Full,
}

/// The units of work that go with looking at one move.
const MOVE: u64 = 30;

impl Search {
    /// A search without any knowledge, which will take at most so many bytes (and half as many again for
    /// moments).
    pub fn new(take: Take, max_bytes: u64) -> Self {
        let (boards, table) = (Boards::new(take), Table::new(max_bytes));
        Self { boards, table, stack: Vec::new(), spare: Vec::new(), expanded: 0, full: false }
    }

    /// What moves take.
    pub fn take(&self) -> Take {
        self.boards.take()
    }

    /// How many parts are in the memory.
    pub fn parts(&self) -> usize {
        self.table.len()
    }

    /// The maximum number of parts that it can hold.
    pub fn capacity(&self) -> usize {
        self.table.capacity()
    }

    /// The bytes of the memory.
    pub fn bytes(&self) -> u64 {
        self.table.bytes()
    }

    /// How many parts had all their options looked up.
    pub fn expanded(&self) -> u64 {
        self.expanded
    }

    /// Forgets what was asked, and not what was found.
    pub fn stop(&mut self) {
        self.stack.clear();
    }

    /// The position as a sum of its parts.
    pub fn sum(&self, board: &Board, free: Bits) -> Sum {
        let mut parts = Vec::new();
        let known = split(board, free, true, &mut parts);
        Sum { known, parts }
    }

    /// The value of a sum, where all its parts are known.
    pub fn value(&self, sum: &Sum) -> Option<Nimber> {
        let values = sum.parts.iter().map(|&key| self.known(key));
        let parts = values.sum::<Option<NimSum>>()?;
        Some(Nimber(sum.known ^ parts.0))
    }

    /// Whether a sum has this value; `None` where it is not known yet.
    pub fn has_value(&self, sum: &Sum, value: u32) -> Option<bool> {
        match self.look(sum.known, &sum.parts, value) {
            Look::Same => Some(true),
            Look::Other => Some(false),
            Look::First(..) => None,
        }
    }

    /// Works at the value of a sum.
    pub fn find_value(&mut self, sum: &Sum, units: &mut u64) -> Searched {
        self.work(units, |search| {
            sum.parts
                .iter()
                .find(|&&key| search.known(key).is_none())
                .map(|&key| (key, Goal::Value))
        })
    }

    /// Works at the question whether a sum has this value.
    pub fn find_whether(&mut self, sum: &Sum, value: u32, units: &mut u64) -> Searched {
        self.work(units, |search| match search.look(sum.known, &sum.parts, value) {
            Look::First(key, goal) => Some((key, goal)),
            Look::Same | Look::Other => None,
        })
    }

    /// Works until nothing more is asked or the units are used up; a frame is finished in any case.
    fn work(&mut self, units: &mut u64, next: impl Fn(&Self) -> Option<(Key, Goal)>) -> Searched {
        loop {
            if self.full {
                self.stack.clear();
                return Searched::Full;
            }
            if self.stack.is_empty() {
                let Some((key, goal)) = next(self) else { return Searched::Found };
                self.push(key, goal, units);
            } else {
                self.advance(units);
            }
            if *units == 0 {
                return Searched::Running;
            }
        }
    }

    /// The value of a part, where it is known.
    fn known(&self, key: Key) -> Option<u32> {
        self.table.get(key).and_then(single)
    }

    /// Takes up a part. What is found of it at sight is noted.
    fn push(&mut self, key: Key, goal: Goal, units: &mut u64) {
        let Some((board, free)) = self.boards.of(key) else {
            self.full = true;
            return;
        };
        if self.table.get(key).is_none() {
            let candidates = at_sight(board, key.size(), free);
            self.full |= !self.table.set(key, candidates);
        }
        let candidates = self.table.get(key).unwrap_or(0);
        if single(candidates).is_some() {
            return;
        }
        self.expanded += 1;
        let mut options = self.spare.pop().unwrap_or_default();
        let seen = options.fill((board, free), &self.table, goal);
        *units = units.saturating_sub(options.looked_at * (MOVE + u64::from(key.size()) * 2));
        self.note(key, candidates & !seen);
        self.stack.push(Frame { key, goal, options, trying: 0, at: 0, begun: false });
    }

    /// Looks at options of the part on top until it is decided or another must be decided first.
    fn advance(&mut self, units: &mut u64) {
        let Some(mut frame) = self.stack.pop() else { return };
        let candidates = self.table.get(frame.key).unwrap_or(0);
        let open = match frame.goal {
            Goal::Value => candidates != 0,
            Goal::Is(value) => candidates & mask(value) != 0,
        };
        if !open || single(candidates).is_some() {
            self.spare.push(frame.options);
            return;
        }
        if !frame.begun {
            let left = candidates & !frame.options.seen(&self.table);
            if left != candidates {
                self.note(frame.key, left);
                self.stack.push(frame);
                return;
            }
            frame.begun = true;
            frame.at = 0;
            frame.trying = frame.goal.trial(candidates);
        }
        while let Some((known, parts)) = frame.options.sum(frame.at) {
            *units = units.saturating_sub(MOVE / 4);
            match self.look(known, parts, frame.trying) {
                Look::Other => frame.at += 1,
                Look::Same => {
                    self.note(frame.key, candidates & !mask(frame.trying));
                    frame.begun = false;
                    self.stack.push(frame);
                    return;
                }
                Look::First(key, goal) => {
                    self.stack.push(frame);
                    self.push(key, goal, units);
                    return;
                }
            }
        }
        // No option has it: the value is at most that.
        self.note(frame.key, candidates & up_to(frame.trying));
        frame.begun = false;
        self.stack.push(frame);
    }

    /// Notes what a part can still have. Where nothing is left its value is 32 or more: it will not be known.
    fn note(&mut self, key: Key, candidates: Candidates) {
        self.full |= candidates == 0 || !self.table.set(key, candidates);
    }

    /// Whether a sum has a value, or what must be known first to tell.
    fn look(&self, known: u32, parts: &[Key], value: u32) -> Look {
        let mut rest = value ^ known;
        let mut open: Option<(Key, Candidates)> = None;
        // The largest last: of those before it, each must be known.
        for &key in parts {
            let candidates = self.table.get(key).unwrap_or(Candidates::MAX);
            if let Some(value) = single(candidates) {
                rest ^= value;
            } else if let Some((before, _)) = open {
                return Look::First(before, Goal::Value);
            } else {
                open = Some((key, candidates));
            }
        }
        match open {
            None if rest == 0 => Look::Same,
            None => Look::Other,
            Some((_, candidates)) if candidates & mask(rest) == 0 => Look::Other,
            Some((key, _)) => Look::First(key, Goal::Is(rest)),
        }
    }
}

/// The nim-sum of known values, to be summed up.
struct NimSum(u32);

impl std::iter::Sum<u32> for NimSum {
    fn sum<I: Iterator<Item = u32>>(values: I) -> Self {
        Self(values.fold(0, |sum, value| sum ^ value))
    }
}

/// What is known of a part without a look at its options.
fn at_sight(board: &Board, size: u32, free: Bits) -> Candidates {
    // Play lasts for at most so many moves, and no value is above that.
    let longest = size / board.least.max(1);
    let within = up_to(longest);
    match mirrored(board, free) {
        Some(Mirrored::Answered(_)) => 1,
        Some(Mirrored::After(..)) => within & !1,
        None => within,
    }
}
