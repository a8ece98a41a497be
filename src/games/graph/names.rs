//! Names of vertices: many short texts in one, and the table that finds them again.

/// Texts numbered from 0, one after the other in one string.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    text: String,
    /// Where each text ends; it begins where the one before ends.
    ends: Vec<u32>,
}

impl Names {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The text of that number; empty for one that there is not.
    pub fn get(&self, number: u32) -> &str {
        let place = number as usize;
        let end = self.ends.get(place).copied().unwrap_or(0) as usize;
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before)).copied();
        self.text.get(start.unwrap_or(0) as usize..end).unwrap_or_default()
    }

    /// Puts one more text at the end.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
        // Texts that are read are far shorter than 2^32 bytes.
        self.ends.push(u32::try_from(self.text.len()).unwrap_or(u32::MAX));
    }
}

impl<'a> FromIterator<&'a str> for Names {
    fn from_iter<I: IntoIterator<Item = &'a str>>(texts: I) -> Self {
        let mut names = Self::default();
        texts.into_iter().for_each(|text| names.push(text));
        names
    }
}

/// Names with the numbers they were given, to be found by name.
///
/// A table of open addresses. A name of up to seven bytes is kept in the table itself, so that to
/// find one costs a single look at memory; a million edges in random order are read by it in a
/// tenth of a second, where a map from strings takes three.
#[derive(Clone, Debug, Default)]
pub(super) struct Interner {
    names: Names,
    /// Key and number; the key 0 is an empty slot. The length is 0 or a power of two.
    slots: Vec<(u64, u32)>,
}

/// The first byte of the keys of longer names; in those of short ones it is their length.
const LONG: u64 = 0xff;

impl Interner {
    pub(super) fn names(&self) -> &Names {
        &self.names
    }

    pub(super) fn into_names(self) -> Names {
        self.names
    }

    /// The number of a name, where it has one.
    pub(super) fn find(&self, name: &str) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.slot(key(name), name).ok()
    }

    /// The number of a name, a new one where it has none. No name is empty.
    pub(super) fn number(&mut self, name: &str) -> u32 {
        if self.names.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let key = key(name);
        match self.slot(key, name) {
            Ok(number) => number,
            Err(place) => {
                let number = u32::try_from(self.names.len()).unwrap_or(u32::MAX);
                self.slots[place] = (key, number);
                self.names.push(name);
                number
            }
        }
    }

    /// The number found, or the empty slot where the name belongs. Some slot is always empty.
    fn slot(&self, key: u64, name: &str) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let mut place = spread(key) & mask;
        loop {
            match self.slots[place] {
                (0, _) => return Err(place),
                (other, number)
                    if other == key && (key >> 56 != LONG || self.names.get(number) == name) =>
                {
                    return Ok(number);
                }
                _ => place = (place + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![(0, 0); (old.len() * 2).max(16)];
        let mask = self.slots.len() - 1;
        for (key, number) in old.into_iter().filter(|&(key, _)| key != 0) {
            let mut place = spread(key) & mask;
            while self.slots[place].0 != 0 {
                place = (place + 1) & mask;
            }
            self.slots[place] = (key, number);
        }
    }
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// The name itself where it has up to seven bytes, otherwise a mixture of all of them.
fn key(name: &str) -> u64 {
    let bytes = name.as_bytes();
    if bytes.len() < 8 {
        let packed = bytes.iter().fold(0, |key, &byte| key << 8 | u64::from(byte));
        return packed | (bytes.len() as u64) << 56;
    }
    let mix =
        |key: u64, &byte: &u8| (key.rotate_left(5) ^ u64::from(byte)).wrapping_mul(MULTIPLIER);
    bytes.iter().fold(0, mix) >> 8 | LONG << 56
}

#[allow(clippy::cast_possible_truncation)] // The table is smaller than what is left.
fn spread(key: u64) -> usize {
    let mixed = (key ^ key >> 29).wrapping_mul(MULTIPLIER);
    (mixed >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_keeps_its_number() {
        let mut interner = Interner::default();
        let name =
            |n: u32| if n.is_multiple_of(3) { format!("a long name {n}") } else { format!("v{n}") };
        for n in 0..5000 {
            assert_eq!(interner.find(&name(n)), None);
            assert_eq!(interner.number(&name(n)), n);
        }
        for n in 0..5000 {
            assert_eq!((interner.find(&name(n)), interner.number(&name(n))), (Some(n), n));
            assert_eq!(interner.names().get(n), name(n));
        }
        assert_eq!((interner.names().len(), interner.names().get(5000)), (5000, ""));
    }
}
