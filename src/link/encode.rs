//! Texts in links.

use super::piece::Piece;
use std::fmt::Write;

/// A text as the value of a key: any character that is not unreserved becomes `%XX`, by its bytes in UTF-8. So does a
/// full stop at the end, which mails and chats take for the end of their sentence, not for a part of the link.
pub fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for (at, byte) in text.bytes().enumerate() {
        let last = at + 1 == text.len();
        if byte.is_ascii_alphanumeric() || b"-_~".contains(&byte) || (byte == b'.' && !last) {
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
        assert_eq!(encoded("Who wins? I do."), "Who%20wins%3F%20I%20do%2E");
        for text in ["", "100 %", "deux\nlignes", "∀ n ≥ 0", ".", "a.."] {
            assert_eq!(decoded(&encoded(text)), text);
        }
    }
}
