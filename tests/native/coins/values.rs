//! What heads are worth: by the closed form, by the mex rule, and as it is published.

use nimlab::core::{Nimber, Rule};
use nimlab::games::coins::{
    Coins, Kind, MAX_PLACES, Patterns, Position, Values, nim_product, results,
};
use nimlab::games::pasted::{Form, Place, check, read_pasted};

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

/// A custom game that says the same as a named one has its values.
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
    let row = Position::new(5, 0).unwrap();
    let game = |kind| Coins::row(kind, Rule::Normal);
    let values = Values::of(&Kind::Mock, 5);
    let why = values.why(&game(Kind::Mock), row, 2);
    assert_eq!((why.options, why.mex), ([0, 1, 2, 3].map(Nimber).to_vec(), Nimber(4)));
    let none = values.why(&game(Kind::Triplets), row, 1);
    assert_eq!((none.options, none.mex), (Vec::new(), Nimber(0)));
}

/// The Tartan theorem on every grid of 8 × 8, for every pair of games.
#[test]
fn a_head_on_a_grid_is_worth_the_nim_product_that_the_mex_rule_finds() {
    let own = ["own-0-1.2", "own-1-3", "own-2.5"].map(|what| Kind::read(what).unwrap());
    let kinds: Vec<Kind> = Kind::NAMED.into_iter().chain(own).collect();
    let grids = [(8, 8), (3, 21), (32, 2)].map(|(rows, columns)| Position::grid(rows, columns, 0));
    for position in grids.map(Option::unwrap) {
        for down in &kinds {
            for across in &kinds {
                let game = Coins::grid(down.clone(), across.clone(), Rule::Normal);
                let (found, known) =
                    (Values::on(&game, position), Values::on_by_mex(&game, position));
                assert_eq!(found, known, "{game} {position}");
            }
        }
    }
}

/// Twins are worth their places, so that Turning Corners is the table of nim multiplication.
#[test]
fn turning_corners_is_the_table_of_nim_multiplication() {
    let game = Coins::grid(Kind::Twins, Kind::Twins, Rule::Normal);
    let position = Position::grid(8, 8, 0).unwrap();
    let values = Values::on_by_mex(&game, position);
    for (row, column) in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
        let value = values.at(position.place(row, column));
        assert_eq!(value, nim_product(Nimber(row), Nimber(column)), "{row} {column}");
    }
}

/// The reader's own values, in the notations in which programs print them.
#[test]
fn values_of_heads_are_compared() {
    let position = Position::new(6, 0).unwrap();
    let ruler = Coins { kind: Kind::Ruler, down: None, rule: Rule::Normal };
    let right = results::values(&ruler, position, 1);
    // The largest power of two that divides the place, from 1 (Winning Ways, chapter 14).
    for text in [
        "[1, 2, 1, 4, 1, 2]",
        "{1: 1, 2: 2, 3: 1, 4: 4, 5: 1, 6: 2}",
        "1 1\n2 2\n3 1\n4 4\n5 1\n6 2",
    ] {
        let found = check(&read_pasted(text), &right);
        assert_eq!((found.compared, found.first, found.wrong), (6, None, None), "{text}");
    }
    let found = check(&read_pasted("[1, 2, 1, 3, 1, 2]"), &right);
    assert_eq!(found.first.unwrap().place, Place::Number(3));
    for (form, _) in Form::ALL.into_iter().filter(|(form, _)| *form != Form::Latex) {
        let found = check(&read_pasted(&right.write(form).unwrap()), &right);
        assert_eq!((found.compared, found.first, found.wrong), (6, None, None), "{form:?}");
    }
}
