//! Witnesses: options that show that a rare value is reached, found for 64 heaps at a time.

use super::kernel::LANES;
use super::mask::{Coding, RARE};
use super::planes::{Planes, REACH};
use super::{Digits, MOST_DIGITS};

/// The largest heap `s` that witnesses are looked for with. Deeper ones are left to a full search.
const DEEPEST: usize = 1024;
/// How many pairs are tried for one value, the likeliest first.
const TRIED: usize = 384;
/// After how many uses a list is put in order anew.
const SORT_EVERY: u32 = 64;

/// One thing to try: the option of `n` whose one heap is `s` and whose other is `n - back`, of the
/// code wanted.
#[derive(Clone, Copy, Debug)]
struct Trial {
    back: u16,
    depth: u16,
    code: u8,
    helped: u32,
}

/// What is tried for one value, in the order in which it helped most.
#[derive(Clone, Debug, Default)]
struct Trials {
    trials: Vec<Trial>,
    uses: u32,
    built: bool,
}

/// What was found for a value: the heaps of the block that are left without a witness.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover {
    pub(super) left: u64,
    /// The deepest heap `s` of a witness used.
    pub(super) depth: usize,
    /// Pairs looked at: 64 for every word.
    pub(super) options: u64,
}

/// Lists of trials for every rare value.
#[derive(Clone, Debug)]
pub(super) struct Witnesses {
    lists: Vec<Trials>,
    /// How often each common code occurs of late.
    often: [u32; 128],
}

impl Witnesses {
    pub(super) fn new() -> Self {
        Self { lists: vec![Trials::default(); 128], often: [0; 128] }
    }

    /// Forgets all lists; they are built anew from the codes so far when they are needed.
    pub(super) fn rebuild(&mut self, codes: &[u8]) {
        self.lists.fill(Trials::default());
        self.often = [0; 128];
        for &code in codes.iter().rev().take(4 * REACH) {
            if let Some(count) = self.often.get_mut(usize::from(code)) {
                *count += 1;
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
        known: (&Digits, &Coding, &[u8]),
    ) -> Cover {
        let list = &mut self.lists[usize::from(value & 127)];
        if !list.built {
            list.build(value, &self.often, known);
        }
        let mut cover = Cover { left: wanted, depth: 0, options: 0 };
        for trial in &mut list.trials {
            cover.options += LANES as u64;
            let hit = cover.left & planes.behind(base, usize::from(trial.back), trial.code);
            if hit != 0 {
                trial.helped += hit.count_ones();
                cover.depth = cover.depth.max(usize::from(trial.depth));
                cover.left ^= hit;
                if cover.left == 0 {
                    break;
                }
            }
        }
        list.uses += 1;
        if list.uses.is_multiple_of(SORT_EVERY) {
            list.trials.sort_by_key(|trial| std::cmp::Reverse(trial.helped));
            for trial in &mut list.trials {
                trial.helped /= 2;
            }
        }
        cover
    }
}

impl Trials {
    fn build(
        &mut self,
        value: u8,
        often: &[u32; 128],
        (digits, coding, codes): (&Digits, &Coding, &[u8]),
    ) {
        self.built = true;
        let mut add = |back: usize, depth: usize, code: u8| {
            // Only common codes have planes, and a code that never occurs helps nobody.
            if often.get(usize::from(code)).is_some_and(|&often| often > 0) {
                let (back, depth) = (back as u16, depth as u16);
                self.trials.push(Trial { back, depth, code, helped: 0 });
            }
        };
        for &d in digits.singles() {
            add(d, 0, value ^ coding.shift_flag(d));
        }
        let deepest = DEEPEST.min(codes.len() - 1);
        const { assert!(DEEPEST + MOST_DIGITS <= REACH) };
        for s in 1..=deepest {
            for &d in digits.splits() {
                add(d + s, s, value ^ RARE ^ codes[s]);
            }
        }
        let rank = |trial: &Trial| std::cmp::Reverse(often[usize::from(trial.code & 127)]);
        self.trials.sort_by_key(rank);
        self.trials.truncate(TRIED);
    }
}
