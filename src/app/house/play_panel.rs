//! The panel of the game being played: the choice of a move, a hint, the players and the level.

use super::settled::Settled;
use super::status::{level_name, level_note};
use super::{Menu, Sign, icon, other_ways};
use crate::app::dom::{field_value, idle, some, ticked};
use crate::app::face::Face;
use crate::app::table::{Action, Table};
use crate::core::Message;
use crate::link::Values;
use crate::session::{Level, Players, Side, Step};
use crate::words::Words;
use yew::prelude::*;

/// The panel. `tell` makes something happen, `picker` is the system's menus of moves, which are folded away
/// where they are not `needed`; `ways` says whether they are open, and hears of it.
pub(in crate::app) fn play_panel(
    face: &dyn Face,
    table: &Table,
    tell: &Callback<Action>,
    picker: Html,
    needed: bool,
    ways: &UseStateHandle<bool>,
    words: &Words,
) -> Html {
    let (state, owners) = (table.play.state(), face.owners(&table.play));
    let may_move = state.person_to_move();
    let pause = {
        let paused = table.paused;
        tell.reform(move |_: MouseEvent| Action::Pause(!paused))
    };
    let hide = tell.reform(|event: Event| {
        Action::Values(if ticked(&event) { Values::Hide } else { Values::Show })
    });
    let (sign, label) =
        if table.paused { (Sign::Play, "computers-go") } else { (Sign::Pause, "computers-pause") };
    html! {
        <div class="play-panel">
            <div class="row">
                // On a small screen it is right below the board, except in a frame.
                { hint_button(if table.look.embed { "" } else { "hint-beside" }, may_move, tell, words) }
                if !state.players.has_person() && !state.over() {
                    <button type="button" class="button" onclick={pause}>
                        { icon(sign) }<span>{ words.get(label) }</span>
                    </button>
                }
            </div>
            <div class="row fields">
                { players_field((state.players, owners), &tell.reform(|p| Action::Step(Step::Seat(p))), words) }
                if state.players != Players::HumanHuman {
                    { level_field(state.level, tell.reform(|l| Action::Step(Step::Level(l))), words) }
                }
            </div>
            if state.players != Players::HumanHuman {
                <p class="level-note quiet">{ words.get(level_note(state.level)) }</p>
            }
            if needed {
                { picker }
            } else {
                { other_ways(ways, picker, words) }
            }
            { face.rule_drawn(&table.play) }
            <label class="check">
                <input type="checkbox" checked={table.look.values == Values::Hide} onchange={hide} />
                { words.get("values-hide") }
            </label>
        </div>
    }
}

/// Asks for a hint, or for more of it.
pub(in crate::app) fn hint_button(
    class: &'static str,
    may_move: bool,
    tell: &Callback<Action>,
    words: &Words,
) -> Html {
    let ask = some(tell, move |_: MouseEvent| may_move.then_some(Action::Hint));
    html! {
        <button type="button" class={classes!("button", class)} aria-keyshortcuts="H" onclick={ask} aria-disabled={idle(!may_move)}>
            { icon(Sign::Hint) }<span>{ words.get("hint") }</span>
        </button>
    }
}

/// What the players are called where it is not by turns that they move.
pub(in crate::app) type Owners = Option<[&'static str; 2]>;

/// Who plays whom.
pub(super) fn players_field(
    (current, owners): (Players, Owners),
    on_change: &Callback<Players>,
    words: &Words,
) -> Html {
    let choose = some(on_change, |value: String| Players::named(&value));
    let options = Players::ALL.into_iter().map(|players| {
        let label = match players {
            Players::HumanComputer => "players-human-computer",
            Players::ComputerHuman => "players-computer-human",
            Players::HumanHuman => "players-human-human",
            Players::ComputerComputer => "players-computer-computer",
        };
        let label = match (players.person(), owners) {
            (Some(side), Some(names)) => you_are(side, names, words),
            _ => words.get(label),
        };
        html! {
            <option key={players.name()} value={players.name()} selected={players == current}>
                { label }
            </option>
        }
    });
    html! {
        <label class="field">
            <span>{ words.get("players") }</span>
            <Settled value={current.name()} {choose}>{ for options }</Settled>
        </label>
    }
}

/// On which side the reader sits.
fn you_are(side: Side, [first, second]: [&'static str; 2], words: &Words) -> String {
    let name = if side == Side::First { first } else { second };
    words.say(&Message::new("players-you-are").with("player", name))
}

/// How well the computer plays.
pub(in crate::app) fn level_field(level: Level, on_change: Callback<Level>, words: &Words) -> Html {
    let current = level;
    let change = Callback::from(move |event: Event| {
        if let Some(chosen) = Level::named(&field_value(&event)) {
            on_change.emit(chosen);
        }
    });
    let options = Level::ALL.into_iter().map(|level| {
        html! {
            <option key={level.name()} value={level.name()} selected={level == current}>
                { words.get(level_name(level)) }
            </option>
        }
    });
    html! {
        <label class="field">
            <span>{ words.get("level") }</span>
            <Menu value={current.name()} onchange={change}>{ for options }</Menu>
        </label>
    }
}
