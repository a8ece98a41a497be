//! Digits of other scripts, as some keyboards type them: `９`, `٣`.

use std::borrow::Cow;

/// The zeros of scripts whose ten digits follow each other.
const ZEROS: [char; 22] = [
    '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}',
    '\u{be6}', '\u{c66}', '\u{ce6}', '\u{d66}', '\u{de6}', '\u{e50}', '\u{ed0}', '\u{f20}',
    '\u{1040}', '\u{17e0}', '\u{1810}', '\u{1b50}', '\u{a620}', '\u{ff10}',
];

/// Whether a character is a digit, or a fraction or the like. One of a script that is not read is refused: it is no
/// word either.
pub(super) fn is_digit(c: char) -> bool {
    c.is_numeric() && !c.is_alphabetic()
}

/// A number with such digits written as 0 to 9.
pub(super) fn in_ascii(number: &str) -> Cow<'_, str> {
    if number.is_ascii() {
        return Cow::Borrowed(number);
    }
    Cow::Owned(number.chars().map(|c| digit(c).unwrap_or(c)).collect())
}

/// The digit that a character outside ASCII is.
fn digit(c: char) -> Option<char> {
    let value = ZEROS.iter().filter_map(|&zero| u32::from(c).checked_sub(u32::from(zero)));
    value.filter(|&value| value < 10).find_map(|value| char::from_digit(value, 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_replaced() {
        for (text, plain) in
            [("９", "9"), ("１２", "12"), ("-٣.０", "-3.0"), ("1２", "12"), ("½", "½"), ("7", "7")]
        {
            assert_eq!(in_ascii(text), plain);
        }
        for zero in ZEROS {
            assert!(is_digit(zero) && in_ascii(&zero.to_string()) == "0", "{zero}");
        }
        assert!(!is_digit('a') && !is_digit('é'));
    }
}
