//! Words in letters that commute, and monoids that are given by relations between such words.
//!
//! A word is how often each letter is in it. Words are ordered by their length, and among equally long ones
//! those come first that have more of the first letter, then of the second. A rule makes a word of a greater
//! one. Where rules are *complete*, whatever they make of a word in the end depends on its class alone.
//!
//! Relations are completed as usual (D. E. Knuth and P. B. Bendix; for letters that commute it is
//! B. Buchberger's method for differences of two products): two rules that apply to one word, the least
//! common multiple of their greater sides, must come to the same; where they do not, that is one more rule.
//! It ends, as no word is divided by another one in an endless sequence (Dickson's lemma).

use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// How often each letter is in a product: up to some hundred in what is read and in rules, some thousand where rules
/// are applied, which never make a word longer.
pub type Word = Vec<u16>;

/// The maximum number of pairs of rules that are examined to complete relations, and the most of a letter in a word.
const MAX_PAIRS: usize = 100_000;
const MAX_POWER: u16 = 100;

/// Rules by which words become lesser ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// How many letters there are.
    pub letters: usize,
    /// Each a word and what becomes of it.
    pub pairs: Vec<(Word, Word)>,
}

/// By what words are ordered.
fn order(word: &[u16]) -> (u32, Reverse<&[u16]>) {
    (word.iter().map(|&power| u32::from(power)).sum(), Reverse(word))
}

fn divides(one: &[u16], other: &[u16]) -> bool {
    one.iter().zip(other).all(|(one, other)| one <= other)
}

/// The product of two words.
pub fn product(one: &[u16], other: &[u16]) -> Word {
    one.iter().zip(other).map(|(one, other)| one.saturating_add(*other)).collect()
}

/// What rules make of a word in the end.
pub fn reduced(rules: &[(Word, Word)], word: &[u16]) -> Word {
    let mut word = word.to_vec();
    while let Some((from, into)) = rules.iter().find(|(from, _)| divides(from, &word)) {
        for ((letter, less), more) in word.iter_mut().zip(from).zip(into) {
            *letter = (*letter - less).saturating_add(*more);
        }
    }
    word
}

impl Rules {
    /// What the rules make of a word in the end.
    pub fn reduced(&self, word: &[u16]) -> Word {
        reduced(&self.pairs, word)
    }

    /// Complete rules for relations; `None` where that takes too long.
    pub fn completed(letters: usize, relations: &[(Word, Word)]) -> Option<Self> {
        let mut rules = Self { letters, pairs: Vec::new() };
        let mut open = relations.to_vec();
        let mut looked_at = 0;
        while let Some((one, other)) = open.pop() {
            looked_at += 1;
            let (one, other) = (rules.reduced(&one), rules.reduced(&other));
            let high = one.iter().chain(&other).any(|&power| power > MAX_POWER);
            if looked_at > MAX_PAIRS || high {
                return None;
            }
            let (from, into) = match order(&one).cmp(&order(&other)) {
                std::cmp::Ordering::Equal => continue,
                std::cmp::Ordering::Greater => (one, other),
                std::cmp::Ordering::Less => (other, one),
            };
            open.extend(
                rules.pairs.iter().filter_map(|rule| common(rule, &(from.clone(), into.clone()))),
            );
            // A rule whose greater side the new one makes less is a relation again.
            let (kept, again) =
                rules.pairs.into_iter().partition(|(word, _)| !divides(&from, word));
            rules.pairs = kept;
            open.extend::<Vec<_>>(again);
            rules.pairs.push((from, into));
        }
        Some(rules)
    }
}

/// What two rules make of the least word to which both apply; `None` where they do not meet.
fn common(one: &(Word, Word), other: &(Word, Word)) -> Option<(Word, Word)> {
    let meet = one.0.iter().zip(&other.0).any(|(&one, &other)| one > 0 && other > 0);
    let least: Word = one.0.iter().zip(&other.0).map(|(one, other)| *one.max(other)).collect();
    let by = |rule: &(Word, Word)| {
        let rest: Word = least.iter().zip(&rule.0).map(|(all, part)| all - part).collect();
        product(&rest, &rule.1)
    };
    meet.then(|| (by(one), by(other)))
}

/// Powers as they are written.
const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
/// How many letters have names.
const NAMED: u8 = 26;

/// A word as it is written: `ab²`, and `1` for the empty one.
pub fn written(word: &[u16]) -> String {
    let mut text = String::new();
    for (place, &power) in word.iter().enumerate().filter(|&(_, &power)| power > 0) {
        match u8::try_from(place).ok().filter(|&place| place < NAMED) {
            Some(place) => text.push(char::from(b'a' + place)),
            None => text.extend(["x".to_owned(), place.to_string()]),
        }
        if power > 1 {
            let digits = power.to_string();
            text.extend(digits.bytes().map(|digit| SUPERSCRIPTS[usize::from(digit - b'0')]));
        }
    }
    if text.is_empty() { "1".to_owned() } else { text }
}

/// A word as somebody writes it: `ab²`, `a*b^2`, `a·b**2`, `abb`; `1`, `e` where that is no letter, and nothing at
/// all are the empty one. `None` for other texts, and where there are more than 26 letters.
pub fn read_word(text: &str, letters: usize) -> Option<Word> {
    let mut word = vec![0_u16; letters];
    let text = text.trim();
    let neutral = text.is_empty() || text == "1" || (text == "e" && letters <= 4);
    if letters > NAMED.into() || neutral {
        return neutral.then_some(word);
    }
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        rest = rest.get(sign.len_utf8()..)?;
        if sign.is_whitespace() || matches!(sign, '*' | '·' | '×' | '(' | ')' | '{' | '}' | '_') {
            continue;
        }
        let place = usize::try_from(u32::from(sign.to_ascii_lowercase()).checked_sub(97)?).ok()?;
        let letter = word.get_mut(place)?;
        let (power, after) = power(rest)?;
        *letter = letter.checked_add(power).filter(|&all| all <= MAX_POWER)?;
        rest = after;
    }
    Some(word)
}

/// The power at the beginning of a text, and what follows it; 1 where there is none.
fn power(text: &str) -> Option<(u16, &str)> {
    let raised = |c: char| SUPERSCRIPTS.iter().position(|&sign| sign == c);
    let end = text.find(|c| raised(c).is_none()).unwrap_or(text.len());
    let (high, after) = text.split_at_checked(end)?;
    if !high.is_empty() {
        let digits: String =
            high.chars().filter_map(raised).map(|digit| digit.to_string()).collect();
        return Some((digits.parse().ok()?, after));
    }
    let sign = ["**", "^"].into_iter().find_map(|sign| text.trim_start().strip_prefix(sign));
    let Some(after) = sign else { return Some((1, text)) };
    let after = after.trim_start_matches([' ', '{', '(']);
    let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
    let (digits, after) = after.split_at_checked(end)?;
    Some((digits.parse().ok()?, after))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written() {
        for (text, word) in [
            ("1", [0, 0]),
            ("", [0, 0]),
            ("e", [0, 0]),
            ("a", [1, 0]),
            ("ab²", [1, 2]),
            ("a*b^2", [1, 2]),
            ("b**2 * a", [1, 2]),
            ("abb", [1, 2]),
            ("b^{12}a", [1, 12]),
            ("B³A", [1, 3]),
        ] {
            assert_eq!(read_word(text, 2).as_deref(), Some(&word[..]), "{text}");
        }
        for text in ["c", "2", "a^", "a^-1", "a+b", "a^999", "ab2"] {
            assert_eq!(read_word(text, 2), None, "{text}");
        }
        assert_eq!(written(&[1, 12, 0]), "ab¹²");
        assert_eq!(read_word(&written(&[1, 12, 3]), 3), Some(vec![1, 12, 3]));
    }

    /// A power of a hundred each becomes three hundred on the way.
    #[test]
    fn high_powers_keep_their_parity() {
        let word = |text: &str| read_word(text, 3).unwrap();
        let read = |text: &str| {
            let (one, other) = text.split_once('=').unwrap();
            (word(one), word(other))
        };
        let rules: Vec<_> = ["b = a", "c = a", "a^3 = a"].map(read).into();
        assert_eq!(reduced(&rules, &word("a^100 b^100 c^100")), word("a^2"));
        let given = ["a^100 b^100 c^100 = 1", "a^2 = 1", "b^100 = a^100", "c^100 = a^100"];
        let complete = Rules::completed(3, &given.map(read)).unwrap();
        assert_ne!(complete.reduced(&word("a")), word("1"));
    }

    /// T₂, the quotient of Nim with heaps of two: a² = 1, b³ = b.
    #[test]
    fn relations_are_completed() {
        let read = |text: &str| {
            let (one, other) = text.split_once('=').unwrap();
            (read_word(one, 2).unwrap(), read_word(other, 2).unwrap())
        };
        let right = [read("aa = 1"), read("b^3 = b")];
        let complete = Rules::completed(2, &right).unwrap();
        assert_eq!(complete.reduced(&[3, 4]), [1, 2]);
        // Written otherwise: a b³ = a b follows, and with a² = 1 it says that b³ = b.
        let other = Rules::completed(2, &[read("ab^3 = ab"), read("1 = a^2")]).unwrap();
        assert_eq!(other.reduced(&[0, 3]), [0, 1]);
        let less = Rules::completed(2, &[read("ab^3 = ab")]).unwrap();
        assert_ne!(less.reduced(&[0, 3]), less.reduced(&[0, 1]));
        // All words with each letter at most as often as matters are told apart by the six classes of T₂.
        let mut classes = std::collections::BTreeSet::new();
        for a in 0..4 {
            for b in 0..5 {
                assert_eq!(complete.reduced(&[a, b]), other.reduced(&[a, b]));
                classes.insert(complete.reduced(&[a, b]));
            }
        }
        assert_eq!(classes.len(), 6);
    }
}
