//! The part of a drawing reserved for one component or several.

use super::spot::{Spot, TALL};

/// The longest step between neighbours.
const STEP: f64 = 0.25;
/// What is between two frames.
const GAP: f64 = 0.11;

/// A rectangle, by its corner and its sides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    left: f64,
    top: f64,
    wide: f64,
    high: f64,
}

impl Frame {
    /// The whole drawing.
    pub(super) fn whole() -> Self {
        Self { left: 0.0, top: 0.0, wide: 1.0, high: TALL }
    }

    /// Two frames side by side, or one above the other, the first with so large a share.
    pub(super) fn halves(self, share: f64) -> (Self, Self) {
        let cut = |side: f64| {
            let gap = GAP.min(side / 2.0);
            let first = (side - gap) * share;
            (first, side - gap - first, first + gap)
        };
        if self.wide >= self.high {
            let (first, second, from) = cut(self.wide);
            let other = Self { left: self.left + from, wide: second, ..self };
            return (Self { wide: first, ..self }, other);
        }
        let (first, second, from) = cut(self.high);
        (Self { high: first, ..self }, Self { top: self.top + from, high: second, ..self })
    }

    /// A form stretched to fill it, but for steps that would be too long; in its middle.
    pub(super) fn filled(self, form: &[Spot]) -> Vec<Spot> {
        let along = |of: fn(&Spot) -> f64, from: f64, side: f64| {
            let least = form.iter().map(of).fold(f64::INFINITY, f64::min);
            let most = form.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
            let scale = STEP.min(side / (most - least).max(1e-6));
            let middle = f64::midpoint(least, most);
            move |spot: &Spot| from + side / 2.0 + (of(spot) - middle) * scale
        };
        let across = along(|spot| spot.0, self.left, self.wide);
        let down = along(|spot| spot.1, self.top, self.high);
        form.iter().map(|spot| (across(spot), down(spot))).collect()
    }

    /// The nearest place within it.
    pub(super) fn within(self, (x, y): Spot) -> Spot {
        (x.clamp(self.left, self.left + self.wide), y.clamp(self.top, self.top + self.high))
    }
}
