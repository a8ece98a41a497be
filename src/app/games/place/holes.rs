//! A small board on which squares are removed, and put back, by clicking.

use super::hands::square_at;
use super::names;
use crate::app::dom::some;
use crate::app::grid::cell_of;
use crate::games::place::{Place, Position, Square};
use crate::words::Words;
use yew::prelude::*;

/// The board; `on_square` hears which square was clicked. Keys have the text beside it.
pub(super) fn holes(
    game: &Place,
    position: &Position,
    on_square: &Callback<Square>,
    words: &Words,
) -> Html {
    let click = some(on_square, |event: MouseEvent| cell_of(event.target()).map(square_at));
    let rows = (1..=game.rows()).map(|row| {
        let squares = (1..=game.columns()).map(|column| {
            let square = Square { row, column };
            let gone = !position.is_free(game, square);
            html! {
                <button
                    key={column} type="button" tabindex="-1" data-column={(column - 1).to_string()}
                    class={gone.then_some("gone")} aria-pressed={gone.to_string()}
                    aria-label={names::square(square, words)}
                />
            }
        });
        html! { <div key={row} class="hole-row" data-row={(row - 1).to_string()}>{ for squares }</div> }
    });
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={words.get("place-holes-board")}>
            <div class="hole-board" style={format!("--columns:{}", game.columns())} onclick={click}>{ for rows }</div>
        </div>
    }
}
