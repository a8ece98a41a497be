//! Which kind of piece the nimbers are of.

use super::names;
use crate::app::house::menu;
use crate::app::ui::OwnViewProps;
use crate::games::pawns::{Kind, Pawns};
use crate::session::NodeId;
use crate::words::Words;
use yew::prelude::*;

/// The kind that the link names, else that of the first piece of the game.
pub(super) fn kind_of(props: &OwnViewProps<Pawns>) -> Kind {
    let first = props.session.position_at(NodeId::START).first_kind();
    props.keys.piece.unwrap_or(first)
}

/// The menu of all kinds.
pub(super) fn kind_menu(props: &OwnViewProps<Pawns>, words: &Words) -> Html {
    let first = props.session.position_at(NodeId::START).first_kind();
    let now = Kind::ALL.iter().position(|&kind| kind == kind_of(props)).unwrap_or(0);
    let choices: Vec<(u32, String)> =
        (0..).zip(Kind::ALL.map(|kind| names::kind(kind, words))).collect();
    let (keys, on_keys) = (props.keys.clone(), props.on_keys.clone());
    let change = Callback::from(move |number: u32| {
        let kind = Kind::ALL.get(number as usize).copied();
        on_keys.emit(keys.of_piece(kind.filter(|&kind| kind != first)));
    });
    let now = u32::try_from(now).unwrap_or(0);
    html! { <div class="row fields kind-menu">{ menu(words.get("piece"), now, &choices, change) }</div> }
}
