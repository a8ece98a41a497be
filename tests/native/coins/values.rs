//! What heads are worth: by the closed form, by the mex rule, and as it is published.

use nimlab::core::Nimber;
use nimlab::games::coins::{Kind, MAX_PLACES, Patterns, Values};

#[test]
fn closed_forms_are_what_the_mex_rule_finds_at_every_place() {
    for kind in Kind::NAMED {
        assert_eq!(Values::of(&kind, MAX_PLACES), Values::by_mex(&kind, MAX_PLACES), "{kind}");
    }
}

#[test]
fn values_are_those_that_an_independent_program_found() {
    let mut rows = 0;
    let text = include_str!("../../data/coins.csv");
    for line in text.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let (name, values) = line.split_once(',').unwrap();
        let known: Vec<u32> = values.split(' ').map(|value| value.parse().unwrap()).collect();
        let kind = Kind::read(name).unwrap();
        let found = Values::by_mex(&kind, u32::try_from(known.len()).unwrap());
        assert_eq!(found.all().iter().map(|value| value.0).collect::<Vec<_>>(), known, "{name}");
        rows += 1;
    }
    assert_eq!(rows, 3);
}

/// A game of one's own that says the same as a named one has its values.
#[test]
fn own_patterns_that_are_ruler_are_worth_as_much() {
    // One to 32 coins side by side.
    let masks = (1..=32).map(|count| (1_u64 << count) - 1).collect();
    let own = Kind::Own(Patterns::new(masks).unwrap());
    assert_eq!(Values::of(&own, 32), Values::of(&Kind::Ruler, 32));
    // Two coins at distance 1 or 2.
    let own = Kind::read("own-1-2").unwrap();
    let values: Vec<u32> = Values::of(&own, 9).all().iter().map(|value| value.0).collect();
    assert_eq!(values, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
}

#[test]
fn a_value_is_explained_by_its_options() {
    let values = Values::of(&Kind::Mock, 5);
    let why = values.why(&Kind::Mock, 2);
    assert_eq!((why.options, why.mex), ([0, 1, 2, 3].map(Nimber).to_vec(), Nimber(4)));
    let none = values.why(&Kind::Triplets, 1);
    assert_eq!((none.options, none.mex), (Vec::new(), Nimber(0)));
}
