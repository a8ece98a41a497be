//! How large a grid may be, and how long a step.

/// The fewest rows, or columns, of a grid.
pub const MIN_SIDE: u32 = 3;
/// The maximum number of rows, or columns, of a grid.
pub const MAX_SIDE: u32 = 30;
/// The longest step where a link names none.
pub const USUAL_STEP: u32 = 2;
/// The maximum number of squares that the longest step may have.
pub const MAX_STEP: u32 = 4;
/// The maximum number of pieces on any grid: in the first column of the largest there is one on each square.
pub const MAX_PAWNS: usize = MAX_SIDE as usize;
