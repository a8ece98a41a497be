//! Chomp as exercises: the win map, the next call of the usual recursion, bars drawn at random.

use super::map::{Cell, WinMapJob};
use super::position::Position;
use crate::core::bars::Shape;
use crate::core::{Chance, run_to_end};
use crate::games::{Next, Sheet, StepForm};

/// The maximum number of rows and of columns, together, of a bar whose map is asked for: a few hundredths of a second.
const MAX_SIDES: u8 = 20;
/// The last calls that are named before the next one.
const MAX_LISTED: usize = 12;

/// The win map of one bar: 0 the poison, 1 a losing bite, 2 a winning one.
pub(super) fn sheet(position: &Position) -> Option<Sheet> {
    let bar = position.only().filter(|bar| bar.height() + bar.width() <= MAX_SIDES)?;
    let lengths: Vec<usize> = bar.rows().iter().map(|&row| row.into()).collect();
    Sheet::board(&lengths)
}

/// Its numbers.
pub(super) fn filled(position: &Position) -> Vec<Vec<u32>> {
    let Some(Ok(mut job)) = position.only().map(|bar| WinMapJob::new(bar.clone())) else {
        return Vec::new();
    };
    let map = run_to_end(&mut job).pop().and_then(Result::ok);
    let number = |cell: &Cell| u32::from(cell.number());
    map.map_or_else(Vec::new, |map| {
        map.rows.iter().map(|row| row.iter().map(number).collect()).collect()
    })
}

/// The call that comes next when so many were made, the first one among them: rows first, the poison is
/// never bitten, a bar of one square is lost, and the first bite that leaves a lost bar ends the search.
pub(super) fn next(position: &Position, done: u32) -> Option<Next> {
    let bar = position.only().filter(|bar| !bar.is_empty())?;
    let mut calls = Calls { told: Vec::new(), most: done as usize + 1 };
    calls.is_won(bar);
    let right = calls.told.get(done as usize)?.clone();
    calls.told.truncate(done as usize);
    let first = calls.told.len().saturating_sub(MAX_LISTED);
    let done = calls.told.split_off(first);
    Some(Next { done, right: vec![right], form: StepForm::Numbers, known: Vec::new() })
}

/// The calls of the recursion in their order, as far as they are wanted.
struct Calls {
    told: Vec<String>,
    most: usize,
}

impl Calls {
    /// Whether a bar is won; anything, once all calls that are wanted were made.
    fn is_won(&mut self, bar: &Shape) -> bool {
        if self.told.len() == self.most {
            return true;
        }
        let rows: Vec<String> = bar.rows().iter().map(u8::to_string).collect();
        self.told.push(rows.join("."));
        let mut bites = bar.each_square().filter(|&square| square != (0, 0));
        bites.any(|(row, column)| !self.is_won(&bar.bitten(row, column)))
    }
}

/// As many bars as here, each like the one in its place.
pub(super) fn random_like(position: &Position, chance: &mut Chance) -> Position {
    let bars = position.bars().iter().map(|bar| bar_like(bar, chance)).collect();
    Position::new(bars).unwrap_or_else(|| position.clone())
}

/// A bar that can be left of the same rectangle, with at least three squares; in more than one row and more than one
/// column, if the rectangle has as many.
fn bar_like(bar: &Shape, chance: &mut Chance) -> Shape {
    for _ in 0..100 {
        let length = |_| u8::try_from(chance.below(u32::from(bar.width()) + 1)).unwrap_or(0);
        let mut rows: Vec<u8> =
            (0..bar.height()).map(length).filter(|&length| length > 0).collect();
        rows.sort_unstable_by(|one, other| other.cmp(one));
        // Of one row or one column it is plain who wins, unless there is no more.
        let plain = |shape: &Shape| {
            shape.height() < bar.height().min(2) || shape.width() < bar.width().min(2)
        };
        let drawn = Shape::new(rows).filter(|shape| shape.squares() > 2 && !plain(shape));
        if let Some(drawn) = drawn {
            return drawn;
        }
    }
    bar.clone()
}
