//! Why a square has its nimber: the squares within reach and the smallest number missing, and the closed form.

use crate::app::house::mex_line;
use crate::core::{Message, Rule};
use crate::games::pawns::{ClosedForm, Kind, MexAt, Pawns, is_wythoff, wythoff_pair};
use crate::words::{Language, Words};
use yew::prelude::*;

/// The most squares in reach that are listed in the line of text.
const MAX_LISTED: usize = 12;

/// The squares in reach, their nimbers, and the least number that is not among these.
pub(super) fn mex_reason(why: &MexAt, words: &Words) -> Html {
    let found: Vec<String> = why
        .neighbours
        .iter()
        .map(|(square, value)| format!("{} = {}", square.pair(), value.0))
        .collect();
    if found.len() > MAX_LISTED {
        let message = Message::new("mex-of-many").with("square", why.square.pair());
        let message = message.with("count", found.len()).with("mex", why.mex.0);
        return html! {
            <>
                <p>{ words.say(&message) }</p>
                <details><summary>{ words.get("mex-of-these") }</summary><p>{ found.join(", ") }</p></details>
                { mex_line(why.mex.0, words) }
            </>
        };
    }
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

/// The closed form of a kind, in words and as a formula.
pub(super) fn closed_title(game: &Pawns, kind: Kind, words: &Words) -> Html {
    if kind == Kind::Pawn {
        let message = Message::new("closed-form").with("step", game.step());
        let modulus = game.step() + 1;
        return html! {
            <>
                <p>{ words.say(&message.with("modulus", modulus)) }</p>
                <p><code class="formula">{ format!("((N − i) mod {modulus}) ⊕ ((M − j) mod {modulus})") }</code></p>
            </>
        };
    }
    let formula = match kind {
        Kind::Rook => Some("(N − i) ⊕ (M − j)".to_owned()),
        Kind::Bishop => Some("min(N − i, M − j)".to_owned()),
        Kind::Queen => {
            let golden = words.decimal(f64::midpoint(1.0, 5_f64.sqrt()), 3);
            Some(format!("(⌊kφ⌋, ⌊kφ²⌋), φ = (1 + √5) / 2 ≈ {golden}"))
        }
        Kind::King | Kind::Knight | Kind::Own | Kind::Pawn => None,
    };
    html! {
        <>
            <p>{ words.say(&Message::new("closed-of").with("kind", kind.name())) }</p>
            if let Some(formula) = formula { <p><code class="formula">{ formula }</code></p> }
            if kind == Kind::Queen { { pairs(game, words) } }
        </>
    }
}

/// The squares that are lost for a queen, by what is to go, as far as the grid reaches.
fn pairs(game: &Pawns, words: &Words) -> Html {
    let (most, least) = (game.rows().max(game.columns()), game.rows().min(game.columns()));
    let fits = |&(first, second): &(u32, u32)| first < least && second < most;
    let pairs = (0..most).map(wythoff_pair).take_while(fits);
    let point = if words.language() == Language::French { ',' } else { '.' };
    let pair = |(first, second): (u32, u32)| match (second * 1000 + first / 2).checked_div(first) {
        None => format!("({first}, {second})"),
        Some(ratio) => format!("({first}, {second}) {}{point}{:03}", ratio / 1000, ratio % 1000),
    };
    let pairs: Vec<String> = pairs.map(pair).collect();
    html! { <p>{ words.say(&Message::new("wythoff-pairs").with("pairs", pairs.join(" · "))) }</p> }
}

/// The closed form at one square, with its numbers put in; nothing for a kind that has none.
pub(super) fn closed_form(game: &Pawns, kind: Kind, why: &MexAt) -> Html {
    let closed = ClosedForm::at(game, why.square);
    let (down, right) = (closed.down, closed.right);
    let put_in = match kind {
        Kind::Pawn => return closed_of_pawn(game, closed, why),
        Kind::Rook => format!("{down} ⊕ {right} = {}", down ^ right),
        Kind::Bishop => format!("min({down}, {right}) = {}", down.min(right)),
        Kind::Queen if is_wythoff(down, right) => {
            let k = down.abs_diff(right);
            let (first, second) = wythoff_pair(k);
            format!("k = {k}: (⌊kφ⌋, ⌊kφ²⌋) = ({first}, {second})")
        }
        Kind::Queen | Kind::King | Kind::Knight | Kind::Own => return Html::default(),
    };
    html! { <p><code class="formula">{ put_in }</code></p> }
}

fn closed_of_pawn(game: &Pawns, closed: ClosedForm, why: &MexAt) -> Html {
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
