//! The options of one heap with their genera, as a job.

use super::job::GeneraJob;
use super::{Genus, mex};
use crate::core::{Job, Message, Progress, Refusal, Status};
use crate::games::heaps::code::Code;
use crate::games::heaps::moves::Cut;
use serde::{Deserialize, Serialize};

/// The maximum number of options that are listed; all are counted.
const MAX_OPTIONS: usize = 200;

/// The options of a heap in misère play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GenusOptions {
    /// The heap.
    pub heap: u32,
    /// The first options in order, each with its genus.
    pub options: Vec<(Cut, Genus)>,
    /// How many there are in all.
    pub count: u64,
    /// The genera of all of them, each once.
    pub genera: Vec<Genus>,
}

impl GenusOptions {
    /// Why the heap has its misère nim value.
    pub fn why_value(&self) -> Message {
        if self.genera.is_empty() {
            return Message::new("genus-no-option").with("heap", self.heap);
        }
        let values: Vec<u32> = self.genera.iter().map(Genus::misere_value).collect();
        let right = mex(&mut Vec::new(), values.iter().copied());
        let said = Message::new("genus-value-why").with("heap", self.heap);
        let (values, count) = listed(values);
        said.with("values", values).with("count", count).with("right", right)
    }

    /// Why the heap has its genus, sentence by sentence.
    pub fn why_genus(&self) -> Vec<Message> {
        if self.genera.is_empty() {
            return vec![self.why_value(), Message::new("genus-superscript")];
        }
        let normal: Vec<u32> = self.genera.iter().map(Genus::normal_value).collect();
        let least = mex(&mut Vec::new(), normal.iter().copied());
        let said = Message::new("genus-normal-why").with("heap", self.heap);
        let (values, count) = listed(normal);
        let said = said.with("values", values).with("count", count).with("right", least);
        vec![said, self.why_value(), Message::new("genus-superscript")]
    }
}

/// Numbers in order, each once, and how many they are.
fn listed(mut numbers: Vec<u32>) -> (String, usize) {
    numbers.sort_unstable();
    numbers.dedup();
    let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
    (texts.join(", "), texts.len())
}

/// The job that finds [`GenusOptions`]. There are none where the table of sums has become too large.
#[derive(Clone, Debug)]
pub struct GenusOptionsJob {
    genera: GeneraJob,
    heap: u32,
    next: Cut,
    found: GenusOptions,
    ended: Option<bool>,
    told: bool,
}

impl GenusOptionsJob {
    /// Refuses heaps that a position could not have.
    pub fn new(code: &Code, heap: u32) -> Result<Self, Refusal> {
        let found = GenusOptions { heap, options: Vec::new(), count: 0, genera: Vec::new() };
        let genera = GeneraJob::new(code, heap)?;
        Ok(Self { genera, heap, next: Cut::default(), found, ended: None, told: false })
    }

    /// Looks at the next option; whether there was one, `None` where it cannot continue now, or never.
    fn look(&mut self, units: &mut u64) -> Option<bool> {
        let Some(cut) = self.genera.cut_from(self.heap, self.next) else { return Some(false) };
        let genus = match self.genera.genus_after(self.heap, cut, units) {
            Ok(genus) => genus,
            Err(exhausted) => {
                self.ended = exhausted.then_some(false);
                return None;
            }
        };
        if !self.found.genera.contains(&genus) {
            self.found.genera.push(genus.clone());
        }
        if self.found.options.len() < MAX_OPTIONS {
            self.found.options.push((cut, genus));
        }
        self.found.count += 1;
        self.next = cut.next();
        Some(true)
    }
}

impl Job for GenusOptionsJob {
    type Report = GenusOptions;

    fn step(&mut self, mut units: u64) -> Status {
        if self.genera.step(units) == Status::Running {
            return Status::Running;
        }
        while self.ended.is_none() && units > 0 {
            units = units.saturating_sub(1);
            match self.look(&mut units) {
                Some(true) => {}
                Some(false) => self.ended = Some(true),
                None => break,
            }
        }
        if self.ended.is_some() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        self.genera.progress()
    }

    fn report(&mut self) -> Option<GenusOptions> {
        if self.ended != Some(true) || self.told {
            return None;
        }
        self.told = true;
        Some(self.found.clone())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::core::run_to_end;

    /// The genus of every heap is that of its options.
    #[test]
    fn options_give_the_genus_of_their_heap() {
        for code in ["0.77", "0.3", "4.56", "0.07", "0.[3]", "0.123"] {
            let code = Code::read_typed(code).unwrap();
            let genera = run_to_end(&mut GeneraJob::new(&code, 14).unwrap());
            let genera: Vec<Genus> =
                genera.into_iter().flat_map(|part| part.genera).flatten().collect();
            assert_eq!(genera.len(), 15);
            for (heap, genus) in (0..).zip(&genera) {
                let told = run_to_end(&mut GenusOptionsJob::new(&code, heap).unwrap()).remove(0);
                assert_eq!(&Genus::of_options(&told.genera.iter().collect::<Vec<_>>()), genus);
                let why = told.why_value();
                if !told.genera.is_empty() {
                    assert!(why.about.contains(&("right".into(), genus.misere_value().into())));
                }
            }
        }
    }
}
