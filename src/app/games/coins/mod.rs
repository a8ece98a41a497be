//! Coins on the page.
//!
//! - `board` with its `coin`s, in the lines that `room` gives them; `figure` has them in ink, for paper; `hands` turns
//!   what is done to cells into moves; `picker` has the move typed;
//! - `setup`: the fields of a new game; `why`: the reasons; `say`: words.

mod board;
mod cards;
mod check;
mod coin;
mod figure;
mod hands;
mod picker;
mod room;
mod say;
mod setup;
mod why;

use super::{Cards, Chunk, Entry};
use crate::app::chunk::Coming;
use crate::app::house::why_over;
use crate::app::page::Brought;
use crate::app::ui::{BoardProps, Fields, Figure, Form, GameUi, Rung, ViewInfo, WhyProps};
use crate::core::{Count, Message, Rule};
use crate::games::System;
use crate::games::coins::{Coins, CoinsAnalysis, Move, Position};
use crate::session::{NodeId, Session};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(super) const ENTRY: Entry =
    Entry { system: System::Coins, chunk: |_| Chunk { name: "coins", load: || Box::pin(play()) } };

pub(super) const CARDS: Cards = Cards {
    system: System::Coins,
    title: super::title::<Coins>,
    first: cards::first,
    others: cards::others,
};

split_points! {
    /// Coins to play with.
    coins: fn play() -> Brought { super::game::<Coins>() }
    /// The fields of a new game.
    new_game: fn fields() -> Fields<Coins> { |props| html! { <setup::Setup ..props /> } }
}

impl GameUi for Coins {
    fn title(&self, words: &Words) -> String {
        say::title(self, words)
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(say::rule(self, words))
    }

    fn lessons(&self, _: &Position) -> &'static [&'static str] {
        match (self.rule, &self.down) {
            (Rule::Misere, _) => &[],
            (Rule::Normal, None) => &["coins"],
            (Rule::Normal, Some(_)) => &["coins", "corners"],
        }
    }

    fn figure(session: &Session<Self>, count: Count) -> Option<Figure> {
        Some(figure::figure(&session.game, *session.position(), count))
    }

    fn rules(&self, position: &Position, words: &Words) -> Vec<String> {
        let rule = format!("{}. {}", self.say_rule(position, words), words.get("coins-on-paper"));
        self.note(words).into_iter().chain([rule]).collect()
    }

    fn how_to_fill() -> Option<&'static str> {
        Some("coins-fill-note")
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        say::position(self, *position, words)
    }

    fn say_move(_: &Session<Self>, _: NodeId, mv: &Move, form: Form, words: &Words) -> String {
        say::turn(*mv, form, words)
    }

    fn read_typed(_: &Session<Self>, text: &str, count: Count) -> Result<Move, Message> {
        Move::read_counting(text, count)
    }

    fn parts(session: &Session<Self>, words: &Words) -> Vec<String> {
        say::parts(session, words)
    }

    fn hint(
        session: &Session<Self>,
        analysis: &CoinsAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        say::hint(session, analysis, rung, words)
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
        why_over(session.game.rule, Some(say::left(session)), words)
    }

    /// There is no view of their own to be named.
    fn view(_: &'static str) -> ViewInfo {
        ViewInfo::page("coins")
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}
