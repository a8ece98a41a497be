//! How large tokens can be where the board may have any height and width: before a class.

use super::heap_row::MOST_DRAWN;
use crate::games::heaps::Token;
use std::fmt::Write;

/// More heaps than this are laid out as if each had a line of its own.
const MAX_HEAPS: usize = 24;
/// Lines that a heap is broken into at most.
const MAX_BREAKS: u32 = 4;

/// The style that says so: `--fit`, the width of a token as the style sheet works it out from the room that
/// there is, `--high`, and `--tall`, how much higher than wide a token is.
///
/// Lines of heaps in their order are tried, from all in one line to each in one of its own, then heaps that
/// are broken themselves; the largest tokens of all are taken.
pub(super) fn fit(heaps: &[u32], token: Token) -> String {
    let tall = match token {
        Token::Match | Token::Pin => "2.55",
        Token::Domino | Token::Coin => "1",
    };
    let sizes: Vec<u32> = heaps.iter().copied().filter(|&size| size <= MOST_DRAWN).collect();
    let longest = sizes.iter().copied().max().unwrap_or(1).max(1);
    let mut ways = String::from("16px");
    // Writing to a text does not fail.
    let mut way = |in_line: u32, heaps: usize, lines: usize, breaks: u32| {
        let _ = write!(
            ways,
            ",min((100cqw - {heaps}*2.8rem)/{in_line},(var(--high)/{lines} - 3.6rem)/{breaks}/{tall} - .2rem)"
        );
    };
    let count = sizes.len().max(1);
    for lines in 1..count.min(MAX_HEAPS) {
        let (in_line, heaps) = narrowest(&sizes, lines);
        way(in_line.max(1), heaps, lines, 1);
    }
    for breaks in 1..=MAX_BREAKS {
        way(longest.div_ceil(breaks), 1, count, breaks);
    }
    format!("--tall:{tall};--fit:max({ways})")
}

/// The tokens of the fullest of so many lines, as few as can be, with the heaps in their order; and the most
/// heaps that stand in one.
fn narrowest(sizes: &[u32], lines: usize) -> (u32, usize) {
    // Both are small: a heap that is drawn has few tokens, a game few heaps.
    let (least, most) = (sizes.iter().copied().max().unwrap_or(0), sizes.iter().sum::<u32>());
    let fits = |width: u32| {
        let (mut taken, mut used, mut here, mut fullest) = (0, 1, 0, 0);
        for &size in sizes {
            if here > 0 && taken + size > width {
                (taken, used, here) = (0, used + 1, 0);
            }
            (taken, here) = (taken + size, here + 1);
            fullest = fullest.max(here);
        }
        (used <= lines).then_some((width, fullest))
    };
    (least..=most).find_map(fits).unwrap_or((most, sizes.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_parted_into_even_lines() {
        let cases: [(&[u32], usize, (u32, usize)); 5] = [
            (&[5, 5, 2], 1, (12, 3)),
            (&[5, 5, 2], 2, (7, 2)),
            (&[5, 5, 2], 3, (5, 1)),
            (&[1, 1, 1, 1], 2, (2, 2)),
            (&[], 1, (0, 0)),
        ];
        for (sizes, lines, wanted) in cases {
            assert_eq!(narrowest(sizes, lines), wanted, "{sizes:?} in {lines}");
        }
    }

    #[test]
    fn a_style_is_short_whatever_the_heaps() {
        assert!(fit(&[], Token::Coin).starts_with("--tall:1;--fit:max(16px,min("));
        assert!(fit(&[200; 64], Token::Match).len() < 3_000);
    }
}
