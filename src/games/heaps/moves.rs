//! Moves: a run of adjacent tokens taken from one heap.

use super::leaves::Leaves;
use super::position::Position;
use super::ruleset::Ruleset;
use crate::core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is done to one heap, whichever it is: `take` tokens go, `left` of those that stay are on
/// the left of the gap. Where three heaps are left, the second of them has `middle` tokens.
///
/// Of the ways to write the same move the *canonical* one has its parts ascending. Lists of moves name
/// only canonical ones; the others are legal too.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Cut {
    /// Tokens taken.
    pub take: u32,
    /// Tokens that stay on the left.
    pub left: u32,
    /// Tokens of the second of three heaps; 0 where there are not three.
    pub middle: u32,
}

impl Cut {
    /// A cut that leaves at most two heaps.
    pub fn new(take: u32, left: u32) -> Self {
        Self { take, left, middle: 0 }
    }

    /// What it leaves of a heap of `size` tokens, which has that many: some parts may be empty.
    pub fn parts(self, size: u32) -> [u32; 3] {
        let Self { take, left, middle } = self;
        let right = size.saturating_sub(take).saturating_sub(left).saturating_sub(middle);
        [left, middle, right]
    }

    /// The canonical way to write the same cut of a heap of `size` tokens, which has that many.
    #[must_use]
    pub fn canonical(self, size: u32) -> Self {
        let mut parts = self.parts(size);
        parts.sort_unstable();
        match parts {
            [0, left, _] => Self { left, middle: 0, ..self },
            [left, middle, _] => Self { left, middle, ..self },
        }
    }

    /// The first that can come after it in the order of [`Ruleset::cuts`].
    pub(super) fn next(self) -> Self {
        Self { middle: self.middle + 1, ..self }
    }
}

/// A cut and the heap it is made in. Ordered by heap, then tokens taken, then tokens left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The heap's place from 0. (It is written from 1.)
    pub heap: u32,
    /// What is done to it.
    pub cut: Cut,
}

impl Move {
    /// Reads `h-t-l` or `h-t-l-m`; see [`Move`]'s `Display` for the form. Whether there is such a heap and
    /// such a move is not checked.
    pub fn read(text: &str) -> Result<Self, Message> {
        // What is more than four numbers is put in the fourth part, which then is not a number.
        let numbers: Option<Vec<u32>> = text.splitn(4, '-').map(read_number).collect();
        let cut = match numbers.as_deref() {
            Some(&[heap, take, left]) => Some((heap, Cut::new(take, left))),
            Some(&[heap, take, left, middle]) => Some((heap, Cut { take, left, middle })),
            _ => None,
        };
        let mv = cut.and_then(|(place, cut)| Some(Self { heap: place.checked_sub(1)?, cut }));
        mv.ok_or_else(|| Message::new("move-unreadable").quoting("found", text))
    }
}

/// `h-t-l`: the heap's place from 1, the tokens taken, the tokens that stay on the left. Where three heaps
/// are left, `h-t-l-m` with the tokens of the second.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cut { take, left, middle } = self.cut;
        write!(f, "{}-{take}-{left}", u64::from(self.heap) + 1)?;
        if middle > 0 { write!(f, "-{middle}") } else { Ok(()) }
    }
}

fn read_number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// The position after a move, or why it is not legal.
pub(super) fn play(rules: &Ruleset, position: &Position, mv: Move) -> Result<Position, Message> {
    let heaps = position.heaps();
    let place = mv.heap as usize;
    let Some(&size) = heaps.get(place) else {
        let message = Message::new("move-no-heap").with("heap", u64::from(mv.heap) + 1);
        return Err(message.with("heaps", heaps.len()));
    };
    Ok(position.with_heap_left(place, check(rules, size, mv.cut)?))
}

/// The parts, some of which may be 0, that a cut leaves of a heap of `size` tokens.
fn check(rules: &Ruleset, size: u32, cut: Cut) -> Result<[u32; 3], Message> {
    let Cut { take, left, middle } = cut;
    let Some(rest) = size.checked_sub(take) else {
        return Err(Message::new("move-takes-too-many").with("take", take).with("size", size));
    };
    let allowed = rules.leaves(size, take);
    if allowed.is_never() {
        return Err(never_takes(rules, size, take));
    }
    let right = rest.checked_sub(left).and_then(|right| right.checked_sub(middle));
    let Some(right) = right else {
        let left = u64::from(left) + u64::from(middle);
        return Err(Message::new("move-left-too-large").with("left", left).with("rest", rest));
    };
    let parts = [left, middle, right];
    if allowed.allows_parts(parts) {
        return Ok(parts);
    }
    let heaps = parts.iter().filter(|&&part| part > 0).count();
    Err(may_leave(allowed).with("take", take).with("heaps", heaps))
}

/// Between which numbers that it takes of this heap a rule never takes that many.
fn never_takes(rules: &Ruleset, size: u32, take: u32) -> Message {
    if !rules.is_fixed() {
        return Message::new("move-never-takes-here").with("take", take).with("size", size);
    }
    let taken = |other: &u32| rules.cuts_taking(size, *other) > 0;
    let (below, above) = ((1..take).rev().find(taken), (take.saturating_add(1)..=size).find(taken));
    let message = match (below, above) {
        (Some(below), Some(above)) => {
            Message::new("move-never-takes-between").with("below", below).with("above", above)
        }
        (Some(below), None) => Message::new("move-never-takes-above").with("below", below),
        (None, Some(above)) => Message::new("move-never-takes-below").with("above", above),
        (None, None) => Message::new("move-never-takes"),
    };
    message.with("take", take)
}

/// The message that says what may be left.
fn may_leave(leaves: Leaves) -> Message {
    Message::new(match leaves.digit() {
        Some(0) => "move-may-leave-never",
        Some(1) => "move-may-leave-none",
        Some(2) => "move-may-leave-one",
        Some(3) => "move-may-leave-none-or-one",
        Some(4) => "move-may-leave-two",
        Some(5) => "move-may-leave-none-or-two",
        Some(6) => "move-may-leave-one-or-two",
        Some(8) => "move-may-leave-three",
        _ if leaves == Leaves::UNEQUAL => "move-may-leave-unequal",
        _ if leaves == Leaves::EQUAL => "move-may-leave-equal",
        _ => return may_leave_these(leaves),
    })
}

/// The same of things that have no sentence of their own.
fn may_leave_these(leaves: Leaves) -> Message {
    let mut kinds: Vec<Message> = leaves.kinds().map(Message::new).collect();
    let last = kinds.pop().map_or_else(Vec::new, |last| vec![last]);
    let list = if kinds.is_empty() {
        last
    } else {
        vec![Message::new("either").with("most", kinds).with("last", last)]
    };
    Message::new("move-may-leave-these").with("list", list)
}

impl Ruleset {
    /// Whether a cut may be made in a heap of `size` tokens.
    pub fn allows(&self, size: u32, cut: Cut) -> bool {
        check(self, size, cut).is_ok()
    }

    /// The canonical cuts of a heap of `size` tokens, by tokens taken and then tokens left, all
    /// ascending. Needs no memory; a heap of n tokens has up to about n²/4 of them, or n³/36 where three
    /// heaps may be left.
    pub fn cuts(&self, size: u32) -> Cuts<'_> {
        self.cuts_at(size, Cut::default())
    }

    /// Those of them that take at least `take`.
    pub fn cuts_from(&self, size: u32, take: u32) -> Cuts<'_> {
        self.cuts_at(size, Cut::new(take, 0))
    }

    /// The first canonical cut from `from` on in the order of [`Self::cuts`]. `from` need not be a
    /// legal cut itself.
    pub(super) fn cut_from(&self, size: u32, from: Cut) -> Option<Cut> {
        self.cuts_at(size, from).next()
    }

    fn cuts_at(&self, size: u32, next: Cut) -> Cuts<'_> {
        Cuts { rules: self, size, next, leaves: self.leaves(size, next.take) }
    }

    /// How many canonical cuts there are that take exactly `take` of `size` tokens.
    pub fn cuts_taking(&self, size: u32, take: u32) -> u64 {
        let leaves = self.leaves(size, take);
        let rest = u64::from(size.saturating_sub(take));
        let count = |what: Leaves, count: u64| if leaves.allows(what) { count } else { 0 };
        if take > size || rest == 0 {
            return count(Leaves::NOTHING, 1);
        }
        let equal = u64::from(rest.is_multiple_of(2));
        // The partitions of n into three parts: n²/12, rounded.
        let three = (rest * rest + 6) / 12;
        count(Leaves::ONE, 1)
            + count(Leaves::EQUAL, equal)
            + count(Leaves::UNEQUAL, rest / 2 - equal)
            + count(Leaves::THREE, three)
    }

    /// How many canonical cuts a heap has. Time is linear in `size`.
    pub fn count_cuts(&self, size: u32) -> u64 {
        (0..=size).map(|take| self.cuts_taking(size, take)).sum()
    }

    /// Whether a heap has a move.
    pub fn has_cut(&self, size: u32) -> bool {
        (0..=size).any(|take| self.cuts_taking(size, take) > 0)
    }
}

/// The canonical cuts of one heap; see [`Ruleset::cuts`].
#[derive(Clone, Debug)]
pub struct Cuts<'a> {
    rules: &'a Ruleset,
    size: u32,
    next: Cut,
    /// What may be left when as many are taken as in `next`.
    leaves: Leaves,
}

impl Cuts<'_> {
    /// The cut that comes after one, legal or not, of those that can come at all.
    fn after(&mut self, cut: Cut, rest: u32) -> Cut {
        let Cut { take, left, middle } = cut;
        if left > 0 && self.leaves.allows(Leaves::THREE) {
            let middle = left.max(middle + 1);
            if u64::from(middle) * 2 + u64::from(left) <= u64::from(rest) {
                return Cut { middle, ..cut };
            }
        }
        if left < rest / 2 && self.leaves.most_heaps() > 1 {
            return Cut::new(take, left + 1);
        }
        self.leaves = self.rules.leaves(self.size, take.saturating_add(1));
        Cut::new(take + 1, 0)
    }
}

impl Iterator for Cuts<'_> {
    type Item = Cut;

    fn next(&mut self) -> Option<Cut> {
        while self.next.take <= self.size {
            let (cut, leaves) = (self.next, self.leaves);
            self.next = self.after(cut, self.size - cut.take);
            let parts = cut.parts(self.size);
            let [left, middle, right] = parts;
            let whole = u64::from(left) + u64::from(middle) + u64::from(right);
            let fits = whole == u64::from(self.size - cut.take);
            let ascends = if middle == 0 {
                left <= right
            } else {
                left > 0 && left <= middle && middle <= right
            };
            if fits && ascends && leaves.allows_parts(parts) {
                return Some(cut);
            }
        }
        None
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn code(text: &str) -> Ruleset {
        Ruleset::read_link(text).unwrap()
    }

    fn cuts(text: &str, size: u32) -> Vec<(u32, u32)> {
        code(text).cuts(size).map(|cut| (cut.take, cut.left)).collect()
    }

    #[test]
    fn the_cuts_of_a_heap_are_listed_in_order() {
        assert_eq!(cuts("0.77", 5), [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]);
        assert_eq!(cuts("0.07", 2), [(2, 0)]);
        assert_eq!(cuts("0.137", 3), [(2, 0), (3, 0)]);
        assert_eq!(cuts("4.~3", 4), [(0, 1), (0, 2), (1, 0), (2, 0), (3, 0), (4, 0)]);
        assert_eq!(cuts("0.6", 1), []);
        assert_eq!(cuts("grundy", 7), [(0, 1), (0, 2), (0, 3)]);
        assert_eq!(cuts("grundy", 6), [(0, 1), (0, 2)]);
        assert_eq!(cuts("take-1.2-equal", 6), [(2, 2)]);
        assert_eq!(cuts("divisors", 12), [(1, 0), (2, 0), (3, 0), (4, 0), (6, 0)]);
        for size in 1..30 {
            for text in [
                "0.77",
                "4.~7",
                "0.137",
                "4.0",
                "0.~30",
                "x0.8F",
                "x8.~B",
                "grundy",
                "half",
                "take-primes-equal.three",
            ] {
                let rules = code(text);
                let cuts: Vec<Cut> = rules.cuts(size).collect();
                assert_eq!(cuts.len() as u64, rules.count_cuts(size), "{text} {size}");
                assert!(cuts.is_sorted() && cuts.iter().all(|cut| cut.canonical(size) == *cut));
                let mut next = Cut::default();
                for cut in cuts {
                    assert_eq!(rules.cut_from(size, next), Some(cut), "{text} {size}");
                    next = cut.next();
                }
            }
        }
    }

    #[test]
    fn a_move_leaves_its_parts_where_the_heap_was() {
        let play = |text, heaps: &[u32], mv| {
            let position = Position::start(heaps).unwrap();
            play(&code(text), &position, Move::read(mv).unwrap()).map(|after| after.write())
        };
        assert_eq!(play("x0.8", &[7, 4], "1-1-3-2").unwrap(), "3+2+1+4");
        assert_eq!(play("grundy", &[7, 4], "1-0-3").unwrap(), "3+4+4");
        assert_eq!(play("0.77", &[7, 5], "1-2-3").unwrap(), "3+2+5");
        assert_eq!(play("0.77", &[7, 5], "1-2-2").unwrap(), "2+3+5");
        assert_eq!(play("0.77", &[7, 2], "2-2-0").unwrap(), "7");
        assert_eq!(play("4.~3", &[7, 4], "2-0-3").unwrap(), "7+3+1");
        let refused = |text, heaps, mv, id, about: &[(&'static str, u32)]| {
            let message = Message::new(id);
            let message = about.iter().fold(message, |said, &(name, value)| said.with(name, value));
            assert_eq!(play(text, heaps, mv), Err(message), "{text} {mv}");
        };
        refused("0.77", &[7], "2-1-0", "move-no-heap", &[("heap", 2), ("heaps", 1)]);
        refused("0.77", &[1], "1-2-0", "move-takes-too-many", &[("take", 2), ("size", 1)]);
        refused("0.77", &[7], "1-2-6", "move-left-too-large", &[("left", 6), ("rest", 5)]);
        refused("0.07", &[7], "1-1-0", "move-never-takes-below", &[("above", 2), ("take", 1)]);
        let between = [("below", 1), ("above", 3), ("take", 2)];
        refused("0.303", &[7], "1-2-0", "move-never-takes-between", &between);
        refused("0.303", &[7], "1-4-0", "move-never-takes-above", &[("below", 3), ("take", 4)]);
        refused("0.~30", &[7], "1-0-3", "move-never-takes-below", &[("above", 1), ("take", 0)]);
        refused("0.6", &[1], "1-1-0", "move-may-leave-one-or-two", &[("take", 1), ("heaps", 0)]);
        refused("grundy", &[6], "1-0-3", "move-may-leave-unequal", &[("take", 0), ("heaps", 2)]);
        refused("half", &[7], "1-4-0", "move-never-takes-here", &[("take", 4), ("size", 7)]);
        // No amount is named that the heap does not have, or of which nothing could be left.
        refused("squares", &[3], "1-2-0", "move-never-takes-above", &[("below", 1), ("take", 2)]);
        refused("0.003", &[2], "1-1-0", "move-never-takes", &[("take", 1)]);
        refused("0.304", &[4], "1-2-0", "move-never-takes-above", &[("below", 1), ("take", 2)]);
        refused(
            "squares",
            &[7],
            "1-3-0",
            "move-never-takes-between",
            &[("below", 1), ("above", 4), ("take", 3)],
        );
    }

    #[test]
    fn a_move_that_cannot_be_read_is_refused() {
        let texts =
            ["", "1", "1-2", "1-x-2", "1-+2-2", "1-2-3-4-5", "0-2-3", "1--3", "1-99999999999-3"];
        for text in texts {
            let message = Message::new("move-unreadable").with("found", text);
            assert_eq!(Move::read(text), Err(message), "{text}");
        }
        for text in ["1-2-3", "1-2-3-4"] {
            assert_eq!(Move::read(text).unwrap().to_string(), text);
        }
        assert_eq!(Move::read("1-2-3-0").unwrap().to_string(), "1-2-3");
    }
}
