//! What programs say about positions in words: `the position [3, 1] is losing`, `losing: [1], [2, 1]`.

use super::elements::{number, numbers_of};
use super::value::{Element, Value};

/// How the words for a position that is won begin.
const WON: [&str; 5] = ["gagnant", "gagné", "winning", "won", "win"];
/// And those for one that is lost.
const LOST: [&str; 6] = ["perdant", "perdu", "losing", "lost", "loss", "lose"];
/// What turns a word into the other.
const NOT: [&str; 10] =
    ["pas", "not", "non", "isn't", "cannot", "can't", "doesn't", "never", "jamais", "neither"];
/// The same of what is won alone: `no winning move`, but `no good move, you are losing`.
const NO: [&str; 4] = ["no", "aucun", "aucune", "without"];
/// Who is not to move: what is said of them is nothing that is read here.
const OTHERS: [&str; 6] = ["second", "deuxième", "2nd", "2e", "other", "autre"];
/// The same, of whatever is said behind the word.
const OPPONENTS: [&str; 2] = ["opponent", "adversaire"];
/// What may be another one without being a player.
const PLACES: [&str; 8] =
    ["position", "positions", "heap", "tas", "bar", "tablette", "one", "case"];

/// What is between the last two positions of several.
const AND: [&str; 2] = ["et", "and"];

/// Whether a word joins the last of several to the others.
pub(super) fn is_and(word: &Element) -> bool {
    matches!(&word.value, Value::Text(word) if AND.contains(&word.as_str()))
}

/// Whether a word turns what is said into its contrary: what is `won`, or what is not.
pub(super) fn negates(item: &Element, won: bool) -> bool {
    bare(item).is_some_and(|word| NOT.contains(&&*word) || won && NO.contains(&&*word))
}

/// Whether one of the words means the player who is not to move, and not another position.
pub(super) fn names_other(items: &[Element]) -> bool {
    let is =
        |item: &Element, words: &[&str]| bare(item).is_some_and(|word| words.contains(&&*word));
    let is_place = |item: &Element| item.is_list() || number(item).is_some();
    if items.iter().any(|item| is(item, &OPPONENTS)) {
        return true;
    }
    let mut others = (1..).zip(items).filter(|(_, item)| is(item, &OTHERS));
    others.any(|(next, _)| {
        let mut rest = items.iter().skip(next).skip_while(|item| is(item, &PLACES));
        !rest.next().is_some_and(is_place)
    })
}

/// A word as it is in these lists: small, without the signs around it, and without the article or the ending that an
/// apostrophe joins to it.
fn bare(item: &Element) -> Option<String> {
    let Value::Text(word) = &item.value else { return None };
    let word = word.to_lowercase().replace('’', "'");
    let word = word.trim_matches(['.', ',', '!', ';', ':', '(', ')']);
    let word = word.strip_prefix("l'").or_else(|| word.strip_prefix("d'")).unwrap_or(word);
    Some(word.strip_suffix("'s").unwrap_or(word).to_owned())
}

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

/// What one letter says, as the page writes it: `W` and `L`, in French `G` and `P`.
pub(super) fn letter(word: &str) -> Option<bool> {
    match word {
        "W" | "G" => Some(true),
        "L" => Some(false),
        _ => None,
    }
}

/// What is said of heaps in lines of words with one number each: `with 4 sticks the position is losing`.
pub(super) fn by_number(value: &Element) -> Option<Element> {
    let line = |line: &Element| {
        let mut numbers = line.items().iter().filter(|item| number(item).is_some());
        let heap = numbers.next().filter(|_| numbers.next().is_none())?;
        let words = || line.items().iter().filter(|item| number(item).is_none());
        let text = |item: &Element| matches!(&item.value, Value::Text(_));
        let word = |item: &Element| {
            if let Value::Text(word) = &item.value { word.to_lowercase() } else { String::new() }
        };
        let mut told = words().filter_map(|item| Some((outcome(&word(item))?, item)));
        let (won, at) = told.next().filter(|_| told.next().is_none())?;
        // In front of a number `no` is its sign: `heap no 4`.
        let sign = |at: usize| line.items().get(at + 1).is_some_and(|next| number(next).is_some());
        let mut items = line.items().iter().enumerate();
        let not = items.any(|(at, item)| negates(item, won) && !(word(item) == "no" && sign(at)));
        if names_other(line.items()) {
            return None;
        }
        words().all(text).then(|| {
            let (start, end) = (at.start, at.end);
            (heap.clone(), Element { value: Value::Truth(won != not), start, end })
        })
    };
    let pairs: Vec<(Element, Element)> = if value.items().iter().any(Element::is_list) {
        value.items().iter().map(line).collect::<Option<_>>()?
    } else {
        vec![line(value)?]
    };
    Some(Element { value: Value::Pairs(pairs), ..*value })
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
                let several = several.iter().filter(|item| !is_and(item));
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
    if names_other(items) {
        return None;
    }
    let mut all = Vec::new();
    // What was read and not yet put together, and the words before it.
    let (mut position, mut word, mut before) = (None, None, Vec::new());
    // Whether the word before said so itself that something is lost.
    let mut lost = false;
    for item in items {
        match &item.value {
            Value::Text(text) if numbers_of(item).is_none() => {
                if let Some(won) = outcome(text).or_else(|| letter(text)) {
                    let not = before.drain(..).any(|item| negates(item, won));
                    word = Some((won != not, item));
                    lost = !won;
                } else {
                    before.push(item);
                }
            }
            // Nothing may be said of a position only by leaving it out.
            Value::List(_) | Value::Text(_) if position.is_some() => return None,
            Value::List(_) | Value::Text(_) => {
                position = Some(item);
                // What was said why another one is lost, `no good move`, is not said of this one.
                if lost {
                    before.clear();
                }
            }
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
