//! What the page says of games that are often asked about is what the engine proves.

use nimlab::core::octal::Until;
use nimlab::core::{Job, Status, run_to_end};
use nimlab::games::heaps::{
    Exploration, KNOWN, Known, Method, NamedGame, PUBLISHED, Period, Ruleset, Sequence,
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

/// The values by a formula are those that the plain method finds.
#[test]
fn every_formula_gives_the_values() {
    for (text, known) in KNOWN {
        let Known::Formula(formula) = known else { continue };
        let rules = Ruleset::read_link(text).unwrap();
        let mut values = Sequence::new(&rules, 3_000, Method::Plain).unwrap();
        run_to_end(&mut values);
        for (n, value) in (0..).zip(values.values()) {
            assert_eq!(formula.value(n), value.0, "{text} {n}");
        }
    }
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
