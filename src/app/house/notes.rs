//! What has just happened: spoken to those who listen, and written under the board.

use super::who::{Family, say_of};
use crate::app::dom::focus_panel;
use crate::app::hooks::Known;
use crate::app::table::{Table, Told};
use crate::app::ui::GameUi;
use crate::core::Verdict;
use crate::games::Analysis;
use crate::link::View;
use crate::session::Level;
use crate::words::Words;
use yew::prelude::*;

/// The line under the board; `known` is what the solver knows of the game.
pub(in crate::app) fn notes<G: GameUi>(
    table: &Table<G>,
    known: &Known<G>,
    on_view: &Callback<View>,
    words: &Words,
) -> Html {
    let why = on_view.reform(|_: MouseEvent| {
        focus_panel();
        View::Analyse
    });
    let asks = table.session.over() && table.look.view != View::Analyse;
    let news = news(table, words);
    html! {
        <div class="notes">
            <p class="notes-news" role="status">{ news }</p>
            if asks && !table.look.embed {
                <button type="button" class="button" onclick={why}>{ words.get("review-ask") }</button>
            }
            if table.hint {
                <p class="notes-hint" role="status">{ hint(table, known, words) }</p>
            }
            // Always there, so that what comes into it is spoken.
            <p class="notes-problem" role="alert">
                { table.problem.as_ref().map(|problem| words.say(problem)).unwrap_or_default() }
            </p>
        </div>
    }
}

/// The last move, and what became of the game. It is always about the point that is shown.
fn news<G: GameUi>(table: &Table<G>, words: &Words) -> String {
    let session = &table.session;
    let mut sentences = Vec::new();
    match &table.told {
        Some(told) => {
            sentences.push(last_move(table, told, words));
            if told.guessed && table.session.level == Level::Perfect {
                sentences.push(words.get("told-guess"));
            }
            sentences.extend(session.game.remark(session.position(), words));
        }
        // Whoever steps through the game hears where it stands.
        None if !session.history.is_empty() => {
            sentences.push(session.game.say_position(session.position(), words));
        }
        None => {}
    }
    if let Some(winner) = session.winner() {
        sentences.push(words.say(&say_of(Family::Won, session.players, winner)));
    } else if session.over() {
        sentences.push(words.get("drawn"));
    }
    sentences.join(" ")
}

fn last_move<G: GameUi>(table: &Table<G>, told: &Told<G>, words: &Words) -> String {
    let session = &table.session;
    let mv = session.game.say_move(&told.before, &told.mv, words);
    let side = told.side;
    words.say(&say_of(Family::Told, session.players, side).with("move", mv))
}

fn hint<G: GameUi>(table: &Table<G>, known: &Known<G>, words: &Words) -> String {
    let session = &table.session;
    match known {
        Known::All(analysis) => match (analysis.verdict(), analysis.winning().first()) {
            (_, Some(mv)) => {
                let mv = session.game.say_move(session.position(), mv, words);
                words.say(&crate::core::Message::new("hint-move").with("move", mv))
            }
            (Verdict::Known(_), None) => words.get("hint-none"),
            (Verdict::Draw, None) => words.get("hint-draw"),
            (Verdict::Unknown(_), None) => words.get("hint-unknown"),
        },
        Known::Nothing | Known::Computing(_) => words.get("hint-computing"),
        Known::Refused(_) | Known::Lost => words.get("hint-unknown"),
    }
}
