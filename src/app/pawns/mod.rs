//! Pawns on the page.
//!
//! - `board` with its `board_row`s of `square`s, and `hands`, which turns pointers and keys into
//!   moves; `picker` has the same moves as menus. `names` puts squares and positions into words.
//! - `why`: the reasons, with `addition`, the table of ⊕ and its laws.
//! - `setup`: the fields of a new game, with `place_grid` to put pawns on squares.
//! - `nimbers`: the view that builds the nimbers up; `fill`: the view in which a pupil does so;
//!   `reason`: why a square has its nimber, for both; `exercises`: the ways to what can be asked.

mod addition;
mod board;
mod board_row;
mod exercises;
mod fill;
mod fill_row;
mod hands;
mod names;
mod nimbers;
mod picker;
mod place_grid;
mod reason;
mod setup;
mod sheet;
mod square;
mod why;
mod why_pawns;

use super::house::why_over;
use super::ui::{BoardProps, GameUi, OwnViewProps, SetupProps, ViewUi, WhyProps};
use crate::core::Message;
use crate::games::pawns::{Move, Pawns, Position, USUAL_STEP};
use crate::session::Session;
use crate::words::Words;
use yew::prelude::*;

impl GameUi for Pawns {
    fn title(&self, words: &Words) -> String {
        let size = format!("{} × {}", self.rows(), self.columns());
        let title = words.say(&Message::new("pawns-title").with("size", size));
        if self.step() == USUAL_STEP {
            return title;
        }
        words.say(&Message::new("pawns-title-step").with("title", title).with("step", self.step()))
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(words.say(&Message::new("pawns-note").with("step", self.step())))
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        names::position(position, words)
    }

    fn say_move(&self, _: &Position, mv: &Move, words: &Words) -> String {
        let id = if mv.to == self.sink() { "pawns-move-sink" } else { "pawns-move" };
        words.say(&Message::new(id).with("from", mv.from.pair()).with("to", mv.to.pair()))
    }

    fn remark(&self, position: &Position, words: &Words) -> Option<String> {
        (position.pawns().len() == 1).then(|| names::position(position, words))
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
        why_over(session.game.last(), words)
    }

    fn view_label(view: &'static str, words: &Words) -> String {
        words.get(if view == "fill" { "tab-fill" } else { "tab-nimbers" })
    }

    fn has_page(_: &'static str) -> bool {
        true
    }

    fn panel(_: OwnViewProps<Self>) -> Html {
        Html::default()
    }

    fn setup(props: SetupProps<Self>) -> Html {
        html! { <setup::Setup ..props /> }
    }
}

impl ViewUi for Pawns {
    type Game = Self;

    fn view(props: OwnViewProps<Self>) -> Html {
        if props.view == "fill" {
            return html! { <fill::Fill ..props /> };
        }
        html! { <nimbers::BuildUp ..props /> }
    }

    /// Who fills in is told only about what was filled in.
    fn answers(view: &'static str) -> bool {
        view != "fill"
    }
}
