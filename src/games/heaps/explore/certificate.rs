//! The certificate of a proved period, for `nimlab verify`. `docs/certificates.md` has its form.

use super::super::code::Code;
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

/// The file. It is written as one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodFile {
    format: &'static str,
    code: String,
    figures: Recurrence,
    bound: u64,
    values: Vec<u32>,
    /// The mask, and the heaps that are rare under it.
    rare: Option<(u32, Vec<u64>)>,
}

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFile {
    /// Nothing is proved.
    Unproved,
    /// Of a code that repeats for ever it would have to reach too far.
    Far,
    /// It would have too many values, namely so many.
    Long(u64),
}

impl PeriodFile {
    /// The certificate of what an exploration has proved. Rare heaps are listed where more than `plain`
    /// options would have to be examined without.
    pub fn of(code: &Code, found: &Exploration, plain: u64) -> Result<Self, NoFile> {
        let Some(Period::Proved(figures, _)) = found.period() else {
            return Err(NoFile::Unproved);
        };
        let (preperiod, period) = (figures.preperiod, figures.period);
        let count = preperiod.saturating_add(period);
        if count > MAX_CERTIFIED {
            return Err(NoFile::Long(count));
        }
        let values: Vec<u32> = (0..count).filter_map(|n| found.value(n)).collect();
        let Some(textbook) = Textbook::of(code, figures) else {
            return Self::of_tail(code, figures, values);
        };
        let bound = textbook.bound();
        let value = |n: u64| {
            let place = if n < count { n } else { preperiod + (n - preperiod) % period };
            usize::try_from(place).ok().and_then(|place| values.get(place)).copied().unwrap_or(0)
        };
        let rare = (textbook.pairs() > plain).then(|| {
            let mask = best_mask(&values);
            (mask, (1..=bound).filter(|&n| is_rare(value(n), mask)).collect())
        });
        Ok(Self { format: FORMAT, code: code.to_string(), figures, bound, values, rare })
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
        Ok(Self { format: TAILED, code: code.to_string(), figures, bound, values, rare: None })
    }
}

impl fmt::Display for PeriodFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { format, code, figures, bound, values, rare } = self;
        let Recurrence { preperiod, period, saltus } = figures;
        write!(f, "{{\"format\":\"{format}\",\"code\":\"{code}\",\"preperiod\":{preperiod}")?;
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
