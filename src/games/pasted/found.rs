//! What came of checking a text.

use super::elements::{at, shown};
use super::value::Element;
use crate::core::{Message, Value as Said};
use crate::games::At;
use serde::{Deserialize, Serialize};

/// How a result compares.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Checked {
    /// How many of its values were compared.
    pub compared: usize,
    /// How many of these are not right.
    pub differences: usize,
    /// The first one.
    pub first: Option<Difference>,
    /// What in the text cannot be read, or is not what it should be, and at which bytes. What is
    /// before it was compared.
    pub wrong: Option<At<Message>>,
    /// What else there is to say.
    pub notes: Vec<Message>,
    /// How many values must be had before anything can be said; more than are at hand.
    pub wants: Option<usize>,
}

/// A value that is not right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    /// Where, among what is right.
    pub place: Place,
    /// What is wrong with it.
    pub message: Message,
    /// Its bytes in the text; `None` if it is not there.
    pub at: Option<(usize, usize)>,
    /// What a function returned, as numbers, or what is missing of it: its reason may depend on more than
    /// the place. Empty where the place says all.
    pub thing: Vec<i64>,
}

impl Difference {
    /// The text in the place of what is right, as far as it is quoted.
    pub fn found(&self) -> Option<&str> {
        self.message.about.iter().find_map(|(name, value)| match value {
            Said::Text(text) if name == "found" => Some(text.as_str()),
            _ => None,
        })
    }

    /// One of which the place says all.
    pub(super) fn new(place: Place, message: Message, at: Option<(usize, usize)>) -> Self {
        Self { place, message, at, thing: Vec::new() }
    }
}

/// A place among what is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The n of G(n), or a value that is counted.
    Number(usize),
    /// Row and column, from 0.
    Cell(usize, usize),
    /// A vertex by number.
    Vertex(u32),
    /// A position by its rows.
    Rows(Vec<u8>),
    /// All of it.
    Whole,
}

impl Checked {
    /// How much speaks against a way to read a text: the less, the better.
    pub(super) fn weight(&self) -> (bool, usize) {
        (self.wrong.is_some(), self.differences)
    }

    /// Counts one more value; `difference` says what is wrong with it, if anything is.
    pub(super) fn count(&mut self, difference: Option<Difference>) {
        self.compared += 1;
        if difference.is_some() {
            self.differences += 1;
        }
        if self.first.is_none() {
            self.first = difference;
        }
    }

    /// Something in the text is not what it should be. The first such thing is told; a list with an error in it
    /// cannot be whole, so that the error is told and not what the list lacks.
    pub(super) fn complain(&mut self, (start, end): (usize, usize), error: Message) {
        let new = At { start, end, error };
        let told = |old: &At<Message>| old.start <= new.start || old.start < new.end;
        self.wrong = self.wrong.take().filter(told).or(Some(new));
    }

    pub(super) fn not_a_value(&mut self, element: &Element) {
        let message = Message::new("check-not-number").quoting("found", &shown(element));
        self.complain(at(element), message);
    }
}
