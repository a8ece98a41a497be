//! Steps over a grid.

/// A step from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One cell to the left.
    Left,
    /// One cell to the right.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the first cell of the part.
    Start,
    /// To the last cell of the part.
    End,
}

impl Step {
    /// The step that a key means, by the key's name in browsers, with or without Control; `None`
    /// where it is none.
    pub fn of_key(key: &str, control: bool) -> Option<Self> {
        Some(match (key, control) {
            ("Home", true) => Self::Start,
            ("End", true) => Self::End,
            ("Home", false) => Self::RowStart,
            ("End", false) => Self::RowEnd,
            ("ArrowLeft", false) => Self::Left,
            ("ArrowRight", false) => Self::Right,
            ("ArrowUp", false) => Self::Up,
            ("ArrowDown", false) => Self::Down,
            _ => return None,
        })
    }

    /// The same step on a grid that is drawn turned, its rows as columns.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Left => Self::Up,
            Self::Up => Self::Left,
            Self::Right => Self::Down,
            Self::Down => Self::Right,
            other => other,
        }
    }

    /// Whether it leads to the next cell or row.
    pub fn is_single(self) -> bool {
        matches!(self, Self::Left | Self::Right | Self::Up | Self::Down)
    }
}
