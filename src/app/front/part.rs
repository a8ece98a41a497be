//! A part of the home page below its board: a section or, on a phone, one that is folded, so that everything on offer
//! fits on one screen. What is folded is drawn when it is first unfolded.

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

/// The parts of the page.
#[derive(Clone)]
pub(super) struct Parts {
    /// Whether they are folded away.
    pub(super) fold: bool,
    /// Those that have been unfolded, and are drawn from then on.
    drawn: UseStateHandle<BTreeSet<&'static str>>,
}

/// The parts, folded away on a phone.
#[hook]
pub(super) fn use_parts() -> Parts {
    let fold = *use_state(is_phone);
    let drawn = use_state(|| OPEN.with_borrow(Clone::clone));
    Parts { fold, drawn }
}

fn is_phone() -> bool {
    let query = gloo::utils::window().match_media(PHONE);
    query.is_ok_and(|query| query.is_some_and(|query| query.matches()))
}

impl Parts {
    /// The part of this name, which is the id of its heading; `title` is the message that says it, and `inside` the
    /// one that says in a few words what is folded away.
    pub(super) fn part(
        &self,
        id: &'static str,
        (title, inside): (&'static str, Option<&'static str>),
        content: impl FnOnce() -> Html,
        words: &Words,
    ) -> Html {
        let title = words.get(title);
        if !self.fold {
            return html! { <section class={id} aria-labelledby={id}><h2 {id}>{ title }</h2>{ content() }</section> };
        }
        html! {
            <details class={classes!("front-part", id)} open={OPEN.with_borrow(|all| all.contains(id))} ontoggle={self.toggled(id)}>
                <summary><h2 {id}>{ title }</h2>{ for inside.map(|inside| html! { <span class="quiet">{ words.get(inside) }</span> }) }</summary>
                if self.drawn.contains(id) { { content() } }
            </details>
        }
    }

    /// Notes whether a part is unfolded, and has it drawn.
    fn toggled(&self, id: &'static str) -> Callback<Event> {
        let drawn = self.drawn.clone();
        Callback::from(move |event: Event| {
            let part = event.target_dyn_into::<Element>();
            if !part.is_some_and(|part| part.has_attribute("open")) {
                OPEN.with_borrow_mut(|all| all.remove(id));
                return;
            }
            OPEN.with_borrow_mut(|all| all.insert(id));
            let mut all = (*drawn).clone();
            if all.insert(id) {
                drawn.set(all);
            }
        })
    }
}
