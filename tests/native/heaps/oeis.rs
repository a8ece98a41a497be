//! The numbers of sequences against their published terms.

use nimlab::core::run_to_end;
use nimlab::games::heaps::{Method, NamedGame, Oeis, Ruleset, Sequence};
use std::collections::BTreeMap;

/// The first n and the terms of each sequence.
fn published() -> BTreeMap<&'static str, (usize, Vec<u32>)> {
    let lines = include_str!("../../data/oeis.csv").lines();
    let parts = lines.filter(|line| !line.starts_with('#')).map(|line| {
        let [number, first, terms] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let terms = terms.split(' ').map(|term| term.parse().unwrap()).collect();
        (number, (first.parse().unwrap(), terms))
    });
    parts.collect()
}

/// G(0), G(1), … by looking at every move.
fn values(rules: &Ruleset, count: usize) -> Vec<u32> {
    let mut job = Sequence::new(rules, u32::try_from(count).unwrap(), Method::Plain).unwrap();
    run_to_end(&mut job);
    job.values().iter().map(|value| value.0).collect()
}

#[test]
fn the_values_are_the_terms_of_the_sequence() {
    let published = published();
    for (text, Oeis { number, shift }) in Oeis::all() {
        let rules = Ruleset::read_link(text).unwrap();
        assert_eq!(rules.to_string(), text);
        assert_eq!(Oeis::of(&rules), Some(Oeis { number, shift }));
        let (first, terms) = &published[number];
        assert!(terms.len() >= 12);
        let begin = first + shift as usize;
        let values = values(&rules, begin + terms.len());
        assert_eq!(values[begin..begin + terms.len()], terms[..], "{text} {number}");
    }
    // Every sequence of the file is one of a game.
    for number in published.keys() {
        assert!(Oeis::all().any(|(_, oeis)| oeis.number == *number), "{number}");
    }
    assert_eq!(Oeis::of_text("0.6"), None);
    // Most games with a name have a number.
    let named = NamedGame::ALL.iter().filter(|game| Oeis::of_text(game.code).is_some()).count();
    assert!(named >= 12, "{named}");
}
