//! Multisets of heap sizes ⇄ the numbers from 0 on, without a gap.

/// Numbers all multisets of given sizes with at most so many tokens.
///
/// They are ordered by their tokens, then by their largest heap, then by the next, and so on. A
/// multiset's number is how many come before it: all those with fewer tokens, and for each heap,
/// from large to small, those which agree so far and whose next heap is smaller.
#[derive(Clone, Debug)]
pub(in super::super) struct Ranks {
    sizes: usize,
    /// For each heap size its index among the sizes.
    index: Vec<u16>,
    /// At `m * sizes + i`: the multisets of exactly m tokens of the first i sizes.
    below: Vec<u32>,
    /// The multisets of fewer than m tokens.
    fewer: Vec<u64>,
    count: u64,
}

impl Ranks {
    /// Ranks for `sizes` (ascending, from 1) and at most `tokens` tokens; `None` where there are
    /// more than `most` multisets, which is found out before much is done.
    pub(super) fn new(sizes: &[u16], tokens: u32, most: u64) -> Option<Self> {
        let fitting = sizes.iter().take_while(|&&size| u32::from(size) <= tokens).count();
        let sizes = &sizes[..fitting];
        let mut index = vec![0; sizes.last().map_or(0, |&size| usize::from(size) + 1)];
        for (place, &size) in (0..).zip(sizes) {
            index[usize::from(size)] = place;
        }
        let mut ranks =
            Self { sizes: fitting, index, below: Vec::new(), fewer: Vec::new(), count: 0 };
        for total in 0..=tokens as usize {
            ranks.fewer.push(ranks.count);
            ranks.count += ranks.add_row(sizes, total)?;
            if ranks.count > most {
                return None;
            }
        }
        Some(ranks)
    }

    /// Adds the numbers of multisets of exactly `total` tokens; gives how many there are of all
    /// sizes.
    fn add_row(&mut self, sizes: &[u16], total: usize) -> Option<u64> {
        let mut multisets = u64::from(total == 0);
        for (place, &size) in sizes.iter().enumerate() {
            self.below.push(u32::try_from(multisets).ok()?);
            // Those with at least one heap of this size: take it away, the rest is of sizes up to it.
            if let Some(rest) = total.checked_sub(usize::from(size)) {
                multisets += self.up_to(sizes, rest, place);
            }
        }
        Some(multisets)
    }

    /// The multisets of exactly `total` tokens of the sizes up to that at `place`, for a row that
    /// is there: those without this size, and those with it.
    fn up_to(&self, sizes: &[u16], total: usize, place: usize) -> u64 {
        let mut multisets = 0;
        let mut rest = Some(total);
        while let Some(total) = rest {
            multisets += u64::from(self.below[total * self.sizes + place]);
            rest = total.checked_sub(usize::from(sizes[place]));
        }
        multisets
    }

    /// How many multisets there are.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// The number of a multiset, its heaps from large to small. It must be one of those numbered.
    pub(super) fn rank(&self, heaps: &[u16]) -> u64 {
        let mut total = heaps.iter().map(|&size| usize::from(size)).sum::<usize>();
        let mut rank = self.fewer[total];
        for &size in heaps {
            let place = usize::from(self.index[usize::from(size)]);
            rank += u64::from(self.below[total * self.sizes + place]);
            total -= usize::from(size);
        }
        rank
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// All multisets of `sizes` of at most `tokens` tokens with heaps from large to small.
    fn multisets(sizes: &[u16], tokens: u16) -> Vec<Vec<u16>> {
        let mut all = vec![Vec::new()];
        for (place, &size) in sizes.iter().enumerate() {
            if size <= tokens {
                for rest in multisets(&sizes[..=place], tokens - size) {
                    all.push([&[size], &rest[..]].concat());
                }
            }
        }
        all
    }

    #[test]
    fn every_multiset_has_its_own_number_and_none_is_left_out() {
        for (sizes, tokens) in
            [(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10][..], 12), (&[2, 3, 7], 40), (&[], 5)]
        {
            let ranks = Ranks::new(sizes, tokens.into(), 1 << 20).unwrap();
            let mut numbers: Vec<u64> =
                multisets(sizes, tokens).iter().map(|heaps| ranks.rank(heaps)).collect();
            numbers.sort_unstable();
            assert!(numbers.iter().copied().eq(0..ranks.count()), "{sizes:?}");
        }
    }

    #[test]
    fn the_partitions_of_up_to_60_are_counted() {
        let sizes: Vec<u16> = (1..=60).collect();
        // The sum of p(0), …, p(60): OEIS A000070.
        assert_eq!(Ranks::new(&sizes, 60, 1 << 26).unwrap().count(), 6_639_349);
        assert!(Ranks::new(&sizes, 60, 1_000_000).is_none());
    }
}
