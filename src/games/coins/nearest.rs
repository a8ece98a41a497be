//! The closest games and coins to texts that cannot be read: coins past the limit are dropped, and so are distances
//! that make no sense; everything else stays.

use super::kind::Kind;
use super::patterns::{MAX_PATTERNS, Patterns};
use super::position::{MAX_PLACES, Position};
use super::read;
use super::rules::Coins;
use crate::core::Rule;
use crate::games::alike::closest;

/// How many letters a name must share with what was meant for it.
const ALIKE: usize = 2;

/// The side of the largest square of coins.
const SQUARE: u32 = MAX_PLACES.isqrt();

/// The same game as far as it can be made out; Turning Turtles where nothing can.
pub(super) fn rules(what: &str, rule: Rule) -> Coins {
    if let Ok(game) = Coins::read(what, rule) {
        return game;
    }
    let usual = || Kind::Turtles;
    match what.split_once('x').map(|(down, across)| (kind(down), kind(across))) {
        None => Coins::row(kind(what).unwrap_or_else(usual), rule),
        Some((None, None)) => Coins::row(usual(), rule),
        Some((down, across)) => {
            let game = Coins::grid(down.unwrap_or_else(usual), across.unwrap_or_else(usual), rule);
            if let Ok(game) = game.clone().with_some_grid() {
                return game;
            }
            let down = game.down.map(|down| within(down, SQUARE));
            Coins { kind: within(game.kind, SQUARE), down, rule }
        }
    }
}

/// The same game with custom distances that fit among these coins.
pub(super) fn fitting(game: Coins, position: Position) -> Coins {
    let down = game.down.map(|down| within(down, position.rows()));
    Coins { kind: within(game.kind, position.columns()), down, ..game }
}

/// The same with distances that fit in a line of so many coins, where these do not.
fn within(kind: Kind, coins: u32) -> Kind {
    let fits = kind.fitting(coins).is_ok();
    match kind {
        Kind::Own(patterns) if !fits => Kind::Own(patterns.within(coins.saturating_sub(1))),
        other => other,
    }
}

fn kind(text: &str) -> Option<Kind> {
    let text = text.trim().to_lowercase();
    if let Ok(kind) = Kind::read(&text) {
        return Some(kind);
    }
    if let Some(patterns) = text.strip_prefix("own-") {
        let masks = patterns.split('-').filter_map(mask).take(MAX_PATTERNS).collect();
        return Patterns::new(masks).map(Kind::Own);
    }
    closest(&text, Kind::NAMED.iter().map(|kind| (kind.name(), kind.clone())), ALIKE)
}

/// The distances that can be made out, none farther than a row can have it; `None` where there are none.
fn mask(text: &str) -> Option<u64> {
    let digits = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let farthest = MAX_PLACES - 1;
    // Only digits: what does not parse is too large.
    let far = text.split('.').filter(digits).map(|part| part.parse().unwrap_or(farthest));
    far.fold(None, |mask, far| Some(mask.unwrap_or(1) | 1 << far.min(farthest)))
}

/// The coins that can be made out, as many as there may be. A sign that is none lies tails; short rows of a
/// grid get tails at their end.
pub(super) fn position(game: &Coins, text: &str) -> Position {
    if let Ok(position) = read::position(game, text) {
        return position;
    }
    let coin = |sign: char| sign.is_alphanumeric().then_some(sign == '1');
    let row = |text: &str| -> Vec<bool> {
        text.chars().filter_map(coin).take(MAX_PLACES as usize).collect()
    };
    let ends: &[char] = if game.down.is_some() { &['.', '\n'] } else { &[] };
    let rows = text.split(ends).map(row).filter(|row| !row.is_empty());
    let rows: Vec<Vec<bool>> = rows.take(MAX_PLACES as usize).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(1);
    let rows = rows.get(..rows.len().min(MAX_PLACES as usize / columns)).unwrap_or_default();
    let heads = rows.iter().enumerate().flat_map(|(at, row)| {
        let from = at * columns;
        row.iter().enumerate().filter(|(_, head)| **head).map(move |(at, _)| from + at)
    });
    let heads = heads.fold(0_u64, |all, place| all | 1 << place);
    let count = |number: usize| u32::try_from(number).unwrap_or(0);
    Position::grid(count(rows.len()), count(columns), heads)
        .unwrap_or_else(|| crate::games::Game::example_position(game))
}
