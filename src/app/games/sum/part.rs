//! A part on the board: its name, its value if it may be shown, and its own system's board.

use super::say;
use crate::app::arrival::page_here;
use crate::app::face;
use crate::app::hooks::use_words;
use crate::app::house::note;
use crate::app::ui::BoardOf;
use crate::core::{Message, Nimber};
use crate::games::System;
use crate::games::sum::PartFound;
use crate::session::{Finding, Playing};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PartProps {
    /// Its place, from 0.
    pub(super) place: usize,
    /// How many parts there are.
    pub(super) count: usize,
    pub(super) system: System,
    /// The part as a game of its own.
    pub(super) play: Playing,
    /// Whether nobody can move in it.
    pub(super) stuck: bool,
    /// What one does in it, where no part before it says the same.
    pub(super) note: Option<String>,
    /// Whether the reader may move now.
    pub(super) open: bool,
    /// A move in it that is to be shown.
    pub(super) marked: Vec<String>,
    /// What is known of it, where that may be shown.
    pub(super) found: Option<PartFound>,
    /// The value to which it must be brought to win.
    pub(super) target: Option<Nimber>,
    pub(super) reasons: bool,
    /// Takes a move in it, as it is written.
    pub(super) on_move: Callback<String>,
}

/// The part.
#[component]
pub(super) fn Part(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { place, play, .. } = props;
    let found = use_memo((play.clone(), props.found.clone()), |(play, found)| {
        found.as_ref().and_then(|found| play.finding(&found.tell)).map(Rc::<Finding>::new)
    });
    let Some(face) = page_here(props.system).and_then(|page| page.face) else {
        return Html::default();
    };
    let title = face.title(play, &words);
    let name = format!("sum-part-{place}");
    let board = face::Board {
        play: play.clone(),
        open: props.open && !props.stuck,
        marked: props.marked.clone(),
        found: (*found).clone(),
        reasons: props.reasons,
        on_move: props.on_move.clone(),
    };
    html! {
        <section
            class={classes!("sum-part", props.system.name(), props.stuck.then_some("stuck"))}
            aria-labelledby={name.clone()} data-sum-part={(place + 1).to_string()}
        >
            <header class="sum-head">
                <h2 id={name}>{ say::named(*place, &title, &words) }</h2>
                { value(props, &words) }
            </header>
            { for props.note.iter().map(|text| note("sum-note quiet", text)) }
            <ContextProvider<BoardOf> context={BoardOf(*place)}>{ face.board(board) }</ContextProvider<BoardOf>>
            <p id={format!("board-says-{place}")} hidden=true>{ face.say_position(play, &words) }</p>
            if props.stuck { <p class="sum-stuck quiet">{ words.get("sum-stuck") }</p> }
        </section>
    }
}

/// The value of the part, and what it must become.
fn value(props: &PartProps, words: &crate::words::Words) -> Html {
    let Some(found) = &props.found else { return Html::default() };
    let Some(value) = found.value else {
        let said = found.twin.map_or_else(
            || words.get("sum-value-unknown"),
            |twin| words.say(&Message::new("sum-value-twin").with("part", twin + 1)),
        );
        return html! { <p class="sum-value">{ said }</p> };
    };
    let wins = props.target.filter(|_| found.winning_count > 0);
    let id = if wins.is_some() { "sum-value-to" } else { "sum-value" };
    let message = Message::new(id).with("value", value.0);
    let message = message.with("target", wins.unwrap_or_default().0);
    html! { <p class={classes!("sum-value", wins.map(|_| "wins"))}>{ words.say(&message) }</p> }
}
