//! Three rows: the lost shapes `[a, b, c]` far beyond what a table of all shapes could hold.
//!
//! For each `b ≥ c` there is at most one `a` such that `[a, b, c]` is lost: from a longer first row
//! one would bite down to it. It is the least `a ≥ b` that no bite of the lower rows leaves lost:
//! other than those of `[a, j, c]` with `c ≤ j < b`, of `[a, j, j]` with `j < c`, and of `[a, b, j]`
//! with `j < c`. Where it is `b` itself, every `[a, b', c]` with `b' > b` is won by a bite of the
//! first row, and `c` is finished. So each `c` is gone through once with the sets of `a` that are
//! taken, as bits. Two rows `[a, b]` are lost exactly for `a = b + 1`; the empty shape is won.

use crate::{Job, Progress, Refusal, Status};

/// The maximum number of columns: the sets take an eighth of its square in bytes, halved, some 50 MB.
pub const MAX_THREE_ROWS: u32 = 30_000;

/// A lost shape of at most three rows.
pub type LostRows = [u16; 3];

/// The job that finds all lost shapes `[a, b, c]` with `a` at most as many columns as asked. A report
/// has those found since the last one, by `c` and then by `b`.
#[derive(Clone, Debug)]
pub struct ThreeRowsJob {
    to: usize,
    /// For each `b`, the `a` that are taken by some `[a, b, j]` with a smaller `j`: the words from
    /// `b / 64` on.
    columns: Vec<u64>,
    /// Where the words of each `b` begin in `columns`.
    starts: Vec<u32>,
    /// For each `b`, the first of its words in which not all `a` are taken.
    lows: Vec<u16>,
    /// The `a` that are taken by some `[a, j, j]`.
    squares: Vec<u64>,
    /// The `a` that are taken for the `c` in hand, those of `squares` among them.
    row: Vec<u64>,
    /// The first word of `row` in which not all `a` from `b` on are taken.
    row_low: usize,
    c: usize,
    b: usize,
    found: Vec<LostRows>,
    done: bool,
}

impl ThreeRowsJob {
    /// Refuses more than [`MAX_THREE_ROWS`] columns.
    pub fn new(to: u32) -> Result<Self, Refusal> {
        if to > MAX_THREE_ROWS {
            return Err(Refusal::TooLong { asked: to.into(), most: MAX_THREE_ROWS.into() });
        }
        let to = to as usize;
        let words = to / 64 + 1;
        let (mut starts, mut sum) = (Vec::with_capacity(to + 1), 0);
        for b in 0..=to {
            starts.push(sum);
            sum += u32::try_from(words - b / 64).unwrap_or(0);
        }
        let mut columns = Vec::new();
        let bytes = 8 * u64::from(sum);
        columns.try_reserve_exact(sum as usize).map_err(|_| Refusal::Memory { bytes })?;
        columns.resize(sum as usize, 0);
        let lows = vec![0; to + 1];
        let (squares, row) = (vec![0; words], vec![0; words]);
        let (found, done) = (Vec::new(), to == 0);
        Ok(Self { to, columns, starts, lows, squares, row, row_low: 0, c: 0, b: 0, found, done })
    }

    /// Decides `[_, b, c]` for the next `b`; gives what it cost.
    fn grow(&mut self) -> u64 {
        let b = self.b;
        let first = b / 64;
        let start = self.starts[b] as usize;
        let end = start + self.row.len() - first;
        let (row, taken) = (&mut self.row[first..], &mut self.columns[start..end]);
        // An `a` below `b` counts as taken.
        taken[0] |= !(u64::MAX << (b % 64));
        let mut low = usize::from(self.lows[b]);
        while taken.get(low) == Some(&u64::MAX) {
            low += 1;
        }
        self.lows[b] = u16::try_from(low).unwrap_or(u16::MAX);
        self.row_low = self.row_low.max(first);
        while row.get(self.row_low - first) == Some(&u64::MAX) {
            self.row_low += 1;
        }
        let low = low.max(self.row_low - first);
        let Some(at) = first_free(&row[low..], &taken[low..]) else {
            let looked_at = (row.len() - low) as u64;
            self.go_on(false);
            return looked_at / 2 + 4;
        };
        let word = low + at;
        let free = !(row[word] | taken[word]);
        let bit = free & free.wrapping_neg();
        let a = (first + word) * 64 + bit.trailing_zeros() as usize;
        if a <= self.to {
            row[word] |= bit;
            taken[word] |= bit;
            self.take(a);
        }
        self.go_on(a == b);
        at as u64 / 2 + 4
    }

    fn take(&mut self, a: usize) {
        if self.b == self.c {
            self.squares[a / 64] |= 1 << (a % 64);
        }
        let narrow = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        self.found.push([narrow(a), narrow(self.b), narrow(self.c)]);
    }

    fn go_on(&mut self, finished: bool) {
        self.b += 1;
        if !finished && self.b <= self.to {
            return;
        }
        self.c += 1;
        self.b = self.c;
        self.done = self.c > self.to;
        self.row.copy_from_slice(&self.squares);
        self.row_low = 0;
    }

    /// Two rows: `[b + 1, b]` is lost.
    fn two_rows(&mut self) {
        for b in 0..self.to {
            self.b = b;
            self.take(b + 1);
            let at = self.starts[b] as usize + (b + 1) / 64 - b / 64;
            self.columns[at] |= 1 << ((b + 1) % 64);
        }
        self.b = self.to;
        self.go_on(false);
    }
}

impl Job for ThreeRowsJob {
    type Report = Vec<LostRows>;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units.max(1);
        if self.c == 0 && !self.done {
            self.two_rows();
        }
        while left > 0 && !self.done {
            left = left.saturating_sub(self.grow());
        }
        if self.done { Status::Done } else { Status::Running }
    }

    /// In squares of columns gone through, since later rows are shorter.
    fn progress(&self) -> Progress {
        let (to, c) = (self.to as u64, (self.c as u64).min(self.to as u64));
        Progress { done: c * (2 * to - c), total: Some(to * to) }
    }

    fn report(&mut self) -> Option<Vec<LostRows>> {
        (!self.found.is_empty()).then(|| std::mem::take(&mut self.found))
    }
}

/// The first word in which not all bits are set in one or the other; both are equally long.
fn first_free(row: &[u64], taken: &[u64]) -> Option<usize> {
    /// Words that are examined in one go, which is what takes the time.
    const STRIDE: usize = 8;
    let full = |(&one, &other): (&u64, &u64)| one | other == u64::MAX;
    let mut at = 0;
    for (row, taken) in row.chunks_exact(STRIDE).zip(taken.chunks_exact(STRIDE)) {
        let both = row.iter().zip(taken).fold(u64::MAX, |all, (&one, &other)| all & (one | other));
        if both != u64::MAX {
            break;
        }
        at += STRIDE;
    }
    let rest = row.get(at..)?.iter().zip(taken.get(at..)?);
    rest.into_iter().position(|words| !full(words)).map(|free| at + free)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::run_to_end;

    #[test]
    fn the_first_lost_shapes() {
        let mut found = run_to_end(&mut ThreeRowsJob::new(5).unwrap()).concat();
        found.sort_by_key(|rows| (rows[2], rows[1]));
        let two = [[1, 0, 0], [2, 1, 0], [3, 2, 0], [4, 3, 0], [5, 4, 0]];
        let three = [[3, 1, 1], [2, 2, 1], [4, 2, 2], [5, 3, 2], [5, 5, 3]];
        assert_eq!(found, [&two[..], &three].concat());
        assert!(run_to_end(&mut ThreeRowsJob::new(0).unwrap()).is_empty());
        assert!(ThreeRowsJob::new(MAX_THREE_ROWS + 1).is_err());
    }
}
