//! Placing on boards, on the page.
//!
//! - `board` with its `board_row`s of `square`s, and `hands`, which turns what is done to cells into moves;
//!   `graph_board` is the same for a custom graph; `picker` has the same moves as menus. `names` puts squares, moves
//!   and positions into words.
//! - `figure`: the board in ink, for paper.
//! - `why`: the reasons. `setup`: the fields of a new game, with `holes`, a small board on which squares are
//!   taken away, and `pieces`, which are chosen.

mod board;
mod board_row;
mod cards;
mod figure;
mod graph_board;
mod hands;
mod holes;
mod names;
mod picker;
mod pieces;
mod setup;
mod square;
mod why;

use super::{Cards, Chunk, Entry};
use crate::app::chunk::Coming;
use crate::app::house::why_over;
use crate::app::page::Brought;
use crate::app::ui::{BoardProps, Fields, Figure, Form, GameUi, Rung, ViewInfo, WhyProps};
use crate::core::{Count, Message, Rule};
use crate::games::place::{Kind, Move, Place, PlaceAnalysis, Position};
use crate::games::{Game, System};
use crate::session::{NodeId, Session};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(super) const ENTRY: Entry =
    Entry { system: System::Place, chunk: |_| Chunk { name: "place", load: || Box::pin(play()) } };

pub(super) const CARDS: Cards = Cards {
    system: System::Place,
    title: super::title::<Place>,
    first: cards::first,
    others: cards::others,
};

split_points! {
    /// Boards to play on.
    place: fn play() -> Brought { super::game::<Place>() }
    /// The fields of a new game.
    new_game: fn fields() -> Fields<Place> { |props| html! { <setup::Setup ..props /> } }
}

impl GameUi for Place {
    fn title(&self, words: &Words) -> String {
        let size = match self.kind().graph() {
            Some(_) => self.columns().to_string(),
            None => format!("{} × {}", self.rows(), self.columns()),
        };
        words.say(&Message::new(names::title(self.kind())).with("size", size))
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(words.get(names::note(self.kind())))
    }

    fn note_of(&self, start: &Position, words: &Words) -> Option<String> {
        let note = self.note(words)?;
        // Only where squares are missing can it be asked whether they stop a queen.
        let stops = matches!(self.kind(), Kind::Queens) && !start.gone(self).is_empty();
        Some(if stops { format!("{note} {}", words.get("place-note-beyond")) } else { note })
    }

    fn lessons(&self, _: &Position) -> &'static [&'static str] {
        match self.rule() {
            Rule::Misere => &[],
            Rule::Normal => &["boards"],
        }
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        names::position(self, position, words)
    }

    fn say_move(
        session: &Session<Self>,
        _: NodeId,
        mv: &Move,
        form: Form,
        words: &Words,
    ) -> String {
        let id = match mv.squares() {
            [one] if one.is_vertex() => form.pick("place-take-vertex", "place-took-vertex"),
            [one, _] if one.is_vertex() => form.pick("place-take-edge", "place-took-edge"),
            _ if session.game.kind().pieces().is_some() => form.pick("place-lay", "place-laid"),
            _ => form.pick("place-take", "place-took"),
        };
        let message = Message::new(id).with("kind", session.game.kind().name());
        words.say(&message.with("squares", names::all(mv, words)))
    }

    fn remark(session: &Session<Self>, words: &Words) -> Option<String> {
        names::gone_too(session, words)
    }

    fn parts(session: &Session<Self>, words: &Words) -> Vec<String> {
        names::parts(session, words)
    }

    fn hint(
        session: &Session<Self>,
        analysis: &PlaceAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        names::hint(session, analysis, rung, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        if props.session.game.kind().graph().is_some() {
            return html! { <graph_board::GraphBoard ..props /> };
        }
        html! { <board::Board ..props /> }
    }

    fn figure(session: &Session<Self>, _: Count) -> Option<Figure> {
        Some(figure::figure(session))
    }

    fn picker(props: BoardProps<Self>) -> Html {
        html! { <picker::Picker ..props /> }
    }

    fn why(props: &WhyProps<Self>, words: &Words) -> Html {
        why::why(props, words)
    }

    fn why_over(session: &Session<Self>, words: &Words) -> Html {
        why_over(session.game.last(), None, words)
    }

    /// There is none.
    fn view(_: &'static str) -> ViewInfo {
        ViewInfo::page("place")
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}
