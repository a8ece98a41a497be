//! The dialog for a new game. Together with the game's fields, it is a chunk of the program that is loaded when a new
//! game is requested.

use super::part::use_part;
use crate::app::face::{DrawSetup, Face};
use crate::app::house::{DrawNewGame, new_game};
use yew::prelude::*;

/// The dialog, as far as it is here.
pub(in crate::app) struct NewGame {
    /// What draws it and the game's fields in it, while it is open.
    pub(in crate::app) open: Option<(DrawNewGame, DrawSetup)>,
    /// Whether it was asked for and did not come.
    pub(in crate::app) missing: bool,
    /// Opens it, or closes it.
    pub(in crate::app) ask: Callback<bool>,
}

/// The dialog of a game's page, which has the same face all the time.
#[hook]
pub(in crate::app) fn use_new_game(face: &'static dyn Face) -> NewGame {
    let wanted = use_state_eq(|| false);
    let part = use_part(move || {
        Box::pin(async move {
            let draw = new_game().await?;
            Ok((draw, face.setup().await?))
        })
    });
    let ask = use_callback((wanted.setter(), part.ask), |asked: bool, (wanted, fetch)| {
        wanted.set(asked);
        if asked {
            fetch.emit(());
        }
    });
    NewGame { open: part.here.filter(|_| *wanted), missing: part.missing, ask }
}
