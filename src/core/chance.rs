//! Repeatable chance: every draw is a function of a seed and of the ply it is for.

use rand_core::RngCore;
use rand_pcg::Pcg32;

/// A stream of random draws. PCG-XSH-RR 64/32 by M. E. O'Neill (2014); the crate promises that its
/// values never change, so that a link with a seed plays the same game for ever.
#[derive(Clone, Debug)]
pub struct Chance(Pcg32);

impl Chance {
    /// The draws for one ply (from 0) of a game with this seed. Streams of different plies are
    /// independent, so taking a move back and playing on again does not change what comes.
    pub fn new(seed: u64, ply: u64) -> Self {
        let mut stream = Pcg32::new(seed, ply);
        // The first output of a stream still shows how close two seeds were.
        stream.next_u32();
        Self(stream)
    }

    /// A number below `bound`, all equally likely (0 where `bound` is 0).
    ///
    /// Lemire's method with rejection, *ACM TOMACS* 29 (2019).
    #[allow(clippy::cast_possible_truncation)] // The low half of the product is what is meant.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of `choices`, all equally likely; `None` of nothing.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        let bound = u32::try_from(choices.len()).unwrap_or(u32::MAX);
        choices.get(self.below(bound) as usize)
    }

    /// True in `tenths` of ten draws.
    pub fn tenths(&mut self, tenths: u32) -> bool {
        self.below(10) < tenths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_and_ply_draw_the_same_numbers() {
        let draw = |seed, ply| {
            let mut chance = Chance::new(seed, ply);
            [(); 8].map(|()| chance.below(1000))
        };
        assert_eq!(draw(7, 3), draw(7, 3));
        assert_ne!(draw(7, 3), draw(7, 4));
        assert_ne!(draw(7, 3), draw(8, 3));
    }

    #[test]
    fn draws_are_spread_evenly_over_seeds() {
        let mut counts = [0_u32; 6];
        for seed in 0..60_000 {
            counts[Chance::new(seed, 0).below(6) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 60 000 and p = 1/6 are 456.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 456), "{counts:?}");
    }
}
