//! The argument by remainders, where no move leaves two heaps, as data that can be read.

use super::super::leaves::Leaves;
use super::fixed::FixedMoves;
use super::period::Recurrence;

/// One line for each remainder of n by p.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remainder {
    /// The remainder.
    pub remainder: u64,
    /// The value of all heaps with it, from the pre-period on.
    pub value: u32,
    /// What may be taken, the remainder that it leads to, and the value there.
    pub options: Vec<(u64, u64, u32)>,
}

/// The lines of that argument; `values` are those of one period from the pre-period on. They hold for all n ≥ a + T,
/// where a is the pre-period, but at least 1, and T the largest number that may be taken. `None` where a move leaves
/// two heaps.
pub fn remainders(
    moves: &FixedMoves,
    figures: Recurrence,
    values: &[u32],
) -> Option<Vec<Remainder>> {
    let p = figures.period;
    if moves.heaps() > 1 || values.len() as u64 != p || p == 0 {
        return None;
    }
    let value = |remainder: u64| {
        let place = (remainder + p - figures.preperiod % p) % p;
        usize::try_from(place).ok().and_then(|place| values.get(place)).copied().unwrap_or(0)
    };
    let line = |remainder: u64| {
        let ones = moves.each().filter(|(_, leaves)| leaves.allows(Leaves::ONE));
        let to = ones.map(|(take, _)| {
            let there = (remainder + p - take % p) % p;
            (take, there, value(there))
        });
        Remainder { remainder, value: value(remainder), options: to.collect() }
    };
    Some((0..p).map(line).collect())
}
