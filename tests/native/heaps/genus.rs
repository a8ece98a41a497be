//! Genera of single heaps: against what is published, and against positions played out.

use super::brute::Brute;
use nimlab::core::run_to_end;
use nimlab::games::Game;
use nimlab::games::heaps::{Answer, Code, Genus, Heaps, MAX_TOKENS, Question};
use std::collections::HashMap;

fn genera(code: &str, to: u32) -> Vec<Option<Genus>> {
    let code = Code::read_link(code).unwrap();
    let mut job = Heaps::ask(Question::Misere { code, to }).unwrap();
    let mut genera = Vec::new();
    for answer in run_to_end(&mut job) {
        let Answer::Genera(part) = answer else { panic!("{answer:?}") };
        assert_eq!(part.from as usize, genera.len());
        genera.extend(part.genera);
    }
    assert_eq!(genera.len(), to as usize + 1);
    genera
}

#[test]
fn dawsons_kayles_as_published() {
    let table = include_str!("../../data/misere-dawsons-kayles.csv");
    let found = genera("0.07", 20);
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut count = 0;
    for (row, genus) in rows.zip(found) {
        let genus = genus.unwrap();
        let [size, value, written] = row.split(',').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        assert_eq!(size, count.to_string());
        assert_eq!(
            (genus.misere_value().to_string(), genus.to_string().as_str()),
            (value.to_owned(), written)
        );
        count += 1;
    }
    assert_eq!(count, 21);
}

/// Misère nim values of heaps with heaps of Nim beside them, from the definition alone.
struct PlayedOut {
    rules: Brute,
    known: HashMap<(Vec<u32>, Vec<u32>), u32>,
}

impl PlayedOut {
    fn value(&mut self, heaps: &[u32], nim: &[u32]) -> u32 {
        let sorted = |heaps: &[u32]| {
            let mut heaps: Vec<u32> = heaps.iter().copied().filter(|&size| size > 0).collect();
            heaps.sort_unstable();
            heaps
        };
        let key = (sorted(heaps), sorted(nim));
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let (heaps, nim) = &key;
        let mut options = Vec::new();
        for (_, after) in self.rules.moves(heaps) {
            options.push(self.value(&after, nim));
        }
        for place in 0..nim.len() {
            for rest in 0..nim[place] {
                let mut after = nim.clone();
                after[place] = rest;
                options.push(self.value(heaps, &after));
            }
        }
        let value = if options.is_empty() {
            1
        } else {
            (0..=1000).find(|value| !options.contains(value)).unwrap()
        };
        self.known.insert(key, value);
        value
    }
}

fn check(code: &str, to: u32) {
    let mut played = PlayedOut { rules: Brute::new(code, true), known: HashMap::new() };
    let normal = played.rules.values(to);
    for (size, genus) in (0..).zip(genera(code, to)) {
        let genus = genus.unwrap();
        assert_eq!(genus.normal_value(), normal[size as usize], "{code} {size}");
        for twos in 0..5 {
            let value = played.value(&[size], &vec![2; twos]);
            assert_eq!(genus.misere(twos), value, "{code}: {size} with {twos} times *2");
        }
    }
}

#[test]
fn codes_of_one_and_two_digits_played_out() {
    for first in ["0", "4"] {
        for tens in 0..8 {
            for ones in 0..8 {
                let code = format!("{first}.{tens}{ones}");
                if code != "0.00" {
                    check(&code, if first == "4" { 8 } else { 12 });
                }
            }
        }
    }
}

#[test]
fn longer_codes_played_out() {
    for code in ["0.~3", "0.~7", "4.~7", "0.~30", "0.30~03"] {
        check(code, 8);
    }
    for code in ["0.123", "0.137", "0.165", "0.3102", "0.007", "0.0107"] {
        check(code, 16);
    }
}

#[test]
fn what_is_not_known_is_not_claimed() {
    let kayles = genera("0.77", 200);
    let known = kayles.iter().take_while(|genus| genus.is_some()).count();
    assert!((50..200).contains(&known), "{known}");
    assert!(kayles[known..].iter().all(Option::is_none));
    let code = Code::read_link("0.77").unwrap();
    assert!(Heaps::ask(Question::Misere { code, to: MAX_TOKENS + 1 }).is_err());
}
