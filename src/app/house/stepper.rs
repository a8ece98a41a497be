//! Back and forth in the game.

use super::{Sign, icon};
use crate::app::dom::{idle, some};
use crate::app::ui::GameUi;
use crate::session::{Action, Session};
use crate::words::Words;
use yew::prelude::*;

/// Undo, redo, the four steps, and a new game. `act` steps, `on_new_game` asks for a new game.
pub(in crate::app) fn stepper<G: GameUi>(
    session: &Session<G>,
    act: &Callback<Action<G>>,
    on_new_game: &Callback<bool>,
    words: &Words,
) -> Html {
    let button = |sign,
                  label,
                  key: Option<&'static str>,
                  enabled: bool,
                  action: fn() -> Action<G>| {
        let label = words.get(label);
        html! {
            <button
                type="button" class="button icon-button" title={label.clone()} aria-label={label}
                aria-keyshortcuts={key}
                aria-disabled={idle(!enabled)} onclick={some(act, move |_: MouseEvent| enabled.then(action))}
            >{ icon(sign) }</button>
        }
    };
    let back = session.history.before().is_some();
    let forward = session.history.next().is_some();
    html! {
        <div class="stepper" role="group" aria-label={words.get("stepper")}>
            { button(Sign::Undo, "undo", Some("U"), session.can_undo(), || Action::Undo) }
            { button(Sign::Redo, "redo", Some("R"), session.can_redo(), || Action::Redo) }
            <span class="stepper-gap" />
            { button(Sign::First, "step-first", None, back, || Action::First) }
            { button(Sign::Back, "step-back", Some("B"), back, || Action::Back) }
            { button(Sign::Forward, "step-forward", Some("F"), forward, || Action::Forward) }
            { button(Sign::Last, "step-last", None, forward, || Action::Last) }
            <span class="stepper-gap" />
            <button type="button" class="button" id="new-game" aria-keyshortcuts="N" onclick={on_new_game.reform(|_| true)}>
                { icon(Sign::New) }<span>{ words.get("new-game") }</span>
            </button>
        </div>
    }
}
