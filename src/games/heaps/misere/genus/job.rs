//! The genera of heaps as a job.

use super::Genus;
use super::forms::Form;
use super::table::{Found, Table};
use crate::core::{Job, Progress, Refusal, Status};
use crate::games::heaps::code::Code;
use crate::games::heaps::moves::Cut;
use crate::games::heaps::position::MAX_TOKENS;
use crate::games::heaps::ruleset::Ruleset;
use serde::{Deserialize, Serialize};

/// Genera found since the last report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Genera {
    /// The heap size that the first of `genera` is for.
    pub from: u32,
    /// The genera of heaps of `from`, `from + 1`, … tokens; `None` where it is not known, because
    /// the table has become too large.
    pub genera: Vec<Option<Genus>>,
    /// How many sums of heaps are in the table.
    pub sums: u64,
}

/// Finds the genera of heaps of 0, 1, …, `to` tokens.
///
/// For each heap size its options are brought to canonical form: single heaps and sums of two, which
/// need the forms of all sums that can come of them. The table of these grows fast for codes that
/// split; when it holds a million sums or ten million options of forms (some 150 MB), the heaps that
/// are left are not known. What is told is exact. For Nim itself there is nothing to compute.
#[derive(Clone, Debug)]
pub struct GeneraJob {
    code: Code,
    rules: Ruleset,
    to: u32,
    table: Table,
    /// The next cut of the heap whose options are being examined, and the forms of those before.
    next: Cut,
    options: Vec<Form>,
    exhausted: bool,
    reported: usize,
}

impl GeneraJob {
    /// Refuses heaps that a position could not have.
    pub fn new(code: &Code, to: u32) -> Result<Self, Refusal> {
        if to > MAX_TOKENS {
            return Err(Refusal::TooLong { asked: to.into(), most: MAX_TOKENS.into() });
        }
        Ok(Self {
            code: code.clone(),
            rules: code.into(),
            to,
            table: Table::new(),
            next: Cut::default(),
            options: Vec::new(),
            exhausted: false,
            reported: 0,
        })
    }

    /// Finds the options of the next heap size; false where it cannot continue now.
    fn add_heap(&mut self, size: u32, units: &mut u64) -> bool {
        while let Some(cut) = self.rules.cut_from(size, self.next) {
            let sum = self.table.sum(cut.left, size - cut.take - cut.left);
            match self.table.find(&sum, units) {
                Found::Form(form) => self.options.push(form),
                Found::Running => return false,
                Found::Exhausted => {
                    self.exhausted = true;
                    return false;
                }
            }
            self.next = cut.next();
        }
        self.table.add_heap(std::mem::take(&mut self.options));
        self.next = Cut::default();
        true
    }

    /// The first way from `next` on to move in a heap.
    pub(super) fn cut_from(&self, size: u32, next: Cut) -> Option<Cut> {
        self.rules.cut_from(size, next)
    }

    /// The genus of what a cut leaves of a heap. Where it cannot be told: whether it never can.
    pub(super) fn genus_after(
        &mut self,
        size: u32,
        cut: Cut,
        units: &mut u64,
    ) -> Result<Genus, bool> {
        let other = size - cut.take - cut.left;
        if self.code.is_nim() {
            return Ok(Genus::of_nim(cut.left + other));
        }
        if self.table.heaps() <= cut.left.max(other) as usize {
            return Err(true);
        }
        let sum = self.table.sum(cut.left, other);
        match self.table.find(&sum, units) {
            Found::Form(form) => self.table.forms().genus(form).cloned().ok_or(true),
            Found::Running => Err(false),
            Found::Exhausted => Err(true),
        }
    }

    /// Whether no more heaps will be added to the table.
    fn is_done(&self) -> bool {
        self.exhausted || self.code.is_nim()
    }

    fn missing(&self) -> Option<u32> {
        let next = u32::try_from(self.table.heaps()).ok()?;
        (next <= self.to && !self.is_done()).then_some(next)
    }
}

impl Job for GeneraJob {
    type Report = Genera;

    fn step(&mut self, mut units: u64) -> Status {
        while let Some(size) = self.missing() {
            if units == 0 {
                return Status::Running;
            }
            self.add_heap(size, &mut units);
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        let all = u64::from(self.to) + 1;
        let done = if self.is_done() { all } else { self.table.heaps() as u64 };
        Progress { done, total: Some(all) }
    }

    fn report(&mut self) -> Option<Genera> {
        let all = self.to as usize + 1;
        let end = if self.is_done() { all } else { self.table.heaps().min(all) };
        if self.reported == end {
            return None;
        }
        let in_table = |size: usize| self.table.forms().genus(self.table.heap(size)?).cloned();
        let of_nim = |size: usize| Some(Genus::of_nim(u32::try_from(size).ok()?));
        let genus = |size| if self.code.is_nim() { of_nim(size) } else { in_table(size) };
        let genera = (self.reported..end).map(genus).collect();
        let from = u32::try_from(self.reported).ok()?;
        self.reported = end;
        Some(Genera { from, genera, sums: self.table.len() as u64 })
    }
}
