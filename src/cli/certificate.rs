//! The certificate of a proved period, for `nimlab verify`. `docs/certificates.md` has its form.

use super::Failure;
use crate::core::Message;
use crate::games::heaps::{Code, Exploration, Period};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};

/// The most values of a certificate: some 40 MB.
const MAX_VALUES: u64 = 12_000_000;
/// Up to how many options a certificate is left to be checked by looking at all of them.
pub(super) const MAX_PLAIN: u64 = 1_000_000_000;

/// The file as it is written.
#[derive(Debug, Serialize)]
pub(super) struct Certificate {
    format: &'static str,
    code: String,
    preperiod: u64,
    period: u64,
    saltus: u64,
    bound: u64,
    values: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rare: Option<Rare>,
}

#[derive(Debug, Serialize)]
struct Rare {
    mask: u32,
    heaps: Vec<u64>,
}

impl Certificate {
    /// The certificate of what an exploration has proved. Rare heaps are listed where more than `plain`
    /// options would have to be looked at without.
    ///
    /// Refused where nothing is proved, for a code with a tail, and for too many values.
    pub(super) fn of(code: &Code, found: &Exploration, plain: u64) -> Result<Self, Failure> {
        if !code.tail().is_empty() {
            return Err(Message::new("cli-certificate-tail").into());
        }
        let Some(Period::Proved(figures, _)) = found.period() else {
            return Err(Message::new("cli-certificate-unproved").into());
        };
        let (preperiod, period) = (figures.preperiod, figures.period);
        let count = preperiod.saturating_add(period);
        if count > MAX_VALUES {
            let message = Message::new("cli-certificate-long").with("count", count);
            return Err(message.with("most", MAX_VALUES).into());
        }
        let bound = 2 * preperiod.max(1) + 2 * period + code.prefix().len() as u64;
        let values: Vec<u32> = (0..count).filter_map(|n| found.value(n)).collect();
        let splitting = (0..=code.prefix().len())
            .filter(|&take| u32::try_from(take).is_ok_and(|take| code.digit(take).leaves_two()));
        let options = splitting.count() as u64 * (bound / 2).saturating_mul(bound / 2);
        let value = |n: u64| {
            let place = if n < count { n } else { preperiod + (n - preperiod) % period };
            usize::try_from(place).ok().and_then(|place| values.get(place)).copied().unwrap_or(0)
        };
        let rare = (options > plain).then(|| {
            let mask = best_mask(&values);
            Rare { mask, heaps: (1..=bound).filter(|&n| is_rare(value(n), mask)).collect() }
        });
        let (format, code, saltus) = ("nimlab-period-1", code.to_string(), figures.saltus);
        Ok(Self { format, code, preperiod, period, saltus, bound, values, rare })
    }

    /// Writes it as one line of JSON.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    /// Writes it to a file, which is made or replaced.
    pub(super) fn write_file(&self, name: &str) -> Result<(), Failure> {
        let write = || {
            let mut out = BufWriter::new(File::create(name)?);
            self.write(&mut out)?;
            out.flush()
        };
        write().map_err(|error| {
            let message = Message::new("cli-file-write").with("name", name);
            message.with("why", error.to_string()).into()
        })
    }
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
