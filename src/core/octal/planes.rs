//! Bit planes of the latest codes: plane `c` has bit `n` set where heap `n` has the code `c`.
//!
//! One word of a plane answers for 64 heaps together whether their option `(s, n - d - s)` has a
//! given value, as `s` is the same for all of them.

use super::kernel::LANES;

/// How many words of each plane are kept.
const WORDS: usize = 32;
/// The maximum number of words that are examined together.
pub(super) const WIDEST: usize = 4;
/// The words of a plane with those repeated that follow on the last, so that none looks past the
/// end. (And a few more: planes a power of two apart would get into each other's way in the cache.)
const STORED: usize = WORDS + 2 * WIDEST;
/// How far back from the start of the blocks at work a plane reaches.
pub(super) const REACH: usize = (WORDS - WIDEST - 1) * LANES;

/// The planes of the common codes, 0 to 127, as far back as [`REACH`].
#[derive(Clone, Debug)]
pub(super) struct Planes {
    /// By code, then by word of 64 heaps (modulo [`WORDS`]).
    planes: Box<[[u64; STORED]]>,
    /// Planes from here on are empty.
    used: usize,
}

impl Planes {
    pub(super) fn new() -> Self {
        Self { planes: vec![[0; STORED]; 128].into(), used: 0 }
    }

    /// Puts in the block that begins at `base` (a multiple of 64), for that of [`WORDS`] before.
    pub(super) fn set_block(&mut self, base: usize, codes: &[u8]) {
        let word = base / LANES % WORDS;
        for plane in &mut self.planes[..self.used] {
            plane[word] = 0;
        }
        for (l, &code) in codes.iter().enumerate() {
            if let Some(plane) = self.planes.get_mut(usize::from(code)) {
                plane[word] |= 1 << l;
                self.used = self.used.max(usize::from(code) + 1);
            }
        }
        if word <= WIDEST {
            for plane in &mut self.planes[..self.used] {
                plane[WORDS + word] = plane[word];
            }
        }
    }

    /// Puts in all that is within reach. Heap 0 has no place: there is no move that leaves two
    /// heaps of which one is empty.
    pub(super) fn refill(&mut self, codes: &[u8]) {
        *self = Self::new();
        let first = (codes.len() / LANES).saturating_sub(WORDS);
        for (block, codes) in codes.chunks(LANES).enumerate().skip(first) {
            self.set_block(block * LANES, codes);
        }
        if first == 0 {
            for plane in &mut self.planes {
                plane[0] &= !1;
                plane[WORDS] &= !1;
            }
        }
    }

    /// The plane of a common code in the `B` blocks from `base` on.
    pub(super) fn blocks<const B: usize>(&self, base: usize, code: u8) -> [u64; B] {
        let plane = &self.planes[usize::from(code & 127)];
        let word = base / LANES;
        std::array::from_fn(|i| plane[(word + i) % WORDS])
    }

    /// Which of the `64 B` heaps from `base - back` on have the common code. `back` is at most
    /// [`REACH`]; what is before heap 1 has no code.
    #[inline]
    pub(super) fn behind<const B: usize>(&self, base: usize, back: usize, code: u8) -> [u64; B] {
        // Words before the first have not been written, and are kept at the end of the ring.
        let at = base.wrapping_sub(back);
        let plane = &self.planes[usize::from(code & 127)];
        let word = at / LANES % WORDS;
        let words = &plane[word..=word + WIDEST];
        let shift = at % LANES;
        std::array::from_fn(|i| (words[i] >> shift) | ((words[i + 1] << 1) << (LANES - 1 - shift)))
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
        for base in (60..=66).map(|block| block * LANES) {
            for (back, code) in (0..=900).zip((0..128).cycle()) {
                let has = |n: usize| u64::from(codes[n] == code);
                let words: [u64; 4] = std::array::from_fn(|i| {
                    let first = base + i * LANES - back;
                    (0..LANES).fold(0, |word, l| word | has(first + l) << l)
                });
                assert_eq!(planes.behind(base, back, code), words, "{base} {back} {code}");
                assert_eq!(refilled.behind(base, back, code), [words[0]]);
                if back == 0 {
                    assert_eq!(planes.blocks(base, code), words);
                }
            }
        }
    }

    #[test]
    fn before_heap_one_there_is_nothing() {
        let mut planes = Planes::new();
        planes.refill(&[0; 128]);
        assert_eq!(planes.behind(64, 64, 0), [!1]);
        assert_eq!(planes.behind(64, 100, 0), [!1 << 36]);
        assert_eq!(planes.behind(64, REACH, 0), [0; 4]);
    }
}
