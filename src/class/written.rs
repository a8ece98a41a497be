//! How games that were to be won are written where they are handed in.

/// What stands for a game that was lost from a position that was drawn before.
pub const LOST: &str = "lost";

/// What parts the seed of the computer from the moves.
const SEED: char = '!';

/// A game as it is handed in: the seed of the computer, then the moves of both sides.
pub fn write_game(seed: u64, moves: &str) -> String {
    format!("{seed}{SEED}{moves}")
}

/// Whether an answer is a game as [`write_game`] writes it.
pub(super) fn is_game(written: &str) -> bool {
    parts(written).0.is_some()
}

/// The moves of a game that was handed in, joined by `_`; any other answer is given back as it is.
pub fn moves(written: &str) -> &str {
    parts(written).1
}

pub(super) fn parts(written: &str) -> (Option<u64>, &str) {
    let parted = written.split_once(SEED);
    let parted = parted.and_then(|(seed, moves)| Some((seed.parse().ok()?, moves)));
    parted.map_or((None, written), |(seed, moves)| (Some(seed), moves))
}
