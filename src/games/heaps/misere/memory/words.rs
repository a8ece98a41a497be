//! A set of written-down positions with their outcomes.

/// Positions as words in one long row, found by a hash and then compared word by word.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Words {
    /// All heaps of all positions, one position after the other.
    heaps: Vec<u16>,
    entries: Vec<Entry>,
    /// Open addressing: an entry's index plus one, or 0. The length is 0 or a power of two, and at
    /// least a quarter of the slots are free.
    slots: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u32,
    len: u32,
    one: bool,
    wins: bool,
}

/// Limits that keep the whole under about 100 MB, also while tables are growing.
const MAX_ENTRIES: usize = 1_500_000;
const MAX_HEAPS: usize = 12_000_000;

impl Words {
    /// The outcome of a position that was inserted.
    pub(super) fn get(&self, heaps: &[u16], one: bool) -> Option<bool> {
        let entry = self.slots.get(self.slot(heaps, one)?).copied()?.checked_sub(1)?;
        self.entries.get(entry as usize).map(|entry| entry.wins)
    }

    /// Inserts a position that is not there yet.
    pub(super) fn insert(&mut self, heaps: &[u16], one: bool, wins: bool) {
        if self.slots.len() * 3 < (self.entries.len() + 1) * 4 {
            self.grow();
        }
        let (Ok(start), Ok(len)) = (u32::try_from(self.heaps.len()), u32::try_from(heaps.len()))
        else {
            return;
        };
        let Some(slot) = self.slot(heaps, one) else {
            return;
        };
        self.heaps.extend_from_slice(heaps);
        self.entries.push(Entry { start, len, one, wins });
        self.slots[slot] = u32::try_from(self.entries.len()).unwrap_or(0);
    }

    /// Whether a limit has been reached.
    pub(super) fn is_full(&self) -> bool {
        self.entries.len() >= MAX_ENTRIES || self.heaps.len() >= MAX_HEAPS
    }

    /// The slot of a position, or the free one where it belongs; `None` where there are no slots.
    fn slot(&self, heaps: &[u16], one: bool) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut slot = hash(heaps, one) & mask;
        while let Some(entry) = self.slots[slot].checked_sub(1) {
            if self.is(entry as usize, heaps, one) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        Some(slot)
    }

    fn is(&self, entry: usize, heaps: &[u16], one: bool) -> bool {
        self.entries[entry].one == one && self.heaps_of(self.entries[entry]) == heaps
    }

    fn heaps_of(&self, entry: Entry) -> &[u16] {
        &self.heaps[entry.start as usize..][..entry.len as usize]
    }

    fn grow(&mut self) {
        let slots = (self.slots.len() * 2).max(1024);
        self.slots = vec![0; slots];
        for (number, entry) in (1..).zip(self.entries.iter().copied()) {
            let mut slot = hash(self.heaps_of(entry), entry.one) & (slots - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (slots - 1);
            }
            self.slots[slot] = number;
        }
    }
}

/// Multiply and rotate, as in the Rust compiler's own hash. The high half, which all the words have
/// reached, is what is used.
fn hash(heaps: &[u16], one: bool) -> usize {
    let mut hash = u64::from(one);
    for &size in heaps {
        hash = (hash.rotate_left(5) ^ u64::from(size)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    // 32 bits always fit.
    usize::try_from(hash >> 32).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_down_is_found_again_and_nothing_else() {
        let mut words = Words::default();
        let all: Vec<Vec<u16>> =
            (0..5000).map(|n: u16| [n % 7, n, 1, 1][..usize::from(n % 4 + 1)].to_vec()).collect();
        let wins = |heaps: &[u16], one: bool| heaps.len().is_multiple_of(2) != one;
        for heaps in &all {
            for one in [false, true] {
                if words.get(heaps, one).is_none() {
                    words.insert(heaps, one, wins(heaps, one));
                }
            }
        }
        for heaps in &all {
            assert_eq!(words.get(heaps, true), Some(wins(heaps, true)));
            assert_eq!(words.get(heaps, false), Some(wins(heaps, false)));
        }
        assert_eq!(words.get(&[9, 9, 9, 9], false), None);
        assert_eq!(words.get(&[], false), None);
    }
}
