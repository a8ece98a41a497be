//! Certificates of codes that repeat for ever and never leave two heaps: `docs/certificates.md` has the proof.

use super::claim::Claim;
use super::marks::Marks;
use super::wrong::Wrong;

/// Checks everything but that the period and the pre-period are the least.
pub(super) fn check(claim: &Claim, marks: &mut Marks) -> Result<(), Wrong> {
    values(claim, marks)?;
    proves(claim)
}

/// Looks at all options of all heaps up to the bound.
fn values(claim: &Claim, marks: &mut Marks) -> Result<(), Wrong> {
    for (n, &claimed) in claim.values.iter().enumerate() {
        marks.work(n)?;
        for value in (1..=n).filter_map(|take| option(claim, n, take)) {
            marks.mark(n, value);
        }
        let found = if n == 0 { 0 } else { marks.least(n) };
        if found != claimed as usize {
            return Err(Wrong::Value { n, claimed });
        }
    }
    Ok(())
}

/// The value of what is left of a heap of `n` tokens when so many are taken, if that is a move.
fn option(claim: &Claim, n: usize, take: usize) -> Option<u32> {
    let digit = claim.digit(take);
    match n - take {
        0 => (digit & 1 != 0).then_some(0),
        rest => claim.values.get(rest).copied().filter(|_| digit & 2 != 0),
    }
}

/// Whether the values up to the bound, which are right, are as many as the theorem asks for, and no more.
fn proves(claim: &Claim) -> Result<(), Wrong> {
    let start = claim.preperiod.max(1);
    let (prefix, length) = (claim.digits.len() - 1, claim.tail.len());
    let shift = claim.period / gcd(claim.period, length) * length;
    let next = (claim.bound + 1).checked_sub(shift).ok_or(Wrong::TailBound)?;
    if claim.saltus == 0 {
        let expected = start + shift + prefix;
        return if next == expected { Ok(()) } else { Err(Wrong::TailBound) };
    }
    let least = start + prefix.max(claim.period);
    if next < least {
        return Err(Wrong::TailBound);
    }
    let largest = |end: usize| claim.values.iter().take(end).max().map_or(0, |&it| it as usize);
    let added = (claim.saltus as usize).saturating_mul(shift / claim.period);
    let all = largest(start + shift).max(largest(start).saturating_add(added));
    let enough = (next..next + length).all(|n| covers(claim, n, all));
    let fewer_do = next > least && covers(claim, next - 1, all);
    if enough && !fewer_do { Ok(()) } else { Err(Wrong::TailBound) }
}

/// Whether the digits of the tail lead from a heap of `n` tokens to all values from 0 to `all`.
fn covers(claim: &Claim, n: usize, all: usize) -> bool {
    // There is at most one value for each number of tokens taken.
    if all > n {
        return false;
    }
    let mut met = vec![false; all + 1];
    for value in (claim.digits.len()..=n).filter_map(|take| option(claim, n, take)) {
        if let Some(met) = met.get_mut(value as usize) {
            *met = true;
        }
    }
    met.into_iter().all(|met| met)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
