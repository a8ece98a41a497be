//! Proofs for rules under which finitely many numbers may be taken, and for powers, to be read: each figure against
//! the rules themselves.

use super::moves::{Moves, Option as Choice};
use super::proofs::{Asked, ask, explored, proved};
use nimlab::core::Chance;
use nimlab::games::heaps::{
    Answer, CheckVerdict, Counterpart, Counterparts, FiniteProof, FiniteStep, FixedMoves,
    PowersProof, Query, Recurrence, Ruleset, remainders,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

/// Options that a step lists.
const LISTED: usize = 60;

/// Rules of every kind, and random ones.
fn rules() -> BTreeSet<String> {
    let mut rules: BTreeSet<String> = [
        "take-65.70-whole",
        "take-1to70-whole",
        "take-3.66.80-whole-or-5-none",
        "take-7.90-one",
        "take-70-none",
        "take-1-none-or-2.65-one",
        "take-1-equal",
        "take-1.2-equal",
        "take-1.3-equal",
        "take-1.2-equal-or-1.2.3-unequal",
        "take-1-whole-or-1.2-equal",
        "take-2-one-or-0-equal",
        "take-1.2-equal-or-3-three",
        "x0.B",
        "x0.8",
        "x0.9",
        "x8.1",
        "x0.18",
        "x0.81",
        "x0.0B",
        "x0.09",
        "x0.3B",
        "x0.B3",
        "x0.C",
        "x0.D",
    ]
    .map(str::to_owned)
    .into();
    let left = [
        "unequal",
        "equal",
        "one.unequal",
        "none.equal",
        "whole",
        "none.two.three",
        "one.three",
        "none.one.three",
        "none.unequal",
        "three",
        "whole.equal",
    ];
    for number in 0..300 {
        let mut chance = Chance::new(number, 3);
        let mut clause = || {
            let most = 2 + chance.below(6);
            let count = 1 + chance.below(3);
            let takes: BTreeSet<u32> = (0..count).map(|_| 1 + chance.below(most)).collect();
            let takes: Vec<String> = takes.iter().map(u32::to_string).collect();
            format!("{}-{}", takes.join("."), chance.pick(&left).unwrap())
        };
        rules.insert(format!("take-{}-or-{}", clause(), clause()));
        rules.insert(format!("take-{}", clause()));
    }
    rules
}

/// A rule whose period is proved, and what the proof rests on.
struct Case {
    rule: String,
    job: Asked,
    figures: Recurrence,
    moves: Moves,
    proof: FiniteProof,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for rule in rules() {
        let moves = Moves::read(&rule);
        let known = Ruleset::read_link(&rule).unwrap();
        // Octal codes have proofs of their own.
        if known.octal().is_some() {
            continue;
        }
        let (mut job, overview) = explored(&rule, if moves.heaps() == 3 { 200 } else { 700 });
        let Some(figures) = proved(&overview) else { continue };
        let proof = FiniteProof::of(&FixedMoves::of(&known).unwrap(), figures).unwrap();
        // The answer to another question does not get in the way.
        assert!(
            ask(&mut job, Query::TailProof).iter().all(|it| !matches!(it, Answer::TailStep(_)))
        );
        cases.push(Case { rule, job, figures, moves, proof });
    }
    let count = |which: &dyn Fn(&Case) -> bool| cases.iter().filter(|case| which(case)).count();
    let [few, two, three] = [0..=1, 2..=2, 3..=3].map(|k| count(&|it| k.contains(&it.proof.heaps)));
    let twice = count(&|it| it.proof.shift == 2 * it.proof.period);
    assert!(few > 4 && two > 20 && three > 20 && twice > 5, "{few} {two} {three} {twice}");
    cases
}

#[test]
fn the_numbers_of_a_proof_are_those_of_the_theorem() {
    for Case { rule, figures, moves, proof, .. } in cases() {
        let (a, p) = (figures.preperiod.max(1), figures.period);
        let most = *moves.0.keys().next_back().unwrap();
        let q = if moves.tells() && p % 2 == 1 { 2 * p } else { p };
        let b = match moves.heaps() {
            0 | 1 => a + most - 1,
            2 => 2 * a + 3 * q + most,
            _ => (2 * a + 3 * q + most).max(3 * a + 2 * q + most),
        };
        let found = (proof.first, proof.last, proof.heaps, proof.shift);
        assert_eq!(found, (a, most, moves.heaps(), q), "{rule}");
        let found = (proof.window_end(), proof.least_step(), proof.bound());
        assert_eq!(found, (b, b + 1, b + q), "{rule}");
        let values = moves.values(b + q);
        let options = (0..=b + q).map(|n| moves.options(n, &values).len() as u64).sum::<u64>();
        assert_eq!(proof.options, options, "{rule}");
        // What is claimed holds for twice as many heaps.
        let values = moves.values(2 * (b + q));
        let [start, p] = [figures.preperiod, p].map(|it| usize::try_from(it).unwrap());
        assert!((start..values.len() - p).all(|n| values[n] == values[n + p]), "{rule}");
    }
}

#[test]
fn a_check_by_all_options_confirms_what_is_proved() {
    for Case { rule, mut job, proof, .. } in cases() {
        let told = ask(&mut job, Query::CheckBound);
        let last = told.into_iter().rev().find_map(|answer| match answer {
            Answer::Checked(checked) => Some(checked),
            _ => None,
        });
        let last = last.unwrap();
        assert_eq!(last.verdict, Some(CheckVerdict::Holds), "{rule}");
        let count = proof.bound() + 1;
        assert_eq!((last.bound, last.known, last.options), (count, count, proof.options), "{rule}");
    }
}

/// The file that the command accepts gives the moves of the rule and has the same bound.
#[test]
fn the_bound_and_the_moves_are_those_of_the_certificate() {
    let file = std::env::temp_dir().join(format!("nimlab-finites-{}.json", std::process::id()));
    for (place, Case { rule, mut job, proof, moves, .. }) in cases().into_iter().enumerate() {
        let Some(Answer::Certificate(Some(text))) = ask(&mut job, Query::Certificate).pop() else {
            panic!("{rule}")
        };
        let claim: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (&claim["format"], &claim["bound"]),
            (&"nimlab-period-3".into(), &proof.bound().into()),
            "{rule}"
        );
        let named = claim["moves"].as_object().unwrap();
        let documented = include_str!("../../../docs/certificates.md").contains(text.trim_end());
        assert_eq!(documented, rule == "take-1.2-equal", "{rule}");
        assert_eq!(named.len(), moves.0.len(), "{rule}");
        for (take, kinds) in &moves.0 {
            let listed = named[&take.to_string()].as_array().unwrap();
            let listed: BTreeSet<&str> = listed.iter().map(|kind| kind.as_str().unwrap()).collect();
            assert_eq!(listed, *kinds, "{rule}");
        }
        if place % 5 == 0 {
            std::fs::write(&file, text).unwrap();
            let verify =
                Command::new(env!("CARGO_BIN_EXE_nimlab")).arg("verify").arg(&file).output();
            assert!(verify.unwrap().status.success(), "{rule}");
        }
    }
    std::fs::remove_file(&file).unwrap();
}

fn step_at(job: &mut Asked, n: u64) -> Option<FiniteStep> {
    let told = ask(job, Query::FiniteStep(n));
    told.into_iter().find_map(|answer| match answer {
        Answer::FiniteStep(step) => Some(step),
        _ => None,
    })
}

/// What was met in steps: lists that have all options, and options that are matched in another way than usual.
#[derive(Default)]
struct Met {
    complete: u32,
    unequal: u32,
    equal: u32,
}

#[test]
fn a_step_matches_all_options_of_both_heaps() {
    let mut met = Met::default();
    for Case { rule, mut job, moves, proof, .. } in cases() {
        let (least, q) = (proof.least_step(), proof.shift);
        let values = moves.values(least + 38 + q);
        for n in [least, least + 1, least + 2, least + 37] {
            let step = step_at(&mut job, n).unwrap();
            assert_eq!(step.n, n, "{rule}");
            check_step(&rule, &moves, &values, q, &step, &mut met);
        }
        assert_eq!(step_at(&mut job, least - 1), None, "{rule}");
        // Far beyond what was computed, the step is shown all the same. A heap that must be halved may have no option.
        let far = [900_000_000, 900_000_001].map(|n| step_at(&mut job, n).unwrap());
        assert_eq!(far.each_ref().map(|step| step.n), [900_000_000, 900_000_001], "{rule}");
        assert!(far.iter().any(|step| step.down.count() > 0) || proof.heaps == 0, "{rule}");
    }
    let Met { complete, unequal, equal } = met;
    assert!(complete > 200 && unequal > 50 && equal > 50, "{complete} {unequal} {equal}");
}

/// One step, against the options of both heaps.
fn check_step(rule: &str, moves: &Moves, values: &[u32], q: u64, step: &FiniteStep, met: &mut Met) {
    let n = step.n;
    let [of_n, of_later] = [n, n + q].map(|heap| moves.options(heap, values));
    let value = |n: u64| values[usize::try_from(n).unwrap()];
    assert_eq!((step.value, step.value), (value(n), value(n + q)), "{rule} {n}");
    for (of, here, there, up) in
        [(&step.down, &of_later, &of_n, false), (&step.up, &of_n, &of_later, true)]
    {
        for it in of.usual.iter().chain(&of.special) {
            let both = (option(it, it.left), option(it, it.other));
            assert!(here.contains(&both.0) && there.contains(&both.1), "{rule} {n} {it:?}");
        }
        for it in &of.usual {
            let (smaller, larger) = if up { (it.left, it.other) } else { (it.other, it.left) };
            assert_eq!((larger[0] - smaller[0], &larger[1..]), (q, &smaller[1..]), "{it:?}");
            assert!(it.left.is_sorted_by(|one, next| one >= next), "{it:?}");
        }
        for it in &of.special {
            assert_eq!((it.value, it.left[2], it.other[2]), (0, 0, 0), "{rule} {n} {it:?}");
            let are_equal = it.left[0] == it.left[1];
            assert_eq!(are_equal, it.other[0] == it.other[1], "{rule} {n} {it:?}");
            // Heaps of the larger one that would become equal.
            assert!(are_equal || (!up && it.left[0] == it.left[1] + q), "{rule} {n} {it:?}");
            *if are_equal { &mut met.equal } else { &mut met.unequal } += 1;
        }
        met.complete += u32::from(is_complete(of, here));
    }
}

/// Octal codes in which no heap is split and whose period is too long for a list of remainders are proved in the same
/// way; their certificate gives the code.
#[test]
fn codes_that_split_nothing_have_a_step_and_a_check_as_well() {
    for rule in
        ["take-1.2.3-whole", "take-3.50.60-whole", "take-2.9.60-whole", "take-4-none-or-3.11-one"]
    {
        let moves = Moves::read(rule);
        let (mut job, overview) = explored(rule, 2_000);
        let figures = proved(&overview).unwrap();
        let known = Ruleset::read_link(rule).unwrap();
        assert!(known.octal().is_some(), "{rule}");
        let proof = FiniteProof::of(&FixedMoves::of(&known).unwrap(), figures).unwrap();
        let (least, q) = (proof.least_step(), proof.shift);
        let values = moves.values(least + 38 + q);
        let mut met = Met::default();
        for n in [least, least + 1, least + 37] {
            let step = step_at(&mut job, n).unwrap();
            check_step(rule, &moves, &values, q, &step, &mut met);
        }
        assert_eq!((met.complete, met.unequal, met.equal), (6, 0, 0), "{rule}");
        let told = ask(&mut job, Query::CheckBound);
        let holds = |answer: &Answer| {
            matches!(answer, Answer::Checked(it) if it.verdict == Some(CheckVerdict::Holds)
                && it.known == proof.bound() + 1)
        };
        assert!(told.iter().any(holds), "{rule}");
        let Some(Answer::Certificate(Some(text))) = ask(&mut job, Query::Certificate).pop() else {
            panic!("{rule}")
        };
        assert!(text.contains("nimlab-period-1") && text.contains("\"code\""), "{rule}");
    }
}

/// An option as the rules have it.
fn option(it: &Counterpart, heaps: [u64; 3]) -> Choice {
    let mut left: Vec<u64> = heaps.into_iter().filter(|&heap| heap > 0).collect();
    left.sort_unstable();
    (it.take, left, it.value)
}

/// Whether all options of a heap are listed. As many are as there is room for, and none of them twice.
fn is_complete(of: &Counterparts, all: &[Choice]) -> bool {
    assert_eq!(of.count(), all.len() as u64, "{of:?}");
    for (list, count) in [(&of.usual, of.usual_count), (&of.special, of.special_count)] {
        assert_eq!(list.len(), usize::try_from(count).unwrap().min(LISTED), "{of:?}");
    }
    let listed: BTreeSet<Choice> =
        of.usual.iter().chain(&of.special).map(|it| option(it, it.left)).collect();
    assert_eq!(listed.len(), of.usual.len() + of.special.len(), "{of:?}");
    listed.len() == all.len()
}

#[test]
fn remainders_give_the_values() {
    let mut shown = 0;
    for Case { rule, mut job, figures, moves, proof } in cases() {
        let Some(Answer::Period { values, .. }) = ask(&mut job, Query::Period).pop() else {
            panic!("{rule}")
        };
        let fixed = FixedMoves::of(&Ruleset::read_link(&rule).unwrap()).unwrap();
        let lines = remainders(&fixed, figures, &values);
        assert_eq!(lines.is_some(), proof.heaps < 2, "{rule}");
        let Some(lines) = lines else { continue };
        let slow = moves.values(400);
        for line in &lines {
            let met: BTreeSet<u32> = line.options.iter().map(|it| it.2).collect();
            assert_eq!((0..9_999).find(|value| !met.contains(value)), Some(line.value), "{rule}");
        }
        for n in proof.least_step()..=400 {
            let line = &lines[usize::try_from(n % figures.period).unwrap()];
            assert_eq!(line.value, slow[usize::try_from(n).unwrap()], "{rule} {n}");
            let of_n = moves.options(n, &slow);
            let told: Vec<(u64, u32)> = line.options.iter().map(|it| (it.0, it.2)).collect();
            let right: Vec<(u64, u32)> = of_n.iter().map(|it| (it.0, it.2)).collect();
            assert_eq!(told, right, "{rule} {n}");
        }
        shown += 1;
    }
    assert!(shown > 4, "{shown}");
}

/// The values of heaps from which powers are taken, by the rule itself.
fn powers(base: u64, to: u64) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let met: BTreeSet<u32> = (0..64)
            .map_while(|exponent| base.checked_pow(exponent))
            .take_while(|power| *power <= n)
            .map(|power| values[usize::try_from(n - power).unwrap()])
            .collect();
        values.push((0..9_999).find(|value| !met.contains(value)).unwrap());
    }
    values
}

#[test]
fn powers_have_the_values_of_their_table() {
    for base in 2..=11 {
        let (mut job, overview) = explored(&format!("take-powers{base}-whole"), 400);
        let figures = proved(&overview).unwrap();
        let proof = PowersProof { base };
        assert_eq!((proof.period(), figures.preperiod), (figures.period, 0), "{base}");
        let slow = powers(base.into(), 2_000);
        let lines = proof.lines();
        assert_eq!(lines.len() as u64, figures.period, "{base}");
        for line in &lines {
            let met: BTreeSet<u32> = line.options.iter().map(|it| it.2).collect();
            assert_eq!((0..9_999).find(|value| !met.contains(value)), Some(line.value), "{base}");
        }
        for n in 0..=2_000_u64 {
            let value = |n: u64| slow[usize::try_from(n).unwrap()];
            let line = &lines[usize::try_from(n % figures.period).unwrap()];
            assert_eq!((line.value, proof.value_of(n)), (value(n), value(n)), "{base} {n}");
            let options = proof.options(n);
            let takes: Vec<u64> = options.iter().map(|it| it.take).collect();
            let all = (0..12).map(|exponent| u64::from(base).pow(exponent));
            assert_eq!(takes, all.take_while(|it| *it <= n).collect::<Vec<_>>(), "{base} {n}");
            for it in &options {
                let p = figures.period;
                assert_eq!((it.left, it.value), (n - it.take, value(n - it.take)), "{base} {it:?}");
                assert_eq!((it.remainder, it.left_remainder), (it.take % p, it.left % p), "{it:?}");
                // The line leads where the move does.
                assert!(line.options.iter().any(|to| to.1 == it.left_remainder), "{base} {it:?}");
            }
        }
        // No values need to be checked.
        let file = ask(&mut job, Query::Certificate).pop();
        assert_eq!(file, Some(Answer::Certificate(None)), "{base}");
        assert_eq!(step_at(&mut job, 1_000), None, "{base}");
        assert!(
            ask(&mut job, Query::CheckBound).iter().all(|it| !matches!(it, Answer::Checked(_)))
        );
    }
}
