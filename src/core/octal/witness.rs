//! Witnesses: options that show that a rare value is reached, found for 64 heaps at a time.

use super::kernel::LANES;
use super::mask::{Coding, RARE};
use super::planes::{Planes, REACH};
use super::{Digits, MOST_DIGITS};
use std::cmp::Reverse;

/// The largest heap `s` that witnesses are looked for with. Deeper ones are left to a full search.
const DEEPEST: usize = 1024;
/// How many pairs are tried for one value, the likeliest first.
const TRIED: usize = 384;
/// A list is put in order anew at its 8th, 16th, 32nd … use, and every so often after that.
const SORT_EVERY: u32 = 2048;

/// One thing to try: the option of `n` whose one heap is `n - back`, of the code wanted. The other
/// is `back` less a digit.
#[derive(Clone, Copy, Debug)]
struct Trial {
    back: u16,
    code: u8,
}

/// What is tried for one value, in the order in which it helped most.
#[derive(Clone, Debug, Default)]
struct Trials {
    trials: Vec<Trial>,
    /// For how many heaps each of them was the witness; what is long ago counts less.
    helped: Vec<u32>,
    uses: u32,
    built: bool,
}

/// What was found for a value: the heaps of the block that are left without a witness.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover {
    pub(super) left: u64,
    /// No witness used is deeper than this.
    pub(super) depth: usize,
    /// Pairs looked at: 64 for every word.
    pub(super) options: u64,
}

/// What lists are made from.
#[derive(Clone, Debug)]
struct Known {
    /// The common codes that occur of late, the most frequent first.
    often: Vec<u8>,
    /// By common code, the heaps up to [`DEEPEST`] that have it.
    places: Vec<Vec<u16>>,
}

/// Lists of trials for every rare value.
#[derive(Clone, Debug)]
pub(super) struct Witnesses {
    lists: Vec<Trials>,
    known: Known,
}

impl Witnesses {
    pub(super) fn new() -> Self {
        let known = Known { often: Vec::new(), places: vec![Vec::new(); 128] };
        Self { lists: vec![Trials::default(); 128], known }
    }

    /// Forgets all lists; they are made anew from the codes so far when they are needed.
    pub(super) fn rebuild(&mut self, codes: &[u8]) {
        self.lists.fill(Trials::default());
        let mut counts = [0_u32; 256];
        for &code in codes.iter().rev().take(4 * REACH) {
            counts[usize::from(code)] += 1;
        }
        let Known { often, places } = &mut self.known;
        often.clear();
        often.extend((0..RARE).filter(|&code| counts[usize::from(code)] > 0));
        often.sort_by_key(|&code| Reverse(counts[usize::from(code)]));
        places.iter_mut().for_each(Vec::clear);
        const { assert!(DEEPEST + MOST_DIGITS <= REACH) };
        for (s, &code) in codes.iter().enumerate().take(DEEPEST + 1).skip(1) {
            if let Some(places) = places.get_mut(usize::from(code)) {
                places.push(s as u16);
            }
        }
    }

    /// Looks for witnesses that the rare code `value` is an option of the heaps
    /// `wanted` of the block at `base`.
    #[inline]
    pub(super) fn cover(
        &mut self,
        value: u8,
        wanted: u64,
        base: usize,
        planes: &Planes,
        digits: &Digits,
        coding: &Coding,
    ) -> Cover {
        let list = &mut self.lists[usize::from(value & 127)];
        if !list.built {
            list.build(value, &self.known, digits, coding);
        }
        let mut cover = Cover { left: wanted, depth: 0, options: 0 };
        let mut tried = 0;
        for (trial, helped) in list.trials.iter().zip(&mut list.helped) {
            tried += 1;
            let back = usize::from(trial.back);
            let hit = cover.left & planes.behind(base, back, trial.code);
            if hit != 0 {
                *helped += hit.count_ones();
                cover.depth = cover.depth.max(back);
                cover.left ^= hit;
                if cover.left == 0 {
                    break;
                }
            }
        }
        cover.options = tried * LANES as u64;
        list.uses += 1;
        let early = list.uses >= 8 && list.uses.is_power_of_two();
        if early || list.uses.is_multiple_of(SORT_EVERY) {
            list.sort();
        }
        cover
    }
}

impl Trials {
    fn build(
        &mut self,
        value: u8,
        known: &Known,
        digits: &Digits,
        coding: &Coding,
    ) {
        self.built = true;
        // Only common codes have planes, and a code that never occurs helps nobody.
        for &d in digits.singles() {
            let code = value ^ coding.shift_flag(d);
            if code & RARE == 0 {
                self.trials.push(Trial { back: d as u16, code });
            }
        }
        for &code in &known.often {
            for &s in &known.places[usize::from((code ^ value) & 127)] {
                for &d in digits.splits() {
                    self.trials.push(Trial { back: s + d as u16, code });
                }
            }
            if self.trials.len() >= TRIED {
                break;
            }
        }
        self.helped = vec![0; self.trials.len()];
    }

    fn sort(&mut self) {
        let mut both: Vec<_> = self.trials.iter().copied().zip(self.helped.iter().copied()).collect();
        both.sort_by_key(|&(_, helped)| Reverse(helped));
        for ((trial, helped), sorted) in self.trials.iter_mut().zip(&mut self.helped).zip(both) {
            (*trial, *helped) = (sorted.0, sorted.1 / 2);
        }
    }
}
