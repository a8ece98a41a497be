//! Outcomes and winning moves against a solver written straight from the rules of octal games: for
//! every code of one or two digits, every position of up to three heaps of up to eight tokens, both
//! rules.

use super::brute::Brute;
use nimlab::core::{Chance, Job, Outcome, Rule, Status, run_to_end};
use nimlab::games::heaps::{Heaps, Move, Position};
use nimlab::games::{Analysis, Game};

fn check(rules: &Heaps, brute: &mut Brute, heaps: &[u32]) {
    let position = Position::start(heaps).unwrap();
    let mut job = rules.analyse(&position, usize::MAX);
    let reports = run_to_end(&mut job);
    let [analysis] = &reports[..] else {
        panic!("{} reports", reports.len());
    };
    let context = || format!("{} {:?} {heaps:?}", rules.ruleset, rules.rule);
    let wins = brute.wins(heaps);
    let outcome = if wins { Outcome::Win } else { Outcome::Loss };
    assert_eq!(analysis.verdict().outcome(), Some(outcome), "{}", context());
    let winning: Vec<(u32, u32, u32)> = analysis.winning().iter().map(triple).collect();
    assert_eq!(winning, brute.winning(heaps), "{}", context());
    assert_eq!(analysis.winning_count(), winning.len() as u64, "{}", context());
    assert_eq!(rules.ended(&position).is_some(), brute.moves(heaps).is_empty(), "{}", context());
}

fn triple(mv: &Move) -> (u32, u32, u32) {
    (mv.heap, mv.cut.take, mv.cut.left)
}

fn check_all(first: &str, digits: &str, rule: Rule) {
    let text = format!("{first}.{digits}");
    let Ok(rules) = Heaps::read_rules(&text, rule) else {
        assert_eq!((first, digits.trim_matches('0')), ("0", ""), "{text}");
        return;
    };
    let mut brute = Brute::new(&text, rule == Rule::Misere);
    for a in 0..=8 {
        for b in 0..=a {
            for c in 0..=b {
                // The middle one first: the order of heaps must not matter but to the moves' names.
                let heaps: Vec<u32> = [b, a, c].into_iter().filter(|&size| size > 0).collect();
                check(&rules, &mut brute, &heaps);
            }
        }
    }
}

fn all_digits() -> impl Iterator<Item = String> {
    let one = (0..8).map(|digit| digit.to_string());
    one.chain((0..64).map(|number| format!("{}{}", number / 8, number % 8)))
}

#[test]
fn all_short_codes_in_normal_play() {
    for digits in all_digits() {
        check_all("0", &digits, Rule::Normal);
        check_all("4", &digits, Rule::Normal);
    }
}

#[test]
fn all_short_codes_in_misere_play() {
    for digits in all_digits() {
        check_all("0", &digits, Rule::Misere);
        check_all("4", &digits, Rule::Misere);
    }
}

#[test]
fn repeating_tails_in_both() {
    for digits in ["~3", "~7", "~30", "~03", "3~7", "33~03", "~1", "~2", "~6", "7~02", "~037"] {
        for rule in [Rule::Normal, Rule::Misere] {
            check_all("0", digits, rule);
            check_all("4", digits, rule);
        }
    }
}

/// Longer positions, which the reductions of misère play change more.
#[test]
fn misere_play_of_more_heaps() {
    let codes = ["0.333", "0.77", "0.137", "0.07", "0.3", "4.3", "0.6", "0.15", "4.~7", "0.7777"];
    for text in
        codes.into_iter().chain(["0.123", "0.26", "0.~34", "4.~3", "0.3102", "0.71", "0.57"])
    {
        let rules = Heaps::read_rules(text, Rule::Misere).unwrap();
        let mut brute = Brute::new(text, true);
        let largest = if text.contains('7') { 24 } else { 30 };
        for size in 9..=largest {
            check(&rules, &mut brute, &[size]);
        }
        for heaps in [[5, 5, 5, 4, 4], [9, 6, 2, 2, 1], [7, 7, 3, 3, 3], [12, 8, 1, 1, 1]] {
            check(&rules, &mut brute, &heaps);
        }
    }
}

/// Codes drawn at random, so that the reductions meet all kinds of equal heaps.
#[test]
fn misere_play_of_random_codes() {
    for seed in 0..150 {
        let mut chance = Chance::new(seed, 0);
        let mut digits = |least: u32, most: u32| -> String {
            let count = least + chance.below(most - least + 1);
            (0..count).map(|_| chance.below(8).to_string()).collect()
        };
        let tail = if seed % 3 == 0 { format!("~{}", digits(1, 3)) } else { String::new() };
        let text = format!("{}.{}{tail}", if seed % 5 == 0 { 4 } else { 0 }, digits(2, 4));
        let Ok(rules) = Heaps::read_rules(&text, Rule::Misere) else { continue };
        if rules.ruleset.is_nim() {
            continue;
        }
        let mut brute = Brute::new(&text, true);
        for size in 9..=19 {
            check(&rules, &mut brute, &[size]);
        }
        for heaps in [[6, 5, 4, 3], [9, 7, 2, 1], [5, 5, 4, 4], [12, 3, 3, 2], [8, 8, 1, 1]] {
            check(&rules, &mut brute, &heaps);
        }
    }
}

#[test]
fn small_steps_give_the_same_and_few_moves_are_kept_in_order() {
    for (text, rule) in [("4.77", Rule::Normal), ("0.77", Rule::Misere), ("0.~3", Rule::Misere)] {
        let rules = Heaps::read_rules(text, rule).unwrap();
        let position = Position::start(&[5, 9, 5, 2, 9]).unwrap();
        let whole = run_to_end(&mut rules.analyse(&position, usize::MAX)).remove(0);
        let mut job = rules.analyse(&position, 3);
        while job.step(1) == Status::Running {}
        let few = job.report().unwrap();
        assert_eq!(job.report(), None);
        assert_eq!(few.verdict(), whole.verdict());
        assert_eq!(few.winning_count(), whole.winning_count());
        let kept = whole.winning().len().min(3);
        assert_eq!(few.winning(), &whole.winning()[..kept]);
    }
}
