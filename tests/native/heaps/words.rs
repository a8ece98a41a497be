//! Rules that are no octal codes, against a program written straight from their description, and against
//! published values.

use nimlab::core::{Outcome, Rule, run_to_end};
use nimlab::games::heaps::{
    Cut, Heaps, HeapsAnalysis, MAX_WORK, Method, Move, Position, Ruleset, Sequence,
};
use nimlab::games::{Analysis, Game};
use std::collections::HashMap;

/// A rule by two closures: whether so many may be taken of so large a heap, and whether these heaps, from
/// small to large and none of them empty, may then be left.
struct Plain {
    text: &'static str,
    may_take: fn(u32, u32) -> bool,
    may_leave: fn(u32, &[u32]) -> bool,
}

fn whole(_: u32, left: &[u32]) -> bool {
    left.len() <= 1
}

const RULES: &[Plain] = &[
    Plain {
        text: "grundy",
        may_take: |_, t| t == 0,
        may_leave: |_, h| h.len() == 2 && h[0] != h[1],
    },
    Plain { text: "squares", may_take: |_, t| (1..=t).any(|k| k * k == t), may_leave: whole },
    Plain {
        text: "primes",
        may_take: |_, t| (1..=t).filter(|d| t % d == 0).count() == 2,
        may_leave: whole,
    },
    Plain { text: "powers2", may_take: |_, t| t.is_power_of_two(), may_leave: whole },
    Plain {
        text: "triangular",
        may_take: |_, t| (1..=t).any(|k| k * (k + 1) / 2 == t),
        may_leave: whole,
    },
    Plain { text: "half", may_take: |n, t| t > 0 && 2 * t <= n, may_leave: whole },
    Plain { text: "divisors", may_take: |n, t| t > 0 && t < n && n % t == 0, may_leave: whole },
    Plain {
        text: "coprime",
        may_take: |n, t| t > 0 && (1..=n).filter(|d| n % d == 0 && t % d == 0).count() == 1,
        may_leave: whole,
    },
    Plain {
        text: "take-powers3.7-one",
        may_take: |_, t| [1, 3, 7, 9, 27, 81].contains(&t),
        may_leave: |_, h| h.len() == 1,
    },
    Plain {
        text: "take-3by4-none.two",
        may_take: |_, t| t % 4 == 3,
        may_leave: |_, h| h.is_empty() || h.len() == 2,
    },
    Plain {
        text: "take-1.2-equal-or-3-none",
        may_take: |_, t| (1..=3).contains(&t),
        may_leave: |t, h| match t {
            3 => h.is_empty(),
            _ => h.len() == 2 && h[0] == h[1],
        },
    },
    Plain {
        text: "take-2to4-unequal-or-0-equal",
        may_take: |_, t| t == 0 || (2..=4).contains(&t),
        may_leave: |t, h| h.len() == 2 && (h[0] == h[1]) == (t == 0),
    },
    Plain {
        text: "take-squares-any",
        may_take: |_, t| (1..=t).any(|k| k * k == t),
        may_leave: |_, h| h.len() <= 3,
    },
    Plain { text: "x0.8", may_take: |_, t| t == 1, may_leave: |_, h| h.len() == 3 },
    Plain {
        text: "x8.3F",
        may_take: |_, t| t <= 2,
        may_leave: |t, h| match t {
            0 => h.len() == 3,
            1 => h.len() <= 1,
            _ => true,
        },
    },
    Plain {
        text: "take-half-two.one",
        may_take: |n, t| t > 0 && 2 * t <= n,
        may_leave: |_, h| (1..=2).contains(&h.len()),
    },
];

impl Plain {
    /// What can be made of a heap: tokens taken and what is left, from small to large.
    fn options(&self, size: u32) -> Vec<(u32, Vec<u32>)> {
        let mut options = Vec::new();
        for take in (0..=size).filter(|&take| (self.may_take)(size, take)) {
            let rest = size - take;
            let mut left: Vec<Vec<u32>> = vec![if rest == 0 { vec![] } else { vec![rest] }];
            for a in 1..=rest {
                for b in a..=rest {
                    if a + b == rest {
                        left.push(vec![a, b]);
                    }
                    left.extend((b..=rest).filter(|c| a + b + c == rest).map(|c| vec![a, b, c]));
                }
            }
            left.retain(|heaps| (take > 0 || heaps.len() > 1) && (self.may_leave)(take, heaps));
            options.extend(left.into_iter().map(|heaps| (take, heaps)));
        }
        options
    }

    fn wins(&self, heaps: &[u32], misere: bool, known: &mut HashMap<Vec<u32>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let (mut wins, mut moves) = (false, 0);
        for place in 0..heaps.len() {
            for (_, left) in self.options(heaps[place]) {
                let mut after = heaps.to_vec();
                after.remove(place);
                after.extend(left);
                after.sort_unstable();
                moves += 1;
                wins |= !self.wins(&after, misere, known);
            }
        }
        if moves == 0 {
            wins = misere;
        }
        known.insert(heaps.to_vec(), wins);
        wins
    }
}

/// The winning moves as the game names them.
fn named(place: u32, take: u32, left: &[u32]) -> Move {
    let cut = match *left {
        [] | [_] => Cut::new(take, 0),
        [a, b, _] => Cut { take, left: a, middle: b },
        [a, ..] => Cut::new(take, a),
    };
    Move { heap: place, cut }
}

#[test]
fn positions_of_up_to_three_heaps_in_both_rules() {
    for plain in RULES {
        for rule in [Rule::Normal, Rule::Misere] {
            let game = Heaps::read_rules(plain.text, rule).unwrap();
            assert_eq!(
                game.write_rules(),
                Heaps::read_rules(&game.write_rules(), rule).unwrap().write_rules()
            );
            let mut known = HashMap::new();
            let heaps = |most: u32| {
                (0..=most)
                    .flat_map(move |a| (0..=a).flat_map(move |b| (0..=b).map(move |c| [b, a, c])))
            };
            // Three heaps of each size, and single larger ones.
            let alone = (8..=14).map(|size| [0, size, 0]);
            for heaps in heaps(6).chain(alone) {
                let heaps: Vec<u32> = heaps.into_iter().filter(|&size| size > 0).collect();
                check(plain, &game, &heaps, &mut known);
            }
        }
    }
}

fn check(plain: &Plain, game: &Heaps, heaps: &[u32], known: &mut HashMap<Vec<u32>, bool>) {
    let misere = game.rule == Rule::Misere;
    let context = || format!("{} {:?} {heaps:?}", plain.text, game.rule);
    let position = Position::start(heaps).unwrap();
    let mut sorted = heaps.to_vec();
    sorted.sort_unstable();
    let wins = plain.wins(&sorted, misere, known);
    let analysis = run_to_end(&mut game.analyse(&position, usize::MAX)).remove(0);
    let outcome = if wins { Outcome::Win } else { Outcome::Loss };
    assert_eq!(analysis.verdict().outcome(), Some(outcome), "{}", context());
    let (mut winning, mut count) = (Vec::new(), 0);
    for (place, &size) in heaps.iter().enumerate() {
        for (take, left) in plain.options(size) {
            count += 1;
            let mut after = heaps.to_vec();
            after.remove(place);
            after.extend(&left);
            after.sort_unstable();
            let mv = named(u32::try_from(place).unwrap(), take, &left);
            let played = game.play(&position, &mv).unwrap();
            let mut reached = played.heaps().to_vec();
            reached.sort_unstable();
            assert_eq!(reached, after, "{} {mv}", context());
            if !plain.wins(&after, misere, known) {
                winning.push(mv);
            }
        }
    }
    winning.sort_unstable();
    assert_eq!(analysis.winning(), winning, "{}", context());
    assert_eq!(analysis.winning_count(), winning.len() as u64, "{}", context());
    let listed: u64 = heaps.iter().map(|&size| game.ruleset.count_cuts(size)).sum();
    assert_eq!(listed, count, "{}", context());
    assert_eq!(game.ended(&position).is_some(), count == 0, "{}", context());
}

fn values(rules: &str, to: u32, method: Method) -> Vec<u32> {
    let rules = Ruleset::read_link(rules).unwrap();
    let mut job = Sequence::new(&rules, to, method).unwrap();
    run_to_end(&mut job);
    job.values().iter().map(|value| value.0).collect()
}

/// `tests/data/heap-rules.csv`: values from n = 0, found by another, slow program.
#[test]
fn the_values_are_those_that_are_known() {
    let table = include_str!("../../data/heap-rules.csv");
    for line in table.lines().skip(1) {
        let (rules, known) = line.split_once(',').unwrap();
        let known: Vec<u32> = known.split(' ').map(|value| value.parse().unwrap()).collect();
        let to = u32::try_from(known.len() - 1).unwrap();
        for method in [Method::Plain, Method::Sparse] {
            assert_eq!(values(rules, to, method), known, "{rules}");
        }
    }
}

/// Formulas that are known: the period 3 of powers of two, the exponent of 2, the place of the least prime factor
/// among the primes (0 where that is 2), and A025480 for at most half.
#[test]
fn the_values_are_what_the_known_formulas_say() {
    const TO: u32 = 1000;
    let least_factor = |n: u32| (2..=n).find(|d| n.is_multiple_of(*d)).unwrap_or(1);
    let primes: Vec<u32> = (2..=TO).filter(|&n| least_factor(n) == n).collect();
    let place = |prime: u32| primes.iter().position(|&it| it == prime).map_or(1, |at| at + 1);
    let formulas: [(&str, &dyn Fn(u32) -> u32); 4] = [
        ("powers2", &|n| n % 3),
        ("divisors", &|n| n.checked_ilog2().map_or(0, |_| n.trailing_zeros())),
        ("coprime", &|n| {
            if n % 2 == 0 { 0 } else { u32::try_from(place(least_factor(n))).unwrap() }
        }),
        // Of an odd number half is taken away until it is even.
        ("half", &|mut n| {
            while n % 2 == 1 {
                n /= 2;
            }
            n / 2
        }),
    ];
    for (rules, formula) in formulas {
        let known: Vec<u32> = (0..=TO).map(formula).collect();
        assert_eq!(values(rules, TO, Method::Sparse), known, "{rules}");
    }
}

/// What is reckoned before is what is examined in the end, but for a tenth.
#[test]
fn the_work_is_known_before() {
    for rules in [
        "x0.8",
        "x8.3F",
        "take-squares-any",
        "take-any-unequal",
        "take-1.5-three",
        "take-half-two.one",
        // A last number there is, but so large a one that no method spares anything.
        "take-1to9999-two",
        "take-1to100-unequal",
    ] {
        let ruleset = Ruleset::read_link(rules).unwrap();
        let reckoned = ruleset.work(300);
        let mut job = Sequence::new(&ruleset, 300, Method::Plain).unwrap();
        let looked: u64 = run_to_end(&mut job).iter().map(|part| part.looked_at).sum();
        assert!(reckoned.abs_diff(looked) * 10 <= looked, "{rules}: {reckoned} for {looked}");
    }
    for rules in ["0.77", "4.~7", "grundy", "take-1.2-unequal"] {
        assert_eq!(Ruleset::read_link(rules).unwrap().work(10_000), 0, "{rules}");
    }
    // Where no move leaves two heaps no heap is too large.
    for rules in ["squares", "half", "coprime", "take-any-one-or-half.coprime-none"] {
        assert!(Ruleset::read_link(rules).unwrap().work(10_000) < 100_000_000, "{rules}");
    }
}

#[test]
fn heaps_too_large_for_their_rule_are_not_decided() {
    for rules in ["take-any-any", "take-1to9999-two"] {
        let game = Heaps::read_rules(rules, Rule::Normal).unwrap();
        let position = Position::start(&[3, 10_000]).unwrap();
        let found = run_to_end(&mut game.analyse(&position, 9)).remove(0);
        assert!(matches!(found, HeapsAnalysis::TooMuch(options) if options > MAX_WORK), "{rules}");
        assert_eq!((found.verdict().outcome(), found.winning_count()), (None, 0), "{rules}");
    }
}

#[test]
fn the_values_of_every_rule_are_the_mex_of_its_options() {
    for plain in RULES {
        let found = values(plain.text, 40, Method::Sparse);
        let mut slow: Vec<u32> = Vec::new();
        for size in 0..=40 {
            let value = |&part: &u32| slow[part as usize];
            let reached: Vec<u32> = (plain.options(size).iter())
                .map(|(_, left)| left.iter().map(value).fold(0, |sum, value| sum ^ value))
                .collect();
            let most = u32::try_from(reached.len()).unwrap();
            slow.push((0..=most).find(|value| !reached.contains(value)).unwrap());
        }
        assert_eq!(found, slow, "{}", plain.text);
    }
}

/// Rare heaps first gives what looking at every option gives, also where several numbers split a heap.
#[test]
fn both_methods_find_the_same() {
    let rules = [
        "grundy",
        "take-1.2-unequal-or-0-equal",
        "take-0.3-unequal",
        "take-9-two-or-squares-whole",
    ];
    for rules in rules {
        assert!(Ruleset::read_link(rules).unwrap().has_sparse(), "{rules}");
        assert_eq!(
            values(rules, 6_000, Method::Sparse),
            values(rules, 6_000, Method::Plain),
            "{rules}"
        );
    }
}

/// *Winning Ways*, chapter 4: Mike Guy found 1273 rare values in Grundy's game, the last of them
/// G(82 860).
#[test]
fn the_rare_heaps_of_grundys_game_are_those_that_are_published() {
    let rules = Ruleset::read_link("grundy").unwrap();
    let mut job = Sequence::new(&rules, 100_000, Method::Sparse).unwrap();
    run_to_end(&mut job);
    let (mask, rare) = job.mask().unwrap();
    assert_eq!((mask.bits, rare.len(), rare.last()), (254, 1273, Some(&82_860)));
}
