//! What a class did.

use super::{Attempt, Result, Standing};
use std::borrow::Borrow;
use std::collections::{BTreeSet, HashMap};

/// An attempt and what came of its steps: `None` for those that were not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The attempt.
    pub attempt: Attempt,
    /// By step of the lesson.
    pub results: Vec<Option<Result>>,
}

/// What a class did in a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// How many answered.
    pub tried: usize,
    /// How many were right with their first answer, without a hint.
    pub at_once: usize,
    /// How many were right in the end, or were taken without being graded.
    pub done: usize,
    /// The wrong answers and how many readers gave them, the commonest first.
    pub wrong: Vec<(String, usize)>,
}

/// What a class did in each step.
pub fn overview<R: Borrow<Row>>(rows: &[R], steps: usize) -> Vec<Overview> {
    (0..steps).map(|step| of_step(rows, step)).collect()
}

fn of_step<R: Borrow<Row>>(rows: &[R], step: usize) -> Overview {
    let results = rows.iter().filter_map(|row| row.borrow().results.get(step)?.as_ref());
    let mut found = Overview::default();
    let mut wrong: HashMap<&str, usize> = HashMap::new();
    for result in results {
        found.tried += 1;
        found.at_once += usize::from(result.at_once());
        found.done += usize::from(result.standing != Standing::Open);
        // Whoever gives the same wrong answer twice is one reader.
        let own: BTreeSet<&str> = result.wrong.iter().map(String::as_str).collect();
        for answer in own {
            *wrong.entry(answer).or_default() += 1;
        }
    }
    let mut wrong: Vec<(String, usize)> =
        wrong.into_iter().map(|(answer, count)| (answer.to_owned(), count)).collect();
    wrong.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    found.wrong = wrong;
    found
}

impl Row {
    /// Puts an attempt among others: one that goes on takes the place of what was handed in of it before.
    /// `false` where nothing is new.
    pub fn join(rows: &mut Vec<Self>, row: Self) -> bool {
        match rows.iter_mut().find(|known| known.attempt.is_same(&row.attempt)) {
            Some(known) if !row.attempt.goes_on(&known.attempt) => false,
            Some(known) => {
                *known = row;
                true
            }
            None => {
                rows.push(row);
                true
            }
        }
    }
}
