//! The tokens of DOT: identifiers, quoted texts, signs, and what is skipped between them.

use super::cursor::Cursor;
use super::{MAX_NAME, Read, wrong};

/// A word of DOT.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// An identifier, a number, or a text between quotation marks or `<` and `>`.
    Text {
        text: String,
        /// Quoted texts are never keywords.
        quoted: bool,
    },
    /// One of `{ } [ ] ; , = :`, `->` or `--`.
    Sign(&'static str),
}

impl Word {
    /// Whether it is this keyword, which may be written in capitals.
    pub(super) fn is(&self, keyword: &str) -> bool {
        matches!(self, Self::Text { text, quoted: false } if text.eq_ignore_ascii_case(keyword))
    }
}

const SIGNS: [&str; 10] = ["->", "--", "{", "}", "[", "]", ";", ",", "=", ":"];

/// Passes over spaces, comments, and lines of a preprocessor.
pub(super) fn skip(cursor: &mut Cursor<'_>) -> Read<()> {
    loop {
        cursor.skip_spaces();
        let start = cursor.at;
        if cursor.eat("//") || cursor.peek() == Some(b'#') {
            cursor.take_while(|byte| byte != b'\n');
        } else if cursor.eat("/*") {
            let Some(len) = cursor.rest().find("*/") else {
                return Err(cursor.error_at(start, start + 2, wrong::not_closed('/')));
            };
            cursor.at += len + 2;
        } else {
            return Ok(());
        }
    }
}

/// The next word with the byte it starts at; `None` at the end.
pub(super) fn next(cursor: &mut Cursor<'_>) -> Read<Option<(Word, usize)>> {
    skip(cursor)?;
    let start = cursor.at;
    let Some(first) = cursor.peek() else { return Ok(None) };
    if first == b'"' {
        let text = cursor.quoted('"')?;
        return Ok(Some((Word::Text { text, quoted: true }, start)));
    }
    if first == b'<' {
        let text = marked_up(cursor)?;
        return Ok(Some((Word::Text { text, quoted: true }, start)));
    }
    if let Some(&sign) = SIGNS.iter().find(|sign| cursor.eat(sign)) {
        return Ok(Some((Word::Sign(sign), start)));
    }
    let in_text =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.') || byte >= 0x80;
    cursor.eat("-");
    let text = cursor.take_while(in_text);
    if text.is_empty() {
        return Err(cursor.error_at(start, start + 1, wrong::no_name(cursor.word())));
    }
    let text = cursor.text[start..cursor.at].to_owned();
    if text.len() > MAX_NAME {
        return Err(cursor.long_name(start, MAX_NAME));
    }
    Ok(Some((Word::Text { text, quoted: false }, start)))
}

/// A text between `<` and `>`, in which these are balanced.
fn marked_up(cursor: &mut Cursor<'_>) -> Read<String> {
    let start = cursor.at;
    let mut open = 0_usize;
    for (at, byte) in cursor.rest().bytes().enumerate() {
        match byte {
            b'<' => open += 1,
            b'>' => open -= 1,
            _ => {}
        }
        if open == 0 {
            cursor.at += at + 1;
            let text = &cursor.text[start + 1..cursor.at - 1];
            if text.len() <= MAX_NAME {
                return Ok(text.replace(|c: char| c.is_ascii_control(), " "));
            }
            return Err(cursor.long_name(start, MAX_NAME));
        }
    }
    Err(cursor.error(1, wrong::not_closed('<')))
}
