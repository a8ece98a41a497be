//! A bit for each ending of a class.

/// More than C(16, 8) bits, and a power of two, so that no index needs a check.
const WORDS: usize = 256;

/// Bits by rank.
#[derive(Clone, Debug)]
pub(super) struct Marks([u64; WORDS]);

impl Marks {
    pub(super) fn new() -> Self {
        Self([0; WORDS])
    }

    /// Takes the marks of the first `len` ranks away.
    pub(super) fn clear(&mut self, len: usize) {
        if let Some(words) = self.0.get_mut(..len.div_ceil(64)) {
            words.fill(0);
        }
    }

    #[inline]
    pub(super) fn set(&mut self, rank: u16) {
        self.0[usize::from(rank >> 6) % WORDS] |= 1 << (rank & 63);
    }

    #[inline]
    pub(super) fn set_all(&mut self, ranks: &[u16]) {
        for &rank in ranks {
            self.set(rank);
        }
    }

    /// Marks `len` ranks from `start` on, at least one.
    #[inline]
    pub(super) fn set_range(&mut self, start: u16, len: u16) {
        let last = start + (len - 1);
        let (from, to) = (usize::from(start >> 6) % WORDS, usize::from(last >> 6) % WORDS);
        let low = u64::MAX << (start & 63);
        let high = u64::MAX >> (63 - (last & 63));
        if from == to {
            self.0[from] |= low & high;
            return;
        }
        self.0[from] |= low;
        for word in from + 1..to {
            self.0[word % WORDS] = u64::MAX;
        }
        self.0[to] |= high;
    }

    /// The first rank from `from` on, below `len`, that has no mark.
    #[inline]
    pub(super) fn next_free(&self, from: usize, len: usize) -> Option<u16> {
        let mut word = from >> 6;
        let mut free = !self.0[word % WORDS] & (u64::MAX << (from & 63));
        while word << 6 < len {
            if free != 0 {
                let rank = (word << 6) + free.trailing_zeros() as usize;
                return u16::try_from(rank).ok().filter(|_| rank < len);
            }
            word += 1;
            free = !self.0[word % WORDS];
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_and_single_marks_are_seen() {
        let mut marks = Marks::new();
        marks.set_range(0, 63);
        assert_eq!(marks.next_free(0, 300), Some(63));
        marks.set_range(63, 200);
        assert_eq!(marks.next_free(0, 300), Some(263));
        marks.set_all(&[263, 264, 266]);
        assert_eq!(marks.next_free(10, 300), Some(265));
        assert_eq!(marks.next_free(266, 267), None);
        assert_eq!(marks.next_free(266, 268), Some(267));
        marks.clear(300);
        assert_eq!(marks.next_free(0, 300), Some(0));
        assert_eq!(marks.next_free(0, 0), None);
        assert_eq!(marks.next_free(300, 300), None);
    }
}
