//! What a certificate says, read and checked for consistency. Whether it is true is another matter.

use super::wrong::Wrong;
use serde::Deserialize;

/// The kind and version of the files that are read.
const FORMAT: &str = "nimlab-period-1";
/// The most digits of a code.
const MAX_DIGITS: usize = 64;
/// The largest heap that is looked at: some hundred megabytes of values.
const MAX_BOUND: u64 = 1 << 25;

/// What is claimed: G(n + `period`) = G(n) for all n from `preperiod` on, both least.
#[derive(Clone, Debug)]
pub(super) struct Claim {
    /// The digits of the code: that before the point, then those behind it.
    pub(super) digits: Vec<u8>,
    /// The first heap size from which values repeat.
    pub(super) preperiod: usize,
    /// The length of a period.
    pub(super) period: usize,
    /// The largest heap that must be looked at for a proof.
    pub(super) bound: usize,
    /// G(0) to G(`bound`) as they are claimed, by the values that were written and their period.
    pub(super) values: Vec<u32>,
    /// The bits by which values are rare, and the heaps whose values are, where the file has them.
    pub(super) rare: Option<Rare>,
}

/// By which bits a value is rare: those of them that it has are even in number. And which heaps are.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rare {
    pub(super) mask: u32,
    pub(super) heaps: Vec<u32>,
}

/// The file as it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    code: String,
    preperiod: u64,
    period: u64,
    saltus: u64,
    bound: u64,
    values: Vec<u32>,
    rare: Option<Rare>,
}

impl Claim {
    /// Reads a file. Memory is bounded by what stands in it, and by a bound that is checked first.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Wrong> {
        let file: File = serde_json::from_slice(bytes)
            .map_err(|error| Wrong::Form { line: error.line(), column: error.column() })?;
        if file.format != FORMAT {
            return Err(Wrong::Format(file.format));
        }
        let Some(digits) = digits(&file.code) else { return Err(Wrong::Code(file.code)) };
        if file.period == 0 {
            return Err(Wrong::NoPeriod);
        }
        if file.saltus != 0 {
            return Err(Wrong::Saltus);
        }
        let count = file.preperiod.saturating_add(file.period);
        if file.values.len() as u64 != count {
            return Err(Wrong::Count { found: file.values.len(), expected: count });
        }
        let expected = bound(file.preperiod, file.period, digits.len() - 1);
        if file.bound != expected {
            return Err(Wrong::Bound { expected });
        }
        // What is small enough for the values is small enough for a place among them.
        let sizes = [file.preperiod, file.period, expected].map(|size| {
            usize::try_from(size).ok().filter(|_| expected <= MAX_BOUND).ok_or(Wrong::Work)
        });
        let [preperiod, period, bound] = sizes;
        let (preperiod, period, bound) = (preperiod?, period?, bound?);
        let mut values = file.values;
        for n in values.len()..=bound {
            let value = values.get(n - period).copied().unwrap_or(0);
            values.push(value);
        }
        Ok(Self { digits, preperiod, period, bound, values, rare: file.rare })
    }
}

/// The bound that everybody knows: 2n₀ + 2p + k, n₀ taken for at least 1.
fn bound(preperiod: u64, period: u64, last: usize) -> u64 {
    let twice = preperiod.max(1).saturating_mul(2).saturating_add(period.saturating_mul(2));
    twice.saturating_add(last as u64)
}

/// The digits of a code that ends, which is written as short as it can be.
fn digits(code: &str) -> Option<Vec<u8>> {
    let (first, rest) = code.split_once('.')?;
    let first = match first {
        "0" => 0,
        "4" => 4,
        _ => return None,
    };
    let plain = rest.bytes().all(|byte| (b'0'..=b'7').contains(&byte));
    // `4.0` is the only code that ends with 0.
    let short = !rest.ends_with('0') || (first == 4 && rest == "0");
    if !plain || !short || rest.is_empty() || rest.len() > MAX_DIGITS {
        return None;
    }
    let rest = if rest == "0" { "" } else { rest };
    Some(std::iter::once(first).chain(rest.bytes().map(|byte| byte - b'0')).collect())
}
