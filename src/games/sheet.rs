//! What can be filled in about a position: rows of numbers, the same for every system.

use crate::core::Count;
use serde::{Deserialize, Serialize};

/// The maximum number of numbers of a sheet.
pub const MAX_CELLS: usize = 900;

/// What of a sheet is counted from where the reader counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    /// Nothing: its rows and columns are not those of a board, or always counted alike.
    Nothing,
    /// Its columns.
    Columns,
    /// Its rows and columns.
    Both,
}

/// What the columns of a sheet name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Columns {
    /// Squares of a board, with the rows.
    Squares,
    /// The n of G(n).
    Arguments,
    /// The components of a board.
    Components,
    /// The vertices of a graph.
    Vertices,
}

/// How a sheet is laid out, without its numbers. Row and column are named as the system names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The name of each row, and how many numbers it has, from the first column on.
    pub rows: Vec<(String, usize)>,
    /// The number of the first row and of the first column in a closed form.
    pub base: u32,
    /// What the columns name.
    pub naming: Columns,
    /// What is counted from where the reader counts.
    counted: Counted,
}

impl Sheet {
    /// A sheet, where it has at most [`MAX_CELLS`] numbers.
    pub fn new(columns: Vec<String>, rows: Vec<(String, usize)>, base: u32) -> Option<Self> {
        let cells: usize = rows.iter().map(|row| row.1).sum();
        (cells > 0 && cells <= MAX_CELLS).then_some(Self {
            columns,
            rows,
            base,
            naming: Columns::Squares,
            counted: Counted::Nothing,
        })
    }

    /// The same, with columns that name something else than squares.
    #[must_use]
    pub fn naming(self, naming: Columns) -> Self {
        Self { naming, ..self }
    }

    /// A grid whose rows and columns are counted from `base`; `lengths` says how long each row is.
    pub fn grid(lengths: &[usize], base: u32) -> Option<Self> {
        let widest = lengths.iter().copied().max().unwrap_or(0);
        let name = |at: usize| (at + base as usize).to_string();
        let rows = lengths.iter().enumerate().map(|(row, &length)| (name(row), length));
        Self::new((0..widest).map(name).collect(), rows.collect(), base)
    }

    /// A single row of that many places of a board, which are counted as the reader counts.
    pub fn places(name: &str, places: usize) -> Option<Self> {
        let columns = (0..places).map(|place| place.to_string()).collect();
        let sheet = Self::new(columns, vec![(name.to_owned(), places)], 0)?;
        Some(Self { naming: Columns::Arguments, counted: Counted::Columns, ..sheet })
    }

    /// The squares of a board, which are counted as the reader counts; `lengths` says how long each row is.
    pub fn board(lengths: &[usize]) -> Option<Self> {
        Some(Self { counted: Counted::Both, ..Self::grid(lengths, 0)? })
    }

    /// The same as the reader counts, where that matters: from 0 until this was called.
    #[must_use]
    pub fn counting(self, count: Count) -> Self {
        if self.counted == Counted::Nothing {
            return self;
        }
        let number = |at: usize| (at + count.first() as usize).to_string();
        let columns = (0..self.columns.len()).map(number).collect();
        let rows = self.rows.into_iter().enumerate().map(|(row, (name, length))| {
            let name = if self.counted == Counted::Both { number(row) } else { name };
            (name, length)
        });
        Self { columns, rows: rows.collect(), base: count.first(), ..self }
    }

    /// What a closed form knows of a place: in a single row its number *n*, otherwise *i*, *j*, and the numbers
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
    /// The form of every step of the method, right or wrong.
    pub form: StepForm,
    /// All that a step can be, where they are few; nothing where anything of that form can.
    pub known: Vec<String>,
}

/// What a step consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepForm {
    /// One number.
    Number,
    /// Numbers, as many as there are rows.
    Numbers,
    /// The row and the column of a square.
    Square,
    /// A name, which may be a number or consist of several.
    Name,
}
