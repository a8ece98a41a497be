//! Octal games, in Python.

use super::{Function, are_documented, try_all};
use nimlab::core::octal::Mask;
use nimlab::core::{Job, Status};
use nimlab::games::Game;
use nimlab::games::heaps::{
    Answer, Heaps, Line, Method, Overview, Query, Question, Ruleset, results,
};
use nimlab::games::pasted::{Place, Right, Series};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The digits of a code, the one before the point first.
fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(8)).collect()
}

/// The values that the options of a heap have, with their repeats: `valeurs accessibles`.
fn reached(digits: &[u32], n: usize, values: &[u32]) -> Vec<u32> {
    let mut reached = Vec::new();
    for (take, digit) in digits.iter().enumerate().filter(|&(take, _)| take <= n) {
        let rest = n - take;
        for left in 0..=rest / 2 {
            let heaps = [left, rest - left].into_iter().filter(|&heap| heap > 0);
            if digit >> heaps.clone().count() & 1 == 1 {
                reached.push(heaps.fold(0, |sum, heap| sum ^ values[heap]));
            }
        }
    }
    reached
}

fn mex(values: &[u32]) -> u32 {
    (0..=u32::MAX).find(|value| !values.contains(value)).unwrap()
}

fn tab_val_grundy(size: usize, code: &str) -> Vec<u32> {
    let digits = digits(code);
    let mut values = Vec::new();
    for n in 0..=size {
        values.push(mex(&reached(&digits, n, &values)));
    }
    values
}

/// The least p and then the least s with G(n + p) = G(n) for all n from s to the end.
fn periode(values: &[u32]) -> (usize, usize) {
    let holds =
        |from: usize, p: usize| (from..values.len() - p).all(|n| values[n] == values[n + p]);
    let half = values.len() / 2;
    let p = (1..half).find(|&p| holds(half, p)).unwrap();
    ((0..=half).find(|&from| holds(from, p)).unwrap(), p)
}

/// What the page has of a code.
fn explored(code: &str, to: u32) -> (Overview, Vec<u32>, Vec<Line>, Option<Mask>) {
    let rules = Ruleset::read_link(code).unwrap();
    let question = Question::Explore { rules, to, until_proof: false, method: Method::Sparse };
    let mut job = Heaps::ask(question).unwrap();
    let mut told = Vec::new();
    job.hear(Query::Histogram);
    job.hear(Query::Values { from: 0, count: to + 1, tag: 0 });
    for _ in 0..2 {
        while job.step(1 << 14) == Status::Running {
            told.extend(std::iter::from_fn(|| job.report()));
        }
        told.extend(std::iter::from_fn(|| job.report()));
        job.hear(Query::Histogram);
        job.hear(Query::Values { from: 0, count: to + 1, tag: 0 });
    }
    while job.step(1 << 14) == Status::Running {}
    told.extend(std::iter::from_fn(|| job.report()));
    let (mut overview, mut values, mut lines, mut mask) = (None, Vec::new(), Vec::new(), None);
    for answer in told {
        match answer {
            Answer::Overview(found) => overview = Some(found),
            Answer::Values { values: found, .. } => values = found,
            Answer::Histogram { lines: found, best } => {
                lines = found;
                mask = best.map(|(mask, _)| mask);
            }
            _ => {}
        }
    }
    (overview.unwrap(), values, lines, mask)
}

fn dictionary<V: std::fmt::Debug>(pairs: impl Iterator<Item = (usize, V)>) -> String {
    let pairs: Vec<String> = pairs.map(|(key, value)| format!("{key}: {value:?}")).collect();
    format!("{{{}}}", pairs.join(", "))
}

fn functions() -> Vec<Function> {
    let kayles = tab_val_grundy(400, "0.77");
    // Winning Ways, chapter 4.
    assert_eq!(kayles[..13], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    let (overview, values, found, mask) = explored("0.77", 400);
    let rules = Ruleset::read_link("0.77").unwrap();
    let each: Vec<Vec<u32>> = (0..=60).map(|n| reached(&[0, 7, 7], n, &kayles)).collect();
    let set = |values: &[u32]| values.iter().copied().collect::<BTreeSet<u32>>();
    let mut often: BTreeMap<usize, u64> = BTreeMap::new();
    for &value in &kayles {
        *often.entry(value as usize).or_default() += 1;
    }
    let rare: Vec<u32> = often
        .keys()
        .map(|&value| value as u32)
        .filter(|value| value.count_ones() % 2 == 0)
        .collect();
    assert_eq!(rare, [0, 3, 5, 6]);
    assert_eq!(periode(&kayles), (71, 12));
    let recurs = overview.period.unwrap().recurrence();
    let series = Right::Series(Rc::new(Series { known: values.len(), values: values.clone() }));
    let page = "#/v1/heaps/0.77/7+5?view=sequence&to=400";
    vec![
        Function {
            name: "tab_val_grundy",
            page,
            matter: "check-matter-values",
            right: series,
            forms: vec![
                format!("{kayles:?}"),
                kayles.iter().map(|value| format!("{value}\n")).collect(),
                dictionary(kayles.iter().enumerate()),
                kayles.iter().enumerate().map(|(n, value)| format!("{n},{value}\n")).collect(),
            ],
            broken: vec![
                ("3, 2, 1, 4, 2, 6", "3, 2, 1, 4, 2, 5", Some(Place::Number(11))),
                ("[0, 1, 2, 3", "[0, 1, 1, 3", Some(Place::Number(2))),
            ],
        },
        Function {
            name: "valeurs atteignables",
            page,
            matter: "check-matter-reach",
            right: results::values_in_reach(&rules, &values).unwrap(),
            forms: vec![
                dictionary(each.iter().map(|values| set(values)).enumerate()),
                format!("{:?}", each.iter().map(|values| set(values)).collect::<Vec<_>>()),
                // With repeats, as a list of all options has them.
                format!("{each:?}"),
                format!("7: {:?}", each[7]),
            ],
            broken: vec![
                ("4: {0, 2, 3}", "4: {0, 1, 3}", Some(Place::Number(4))),
                ("4: {0, 2, 3}", "4: {0, 3}", Some(Place::Number(4))),
            ],
        },
        Function {
            name: "effectifs",
            page,
            matter: "check-matter-counts",
            right: results::counts(&found).unwrap(),
            forms: vec![dictionary(often.iter().map(|(&value, count)| (value, count)))],
            broken: vec![("{0: ", "{0: 1", None)],
        },
        Function {
            name: "valeurs rares",
            page,
            matter: "check-matter-rare",
            right: results::rare_values(&found, mask.unwrap()).unwrap(),
            forms: vec![format!("{rare:?}"), "{0, 3, 5, 6}".to_owned(), "0 3 5 6".to_owned()],
            broken: vec![("[0, 3", "[0, 4", None), ("[0, 3", "[0", None)],
        },
        Function {
            name: "periode",
            page,
            matter: "check-matter-period",
            right: results::period(recurs.preperiod, recurs.period),
            forms: vec![
                "(71, 12)".to_owned(),
                "71 12".to_owned(),
                format!("{:?}", periode(&kayles)),
            ],
            broken: vec![("(71, 12)", "(70, 12)", None), ("(71, 12)", "(71, 24)", None)],
        },
    ]
}

#[test]
fn every_function_of_the_practical_on_octal_games_can_be_checked() {
    let functions = functions();
    try_all(&functions);
    are_documented("Octal games", &functions);
}

/// Every value of line Cram up to 150, broken.
#[test]
fn every_broken_value_is_shown() {
    let values = tab_val_grundy(150, "0.07");
    let (_, right, ..) = explored("0.07", 150);
    let right = Right::Series(Rc::new(Series { known: right.len(), values: right }));
    for n in 0..values.len() {
        let mut broken = values.clone();
        broken[n] += 1;
        let text = format!("{broken:?}");
        let found = nimlab::games::pasted::check(&super::read_pasted(&text), &right);
        assert_eq!(found.first.unwrap().place, Place::Number(n));
        assert_eq!(found.differences, 1);
    }
}
