//! The menu for the kind of piece whose nimbers are shown.

use super::names;
use crate::app::house::menu;
use crate::app::ui::OwnViewProps;
use crate::games::pawns::{Kind, Pawns, PawnsKeys};
use crate::session::NodeId;
use crate::words::Words;
use yew::prelude::*;

/// The kind that the link names, otherwise that of the first piece of the game.
pub(super) fn kind_of(props: &OwnViewProps<Pawns>) -> Kind {
    let first = props.session.position_at(NodeId::START).first_kind();
    let named = props.keys.piece.filter(|&kind| props.session.game.kinds().any(|it| it == kind));
    named.unwrap_or(first)
}

/// What was filled in for a kind of piece, in a grid.
type Sheet = ((Pawns, Kind), PawnsKeys);

/// Hears that another kind is chosen. What was filled in for it comes back, for as long as the view is open.
#[hook]
pub(super) fn use_sheets(props: &OwnViewProps<Pawns>) -> Callback<PawnsKeys> {
    let sheets = use_mut_ref(Vec::<Sheet>::new);
    let here = (props.session.game, kind_of(props));
    let first = props.session.position_at(NodeId::START).first_kind();
    let (keys, on_keys) = (props.keys.clone(), props.on_keys.clone());
    Callback::from(move |blank: PawnsKeys| {
        let next = (here.0, blank.piece.unwrap_or(first));
        let before = {
            let mut sheets = sheets.borrow_mut();
            sheets.retain(|(sheet, _)| *sheet != here);
            sheets.push((here, keys.clone()));
            sheets.iter().find(|(sheet, _)| *sheet == next).map(|(_, keys)| keys.clone())
        };
        on_keys.emit(match before {
            // What else the link says may have been other things then.
            Some(before) => blank.filled_as(&before),
            None => blank,
        });
    })
}

/// The menu of all kinds; `on_keys` hears of another one, with nothing filled in.
pub(super) fn kind_menu(
    props: &OwnViewProps<Pawns>,
    on_keys: &Callback<PawnsKeys>,
    words: &Words,
) -> Html {
    let first = props.session.position_at(NodeId::START).first_kind();
    let kinds: Vec<Kind> = props.session.game.kinds().collect();
    let now = kinds.iter().position(|&kind| kind == kind_of(props)).unwrap_or(0);
    let named = kinds.iter().map(|&kind| names::kind(kind, words));
    let choices: Vec<(u32, String)> = (0..).zip(named).collect();
    let (keys, on_keys) = (props.keys.clone(), on_keys.clone());
    let change = Callback::from(move |number: u32| {
        let kind = kinds.get(number as usize).copied();
        on_keys.emit(keys.of_piece(kind.filter(|&kind| kind != first)));
    });
    let now = u32::try_from(now).unwrap_or(0);
    html! { <div class="row fields kind-menu">{ menu(words.get("piece"), now, &choices, change) }</div> }
}
