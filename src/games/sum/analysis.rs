//! What is worked out about a sum.

use super::moves::Move;
use crate::core::{Nimber, Verdict};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// The analysis of a sum: the theory of Sprague and Grundy, for whatever has values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SumAnalysis {
    /// Who wins.
    pub verdict: Verdict,
    /// What is known of each part, in their order.
    pub parts: Vec<PartFound>,
    /// The nim-sum of their values, where all are known but those that cancel out: a loss exactly where it is 0.
    pub nim_sum: Option<Nimber>,
    /// The winning moves that were kept, by part, then in the order of its system.
    pub winning: Vec<Move>,
    /// How many there are, as far as is known.
    pub winning_count: u64,
    /// Whether that is all of them.
    pub complete: bool,
}

/// What is known of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartFound {
    /// Its Grundy value; `None` where its solver did not find it.
    pub value: Option<Nimber>,
    /// The place of an equal part, where the value of neither is known: the two cancel out, whatever it is.
    pub twin: Option<usize>,
    /// How many moves in it win the sum, as far as is known.
    pub winning_count: u64,
    /// What its solver told of it, packed. The moves that it calls winning are those that win the sum.
    pub tell: Vec<u8>,
}

impl SumAnalysis {
    /// The parts that cancel out though their values are not known, two by two.
    pub fn twins(&self) -> impl Iterator<Item = (usize, usize)> {
        let parts = self.parts.iter().enumerate();
        parts.filter_map(|(place, part)| Some((place, part.twin?))).filter(|(a, b)| a < b)
    }

    /// The values, where all are known.
    pub fn values(&self) -> Option<Vec<Nimber>> {
        self.parts.iter().map(|part| part.value).collect()
    }

    /// The value to which the part at a place must be brought to win: its own ⊕ the nim-sum. A move that
    /// does so need not exist.
    pub fn target(&self, place: usize) -> Option<Nimber> {
        Some(self.parts.get(place)?.value? ^ self.nim_sum?)
    }
}

impl Analysis for SumAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn winning(&self) -> &[Move] {
        &self.winning
    }

    fn winning_count(&self) -> u64 {
        self.winning_count
    }

    fn is_complete(&self) -> bool {
        self.complete
    }

    fn nim_sum(&self) -> Option<Nimber> {
        self.nim_sum
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        self.values().filter(|values| !values.is_empty()).map(|values| with_sum(&values))
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = Vec::new();
        if let Some(sum) = self.nim_sum {
            let sum = Fact::Number(sum.0.into());
            facts.extend([("value", sum.clone()), ("nim_sum", sum)]);
        }
        let known = |part: &PartFound| u64::from(part.value.is_some());
        facts.push(match self.values() {
            Some(values) => {
                ("values", Fact::Numbers(values.iter().map(|value| value.0.into()).collect()))
            }
            None => ("known", Fact::Numbers(self.parts.iter().map(known).collect())),
        });
        facts
    }
}
