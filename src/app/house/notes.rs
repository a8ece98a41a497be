//! What has just happened: spoken to those who listen, and written under the board.

use super::who::{Family, say_of};
use crate::app::dom::focus_panel;
use crate::app::face::Face;
use crate::app::hooks::Known;
use crate::app::table::{Table, Told};
use crate::core::{Message, Verdict};
use crate::link::View;
use crate::session::{Level, Turn};
use crate::words::Words;
use yew::prelude::*;

/// The line under the board; `known` is what the solver knows of the game.
pub(in crate::app) fn notes(
    face: &dyn Face,
    table: &Table,
    known: &Known,
    on_view: &Callback<View>,
    words: &Words,
) -> Html {
    let why = on_view.reform(|_: MouseEvent| {
        focus_panel();
        View::Analyse
    });
    let asks = table.play.state().over() && table.look.view != View::Analyse;
    let news = news(face, table, words);
    html! {
        <div class="notes">
            <p class="notes-news" role="status">{ news }</p>
            if asks && !table.look.embed {
                <button type="button" class="button" onclick={why}>{ words.get("review-ask") }</button>
            }
            if table.hint {
                <p class="notes-hint" role="status">{ hint(face, table, known, words) }</p>
            }
            // Always there, so that what comes into it is spoken.
            <p class="notes-problem" role="alert">
                { table.problem.as_ref().map(|problem| words.say(problem)).unwrap_or_default() }
            </p>
        </div>
    }
}

/// The last move, and what became of the game. It is always about the point that is shown.
fn news(face: &dyn Face, table: &Table, words: &Words) -> String {
    let (play, state) = (&table.play, table.play.state());
    let mut sentences = Vec::new();
    match &table.told {
        Some(told) => {
            sentences.push(last_move(face, table, told, words));
            if told.guessed && state.level == Level::Perfect {
                sentences.push(words.get("told-guess"));
            }
            sentences.extend(face.remark(play, words));
        }
        // Whoever steps through the game hears where it stands.
        None if !state.tree.is_empty() => sentences.push(face.say_position(play, words)),
        None => {}
    }
    match state.turn() {
        Turn::Won(side) => sentences.push(words.say(&say_of(Family::Won, state.players, side))),
        Turn::Drawn => sentences.push(words.get("drawn")),
        Turn::ToMove(_) => {}
    }
    sentences.join(" ")
}

fn last_move(face: &dyn Face, table: &Table, told: &Told, words: &Words) -> String {
    let mv = face.say_move(&table.play, told.at, &told.mv, words);
    let players = table.play.state().players;
    words.say(&say_of(Family::Told, players, told.side).with("move", mv))
}

fn hint(face: &dyn Face, table: &Table, known: &Known, words: &Words) -> String {
    match known {
        Known::All(found) => match (found.verdict, found.winning.first()) {
            (_, Some(mv)) => {
                let at = table.play.state().tree.at();
                let mv = face.say_move(&table.play, at, mv, words);
                words.say(&Message::new("hint-move").with("move", mv))
            }
            (Verdict::Known(_), None) => words.get("hint-none"),
            (Verdict::Draw, None) => words.get("hint-draw"),
            (Verdict::Unknown(_), None) => words.get("hint-unknown"),
        },
        Known::Nothing | Known::Computing(_) => words.get("hint-computing"),
        Known::Refused(_) | Known::Lost => words.get("hint-unknown"),
    }
}
