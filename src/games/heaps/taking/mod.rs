//! Rules in words: what may be taken, and what may then be left.
//!
//! A rule is one clause or several: `take-1.3.4-whole`, `take-any-whole-or-0-two`. [`read`] has the
//! grammar, `nearest` what is closest to a text that is none, [`Amount`] the numbers that may be taken, `super::leaves`
//! what may be left.

mod amount;
mod nearest;
mod read;
mod typed;

pub use amount::{Amount, MAX_AMOUNT, MAX_BASE};
pub(super) use nearest::nearest;
pub use typed::{number_problem, numbers_of, numbers_problem, numbers_to_link};

use super::leaves::Leaves;
use crate::core::Message;
use crate::games::At;
use std::fmt;

/// The maximum number of clauses of a rule.
pub const MAX_CLAUSES: usize = 8;
/// The maximum number of amounts of a clause, as they are written.
pub const MAX_AMOUNTS: usize = 32;

/// One clause: any of these amounts may be taken, and then any of these things left. Canonical: amounts
/// ascending, none twice, numbers that follow each other in one run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    amounts: Vec<Amount>,
    leaves: Leaves,
}

impl Clause {
    pub(super) fn new(amounts: Vec<Amount>, leaves: Leaves) -> Self {
        let amounts = canonical(amounts);
        // What is never taken whole leaves something anyhow.
        let some = amounts.iter().all(|amount| amount.leaves_some());
        let leaves = if some { leaves.without(Leaves::NOTHING) } else { leaves };
        Self { amounts, leaves }
    }

    /// What may be taken.
    pub fn amounts(&self) -> &[Amount] {
        &self.amounts
    }

    /// What may be left.
    pub fn leaves(&self) -> Leaves {
        self.leaves
    }

    /// This clause and another one that leaves the same, in one; `None` where it leaves something else, or where one
    /// clause cannot be written with so many amounts.
    fn joined(&self, other: &Self) -> Option<Self> {
        let amounts = self.amounts.iter().chain(&other.amounts).copied().collect();
        let joined = (self.leaves == other.leaves).then(|| Self::new(amounts, self.leaves))?;
        (joined.amounts.len() <= MAX_AMOUNTS).then_some(joined)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces: usize = self.amounts.iter().map(|amount| amount.pieces()).sum();
        for (place, amount) in self.amounts.iter().enumerate() {
            let point = if place > 0 { "." } else { "" };
            // Two numbers in a row are written as two where the reader takes as many amounts.
            if pieces > MAX_AMOUNTS {
                write!(f, "{point}{amount:#}")?;
            } else {
                write!(f, "{point}{amount}")?;
            }
        }
        write!(f, "-{}", read::leaves_text(self.leaves))
    }
}

/// A rule in words, checked: some heap has a move, and no move leaves its heap as it was. Equal texts of
/// one rule need not be found out to be equal where they use different kinds of numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Taking {
    clauses: Vec<Clause>,
}

impl Taking {
    /// Reads the form of links, `take-1.3.4-whole`. Where nothing is said of what is left, the rest stays
    /// whole. The error says what is wrong and at which bytes of `text`.
    pub(super) fn read_link(text: &str) -> Result<Self, At<Message>> {
        read::read(text)
    }

    /// The rule of these clauses; `None` where none of them allows a move.
    pub(super) fn new(clauses: Vec<Clause>) -> Option<Self> {
        let mut clauses: Vec<Clause> =
            clauses.into_iter().filter(|clause| !clause.leaves.is_never()).collect();
        loop {
            let count = clauses.len();
            clauses = merge(clauses);
            if clauses.len() == count {
                break;
            }
        }
        (!clauses.is_empty()).then_some(Self { clauses })
    }

    /// The clauses, in the order of what may be taken.
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// What may be left of a heap of `size` when `take` of it are taken, by the amounts that depend on the
    /// heap or by those that do not.
    fn allowed(&self, size: u32, take: u32, depending: Option<bool>) -> Leaves {
        let held = |amount: &Amount| {
            depending.is_none_or(|depends| amount.depends() == depends) && amount.holds(size, take)
        };
        let clauses = self.clauses.iter().filter(|clause| clause.amounts.iter().any(held));
        clauses.fold(Leaves::NEVER, |all, clause| all | clause.leaves)
    }

    /// What may be left of a heap of `size` when `take` of it, no more than all, are taken.
    pub(super) fn leaves(&self, size: u32, take: u32) -> Leaves {
        self.allowed(size, take, None)
    }

    /// What may be left when `take` are taken of whichever heap.
    pub(super) fn fixed(&self, take: u32) -> Leaves {
        self.allowed(take, take, Some(false))
    }

    /// What may be taken of a heap of `size` because it is of that size, with what may be left.
    pub(super) fn of_heap(&self, size: u32) -> Vec<(u32, Leaves)> {
        let clauses = self.clauses.iter();
        let takes = clauses.flat_map(|clause| {
            let amounts = clause.amounts.iter().flat_map(move |amount| amount.of_heap(size));
            amounts.map(|take| (take, clause.leaves))
        });
        takes.collect()
    }
}

/// The form used in links.
impl fmt::Display for Taking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, clause) in self.clauses.iter().enumerate() {
            write!(f, "{}{clause}", if place > 0 { "-or-" } else { "take-" })?;
        }
        Ok(())
    }
}

/// Amounts in their canonical form.
fn canonical(amounts: Vec<Amount>) -> Vec<Amount> {
    let mut runs: Vec<(u32, Option<u32>)> = Vec::new();
    let mut others: Vec<Amount> = Vec::new();
    for amount in amounts {
        match amount {
            Amount::Run { from, to } => runs.push((from, to)),
            Amount::Every { first, step: 1 } => runs.push((first, None)),
            other => others.push(other),
        }
    }
    runs.sort_unstable();
    let mut merged: Vec<(u32, Option<u32>)> = Vec::new();
    for (from, to) in runs {
        match merged.last_mut() {
            Some((_, None)) => {}
            Some((_, Some(end))) if from <= end.saturating_add(1) => {
                let end_of_both = to.map(|to| to.max(*end));
                if let Some(last) = merged.last_mut() {
                    last.1 = end_of_both;
                }
            }
            _ => merged.push((from, to)),
        }
    }
    let any = merged.first() == Some(&(1, None));
    others.retain(|&amount| !any || amount == Amount::Zero);
    others.extend(merged.into_iter().map(|(from, to)| Amount::Run { from, to }));
    others.sort_unstable();
    others.dedup();
    others
}

/// Clauses that leave the same made one, and clauses that take the same.
fn merge(clauses: Vec<Clause>) -> Vec<Clause> {
    let mut merged: Vec<Clause> = Vec::new();
    for clause in clauses {
        let joined = merged
            .iter()
            .enumerate()
            .find_map(|(place, other)| Some((place, other.joined(&clause)?)));
        if let Some((place, joined)) = joined {
            merged[place] = joined;
        } else if let Some(other) = merged.iter_mut().find(|it| it.amounts == clause.amounts) {
            other.leaves = other.leaves | clause.leaves;
        } else {
            merged.push(clause);
        }
    }
    merged.sort_unstable();
    merged
}
