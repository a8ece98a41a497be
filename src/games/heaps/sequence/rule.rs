//! The options of a heap by any rule.

use super::marks::{Marks, next_splits, splits};
use super::method::Method;
use super::rare::Rare;
use crate::core::Nimber;
use crate::core::octal::Mask;
use crate::games::heaps::leaves::Leaves;
use crate::games::heaps::ruleset::Ruleset;

/// Time for G(n) is linear in the number of amounts that may be taken, times n for those after which the
/// heap can be split in two, times n² in three. With rare heaps most splits in two are spared.
#[derive(Clone, Debug)]
pub(super) struct RuleOptions {
    rules: Ruleset,
    /// What may be taken of any heap up to the one in hand.
    fixed: Vec<(u32, Leaves)>,
    /// The next number of which it is not known yet whether it may be taken of any heap.
    next: u32,
    /// What may be taken of the heap in hand because of its size.
    of_heap: Vec<(u32, Leaves)>,
    cursor: Option<Cursor>,
    /// Where heaps that are rare come first.
    rare: Option<Rare>,
    /// The rests of the heap in hand that may be split in two.
    rests: Vec<(u32, Leaves)>,
}

/// How far the options of the heap in hand have been examined.
#[derive(Clone, Copy, Debug, Default)]
struct Cursor {
    /// Index into `fixed`, then into `of_heap`.
    take: usize,
    /// The left part of the next split, from 1; 0 before the first look at this take.
    left: u32,
}

impl RuleOptions {
    pub(super) fn of(rules: &Ruleset, method: Method) -> Self {
        let sparse = method == Method::Sparse && rules.has_sparse();
        Self {
            rules: rules.clone(),
            fixed: Vec::new(),
            next: 0,
            of_heap: Vec::new(),
            cursor: None,
            rare: sparse.then(Rare::default),
            rests: Vec::new(),
        }
    }

    pub(super) fn is_sparse(&self) -> bool {
        self.rare.is_some()
    }

    pub(super) fn mask(&self) -> Option<(Mask, &[u32])> {
        self.rare.as_ref().and_then(Rare::mask)
    }

    /// Looks at options of heap n; true once all have been examined, or are known not to matter. Of what
    /// the plain method looks at some may be spared: `counts` are the options examined, and those spared.
    pub(super) fn look(
        &mut self,
        n: u32,
        values: &[Nimber],
        marks: &mut Marks,
        (looked_at, spared): (&mut u64, &mut u64),
        units: &mut u64,
    ) -> bool {
        let mut cursor = self.cursor.take().unwrap_or_else(|| self.begin(n, values));
        while let Some(&(take, leaves)) = self.take(cursor.take) {
            if *units == 0 {
                self.cursor = Some(cursor);
                return false;
            }
            let rest = n - take;
            if cursor.left == 0 {
                // Only once for each take, or a step of one unit would never come to the splits.
                *units -= 1;
                let whole = if rest == 0 { Leaves::NOTHING } else { Leaves::ONE };
                if leaves.allows(whole)
                    && let Some(value) = values.get(rest as usize)
                {
                    *looked_at += 1;
                    marks.mark(n, value.0);
                }
                cursor.left = 1;
            }
            let done = if leaves.allows(Leaves::THREE) {
                mark_three(n, rest, leaves, values, marks, looked_at, (&mut cursor.left, units))
            } else if self.rare.is_some() && leaves.splits() {
                self.rests.push((rest, leaves));
                true
            } else if leaves.splits() {
                mark_two(n, rest, leaves, values, marks, looked_at, (&mut cursor.left, units))
            } else {
                true
            };
            if !done {
                self.cursor = Some(cursor);
                return false;
            }
            cursor = Cursor { take: cursor.take + 1, left: 0 };
        }
        if let Some(rare) = &self.rare {
            let looked = rare.look(n, &self.rests, values, marks);
            *units = units.saturating_sub(looked);
            let plain: u64 =
                self.rests.iter().map(|&(rest, leaves)| splits_in_two(rest, leaves)).sum();
            *looked_at += looked;
            // Where it did not pay no less was examined than by the plain method.
            *spared += plain.saturating_sub(looked);
        }
        true
    }

    /// Gets ready for heap n.
    fn begin(&mut self, n: u32, values: &[Nimber]) -> Cursor {
        while self.next <= n {
            let leaves = self.rules.fixed(self.next);
            if !leaves.is_never() {
                self.fixed.push((self.next, leaves));
            }
            self.next += 1;
        }
        self.of_heap = self.rules.of_heap(n);
        self.rests.clear();
        self.follow(values);
        Cursor::default()
    }

    /// Sorts the values that have come since into rare and common ones.
    pub(super) fn follow(&mut self, values: &[Nimber]) {
        if let Some(rare) = &mut self.rare {
            rare.follow(values);
        }
    }

    fn take(&self, place: usize) -> Option<&(u32, Leaves)> {
        self.fixed.get(place).or_else(|| self.of_heap.get(place - self.fixed.len()))
    }
}

/// In how many ways a rest is split in two.
fn splits_in_two(rest: u32, leaves: Leaves) -> u64 {
    let unequal = if leaves.allows(Leaves::UNEQUAL) { rest.saturating_sub(1) / 2 } else { 0 };
    let equal = leaves.allows(Leaves::EQUAL) && rest > 0 && rest.is_multiple_of(2);
    u64::from(unequal) + u64::from(equal)
}

/// Marks the splits of a rest in two from `left` on, at most as many as there are units; true at the end.
fn mark_two(
    n: u32,
    rest: u32,
    leaves: Leaves,
    values: &[Nimber],
    marks: &mut Marks,
    looked_at: &mut u64,
    (left, units): (&mut u32, &mut u64),
) -> bool {
    let (range, done) = next_splits(*left, rest, units);
    *left = range.1;
    let lefts = (range.0..).zip(splits(values, rest, range));
    for (left, value) in lefts {
        if leaves.allows_split(left, rest) {
            *looked_at += 1;
            marks.mark(n, value);
        }
    }
    done
}

/// The same for splits in two and in three; those with one left part are examined in one go.
fn mark_three(
    n: u32,
    rest: u32,
    leaves: Leaves,
    values: &[Nimber],
    marks: &mut Marks,
    looked_at: &mut u64,
    (left, units): (&mut u32, &mut u64),
) -> bool {
    let value = |size: u32| values.get(size as usize).map_or(0, |value| value.0);
    while *left <= rest / 2 {
        if *units == 0 {
            return false;
        }
        if leaves.allows_split(*left, rest) {
            *looked_at += 1;
            marks.mark(n, value(*left) ^ value(rest - *left));
        }
        let others = rest - *left;
        for middle in *left..=others / 2 {
            *looked_at += 1;
            marks.mark(n, value(*left) ^ value(middle) ^ value(others - middle));
        }
        *units = units.saturating_sub(u64::from((others / 2 + 1).saturating_sub(*left)) + 1);
        *left += 1;
    }
    true
}

impl Ruleset {
    /// Whether there is a method by rare heaps for it: an octal code that ends, or another rule in which
    /// heaps are split in two, never in three, after taking one of finitely many numbers.
    pub fn has_sparse(&self) -> bool {
        if let Self::Octal(code) = self {
            return code.tail().is_empty();
        }
        let all = self.all_leaves();
        let few = self.last_take(Leaves::splits).is_some_and(|last| last <= MAX_SPLITTING);
        all.splits() && !all.allows(Leaves::THREE) && few
    }
}

/// After taking more than this, heaps are split the plain way.
const MAX_SPLITTING: u32 = 64;
