//! The right results: plain numbers, sets and graphs, without the game they belong to.

use super::copy;
use super::form::Form;
use super::graph::Part;
use super::packed::{numbers, shared};
use super::results::Results;
use super::texts::Texts;
use crate::core::Message;
use crate::core::commuting::Rules;
use crate::core::graph::{Arena, Attractor, Minimax};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What a result is compared with. Whoever makes it has it from a solver.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Right {
    /// Values G(0), G(1), …
    Series(#[serde(with = "shared")] Rc<Series>),
    /// A number for each square of a grid.
    Grid(#[serde(with = "shared")] Rc<Grid>),
    /// Which vertices are in an attractor.
    Members(#[serde(with = "shared")] Rc<Region>),
    /// The rank of each vertex of an attractor.
    Ranks(#[serde(with = "shared")] Rc<Region>),
    /// A successor for each vertex of the player in the attractor.
    Strategy(#[serde(with = "shared")] Rc<Region>),
    /// Which positions of a bar are won.
    Bars(#[serde(with = "shared")] Rc<Bars>),
    /// What a function returns.
    Results(#[serde(with = "shared")] Rc<Results>),
    /// Lists of the graph of an attractor.
    Graph(Part, #[serde(with = "shared")] Rc<Region>),
    /// A line of best moves in a tree.
    Line(#[serde(with = "shared")] Rc<Line>),
    /// How many pieces are on each square of a grid, as a picture of signs: `-` where there is none.
    Marks(#[serde(with = "shared")] Rc<Grid>),
    /// The mex of whatever sets are given.
    Mex,
    /// Short texts by number or by name.
    Texts(#[serde(with = "shared")] Rc<Texts>),
    /// Relations between letters that commute.
    Relations(#[serde(with = "shared")] Rc<Rules>),
}

/// Values by number, from 0 on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    /// Those that are at hand.
    #[serde(with = "numbers")]
    pub values: Vec<u32>,
    /// How many can be had by asking for them; at least as many as are at hand.
    pub known: usize,
    /// The octal code that they are the values of; empty where there is none.
    pub code: String,
}

/// Numbers by row and column. Rows may differ in length.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    /// The numbers.
    pub rows: Vec<Vec<u32>>,
    /// What the first row and the first column are called: 0 or 1.
    pub first: u32,
}

/// An attractor of a graph whose vertices have names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Region {
    /// The graph.
    #[serde(with = "shared")]
    pub arena: Rc<Arena>,
    /// Its vertices as they are written, by number.
    pub names: Vec<String>,
    /// What else they are called, by number; empty where nothing.
    pub labels: Vec<String>,
    /// The attractor.
    pub attractor: Attractor,
    /// Whether the names are numbers that the page gave: a program may number the vertices otherwise.
    pub numbered: bool,
}

/// The minimax values of a tree: they say which lines are best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The graph, and what its vertices are called.
    #[serde(with = "shared")]
    pub region: Rc<Region>,
    /// Its values.
    pub minimax: Minimax,
}

/// The positions within a bar, as lists of rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bars {
    /// The whole bar.
    pub whole: Vec<u8>,
    /// All lost positions within it.
    pub lost: BTreeSet<Vec<u8>>,
    /// The positions that the dictionary of a recursion holds at its end; empty where any may be given.
    pub entered: BTreeSet<Vec<u8>>,
}

impl PartialEq for Right {
    /// Whether it is the very same, not a copy: to compare a million values would take too long.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Series(one), Self::Series(other)) => Rc::ptr_eq(one, other),
            (Self::Grid(one), Self::Grid(other)) | (Self::Marks(one), Self::Marks(other)) => {
                Rc::ptr_eq(one, other)
            }
            (Self::Bars(one), Self::Bars(other)) => Rc::ptr_eq(one, other),
            (Self::Line(one), Self::Line(other)) => Rc::ptr_eq(one, other),
            (Self::Mex, Self::Mex) => true,
            (Self::Texts(one), Self::Texts(other)) => Rc::ptr_eq(one, other),
            (Self::Relations(one), Self::Relations(other)) => Rc::ptr_eq(one, other),
            (Self::Results(one), Self::Results(other)) => Rc::ptr_eq(one, other),
            (Self::Graph(part, one), Self::Graph(as_well, other)) => {
                part == as_well && Rc::ptr_eq(one, other)
            }
            (Self::Members(one), Self::Members(other))
            | (Self::Ranks(one), Self::Ranks(other))
            | (Self::Strategy(one), Self::Strategy(other)) => Rc::ptr_eq(one, other),
            _ => false,
        }
    }
}

impl Right {
    /// Whether vertices are called by numbers that the page gave them.
    pub(super) fn is_numbered(&self) -> bool {
        match self {
            Self::Graph(Part::Triple | Part::TripleEdges, _) => false,
            Self::Members(region)
            | Self::Ranks(region)
            | Self::Strategy(region)
            | Self::Graph(_, region) => region.numbered,
            Self::Line(line) => line.region.numbered,
            Self::Results(results) => results.region.as_ref().is_some_and(|region| region.numbered),
            _ => false,
        }
    }

    /// What is said where everything agrees, of so many values.
    pub fn agreement(&self, compared: usize) -> Message {
        let id = match self {
            Self::Members(_) => "check-agree-set",
            Self::Strategy(_) => "check-agree-strategy",
            _ => "check-agree",
        };
        Message::new(id).with("count", compared)
    }

    /// Whether there is something to copy in a form.
    pub fn has_form(&self, form: Form) -> bool {
        match self {
            Self::Mex => false,
            Self::Bars(bars) => bars.is_listed(),
            Self::Results(results) => copy::has(results, form),
            _ => true,
        }
    }

    /// The same written as a text in a form; `None` where there is too much of it.
    pub fn write(&self, form: Form) -> Option<String> {
        super::write::write(self, form)
    }
}

impl Region {
    /// What a vertex is called where it is spoken of: its name, and its label if it has one.
    pub fn called(&self, vertex: u32) -> String {
        let of = |texts: &[String]| texts.get(vertex as usize).cloned().unwrap_or_default();
        let (name, label) = (of(&self.names), of(&self.labels));
        if label.is_empty() || label == name { name } else { format!("{name} ({label})") }
    }
}

impl Bars {
    /// Whether a position is won for the player to move; `None` where it is not within the bar, or
    /// nothing is left of it. Rows of length 0 at its end do not matter.
    pub fn is_won(&self, rows: &[u8]) -> Option<bool> {
        let rows = shortened(rows);
        let within = rows.len() <= self.whole.len()
            && !rows.is_empty()
            && rows.iter().zip(&self.whole).all(|(row, whole)| row <= whole)
            && rows.is_sorted_by(|one, next| one >= next);
        within.then(|| !self.lost.contains(rows))
    }

    /// A bite that leaves a lost position: row and column from 0.
    pub fn winning_bite(&self, rows: &[u8]) -> Option<(u8, u8)> {
        let rows = shortened(rows);
        (0..).zip(rows).find_map(|(row, &length)| {
            let leaves_lost = |&column: &u8| {
                let bitten: Vec<u8> = (0_u8..)
                    .zip(rows)
                    .map(|(at, &length)| if at < row { length } else { length.min(column) })
                    .collect();
                (row, column) != (0, 0) && self.lost.contains(shortened(&bitten))
            };
            (0..length).find(leaves_lost).map(|column| (row, column))
        })
    }
}

/// Rows without those of length 0 at their end.
fn shortened(rows: &[u8]) -> &[u8] {
    let end = rows.iter().rposition(|&row| row > 0).map_or(0, |last| last + 1);
    rows.get(..end).unwrap_or_default()
}
