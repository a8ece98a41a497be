//! How an analysis is shown: that it is being computed, why there is none, or what it says.

use crate::app::dom::focus_panel;
use crate::app::hooks::Known;
use crate::app::table::{Action, Table};
use crate::core::{Message, Say};
use crate::session::Finding;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A search whose end is not known has taken some seconds when it has come so far.
const LONG: u64 = 250_000;

/// The finding by way of `show`, or what is known instead; `tell` stops the solver.
pub(in crate::app) fn computing(
    table: &Table,
    known: &Known,
    tell: &Callback<Action>,
    show: impl FnOnce(Rc<Finding>) -> Html,
    words: &Words,
) -> Html {
    let button = |id, action: Action| {
        let click = tell.reform(move |_: MouseEvent| {
            focus_panel();
            action.clone()
        });
        html! { <button type="button" class="button" onclick={click}>{ words.get(id) }</button> }
    };
    match known {
        Known::All(found) => show(found.clone()),
        Known::Computing(_) | Known::Nothing if table.stopped && !table.computer_moves() => html! {
            <div class="computing">
                <p>{ words.get("computing-stopped") }</p>
                { button("begin-again", Action::Stop(false)) }
            </div>
        },
        Known::Nothing => Html::default(),
        Known::Computing(progress) => html! {
            <div class="computing">
                <p role="status">{ words.get("computing") }</p>
                if progress.done > 0 {
                    <p class="quiet">{ words.say(&Message::new("computing-done").with("done", progress.done)) }</p>
                }
                // There before, so that what comes into it is spoken.
                <p class="quiet" role="status">
                    if progress.total.is_none() && progress.done > LONG { { words.get("computing-open") } }
                </p>
                if progress.done > 0 { { button("cancel", Action::Stop(true)) } }
            </div>
        },
        Known::Refused(refusal) => html! { <p>{ words.say(&refusal.say()) }</p> },
        Known::Lost => html! {
            <div class="computing">
                <p>{ words.get("computing-lost") }</p>
                { button("begin-again", Action::Again) }
            </div>
        },
    }
}
