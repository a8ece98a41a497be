//! Back and forth in the game.

use super::{Icon, Sign};
use crate::app::hooks::use_words;
use crate::app::ui::GameUi;
use crate::session::{Action, Session};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct StepperProps<G: GameUi> {
    /// The game.
    pub(in crate::app) session: Rc<Session<G>>,
    /// Steps in it.
    pub(in crate::app) act: Callback<Action<G>>,
    /// Asks for a new game.
    pub(in crate::app) on_new_game: Callback<bool>,
}

/// Undo, redo, the four steps, and a new game.
#[component]
pub(in crate::app) fn Stepper<G: GameUi>(props: &StepperProps<G>) -> Html {
    let words = use_words();
    let session = &props.session;
    let button = |sign, label, enabled: bool, action: fn() -> Action<G>| {
        let label = words.get(label);
        html! {
            <button
                type="button" class="button icon-button" title={label.clone()} aria-label={label}
                disabled={!enabled} onclick={props.act.reform(move |_: MouseEvent| action())}
            ><Icon {sign} /></button>
        }
    };
    let back = session.history.before().is_some();
    let forward = session.history.next().is_some();
    html! {
        <div class="stepper" role="group" aria-label={words.get("stepper")}>
            { button(Sign::Undo, "undo", session.can_undo(), || Action::Undo) }
            { button(Sign::Redo, "redo", session.can_redo(), || Action::Redo) }
            <span class="stepper-gap" />
            { button(Sign::First, "step-first", back, || Action::First) }
            { button(Sign::Back, "step-back", back, || Action::Back) }
            { button(Sign::Forward, "step-forward", forward, || Action::Forward) }
            { button(Sign::Last, "step-last", forward, || Action::Last) }
            <span class="stepper-gap" />
            <button type="button" class="button" id="new-game" onclick={props.on_new_game.reform(|_| true)}>
                <Icon sign={Sign::New} /><span>{ words.get("new-game") }</span>
            </button>
        </div>
    }
}
