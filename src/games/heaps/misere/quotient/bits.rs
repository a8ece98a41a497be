//! Sets of small numbers.

/// A set of numbers below a bound that is known where it is used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Bits(Box<[u64]>);

impl Bits {
    /// The empty set of numbers below `bound`.
    pub(super) fn new(bound: usize) -> Self {
        Self(vec![0; bound.div_ceil(64)].into())
    }

    /// Those numbers below `bound` for which `is_in` says so.
    pub(super) fn of(bound: usize, mut is_in: impl FnMut(usize) -> bool) -> Self {
        let mut set = Self::new(bound);
        (0..bound).filter(|&number| is_in(number)).for_each(|number| set.insert(number));
        set
    }

    /// Whether a number is in the set.
    pub(super) fn has(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Puts a number into the set.
    pub(super) fn insert(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    /// Whether all numbers of this set are in the other.
    pub(super) fn is_within(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// Whether some number is in both sets.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The numbers, ascending.
    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> {
        let in_word = |(place, &word): (usize, &u64)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * place + bit)
        };
        self.0.iter().enumerate().flat_map(in_word)
    }
}
