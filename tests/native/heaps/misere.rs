//! Misère play: that the search decides all it promises to, and says so where it cannot.

use super::brute::Brute;
use nimlab::core::{Outcome, Rule, Unknown, Verdict, run_to_end};
use nimlab::games::heaps::{Heaps, HeapsAnalysis, MisereSearch, Position};
use nimlab::games::{Analysis, Game};

fn analyse(code: &str, heaps: &[u32]) -> HeapsAnalysis {
    let rules = Heaps::read_rules(code, Rule::Misere).unwrap();
    let position = Position::start(heaps).unwrap();
    run_to_end(&mut rules.analyse(&position, 100)).remove(0)
}

/// Who wins, how many moves do, and of how many that is not known.
fn decide(code: &str, heaps: &[u32]) -> (Verdict, u64, u64) {
    let found = analyse(code, heaps);
    let undecided = match &found {
        HeapsAnalysis::MisereSearch(search) => search.undecided,
        HeapsAnalysis::MisereQuotient(_) => 0,
        other => panic!("{other:?}"),
    };
    (found.verdict(), found.winning_count(), undecided)
}

fn search(code: &str, heaps: &[u32]) -> MisereSearch {
    match analyse(code, heaps) {
        HeapsAnalysis::MisereSearch(search) => search,
        other => panic!("{other:?}"),
    }
}

/// The codes with the most positions, and heaps of all kinds.
#[test]
fn sixty_tokens_are_decided_whatever_the_code() {
    let codes = ["4.~7", "0.~7", "0.7777", "4.7777", "0.77", "4.0", "0.07", "0.~30", "0.~34"];
    let starts: [&[u32]; 5] =
        [&[60], &[20, 20, 20], &[15, 14, 13, 12, 6], &[2; 30], &[11, 10, 9, 8, 7, 6, 5, 4]];
    let words = ["grundy", "half", "take-any-one.unequal", "take-coprime-two"];
    for code in codes.into_iter().chain(words) {
        for start in starts {
            let found = search(code, start);
            assert!(found.verdict.outcome().is_some(), "{code} {start:?}");
            assert_eq!(found.undecided, 0, "{code} {start:?}");
        }
    }
}

/// Where the reductions leave few kinds of heaps, large positions are decided.
#[test]
fn large_positions_of_simple_games_are_decided() {
    // The sticks of Fort Boyard: 4k + 1 are lost for the player to move.
    for (size, outcome) in [(21, Outcome::Loss), (20, Outcome::Win), (9_997, Outcome::Loss)] {
        let (verdict, _, undecided) = decide("0.333", &[size]);
        assert_eq!((verdict, undecided), (Verdict::Known(outcome), 0), "{size}");
    }
    let (verdict, _, undecided) = decide("0.333", &[10_000; 64]);
    assert_eq!((verdict, undecided), (Verdict::Known(Outcome::Win), 0));
    assert_eq!(decide("0.333", &[9_999; 63]), (Verdict::Known(Outcome::Win), 63, 0));
    assert_eq!(decide("0.3", &[9_999]).0, Verdict::Known(Outcome::Loss));
}

/// What cannot be searched in full is not guessed.
#[test]
fn positions_out_of_reach_are_not_known() {
    for (code, heaps) in [("0.07", &[10_000; 64][..]), ("4.~7", &[10_000]), ("0.~7", &[400])] {
        let found = search(code, heaps);
        let decided =
            matches!(found.verdict, Verdict::Known(Outcome::Win)) && found.winning_count > 0;
        let unknown = matches!(found.verdict, Verdict::Unknown(Unknown::Budget { .. }));
        assert!(decided || unknown, "{code} {found:?}");
        assert!(found.undecided > 0);
    }
}

#[test]
fn a_position_without_a_move_is_won() {
    for (code, heaps) in [("0.77", &[][..]), ("0.07", &[1, 1, 1]), ("0.6", &[1]), ("4.0", &[1])] {
        let found = search(code, heaps);
        assert_eq!(
            (found.verdict, found.winning_count),
            (Verdict::Known(Outcome::Win), 0),
            "{code}"
        );
    }
}

#[test]
fn nim_follows_boutons_rule() {
    let mut brute = Brute::new("0.~3", true);
    let mut positions = vec![vec![]];
    for _ in 0..5 {
        let longer: Vec<Vec<u32>> = positions
            .iter()
            .flat_map(|heaps| (1..=6).map(|size| [&heaps[..], &[size]].concat()))
            .filter(|heaps| heaps.iter().rev().is_sorted())
            .collect();
        positions.extend(longer);
    }
    for heaps in positions {
        let found = analyse("0.~3", &heaps);
        let outcome = if brute.wins(&heaps) { Outcome::Win } else { Outcome::Loss };
        assert_eq!(found.verdict(), Verdict::Known(outcome), "{heaps:?}");
        let winning: Vec<_> =
            found.winning().iter().map(|mv| (mv.heap, mv.cut.take, mv.cut.left)).collect();
        assert_eq!(winning, brute.winning(&heaps), "{heaps:?}");
    }
}

/// Heaps of Dawson's Kayles of 0 to 20 squares: lost exactly where the published misère nim value
/// (*On Numbers and Games*, chapter 12) is 0, for the value of a position is 0 where it is lost.
#[test]
fn single_heaps_of_dawsons_kayles() {
    let values = [1, 1, 0, 0, 2, 1, 3, 0, 0, 1, 1, 3, 0, 2, 1, 1, 0, 0, 2, 1, 3];
    for (size, value) in (1..).zip(&values[1..]) {
        let loses = search("0.07", &[size]).verdict == Verdict::Known(Outcome::Loss);
        assert_eq!(loses, *value == 0, "{size}");
    }
}
