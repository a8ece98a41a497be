//! Certificates of rules that are given by their moves: `docs/certificates.md` has the theorem.

use super::claim::Claim;
use super::marks::Marks;
use super::moves::{Kind, Move};
use super::wrong::Wrong;

/// The largest heap that must be examined for a proof: b + q.
pub(super) fn bound(moves: &[Move], preperiod: u64, period: u64) -> u64 {
    let some = |kind: Kind| moves.iter().any(|one| one.leaves(kind));
    let tells = |one: &Move| one.leaves(Kind::Unequal) != one.leaves(Kind::Equal);
    // q is even if equal heaps are told from unequal ones.
    let times = if period % 2 == 1 && moves.iter().any(tells) { 2 } else { 1 };
    let (a, q) = (preperiod.max(1), period.saturating_mul(times));
    let most = moves.last().map_or(0, |one| one.take as u64);
    let sum = |starts: u64, shifts: u64| {
        a.saturating_mul(starts).saturating_add(q.saturating_mul(shifts)).saturating_add(most)
    };
    let (two, three) = (sum(2, 3), sum(3, 2));
    let end = if some(Kind::Three) {
        two.max(three)
    } else if some(Kind::Unequal) || some(Kind::Equal) {
        two
    } else {
        sum(1, 0).saturating_sub(1)
    };
    end.saturating_add(q)
}

/// Examines all options of all heaps up to the bound.
pub(super) fn check(claim: &Claim, marks: &mut Marks) -> Result<(), Wrong> {
    for one in &claim.moves {
        marks.work(work(one, claim.bound))?;
    }
    for (n, &claimed) in claim.values.iter().enumerate() {
        for one in claim.moves.iter().take_while(|one| one.take <= n) {
            mark(claim, one, n, marks);
        }
        // The mark of a heap of none is that of a value that was never met, and it has no option.
        let found = if n == 0 { 0 } else { marks.least(n) };
        if found != claimed as usize {
            return Err(Wrong::Value { n, claimed });
        }
    }
    Ok(())
}

/// About how many options a move makes for all heaps up to the bound; rather more than too few.
fn work(one: &Move, bound: usize) -> usize {
    let rest = bound.saturating_sub(one.take);
    let each = one.kinds.iter().map(|kind| match kind {
        Kind::Nothing => 1,
        Kind::One | Kind::Equal => rest,
        Kind::Unequal => (rest / 2 + 1).saturating_mul(rest / 2 + 1),
        Kind::Three => {
            let third = rest.saturating_add(3);
            third.saturating_mul(third).saturating_mul(third) / 36
        }
    });
    each.fold(0, usize::saturating_add)
}

/// Marks the options of a heap of `n` tokens, at least as many as are taken, by one move.
fn mark(claim: &Claim, one: &Move, n: usize, marks: &mut Marks) {
    let (values, rest) = (&claim.values, n - one.take);
    if rest == 0 {
        // To take nothing from nothing would be no move, and no file has it.
        if one.leaves(Kind::Nothing) {
            marks.mark(n, 0);
        }
        return;
    }
    for kind in &one.kinds {
        match kind {
            Kind::One => drop(marks.mark(n, values[rest])),
            Kind::Unequal => {
                for part in (1..rest).take_while(|part| *part < rest - *part) {
                    marks.mark(n, values[part] ^ values[rest - part]);
                }
            }
            // Two heaps of the same value, whatever that is.
            Kind::Equal if rest.is_multiple_of(2) => drop(marks.mark(n, 0)),
            Kind::Nothing | Kind::Equal => {}
            Kind::Three => {
                for small in 1..=rest / 3 {
                    let both = rest - small;
                    for middle in small..=both / 2 {
                        let pair = values[middle] ^ values[both - middle];
                        marks.mark(n, values[small] ^ pair);
                    }
                }
            }
        }
    }
}
