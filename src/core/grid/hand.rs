//! What a reader is about to do on a grid, with a pointer or with keys.

use super::cells::{Cell, Cells};

/// What a reader is about to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The cell that the keys are at, which has the grid's one tab stop.
    pub stop: Cell,
    /// The first cell of a move that is said in two, once it is chosen. Set by the board.
    pub chosen: Option<Cell>,
    /// Where the pointer was pressed, as long as it is.
    pub pressed: Option<Cell>,
    /// Where the pointer is.
    pub over: Option<Cell>,
    /// Whether the keys are in use, and not the pointer.
    pub keys: bool,
}

/// What a reader has done. What it means, the board knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A cell was chosen: pressed and let go, clicked by a screen reader, or by Enter or Space.
    Choose(Cell),
    /// The pointer was pressed on a cell and let go on another one; on none, where it went out of
    /// the grid or was taken away.
    Drag(Cell, Option<Cell>),
    /// An arrow key with Shift led away from a cell, or would have, were there another one.
    Extend(Cell),
    /// A letter that the board listens for, pressed on a cell.
    Letter(Cell, char),
    /// What was begun is given up.
    Escape,
}

impl Hand {
    /// The keys are to begin at a cell.
    pub fn at(stop: Cell) -> Self {
        Self { stop, ..Self::default() }
    }

    /// Without what is no longer there.
    #[must_use]
    pub fn settled(self, cells: &Cells) -> Self {
        let there = |cell: &Cell| cells.has(*cell);
        Self {
            stop: cells.nearest(self.stop),
            chosen: self.chosen.filter(there),
            pressed: self.pressed.filter(there),
            over: self.over.filter(there),
            keys: self.keys,
        }
    }

    /// Nothing is chosen or pointed at any more.
    #[must_use]
    pub fn forgetting(self) -> Self {
        Self { chosen: None, pressed: None, over: None, ..self }
    }

    /// The cell that is pointed at, by whatever is in use.
    pub fn pointed(&self) -> Option<Cell> {
        if self.keys { Some(self.stop) } else { self.over }
    }

    /// The pointer is pressed. The keys will continue from there.
    #[must_use]
    pub fn pressing(self, cell: Cell) -> Self {
        Self { stop: cell, pressed: Some(cell), over: Some(cell), keys: false, ..self }
    }

    /// The pointer has moved. One that does not hover points at something only while it is pressed.
    #[must_use]
    pub fn moving(self, to: Option<Cell>, hovers: bool) -> Self {
        let over = to.filter(|_| hovers || self.pressed.is_some());
        // A pointer that rests does not interrupt a reader who uses the keys.
        Self { over, keys: self.keys && over == self.over, ..self }
    }

    /// The pointer is let go. Only now is something done, so that the reader can still change their mind.
    pub fn releasing(self, at: Option<Cell>, hovers: bool) -> (Self, Option<Act>) {
        let hand = Self { pressed: None, over: at.filter(|_| hovers), ..self };
        let act = self.pressed.map(|from| match at {
            Some(to) if to == from => Act::Choose(to),
            to => Act::Drag(from, to),
        });
        (hand, act)
    }

    /// The pointer has left the grid, or the browser has taken it to scroll.
    pub fn leaving(self) -> (Self, Option<Act>) {
        self.releasing(None, false)
    }
}
