//! The line above the board: the rule in force, the players, whose turn it is.

use super::who::{Family, say_of};
use crate::app::face::Face;
use crate::app::hooks::Known;
use crate::app::table::Table;
use crate::core::Message;
use crate::session::{Level, Players, Seat, Turn};
use crate::words::Words;
use yew::prelude::*;

/// The lines over the board; `known` is what the solver knows of the game.
pub(in crate::app) fn status(face: &dyn Face, table: &Table, known: &Known, words: &Words) -> Html {
    let state = table.play.state();
    let rule = face.say_rule(&table.play, words);
    let over = state.winner().map(|winner| {
        match (state.players.seat(winner), state.players.has_person()) {
            (Seat::Computer, true) => "lost",
            _ => "over",
        }
    });
    html! {
        <div class="status">
            <p class="status-rule">
                <strong>{ rule }</strong>
                <span class="status-pairing">{ " · " }{ pairing(state.players, state.level, words) }</span>
            </p>
            <p class={classes!("status-turn", over)}>{ turn(face, table, known, words) }</p>
        </div>
    }
}

/// Whose turn it is, or who has won.
fn turn(face: &dyn Face, table: &Table, known: &Known, words: &Words) -> String {
    let state = table.play.state();
    let side = match state.turn() {
        Turn::Won(winner) => return words.say(&say_of(face, Family::Won, state.players, winner)),
        Turn::Drawn => return face.draw(&table.play, words),
        Turn::ToMove(side) => side,
    };
    if table.looks_back() {
        return words.get("turn-looking-back");
    }
    if state.players.seat(side) == Seat::Computer && table.paused {
        return words.get("turn-paused");
    }
    let thinking = table.computer_moves() && table.about_to.is_none();
    match known {
        Known::Computing(progress) if thinking && progress.done > 1_000_000 => {
            words.say(&Message::new("turn-thinking").with("positions", progress.done))
        }
        _ => words.say(&say_of(face, Family::Turn, state.players, side)),
    }
}

/// Who plays whom, and how well.
fn pairing(players: Players, level: Level, words: &Words) -> String {
    let level = level.name();
    let id = match players {
        Players::HumanHuman => return words.get("pairing-people"),
        Players::HumanComputer | Players::ComputerHuman => "pairing-you",
        Players::ComputerComputer => "pairing-computers",
    };
    words.say(&Message::new(id).with("level", level))
}

/// The message that names a level.
pub(super) fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "level-random",
        Level::Beginner => "level-beginner",
        Level::Medium => "level-medium",
        Level::Expert => "level-expert",
        Level::Perfect => "level-perfect",
    }
}

/// The message that says how a level plays.
pub(super) fn level_note(level: Level) -> &'static str {
    match level {
        Level::Random => "level-note-random",
        Level::Beginner => "level-note-beginner",
        Level::Medium => "level-note-medium",
        Level::Expert => "level-note-expert",
        Level::Perfect => "level-note-perfect",
    }
}
