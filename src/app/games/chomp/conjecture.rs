//! A conjecture that small bars suggest: the reader states it, tests it, and meets the counterexample.

use super::say::{bar_name, square_names};
use super::whole_bar;
use crate::core::Message;
use crate::games::chomp::{Chomp, FirstBites, MAX_GALLERY};
use crate::words::Words;
use yew::prelude::*;

/// The size at which the test begins: far below the first counter-example.
const FIRST: u8 = 5;

/// What is known of the bars, and what the reader says of them.
pub(super) struct Conjecture<'a> {
    /// The bars that are known.
    pub(super) bars: &'a [FirstBites],
    /// The largest that were asked for.
    pub(super) size: u8,
    /// Whether all of them are there.
    pub(super) done: bool,
    /// Whether the reader has said that there is always only one winning first bite, or the contrary.
    pub(super) stated: &'a UseStateHandle<Option<bool>>,
    /// Asks for others.
    pub(super) on_size: &'a Callback<u8>,
}

/// The conjecture that there is always exactly one winning first bite.
pub(super) fn conjecture(props: &Conjecture<'_>, words: &Words) -> Html {
    let state = |id: &'static str, always: bool| {
        let (stated, on_size) = (props.stated.setter(), props.on_size.clone());
        let click = Callback::from(move |_: MouseEvent| {
            stated.set(Some(always));
            on_size.emit(FIRST);
        });
        html! { <button type="button" class="button" onclick={click}>{ words.get(id) }</button> }
    };
    let stated = **props.stated;
    html! {
        <section class="conjecture" aria-labelledby="conjecture-title">
            <h2 id="conjecture-title">{ words.get("conjecture-title") }</h2>
            if let Some(always) = stated {
                <p><strong>{ words.get(if always { "conjecture-one" } else { "conjecture-more" }) }</strong></p>
            } else {
                <p>{ words.get("conjecture-ask") }</p>
                <div class="row">
                    { state("conjecture-one", true) }
                    { state("conjecture-more", false) }
                </div>
            }
            // Always there, so that what comes into it is spoken.
            <p role="status">{ stated.map(|always| fared(props, always, words)) }</p>
            if let Some(larger) = stated.and_then(|_| larger(props, words)) { { larger } }
        </section>
    }
}

/// A bar on which more than one bite wins.
fn exception<'a>(props: &Conjecture<'a>) -> Option<&'a FirstBites> {
    props.bars.iter().find(|bar| bar.bites.len() > 1)
}

/// How the conjecture has fared.
fn fared(props: &Conjecture<'_>, always: bool, words: &Words) -> Html {
    if let Some(bar) = exception(props) {
        let message = Message::new(if always { "conjecture-fails" } else { "conjecture-proved" })
            .with("bar", bar_name(bar.size))
            .with("count", bar.bites.len())
            .with("squares", square_names(&bar.bites, words));
        return html! {
            <>
                { words.say(&message) }{ " " }
                <a href={whole_bar(bar.size, "map")}>{ words.get("conjecture-map") }</a>
            </>
        };
    }
    if !props.done {
        return Html::default();
    }
    // The conjectures are about larger bars than the one of a single square.
    let larger_than_one = |size: Chomp| (size.rows(), size.columns()) != (1, 1);
    let checked = props.bars.iter().filter(|bar| larger_than_one(bar.size)).count();
    let so_far = Message::new(if always { "conjecture-so-far" } else { "conjecture-none-yet" });
    let so_far = so_far.with("count", checked).with("size", u32::from(props.size));
    html! { { words.say(&so_far) } }
}

/// The way to larger bars, as long as none of those that are here says more.
fn larger(props: &Conjecture<'_>, words: &Words) -> Option<Html> {
    let size = props.size;
    if size >= MAX_GALLERY || exception(props).is_some() {
        return None;
    }
    let larger = {
        let on_size = props.on_size.clone();
        Callback::from(move |_: MouseEvent| on_size.emit(size.saturating_add(1)))
    };
    let go_on = Message::new("conjecture-larger").with("size", u32::from(size) + 1);
    Some(html! {
        <button type="button" class="button primary" onclick={larger}>{ words.say(&go_on) }</button>
    })
}
