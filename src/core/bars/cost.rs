//! What the usual recursion costs: a shape is winning if some bite leaves a losing one.

use super::ranks::Ranks;
use super::recursion::{Bites, Recursion, Rows, left_by, rows_of};
use super::shape::Shape;
use crate::{Job, Outcome, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// The maximum number of shapes within the one that is decided with memory: nine bytes each.
pub const MAX_REMEMBERED: u32 = 6_000_000;

/// How far the recursion has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// Calls so far, the first one among them.
    pub calls: u64,
    /// Calls that were not answered from memory. Without memory these are all.
    pub worked: u64,
    /// The outcome, once the recursion has come to its end; `None` before that, and where it stopped
    /// at its bound.
    pub outcome: Option<Outcome>,
    /// With memory, at the end: the calls that the same recursion makes without it. `None` where the
    /// number is past 2^64.
    pub without: Option<u64>,
}

/// A bite that the first call tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    /// Its square.
    pub bite: (u8, u8),
    /// Whether what it leaves is won.
    pub won: bool,
    /// The calls that it cost.
    pub calls: u64,
    /// The calls that it costs without memory; `u64::MAX` is that or more.
    pub without: u64,
}

/// The job that recurses and counts. It returns at the first bite that leaves a lost shape. A report
/// says how far it has come by then.
#[derive(Debug)]
pub struct CostJob {
    recursion: Recursion,
    calls: Vec<Call>,
    memory: Option<Memory>,
    most: u64,
    cost: Cost,
    reported: Option<Cost>,
    done: bool,
    tried: Vec<Tried>,
    /// The calls before the last of them.
    before: u64,
}

/// A call that has not returned.
#[derive(Clone, Debug)]
struct Call {
    rows: Rows,
    bites: Bites,
    /// The calls that it and those below it make without memory.
    without: u64,
}

/// What a call gives back.
#[derive(Clone, Copy, Debug)]
struct Returned {
    won: bool,
    without: u64,
}

#[derive(Debug)]
struct Memory {
    ranks: Ranks,
    /// By number: 0 not known, 1 won, 2 lost.
    known: Vec<u8>,
    /// By number: the calls without memory; `u64::MAX` is that or more.
    without: Vec<u64>,
}

impl CostJob {
    /// The usual recursion. Without memory, stops after `most` calls. With memory, refuses a shape
    /// within which lie more than [`MAX_REMEMBERED`].
    pub fn new(shape: &Shape, with_memory: bool, most: u64) -> Result<Self, Refusal> {
        Self::of(Recursion::default(), shape, with_memory, most)
    }

    /// The same of a recursion that is written in some other way.
    pub fn of(
        recursion: Recursion,
        shape: &Shape,
        with_memory: bool,
        most: u64,
    ) -> Result<Self, Refusal> {
        let memory = if with_memory { Some(Memory::new(shape)?) } else { None };
        let rows = rows_of(shape);
        let mut job = Self {
            recursion,
            calls: Vec::new(),
            memory,
            most,
            cost: Cost::default(),
            reported: None,
            done: false,
            tried: Vec::new(),
            before: 0,
        };
        if let Some(returned) = job.call(rows) {
            job.finish(returned);
        }
        Ok(job)
    }

    /// The bites that the first call has tried, in order; one that has not come back counts no calls yet.
    pub fn tried(&self) -> &[Tried] {
        &self.tried
    }

    /// What the first call has got back from a bite.
    fn note(&mut self, returned: Returned) {
        if let ([_], Some(tried)) = (self.calls.as_slice(), self.tried.last_mut()) {
            let before = std::mem::take(&mut self.before);
            (tried.won, tried.without) = (returned.won, returned.without);
            tried.calls = self.cost.calls - before;
        }
    }

    /// Makes a call; what it returns where that is known immediately.
    fn call(&mut self, rows: Rows) -> Option<Returned> {
        self.cost.calls += 1;
        if let Some(returned) = self.memory.as_ref().and_then(|memory| memory.get(&rows)) {
            return Some(returned);
        }
        self.cost.worked += 1;
        if let Some(won) = self.recursion.at_base(&rows) {
            return Some(Returned { won, without: 1 });
        }
        let bites = self.recursion.bites(&rows);
        self.calls.push(Call { rows, bites, without: 1 });
        None
    }

    /// Continues with the innermost call.
    fn go_on(&mut self) {
        let Some(call) = self.calls.last_mut() else { return };
        let Some(bite) = call.bites.next(&call.rows) else {
            let without = call.without;
            return self.give_back(Returned { won: false, without });
        };
        let rows = left_by(&call.rows, bite);
        if self.calls.len() == 1 {
            self.before = self.cost.calls;
            self.tried.push(Tried { bite, won: false, calls: 0, without: 0 });
        }
        if let Some(returned) = self.call(rows) {
            self.take(returned);
        }
    }

    /// The innermost call returns, and with it all those that its answer decides.
    fn give_back(&mut self, mut returned: Returned) {
        loop {
            let Some(call) = self.calls.pop() else { return };
            if let Some(memory) = &mut self.memory {
                memory.set(&call.rows, returned);
            }
            if self.calls.is_empty() {
                return self.finish(returned);
            }
            self.note(returned);
            let Some(caller) = self.calls.last_mut() else { return };
            caller.without = caller.without.saturating_add(returned.without);
            if returned.won {
                return;
            }
            returned = Returned { won: true, without: caller.without };
        }
    }

    /// The innermost call takes in what the call it made returned without a search.
    fn take(&mut self, returned: Returned) {
        self.note(returned);
        let Some(call) = self.calls.last_mut() else { return };
        call.without = call.without.saturating_add(returned.without);
        if !returned.won {
            let without = call.without;
            self.give_back(Returned { won: true, without });
        }
    }

    fn finish(&mut self, returned: Returned) {
        self.cost.outcome = Some(if returned.won { Outcome::Win } else { Outcome::Loss });
        let told = self.memory.is_some() && returned.without < u64::MAX;
        self.cost.without = told.then_some(returned.without);
        self.done = true;
    }
}

impl Memory {
    fn new(shape: &Shape) -> Result<Self, Refusal> {
        let refused = Refusal::Memory { bytes: shape.count_within().saturating_mul(9) };
        let ranks = Ranks::new(shape, MAX_REMEMBERED).ok_or(refused)?;
        let count = ranks.count() as usize;
        let (mut known, mut without) = (Vec::new(), Vec::new());
        known.try_reserve_exact(count).map_err(|_| refused)?;
        without.try_reserve_exact(count).map_err(|_| refused)?;
        known.resize(count, 0);
        without.resize(count, 0);
        Ok(Self { ranks, known, without })
    }

    fn place(&self, rows: &Rows) -> usize {
        let height = usize::from(self.ranks.whole().height());
        let rows = rows.iter().take(height).enumerate();
        rows.map(|(row, &length)| self.ranks.term(row, length)).sum::<u32>() as usize
    }

    fn get(&self, rows: &Rows) -> Option<Returned> {
        let place = self.place(rows);
        let known = self.known.get(place).filter(|&&known| known > 0)?;
        Some(Returned { won: *known == 1, without: *self.without.get(place)? })
    }

    fn set(&mut self, rows: &Rows, returned: Returned) {
        let place = self.place(rows);
        if let (Some(known), Some(without)) =
            (self.known.get_mut(place), self.without.get_mut(place))
        {
            *known = if returned.won { 1 } else { 2 };
            *without = returned.without;
        }
    }
}

impl Job for CostJob {
    type Report = Cost;

    fn step(&mut self, units: u64) -> Status {
        // A call costs some ten nanoseconds, and a few bites that are examined cost one.
        let mut left = units / 4 + 1;
        while left > 0 && !self.done {
            self.go_on();
            left -= 1;
            self.done |= self.memory.is_none() && self.cost.calls >= self.most;
        }
        if self.done { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        let total = self.memory.is_none().then_some(self.most);
        Progress { done: self.cost.calls, total }
    }

    fn report(&mut self) -> Option<Cost> {
        if self.reported == Some(self.cost) {
            return None;
        }
        self.reported = Some(self.cost);
        self.reported
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::recursion::{Base, BiteOrder};
    use super::*;
    use crate::run_to_end;
    use std::collections::BTreeMap;

    const ALL: [Recursion; 4] = [
        Recursion { base: Base::Empty, order: BiteOrder::Rows },
        Recursion { base: Base::Empty, order: BiteOrder::Columns },
        Recursion { base: Base::Poison, order: BiteOrder::Rows },
        Recursion { base: Base::Poison, order: BiteOrder::Columns },
    ];

    /// The recursion itself, on lists of lengths as a class writes it, with a dictionary or without.
    fn wins(
        kind: Recursion,
        rows: &[u8],
        calls: &mut u64,
        known: &mut Option<BTreeMap<Vec<u8>, bool>>,
    ) -> bool {
        *calls += 1;
        if let Some(won) = known.as_ref().and_then(|known| known.get(rows)) {
            return *won;
        }
        let mut bites: Vec<(usize, u8)> = Vec::new();
        for (row, &length) in rows.iter().enumerate() {
            bites.extend((0..length).map(|column| (row, column)));
        }
        if kind.order == BiteOrder::Columns {
            bites.sort_by_key(|&(row, column)| (column, row));
        }
        // The poison is never bitten, or tried after all others.
        bites.retain(|&bite| bite != (0, 0));
        if kind.base == Base::Empty && !rows.is_empty() {
            bites.push((0, 0));
        }
        let mut won = rows.is_empty();
        for (row, column) in bites {
            let mut left: Vec<u8> = rows.to_vec();
            for length in &mut left[row..] {
                *length = (*length).min(column);
            }
            left.retain(|&length| length > 0);
            if !wins(kind, &left, calls, known) {
                won = true;
                break;
            }
        }
        if let Some(known) = known {
            known.insert(rows.to_vec(), won);
        }
        won
    }

    fn cost(kind: Recursion, shape: &Shape, with_memory: bool, most: u64) -> Cost {
        let job = CostJob::of(kind, shape, with_memory, most);
        *run_to_end(&mut job.unwrap()).last().unwrap()
    }

    #[test]
    fn calls_are_those_of_the_recursion() {
        for rows in [&[][..], &[1], &[3], &[3, 3], &[4, 4, 4], &[4, 3, 1], &[1, 1], &[5, 5, 5, 5]] {
            for kind in ALL {
                let shape = Shape::new(rows.to_vec()).unwrap();
                let (mut calls, mut with_calls) = (0, 0);
                let won = wins(kind, rows, &mut calls, &mut None);
                let again = wins(kind, rows, &mut with_calls, &mut Some(BTreeMap::new()));
                assert_eq!(won, again);
                let without = cost(kind, &shape, false, u64::MAX);
                assert_eq!((without.calls, without.worked), (calls, calls), "{kind:?} {rows:?}");
                let with = cost(kind, &shape, true, 0);
                assert_eq!(with.without, Some(calls), "{kind:?} {rows:?}");
                assert_eq!(with.calls, with_calls, "{kind:?} {rows:?}");
                let outcome = if won { Outcome::Win } else { Outcome::Loss };
                assert_eq!((with.outcome, without.outcome), (Some(outcome), Some(outcome)));
            }
        }
    }

    /// The figures of the practical for 4 × 5, first; the others were counted by a program in Python.
    #[test]
    fn the_usual_recursion_costs_what_a_class_counts() {
        let bar = Shape::rectangle(4, 5).unwrap();
        for (base, order, without, with) in [
            (Base::Poison, BiteOrder::Rows, 95_440, 379),
            (Base::Poison, BiteOrder::Columns, 84_518, 346),
            (Base::Empty, BiteOrder::Rows, 143_160, 394),
            (Base::Empty, BiteOrder::Columns, 126_777, 361),
        ] {
            let kind = Recursion { base, order };
            let found = cost(kind, &bar, true, 0);
            assert_eq!((found.without, found.calls), (Some(without), with), "{kind:?}");
            assert_eq!(cost(kind, &bar, false, u64::MAX).calls, without, "{kind:?}");
        }
    }

    /// The calls of the first call are itself and those of the bites that it tries.
    #[test]
    fn the_bites_of_the_first_call_make_up_all_calls() {
        for rows in [&[][..], &[1], &[3], &[1, 1], &[4, 3, 1], &[5, 5, 5, 5]] {
            for kind in ALL {
                let shape = Shape::new(rows.to_vec()).unwrap();
                let mut job = CostJob::of(kind, &shape, true, 0).unwrap();
                let all = *run_to_end(&mut job).last().unwrap();
                let tried = job.tried();
                let sum = |of: fn(&Tried) -> u64| 1 + tried.iter().map(of).sum::<u64>();
                assert_eq!(sum(|one| one.calls), all.calls, "{kind:?} {rows:?}");
                assert_eq!(Some(sum(|one| one.without)), all.without, "{kind:?} {rows:?}");
                for (place, one) in tried.iter().enumerate() {
                    let left = shape.bitten(one.bite.0, one.bite.1);
                    let alone = cost(kind, &left, true, 0);
                    assert_eq!(Some(one.without), alone.without);
                    assert_eq!(one.won, alone.outcome == Some(Outcome::Win));
                    // It returns at the first bite that leaves a lost shape.
                    assert!(one.won || place + 1 == tried.len());
                }
            }
        }
    }

    #[test]
    fn the_count_stops_at_its_bound() {
        let bar = Shape::rectangle(8, 8).unwrap();
        let stopped = cost(Recursion::default(), &bar, false, 100_000);
        assert!(stopped.outcome.is_none() && stopped.calls >= 100_000);
        assert!(stopped.calls < 100_100);
        assert!(CostJob::new(&Shape::rectangle(30, 30).unwrap(), true, 0).is_err());
    }
}
