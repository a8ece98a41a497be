//! A legal move at random.

use super::moves::Move;
use super::piece::Piece;
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Chance;

/// All moves.
pub(super) fn all_moves(game: &Pawns, position: &Position) -> Vec<Move> {
    let of = |&piece: &Piece| {
        let targets = game.targets(piece.kind, piece.square);
        targets.map(move |to| Move::of(game, position, piece, to))
    };
    position.pieces().iter().flat_map(of).collect()
}

/// First one of the pieces that can move, all equally likely also where they share a square, then one
/// of its moves, all equally likely. `None` where no piece can.
pub(super) fn random_move(game: &Pawns, position: &Position, chance: &mut Chance) -> Option<Move> {
    let can_move = |piece: &&Piece| game.targets(piece.kind, piece.square).next().is_some();
    let pieces: Vec<Piece> = position.pieces().iter().filter(can_move).copied().collect();
    let &piece = chance.pick(&pieces)?;
    let targets: Vec<Square> = game.targets(piece.kind, piece.square).collect();
    chance.pick(&targets).map(|&to| Move::of(game, position, piece, to))
}
