//! Proofs for codes that repeat for ever, to be read: each figure against the rules themselves.

use super::proofs::{Asked, ask, explored, proved};
use nimlab::core::{Chance, Nimber, mex};
use nimlab::games::heaps::{
    Answer, CheckVerdict, Code, Query, Recurrence, SameRest, TailProof, TailStep,
};
use serde_json::Value;
use std::process::Command;

/// Options that a step lists.
const LISTED: usize = 60;

/// A code as it is written, and the values of heaps as the rules give them.
struct Plain {
    prefix: Vec<u32>,
    tail: Vec<u32>,
    values: Vec<u32>,
}

impl Plain {
    fn new(code: &str, to: u64) -> Self {
        let digits = |text: &str| text.chars().filter_map(|c| c.to_digit(8)).collect();
        let (prefix, tail) = code.strip_prefix("0.").unwrap().split_once('~').unwrap();
        let mut plain = Self { prefix: digits(prefix), tail: digits(tail), values: Vec::new() };
        for n in 0..=to {
            let value = mex(plain.options(n).iter().map(|it| Nimber(it.2))).0;
            plain.values.push(value);
        }
        plain
    }

    fn value(&self, n: u64) -> u32 {
        self.values[usize::try_from(n).unwrap()]
    }

    /// Tokens taken, tokens left, and their value.
    fn options(&self, n: u64) -> Vec<(u64, u64, u32)> {
        let digits = self.prefix.iter().chain(self.tail.iter().cycle());
        let takes = (1..=n).zip(digits).filter(|&(take, digit)| {
            let bit = u32::from(take < n);
            digit >> bit & 1 == 1
        });
        takes.map(|(take, _)| (take, n - take, self.value(n - take))).collect()
    }

    fn largest(&self, end: u64) -> u64 {
        (0..end).map(|n| u64::from(self.value(n))).max().unwrap()
    }

    /// Whether the digits of the tail lead from n to all values from 0 to the largest.
    fn covers(&self, n: u64, largest: u64) -> bool {
        let by_tail = |&&(take, ..): &&(u64, u64, u32)| take > self.prefix.len() as u64;
        let options = self.options(n);
        let led: Vec<u64> = options.iter().filter(by_tail).map(|it| u64::from(it.2)).collect();
        (0..=largest).all(|value| led.contains(&value))
    }
}

/// Random codes with few digits, in their shortest form, and some with longer periods.
fn codes() -> Vec<String> {
    let mut codes: Vec<String> = ["0.30~03", "0.~12", "0.3~1", "0.13~20"].map(str::to_owned).into();
    for number in 0..400 {
        let mut chance = Chance::new(16, number);
        let digits = |least: u32, chance: &mut Chance| -> String {
            let count = least + chance.below(3);
            (0..count).map(|_| char::from_digit(chance.below(4), 8).unwrap()).collect()
        };
        let (prefix, tail) = (digits(0, &mut chance), digits(1, &mut chance));
        let Ok(code) = Code::read_link(&format!("0.{prefix}~{tail}")) else { continue };
        codes.extend((!code.tail().is_empty()).then(|| code.to_string()));
    }
    codes.sort();
    codes.dedup();
    codes
}

/// A code whose period is proved, and what the proof rests on.
struct Case {
    code: String,
    job: Asked,
    figures: Recurrence,
    proof: TailProof,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for code in codes() {
        let (mut job, overview) = explored(&code, 600);
        let Some(figures) = proved(&overview) else { continue };
        let Some(Answer::TailProof(Some(proof))) = ask(&mut job, Query::TailProof).pop() else {
            panic!("{code}")
        };
        // Slow values are needed as far as that.
        if proof.bound() < 1_500 {
            cases.push(Case { code, job, figures, proof });
        }
    }
    let steep = cases.iter().filter(|case| case.figures.saltus > 0).count();
    let flat = cases.len() - steep;
    assert!(steep > 60 && flat > 60, "{steep} {flat}");
    cases
}

#[test]
fn the_numbers_of_a_proof_are_those_of_the_theorem() {
    for Case { code, figures, proof, .. } in cases() {
        let plain = Plain::new(&code, proof.bound());
        let [prefix, length] = [&plain.prefix, &plain.tail].map(|digits| digits.len() as u64);
        assert_eq!((proof.prefix, proof.length), (prefix, length), "{code}");
        let start = figures.preperiod.max(1);
        let mut multiples = (1..=figures.period).map(|times| times * length);
        let shift = multiples.find(|it| it % figures.period == 0).unwrap();
        let added = shift / figures.period * figures.saltus;
        assert_eq!((proof.start, proof.shift, proof.added), (start, shift, added), "{code}");
        let options = (0..=proof.bound()).map(|n| plain.options(n).len() as u64).sum::<u64>();
        assert_eq!(proof.options, options, "{code}");
        if figures.saltus == 0 {
            let expected = (None, start + shift + prefix);
            assert_eq!((proof.largest, proof.least_step), expected, "{code}");
            continue;
        }
        let largest = plain.largest(start + shift).max(added + plain.largest(start));
        let (least, next) = (start + prefix.max(figures.period), proof.least_step);
        assert_eq!(proof.largest, Some(largest), "{code}");
        let plain = Plain::new(&code, next + length);
        assert!((next..next + length).all(|n| plain.covers(n, largest)), "{code}");
        assert!(next == least || (next > least && !plain.covers(next - 1, largest)), "{code}");
    }
}

#[test]
fn a_check_by_all_options_confirms_what_is_proved() {
    for Case { code, mut job, proof, .. } in cases() {
        let told = ask(&mut job, Query::CheckBound);
        let last = told.into_iter().rev().find_map(|answer| match answer {
            Answer::Checked(checked) => Some(checked),
            _ => None,
        });
        let last = last.unwrap();
        assert_eq!(last.verdict, Some(CheckVerdict::Holds), "{code}");
        let count = proof.bound() + 1;
        assert_eq!((last.bound, last.known, last.options), (count, count, proof.options), "{code}");
    }
}

/// The file that the command accepts has the same bound.
#[test]
fn the_bound_is_that_of_the_certificate() {
    let file = std::env::temp_dir().join(format!("nimlab-tails-{}.json", std::process::id()));
    for Case { code, mut job, proof, .. } in cases().into_iter().step_by(4) {
        let Some(Answer::Certificate(Some(text))) = ask(&mut job, Query::Certificate).pop() else {
            panic!("{code}")
        };
        let claim: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(claim["bound"], proof.bound(), "{code}");
        std::fs::write(&file, text).unwrap();
        let verify = Command::new(env!("CARGO_BIN_EXE_nimlab")).arg("verify").arg(&file).output();
        assert!(verify.unwrap().status.success(), "{code}");
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_step_matches_options_of_both_heaps() {
    for Case { code, mut job, proof, .. } in cases() {
        let least = proof.least_step;
        let plain = Plain::new(&code, least + 101 + proof.shift);
        for n in [least, least + 1, least + proof.length + 1, least + 101] {
            let Some(Answer::TailStep(step)) = ask(&mut job, Query::TailStep(n)).pop() else {
                panic!("{code} {n}")
            };
            check_step(&code, &plain, &proof, &step);
        }
        // Below that the argument does not hold, and nothing is told.
        let early = ask(&mut job, Query::TailStep(least - 1));
        assert!(!early.iter().any(|answer| matches!(answer, Answer::TailStep(_))), "{code}");
        // Far beyond what was computed, the step is told all the same.
        let Some(Answer::TailStep(step)) = ask(&mut job, Query::TailStep(900_000_000)).pop() else {
            panic!("{code}")
        };
        assert_eq!((step.n, step.same_take.is_empty()), (900_000_000, step.same_take_count == 0));
    }
}

/// One step, against the options of both heaps.
fn check_step(code: &str, plain: &Plain, proof: &TailProof, step: &TailStep) {
    let (n, later) = (step.n, step.n + proof.shift);
    let added = u32::try_from(proof.added).unwrap();
    let [of_n, of_later] = [n, later].map(|heap| plain.options(heap));
    let values = (plain.value(n), plain.value(later));
    assert_eq!(values, (step.value, step.value + added), "{code} {n}");
    for it in &step.same_take {
        assert_eq!((it.left[1], it.other), (0, [it.left[0] + proof.shift, 0]), "{code} {it:?}");
        assert!(of_n.contains(&(it.take, it.left[0], it.value)), "{code} {it:?}");
        assert!(of_later.contains(&(it.take, it.other[0], it.value + added)), "{code} {it:?}");
    }
    let high = of_n.iter().filter(|it| it.1 >= proof.start).count();
    assert_eq!((step.same_take_count, step.same_take.len()), (high as u64, high.min(LISTED)));
    for it in &step.same_rest {
        assert!(it.take > proof.prefix, "{code} {it:?}");
        assert!(of_n.contains(&(it.take, it.left, it.value)), "{code} {it:?}");
        assert!(of_later.contains(&(it.take_later, it.left, it.value)), "{code} {it:?}");
    }
    let all = usize::try_from(step.same_rest_count).unwrap();
    assert_eq!(step.same_rest.len(), all.min(LISTED), "{code} {n}");
    match proof.largest {
        None => check_all_are_matched(step, proof, &of_n, &of_later),
        Some(largest) => check_witnesses(step, proof, largest),
    }
}

/// If nothing is added, the two lists have all options of both heaps.
fn check_all_are_matched(
    step: &TailStep,
    proof: &TailProof,
    of_n: &[(u64, u64, u32)],
    of_later: &[(u64, u64, u32)],
) {
    assert_eq!(step.same_take_count + step.same_rest_count, of_later.len() as u64);
    let low = of_n.iter().filter(|it| it.1 < proof.start);
    let listed = |left: u64| step.same_rest.iter().any(|it| it.left == left);
    assert!(low.take(LISTED).all(|it| listed(it.1)), "{step:?}");
}

/// If something is added, each value from 0 to K is reached, K is smaller than G(n), and it is not smaller than what
/// is added.
fn check_witnesses(step: &TailStep, proof: &TailProof, largest: u64) {
    assert!(proof.added <= largest && largest < u64::from(step.value), "{step:?}");
    let value = |it: &SameRest| u64::from(it.value);
    let reached: Vec<u64> = step.same_rest.iter().map(value).collect();
    let expected: Vec<u64> = (0..=largest).take(LISTED).collect();
    assert_eq!((reached, step.same_rest_count), (expected, largest + 1));
}
