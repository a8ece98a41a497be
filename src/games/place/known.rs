//! What has been published about the values of whole boards.

use super::kind::Kind;
use super::position::Position;
use super::rules::Place;
use crate::core::Rule;

/// The longest board of three rows whose value under Node Kayles is published (A316632). What is published of
/// queens, up to 13 × 13 (A344227), is more than any board here.
pub const PUBLISHED_STRIPS: u32 = 16;

/// Whether a position is a whole board beyond those whose values are published.
pub fn past_published(game: &Place, position: &Position) -> bool {
    let (short, long) = (game.rows().min(game.columns()), game.rows().max(game.columns()));
    let strip = game.kind() == Kind::NodeKayles && short == 3 && long > PUBLISHED_STRIPS;
    strip && game.last() == Rule::Normal && position.free(game) == game.all()
}
