//! What a system brings to the page beside its mathematics: names, a board, panels, a form.

use crate::games::Game;
use crate::session::Session;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A system that can be drawn.
pub(super) trait GameUi: Game {
    /// The game's name: "Kayles 0.77".
    fn title(&self, words: &Words) -> String;
    /// What one does in this game, in a sentence, where it is one that has a name.
    fn note(&self, words: &Words) -> Option<String>;
    /// Who wins when no move is left, where the general sentence would not be true.
    fn rule_line(&self, _: &Words) -> Option<String> {
        None
    }
    /// A position in words.
    fn say_position(&self, position: &Self::Position, words: &Words) -> String;
    /// A move in words, seen from the position before it.
    fn say_move(&self, before: &Self::Position, mv: &Self::Move, words: &Words) -> String;
    /// The board, to play on.
    fn board(props: BoardProps<Self>) -> Html;
    /// Whether some move of this position can only be made by the menus.
    fn needs_picker(position: &Self::Position) -> bool;
    /// The same moves by menus and by text.
    fn picker(props: BoardProps<Self>) -> Html;
    /// Who wins and why.
    fn why(props: &WhyProps<Self>, words: &Words) -> Html;
    /// Why a game that is over is won by whom it is.
    fn why_over(session: &Session<Self>, words: &Words) -> Html;
    /// The label of one of the system's own views.
    fn view_label(view: &'static str, words: &Words) -> String;
    /// Whether a view has a page to itself, and is no panel beside the board.
    fn has_page(view: &'static str) -> bool;
    /// One of the system's own views, as a panel.
    fn panel(props: OwnViewProps<Self>) -> Html;
    /// The fields of a new game that belong to the system.
    fn setup(props: SetupProps<Self>) -> Html;
}

/// A system that has views with a page to themselves.
pub(super) trait ViewUi: GameUi {
    /// Such a view.
    fn view(props: OwnViewProps<Self>) -> Html;
}

/// What a board is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardProps<G: Game> {
    /// The game and the point of it that is shown.
    pub(super) session: Rc<Session<G>>,
    /// Whether the reader may move now.
    pub(super) open: bool,
    /// A move to be seen on the board: one that the computer is about to make, or a hint.
    pub(super) marked: Option<G::Move>,
    /// What is known of the position, where it may be shown.
    pub(super) analysis: Option<Rc<G::Analysis>>,
    /// Takes a move, legal or not.
    pub(super) on_move: Callback<G::Move>,
}

/// What the panel of reasons is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct WhyProps<G: Game> {
    /// The game and the point of it that is shown.
    pub(super) session: Rc<Session<G>>,
    /// What is known of the position.
    pub(super) analysis: Rc<G::Analysis>,
    /// Whether the reader may move now.
    pub(super) open: bool,
    /// Makes a move.
    pub(super) on_move: Callback<G::Move>,
}

/// What a view of the system's own is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct OwnViewProps<G: Game> {
    /// Which view.
    pub(super) view: &'static str,
    /// The game and the point of it that is shown.
    pub(super) session: Rc<Session<G>>,
    /// The system's own keys of the link.
    pub(super) keys: G::Keys,
    /// Changes them.
    pub(super) on_keys: Callback<G::Keys>,
}

/// What the system's fields of a new game are given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SetupProps<G: Game> {
    /// What stands in the fields at first.
    pub(super) game: G,
    /// Likewise.
    pub(super) position: G::Position,
    /// Hears of every change: what the fields say, or `None` while one of them is wrong.
    pub(super) on_change: Callback<Option<(G, G::Position)>>,
}
