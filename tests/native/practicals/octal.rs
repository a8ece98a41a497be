//! Octal games, in Python.

use super::{Function, are_documented, python, try_all};
use nimlab::core::Rule;
use nimlab::core::octal::Mask;
use nimlab::core::{Job, Status};
use nimlab::games::Game;
use nimlab::games::heaps::{
    Answer, Heaps, Line, Method, Overview, Query, Question, Ruleset, results, single,
};
use nimlab::games::pasted::{Place, Right, Series, check};
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

pub(super) fn tab_val_grundy(size: usize, code: &str) -> Vec<u32> {
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
pub(super) fn explored(code: &str, to: u32) -> (Overview, Vec<u32>, Vec<Line>, Option<Mask>) {
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
            Answer::Histogram { lines: found, best, .. } => {
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

pub(super) fn functions() -> Vec<Function> {
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
    let series = Right::Series(Rc::new(Series {
        known: values.len(),
        values: values.clone(),
        code: "0.77".to_owned(),
    }));
    let page = "#/v1/heaps/0.77/7+5?view=sequence&to=400";
    let reach_lines = |between: &str| -> String {
        each.iter().enumerate().map(|(n, all)| format!("{n}{between}{:?}\n", set(all))).collect()
    };
    vec![
        Function {
            name: "mex",
            page,
            matter: "check-matter-mex",
            right: Right::Mex,
            forms: vec![
                "mex({0, 1, 4, 2}) = 3\nmex(set()) = 0".to_owned(),
                "mex(set()) = 0".to_owned(),
                ">>> mex({0, 1, 4, 2})\n3\n>>> print(mex(set()))\n0\n".to_owned(),
                "[0, 1, 4, 2]: 3".to_owned(),
                "[([0, 1, 4, 2], 3), ([], 0)]".to_owned(),
            ],
            broken: vec![("= 3", "= 4", None), (": 3", ": 2", None)],
        },
        Function {
            name: "actions",
            page,
            matter: "check-matter-actions",
            right: results::actions(&rules).unwrap(),
            forms: vec![
                "[(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]".to_owned(),
                ">>> actions([0, 7, 7])\n[(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]"
                    .to_owned(),
            ],
            broken: vec![("(1, 2)", "(1, 3)", None), ("(1, 2), ", "", None)],
        },
        Function {
            name: "decoupages",
            page,
            matter: "check-matter-splittings",
            right: results::splittings(),
            forms: vec![
                "decoupages(5) = [(1, 4), (2, 3)]".to_owned(),
                "5: [(1, 4), (2, 3)]\n6: [(1, 5), (2, 4), (3, 3)]".to_owned(),
                dictionary(
                    (0..=60).map(|n| (n, (1..=n / 2).map(|a| (a, n - a)).collect::<Vec<_>>())),
                ),
                format!(
                    "{:?}",
                    (0..=9)
                        .map(|n| (1..=n / 2).map(|a| (a, n - a)).collect::<Vec<_>>())
                        .collect::<Vec<_>>()
                ),
            ],
            broken: vec![("(2, 3)", "(3, 2)", None), ("(1, 4), ", "", None)],
        },
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
                kayles.iter().enumerate().map(|(n, value)| format!("{n}: {value}\n")).collect(),
                kayles.iter().enumerate().map(|(n, value)| format!("G({n}) = {value}\n")).collect(),
                format!("tab_val_grundy(400, \"0.77\") = {kayles:?}"),
                format!(">>> tab_val_grundy(400, [0, 7, 7])\n{kayles:?}\n>>> "),
                format!(
                    "In [2]: G\nOut[2]: \n{}\nDurée : 0.31 s",
                    format!("{kayles:?}").replace(',', "")
                ),
                format!("{kayles:?}\n{:?}", &kayles[..20]),
                format!("{:?} {}", kayles, kayles.len()),
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
                format!("valeurs_atteintes(7, code, G) = {:?}", set(&each[7])),
                // From the first heap on.
                format!("{:?}", each[1..].iter().map(|values| set(values)).collect::<Vec<_>>()),
                reach_lines(" "),
                reach_lines(" -> "),
                reach_lines(" ").replacen("0 {}", "0 set()", 1),
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
            broken: vec![
                ("{0: ", "{0: 1", Some(Place::Number(0))),
                // A value that comes is not counted.
                ("5: 1, ", "", Some(Place::Number(5))),
            ],
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
            name: "masque",
            page,
            matter: "check-matter-mask",
            right: results::masks(&found).unwrap(),
            forms: vec![
                "15".to_owned(),
                "0b1111".to_owned(),
                "'0b1111'".to_owned(),
                "1111".to_owned(),
                "masque(G) = 15".to_owned(),
                // Bits that no value has.
                "31".to_owned(),
                "11111".to_owned(),
                ">>> bin(masque(G))\n'0b1111'".to_owned(),
            ],
            broken: vec![("15", "7", None), ("0b1111", "0b111", None)],
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
                "n0 = 71, p = 12".to_owned(),
                "Prépériode : 71\nPériode : 12".to_owned(),
                "periode(G) = (71, 12)".to_owned(),
            ],
            broken: vec![
                ("71 12", "12", None),
                ("(71, 12)", "(70, 12)", None),
                ("(71, 12)", "(71, 24)", None),
            ],
        },
        gagnante("gagnante", "check-matter-single", Rule::Normal, |heap| heap % 4 != 0),
        gagnante("gagnante (misère)", "check-matter-single-misere", Rule::Misere, |heap| {
            heap % 4 != 1
        }),
    ]
}

/// Who wins a heap of sticks, of which one, two or three are taken.
fn gagnante(
    name: &'static str,
    matter: &'static str,
    rule: Rule,
    wins: impl Fn(usize) -> bool,
) -> Function {
    let sticks = Ruleset::read_link("0.333").unwrap();
    let won: Vec<bool> = (0..=20).map(wins).collect();
    let lost: Vec<usize> = (0..=20).filter(|&heap| !won[heap]).collect();
    let signs = |signs: [&str; 2]| -> Vec<String> {
        won.iter().map(|&won| signs[usize::from(won)].to_owned()).collect()
    };
    let two = |after: usize| -> &'static str { format!("{}, {after}", lost[1]).leak() };
    Function {
        name,
        page: "#/v1/heaps/0.333/7?view=sequence&to=40",
        matter,
        right: single::won(&sticks, rule),
        forms: vec![
            python(&won),
            python(&&won[1..]),
            python(&&won[..9]),
            dictionary(won.iter().map(|&won| i32::from(won)).enumerate()),
            won.iter().enumerate().map(|(n, won)| format!("{n} {}\n", python(won))).collect(),
            won.iter()
                .enumerate()
                .map(|(n, won)| format!("gagnante({n}) = {}\n", python(won)))
                .collect(),
            signs(["L", "W"]).join(" "),
            format!("{:?}", signs(["P", "N"])),
            signs(["P", "G"]).join(";"),
            format!("{lost:?}"),
            format!("perdantes : {lost:?}"),
            format!("les tas perdants sont {lost:?}"),
            format!("{{{}}}", lost.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
        ],
        broken: vec![
            ("True, True, True, False, True", "True, True, True, True, True", None),
            (two(lost[2]), two(lost[2] + 1), Some(Place::Number(lost[2]))),
            ("False", "0.5", None),
        ],
    }
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
    let right =
        Right::Series(Rc::new(Series { known: right.len(), values: right, ..Series::default() }));
    for n in 0..values.len() {
        let mut broken = values.clone();
        broken[n] += 1;
        let text = format!("{broken:?}");
        let found = check(&super::read_pasted(&text), &right);
        assert_eq!(found.first.unwrap().place, Place::Number(n));
        assert_eq!(found.differences, 1);
    }
}
