//! Sums on the page: each part is drawn, and told of, by its own system's face.
//!
//! - `parts` gives the parts of a sum as games of their systems; `board` has them side by side, each drawn by a
//!   `part`; `picker` has the move typed;
//! - `setup`: the fields of a new game; `why`: the reasons; `say`: words.

mod board;
mod cards;
mod figure;
mod part;
mod parts;
mod picker;
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
use crate::games::sum::{Move, Position, Sum, SumAnalysis};
use crate::link::Split;
use crate::session::{NodeId, Session};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(super) const ENTRY: Entry =
    Entry { system: System::Sum, chunk: |_| Chunk { name: "sum", load: || Box::pin(play()) } };

pub(super) const CARDS: Cards = Cards {
    system: System::Sum,
    title: cards::title,
    first: cards::first,
    others: |_| Html::default(),
};

split_points! {
    /// Sums to play with.
    sum: fn play() -> Brought { super::game::<Sum>() }
    /// The fields of a new game. They read links of every system, so they are no part of what all games share.
    sum: fn fields() -> Fields<Sum> { |props| html! { <setup::Setup ..props /> } }
}

/// The systems that a link's parts are of: none where it is no link to a sum. (Before its game is there: what
/// is wrong with it is found later.)
pub(super) fn systems(split: &Split) -> Vec<System> {
    if split.system() != System::Sum {
        return Vec::new();
    }
    let rules = split.rules().unwrap_or_default();
    let names = rules.split('_').filter_map(|kind| kind.split('-').next());
    let named: Vec<System> = names.filter_map(System::named).collect();
    System::ALL.iter().copied().filter(|&one| one != System::Sum && named.contains(&one)).collect()
}

impl GameUi for Sum {
    fn title(&self, words: &Words) -> String {
        cards::title_of(self.kinds().len(), words)
    }

    fn title_of(&self, start: &Position, words: &Words) -> String {
        say::title(start, words)
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(words.get("sum-note"))
    }

    fn lessons(&self, _: &Position) -> &'static [&'static str] {
        &["sums", "adding"]
    }

    fn rules(&self, position: &Position, words: &Words) -> Vec<String> {
        let rule = self.say_rule(position, words) + ".";
        let parts = say::rules(position, words);
        [words.get("sum-note")].into_iter().chain(parts).chain([rule]).collect()
    }

    fn figure(session: &Session<Self>, count: Count) -> Option<Figure> {
        figure::figure(session, count)
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
        say::made(session, at, mv, form, words)
    }

    fn read_typed(session: &Session<Self>, text: &str, count: Count) -> Result<Move, Message> {
        parts::read_typed(session, text, count)
    }

    fn parts(session: &Session<Self>, words: &Words) -> Vec<String> {
        say::parts(session.position(), words)
    }

    fn hint(
        session: &Session<Self>,
        analysis: &SumAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        say::hint(session, analysis, rung, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
    }

    fn needs_picker(position: &Position) -> bool {
        parts::starts(position).iter().any(|part| part.face.needs_picker(&part.play))
    }

    fn picker(props: BoardProps<Self>) -> Html {
        html! { <picker::Picker ..props /> }
    }

    fn why(props: &WhyProps<Self>, words: &Words) -> Html {
        why::why(props, words)
    }

    fn why_over(_: &Session<Self>, words: &Words) -> Html {
        why_over(Rule::Normal, None, words)
    }

    /// There is no view of their own to be named.
    fn view(_: &'static str) -> ViewInfo {
        ViewInfo::page("sum")
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}
