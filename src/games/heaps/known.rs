//! What is known about the periods of games that are often asked about.

use super::Ruleset;

/// What is known of the values of single heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// They repeat: G(n + `period`) = G(n) + `saltus` for all n from `preperiod` on, both least.
    Repeats {
        /// The least such n, heap sizes from 0.
        preperiod: u64,
        /// The least period.
        period: u64,
        /// What is added each time.
        saltus: u64,
    },
    /// Nobody knows whether they repeat.
    Open,
    /// They never repeat: where G(n + p) = G(n) for some p, a number of tokens that may be taken is a
    /// multiple of p, so a move would lead to a heap of the same value.
    Never,
    /// There is a formula for them, and they do not repeat.
    Formula(Formula),
    /// Nothing is told.
    Untold,
}

/// A formula for the values of single heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// `half`: G(2n) = n and G(2n + 1) = G(n).
    Half,
    /// `divisors`: the exponent of 2 in n, for n ≥ 1.
    Divisors,
    /// `coprime`: 0 for even n; for odd n > 1 the place of its least prime factor among the primes, where 3
    /// is the second; 1 for n = 1.
    Coprime,
}

impl Formula {
    /// The formula for the values under these rules, where one is known.
    pub fn of(rules: &Ruleset) -> Option<Self> {
        KNOWN.iter().find_map(|(text, known)| {
            let Known::Formula(formula) = *known else { return None };
            Ruleset::read_link(text).is_ok_and(|read| read == *rules).then_some(formula)
        })
    }

    /// The value of a heap of n tokens. Time is at most the root of n, for `coprime`.
    pub fn value(self, n: u32) -> u32 {
        match self {
            // An even heap has half of it, an odd one what the smaller half has.
            Self::Half => {
                let odd = (n + 1).trailing_zeros();
                if n == 0 { 0 } else { (n + 1) / (1 << odd) / 2 }
            }
            Self::Divisors => {
                if n == 0 {
                    0
                } else {
                    n.trailing_zeros()
                }
            }
            Self::Coprime => coprime(n),
        }
    }
}

fn coprime(n: u32) -> u32 {
    if n < 2 || n.is_multiple_of(2) {
        return u32::from(n == 1);
    }
    let least = (3..=n.isqrt()).find(|&divisor| n.is_multiple_of(divisor)).unwrap_or(n);
    let prime = |number: &u32| (2..=number.isqrt()).all(|divisor| !number.is_multiple_of(divisor));
    u32::try_from((2..=least).filter(prime).count()).unwrap_or(u32::MAX)
}

/// The games that are listed, by their rules in links. Figures are those that the engine proves
/// (`tests/native/heaps/known_periods.rs`); those of the longest are in `tests/data/octal-periods.csv`. Lasker's
/// Nim: *Winning Ways*, chapter 4. That 0.007
/// and 0.6 are open: R. K. Guy, R. J. Nowakowski, *Unsolved problems in combinatorial games*, in
/// *More Games of No Chance* (MSRI Publications 42, 2002) and its later editions, among the problems
/// on octal games.
pub const KNOWN: &[(&str, Known)] = &[
    ("0.~3", repeats(0, 1, 1)),
    ("0.333", repeats(0, 4, 0)),
    ("0.07", repeats(53, 34, 0)),
    ("0.77", repeats(71, 12, 0)),
    ("0.137", repeats(52, 34, 0)),
    ("0.007", Known::Open),
    ("0.6", Known::Open),
    ("0.15", repeats(1, 10, 0)),
    ("4.~3", repeats(1, 4, 4)),
    ("0.3", repeats(0, 2, 0)),
    ("0.3033", repeats(0, 7, 0)),
    ("grundy", Known::Open),
    // p² is a multiple of p, and p (2p + 1) is a triangular one.
    ("squares", Known::Never),
    ("triangular", Known::Never),
    ("primes", Known::Untold),
    ("powers2", repeats(0, 3, 0)),
    ("half", Known::Formula(Formula::Half)),
    ("divisors", Known::Formula(Formula::Divisors)),
    ("coprime", Known::Formula(Formula::Coprime)),
    ("0.156", repeats(3_479, 349, 0)),
    ("0.165", repeats(5_181, 1_550, 0)),
    ("0.16", repeats(105_351, 149_459, 0)),
    ("0.56", repeats(326_640, 144, 0)),
    ("0.127", repeats(46_578, 4, 0)),
    ("0.376", repeats(2_268_248, 4, 0)),
    ("0.354", repeats(10_061_916, 1_180, 0)),
    ("0.054", repeats(193_235_616, 10_015_179, 0)),
];

/// Further codes whose periods have been published, with the figures that the engine proves
/// (`tests/native/heaps/known_periods.rs`); `tests/data/octal-periods.csv` has them too, and notes how they were found.
pub const PUBLISHED: &[(&str, Known)] = &[
    ("4.0", repeats(1, 2, 0)),
    ("0.4", repeats(54, 34, 0)),
    ("0.11", repeats(3, 1, 0)),
    ("0.22", repeats(1, 3, 0)),
    ("0.31", repeats(3, 2, 0)),
    ("0.34", repeats(7, 8, 0)),
    ("0.44", repeats(143, 24, 0)),
    ("0.52", repeats(4, 4, 0)),
    ("0.54", repeats(3, 7, 0)),
    ("0.71", repeats(3, 2, 0)),
    ("0.75", repeats(1, 2, 0)),
    ("4.3", repeats(2, 2, 0)),
    ("0.017", repeats(15, 60, 0)),
    ("0.044", repeats(214, 36, 0)),
    ("0.051", repeats(48, 48, 0)),
    ("0.055", repeats(259, 148, 0)),
    ("0.101", repeats(4, 1, 0)),
    ("0.111", repeats(4, 1, 0)),
    ("0.115", repeats(1, 14, 0)),
    ("0.121", repeats(4, 4, 0)),
    ("0.123", repeats(5, 5, 0)),
    ("0.131", repeats(4, 4, 0)),
    ("0.134", repeats(60, 62, 0)),
    ("0.144", repeats(4, 10, 0)),
    ("0.147", repeats(3, 8, 0)),
    ("0.153", repeats(16, 14, 0)),
    ("0.157", repeats(1, 6, 0)),
    ("0.173", repeats(21, 40, 0)),
    ("0.226", repeats(21, 5, 0)),
    ("0.316", repeats(4, 12, 0)),
    ("0.332", repeats(1, 4, 0)),
    ("0.353", repeats(4, 2, 0)),
    ("0.356", repeats(7_315, 142, 0)),
    ("0.375", repeats(37, 18, 0)),
    ("0.524", repeats(1, 52, 0)),
    ("0.536", repeats(1, 5, 0)),
    ("0.644", repeats(3_256, 442, 0)),
    ("4.12", repeats(6, 7, 0)),
    ("4.005", repeats(31, 79, 0)),
    ("4.102", repeats(8, 10, 0)),
    ("4.304", repeats(25, 21, 0)),
    ("4.444", repeats(143, 24, 0)),
    ("4.726", repeats(5, 16, 0)),
];

/// What is known of the rules that links write so.
pub fn known_of(rules: &str) -> Option<&'static Known> {
    KNOWN.iter().chain(PUBLISHED).find(|(text, _)| *text == rules).map(|(_, known)| known)
}

const fn repeats(preperiod: u64, period: u64, saltus: u64) -> Known {
    Known::Repeats { preperiod, period, saltus }
}
