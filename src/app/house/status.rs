//! The line over the board: the rule in force, who plays, whose turn it is.

use super::who::{Family, say_of};
use crate::app::hooks::{Known, use_words};
use crate::app::table::Table;
use crate::app::ui::GameUi;
use crate::core::{Message, Rule};
use crate::session::{Level, Players};
use crate::words::Words;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct StatusProps<G: GameUi> {
    /// The game.
    pub(in crate::app) table: Table<G>,
    /// What the solver knows of it.
    pub(in crate::app) known: Known<G>,
}

/// The line over the board.
#[component]
pub(in crate::app) fn Status<G: GameUi>(props: &StatusProps<G>) -> Html {
    let words = use_words();
    let session = &props.table.session;
    let rule = words.get(match session.game.rule() {
        Rule::Normal => "rule-normal",
        Rule::Misere => "rule-misere",
    });
    let over = session.winner().is_some();
    html! {
        <div class="status">
            <p class="status-rule"><strong>{ rule }</strong>{ " · " }{ pairing(session.players, session.level, &words) }</p>
            <p class={classes!("status-turn", over.then_some("over"))}>{ turn(props, &words) }</p>
        </div>
    }
}

/// Whose turn it is, or who has won.
fn turn<G: GameUi>(props: &StatusProps<G>, words: &Words) -> String {
    let session = &props.table.session;
    if let Some(winner) = session.winner() {
        return words.say(&say_of(Family::Won, session.players, winner));
    }
    if props.table.paused && session.computer_to_move() {
        return words.get("turn-paused");
    }
    let thinking = props.table.computer_moves() && props.table.about_to.is_none();
    match &props.known {
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
