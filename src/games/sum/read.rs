//! Sums as they are written in links.

use super::kind::Kind;
use super::part::Part;
use super::position::Position;
use super::rules::Sum;
use crate::core::Message;
use crate::games::{At, MAX_PARTS};

/// The longest list of games, and of positions, in bytes: a link that can still be sent.
pub const MAX_BYTES: usize = 2_000;

/// The sum that is offered where none was asked for, and where it begins.
const USUAL: &str = "heaps-0.77_chomp-3x4_pawns-5x5";

impl Sum {
    /// The sum that one begins with.
    pub(super) fn usual() -> Self {
        rules(USUAL).unwrap_or_default()
    }
}

impl TryFrom<String> for Sum {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        rules(&text).map_err(|_| "no sum")
    }
}

/// Reads the games: `heaps-0.77_chomp-3x4`.
pub(super) fn rules(text: &str) -> Result<Sum, At<Message>> {
    let whole = |error| At { start: 0, end: text.len(), error };
    if text.is_empty() {
        return Err(whole(Message::new("sum-empty")));
    }
    let kinds = each(text, &games(text), |_, piece| Kind::read(piece))?;
    Sum::new(kinds).ok_or_else(|| whole(Message::new("sum-empty")))
}
/// Reads the positions of the games of a sum: `7_4.4.4`.
pub(super) fn position(sum: &Sum, text: &str) -> Result<Position, At<Message>> {
    let pieces: Vec<&str> = text.split('_').collect();
    let (games, positions) = (sum.kinds().len(), pieces.len());
    let whole = |error| At { start: 0, end: text.len(), error };
    let uneven = || {
        let message = Message::new("sum-uneven").with("games", games);
        whole(message.with("positions", positions))
    };
    let parts = each(text, &pieces, |place, piece| match sum.kinds().get(place) {
        Some(kind) => kind.position(piece),
        None => Err(At { start: 0, end: piece.len(), error: uneven().error }),
    })?;
    let position = Position::new(parts).filter(|_| games == positions);
    position.ok_or_else(uneven)
}

/// The sum of the parts that can be made out, each the closest that its system knows; `None` where there is none.
pub(super) fn nearest(rules: &str, positions: &str) -> Option<(Sum, Position)> {
    if rules.len().max(positions.len()) > MAX_BYTES {
        return None;
    }
    let positions = positions.split('_').map(Some).chain(std::iter::repeat(None));
    let pairs = games(rules).into_iter().zip(positions).take(MAX_PARTS);
    let parts: Vec<Part> =
        pairs.filter_map(|(game, position)| Kind::nearest(game, position)).collect();
    let sum = Sum::new(parts.iter().map(Kind::of).collect())?;
    Some((sum, Position::new(parts)?))
}

/// The games of a list. What follows a sign and is no name is the game's own: steps, in `pawns-8x8_2.1`.
fn games(text: &str) -> Vec<&str> {
    let (mut games, mut start) = (Vec::new(), 0);
    for (at, _) in text.match_indices('_') {
        if text[at + 1..].starts_with(|next: char| next.is_ascii_alphabetic()) {
            games.push(&text[start..at]);
            start = at + 1;
        }
    }
    games.push(&text[start..]);
    games
}

/// Reads the pieces that a text was taken apart into, each with one sign after it; an error has its place in
/// the whole text.
fn each<T>(
    text: &str,
    pieces: &[&str],
    mut read: impl FnMut(usize, &str) -> Result<T, At<Message>>,
) -> Result<Vec<T>, At<Message>> {
    let whole = |error| At { start: 0, end: text.len(), error };
    if text.len() > MAX_BYTES {
        let message = Message::new("sum-too-long").with("bytes", text.len());
        return Err(whole(message.with("most", MAX_BYTES)));
    }
    let count = pieces.len();
    if count > MAX_PARTS {
        let message = Message::new("sum-too-many").with("count", count);
        return Err(whole(message.with("most", MAX_PARTS)));
    }
    let (mut read_so_far, mut start) = (Vec::with_capacity(count), 0);
    for (place, &piece) in pieces.iter().enumerate() {
        let read = read(place, piece).map_err(|at| At {
            start: start + at.start.min(piece.len()),
            end: start + at.end.min(piece.len()),
            error: at.error,
        })?;
        read_so_far.push(read);
        start += piece.len() + 1;
    }
    Ok(read_so_far)
}
