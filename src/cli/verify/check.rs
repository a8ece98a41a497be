//! Whether what a certificate claims is true.
//!
//! Every value up to the bound is checked against the rule: G(n) is the smallest number that is not the value of any
//! option of a heap of n tokens. From there on the values must repeat (`docs/certificates.md` has the proof).
//!
//! The plain way is to examine all options of every heap. If a file names rare heaps, most options can be skipped: a
//! value is rare if it has an even number of bits in common with a mask, so the ⊕ of two rare values is rare, and that
//! of two common ones as well. To find which common values are options, it is enough to examine the splits with a rare
//! heap in them. A single example shows that a rare value is an option. Only if G(n) itself is rare must all options be
//! examined.

use super::claim::{Claim, Rare};
use super::finite;
use super::marks::Marks;
use super::tail;
use super::wrong::Wrong;

/// Checks everything.
pub(super) fn check(claim: &Claim) -> Result<(), Wrong> {
    let mut marks = Marks::new(claim)?;
    match &claim.rare {
        _ if !claim.moves.is_empty() => finite::check(claim, &mut marks)?,
        _ if !claim.tail.is_empty() => tail::check(claim, &mut marks)?,
        None => plain(claim, &mut marks)?,
        Some(rare) => sparse(claim, rare, &mut marks)?,
    }
    least(claim)
}

/// What is left of a heap of `n` tokens, by the number taken, with the digit that says in which parts.
fn rests(digits: &[u8], n: usize) -> impl Iterator<Item = (usize, u8)> + '_ {
    digits.iter().enumerate().take(n + 1).map(move |(take, &digit)| (n - take, digit))
}

/// Marks the options that are one heap or none.
fn mark_single(claim: &Claim, n: usize, marks: &mut Marks) {
    for (rest, digit) in rests(&claim.digits, n) {
        if rest == 0 && digit & 1 != 0 {
            marks.mark(n, 0);
        }
        // Nothing taken and one heap left is no move; the first digit is 0 or 4.
        if rest > 0 && digit & 2 != 0 {
            marks.mark(n, claim.values[rest]);
        }
    }
}

/// What is left where two heaps may be.
fn splits(digits: &[u8], n: usize) -> impl Iterator<Item = usize> + '_ {
    rests(digits, n).filter(|(_, digit)| digit & 4 != 0).map(|(rest, _)| rest)
}

/// Looks at all options of all heaps.
fn plain(claim: &Claim, marks: &mut Marks) -> Result<(), Wrong> {
    let (values, bound) = (&claim.values, claim.bound);
    let splitting = claim.digits.iter().filter(|&digit| digit & 4 != 0).count();
    marks.work((bound / 2 + 1).saturating_mul(bound / 2 + 1).saturating_mul(splitting))?;
    for n in 0..=bound {
        // The mark of a heap of none is that of a value that was never met, and it has no option.
        if n > 0 {
            mark_single(claim, n, marks);
        }
        for rest in splits(&claim.digits, n) {
            for part in 1..=rest / 2 {
                marks.mark(n, values[part] ^ values[rest - part]);
            }
        }
        let found = if n == 0 { 0 } else { marks.least(n) };
        if found != values[n] as usize {
            return Err(Wrong::Value { n, claimed: values[n] });
        }
    }
    Ok(())
}

/// Looks at options with a rare heap, and at as many others as are needed.
fn sparse(claim: &Claim, rare: &Rare, marks: &mut Marks) -> Result<(), Wrong> {
    let (values, bound) = (&claim.values, claim.bound);
    let is_rare = |value: u32| (value & rare.mask).count_ones().is_multiple_of(2);
    let listed = list(claim, rare, is_rare)?;
    // By value: a part that was met when it was an option.
    let mut shown = vec![0_usize; marks.room()];
    for n in 1..=bound {
        let wrong = Wrong::Value { n, claimed: values[n] };
        mark_single(claim, n, marks);
        for rest in splits(&claim.digits, n) {
            let parts = listed.partition_point(|&part| part < rest);
            marks.work(parts)?;
            for &part in &listed[..parts] {
                marks.mark(n, values[part] ^ values[rest - part]);
            }
        }
        // What is marked now are all common values that are options, and some rare ones.
        let value = values[n];
        let mut missing = 0_usize;
        for less in 0..value {
            if marks.has(n, less) {
                continue;
            }
            if !is_rare(less) {
                return Err(wrong);
            }
            // What has shown a value of some other heap often shows it of this one too.
            let part = shown[less as usize];
            let mut rests = splits(&claim.digits, n).filter(|&rest| 0 < part && part < rest);
            if rests.any(|rest| values[part] ^ values[rest - part] == less) {
                marks.mark(n, less);
            } else {
                missing += 1;
            }
        }
        for rest in splits(&claim.digits, n) {
            let mut part = 1;
            // All parts where the value is rare, and until none is missing where it is not.
            while part <= rest / 2 && (missing > 0 || is_rare(value)) {
                let option = values[part] ^ values[rest - part];
                if marks.mark(n, option) && option < value {
                    missing = missing.saturating_sub(1);
                    shown[option as usize] = part;
                }
                part += 1;
            }
            marks.work(part)?;
        }
        if missing > 0 || marks.has(n, value) {
            return Err(wrong);
        }
    }
    Ok(())
}

/// The heaps that are rare, which must be those of the list.
fn list(claim: &Claim, rare: &Rare, is_rare: impl Fn(u32) -> bool) -> Result<Vec<usize>, Wrong> {
    let heaps = claim.values.iter().enumerate().skip(1);
    let listed: Vec<usize> = heaps.filter(|&(_, &value)| is_rare(value)).map(|(n, _)| n).collect();
    for (&n, place) in listed.iter().zip(0..) {
        let named = rare.heaps.get::<usize>(place).map(|&named| named as usize);
        if named != Some(n) {
            return Err(Wrong::Rare { n: named.map_or(n, |named| named.min(n)) });
        }
    }
    match rare.heaps.get(listed.len()) {
        Some(&n) => Err(Wrong::Rare { n: n as usize }),
        None => Ok(listed),
    }
}

/// Whether the preperiod and the period are the least.
fn least(claim: &Claim) -> Result<(), Wrong> {
    let Claim { preperiod, period, values, .. } = claim;
    let saltus = claim.saltus as usize;
    let follows = |n: usize, shift: usize, added: usize| {
        values[n + shift] as usize == (values[n] as usize).saturating_add(added)
    };
    if preperiod.checked_sub(1).is_some_and(|before| follows(before, *period, saltus)) {
        return Err(Wrong::Earlier);
    }
    // The least period is a divisor of every other, and as much is added in each part of a period.
    for shorter in (1..=period / 2).filter(|shorter| period.is_multiple_of(*shorter)) {
        let parts = period / shorter;
        let mut all = *preperiod..preperiod + period - shorter;
        if saltus.is_multiple_of(parts) && all.all(|n| follows(n, shorter, saltus / parts)) {
            return Err(Wrong::Shorter { period: shorter });
        }
    }
    Ok(())
}
