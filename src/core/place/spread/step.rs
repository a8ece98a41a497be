//! Where arrow keys lead from one vertex of a drawing.

use super::spot::{Spot, TALL};
use crate::grid::Step;

/// How much farther a vertex seems that does not lie straight ahead.
const ASIDE: f64 = 2.0;

/// The nearest vertex in the direction of an arrow key; none where there is nothing on that side, or for other
/// steps.
pub fn toward(spots: &[Spot], from: usize, step: Step) -> Option<usize> {
    let &(x, y) = spots.get(from)?;
    let way = |&(to_x, to_y): &Spot| {
        let (right, down) = (to_x - x, (to_y - y) * TALL);
        match step {
            Step::Left => Some((-right, down)),
            Step::Right => Some((right, down)),
            Step::Up => Some((-down, right)),
            Step::Down => Some((down, right)),
            _ => None,
        }
    };
    let cost = |(at, spot): (usize, &Spot)| {
        let (ahead, aside) = way(spot)?;
        (ahead > 1e-3).then(|| (at, ahead.hypot(aside) + ASIDE * aside.abs()))
    };
    let near = spots.iter().enumerate().filter_map(cost);
    near.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
}
