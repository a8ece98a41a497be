//! Exhaustive search for the misère outcome of a sum of heaps.

use super::reduction::{Reduction, Sum};

/// Outcomes that are known, of positions as heaps from large to small and whether there is \*1.
pub(super) trait Known {
    /// Whether the player to move wins, where that is known.
    fn get(&self, heaps: &[u16], one: bool) -> Option<bool>;
    /// Remembers an outcome that was not known.
    fn set(&mut self, heaps: &[u16], one: bool, wins: bool);
    /// Whether no more can be remembered.
    fn is_full(&self) -> bool;
}

/// A depth-first search with its own stack, so that it can stop and continue anywhere. Each position
/// is decided as soon as one of its options is found lost for the opponent.
///
/// It works on representatives only. The reduction puts for each heap an equal sum of no more
/// tokens, so no position of the search has more tokens than the one it began with, \*1 apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Search {
    /// The position at the top of the stack: representatives from large to small.
    heaps: Vec<u16>,
    one: bool,
    frames: Vec<Frame>,
    /// Where the next position is built.
    spare: Vec<u16>,
    looked_at: u64,
}

/// A position whose options are being examined, and which is the next.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// The step that led here.
    by: Step,
    /// Whether taking \*1 has been examined.
    one_done: bool,
    /// The index among the heaps of the one to move in.
    place: u32,
    /// The index among that heap's options.
    option: u32,
}

/// A move on representatives: instead of the heap `from` comes `to`. Where `from` is 0, \*1 is taken.
#[derive(Clone, Copy, Debug, Default)]
struct Step {
    from: u16,
    to: Sum,
}

/// What came of some steps of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Whether the player to move wins.
    Wins(bool),
    /// Nothing yet.
    Running,
    /// The memory is full, or as many positions have been examined as are allowed.
    Exhausted,
}

/// The maximum number of positions examined in all.
pub(super) const MAX_POSITIONS: u64 = 10_000_000;

/// Units for one look at an option, which makes a position and looks it up, and for each of the
/// position's heaps.
const UNITS_PER_LOOK: u64 = 16;
const UNITS_PER_HEAP: u64 = 4;

impl Search {
    /// Positions examined so far: those that were put, and those that had to be decided for them.
    pub(super) fn looked_at(&self) -> u64 {
        self.looked_at
    }

    /// Puts a position to be decided, its heaps from large to small.
    pub(super) fn begin(&mut self, heaps: &[u16], one: bool) {
        self.heaps.clear();
        self.heaps.extend_from_slice(heaps);
        self.one = one;
        self.frames.clear();
        self.frames.push(Frame::default());
        self.looked_at += 1;
    }

    /// Continues with the position that was put.
    pub(super) fn step(
        &mut self,
        reduction: &Reduction,
        memory: &mut impl Known,
        units: &mut u64,
    ) -> Found {
        let remembered = known(memory, &self.heaps, self.one);
        if let (Some(wins), 1) = (remembered, self.frames.len()) {
            return Found::Wins(wins);
        }
        while *units > 0 {
            let cost = UNITS_PER_LOOK + UNITS_PER_HEAP * self.heaps.len() as u64;
            *units = units.saturating_sub(cost);
            let decided = match self.next_step(reduction) {
                None => Some(false),
                Some(step) => self.look(step, memory).then_some(true),
            };
            if let Some(wins) = decided.and_then(|wins| self.close(wins, memory)) {
                return Found::Wins(wins);
            }
            if self.looked_at > MAX_POSITIONS || memory.is_full() {
                return Found::Exhausted;
            }
        }
        Found::Running
    }

    /// The next move of the position at the top. Equal heaps have equal moves.
    fn next_step(&mut self, reduction: &Reduction) -> Option<Step> {
        let frame = self.frames.last_mut()?;
        if !frame.one_done {
            frame.one_done = true;
            if self.one {
                return Some(Step { from: 0, to: Sum { one: true, ..Sum::default() } });
            }
        }
        while let Some(&from) = self.heaps.get(frame.place as usize) {
            if let Some(&to) = reduction.options(from).get(frame.option as usize) {
                frame.option += 1;
                return Some(Step { from, to });
            }
            let equal =
                self.heaps.iter().skip(frame.place as usize).take_while(|&&heap| heap == from);
            frame.place += u32::try_from(equal.count()).unwrap_or(u32::MAX);
            frame.option = 0;
        }
        None
    }

    /// Looks at the position that a step leads to: true where it is known to be lost, so that the
    /// step wins. Where it is not known it is put on the stack.
    fn look(&mut self, step: Step, memory: &impl Known) -> bool {
        replace(&self.heaps, [step.from, 0], step.to.heaps, &mut self.spare);
        let one = self.one != step.to.one;
        if let Some(wins) = known(memory, &self.spare, one) {
            return !wins;
        }
        std::mem::swap(&mut self.heaps, &mut self.spare);
        self.one = one;
        self.frames.push(Frame { by: step, ..Frame::default() });
        self.looked_at += 1;
        false
    }

    /// Notes the outcome of the position at the top and takes it off, and where it is lost the one
    /// below it too, which is then won. The outcome of the last, where the stack becomes empty.
    fn close(&mut self, mut wins: bool, memory: &mut impl Known) -> Option<bool> {
        while let Some(frame) = self.frames.pop() {
            memory.set(&self.heaps, self.one, wins);
            if self.frames.is_empty() {
                return Some(wins);
            }
            let Step { from, to } = frame.by;
            replace(&self.heaps, to.heaps, [from, 0], &mut self.spare);
            std::mem::swap(&mut self.heaps, &mut self.spare);
            self.one = self.one != to.one;
            if wins {
                return None;
            }
            wins = true;
        }
        None
    }
}

/// The outcome where it is plain or remembered: without a move one wins.
fn known(memory: &impl Known, heaps: &[u16], one: bool) -> Option<bool> {
    if heaps.is_empty() { Some(!one) } else { memory.get(heaps, one) }
}

/// Writes to `out` the heaps without those of `remove` and with those of `add`, all from large to
/// small; a 0 is no heap.
pub(super) fn replace(heaps: &[u16], remove: [u16; 2], add: [u16; 2], out: &mut Vec<u16>) {
    out.clear();
    let mut remove = remove.into_iter().peekable();
    let mut add = add.into_iter().filter(|&heap| heap > 0).peekable();
    for &heap in heaps {
        while let Some(new) = add.next_if(|&new| new >= heap) {
            out.push(new);
        }
        if remove.next_if_eq(&heap).is_none() {
            out.push(heap);
        }
    }
    out.extend(add);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_replaced_in_order() {
        let cases = [
            (&[9, 7, 7, 3][..], [7, 0], [5, 2], &[9, 7, 5, 3, 2][..]),
            (&[9, 7], [9, 7], [8, 0], &[8]),
            (&[9, 7], [7, 0], [0, 0], &[9]),
            (&[], [0, 0], [4, 4], &[4, 4]),
            (&[4, 4], [4, 4], [0, 0], &[]),
            (&[4, 4], [0, 0], [4, 1], &[4, 4, 4, 1]),
        ];
        for (heaps, remove, add, expected) in cases {
            let mut out = vec![99];
            replace(heaps, remove, add, &mut out);
            assert_eq!(out, expected);
        }
    }
}
