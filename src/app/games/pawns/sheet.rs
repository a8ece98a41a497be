//! The grid as a table of numbers.

use super::hands::square_of;
use crate::app::dom::some;
use crate::app::grid::scroll_hint;
use crate::games::pawns::{Pawns, Square};
use crate::words::Words;
use yew::prelude::*;

/// The table with a cell for each square, which says itself of which, and its rows and columns numbered;
/// where it is turned, the rows of the grid are its columns. A click on a square is reported to `on_square`.
pub(super) fn sheet(
    game: &Pawns,
    turned: bool,
    caption: String,
    cell: impl Fn(Square) -> Html,
    on_square: &Callback<Square>,
    words: &Words,
) -> Html {
    let click = some(on_square, |event: MouseEvent| square_of(event.target()));
    let rows = lines(game, turned).map(|(line, squares)| {
        html! { <tr key={line}><th scope="row">{ line }</th>{ for squares.map(&cell) }</tr> }
    });
    framed(game, turned, caption, rows.collect(), click, words)
}

/// The lines of the table from the top, each with the number in front of it and its squares from the left.
pub(super) fn lines(
    game: &Pawns,
    turned: bool,
) -> impl Iterator<Item = (u32, impl Iterator<Item = Square> + use<>)> + use<> {
    let (lines, across) = sides(game, turned);
    let square = move |line, at| if turned { Square::new(at, line) } else { Square::new(line, at) };
    (1..=lines).map(move |line| (line, (1..=across).map(move |at| square(line, at))))
}

/// How many rows and columns the table has.
fn sides(game: &Pawns, turned: bool) -> (u32, u32) {
    let (rows, columns) = (game.rows(), game.columns());
    if turned { (columns, rows) } else { (rows, columns) }
}

/// The table round rows that are made elsewhere, from [`lines`].
pub(super) fn framed(
    game: &Pawns,
    turned: bool,
    caption: String,
    rows: Html,
    click: Callback<MouseEvent>,
    words: &Words,
) -> Html {
    let (lines, across) = sides(game, turned);
    let corner = words.get(if turned { "rows-columns-turned" } else { "rows-columns" });
    let columns = (1..=across).map(|column| html! { <th scope="col">{ column }</th> });
    html! {
        <div class="scroll sheet-frame" tabindex="0" role="region" aria-label={caption.clone()}>
            <table class="nimber-sheet" style={format!("--rows:{lines};--columns:{across}")} onclick={click}>
                <caption class="spoken">{ caption }</caption>
                <thead><tr><td><span class="spoken">{ corner }</span></td>{ for columns }</tr></thead>
                <tbody>{ rows }</tbody>
            </table>
            { scroll_hint(across, words) }
        </div>
    }
}
