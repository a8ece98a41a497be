//! Certificates of rules that are given by their moves, as the engine writes them, and the same ones spoilt.

use super::{Draw, no_number_can_be_changed, refused};
use crate::cli::verify::verify;
use crate::cli::verify::wrong::Wrong;
use crate::core::octal::Until;
use crate::core::{Chance, Say, run_to_end};
use crate::games::heaps::{Exploration, MAX_PLAIN, Method, PeriodFile, Ruleset};
use crate::words::{Language, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The certificate of a rule whose period is proved with values up to G(`to`), if it is.
fn certificate(rule: &str, to: u32) -> Option<String> {
    let rules = Ruleset::read_link(rule).unwrap();
    let mut found = Exploration::new(&rules, to, Until::Proof, Method::Plain).unwrap();
    run_to_end(&mut found);
    let file = PeriodFile::of(&found, MAX_PLAIN).ok()?.to_string();
    // Octal codes have certificates of their own.
    rules.octal().is_none().then_some(file)
}

/// Rules of every kind, and random ones.
fn rules() -> Vec<String> {
    let few = [
        "take-65.70-whole",
        "take-1to70-whole",
        "take-3.66.80-whole-or-5-none",
        "take-70-none",
        "take-1-equal",
        "take-1.2-equal",
        "take-1.3-equal",
        "take-2-one-or-0-equal",
        "x0.B",
        "x0.8",
        "x0.9",
        "x8.1",
        "x0.18",
        "x0.81",
        "x0.0B",
        "x0.09",
        "x0.3B",
        "x0.B3",
        "x0.C",
        "x0.D",
    ];
    let left = [
        "unequal",
        "equal",
        "one.unequal",
        "none.equal",
        "none.one.three",
        "none.unequal",
        "three",
        "none.two.three",
    ];
    let random = (0..400).map(|number| {
        let mut chance = Chance::new(number, 5);
        let mut clause = || {
            let takes = [1 + chance.below(5), 1 + chance.below(5)];
            format!("{}.{}-{}", takes[0], takes[1], chance.pick(&left).unwrap())
        };
        format!("take-{}-or-{}", clause(), clause())
    });
    few.map(str::to_owned).into_iter().chain(random).collect()
}

/// The values by the moves that a file has, from sets.
fn values(moves: &Value, to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let mut options = BTreeSet::new();
        for (take, kinds) in moves.as_object().unwrap() {
            let take: usize = take.parse().unwrap();
            let Some(rest) = n.checked_sub(take) else { continue };
            let has = |kind: &str| kinds.as_array().unwrap().iter().any(|it| it == kind);
            if rest == 0 && has("nothing") {
                options.insert(0);
            }
            if rest > 0 && has("one") {
                options.insert(values[rest]);
            }
            for one in 1..rest {
                let pair = if 2 * one == rest { "equal" } else { "unequal" };
                if has(pair) {
                    options.insert(values[one] ^ values[rest - one]);
                }
                for other in (1..rest - one).filter(|_| has("three")) {
                    options.insert(values[one] ^ values[other] ^ values[rest - one - other]);
                }
            }
        }
        values.push((0..9_999).find(|value| !options.contains(value)).unwrap());
    }
    values
}

/// Whether a changed certificate is refused. One that is not must be of moves that give the same values, or be the same
/// claim.
fn is_refused(before: &[u8], after: &[u8]) -> bool {
    if verify(after).is_err() {
        return true;
    }
    let [before, after] =
        [before, after].map(|bytes| serde_json::from_slice::<Value>(bytes).unwrap());
    for (name, value) in before.as_object().unwrap() {
        assert!(name == "moves" || after[name] == *value, "{name}: {after}");
    }
    if before != after {
        let bound = usize::try_from(after["bound"].as_u64().unwrap()).unwrap();
        assert_eq!(values(&before["moves"], bound), values(&after["moves"], bound));
    }
    false
}

#[test]
fn certificates_by_moves_are_accepted_and_changed_ones_refused() {
    const EACH: usize = 50;
    let mut draw = Draw(17);
    let (mut certified, mut refused, mut of_three) = (0, 0, 0);
    for rule in rules() {
        let Some(text) = certificate(&rule, 300) else { continue };
        let text = text.trim_end().as_bytes();
        assert_eq!(verify(text), Ok(()), "{rule}");
        let claim: Value = serde_json::from_slice(text).unwrap();
        assert_eq!(claim["format"], "nimlab-period-3", "{rule}");
        certified += 1;
        of_three += u32::from(claim["moves"].to_string().contains("three"));
        // It holds for twice as many heaps as were examined.
        let number = |name: &str| usize::try_from(claim[name].as_u64().unwrap()).unwrap();
        let all = values(&claim["moves"], 2 * number("bound").min(100) + number("period"));
        let holds = |n: usize| all[n + number("period")] == all[n];
        assert!((number("preperiod")..all.len() - number("period")).all(holds), "{rule}");
        let mut left = EACH;
        for _ in 0..20 * EACH {
            let bytes = draw.changed(text);
            if bytes != text && is_refused(text, &bytes) {
                (left, refused) = (left - 1, refused + 1);
            }
            if left == 0 {
                break;
            }
        }
        assert_eq!(left, 0, "{rule}");
    }
    assert!(certified > 40 && of_three > 10 && refused > 2_000, "{certified} {of_three} {refused}");
}

/// Each number by itself, each field, and each move.
#[test]
fn every_number_and_every_move_counts() {
    for rule in ["x0.B", "take-1.2-equal", "take-65.70-whole", "take-1.4-one.unequal-or-1.3-equal"]
    {
        let Some(text) = certificate(rule, 700) else { continue };
        let claim: Value = serde_json::from_str(&text).unwrap();
        no_number_can_be_changed(&claim);
        for name in ["format", "moves", "preperiod", "period", "saltus", "bound", "values"] {
            let mut spoilt = claim.clone();
            spoilt.as_object_mut().unwrap().remove(name);
            refused(&spoilt);
        }
        for (name, value) in
            [("by", 1.into()), ("code", "0.77".into()), ("rare", json!({ "mask": 1, "heaps": [] }))]
        {
            let mut spoilt = claim.clone();
            spoilt[name] = value;
            refused(&spoilt);
        }
        for take in claim["moves"].as_object().unwrap().keys() {
            let mut spoilt = claim.clone();
            spoilt["moves"].as_object_mut().unwrap().remove(take);
            refused(&spoilt);
        }
    }
}

/// A bound that is smaller than that of the theorem is refused, even if the values are right.
#[test]
fn a_smaller_bound_is_refused() {
    let mut spoilt = 0;
    for rule in rules() {
        let Some(text) = certificate(&rule, 300) else { continue };
        let claim: Value = serde_json::from_str(&text).unwrap();
        let expected = claim["bound"].as_u64().unwrap();
        for bound in [expected - 1, expected + 1, expected / 2] {
            let mut other = claim.clone();
            other["bound"] = bound.into();
            let found = verify(other.to_string().as_bytes());
            assert_eq!(found, Err(Wrong::MovesBound { expected }), "{rule}");
            spoilt += 1;
        }
    }
    assert!(spoilt > 120, "{spoilt}");
}

#[test]
fn every_fault_of_moves_is_reported_in_words() {
    let text = certificate("take-65.70-whole", 400).unwrap();
    let moves = "\"moves\":{\"65\":[\"nothing\",\"one\"],\"70\":[\"nothing\",\"one\"]}";
    assert!(text.contains(moves));
    let with =
        |other: &str| verify(text.replace(moves, &format!("\"moves\":{{{other}}}")).as_bytes());
    let wrong = |take: &str| Err(Wrong::Move { take: take.to_owned() });
    for (other, found) in [
        ("", Err(Wrong::NoMove)),
        // What is named twice could be read in two ways.
        ("\"65\":[\"one\"],\"65\":[\"nothing\",\"one\"]", wrong("65")),
        // The order of fields means nothing.
        ("\"70\":[\"nothing\",\"one\"],\"65\":[\"nothing\",\"one\"]", Ok(())),
        ("\"065\":[\"one\"]", wrong("065")),
        ("\"+65\":[\"one\"]", wrong("+65")),
        ("\"10001\":[\"one\"]", wrong("10001")),
        ("\"65\":[]", wrong("65")),
        ("\"65\":[\"one\",\"nothing\"]", wrong("65")),
        ("\"65\":[\"one\",\"one\"]", wrong("65")),
        ("\"0\":[\"one\"]", wrong("0")),
        ("\"0\":[\"nothing\"]", wrong("0")),
        ("\"65\":[\"nothing\",\"one\"]", Err(Wrong::MovesBound { expected: 200 })),
        ("\"65\":[\"one\"],\"70\":[\"nothing\",\"one\"]", Err(Wrong::Value { n: 65, claimed: 1 })),
    ] {
        assert_eq!(with(other), found, "{other}");
    }
    assert!(matches!(with("\"65\":[\"two\"]"), Err(Wrong::Form { line: 1, .. })));
    let kind = text.replace("period-3", "period-1");
    let rules = |field, other| Err(Wrong::Rules { field, other });
    assert_eq!(verify(kind.as_bytes()), rules("code", "moves"));
    assert_eq!(verify(text.replace(moves, "\"code\":\"0.7\"").as_bytes()), rules("moves", "code"));
    for wrong in [
        Wrong::NoMove,
        Wrong::Move { take: "065".to_owned() },
        Wrong::MovesBound { expected: 13 },
        Wrong::Rules { field: "moves", other: "code" },
    ] {
        for words in Language::ALL.map(Words::new) {
            let said = words.say(&wrong.say());
            assert!(said.ends_with('.') && said.contains(' ') && !said.contains('$'), "{said}");
        }
    }
}

#[test]
fn what_would_take_too_long_is_refused_before_it_is_begun() {
    // Plausible claims: nothing to see up to 20 000, and 5 000 000.
    for (kind, preperiod, bound) in
        [("three", 20_000_u64, 60_004_u64), ("unequal", 5_000_000, 10_000_009)]
    {
        let values = vec![0; usize::try_from(preperiod + 1).unwrap()];
        let claim = json!({
            "format": "nimlab-period-3", "moves": { "1": [kind] }, "preperiod": preperiod, "period": 1, "saltus": 0,
            "bound": bound, "values": values,
        });
        assert_eq!(verify(claim.to_string().as_bytes()), Err(Wrong::Work), "{kind}");
    }
}
