//! Who wins single heaps, from the rules alone: for a strip of small heaps, and by remainders.

use super::code::Code;
use super::ruleset::Ruleset;
use crate::core::{Outcome, Rule};
use std::collections::HashMap;

/// The largest heap of [`outcomes`]: then there are few positions, whatever the rules.
pub const MAX_STRIP: u32 = 14;

/// Who wins the heaps of 0, 1, …, `to` tokens (at most [`MAX_STRIP`]), each by itself. All that can happen is
/// looked at; no value is used.
pub fn outcomes(rules: &Ruleset, rule: Rule, to: u32) -> Vec<Outcome> {
    outcomes_of(rules, rule, to.min(MAX_STRIP))
}

/// The same without that bound: for rules that never split a heap, whose positions are few.
pub(super) fn outcomes_of(rules: &Ruleset, rule: Rule, to: u32) -> Vec<Outcome> {
    let mut known = HashMap::new();
    let heap = |size: u32| if size == 0 { Vec::new() } else { vec![size] };
    (0..=to).map(|size| outcome(rules, rule, heap(size), &mut known)).collect()
}

pub(super) type Decided = HashMap<Vec<u32>, Outcome>;

/// Who wins some heaps, none of them empty and in ascending order.
pub(super) fn outcome(
    rules: &Ruleset,
    rule: Rule,
    heaps: Vec<u32>,
    known: &mut Decided,
) -> Outcome {
    if let Some(&outcome) = known.get(&heaps) {
        return outcome;
    }
    let mut after: Vec<Vec<u32>> = Vec::new();
    for (place, &size) in heaps.iter().enumerate() {
        for cut in rules.cuts(size) {
            let mut rest = heaps.clone();
            rest.remove(place);
            rest.extend(cut.parts(size).into_iter().filter(|&part| part > 0));
            rest.sort_unstable();
            after.push(rest);
        }
    }
    let found = if after.is_empty() {
        rule.without_move()
    } else if after.into_iter().any(|next| outcome(rules, rule, next, known) == Outcome::Loss) {
        Outcome::Win
    } else {
        Outcome::Loss
    };
    known.insert(heaps, found);
    found
}

/// Which single heaps are lost for the player to move, where no move leaves two heaps: from some size on it
/// is the remainder by a number that decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByRemainder {
    /// The least size from which the remainder decides.
    pub from: u64,
    /// The least number by which to divide.
    pub period: u64,
    /// The remainders of lost heaps, ascending.
    pub lost: Vec<u64>,
}

impl ByRemainder {
    /// The least size from which the argument holds as it is told: no move leads below [`Self::from`], where
    /// remainders decide nothing. `code` is the one that this was found for.
    pub fn argued_from(&self, code: &Code) -> u64 {
        if self.from == 0 { 0 } else { self.from + code.prefix().len() as u64 }
    }
}

/// The maximum number of heaps that are examined.
const MAX_LOOK: usize = 20_000;

impl ByRemainder {
    /// For a code that ends and never leaves two heaps; `None` also where nothing repeats soon enough.
    ///
    /// A heap larger than k, the number of digits, is decided by the k before it. So where k outcomes in a row
    /// have been there before, all that follow have too.
    pub fn of(code: &Code, rule: Rule) -> Option<Self> {
        if code.splits() || !code.tail().is_empty() {
            return None;
        }
        let k = code.prefix().len();
        let mut lost: Vec<bool> = Vec::new();
        let mut seen: HashMap<Vec<bool>, usize> = HashMap::new();
        while lost.len() < MAX_LOOK {
            let n = lost.len();
            if n > k
                && let Some(first) = seen.insert(lost[n - k..].to_vec(), n)
            {
                return Some(Self::read_off(&lost, first, n - first));
            }
            lost.push(is_lost(code, rule, &lost));
        }
        None
    }

    /// The outcomes from `first` on, and those `shift` before, repeat for ever.
    fn read_off(lost: &[bool], first: usize, shift: usize) -> Self {
        let ring = &lost[first..first + shift];
        let repeats = |p: &usize| {
            shift.is_multiple_of(*p) && (0..shift).all(|at| ring[at] == ring[(at + p) % shift])
        };
        let period = (1..=shift).find(repeats).unwrap_or(shift);
        let at = |n: usize| if n < first { lost[n] } else { ring[(n - first) % shift] };
        let from = (0..first).rev().find(|&n| at(n) != at(n + period)).map_or(0, |n| n + 1);
        let mut remainders: Vec<u64> =
            (from..from + period).filter(|&n| at(n)).map(|n| (n % period) as u64).collect();
        remainders.sort_unstable();
        Self { from: from as u64, period: period as u64, lost: remainders }
    }
}

/// Whether the next heap is lost, by those that are smaller.
fn is_lost(code: &Code, rule: Rule, smaller: &[bool]) -> bool {
    let n = smaller.len();
    let mut moves = false;
    for (take, digit) in (1..).zip(code.prefix()) {
        let Some(rest) = n.checked_sub(take) else { break };
        if if rest == 0 { digit.leaves_none() } else { digit.leaves_one() } {
            moves = true;
            if smaller[rest] {
                return false;
            }
        }
    }
    moves || rule.without_move() == Outcome::Loss
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::position::Position;
    use super::super::{Code, Heaps};
    use super::*;
    use crate::core::{Verdict, run_to_end};
    use crate::games::{Analysis, Game};

    /// The strips against what the panel of reasons says, by values and by the search.
    #[test]
    fn the_strip_is_what_the_analysis_says() {
        for text in
            ["0.333", "0.77", "0.07", "0.6", "4.~3", "0.~3", "grundy", "x0.8", "take-squares-whole"]
        {
            let ruleset = Ruleset::read_link(text).unwrap();
            for rule in [Rule::Normal, Rule::Misere] {
                let game = Heaps { ruleset: ruleset.clone(), rule };
                let strip = outcomes(&game.ruleset, rule, 10);
                for (size, &found) in (1_u32..).zip(&strip[1..]) {
                    let position = Position::start(&[size]).unwrap();
                    let analysis = run_to_end(&mut game.analyse(&position, 1)).remove(0);
                    assert_eq!(analysis.verdict(), Verdict::Known(found), "{text} {rule:?} {size}");
                }
            }
        }
    }

    #[test]
    fn sticks_are_decided_by_the_remainder() {
        let of = |text: &str, rule| ByRemainder::of(&Code::read_link(text).unwrap(), rule).unwrap();
        let normal = of("0.333", Rule::Normal);
        assert_eq!(normal, ByRemainder { from: 0, period: 4, lost: vec![0] });
        let misere = of("0.333", Rule::Misere);
        assert_eq!(misere, ByRemainder { from: 0, period: 4, lost: vec![1] });
        let set = of("0.3033", Rule::Normal);
        assert_eq!(set, ByRemainder { from: 0, period: 7, lost: vec![0, 2] });
        assert_eq!(ByRemainder::of(&Code::kayles(), Rule::Normal), None);
    }

    /// Against all outcomes up to 600, which are worked out one by one.
    #[test]
    fn remainders_hold_far_beyond_what_was_looked_at() {
        let mut strange = 0;
        for digits in 1..4_u32.pow(5) {
            let code: String =
                (0..5).map(|place| char::from(b'0' + (digits >> (2 * place) & 3) as u8)).collect();
            let Ok(code) = Code::read_link(&format!("0.{}", code.trim_end_matches('0'))) else {
                continue;
            };
            for rule in [Rule::Normal, Rule::Misere] {
                let found = ByRemainder::of(&code, rule).unwrap();
                let mut lost: Vec<bool> = Vec::new();
                while lost.len() < 600 {
                    lost.push(is_lost(&code, rule, &lost));
                }
                for (n, &lost) in (0_u64..).zip(&lost).skip(usize::try_from(found.from).unwrap()) {
                    assert_eq!(
                        found.lost.contains(&(n % found.period)),
                        lost,
                        "{code} {rule:?} {n}"
                    );
                }
                strange += u32::from(found.from > 0);
                // What is said of the moves of such heaps.
                let is_lost_by_remainder = |n: u64| found.lost.contains(&(n % found.period));
                for n in found.argued_from(&code)..100 {
                    let ruleset = Ruleset::Octal(code.clone());
                    let left =
                        ruleset.cuts(u32::try_from(n).unwrap()).map(|cut| n - u64::from(cut.take));
                    let left: Vec<u64> = left.collect();
                    let some = left.iter().any(|&m| is_lost_by_remainder(m));
                    let as_said =
                        if is_lost_by_remainder(n) { !some } else { some || left.is_empty() };
                    assert!(as_said, "{code} {rule:?} {n}");
                }
            }
        }
        assert!(strange > 50, "{strange}");
    }
}
