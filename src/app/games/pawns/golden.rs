//! The golden ratio in the queen's losing squares.

use yew::prelude::*;

/// Two lines from the sink, one with φ times as many columns as rows and one the other way round. A queen is
/// lost on squares beside them: ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k squares from the sink. The board is drawn with so many lines
/// of so many squares, the sink at the end of the last.
pub(super) fn golden_lines(down: u32, across: u32) -> Html {
    let (rows, columns) = (f64::from(down), f64::from(across));
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let (across, down) = (columns - 0.5, rows - 0.5);
    let line = |by_row: f64| {
        let far = down.min(across / by_row);
        format!("M{across} {down}L{} {}", across - far * by_row, down - far)
    };
    html! {
        <svg key="golden" class="golden" viewBox={format!("0 0 {columns} {rows}")} aria-hidden="true" focusable="false">
            <path d={line(golden) + &line(1.0 / golden)} />
        </svg>
    }
}
