//! What may be wrong with a position.

use super::bounds::MAX_PAWNS;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Message;

/// A square that is not on the grid.
pub(super) fn off(game: &Pawns, text: &str) -> Message {
    let message = Message::new("pawns-off").quoting("found", text);
    message.with("rows", game.rows()).with("columns", game.columns())
}

/// A piece at the sink, where it would have left.
pub(super) fn on_sink(square: Square) -> Message {
    Message::new("pawns-on-sink").with("square", square.pair())
}

/// A custom piece where the rules have no steps for it.
pub(super) fn no_steps() -> Message {
    Message::new("pawns-no-steps")
}

/// More pieces than there may be.
pub(super) fn too_many(count: usize) -> Message {
    Message::new("pawns-too-many").with("count", count).with("most", MAX_PAWNS)
}
