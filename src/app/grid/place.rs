//! Which cell an element is, and which element a cell is.

use crate::app::dom::{around, attribute};
use crate::core::grid::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

/// The cell that an event came from.
pub(in crate::app) fn cell_of(target: Option<EventTarget>) -> Option<Cell> {
    cell_by(target, "data-column")
}

/// The place that an event came from, in a row of a grid, by the attribute that has its column.
pub(in crate::app) fn cell_by(target: Option<EventTarget>, name: &str) -> Option<Cell> {
    cell(&around(target, &format!("[{name}]"))?, name)
}

/// The place of such an element.
pub(super) fn cell(element: &Element, name: &str) -> Option<Cell> {
    let number = |name: &str| {
        let element = element.closest(&format!("[{name}]")).ok().flatten()?;
        attribute(&element, name)
    };
    Some(Cell {
        part: number("data-part").unwrap_or(0),
        row: number("data-row")?,
        column: attribute(element, name)?,
    })
}

/// The element of a cell in a grid.
pub(super) fn element(grid: &Element, cell: Cell) -> Option<HtmlElement> {
    let Cell { part, row, column } = cell;
    let parts = grid.query_selector("[data-part]").ok().flatten();
    let within = parts.map_or(String::new(), |_| format!("[data-part='{part}'] "));
    let selector = format!("{within}[data-row='{row}'] [data-column='{column}']");
    grid.query_selector(&selector).ok().flatten()?.dyn_into().ok()
}
