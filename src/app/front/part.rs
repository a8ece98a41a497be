//! A part of the first page below its board: a section, or on a phone one that is folded away, so that all there is
//! can be seen on one screen.

use crate::words::Words;
use std::cell::RefCell;
use std::collections::BTreeSet;
use web_sys::Element;
use yew::prelude::*;

/// A window that is no wider is a phone's.
const PHONE: &str = "(max-width: 30rem)";

thread_local! {
    /// The parts that were unfolded: whoever comes back finds them as they were.
    static OPEN: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// Whether the parts are folded away.
pub(super) fn folds() -> bool {
    let query = gloo::utils::window().match_media(PHONE);
    query.is_ok_and(|query| query.is_some_and(|query| query.matches()))
}

/// The part whose heading is this message.
pub(super) fn part(id: &'static str, folded: bool, content: Html, words: &Words) -> Html {
    let title = words.get(id);
    if !folded {
        return html! { <section class={id} aria-labelledby={id}><h2 {id}>{ title }</h2>{ content }</section> };
    }
    let toggled = Callback::from(move |event: Event| {
        let open =
            event.target_dyn_into::<Element>().is_some_and(|part| part.has_attribute("open"));
        OPEN.with_borrow_mut(|all| if open { all.insert(id) } else { all.remove(&id) });
    });
    html! {
        <details class={classes!("front-part", id)} open={OPEN.with_borrow(|all| all.contains(id))} ontoggle={toggled}>
            <summary><h2 {id}>{ title }</h2></summary>
            { content }
        </details>
    }
}
