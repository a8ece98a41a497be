//! Witnesses: options that show that a rare value is reached, found for 64 or 256 heaps at a time.
//!
//! What covers 64 heaps covers 256 with a third more trials, so that the larger blocks take a third
//! of the work, as long as none of the guesses in them fails.

use super::kernel::LANES;
use super::mask::{Coding, RARE};
use super::pairs;
use super::planes::{Planes, REACH};
use super::{Digits, MAX_DIGITS};
use std::cmp::Reverse;

/// The largest heap `s` that witnesses are looked for with. Deeper ones are left to a full search.
const DEEPEST: usize = 1024;
/// How many pairs are tried for one value, the likeliest first.
const TRIED: usize = 256;
/// After so many trials for each heap that is left, these are searched for one by one.
const ENOUGH: usize = 16;
/// A list is put in order again at its 8th, 16th, 32nd … use, and every so often after that.
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
    list: Vec<Trial>,
    /// For how many heaps each of them was the witness; what is long ago counts less.
    helped: Vec<u32>,
    uses: u32,
    built: bool,
}

/// What was found for a value: the heaps of the blocks that are left without a witness.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover<const B: usize> {
    pub(super) left: [u64; B],
    /// No witness used is deeper than this.
    pub(super) depth: usize,
    /// Pairs looked at: 64 for every word.
    pub(super) options: u64,
}

/// What lists are made from.
#[derive(Clone, Debug)]
struct Known {
    /// The common codes that have occurred lately, the most frequent first.
    often: Vec<u8>,
    /// By common code, the heaps up to [`DEEPEST`] that have it.
    places: Vec<Vec<u16>>,
}

/// Lists of trials for every rare value.
#[derive(Clone, Debug)]
pub(super) struct Witnesses {
    lists: Vec<Trials>,
    known: Known,
    /// The codes of the heaps up to [`DEEPEST`], the last of them first, that of heap 1 last.
    reversed: Vec<u8>,
}

impl Witnesses {
    pub(super) fn new() -> Self {
        let known = Known { often: Vec::new(), places: vec![Vec::new(); 128] };
        Self { lists: vec![Trials::default(); 128], known, reversed: Vec::new() }
    }

    /// Forgets all lists; they are rebuilt from the codes so far when they are needed.
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
        const { assert!(DEEPEST + MAX_DIGITS <= REACH) };
        for (s, &code) in codes.iter().enumerate().take(DEEPEST + 1).skip(1) {
            if let Some(places) = places.get_mut(usize::from(code)) {
                places.push(s as u16);
            }
        }
        let deepest = DEEPEST.min(codes.len() / 2);
        self.reversed.clear();
        self.reversed.extend(codes[1..=deepest].iter().rev());
    }

    /// Looks for a pair with that sum, one of the two small, the nim-sum of whose codes is the one
    /// given. Returns the small one, and how many pairs were examined.
    #[inline]
    pub(super) fn search(&self, codes: &[u8], sum: usize, code: u8) -> (Option<usize>, u64) {
        let large = &codes[sum - self.reversed.len()..sum];
        let (at, options) = pairs::backward(&self.reversed, large, code);
        (at.map(|at| at + 1), options)
    }

    /// Looks for witnesses that the rare code `value` is an option of the heaps
    /// `wanted` of the `B` blocks from `base` on.
    #[inline(never)]
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn cover<const B: usize>(
        &mut self,
        value: u8,
        wanted: [u64; B],
        base: usize,
        planes: &Planes,
        digits: &Digits,
        coding: &Coding,
    ) -> Cover<B> {
        let trials = &mut self.lists[usize::from(value & 127)];
        if !trials.built {
            trials.build(value, &self.known, digits, coding);
        }
        let mut cover = Cover { left: wanted, depth: 0, options: 0 };
        let (mut tried, mut left) = (0, usize::MAX / ENOUGH);
        for (trial, helped) in trials.list.iter().zip(&mut trials.helped) {
            tried += 1;
            let back = usize::from(trial.back);
            let found = planes.behind::<B>(base, back, trial.code);
            let hit: [u64; B] = std::array::from_fn(|i| cover.left[i] & found[i]);
            if hit.iter().fold(0, |any, word| any | word) != 0 {
                cover.depth = cover.depth.max(back);
                left = 0;
                for (word, hit) in cover.left.iter_mut().zip(hit) {
                    *helped += hit.count_ones();
                    *word ^= hit;
                    left += word.count_ones() as usize;
                }
            }
            if left * ENOUGH <= tried {
                break;
            }
        }
        cover.options = (tried * B * LANES) as u64;
        trials.uses += 1;
        let early = trials.uses >= 8 && trials.uses.is_power_of_two();
        if early || trials.uses.is_multiple_of(SORT_EVERY) {
            trials.sort();
        }
        cover
    }
}

impl Trials {
    fn build(&mut self, value: u8, known: &Known, digits: &Digits, coding: &Coding) {
        self.built = true;
        // Only common codes have planes, and a code that never occurs helps nobody.
        for &d in digits.singles() {
            let code = value ^ coding.shift_flag(d);
            if code & RARE == 0 {
                self.list.push(Trial { back: d as u16, code });
            }
        }
        for &code in &known.often {
            for &s in &known.places[usize::from((code ^ value) & 127)] {
                for &d in digits.splits() {
                    self.list.push(Trial { back: s + d as u16, code });
                }
            }
            if self.list.len() >= TRIED {
                break;
            }
        }
        self.helped = vec![0; self.list.len()];
    }

    /// Those that helped first, the best at the front; the others in the order they were in.
    fn sort(&mut self) {
        let both = self.list.iter().copied().zip(self.helped.iter().copied());
        let (mut good, idle): (Vec<_>, Vec<_>) = both.partition(|&(_, helped)| helped > 0);
        good.sort_by_key(|&(_, helped)| Reverse(helped));
        let places = self.list.iter_mut().zip(&mut self.helped);
        for ((trial, helped), sorted) in places.zip(good.into_iter().chain(idle)) {
            (*trial, *helped) = (sorted.0, sorted.1 / 2);
        }
    }
}
