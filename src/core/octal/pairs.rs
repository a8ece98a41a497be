//! Looking through pairs of heaps for one code.
//!
//! The loops have neither a branch nor an exit inside, so that the compiler makes vector code of
//! them. In wasm it does that only in functions that ask for vectors by name.

/// How many pairs are examined before it is asked whether one was found.
const STRIDE: usize = 256;

/// The first `i` with `low[i] ^ high[len - 1 - i] == wanted`, for two lists of one length, and how
/// many pairs were examined.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn inward(low: &[u8], high: &[u8], wanted: u8) -> (Option<usize>, u64) {
    let mut looked = 0;
    for (low, high) in low.chunks(STRIDE).zip(high.rchunks(STRIDE)) {
        let mut found = false;
        for (a, b) in low.iter().zip(high.iter().rev()) {
            found |= a ^ b == wanted;
        }
        if found {
            let at = low.iter().zip(high.iter().rev()).position(|(a, b)| a ^ b == wanted);
            return (at.map(|at| looked + at), (looked + low.len()) as u64);
        }
        looked += low.len();
    }
    (None, looked as u64)
}

/// Whether some `low[i] ^ high[len - 1 - i]` is `wanted`, for two lists of one length, and how many pairs
/// were examined: [`inward`] for values instead of codes, and outward.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn some_pair(low: &[u16], high: &[u16], wanted: u16) -> (bool, u64) {
    let mut looked = 0;
    for (low, high) in low.rchunks(STRIDE).zip(high.chunks(STRIDE)) {
        let mut found = false;
        for (a, b) in low.iter().zip(high.iter().rev()) {
            found |= a ^ b == wanted;
        }
        looked += low.len() as u64;
        if found {
            return (true, looked);
        }
    }
    (false, looked)
}

/// The last `i` with `one[i] ^ other[i] == wanted`, counted from the end (0 is the last), for two
/// lists of one length, and how many pairs were examined.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn backward(one: &[u8], other: &[u8], wanted: u8) -> (Option<usize>, u64) {
    let mut looked = 0;
    for (one, other) in one.rchunks(STRIDE / 2).zip(other.rchunks(STRIDE / 2)) {
        let mut found = false;
        for (a, b) in one.iter().zip(other) {
            found |= a ^ b == wanted;
        }
        if found {
            let at = one.iter().zip(other).rev().position(|(a, b)| a ^ b == wanted);
            return (at.map(|at| looked + at), (looked + one.len()) as u64);
        }
        looked += one.len();
    }
    (None, looked as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_pair_is_found() {
        let low: Vec<u8> = (0..1000_u32).map(|i| (i * i % 97) as u8).collect();
        let high: Vec<u8> = (0..1000_u32).map(|i| (i * 7 % 89) as u8).collect();
        for len in [0, 1, 15, 255, 256, 257, 1000] {
            let (low, high) = (&low[..len], &high[..len]);
            for wanted in 0..=255 {
                let naive = (0..len).find(|&i| low[i] ^ high[len - 1 - i] == wanted);
                assert_eq!(inward(low, high, wanted).0, naive);
                let wide = |list: &[u8]| list.iter().copied().map(u16::from).collect::<Vec<_>>();
                let some = some_pair(&wide(low), &wide(high), wanted.into()).0;
                assert_eq!(some, naive.is_some());
                let naive = (0..len).find(|&i| low[len - 1 - i] ^ high[len - 1 - i] == wanted);
                assert_eq!(backward(low, high, wanted).0, naive);
            }
        }
    }
}
