//! The textbook's proof of a period, as data that can be read: the bound, a check by all options, and the
//! step of the induction. `docs/proof-of-periods.md` has the argument (rule 2).

use super::super::code::Code;
use super::checked::{CheckVerdict, Checked, MAX_CHECKED, verdict};
use super::period::Recurrence;
use crate::core::octal::{Digits, Plain};
use serde::{Deserialize, Serialize};

/// The maximum number of options of a heap that a step lists.
pub(super) const MAX_MATCHED: usize = 60;

/// What the bound 2 n₀ + 2 p + k is made of. It is for codes that end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Textbook {
    /// n₀, but at least 1: a heap of 0 is never left beside another, so its value proves nothing.
    pub first: u64,
    /// p.
    pub period: u64,
    /// k: the place of the last digit.
    pub last: u64,
    /// How many digits leave two heaps.
    splitting: u64,
}

impl Textbook {
    /// The bound of a code that ends.
    pub fn of(code: &Code, figures: Recurrence) -> Option<Self> {
        let last = u32::try_from(code.prefix().len()).ok().filter(|_| code.tail().is_empty())?;
        let splitting = (0..=last).filter(|&take| code.digit(take).leaves_two()).count();
        let (first, period) = (figures.preperiod.max(1), figures.period);
        Some(Self { first, period, last: last.into(), splitting: splitting as u64 })
    }

    /// 2 n₀ + 2 p + k: G(0) to the value before this one are enough.
    pub fn bound(&self) -> u64 {
        let Self { first, period, last, .. } = self;
        first.saturating_add(*period).saturating_mul(2).saturating_add(*last)
    }

    /// The least n for which the step of the induction holds: 2 n₀ + p + k.
    pub fn least_step(&self) -> u64 {
        self.bound().saturating_sub(self.period)
    }

    /// About how many pairs of heaps have to be examined, where all are.
    pub fn pairs(&self) -> u64 {
        let half = self.bound() / 2;
        self.splitting.saturating_mul(half.saturating_mul(half))
    }

    /// Whether so much can be examined while a reader waits.
    pub fn in_reach(&self) -> bool {
        self.pairs() <= MAX_CHECKED
    }

    /// Whether some digit leaves two heaps.
    pub fn splits(&self) -> bool {
        self.splitting > 0
    }
}

/// A check on its way: every value is found again, by all options.
#[derive(Clone, Debug)]
pub(super) struct Checking {
    plain: Plain,
    textbook: Textbook,
    figures: Recurrence,
}

impl Checking {
    /// For a code that ends, where the check is in reach.
    pub(super) fn new(code: &Code, digits: Digits, figures: Recurrence) -> Option<Self> {
        let textbook = Textbook::of(code, figures).filter(Textbook::in_reach)?;
        // A claim too long for its values is out of reach as well, even where no pair is examined.
        (textbook.bound() <= MAX_CHECKED / 64).then(|| Self {
            plain: Plain::new(digits),
            textbook,
            figures,
        })
    }

    /// Looks at some options; how far it is.
    pub(super) fn step(&mut self, units: u64) -> Checked {
        let (bound, before) = (self.textbook.bound(), self.plain.options());
        let mut more = true;
        while more && self.known() < bound && self.plain.options() - before < units.max(1) {
            more = self.plain.next_value();
        }
        let verdict = match (self.known() == bound, more) {
            (true, _) => Some(verdict(self.plain.values(), self.figures)),
            (false, true) => None,
            // A value that is too large for the table is none of those that were claimed.
            (false, false) => Some(CheckVerdict::Fails(self.known())),
        };
        Checked { bound, known: self.known(), options: self.plain.options(), verdict }
    }

    fn known(&self) -> u64 {
        self.plain.values().len() as u64
    }
}

/// An option of one of the heaps n and n + p beside the option of the other that has the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matched {
    /// Tokens taken.
    pub take: u64,
    /// What is left: the larger heap, then the other, which may be none.
    pub left: [u64; 2],
    /// The same for the other heap: the larger one is changed by p.
    pub other: [u64; 2],
    /// Their value.
    pub value: u32,
}

/// The step of the induction at one n: why G(n + p) = G(n), if all is well from n₀ to n − 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Induction {
    /// n.
    pub n: u64,
    /// G(n), and G(n + p).
    pub value: u32,
    /// The first options of the heap n + p, matched with those of n.
    pub down: Vec<Matched>,
    /// How many options n + p has.
    pub down_count: u64,
    /// The first options of the heap n, matched with those of n + p.
    pub up: Vec<Matched>,
    /// How many options n has.
    pub up_count: u64,
}

impl Induction {
    /// The step at n, which is at least [`Textbook::least_step`]; `value` knows all values.
    pub fn at(
        code: &Code,
        textbook: &Textbook,
        n: u64,
        value: impl Fn(u64) -> u32,
    ) -> Option<Self> {
        let later = n.checked_add(textbook.period).filter(|_| n >= textbook.least_step())?;
        let matched = |heap: u64, up: bool| {
            let change = |large: u64| {
                if up { large + textbook.period } else { large - textbook.period }
            };
            let list =
                options(code, heap).take(MAX_MATCHED).map(|(take, [large, small])| Matched {
                    take,
                    left: [large, small],
                    other: [change(large), small],
                    value: value(large) ^ value(small),
                });
            list.collect()
        };
        Some(Self {
            n,
            value: value(n),
            down: matched(later, false),
            down_count: count_options(code, later),
            up: matched(n, true),
            up_count: count_options(code, n),
        })
    }
}

/// The digits of a code that ends, from `d0` on.
pub(super) fn takes(code: &Code) -> impl Iterator<Item = (u64, super::super::code::Digit)> + '_ {
    let last = u32::try_from(code.prefix().len()).unwrap_or(0);
    (0..=last).map(|take| (u64::from(take), code.digit(take)))
}

/// What may be left of a heap that is larger than any take: the larger heap first. The most uneven pairs
/// come first.
fn options(code: &Code, heap: u64) -> impl Iterator<Item = (u64, [u64; 2])> + '_ {
    takes(code).flat_map(move |(take, digit)| {
        let rest = heap.saturating_sub(take);
        let one = (digit.leaves_one() && take > 0).then_some([rest, 0]);
        let most = if digit.leaves_two() { rest / 2 } else { 0 };
        let two = (1..=most).map(move |small| [rest - small, small]);
        one.into_iter().chain(two).map(move |left| (take, left))
    })
}

fn count_options(code: &Code, heap: u64) -> u64 {
    let each = takes(code).map(|(take, digit)| {
        let pairs = if digit.leaves_two() { heap.saturating_sub(take) / 2 } else { 0 };
        pairs + u64::from(digit.leaves_one() && take > 0)
    });
    each.sum()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn verdict(preperiod: u64, period: u64) -> CheckVerdict {
        let code = Code::read_link("0.77").unwrap();
        let figures = Recurrence { preperiod, period, saltus: 0 };
        let mut checking = Checking::new(&code, code.digits().unwrap(), figures).unwrap();
        loop {
            if let Some(verdict) = checking.step(1_000).verdict {
                return verdict;
            }
        }
    }

    /// Kayles repeats with 12 from 71 on (*Winning Ways*, chapter 4).
    #[test]
    fn a_check_refuses_what_is_wrong() {
        assert_eq!(verdict(71, 12), CheckVerdict::Holds);
        assert_eq!(verdict(70, 12), CheckVerdict::Fails(70));
        assert_eq!(verdict(72, 12), CheckVerdict::NotLeast);
        assert_eq!(verdict(71, 24), CheckVerdict::NotLeast);
        assert!(matches!(verdict(71, 13), CheckVerdict::Fails(_)));
    }

    #[test]
    fn what_is_out_of_reach_is_not_begun() {
        let code = Code::read_link("0.16").unwrap();
        let figures = Recurrence { preperiod: 105_351, period: 149_459, saltus: 0 };
        assert!(Checking::new(&code, code.digits().unwrap(), figures).is_none());
        assert_eq!(Textbook::of(&code, figures).unwrap().bound(), 509_622);
    }
}
