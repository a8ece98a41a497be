//! What programs say about positions in words: `the position [3, 1] is losing`, `losing: [1], [2, 1]`.

use super::elements::numbers_of;
use super::value::{Element, Value};

/// How the words for a position that is won begin.
const WON: [&str; 5] = ["gagnant", "gagné", "winning", "won", "win"];
/// And those for one that is lost.
const LOST: [&str; 6] = ["perdant", "perdu", "losing", "lost", "loss", "lose"];
/// What turns a word into the other.
const NOT: [&str; 4] = ["pas", "not", "non", "isn't"];

/// What is between the last two positions of several.
const AND: [&str; 2] = ["et", "and"];

/// A position, and what is said of it.
pub(super) struct Said<'a> {
    /// The position; the whole bar where none is named.
    pub(super) position: Option<&'a Element>,
    /// Whether it is said to be won.
    pub(super) won: bool,
    /// Where that is said.
    pub(super) told: &'a Element,
}

/// Whether a word says that a position is won, or that it is lost.
pub(super) fn outcome(word: &str) -> Option<bool> {
    let word = word.trim_end_matches(['.', ',', '!', ';']).to_lowercase();
    let begins = |words: &[&str]| words.iter().any(|start| word.starts_with(start));
    match (begins(&WON) || word == "n", begins(&LOST) || word == "p") {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// What is said in sentences; `None` where there is none.
pub(super) fn said(value: &Element) -> Option<Vec<Said<'_>>> {
    match &value.value {
        Value::Text(_) => in_words(std::slice::from_ref(value)),
        Value::List(items) => in_words(items),
        Value::Pairs(pairs) => {
            // `losing: [2, 1]`, `losing: [1], [2, 1]`
            let mut all = Vec::new();
            for (key, value) in pairs {
                let Value::Text(word) = &key.value else { return None };
                let won = outcome(word)?;
                // `winning = 1` is a truth value.
                if !matches!(value.value, Value::List(_)) {
                    return None;
                }
                let one = numbers_of(value).is_some();
                let several = if one { std::slice::from_ref(value) } else { value.items() };
                // `[1], [2, 1] and [3, 2]`
                let several = several.iter().filter(|item| !matches!(&item.value, Value::Text(word) if AND.contains(&word.as_str())));
                all.extend(several.map(|position| {
                    let told = if one { key } else { position };
                    Said { position: Some(position), won, told }
                }));
            }
            Some(all)
        }
        _ => None,
    }
}

/// Sentences of words and positions, which may be put either way round.
fn in_words(items: &[Element]) -> Option<Vec<Said<'_>>> {
    let mut all = Vec::new();
    // What was read and not yet put together.
    let (mut position, mut word, mut not) = (None, None, false);
    for item in items {
        match &item.value {
            Value::Text(text) if numbers_of(item).is_none() => {
                not |= NOT.contains(&text.to_lowercase().as_str());
                if let Some(won) = outcome(text) {
                    word = Some((won != not, item));
                    not = false;
                }
            }
            Value::List(_) | Value::Text(_) => position = Some(item),
            _ => return None,
        }
        if let (Some(_), Some((won, told))) = (position, word) {
            all.push(Said { position: position.take(), won, told });
            word = None;
        }
    }
    match (position, word, all.is_empty()) {
        (None, Some((won, told)), true) => all.push(Said { position: None, won, told }),
        (None, None, _) => {}
        _ => return None,
    }
    (!all.is_empty()).then_some(all)
}
