//! Moves drawn at random: legal, canonical, and each can come up.
#![allow(clippy::unwrap_used, missing_docs)]

use nimlab::core::{Chance, Rule};
use nimlab::games::Game;
use nimlab::games::heaps::{Heaps, Move, Position};
use std::collections::HashMap;

#[test]
fn every_canonical_move_and_no_other_is_drawn() {
    for text in ["0.77", "0.07", "4.~3", "0.6", "0.137", "4.0", "0.~30", "4.~7"] {
        let rules = Heaps::read_rules(text, Rule::Normal).unwrap();
        let position = Position::start(&[5, 1, 4]).unwrap();
        let mut drawn: HashMap<Move, u32> = HashMap::new();
        for seed in 0..4000 {
            let mv = rules.random_move(&position, &mut Chance::new(seed, 0)).unwrap();
            assert!(rules.play(&position, &mv).is_ok(), "{text} {mv}");
            *drawn.entry(mv).or_default() += 1;
        }
        let all: Vec<Move> = (0..)
            .zip(position.heaps())
            .flat_map(|(heap, &size)| rules.code.cuts(size).map(move |cut| Move { heap, cut }))
            .collect();
        assert!(all.iter().all(|mv| drawn.contains_key(mv)), "{text}");
        assert_eq!(drawn.len(), all.len(), "{text}");
    }
}

#[test]
fn the_largest_heaps_are_drawn_from_at_once() {
    let rules = Heaps::read_rules("4.~7", Rule::Normal).unwrap();
    let position = Position::start(&[10_000; 64]).unwrap();
    for seed in 0..200 {
        let mv = rules.random_move(&position, &mut Chance::new(seed, 1)).unwrap();
        assert!(rules.play(&position, &mv).is_ok());
    }
}

#[test]
fn without_a_move_none_is_drawn() {
    let rules = Heaps::read_rules("0.07", Rule::Normal).unwrap();
    let position = Position::start(&[1, 1]).unwrap();
    assert_eq!(rules.random_move(&position, &mut Chance::new(0, 0)), None);
    assert!(rules.ended(&position).is_some());
}
