//! Stepping over the table with keys: a class has hundreds of cells, and the table is one stop for the Tab key.

use crate::app::dom::{around, attribute, focus};
use crate::class::Row;
use crate::core::grid::{Cell, Cells, Step};
use std::rc::Rc;
use web_sys::EventTarget;
use yew::prelude::*;

/// A cell that is there: the place of its row among those that came, and its step.
pub(super) type Stop = (usize, usize);

/// The cells of the table, as they are listed.
#[derive(Clone)]
pub(super) struct Stops {
    /// What came.
    pub(super) rows: Vec<Rc<Row>>,
    /// The places of the rows, in the order of the table.
    pub(super) places: Rc<Vec<usize>>,
    /// The steps that have a column.
    pub(super) asked: Rc<[usize]>,
}

impl Stops {
    /// The stop itself where it is there, otherwise the first.
    pub(super) fn settled(&self, stop: Option<Stop>) -> Option<Stop> {
        let of = |place: usize| self.asked.iter().map(move |&step| (place, step));
        let mut all = self.places.iter().flat_map(|&place| of(place));
        stop.filter(|&stop| self.has(stop)).or_else(|| all.find(|&stop| self.has(stop)))
    }

    /// Moves the focus to where a key leads from the cell that has it.
    pub(super) fn follow(&self, event: &KeyboardEvent) {
        if event.alt_key() || event.meta_key() || event.shift_key() {
            return;
        }
        let Some(step) = Step::of_key(&event.key(), event.ctrl_key()) else { return };
        let Some(at) = stop_of(event.target()) else { return };
        event.prevent_default();
        let Some((place, step)) = self.after(at, step) else { return };
        if let Some(table) = around(event.target(), ".class-table") {
            focus(&table, &format!("[data-row='{place}'][data-step='{step}']"));
        }
    }

    /// Where a step leads from a stop.
    fn after(&self, (place, asked): Stop, step: Step) -> Option<Stop> {
        let row = self.places.iter().position(|&it| it == place)?;
        let column = self.asked.iter().position(|&it| it == asked)?;
        let at = Cell::at(u32::try_from(row).ok()?, u32::try_from(column).ok()?);
        let columns = u32::try_from(self.asked.len()).ok()?;
        let cells = Cells::even(u32::try_from(self.places.len()).ok()?, columns);
        let is_there = |cell: Cell| self.at(cell).is_some_and(|stop| self.has(stop));
        self.at(over(&cells, at, step, is_there)?)
    }

    /// The row and the step of a cell.
    fn at(&self, cell: Cell) -> Option<Stop> {
        let place = self.places.get(cell.row as usize)?;
        let step = self.asked.get(cell.column as usize)?;
        Some((*place, *step))
    }

    fn has(&self, (place, step): Stop) -> bool {
        let row = self.rows.get(place).filter(|_| self.asked.contains(&step));
        row.is_some_and(|row| has_result(row, step))
    }
}

/// Whether something was handed in for a step: otherwise there is nothing in its cell.
pub(super) fn has_result(row: &Row, step: usize) -> bool {
    row.results.get(step).is_some_and(Option::is_some)
}

/// The stop where an event came from.
pub(super) fn stop_of(target: Option<EventTarget>) -> Option<Stop> {
    let cell = around(target, ".class-cell")?;
    let number = |name: &str| attribute(&cell, name).map(|number| number as usize);
    Some((number("data-row")?, number("data-step")?))
}

/// Where a step leads, over cells with nothing in them; `None` where there is no further one.
fn over(cells: &Cells, at: Cell, step: Step, is_there: impl Fn(Cell) -> bool) -> Option<Cell> {
    // From the end of a row, back to the last cell that has something in it.
    let on = match step {
        Step::RowStart | Step::Start => Step::Right,
        Step::RowEnd | Step::End => Step::Left,
        single => single,
    };
    let mut to = cells.after(at, step)?;
    while !is_there(to) {
        to = cells.after(to, on).filter(|next| *next != to)?;
    }
    Some(to)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Three rows of four cells; `.` has nothing in it.
    const TABLE: [&str; 3] = ["x.x.", ".xxx", "x..."];

    fn walk(row: u32, column: u32, key: &str, control: bool) -> Option<(u32, u32)> {
        let is_there =
            |cell: Cell| TABLE[cell.row as usize].as_bytes()[cell.column as usize] == b'x';
        let step = Step::of_key(key, control).unwrap();
        let to = over(&Cells::even(3, 4), Cell::at(row, column), step, is_there)?;
        Some((to.row, to.column))
    }

    #[test]
    fn keys_lead_over_cells_with_nothing_in_them() {
        assert_eq!(walk(0, 0, "ArrowRight", false), Some((0, 2)));
        assert_eq!(walk(0, 2, "ArrowRight", false), None);
        assert_eq!(walk(0, 0, "ArrowDown", false), Some((2, 0)));
        assert_eq!(walk(0, 2, "ArrowDown", false), Some((1, 2)));
        assert_eq!(walk(1, 2, "ArrowDown", false), None);
    }

    #[test]
    fn home_and_end_lead_to_the_first_and_the_last_that_have_something() {
        assert_eq!(walk(0, 0, "End", false), Some((0, 2)));
        assert_eq!(walk(1, 3, "Home", false), Some((1, 1)));
        assert_eq!(walk(1, 1, "End", true), Some((2, 0)));
        assert_eq!(walk(2, 0, "Home", true), Some((0, 0)));
    }
}
