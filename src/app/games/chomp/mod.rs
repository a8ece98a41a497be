//! Chomp on the page.
//!
//! - `figure`: the bars in ink, for paper;
//! - `board`: the bars, drawn by `bar_row` and `art`; `hands` turns what is done to cells into bites;
//! - `picker`, `setup`, `why`, `say`: menus, the fields of a new game, reasons, words;
//! - `map`: the win map as a panel, with its files; `decide` asks for a table that is too
//!   large to be made unasked;
//! - `bite_reason`, `calls_reason`: why results about many bars are right;
//! - `gallery`, `three_rows`, `cost`, `recursion`: views with a page to themselves; `asking` is how they
//!   ask. `written` has the fields that say how the recursion is written.

mod art;
mod asking;
mod bar_row;
mod bite_reason;
mod board;
mod calls_reason;
mod cards;
mod check;
mod conjecture;
mod cost;
mod cost_plot;
mod cost_seconds;
mod decide;
mod examples;
mod figure;
mod gallery;
mod hands;
mod in_program;
mod map;
mod paint;
mod picker;
mod recursion;
mod say;
mod setup;
mod small_bar;
mod three_rows;
mod three_rows_found;
mod why;
mod written;

use super::{Cards, Chunk, Entry};
use crate::app::chunk::Coming;
use crate::app::hooks::Href;
use crate::app::page::Brought;
use crate::app::ui::{
    BoardProps, Fields, Figure, Form, GameUi, OwnViewProps, Rung, ViewInfo, ViewKind, ViewUi,
    WhyProps,
};
use crate::core::{Count, Message};
use crate::games::chomp::{Chomp, ChompAnalysis, ChompKeys, Move, Position};
use crate::games::{Game, Keys, System};
use crate::link::{Link, View};
use crate::session::{NodeId, Session};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(super) const ENTRY: Entry = Entry {
    system: System::Chomp,
    chunk: |view| match view {
        Some("gallery") => Chunk { name: "gallery", load: || Box::pin(gallery_of_bars()) },
        Some("three-rows") => Chunk { name: "three-rows", load: || Box::pin(three_rows_lab()) },
        Some("cost") => Chunk { name: "cost", load: || Box::pin(cost_lab()) },
        Some("recursion") => Chunk { name: "recursion", load: || Box::pin(recursion_steps()) },
        _ => Chunk { name: "chomp", load: || Box::pin(play()) },
    },
};

pub(super) const CARDS: Cards = Cards {
    system: System::Chomp,
    title: super::title::<Chomp>,
    first: cards::first,
    others: cards::others,
};

split_points! {
    /// Chomp to play, with its map.
    chomp: fn play() -> Brought { super::game::<Chomp>() }
    /// The first bites of many bars.
    gallery: fn gallery_of_bars() -> Brought { super::view::<GalleryView>() }
    /// Bars of three rows.
    three_rows: fn three_rows_lab() -> Brought { super::view::<ThreeRowsPage>() }
    /// What the usual recursion costs.
    cost: fn cost_lab() -> Brought { super::view::<CostView>() }
    /// The same recursion call by call.
    recursion: fn recursion_steps() -> Brought { super::view::<RecursionPage>() }
    /// The fields of a new game.
    new_game: fn fields() -> Fields<Chomp> { |props| html! { <setup::Setup ..props /> } }
}

impl GameUi for Chomp {
    fn title(&self, words: &Words) -> String {
        let message = Message::new("chomp-title").with("rows", u32::from(self.rows()));
        words.say(&message.with("columns", u32::from(self.columns())))
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(words.get("chomp-note"))
    }

    fn lessons(&self, _: &Position) -> &'static [&'static str] {
        &["chomp"]
    }

    fn note_in_sum(&self, _: &Position, words: &Words) -> Option<String> {
        Some(format!("{} {}", words.get("chomp-note"), words.get("chomp-note-in-sum")))
    }

    fn say_rule(&self, position: &Position, words: &Words) -> String {
        words.get(if position.only().is_some() { "rule-poison" } else { "rule-poisons" })
    }

    fn say_end(&self, position: &Position, words: &Words) -> String {
        words.get(if position.only().is_some() { "ending-poison" } else { "ending-poisons" })
    }

    fn rules(&self, position: &Position, words: &Words) -> Vec<String> {
        vec![words.get("chomp-rules"), self.say_rule(position, words) + "."]
    }

    fn figure(session: &Session<Self>, count: Count) -> Option<Figure> {
        figure::figure(session, count)
    }

    fn say_step(step: &str, _: &Words) -> String {
        format!("[{}]", step.replace('.', ", "))
    }

    fn how_to_step() -> &'static str {
        "chomp-next-note"
    }

    fn how_to_fill() -> Option<&'static str> {
        Some("chomp-fill-note")
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        say::position(position, words)
    }

    fn say_move(
        session: &Session<Self>,
        at: NodeId,
        mv: &Move,
        form: Form,
        words: &Words,
    ) -> String {
        say::bite(session.position_at(at), mv, form, words)
    }

    fn read_typed(_: &Session<Self>, text: &str, count: Count) -> Result<Move, Message> {
        Move::read_counting(text, count)
    }

    fn parts(session: &Session<Self>, words: &Words) -> Vec<String> {
        say::parts(session, words)
    }

    fn hint(
        session: &Session<Self>,
        analysis: &ChompAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        say::hint(session, analysis, rung, words)
    }

    fn weigh(
        _: &Session<Self>,
        _: NodeId,
        before: &ChompAnalysis,
        after: Option<&ChompAnalysis>,
        words: &Words,
    ) -> Option<String> {
        say::weigh(before, after, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
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

    fn view(name: &'static str) -> ViewInfo {
        match name {
            "map" => ViewInfo { kind: ViewKind::Panel, ..ViewInfo::page("tab-map") },
            "gallery" => ViewInfo::page("tab-gallery"),
            "three-rows" => ViewInfo::page("tab-three-rows"),
            "recursion" => ViewInfo::page("tab-recursion"),
            _ => ViewInfo::page("tab-cost"),
        }
    }

    fn panel(props: OwnViewProps<Self>) -> Html {
        html! { <map::Map ..props /> }
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}

/// The view of many bars.
struct GalleryView;

impl ViewUi for GalleryView {
    type Game = Chomp;

    fn view(props: OwnViewProps<Chomp>) -> Html {
        html! { <gallery::Gallery ..props /> }
    }
}

/// The view of bars of three rows.
struct ThreeRowsPage;

impl ViewUi for ThreeRowsPage {
    type Game = Chomp;

    fn view(props: OwnViewProps<Chomp>) -> Html {
        html! { <three_rows::ThreeRowsView ..props /> }
    }
}

/// The view of what recursion costs.
struct CostView;

impl ViewUi for CostView {
    type Game = Chomp;

    fn view(props: OwnViewProps<Chomp>) -> Html {
        html! { <cost::CostLab ..props /> }
    }
}

/// The view of the recursion itself.
struct RecursionPage;

impl ViewUi for RecursionPage {
    type Game = Chomp;

    fn view(props: OwnViewProps<Chomp>) -> Html {
        html! { <recursion::RecursionView ..props /> }
    }
}

/// The link to a whole bar, shown by a view.
fn whole_bar(game: Chomp, view: &'static str) -> String {
    whole_bar_by(game, view, &ChompKeys::default())
}

/// The same, with the recursion that is shown.
fn whole_bar_by(game: Chomp, view: &'static str, keys: &ChompKeys) -> String {
    let link = Link::to(&game, &game.example_position()).in_view(View::Own(view));
    let said = keys.write().into_iter().filter(|(key, _)| RECURSION.contains(key));
    said.fold(link, |link, (key, value)| link.with_own(key, value)).href()
}

/// The keys that say which recursion it is.
const RECURSION: [&str; 3] = ["order", "base", "memory"];
