//! Positions: the parts, side by side.

use super::kind::Kind;
use super::moves::Move;
use super::part::Part;
use super::rules::Sum;
use crate::core::{Chance, Message};
use crate::games::MAX_PARTS;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How often parts are drawn until there is a move.
const DRAWS: usize = 8;

/// 1 to [`MAX_PARTS`] parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Part>", into = "Vec<Part>")]
pub struct Position {
    parts: Vec<Part>,
}

impl Position {
    /// The position of these parts; `None` where there are none or too many.
    pub(super) fn new(parts: Vec<Part>) -> Option<Self> {
        (1..=MAX_PARTS).contains(&parts.len()).then_some(Self { parts })
    }

    /// Where the games of a sum begin.
    pub(super) fn example(game: &Sum) -> Self {
        Self { parts: game.kinds().iter().filter_map(Kind::example).collect() }
    }

    /// The parts, in their order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The part at a place, from 0.
    pub fn part(&self, place: u32) -> Option<&Part> {
        self.parts.get(place as usize)
    }

    /// The position after a move, or why it is not legal.
    pub(super) fn played(&self, mv: &Move) -> Result<Self, Message> {
        let about = |id| Message::new(id).with("part", u64::from(mv.part) + 1);
        let Some(part) = self.part(mv.part) else {
            return Err(about("sum-move-no-part").with("parts", self.parts.len()));
        };
        if part.is_stuck() {
            return Err(about("sum-move-stuck"));
        }
        let after = part.play(&mv.mv)?;
        let mut parts = self.parts.clone();
        if let Some(part) = parts.get_mut(mv.part as usize) {
            *part = after;
        }
        Ok(Self { parts })
    }

    /// Parts of their sizes, such that there is a move; itself where none were drawn.
    pub(super) fn random_like(&self, chance: &mut Chance) -> Self {
        let mut draw =
            || -> Vec<Part> { self.parts.iter().map(|part| part.random_like(chance)).collect() };
        let drawn = (0..DRAWS).map(|_| draw()).find(|parts| !parts.iter().all(Part::is_stuck));
        drawn.map_or_else(|| self.clone(), |parts| Self { parts })
    }
}

/// As written in links: `7_4.4.4`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(|part| part.summand().position).collect();
        f.write_str(&parts.join("_"))
    }
}

impl From<Position> for Vec<Part> {
    fn from(position: Position) -> Self {
        position.parts
    }
}

impl TryFrom<Vec<Part>> for Position {
    type Error = &'static str;

    fn try_from(parts: Vec<Part>) -> Result<Self, &'static str> {
        Self::new(parts).ok_or("no sum")
    }
}
