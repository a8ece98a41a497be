//! One row of the grid that a pupil fills in. Rows are drawn again only where they have changed.

use super::names;
use crate::app::hooks::use_words;
use crate::games::pawns::Square;
use yew::prelude::*;

/// What stands in a square.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Filled {
    /// As it was written.
    pub(super) text: AttrValue,
    /// Whether it is right; `None` where nothing stands.
    pub(super) right: Option<bool>,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FillRowProps {
    /// The row, from 1.
    pub(super) row: u32,
    /// Its squares, from the left.
    pub(super) squares: Vec<Filled>,
}

/// A row of fields.
#[component]
pub(super) fn FillRow(props: &FillRowProps) -> Html {
    let words = use_words();
    let row = props.row;
    let cells = (1..).zip(&props.squares).map(|(column, filled)| {
        let (class, sign) = match filled.right {
            None => (None, ""),
            Some(true) => (Some("right"), "✓"),
            Some(false) => (Some("wrong"), "✗"),
        };
        html! {
            <td key={column} {class} data-column={(column - 1).to_string()}>
                <input
                    type="text" inputmode="numeric" autocomplete="off" value={filled.text.clone()}
                    aria-label={names::square(Square::new(row, column), &words)}
                    aria-invalid={(filled.right == Some(false)).then_some("true")}
                />
                <span class="sign" aria-hidden="true">{ sign }</span>
            </td>
        }
    });
    html! {
        <tr data-row={(row - 1).to_string()}><th scope="row">{ row }</th>{ for cells }</tr>
    }
}
