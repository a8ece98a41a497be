//! One row of the grid that a pupil fills in. A row is redrawn only if it has changed.

use super::hands::cell;
use super::names;
use crate::app::hooks::use_words;
use crate::core::grid::Cell;
use crate::games::pawns::Square;
use yew::prelude::*;

/// What is in a square.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Filled {
    /// As it was written.
    pub(super) text: AttrValue,
    /// Whether it is right; `None` if it is empty.
    pub(super) right: Option<bool>,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FillRowProps {
    /// The number in front: of a row of the grid, or of a column where rows are drawn as columns.
    pub(super) line: u32,
    /// Its squares, from the left.
    pub(super) squares: Vec<(Square, Filled)>,
}

/// A row of fields.
#[component]
pub(super) fn FillRow(props: &FillRowProps) -> Html {
    let words = use_words();
    let cells = props.squares.iter().map(|(square, filled)| {
        let (class, sign) = match filled.right {
            None => (None, ""),
            Some(true) => (Some("right"), "✓"),
            Some(false) => (Some("wrong"), "✗"),
        };
        let Cell { row, column, .. } = cell(*square);
        html! {
            <td key={square.to_string()} {class} data-row={row.to_string()} data-column={column.to_string()}>
                <input
                    type="text" inputmode="numeric" autocomplete="off" value={filled.text.clone()}
                    aria-label={names::square(*square, &words)}
                    aria-invalid={(filled.right == Some(false)).then_some("true")}
                />
                <span class="sign" aria-hidden="true">{ sign }</span>
            </td>
        }
    });
    html! {
        <tr><th scope="row">{ props.line }</th>{ for cells }</tr>
    }
}
