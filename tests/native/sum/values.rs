//! Sums against the single solvers.

use crate::every_game::{moves_of, small, start};
use nimlab::core::{Nimber, Outcome, Rule, Verdict, nim_sum, run_to_end};
use nimlab::games::chomp::Chomp;
use nimlab::games::coins::Coins;
use nimlab::games::graph::Graphs;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::games::place::Place;
use nimlab::games::sum::{Move, Position, Sum, SumAnalysis};
use nimlab::games::{Analysis, Fact, Game, Summand, System, Visitor};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn read(rules: &str, position: &str) -> (Sum, Position) {
    let game = Sum::read_rules(rules, Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    (game, position)
}

fn analysis(game: &Sum, position: &Position) -> SumAnalysis {
    run_to_end(&mut game.analyse(position, usize::MAX)).remove(0)
}

/// The value of a position by its own game's analysis, as if it were alone. (A bar of Chomp alone has none: it
/// is put beside a bar of which only the poison is left.)
struct Alone<'a>(&'a Summand);

impl Visitor for Alone<'_> {
    type Output = Nimber;

    fn visit<G: Game>(self) -> Nimber {
        let Summand { system, rules, position } = self.0;
        let game = G::read_rules(rules, Rule::Normal).unwrap();
        let text = match (system, position.as_str()) {
            (System::Chomp, "none") => return Nimber::ZERO,
            (System::Chomp, bar) if !bar.contains('+') => format!("{bar}+1"),
            (_, text) => text.to_owned(),
        };
        let position = game.read_position(&text).unwrap();
        run_to_end(&mut game.analyse(&position, 1)).remove(0).nim_sum().unwrap()
    }
}

fn alone(part: &Summand) -> Nimber {
    part.system.visit(Alone(part))
}

fn value(position: &Position) -> Nimber {
    nim_sum(position.parts().iter().map(|part| alone(&part.summand())))
}

#[test]
fn the_value_is_the_nim_sum_of_the_single_values_and_winning_moves_make_it_zero() {
    let part = prop_oneof![
        small::<Heaps>(),
        small::<Chomp>(),
        small::<Coins>(),
        small::<Pawns>(),
        small::<Place>()
    ];
    let parts = prop::collection::vec(part, 1..=5);
    crate::every_game::each(150, parts, |parts| {
        let (game, position) = start(&parts);
        let found = analysis(&game, &position);
        let single: Vec<Nimber> =
            position.parts().iter().map(|part| alone(&part.summand())).collect();
        assert_eq!(found.values(), Some(single.clone()), "{position}");
        assert_eq!(found.nim_sum, Some(nim_sum(single)));
        let legal = (0..).zip(position.parts()).flat_map(|(place, part)| {
            moves_of(part).into_iter().map(move |mv| Move { part: place, mv })
        });
        let wins = |mv: &Move| game.play(&position, mv).is_ok_and(|after| value(&after).is_zero());
        let right: BTreeSet<Move> = legal.filter(wins).collect();
        let winning: BTreeSet<Move> = found.winning.iter().cloned().collect();
        assert_eq!(winning, right, "{position}");
        assert_eq!(found.winning_count, right.len() as u64);
        assert!(found.complete);
        let counts: u64 = found.parts.iter().map(|part| part.winning_count).sum();
        assert_eq!(counts, found.winning_count);
    });
}

/// G(7) of Kayles is 2, the 3 × 4 bar has the value of its squares but the poison, the pawns are numbered by
/// the mex rule: the sum of the first page.
#[test]
fn the_sum_of_the_first_page_adds_up() {
    let (game, position) = read("heaps-0.77_chomp-3x4_pawns-5x5", "7_4.4.4_1.3+2.5");
    let found = analysis(&game, &position);
    let values = found.values().unwrap();
    assert_eq!(values[0], Nimber(2));
    for mv in &found.winning {
        let after = game.play(&position, mv).unwrap();
        let place = mv.part as usize;
        assert_eq!(alone(&after.parts()[place].summand()), found.target(place).unwrap(), "{mv}");
        assert_eq!(analysis(&game, &after).verdict, Verdict::Known(Outcome::Loss));
    }
}

#[test]
fn bars_in_a_sum_are_bars_of_a_sum() {
    for (one, other) in [("4.3.1", "2.2"), ("3", "1.1.1.1"), ("4.4.4", "3.3"), ("1", "2.1")] {
        let chomp = Chomp::read_rules("4x4", Rule::Normal).unwrap();
        let bars = chomp.read_position(&format!("{one}+{other}")).unwrap();
        let bars = run_to_end(&mut chomp.analyse(&bars, usize::MAX)).remove(0);
        let (game, position) = read("chomp-4x4_chomp-4x4", &format!("{one}_{other}"));
        let parts = analysis(&game, &position);
        assert_eq!(parts.nim_sum, bars.nim_sum());
        let written: Vec<String> = bars.winning().iter().map(Chomp::write_move).collect();
        let found: Vec<String> = parts.winning.iter().map(Sum::write_move).collect();
        assert_eq!(found, written);
    }
}

#[test]
fn two_equal_parts_cancel_whatever_they_are() {
    for (rules, position) in [
        ("place-cram-4x5", "none"),
        ("heaps-grundy", "50+13"),
        ("coins-mock", "1011011"),
        ("pawns-8x8", "q1.3+k2.5"),
    ] {
        let (game, position) = read(&format!("{rules}_{rules}"), &format!("{position}_{position}"));
        let found = analysis(&game, &position);
        assert_eq!((found.nim_sum, found.winning_count), (Some(Nimber::ZERO), 0));
    }
}

#[test]
fn a_part_that_is_not_known_leaves_the_sum_not_known() {
    let large = ["30"; 30].join(".");
    let (game, position) = read("heaps-0.77_chomp-30x30", &format!("7_{large}"));
    let found = analysis(&game, &position);
    assert!(matches!(found.verdict, Verdict::Unknown(_)));
    assert_eq!((found.nim_sum, found.winning.len(), found.complete), (None, 0, false));
    assert_eq!(found.parts[0].value, Some(Nimber(2)));
    assert_eq!(found.parts[1].value, None);
    assert_eq!(found.facts(), [("known", Fact::Numbers(vec![1, 0]))]);
}

/// Whatever its value, a position and itself add up to 0.
#[test]
fn two_equal_parts_cancel_though_their_value_is_not_known() {
    let large = ["30"; 30].join(".");
    let twins = |heap: &str| {
        let rules = "chomp-30x30_heaps-0.77_chomp-30x30";
        let (game, position) = read(rules, &format!("{large}_{heap}_{large}"));
        let found = analysis(&game, &position);
        assert_eq!(found.twins().collect::<Vec<_>>(), [(0, 2)]);
        assert_eq!(
            found.parts.iter().map(|part| part.value.is_some()).collect::<Vec<_>>(),
            [false, true, false]
        );
        (found, game, position)
    };
    let (lost, ..) = twins("0");
    assert_eq!((lost.verdict, lost.nim_sum), (Verdict::Known(Outcome::Loss), Some(Nimber::ZERO)));
    assert_eq!((lost.winning.len(), lost.complete), (0, true));
    let (won, game, position) = twins("7");
    assert_eq!((won.verdict, won.nim_sum), (Verdict::Known(Outcome::Win), Some(Nimber(2))));
    // Whether a move in one of the two wins as well is not known.
    assert!(!won.complete && !won.winning.is_empty());
    for mv in &won.winning {
        let after = analysis(&game, &game.play(&position, mv).unwrap());
        assert_eq!(after.verdict, Verdict::Known(Outcome::Loss), "{mv}");
    }
    // A third one has no twin.
    let (game, three) = read(&["chomp-30x30"; 3].join("_"), &[&*large; 3].join("_"));
    let found = analysis(&game, &three);
    assert!(matches!(found.verdict, Verdict::Unknown(_)));
    assert_eq!(found.twins().collect::<Vec<_>>(), [(0, 1)]);
    // Nor has one that is a square smaller.
    let smaller = format!("{}.29", ["30"; 29].join("."));
    let (game, other) = read("chomp-30x30_chomp-30x30", &format!("{large}_{smaller}"));
    assert_eq!(analysis(&game, &other).twins().count(), 0);
}

/// Where the player to move is the owner of the vertex, and where it may be either, the same is won.
#[test]
fn sticks_are_a_heap() {
    for sticks in 1..=12 {
        for most in 1..=sticks {
            let game =
                Graphs::read_rules(&format!("sticks-{sticks}-{most}"), Rule::Normal).unwrap();
            let position = game.read_position("0").unwrap();
            let [heap] = &game.summands(&position).unwrap()[..] else { panic!("one heap") };
            assert_eq!((heap.system, &heap.position), (System::Heaps, &sticks.to_string()));
            let verdict = run_to_end(&mut game.analyse(&position, 1)).remove(0).verdict();
            let lost = verdict == Verdict::Known(Outcome::Loss);
            assert_eq!(alone(heap).is_zero(), lost, "{sticks} {most}");
            assert_eq!(alone(heap), Nimber(sticks % (most + 1)));
        }
    }
    let huge = Graphs::read_rules("sticks-500-500", Rule::Normal).unwrap();
    let heap = huge.summands(&huge.read_position("0").unwrap()).unwrap().remove(0);
    assert_eq!(alone(&heap), Nimber(500));
}

#[test]
fn what_has_no_values_is_no_part() {
    let refused = |system: System, rules: &str, rule: Rule, position: &str| {
        struct Refused<'a>(&'a str, Rule, &'a str);
        impl Visitor for Refused<'_> {
            type Output = String;
            fn visit<G: Game>(self) -> String {
                let game = G::read_rules(self.0, self.1).unwrap();
                let position = game.read_position(self.2).unwrap();
                game.summands(&position).unwrap_err().id.into_owned()
            }
        }
        system.visit(Refused(rules, rule, position))
    };
    assert_eq!(refused(System::Heaps, "0.77", Rule::Misere, "7"), "sum-misere");
    assert_eq!(refused(System::Coins, "mock", Rule::Misere, "101"), "sum-misere");
    assert_eq!(refused(System::Graph, "sticks-6-3", Rule::Misere, "0"), "sum-misere");
    assert_eq!(refused(System::Graph, "list", Rule::Normal, "0-1+1"), "sum-graph");
}
