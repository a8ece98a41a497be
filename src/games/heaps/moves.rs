//! Moves: a run of adjacent tokens taken from one heap.

use super::code::{Code, Digit};
use super::position::Position;
use crate::core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is done to one heap, whichever it is: `take` tokens go, `left` of those that stay are on
/// the left of the gap.
///
/// Of two mirror images the *canonical* one is that whose left part is not the larger. Lists of
/// moves name only canonical ones; the others are legal too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cut {
    /// Tokens taken.
    pub take: u32,
    /// Tokens that stay on the left.
    pub left: u32,
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
    /// Reads `h-t-l`; see [`Move`]'s `Display` for the form. Whether there is such a heap and such a
    /// move is not looked at.
    pub fn read(text: &str) -> Result<Self, Message> {
        // What is more than three numbers stands in the third part, which is then none.
        let mut numbers = text.splitn(3, '-').map(read_number);
        let mut next = || numbers.next().flatten();
        let place = next().and_then(|place| place.checked_sub(1));
        match (place, next(), next()) {
            (Some(heap), Some(take), Some(left)) => Ok(Self { heap, cut: Cut { take, left } }),
            _ => Err(Message::new("move-unreadable").quoting("found", text)),
        }
    }
}

/// `h-t-l`: the heap's place from 1, the tokens taken, the tokens that stay on the left.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", u64::from(self.heap) + 1, self.cut.take, self.cut.left)
    }
}

fn read_number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// The position after a move, or why it is not legal.
pub(super) fn play(code: &Code, position: &Position, mv: Move) -> Result<Position, Message> {
    let heaps = position.heaps();
    let place = mv.heap as usize;
    let Some(&size) = heaps.get(place) else {
        let message = Message::new("move-no-heap").with("heap", u64::from(mv.heap) + 1);
        return Err(message.with("heaps", heaps.len()));
    };
    let (left, right) = check(code, size, mv.cut)?;
    Ok(position.with_heap_left(place, left, right))
}

/// The two parts, either of which may be 0, that a cut leaves of a heap of `size` tokens.
fn check(code: &Code, size: u32, cut: Cut) -> Result<(u32, u32), Message> {
    let Cut { take, left } = cut;
    let Some(rest) = size.checked_sub(take) else {
        return Err(Message::new("move-takes-too-many").with("take", take).with("size", size));
    };
    let allowed = code.digit(take);
    if allowed.is_never() {
        return Err(never_takes(code, take));
    }
    let Some(right) = rest.checked_sub(left) else {
        return Err(Message::new("move-left-too-large").with("left", left).with("rest", rest));
    };
    let heaps = u32::from(left > 0) + u32::from(right > 0);
    let legal = match heaps {
        0 => allowed.leaves_none(),
        1 => allowed.leaves_one(),
        _ => allowed.leaves_two(),
    };
    if legal {
        return Ok((left, right));
    }
    Err(Message::new(may_leave(allowed)).with("take", take).with("heaps", heaps))
}

/// Between which numbers that it takes a code never takes that many.
fn never_takes(code: &Code, take: u32) -> Message {
    let below = (1..take).rev().find(|&other| !code.digit(other).is_never());
    let message = match (below, code.next_taken(take)) {
        (Some(below), Some(above)) => {
            Message::new("move-never-takes-between").with("below", below).with("above", above)
        }
        (Some(below), None) => Message::new("move-never-takes-above").with("below", below),
        (None, Some(above)) => Message::new("move-never-takes-below").with("above", above),
        (None, None) => Message::new("move-never-takes"),
    };
    message.with("take", take)
}

/// The message that says what a digit allows to leave.
fn may_leave(digit: Digit) -> &'static str {
    match digit.value() {
        0 => "move-may-leave-never",
        1 => "move-may-leave-none",
        2 => "move-may-leave-one",
        3 => "move-may-leave-none-or-one",
        4 => "move-may-leave-two",
        5 => "move-may-leave-none-or-two",
        6 => "move-may-leave-one-or-two",
        _ => "move-may-leave-any",
    }
}

impl Code {
    /// Whether a cut may be made in a heap of `size` tokens.
    pub fn allows(&self, size: u32, cut: Cut) -> bool {
        check(self, size, cut).is_ok()
    }

    /// The canonical cuts of a heap of `size` tokens, by tokens taken and then tokens left, both
    /// ascending. Needs no memory; a heap of n tokens has up to about n²/4 of them.
    pub fn cuts(&self, size: u32) -> Cuts<'_> {
        Cuts { code: self, size, next: Cut { take: 0, left: 0 } }
    }

    /// The first canonical cut from `from` on in the order of [`Self::cuts`]. `from` need not be a
    /// legal cut itself.
    pub(super) fn cut_from(&self, size: u32, from: Cut) -> Option<Cut> {
        Cuts { code: self, size, next: from }.next()
    }

    /// How many canonical cuts there are that take exactly `take` of `size` tokens.
    pub fn cuts_taking(&self, size: u32, take: u32) -> u32 {
        let digit = self.digit(take);
        match size.checked_sub(take) {
            None => 0,
            Some(0) => digit.leaves_none().into(),
            Some(rest) => {
                u32::from(digit.leaves_one()) + if digit.leaves_two() { rest / 2 } else { 0 }
            }
        }
    }

    /// How many canonical cuts a heap has. Time is linear in `size`.
    pub fn count_cuts(&self, size: u32) -> u64 {
        (0..=size).map(|take| u64::from(self.cuts_taking(size, take))).sum()
    }

    /// Whether a heap has a move.
    pub fn has_cut(&self, size: u32) -> bool {
        (0..=size).any(|take| self.cuts_taking(size, take) > 0)
    }

    /// The next number above `take` that is taken from some heap.
    pub fn next_taken(&self, take: u32) -> Option<u32> {
        let written = u32::try_from(self.prefix().len() + self.tail().len()).unwrap_or(u32::MAX);
        let last = take.max(written).saturating_add(written);
        (take.saturating_add(1)..=last).find(|&other| !self.digit(other).is_never())
    }
}

/// The canonical cuts of one heap; see [`Code::cuts`].
#[derive(Clone, Debug)]
pub struct Cuts<'a> {
    code: &'a Code,
    size: u32,
    next: Cut,
}

impl Iterator for Cuts<'_> {
    type Item = Cut;

    fn next(&mut self) -> Option<Cut> {
        while self.next.take <= self.size {
            let cut = self.next;
            let rest = self.size - cut.take;
            let digit = self.code.digit(cut.take);
            let may_have_more = cut.left < rest / 2 && digit.leaves_two();
            self.next = if may_have_more {
                Cut { left: cut.left + 1, ..cut }
            } else {
                Cut { take: cut.take + 1, left: 0 }
            };
            let legal = match (rest, cut.left) {
                (_, left) if left > rest / 2 => false,
                (0, _) => digit.leaves_none(),
                (_, 0) => digit.leaves_one(),
                _ => digit.leaves_two(),
            };
            if legal {
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

    fn code(text: &str) -> Code {
        Code::read_link(text).unwrap()
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
        for size in 1..30 {
            for text in ["0.77", "4.~7", "0.137", "4.0", "0.~30"] {
                assert_eq!(cuts(text, size).len() as u64, code(text).count_cuts(size));
            }
        }
    }

    #[test]
    fn a_move_leaves_its_parts_where_the_heap_was() {
        let play = |text, heaps: &[u32], mv| {
            let position = Position::start(heaps).unwrap();
            play(&code(text), &position, Move::read(mv).unwrap()).map(|after| after.write())
        };
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
    }

    #[test]
    fn a_move_that_cannot_be_read_is_refused() {
        let texts =
            ["", "1", "1-2", "1-x-2", "1-+2-2", "1-2-3-4", "0-2-3", "1--3", "1-99999999999-3"];
        for text in texts {
            let message = Message::new("move-unreadable").with("found", text);
            assert_eq!(Move::read(text), Err(message), "{text}");
        }
        assert_eq!(Move::read("1-2-3").unwrap().to_string(), "1-2-3");
    }
}
