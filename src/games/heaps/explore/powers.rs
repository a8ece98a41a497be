//! Why the values are known where exactly the powers of some b may be taken, and what stays stays whole, as data that
//! can be read. `docs/proof-of-periods.md` has the proof (“Powers”).

use super::remainders::Remainder;

/// The argument for one base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowersProof {
    /// b.
    pub base: u32,
}

/// A power that may be taken from a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowerTaken {
    /// The power.
    pub take: u64,
    /// Its remainder.
    pub remainder: u64,
    /// What is left.
    pub left: u64,
    /// The remainder of what is left.
    pub left_remainder: u64,
    /// The value of what is left.
    pub value: u32,
}

impl PowersProof {
    /// Whether all powers are odd.
    pub fn is_odd(self) -> bool {
        !self.base.is_multiple_of(2)
    }

    /// What heaps are divided by: b + 1, or 2 if b is odd.
    pub fn period(self) -> u64 {
        if self.is_odd() { 2 } else { u64::from(self.base) + 1 }
    }

    /// The value of all heaps with this remainder.
    fn value(self, remainder: u64) -> u32 {
        match remainder % 2 {
            _ if !self.is_odd() && remainder == u64::from(self.base) => 2,
            0 => 0,
            _ => 1,
        }
    }

    /// A line for each remainder: to take 1, or b if that has another remainder, with where this leads.
    pub fn lines(self) -> Vec<Remainder> {
        let (p, base) = (self.period(), u64::from(self.base));
        let takes = if self.is_odd() { vec![1] } else { vec![1, base] };
        let line = |remainder: u64| {
            let options = takes.iter().map(|take| {
                let there = (remainder + p - take % p) % p;
                (*take, there, self.value(there))
            });
            Remainder { remainder, value: self.value(remainder), options: options.collect() }
        };
        (0..p).map(line).collect()
    }

    /// The value of a heap of n.
    pub fn value_of(self, n: u64) -> u32 {
        self.value(n % self.period())
    }

    /// All that may be taken from a heap of n.
    pub fn options(self, n: u64) -> Vec<PowerTaken> {
        let p = self.period();
        let next = |take: &u64| take.checked_mul(self.base.max(2).into());
        let powers = std::iter::successors(Some(1_u64), next).take_while(|take| *take <= n);
        let taken = powers.map(|take| {
            let left = n - take;
            let (remainder, left_remainder) = (take % p, left % p);
            PowerTaken { take, remainder, left, left_remainder, value: self.value(left_remainder) }
        });
        taken.collect()
    }
}
