//! Proofs that are read, and masks that are tried: each figure against the rules themselves.

use super::brute::Brute;
use nimlab::core::{Hear, Job, Nimber, Status, mex, run_to_end};
use nimlab::games::Game;
use nimlab::games::heaps::{
    Answer, CheckVerdict, Code, FixedMoves, Heaps, Looked, Method, Overview, Query, Question,
    Recurrence, Ruleset, Sequence, SparseProof, SparseStep, Textbook, Worked, mask_for, remainders,
};
use std::collections::BTreeSet;

pub(super) type Asked = Box<dyn Hear<Report = Answer, Query = Query>>;

pub(super) fn explored(code: &str, to: u32) -> (Asked, Overview) {
    let rules = Ruleset::read_link(code).unwrap();
    let question = Question::Explore { rules, to, until_proof: false, method: Method::Sparse };
    let mut job = Heaps::ask(question).unwrap();
    let told = rest(&mut job);
    let overview = told.into_iter().rev().find_map(|answer| match answer {
        Answer::Overview(overview) => Some(overview),
        _ => None,
    });
    (job, overview.unwrap())
}

fn rest(job: &mut Asked) -> Vec<Answer> {
    let mut told = Vec::new();
    while job.step(1 << 14) == Status::Running {
        told.extend(std::iter::from_fn(|| job.report()));
    }
    told.extend(std::iter::from_fn(|| job.report()));
    told
}

pub(super) fn ask(job: &mut Asked, query: Query) -> Vec<Answer> {
    job.hear(query);
    rest(job)
}

pub(super) fn proved(overview: &Overview) -> Option<Recurrence> {
    overview.period.filter(|period| period.proof().is_some()).map(|period| period.recurrence())
}

/// Every seventh code of three digits, and those of the practical.
fn codes() -> Vec<String> {
    let codes = (1..512).step_by(7).map(|number| format!("0.{number:03o}"));
    let codes = codes.map(|code| code.trim_end_matches('0').to_owned());
    codes.chain(["0.77", "0.07", "0.137", "0.333", "4.07"].map(str::to_owned)).collect()
}

/// How many ways there are to take tokens and leave heaps, one by one.
fn count_options(code: &str, n: u64) -> u64 {
    let digits: Vec<u32> = code.chars().filter_map(|c| c.to_digit(8)).collect();
    let mut count = 0;
    for (take, digit) in (0..=n).zip(&digits) {
        let rest = n - take;
        for left in 0..=rest / 2 {
            let heaps = u32::from(left > 0) + u32::from(rest - left > 0);
            count += u64::from(digit >> heaps & 1 == 1);
        }
    }
    count
}

#[test]
fn a_check_by_all_options_confirms_what_is_proved() {
    let mut checked = 0;
    for code in codes() {
        let (mut job, overview) = explored(&code, 3_000);
        let Some(figures) = proved(&overview).filter(|figures| figures.preperiod < 600) else {
            continue;
        };
        let textbook = Textbook::of(&Code::read_link(&code).unwrap(), figures).unwrap();
        let told = ask(&mut job, Query::CheckBound);
        let last = told.into_iter().rev().find_map(|answer| match answer {
            Answer::Checked(checked) => Some(checked),
            _ => None,
        });
        let last = last.unwrap();
        assert_eq!(last.verdict, Some(CheckVerdict::Holds), "{code}");
        let k = code.len() as u64 - 2;
        let (first, p) = (figures.preperiod.max(1), figures.period);
        let classic = 2 * first + 2 * p + k;
        // Where no move leaves two heaps, fewer values are enough.
        let bound = if textbook.splits() { classic } else { first + k + p };
        assert_eq!((last.bound, last.known, textbook.bound()), (bound, bound, classic), "{code}");
        assert_eq!(
            last.options,
            (0..bound).map(|n| count_options(&code, n)).sum::<u64>(),
            "{code}"
        );
        checked += 1;
    }
    assert!(checked > 40, "{checked}");
}

/// All that a step lists is an option of its heap, and so is what it is matched with; both have the value
/// that is told, and G(n + p) = G(n).
#[test]
fn a_step_matches_options_of_the_same_value() {
    for code in ["0.77", "0.07", "0.137", "4.07", "0.45", "0.6", "0.04"] {
        let (mut job, overview) = explored(code, 2_000);
        let Some(figures) = proved(&overview) else { continue };
        let rules = Code::read_link(code).unwrap();
        let textbook = Textbook::of(&rules, figures).unwrap();
        let digits: Vec<u32> = code.chars().filter_map(|c| c.to_digit(8)).collect();
        for n in [textbook.least_step(), textbook.least_step() + 1, textbook.least_step() + 37] {
            let later = n + figures.period;
            let values = Brute::new(code, false).values(u32::try_from(later).unwrap());
            let value = |n: u64| values[usize::try_from(n).unwrap()];
            let Some(Answer::Induction(step)) = ask(&mut job, Query::Induction(n)).pop() else {
                panic!()
            };
            assert_eq!((step.value, step.value), (value(n), value(later)), "{code} {n}");
            assert_eq!(step.down_count, count_options(code, later), "{code} {n}");
            assert_eq!(step.up_count, count_options(code, n), "{code} {n}");
            for (list, from, to) in [(&step.down, later, n), (&step.up, n, later)] {
                assert!(!list.is_empty());
                for it in list {
                    for (left, heap) in [(it.left, from), (it.other, to)] {
                        assert_eq!(left[0] + left[1] + it.take, heap, "{code} {n} {it:?}");
                        let heaps = u32::from(left[1] > 0) + 1;
                        let digit = digits[usize::try_from(it.take).unwrap()];
                        assert!(left[0] > 0 && digit >> heaps & 1 == 1, "{code} {n} {it:?}");
                        assert_eq!(value(left[0]) ^ value(left[1]), it.value, "{code} {n} {it:?}");
                    }
                }
            }
        }
        // Below that the argument does not hold, and nothing is told.
        let early = ask(&mut job, Query::Induction(textbook.least_step() - 1));
        assert!(!early.iter().any(|answer| matches!(answer, Answer::Induction(_))));
    }
}

/// The options of a heap by a code that ends, with two heaps or one, and their value.
fn options(code: &str, n: u64, value: &impl Fn(u64) -> u32) -> Vec<(u64, [u64; 2], u32)> {
    let mut all = Vec::new();
    for (take, digit) in (0..=n).zip(code.chars().filter_map(|c| c.to_digit(8))) {
        let rest = n - take;
        for small in 0..=rest / 2 {
            let heaps = u32::from(small > 0) + u32::from(rest > small);
            if digit >> heaps & 1 == 1 {
                let of = [rest - small, small].map(|heap| if heap > 0 { value(heap) } else { 0 });
                all.push((take, [rest - small, small], of[0] ^ of[1]));
            }
        }
    }
    all
}

/// One step of the argument by rare heaps, against the options of both heaps.
fn check_sparse_step(
    code: &str,
    proof: &SparseProof,
    step: &SparseStep,
    value: &impl Fn(u64) -> u32,
) {
    let (n, earlier) = (step.n, step.n - proof.shift);
    let [of_n, of_earlier] = [n, earlier].map(|heap| options(code, heap, value));
    let rare = |heap: u64| !proof.is_common(value(heap), heap);
    // The claim, and that n is common.
    let value_of = |all: &[(u64, [u64; 2], u32)]| mex(all.iter().map(|it| Nimber(it.2))).0;
    assert_eq!((value_of(&of_n), value_of(&of_earlier)), (step.value, step.value), "{code} {n}");
    assert!(proof.is_common(step.value, n) && proof.is_common(step.value, earlier), "{code} {n}");
    let both = |take: u64, left: [u64; 2], other: [u64; 2], told: u32| {
        let has = |all: &[(u64, [u64; 2], u32)], [a, b]: [u64; 2]| {
            all.contains(&(take, [a.max(b), a.min(b)], told))
        };
        assert_eq!((left[0] + proof.shift, left[1]), (other[0], other[1]), "{code} {n}");
        assert!(has(&of_earlier, left) && has(&of_n, other), "{code} {n} {take} {left:?}");
    };
    for it in step.singles.iter().chain(&step.pairs) {
        both(it.take, it.left, it.other, it.value);
    }
    for it in &step.pairs {
        assert!(rare(it.left[1]) && !rare(it.left[0]), "{code} {n} {it:?}");
        assert!(it.left[1] <= proof.last_rare && it.left[0] >= proof.compared_from() - proof.shift);
    }
    // They are all that have a common value, of both heaps.
    for (heap, all) in [(n, &of_n), (earlier, &of_earlier)] {
        let with_common = all.iter().filter(|it| it.1[1] > 0 && proof.is_common(it.2, heap));
        assert_eq!(with_common.count() as u64, step.pair_count, "{code} {heap}");
    }
    // Each rare value below has an option that is not deep.
    let below: Vec<u32> = (0..step.value).filter(|&v| !proof.is_common(v, n)).collect();
    assert_eq!(step.witnesses.iter().map(|it| it.value).collect::<Vec<_>>(), below, "{code} {n}");
    for it in &step.witnesses {
        assert!(it.left[1] <= proof.depth, "{code} {n} {it:?}");
        both(it.take, it.left, it.other, it.value);
    }
}

/// The argument by rare heaps, at several n, for all small codes that are proved by it.
#[test]
fn a_step_by_rare_heaps_matches_all_that_counts() {
    let (mut shown, mut with_parity) = (0, 0);
    let all = (1..512).map(|digits| format!("0.{digits:03o}"));
    let all = all.map(|code| (code.trim_end_matches('0').to_owned(), 5_000));
    // The mask of the first counts the parity of the heap; both need more values.
    let more = [("0.127", 80_000), ("0.16", 300_000)].map(|(code, to)| (code.to_owned(), to));
    for (code, to) in all.chain(more) {
        let Ok(rules) = Code::read_link(&code) else { continue };
        let (mut job, overview) = explored(&code, to);
        let Some(proof) = overview.period.and_then(|period| SparseProof::of(&rules, &period))
        else {
            continue;
        };
        let figures = proved(&overview).unwrap();
        let count = u32::try_from(figures.preperiod + figures.period).unwrap();
        let Some(Answer::Values { values, .. }) =
            ask(&mut job, Query::Values { from: 0, count, tag: 0 }).pop()
        else {
            panic!()
        };
        let value = |n: u64| {
            let over = n.checked_sub(figures.preperiod);
            let place = over.map_or(n, |over| figures.preperiod + over % figures.period);
            values[usize::try_from(place).unwrap()]
        };
        assert_eq!(proof.width, proof.last_rare.max(proof.depth) + proof.last, "{code}");
        assert!(proof.last_rare + proof.shift < proof.known, "{code}");
        for n in [0, 1, proof.shift, 3 * proof.shift + 7].map(|over| proof.known + over) {
            let Some(Answer::SparseStep(step)) = ask(&mut job, Query::SparseStep(n)).pop() else {
                panic!("{code} {n}")
            };
            check_sparse_step(&code, &proof, &step, &value);
        }
        let early = ask(&mut job, Query::SparseStep(proof.known - 1));
        assert!(!early.iter().any(|answer| matches!(answer, Answer::SparseStep(_))), "{code}");
        shown += 1;
        with_parity += u32::from(proof.mask.position);
    }
    assert!(shown > 15 && with_parity > 0, "{shown} {with_parity}");
}

#[test]
fn remainders_give_the_values() {
    let mut shown = 0;
    for code in ["0.333", "0.3", "0.3033", "0.33", "0.12", "0.2", "0.0303", "0.1213", "0.77"] {
        let (mut job, overview) = explored(code, 2_000);
        let figures = proved(&overview).unwrap();
        let Some(Answer::Period { values, .. }) = ask(&mut job, Query::Period).pop() else {
            panic!()
        };
        let moves = FixedMoves::of(&Ruleset::read_link(code).unwrap()).unwrap();
        let Some(lines) = remainders(&moves, figures, &values) else {
            assert_eq!(code, "0.77");
            continue;
        };
        let brute = Brute::new(code, false).values(200);
        for line in &lines {
            let options = line.options.iter().map(|&(_, _, value)| Nimber(value));
            assert_eq!(mex(options), Nimber(line.value), "{code}");
        }
        for n in figures.preperiod..=200 {
            let line = &lines[usize::try_from(n % figures.period).unwrap()];
            assert_eq!(line.value, brute[usize::try_from(n).unwrap()], "{code} {n}");
        }
        shown += 1;
    }
    assert_eq!(shown, 8);
}

/// Whatever the mask, the value is that of the rules, and what is skipped is none that was needed.
#[test]
fn working_by_any_mask_gives_the_value() {
    let (mut skipped, mut rare_values) = (0, 0);
    for code in ["0.77", "0.07", "0.127", "0.16", "0.6", "4.07", "0.45", "0.333", "0.007"] {
        let rules = Ruleset::read_link(code).unwrap();
        let values = Brute::new(code, false).values(60);
        for (bits, position) in (1..32).flat_map(|bits| [(bits, false), (bits, true)]) {
            let Some(mask) = mask_for(&rules, bits, position) else { continue };
            for n in 0..=60_u32 {
                let worked = Worked::of(&rules, mask, n, |n| values[n as usize]).unwrap();
                assert_eq!(worked.value, values[n as usize], "{code} {mask:?} {n}");
                let seen: BTreeSet<u32> = worked
                    .options
                    .iter()
                    .filter(|option| option.looked != Looked::Skipped)
                    .map(|option| option.value)
                    .collect();
                // What was examined is proof enough for a common value.
                let common = mask.is_common(u16::try_from(worked.value).unwrap(), n.into());
                assert!(
                    (0..worked.value).all(|value| seen.contains(&value)),
                    "{code} {mask:?} {n}"
                );
                for option in &worked.options {
                    let common = mask.is_common(u16::try_from(option.value).unwrap(), n.into());
                    assert!(option.looked != Looked::Skipped || !common, "{code} {mask:?} {n}");
                }
                // A rare value is only given where all options were seen.
                if !common {
                    rare_values += 1;
                    assert_eq!(worked.looked_at(), worked.options.len(), "{code} {mask:?} {n}");
                }
                skipped += worked.options.len() - worked.looked_at();
            }
        }
    }
    assert!(skipped > 10_000 && rare_values > 1_000, "{skipped} {rare_values}");
    assert_eq!(mask_for(&Ruleset::read_link("0.333").unwrap(), 1, false), None);
}

/// The practical's own figures: with the mask 1111 the rare values of Kayles are 0, 3, 5 and 6.
#[test]
fn kayles_has_the_mask_of_the_practical() {
    let (mut job, _) = explored("0.77", 1_000);
    let Some(Answer::Histogram { lines, best, .. }) = ask(&mut job, Query::Histogram).pop() else {
        panic!()
    };
    let (best, count) = best.unwrap();
    assert_eq!((best.bits, best.position), (0b1111, false));
    let rare = |value: u32| !best.is_common(u16::try_from(value).unwrap(), 0);
    let values: Vec<u32> =
        lines.iter().map(|line| line.value).filter(|&value| rare(value)).collect();
    assert_eq!(
        values,
        [0, 3, 5, 6].iter().copied().filter(|v| values.contains(v)).collect::<Vec<_>>()
    );
    let brute = Brute::new("0.77", false).values(1_000);
    let mut rare_heaps = (1..=1_000).filter(|&n: &usize| rare(brute[n]));
    assert_eq!(rare_heaps.clone().count() as u64, count);
    let last = lines.iter().filter(|line| rare(line.value)).flat_map(|line| line.heaps);
    assert_eq!(last.map(|tally| tally.last).max(), rare_heaps.next_back().map(|n| n as u64));
    assert_eq!(lines.iter().map(|line| line.common + line.rare).sum::<u64>(), 1_000);
}

#[test]
fn a_value_comes_from_its_options() {
    let (mut job, _) = explored("0.77", 1_000);
    let Some(Answer::Origin(origin)) = ask(&mut job, Query::Origin(34)).pop() else { panic!() };
    assert_eq!((origin.size, origin.mex), (34, Nimber(6)));
    assert_eq!(origin.count, count_options("0.77", 34));
    assert_eq!(mex(origin.options.iter().map(|&(_, value)| value)), Nimber(6));
    // What is not known has no origin.
    let told = ask(&mut job, Query::Origin(u32::MAX));
    assert!(!told.iter().any(|answer| matches!(answer, Answer::Origin(_))));
}

#[test]
fn a_certificate_comes_where_something_is_proved() {
    let (mut job, _) = explored("0.333", 100);
    let Some(Answer::Certificate(Some(text))) = ask(&mut job, Query::Certificate).pop() else {
        panic!()
    };
    assert_eq!(
        text,
        include_str!("../../../docs/certificates.md")
            .lines()
            .find(|line| line.starts_with("{\"format\""))
            .unwrap()
            .to_owned()
            + "\n"
    );
    for (code, proved) in [("0.007", false), ("0.~3", true)] {
        let (mut job, _) = explored(code, 100);
        // Where there is none, that is told.
        let Some(Answer::Certificate(file)) = ask(&mut job, Query::Certificate).pop() else {
            panic!()
        };
        assert_eq!(file.is_some(), proved, "{code}");
    }
}

/// The erratum that the atlas tells of.
#[test]
fn two_codes_differ_where_the_atlas_says() {
    let [one, other] = ["0.161", "0.36"].map(|code| {
        let rules = Ruleset::read_link(code).unwrap();
        let mut values = Sequence::new(&rules, 600, Method::Plain).unwrap();
        run_to_end(&mut values);
        let found: Vec<u32> = values.values().iter().map(|value| value.0).collect();
        assert_eq!(found, Brute::new(code, false).values(600), "{code}");
        found
    });
    assert_eq!((0..=600).find(|&n| one[n] != other[n]), Some(519));
    assert_eq!((one[519], other[519]), (2, 4));
}
