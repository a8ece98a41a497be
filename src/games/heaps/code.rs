//! Octal codes: which moves a game on heaps allows.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The maximum number of digits that may be written after the point, those of the tail included.
pub const MAX_DIGITS: usize = 64;

/// One octal digit: what may be left of a heap when as many tokens as its place says are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// Nothing is allowed.
    pub const NEVER: Self = Self(0);
    /// The whole heap may be taken, or one heap left, as in Nim.
    pub const TAKE: Self = Self(3);
    /// Two heaps are left: as `d0`, split without taking.
    pub const SPLIT: Self = Self(4);

    /// The digit of that value, where it is 0 to 7.
    pub fn new(value: u8) -> Option<Self> {
        (value < 8).then_some(Self(value))
    }

    /// The same for the digits of hexadecimal codes, 0 to 15; see `super::hex`.
    pub(super) fn hexadecimal(value: u8) -> Option<Self> {
        (value < 16).then_some(Self(value))
    }

    /// 0 to 7; in hexadecimal codes up to 15.
    pub fn value(self) -> u8 {
        self.0
    }

    /// Whether nothing at all is allowed.
    pub fn is_never(self) -> bool {
        self.0 == 0
    }

    /// Whether the whole heap may be taken.
    pub fn leaves_none(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether one heap that is not empty may be left.
    pub fn leaves_one(self) -> bool {
        self.0 & 2 != 0
    }

    /// Whether two heaps that are not empty may be left.
    pub fn leaves_two(self) -> bool {
        self.0 & 4 != 0
    }

    /// Whether three heaps that are not empty may be left: by hexadecimal codes alone.
    pub fn leaves_three(self) -> bool {
        self.0 & 8 != 0
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:X}", self.0)
    }
}

/// A checked octal code `d0.d1d2d3…` in canonical form, so that codes are equal exactly when all
/// their digits are: no zeros at the end, the repeating tail as short and as early as it can be.
///
/// There is always a move in some heap: `d0` is 0 or 4, and some digit is not 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code {
    first: Digit,
    prefix: Box<[Digit]>,
    tail: Box<[Digit]>,
}

impl Code {
    /// Kayles, `0.77`: the game to begin with.
    pub(super) fn kayles() -> Self {
        let seven = Digit(7);
        Self { first: Digit::NEVER, prefix: Box::new([seven, seven]), tail: Box::new([]) }
    }

    /// Brings digits to the canonical form; `None` where they allow no move, or where a heap could be
    /// left as it was (`first` is not 0 or 4).
    pub(super) fn canonical(
        first: Digit,
        mut prefix: Vec<Digit>,
        tail: Vec<Digit>,
    ) -> Option<Self> {
        if first.leaves_none() || first.leaves_one() {
            return None;
        }
        let mut tail = shortest_period(tail);
        if tail.iter().all(|digit| digit.is_never()) {
            tail.clear();
            while prefix.pop_if(|digit| digit.is_never()).is_some() {}
        }
        while !tail.is_empty() && prefix.last() == tail.last() {
            prefix.pop();
            tail.rotate_right(1);
        }
        if first.is_never() && prefix.is_empty() && tail.is_empty() {
            return None;
        }
        Some(Self { first, prefix: prefix.into(), tail: tail.into() })
    }

    /// The digit for taking `n` tokens; `digit(0)` is `d0`. Constant time.
    pub fn digit(&self, n: u32) -> Digit {
        let Some(place) = (n as usize).checked_sub(1) else {
            return self.first;
        };
        if let Some(&digit) = self.prefix.get(place) {
            return digit;
        }
        let beyond = place - self.prefix.len();
        beyond
            .checked_rem(self.tail.len())
            .and_then(|place| self.tail.get(place))
            .copied()
            .unwrap_or_default()
    }

    /// `d0`.
    pub(super) fn first(&self) -> &Digit {
        &self.first
    }

    /// The digits `d1, d2, …` before the tail; the last of them is not 0 where there is no tail.
    pub fn prefix(&self) -> &[Digit] {
        &self.prefix
    }

    /// The digits that repeat for ever after [`Self::prefix`]; empty for a code that ends.
    pub fn tail(&self) -> &[Digit] {
        &self.tail
    }

    /// Whether a move leaves two heaps.
    pub fn splits(&self) -> bool {
        self.first.leaves_two()
            || self.prefix.iter().chain(&self.tail).any(|digit| digit.leaves_two())
    }

    /// Whether this is Nim, `0.333…`.
    pub fn is_nim(&self) -> bool {
        self.first.is_never() && self.prefix.is_empty() && *self.tail == [Digit::TAKE]
    }

    /// The form to read: `0.77`, `0.[3]`, `0.30[03]`.
    pub fn reading_form(&self) -> String {
        if self.tail.is_empty() {
            return self.to_string();
        }
        format!("{}.{}[{}]", self.first, join(&self.prefix), join(&self.tail))
    }
}

/// The link's form.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = join(&self.prefix);
        if !self.tail.is_empty() {
            return write!(f, "{}.{prefix}~{}", self.first, join(&self.tail));
        }
        let prefix = if prefix.is_empty() { "0" } else { &prefix };
        write!(f, "{}.{prefix}", self.first)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.to_string()
    }
}

impl TryFrom<String> for Code {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read_link(&text).map_err(|_| format!("not an octal code: {text}"))
    }
}

fn join(digits: &[Digit]) -> String {
    digits.iter().map(Digit::to_string).collect()
}

/// The shortest block whose repetition for ever is that of `block`.
fn shortest_period(mut block: Vec<Digit>) -> Vec<Digit> {
    let len = block.len();
    let repeats = |p: usize| len.is_multiple_of(p) && (p..len).all(|i| block[i] == block[i - p]);
    if let Some(period) = (1..len).find(|&p| repeats(p)) {
        block.truncate(period);
    }
    block
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_written_in_one_form() {
        let cases = [
            ("0.77", "0.77", "0.77"),
            ("0.330", "0.33", "0.33"),
            ("0.33~3", "0.~3", "0.[3]"),
            ("0.77~0", "0.77", "0.77"),
            ("0.3~03", "0.~30", "0.[30]"),
            ("0.30~03", "0.30~03", "0.30[03]"),
            ("0.~3333", "0.~3", "0.[3]"),
            ("0.~3030", "0.~30", "0.[30]"),
            ("4.0", "4.0", "4.0"),
            ("4.000~00", "4.0", "4.0"),
            ("4.~7", "4.~7", "4.[7]"),
            ("0.0070", "0.007", "0.007"),
        ];
        for (text, link, reading) in cases {
            let code = Code::read_link(text).unwrap();
            assert_eq!(code.to_string(), link, "{text}");
            assert_eq!(code.reading_form(), reading, "{text}");
            assert_eq!(Code::read_typed(reading).unwrap(), code, "{text}");
        }
    }

    #[test]
    fn a_digit_is_found_at_any_place() {
        let code = Code::read_link("4.12~305").unwrap();
        let digits: Vec<u8> = (0..12).map(|n| code.digit(n).value()).collect();
        assert_eq!(digits, [4, 1, 2, 3, 0, 5, 3, 0, 5, 3, 0, 5]);
        assert_eq!(code.digit(u32::MAX), code.digit(3));
        assert_eq!(Code::read_link("0.77").unwrap().digit(3), Digit::NEVER);
    }
}
