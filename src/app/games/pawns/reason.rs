//! Why a square has its nimber: the squares in reach and the least number missing, and the closed
//! form.

use crate::app::house::mex_line;
use crate::core::{Message, Rule};
use crate::games::pawns::{ClosedForm, MexAt, Pawns};
use crate::words::Words;
use yew::prelude::*;

/// The squares in reach, their nimbers, and the least number that is not among these.
pub(super) fn mex_reason(why: &MexAt, words: &Words) -> Html {
    let found: Vec<String> = why
        .neighbours
        .iter()
        .map(|(square, value)| format!("{} = {}", square.pair(), value.0))
        .collect();
    let message = if found.is_empty() {
        Message::new("mex-of-sink").with("square", why.square.pair())
    } else {
        Message::new("mex-of-square")
            .with("square", why.square.pair())
            .with("squares", found.join(", "))
            .with("mex", why.mex.0)
    };
    html! {
        <>
            <p>{ words.say(&message) }</p>
            { mex_line(why.mex.0, words) }
        </>
    }
}

/// The closed form at one square, with its numbers put in.
pub(super) fn closed_form(game: &Pawns, why: &MexAt) -> Html {
    let closed = ClosedForm::at(game, why.square);
    let (down, right) = closed.residues();
    let modulus = closed.modulus;
    let put_in = format!(
        "(({} − {}) mod {modulus}) ⊕ (({} − {}) mod {modulus}) = {down} ⊕ {right} = {}",
        game.rows(),
        why.square.row,
        game.columns(),
        why.square.column,
        closed.nimber().0,
    );
    html! { <p><code class="formula">{ put_in }</code></p> }
}

/// That nimbers are those of normal play, where the game on the board is another.
pub(super) fn normal_only(game: &Pawns, words: &Words) -> Html {
    if game.last() == Rule::Normal {
        return Html::default();
    }
    html! { <p class="quiet">{ words.get("nimbers-normal-only") }</p> }
}
