//! Bit planes of the latest codes: plane `c` has bit `n` set where heap `n` has the code `c`.
//!
//! One word of a plane answers for 64 heaps at once whether their option `(s, n - d - s)` has a
//! given value, as `s` is the same for all of them.

use super::kernel::LANES;

/// How many words of each plane are kept.
const WORDS: usize = 32;
/// How far back from the start of a block a plane reaches.
pub(super) const REACH: usize = (WORDS - 2) * LANES;

/// The planes of the common codes, 0 to 127, as far back as [`REACH`].
#[derive(Clone, Debug)]
pub(super) struct Planes {
    /// By word of 64 heaps (modulo [`WORDS`]), then by code.
    words: Box<[[u64; 128]]>,
}

impl Planes {
    pub(super) fn new() -> Self {
        Self { words: vec![[0; 128]; WORDS].into() }
    }

    /// Puts in the block that begins at `base` (a multiple of 64), for that of 64 blocks before.
    pub(super) fn set_block(&mut self, base: usize, codes: &[u8]) {
        let block = &mut self.words[base / LANES % WORDS];
        block.fill(0);
        for (l, &code) in codes.iter().enumerate() {
            if let Some(word) = block.get_mut(usize::from(code)) {
                *word |= 1 << l;
            }
        }
    }

    /// Puts in all that is within reach. Heap 0 has no place: there is no move that leaves two
    /// heaps of which one is empty.
    pub(super) fn refill(&mut self, codes: &[u8]) {
        self.words.fill([0; 128]);
        let first = (codes.len() / LANES).saturating_sub(WORDS);
        for (block, codes) in codes.chunks(LANES).enumerate().skip(first) {
            self.set_block(block * LANES, codes);
        }
        if first == 0 {
            for word in &mut self.words[0] {
                *word &= !1;
            }
        }
    }

    /// The plane of a common code in the block at `base`.
    pub(super) fn block(&self, base: usize, code: u8) -> u64 {
        self.words[base / LANES % WORDS][usize::from(code & 127)]
    }

    /// Which of the heaps `base - back ..` have the common code. `back` is at most [`REACH`]; what
    /// is before heap 1 has no code.
    #[inline]
    pub(super) fn behind(&self, base: usize, back: usize, code: u8) -> u64 {
        // Words before the first have not been written, and stand at the end of the ring.
        let at = base.wrapping_sub(back);
        let word = at / LANES;
        let code = usize::from(code & 127);
        let low = self.words[word % WORDS][code];
        let high = self.words[(word + 1) % WORDS][code];
        let shift = at % LANES;
        (low >> shift) | ((high << 1) << (LANES - 1 - shift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_look_back() {
        let codes: Vec<u8> = (0_u32..64 * 70).map(|n| (n * n % 251) as u8).collect();
        let mut planes = Planes::new();
        for (base, codes) in codes.chunks(LANES).enumerate().map(|(i, codes)| (i * LANES, codes)) {
            planes.set_block(base, codes);
        }
        let mut refilled = Planes::new();
        refilled.refill(&codes);
        let base = codes.len() - LANES;
        for back in 0..=REACH {
            for code in (0..128).step_by(5) {
                let mut word = 0;
                for l in 0..LANES {
                    word |= u64::from(codes[base + l - back] == code) << l;
                }
                assert_eq!(planes.behind(base, back, code), word);
                assert_eq!(refilled.behind(base, back, code), word);
            }
        }
    }

    #[test]
    fn before_heap_one_there_is_nothing() {
        let mut planes = Planes::new();
        planes.refill(&[0; 128]);
        assert_eq!(planes.behind(64, 64, 0), !1);
        assert_eq!(planes.behind(64, 100, 0), !1 << 36);
        assert_eq!(planes.behind(64, REACH, 0), 0);
    }
}
