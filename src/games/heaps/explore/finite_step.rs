//! The step of the induction where the same finitely many numbers of tokens may be taken from every heap, as data that
//! can be read. `docs/proof-of-periods.md` has the theorem (“Finite rules”), whose letters are used here.

use super::super::leaves::Leaves;
use super::finite_proof::FiniteProof;
use super::fixed::FixedMoves;
use super::textbook::MAX_MATCHED;
use serde::{Deserialize, Serialize};

/// An option of one of the heaps n and n + q, beside the option of the other one that has the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counterpart {
    /// Tokens taken, from either heap.
    pub take: u64,
    /// What is left, the largest heap first; 0 is none.
    pub left: [u64; 3],
    /// What is left of the other heap, in the same order.
    pub other: [u64; 3],
    /// Their value.
    pub value: u32,
}

/// The options of one of the two heaps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counterparts {
    /// The first of those whose largest heap changes by q, the most uneven ones first.
    pub usual: Vec<Counterpart>,
    /// How many there are.
    pub usual_count: u64,
    /// The first of the others, for which two heaps must be unequal, or must be equal.
    pub special: Vec<Counterpart>,
    /// How many there are.
    pub special_count: u64,
}

impl Counterparts {
    /// How many options the heap has.
    pub fn count(&self) -> u64 {
        self.usual_count.saturating_add(self.special_count)
    }
}

/// The step at one n: why G(n + q) = G(n), if all is well from a to n − 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FiniteStep {
    /// n.
    pub n: u64,
    /// G(n), and G(n + q).
    pub value: u32,
    /// The options of n + q.
    pub down: Counterparts,
    /// The options of n.
    pub up: Counterparts,
}

impl FiniteStep {
    /// The step at n, which is more than b; `value` knows all values.
    pub fn at(
        moves: &FixedMoves,
        proof: &FiniteProof,
        n: u64,
        value: impl Fn(u64) -> u32,
    ) -> Option<Self> {
        let later = n.checked_add(proof.shift).filter(|_| n >= proof.least_step())?;
        let of = |heap: u64, up: bool| {
            Options { moves, heap, up, shift: proof.shift, value: &value }.matched()
        };
        Some(Self { n, value: value(n), down: of(later, false), up: of(n, true) })
    }
}

/// The options of one of the heaps: of n, whose heaps grow, or of n + q.
struct Options<'a, V> {
    moves: &'a FixedMoves,
    heap: u64,
    up: bool,
    shift: u64,
    value: &'a V,
}

impl<V: Fn(u64) -> u32> Options<'_, V> {
    fn matched(&self) -> Counterparts {
        let all = self.moves.count_of(self.heap);
        let special_count = self.special().count() as u64;
        Counterparts {
            usual: self.usual().take(MAX_MATCHED).collect(),
            usual_count: all.saturating_sub(special_count),
            special: self.special().take(MAX_MATCHED).collect(),
            special_count,
        }
    }

    /// What may be taken, what then remains, and how.
    fn rests(&self) -> impl Iterator<Item = (u64, u64, Leaves)> + '_ {
        // n is larger than T, so something always remains.
        self.moves.each().map(|(take, leaves)| (take, self.heap - take, leaves))
    }

    fn usual(&self) -> impl Iterator<Item = Counterpart> + '_ {
        self.rests().flat_map(move |(take, rest, leaves)| {
            let one = leaves.allows(Leaves::ONE).then_some([rest, 0, 0]);
            // Two equal heaps come last, and two that become equal before them.
            let most = match (leaves.allows(Leaves::UNEQUAL), leaves.allows(Leaves::EQUAL)) {
                (true, true) => rest / 2,
                (true, false) => rest.saturating_sub(1) / 2,
                (false, _) => 0,
            };
            let become_equal = if leaves.allows(Leaves::EQUAL) { None } else { self.spread(rest) };
            let two = (1..=most).map(move |small| [rest - small, small, 0]);
            let two = two.filter(move |left| become_equal != Some(*left));
            let least = if leaves.allows(Leaves::THREE) { rest / 3 } else { 0 };
            let three = (1..=least).flat_map(move |least| {
                let both = rest - least;
                (least..=both / 2).map(move |middle| [both - middle, middle, least])
            });
            let all = one.into_iter().chain(two).chain(three);
            all.map(move |left| {
                let [largest, middle, least] = left;
                self.beside(take, left, [self.changed(largest, self.shift), middle, least])
            })
        })
    }

    /// The two heaps left of n + q, of which the larger one becomes equal to the other.
    fn spread(&self, rest: u64) -> Option<[u64; 3]> {
        let twice = rest.checked_sub(self.shift).filter(|_| !self.up)?;
        let small = Some(twice / 2).filter(|small| *small > 0 && twice.is_multiple_of(2))?;
        Some([small + self.shift, small, 0])
    }

    fn special(&self) -> impl Iterator<Item = Counterpart> + '_ {
        self.rests().filter_map(|(take, rest, leaves)| {
            match (leaves.allows(Leaves::UNEQUAL), leaves.allows(Leaves::EQUAL)) {
                (false, true) if rest.is_multiple_of(2) => {
                    let [here, there] = [rest / 2, self.changed(rest / 2, self.shift / 2)];
                    Some(self.beside(take, [here, here, 0], [there, there, 0]))
                }
                (true, false) => {
                    let left = self.spread(rest)?;
                    Some(self.beside(take, left, [left[0], left[1] - self.shift, 0]))
                }
                _ => None,
            }
        })
    }

    fn changed(&self, heap: u64, by: u64) -> u64 {
        if self.up { heap + by } else { heap - by }
    }

    fn beside(&self, take: u64, left: [u64; 3], other: [u64; 3]) -> Counterpart {
        let values = left.into_iter().filter(|&heap| heap > 0).map(self.value);
        Counterpart { take, left, other, value: values.fold(0, |sum, value| sum ^ value) }
    }
}
