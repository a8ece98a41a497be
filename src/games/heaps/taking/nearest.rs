//! The closest rule in words to a text that is not one.

use super::amount::{Amount, MAX_AMOUNT, MAX_BASE};
use super::{Clause, Leaves, MAX_AMOUNTS, MAX_CLAUSES, Taking, read};

/// The rule with all of its clauses, numbers and kinds of heaps that can be made out, and with numbers within
/// their limits; `None` where no move is left. `text` begins with `take`, which is skipped.
pub(in crate::games::heaps) fn nearest(text: &str) -> Option<Taking> {
    let (_, text) = text.split_once('-')?;
    Taking::new(text.split("-or-").filter_map(clause).take(MAX_CLAUSES).collect())
}

fn clause(text: &str) -> Option<Clause> {
    let (taken, left) = text.split_once('-').unwrap_or((text, ""));
    // Dots in a row are a range.
    let taken = taken.replace("...", "to").replace("..", "to");
    let mut amounts: Vec<Amount> = taken.split('.').filter_map(amount).take(MAX_AMOUNTS).collect();
    let left = left.split(['-', '.']).filter_map(read::left);
    let mut leaves = left.fold(Leaves::NEVER, |all, one| all | one);
    if leaves.is_never() {
        leaves = Leaves::WHOLE;
    }
    if leaves.allows(Leaves::ONE) && amounts.contains(&Amount::Zero) {
        // A heap that stays as it is: where something else is taken, only that is meant, otherwise a split.
        amounts.retain(|&amount| amount != Amount::Zero);
        if amounts.is_empty() {
            (amounts, leaves) = (vec![Amount::Zero], Leaves::TWO);
        }
    }
    (!amounts.is_empty()).then(|| Clause::new(amounts, leaves))
}

fn amount(text: &str) -> Option<Amount> {
    if let Ok(amount) = read::amount((0, text)) {
        return Some(amount);
    }
    if let Some(base) = text.strip_prefix("powers") {
        return Some(Amount::Powers(number(base, 2, MAX_BASE).unwrap_or(2)));
    }
    let least = |text| number(text, 1, MAX_AMOUNT);
    if let Some((first, step)) = text.split_once("by") {
        return Some(Amount::Every { first: least(first)?, step: least(step)? });
    }
    if let Some((from, to)) = text.split_once("to") {
        let (from, to) = (least(from).unwrap_or(1), least(to)?);
        return Some(Amount::Run { from: from.min(to), to: Some(from.max(to)) });
    }
    least(text).map(|number| Amount::Run { from: number, to: Some(number) })
}

/// The closest number from `least` to `most`; `None` where the text is no number.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u32::MAX).clamp(least, most))
}
