//! The shapes within a shape, numbered: by their first row, then by their second, and so on.

use super::shape::Shape;

/// Numbers for all shapes within one. What a bite leaves has a lower number; the empty shape has 0.
///
/// A number is a sum over rows, each term of which depends on the row's length alone. So what a bite
/// changes is found without going through all rows.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    whole: Shape,
    width: usize,
    /// For row `k` and length `v`, at `k * (width + 1) + v`: the ways to fill the rows from `k` on
    /// with row `k` shorter than `v`.
    shorter: Vec<u32>,
    count: u32,
}

impl Ranks {
    /// `None` where more than `most` shapes lie within it.
    pub(super) fn new(whole: &Shape, most: u32) -> Option<Self> {
        let count = u32::try_from(whole.count_within()).ok().filter(|&count| count <= most)?;
        let (height, width) = (usize::from(whole.height()), usize::from(whole.width()));
        let mut shorter = vec![0; height * (width + 1)];
        // fits[v]: the ways to fill the rows below, none longer than v.
        let mut fits = vec![1_u32; width + 1];
        for (row, &most) in whole.rows().iter().enumerate().rev() {
            let mut sum = 0;
            for (length, ways) in fits.iter_mut().enumerate() {
                shorter[row * (width + 1) + length] = sum;
                if length <= usize::from(most) {
                    sum += *ways;
                }
                *ways = sum;
            }
        }
        Some(Self { whole: whole.clone(), width, shorter, count })
    }

    /// How many shapes there are.
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The shape that all lie within.
    pub(super) fn whole(&self) -> &Shape {
        &self.whole
    }

    /// The terms of a row, by its length.
    #[inline]
    pub(super) fn terms(&self, row: usize) -> &[u32] {
        let start = row * (self.width + 1);
        self.shorter.get(start..=start + self.width).unwrap_or_default()
    }

    /// The term of a row of that length.
    #[inline]
    pub(super) fn term(&self, row: usize, length: u8) -> u32 {
        self.terms(row).get(usize::from(length)).copied().unwrap_or(0)
    }

    /// The number of a shape; `None` where it does not lie within.
    pub(super) fn rank(&self, shape: &Shape) -> Option<u32> {
        let inside = shape.within(&self.whole);
        let terms = shape.rows().iter().enumerate().map(|(row, &length)| self.term(row, length));
        inside.then(|| terms.sum())
    }

    /// The lengths of the rows, zeros among them, of the shape with that number below the count.
    pub(super) fn rows(&self, mut rank: u32, rows: &mut Vec<u8>) {
        rows.clear();
        for row in 0..usize::from(self.whole.height()) {
            let length = self.terms(row).partition_point(|&term| term <= rank).saturating_sub(1);
            let above = rows.last().copied().unwrap_or(self.whole.width());
            // Past the row's own length terms are equal, so that the last of them would be found.
            let length = u8::try_from(length).unwrap_or(above);
            let length = length.min(above).min(self.whole.row(u8::try_from(row).unwrap_or(0)));
            rank -= self.term(row, length);
            rows.push(length);
        }
    }

    /// Continues to the shape with the next number; false after the last. Gives the first row changed.
    pub(super) fn next(&self, rows: &mut [u8]) -> Option<usize> {
        let most = |rows: &[u8], row: usize| {
            let above = row.checked_sub(1).and_then(|above| rows.get(above)).copied();
            let own = self.whole.rows().get(row).copied().unwrap_or(0);
            above.map_or(own, |above| above.min(own))
        };
        let row = (0..rows.len()).rev().find(|&row| rows[row] < most(rows, row))?;
        rows[row] += 1;
        rows[row + 1..].fill(0);
        Some(row)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_shapes_are_two_ways_to_say_the_same() {
        for rows in [&[4, 4, 4][..], &[5, 3, 1], &[1, 1, 1, 1], &[6], &[3, 3, 1, 1]] {
            let whole = Shape::new(rows.to_vec()).unwrap();
            let ranks = Ranks::new(&whole, 1000).unwrap();
            assert_eq!(u64::from(ranks.count()), whole.count_within());
            let (mut walked, mut found) = (vec![0; rows.len()], Vec::new());
            for rank in 0..ranks.count() {
                ranks.rows(rank, &mut found);
                assert_eq!(walked, found, "{rows:?} {rank}");
                let mut trimmed = found.clone();
                trimmed.retain(|&length| length > 0);
                let shape = Shape::new(trimmed).unwrap();
                assert_eq!(ranks.rank(&shape), Some(rank));
                for (row, column) in shape.each_square() {
                    assert!(ranks.rank(&shape.bitten(row, column)).unwrap() < rank);
                }
                assert_eq!(ranks.next(&mut walked).is_some(), rank + 1 < ranks.count());
            }
            assert_eq!(ranks.rank(&Shape::rectangle(7, 7).unwrap()), None);
            assert!(Ranks::new(&whole, ranks.count() - 1).is_none());
        }
    }
}
