//! Texts in links.

use std::fmt::Write;

/// A text as the value of a key: what is no unreserved character stands as `%XX`, by its bytes in UTF-8.
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

#[cfg(test)]
mod tests {
    use super::encoded;

    #[test]
    fn only_unreserved_characters_appear() {
        assert_eq!(encoded("Où est-ce ?"), "O%C3%B9%20est-ce%20%3F");
        assert_eq!(encoded("a~b_c.d-e"), "a~b_c.d-e");
    }
}
