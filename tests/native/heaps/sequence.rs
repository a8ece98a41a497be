//! The plain sequence against published periods, and repeating tails against the rules themselves.

use super::brute::Brute;
use nimlab::core::{Chance, Nimber, run_to_end};
use nimlab::games::Game;
use nimlab::games::heaps::{Answer, Code, Heaps, Method, Query, Question, Ruleset, Sequence};

fn values(code: &Code, to: u32) -> Vec<u32> {
    let mut job = Sequence::new(code, to, Method::Plain).unwrap();
    run_to_end(&mut job);
    job.values().iter().map(|value| value.0).collect()
}

/// The source of each row is in its last column.
#[test]
fn values_recur_as_published() {
    let mut checked = 0;
    for row in include_str!("../../data/octal-periods.csv").lines().skip(1) {
        let columns: Vec<&str> = row.split(',').collect();
        let number = |column: usize| columns[column].parse::<usize>().unwrap();
        let (preperiod, period) = (number(1), number(2));
        let to = preperiod + 2 * period + 50;
        if to > 20_000 {
            continue;
        }
        let code = Code::read_link(columns[0]).unwrap();
        let values = values(&code, u32::try_from(to).unwrap());
        check_period(columns[0], &values, preperiod, period);
        let largest = *values.iter().max().unwrap() as usize;
        let first_at = values.iter().position(|&value| value as usize == largest).unwrap();
        assert_eq!((largest, first_at), (number(3), number(4)), "{}", columns[0]);
        checked += 1;
    }
    assert!(checked >= 42, "only {checked} rows are within reach");
}

fn check_period(code: &str, values: &[u32], preperiod: usize, period: usize) {
    let recurs = |n: usize| values[n] == values[n + period];
    assert!((preperiod..values.len() - period).all(recurs), "{code}");
    // The pre-period is the least n from which it holds, and the period the shortest.
    assert!(preperiod == 0 || !recurs(preperiod - 1), "{code}");
    let whole = &values[preperiod..preperiod + 2 * period];
    let shorter = (1..period).filter(|p| period.is_multiple_of(*p));
    for p in shorter {
        assert!((0..period).any(|n| whole[n] != whole[n + p]), "{code} {p}");
    }
}

#[test]
fn short_codes_follow_the_rules() {
    for first in ["0", "4"] {
        for number in 0..512 {
            let text = format!("{first}.{number:03o}");
            if let Ok(code) = Code::read_link(&text) {
                assert_eq!(values(&code, 30), Brute::new(&text, false).values(30), "{text}");
            }
        }
    }
}

#[test]
fn repeating_tails_follow_the_rules() {
    for seed in 0..300 {
        let mut chance = Chance::new(seed, 0);
        let mut digits = |most: u32| -> String {
            (0..chance.below(most + 1)).map(|_| chance.below(8).to_string()).collect()
        };
        let (prefix, tail) = (digits(4), digits(7));
        let first = if seed % 3 == 0 { 4 } else { 0 };
        let text = format!("{first}.{prefix}~{tail}7");
        let code = Code::read_link(&text).unwrap();
        assert_eq!(values(&code, 60), Brute::new(&text, false).values(60), "{text}");
    }
    for text in ["0.~3", "4.~3", "4.~7", "0.~1", "0.~2", "0.~4", "0.~30", "0.1~003", "0.~0000006"] {
        let code = Code::read_link(text).unwrap();
        assert_eq!(values(&code, 100), Brute::new(text, false).values(100), "{text}");
    }
    let longest = format!("0.~{}35", "0146".repeat(15));
    let code = Code::read_link(&longest).unwrap();
    assert_eq!(values(&code, 200), Brute::new(&longest, false).values(200));
}

#[test]
fn every_option_is_looked_at_once() {
    for text in ["0.77", "4.3", "0.137", "4.007"] {
        let code = Code::read_link(text).unwrap();
        let mut job = Sequence::new(&code, 100, Method::Plain).unwrap();
        run_to_end(&mut job);
        let options: u64 = (0..=100).map(|size| Ruleset::from(&code).count_cuts(size)).sum();
        assert_eq!(job.looked_at(), options, "{text}");
    }
}

#[test]
fn a_sequence_can_be_asked_for() {
    let code = Code::read_link("0.~3").unwrap();
    let question = Question::Explore {
        rules: code.into(),
        to: 10,
        until_proof: false,
        method: Method::Sparse,
    };
    let mut job = Heaps::ask(question).unwrap();
    while job.step(5) == nimlab::core::Status::Running {}
    job.hear(Query::Values { from: 0, count: 100, tag: 0 });
    while job.step(5) == nimlab::core::Status::Running {}
    let found: Vec<Nimber> = std::iter::from_fn(|| job.report())
        .filter_map(|answer| match answer {
            Answer::Values { values, .. } => Some(values.into_iter().map(Nimber)),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(found, (0..=10).map(Nimber).collect::<Vec<_>>());
}
