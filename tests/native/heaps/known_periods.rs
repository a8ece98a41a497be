//! What the page says of games that are often asked about is what the engine proves.

use nimlab::core::octal::Until;
use nimlab::core::{Job, Status, run_to_end};
use nimlab::games::heaps::{
    Exploration, Formula, KNOWN, Known, Method, NamedGame, PUBLISHED, Period, PowersProof, Ruleset,
    Sequence,
};

#[test]
fn every_period_that_is_claimed_is_proved() {
    let published = include_str!("../../data/octal-periods.csv");
    for (text, known) in KNOWN.iter().chain(PUBLISHED) {
        let rules = Ruleset::read_link(text).unwrap();
        assert_eq!(rules.to_string(), *text);
        let Known::Repeats { preperiod, period, saltus } = *known else { continue };
        let row = published.lines().find(|line| line.starts_with(&format!("{text},")));
        if let Some(row) = row {
            assert!(row.starts_with(&format!("{text},{preperiod},{period},")), "{row}");
        }
        // Those that take longer are in the table; the engine's own tests prove them.
        if preperiod > 500_000 {
            assert!(row.is_some(), "{text}");
            continue;
        }
        // Lasker's Nim is not proved by the engine, which sees only that the pattern continues.
        let seen_only = rules.octal().is_some_and(|code| !code.tail().is_empty() && code.splits());
        let to = if seen_only { 2_000 } else { 1_000_000 };
        let mut values = Exploration::new(&rules, to, Until::Proof, rules.best_method()).unwrap();
        while values.step(1 << 22) == Status::Running {}
        let found = match values.period() {
            Some(Period::Proved(found, _)) if !seen_only => found,
            Some(Period::Observed(found, _)) if seen_only => found,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!((found.preperiod, found.period, found.saltus), (preperiod, period, saltus));
    }
}

fn values(rules: &str, to: u32) -> Vec<u32> {
    let mut values = Sequence::new(Ruleset::read_link(rules).unwrap(), to, Method::Plain).unwrap();
    run_to_end(&mut values);
    values.values().iter().map(|value| value.0).collect()
}

/// The values by a formula are those that the plain method finds, as far as it gets in a second.
#[test]
fn every_formula_gives_the_values() {
    for (text, known) in KNOWN {
        let Known::Formula(formula) = known else { continue };
        let to = match formula {
            Formula::Divisors => 200_000,
            Formula::Half => 20_000,
            Formula::Coprime => 6_000,
        };
        for (n, value) in (0..).zip(values(text, to)) {
            assert_eq!(formula.value(n), value, "{text} {n}");
        }
    }
    for base in [2, 3, 4, 10, 99, 100] {
        let proof = PowersProof { base };
        for (n, value) in (0..).zip(values(&format!("take-powers{base}"), 200_000)) {
            assert_eq!(proof.value_of(n), value, "{base} {n}");
        }
    }
}

/// The exponent of 2 also where the square of a divisor has more than 32 bits.
#[test]
fn divisors_of_large_heaps_are_all_taken() {
    let values = values("divisors", 196_608);
    for (n, value) in [(65_536, 16), (131_071, 0), (131_072, 17), (196_608, 16)] {
        assert_eq!(values[n], value, "{n}");
    }
}

fn period(rules: &str, to: u32) -> Option<Period> {
    let rules = Ruleset::read_link(rules).unwrap();
    let mut values = Exploration::new(&rules, to, Until::Length, rules.best_method()).unwrap();
    while values.step(1 << 22) == Status::Running {}
    values.period()
}

/// A repetition is no period where a move has not come up, or where it is shorter than what comes before it.
#[test]
fn too_little_is_not_called_a_period() {
    for (rules, to) in [
        ("take-5000-whole", 3_000),
        ("take-5000-whole", 9_000),
        ("take-40.80-two", 100),
        ("take-powers100-one", 500),
        ("take-powers100-one", 9_999),
        ("take-powers4-two", 3_000),
        ("take-powers4-two", 4_200),
        ("take-5000to-whole", 4_000),
        ("take-3000by7-one", 2_999),
    ] {
        assert_eq!(period(rules, to), None, "{rules} {to}");
    }
    let never = |known: &Known| matches!(known, Known::Never | Known::Formula(_));
    for (text, _) in KNOWN.iter().filter(|(_, known)| never(known)) {
        for to in (16..400).step_by(3) {
            assert_eq!(period(text, to), None, "{text} {to}");
        }
    }
}

/// Whatever is observed: the repetition is as long as all before it, and the largest number fits in it besides.
#[test]
fn what_is_observed_is_convincing() {
    let (mut seen, mut held) = (0, 0);
    for (rules, largest) in [
        ("4.~3", 0),
        ("0.165", 3),
        ("0.77", 2),
        ("x0.8", 1),
        ("take-40.80-two", 80),
        ("take-1.30-unequal", 30),
        ("take-2to9-equal-or-1-one", 9),
        ("take-powers4-two", 1),
    ] {
        let later = period(rules, 3_000).map(|later| later.recurrence());
        for to in (30..1_500).step_by(90) {
            let Some(Period::Observed(found, known)) = period(rules, to) else { continue };
            let enough = 2 * (found.preperiod + found.period) + largest;
            assert!(enough < known, "{rules} {to} {found:?} {known}");
            seen += 1;
            held += u32::from(later == Some(found));
        }
    }
    assert!(seen > 20 && held * 10 > seen * 9, "{seen} {held}");
}

/// Of what never repeats: some number that is taken is a multiple of p, whatever p.
#[test]
fn what_never_repeats_takes_a_multiple_of_any_number() {
    for (text, _) in KNOWN.iter().filter(|(_, known)| *known == Known::Never) {
        let rules = Ruleset::read_link(text).unwrap();
        for p in 1..80 {
            let taken = |take: &u32| !rules.leaves(100_000, *take).is_never();
            assert!((1..=2 * p + 1).map(|k| k * p).any(|take| taken(&take)), "{text} {p}");
        }
    }
}

#[test]
fn every_named_game_is_among_them() {
    for game in NamedGame::ALL {
        assert!(KNOWN.iter().any(|(code, _)| *code == game.code), "{}", game.key);
    }
}
