//! What there is to read before the board of a step: on a small screen only its beginning, so that the board can be
//! seen.

use super::text::text;
use crate::app::hooks::use_words;
use yew::prelude::*;

/// From so many characters on a text is shortened on a small screen; a line counts as some.
const LONG: usize = 220;
const LINE: usize = 30;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BeforeProps {
    /// The text.
    pub(super) lines: Vec<String>,
    /// The lesson's language.
    pub(super) lang: Option<String>,
    /// Whether a board comes after it.
    pub(super) board: bool,
}

/// The text, and where it is shortened the way to the rest of it. Whoever has it read out hears all of it.
#[component]
pub(super) fn Before(props: &BeforeProps) -> Html {
    let words = use_words();
    let whole = use_state_eq(|| false);
    let length: usize = props.lines.iter().map(|line| line.chars().count() + LINE).sum();
    let is_long = props.board && length > LONG;
    let click = {
        let whole = whole.clone();
        Callback::from(move |_: MouseEvent| whole.set(!*whole))
    };
    let label = words.get(if *whole { "lesson-less" } else { "lesson-more" });
    html! {
        <div class={classes!("lesson-before", (is_long && !*whole).then_some("short"))}>
            <div lang={props.lang.clone()}>{ text(&props.lines) }</div>
            if is_long {
                <button type="button" class="button lesson-more" aria-expanded={whole.to_string()} onclick={click}>{ label }</button>
            }
        </div>
    }
}
