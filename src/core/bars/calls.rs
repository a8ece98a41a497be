//! The usual recursion call by call, forwards and backwards.

use super::ranks::Ranks;
use super::recursion::{Base, Bites, Recursion, Rows, left_by, rows_of};
use super::shape::Shape;

/// The maximum number of shapes within one whose calls are gone through.
pub const MAX_CALLED: u32 = 1000;
/// How many moments are kept for going back, at most.
const MAX_KEPT: usize = 48;
/// After how many steps one is kept, at first.
const FIRST_STRIDE: u64 = 2048;

/// One step of the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A call begins.
    Call,
    /// The innermost call returns.
    Return {
        /// Whether its shape is won.
        won: bool,
        /// How it knows.
        by: Reason,
    },
}

/// How a call knows what it returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its shape is the least one.
    Base,
    /// It was remembered.
    Memory,
    /// A bite leaves a lost shape: the others are not tried.
    EarlyExit,
    /// All bites were tried, and each leaves a won shape.
    AllTried,
}

/// A call that has not returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    rows: Rows,
    bites: Bites,
    /// Its shape.
    pub shape: Shape,
    /// The bite by which it was called; `None` for the first call.
    pub by: Option<(u8, u8)>,
    /// The bites that were tried, in order: each has left a won shape, but for the last one as long as
    /// its call has not returned, or has found a lost shape.
    pub tried: Vec<(u8, u8)>,
    /// How often its shape was called before.
    pub before: u32,
    /// The calls that were made before it.
    at: u64,
}

/// What has been counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Calls so far.
    pub calls: u64,
    /// Those of a shape that had been called before.
    pub repeated: u64,
    /// Those that were answered from memory.
    pub remembered: u64,
    /// Those that returned at the first bite that leaves a lost shape.
    pub early: u64,
    /// The maximum number of calls that were open at a time.
    pub deepest: usize,
}

/// Something that is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The shape.
    pub shape: Shape,
    /// Whether it is won.
    pub won: bool,
}

/// The recursion at a moment.
#[derive(Clone, Debug)]
struct Moment {
    stack: Vec<Frame>,
    /// By number: how often it was called.
    called: Vec<u32>,
    /// By number: the calls of its first call and of all those below it, once that has returned.
    below: Vec<u64>,
    /// By number: whether it is won, where that is remembered.
    known: Vec<Option<bool>>,
    entries: Vec<Entry>,
    counts: Counts,
    last: Option<Step>,
    /// What the last call was about that has returned.
    returned: Option<(Shape, bool)>,
    steps: u64,
}

/// A walk through the calls for one shape.
#[derive(Clone, Debug)]
pub struct Calls {
    recursion: Recursion,
    with_memory: bool,
    ranks: Ranks,
    now: Moment,
    /// Moments on the way, `stride` steps from one to the next.
    kept: Vec<Moment>,
    stride: u64,
}

impl Calls {
    /// Before the first call. `None` where more than [`MAX_CALLED`] shapes lie within the shape.
    pub fn new(recursion: Recursion, shape: &Shape, with_memory: bool) -> Option<Self> {
        let ranks = Ranks::new(shape, MAX_CALLED)?;
        let count = ranks.count() as usize;
        let now = Moment {
            stack: Vec::new(),
            called: vec![0; count],
            below: vec![0; count],
            known: vec![None; count],
            entries: Vec::new(),
            counts: Counts::default(),
            last: None,
            returned: None,
            steps: 0,
        };
        let kept = vec![now.clone()];
        Some(Self { recursion, with_memory, ranks, now, kept, stride: FIRST_STRIDE })
    }

    /// The calls that have not returned, the first one first.
    pub fn stack(&self) -> &[Frame] {
        &self.now.stack
    }

    /// How many bites a call has for a shape.
    pub fn bites(&self, shape: &Shape) -> usize {
        let squares = shape.squares() as usize;
        match self.recursion.base {
            Base::Empty => squares,
            Base::Poison => squares.saturating_sub(1),
        }
    }

    /// What is remembered, in the order in which it came in.
    pub fn entries(&self) -> &[Entry] {
        &self.now.entries
    }

    /// What has been counted.
    pub fn counts(&self) -> Counts {
        self.now.counts
    }

    /// The step that was made last.
    pub fn last(&self) -> Option<Step> {
        self.now.last
    }

    /// The shape of the call that returned last, and what it returned.
    pub fn returned(&self) -> Option<&(Shape, bool)> {
        self.now.returned.as_ref()
    }

    /// How many steps were made. Every call has two: it begins, and it returns.
    pub fn steps(&self) -> u64 {
        self.now.steps
    }

    /// Whether the first call has returned.
    pub fn is_over(&self) -> bool {
        self.now.steps > 0 && self.now.stack.is_empty()
    }

    /// The calls of a shape’s first call and of all those below it: what calling it again costs
    /// without memory. `None` where it has not returned.
    pub fn calls_below(&self, shape: &Shape) -> Option<u64> {
        let place = self.ranks.rank(shape)? as usize;
        self.now.below.get(place).copied().filter(|&calls| calls > 0)
    }

    /// One step on; nothing once it is over.
    pub fn step(&mut self) {
        if self.is_over() {
            return;
        }
        self.advance();
        if self.now.steps == self.stride * self.kept.len() as u64 {
            self.keep();
        }
    }

    /// Back to the last moment that was kept before a step, or at it.
    pub fn go_back(&mut self, step: u64) {
        let place = usize::try_from(step / self.stride).unwrap_or(usize::MAX);
        let place = place.min(self.kept.len().saturating_sub(1));
        if let Some(moment) = self.kept.get(place).filter(|moment| moment.steps < self.now.steps) {
            self.now = moment.clone();
        }
    }

    /// Back, or on, to a step.
    pub fn go_to(&mut self, step: u64) {
        if step < self.now.steps {
            self.go_back(step);
        }
        while self.now.steps < step && !self.is_over() {
            self.step();
        }
    }

    /// Keeps this moment. Where there are too many, every second one goes.
    fn keep(&mut self) {
        self.kept.push(self.now.clone());
        if self.kept.len() > MAX_KEPT {
            let mut place = 0;
            self.kept.retain(|_| {
                place += 1;
                place % 2 == 1
            });
            self.stride *= 2;
        }
    }

    fn advance(&mut self) {
        self.now.steps += 1;
        let Some(frame) = self.now.stack.last() else {
            return self.call(rows_of(self.ranks.whole()), None);
        };
        // The innermost call has just begun, or the one that it made has returned.
        if self.now.last == Some(Step::Call) {
            let place = self.place(&frame.rows);
            if let Some(won) = self.known(place) {
                return self.give_back(won, Reason::Memory);
            }
            if let Some(won) = self.recursion.at_base(&frame.rows) {
                return self.give_back(won, Reason::Base);
            }
        } else if let Some(Step::Return { won: false, .. }) = self.now.last {
            return self.give_back(true, Reason::EarlyExit);
        }
        let Some(frame) = self.now.stack.last_mut() else { return };
        let Some(bite) = frame.bites.next(&frame.rows) else {
            return self.give_back(false, Reason::AllTried);
        };
        frame.tried.push(bite);
        let rows = left_by(&frame.rows, bite);
        self.call(rows, Some(bite));
    }

    fn call(&mut self, rows: Rows, by: Option<(u8, u8)>) {
        let place = self.place(&rows);
        let mut before = 0;
        if let Some(called) = self.now.called.get_mut(place) {
            before = *called;
            *called = called.saturating_add(1);
        }
        let counts = &mut self.now.counts;
        let at = counts.calls;
        counts.calls += 1;
        counts.repeated += u64::from(before > 0);
        let lengths = rows.iter().copied().take_while(|&length| length > 0).collect();
        let shape = Shape::new(lengths).unwrap_or_default();
        let bites = self.recursion.bites(&rows);
        let frame = Frame { rows, bites, shape, by, tried: Vec::new(), before, at };
        self.now.stack.push(frame);
        counts.deepest = counts.deepest.max(self.now.stack.len());
        self.now.last = Some(Step::Call);
    }

    fn give_back(&mut self, won: bool, by: Reason) {
        let Some(frame) = self.now.stack.pop() else { return };
        let place = self.place(&frame.rows);
        let now = &mut self.now;
        now.counts.remembered += u64::from(by == Reason::Memory);
        now.counts.early += u64::from(by == Reason::EarlyExit);
        if let Some(below) = now.below.get_mut(place).filter(|below| **below == 0) {
            *below = now.counts.calls - frame.at;
        }
        if self.with_memory && matches!(by, Reason::EarlyExit | Reason::AllTried) {
            if let Some(known) = now.known.get_mut(place) {
                *known = Some(won);
            }
            now.entries.push(Entry { shape: frame.shape.clone(), won });
        }
        now.returned = Some((frame.shape, won));
        now.last = Some(Step::Return { won, by });
    }

    fn known(&self, place: usize) -> Option<bool> {
        self.now.known.get(place).copied().flatten()
    }

    fn place(&self, rows: &Rows) -> usize {
        let height = usize::from(self.ranks.whole().height());
        let rows = rows.iter().take(height).enumerate();
        rows.map(|(row, &length)| self.ranks.term(row, length)).sum::<u32>() as usize
    }
}

#[cfg(test)]
mod tests;
