//! The win map as a file: SVG and CSV.

use crate::games::chomp::{Cell, WinMap};
use std::fmt::Write;

/// Pixels of a square's side.
const SIDE: usize = 40;
/// Pixels round the map, for the numbers of rows and columns.
const EDGE: usize = 28;

/// Background, letters and sign of a cell. They do not depend on the page's colours: a file may be
/// looked at anywhere.
fn look(cell: Cell) -> (&'static str, &'static str) {
    match cell {
        Cell::Poison => ("#4b2a63", "#ffffff"),
        Cell::Loses => ("#6b4226", "#ffffff"),
        Cell::Wins => ("#f4c95d", "#2b1a0e"),
    }
}

/// The map as a drawing.
pub(super) fn svg(map: &WinMap, title: &str) -> String {
    let (width, height) = (usize::from(map.bar.width()), usize::from(map.bar.height()));
    let (across, down) = (width * SIDE + EDGE + 4, height * SIDE + EDGE + 4);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}\" height=\"{down}\" viewBox=\"0 0 {across} {down}\" \
         font-family=\"sans-serif\" font-size=\"18\" text-anchor=\"middle\"><title>{title}</title>\
         <rect width=\"{across}\" height=\"{down}\" fill=\"#ffffff\"/>"
    );
    let text = |x: usize, y: usize, fill: &str, text: &str| {
        format!("<text x=\"{x}\" y=\"{}\" fill=\"{fill}\">{text}</text>", y + 6)
    };
    for column in 0..width {
        svg += &text(EDGE + column * SIDE + SIDE / 2, EDGE / 2, "#444444", &column.to_string());
    }
    for (row, cells) in map.rows.iter().enumerate() {
        let y = EDGE + row * SIDE;
        svg += &text(EDGE / 2, y + SIDE / 2, "#444444", &row.to_string());
        for (column, &cell) in cells.iter().enumerate() {
            let x = EDGE + column * SIDE;
            let (fill, ink) = look(cell);
            // Writing to a text does not fail.
            let _ = write!(
                svg,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\" fill=\"{fill}\"/>",
                x + 1,
                y + 1,
                SIDE - 2,
                SIDE - 2
            );
            svg += &text(x + SIDE / 2, y + SIDE / 2, ink, &cell.number().to_string());
        }
    }
    svg + "</svg>"
}

/// The map as a table: a line a row, the numbers apart by commas.
pub(super) fn csv(map: &WinMap) -> String {
    let line = |cells: &Vec<Cell>| {
        let numbers: Vec<String> = cells.iter().map(|cell| cell.number().to_string()).collect();
        numbers.join(",") + "\n"
    };
    map.rows.iter().map(line).collect()
}
