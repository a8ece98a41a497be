//! Pawns and other pieces on the page.
//!
//! - `board` with its `board_row`s of `square`s, drawn by `art`, between the `colours` of the nimbers and the
//!   `numbers`, with the `golden` lines of a queen; and `hands`, which
//!   turns what is done to cells into moves; `picker` has the same moves as menus. `names` puts squares and positions
//!   into words.
//! - `figure`: the grid in ink, for paper.
//! - `why`: the reasons, with `addition`, the table of ⊕ and its laws.
//! - `setup`: the fields of a new game, with `place_grid` to put pawns on squares.
//! - `nimbers`: the view that builds the nimbers up; `fill`: the view in which a pupil does so;
//!   `reason`: why a square has its nimber, for both; `exercises`: the ways to what can be asked.

mod addition;
mod art;
mod board;
mod board_row;
mod cards;
mod colours;
mod exercises;
mod figure;
mod fill;
mod fill_row;
mod golden;
mod hands;
mod kind_menu;
mod names;
mod nimbers;
mod numbers;
mod picker;
mod place_grid;
mod reason;
mod setup;
mod sheet;
mod square;
mod why;
mod why_pawns;
mod why_pieces;

use super::{Cards, Chunk, Entry};
use crate::app::chunk::Coming;
use crate::app::house::why_over;
use crate::app::page::Brought;
use crate::app::ui::{
    BoardProps, Fields, Figure, Form, GameUi, OwnViewProps, Rung, ViewInfo, ViewUi, WhyProps,
};
use crate::core::{Count, Message, Rule};
use crate::games::pawns::{Kind, Move, Pawns, PawnsAnalysis, Position, Square, USUAL_STEP};
use crate::games::{Game, System};
use crate::session::{NodeId, Session};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(super) const ENTRY: Entry = Entry {
    system: System::Pawns,
    chunk: |view| match view {
        Some("nimbers") => Chunk { name: "nimbers", load: || Box::pin(build_up()) },
        Some("fill") => Chunk { name: "fill", load: || Box::pin(fill_in()) },
        _ => Chunk { name: "pawns", load: || Box::pin(play()) },
    },
};

pub(super) const CARDS: Cards = Cards {
    system: System::Pawns,
    title: cards::title,
    first: cards::first,
    others: cards::others,
};

split_points! {
    /// Pawns to play with.
    pawns: fn play() -> Brought { super::game::<Pawns>() }
    /// The nimbers, built up.
    nimbers: fn build_up() -> Brought { super::view::<BuildUpView>() }
    /// The nimbers, to be filled in.
    fill: fn fill_in() -> Brought { super::view::<FillView>() }
    /// The fields of a new game.
    new_game: fn fields() -> Fields<Pawns> { |props| html! { <setup::Setup ..props /> } }
}

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

    fn lessons(&self, start: &Position) -> &'static [&'static str] {
        let others = start.pieces().iter().any(|piece| piece.kind != Kind::Pawn);
        match self.rule() {
            Rule::Misere => &[],
            Rule::Normal if others => &["pawns", "wythoff"],
            Rule::Normal => &["pawns"],
        }
    }

    fn rules(&self, position: &Position, words: &Words) -> Vec<String> {
        let pawns = || words.say(&Message::new("pawns-rules").with("step", self.step()));
        let how = names::rules(self, position, words).unwrap_or_else(pawns);
        vec![how, self.say_rule(position, words) + "."]
    }

    fn figure(session: &Session<Self>, _: Count) -> Option<Figure> {
        Some(figure::figure(session))
    }

    fn title_of(&self, start: &Position, words: &Words) -> String {
        names::title(self, start, words).unwrap_or_else(|| self.title(words))
    }

    fn note_of(&self, start: &Position, words: &Words) -> Option<String> {
        names::note(self, start, words).or_else(|| self.note(words))
    }

    fn sheet_note(position: &Position, words: &Words) -> Option<String> {
        let kind = Message::new("sheet-of-kind").with("kind", position.first_kind().name());
        (names::kinds(position).len() > 1).then(|| words.say(&kind))
    }

    fn say_step(step: &str, words: &Words) -> String {
        let numbers: Vec<u32> = step.split('.').filter_map(|number| number.parse().ok()).collect();
        let &[row, column] = numbers.as_slice() else { return step.to_owned() };
        words.say(&Message::new("pawns-step").with("square", Square { row, column }.pair()))
    }

    fn how_to_step() -> &'static str {
        "pawns-next-note"
    }

    fn how_to_fill() -> Option<&'static str> {
        Some("pawns-fill-note")
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        names::position(position, words)
    }

    fn say_move(
        session: &Session<Self>,
        at: NodeId,
        mv: &Move,
        form: Form,
        words: &Words,
    ) -> String {
        names::step(&session.game, session.position_at(at), *mv, form, words)
    }

    fn remark(session: &Session<Self>, words: &Words) -> Option<String> {
        let pieces = |position: &Position| position.pieces().len();
        let before = session.tree().before().map(|before| pieces(session.position_at(before)));
        let position = session.position();
        // Once, when the others have gone.
        let alone = pieces(position) == 1 && before.is_some_and(|before| before > 1);
        alone.then(|| names::position(position, words))
    }

    fn parts(session: &Session<Self>, words: &Words) -> Vec<String> {
        names::parts(session, words)
    }

    fn hint(
        session: &Session<Self>,
        analysis: &PawnsAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        names::hint(session, analysis, rung, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
    }

    /// Of several kinds on one square the board moves the first that can.
    fn needs_picker(position: &Position) -> bool {
        position.mixes()
    }

    fn picker(props: BoardProps<Self>) -> Html {
        html! { <picker::Picker ..props /> }
    }

    fn why(props: &WhyProps<Self>, words: &Words) -> Html {
        why::why(props, words)
    }

    fn why_over(session: &Session<Self>, words: &Words) -> Html {
        why_over(session.game.last(), names::left(session.position()), words)
    }

    fn view(name: &'static str) -> ViewInfo {
        match name {
            // A reader who fills in squares is told only about those.
            "fill" => ViewInfo { answers: false, ..ViewInfo::page("tab-fill") },
            _ => ViewInfo::page("tab-nimbers"),
        }
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}

/// The view that builds the nimbers up.
struct BuildUpView;

impl ViewUi for BuildUpView {
    type Game = Pawns;

    fn view(props: OwnViewProps<Pawns>) -> Html {
        html! { <nimbers::BuildUp ..props /> }
    }
}

/// The view in which they are filled in.
struct FillView;

impl ViewUi for FillView {
    type Game = Pawns;

    fn view(props: OwnViewProps<Pawns>) -> Html {
        html! { <fill::Fill ..props /> }
    }
}
