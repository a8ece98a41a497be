//! The choice of pieces, each drawn.

use crate::core::Message;
use crate::core::place::{Piece, Pieces};
use crate::words::Words;
use yew::prelude::*;

/// All pieces, those that are chosen pressed; `on_pieces` hears of a change. What is wrong is said below.
pub(super) fn pieces_field(
    pieces: Pieces,
    on_pieces: &Callback<Pieces>,
    problem: Option<&Message>,
    words: &Words,
) -> Html {
    let buttons = Piece::all().map(|piece| {
        let press = {
            let on_pieces = on_pieces.clone();
            Callback::from(move |_: MouseEvent| on_pieces.emit(pieces.toggled(piece)))
        };
        html! {
            <button
                key={piece.name()} type="button" class="piece-choice" data-piece={piece.name()}
                aria-pressed={pieces.has(piece).to_string()} aria-label={said(piece, words)} onclick={press}
            >
                { drawn(piece) }
            </button>
        }
    });
    html! {
        <fieldset class="choices piece-choices">
            <legend>{ words.get("place-setup-pieces") }</legend>
            <div class="row">{ for buttons }</div>
            if let Some(problem) = problem { <p class="field-error" role="alert">{ words.say(problem) }</p> }
        </fieldset>
    }
}

/// A piece by the letter that its form has, and how many squares it covers.
fn said(piece: Piece, words: &Words) -> String {
    let letter = piece.name().chars().take(1).flat_map(char::to_uppercase).collect::<String>();
    let message = Message::new("place-piece").with("letter", letter);
    words.say(&message.with("count", piece.cells().len()))
}

fn drawn(piece: Piece) -> Html {
    let most =
        |of: fn(&(usize, usize)) -> usize| piece.cells().iter().map(of).max().unwrap_or(0) + 1;
    let (rows, columns) = (most(|cell| cell.0), most(|cell| cell.1));
    let squares = piece.cells().iter().map(|&(row, column)| {
        html! { <rect x={column.to_string()} y={row.to_string()} width="1" height="1" /> }
    });
    html! {
        <svg viewBox={format!("-0.1 -0.1 {columns}.2 {rows}.2")} style={format!("--wide:{columns}")} aria-hidden="true">
            { for squares }
        </svg>
    }
}
