//! The mex rule in a line of numbers.

use crate::words::Words;
use yew::prelude::*;

/// The numbers up to the mex: all are there but the last.
pub(in crate::app) fn mex_line(mex: u32, words: &Words) -> Html {
    let items = (0..=mex).map(|number| {
        let missing = number == mex;
        let (sign, name) = if missing { ("✗", "mex-missing") } else { ("✓", "mex-there") };
        html! {
            <li key={number} class={missing.then_some("missing")}>
                { number }<span class="sign" aria-hidden="true">{ sign }</span>
                <span class="spoken">{ words.get(name) }</span>
            </li>
        }
    });
    html! { <ol class="mex-line" start="0">{ for items }</ol> }
}
