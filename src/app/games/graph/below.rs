//! What is below the board: the graph as a table, what a reader's program made of it, and its files.

use super::board::region_sign;
use super::export::exports;
use super::lists::Lists;
use super::scene::is_drawn;
use super::table::{Column, table};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::games::graph::{Graphs, Position};
use crate::session::NodeId;
use crate::words::Words;
use yew::prelude::*;

/// The table, which is closed until it is asked for, and the files.
#[component]
pub(super) fn Below(props: &BoardProps<Graphs>) -> Html {
    let words = use_words();
    let position = props.session.position();
    let start = props.session.position_at(NodeId::START).clone();
    let drawn = is_drawn(position.graph());
    let show = props.analysis.is_some();
    // Where the position is explained, that is compared.
    let lists = if show {
        Html::default()
    } else {
        html! { <Lists {start} /> }
    };
    let regions = show.then(|| regions(position, &words));
    html! {
        <>
            { table(position, regions.as_ref(), lists, &words) }
            { exports(position, drawn, show.then_some("graph-figure-regions"), &words) }
        </>
    }
}

/// The column of who can force a win, and how soon.
fn regions(position: &Position, words: &Words) -> Column {
    let position = position.clone();
    let cell = move |vertex| region_sign(&position, vertex);
    Column { heading: words.get("graph-winner-rank"), cell: Box::new(cell) }
}
