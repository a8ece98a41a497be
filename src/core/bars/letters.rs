//! The endings of words: their ranks among those with as many ones.

/// The maximum number of letters of an ending: a word and a rank both fit 16 bits.
pub(super) const MAX_ENDING: u32 = 16;

/// Ranks of all endings of one length.
///
/// An ending is a number whose lowest bit is its last letter. The endings with k ones are the
/// *class* k. Within it they are ranked by their last letter first, 1 before 0. Two things follow:
/// what a bite inside an ending leaves has a lower rank, since a stretch that ended with 0 then ends
/// with 1; and endings that differ only in how their first letters are arranged have neighbouring
/// ranks.
#[derive(Clone, Debug)]
pub(super) struct Letters {
    /// The length of an ending, 1 to [`MAX_ENDING`].
    pub(super) len: u32,
    /// The rank of each ending in its class.
    ranks: Vec<u16>,
    /// The endings, class after class, each in the order of ranks.
    words: Vec<u16>,
    /// Where the classes 0 to `len` begin in `words`; one entry more for the end.
    starts: Vec<u32>,
}

impl Letters {
    /// Time and memory: 2^`len`.
    #[allow(clippy::cast_possible_truncation)] // An ending has at most 16 letters.
    pub(super) fn new(len: u32) -> Self {
        let len = len.clamp(1, MAX_ENDING);
        let count = 1_usize << len;
        let mut starts = vec![0_u32; len as usize + 2];
        for ones in 0..=len {
            starts[ones as usize + 1] = starts[ones as usize] + u32::from(binomial(len, ones));
        }
        let mut ends = starts.clone();
        let (mut ranks, mut words) = (vec![0; count], vec![0; count]);
        for mirrored in 0..count as u32 {
            let word = (!mirrored).reverse_bits() >> (32 - len);
            let ones = word.count_ones() as usize;
            ranks[word as usize] = (ends[ones] - starts[ones]) as u16;
            words[ends[ones] as usize] = word as u16;
            ends[ones] += 1;
        }
        Self { len, ranks, words, starts }
    }

    /// The rank of an ending in its class.
    #[inline]
    pub(super) fn rank(&self, word: u32) -> u16 {
        self.ranks.get(word as usize).copied().unwrap_or(0)
    }

    /// The endings with that many ones, by rank; none where there are more ones than letters.
    pub(super) fn class(&self, ones: u32) -> &[u16] {
        let bounds = self.starts.get(ones as usize).zip(self.starts.get(ones as usize + 1));
        let words = bounds.and_then(|(&from, &to)| self.words.get(from as usize..to as usize));
        words.unwrap_or_default()
    }

    /// The zeros at the beginning of an ending, and the ones that follow them.
    #[inline]
    pub(super) fn lead(&self, word: u32) -> (u32, u32) {
        let high = word << (32 - self.len);
        let zeros = high.leading_zeros().min(self.len);
        // Where all letters are zeros nothing is left to be shifted.
        (zeros, high.checked_shl(zeros).unwrap_or(0).leading_ones())
    }
}

/// C(n, k) for n up to [`MAX_ENDING`], which fits 16 bits.
pub(super) fn binomial(n: u32, k: u32) -> u16 {
    BINOMIALS[n as usize & 31][k as usize & 31]
}

static BINOMIALS: [[u16; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    table[0][0] = 1;
    let mut n = 1;
    while n <= MAX_ENDING as usize {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_words_are_two_ways_to_say_the_same() {
        for len in [1, 2, 7, 12, 16] {
            let letters = Letters::new(len);
            let mut count = 0;
            for ones in 0..=len {
                let class = letters.class(ones);
                assert_eq!(class.len(), usize::from(binomial(len, ones)));
                for (rank, &word) in (0..).zip(class) {
                    assert_eq!(u32::from(word).count_ones(), ones);
                    assert_eq!(letters.rank(word.into()), rank);
                }
                count += class.len();
            }
            assert_eq!(count, 1 << len);
            assert!(letters.class(len + 1).is_empty());
        }
    }

    #[test]
    fn a_bite_lowers_the_rank_and_first_letters_are_neighbours() {
        let letters = Letters::new(9);
        assert!(letters.rank(0b0_0110_0111) < letters.rank(0b1_0100_1110));
        // The first four letters, two of them zeros; the rest as it is.
        let mut ranks: Vec<u16> = [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]
            .map(|first| letters.rank(first << 5 | 0b10011))
            .to_vec();
        assert_eq!(ranks[0], *ranks.iter().min().unwrap_or(&0));
        ranks.sort_unstable();
        assert!(ranks.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{ranks:?}");
    }

    #[test]
    fn the_lead_is_zeros_then_ones() {
        let letters = Letters::new(5);
        assert_eq!(letters.lead(0b00110), (2, 2));
        assert_eq!(letters.lead(0b11100), (0, 3));
        assert_eq!(letters.lead(0b11111), (0, 5));
        assert_eq!(letters.lead(0), (5, 0));
        assert_eq!(Letters::new(16).lead(1), (15, 1));
    }
}
