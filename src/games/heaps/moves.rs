//! Moves: a run of adjacent tokens taken from one heap.

use super::code::Code;
use super::error::MoveError;
use super::position::Position;
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
    pub fn read(text: &str) -> Result<Self, MoveError> {
        let mut numbers = [0; 3];
        let mut start = 0;
        let mut parts = text.split('-');
        for number in &mut numbers {
            let part = parts.next().unwrap_or_default();
            let end = start + part.len();
            *number = read_number(part).ok_or_else(|| unreadable(text, start, end))?;
            start = (end + 1).min(text.len());
        }
        if parts.next().is_some() {
            return Err(unreadable(text, start - 1, text.len()));
        }
        let [place, take, left] = numbers;
        let end = text.find('-').unwrap_or(text.len());
        let heap = place.checked_sub(1).ok_or_else(|| unreadable(text, 0, end))?;
        Ok(Self { heap, cut: Cut { take, left } })
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

fn unreadable(text: &str, start: usize, end: usize) -> MoveError {
    MoveError::Unreadable { text: text.to_owned(), start, end }
}

/// The position after a move, or why it is not legal.
pub(super) fn play(code: &Code, position: &Position, mv: Move) -> Result<Position, MoveError> {
    let heaps = position.heaps();
    let place = mv.heap as usize;
    let Some(&size) = heaps.get(place) else {
        return Err(MoveError::NoHeap { heap: mv.heap, heaps: heaps.len() });
    };
    let (left, right) = check(code, size, mv.cut)?;
    Ok(position.with_heap_left(place, left, right))
}

/// The two parts, either of which may be 0, that a cut leaves of a heap of `size` tokens.
fn check(code: &Code, size: u32, cut: Cut) -> Result<(u32, u32), MoveError> {
    let Cut { take, left } = cut;
    let Some(rest) = size.checked_sub(take) else {
        return Err(MoveError::TakesTooMany { take, size });
    };
    let allowed = code.digit(take);
    if allowed.is_never() {
        let below = (1..take).rev().find(|&other| !code.digit(other).is_never());
        return Err(MoveError::NeverTakes { take, below, above: code.next_taken(take) });
    }
    let Some(right) = rest.checked_sub(left) else {
        return Err(MoveError::LeftTooLarge { left, rest });
    };
    let heaps = u32::from(left > 0) + u32::from(right > 0);
    let legal = match heaps {
        0 => allowed.leaves_none(),
        1 => allowed.leaves_one(),
        _ => allowed.leaves_two(),
    };
    if legal { Ok((left, right)) } else { Err(MoveError::MayNotLeave { take, heaps, allowed }) }
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
        assert_eq!(play("0.77", &[7], "2-1-0"), Err(MoveError::NoHeap { heap: 1, heaps: 1 }));
        assert_eq!(play("0.77", &[1], "1-2-0"), Err(MoveError::TakesTooMany { take: 2, size: 1 }));
        assert_eq!(play("0.77", &[7], "1-2-6"), Err(MoveError::LeftTooLarge { left: 6, rest: 5 }));
        let never = |take, below, above| Err(MoveError::NeverTakes { take, below, above });
        assert_eq!(play("0.07", &[7], "1-1-0"), never(1, None, Some(2)));
        assert_eq!(play("0.303", &[7], "1-2-0"), never(2, Some(1), Some(3)));
        assert_eq!(play("0.303", &[7], "1-4-0"), never(4, Some(3), None));
        assert_eq!(play("0.~30", &[7], "1-0-3"), never(0, None, Some(1)));
        let allowed = code("0.6").digit(1);
        let refused = MoveError::MayNotLeave { take: 1, heaps: 0, allowed };
        assert_eq!(play("0.6", &[1], "1-1-0"), Err(refused));
    }

    #[test]
    fn a_move_that_cannot_be_read_is_refused_with_its_place() {
        let cases = [
            ("", 0, 0),
            ("1", 1, 1),
            ("1-2", 3, 3),
            ("1-x-2", 2, 3),
            ("1-+2-2", 2, 4),
            ("1-2-3-4", 5, 7),
            ("0-2-3", 0, 1),
            ("1--3", 2, 2),
            ("1-99999999999-3", 2, 13),
        ];
        for (text, start, end) in cases {
            let error = MoveError::Unreadable { text: text.to_owned(), start, end };
            assert_eq!(Move::read(text), Err(error), "{text}");
        }
        assert_eq!(Move::read("1-2-3").unwrap().to_string(), "1-2-3");
    }
}
