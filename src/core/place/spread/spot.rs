//! Places of vertices, and the frame that they are in.

/// A place across and down.
pub type Spot = (f64, f64);

/// How high a drawing is, beside its width.
pub const TALL: f64 = 0.78;

/// Small counts are exact.
#[allow(clippy::cast_precision_loss)]
pub(super) fn number(count: usize) -> f64 {
    count as f64
}
