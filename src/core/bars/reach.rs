//! The prefixes from which one bite leaves a given prefix.
//!
//! A prefix is a number whose lowest bit is its last letter. A bite sorts a stretch of the word that
//! begins with 1 and ends with 0. What becomes of the prefix is always a smaller number.

/// The prefixes that are left where the stretch ends inside the prefix; the ending stays as it is.
/// None comes up twice.
pub(super) fn each_inside(prefix: u32, mut take: impl FnMut(u32)) {
    let mut starts = prefix;
    while starts != 0 {
        let start = starts & starts.wrapping_neg();
        starts ^= start;
        let above = prefix & !(start | (start - 1));
        // From the letter after the start on, to the right.
        let mut ones = 1_u32;
        let mut letter = start >> 1;
        while letter != 0 {
            if prefix & letter == 0 {
                // A stretch of zeros, then `ones` ones, the last of them at `letter`.
                take(above | ((letter << ones) - letter) | prefix & (letter - 1));
            } else {
                ones += 1;
            }
            letter >>= 1;
        }
    }
}

/// A prefix that is left where the stretch goes on into the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Across {
    /// What the prefix becomes.
    pub(super) prefix: u32,
    /// How many ones it loses, at least 1: zeros that came out of the ending.
    pub(super) lost: u32,
    /// Whether no one is left in its part of the stretch, so that zeros may be left to the ending.
    pub(super) all: bool,
}

/// The prefixes that are left where the stretch ends inside the ending. None comes up twice.
pub(super) fn each_across(prefix: u32, mut take: impl FnMut(Across)) {
    let mut starts = prefix;
    let mut ones = 0;
    while starts != 0 {
        let start = starts & starts.wrapping_neg();
        starts ^= start;
        ones += 1;
        let above = prefix & !(start | (start - 1));
        for lost in 1..=ones {
            let left = (1_u32 << (ones - lost)) - 1;
            take(Across { prefix: above | left, lost, all: lost == ones });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_is_sorted() {
        let mut inside = Vec::new();
        each_inside(0b10110, |prefix| inside.push(prefix));
        assert_eq!(inside, [0b10101, 0b10011, 0b01110, 0b00111]);
        let mut across = Vec::new();
        each_across(0b1010, |reached| across.push((reached.prefix, reached.lost, reached.all)));
        assert_eq!(across, [(0b1000, 1, true), (0b0001, 1, false), (0b0000, 2, true)]);
    }
}
