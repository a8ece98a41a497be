//! The same moves without pointing: the menus of a text game, or the move typed.

use crate::app::dom::{idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{Typed, menu, typed_move};
use crate::app::ui::{BoardProps, Form, GameUi};
use crate::core::Message;
use crate::games::pawns::{Move, Pawns, Square};
use yew::prelude::*;

/// The menus: a pawn by its number, then where it goes by its number.
#[component]
pub(super) fn Picker(props: &BoardProps<Pawns>) -> Html {
    let words = use_words();
    let session = &props.session;
    let game = session.game;
    let pawns = session.position().pawns();
    // The pawn's place in the list and the target's, from 0; what is no longer there gives way to
    // the first that is.
    let state = use_state_eq(|| (0_u32, 0_u32));
    let text = use_state_eq(String::new);
    let problem = use_state_eq(|| None::<Message>);
    let note = words.get("pawns-type-note");
    let typed = typed_move(props, Typed { text, problem, label: "type-move", example: "1.3-1.5", note }, &words);
    let chosen = pawns.get(state.0 as usize).map(|&pawn| (state.0, pawn));
    let Some((pawn, from)) = chosen.or_else(|| pawns.first().map(|&pawn| (0, pawn))) else {
        return html! { <div class="picker">{ typed }</div> };
    };
    let targets: Vec<Square> = game.targets(from).collect();
    let target = if state.1 < u32::try_from(targets.len()).unwrap_or(0) { state.1 } else { 0 };
    let Some(&to) = targets.get(target as usize) else { return typed };
    let mv = Move { from, to };
    let numbered = |squares: &[Square]| -> Vec<(u32, String)> {
        let named =
            |(place, square): (u32, &Square)| (place, format!("{}: {}", place + 1, square.pair()));
        (0..).zip(squares).map(named).collect()
    };
    let on_pawn = {
        let state = state.setter();
        Callback::from(move |pawn: u32| state.set((pawn, 0)))
    };
    let on_target = {
        let state = state.setter();
        Callback::from(move |target: u32| state.set((pawn, target)))
    };
    let open = props.open;
    let play = {
        let state = state.setter();
        some(&props.on_move, move |event: SubmitEvent| {
            event.prevent_default();
            if open {
                state.set((pawn, 0));
            }
            open.then_some(mv)
        })
    };
    html! {
        <div class="picker">
            <form class="picker-menus" onsubmit={play}>
                { menu(words.get("pick-pawn"), pawn, &numbered(pawns), on_pawn) }
                { menu(words.get("pick-target"), target, &numbered(&targets), on_target) }
                <button
                    type="submit" class="button primary" aria-disabled={idle(!open)}
                    title={Pawns::say_move(session, session.tree().at(), &mv, Form::Plan, &words)}
                >{ words.get("pick-play") }</button>
            </form>
            { typed }
        </div>
    }
}
