//! What is drawn under the squares: the colours of their nimbers, one shape per colour, and the outlines of the losing
//! squares. When another piece is selected, nearly all nimbers change, and so many classes on squares would cost more
//! than all the rest of the board.

use super::square::{COLOURS, colour, nimber_class};
use crate::games::pawns::{Kind, Nimbers, Pawns, Square};
use std::fmt::Write;
use yew::prelude::*;

/// How far within its square an outline is.
const INSET: f64 = 0.06;

/// The nimbers of a kind of piece, with what is drawn of them.
#[derive(PartialEq)]
pub(super) struct Coloured {
    pub(super) nimbers: Nimbers,
    /// One unit a square, and a path for each colour.
    paths: Vec<AttrValue>,
    outlines: AttrValue,
    size: AttrValue,
}

impl Coloured {
    /// Of a piece; rows are columns on a board that is turned.
    pub(super) fn of(game: &Pawns, kind: Kind, turned: bool) -> Self {
        let nimbers = Nimbers::of(game, kind);
        let mut paths = vec![String::new(); COLOURS as usize];
        let mut outlines = String::new();
        for row in 0..game.rows() {
            for column in 0..game.columns() {
                let value = nimbers.at(Square::new(row + 1, column + 1)).0;
                let (row, column) = if turned { (column, row) } else { (row, column) };
                if let Some(path) = paths.get_mut(colour(value) as usize) {
                    let _ = write!(path, "M{column} {row}h1v1h-1z");
                }
                if value == 0 && kind != Kind::Pawn {
                    let (x, y) = (f64::from(column) + INSET, f64::from(row) + INSET);
                    let side = 1.0 - 2.0 * INSET;
                    let _ = write!(outlines, "M{x:.2} {y:.2}h{side:.2}v{side:.2}h-{side:.2}z");
                }
            }
        }
        let (down, across) = (game.rows(), game.columns());
        let (down, across) = if turned { (across, down) } else { (down, across) };
        Self {
            nimbers,
            paths: paths.into_iter().map(AttrValue::from).collect(),
            outlines: outlines.into(),
            size: format!("0 0 {across} {down}").into(),
        }
    }

    /// The drawing.
    pub(super) fn view(&self) -> Html {
        let path = |(colour, path): (u32, &AttrValue)| {
            html! { <path class={nimber_class(colour)} d={path} /> }
        };
        html! {
            <svg key="colours" class="colours" viewBox={&self.size} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                { for (0..).zip(&self.paths).map(path) }
                <path class="outlines" d={&self.outlines} />
            </svg>
        }
    }
}
