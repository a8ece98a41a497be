//! The sequence of values, however it is found: bytes first, sixteen bits when they are needed.

use super::kernel::LANES;
use super::narrow::Narrow;
use super::wide::Wide;
use super::{Digits, Mask, Plain};
use crate::Refusal;

/// The longest sequence that may be asked for. (Positions are kept in 32 bits.)
pub const MAX_VALUES: u64 = 4_000_000_000;

/// How many values are found by the plain method before anything else is tried.
const START: usize = 4 * LANES;

/// What the engine needs beside its values, in bytes: maps, planes, lists, at most.
const FIXED: u64 = 4 << 20;

/// The memory, in bytes, for `G(0)` to `G(n - 1)`: one byte a value, and two for codes that never
/// leave two heaps.
///
/// Where values above 255 come up, the engine needs three bytes a value for a moment and two after
/// it. It asks then, and stops with [`Stop::Memory`] where it does not get them.
pub fn memory_needed(digits: &Digits, n: u64) -> u64 {
    let each = if digits.splits().is_empty() { 2 } else { 1 };
    n.next_multiple_of(LANES as u64).saturating_mul(each).saturating_add(FIXED)
}

/// Why a sequence goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The memory for values above 255 that came up, or for the list of rare heaps, could not be had.
    Memory {
        /// Bytes that would have been needed.
        bytes: u64,
    },
    /// A value above 65 535 came up.
    Value,
}

#[derive(Clone, Debug)]
enum Store {
    /// The first values, and the room for all.
    Start {
        plain: Plain,
        bytes: Vec<u8>,
        words: Vec<u16>,
    },
    Narrow(Box<Narrow>),
    Wide(Wide),
}

/// The values `G(0), G(1), …` of a game, and all that makes the next ones cheap.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    store: Store,
    /// How many values there is room for.
    room: usize,
}

/// The values as they are stored, for comparing them with each other.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stored<'a> {
    /// Codes; where `even` is set, equal codes are equal values at an even distance only.
    Bytes {
        codes: &'a [u8],
        even: bool,
    },
    Words(&'a [u16]),
}

impl Engine {
    pub(super) fn new(digits: Digits) -> Self {
        let plain = Plain::new(digits);
        Self { store: Store::Start { plain, bytes: Vec::new(), words: Vec::new() }, room: 0 }
    }

    pub(super) fn digits(&self) -> &Digits {
        match &self.store {
            Store::Start { plain, .. } => plain.digits(),
            Store::Narrow(narrow) => &narrow.digits,
            Store::Wide(wide) => &wide.digits,
        }
    }

    /// How many values are known.
    pub(super) fn len(&self) -> usize {
        match &self.store {
            Store::Start { plain, .. } => plain.values().len(),
            Store::Narrow(narrow) => narrow.len(),
            Store::Wide(wide) => wide.values.len(),
        }
    }

    /// Makes room for `n` values in all.
    pub(super) fn reserve(&mut self, n: usize) -> Result<(), Refusal> {
        let n = n.next_multiple_of(LANES);
        let refused = match &mut self.store {
            Store::Start { plain, words, .. } if plain.digits().splits().is_empty() => {
                reserve(words, n)
            }
            Store::Start { bytes, .. } => reserve(bytes, n),
            Store::Narrow(narrow) => reserve(&mut narrow.codes, n),
            Store::Wide(wide) => reserve(&mut wide.values, n),
        };
        if refused {
            return Err(Refusal::Memory { bytes: memory_needed(self.digits(), n as u64) });
        }
        self.room = n;
        Ok(())
    }

    /// Finds some more values, 64 where that is possible. Returns about how many nanoseconds that
    /// took. There must be room for them.
    pub(super) fn grow(&mut self) -> Result<u64, Stop> {
        match &mut self.store {
            Store::Start { plain, .. } => {
                while plain.values().len() < START {
                    if !plain.next_value() {
                        return Err(Stop::Value);
                    }
                }
                self.leave_start()?;
                Ok(100_000)
            }
            Store::Narrow(narrow) => match narrow.grow() {
                Ok(cost) => Ok(cost),
                Err(_) => self.widen().map(|()| 1_000_000),
            },
            Store::Wide(wide) => {
                let mut cost = 0;
                let end = wide.values.len() + LANES;
                while wide.values.len() < end {
                    cost += wide.grow().map_err(|_| Stop::Value)?;
                }
                Ok(cost)
            }
        }
    }

    /// Adds values by the period `p`, which was proved to hold for all that come now. There must be
    /// room for them, and nothing can [`Self::grow`] after it. Which of them are rare needs room of its own.
    pub(super) fn repeat(&mut self, p: usize, count: usize) -> Result<(), Stop> {
        let added = match &mut self.store {
            // Nothing is proved of so few.
            Store::Start { .. } => Ok(()),
            Store::Narrow(narrow) => narrow.repeat(p, count),
            Store::Wide(wide) => wide.repeat(p, count),
        };
        added.map_err(|_| self.out_of_memory())
    }

    fn leave_start(&mut self) -> Result<(), Stop> {
        let Store::Start { plain, bytes, words } = &mut self.store else {
            return Ok(());
        };
        let (digits, values, options) = (plain.digits().clone(), plain.values(), plain.options());
        let (bytes, mut words) = (std::mem::take(bytes), std::mem::take(words));
        let narrow = if digits.splits().is_empty() {
            None
        } else {
            Narrow::new(digits.clone(), values, bytes, options).map(Box::new)
        };
        self.store = if let Some(narrow) = narrow {
            Store::Narrow(narrow)
        } else {
            words.extend_from_slice(values);
            Store::Wide(Wide::new(digits, words, options))
        };
        self.reserve(self.room).map_err(|_| self.out_of_memory())
    }

    fn widen(&mut self) -> Result<(), Stop> {
        let Store::Narrow(narrow) = &self.store else {
            return Ok(());
        };
        let mut values = Vec::new();
        if reserve(&mut values, self.room) {
            return Err(self.out_of_memory());
        }
        values.extend((0..narrow.len()).map(|n| u16::from(narrow.value(n))));
        self.store = Store::Wide(Wide::new(narrow.digits.clone(), values, narrow.options));
        Ok(())
    }

    fn out_of_memory(&self) -> Stop {
        Stop::Memory { bytes: 2 * self.room as u64 + FIXED }
    }

    /// `G(n)`, where it is known.
    pub(super) fn value(&self, n: usize) -> Option<u16> {
        if n >= self.len() {
            return None;
        }
        Some(match &self.store {
            Store::Start { plain, .. } => plain.values()[n],
            Store::Narrow(narrow) => u16::from(narrow.value(n)),
            Store::Wide(wide) => wide.values[n],
        })
    }

    /// The values of known heaps, in their order.
    pub(super) fn each(&self, heaps: std::ops::Range<usize>, mut see: impl FnMut(usize, u16)) {
        match &self.store {
            Store::Start { plain, .. } => heaps.for_each(|n| see(n, plain.values()[n])),
            Store::Narrow(narrow) => heaps.for_each(|n| see(n, narrow.value(n).into())),
            Store::Wide(wide) => heaps.for_each(|n| see(n, wide.values[n])),
        }
    }

    pub(super) fn stored(&self) -> Stored<'_> {
        match &self.store {
            Store::Start { plain, .. } => Stored::Words(plain.values()),
            Store::Narrow(narrow) => {
                Stored::Bytes { codes: &narrow.codes, even: narrow.coding.needs_even_shift() }
            }
            Store::Wide(wide) => Stored::Words(&wide.values),
        }
    }

    /// Uses masks even where they do not pay.
    #[cfg(test)]
    pub(super) fn make_eager(&mut self) {
        match &mut self.store {
            Store::Start { .. } => {}
            Store::Narrow(narrow) => narrow.eager = true,
            Store::Wide(wide) => wide.eager = true,
        }
    }

    /// Options examined.
    pub(super) fn options(&self) -> u64 {
        match &self.store {
            Store::Start { plain, .. } => plain.options(),
            Store::Narrow(narrow) => narrow.options,
            Store::Wide(wide) => wide.options,
        }
    }

    /// The mask in force, and the rare heaps under it.
    pub(super) fn mask(&self) -> Option<(Mask, &[u32])> {
        match &self.store {
            Store::Start { .. } => None,
            Store::Narrow(narrow) => narrow.mask().map(|mask| (mask, &narrow.rare[..])),
            Store::Wide(wide) => wide.mask.map(|mask| (mask, &wide.rare[..])),
        }
    }

    /// The deepest witness used for heaps from `n` on; `None` where that was not kept for all.
    pub(super) fn depth_since(&self, n: usize) -> Option<usize> {
        match &self.store {
            Store::Narrow(narrow) if narrow.mask().is_some() && n >= narrow.masked_since => {
                Some(narrow.depths.since(n))
            }
            _ => None,
        }
    }

    /// The bytes that the values take.
    pub(super) fn memory(&self) -> u64 {
        let values = match &self.store {
            Store::Start { plain, .. } => 2 * plain.values().len(),
            Store::Narrow(narrow) => narrow.codes.capacity(),
            Store::Wide(wide) => 2 * wide.values.capacity(),
        };
        values as u64 + FIXED
    }
}

/// Makes room in `values` for `n` in all; returns whether that was refused.
fn reserve<T>(values: &mut Vec<T>, n: usize) -> bool {
    let more = n.saturating_sub(values.len());
    values.try_reserve_exact(more).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With masks from the start on, where rare heaps are many and guesses often fail.
    fn agrees_with_masks(d0: bool, rest: &[u8], length: usize) -> Result<bool, String> {
        let digits = Digits::new(d0, rest).map_err(|error| format!("{error:?}"))?;
        let mut plain = Plain::new(digits.clone());
        while plain.values().len() < length && plain.next_value() {}
        let mut engine = Engine::new(digits);
        engine.reserve(length).map_err(|refusal| format!("{refusal:?}"))?;
        let mut masked = false;
        while engine.len() < length {
            engine.grow().map_err(|stop| format!("{stop:?}"))?;
            engine.make_eager();
            masked |= engine.mask().is_some();
        }
        for (n, &value) in plain.values().iter().enumerate() {
            assert_eq!(engine.value(n), Some(value), "{d0} {rest:?} at {n}");
        }
        Ok(masked)
    }

    #[test]
    fn short_codes_agree_under_any_mask() -> Result<(), String> {
        let mut masked = 0;
        for code in 0..1024_u16 {
            let three = [code >> 6 & 7, code >> 3 & 7, code & 7].map(|digit| digit as u8);
            masked += u32::from(agrees_with_masks(code >= 512, &three, 1_000)?);
        }
        assert!(masked > 500, "{masked}");
        Ok(())
    }

    #[test]
    fn longer_codes_agree_under_any_mask() -> Result<(), String> {
        let mut state = 11_u64;
        let mut draw = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % below
        };
        for _ in 0..120 {
            let (count, sparse, one_parity) = (4 + draw(61), 1 + draw(9), draw(2) == 0);
            let digit = |i: u64| match (draw(sparse), draw(8) as u8) {
                (0, digit) if one_parity && i % 2 == 1 => digit & 3,
                (0, digit) => digit,
                _ => 0,
            };
            let rest: Vec<u8> = (0..count).map(digit).collect();
            agrees_with_masks(count % 5 == 0, &rest, 1_200)?;
        }
        Ok(())
    }
}
