//! The octal engine: Grundy sequences of games on heaps and their periods, exactly and fast.
//!
//! It knows digits ([`Digits`]) and no game's name. [`OctalJob`] is what others use; [`Plain`] is the
//! method that everybody knows, as the measure of it.
//!
//! # How it is fast
//!
//! The plain method finds `G(n)` from about `n/2` options for each splitting digit. This one, in a
//! sparse space, from some hundreds, whatever `n` is:
//!
//! 1. **The mask** (`mask`). Values are common or rare by the parity of their bits in a mask. The
//!    mask with the fewest rare heaps is found by one Walsh–Hadamard transform of the histogram of
//!    values, again each time the sequence has grown by a third. Values are kept as *codes* of one
//!    byte in which rare is the highest bit, so that nothing below has to know the mask.
//! 2. **Scatter over the rare** (`kernel`, `sums`). A common option has exactly one rare heap. For 64
//!    sums together, what they reach with each rare heap is collected in registers, bit by bit.
//! 3. **Speculate** (`masked`). The value of a heap is the least common value that is not reached, if
//!    no smaller rare value is free. It is taken for granted for 64 heaps, or 256 when rare heaps are
//!    long ago.
//! 4. **Verify** (`planes`, `witness`). For every rare value below the guesses a witness is found for
//!    all these heaps: by shifted bit planes in the order in which they helped most, and for the last
//!    few heaps by a search. Where there is none the value of the heap is that rare value, and what
//!    was guessed after it is guessed again.
//! 5. **Without a useful mask** (`narrow`) all pairs are examined, by the same kernel while values
//!    are few and one by one when they are many. Above 255 values go on in 16 bits (`wide`).
//! 6. **The period** (`watch`, `tail`, `period`) is looked for backwards from the end at every growth
//!    by one in a hundred or so, and proved by one of three rules; see `docs/proof-of-periods.md`.
//!    What is asked for beyond a proved period is copied.
//!
//! `tally` counts how often each value comes.
//!
//! Whether a mask pays is estimated (`cost`), and it is given up where rare heaps keep coming up.
//!
//! A mask is never trusted: it decides what is examined first, not what is true. A value is given
//! when all smaller ones have been seen among the options and it has not.
//!
//! # What was tried or thought of, and left
//!
//! - *A map for each sum* (one load, nim-sum and store a pair). With the plain twin in place of the
//!   kernel 0.354 takes four times as long, 0.16 three times. For very many values it is still used.
//! - *Bit planes for the scatter too*: as good for few values, and worse than bytes for many, since
//!   every value costs an operation whether it occurs or not.
//! - *Trying further planes until no heap is left*: most of the time went into the last few of 64.
//!   These are now searched one by one, 128 pairs at a time.
//! - *Verifying 64 heaps only*: 256 need a third more planes than 64, not four times as many.
//! - *Keeping values beside codes*: twice the memory, for a look-up that costs nothing.
//! - *The failure function of the reversed tail* for the period: four bytes a value; see `tail`.
//! - *Filling in values by a proved period*: then the sequence would be no check of the proof. Who
//!   wants them has [`Proved::reduce`].
//! - *Threads*: a page has no shared memory without special headers.
//! - *AVX-512*: what counts is the page, and there is no such thing in wasm.

// Positions fit in 32 bits (`MAX_VALUES`), codes in a byte: what is cast down was checked before.
#![allow(clippy::cast_possible_truncation)]

mod cost;
mod digits;
mod engine;
mod job;
mod kernel;
mod mask;
mod masked;
mod narrow;
mod pairs;
mod period;
mod plain;
mod planes;
mod set;
mod sums;
mod tail;
mod tally;
mod watch;
mod wide;
mod witness;

pub use digits::{Digits, DigitsError, MAX_DIGITS};
pub use engine::{MAX_VALUES, Stop, memory_needed};
pub use job::{OctalJob, Report, Until};
pub use mask::{Mask, best_mask};
pub use pairs::some_pair;
pub use period::{Certificate, Finding, Observed, Proved, Rule, period_of, repetition_of};
pub use plain::Plain;
pub use tally::{Tallies, Tally};
