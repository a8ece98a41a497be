//! The grid as a table of numbers.

use super::hands::square_of;
use crate::app::dom::some;
use crate::games::pawns::{Pawns, Square};
use crate::words::Words;
use yew::prelude::*;

/// The table with a cell for each square, and its rows and columns numbered. A click on a square is
/// told to `on_square`.
pub(super) fn sheet(
    game: &Pawns,
    caption: String,
    cell: impl Fn(Square) -> Html,
    on_square: &Callback<Square>,
    words: &Words,
) -> Html {
    let click = some(on_square, |event: MouseEvent| square_of(event.target()));
    let rows = (1..=game.rows()).map(|row| {
        let cells = (1..=game.columns()).map(|column| cell(Square::new(row, column)));
        html! {
            <tr key={row} data-row={(row - 1).to_string()}><th scope="row">{ row }</th>{ for cells }</tr>
        }
    });
    framed(game, caption, rows.collect(), click, words)
}

/// The table round rows that are made elsewhere.
pub(super) fn framed(
    game: &Pawns,
    caption: String,
    rows: Html,
    click: Callback<MouseEvent>,
    words: &Words,
) -> Html {
    let columns = (1..=game.columns()).map(|column| html! { <th scope="col">{ column }</th> });
    html! {
        <div class="scroll sheet-frame" tabindex="0" role="region" aria-label={caption.clone()}>
            <table class="nimber-sheet" style={format!("--rows:{};--columns:{}", game.rows(), game.columns())} onclick={click}>
                <caption class="spoken">{ caption }</caption>
                <thead><tr><td><span class="spoken">{ words.get("rows-columns") }</span></td>{ for columns }</tr></thead>
                <tbody>{ rows }</tbody>
            </table>
        </div>
    }
}
