//! The panel of the game being played: the choice of a move, a hint, who plays and how well.

use super::status::level_name;
use super::{Icon, Sign};
use crate::app::dom::{field_value, ticked};
use crate::app::hooks::use_words;
use crate::app::table::{Happening, Table};
use crate::app::ui::GameUi;
use crate::link::Values;
use crate::session::{Action, Level, Players};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct PlayPanelProps<G: GameUi> {
    /// The game.
    pub(in crate::app) table: Table<G>,
    /// Makes something happen.
    pub(in crate::app) tell: Callback<Happening<G>>,
    /// The system's menus of moves.
    pub(in crate::app) picker: Html,
}

/// The panel.
#[component]
pub(in crate::app) fn PlayPanel<G: GameUi>(props: &PlayPanelProps<G>) -> Html {
    let words = use_words();
    let table = &props.table;
    let session = &table.session;
    let hint = props.tell.reform(|_: MouseEvent| Happening::Hint);
    let pause = {
        let paused = table.paused;
        props.tell.reform(move |_: MouseEvent| Happening::Pause(!paused))
    };
    let hide = props.tell.reform(|event: Event| {
        Happening::Values(if ticked(&event) { Values::Hide } else { Values::Show })
    });
    let (sign, label) = if table.paused {
        (Sign::Play, "computers-go")
    } else {
        (Sign::Pause, "computers-pause")
    };
    html! {
        <div class="play-panel">
            { props.picker.clone() }
            <div class="row">
                <button type="button" class="button" onclick={hint} disabled={!session.person_to_move()}>
                    <Icon sign={Sign::Hint} /><span>{ words.get("hint") }</span>
                </button>
                if !session.players.has_person() {
                    <button type="button" class="button" onclick={pause}>
                        <Icon {sign} /><span>{ words.get(label) }</span>
                    </button>
                }
            </div>
            <div class="row fields">
                <PlayersField players={session.players} on_change={
                    props.tell.reform(|players| Happening::Act(Action::Seat(players)))
                } />
                if session.players != Players::HumanHuman {
                    <LevelField level={session.level} on_change={
                        props.tell.reform(|level| Happening::Act(Action::Level(level)))
                    } />
                }
            </div>
            <label class="check">
                <input type="checkbox" checked={table.look.values == Values::Hide} onchange={hide} />
                { words.get("values-hide") }
            </label>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlayersFieldProps {
    pub(super) players: Players,
    pub(super) on_change: Callback<Players>,
}

/// Who plays whom.
#[component]
pub(super) fn PlayersField(props: &PlayersFieldProps) -> Html {
    let words = use_words();
    let change = {
        let on_change = props.on_change.clone();
        Callback::from(move |event: Event| {
            Players::named(&field_value(&event)).into_iter().for_each(|chosen| on_change.emit(chosen));
        })
    };
    let options = Players::ALL.into_iter().map(|players| {
        let label = match players {
            Players::HumanComputer => "players-human-computer",
            Players::ComputerHuman => "players-computer-human",
            Players::HumanHuman => "players-human-human",
            Players::ComputerComputer => "players-computer-computer",
        };
        html! {
            <option key={players.name()} value={players.name()} selected={players == props.players}>
                { words.get(label) }
            </option>
        }
    });
    html! {
        <label class="field">
            <span>{ words.get("players") }</span>
            <select onchange={change}>{ for options }</select>
        </label>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LevelFieldProps {
    pub(super) level: Level,
    pub(super) on_change: Callback<Level>,
}

/// How well the computer plays.
#[component]
pub(super) fn LevelField(props: &LevelFieldProps) -> Html {
    let words = use_words();
    let change = {
        let on_change = props.on_change.clone();
        Callback::from(move |event: Event| {
            Level::named(&field_value(&event)).into_iter().for_each(|chosen| on_change.emit(chosen));
        })
    };
    let options = Level::ALL.into_iter().map(|level| {
        html! {
            <option key={level.name()} value={level.name()} selected={level == props.level}>
                { words.get(level_name(level)) }
            </option>
        }
    });
    html! {
        <label class="field">
            <span>{ words.get("level") }</span>
            <select onchange={change}>{ for options }</select>
        </label>
    }
}
