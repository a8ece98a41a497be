//! The board with what is said of the position, and the ways back and on.

use super::{escaped, turned};
use crate::app::face::{Board, Face};
use crate::app::hooks::Known;
use crate::app::house::{
    computer_again, ending, hint_button, notes, status, stepper, verdict_heard, why_bar,
};
use crate::app::table::{Action, Table, dispatch};
use crate::link::View;
use crate::words::Words;
use yew::prelude::*;

/// The side of the page with the board.
pub(super) struct Side<'a> {
    pub(super) face: &'static dyn Face,
    pub(super) table: &'a UseReducerHandle<Table>,
    pub(super) board: &'a Board,
    pub(super) known: &'a Known,
    /// Whether the end of the game takes clicks.
    pub(super) settled: bool,
    /// Whether a game that is over is looked back on.
    pub(super) ended: bool,
    /// What was said of the point that is shown in it.
    pub(super) told_back: Option<String>,
    /// Whether the game has a page of its own.
    pub(super) own_page: bool,
    /// Opens the dialog of a new game, or closes it.
    pub(super) ask_new_game: &'a Callback<bool>,
    pub(super) on_view: &'a Callback<View>,
    /// Goes to a link.
    pub(super) go: &'a Callback<String>,
}

impl Side<'_> {
    pub(super) fn draw(&self, words: &Words) -> Html {
        let Self { face, table, board, known, .. } = *self;
        let (play, state) = (&table.play, table.play.state());
        let act = dispatch(table, Action::Step);
        // What lies still there has a reason, and a way out.
        let refused = dispatch(table, |()| Action::Closed);
        let (touched, entered) = if self.looked_back() {
            (Some(clicked(&refused)), Some(entered(&refused)))
        } else {
            (None, None)
        };
        // Where answers are kept back, or a teacher has chosen what is seen, the page offers none.
        let on_why = (self.is_played() && table.answers_shown()).then_some(self.on_view);
        let told = board.reasons && !state.over() && !self.ended;
        // While it is not the reader who moves, nothing says how to.
        let unmoved = !board.open && !state.over();
        // After two plies at least one was a person's, who knows by then.
        let moved = state.tree.shown().ply >= 2;
        let back = self.told_back.clone();
        let place = classes!(
            "board-place",
            unmoved.then_some("unmoved"),
            moved.then_some("moved"),
            self.ended.then_some("looked-back-on")
        );
        html! {
            <section class="board-side" aria-label={words.get("board-label")} onpointerdown={turned(table)} onkeydown={escaped(table)}>
                { status(face, table, known, words) }
                <div class={place} onclick={touched} onkeydown={entered}>
                    { face.board(board.clone()) }
                    { ending(face, table, self.settled, self.on_view, self.go, words) }
                </div>
                { why_bar(known, told, on_why, words) }
                { verdict_heard(known, told, words) }
                { for face.cost(play, words).map(|cost| html! { <p class="quiet cost">{ cost }</p> }) }
                { notes(face, table, known, back, words) }
                { stepper(state, &act, self.ask_new_game, self.own_page, self.beside(words), words) }
                { face.below(board.clone()) }
            </section>
        }
    }

    /// What is offered beside the ways back and on: a hint, whose panel may be far below, or the computer's move again.
    fn beside(&self, words: &Words) -> Html {
        let (table, state) = (self.table, self.table.play.state());
        if self.looked_back() {
            return computer_again(state.players, &dispatch(table, Action::Step), words);
        }
        if !self.is_played() {
            return Html::default();
        }
        let tell = dispatch(table, |action: Action| action);
        hint_button("hint-near", state.person_to_move(), &tell, words)
    }

    /// Whether the computer's turn is looked back at: there is no hint to be had then, and no move to be made.
    fn looked_back(&self) -> bool {
        self.table.looks_back() && self.table.attempt.is_none()
    }

    /// Whether a game is played here, and nothing else viewed.
    fn is_played(&self) -> bool {
        let look = &self.table.look;
        look.view == View::Play && !look.embed && !self.table.play.state().over()
    }
}

/// Hears a click on the board itself, not on what turns it or unfolds something below it.
fn clicked(refused: &Callback<()>) -> Callback<MouseEvent> {
    let refused = refused.clone();
    Callback::from(move |event: MouseEvent| {
        // A button of the board's own that does nothing now is clicked as the board is.
        if !is_in(&event, "button:not(.vertex, .coins-controls *), a, summary, select, input") {
            refused.emit(());
        }
    })
}

/// Hears a key by which a move would be made. What is a button makes a click of it.
fn entered(refused: &Callback<()>) -> Callback<KeyboardEvent> {
    let refused = refused.clone();
    Callback::from(move |event: KeyboardEvent| {
        let chooses = matches!(event.key().as_str(), "Enter" | " ");
        if chooses && !is_in(&event, "button, a, summary, select, input") {
            refused.emit(());
        }
    })
}

/// Whether an event comes from such an element, or from within one.
fn is_in(event: &Event, selector: &str) -> bool {
    let target = event.target_dyn_into::<web_sys::Element>();
    target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
}
