//! Misère quotients of the heaps up to some size.
//!
//! Source: T. E. Plambeck, A. N. Siegel, *Misère quotients for impartial games*, Journal of
//! Combinatorial Theory A 115 (2008), 593–622, and its supplement; the learning follows D. Angluin,
//! *Learning regular sets from queries and counterexamples*, Information and Computation 75 (1987).
//!
//! # What it is
//!
//! Let A be all sums of heaps of at most n tokens. Two sums X and Y of A are *indistinguishable*
//! where X + Z and Y + Z have the same misère outcome for every Z of A. The classes of that relation
//! form a commutative monoid, the **misère quotient**; some classes are lost for the player to move,
//! and each heap has a class. Where there are finitely many classes, they decide every sum of A:
//! multiply the classes of the heaps and look whether the product is lost.
//!
//! # What makes it exact
//!
//! A finite commutative monoid Q, a set P of its elements and an element Φ(h) for each heap size h
//! are taken as a supposition; Φ(X) is the product for the heaps of X. Heaps without a move have
//! Φ = 1, and 1 is not in P. It is checked that
//!
//! 1. for every heap h with a move, every option h' of h (one heap, two or none) and every y in Q, not
//!    both Φ(h)·y and Φ(h')·y are in P;
//! 2. for every sum X of A in which there is a move, if Φ(X) is not in P then some option of X is in P.
//!
//! *Then X is lost exactly where Φ(X) is in P*, for every X of A. Proof by induction: if X has no
//! move, Φ(X) = 1 is not in P, and X is won. If Φ(X) is in P, every option X', in which some heap h of
//! X became h', has by (1) with y = Φ(the other heaps) Φ(X') not in P, so it is won by induction and
//! X is lost. If Φ(X) is not in P and there is a move, an option is in P by (2), lost by induction, and
//! X is won. For (2) there are infinitely many X but finitely many cases: see [`certificate`].
//!
//! A supposition that does not pass is never told.
//!
//! # How it is found
//!
//! Heap size after heap size. First one looks whether some class is right for the next heap: (1) is
//! checked for it alone, and (2) clearly holds where it can be won in all the ways in which a sum of
//! the same class can that was checked before. That is so for all but a few heap sizes of a game with
//! a finite quotient, and costs the number of options.
//!
//! Otherwise a new quotient is learnt. Sums are told apart by their outcomes with some test sums
//! added; classes are reached by adding heaps to the empty sum; what follows is a supposition.
//! Where the order in which heaps are added matters, or (1) or (2) fails, it is wrong about the
//! outcome of some sum that is then known; putting the heaps of that sum one by one into the sums that
//! stand for their classes, the outcome changes at some step, which gives a test that tells two sums
//! apart that were taken for one class. So every failure gives at least one more class. True outcomes
//! are found by search; as soon as the next heap is gone from a sum, the quotient proved before
//! decides it.
//!
//! Classes are told apart by tests among the very sums, and reached by sums, so the monoid is the
//! misère quotient itself and not only some monoid that is right: its order is exact.

mod bits;
mod certificate;
mod job;
mod learn;
mod model;
mod monoid;
mod moves;
mod oracle;
mod period;
mod presentation;
mod reasons;
mod sum;

pub use job::QuotientJob;
pub use moves::MisereQuotient;
pub(super) use moves::WinningMoves;
pub use period::ClassPeriod;
pub use presentation::{MAX_PRESENTED, Presentation};

use crate::core::Outcome;
use model::Model;
use monoid::{Class, IDENTITY, Monoid};

/// A misère quotient, and for which heaps it holds.
#[derive(Clone, Debug)]
pub struct Quotient {
    monoid: Monoid,
    classes: Vec<Class>,
    period: Option<ClassPeriod>,
}

impl Quotient {
    fn of(model: &Model, period: Option<ClassPeriod>) -> Self {
        Self { monoid: model.monoid.clone(), classes: model.classes.clone(), period }
    }

    /// How many classes there are.
    pub fn order(&self) -> usize {
        self.monoid.order()
    }

    /// The largest heap whose class was found by itself. The quotient holds for sums of heaps up to
    /// this one; where there is a period, for all.
    pub fn heaps_to(&self) -> u32 {
        u32::try_from(self.classes.len() - 1).unwrap_or(u32::MAX)
    }

    /// The proved period of the classes. The quotient then holds for heaps of any size.
    pub fn period(&self) -> Option<ClassPeriod> {
        self.period
    }

    /// Who wins a sum of heaps; `None` where the quotient does not hold for one of them.
    pub fn outcome(&self, heaps: &[u32]) -> Option<Outcome> {
        Some(self.outcome_of(self.class_of(heaps)?))
    }

    pub(super) fn outcome_of(&self, class: Class) -> Outcome {
        if self.monoid.is_lost(class) { Outcome::Loss } else { Outcome::Win }
    }

    pub(super) fn class_of(&self, heaps: &[u32]) -> Option<Class> {
        heaps
            .iter()
            .try_fold(IDENTITY, |class, &size| Some(self.monoid.times(class, self.class(size)?)))
    }

    pub(super) fn class(&self, size: u32) -> Option<Class> {
        let size = self.period.map_or(size, |period| period.smaller(size));
        self.classes.get(size as usize).copied()
    }

    pub(super) fn times(&self, a: Class, b: Class) -> Class {
        self.monoid.times(a, b)
    }
}
