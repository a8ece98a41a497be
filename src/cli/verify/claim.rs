//! What a certificate says, read and checked for consistency. Whether it is true is another matter.

use super::finite;
use super::moves::{Move, Moves};
use super::wrong::Wrong;
use serde::Deserialize;

/// The kind and version of the files that are read.
const FORMAT: &str = "nimlab-period-1";
/// The same for codes that repeat for ever.
const TAILED: &str = "nimlab-period-2";
/// The same for rules that are given by their moves.
const MOVES: &str = "nimlab-period-3";
/// The maximum number of digits of a code.
const MAX_DIGITS: usize = 64;
/// The largest heap that is examined: some hundred megabytes of values.
const MAX_BOUND: u64 = 1 << 25;
/// The same for a code that repeats for ever, whose heaps have as many moves as tokens.
const MAX_TAIL_BOUND: u64 = 600_000;

/// What is claimed: G(n + `period`) = G(n) + `saltus` for all n from `preperiod` on, both least.
#[derive(Clone, Debug)]
pub(super) struct Claim {
    /// The digits of the code: that before the point, then those behind it.
    pub(super) digits: Vec<u8>,
    /// The digits that follow again and again; none for a code that ends.
    pub(super) tail: Vec<u8>,
    /// The moves of a rule that is given by these, by what is taken; it has no digits.
    pub(super) moves: Vec<Move>,
    /// The first heap size from which values repeat.
    pub(super) preperiod: usize,
    /// The length of a period.
    pub(super) period: usize,
    /// What is added from one period to the next; 0 for a code that ends.
    pub(super) saltus: u32,
    /// The largest heap that must be examined for a proof.
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

/// The rules that a file gives: the digits of a code, with those that follow again and again, or moves.
struct Rules {
    digits: Vec<u8>,
    tail: Vec<u8>,
    moves: Vec<Move>,
}

/// The file as it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    code: Option<String>,
    moves: Option<Moves>,
    preperiod: u64,
    period: u64,
    saltus: u64,
    bound: u64,
    values: Vec<u32>,
    rare: Option<Rare>,
}

impl Claim {
    /// Reads a file. Memory is bounded by what is in it, and by a bound that is checked first.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Wrong> {
        let file: File = serde_json::from_slice(bytes)
            .map_err(|error| Wrong::Form { line: error.line(), column: error.column() })?;
        let Rules { digits, tail, moves } = file.rules()?;
        let ends = tail.is_empty();
        if moves.is_empty() {
            file.agrees(&digits, ends)?;
        } else {
            file.agrees_with(&moves)?;
        }
        // What is small enough for the values is small enough for a place among them.
        let most = if ends { MAX_BOUND } else { MAX_TAIL_BOUND };
        let sizes = [file.preperiod, file.period, file.bound].map(|size| {
            usize::try_from(size).ok().filter(|_| file.bound <= most).ok_or(Wrong::Work)
        });
        let [preperiod, period, bound] = sizes;
        let (preperiod, period, bound) = (preperiod?, period?, bound?);
        let saltus = u32::try_from(file.saltus).unwrap_or(u32::MAX);
        let mut values = file.values;
        for n in values.len()..=bound {
            let value = values.get(n - period).copied().unwrap_or(0);
            // A value that is too large for its heap is refused.
            values.push(value.saturating_add(saltus));
        }
        let rare = file.rare;
        Ok(Self { digits, tail, moves, preperiod, period, saltus, bound, values, rare })
    }
}

impl Claim {
    /// The digit for so many tokens taken.
    pub(super) fn digit(&self, take: usize) -> u8 {
        let tail = |beyond: usize| self.tail.get(beyond % self.tail.len().max(1));
        let beyond = take.checked_sub(self.digits.len());
        self.digits.get(take).or_else(|| tail(beyond?)).copied().unwrap_or(0)
    }
}

impl File {
    /// The rules, which are of the kind that the format says.
    fn rules(&self) -> Result<Rules, Wrong> {
        let ends = match self.format.as_str() {
            FORMAT => true,
            TAILED => false,
            MOVES => return self.by_moves(),
            _ => return Err(Wrong::Format(self.format.clone())),
        };
        let (Some(code_text), None) = (&self.code, &self.moves) else {
            return Err(Wrong::Rules { field: "code", other: "moves" });
        };
        let (digits, tail) = code(code_text).ok_or_else(|| Wrong::Code(code_text.clone()))?;
        if tail.is_empty() != ends {
            return Err(Wrong::Format(self.format.clone()));
        }
        if !ends && digits.iter().chain(&tail).any(|digit| digit & 4 != 0) {
            return Err(Wrong::TailSplits);
        }
        Ok(Rules { digits, tail, moves: Vec::new() })
    }

    /// The rules of a file that gives their moves.
    fn by_moves(&self) -> Result<Rules, Wrong> {
        let (None, Some(moves)) = (&self.code, &self.moves) else {
            return Err(Wrong::Rules { field: "moves", other: "code" });
        };
        Ok(Rules { digits: Vec::new(), tail: Vec::new(), moves: moves.read()? })
    }

    /// Whether the number of values is that of the figures.
    fn is_counted(&self) -> Result<u64, Wrong> {
        let count = self.preperiod.saturating_add(self.period);
        let found = self.values.len();
        if found as u64 == count { Ok(count) } else { Err(Wrong::Count { found, expected: count }) }
    }

    /// Whether the numbers agree with one another and with the moves.
    fn agrees_with(&self, moves: &[Move]) -> Result<(), Wrong> {
        if self.period == 0 {
            return Err(Wrong::NoPeriod);
        }
        if self.saltus != 0 {
            return Err(Wrong::Saltus);
        }
        self.is_counted()?;
        // No rare heaps are named.
        if let Some(rare) = &self.rare {
            return Err(Wrong::Rare { n: rare.heaps.first().map_or(0, |&n| n as usize) });
        }
        let expected = finite::bound(moves, self.preperiod, self.period);
        if self.bound == expected { Ok(()) } else { Err(Wrong::MovesBound { expected }) }
    }

    /// Whether the numbers agree with one another.
    fn agrees(&self, digits: &[u8], ends: bool) -> Result<(), Wrong> {
        if self.period == 0 {
            return Err(Wrong::NoPeriod);
        }
        if ends && self.saltus != 0 {
            return Err(Wrong::Saltus);
        }
        let count = self.is_counted()?;
        let expected = bound(self.preperiod, self.period, digits.len() - 1);
        if ends && self.bound != expected {
            return Err(Wrong::Bound { expected });
        }
        if ends {
            return Ok(());
        }
        // No move leaves two heaps, so there are no rare ones to be named.
        if let Some(rare) = &self.rare {
            return Err(Wrong::Rare { n: rare.heaps.first().map_or(0, |&n| n as usize) });
        }
        // A second period must be examined, whatever the code.
        let least = count.saturating_add(self.period).saturating_sub(1);
        if self.bound < least { Err(Wrong::TailBound) } else { Ok(()) }
    }
}

/// The bound that everybody knows: 2n₀ + 2p + k, n₀ taken for at least 1.
fn bound(preperiod: u64, period: u64, last: usize) -> u64 {
    let twice = preperiod.max(1).saturating_mul(2).saturating_add(period.saturating_mul(2));
    twice.saturating_add(last as u64)
}

/// The digits of a code, and those that repeat for ever after `~`, where there are any. It is written as
/// short as it can be.
fn code(code: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let Some((begin, tail)) = code.split_once('~') else {
        return Some((digits(code)?, Vec::new()));
    };
    let prefix = begin.strip_prefix("0.")?;
    let plain = |text: &str| text.bytes().all(|byte| (b'0'..=b'7').contains(&byte));
    let few = prefix.len() + tail.len() <= MAX_DIGITS;
    if !plain(prefix) || !plain(tail) || !few || tail.is_empty() || tail == "0" {
        return None;
    }
    let all = tail.as_bytes();
    let again = |length: usize| {
        all.len().is_multiple_of(length) && all[length..] == all[..all.len() - length]
    };
    if (1..all.len()).any(again) || prefix.bytes().last() == tail.bytes().last() {
        return None;
    }
    let number = |byte: u8| byte - b'0';
    let digits = std::iter::once(0).chain(prefix.bytes().map(number)).collect();
    Some((digits, all.iter().copied().map(number).collect()))
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
