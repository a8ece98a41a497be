//! A small grid on which pieces are placed by clicking.

use super::hands::square_of;
use super::names;
use super::square::pieces_named;
use crate::app::dom::some;
use crate::games::pawns::{Kind, Pawns, Position, Square};
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
            let kinds: Vec<Kind> = position.on(square).collect();
            let count = kinds.len();
            let sink = square == game.sink();
            let name = names::square(square, words);
            let pawns = kinds.iter().all(|&kind| kind == Kind::Pawn);
            let named = match kinds[..] {
                [Kind::Pawn] => name,
                _ if pawns && count > 1 => format!("{name}, {}", pieces_named(Kind::Pawn, count, words)),
                _ => {
                    let kinds = kinds.iter().map(|&kind| names::kind(kind, words));
                    [name].into_iter().chain(kinds).collect::<Vec<_>>().join(", ")
                }
            };
            let letters = match kinds[..] {
                [kind] if kind != Kind::Pawn => kind.letter().to_ascii_uppercase().to_string(),
                _ if count > 1 => count.to_string(),
                _ => String::new(),
            };
            html! {
                <button
                    key={column} type="button" tabindex="-1" data-column={(column - 1).to_string()} disabled={sink}
                    class={classes!((count > 0).then_some(if pawns { "with-pawn" } else { "with-piece" }), sink.then_some("sink"))}
                    aria-pressed={(count > 0).to_string()} aria-label={named}
                >{ letters }</button>
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
