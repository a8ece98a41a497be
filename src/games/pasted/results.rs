//! What a function returns: once, or for each of several arguments.

use super::found::Place;
use super::packed::maybe_shared;
use super::right::Region;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// What a function returns for each argument; for a function that is called once, one entry without key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// What a place is called: comes before the argument, as in `pred[4]`, or alone.
    pub called: String,
    /// What the arguments are.
    pub keys: Keys,
    /// What the answers are made of.
    pub things: Things,
    /// Arguments and answers. Those of vertices are in their order; of values that only some vertices have,
    /// as of minimax below a root, only these are there.
    pub entries: Vec<Entry>,
    /// The graph, where arguments or answers are vertices.
    #[serde(with = "maybe_shared")]
    pub region: Option<Rc<Region>>,
    /// The rows of the bar or the grid on which a place can be drawn; empty where there is none.
    pub drawn: Vec<u8>,
    /// What the first row and the first column are called.
    pub first: i64,
    /// The octal code that they are about; empty where there is none.
    pub code: String,
    /// The parts of the position that they are about, in whichever order: heaps, squares, bars; empty where it is
    /// nothing that a program would be given as numbers.
    pub position: Vec<Vec<i64>>,
    /// Whether an argument of two numbers may be turned round, and the squares in its answer with it.
    pub turned: bool,
}

/// What arguments are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Keys {
    /// There is one entry, and nothing to tell it from others.
    None,
    /// Vertices, in their order.
    Vertex,
    /// Squares by row and column.
    Square,
    /// Numbers.
    Number,
}

/// What an answer is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Things {
    /// Numbers.
    Numbers,
    /// Whether something is won: 1, or 0.
    Truth,
    /// A list of numbers, in order.
    Rows,
    /// Two numbers, in order.
    Pair,
    /// Squares by row and column.
    Squares,
    /// Squares of pawns, each with its nimber or without.
    Pawns,
    /// Vertices.
    Vertices,
    /// Vertices too; a copy has pairs of vertices.
    Edges,
}

/// An argument and what is returned for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The argument as numbers; empty where there is none.
    pub key: Vec<i64>,
    /// Where it is shown on the page.
    pub place: Place,
    /// What is right.
    pub answer: Answer,
}

/// What is right for an argument. Each thing is written as numbers: a vertex as one, a square as two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// This thing.
    Exactly(Vec<i64>),
    /// All of these, in any order.
    AllOf(Vec<Vec<i64>>),
    /// Any one of these. Where there is none: `False`, `None` or nothing at all.
    OneOf(Vec<Vec<i64>>),
}

impl Results {
    /// The result of a function that is called once.
    pub fn once(called: &str, things: Things, place: Place, answer: Answer) -> Self {
        let entries = vec![Entry { key: Vec::new(), place, answer }];
        Self { entries, ..Self::empty(called, things) }
    }

    /// The same of a position of these parts.
    #[must_use]
    pub fn of_position(self, position: Vec<Vec<i64>>) -> Self {
        Self { position, ..self }
    }

    /// What a function returns that is not called at all.
    pub fn empty(called: &str, things: Things) -> Self {
        Self {
            called: called.to_owned(),
            keys: Keys::None,
            things,
            entries: Vec::new(),
            region: None,
            drawn: Vec::new(),
            first: 0,
            code: String::new(),
            position: Vec::new(),
            turned: false,
        }
    }

    /// What the argument is called where that says more than the function's name: heaps, and values that are counted.
    pub fn argument(&self) -> Option<&'static str> {
        match self.called.as_str() {
            "win" => Some("n"),
            "count" => Some("G"),
            _ => None,
        }
    }

    /// What the place of an entry is called.
    pub(super) fn place_of(&self, entry: &Entry) -> String {
        let called = &self.called;
        match (self.keys, entry.key.as_slice()) {
            (Keys::Vertex, &[vertex]) => format!("{called}[{}]", self.vertex(vertex)),
            (Keys::Number, &[number]) => match self.argument() {
                Some(argument) => format!("{argument} = {number}"),
                None => format!("{called}({number})"),
            },
            (Keys::Square, key) => format!("{called}{}", in_brackets(key, '(', ')')),
            _ => called.clone(),
        }
    }

    /// Where a thing that differs is marked: at the entry's place, or where it is itself, if only it tells.
    pub(super) fn marked_at(&self, entry: &Entry, thing: &[i64]) -> Place {
        if self.keys != Keys::None {
            return entry.place.clone();
        }
        let index =
            |number: i64| number.checked_sub(self.first).and_then(|at| usize::try_from(at).ok());
        match (self.things, thing) {
            (Things::Vertices, &[vertex]) => {
                u32::try_from(vertex).map_or(Place::Whole, Place::Vertex)
            }
            (Things::Squares | Things::Pawns, &[row, column, ..]) => {
                let square = index(row).zip(index(column)).filter(|&(row, column)| {
                    self.drawn.get(row).is_some_and(|&length| column < usize::from(length))
                });
                square.map_or(Place::Whole, |(row, column)| Place::Cell(row, column))
            }
            _ => entry.place.clone(),
        }
    }

    /// The position of the board, as a program has it.
    pub(super) fn board(&self) -> String {
        format!("{:?}", self.drawn)
    }

    /// What may be pasted for an argument, with the argument.
    pub(super) fn example(&self) -> &'static str {
        match (self.keys, self.things) {
            (Keys::Square, Things::Truth) => "(2, 1): False",
            (Keys::Square, Things::Rows) => "(2, 1): [5, 3, 1]",
            (Keys::Square, _) => "(1, 1): [(1, 2), (2, 1)]",
            (Keys::Vertex, Things::Numbers) => "0: 3",
            (Keys::Number, Things::Numbers) => "5: 3",
            (Keys::Number, Things::Truth) => "4: False",
            (Keys::Vertex, _) => "0: [1, 2]",
            (_, Things::Squares | Things::Pair) => "5: [(1, 4), (2, 3)]",
            _ => "7: [3, 4]",
        }
    }

    /// The number of each argument, the only right answer, and its place; `None` where there may be several answers.
    pub fn row(&self) -> Option<Vec<(i64, String, &Place)>> {
        let of = |entry: &'_ Entry| match (&entry.answer, entry.key.as_slice()) {
            (Answer::Exactly(right), &[number]) => Some((number, self.spelt(right))),
            _ => None,
        };
        let all =
            self.entries.iter().map(|entry| of(entry).map(|(n, text)| (n, text, &entry.place)));
        all.collect::<Option<Vec<_>>>().filter(|_| self.keys == Keys::Number)
    }

    /// A thing as it is spoken of: a vertex with its label.
    pub(super) fn said(&self, thing: &[i64]) -> String {
        match (self.things, thing, &self.region) {
            (Things::Vertices | Things::Edges, &[vertex], Some(region)) => {
                u32::try_from(vertex).map(|vertex| region.called(vertex)).unwrap_or_default()
            }
            _ => self.spelt(thing),
        }
    }

    /// A thing as it is written in Python.
    pub(super) fn spelt(&self, thing: &[i64]) -> String {
        match (self.things, thing) {
            (Things::Vertices | Things::Edges, &[vertex]) => self.vertex(vertex),
            (Things::Rows, rows) => in_brackets(rows, '[', ']'),
            (Things::Truth, [won]) => if *won == 0 { "False" } else { "True" }.to_owned(),
            (_, [number]) => number.to_string(),
            (_, square) => in_brackets(square, '(', ')'),
        }
    }

    /// The name of a vertex.
    pub(super) fn vertex(&self, vertex: i64) -> String {
        let region = self.region.as_ref();
        let name = usize::try_from(vertex)
            .ok()
            .and_then(|vertex| region.and_then(|region| region.names.get(vertex)));
        name.cloned().unwrap_or_else(|| vertex.to_string())
    }
}

impl Entry {
    /// The same for rows and columns in each other's place: the place is then a cell with these numbers.
    pub(super) fn turned(&self) -> Self {
        let turn = |numbers: &Vec<i64>| numbers.iter().rev().copied().collect::<Vec<i64>>();
        let all = |things: &[Vec<i64>]| things.iter().map(turn).collect();
        let key = turn(&self.key);
        let number = |at: usize| key.get(at).and_then(|&number| usize::try_from(number).ok());
        let place = number(0).zip(number(1));
        Self {
            place: place.map_or(Place::Whole, |(row, column)| Place::Cell(row, column)),
            answer: match &self.answer {
                Answer::Exactly(thing) => Answer::Exactly(turn(thing)),
                Answer::AllOf(things) => Answer::AllOf(all(things)),
                Answer::OneOf(things) => Answer::OneOf(all(things)),
            },
            key,
        }
    }
}

impl Things {
    /// How many numbers a thing may be made of.
    pub(super) fn size(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Self::Numbers | Self::Truth | Self::Vertices | Self::Edges => 1..=1,
            Self::Rows => 0..=usize::MAX,
            Self::Squares | Self::Pair => 2..=2,
            Self::Pawns => 2..=3,
        }
    }
}

fn in_brackets(numbers: &[i64], open: char, close: char) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    format!("{open}{}{close}", numbers.join(", "))
}
