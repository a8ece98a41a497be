//! The numbers of the empty squares, drawn over all of them together: a few texts per line, with a place for every
//! digit. When a piece of another kind is selected, nearly all the numbers change, and no square has to be redrawn for
//! it.

use crate::games::pawns::{Nimbers, Pawns, Position, Square};
use std::fmt::{Display, Write};
use yew::prelude::*;

/// The numbers, line by line as they are drawn.
#[derive(PartialEq)]
pub(super) struct Numbers(Vec<Line>);

/// The numbers of a line. Those of two digits, which are the largest on any grid, are two texts that meet in the
/// middle of the square, so that their digits are as close as the font has them.
#[derive(PartialEq)]
struct Line {
    height: AttrValue,
    ones: Digits,
    tens: Digits,
    units: Digits,
}

/// Digits, and how far across each of them is placed.
#[derive(Default)]
struct Placed {
    across: String,
    digits: String,
}

/// The same as it is drawn.
#[derive(PartialEq)]
struct Digits {
    across: AttrValue,
    digits: AttrValue,
}

impl Numbers {
    /// Those of a kind of piece; rows are columns on a board that is turned.
    pub(super) fn of(game: &Pawns, nimbers: &Nimbers, position: &Position, turned: bool) -> Self {
        let (down, across) = (game.rows(), game.columns());
        let (down, across) = if turned { (across, down) } else { (down, across) };
        let line = |at: u32| {
            let (mut ones, mut tens, mut units) =
                (Placed::default(), Placed::default(), Placed::default());
            for place in 0..across {
                let (row, column) = if turned { (place, at) } else { (at, place) };
                let square = Square::new(row + 1, column + 1);
                if square == game.sink() || position.on(square).next().is_some() {
                    continue;
                }
                let (value, middle) = (nimbers.at(square).0, middle(place, across));
                if value < 10 {
                    ones.add(&middle, value);
                } else {
                    tens.add(&middle, value / 10);
                    units.add(&middle, value % 10);
                }
            }
            let height = middle(at, down).into();
            Line { height, ones: ones.into(), tens: tens.into(), units: units.into() }
        };
        Self((0..down).map(line).collect())
    }

    /// The drawing.
    pub(super) fn view(&self) -> Html {
        let texts = |(at, line): (usize, &Line)| {
            [("ones", &line.ones), ("tens", &line.tens), ("units", &line.units)].map(|(class, text)| {
                if text.digits.is_empty() {
                    return Html::default();
                }
                html! { <text key={format!("{class} {at}")} {class} x={&text.across} y={&line.height}>{ text.digits.clone() }</text> }
            })
        };
        html! {
            <svg key="numbers" class="board-numbers" aria-hidden="true" focusable="false">
                { for self.0.iter().enumerate().flat_map(texts) }
            </svg>
        }
    }
}

impl Placed {
    fn add(&mut self, across: &str, digit: impl Display) {
        // Writing to a text does not fail.
        let _ = write!(self.across, "{across} ");
        let _ = write!(self.digits, "{digit}");
    }
}

impl From<Placed> for Digits {
    fn from(Placed { across, digits }: Placed) -> Self {
        Self { across: across.trim_end().to_owned().into(), digits: digits.into() }
    }
}

/// The middle of a square, as a share of the board's side.
fn middle(place: u32, side: u32) -> String {
    format!("{:.3}%", (f64::from(place) + 0.5) * 100.0 / f64::from(side))
}
