//! Whether a win can be forced within a given number of the player's own moves: by trying all moves, as far as that can
//! be done quickly.

use super::{Game, pack};
use crate::core::Outcome;
use std::collections::HashMap;

/// The maximum number of own moves for which it is found out.
pub const MAX_WITHIN: u32 = 40;
/// The maximum number of moves that are tried: some tenths of a second.
const MAX_TRIED: u32 = 400_000;

/// Whether a win can be forced within so many of the player's own moves; `mine` says whether that player is to move.
/// `None` where that is not found out.
pub fn forced_within<G: Game>(
    game: &G,
    position: &G::Position,
    mine: bool,
    within: u32,
) -> Option<bool> {
    let mut search = Search { game, known: HashMap::new(), left: MAX_TRIED };
    if within > MAX_WITHIN { None } else { search.forced(position, mine, within) }
}

struct Search<'a, G> {
    game: &'a G,
    known: HashMap<(Vec<u8>, bool, u32), bool>,
    left: u32,
}

impl<G: Game> Search<'_, G> {
    fn forced(&mut self, position: &G::Position, mine: bool, within: u32) -> Option<bool> {
        if let Some(outcome) = self.game.ended(position) {
            return Some((outcome == Outcome::Win) == mine);
        }
        if self.game.drawn(position) || (mine && within == 0) {
            return Some(false);
        }
        let key = (pack(position), mine, within);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let left = if mine { within - 1 } else { within };
        let mut found = !mine;
        for mv in self.game.all_moves(position)? {
            self.left = self.left.checked_sub(1)?;
            let Ok(next) = self.game.play(position, &mv) else { continue };
            let same = match (self.game.to_move(position), self.game.to_move(&next)) {
                (Some(before), Some(after)) => before == after,
                _ => false,
            };
            // One good move is enough for oneself, one for the opponent.
            if self.forced(&next, mine == same, left)? == mine {
                found = mine;
                break;
            }
        }
        self.known.insert(key, found);
        Some(found)
    }
}
