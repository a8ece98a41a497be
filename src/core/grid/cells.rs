//! Which cells a grid has, and where steps lead.

use super::step::Step;

/// A cell by its row and its column, both from 0, and by the part of the grid that contains its row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The part; 0 in a grid that is whole.
    pub part: u32,
    /// The row within the part.
    pub row: u32,
    /// The column.
    pub column: u32,
}

impl Cell {
    /// The cell of a grid that is whole.
    pub fn at(row: u32, column: u32) -> Self {
        Self { part: 0, row, column }
    }
}

/// How many cells each row of a grid has. The rows may be of different lengths, and may be in
/// parts one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cells {
    parts: Vec<Vec<u32>>,
}

impl Cells {
    /// A whole grid with rows of these lengths.
    pub fn of_rows(lengths: impl IntoIterator<Item = u32>) -> Self {
        Self { parts: vec![lengths.into_iter().collect()] }
    }

    /// A whole grid with rows that are equally long.
    pub fn even(rows: u32, columns: u32) -> Self {
        Self::of_rows((0..rows).map(|_| columns))
    }

    /// A grid in parts, each with rows of these lengths.
    pub fn of_parts(parts: impl IntoIterator<Item = Vec<u32>>) -> Self {
        Self { parts: parts.into_iter().collect() }
    }

    /// Whether there is no cell at all.
    pub fn is_empty(&self) -> bool {
        self.parts.iter().flatten().all(|&length| length == 0)
    }

    /// Whether that cell is there.
    pub fn has(&self, cell: Cell) -> bool {
        cell.column < self.length(cell.part, cell.row)
    }

    /// The cell itself, or the nearest one that is there; the first place where none is.
    #[must_use]
    pub fn nearest(&self, cell: Cell) -> Cell {
        let part = cell.part.min(last(self.parts.len()));
        let row = cell.row.min(last(self.rows(part)));
        let column = cell.column.min(self.length(part, row).saturating_sub(1));
        Cell { part, row, column }
    }

    /// Where a step leads from a cell: at an edge nowhere else, past the last row of a part to the
    /// next one. `None` where there are no rows to step over.
    pub fn after(&self, at: Cell, step: Step) -> Option<Cell> {
        let end = last(Some(self.rows(at.part)).filter(|&rows| rows > 0)?);
        let Cell { part, row, column } = at;
        Some(self.nearest(match step {
            Step::Left => Cell { column: column.saturating_sub(1), ..at },
            Step::Right => Cell { column: column.saturating_add(1), ..at },
            Step::Up if row > 0 => Cell { row: row - 1, ..at },
            Step::Up if part > 0 => Cell { part: part - 1, row: u32::MAX, column },
            Step::Down if row < end => Cell { row: row + 1, ..at },
            Step::Down if part < last(self.parts.len()) => Cell { part: part + 1, row: 0, column },
            Step::Up | Step::Down => at,
            Step::RowStart => Cell { column: 0, ..at },
            Step::RowEnd => Cell { column: u32::MAX, ..at },
            Step::Start => Cell { row: 0, column: 0, ..at },
            Step::End => Cell { row: u32::MAX, column: u32::MAX, ..at },
        }))
    }

    fn rows(&self, part: u32) -> usize {
        self.parts.get(part as usize).map_or(0, Vec::len)
    }

    fn length(&self, part: u32, row: u32) -> u32 {
        let rows = self.parts.get(part as usize);
        rows.and_then(|rows| rows.get(row as usize)).copied().unwrap_or(0)
    }
}

/// The place of the last of so many, from 0.
fn last(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX).saturating_sub(1)
}
