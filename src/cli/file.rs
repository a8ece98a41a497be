//! Files that a command reads.

use super::Failure;
use crate::core::{Message, Value};
use std::fs::File;
use std::io::{self, ErrorKind, Read};

/// The bytes of a file, or of standard input for `-`. Of a file that is too large only one byte more
/// than `most` is read, so that whoever asked sees that it is.
pub(super) fn read(name: &str, most: usize) -> Result<Vec<u8>, Failure> {
    take(name, most as u64 + 1).map_err(|error| {
        let message = Message::new("cli-file").with("name", name);
        Failure::BadInput(message.with("why", why(&error)))
    })
}

fn take(name: &str, bytes: u64) -> io::Result<Vec<u8>> {
    let mut read = Vec::new();
    if name == "-" {
        io::stdin().lock().take(bytes).read_to_end(&mut read)?;
    } else {
        File::open(name)?.take(bytes).read_to_end(&mut read)?;
    }
    Ok(read)
}

/// Why something cannot be read or written. The usual reasons are said in the reader's language, others as the system
/// says them.
pub(super) fn why(error: &io::Error) -> Value {
    let id = match error.kind() {
        ErrorKind::NotFound => "cli-file-none",
        ErrorKind::PermissionDenied => "cli-file-denied",
        ErrorKind::IsADirectory => "cli-file-folder",
        ErrorKind::StorageFull => "cli-file-full",
        _ => return error.to_string().into(),
    };
    vec![Message::new(id)].into()
}

/// The text of a file by the rules of the page (`src/app/files.rs`): a mark at its beginning says that it is in UTF-16;
/// others are in UTF-8 or in Windows-1252. With a zero byte it is no text.
pub(super) fn text(name: &str, bytes: &[u8]) -> Result<String, Failure> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => Ok(utf16(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Ok(utf16(rest, u16::from_be_bytes)),
        _ if bytes.contains(&0) => {
            Err(Message::new("class-file-no-text").with("name", name).into())
        }
        _ => Ok(unmarked(bytes)),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|&pair| unit(pair)).collect();
    let mut text = String::from_utf16_lossy(&units);
    if !rest.is_empty() {
        text.push(char::REPLACEMENT_CHARACTER);
    }
    text
}

/// In UTF-8 most Western European letters of one byte are broken, though two or three in a row may happen to make a
/// letter; of a text that is in UTF-8 little is broken.
fn unmarked(bytes: &[u8]) -> String {
    let whole = String::from_utf8_lossy(bytes);
    let text = whole.strip_prefix('\u{feff}').unwrap_or(&whole);
    let broken = text.chars().filter(|&sign| sign == char::REPLACEMENT_CHARACTER).count();
    // In units of UTF-16, as the page counts.
    let letters = text.encode_utf16().filter(|unit| (0x80..=0xfffc).contains(unit)).count();
    // The mark of UTF-8 begins with this byte.
    if bytes.first() != Some(&0xef) && broken > letters {
        return bytes.iter().map(|&byte| western(byte)).collect();
    }
    text.to_owned()
}

/// Where Windows-1252 differs from Latin-1: the characters from 0x80 to 0x9f, as browsers read them.
const WESTERN: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn western(byte: u8) -> char {
    let special = byte.checked_sub(0x80).and_then(|place| WESTERN.get(usize::from(place)));
    special.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_as(bytes: &[u8]) -> Option<String> {
        text("a.txt", bytes).ok()
    }

    #[test]
    fn texts_are_read_as_on_the_page() {
        let cases: [(&[u8], Option<&str>); 14] = [
            (b"", Some("")),
            ("L’été".as_bytes(), Some("L’été")),
            (b"\xef\xbb\xbfa", Some("a")),
            (b"\xff\xfea\0\xe9\0", Some("aé")),
            (b"\xfe\xff\0a\0\xe9", Some("aé")),
            // A letter of two units; half of one, and half a unit, are broken.
            (b"\xff\xfe\x3d\xd8\x00\xde", Some("😀")),
            (b"\xff\xfe\x3d\xd8a\0", Some("\u{fffd}a")),
            (b"\xff\xfea\0b", Some("a\u{fffd}")),
            (b"L\x92\xe9t\xe9, 5 \x80", Some("L’été, 5 €")),
            (b"\x81\x8d\x9d\xa0\xff", Some("\u{81}\u{8d}\u{9d}\u{a0}ÿ")),
            // Little is broken, or the mark of UTF-8 begins it.
            (b"\xc3\xa9t\xc3\xa9 \xe9", Some("été \u{fffd}")),
            (b"\xef\xbb\xbf\xe9", Some("\u{fffd}")),
            (b"a\0b", None),
            (b"\0", None),
        ];
        for (bytes, expected) in cases {
            assert_eq!(read_as(bytes).as_deref(), expected, "{bytes:?}");
        }
    }
}
