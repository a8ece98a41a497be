//! The computer's choice of a move.

use super::{Finding, Level, Play};
use crate::core::{Chance, Outcome, Verdict};

/// How many moves are examined where every one loses.
const DRAWN: usize = 24;
/// As many winning moves it chooses among.
pub const MAX_CHOICES: usize = 1000;
/// How many replies are examined: if all replies end the game, so do these.
const REPLIES: usize = 4;

/// The move that the computer makes at the point that is shown, where it is known what is `found` there:
/// with the probability of its level one of the winning moves (where something else counts, of those that are best by
/// it), all equally likely, otherwise one at random. From level 2 on it has manners: it never leaves a win in one move,
/// however many others win, unless something else counts, and where every move loses it resists. `None` where the game
/// is over. The same seed and the same number of moves before always give the same move.
pub fn choose(play: &dyn Play, found: &Finding) -> Option<String> {
    choose_by(play, play.state().seed, found)
}

/// What a computer of this seed may make at the point that is shown, where a solver told all of `found`, one
/// after the other: it may have moved after any of them. Where nothing is known it moves by chance; one that
/// always does need not have waited.
pub fn choices(play: &dyn Play, seed: u64, found: &[Finding]) -> Vec<String> {
    let blind = play.state().level == Level::Random || found.is_empty();
    let mut chance = Chance::new(seed, play.state().tree.shown().ply as u64);
    let drawn = if blind { play.random_move(&mut chance) } else { None };
    found.iter().filter_map(|found| choose_by(play, seed, found)).chain(drawn).collect()
}

fn choose_by(play: &dyn Play, seed: u64, found: &Finding) -> Option<String> {
    let state = play.state();
    let mut chance = Chance::new(seed, state.tree.shown().ply as u64);
    let plays_well = chance.tenths(state.level.tenths());
    // Where payoffs count as well, it plays for them.
    let counts = !found.best.is_empty();
    let winning = if counts && !found.winning.is_empty() { &found.best } else { &found.winning };
    let winning = chance.pick(winning).filter(|_| plays_well);
    if winning.is_some() {
        let last = if state.level < Level::Medium || counts { None } else { ending(play, found) };
        return last.or(winning).cloned();
    }
    if state.level < Level::Medium {
        return play.random_move(&mut chance);
    }
    // Where no move wins, something else may count.
    if let Some(best) = chance.pick(&found.best).filter(|_| plays_well) {
        return Some(best.clone());
    }
    match found.verdict {
        Verdict::Known(Outcome::Win) => last_word(play, found, &mut chance),
        Verdict::Known(Outcome::Loss) => resist(play, &mut chance),
        Verdict::Draw | Verdict::Unknown(_) => None,
    }
    .or_else(|| play.random_move(&mut chance))
}

/// A winning move that ends the game.
fn ending<'a>(play: &dyn Play, found: &'a Finding) -> Option<&'a String> {
    let ends = |mv: &&String| play.play(mv).is_ok_and(|next| next.state().over());
    found.winning.iter().find(ends)
}

/// A winning move that ends the game, or after which the opponent can do nothing but end it.
fn last_word(play: &dyn Play, found: &Finding, chance: &mut Chance) -> Option<String> {
    let over = |next: &dyn Play, mv: &str| next.play(mv).is_ok_and(|last| last.state().over());
    let mut ends = |mv: &&String| {
        let Ok(next) = play.play(mv) else { return false };
        let mut replies = (0..REPLIES).filter_map(|_| next.random_move(chance));
        next.state().over() || replies.all(|reply| over(&*next, &reply))
    };
    found.winning.iter().find(|mv| ends(mv)).cloned()
}

/// Of some moves drawn at random the one that uses up least of the game, so that it lasts.
fn resist(play: &dyn Play, chance: &mut Chance) -> Option<String> {
    let drawn = (0..DRAWN).filter_map(|_| play.random_move(chance));
    drawn.min_by_key(|mv| play.haste(mv))
}
