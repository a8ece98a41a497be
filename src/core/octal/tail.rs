//! Repetition at the end of a sequence.

/// How many shifts are examined together.
const STRIDE: usize = 64;

/// The least `p` from 1 to `most` such that the last `length` of `values` are those `p`
/// places before them; `p` even where `even` is set.
///
/// The textbook way is the failure function of the reversed tail (Knuth, Morris, Pratt), which costs
/// four bytes and some nanoseconds a value. Here four of the values are compared with those `p`
/// places before them, for many `p` together, and the rest only where all agree. They are rare ones
/// of the last few; and the two between which the last comparison failed: in a sequence that nearly
/// repeats, one of them is an exception, and speaks against most shifts. That costs no memory and
/// runs nearly at the memory's speed.
pub(super) fn least_shift<T: Copy + Eq>(
    values: &[T],
    length: usize,
    even: bool,
    most: usize,
) -> Option<usize> {
    let n = values.len();
    let most = most.min(n.checked_sub(length)?);
    if length == 0 {
        return None;
    }
    let tail = &values[n - length..];
    // Places are counted back from the end: 0 is the last value.
    let mut places = four_rare(&tail[length - length.min(32)..]);
    let at = |place: usize| values[n - 1 - place];
    let mut shift = 1;
    while shift <= most {
        let count = STRIDE.min(most + 1 - shift);
        if may_agree(values, places, shift) {
            for p in shift..shift + count {
                let agrees = |&place: &usize| at(place + p) == at(place);
                if (even && p % 2 == 1) || !places.iter().all(agrees) {
                    continue;
                }
                let differs = repeats_from(&values[n - length - p..], p);
                if differs == 0 {
                    return Some(p);
                }
                // The value at `differs - 1` of those `length + p` is not the one `p` after it.
                places[2] = length - differs;
                if places[2] + p < length {
                    places[3] = places[2] + p;
                }
            }
        }
        shift += count;
    }
    None
}

/// Whether the values at those places may be those `p` before them for some `p` of the stride from
/// `shift` on. `true` near the start, where there is no full stride.
#[inline(never)]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
// Neither a branch nor an exit inside the loop, so that it becomes vector code.
#[allow(clippy::needless_bitwise_bool)]
fn may_agree<T: Copy + Eq>(values: &[T], places: [usize; 4], shift: usize) -> bool {
    let n = values.len();
    let window = |place: usize| {
        let end = n - place - shift;
        end.checked_sub(STRIDE).and_then(|start| values[start..end].first_chunk::<STRIDE>())
    };
    let [Some(w0), Some(w1), Some(w2), Some(w3)] = places.map(window) else {
        return true;
    };
    let at = places.map(|place| values[n - 1 - place]);
    let mut any = false;
    for i in 0..STRIDE {
        any |= (w0[i] == at[0]) & (w1[i] == at[1]) & (w2[i] == at[2]) & (w3[i] == at[3]);
    }
    any
}

/// The places, counted from the end, of rare values of a short tail, apart from each other.
fn four_rare<T: Copy + Eq>(tail: &[T]) -> [usize; 4] {
    let count = |value: T| tail.iter().filter(|&&other| other == value).count();
    let mut places: Vec<usize> = (0..tail.len()).collect();
    places.sort_by_cached_key(|place| count(tail[tail.len() - 1 - place]));
    [0, 1, 2, 3].map(|i| places[i * places.len() / 8])
}

/// The least `n` such that all known values from `n` on are those `p` places before those that
/// follow: `values[m] == values[m + p]` for all `m` from `n` on.
pub(super) fn repeats_from<T: Copy + Eq>(values: &[T], p: usize) -> usize {
    let mut end = values.len().saturating_sub(p);
    // By the piece, which the library compares fast.
    for piece in [4096, 64] {
        while end >= piece && values[end - piece..end] == values[end - piece + p..end + p] {
            end -= piece;
        }
    }
    while end > 0 && values[end - 1] == values[end - 1 + p] {
        end -= 1;
    }
    end
}

/// The least divisor of `p` for which `repeats` says that it is a period, given that `p` is one and
/// that two periods have their greatest common divisor for a period.
pub(super) fn least_period(p: usize, repeats: impl Fn(usize) -> bool) -> usize {
    let mut least = p;
    let mut left = p;
    let mut prime = 2;
    while left > 1 {
        if prime * prime > left {
            // What is left is prime.
            prime = left;
        }
        if left.is_multiple_of(prime) {
            left /= prime;
            if repeats(least / prime) {
                least /= prime;
            }
        } else {
            prime += 1;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_shift_is_that_of_trying_all() {
        let mut state = 5_u32;
        let mut draw = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        for _ in 0..300 {
            let (period, letters) = (1 + draw(700), 1 + draw(3));
            let block: Vec<u8> = (0..period).map(|_| draw(letters) as u8).collect();
            let mut values: Vec<u8> = block.iter().cycle().take(1900).copied().collect();
            for _ in 0..draw(4) {
                values[draw(1900) as usize] = 7;
            }
            let length = 1 + draw(400) as usize;
            let (even, most) = (draw(2) == 1, 100 + draw(2000) as usize);
            let n = values.len();
            let naive = (1..=most.min(n - length))
                .filter(|p| !even || p % 2 == 0)
                .find(|p| values[n - length..] == values[n - length - p..n - p]);
            assert_eq!(least_shift(&values, length, even, most), naive);
            if let Some(p) = naive {
                let from = repeats_from(&values, p);
                assert!((from..n - p).all(|m| values[m] == values[m + p]));
                assert!(from == 0 || values[from - 1] != values[from - 1 + p]);
            }
        }
    }

    #[test]
    fn the_least_period_divides() {
        for (least, times) in [(1, 12), (2, 6), (3, 4), (6, 2), (12, 1), (5, 49), (7, 11), (1, 1)] {
            assert_eq!(least_period(least * times, |p| p % least == 0), least);
        }
    }
}
