//! Who wins one position, as programs tell it.

use super::{agrees, checked, differs};
use nimlab::core::Rule;
use nimlab::games::Game;
use nimlab::games::chomp::Chomp;
use nimlab::games::heaps::{Heaps, Ruleset, single};
use nimlab::games::pasted::{Answer, Place as Spot, Results, Right, Things};
use nimlab::games::pawns::Pawns;
use nimlab::games::place::Place;
use std::rc::Rc;

#[test]
fn a_verdict_is_read_in_each_form() {
    let right = |won: bool| {
        let answer = Answer::Exactly(vec![i64::from(won)]);
        Right::Results(Rc::new(Results::once("", Things::Truth, Spot::Whole, answer)))
    };
    let won = [
        "True",
        "true",
        "1",
        "W",
        "gagnante([3, 5, 7]) = True",
        "win((3, 5, 7)): True",
        "win = 1",
        "{'win': True}",
        ">>> gagnante([3, 5, 7])\nTrue",
        "position gagnante",
        "[True]",
        "N",
    ];
    let lost = ["False", "0", "L", "gagnante([1, 2, 3]) = False", "position perdante", "P"];
    let all = won.map(|text| (text, true)).into_iter().chain(lost.map(|text| (text, false)));
    for (text, wins) in all {
        let agrees = checked(text, &right(wins));
        assert_eq!((agrees.compared, &agrees.wrong), (1, &None), "{text}");
        assert_eq!(agrees.differences, 0, "{text}");
        let differs = checked(text, &right(!wins));
        assert_eq!((differs.compared, differs.differences), (1, 1), "{text}");
    }
    for text in ["[3, 5, 7]", "perhaps", "True False", "2"] {
        assert!(checked(text, &right(true)).wrong.is_some(), "{text}");
    }
    // A function that is called once needs no name.
    let first = checked("False", &right(true)).first.unwrap();
    assert_eq!(first.message.id, "check-value-alone");
}

/// A call about another position says nothing of this one.
#[test]
fn a_verdict_on_another_position_is_left_out() {
    fn numbers<G: Game>(rules: &str, position: &str) -> Vec<Vec<i64>> {
        let game = G::read_rules(rules, Rule::Normal).map_err(|_| rules).unwrap();
        game.numbers(&game.read_position(position).map_err(|_| position).unwrap())
    }
    let lost = |position: &str| {
        let parts = match position {
            "7+5" => numbers::<Heaps>("0.77", position),
            "4.4.4" => numbers::<Chomp>("3x4", position),
            "4.4" => numbers::<Chomp>("2x4", position),
            "none" => numbers::<Place>("cram-4x5", position),
            _ => numbers::<Pawns>("5x5", position),
        };
        let lost = Results::once("", Things::Truth, Spot::Whole, Answer::Exactly(vec![0]));
        Right::Results(Rc::new(lost.of_position(parts)))
    };
    let cases: [(&str, &[&str], &[&str]); 5] = [
        (
            "7+5",
            &[
                "f([7, 5]) = False",
                "f([5, 7]) = False",
                "f(7, 5) = False",
                "f = False",
                "False",
                "[5, 7]: False",
                "f([7, 0, 5]) = False",
            ],
            &[
                "f([3, 3]) = False",
                "f(8, 8) = False",
                "[3, 3]: False",
                "f([7, 5, 1]) = False",
                "f([7]) = False",
            ],
        ),
        (
            "2.1+q3.5",
            &["f([(2, 1), (3, 5)]) = False", "f([(3, 5), (2, 1)]) = False"],
            &[
                "f([(1, 1)]) = False",
                "f([(1, 0), (2, 4)]) = False",
                "f([(2, 1), (5, 3)]) = False",
                "f((2, 1)) = False",
            ],
        ),
        (
            "4.4.4",
            &["f([4, 4, 4]) = False", "f(3, 4) = False", "f([4, 4, 4], {}) = False"],
            &["f([4, 4]) = False", "f(4, 3) = False", "f([3, 3, 3]) = False"],
        ),
        (
            "4.4",
            &["f([4, 4]) = False", "f(2, 4) = False", "f([4, 4, 0, 0]) = False"],
            &["f([3, 3]) = False", "f([4, 3]) = False"],
        ),
        ("none", &["f([3, 3]) = False"], &[]),
    ];
    for (position, here, elsewhere) in cases {
        for text in here {
            let found = checked(text, &lost(position));
            assert_eq!((found.compared, found.differences), (1, 0), "{position}: {text}");
        }
        for text in elsewhere {
            let found = checked(text, &lost(position));
            assert_eq!(found.compared, 0, "{position}: {text}");
            assert!(found.notes.iter().any(|note| note.id == "check-elsewhere"), "{text}");
            // The one that is about it is compared.
            let both = format!("{text}\n{}", here[0]);
            if !text.starts_with('[') {
                let found = checked(&both, &lost(position));
                assert_eq!((found.compared, found.differences), (1, 0), "{both}");
            }
        }
    }
}

/// Of 0.333 under normal play the multiples of 4 are lost; a list may begin with the heap of 1.
#[test]
fn outcomes_may_be_the_letters_of_one_word() {
    let right = single::won(&Ruleset::read_link("0.333").unwrap(), Rule::Normal);
    for text in ["LWWWL", "PNNNP", "PGGGP", "01110", "\"LWWWL\"", "['PNNNP']", "L W W W L"] {
        agrees(text, &right, 5);
    }
    agrees("NNNPNNN", &right, 7);
    differs("LWWWW", &right, "check-value", Spot::Number(4), Some("W"));
    differs("'PNPNP'", &right, "check-value", Spot::Number(2), Some("P"));
    differs("01010", &right, "check-value", Spot::Number(2), Some("0"));
    // More digits than a number has, and zeros that are no width of a number.
    agrees("01110111011101110111011", &right, 23);
    differs("01110111011101110111111", &right, "check-value", Spot::Number(20), Some("1"));
    assert!(checked(&"0".repeat(70_000), &right).first.is_some());
    for text in ["LWNP", "WLX", "WLWL?"] {
        let found = checked(text, &right);
        assert!(found.wrong.is_some() || found.first.is_some(), "{text}");
    }
}

#[test]
fn verdicts_of_heaps_are_read_in_sentences() {
    let right = single::won(&Ruleset::read_link("0.333").unwrap(), Rule::Normal);
    agrees("12 bâtonnets : perdante", &right, 1);
    agrees("12 bâtonnets : perdante\n13 bâtonnets : gagnante", &right, 2);
    agrees("5 sticks left: True\n8 sticks left: False", &right, 2);
    agrees("Avec 1 bâtonnet, la position est gagnante", &right, 1);
    agrees("Avec 4 bâtonnets, la position n'est pas gagnante.", &right, 1);
    agrees("with 3 sticks you are winning\nwith 4 sticks you are losing", &right, 2);
    // The sign of a number is no negation.
    agrees("heap no 3 is winning\nheap no 4 is losing", &right, 2);
    agrees("with 4 sticks there is no winning move", &right, 1);
    agrees("with 4 sticks there is no good move, you are losing", &right, 1);
    agrees("avec 4 bâtonnets aucun bon coup, on est perdant", &right, 1);
    let wrong = "12 bâtonnets : gagnante";
    differs(wrong, &right, "check-value", Spot::Number(12), Some("gagnante"));
    let wrong = "Avec 3 bâtonnets on est gagnant\nAvec 4 bâtonnets on est gagnant";
    let first = checked(wrong, &right).first.unwrap();
    assert_eq!((&wrong[first.at.unwrap().0..], first.place), ("gagnant", Spot::Number(4)));
    // A heap is called by its size, not by the name of a function.
    let said = first.message.about.iter().find(|(name, _)| name == "place").unwrap();
    assert_eq!(said.1, "n = 4".to_owned().into());
}
