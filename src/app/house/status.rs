//! The line over the board: the rule in force, who plays, whose turn it is.

use super::who::{Family, say_of};
use crate::app::hooks::Known;
use crate::app::table::Table;
use crate::app::ui::GameUi;
use crate::core::{Message, Rule};
use crate::session::{Level, Players, Seat};
use crate::words::Words;
use yew::prelude::*;

/// The line over the board; `known` is what the solver knows of the game.
pub(in crate::app) fn status<G: GameUi>(table: &Table<G>, known: &Known<G>, words: &Words) -> Html {
    let session = &table.session;
    let rule = session.game.rule_line(words).unwrap_or_else(|| {
        words.get(match session.game.rule() {
            Rule::Normal => "rule-normal",
            Rule::Misere => "rule-misere",
        })
    });
    let over =
        session.winner().map(|winner| match (session.seat(winner), session.players.has_person()) {
            (Seat::Computer, true) => "lost",
            _ => "over",
        });
    html! {
        <div class="status">
            <p class="status-rule"><strong>{ rule }</strong>{ " · " }{ pairing(session.players, session.level, words) }</p>
            <p class={classes!("status-turn", over)}>{ turn(table, known, words) }</p>
        </div>
    }
}

/// Whose turn it is, or who has won.
fn turn<G: GameUi>(table: &Table<G>, known: &Known<G>, words: &Words) -> String {
    let session = &table.session;
    if let Some(winner) = session.winner() {
        return words.say(&say_of(Family::Won, session.players, winner));
    }
    if session.over() {
        return words.get("drawn");
    }
    let computers = session.seat(session.side()) == Seat::Computer;
    if computers && !session.computer_to_move() {
        return words.get("turn-looking-back");
    }
    if computers && table.paused {
        return words.get("turn-paused");
    }
    let thinking = table.computer_moves() && table.about_to.is_none();
    match known {
        Known::Computing(progress) if thinking && progress.done > 1_000_000 => {
            words.say(&Message::new("turn-thinking").with("positions", progress.done))
        }
        _ => words.say(&say_of(Family::Turn, session.players, session.side())),
    }
}

/// Who plays whom, and how well.
fn pairing(players: Players, level: Level, words: &Words) -> String {
    let level = words.get(level_name(level));
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
        Level::Beginner => "level-beginner",
        Level::Medium => "level-medium",
        Level::Expert => "level-expert",
        Level::Perfect => "level-perfect",
    }
}
