//! A small grid on which pawns are put by a click.

use super::hands::square_of;
use super::names;
use crate::app::dom::some;
use crate::core::Message;
use crate::games::pawns::{Pawns, Position, Square};
use crate::words::Words;
use yew::prelude::*;

/// The grid; `on_square` hears which square was clicked. Keys have the text beside it.
pub(super) fn place_grid(
    game: &Pawns,
    position: &Position,
    on_square: &Callback<Square>,
    words: &Words,
) -> Html {
    let click = some(on_square, |event: MouseEvent| square_of(event.target()));
    let rows = (1..=game.rows()).map(|row| {
        let squares = (1..=game.columns()).map(|column| {
            let square = Square::new(row, column);
            let count = position.on(square);
            let sink = square == game.sink();
            let name = names::square(square, words);
            let pawns = words.say(&Message::new("square-pawns").with("count", count));
            html! {
                <button
                    key={column} type="button" tabindex="-1" data-column={(column - 1).to_string()} disabled={sink}
                    class={classes!((count > 0).then_some("with-pawn"), sink.then_some("sink"))}
                    aria-pressed={(count > 0).to_string()} aria-label={if count > 1 { format!("{name}, {pawns}") } else { name }}
                >{ if count > 1 { count.to_string() } else { String::new() } }</button>
            }
        });
        html! { <div key={row} class="place-row" data-row={(row - 1).to_string()}>{ for squares }</div> }
    });
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={words.get("place-grid")}>
            <div class="place-grid" style={format!("--columns:{}", game.columns())} onclick={click}>{ for rows }</div>
        </div>
    }
}
