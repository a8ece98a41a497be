//! Numbers that may be taken as people write them in a field: `1, 3, 5-8`, `1 - 5`, `2 + 3k`.

use super::amount::Amount;
use crate::games::heaps::ruleset::Ruleset;

/// The same in the form of links, right or wrong: what cannot be understood is left for the reader of rules
/// to refuse.
pub fn numbers_to_link(typed: &str) -> String {
    let mut text = typed.to_lowercase().replace(['–', '—', '−', '…'], "-");
    // What stands around a sign belongs together.
    for sign in ["-", "+"] {
        text = text.split(sign).map(str::trim).collect::<Vec<_>>().join(sign);
    }
    let parts = text.split([',', ';', ' ', '.']).filter(|part| !part.is_empty());
    parts.map(part).collect::<Vec<_>>().join(".")
}

fn part(text: &str) -> String {
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
            // For the reader to refuse.
            ("", ""),
            ("1+3", "1+3"),
            ("x-", "xto"),
        ] {
            assert_eq!(numbers_to_link(typed), link, "{typed}");
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
