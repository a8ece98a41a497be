//! Moves without pointing: the part is chosen from a menu, the rest is as its system has it.

use super::{parts, say};
use crate::app::face;
use crate::app::hooks::use_words;
use crate::app::house::menu;
use crate::app::ui::BoardProps;
use crate::games::sum::{Move, Sum};
use yew::prelude::*;

/// The menus.
#[component]
pub(super) fn Picker(props: &BoardProps<Sum>) -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| 0_u32);
    let session = &props.session;
    let shown = use_memo(session.clone(), |session| parts::at(session, session.tree().at()));
    let position = session.position();
    let names = say::names(position, &words);
    let open = (0..).zip(position.parts()).zip(&names).filter(|((_, part), _)| !part.is_stuck());
    let open: Vec<(u32, String)> =
        open.map(|((place, _), name)| (place, say::named(place as usize, name, &words))).collect();
    // What is over gives way to the first part that is not.
    let place = open.iter().map(|(place, _)| *place).find(|place| place == &*chosen);
    let Some(place) = place.or(open.first().map(|(place, _)| *place)) else {
        return Html::default();
    };
    let Some(part) = shown.get(place as usize) else { return Html::default() };
    let on_part = {
        let chosen = chosen.setter();
        Callback::from(move |place| chosen.set(place))
    };
    let board = face::Board {
        play: part.play.clone(),
        open: props.open,
        marked: None,
        found: None,
        reasons: false,
        on_move: props.on_move.reform(move |mv| Move { part: place, mv }),
    };
    html! {
        <div class="sum-picker">
            { menu(words.get("sum-pick-part"), place, &open, on_part) }
            <div key={place} class={position.part(place).map(|part| part.system().name())}>
                { part.face.picker(board) }
            </div>
        </div>
    }
}
