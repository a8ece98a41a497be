//! Heaps in lines, as they are laid out if there is room for several side by side.

/// The tokens of the fullest of at most so many lines, as few as can be, with the heaps in their order; and
/// the maximum number of heaps in one line then. Costs the number of heaps times the logarithm of the tokens.
pub fn narrowest(sizes: &[u32], lines: usize) -> (u32, usize) {
    let mut least = sizes.iter().copied().max().unwrap_or(0);
    let mut most = sizes.iter().fold(0, |sum: u32, &size| sum.saturating_add(size));
    // All heaps fit where a line holds `most`.
    while least < most {
        let middle = least + (most - least) / 2;
        if parted(sizes, middle).0 <= lines { most = middle } else { least = middle + 1 }
    }
    (most, parted(sizes, most).1)
}

/// How many lines of so many tokens there are, and the maximum number of heaps in one of them.
fn parted(sizes: &[u32], width: u32) -> (usize, usize) {
    let (mut taken, mut lines, mut here, mut fullest) = (0_u32, 1, 0, 0);
    for &size in sizes {
        if here > 0 && taken.saturating_add(size) > width {
            (taken, lines, here) = (0, lines + 1, 0);
        }
        (taken, here) = (taken.saturating_add(size), here + 1);
        fullest = fullest.max(here);
    }
    (lines, fullest)
}

#[cfg(test)]
mod tests {
    use super::narrowest;

    #[test]
    fn heaps_are_parted_into_even_lines() {
        let cases: [(&[u32], usize, (u32, usize)); 6] = [
            (&[5, 5, 2], 1, (12, 3)),
            (&[5, 5, 2], 2, (7, 2)),
            (&[5, 5, 2], 3, (5, 1)),
            (&[1, 1, 1, 1], 2, (2, 2)),
            (&[9, 1, 1, 1], 2, (9, 3)),
            (&[], 1, (0, 0)),
        ];
        for (sizes, lines, wanted) in cases {
            assert_eq!(narrowest(sizes, lines), wanted, "{sizes:?} in {lines}");
        }
    }
}
