//! What a heap costs with a mask and without: estimates that only decide how the search is done.
//!
//! In picoseconds, measured on one machine; what counts is how they compare. A mask must pay: where
//! rare heaps keep coming up, each of them upsets the guesses that rely on it.

/// One pair marked in a map.
const PAIR: u64 = 350;
/// One pair in the kernel, for each group of 16 codes, and once more.
const PAIR_IN_KERNEL: u64 = 40;
/// A heap with a mask, beside what its rare heaps cost.
const MASKED: u64 = 100_000;
/// Each rare heap in the list, for each heap.
const LISTED: u64 = 600;
/// A heap that turns out to be rare: what was guessed after it is guessed again.
const UPSET: u64 = 15_000_000;
/// One pair looked at in a full search for a rare value.
const SEARCHED: u64 = 60;
/// With 16 bits, the search for one rare value.
const SEARCH: u64 = 150_000;

/// A heap of `n` when all pairs are examined, for codes in `groups` of 16.
pub(super) fn unmasked(n: usize, groups: usize) -> u64 {
    (n / 2) as u64 * PAIR.min(PAIR_IN_KERNEL * (1 + groups as u64))
}

/// A heap with a mask, with so many rare heaps listed, if none of those to come is rare.
pub(super) fn masked(listed: usize) -> u64 {
    MASKED + LISTED * listed as u64
}

/// One more rare heap at `n`.
pub(super) fn upset(n: usize) -> u64 {
    UPSET + 40 * n as u64
}

/// Full searches that looked at so many pairs.
pub(super) fn searched(pairs: u64) -> u64 {
    SEARCHED * pairs
}

/// Whether a mask pays for the next heaps: `listed` of `n` are rare, `late` of the last third.
pub(super) fn mask_pays(n: usize, groups: usize, listed: usize, late: usize) -> bool {
    let upsets = (late as u64).saturating_mul(upset(n)) / (n / 3 + 1) as u64;
    masked(listed) + upsets < unmasked(n, groups)
}

/// The same in 16 bits, for so many splitting digits and values up to `largest`.
pub(super) fn wide_mask_pays(
    n: usize,
    splits: usize,
    listed: usize,
    late: usize,
    largest: u16,
) -> bool {
    let (n, splits, listed) = (n as u64, splits as u64, listed as u64);
    let searches = u64::from(largest) / 2 * SEARCH;
    let upsets = (late as u64 * splits * PAIR).saturating_mul(n) / (n / 3 + 1);
    splits * listed * 2 * PAIR + searches + upsets < splits * n / 2 * PAIR
}
