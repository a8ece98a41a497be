//! A game that is to be won, kept while it goes on: a reader who comes back to the question continues it.

use super::{Coach, Heard};
use crate::app::attempt::{Attempt, Stage};
use crate::app::hooks::{Unfinished, keep_unfinished, kept_unfinished};
use crate::app::table::Table;
use crate::lesson::mark_of;
use crate::session::Kind;
use yew::prelude::*;

/// The game of a question as it was left, if it is one that is to be won.
pub(in crate::app) fn left(table: &Table, coach: Option<&Coach>) -> Option<Unfinished> {
    kept_unfinished(&place(table, table.attempt.as_ref()?, coach)?)
}

/// Keeps the game of a question while it goes on, and until it is judged. Whether it is kept is heard.
#[hook]
pub(super) fn use_kept_game(
    table: &Table,
    attempt: &Attempt,
    coach: Option<&Coach>,
    heard: Option<&Callback<Heard>>,
) {
    let goes_on = attempt.stage == Stage::Open && attempt.own_moves(&table.play) > 0;
    let game = goes_on.then(|| Unfinished {
        line: attempt.line(&table.play),
        start: attempt.position(),
        seed: attempt.start.state().seed,
    });
    let heard = heard.cloned();
    use_effect_with((place(table, attempt, coach), game), move |(place, game)| {
        let Some(place) = place else { return };
        let kept = keep_unfinished(place, game.as_ref());
        if let Some(heard) = heard {
            heard.emit(Heard::Kept(kept));
        }
    });
}

/// Where the game of a question is kept: by the step of its lesson, or, where it belongs to none, by its position and
/// by how many moves it may take. `None` where no game is to be won, or nothing is kept.
fn place(table: &Table, attempt: &Attempt, coach: Option<&Coach>) -> Option<String> {
    let alone = || match table.look.task.within {
        None => mark_of(&attempt.position()),
        Some(within) => mark_of(&format!("{} {within}", attempt.position())),
    };
    let place = coach.map_or_else(alone, |coach| coach.place.clone());
    (attempt.kind == Kind::Win && !place.is_empty()).then_some(place)
}
