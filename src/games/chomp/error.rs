//! What can be wrong with bars, positions and bites. Data only: the words are made elsewhere.

/// What is wrong with rules or with a position as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The size of the whole bar.
    Size(SizeError),
    /// What is left of it.
    Rows(RowsError),
}

impl From<SizeError> for SetupError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

impl From<RowsError> for SetupError {
    fn from(error: RowsError) -> Self {
        Self::Rows(error)
    }
}

/// Rows or columns of a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// How many rows there are.
    Rows,
    /// How many columns there are.
    Columns,
}

/// What is wrong with a size as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SizeError {
    /// Nothing is written.
    Empty,
    /// Not two numbers with `x` between them.
    Unreadable(String),
    /// A bar without rows or without columns.
    Zero(Side),
    /// More than a bar may have.
    TooLarge {
        /// Of what.
        side: Side,
        /// The number as written; it may be of any length.
        text: String,
        /// The most that are taken.
        most: u8,
    },
}

/// What is wrong with a position as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowsError {
    /// Nothing is written, or nothing between two signs.
    Empty,
    /// Not a number made of decimal digits.
    NotANumber(String),
    /// A row of 0 squares. (A bar that is eaten is `none`.)
    Zero,
    /// A row that is longer than the bar was.
    TooLong {
        /// The number as written; it may be of any length.
        text: String,
        /// The columns of the bar.
        most: u8,
    },
    /// A row that is longer than the one above it.
    Increases {
        /// The row above.
        above: u8,
        /// The row itself.
        below: u8,
    },
    /// More rows than the bar had.
    TooManyRows {
        /// How many there are.
        count: usize,
        /// The rows of the bar.
        most: u8,
    },
    /// More bars than a position may have.
    TooManyBars {
        /// How many there are.
        count: usize,
        /// The most that are taken.
        most: usize,
    },
    /// A bar whose poison is gone, among others: in a sum nobody may bite it.
    EatenInSum,
}

/// What is wrong with a bite, as written or in its position. Places are from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not of the form `row.column` or `bar-row.column`.
    Unreadable {
        /// The whole text.
        text: String,
        /// The first byte of what is wrong.
        start: usize,
        /// The byte after it.
        end: usize,
    },
    /// Several bars are there, and the bite does not say of which.
    WhichBar {
        /// How many there are.
        bars: usize,
    },
    /// A bar is named where there is only one.
    OneBar,
    /// There is no bar at that place.
    NoBar {
        /// The place asked for.
        bar: u32,
        /// How many bars there are.
        bars: usize,
    },
    /// That square is not there, or no longer.
    NoSquare {
        /// The row asked for.
        row: u32,
        /// The column asked for.
        column: u32,
    },
    /// The poison, while other squares are there.
    Poison,
    /// The poison, in a sum.
    PoisonInSum,
    /// Nothing is left to bite.
    Eaten,
}
