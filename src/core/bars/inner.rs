//! Which endings are won because of a lost one, by a bite inside the ending.

use super::letters::Letters;

/// For each ending, the ranks of those from which a bite inside the ending leads to it, but for
/// rearrangements of its first letters: these have neighbouring ranks and need no table.
#[derive(Clone, Debug)]
pub(super) struct Inner {
    ranks: Vec<u16>,
    /// Where the ranks of each ending begin; one entry more for the end.
    starts: Vec<u32>,
}

impl Inner {
    /// For endings of 16 letters there are some two million entries, 5 MB.
    pub(super) fn new(letters: &Letters) -> Self {
        let mut inner = Self { ranks: Vec::new(), starts: vec![0] };
        for word in 0..1_u32 << letters.len {
            inner.add(letters, word);
            inner.starts.push(u32::try_from(inner.ranks.len()).unwrap_or(u32::MAX));
        }
        inner
    }

    /// The ranks for one ending.
    #[inline]
    pub(super) fn ranks(&self, word: u32) -> &[u16] {
        let word = word as usize;
        let bounds = self.starts.get(word).zip(self.starts.get(word + 1));
        let ranks = bounds.and_then(|(&from, &to)| self.ranks.get(from as usize..to as usize));
        ranks.unwrap_or_default()
    }

    fn add(&mut self, letters: &Letters, word: u32) {
        let (zeros, ones) = letters.lead(word);
        let mut left = letters.len - zeros - ones;
        while left > 0 {
            // What is left begins with a zero: every stretch 0…01…1 from here on has its turn.
            let high = word << (32 - left);
            let zeros = high.leading_zeros().min(left);
            let ones = high.checked_shl(zeros).unwrap_or(0).leading_ones();
            left -= zeros + ones;
            if ones > 0 {
                self.add_block(letters, word, zeros + ones, ones, left);
            }
        }
    }

    /// All arrangements of a block of `len` letters with `left` letters after it, but the sorted one.
    fn add_block(&mut self, letters: &Letters, word: u32, len: u32, ones: u32, left: u32) {
        let sorted = (1_u32 << ones) - 1;
        let rest = word & !(((1 << len) - 1) << left);
        let mut block = next_arrangement(sorted);
        while block < 1 << len {
            self.ranks.push(letters.rank(rest | block << left));
            block = next_arrangement(block);
        }
    }
}

/// The next larger number with as many ones; `word` is not 0 and below 2^31.
fn next_arrangement(word: u32) -> u32 {
    let lowest = word & word.wrapping_neg();
    let ripple = word + lowest;
    ripple | ((word ^ ripple) >> (lowest.trailing_zeros() + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What bites inside an ending leave, straight from the rule.
    fn left_by(word: u32, len: u32) -> Vec<u32> {
        let mut left = Vec::new();
        for from in 0..len {
            for to in 0..from {
                if word >> from & 1 == 1 && word >> to & 1 == 0 {
                    let stretch = ((1_u32 << (from - to + 1)) - 1) << to;
                    let ones = (word & stretch).count_ones();
                    left.push(word & !stretch | ((1 << ones) - 1) << to);
                }
            }
        }
        left
    }

    #[test]
    fn the_table_and_the_first_letters_are_all_there_is() {
        let letters = Letters::new(10);
        let inner = Inner::new(&letters);
        let mut expected = vec![Vec::new(); 1 << 10];
        for word in 0..1_u32 << 10 {
            for option in left_by(word, 10) {
                assert!(letters.rank(option) < letters.rank(word));
                expected[option as usize].push(letters.rank(word));
            }
        }
        for word in 0..1_u32 << 10 {
            let (zeros, ones) = letters.lead(word);
            let first = letters.rank(word);
            let led = super::super::letters::binomial(zeros + ones, ones);
            let mut found: Vec<u16> = (first + 1..first + led).collect();
            found.extend(inner.ranks(word));
            found.sort_unstable();
            expected[word as usize].sort_unstable();
            assert_eq!(found, expected[word as usize], "{word:b}");
        }
    }
}
