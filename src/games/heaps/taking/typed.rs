//! Numbers that may be taken as people write them in a field: `1, 3, 5-8`, `1 - 5`, `2 + 3k`.

use super::amount::Amount;
use super::{Leaves, MAX_AMOUNTS, read};
use crate::core::Message;
use crate::games::heaps::ruleset::Ruleset;

/// The same in the form of links, right or wrong: what cannot be understood is left for the reader of rules
/// to refuse.
pub fn numbers_to_link(typed: &str) -> String {
    parts(typed).iter().map(|part| linked(part)).collect::<Vec<_>>().join(".")
}

/// What is wrong with numbers as they were typed, in the typist’s own spelling; `leave` is what may be left, as in
/// links.
pub fn numbers_problem(typed: &str, leave: &str) -> Option<Message> {
    let parts = parts(typed);
    if parts.is_empty() {
        return Some(Message::new("taking-typed-none"));
    }
    if parts.len() > MAX_AMOUNTS {
        return Some(Message::new("taking-many-amounts").with("most", MAX_AMOUNTS));
    }
    // To take nothing of a heap that stays whole would be no move.
    let stays = |name| read::left(name).is_some_and(|leaves| leaves.allows(Leaves::ONE));
    let no_zero = leave.split('.').any(stays);
    parts.iter().find_map(|part| {
        if part == "0" && no_zero {
            return Some(Message::new("taking-typed-zero"));
        }
        let error = read::amount((0, &linked(part))).err()?.error;
        // The reader of links quotes them; all else it says in numbers.
        let quotes = error.id == "taking-amount";
        Some(if quotes { Message::new("taking-typed").quoting("found", part) } else { error })
    })
}

/// What is wrong with a number as it was typed, which is to be from `least` to `most`.
pub fn number_problem(typed: &str, least: u32, most: u32) -> Option<Message> {
    let fits = typed.trim().parse().is_ok_and(|number: u32| (least..=most).contains(&number));
    let wrong = || Message::new("taking-typed-number").quoting("found", typed.trim());
    (!fits).then(|| wrong().with("least", least).with("most", most))
}

/// Numbers and ranges one by one.
fn parts(typed: &str) -> Vec<String> {
    let mut text = typed.to_lowercase().replace(['–', '—', '−', '…'], "-");
    // Dots in a row are a range, one alone is between numbers.
    text = text.replace("...", "-").replace("..", "-");
    // What is around a sign belongs together.
    for sign in ["-", "+"] {
        text = text.split(sign).map(str::trim).collect::<Vec<_>>().join(sign);
    }
    let parts = text.split([',', ';', ' ', '.']).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

fn linked(text: &str) -> String {
    let every = text
        .split_once('+')
        .and_then(|(first, step)| Some((first, step.strip_suffix(['k', 'n'])?)));
    match every {
        Some((first, "")) => format!("{first}to"),
        Some((first, step)) => format!("{first}by{step}"),
        None => text.replace('-', "to"),
    }
}

/// The numbers that may be taken, as people write them, where the rule is one clause of nothing but numbers.
pub fn numbers_of(rules: &Ruleset) -> Option<String> {
    let clauses = rules.clauses();
    let [clause] = &clauses[..] else { return None };
    let number = |amount: &Amount| match *amount {
        Amount::Run { from, to: Some(to) } if from == to => Some(from.to_string()),
        Amount::Run { from, to: Some(to) } => Some(format!("{from}-{to}")),
        Amount::Run { from, to: None } => Some(format!("{from}+k")),
        Amount::Every { first, step } => Some(format!("{first}+{step}k")),
        _ => None,
    };
    let numbers: Option<Vec<String>> = clause.amounts().iter().map(number).collect();
    numbers.map(|numbers| numbers.join(", "))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_understood_as_people_write_them() {
        for (typed, link) in [
            ("1, 3, 4", "1.3.4"),
            ("1 3;4", "1.3.4"),
            ("1.3.4", "1.3.4"),
            ("1, 3, 5-8", "1.3.5to8"),
            ("1 - 5", "1to5"),
            ("1 – 5 , 9", "1to5.9"),
            ("1+3k", "1by3"),
            ("2 + 3K, 7", "2by3.7"),
            ("9+k", "9to"),
            ("1...5", "1to5"),
            ("1 .. 5, 9", "1to5.9"),
            // For the reader to refuse.
            ("", ""),
            ("1+3", "1+3"),
            ("x-", "xto"),
        ] {
            assert_eq!(numbers_to_link(typed), link, "{typed}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_as_it_was_typed() {
        let typed = |found: &str| Some(Message::new("taking-typed").with("found", found));
        let number = |found: &str, least: u32, most: u32| {
            let message = |id| Message::new(id).with("found", found);
            let bounds = |message: Message| Some(message.with("least", least).with("most", most));
            (bounds(message("taking-number")), bounds(message("taking-typed-number")))
        };
        for (text, problem) in [
            ("1, 3, 5-8", None),
            ("2+3k", None),
            ("", Some(Message::new("taking-typed-none"))),
            ("1, x-", typed("x-")),
            ("1+3", typed("1+3")),
            ("1 - y", typed("1-y")),
            ("5-3", Some(Message::new("taking-backwards").with("from", 5_u32).with("to", 3_u32))),
            ("1, 10001", number("10001", 1, 10_000).0),
            ("0", Some(Message::new("taking-typed-zero"))),
            ("1, 0", Some(Message::new("taking-typed-zero"))),
            ("0-3", number("0", 1, 10_000).0),
        ] {
            assert_eq!(numbers_problem(text, "any"), problem, "{text}");
            let refused =
                Ruleset::read_link(&format!("take-{}-any", numbers_to_link(text))).is_err();
            assert_eq!(refused, problem.is_some(), "{text}");
        }
        for leave in ["two", "unequal", "equal", "three", "two.three"] {
            assert_eq!(numbers_problem("0", leave), None, "{leave}");
            assert!(Ruleset::read_link(&format!("take-0-{leave}")).is_ok(), "{leave}");
        }
        for leave in ["whole", "one", "whole.two"] {
            let zero = Some(Message::new("taking-typed-zero"));
            assert_eq!(numbers_problem("0", leave), zero, "{leave}");
        }
        assert_eq!(number_problem(" 7 ", 2, 100), None);
        for text in ["1", "101", "", "x", "-2"] {
            assert_eq!(number_problem(text, 2, 100), number(text, 2, 100).1, "{text}");
        }
    }

    #[test]
    fn numbers_that_are_written_are_read_again() {
        for (numbers, left) in
            [("1.3.4", "whole"), ("5to9.12", "two"), ("1by3.7", "unequal"), ("70to", "one")]
        {
            let read =
                |numbers: &str| Ruleset::read_link(&format!("take-{numbers}-{left}")).unwrap();
            let written = numbers_of(&read(numbers)).unwrap();
            assert_eq!(read(&numbers_to_link(&written)), read(numbers), "{written}");
        }
        for text in ["squares", "take-1-one-or-2-two", "take-0.1-two"] {
            assert_eq!(numbers_of(&Ruleset::read_link(text).unwrap()), None, "{text}");
        }
    }
}
