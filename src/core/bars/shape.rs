//! Shapes: rows of squares, none longer than the one above it (Young diagrams).

use serde::{Deserialize, Serialize};

/// The maximum number of rows, and the maximum number of squares in a row.
pub const MAX_SIDE: u8 = 30;

/// What is left of a bar: the lengths of its rows from the top, never increasing, each of 1 to
/// [`MAX_SIDE`] squares, at most as many rows. Without rows it is *empty*. Squares are named by row
/// and column, both from 0, the first at the top left.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Shape {
    rows: Vec<u8>,
}

impl Shape {
    /// The shape of these rows; `None` where they increase, are empty, too long or too many.
    pub fn new(rows: Vec<u8>) -> Option<Self> {
        let sized = rows.len() <= MAX_SIDE.into() && rows.first().is_none_or(|&r| r <= MAX_SIDE);
        let falling = rows.is_sorted_by(|above, below| above >= below);
        (sized && falling && rows.last() != Some(&0)).then_some(Self { rows })
    }

    /// A whole bar; `None` where a side is 0 or larger than [`MAX_SIDE`].
    pub fn rectangle(rows: u8, columns: u8) -> Option<Self> {
        Self::new(vec![columns; rows.into()]).filter(|shape| !shape.is_empty())
    }

    /// The lengths of the rows from the top.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// How many rows there are.
    pub fn height(&self) -> u8 {
        // There are at most `MAX_SIDE` of them.
        u8::try_from(self.rows.len()).unwrap_or(MAX_SIDE)
    }

    /// The length of the first row, the longest.
    pub fn width(&self) -> u8 {
        self.row(0)
    }

    /// The length of that row, 0 below the last.
    pub fn row(&self, row: u8) -> u8 {
        self.rows.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// Whether no square is left.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// How many squares are left.
    pub fn squares(&self) -> u32 {
        self.rows.iter().map(|&row| u32::from(row)).sum()
    }

    /// Whether that square is there.
    pub fn has(&self, row: u8, column: u8) -> bool {
        column < self.row(row)
    }

    /// Whether all rows are equally long.
    pub fn is_rectangle(&self) -> bool {
        self.rows.last().copied().unwrap_or(0) == self.width()
    }

    /// Whether this shape lies within the other.
    pub fn within(&self, other: &Self) -> bool {
        (0..self.height()).all(|row| self.row(row) <= other.row(row))
    }

    /// All squares, row by row.
    pub fn each_square(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..self.height()).flat_map(|row| (0..self.row(row)).map(move |column| (row, column)))
    }

    /// What is left when that square goes with all that lies below and to the right of it. Where it
    /// is not there, nothing changes.
    #[must_use]
    pub fn bitten(&self, row: u8, column: u8) -> Self {
        let cut = |(place, &length): (usize, &u8)| {
            if place < row.into() { length } else { length.min(column) }
        };
        let mut rows: Vec<u8> = self.rows.iter().enumerate().map(cut).collect();
        rows.truncate(rows.partition_point(|&length| length > 0));
        Self { rows }
    }

    /// The shape seen along its diagonal: rows become columns. It is worth the same.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let column = |at| self.rows.partition_point(|&length| length > at);
        let rows = (0..self.width()).filter_map(|at| u8::try_from(column(at)).ok());
        Self { rows: rows.collect() }
    }

    /// How many shapes lie within this one, itself and the empty one among them. Never more than
    /// C(60, 30), so that a `u64` holds it. Time: rows times columns.
    pub fn count_within(&self) -> u64 {
        // fits[v]: the ways to fill the rows examined, from the last up, none longer than v.
        let mut fits = vec![1_u64; usize::from(self.width()) + 1];
        for &row in self.rows.iter().rev() {
            let mut sum = 0;
            let most = usize::from(row);
            for (length, ways) in fits.iter_mut().enumerate() {
                if length <= most {
                    sum += *ways;
                }
                *ways = sum;
            }
        }
        fits.last().copied().unwrap_or(1)
    }

    /// The edge within `rows` and `columns`, read from the top right: 0 for a step to the left, 1
    /// for a step down, the first letter the highest of `rows + columns` bits. The shape must lie
    /// within them.
    pub(super) fn word(&self, rows: u8, columns: u8) -> u64 {
        let mut word = 0;
        let mut at = columns;
        for row in 0..rows {
            let length = self.row(row).min(at);
            word = (word << (at - length)) << 1 | 1;
            at = length;
        }
        word << at
    }
}

impl From<Shape> for Vec<u8> {
    fn from(shape: Shape) -> Self {
        shape.rows
    }
}

impl TryFrom<Vec<u8>> for Shape {
    type Error = String;

    fn try_from(rows: Vec<u8>) -> Result<Self, String> {
        Self::new(rows).ok_or_else(|| "not the rows of a shape".to_owned())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn shape(rows: &[u8]) -> Shape {
        Shape::new(rows.to_vec()).unwrap()
    }

    #[test]
    fn rows_must_fall_and_fit() {
        for rows in [&[][..], &[1], &[5, 3, 3], &[30; 30]] {
            assert_eq!(shape(rows).rows(), rows);
        }
        for rows in [&[0][..], &[3, 4], &[3, 0], &[31], &[1; 31]] {
            assert_eq!(Shape::new(rows.to_vec()), None, "{rows:?}");
        }
        assert_eq!(Shape::rectangle(0, 5), None);
        assert_eq!(Shape::rectangle(5, 0), None);
        assert_eq!(Shape::rectangle(2, 3), Some(shape(&[3, 3])));
    }

    #[test]
    fn a_bite_takes_what_lies_below_and_to_the_right() {
        let bar = shape(&[5, 5, 5]);
        assert_eq!(bar.bitten(1, 3), shape(&[5, 3, 3]));
        assert_eq!(bar.bitten(1, 3).bitten(2, 1), shape(&[5, 3, 1]));
        assert_eq!(bar.bitten(1, 0), shape(&[5]));
        assert_eq!(bar.bitten(0, 0), Shape::default());
        assert_eq!(shape(&[5, 3, 1]).transposed(), shape(&[3, 2, 2, 1, 1]));
    }

    #[test]
    fn shapes_within_are_counted() {
        assert_eq!(Shape::default().count_within(), 1);
        assert_eq!(shape(&[1]).count_within(), 2);
        assert_eq!(shape(&[2, 1]).count_within(), 5);
        assert_eq!(Shape::rectangle(8, 10).unwrap().count_within(), 43_758);
        assert_eq!(Shape::rectangle(30, 30).unwrap().count_within(), 118_264_581_564_861_424);
    }

    #[test]
    fn the_edge_is_a_word() {
        assert_eq!(shape(&[3, 3]).word(2, 3), 0b11000);
        assert_eq!(Shape::default().word(2, 3), 0b00011);
        assert_eq!(shape(&[2, 1]).word(2, 3), 0b01010);
    }
}
