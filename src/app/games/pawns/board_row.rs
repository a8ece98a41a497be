//! One row of the board. A row is redrawn only if it has changed, and within it only the squares that look different.

use super::square::{Look, pieces_named, square};
use crate::app::hooks::use_words;
use crate::app::ui::use_how;
use crate::core::Message;
use crate::games::pawns::Square;
use crate::words::Words;
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
    let kept = use_mut_ref(|| (words.language(), Vec::<Option<(Look, Html)>>::new()));
    let (language, drawn) = &mut *kept.borrow_mut();
    if *language != words.language() {
        (*language, *drawn) = (words.language(), Vec::new());
    }
    drawn.resize(props.looks.len(), None);
    let squares =
        (1..).zip(props.looks.iter().zip(drawn)).map(|(column, (&look, drawn))| match drawn {
            Some((before, html)) if *before == look => html.clone(),
            _ => {
                let html = square(Square::new(row, column), look, &told, &words);
                *drawn = Some((look, html.clone()));
                html
            }
        });
    let squares: Html = squares.collect();
    let name = name(row, &props.looks, &words);
    html! {
        <div class="board-row" role="row" aria-label={name} data-row={(row - 1).to_string()}>
            <span class="line-number" aria-hidden="true">{ row }</span>
            { squares }
        </div>
    }
}

/// The row in words: what is in it.
fn name(row: u32, looks: &[Look], words: &Words) -> String {
    let mut pieces = Vec::new();
    for (column, look) in (1_u32..).zip(looks) {
        pieces.extend(look.kinds().map(|(kind, count)| {
            let named = pieces_named(kind, count.into(), words);
            let message = Message::new("row-piece").with("pieces", named);
            words.say(&message.with("column", column))
        }));
    }
    let message = Message::new("row-name").with("row", row).with("count", pieces.len());
    words.say(&message.with("pieces", pieces.join(", ")))
}
