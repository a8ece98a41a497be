//! Going back and forth in the game, and the other buttons next to that.

use super::{Sign, icon};
use crate::app::dom::{idle, keep_focus_on_board, some};
use crate::app::hooks::{add_to_sum, ask_here};
use crate::session::{Players, State, Step};
use crate::words::Words;
use yew::prelude::*;

/// Undo, redo, the four steps, what is `beside` them, and a new game. `act` steps, `on_new_game` asks for a new game.
/// Where the game has a page of its own, what is seen can be added to a sum, and a question be asked about it.
pub(in crate::app) fn stepper(
    state: &State,
    act: &Callback<Step>,
    on_new_game: &Callback<bool>,
    own_page: bool,
    beside: Html,
    words: &Words,
) -> Html {
    let button = |sign, label, key: Option<&'static str>, enabled: bool, step: Step| {
        let label = words.get(label);
        // A narrow line has no room for the steps to the two ends.
        let far = matches!(step, Step::First | Step::Last).then_some("step-far");
        html! {
            <button
                type="button" class={classes!("button", "icon-button", far)} title={label.clone()} aria-label={label}
                aria-keyshortcuts={key}
                aria-disabled={idle(!enabled)} onclick={some(act, move |_: MouseEvent| enabled.then_some(step))}
            >{ icon(sign) }</button>
        }
    };
    let back = state.tree.before().is_some();
    let forward = state.tree.next().is_some();
    html! {
        <div class="stepper" role="group" aria-label={words.get("stepper")}>
            { button(Sign::Undo, "undo", Some("U"), state.can_undo(), Step::Undo) }
            { button(Sign::Redo, "redo", Some("R"), state.can_redo(), Step::Redo) }
            <span class="stepper-gap" />
            <span class="step-ways">
                { button(Sign::First, "step-first", None, back, Step::First) }
                { button(Sign::Back, "step-back", Some("B"), back, Step::Back) }
                { button(Sign::Forward, "step-forward", Some("F"), forward, Step::Forward) }
                { button(Sign::Last, "step-last", None, forward, Step::Last) }
            </span>
            <span class="stepper-gap" />
            { beside }
            <button type="button" class="button" id="new-game" aria-keyshortcuts="N" onclick={on_new_game.reform(|_| true)}>
                { icon(Sign::New) }<span>{ words.get("new-game") }</span>
            </button>
            if own_page {
                <button type="button" class="button" id="to-sum" aria-label={words.get("to-sum")} onclick={|_: MouseEvent| add_to_sum()}>
                    { icon(Sign::Sum) }
                    <span class="in-full">{ words.get("to-sum") }</span>
                    <span class="in-short">{ words.get("to-sum-short") }</span>
                </button>
                <button type="button" class="button" id="ask-here" onclick={|_: MouseEvent| ask_here()}>
                    { icon(Sign::Ask) }<span>{ words.get("ask-title") }</span>
                </button>
            }
        </div>
    }
}

/// Lets the computer make its move again at a point that is looked back on; what it played there before stays in the
/// list of moves.
pub(in crate::app) fn computer_again(
    players: Players,
    act: &Callback<Step>,
    words: &Words,
) -> Html {
    let again = act.reform(move |_: MouseEvent| {
        // The button goes with the move.
        keep_focus_on_board();
        Step::Seat(players)
    });
    html! {
        <button type="button" class="button" id="computer-again" onclick={again}>
            { icon(Sign::Play) }<span>{ words.get("computer-again") }</span>
        </button>
    }
}
