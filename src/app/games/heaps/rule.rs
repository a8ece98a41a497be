//! Rules in words: what may be done, in sentences, and what a heap of six can become.

use crate::app::house::either;
use crate::core::Message;
use crate::games::heaps::{Amount, Clause, Leaves, Ruleset};
use crate::words::Words;

/// The heap on which a rule is shown.
const SHOWN: u32 = 6;
/// Things that the heap can become, of which more are not listed.
const MAX_LISTED: usize = 24;
/// How many sentences of a note are shown before it is opened.
const MAX_UNFOLDED: usize = 3;

/// What may be done, a sentence for each clause.
pub(super) fn say(rules: &Ruleset, words: &Words) -> String {
    sentences(rules, words).join(" ")
}

/// The same as a note, in which the first of many sentences is in a line of its own.
pub(super) fn note(rules: &Ruleset, words: &Words) -> String {
    let sentences = sentences(rules, words);
    match &sentences[..] {
        [first, rest @ ..] if rest.len() >= MAX_UNFOLDED => {
            [&[format!("{first} …")], rest].concat().join("\n")
        }
        all => all.join(" "),
    }
}

fn sentences(rules: &Ruleset, words: &Words) -> Vec<String> {
    let clauses = rules.clauses();
    clauses.iter().enumerate().map(|(place, it)| clause(it, place == 0, words)).collect()
}

/// What a heap of six can become.
pub(super) fn shown(rules: &Ruleset, words: &Words) -> String {
    let mut all: Vec<String> = Vec::new();
    for cut in rules.cuts(SHOWN) {
        let [left, middle, right] = cut.parts(SHOWN);
        let text = if left + middle + right == 0 {
            words.get("left-nothing")
        } else {
            parts([left, middle, right], words)
        };
        if !all.contains(&text) {
            all.push(text);
        }
    }
    if all.is_empty() {
        return words.say(&Message::new("rule-shown-none").with("size", SHOWN));
    }
    let more = all.len() > MAX_LISTED;
    all.truncate(MAX_LISTED);
    let list = if more { format!("{}, …", all.join(", ")) } else { either(&all, words) };
    words.say(&Message::new("rule-shown").with("size", SHOWN).with("list", list))
}

/// The heaps that are left, as a sum.
pub(super) fn parts(parts: [u32; 3], words: &Words) -> String {
    let left = parts.into_iter().filter(|&part| part > 0);
    let heaps: Vec<String> = left.map(|part| words.number(part.into())).collect();
    if heaps.is_empty() { "0".to_owned() } else { heaps.join(" + ") }
}

fn clause(clause: &Clause, first: bool, words: &Words) -> String {
    let zero = clause.amounts().contains(&Amount::Zero);
    let mut taken: Vec<String> = Vec::new();
    let (mut depends, mut counted, mut most) = (true, true, 0);
    for amount in clause.amounts() {
        if *amount != Amount::Zero {
            taken.extend(say_amount(*amount, words));
            depends &= matches!(amount, Amount::Half | Amount::Divisors);
            match amount {
                Amount::Run { from: 1, to: None } => counted = false,
                Amount::Run { from, to } => most = most.max(to.unwrap_or(from.saturating_add(1))),
                Amount::Every { .. } => most = most.max(2),
                _ => counted = false,
            }
        }
    }
    let left = left(clause.leaves(), depends && !zero, words);
    let id = match (taken.is_empty(), zero, first) {
        (true, _, true) => "rule-split",
        (true, _, false) => "rule-split-or",
        (false, true, true) => "rule-take-or-split",
        (false, true, false) => "rule-take-or-split-or",
        (false, false, true) => "rule-take",
        (false, false, false) => "rule-take-or",
    };
    let mut amounts = either(&taken, words);
    // Bare numbers say what they count; "a square number" does so by itself.
    if counted && most > 0 {
        let message = Message::new("amount-tokens").with("count", most);
        amounts = words.say(&message.with("amounts", amounts));
    }
    let message = Message::new(id).with("amounts", amounts);
    words.say(&message.with("left", left))
}

/// The amounts, each as it is said among others.
fn say_amount(amount: Amount, words: &Words) -> Vec<String> {
    let number = |number: u32| words.number(number.into());
    let said = |id: &'static str| words.say(&Message::new(id));
    let one = match amount {
        Amount::Zero => return Vec::new(),
        Amount::Run { from: 1, to: None } => said("amount-any"),
        Amount::Run { from, to: None } => {
            words.say(&Message::new("amount-least").with("from", from))
        }
        Amount::Run { from, to: Some(to) } if to - from < 3 => {
            return (from..=to).map(number).collect();
        }
        Amount::Run { from, to: Some(to) } => {
            words.say(&Message::new("amount-run").with("from", from).with("to", to))
        }
        Amount::Every { first, step } => {
            let [a, b, c] = [0, 1, 2].map(|k| number(first.saturating_add(step.saturating_mul(k))));
            format!("{a}, {b}, {c}…")
        }
        Amount::Squares => said("amount-squares"),
        Amount::Triangular => said("amount-triangular"),
        Amount::Primes => said("amount-primes"),
        Amount::Powers(base) => words.say(&Message::new("amount-powers").with("base", base)),
        Amount::Divisors => said("amount-divisors"),
        Amount::Coprime => said("amount-coprime"),
        Amount::Half => said("amount-half"),
    };
    vec![one]
}

/// What may be left; `never_all` where the whole heap cannot be taken anyhow.
fn left(leaves: Leaves, never_all: bool, words: &Words) -> String {
    if leaves == Leaves::WHOLE || (never_all && leaves == Leaves::ONE) {
        return words.get("left-whole");
    }
    let kinds: Vec<String> = leaves.kinds().map(|id| words.get(id)).collect();
    either(&kinds, words)
}
