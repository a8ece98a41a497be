//! The same moves without pointing: from menus, or typed.

use crate::app::dom::{idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, Typed, menu, typed_move, use_problem};
use crate::app::ui::{BoardProps, Form, GameUi};
use crate::games::place::{Move, Place, Square, moves};
use yew::prelude::*;

/// The menus: a square by its number, then, where a piece is laid, the others.
#[component]
pub(super) fn Picker(props: &BoardProps<Place>) -> Html {
    let words = use_words();
    let session = &props.session;
    let (game, position) = (session.game, *session.position());
    let legal = use_memo((game, position), |(game, position)| moves(game, position));
    // Places in the lists, from 0; what is no longer there gives way to the first that is.
    let state = use_state_eq(|| (0_u32, 0_u32));
    let text = use_state_eq(String::new);
    let problem = use_problem(props);
    let piece = game.kind().several();
    let (note, example) = match (game.kind().graph().is_some(), piece) {
        (true, true) => ("place-type-edge", "1-2"),
        (true, false) => ("place-type-vertex", "2"),
        (false, true) => ("place-type-piece", "(1,\u{a0}1)-(1,\u{a0}2)"),
        (false, false) => ("place-type-cell", "(2,\u{a0}3)"),
    };
    let note = words.get(note);
    let typed =
        typed_move(props, Typed { text, problem, label: "type-move", example, note }, &words);
    let mut firsts: Vec<Square> =
        legal.iter().filter_map(|mv| mv.squares().first()).copied().collect();
    firsts.dedup();
    let chosen = firsts.get(state.0 as usize).map(|&square| (state.0, square));
    let Some((first, square)) = chosen.or_else(|| firsts.first().map(|&square| (0, square))) else {
        return html! { <div class="picker">{ typed }</div> };
    };
    let from_there: Vec<&Move> =
        legal.iter().filter(|mv| mv.squares().first() == Some(&square)).collect();
    let rest = if from_there.get(state.1 as usize).is_some() { state.1 } else { 0 };
    let Some(&mv) = from_there.get(rest as usize) else { return typed };
    let squares: Vec<(u32, String)> =
        (0..).zip(firsts.iter().map(|square| square.pair())).collect();
    let others = |mv: &&Move| {
        let rest: Vec<String> = mv.squares().iter().skip(1).map(|square| square.pair()).collect();
        rest.join(" ")
    };
    let (pick, pick_rest) = match game.kind().graph() {
        Some(_) => ("place-pick-vertex", "place-pick-end"),
        None => ("place-pick-square", "place-pick-rest"),
    };
    let rests: Vec<(u32, String)> = (0..).zip(from_there.iter().map(others)).collect();
    let on_first = {
        let state = state.setter();
        Callback::from(move |first: u32| state.set((first, 0)))
    };
    let on_rest = {
        let state = state.setter();
        Callback::from(move |rest: u32| state.set((first, rest)))
    };
    let title = Place::say_move(session, session.tree().at(), mv, Form::Plan, &words);
    let (open, mv) = (props.open, mv.clone());
    let play = some(&props.on_move, move |()| open.then(|| mv.clone()));
    html! {
        <div class="picker">
            <InputForm class="picker-menus" on_submit={play}>
                { menu(words.get(pick), first, &squares, on_first) }
                if piece { { menu(words.get(pick_rest), rest, &rests, on_rest) } }
                <button type="submit" class="button primary" aria-disabled={idle(!open)} {title}>
                    { words.get("pick-play") }
                </button>
            </InputForm>
            { typed }
        </div>
    }
}
