//! What a class did.

use super::written::LOST;
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
    /// How many gave an answer that is graded.
    pub graded: usize,
    /// How many were right with their first answer, without a hint.
    pub at_once: usize,
    /// How many were right in the end, or were taken without being graded.
    pub done: usize,
    /// The wrong answers, the commonest first.
    pub wrong: Vec<Common>,
}

/// A wrong answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Common {
    /// As it is written.
    pub answer: String,
    /// What drew the position to which it was given, where one was drawn: what is wrong there may be right
    /// elsewhere.
    pub seed: Option<u64>,
    /// How many readers gave it.
    pub count: usize,
}

/// What a class did in each step.
pub fn overview<R: Borrow<Row>>(rows: &[R], steps: usize) -> Vec<Overview> {
    (0..steps).map(|step| of_step(rows, step)).collect()
}

fn of_step<R: Borrow<Row>>(rows: &[R], step: usize) -> Overview {
    let mut found = Overview::default();
    let mut wrong: HashMap<(Option<u64>, &str), usize> = HashMap::new();
    for row in rows.iter().map(Borrow::borrow) {
        let Some(result) = row.results.get(step).and_then(Option::as_ref) else { continue };
        if result.standing == Standing::Unjudged {
            continue;
        }
        found.tried += 1;
        found.graded += usize::from(result.standing != Standing::Taken);
        found.at_once += usize::from(result.at_once());
        found.done += usize::from(result.standing != Standing::Open);
        let seed = row.attempt.step(step).and_then(|tried| tried.seed);
        // Whoever gives the same wrong answer twice is one reader.
        // Of a game from another position it is not known how it was lost.
        let own = result.wrong.iter().map(String::as_str).filter(|&answer| answer != LOST);
        let own: BTreeSet<&str> = own.collect();
        for answer in own {
            *wrong.entry((seed, answer)).or_default() += 1;
        }
    }
    let common = |((seed, answer), count): ((Option<u64>, &str), usize)| Common {
        answer: answer.to_owned(),
        seed,
        count,
    };
    found.wrong = wrong.into_iter().map(common).collect();
    found.wrong.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.cmp(b)));
    found
}

impl Row {
    /// Puts an attempt among others, which may be shared: one that continues it takes the place of what was handed in
    /// of it before, and so does the same one where something in it could not be judged then. A name that is known
    /// stays where it comes without one. `false` where nothing is new.
    pub fn join<R: Borrow<Self> + From<Self>>(rows: &mut Vec<R>, row: Self) -> bool {
        let same = |known: &&mut R| (**known).borrow().attempt.is_same(&row.attempt);
        let Some(place) = rows.iter_mut().find(same) else {
            rows.push(row.into());
            return true;
        };
        let known: &Self = (*place).borrow();
        let row = Self { attempt: row.attempt.named_as(&known.attempt), ..row };
        let further = row.attempt.goes_on(&known.attempt);
        let better = further || known.is_unjudged() && !known.attempt.goes_on(&row.attempt);
        if better {
            *place = row.into();
        }
        better
    }

    /// Whether something in it could not be judged.
    fn is_unjudged(&self) -> bool {
        self.results.iter().flatten().any(|result| result.standing == Standing::Unjudged)
    }
}
