//! One row of a bar. It is redrawn only if it has changed.

use super::art::skull;
use super::say::square_value;
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// What a row looks like at the moment.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BarRowProps {
    /// Its place from 0.
    pub(super) row: u8,
    /// Its squares.
    pub(super) length: u8,
    /// The square that has the board's one tab stop, where it is in this row.
    pub(super) stop: Option<u32>,
    /// The id of the text that says what a bite of that square does.
    pub(super) told: Option<AttrValue>,
    /// The first square that the bite in view takes, and whether it may be made.
    pub(super) taken: Option<(u32, bool)>,
    /// The first square that a bite which is marked takes: a hint, the computer's, the reader's own.
    pub(super) marked: Option<u32>,
    /// The squares that are bitten by those, a bit each.
    pub(super) bitten: u32,
    /// The squares whose bite wins, a bit each, where the map is shown.
    pub(super) wins: Option<u32>,
}

/// A row.
#[component]
pub(super) fn BarRow(props: &BarRowProps) -> Html {
    let words = use_words();
    let squares = (0..props.length).map(|column| square(props, column, &words));
    let row = u32::from(props.row) + words.count().first();
    let said =
        Message::new("bar-row-name").with("row", row).with("squares", u32::from(props.length));
    let said = words.say(&said);
    html! {
        <div class="bar-row" role="row" aria-label={said} data-row={props.row.to_string()}>
            <span class="bar-number" aria-hidden="true">{ row }</span>
            { for squares }
        </div>
    }
}

fn square(props: &BarRowProps, column: u8, words: &Words) -> Html {
    let poison = (props.row, column) == (0, 0);
    let at = u32::from(column);
    let taken = props.taken.filter(|&(from, _)| at >= from);
    let marked = props.marked.is_some_and(|from| at >= from);
    let bitten = props.bitten >> column & 1 == 1;
    let wins = props.wins.map(|wins| wins >> column & 1 == 1);
    let class = classes!(
        "square",
        poison.then_some("poison"),
        taken.map(|(_, legal)| if legal { "taken" } else { "not-taken" }),
        marked.then_some("marked"),
        bitten.then_some("bitten"),
        wins.filter(|_| !poison).map(|wins| if wins { "wins" } else { "loses" }),
    );
    let name = words.say(
        &Message::new(match (poison, wins) {
            (true, _) => "square-poison",
            (false, None) => "bar-square-name",
            (false, Some(true)) => "square-wins",
            (false, Some(false)) => "square-loses",
        })
        .with("square", square_value(props.row, column)),
    );
    let here = props.stop == Some(at);
    let stop = if here { "0" } else { "-1" };
    let told = props.told.clone().filter(|_| here);
    html! {
        <span
            {class} role="gridcell" tabindex={stop} aria-label={name} aria-selected={bitten.then_some("true")}
            aria-describedby={told} data-column={column.to_string()}
        >
            if poison { { skull() } }
            if let Some(wins) = wins {
                // Drawn by the style: it is no part of the square's name.
                <span class="square-sign" data-sign={if poison { "0" } else if wins { "2" } else { "1" }} />
            }
        </span>
    }
}
