//! Hexadecimal codes: octal codes with digits up to F, in which 8 lets three heaps be left.
//!
//! In text a code of this kind has an `x` before it, `x0.8`: of `0.8` nobody could say whether a digit of
//! an octal code is wrong.

use super::code::{Code, Digit};
use super::leaves::Leaves;
use std::fmt;

/// The sign before a code.
pub(super) const SIGN: char = 'x';

/// A checked hexadecimal code in its canonical form, in which some digit is more than 7. What is said of
/// [`Code`] holds for it too, but that `d0` can be 8 and C as well.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexCode {
    code: Code,
}

/// What the digits of a hexadecimal code come to.
pub(super) enum Digits {
    /// No digit is above 7.
    Octal(Code),
    /// Some digit is.
    Hexadecimal(HexCode),
}

impl Digits {
    /// Of a code whose digits may go to F.
    pub(super) fn of(code: Code) -> Self {
        let octal = |digit: &Digit| digit.value() < 8;
        if octal(code.first()) && code.prefix().iter().all(octal) && code.tail().iter().all(octal) {
            return Self::Octal(code);
        }
        Self::Hexadecimal(HexCode { code })
    }
}

impl HexCode {
    /// What may be left when `take` are taken. Constant time.
    pub fn leaves(&self, take: u32) -> Leaves {
        Leaves::of_digit(self.code.digit(take))
    }

    /// The digit for taking so many tokens, 0 to 15. Constant time.
    pub fn digit(&self, take: u32) -> Digit {
        self.code.digit(take)
    }

    /// `d0`.
    pub(super) fn first(&self) -> Digit {
        *self.code.first()
    }

    /// The digits `d1, d2, …` before the tail, 0 to 15.
    pub fn prefix(&self) -> &[Digit] {
        self.code.prefix()
    }

    /// The digits that repeat after them.
    pub fn tail(&self) -> &[Digit] {
        self.code.tail()
    }

    /// The form to read: `x0.8`, `x0.3[8]`.
    pub fn reading_form(&self) -> String {
        format!("{SIGN}{}", self.code.reading_form())
    }
}

/// The link's form.
impl fmt::Display for HexCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SIGN}{}", self.code)
    }
}

impl fmt::Debug for HexCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HexCode({self})")
    }
}
