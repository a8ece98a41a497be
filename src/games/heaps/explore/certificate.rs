//! The certificate of a proved period, for `nimlab verify`. `docs/certificates.md` has its form.

use super::super::code::Code;
use super::super::leaves::Leaves;
use super::super::ruleset::Ruleset;
use super::finite::Finite;
use super::finite_proof::FiniteProof;
use super::fixed::FixedMoves;
use super::tailed::TailProof;
use super::textbook::Textbook;
use super::{Exploration, Period, Recurrence};
use std::collections::BTreeMap;
use std::fmt;

/// The maximum number of values of a certificate: some 40 MB.
pub const MAX_CERTIFIED: u64 = 12_000_000;
/// Up to how many options a certificate is left to be checked by looking at all of them.
pub const MAX_PLAIN: u64 = 1_000_000_000;

/// The form of the file for codes that end.
const FORMAT: &str = "nimlab-period-1";
/// That for codes that repeat for ever.
const TAILED: &str = "nimlab-period-2";
/// That for other rules under which finitely many numbers may be taken.
const MOVES: &str = "nimlab-period-3";
/// Up to how many options such a rule has a certificate: some minutes.
const MAX_OPTIONS: u64 = 100_000_000_000;

/// What may be left, with its name in a file.
const KINDS: [(Leaves, &str); 5] = [
    (Leaves::NOTHING, "nothing"),
    (Leaves::ONE, "one"),
    (Leaves::UNEQUAL, "unequal"),
    (Leaves::EQUAL, "equal"),
    (Leaves::THREE, "three"),
];

/// The file. It is written as one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodFile {
    format: &'static str,
    rules: Rules,
    figures: Recurrence,
    bound: u64,
    values: Vec<u32>,
    /// The mask, and the heaps that are rare under it.
    rare: Option<(u32, Vec<u64>)>,
}

/// By what the file gives the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Rules {
    Code(String),
    Moves(FixedMoves),
}

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFile {
    /// Nothing is proved.
    Unproved,
    /// It would take too long to check.
    Far,
    /// Powers may be taken: an argument covers all heaps.
    Powers,
    /// There are none for such rules.
    Rules,
    /// It would have too many values, namely so many.
    Long(u64),
}

impl PeriodFile {
    /// Whether there may be a certificate for these rules, as far as that is known before anything is computed.
    pub fn may_be(rules: &Ruleset) -> Result<(), NoFile> {
        match Finite::of(rules) {
            _ if rules.octal().is_some() => Ok(()),
            Some(Finite::Window(_)) => Ok(()),
            Some(Finite::Powers(_)) => Err(NoFile::Powers),
            None => Err(NoFile::Rules),
        }
    }

    /// The certificate of what an exploration has proved. For a code that ends, rare heaps are listed where more than
    /// `plain` options would have to be examined without.
    pub fn of(found: &Exploration, plain: u64) -> Result<Self, NoFile> {
        Self::may_be(found.rules())?;
        let Some(Period::Proved(figures, _)) = found.period() else {
            return Err(NoFile::Unproved);
        };
        let count = figures.preperiod.saturating_add(figures.period);
        if count > MAX_CERTIFIED {
            return Err(NoFile::Long(count));
        }
        // A proof rests on more values than these, however few were asked for.
        let values: Option<Vec<u32>> = (0..count).map(|n| found.computed_value(n)).collect();
        let values = values.ok_or(NoFile::Unproved)?;
        match found.rules().octal() {
            None => Self::of_moves(found.rules(), figures, values),
            Some(code) => match Textbook::of(code, figures) {
                None => Self::of_tail(code, figures, values),
                Some(textbook) => Ok(Self::of_code(code, figures, &textbook, values, plain)),
            },
        }
    }

    /// That of a code that ends.
    fn of_code(
        code: &Code,
        figures: Recurrence,
        textbook: &Textbook,
        values: Vec<u32>,
        plain: u64,
    ) -> Self {
        let Recurrence { preperiod, period, .. } = figures;
        let count = preperiod + period;
        let bound = textbook.bound();
        let value = |n: u64| {
            let place = if n < count { n } else { preperiod + (n - preperiod) % period };
            usize::try_from(place).ok().and_then(|place| values.get(place)).copied().unwrap_or(0)
        };
        let rare = (textbook.pairs() > plain).then(|| {
            let mask = best_mask(&values);
            (mask, (1..=bound).filter(|&n| is_rare(value(n), mask)).collect())
        });
        let rules = Rules::Code(code.to_string());
        Self { format: FORMAT, rules, figures, bound, values, rare }
    }

    /// That of a rule which is given by its moves.
    fn of_moves(rules: &Ruleset, figures: Recurrence, values: Vec<u32>) -> Result<Self, NoFile> {
        let moves = FixedMoves::of(rules).ok_or(NoFile::Rules)?;
        let proof = FiniteProof::of(&moves, figures).filter(|it| it.options <= MAX_OPTIONS);
        let bound = proof.ok_or(NoFile::Far)?.bound();
        let rules = Rules::Moves(moves);
        Ok(Self { format: MOVES, rules, figures, bound, values, rare: None })
    }

    /// That of a code that repeats for ever.
    fn of_tail(code: &Code, figures: Recurrence, values: Vec<u32>) -> Result<Self, NoFile> {
        let value = |n: u64| {
            let over = n.saturating_sub(figures.preperiod);
            let place = n - over / figures.period * figures.period;
            let known = usize::try_from(place).ok().and_then(|place| values.get(place)).copied();
            let added = (over / figures.period).saturating_mul(figures.saltus);
            u64::from(known.unwrap_or(0)).saturating_add(added)
        };
        let bound = TailProof::of(code, figures, value).ok_or(NoFile::Far)?.bound();
        let rules = Rules::Code(code.to_string());
        Ok(Self { format: TAILED, rules, figures, bound, values, rare: None })
    }
}

impl fmt::Display for PeriodFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { format, rules, figures, bound, values, rare } = self;
        let Recurrence { preperiod, period, saltus } = figures;
        write!(f, "{{\"format\":\"{format}\",{rules},\"preperiod\":{preperiod}")?;
        write!(f, ",\"period\":{period},\"saltus\":{saltus},\"bound\":{bound},\"values\":")?;
        list(f, values)?;
        if let Some((mask, heaps)) = rare {
            write!(f, ",\"rare\":{{\"mask\":{mask},\"heaps\":")?;
            list(f, heaps)?;
            f.write_str("}")?;
        }
        f.write_str("}\n")
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = match self {
            Self::Code(code) => return write!(f, "\"code\":\"{code}\""),
            Self::Moves(moves) => moves,
        };
        f.write_str("\"moves\":{")?;
        for (place, (take, leaves)) in moves.each().enumerate() {
            let kinds = KINDS.iter().filter(|(kind, _)| leaves.allows(*kind));
            let kinds: Vec<String> = kinds.map(|(_, name)| format!("\"{name}\"")).collect();
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}\"{take}\":[{}]", kinds.join(","))?;
        }
        f.write_str("}")
    }
}

fn list(f: &mut fmt::Formatter<'_>, numbers: &[impl fmt::Display]) -> fmt::Result {
    for (place, number) in numbers.iter().enumerate() {
        write!(f, "{}{number}", if place == 0 { '[' } else { ',' })?;
    }
    f.write_str(if numbers.is_empty() { "[]" } else { "]" })
}

/// Whether a value has an even number of the bits of a mask. Then rare ⊕ rare and common ⊕ common are rare.
fn is_rare(value: u32, mask: u32) -> bool {
    (value & mask).count_ones().is_multiple_of(2)
}

/// The mask under which fewest of these values are rare. Cost: the square of the largest value.
fn best_mask(values: &[u32]) -> u32 {
    let mut counts: BTreeMap<u32, u64> = BTreeMap::new();
    for &value in values {
        *counts.entry(value).or_default() += 1;
    }
    let largest = counts.keys().next_back().copied().unwrap_or(0);
    let rare = |mask: &u32| -> u64 {
        let rare = counts.iter().filter(|&(&value, _)| is_rare(value, *mask));
        rare.map(|(_, count)| count).sum()
    };
    (1..(largest + 1).next_power_of_two()).min_by_key(rare).unwrap_or(1)
}
