//! What has just happened, written under the board and announced to screen readers.

use super::who::{self, Family, say_of};
use crate::app::face::Face;
use crate::app::hooks::moves_at_once;
use crate::app::table::{Replay, Table};
use crate::core::Message;
use crate::session::{Level, NodeId, Seat, Turn};
use crate::words::Words;
use yew::prelude::*;

/// Milliseconds within which a screen reader may hear of two changes as of one, the last.
const AT_ONCE: f64 = 300.0;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct NewsProps {
    /// The page, and the point of the game that it shows.
    at: (u32, NodeId),
    /// Whether a move has just been made.
    moved: bool,
    /// Whether the computer answers it immediately: then both are spoken together.
    waits: bool,
    /// What has happened.
    text: String,
    /// Who is to move now, where that is a person; the line over the board shows it.
    turn: Option<String>,
}

impl NewsProps {
    /// The news of a game; where it is over and looked back on, `looked_back` is said of its moves.
    pub(super) fn of(
        face: &dyn Face,
        table: &Table,
        looked_back: Option<String>,
        words: &Words,
    ) -> Self {
        let tree = &table.play.state().tree;
        Self {
            at: (table.visit, tree.at()),
            moved: table.last_move.is_some(),
            waits: table.last_move.is_some() && table.computer_moves() && moves_at_once(),
            text: looked_back.unwrap_or_else(|| text(face, table, words)),
            turn: turn(face, table, words),
        }
    }
}

/// What was said last.
struct Said {
    props: NewsProps,
    when: f64,
    /// What is said before it, as it would not have been heard otherwise.
    before: Option<String>,
}

/// The line of news. It is spoken as a whole whenever something in it changes: so it says whose turn it is,
/// for the ear alone, and also the move before the last, where the last one came too soon after it.
#[component]
pub(super) fn News(props: &NewsProps) -> Html {
    let said = use_mut_ref(|| None::<Said>);
    let mut said = said.borrow_mut();
    let now = js_sys::Date::now();
    let (when, before) = match said.take() {
        Some(last) if last.props.at == props.at => {
            let same = last.props.text == props.text;
            (last.when, last.before.filter(|_| same))
        }
        Some(last) => {
            let goes_on = props.moved && last.props.moved && last.props.at.0 == props.at.0;
            let soon = last.props.waits || (0.0..AT_ONCE).contains(&(now - last.when));
            let unheard = goes_on && soon;
            (now, unheard.then_some(last.props.text))
        }
        None => (now, None),
    };
    let line = html! {
        <p class="notes-news" role="status">
            if let Some(before) = &before { <span class="spoken">{ before }{ " " }</span> }
            if props.waits { <span aria-hidden="true">{ &props.text }</span> } else { { &props.text } }
            if let Some(turn) = &props.turn { <span class="spoken">{ " " }{ turn }</span> }
        </p>
    };
    *said = Some(Said { props: props.clone(), when, before });
    line
}

/// A sentence with its full stop: what is on the board may be a name alone.
fn ended(sentence: String) -> String {
    if sentence.ends_with(['.', '!', '?']) { sentence } else { sentence + "." }
}

/// The last move, and what became of the game. It is always about the point that is shown.
fn text(face: &dyn Face, table: &Table, words: &Words) -> String {
    let (play, state) = (&table.play, table.play.state());
    let mut sentences = Vec::new();
    match &table.last_move {
        Some(last) => {
            sentences.push(who::moved(face, play, last.at, &last.mv, words));
            if last.guessed && state.level == Level::Perfect {
                sentences.push(words.get("told-guess"));
            }
            sentences.extend(face.remark(play, words));
        }
        // Whoever steps through the game hears where they are in it.
        None if !state.tree.is_empty() => {
            sentences.extend(table.replay.map(|replay| words.say(&replayed(replay))));
            sentences.push(ended(face.say_position(play, words)));
        }
        None if table.replaced && table.attempt.is_none() => {
            sentences.push(words.get("told-anew"));
            sentences.push(ended(face.say_position(play, words)));
            if let Turn::ToMove(side) = state.turn() {
                let turn = say_of(face, Family::Turn, state.players, side);
                sentences.push(format!("{}.", words.say(&turn)));
            }
        }
        None => {}
    }
    match state.turn() {
        Turn::Won(side) => {
            sentences.push(words.say(&say_of(face, Family::Won, state.players, side)));
        }
        Turn::Drawn => sentences.push(face.draw(play, words)),
        Turn::ToMove(_) => {}
    }
    sentences.join(" ")
}

/// How many moves were taken back or made again.
fn replayed(replay: Replay) -> Message {
    let (id, count) = match replay {
        Replay::Undone(count) => ("told-undone", count),
        Replay::Redone(count) => ("told-redone", count),
    };
    Message::new(id).with("count", count)
}

/// Whose turn it is after a move or a step, where a person is to move or the computer was. In a question it is the
/// question that says what is to be done.
fn turn(face: &dyn Face, table: &Table, words: &Words) -> Option<String> {
    let state = table.play.state();
    let Turn::ToMove(side) = state.turn() else { return None };
    if table.attempt.is_some() || table.last_move.is_none() && state.tree.is_empty() {
        return None;
    }
    let said = match state.players.seat(side) {
        Seat::Human => words.say(&say_of(face, Family::Turn, state.players, side)),
        Seat::Computer if table.last_move.is_none() && !table.computer_moves() => {
            words.get("turn-looking-back")
        }
        Seat::Computer => return None,
    };
    Some(format!("{said}."))
}
