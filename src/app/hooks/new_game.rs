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
    /// Whether it was asked for and is on its way.
    pub(in crate::app) waiting: bool,
    /// Opens it, or closes it.
    pub(in crate::app) ask: Callback<bool>,
}

/// The dialog of a game's page, which has the same face all the time. It belongs to the visit on which it was opened:
/// whoever goes back has left it.
#[hook]
pub(in crate::app) fn use_new_game(face: &'static dyn Face, visit: u32) -> NewGame {
    let wanted = use_state_eq(|| None::<u32>);
    let part = use_part(move || {
        Box::pin(async move {
            let draw = new_game().await?;
            Ok((draw, face.setup().await?))
        })
    });
    let ask =
        use_callback((wanted.setter(), part.ask, visit), |asked: bool, (wanted, fetch, visit)| {
            wanted.set(asked.then_some(*visit));
            if asked {
                fetch.emit(());
            }
        });
    let wanted = *wanted == Some(visit);
    let waiting = wanted && part.here.is_none() && !part.missing;
    NewGame { waiting, open: part.here.filter(|_| wanted), missing: part.missing, ask }
}
