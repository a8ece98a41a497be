//! Bites.

use super::position::Position;
use crate::core::bars::Shape;
use crate::core::{Chance, Count, Message, Value};
use crate::games::pair::pair;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A bite: the square goes, with all that lies below it and to its right. Ordered by bar, row,
/// column, all from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The bar's place from 0 in a sum (it is written from 1); `None` where there is one bar only.
    pub bar: Option<u32>,
    /// The square's row.
    pub row: u32,
    /// The square's column.
    pub column: u32,
}

impl Move {
    /// The bite of a square of the bar at `place`, in a position of that many bars.
    pub fn of(place: usize, bars: usize, (row, column): (u8, u8)) -> Self {
        let bar = u32::try_from(place).ok().filter(|_| bars > 1);
        Self { bar, row: row.into(), column: column.into() }
    }

    /// Reads `row.column` or `bar-row.column`, the square also as a pair `(row, column)`. Whether there
    /// is such a square is not checked here.
    pub fn read(text: &str) -> Result<Self, Message> {
        parse(text).ok_or_else(|| Message::new("bite-unreadable").quoting("found", text))
    }

    /// Reads a bite as [`Self::read`] does, its row and column counted so.
    pub fn read_counting(text: &str, count: Count) -> Result<Self, Message> {
        let typed = Self::read(text)?;
        let from = |number: u32| number.checked_sub(count.first());
        let square = from(typed.row).zip(from(typed.column));
        let (row, column) =
            square.ok_or_else(|| Message::new("bite-below-one").quoting("found", text))?;
        Ok(Self { row, column, ..typed })
    }
}

fn parse(text: &str) -> Option<Move> {
    let (bar, square) = match text.split_once('-') {
        Some((bar, square)) => (Some(number(bar.trim())?.checked_sub(1)?), square),
        None => (None, text),
    };
    let (row, column) = pair(square)?;
    Some(Move { bar, row: number(row)?, column: number(column)? })
}

/// `row.column`, both from 0; in a sum `bar-row.column`, the bar from 1.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(bar) = self.bar {
            write!(f, "{}-", u64::from(bar) + 1)?;
        }
        write!(f, "{}.{}", self.row, self.column)
    }
}

fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// The position after a bite, or why it is not legal.
pub(super) fn play(position: &Position, mv: Move) -> Result<Position, Message> {
    let bars = position.bars();
    let place = match mv.bar {
        None if bars.len() > 1 => {
            return Err(Message::new("bite-which-bar").with("bars", bars.len()));
        }
        Some(_) if bars.len() == 1 => return Err(Message::new("bite-one-bar")),
        None => 0,
        Some(bar) => bar as usize,
    };
    let Some(shape) = bars.get(place) else {
        let message = Message::new("bite-no-bar").with("bar", place as u64 + 1);
        return Err(message.with("bars", bars.len()));
    };
    if shape.is_empty() {
        return Err(Message::new("bite-eaten"));
    }
    let (row, column) = on_bar(shape, mv)?;
    if (row, column) == (0, 0) && bars.len() > 1 {
        return Err(Message::new("bite-poison-in-sum"));
    }
    if (row, column) == (0, 0) && shape.squares() > 1 {
        return Err(Message::new("bite-poison"));
    }
    Ok(position.with(place, shape.bitten(row, column)))
}

/// The square of a bite, which must be there.
fn on_bar(shape: &Shape, mv: Move) -> Result<(u8, u8), Message> {
    let square = u8::try_from(mv.row).ok().zip(u8::try_from(mv.column).ok());
    let there = square.filter(|&(row, column)| shape.has(row, column));
    there.ok_or_else(|| {
        Message::new("bite-no-square").with("square", Value::Square(mv.row, mv.column))
    })
}

/// The squares that may be bitten in one of several bars, or in the only one.
pub(super) fn bites(shape: &Shape, in_sum: bool) -> impl Iterator<Item = (u8, u8)> + '_ {
    let poison = !in_sum && shape.squares() == 1;
    shape.each_square().filter(move |&square| poison || square != (0, 0))
}

/// Whether nobody can move.
pub(super) fn is_over(position: &Position) -> bool {
    let in_sum = position.bars().len() > 1;
    position.bars().iter().all(|shape| bites(shape, in_sum).next().is_none())
}

/// How many squares a bite takes; 0 where it is not on the bar.
pub(super) fn squares_of(position: &Position, mv: &Move) -> u64 {
    let place = mv.bar.unwrap_or(0) as usize;
    let square = u8::try_from(mv.row).ok().zip(u8::try_from(mv.column).ok());
    let taken = |(bar, (row, column)): (&Shape, (u8, u8))| {
        bar.squares().saturating_sub(bar.bitten(row, column).squares())
    };
    position.bars().get(place).zip(square).map_or(0, taken).into()
}

/// One of all bites, all equally likely; `None` where there is none.
pub(super) fn random_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    chance.pick(&all_moves(position)).copied()
}

/// All bites: at most 8 bars of 900 squares.
pub(super) fn all_moves(position: &Position) -> Vec<Move> {
    let bars = position.bars();
    let all = bars.iter().enumerate().flat_map(|(place, shape)| {
        bites(shape, bars.len() > 1).map(move |square| Move::of(place, bars.len(), square))
    });
    all.collect()
}
