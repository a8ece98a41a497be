//! Chomp on the page.
//!
//! - `board`: the bars, drawn by `bar_row` and `art`; `hands` turns pointers and keys into bites;
//! - `picker`, `setup`, `why`, `say`: menus, the fields of a new game, reasons, words;
//! - `map`: the win map as a panel, with files by `drawing`; `decide` asks for a table that is too
//!   large to be made unasked;
//! - `gallery`, `three_rows`, `cost`: views with a page to themselves; `asking` is how they ask.

mod art;
mod asking;
mod bar_row;
mod board;
mod conjecture;
mod cost;
mod cost_plot;
mod decide;
mod drawing;
mod examples;
mod gallery;
mod hands;
mod map;
mod paint;
mod picker;
mod say;
mod setup;
mod small_bar;
mod three_rows;
mod three_rows_found;
mod why;

use super::ui::{BoardProps, GameUi, OwnViewProps, SetupProps, ViewUi, WhyProps};
use crate::core::Message;
use crate::games::chomp::{Chomp, Move, Position};
use crate::link::View;
use crate::session::Session;
use crate::words::Words;
use yew::prelude::*;

impl GameUi for Chomp {
    fn title(&self, words: &Words) -> String {
        title(self.rows().into(), self.columns().into(), words)
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(words.get("chomp-note"))
    }

    fn say_rule(&self, position: &Position, words: &Words) -> String {
        words.get(if position.only().is_some() { "rule-poison" } else { "rule-poisons" })
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        say::position(position, words)
    }

    fn say_move(&self, before: &Position, mv: &Move, words: &Words) -> String {
        say::bite(before, mv, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
    }

    fn needs_picker(_: &Position) -> bool {
        false
    }

    fn picker(props: BoardProps<Self>) -> Html {
        html! { <picker::Picker ..props /> }
    }

    fn why(props: &WhyProps<Self>, words: &Words) -> Html {
        why::why(props, words)
    }

    fn why_over(session: &Session<Self>, words: &Words) -> Html {
        let one = session.position().only().is_some();
        html! { <p>{ words.get(if one { "why-over-eaten" } else { "why-over-poisons" }) }</p> }
    }

    fn view_label(view: &'static str, words: &Words) -> String {
        words.get(match view {
            "map" => "tab-map",
            "gallery" => "tab-gallery",
            "three-rows" => "tab-three-rows",
            _ => "tab-cost",
        })
    }

    fn has_page(view: &'static str) -> bool {
        view != "map"
    }

    fn shows_analysis(view: View) -> bool {
        matches!(view, View::Analyse | View::Own("map"))
    }

    fn panel(props: OwnViewProps<Self>) -> Html {
        html! { <map::Map ..props /> }
    }

    fn setup(props: SetupProps<Self>) -> Html {
        html! { <setup::Setup ..props /> }
    }
}

impl ViewUi for Chomp {
    type Game = Self;

    fn view(props: OwnViewProps<Self>) -> Html {
        match props.view {
            "gallery" => html! { <gallery::Gallery ..props /> },
            "three-rows" => html! { <three_rows::ThreeRowsView ..props /> },
            _ => html! { <cost::CostLab ..props /> },
        }
    }
}

/// What the game of a size is called.
pub(super) fn title(rows: u64, columns: u64, words: &Words) -> String {
    words.say(&Message::new("chomp-title").with("rows", rows).with("columns", columns))
}

/// The link to a whole bar, shown by a view.
fn whole_bar(game: Chomp, view: &'static str) -> String {
    use crate::games::Game;
    let start = game.write_position(&game.example_position());
    format!("#/v1/chomp/{}/{start}?view={view}", game.write())
}
