//! Rules under which finitely many numbers may be taken, straight from their text: slow, plain, and nothing in it is
//! shared with what it checks.

use std::collections::{BTreeMap, BTreeSet};

/// Tokens taken, what is left, ascending, and the value of that.
pub(super) type Option = (u64, Vec<u64>, u32);

/// For each number of tokens the kinds of what may be left: `nothing`, `one`, `unequal`, `equal`, `three`.
pub(super) struct Moves(pub(super) BTreeMap<u64, BTreeSet<&'static str>>);

impl Moves {
    pub(super) fn read(rule: &str) -> Self {
        let mut moves: BTreeMap<u64, BTreeSet<&'static str>> = BTreeMap::new();
        if let Some(digits) = rule.strip_prefix('x') {
            let digits = digits.chars().filter_map(|c| c.to_digit(16));
            for (take, digit) in (0..).zip(digits) {
                for (bit, kinds) in [
                    (1, &["nothing"][..]),
                    (2, &["one"]),
                    (4, &["unequal", "equal"]),
                    (8, &["three"]),
                ] {
                    if digit & bit != 0 {
                        moves.entry(take).or_default().extend(kinds);
                    }
                }
            }
            return Self(moves);
        }
        for clause in rule.strip_prefix("take-").unwrap().split("-or-") {
            let (takes, left) = clause.split_once('-').unwrap();
            let kinds = left.split('.').flat_map(|left| match left {
                "none" => &["nothing"][..],
                "one" => &["one"],
                "whole" => &["nothing", "one"],
                "unequal" => &["unequal"],
                "equal" => &["equal"],
                "two" => &["unequal", "equal"],
                "three" => &["three"],
                _ => panic!("{left}"),
            });
            let kinds: Vec<_> = kinds.copied().collect();
            for takes in takes.split('.') {
                let (first, last) = takes.split_once("to").unwrap_or((takes, takes));
                for take in first.parse().unwrap()..=last.parse().unwrap() {
                    moves.entry(take).or_default().extend(&kinds);
                }
            }
        }
        Self(moves)
    }

    /// All that may be left of a heap.
    fn left(&self, n: u64) -> Vec<(u64, Vec<u64>)> {
        let mut all = Vec::new();
        for (&take, kinds) in self.0.range(..=n) {
            let rest = n - take;
            for small in 0..=rest {
                for middle in small..=rest - small {
                    let large = rest - small - middle;
                    if large < middle || (take == 0 && middle == 0) {
                        continue;
                    }
                    let kind = match (small, middle, large) {
                        (0, 0, 0) => "nothing",
                        (0, 0, _) => "one",
                        (0, ..) if middle == large => "equal",
                        (0, ..) => "unequal",
                        _ => "three",
                    };
                    if kinds.contains(kind) {
                        let heaps = [small, middle, large].into_iter().filter(|&heap| heap > 0);
                        all.push((take, heaps.collect()));
                    }
                    if small > 0 && !kinds.contains("three") {
                        break;
                    }
                }
                if !kinds.contains("three") {
                    break;
                }
            }
        }
        all
    }

    pub(super) fn options(&self, n: u64, values: &[u32]) -> Vec<Option> {
        let value = |heaps: &[u64]| {
            let each = heaps.iter().map(|&heap| values[usize::try_from(heap).unwrap()]);
            each.fold(0, |sum, value| sum ^ value)
        };
        let all = self.left(n).into_iter();
        all.map(|(take, heaps)| (take, heaps.clone(), value(&heaps))).collect()
    }

    /// The values of heaps of 0, 1, …, `to` tokens.
    pub(super) fn values(&self, to: u64) -> Vec<u32> {
        let mut values = Vec::new();
        for n in 0..=to {
            let met: BTreeSet<u32> = self.options(n, &values).into_iter().map(|it| it.2).collect();
            values.push((0..9_999).find(|value| !met.contains(value)).unwrap());
        }
        values
    }

    /// Whether equal and unequal heaps are told apart.
    pub(super) fn tells(&self) -> bool {
        self.0.values().any(|kinds| kinds.contains("unequal") != kinds.contains("equal"))
    }

    /// The largest number of heaps left.
    pub(super) fn heaps(&self) -> u32 {
        let has = |kind: &str| self.0.values().any(|kinds| kinds.contains(kind));
        match () {
            () if has("three") => 3,
            () if has("unequal") || has("equal") => 2,
            () => u32::from(has("one")),
        }
    }
}
