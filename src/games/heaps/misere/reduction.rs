//! Which heaps are equal in misère play, as far as simple theorems show it.
//!
//! Two games G and H are *equal* here when G + X and H + X have the same misère outcome for every
//! game X. Equal games may be put for one another in sums and among options. Three theorems
//! (J. H. Conway, *On Numbers and Games*, chapter 12) are used:
//!
//! 1. Games with equal options are equal. In particular a heap without a move is 0.
//! 2. \*1 + \*1 = 0, where \*1 is the game whose only move is to 0. Proof that X + \*1 + \*1 has the
//!    outcome of X, by induction on X. If X has no move it is won, and so is X + \*1 + \*1: the move to
//!    X + \*1 leaves the opponent the last move. If X is won by a move to X', then X' + \*1 + \*1 is
//!    lost by induction. If X is lost, each X' + \*1 + \*1 is won by induction, and X + \*1 is won by
//!    the move to X.
//! 3. If H has all the options of G, each further option of H has G among its own options, and,
//!    where G has no option, H is won, then H = G. Proof that H + X has the outcome of G + X, by
//!    induction on X. If G + X has no move, then G = 0, X has no move, and both are won. If G + X
//!    is won by a move, the same move wins in H + X, by induction where it is in X. If G + X is
//!    lost, then so is every way out of H + X: an option of G or of X leads to a position won for
//!    the opponent as from G + X; a further option of H is answered by the move to G + X.

use crate::games::heaps::ruleset::Ruleset;

/// A sum of at most two heaps and perhaps \*1: the larger heap, the smaller one, \*1. Heaps are
/// representatives, none of them \*1 itself; 0 stands for none. What a move leaves of one heap is
/// such a sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Sum {
    pub(super) heaps: [u16; 2],
    pub(super) one: bool,
}

impl Sum {
    /// The sum without \*1 where it was, with it where it was not: \*1 has been added.
    fn plus_one(self) -> Self {
        Self { one: !self.one, ..self }
    }

    /// The sum of two single heaps.
    fn of(a: Self, b: Self) -> Self {
        let ([a_heap, _], [b_heap, _]) = (a.heaps, b.heaps);
        Self { heaps: [a_heap.max(b_heap), a_heap.min(b_heap)], one: a.one != b.one }
    }

    /// Tokens of the heaps, \*1 not counted.
    pub(super) fn tokens(self) -> u32 {
        u32::from(self.heaps[0]) + u32::from(self.heaps[1])
    }
}

/// For each heap size, in order, the simplest sum found that is equal to it, and its options.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    rules: Ruleset,
    /// For each size a sum of at most one heap.
    equal: Vec<Sum>,
    /// For each size that is its own representative all its options, sorted; otherwise empty.
    options: Vec<Vec<Sum>>,
    /// For each size the most tokens that any of its moves leaves, after reduction.
    widest: Vec<u32>,
    /// The size that is \*1; 0 until one is found.
    one: u16,
    representatives: Vec<u16>,
    listed: u64,
    comparisons: u64,
}

/// The maximum number of options that are listed in all, before equal ones are thrown out.
const MAX_LISTED: u64 = 6_000_000;

/// The maximum number of comparisons with candidates; after that heaps stand for themselves, which is right too.
const MAX_COMPARISONS: u64 = 20_000_000;

impl Reduction {
    /// Nothing but the empty heap. The rules leave at most two heaps.
    pub(super) fn new(rules: &Ruleset) -> Self {
        Self {
            rules: rules.clone(),
            equal: vec![Sum::default()],
            options: vec![Vec::new()],
            widest: vec![0],
            one: 0,
            representatives: vec![0],
            listed: 0,
            comparisons: 0,
        }
    }

    /// How many heap sizes, from 0, have been done.
    pub(super) fn len(&self) -> usize {
        self.equal.len()
    }

    /// The sum that a heap is equal to. The size must have been done.
    pub(super) fn equal(&self, size: u32) -> Sum {
        self.equal.get(size as usize).copied().unwrap_or_default()
    }

    /// All options of a representative.
    pub(super) fn options(&self, heap: u16) -> &[Sum] {
        self.options.get(usize::from(heap)).map_or(&[], Vec::as_slice)
    }

    /// The representatives, ascending, without 0 and without \*1.
    pub(super) fn representatives(&self) -> &[u16] {
        self.representatives.get(1..).unwrap_or_default()
    }

    /// The size that is \*1; 0 until one has been found.
    pub(super) fn one(&self) -> u16 {
        self.one
    }

    /// The maximum number of tokens that any move from a heap leaves, after reduction.
    pub(super) fn widest(&self, size: u32) -> u32 {
        self.widest.get(size as usize).copied().unwrap_or(0)
    }

    /// What two heaps that a move leaves are equal to.
    pub(super) fn sum(&self, left: u32, right: u32) -> Sum {
        Sum::of(self.equal(left), self.equal(right))
    }

    /// Does the next heap size and tells how many options it has; `None` once there are too many
    /// options to list them all.
    pub(super) fn extend(&mut self) -> Option<u64> {
        let size = u16::try_from(self.equal.len()).ok()?;
        let count = self.rules.count_cuts(size.into());
        self.listed = self.listed.checked_add(count).filter(|&listed| listed <= MAX_LISTED)?;
        let options = self.list_options(size.into());
        self.widest.push(options.iter().map(|option| option.tokens()).max().unwrap_or(0));
        let equal = self.simplest(size, &options);
        let stands_for_itself = equal.heaps[0] == size;
        if stands_for_itself {
            self.representatives.push(size);
        }
        self.options.push(if stands_for_itself { options } else { Vec::new() });
        self.equal.push(equal);
        Some(count)
    }

    fn list_options(&self, size: u32) -> Vec<Sum> {
        let parts = self.rules.cuts(size).map(|cut| (cut.left, size - cut.take - cut.left));
        let mut options: Vec<Sum> = parts.map(|(left, right)| self.sum(left, right)).collect();
        options.sort_unstable();
        options.dedup();
        options.shrink_to_fit();
        options
    }

    fn simplest(&mut self, size: u16, options: &[Sum]) -> Sum {
        if options.is_empty() {
            return Sum::default();
        }
        if self.one == 0 {
            // The smallest heap with a move has only moves to heaps without one.
            self.one = size;
            return Sum::default().plus_one();
        }
        for place in 0..self.representatives.len() {
            let heap = self.representatives[place];
            let candidate = Sum { heaps: [heap, 0], one: false };
            for candidate in [candidate, candidate.plus_one()] {
                if self.comparisons > MAX_COMPARISONS {
                    break;
                }
                // A sum may not have more tokens than what it stands for: see `Search`.
                let fits = !candidate.one || heap + self.one <= size;
                if fits && self.is_equal(options, candidate) {
                    return candidate;
                }
            }
        }
        Sum { heaps: [size, 0], one: false }
    }

    /// Whether a heap with these options is shown equal to the candidate by the third theorem.
    fn is_equal(&mut self, options: &[Sum], candidate: Sum) -> bool {
        self.comparisons += 1;
        // It has the candidate as an option: a player may then choose, so the two differ.
        if options.binary_search(&candidate).is_ok() {
            return false;
        }
        let of_heap = self.options(candidate.heaps[0]);
        let add = |option: &Sum| {
            if candidate.one { option.plus_one() } else { *option }
        };
        let without_one = candidate.one.then_some(Sum { one: false, ..candidate });
        let has = |option: &Sum| options.binary_search(option).is_ok();
        let is_its_option = |option: &Sum| {
            of_heap.binary_search(&add(option)).is_ok() || Some(*option) == without_one
        };

        let comparisons = (of_heap.len() + options.len()) as u64;
        // A move to *1 wins. (So may others; it is enough that this never claims too much.)
        let won_if_needed = candidate != Sum::default() || has(&Sum::default().plus_one());
        let equal = won_if_needed
            && without_one.is_none_or(|option| has(&option))
            && of_heap.iter().all(|option| has(&add(option)))
            && options.iter().all(|option| is_its_option(option) || self.leads(*option, candidate));
        self.comparisons += comparisons;
        equal
    }

    /// Whether a move leads from one sum to another, which has at most one heap.
    fn leads(&self, from: Sum, to: Sum) -> bool {
        if from.one && from.plus_one() == to {
            return true;
        }
        let one = from.one != to.one;
        let [larger, smaller] = from.heaps;
        [(larger, smaller), (smaller, larger)].into_iter().any(|(moved, other)| {
            let heaps = match other {
                0 => to.heaps,
                _ if other == to.heaps[0] => [0, 0],
                _ => return false,
            };
            self.options(moved).binary_search(&Sum { heaps, one }).is_ok()
        })
    }
}
