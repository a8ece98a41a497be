//! Where the values of games can be found in the On-Line Encyclopedia of Integer Sequences.
//!
//! Only sequences whose terms were compared with the values (`tests/native/heaps/oeis.rs`; the terms are in
//! `tests/data/oeis.csv`, which says where each comes from).

use super::Ruleset;

/// A sequence of the OEIS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oeis {
    /// Its number, `A002186`.
    pub number: &'static str,
    /// G(n) = a(n − `shift`), where the sequence has such a term.
    pub shift: u32,
}

impl Oeis {
    /// The sequence of the values under these rules, where one is known.
    pub fn of(rules: &Ruleset) -> Option<Self> {
        Self::of_text(&rules.to_string())
    }

    /// The same of rules as written in links.
    pub fn of_text(text: &str) -> Option<Self> {
        let found = OEIS.iter().find(|(rules, ..)| *rules == text);
        found.map(|&(_, number, shift)| Self { number, shift })
    }

    /// All that are known, with the rules as written in links.
    pub fn all() -> impl Iterator<Item = (&'static str, Self)> {
        OEIS.iter().map(|&(rules, number, shift)| (rules, Self { number, shift }))
    }
}

const OEIS: &[(&str, &str, u32)] = &[
    ("0.~3", "A001477", 0),
    ("0.3", "A000035", 0),
    ("0.333", "A010873", 0),
    ("0.77", "A002186", 0),
    ("0.137", "A002187", 0),
    ("0.07", "A002187", 1),
    ("0.4", "A002187", 2),
    ("0.401", "A002187", 2),
    ("0.402", "A002187", 2),
    ("0.403", "A002187", 2),
    ("0.42", "A002187", 2),
    ("0.421", "A002187", 2),
    ("0.422", "A002187", 2),
    ("0.423", "A002187", 2),
    ("0.17", "A071431", 0),
    ("0.53", "A125927", 0),
    ("0.56", "A071436", 0),
    ("0.115", "A125829", 0),
    ("0.117", "A071453", 0),
    ("0.051", "A071453", 1),
    ("0.053", "A071453", 1),
    ("0.127", "A071464", 0),
    ("0.141", "A125912", 0),
    ("0.147", "A125915", 0),
    ("0.153", "A125917", 0),
    ("0.176", "A125920", 0),
    ("0.177", "A071435", 0),
    ("0.351", "A125925", 0),
    ("0.1377", "A071434", 0),
    ("0.1777", "A071509", 0),
    ("0.7777", "A071074", 0),
    ("0.11377", "A071452", 0),
    ("0.0177", "A071452", 1),
    ("grundy", "A002188", 0),
    ("squares", "A014586", 0),
    ("primes", "A014589", 0),
    ("triangular", "A019509", 0),
    ("powers2", "A010872", 0),
    ("half", "A025480", 0),
    ("divisors", "A007814", 0),
];
