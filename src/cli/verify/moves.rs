//! Rules that are given by their moves: which numbers of tokens may be taken from every heap, and what may then be
//! left.

use super::wrong::Wrong;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::fmt;

/// The largest number of tokens that a rule may name.
const MAX_TAKE: usize = 10_000;

/// What may be left of a heap. In a file they come in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// Nothing: the heap is taken whole.
    Nothing,
    /// One heap.
    One,
    /// Two heaps of different sizes.
    Unequal,
    /// Two heaps of the same size.
    Equal,
    /// Three heaps.
    Three,
}

/// So many tokens may be taken, and then any of these things left.
#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) take: usize,
    pub(super) kinds: Vec<Kind>,
}

impl Move {
    pub(super) fn leaves(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind)
    }
}

/// The field of a file as it is written, so that no number that is named twice goes unseen.
pub(super) struct Moves(Vec<(String, Vec<Kind>)>);

impl Moves {
    /// The moves by what is taken, if nothing is named twice and the kinds are in their order.
    pub(super) fn read(&self) -> Result<Vec<Move>, Wrong> {
        let mut moves: Vec<Move> = Vec::new();
        for (take, kinds) in &self.0 {
            let wrong = || Wrong::Move { take: take.clone() };
            let number: Option<usize> = take.parse().ok();
            let number = number.filter(|it| *it <= MAX_TAKE && it.to_string() == *take);
            let number = number.ok_or_else(wrong)?;
            // The order of an object's fields means nothing to most programs.
            let place = moves.binary_search_by_key(&number, |one| one.take);
            let few = !kinds.is_empty() && kinds.is_sorted_by(|one, next| one < next);
            // To take nothing and leave one heap or none is no move.
            let is_move = number > 0 || kinds.iter().all(|kind| *kind >= Kind::Unequal);
            match place {
                Err(place) if few && is_move => {
                    moves.insert(place, Move { take: number, kinds: kinds.clone() });
                }
                _ => return Err(wrong()),
            }
        }
        if moves.is_empty() { Err(Wrong::NoMove) } else { Ok(moves) }
    }
}

impl<'de> Deserialize<'de> for Moves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;

        impl<'de> Visitor<'de> for Pairs {
            type Value = Moves;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("moves by the number of tokens taken")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Moves, A::Error> {
                let mut moves = Vec::new();
                while let Some(next) = map.next_entry()? {
                    moves.push(next);
                }
                Ok(Moves(moves))
            }
        }

        deserializer.deserialize_map(Pairs)
    }
}
