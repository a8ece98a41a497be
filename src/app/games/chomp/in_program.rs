//! Squares and positions as programs write them, counted from 0.

use crate::core::bars::Shape;

/// A square: `(0, 2)`.
pub(super) fn square((row, column): (u8, u8)) -> String {
    format!("({row}, {column})")
}

/// A position: `[3, 1]`.
pub(super) fn rows(shape: &Shape) -> String {
    format!("{:?}", shape.rows())
}
