//! Texts in links.

use super::piece::Piece;
use std::fmt::Write;

/// A text as the value of a key: any character that is not unreserved becomes `%XX`, by its bytes in UTF-8.
pub fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// A text that [`encoded`] wrote; what is not a correct sequence stays as it is.
pub fn decoded(text: &str) -> String {
    Piece::of(text).decoded().into_owned()
}

#[cfg(test)]
mod tests {
    use super::{decoded, encoded};

    #[test]
    fn only_unreserved_characters_appear() {
        assert_eq!(encoded("Où est-ce ?"), "O%C3%B9%20est-ce%20%3F");
        assert_eq!(encoded("a~b_c.d-e"), "a~b_c.d-e");
        for text in ["", "100 %", "deux\nlignes", "∀ n ≥ 0"] {
            assert_eq!(decoded(&encoded(text)), text);
        }
    }
}
