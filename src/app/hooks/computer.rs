//! The computer as a player: it thinks, shows what it is about to do, and does it.

use crate::app::hooks::Known;
use crate::app::table::{Action, Table};
use crate::core::Verdict;
use crate::session::{Kind, Level, choose};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds for which the move about to be made is shown before it is made: long enough to see
/// it, short enough not to wait for it.
const SHOW_MOVE: u32 = 700;

/// The pause before the computer's move.
fn pause() -> u32 {
    if moves_at_once() { 0 } else { SHOW_MOVE }
}

/// Whether the computer makes its moves without showing them first: for whom nothing is to move.
pub(in crate::app) fn moves_at_once() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Lets the computer move where it is its turn.
#[hook]
pub(in crate::app) fn use_computer(table: &UseReducerHandle<Table>, known: &Known) {
    // The move, and whether it is a guess.
    let chosen = match (table.computer_moves(), &table.about_to, known) {
        (true, None, Known::All(found)) => {
            let guessed = matches!(found.verdict, Verdict::Unknown(_));
            choose(&*table.play, found).map(|mv| (mv, guessed))
        }
        // A player by chance need not wait for an analysis.
        (true, None, _) if table.play.state().level == Level::Random => {
            table.random_move().map(|mv| (mv, false))
        }
        // A game that is to be won counts if the computer's moves are its own: it is asked again instead.
        (true, None, Known::Lost) if table.asks(Kind::Win) => None,
        // What the solver cannot say anything about is played at random rather than not at all.
        (true, None, Known::Refused(_) | Known::Lost) => table.random_move().map(|mv| (mv, true)),
        // Nor does the reader have to wait for it longer than is bearable.
        (true, None, Known::Nothing | Known::Computing(_)) if table.stopped => {
            table.random_move().map(|mv| (mv, true))
        }
        _ => None,
    };
    // A game that is opened again forgets what the computer was about to do. If that happens between two
    // renders, the choice is the same as before, and has to be reported again.
    let visit = table.visit;
    {
        let dispatch = table.dispatcher();
        use_effect_with((chosen, visit), move |(chosen, _)| {
            if let Some((mv, guessed)) = chosen {
                dispatch.dispatch(Action::AboutTo(mv.clone(), *guessed));
            }
        });
    }
    let dispatch = table.dispatcher();
    let about_to = (table.about_to.clone(), table.play.state().tree.at(), visit);
    use_effect_with(about_to, move |(about_to, ..)| {
        let timer = about_to
            .clone()
            .map(|mv| Timeout::new(pause(), move || dispatch.dispatch(Action::ComputerPlays(mv))));
        move || drop(timer)
    });
}
