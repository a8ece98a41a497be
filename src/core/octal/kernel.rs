//! The innermost loop: which nim-sums are reached from a list of heaps, for many sums together.
//!
//! The usual way marks one sum at a time in a map: one load, one nim-sum and one store for each
//! pair. Here the *sums* lie side by side, 64 in 64 bytes: the pair of a listed heap `r` and of
//! `m - r`, for `m = sum, sum + 1, …`, is one window of the codes and one constant. What each has
//! reached is a set of bits spread over registers, register `j` holding the codes `8j` to `8j + 7`
//! of all of them, and a byte shuffle turns the low four bits of a code into a bit of one of two
//! such registers. For codes below 16 that makes six instructions for 32 pairs, and nothing is
//! stored before the list is at its end.
//!
//! The kernels (AVX2, wasm's simd128) and their plain twin do the same; `twins_agree` tests it.

// The only module with unsafe code: loads from checked slices, and the call of functions that the
// processor was asked about.
#![allow(unsafe_code)]

use super::set::Set;

/// The sums in one block.
pub(super) const LANES: usize = 64;
/// The sums in a part of a block.
pub(super) const PART: usize = 16;

/// For the `l`-th of the sets adds `codes[r] ^ codes[sum + l - r] ^ flip` for all `r` listed, where
/// that is below `16 * groups` (at most 128).
///
/// There are [`LANES`] or [`PART`] sets. All of `sum - r` to `sum - r + sets - 1` must be indices of
/// `codes`. (Where they are not, the pairs of `r`, or some of them, are passed over.)
pub(super) fn mark(
    codes: &[u8],
    sum: usize,
    listed: &[u32],
    flip: u8,
    groups: usize,
    sets: &mut [Set],
) {
    debug_assert!(groups <= 8, "a set has no more than 128 codes");
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2.
        unsafe { avx2::mark(codes, sum, listed, flip, groups, sets) };
        return;
    }
    if cfg!(target_arch = "wasm32") {
        #[cfg(target_arch = "wasm32")]
        wasm::mark(codes, sum, listed, flip, groups, sets);
        return;
    }
    mark_plainly(codes, sum, listed, flip, groups, sets);
}

/// The maximum number of groups of 16 codes for which the kernel of this machine is faster than marking one sum
/// at a time; 0 where there is none. Measured, not exact.
pub(super) fn worthwhile_groups() -> usize {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        return 8;
    }
    if cfg!(target_arch = "wasm32") { 4 } else { 0 }
}

/// The twin of the kernels, and what runs where there is none.
fn mark_plainly(
    codes: &[u8],
    sum: usize,
    listed: &[u32],
    flip: u8,
    groups: usize,
    sets: &mut [Set],
) {
    let limit = groups * 16;
    for &r in listed {
        let r = r as usize;
        let Some(window) = codes.get(sum.wrapping_sub(r)..).and_then(|w| w.get(..sets.len()))
        else {
            continue;
        };
        let own = codes[r] ^ flip;
        for (set, &code) in sets.iter_mut().zip(window) {
            let code = code ^ own;
            if usize::from(code) < limit {
                set.add(code);
            }
        }
    }
}

/// Adds registers as the kernels leave them (`planes[j][l]`: codes `8j..8j+8` of sum `l`).
#[cfg(any(target_arch = "x86_64", target_arch = "wasm32"))]
fn gather<const L: usize>(planes: &[[u8; L]], first: usize, sets: &mut [Set]) {
    for (j, plane) in planes.iter().enumerate() {
        for (set, &byte) in sets.iter_mut().zip(plane) {
            set.add_eight(first + j, byte);
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{Set, gather};
    use std::arch::x86_64::{
        __m256i, _mm_loadu_si128, _mm256_adds_epu8, _mm256_castsi128_si256, _mm256_loadu_si256,
        _mm256_or_si256, _mm256_set1_epi8, _mm256_setr_epi64x, _mm256_setzero_si256,
        _mm256_shuffle_epi8, _mm256_storeu_si256, _mm256_xor_si256,
    };

    #[target_feature(enable = "avx2")]
    pub(super) fn mark(
        codes: &[u8],
        sum: usize,
        listed: &[u32],
        flip: u8,
        groups: usize,
        sets: &mut [Set],
    ) {
        if sets.len() < 32 {
            let mut first = 0;
            while first < groups {
                match groups - first {
                    1 => pass::<1, 1, 16>(codes, sum, listed, flip, first, sets),
                    2 => pass::<2, 1, 16>(codes, sum, listed, flip, first, sets),
                    3 => pass::<3, 1, 16>(codes, sum, listed, flip, first, sets),
                    _ => pass::<4, 1, 16>(codes, sum, listed, flip, first, sets),
                }
                first += 4;
            }
            return;
        }
        let mut first = 0;
        while first < groups {
            // Eight to twelve registers hold the sets: 64 sums with up to 48 codes, or 32 with 64.
            match groups - first {
                1 => pass::<1, 2, 64>(codes, sum, listed, flip, first, sets),
                2 => pass::<2, 2, 64>(codes, sum, listed, flip, first, sets),
                left => {
                    for (half, sets) in sets.chunks_exact_mut(32).enumerate() {
                        let sum = sum + 32 * half;
                        match left {
                            3 => pass::<3, 1, 32>(codes, sum, listed, flip, first, sets),
                            _ => pass::<4, 1, 32>(codes, sum, listed, flip, first, sets),
                        }
                    }
                }
            }
            first += if groups - first > 2 { 4 } else { 2 };
        }
    }

    /// Codes `16 * first .. 16 * (first + G)` for `L` sums in `V` registers.
    #[target_feature(enable = "avx2")]
    fn pass<const G: usize, const V: usize, const L: usize>(
        codes: &[u8],
        sum: usize,
        listed: &[u32],
        flip: u8,
        first: usize,
        sets: &mut [Set],
    ) {
        // Nibble i goes to bit i of the first register, nibble 8 + i to bit i of the second. An
        // index with its highest bit set goes nowhere.
        let bits = 0x8040_2010_0804_0201_u64.cast_signed();
        let low = _mm256_setr_epi64x(bits, 0, bits, 0);
        let high = _mm256_setr_epi64x(0, bits, 0, bits);
        // Adding 0x70 sets the highest bit of all that is above 15, and leaves the nibble alone.
        let beyond = _mm256_set1_epi8(0x70);
        let zero = _mm256_setzero_si256();
        let mut reached = [[[zero; 2]; G]; V];
        for &r in listed {
            let r = r as usize;
            let Some(window) = codes.get(sum.wrapping_sub(r)..).and_then(|w| w.first_chunk::<L>())
            else {
                continue;
            };
            let own = codes[r] ^ flip ^ ((first as u8) << 4);
            let own = _mm256_set1_epi8(own.cast_signed());
            for (v, reached) in reached.iter_mut().enumerate() {
                let pairs = _mm256_xor_si256(load::<L>(window, v), own);
                for (g, [even, odd]) in reached.iter_mut().enumerate() {
                    let group = _mm256_set1_epi8((g as i8) << 4);
                    let index = _mm256_adds_epu8(_mm256_xor_si256(pairs, group), beyond);
                    *even = _mm256_or_si256(*even, _mm256_shuffle_epi8(low, index));
                    *odd = _mm256_or_si256(*odd, _mm256_shuffle_epi8(high, index));
                }
            }
        }
        for (reached, sets) in reached.iter().zip(sets.chunks_mut(32)) {
            let mut planes = [[0_u8; 32]; 8];
            for (plane, &register) in planes.iter_mut().zip(reached.as_flattened()) {
                // SAFETY: a plane is 32 bytes.
                unsafe { _mm256_storeu_si256(plane.as_mut_ptr().cast(), register) };
            }
            gather(&planes[..2 * G], 2 * first, sets);
        }
    }

    /// The `v`-th 32 bytes, or 16 bytes and anything.
    #[target_feature(enable = "avx2")]
    fn load<const L: usize>(window: &[u8; L], v: usize) -> __m256i {
        if L == 16 {
            // SAFETY: the window is 16 bytes.
            return _mm256_castsi128_si256(unsafe { _mm_loadu_si128(window.as_ptr().cast()) });
        }
        debug_assert!(32 * (v + 1) <= L);
        // SAFETY: `v` is below L / 32.
        unsafe { _mm256_loadu_si256(window.as_ptr().add(32 * v).cast()) }
    }
}

/// Only these functions ask for vectors: without the feature `simd` there is a program for browsers
/// that have none.
#[cfg(target_arch = "wasm32")]
// The loads and stores of wasm may be at any address, whatever the type of their pointers says.
#[allow(clippy::cast_ptr_alignment)]
mod wasm {
    use super::{Set, gather};
    use core::arch::wasm32::{
        i8x16_splat, i8x16_swizzle, i64x2, u8x16_splat, v128, v128_load, v128_or, v128_store,
        v128_xor,
    };

    #[target_feature(enable = "simd128")]
    pub(super) fn mark(
        codes: &[u8],
        sum: usize,
        listed: &[u32],
        flip: u8,
        groups: usize,
        sets: &mut [Set],
    ) {
        let mut first = 0;
        while first < groups {
            let left = groups - first;
            // Eight registers hold the sets: 32 sums with up to 32 codes, or 16 with 64.
            if left <= 2 && sets.len() >= 32 {
                for (part, sets) in sets.chunks_exact_mut(32).enumerate() {
                    let sum = sum + 32 * part;
                    match left {
                        1 => pass::<1, 2, 32>(codes, sum, listed, flip, first, sets),
                        _ => pass::<2, 2, 32>(codes, sum, listed, flip, first, sets),
                    }
                }
            } else {
                for (part, sets) in sets.chunks_exact_mut(16).enumerate() {
                    let sum = sum + 16 * part;
                    match left {
                        1 => pass::<1, 1, 16>(codes, sum, listed, flip, first, sets),
                        2 => pass::<2, 1, 16>(codes, sum, listed, flip, first, sets),
                        3 => pass::<3, 1, 16>(codes, sum, listed, flip, first, sets),
                        _ => pass::<4, 1, 16>(codes, sum, listed, flip, first, sets),
                    }
                }
            }
            first += 4;
        }
    }

    /// Codes `16 * first .. 16 * (first + G)` for `L` sums in `V` registers. Never inlined: a
    /// function that is called over and over is soon in the engine's fast tier.
    #[inline(never)]
    #[target_feature(enable = "simd128")]
    fn pass<const G: usize, const V: usize, const L: usize>(
        codes: &[u8],
        sum: usize,
        listed: &[u32],
        flip: u8,
        first: usize,
        sets: &mut [Set],
    ) {
        // Nibble i goes to bit i of the first register, nibble 8 + i to bit i of the second. An
        // index above 15 goes nowhere.
        let bits = 0x8040_2010_0804_0201_u64.cast_signed();
        let low = i64x2(bits, 0);
        let high = i64x2(0, bits);
        let mut reached = [[[i64x2(0, 0); 2]; G]; V];
        for &r in listed {
            let r = r as usize;
            let Some(window) = codes.get(sum.wrapping_sub(r)..).and_then(|w| w.first_chunk::<L>())
            else {
                continue;
            };
            let own = u8x16_splat(codes[r] ^ flip ^ ((first as u8) << 4));
            for (v, reached) in reached.iter_mut().enumerate() {
                // SAFETY: `v` is below L / 16.
                let pairs = unsafe { v128_load(window.as_ptr().add(16 * v).cast::<v128>()) };
                let pairs = v128_xor(pairs, own);
                for (g, [even, odd]) in reached.iter_mut().enumerate() {
                    let index = v128_xor(pairs, i8x16_splat((g as i8) << 4));
                    *even = v128_or(*even, i8x16_swizzle(low, index));
                    *odd = v128_or(*odd, i8x16_swizzle(high, index));
                }
            }
        }
        for (reached, sets) in reached.iter().zip(sets.chunks_mut(16)) {
            let mut planes = [[0_u8; 16]; 8];
            for (plane, &register) in planes.iter_mut().zip(reached.as_flattened()) {
                // SAFETY: a plane is 16 bytes.
                unsafe { v128_store(plane.as_mut_ptr().cast::<v128>(), register) };
            }
            gather(&planes[..2 * G], 2 * first, sets);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twins_agree() {
        let mut state = 7_u32;
        let mut draw = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        for round in 0..400 {
            let len = 300 + draw(700) as usize;
            let values = 1 + draw(256);
            let codes: Vec<u8> = (0..len).map(|_| draw(values) as u8).collect();
            let lanes = if round % 2 == 0 { LANES } else { PART };
            let sum = 80 + draw(200) as usize;
            let least = (sum + lanes).saturating_sub(len) as u32;
            let listed: Vec<u32> =
                (0..draw(60)).map(|_| least + draw(sum as u32 + 1 - least)).collect();
            let flip = draw(256) as u8;
            for groups in 1..=8 {
                let mut sets = vec![Set::default(); lanes];
                for set in &mut sets {
                    set.add(draw(128) as u8);
                }
                let mut twin = sets.clone();
                mark(&codes, sum, &listed, flip, groups, &mut sets);
                mark_plainly(&codes, sum, &listed, flip, groups, &mut twin);
                assert_eq!(sets, twin, "{lanes} sums, {groups} groups");
            }
        }
    }
}
