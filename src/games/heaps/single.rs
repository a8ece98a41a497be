//! Who wins single heaps, to compare results with: as far as that is found immediately, and why.

use super::moves::Cut;
use super::outcomes::{MAX_STRIP, outcome, outcomes_of};
use super::results::{MAX_REACH, code};
use super::ruleset::Ruleset;
use crate::core::{Message, Nimber, Outcome, Rule, mex};
use crate::games::pasted::{Answer, Entry, Keys, Place, Results, Right, Things};
use std::collections::HashMap;
use std::rc::Rc;

/// The largest heap that is decided: where heaps are split in misère play, all positions they can become are examined.
fn largest(rules: &Ruleset, rule: Rule) -> u32 {
    let far = u32::try_from(MAX_REACH).unwrap_or(MAX_STRIP);
    if rule == Rule::Misere && rules.splits() { MAX_STRIP } else { far }
}

/// Who wins the heaps of 0, 1, …: in normal play by their Grundy values, in misère play by every position.
fn decided(rules: &Ruleset, rule: Rule) -> Vec<Outcome> {
    let to = largest(rules, rule);
    match rule {
        Rule::Normal => {
            let of = |value: &Nimber| if value.0 == 0 { Outcome::Loss } else { Outcome::Win };
            values(rules, to).iter().map(of).collect()
        }
        Rule::Misere => outcomes_of(rules, rule, to),
    }
}

/// The values by all options. Heaps this small need no faster method, which would bring the solver into the page.
fn values(rules: &Ruleset, to: u32) -> Vec<Nimber> {
    let mut values: Vec<Nimber> = Vec::new();
    for heap in 0..=to {
        let value = |part: u32| values.get(part as usize).copied().unwrap_or_default();
        let option = |cut: Cut| {
            cut.parts(heap).map(value).into_iter().fold(Nimber(0), |sum, part| sum ^ part)
        };
        let next = mex(rules.cuts(heap).map(option));
        values.push(next);
    }
    values
}

/// For each heap whether the player to move wins it.
pub fn won(rules: &Ruleset, rule: Rule) -> Right {
    let entry = |(heap, outcome): (i64, Outcome)| Entry {
        key: vec![heap],
        place: usize::try_from(heap).map_or(Place::Whole, Place::Number),
        answer: Answer::Exactly(vec![i64::from(outcome == Outcome::Win)]),
    };
    Right::Results(Rc::new(Results {
        keys: Keys::Number,
        entries: (0_i64..).zip(decided(rules, rule)).map(entry).collect(),
        code: code(rules),
        ..Results::empty("win", Things::Truth)
    }))
}

/// Why a heap is won or lost; `None` for one that is not compared.
pub fn why_won(rules: &Ruleset, rule: Rule, heap: u32) -> Option<Message> {
    let to = largest(rules, rule);
    if heap > to {
        return None;
    }
    let values = if rule == Rule::Normal { values(rules, heap) } else { Vec::new() };
    let mut known = HashMap::new();
    let mut is_lost = |cut: &Cut| {
        let parts: Vec<u32> = cut.parts(heap).into_iter().filter(|&part| part > 0).collect();
        if rule == Rule::Normal {
            let value = |part: &u32| values.get(*part as usize).copied().unwrap_or_default();
            return parts.iter().map(value).fold(Nimber(0), |sum, value| sum ^ value) == Nimber(0);
        }
        let mut parts = parts;
        parts.sort_unstable();
        outcome(rules, rule, parts, &mut known) == Outcome::Loss
    };
    let told = |id: &'static str| Message::new(id).with("size", heap);
    if rules.cuts(heap).next().is_none() {
        let lost = rule.without_move() == Outcome::Loss;
        return Some(told(if lost { "single-stuck-lost" } else { "single-stuck-won" }));
    }
    let winning = rules.cuts(heap).find(|cut| is_lost(cut));
    Some(match winning {
        Some(cut) if cut.take == heap => told("single-won-all"),
        Some(cut) => told("single-won").with("left", left(cut, heap)),
        None => told("single-lost"),
    })
}

/// What a move leaves of a heap, as a sum.
fn left(cut: Cut, heap: u32) -> String {
    let parts = cut.parts(heap).into_iter().filter(|&part| part > 0);
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::outcomes;
    use super::*;

    /// By the values, and by all that can happen.
    #[test]
    fn heaps_are_decided_as_the_strip_says() {
        for text in ["0.333", "0.77", "0.07", "0.6", "4.~3", "grundy", "x0.8", "take-squares-whole"]
        {
            let rules = Ruleset::read_link(text).unwrap();
            for rule in [Rule::Normal, Rule::Misere] {
                let strip = outcomes(&rules, rule, MAX_STRIP);
                assert_eq!(decided(&rules, rule)[..strip.len()], strip, "{text} {rule:?}");
                for (heap, &found) in (0..).zip(&strip) {
                    let why = why_won(&rules, rule, heap).unwrap();
                    let wins =
                        matches!(&*why.id, "single-won" | "single-won-all" | "single-stuck-won");
                    assert_eq!(wins, found == Outcome::Win, "{text} {rule:?} {heap}");
                }
            }
        }
    }
}
