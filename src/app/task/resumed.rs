//! A game that is to be won, kept while it goes on: a reader who comes back to the question continues it.

use crate::app::attempt::{Attempt, Deed, Stage};
use crate::app::hooks::{keep_begun, kept_begun};
use crate::app::table::{Action, Table, dispatch};
use crate::lesson::{Begun, mark_of};
use crate::session::Kind;
use yew::prelude::*;

/// Continues the game of the question of this mark as it was left, and keeps it while it goes on.
#[hook]
pub(super) fn use_resumed(table: &UseReducerHandle<Table>, attempt: &Attempt, question: &str) {
    let name = mark_of(&format!("{question} game"));
    let wins = attempt.kind == Kind::Win;
    let goes_on = wins
        && attempt.stage == Stage::Open
        && attempt.won(&table.play).is_none()
        && attempt.own_moves(&table.play) > 0;
    let line = goes_on.then(|| attempt.line(&table.play));
    let left = use_memo(name.clone(), |name| kept_begun(name).filter(|_| wins));
    let act = dispatch(table, Action::Task);
    use_effect_with(name.clone(), move |_| {
        if let Some(line) = left.as_ref().as_ref().and_then(|begun| begun.texts.first()) {
            act.emit(Deed::Resumed(line.clone()));
        }
    });
    use_effect_with((name, wins, line), |(name, wins, line)| {
        if *wins {
            keep_begun(name, Begun { texts: line.iter().cloned().collect(), rows: Vec::new() });
        }
    });
}
