//! What is known about parts: which values each can still have.

use super::part::Key;

/// The values that a part can still have, a bit for each: one alone is its value. Values of 32 and more
/// have no bit; a part for which no bit is left is of no known value.
pub(super) type Candidates = u32;

/// The fewest slots.
const MIN_SIZE: usize = 1 << 12;
/// The bytes of a slot.
const SLOT: u64 = 20;

/// Parts with their candidates, found by open addressing in a power of two of slots, at most 3/4 of them
/// used.
#[derive(Debug)]
pub(super) struct Table {
    keys: Vec<u128>,
    candidates: Vec<Candidates>,
    used: usize,
    max_slots: usize,
}

impl Table {
    /// A table that never takes more than so many bytes, and half as many again while it grows.
    pub(super) fn new(max_bytes: u64) -> Self {
        let max = usize::try_from(max_bytes / SLOT).unwrap_or(usize::MAX).max(MIN_SIZE);
        // The greatest power of two that is not above it.
        let max_slots = 1 << max.ilog2();
        Self { keys: vec![0; MIN_SIZE], candidates: vec![0; MIN_SIZE], used: 0, max_slots }
    }

    /// How many parts are known.
    pub(super) fn len(&self) -> usize {
        self.used
    }

    /// The maximum number of parts that can be known.
    pub(super) fn capacity(&self) -> usize {
        self.max_slots / 4 * 3
    }

    /// The bytes it takes now.
    pub(super) fn bytes(&self) -> u64 {
        self.keys.len() as u64 * SLOT
    }

    /// What is known of a part.
    pub(super) fn get(&self, key: Key) -> Option<Candidates> {
        let slot = self.slot(key.number());
        (self.keys.get(slot) == Some(&key.number())).then(|| self.candidates.get(slot).copied())?
    }

    /// Notes what is known of a part. `false` where there is no room for it.
    #[must_use]
    pub(super) fn set(&mut self, key: Key, candidates: Candidates) -> bool {
        if self.used >= self.keys.len() / 4 * 3 && self.get(key).is_none() && !self.grow() {
            return false;
        }
        let slot = self.slot(key.number());
        if let (Some(place), Some(known)) = (self.keys.get_mut(slot), self.candidates.get_mut(slot))
        {
            self.used += usize::from(*place == 0);
            *place = key.number();
            *known = candidates;
        }
        true
    }

    /// Where a key is, or would be.
    fn slot(&self, key: u128) -> usize {
        let mask = self.keys.len() - 1;
        let mut slot = hash(key) & mask;
        while self.keys.get(slot).is_some_and(|&other| other != 0 && other != key) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) -> bool {
        let slots = self.keys.len() * 2;
        if slots > self.max_slots {
            return false;
        }
        let (mut keys, mut candidates) = (Vec::new(), Vec::new());
        if keys.try_reserve_exact(slots).is_err() || candidates.try_reserve_exact(slots).is_err() {
            self.max_slots = self.keys.len();
            return false;
        }
        keys.resize(slots, 0);
        candidates.resize(slots, 0);
        let old = (
            std::mem::replace(&mut self.keys, keys),
            std::mem::replace(&mut self.candidates, candidates),
        );
        for (key, known) in old.0.into_iter().zip(old.1) {
            if key != 0 {
                let slot = self.slot(key);
                if let (Some(place), Some(here)) =
                    (self.keys.get_mut(slot), self.candidates.get_mut(slot))
                {
                    *place = key;
                    *here = known;
                }
            }
        }
        true
    }
}

/// Spreads the bits of a key. Multiplications of 64 bits, which wasm has.
#[allow(clippy::cast_possible_truncation)]
fn hash(key: u128) -> usize {
    let (low, high) = (key as u64, (key >> 64) as u64);
    let mixed = low.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ high.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(31);
    let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed ^ (mixed >> 29)) as usize
}

/// The bit of a value; none where it is too large for one.
pub(super) fn mask(value: u32) -> Candidates {
    1_u32.checked_shl(value).unwrap_or(0)
}

/// The bits of all values that are not above it.
pub(super) fn up_to(value: u32) -> Candidates {
    mask(value + 1).wrapping_sub(1)
}
/// The value, where one candidate is left.
pub(super) fn single(candidates: Candidates) -> Option<u32> {
    candidates.is_power_of_two().then(|| candidates.trailing_zeros())
}
