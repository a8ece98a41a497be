//! Outcomes that are the letters of one word, or its digits: `LWWWL`, `PNNNP`, `01110`.

use super::elements::is_list;
use super::value::{Element, Value};

/// The letters that may be in one word: won and lost, in English, in French, and as positions are named.
const LETTERS: [&str; 4] = ["WL", "GP", "NP", "01"];

/// The letters one by one, where a text is one such word and nothing else.
pub(super) fn apart(text: &Element) -> Option<Element> {
    let mut word = text;
    while let ([alone], true) = (word.items(), is_list(word)) {
        word = alone;
    }
    let length = (word.end - word.start) as usize;
    let written = match &word.value {
        Value::Text(written) => written.clone(),
        // What begins with zeros has lost them.
        Value::Number(number) if *number >= 0 => {
            let digits = number.to_string();
            "0".repeat(length.saturating_sub(digits.len())) + &digits
        }
        _ => return None,
    };
    // In quotation marks it begins one further on.
    let quotes = length.checked_sub(written.len())?;
    let known = LETTERS.iter().any(|two| written.chars().all(|letter| two.contains(letter)));
    // `11` is rather a heap.
    let least = if matches!(word.value, Value::Number(_)) { 4 } else { 2 };
    if written.len() < least || !known {
        return None;
    }
    let begin = word.start + u32::try_from(quotes / 2).ok()?;
    let letter = |(at, letter): (u32, char)| {
        let value = match letter.to_digit(10) {
            Some(digit) => Value::Number(digit.into()),
            None => Value::Text(letter.into()),
        };
        Element { value, start: begin + at, end: begin + at + 1 }
    };
    let letters = (0..).zip(written.chars()).map(letter).collect();
    Some(Element { value: Value::List(letters), ..*word })
}
