//! What can be filled in about a position: rows of numbers, the same for every system.

use crate::core::Count;
use serde::{Deserialize, Serialize};

/// The most numbers of a sheet.
pub const MAX_CELLS: usize = 900;

/// How a sheet is laid out, without its numbers. Row and column are named as the system names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The name of each row, and how many numbers it has, from the first column on.
    pub rows: Vec<(String, usize)>,
    /// The number of the first row and of the first column in a closed form.
    pub base: u32,
    /// Whether rows and columns are numbered as the reader counts, as those of the board are ([`Self::headed`]).
    pub as_read: bool,
}

impl Sheet {
    /// A sheet, where it has at most [`MAX_CELLS`] numbers.
    pub fn new(columns: Vec<String>, rows: Vec<(String, usize)>, base: u32) -> Option<Self> {
        let cells: usize = rows.iter().map(|row| row.1).sum();
        (cells > 0 && cells <= MAX_CELLS).then_some(Self { columns, rows, base, as_read: false })
    }

    /// A grid whose rows and columns are counted from `base`; `lengths` says how long each row is.
    pub fn grid(lengths: &[usize], base: u32) -> Option<Self> {
        let widest = lengths.iter().copied().max().unwrap_or(0);
        let name = |at: usize| (at + base as usize).to_string();
        let rows = lengths.iter().enumerate().map(|(row, &length)| (name(row), length));
        Self::new((0..widest).map(name).collect(), rows.collect(), base)
    }

    /// A grid that stands beside a board whose rows and columns are numbered as the reader counts.
    pub fn as_read(lengths: &[usize]) -> Option<Self> {
        Some(Self { as_read: true, ..Self::grid(lengths, 0)? })
    }

    /// The sheet as a reader sees it who counts so. What is written in it, and what the letters of a closed form stand
    /// for, is the same for every reader.
    #[must_use]
    pub fn headed(self, count: Count) -> Self {
        if !self.as_read {
            return self;
        }
        let name = |at: usize| (at + count.first() as usize).to_string();
        let rows = self.rows.iter().enumerate().map(|(at, &(_, length))| (name(at), length));
        let (rows, columns) = (rows.collect(), (0..self.columns.len()).map(name).collect());
        Self { columns, rows, ..self }
    }

    /// What a closed form knows of a place: in a single row its number *n*, else *i*, *j*, and the numbers
    /// *N* of rows and *M* of columns.
    pub fn variables(&self, row: usize, column: usize) -> Vec<(char, i64)> {
        let number = |at: usize| i64::try_from(at).unwrap_or(0);
        let base = i64::from(self.base);
        if self.rows.len() == 1 {
            return vec![('n', number(column) + base)];
        }
        vec![
            ('i', number(row) + base),
            ('j', number(column) + base),
            ('N', number(self.rows.len())),
            ('M', number(self.columns.len())),
        ]
    }
}

/// The next step of a system's method, and what was done before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Next {
    /// The steps before, as they are written.
    pub done: Vec<String>,
    /// Each of these is a right next step.
    pub right: Vec<String>,
}
