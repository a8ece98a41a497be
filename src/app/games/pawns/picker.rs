//! The same moves without pointing: from the menus of a text game, or typed.

use crate::app::dom::{idle, some};
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, Typed, menu, typed_move, use_problem};
use crate::app::ui::{BoardProps, Form, GameUi};
use crate::games::pawns::{Kind, Move, Pawns, Piece, Square};
use yew::prelude::*;

/// The menus: a piece by its number, then where it goes by its number.
#[component]
pub(super) fn Picker(props: &BoardProps<Pawns>) -> Html {
    let words = use_words();
    let session = &props.session;
    let game = session.game;
    let position = session.position();
    // Pieces that can move, each with its number.
    let moves = |piece: &Piece| game.targets(piece.kind, piece.square).next().is_some();
    let numbers = (0_u32..).zip(position.pieces().iter().copied());
    let pieces: Vec<(u32, Piece)> = numbers.filter(|(_, piece)| moves(piece)).collect();
    // The pawn's place in the list and the target's, from 0; what is no longer there gives way to
    // the first that is.
    let state = use_state_eq(|| (0_u32, 0_u32));
    let text = use_state_eq(String::new);
    let problem = use_problem(props);
    let note = words.get("pawns-type-note");
    let typed = typed_move(
        props,
        Typed { text, problem, label: "type-move", example: "(1,\u{a0}3)-(1,\u{a0}5)", note },
        &words,
    );
    let chosen = pieces.iter().find(|(number, _)| *number == state.0).or(pieces.first());
    let Some(&(pawn, piece)) = chosen else {
        return html! { <div class="picker">{ typed }</div> };
    };
    let targets: Vec<Square> = game.targets(piece.kind, piece.square).collect();
    let target = if state.1 < u32::try_from(targets.len()).unwrap_or(0) { state.1 } else { 0 };
    let Some(&to) = targets.get(target as usize) else { return typed };
    let mv = Move::of(&game, position, piece, to);
    let name = |&(number, piece): &(u32, Piece)| {
        let square = piece.square.pair();
        let named = match piece.kind {
            Kind::Pawn => square,
            kind => format!("{} {square}", super::names::kind(kind, &words)),
        };
        (number, format!("{}: {named}", number + 1))
    };
    let choices: Vec<(u32, String)> = pieces.iter().map(name).collect();
    let squares = (0_u32..).zip(&targets);
    let ends: Vec<(u32, String)> = squares
        .map(|(place, square)| (place, format!("{}: {}", place + 1, square.pair())))
        .collect();
    let on_pawn = {
        let state = state.setter();
        Callback::from(move |pawn: u32| state.set((pawn, 0)))
    };
    let on_target = {
        let state = state.setter();
        Callback::from(move |target: u32| state.set((pawn, target)))
    };
    let label = if position.is_all_pawns() { "pick-pawn" } else { "pick-piece" };
    let open = props.open;
    let play = {
        let state = state.setter();
        some(&props.on_move, move |()| {
            if open {
                state.set((pawn, 0));
            }
            open.then_some(mv)
        })
    };
    html! {
        <div class="picker">
            <InputForm class="picker-menus" on_submit={play}>
                { menu(words.get(label), pawn, &choices, on_pawn) }
                { menu(words.get("pick-target"), target, &ends, on_target) }
                <button
                    type="submit" class="button primary" aria-disabled={idle(!open)}
                    title={Pawns::say_move(session, session.tree().at(), &mv, Form::Plan, &words)}
                >{ words.get("pick-play") }</button>
            </InputForm>
            { typed }
        </div>
    }
}
