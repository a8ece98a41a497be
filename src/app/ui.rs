//! What a system adds to the page besides its mathematics: names, a board, panels, a form.

use super::chunk::Coming;
use super::hooks::Known;
use crate::core::{Count, Message, Rule};
use crate::games::Game;
use crate::session::{NodeId, Session, Side};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The name of the sentence for a rule.
pub(super) const fn rule_name(rule: Rule) -> &'static str {
    match rule {
        Rule::Normal => "rule-normal",
        Rule::Misere => "rule-misere",
    }
}

/// A system that can be drawn.
pub(super) trait GameUi: Game {
    /// The game's name: "Kayles 0.77".
    fn title(&self, words: &Words) -> String;
    /// The name of a game that begins with this position, where that says more than the rules do.
    fn title_of(&self, _start: &Self::Position, words: &Words) -> String {
        self.title(words)
    }
    /// The code that its title adds to a name of its own: those who know the name need not read it.
    fn code(&self) -> Option<String> {
        None
    }
    /// What one does in this game, in a sentence, where it is one that has a name.
    fn note(&self, _words: &Words) -> Option<String> {
        None
    }
    /// What one does in a game that begins with this position, where that says more than the rules do. Of several
    /// lines the first is seen, and the others unfold.
    fn note_of(&self, _start: &Self::Position, words: &Words) -> Option<String> {
        self.note(words)
    }
    /// The same where the game is part of a sum.
    fn note_in_sum(&self, start: &Self::Position, words: &Words) -> Option<String> {
        self.note_of(start, words)
    }
    /// Whose numbers a table is filled in with, where that may be in doubt.
    fn sheet_note(_position: &Self::Position, _words: &Words) -> Option<String> {
        None
    }
    /// A step of the system's method, as a reader sees it; given as [`crate::games::Next`] has it.
    fn say_step(step: &str, _words: &Words) -> String {
        step.to_owned()
    }
    /// The message that says how the next step is written.
    fn how_to_step() -> &'static str {
        "task-next-note"
    }
    /// The message that says what goes into a table of the system's, where the author of a question does not.
    fn how_to_fill() -> Option<&'static str> {
        None
    }
    /// What it costs to find who wins, where that is worth saying before.
    fn cost(&self, _position: &Self::Position, _words: &Words) -> Option<String> {
        None
    }
    /// The rule in force, in a sentence.
    fn say_rule(&self, _position: &Self::Position, words: &Words) -> String {
        words.get(rule_name(self.rule()))
    }
    /// What has decided a game that ends here, whoever won it.
    fn say_end(&self, _position: &Self::Position, words: &Words) -> String {
        words.get(match self.rule() {
            Rule::Normal => "ending-normal",
            Rule::Misere => "ending-misere",
        })
    }
    /// The rules in at most two sentences, for a sheet of paper.
    fn rules(&self, position: &Self::Position, words: &Words) -> Vec<String> {
        let rule = self.say_rule(position, words) + ".";
        self.note(words).into_iter().chain([rule]).collect()
    }
    /// The board at the point that is shown, drawn in ink: outlines, and on it what its parts are called.
    /// Nothing of the moves that led there. `None` where the board itself has to do.
    fn figure(_session: &Session<Self>, _count: Count) -> Option<Figure> {
        None
    }
    /// A position in words.
    fn say_position(&self, position: &Self::Position, words: &Words) -> String;
    /// A move at a point of a game, in words that continue a sentence.
    fn say_move(
        session: &Session<Self>,
        at: NodeId,
        mv: &Self::Move,
        form: Form,
        words: &Words,
    ) -> String;
    /// A move at the point that is shown, as a reader types it by what the board shows.
    fn read_typed(_: &Session<Self>, text: &str, _: Count) -> Result<Self::Move, Message> {
        Self::read_move(text)
    }
    /// What can be remarked on the position that is shown, where a move has just led to it.
    fn remark(_: &Session<Self>, _words: &Words) -> Option<String> {
        None
    }
    /// The lessons of the path that teach how to win a game that begins with this position, the easiest first.
    fn lessons(&self, _start: &Self::Position) -> &'static [&'static str] {
        &[]
    }
    /// What is said of a game that has ended and that nobody has won.
    fn draw(_: &Session<Self>, words: &Words) -> String {
        words.get("drawn")
    }
    /// What the reader is called on a side, where the board names sides otherwise than by turns.
    fn seat_name(_: Side) -> Option<&'static str> {
        None
    }
    /// What the numbers of [`crate::games::Analysis::numbers`] are of, without the nim-sum.
    fn parts(session: &Session<Self>, words: &Words) -> Vec<String>;
    /// A hint at the point that is shown; `None` where there is none of this kind.
    fn hint(
        session: &Session<Self>,
        analysis: &Self::Analysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String>;
    /// What a move of a finished game did, besides to who wins: by what was found before it, and after it where the
    /// game continued. `None` where the kinds of the positions, or their nim-sums, say it all.
    fn weigh(
        _session: &Session<Self>,
        _at: NodeId,
        _before: &Self::Analysis,
        _after: Option<&Self::Analysis>,
        _words: &Words,
    ) -> Option<String> {
        None
    }
    /// The board, to play on.
    fn board(props: BoardProps<Self>) -> Html;
    /// What belongs to the board and is looked up, or taken away, and not played on: below the ways back and on.
    fn below(_: BoardProps<Self>) -> Html {
        Html::default()
    }
    /// What the game calls a player: a number, from 1, or a name of its own.
    fn player(side: Side) -> String {
        if side == Side::First { "1" } else { "2" }.to_owned()
    }
    /// What the players are called where the owner of a place moves there, whoever that is: then nobody can be
    /// said to begin.
    fn owners(&self) -> Option<[&'static str; 2]> {
        None
    }
    /// Whether there is a move that can only be made by the menus.
    fn needs_picker(_position: &Self::Position) -> bool {
        false
    }
    /// The same moves by menus and by text.
    fn picker(props: BoardProps<Self>) -> Html;
    /// The rule in pictures, folded, where it is written as a code that has to be known to be read.
    fn rule_drawn(&self) -> Html {
        Html::default()
    }
    /// Who wins and why.
    fn why(props: &WhyProps<Self>, words: &Words) -> Html;
    /// Why a game that is over is won by whom it is.
    fn why_over(session: &Session<Self>, words: &Words) -> Html;
    /// What is to be known of one of the system's own views.
    fn view(name: &'static str) -> ViewInfo;
    /// Whether one of the system's own views has something to show of this game: otherwise no way leads to it.
    fn has_view(&self, _name: &str) -> bool {
        true
    }
    /// One of the system's own views, as a panel, where it has one that is.
    fn panel(_: OwnViewProps<Self>) -> Html {
        Html::default()
    }
    /// What draws the fields of a new game that belong to the system: a part of the program that comes
    /// when a new game is asked for.
    fn setup() -> Coming<Fields<Self>>;
}

/// Draws a system's fields of a new game.
pub(super) type Fields<G> = fn(SetupProps<G>) -> Html;

/// Wraps a board that is shown to a class: what has a size of its own may then be larger.
#[derive(Clone, PartialEq)]
pub(super) struct OnWall;

/// Wraps a board that is one of several on a page: its place among them, from 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct BoardOf(pub(super) usize);

/// The id of the text that says how to move on a board.
#[hook]
pub(super) fn use_how() -> AttrValue {
    match use_context::<BoardOf>() {
        Some(BoardOf(place)) if place > 0 => format!("board-how-{place}").into(),
        _ => "board-how".into(),
    }
}

/// The id of the text that says what is on a board; empty where there is none: beside a board that is shown to a class
/// nothing is said of it.
#[hook]
pub(super) fn use_says() -> AttrValue {
    let on_wall = use_context::<OnWall>().is_some();
    match use_context::<BoardOf>() {
        Some(BoardOf(place)) => format!("board-says-{place}").into(),
        None if on_wall => AttrValue::default(),
        None => "board-says".into(),
    }
}

/// A drawing in ink, in units of its own: a cell of a board has about 36 of them.
pub(super) struct Figure {
    /// Its width.
    pub(super) width: u32,
    /// Its height.
    pub(super) height: u32,
    /// Whether the board has this shape however much room there is; heaps go where they fit.
    pub(super) rigid: bool,
    /// Its content, as SVG: black is `currentcolor`.
    pub(super) drawn: Html,
}

/// A rung of the ladder of hints, below the move itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rung {
    /// A theorem, or a smaller case.
    Theory,
    /// Where to look.
    Where,
}

/// The form in which a move is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// What can be done: "take 3 from heap A".
    Plan,
    /// What somebody did, whose name comes before it: "took 3 from heap A".
    Past,
}

impl Form {
    /// The message of this form among the two.
    pub(super) fn pick(self, plan: &'static str, past: &'static str) -> &'static str {
        match self {
            Self::Plan => plan,
            Self::Past => past,
        }
    }
}

/// A view that has a page to itself.
pub(super) trait ViewUi: 'static {
    /// The system whose view it is.
    type Game: GameUi;
    /// The view.
    fn view(props: OwnViewProps<Self::Game>) -> Html;
}

/// What is to be known of a view of a system's own.
#[derive(Clone, Copy)]
pub(super) struct ViewInfo {
    /// The message that names it.
    pub(super) label: &'static str,
    /// How it is shown.
    pub(super) kind: ViewKind,
    /// Whether it gives answers, which are kept back where the reader wants it.
    pub(super) answers: bool,
}

/// How a view of a system's own is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ViewKind {
    /// It has a page to itself.
    Page,
    /// It is a panel beside the board, and shows what is known of the position: the solver is asked.
    Panel,
}

impl ViewInfo {
    /// A view with a page to itself that gives answers.
    pub(super) const fn page(label: &'static str) -> Self {
        Self { label, kind: ViewKind::Page, answers: true }
    }
}

/// What a board is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardProps<G: Game> {
    /// The game and the point of it that is shown.
    pub(super) session: Rc<Session<G>>,
    /// Whether the reader may move now.
    pub(super) open: bool,
    /// Moves to be seen on the board: one that the computer is about to make, a hint, or those that the reader marks.
    pub(super) marked: Vec<G::Move>,
    /// What is known of the position, where it may be shown.
    pub(super) analysis: Option<Rc<G::Analysis>>,
    /// Whether reasons are viewed: what holds for every position may then be shown unasked.
    pub(super) reasons: bool,
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
    /// Shows a move on the board, or no longer.
    pub(super) on_point: Callback<Option<G::Move>>,
    /// Has the solver asked again, when it has learned more.
    pub(super) on_again: Callback<()>,
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
    /// What is known of the position, where the view is a panel that shows it.
    pub(super) known: Known,
    /// Has the solver asked again, when it has learned more.
    pub(super) on_again: Callback<()>,
}

/// What the system's fields of a new game are given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SetupProps<G: Game> {
    /// The initial contents of the fields.
    pub(super) game: G,
    /// Likewise.
    pub(super) position: G::Position,
    /// Hears of every change: what the fields say, or `None` while one of them is wrong.
    pub(super) on_change: Callback<Option<(G, G::Position)>>,
    /// Hears, after that, that what one of them holds is still being read: the next change says what it is.
    pub(super) on_wait: Callback<()>,
}
