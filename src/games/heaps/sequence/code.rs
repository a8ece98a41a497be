//! The options of a heap by an octal code.

use super::marks::{Marks, next_splits, splits};
use super::tail::Tail;
use crate::core::{Nimber, Refusal};
use crate::games::heaps::code::{Code, Digit};

/// Time for G(n) is linear in n for each digit with which a heap can be split; the repeating tail,
/// however long, counts as one digit (see [`Tail`]).
#[derive(Clone, Debug)]
pub(super) struct CodeOptions {
    /// The takes of the prefix that allow something, `d0` among them.
    takes: Vec<(u32, Digit)>,
    tail: Option<Tail>,
    cursor: Cursor,
}

/// How far the options of the next heap have been examined: a step may end between any two.
#[derive(Clone, Copy, Debug, Default)]
struct Cursor {
    /// Index into `takes`; after the last comes the tail.
    take: usize,
    /// The left part of the next split, from 1; 0 before the first look at this take.
    left: u32,
}

impl CodeOptions {
    pub(super) fn of(code: &Code) -> Self {
        let takes = (0..).zip(std::iter::once(code.digit(0)).chain(code.prefix().iter().copied()));
        Self {
            takes: takes.filter(|(_, digit)| !digit.is_never()).collect(),
            tail: Tail::of(code),
            cursor: Cursor::default(),
        }
    }

    /// Looks at options of heap n; true once all have been examined.
    pub(super) fn look(
        &mut self,
        n: u32,
        values: &[Nimber],
        marks: &mut Marks,
        looked_at: &mut u64,
        units: &mut u64,
    ) -> bool {
        while let Some(&(take, digit)) = self.takes.get(self.cursor.take) {
            if let Some(rest) = n.checked_sub(take) {
                if self.cursor.left == 0 {
                    let allowed = if rest == 0 { digit.leaves_none() } else { digit.leaves_one() };
                    // G(0) is 0, the value of leaving nothing. A rest of n itself is only ever split.
                    if let Some(value) = values.get(rest as usize).filter(|_| allowed) {
                        *looked_at += 1;
                        marks.mark(n, value.0);
                    }
                    self.cursor.left = 1;
                }
                if digit.leaves_two() {
                    let (range, done) = next_splits(self.cursor.left, rest, units);
                    *looked_at += u64::from(range.1 - range.0);
                    self.cursor.left = range.1;
                    splits(values, rest, range).for_each(|value| marks.mark(n, value));
                    if !done {
                        return false;
                    }
                }
            }
            self.cursor = Cursor { take: self.cursor.take + 1, left: 0 };
        }
        let done = match &mut self.tail {
            Some(tail) => tail.look(n, values, looked_at, units),
            None => true,
        };
        if done {
            self.cursor = Cursor::default();
        }
        done
    }

    /// The least value that no option of heap n has.
    pub(super) fn least_missing(&mut self, n: u32, marks: &Marks) -> usize {
        let from = self.tail.as_mut().map_or(0, |tail| tail.least_missing(n));
        let reached = |value: usize| {
            marks.has(n, value) || self.tail.as_ref().is_some_and(|tail| tail.reaches(n, value))
        };
        let end = from.max(marks.len());
        (from..end).find(|&value| !reached(value)).unwrap_or(end)
    }

    /// Makes room for values below `len`.
    pub(super) fn make_room(&mut self, len: usize) -> Result<(), Refusal> {
        self.tail.as_mut().map_or(Ok(()), |tail| tail.make_room(len))
    }
}
