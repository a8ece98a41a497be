//! What every way of finding values does: it marks the values of the options, and goes through the ways to split
//! a heap.

use crate::core::{Nimber, Refusal};

/// Which values have been found among the options of the heap in hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// For each value, one more than the last n that had it among its options.
    pub(super) last: Vec<u32>,
}

impl Marks {
    pub(super) fn mark(&mut self, n: u32, value: u32) {
        if let Some(mark) = self.last.get_mut(value as usize) {
            *mark = n + 1;
        }
    }

    pub(super) fn has(&self, n: u32, value: usize) -> bool {
        self.last.get(value) == Some(&(n + 1))
    }

    /// One more than the largest value that there is room for.
    pub(super) fn len(&self) -> usize {
        self.last.len()
    }
}

/// Lengthens a table with zeros, refusing instead of failing.
pub(super) fn grow<T: Copy + Default>(table: &mut Vec<T>, len: usize) -> Result<(), Refusal> {
    let missing = len.saturating_sub(table.len());
    let bytes = (missing * size_of::<T>()) as u64;
    table.try_reserve_exact(missing).map_err(|_| Refusal::Memory { bytes })?;
    table.resize(len.max(table.len()), T::default());
    Ok(())
}

/// The left parts `start..end` of the splits of `rest` to look at next, from `left` on, at most as
/// many as there are units (which are taken away); and whether they are the last.
pub(in crate::games::heaps) fn next_splits(
    left: u32,
    rest: u32,
    units: &mut u64,
) -> ((u32, u32), bool) {
    let all = rest / 2 + 1;
    let left = left.min(all);
    let count = u64::from(all - left).min(*units);
    *units -= count;
    // The count is at most that of the splits, which fits.
    let end = left + u32::try_from(count).unwrap_or(all - left);
    ((left, end), end == all)
}

/// The nim-sums of the splits of `rest` whose left parts are `start..end`, from 1.
pub(in crate::games::heaps) fn splits(
    values: &[Nimber],
    rest: u32,
    (start, end): (u32, u32),
) -> impl Iterator<Item = u32> + use<'_> {
    let (start, end, rest) = (start as usize, end as usize, rest as usize);
    let lefts = values.get(start..end).unwrap_or_default();
    let rights = values.get(rest + 1 - end..rest + 1 - start).unwrap_or_default();
    lefts.iter().zip(rights.iter().rev()).map(|(left, right)| left.0 ^ right.0)
}
