//! Custom games: which coins are turned together with the rightmost one.
//!
//! A pattern is a list of distances to the left, `1.2`; `0` is the rightmost coin alone. A game is a list
//! of patterns: with `0-1-1.2` one, two or three coins side by side are turned.

use super::position::MAX_PLACES;
use crate::core::Message;
use crate::games::At;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The maximum number of patterns of a game.
pub const MAX_PATTERNS: usize = 32;

/// The patterns of a game, at least one, each once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u64>", into = "Vec<u64>")]
pub struct Patterns {
    /// Bit d is the coin at distance d to the left of the rightmost one, which is bit 0 and always set.
    /// In increasing order.
    masks: Vec<u64>,
}

impl Patterns {
    /// The game with these patterns, in whatever order; `None` where there are none, too many, or one
    /// that leaves the rightmost coin alone.
    pub fn new(mut masks: Vec<u64>) -> Option<Self> {
        masks.sort_unstable();
        masks.dedup();
        let fits =
            (1..=MAX_PATTERNS).contains(&masks.len()) && masks.iter().all(|mask| mask & 1 == 1);
        fits.then_some(Self { masks })
    }

    /// Reads patterns with `-` between them: `0-1-1.2`.
    pub fn read(text: &str) -> Result<Self, At<Message>> {
        let count = text.split('-').count();
        let mut masks = Vec::new();
        let mut start = 0;
        for part in text.split('-') {
            if masks.len() == MAX_PATTERNS {
                let error = Message::new("coins-own-too-many").with("count", count);
                return Err(At { start, end: text.len(), error: error.with("most", MAX_PATTERNS) });
            }
            masks.push(read_pattern(part, start)?);
            start += part.len() + 1;
        }
        Self::new(masks).ok_or_else(|| At { start: 0, end: text.len(), error: not_a_pattern(text) })
    }

    /// The patterns as sets of distances: bit d is the coin at distance d.
    pub fn masks(&self) -> &[u64] {
        &self.masks
    }

    /// Whether a move may turn these coins.
    pub fn has(&self, turned: u64) -> bool {
        let Some(top) = turned.checked_ilog2() else { return false };
        self.masks.contains(&(turned.reverse_bits() >> (63 - top)))
    }

    /// The coins that a pattern turns with the rightmost one at `place`; `None` where one of them is
    /// not there.
    pub fn at(mask: u64, place: u32) -> Option<u64> {
        let farthest = mask.checked_ilog2().unwrap_or(0);
        (farthest <= place && place < 64).then(|| mask.reverse_bits() >> (63 - place))
    }

    /// The same in which no distance is more than `most`: what is farther comes as near.
    pub(super) fn within(&self, most: u32) -> Self {
        let near = |mask: &u64| match mask.checked_shr(most + 1) {
            None | Some(0) => *mask,
            Some(_) => mask & ((1 << most) - 1) | 1 << most,
        };
        let mut masks: Vec<u64> = self.masks.iter().map(near).collect();
        masks.sort_unstable();
        masks.dedup();
        Self { masks }
    }

    pub(super) fn least_place(&self) -> u32 {
        self.masks.iter().map(|mask| mask.checked_ilog2().unwrap_or(0)).min().unwrap_or(0)
    }
}

/// `0`, or distances with points between them. `start` is where the text begins.
fn read_pattern(text: &str, start: usize) -> Result<u64, At<Message>> {
    if text == "0" {
        return Ok(1);
    }
    let mut mask = 1_u64;
    let mut from = start;
    for part in text.split('.') {
        let wrong = |error| At { start: from, end: from + part.len(), error };
        if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong(not_a_pattern(part)));
        }
        // Only digits: what does not parse is too large.
        let distance = part.parse().ok().filter(|distance| (1..MAX_PLACES).contains(distance));
        let Some(distance) = distance else {
            let message = Message::new("coins-own-distance").quoting("found", part);
            return Err(wrong(message.with("most", MAX_PLACES - 1)));
        };
        if mask >> distance & 1 == 1 {
            return Err(wrong(Message::new("coins-own-twice").with("distance", distance)));
        }
        mask |= 1 << distance;
        from += part.len() + 1;
    }
    Ok(mask)
}

fn not_a_pattern(text: &str) -> Message {
    if text.is_empty() {
        return Message::new("coins-own-empty");
    }
    Message::new("coins-own-unreadable").quoting("found", text)
}

impl fmt::Display for Patterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pattern = |&mask: &u64| {
            let far: Vec<String> =
                (1..64).filter(|d| mask >> d & 1 == 1).map(|d: u32| d.to_string()).collect();
            if far.is_empty() { "0".to_owned() } else { far.join(".") }
        };
        f.write_str(&self.masks.iter().map(pattern).collect::<Vec<_>>().join("-"))
    }
}

impl From<Patterns> for Vec<u64> {
    fn from(patterns: Patterns) -> Self {
        patterns.masks
    }
}

impl TryFrom<Vec<u64>> for Patterns {
    type Error = &'static str;

    fn try_from(masks: Vec<u64>) -> Result<Self, &'static str> {
        Self::new(masks).ok_or("not patterns of coins")
    }
}
