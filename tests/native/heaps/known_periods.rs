//! What the page says of games that are often asked about is what the engine proves.

use nimlab::core::octal::Until;
use nimlab::core::{Job, Status};
use nimlab::games::heaps::{Code, Exploration, KNOWN, Known, NamedGame, Period};

#[test]
fn every_period_that_is_told_is_proved() {
    let published = include_str!("../../data/octal-periods.csv");
    for (text, known) in KNOWN {
        let code = Code::read_link(text).unwrap();
        assert_eq!(code.to_string(), *text);
        let Known::Repeats { preperiod, period, saltus } = *known else { continue };
        let row = published.lines().find(|line| line.starts_with(&format!("{text},")));
        if let Some(row) = row {
            assert!(row.starts_with(&format!("{text},{preperiod},{period},")), "{row}");
        }
        // Those that take longer stand in the table; the engine's own tests prove them.
        if preperiod > 500_000 {
            assert!(row.is_some(), "{text}");
            continue;
        }
        // Lasker's Nim is not proved by the engine, which sees only that it goes on so.
        let seen_only = !code.tail().is_empty() && code.splits();
        let to = if seen_only { 2_000 } else { 1_000_000 };
        let mut values = Exploration::new(&code, to, Until::Proof, code.best_method()).unwrap();
        while values.step(1 << 22) == Status::Running {}
        let found = match values.period() {
            Some(Period::Proved(found, _)) if !seen_only => found,
            Some(Period::Observed(found, _)) if seen_only => found,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!((found.preperiod, found.period, found.saltus), (preperiod, period, saltus));
    }
}

#[test]
fn every_named_game_is_among_them() {
    for game in NamedGame::ALL {
        assert!(KNOWN.iter().any(|(code, _)| *code == game.code), "{}", game.key);
    }
}
