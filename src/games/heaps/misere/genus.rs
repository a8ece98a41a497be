//! Misère nim values and genera of single heaps.
//!
//! Source: J. H. Conway, *On Numbers and Games*, chapter 12 ("How to lose when you must"), and
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 13.
//!
//! # The numbers
//!
//! For a game G the **misère nim value** G⁻ is 1 where G has no option, otherwise the mex of the misère
//! nim values of its options. G is lost for the player to move exactly where G⁻ = 0: the game
//! without a move has 1 and is won; any other has 0 exactly where no option has 0.
//!
//! The **genus** of G is g^{g0 g1 g2 …}, where g is the value of G in normal play and gₙ the misère
//! nim value of G + \*2 + … + \*2 with n times \*2.
//!
//! # The recursion
//!
//! (G + \*1)⁻ = G⁻ ⊕ 1. Proof by induction: 0 + \*1 has 0 = 1 ⊕ 1. Otherwise let S be the values of the
//! options of G, and m = mex S, so that those of G + \*1 have the values m and s ⊕ 1 for s in S. If m
//! is even, S holds 0, …, m − 1 and not m, so the values are m and 0, …, m − 1 and not m + 1: their
//! mex is m + 1. If m is odd, S holds 0, …, m − 1, so the values are m, 0, …, m − 2 and not m − 1.
//!
//! The options of G + n·\*2 are G' + n·\*2, and for n ≥ 1 also G + (n − 1)·\*2 and that with \*1. So
//!
//! gₙ(G) = mex ( { gₙ(G') } ∪ { gₙ₋₁(G), gₙ₋₁(G) ⊕ 1 } )  for n ≥ 1,
//!
//! and the genus of a game comes from the genera of its options alone. That of a *sum* does not come
//! from the genera of its parts; sums are therefore looked at by their own options.
//!
//! # The superscript ends
//!
//! From some n on, gₙ₊₁ = gₙ ⊕ 2, so the sequence is written up to the first two numbers that then
//! repeat for ever. Suppose that holds for all options from N on: then the sets Sₙ = { gₙ(G') }
//! alternate, Sₙ₊₂ = Sₙ and Sₙ₊₁ = Sₙ ⊕ 2, and gₙ depends on the parity of n and on gₙ₋₁ only. *It is
//! certain* once gₙ₊₁ = gₙ ⊕ 2 and gₙ₊₂ = gₙ for one n ≥ N: gₙ₊₃ is then found as gₙ₊₁ was, and so on.
//! *It comes about*: call {2k, 2k + 1} a pair; gₙ is the least number that is missing in Sₙ and not
//! in the pair of gₙ₋₁. Let {4j, …, 4j + 3} be the first four with a number missing in Sₙ; they are
//! the first four for Sₙ₊₁ too, with the two pairs exchanged. If numbers are missing in one pair only,
//! a gₙ outside the four is followed by the least number c missing in Sₙ₊₁, which is in the four, and
//! that by c ⊕ 2, c, …, as the pairs differ. If numbers are missing in both pairs, then from n or
//! n + 1 on the least missing number c of the lower pair is taken, the lower pair is then barred, and
//! the least missing of the upper one comes, which is c ⊕ 2; and so on. At most three numbers are
//! added to the longest superscript of an option.

mod forms;
mod job;
mod options;
mod table;

pub use job::{Genera, GeneraJob};
pub use options::{GenusOptions, GenusOptionsJob};

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many forms of a genus with repeated numbers are read.
const REPEATED: usize = 8;

/// The genus of a game. Of a heap of n tokens in Nim it is written `n`; of any other game both the
/// normal and the misère part are written, as `3^1431` or `0^02`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Genus {
    normal: u32,
    /// g0, g1, …: at least two, the last two repeat for ever, and none could be left out.
    misere: Box<[u32]>,
}

impl Genus {
    /// The genus of a game whose options have these genera.
    pub(super) fn of_options(options: &[&Self]) -> Self {
        let mut seen = Vec::new();
        let normal = mex(&mut seen, options.iter().map(|genus| genus.normal));
        let settled = options.iter().map(|genus| genus.misere.len() - 2).max().unwrap_or(0);
        let first = if options.is_empty() {
            1
        } else {
            mex(&mut seen, options.iter().map(|genus| genus.misere(0)))
        };
        let mut misere = vec![first];
        let mut last = first;
        loop {
            let n = misere.len();
            let with_two = [last, last ^ 1];
            last = mex(&mut seen, options.iter().map(|genus| genus.misere(n)).chain(with_two));
            misere.push(last);
            if let [.., a, b, c] = misere[..]
                && n >= settled + 2
                && b == a ^ 2
                && c == a
            {
                break;
            }
        }
        while let [.., a, b, c] = misere[..]
            && b == a ^ 2
            && c == a
        {
            misere.pop();
        }
        Self { normal, misere: misere.into() }
    }

    /// The value in normal play.
    pub fn normal_value(&self) -> u32 {
        self.normal
    }

    /// The misère nim value: 0 exactly where the player to move loses in misère play.
    pub fn misere_value(&self) -> u32 {
        self.misere(0)
    }

    /// The misère nim value of the sum with `n` times \*2.
    pub fn misere(&self, n: usize) -> u32 {
        let len = self.misere.len();
        let place = if n < len { n } else { len - 2 + (n - len) % 2 };
        self.misere.get(place).copied().unwrap_or_default()
    }

    /// The genus of a heap of Nim: 0^120, 1^031, 2^20, 3^31, 4^46 and so on (C. L. Bouton's rule).
    pub(super) fn of_nim(size: u32) -> Self {
        let misere: Box<[u32]> = match size {
            0 => Box::new([1, 2, 0]),
            1 => Box::new([0, 3, 1]),
            n => Box::new([n, n ^ 2]),
        };
        Self { normal: size, misere }
    }

    /// With its superscript, also where it is that of a heap of Nim.
    pub fn in_full(&self) -> String {
        format!("{}^{}", self.normal, self.superscript())
    }

    /// The same with the last two numbers repeated, once and again, as far as people write them; also with full stops
    /// where numbers have two digits.
    pub fn spelled_out(&self) -> Vec<String> {
        let written = |length: usize, apart: &str| {
            let numbers: Vec<String> = (0..length).map(|n| self.misere(n).to_string()).collect();
            format!("{}^{}", self.normal, numbers.join(apart))
        };
        let lengths = self.misere.len()..self.misere.len() + REPEATED;
        let wide = self.misere.iter().any(|&number| number > 9);
        let apart: &[&str] = if wide { &[",", "."] } else { &[""] };
        lengths
            .flat_map(|length| apart.iter().map(move |apart| (length, *apart)))
            .map(|(length, apart)| written(length, apart))
            .collect()
    }

    /// The numbers of the superscript. Where one has two digits, all are set apart by commas.
    fn superscript(&self) -> String {
        let numbers: Vec<String> = self.misere.iter().map(u32::to_string).collect();
        let apart = if self.misere.iter().all(|&number| number < 10) { "" } else { "," };
        numbers.join(apart)
    }

    /// Whether this is the genus of a heap of Nim.
    pub fn is_of_nim(&self) -> bool {
        *self == Self::of_nim(self.normal)
    }
}

/// As in the literature.
impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.normal)?;
        if self.is_of_nim() {
            return Ok(());
        }
        write!(f, "^{}", self.superscript())
    }
}

/// The least number that is not among `values`; `seen` is room to work in.
fn mex(seen: &mut Vec<bool>, values: impl Iterator<Item = u32>) -> u32 {
    seen.clear();
    for value in values {
        let place = value as usize;
        if place >= seen.len() {
            seen.resize(place + 1, false);
        }
        seen[place] = true;
    }
    let least = seen.iter().position(|seen| !seen).unwrap_or(seen.len());
    u32::try_from(least).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_of_nim_are_written_as_their_size() {
        let mut heaps: Vec<Genus> = Vec::new();
        for size in 0..20 {
            let genus = Genus::of_options(&heaps.iter().collect::<Vec<_>>());
            assert_eq!(genus.to_string(), size.to_string());
            assert_eq!(genus.misere_value(), if size < 2 { size ^ 1 } else { size });
            heaps.push(genus);
        }
    }

    /// \*2 + \*2, whose options are \*2 and \*2 + \*1 = \*3 in genus.
    #[test]
    fn other_genera_are_written_in_full() {
        let nim = Genus::of_nim;
        let two_twos = Genus::of_options(&[&nim(2), &nim(3)]);
        assert_eq!(two_twos.to_string(), "0^02");
        assert_eq!(Genus::of_options(&[&two_twos, &nim(2), &nim(3)]).to_string(), "1^13");
        let large = Genus { normal: 9, misere: Box::new([9, 11]) };
        assert_eq!(large.to_string(), "9");
        let large = Genus { normal: 3, misere: Box::new([1, 9, 11]) };
        assert_eq!(large.to_string(), "3^1,9,11");
    }

    #[test]
    fn the_last_two_numbers_may_be_written_again_and_again() {
        let one = Genus::of_nim(1).spelled_out();
        assert_eq!(one[..4], ["1^031", "1^0313", "1^03131", "1^031313"]);
        assert!(Genus::of_nim(2).spelled_out().contains(&"2^2020".to_owned()));
        let eight = Genus::of_nim(8).spelled_out();
        assert_eq!(eight[..3], ["8^8,10", "8^8.10", "8^8,10,8"]);
    }
}
