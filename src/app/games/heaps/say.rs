//! Moves on heaps in words.

use super::slots::name_at;
use crate::app::ui::Form;
use crate::core::Message;
use crate::games::heaps::{Heaps, Move, NamedGame, Token};
use crate::session::{NodeId, Session};
use crate::words::Words;

/// A move at a point of a game: from which heap, how many are taken, and what stays.
pub(super) fn cut(
    session: &Session<Heaps>,
    at: NodeId,
    mv: &Move,
    form: Form,
    words: &Words,
) -> String {
    let heaps = session.position_at(at).heaps();
    let size = heaps.get(mv.heap as usize).copied().unwrap_or(0);
    let (take, left) = (mv.cut.take, mv.cut.left);
    let right = size.saturating_sub(take).saturating_sub(left);
    let id = match (take, left, right) {
        (0, ..) => form.pick("split-heap", "split-heap-past"),
        (_, 0, 0) => form.pick("take-all", "took-all"),
        (_, 0, _) | (_, _, 0) => form.pick("take-some", "took-some"),
        _ => form.pick("take-between", "took-between"),
    };
    let message = Message::new(id)
        .with("heap", name_at(session, at, mv.heap))
        .with("tokens", tokens(take, token_of(&session.game), words))
        .with("rest", left + right)
        .with("left", left)
        .with("right", right);
    words.say(&message)
}

/// So many of what the heaps of a game are made of: "3 matches".
pub(super) fn tokens(count: u32, token: Token, words: &Words) -> String {
    let id = match token {
        Token::Match => "matches",
        Token::Pin => "pins",
        Token::Domino => "squares",
        Token::Coin => "tokens",
    };
    words.say(&Message::new(id).with("count", count))
}

/// What a heap of this game is made of.
pub(super) fn token_of(game: &Heaps) -> Token {
    NamedGame::of(&game.code).map_or(Token::Coin, |named| named.token)
}
