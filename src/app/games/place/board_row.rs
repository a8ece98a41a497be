//! One row of the board. A row is redrawn only if it has changed.

use super::square::{Look, State, square};
use crate::app::hooks::use_words;
use crate::app::ui::use_how;
use crate::core::Message;
use crate::games::place::Square;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardRowProps {
    /// The row, from 1.
    pub(super) row: u32,
    /// What its squares look like, from the left.
    pub(super) looks: Vec<Look>,
}

/// A row, with its number before it.
#[component]
pub(super) fn BoardRow(props: &BoardRowProps) -> Html {
    let (words, how) = (use_words(), use_how());
    // Where the board says what a move at the square with the focus does.
    let told = AttrValue::from(format!("{how}-cell"));
    let row = props.row;
    let squares = (1..)
        .zip(&props.looks)
        .map(|(column, look)| square(Square { row, column }, look, &told, &words));
    let free = props.looks.iter().filter(|look| look.state == State::Free).count();
    let name = words.say(&Message::new("place-row").with("row", row).with("free", free));
    html! {
        <div class="board-row" role="row" aria-label={name} data-row={(row - 1).to_string()}>
            <span class="line-number" aria-hidden="true">{ row }</span>
            { for squares }
        </div>
    }
}
