//! What is known about positions in a misère search: an exact table, in which no hash stands in for a position.

mod ranks;
mod words;

use super::search::Known;
use ranks::Ranks;
use words::Words;

/// A memory of outcomes. A position is its heaps, from large to small, and whether there is \*1.
#[derive(Clone, Debug)]
pub(super) enum Memory {
    /// Every possible position has its own two bits.
    Ranked {
        /// Positions to numbers.
        ranks: Ranks,
        /// Bit by number: whether the outcome is known.
        known: Vec<u64>,
        /// Bit by number: whether it is a win.
        won: Vec<u64>,
    },
    /// The positions met are written down one by one.
    Written(Words),
}

/// The maximum number of positions that get two bits each: 32 MB.
const MAX_RANKED: u64 = 1 << 27;

impl Memory {
    /// A memory for positions of these heap sizes (ascending) with at most `tokens` tokens in all.
    pub(super) fn new(sizes: &[u16], tokens: u32) -> Self {
        let Some(ranks) = Ranks::new(sizes, tokens, MAX_RANKED / 2) else {
            return Self::Written(Words::default());
        };
        let Ok(words) = usize::try_from((2 * ranks.count()).div_ceil(64)) else {
            return Self::Written(Words::default());
        };
        Self::Ranked { ranks, known: vec![0; words], won: vec![0; words] }
    }

    /// A memory for positions met one by one, whatever their heaps.
    pub(super) fn written() -> Self {
        Self::Written(Words::default())
    }
}

impl Known for Memory {
    fn get(&self, heaps: &[u16], one: bool) -> Option<bool> {
        match self {
            Self::Ranked { ranks, known, won } => {
                let (word, bit) = place(ranks, heaps, one);
                (known.get(word)? >> bit & 1 == 1).then_some(won.get(word)? >> bit & 1 == 1)
            }
            Self::Written(words) => words.get(heaps, one),
        }
    }

    fn set(&mut self, heaps: &[u16], one: bool, wins: bool) {
        match self {
            Self::Ranked { ranks, known, won } => {
                let (word, bit) = place(ranks, heaps, one);
                if let (Some(known), Some(won)) = (known.get_mut(word), won.get_mut(word)) {
                    *known |= 1 << bit;
                    *won |= u64::from(wins) << bit;
                }
            }
            Self::Written(words) => words.insert(heaps, one, wins),
        }
    }

    fn is_full(&self) -> bool {
        match self {
            Self::Ranked { .. } => false,
            Self::Written(words) => words.is_full(),
        }
    }
}

/// The word and the bit in it of a position's number.
fn place(ranks: &Ranks, heaps: &[u16], one: bool) -> (usize, u64) {
    let number = 2 * ranks.rank(heaps) + u64::from(one);
    // The number of words has been a usize in `Memory::new`.
    (usize::try_from(number / 64).unwrap_or(usize::MAX), number % 64)
}
