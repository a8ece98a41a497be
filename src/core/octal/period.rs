//! Periods: observed, and proved.
//!
//! The two are different types. An [`Observed`] period is read off the values known so far and may
//! fail with the next one. A [`Proved`] one holds for ever; it can only be made in this file, by one
//! of the rules of [`Rule`], and carries the [`Certificate`] of that rule. The proofs of the rules
//! are in `docs/proof-of-periods.md`.

use super::engine::{Engine, Stored};
use super::tail::{least_period, least_shift, repeats_from};
use super::{Digits, Mask};
use serde::{Deserialize, Serialize};

/// A period that the values known so far have from some point on, seen at least twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observed {
    /// The least `n0` with `G(n + p) = G(n)` for all `n >= n0` as far as values are known.
    pub preperiod: u64,
    /// `p`.
    pub period: u64,
    /// How many values were known: `G(0)` to `G(known - 1)`.
    pub known: u64,
}

/// A period that holds for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proved {
    preperiod: u64,
    period: u64,
    certificate: Certificate,
}

/// What has been found out about the period of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It looks as if.
    Observed(Observed),
    /// It is.
    Proved(Proved),
}

impl Proved {
    /// The least `n0` with `G(n + p) = G(n)` for all `n >= n0`, heap sizes from 0.
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The least `p`.
    pub fn period(&self) -> u64 {
        self.period
    }

    /// How it was proved.
    pub fn certificate(&self) -> Certificate {
        self.certificate
    }

    /// The heap below `n0 + p` that has the same value as a heap of `n`.
    pub fn reduce(&self, n: u64) -> u64 {
        match n.checked_sub(self.preperiod) {
            None => n,
            Some(over) => self.preperiod + over % self.period,
        }
    }
}
/// What was checked, so that the proof can be repeated by hand.
///
/// All rules check `G(n + shift) = G(n)` for `window.0 <= n < window.1` and conclude that it holds
/// for all `n` from `window.0` on. The least `n0` and the least `p` follow from that by comparing
/// values: `p` divides `shift`, and `n0` is at most `window.0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificate {
    /// Which rule was used.
    pub rule: Rule,
    /// The shift.
    pub shift: u64,
    /// The window: its first heap, and the one after its last.
    pub window: (u64, u64),
    /// How many values had to be known: `window.1 + shift`.
    pub bound: u64,
}

/// The rules by which a period is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rule {
    /// Guy and Smith (1956): the window reaches from some `n1 >= 1` to `2 n1 + p + k`, for `k` the
    /// last digit.
    Bound,
    /// Where no digit leaves two heaps, a value depends only on the `k` before it: the window is
    /// `k` long.
    TakeOnly,
    /// By rare heaps that have ended and witnesses that are not deep: the window is `width` long.
    RareEnded {
        /// The mask.
        mask: Mask,
        /// The last rare heap (0 where there is none).
        last_rare: u64,
        /// The deepest witness used for the last `shift` heaps.
        depth: u64,
        /// `max(last_rare, depth) + k`.
        width: u64,
    },
}

/// What is known of the rare heaps for the third rule.
#[derive(Clone, Copy, Debug)]
struct Rares {
    mask: Mask,
    last: usize,
}

fn rares(engine: &Engine) -> Option<Rares> {
    let (mask, rare) = engine.mask()?;
    Some(Rares { mask, last: rare.last().map_or(0, |&r| r as usize) })
}

/// The least width that the third rule could do with now, where it can apply at all.
pub(super) fn least_width(engine: &Engine) -> Option<usize> {
    let depth = engine.depth_since(engine.len())?;
    Some(rares(engine)?.last.max(depth) + engine.digits().last())
}

/// Proves `p` if one of the rules does, for values that repeat with it from `from` on as far as
/// they are known (that is, `G(n + p) = G(n)` for `from <= n < known - p`).
pub(super) fn prove(engine: &Engine, from: usize, p: usize) -> Option<Proved> {
    let known = engine.len();
    let certificate = by_length(engine.digits(), known, from, p)
        .or_else(|| by_rare_ended(engine, known, from, p))?;
    let differs = |n: usize, shift: usize| engine.value(n) != engine.value(n + shift);
    // A divisor is a period if it is one of the ring of the last `p` values, which repeat for ever;
    // and then of the row of them.
    let least = least_period(p, |q| !(known - p..known - q).any(|n| differs(n, q)));
    let preperiod = match engine.stored() {
        _ if least == p => from,
        Stored::Words(values) => repeats_from(values, least),
        Stored::Bytes { .. } => {
            let exception = (0..known - least).rev().find(|&n| differs(n, least));
            exception.map_or(0, |n| n + 1)
        }
    };
    Some(Proved { preperiod: preperiod as u64, period: least as u64, certificate })
}

/// What values found by other means show of their period. A search of all shifts and, where the
/// values are many enough for one of the first two rules, a proof.
pub fn period_of<T: Copy + Eq>(digits: &Digits, values: &[T]) -> Option<Finding> {
    let (shift, from) = repetition_of(values)?;
    let known = values.len();
    let Some(certificate) = by_length(digits, known, from, shift) else {
        let (preperiod, period) = (from as u64, shift as u64);
        return Some(Finding::Observed(Observed { preperiod, period, known: known as u64 }));
    };
    let last = &values[known - shift..];
    let period = least_period(shift, |q| last[..shift - q] == last[q..]);
    let preperiod = repeats_from(values, period) as u64;
    Some(Finding::Proved(Proved { preperiod, period: period as u64, certificate }))
}

/// A shift that an eighth of the values repeat with, and from where on they do: at least twice.
pub fn repetition_of<T: Copy + Eq>(values: &[T]) -> Option<(usize, usize)> {
    let known = values.len();
    let length = (known / 8).max(16);
    if known < 2 * length {
        return None;
    }
    let shift = least_shift(values, length, false, known - length)?;
    let from = repeats_from(values, shift);
    (known - from >= 2 * shift).then_some((shift, from))
}

fn by_length(digits: &Digits, known: usize, from: usize, p: usize) -> Option<Certificate> {
    let k = digits.last();
    // From 1 on: a heap of 0 is never left beside another, so its value proves nothing.
    let from = from.max(1);
    let (rule, end) = if digits.splits().is_empty() {
        (Rule::TakeOnly, from + k)
    } else {
        (Rule::Bound, 2 * from + p + k)
    };
    (end + p <= known).then(|| certificate(rule, p, from, end))
}

fn by_rare_ended(engine: &Engine, known: usize, from: usize, p: usize) -> Option<Certificate> {
    let Rares { mask, last } = rares(engine)?;
    // The last `p` heaps are common, and all their witnesses are counted.
    if last + p >= known || (mask.position && p % 2 == 1) {
        return None;
    }
    let depth = engine.depth_since(known - p)?;
    let width = last.max(depth) + engine.digits().last();
    // The window, moved up by `p`, is the last `width` heaps.
    let start = known.checked_sub(width + p).filter(|&start| start >= from.max(1))?;
    let rule =
        Rule::RareEnded { mask, last_rare: last as u64, depth: depth as u64, width: width as u64 };
    Some(certificate(rule, p, start, known - p))
}

fn certificate(rule: Rule, p: usize, from: usize, end: usize) -> Certificate {
    Certificate {
        rule,
        shift: p as u64,
        window: (from as u64, end as u64),
        bound: (end + p) as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tail::least_shift;
    use super::*;

    /// Claims of the third rule as early as it makes them, held against the values further on and
    /// against the bound.
    #[test]
    fn what_the_third_rule_claims_first_is_true() -> Result<(), Box<dyn std::error::Error>> {
        let (mut claims, mut both, mut with_position) = (0, 0, 0);
        for code in 0..1024_u32 {
            let three = [code >> 6 & 7, code >> 3 & 7, code & 7].map(|digit| digit as u8);
            let digits = Digits::new(code >= 512, &three).map_err(|error| format!("{error:?}"))?;
            let mut engine = Engine::new(digits);
            engine.reserve(7_000).map_err(|refusal| format!("{refusal:?}"))?;
            let mut claim = None;
            while engine.len() < 6_000 {
                engine.grow().map_err(|stop| format!("{stop:?}"))?;
                engine.make_eager();
                let (None, Some(width)) = (claim, least_width(&engine)) else {
                    continue;
                };
                let Stored::Bytes { codes, even } = engine.stored() else {
                    continue;
                };
                let known = codes.len();
                // A shift that agrees for the width alone, whatever came before it.
                let found = least_shift(codes, width.min(known), even, known);
                claim =
                    found.and_then(|p| by_rare_ended(&engine, known, repeats_from(codes, p), p));
            }
            let Some(Certificate { rule, shift, window, bound }) = claim else {
                continue;
            };
            claims += 1;
            with_position += u32::from(matches!(
                rule,
                Rule::RareEnded { mask: Mask { position: true, .. }, .. }
            ));
            let (shift, start) = (shift as usize, window.0 as usize);
            assert!(bound < 6_000);
            let values: Vec<_> = (0..engine.len()).map(|n| engine.value(n)).collect();
            assert_eq!(values[start..values.len() - shift], values[start + shift..], "{three:?}");
            let from = repeats_from(&values, shift);
            both += u32::from(by_length(engine.digits(), engine.len(), from, shift).is_some());
        }
        assert!(claims > 100 && both > 100 && with_position > 0, "{claims} {both} {with_position}");
        Ok(())
    }

    #[test]
    fn heaps_are_brought_into_the_first_period() {
        let certificate = certificate(Rule::TakeOnly, 4, 3, 9);
        let proved = Proved { preperiod: 3, period: 4, certificate };
        let reduced: Vec<u64> = (0..13).map(|n| proved.reduce(n)).collect();
        assert_eq!(reduced, [0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4]);
    }
}
