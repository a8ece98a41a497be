//! Moves: which coins are turned.

use super::kind::Kind;
use super::patterns::Patterns;
use super::position::Position;
use super::rules::Coins;
use crate::core::{Chance, Message};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The coins that are turned, at least one: bit p is the coin at place p. Which of them may be turned
/// together is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Move(u64);

impl Move {
    /// The move that turns these coins; `None` of none.
    pub fn new(turned: u64) -> Option<Self> {
        (turned != 0).then_some(Self(turned))
    }

    /// The coins.
    pub fn turned(self) -> u64 {
        self.0
    }

    /// Their places, from the right.
    pub fn places(self) -> impl Iterator<Item = u32> {
        (0..64).rev().filter(move |place| self.0 >> place & 1 == 1)
    }

    /// The place of the rightmost coin.
    pub fn rightmost(self) -> u32 {
        self.0.checked_ilog2().unwrap_or(0)
    }
}

/// As it stands in links: `6.3.1`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.places().map(|place| place.to_string()).collect();
        f.write_str(&places.join("."))
    }
}

impl From<Move> for u64 {
    fn from(mv: Move) -> Self {
        mv.0
    }
}

impl TryFrom<u64> for Move {
    type Error = &'static str;

    fn try_from(turned: u64) -> Result<Self, &'static str> {
        Self::new(turned).ok_or("no coin is turned")
    }
}

/// The position after a move, or why it is not legal.
pub(super) fn play(game: &Coins, position: Position, mv: Move) -> Result<Position, Message> {
    if !game.kind.can_move(position.heads()) {
        return Err(Message::new("coins-move-over"));
    }
    let rightmost = mv.rightmost();
    if rightmost >= position.len() {
        let message = Message::new("coins-move-off").with("place", rightmost);
        return Err(message.with("most", position.len() - 1));
    }
    if !position.is_head(rightmost) {
        return Err(Message::new("coins-move-tail").with("place", rightmost));
    }
    if !game.kind.allows(mv.turned()) {
        return Err(Message::new(match game.kind {
            Kind::Turtles => "coins-move-turtles",
            Kind::Mock => "coins-move-mock",
            Kind::Ruler => "coins-move-ruler",
            Kind::Twins => "coins-move-twins",
            Kind::Triplets => "coins-move-triplets",
            Kind::Own(_) => "coins-move-own",
        }));
    }
    Ok(position.turned(mv.turned()))
}

/// Tells the sets of coins that a move may turn whose rightmost coin is at `place`, each once: the
/// rightmost coin alone first, then by the companions, the nearest first. At most 2,017.
pub fn each_move(kind: &Kind, place: u32, mut tell: impl FnMut(u64)) {
    let Some(top) = 1_u64.checked_shl(place) else { return };
    if matches!(kind, Kind::Turtles | Kind::Mock | Kind::Ruler) {
        tell(top);
    }
    match kind {
        Kind::Turtles | Kind::Twins => (0..place).rev().for_each(|one| tell(top | 1 << one)),
        Kind::Ruler => {
            let mut turned = top;
            for one in (0..place).rev() {
                turned |= 1 << one;
                tell(turned);
            }
        }
        Kind::Mock | Kind::Triplets => {
            for one in (0..place).rev() {
                if *kind == Kind::Mock {
                    tell(top | 1 << one);
                }
                (0..one).rev().for_each(|other| tell(top | 1 << one | 1 << other));
            }
        }
        Kind::Own(patterns) => {
            patterns.masks().iter().filter_map(|&mask| Patterns::at(mask, place)).for_each(tell);
        }
    }
}

/// The moves of a position, each once: by the rightmost coin from the left, then as [`each_move`] has
/// them. At most 43,744.
pub(super) fn moves(kind: &Kind, position: Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for place in position.places() {
        each_move(kind, place, |turned| moves.push(Move(turned)));
    }
    moves
}

/// First one of the heads that can be turned, all equally likely, then one of its moves likewise. `None`
/// where no move is left.
pub(super) fn random_move(game: &Coins, position: Position, chance: &mut Chance) -> Option<Move> {
    let least = game.kind.least_place();
    let places: Vec<u32> = position.places().filter(|&place| place >= least).collect();
    let &place = chance.pick(&places)?;
    let mut moves = Vec::new();
    each_move(&game.kind, place, |turned| moves.push(Move(turned)));
    chance.pick(&moves).copied()
}

/// What can become of coins that a reader has begun to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// Whether they are a move as they are.
    pub legal: bool,
    /// The coins of all moves that turn these, and maybe more; 0 where there is no such move.
    pub within: u64,
}

/// Looks which moves turn all of these coins; every move does where there are none.
pub fn begun(game: &Coins, position: Position, coins: u64) -> Begun {
    let first = coins.checked_ilog2().unwrap_or(0);
    let mut begun = Begun::default();
    for place in position.places().filter(|&place| place >= first) {
        each_move(&game.kind, place, |turned| {
            if turned & coins == coins {
                begun.within |= turned;
                begun.legal |= turned == coins;
            }
        });
    }
    begun
}
