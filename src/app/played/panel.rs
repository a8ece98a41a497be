//! The panel beside the board.

use crate::app::check::{Here, checked_here};
use crate::app::dom::{bring_there, keep_focus_on_board};
use crate::app::face::{Board, Face, OwnView, Why};
use crate::app::hooks::{Href, Known, Review, kept_progress};
use crate::app::house::{computing, hidden, play_panel, review};
use crate::app::table::{Action, Table, dispatch};
use crate::app::ui::Form;
use crate::core::{Message, Outcome, Verdict};
use crate::lesson::first_open;
use crate::link::{LessonPlace, View};
use crate::session::{Finding, NodeId, Playing, Seat, State, Turn};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The panel that is open.
pub(super) fn panel(
    face: &dyn Face,
    table: &UseReducerHandle<Table>,
    board: &Board,
    known: &Known,
    (looked_back, ended, own_page): (&Review, Option<NodeId>, bool),
    ways: &UseStateHandle<bool>,
    words: &Words,
) -> Html {
    let (play, tell) = (&table.play, dispatch(table, |action: Action| action));
    let on_board = tell.reform(|view: View| {
        bring_there(".board-place");
        Action::View(view)
    });
    match table.look.view {
        View::Play => {
            let needed = face.needs_picker(play);
            play_panel(face, table, &tell, face.picker(board.clone()), needed, ways, words)
        }
        View::Analyse => {
            let step = dispatch(table, Action::Step);
            html! {
                <>
                    if let Some(end) = ended {
                        { review(face, (looked_back, end), play, &step, &on_board, lesson(face, play, end, own_page, words), words) }
                    }
                    { reasons_here(face, table, board, known, ended.is_some(), words) }
                </>
            }
        }
        View::Own(_) if !table.answers_shown() => reveal(table, words),
        View::Own(view) => {
            let (play, keys) = (play.clone(), table.look.own.clone());
            let on_keys = dispatch(table, Action::Keys);
            let on_again = dispatch(table, |()| Action::Again);
            face.panel(OwnView { view, play, keys, on_keys, known: known.clone(), on_again })
        }
    }
}

/// The way to the lesson that teaches the game, for a reader who lost it at `end`.
fn lesson(face: &dyn Face, play: &Playing, end: NodeId, own_page: bool, words: &Words) -> Html {
    let state = play.state();
    let lost = match state.tree.node(end).turn {
        Turn::Won(side) => state.players.seat(side.other()) == Seat::Human,
        Turn::Drawn | Turn::ToMove(_) => false,
    };
    if !(lost && own_page) {
        return Html::default();
    }
    let next = first_open(face.lessons(play), &kept_progress());
    let Some(next) = next else { return Html::default() };
    let href = LessonPlace::named(next.name).href();
    let title = Message::new("review-lesson").with("title", words.get(next.title));
    html! { <p><a {href}>{ words.say(&title) }</a></p> }
}

/// Why who wins at the point that is shown; where the game is over and `looked_back` on, only what its system
/// has to say of the end.
fn reasons_here(
    face: &dyn Face,
    table: &UseReducerHandle<Table>,
    board: &Board,
    known: &Known,
    looked_back: bool,
    words: &Words,
) -> Html {
    let play = &table.play;
    if play.state().over() && (looked_back || table.answers_shown()) {
        return face.why_over(play, words);
    }
    if !table.answers_shown() {
        return reveal(table, words);
    }
    let tell = dispatch(table, |action: Action| action);
    let open = board.open;
    // With the move goes the list in which it stood.
    let on_move = board.on_move.reform(|mv| {
        keep_focus_on_board();
        mv
    });
    let on_point = dispatch(table, Action::Point);
    let on_again = dispatch(table, |()| Action::Again);
    let own = !table.look.embed && !play.state().over();
    let say = |mv: &str| face.say_move(play, play.state().tree.at(), mv, Form::Plan, words);
    let why = |found: Rc<Finding>| {
        let whose = whose(play.state(), found.verdict, looked_back);
        let why =
            Why { play: play.clone(), found: found.clone(), open, on_move, on_point, on_again };
        html! {
            <>
                { for whose.map(|id| html! { <p>{ words.get(id) }</p> }) }
                { face.why(why, words) }
                if own { { for Here::of(play.numbers(), &found, say).map(checked_here) } }
            </>
        }
    };
    computing(table, known, &tell, why, words)
}

/// The message that says who of a person and the computer can win, or could in a game that is over.
fn whose(state: &State, verdict: Verdict, over: bool) -> Option<&'static str> {
    let Turn::ToMove(side) = state.turn() else { return None };
    let (here, other) = (state.players.seat(side), state.players.seat(side.other()));
    let Verdict::Known(outcome) = verdict else { return None };
    let (now, then) = match (here, other, outcome) {
        (Seat::Human, Seat::Computer, Outcome::Win) => ("verdict-you-win", "verdict-you-win-then"),
        (Seat::Human, Seat::Computer, Outcome::Loss) => {
            ("verdict-you-lose", "verdict-you-lose-then")
        }
        (Seat::Computer, Seat::Human, Outcome::Win) => ("verdict-it-wins", "verdict-it-wins-then"),
        (Seat::Computer, Seat::Human, Outcome::Loss) => {
            ("verdict-it-loses", "verdict-it-loses-then")
        }
        _ => return None,
    };
    Some(if over { then } else { now })
}

/// Says that answers are kept back.
fn reveal(table: &UseReducerHandle<Table>, words: &Words) -> Html {
    hidden(dispatch(table, |()| Action::Reveal), words)
}
