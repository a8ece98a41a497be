//! What the usual recursion costs: a shape is won if some bite leaves a lost one.

use super::ranks::Ranks;
use super::shape::{MOST_SIDE, Shape};
use crate::core::{Job, Outcome, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// The most shapes within the one that is decided with memory: nine bytes each.
pub const MOST_REMEMBERED: u32 = 6_000_000;

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

/// The job that recurses and counts. It looks at bites row by row from the top and each row from the
/// left, and returns at the first that leaves a lost shape. The poison is bitten only when nothing
/// else is left. A report says how far it has come by then.
#[derive(Debug)]
pub struct CostJob {
    calls: Vec<Call>,
    memory: Option<Memory>,
    most: u64,
    cost: Cost,
    reported: Option<Cost>,
    done: bool,
}

/// Rows as a fixed array: a call allocates nothing.
type Rows = [u8; MOST_SIDE as usize + 2];

/// A call that has not returned.
#[derive(Clone, Debug)]
struct Call {
    rows: Rows,
    /// The bite whose turn it is.
    row: u8,
    column: u8,
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
    /// Without memory, stops after `most` calls. With memory, refuses a shape within which lie more
    /// than [`MOST_REMEMBERED`].
    pub fn new(shape: &Shape, with_memory: bool, most: u64) -> Result<Self, Refusal> {
        let memory = if with_memory { Some(Memory::new(shape)?) } else { None };
        let mut rows = [0; MOST_SIDE as usize + 2];
        for (row, &length) in rows.iter_mut().zip(shape.rows()) {
            *row = length;
        }
        let (cost, calls) = (Cost::default(), Vec::new());
        let mut job = Self { calls, memory, most, cost, reported: None, done: false };
        if let Some(returned) = job.call(rows) {
            job.finish(returned);
        }
        Ok(job)
    }

    /// Makes a call; what it returns where that is known at once.
    fn call(&mut self, rows: Rows) -> Option<Returned> {
        self.cost.calls += 1;
        if let Some(returned) = self.memory.as_ref().and_then(|memory| memory.get(&rows)) {
            return Some(returned);
        }
        self.cost.worked += 1;
        if rows[0] == 0 {
            return Some(Returned { won: true, without: 1 });
        }
        let alone = rows[0] == 1 && rows[1] == 0;
        self.calls.push(Call { rows, row: 0, column: u8::from(!alone), without: 1 });
        None
    }

    /// Goes on with the innermost call.
    fn go_on(&mut self) {
        let Some(call) = self.calls.last_mut() else { return };
        while call.column >= call.rows[usize::from(call.row)] {
            call.row += 1;
            call.column = 0;
            if call.rows[usize::from(call.row)] == 0 {
                let without = call.without;
                return self.give_back(Returned { won: false, without });
            }
        }
        let mut rows = call.rows;
        for length in rows.iter_mut().skip(call.row.into()) {
            *length = (*length).min(call.column);
        }
        call.column += 1;
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
            let Some(caller) = self.calls.last_mut() else {
                return self.finish(returned);
            };
            caller.without = caller.without.saturating_add(returned.without);
            if returned.won {
                return;
            }
            returned = Returned { won: true, without: caller.without };
        }
    }

    /// The innermost call takes in what the one it made has returned at once.
    fn take(&mut self, returned: Returned) {
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
        let ranks = Ranks::new(shape, MOST_REMEMBERED).ok_or(refused)?;
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
        // A call costs some ten nanoseconds, and a few bites that are looked at cost one.
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
    use super::*;
    use crate::core::run_to_end;

    /// The recursion itself.
    fn wins(shape: &Shape, calls: &mut u64) -> bool {
        *calls += 1;
        let bites = shape.each_square().filter(|&at| at != (0, 0) || shape.squares() == 1);
        shape.is_empty() || bites.into_iter().any(|(i, j)| !wins(&shape.bitten(i, j), calls))
    }

    fn cost(shape: &Shape, with_memory: bool, most: u64) -> Cost {
        *run_to_end(&mut CostJob::new(shape, with_memory, most).unwrap()).last().unwrap()
    }

    #[test]
    fn calls_are_those_of_the_recursion() {
        for rows in [&[][..], &[1], &[3], &[3, 3], &[4, 4, 4], &[4, 3, 1], &[1, 1], &[5, 5, 5, 5]] {
            let shape = Shape::new(rows.to_vec()).unwrap();
            let mut calls = 0;
            let won = wins(&shape, &mut calls);
            let without = cost(&shape, false, u64::MAX);
            assert_eq!((without.calls, without.worked), (calls, calls), "{rows:?}");
            let with = cost(&shape, true, 0);
            assert_eq!(with.without, Some(calls), "{rows:?}");
            assert!(with.calls <= calls && with.worked <= shape.count_within());
            let outcome = if won { Outcome::Win } else { Outcome::Loss };
            assert_eq!((with.outcome, without.outcome), (Some(outcome), Some(outcome)));
        }
    }

    #[test]
    fn the_count_stops_at_its_bound() {
        let bar = Shape::rectangle(8, 8).unwrap();
        let stopped = cost(&bar, false, 100_000);
        assert!(stopped.outcome.is_none() && stopped.calls >= 100_000);
        assert!(stopped.calls < 100_100);
        assert!(CostJob::new(&Shape::rectangle(30, 30).unwrap(), true, 0).is_err());
    }
}
