//! How games that were to be won are written where they are handed in.

/// What stands for a game that was lost from a position that was drawn before.
pub const LOST: &str = "lost";
/// What stands for a game that was won in too many moves.
pub const LATE: &str = "late";

/// What parts the seed of the computer from the moves.
const SEED: char = '!';

/// A game as it is handed in: the seed of the computer, then the moves of both sides.
pub fn write_game(seed: u64, moves: &str) -> String {
    format!("{seed}{SEED}{moves}")
}

/// The seed and the moves of a game as [`write_game`] writes it; `None` for anything else.
pub fn read_game(written: &str) -> Option<(u64, &str)> {
    let (seed, moves) = written.split_once(SEED)?;
    Some((seed.parse().ok()?, moves))
}

/// Whether an answer is a game as [`write_game`] writes it.
pub(super) fn is_game(written: &str) -> bool {
    read_game(written).is_some()
}

/// The moves of a game that was handed in, joined by `_`; any other answer is given back as it is.
pub fn moves(written: &str) -> &str {
    parts(written).1
}

pub(super) fn parts(written: &str) -> (Option<u64>, &str) {
    read_game(written).map_or((None, written), |(seed, moves)| (Some(seed), moves))
}
