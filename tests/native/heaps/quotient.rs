//! Misère quotients: their published orders, and the outcomes that they give.

use super::brute::Brute;
use nimlab::core::{Chance, Outcome, Rule, Verdict, run_to_end};
use nimlab::games::heaps::{Code, Heaps, HeapsAnalysis, Position, Quotient, QuotientJob};
use nimlab::games::{Analysis, Game};

fn quotient(code: &str, to: u32) -> Quotient {
    let code = Code::read_link(code).unwrap();
    run_to_end(&mut QuotientJob::new(&code, to)).remove(0)
}

/// Orders, and the least heap from which the classes recur with their period. The orders of the first
/// three are published: T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, JCTA 115
/// (2008). The other figures were found by this program and are here so that they stay.
#[test]
fn orders_and_periods() {
    let games = [
        ("0.333", 6, 1, 4),
        ("0.123", 20, 5, 5),
        ("0.77", 40, 71, 12),
        ("0.75", 8, 8, 2),
        ("0.53", 16, 21, 9),
        ("0.71", 36, 3, 6),
        ("0.115", 42, 92, 14),
        ("0.152", 34, 25, 48),
    ];
    for (code, order, preperiod, period) in games {
        let quotient = quotient(code, 1000);
        let recurs = quotient.period().unwrap();
        let found = (quotient.order(), recurs.preperiod, recurs.period);
        assert_eq!(found, (order, preperiod, period), "{code}");
    }
}

/// Dawson's Kayles has larger and larger ones, found by this program.
#[test]
fn partial_orders_of_dawsons_kayles() {
    for (to, order) in [(24, 24), (26, 144), (29, 176)] {
        assert_eq!(quotient("0.07", to).order(), order, "{to}");
    }
}

/// Nim with heaps of at most 2^k − 1 tokens has a quotient of order 2^k + 2.
#[test]
fn nim_has_its_tame_quotients() {
    for (to, order) in [(1, 2), (3, 6), (7, 10), (15, 18), (31, 34)] {
        let quotient = quotient("0.~3", to);
        assert_eq!((quotient.order(), quotient.heaps_to(), quotient.period()), (order, to, None));
    }
}

fn sums(seed: u64, count: u64, largest: u32, tokens: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..count).map(move |ply| {
        let mut chance = Chance::new(seed, ply);
        let mut heaps: Vec<u32> = Vec::new();
        loop {
            let size = 1 + chance.below(largest);
            if heaps.iter().sum::<u32>() + size > tokens {
                return heaps;
            }
            heaps.push(size);
        }
    })
}

fn agree(code: &str, seed: u64, count: u64, largest: u32, tokens: u32) {
    let quotient = quotient(code, largest);
    let mut brute = Brute::new(code, true);
    for heaps in sums(seed, count, largest.min(quotient.heaps_to()), tokens) {
        let outcome = if brute.wins(&heaps) { Outcome::Win } else { Outcome::Loss };
        assert_eq!(quotient.outcome(&heaps), Some(outcome), "{code} {heaps:?}");
    }
}

#[test]
fn outcomes_of_random_sums_played_out() {
    for (seed, code) in (0..).zip(["0.77", "0.07", "0.123", "0.6", "0.16", "0.3102", "4.~3"]) {
        agree(code, seed, 400, 16, 32);
    }
}

#[test]
fn codes_of_two_digits_played_out() {
    for digits in 1..64 {
        agree(&format!("0.{}{}", digits / 8, digits % 8), digits, 60, 9, 20);
        agree(&format!("4.{}{}", digits / 8, digits % 8), digits, 30, 7, 16);
    }
}

/// Outcome and winning moves by quotient, against the search that decides sixty tokens.
#[test]
fn sums_that_the_search_decides() {
    for code in ["0.77", "0.123", "0.53"] {
        let quotient = quotient(code, 60);
        let rules = Heaps::read_rules(code, Rule::Misere).unwrap();
        for heaps in sums(7, 60, 20, 60).chain(sums(8, 60, 58, 60)) {
            let position = Position::start(&heaps).unwrap();
            let found = run_to_end(&mut rules.analyse(&position, 1000)).remove(0);
            assert!(matches!(found, HeapsAnalysis::MisereSearch(_)));
            assert_eq!(found.verdict().outcome(), quotient.outcome(&heaps), "{code} {heaps:?}");
        }
    }
}

/// Far beyond every table: the winning moves are those that leave a lost position.
#[test]
fn large_positions_are_decided_by_the_quotient() {
    let heaps = [10_000, 9_999, 9_999, 501, 73, 8];
    let position = Position::start(&heaps).unwrap();
    let rules = Heaps::read_rules("0.77", Rule::Misere).unwrap();
    let found = run_to_end(&mut rules.analyse(&position, usize::MAX)).remove(0);
    let HeapsAnalysis::MisereQuotient(found) = found else { panic!("{found:?}") };
    assert_eq!((found.order, found.period.unwrap().period), (40, 12));
    let by_classes = quotient("0.77", 10_000);
    let mut winning = Vec::new();
    for (heap, &size) in (0..).zip(&heaps) {
        for cut in rules.ruleset.cuts(size) {
            let mut after = heaps.to_vec();
            after.remove(heap as usize);
            after.extend([cut.left, size - cut.take - cut.left].iter().filter(|&&size| size > 0));
            if by_classes.outcome(&after) == Some(Outcome::Loss) {
                winning.push((heap, cut));
            }
        }
    }
    let moves: Vec<_> = found.winning.iter().map(|mv| (mv.heap, mv.cut)).collect();
    assert_eq!(moves, winning);
    assert_eq!(found.winning_count, winning.len() as u64);
    assert_eq!(found.outcome == Outcome::Win, found.winning_count > 0);
}

/// The quotient of heaps up to some size says nothing of larger ones.
#[test]
fn a_partial_quotient_does_not_reach_beyond() {
    let quotient = quotient("0.07", 20);
    assert_eq!(quotient.heaps_to(), 20);
    assert!(quotient.period().is_none());
    assert!(quotient.outcome(&[20, 20, 20]).is_some());
    assert_eq!(quotient.outcome(&[21]), None);
    let rules = Heaps::read_rules("0.07", Rule::Misere).unwrap();
    let position = Position::start(&[20; 30]).unwrap();
    let found = run_to_end(&mut rules.analyse(&position, 10)).remove(0);
    assert!(matches!(found.verdict(), Verdict::Known(_)), "{found:?}");
}
