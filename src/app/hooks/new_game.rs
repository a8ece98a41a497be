//! The dialog for a new game. Together with the game's fields, it is a chunk of the program that is loaded when a new
//! game is requested.

use crate::app::face::{DrawSetup, Face};
use crate::app::house::{DrawNewGame, new_game};
use wasm_bindgen_futures::spawn_local;
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
    let open = use_state(|| None);
    let missing = use_state_eq(|| false);
    let ask =
        use_callback((open.setter(), missing.setter()), move |asked: bool, (open, missing)| {
            if !asked {
                open.set(None);
                return;
            }
            let (open, missing) = (open.clone(), missing.clone());
            spawn_local(async move {
                let came = match new_game().await {
                    Ok(draw) => face.setup().await.map(|fields| (draw, fields)),
                    Err(not_here) => Err(not_here),
                };
                missing.set(came.is_err());
                open.set(came.ok());
            });
        });
    NewGame { open: (*open).clone(), missing: *missing, ask }
}
