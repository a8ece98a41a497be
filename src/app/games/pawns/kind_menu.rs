//! The menu for the kind of piece whose nimbers are shown.

use super::names;
use crate::app::house::menu;
use crate::app::ui::OwnViewProps;
use crate::games::pawns::{Kind, Pawns};
use crate::session::NodeId;
use crate::words::Words;
use yew::prelude::*;

/// The kind that the link names, otherwise that of the first piece of the game.
pub(super) fn kind_of(props: &OwnViewProps<Pawns>) -> Kind {
    let first = props.session.position_at(NodeId::START).first_kind();
    let named = props.keys.piece.filter(|&kind| props.session.game.kinds().any(|it| it == kind));
    named.unwrap_or(first)
}

/// The menu of all kinds.
pub(super) fn kind_menu(props: &OwnViewProps<Pawns>, words: &Words) -> Html {
    let first = props.session.position_at(NodeId::START).first_kind();
    let kinds: Vec<Kind> = props.session.game.kinds().collect();
    let now = kinds.iter().position(|&kind| kind == kind_of(props)).unwrap_or(0);
    let named = kinds.iter().map(|&kind| names::kind(kind, words));
    let choices: Vec<(u32, String)> = (0..).zip(named).collect();
    let on_keys = props.on_keys.clone();
    // A link may name the first kind as well.
    let mut keys = props.keys.clone();
    keys.piece = Some(kind_of(props)).filter(|&kind| kind != first);
    let change = Callback::from(move |number: u32| {
        let kind = kinds.get(number as usize).copied();
        on_keys.emit(keys.of_piece(kind.filter(|&kind| kind != first)));
    });
    let now = u32::try_from(now).unwrap_or(0);
    html! { <div class="row fields kind-menu">{ menu(words.get("piece"), now, &choices, change) }</div> }
}
