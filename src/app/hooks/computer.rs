//! The computer at the board: it thinks, shows what it is about to do, and does it.

use crate::app::hooks::Known;
use crate::app::table::{Happening, Table};
use crate::core::Verdict;
use crate::games::{Analysis, Game};
use crate::session::choose;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds for which the move about to be made is shown before it is made: long enough to see
/// it, short enough not to wait for it.
const SHOW_MOVE: u32 = 700;

/// Lets the computer move where it is its turn.
#[hook]
pub(in crate::app) fn use_computer<G: Game>(table: &UseReducerHandle<Table<G>>, known: &Known<G>) {
    // The move, and whether it is a guess.
    let chosen = match (table.computer_moves(), &table.about_to, known) {
        (true, None, Known::All(analysis)) => {
            let session = &table.session;
            let ply = session.history.shown().ply;
            let position = session.position();
            let guessed = matches!(analysis.verdict(), Verdict::Unknown(_));
            choose(&session.game, position, analysis, session.level, session.seed, ply)
                .map(|mv| (mv, guessed))
        }
        // What the solver cannot say anything about is played at random rather than not at all.
        (true, None, Known::Refused(_) | Known::Lost) => table.random_move().map(|mv| (mv, true)),
        _ => None,
    };
    {
        let dispatch = table.dispatcher();
        use_effect_with(chosen, move |chosen| {
            if let Some((mv, guessed)) = chosen {
                dispatch.dispatch(Happening::AboutTo(mv.clone(), *guessed));
            }
        });
    }
    let dispatch = table.dispatcher();
    let about_to = (table.about_to.clone(), table.session.history.at());
    use_effect_with(about_to, move |(about_to, _)| {
        let timer = about_to.clone().map(|mv| {
            Timeout::new(SHOW_MOVE, move || dispatch.dispatch(Happening::ComputerPlays(mv)))
        });
        move || drop(timer)
    });
}
