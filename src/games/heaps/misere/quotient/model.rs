//! A quotient, proved or supposed.

use super::super::reduction::Reduction;
use super::bits::Bits;
use super::certificate::{Certificate, Kind};
use super::monoid::{Class, IDENTITY, Monoid};
use super::sum::Sum;

/// A monoid, and the class of each heap size up to some largest.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) monoid: Monoid,
    /// By size, from 0.
    pub(super) classes: Vec<Class>,
    /// For each class a sum that has it.
    pub(super) words: Vec<Sum>,
    /// The size that is \*1; 0 until there is one.
    pub(super) one: u16,
    pub(super) certificate: Certificate,
}

impl Model {
    /// For heaps of no tokens. It is right.
    pub(super) fn new() -> Self {
        let monoid = Monoid::trivial();
        let certificate = Certificate::new(&monoid);
        Self { monoid, classes: vec![IDENTITY], words: vec![Sum::default()], one: 0, certificate }
    }

    /// The class of a heap, where it is among those that the model is for.
    pub(super) fn class(&self, size: usize) -> Option<Class> {
        self.classes.get(size).copied()
    }

    /// The class of a sum, where all its heaps are among those that the model is for.
    pub(super) fn class_of(&self, heaps: &[u16], one: bool) -> Option<Class> {
        let one = one.then_some(self.one);
        let mut all = heaps.iter().copied().chain(one);
        all.try_fold(IDENTITY, |class, heap| {
            Some(self.monoid.times(class, self.class(heap.into())?))
        })
    }

    /// Whether the player to move loses, where all heaps are among those that the model is for.
    pub(super) fn loses(&self, heaps: &[u16], one: bool) -> Option<bool> {
        Some(self.monoid.is_lost(self.class_of(heaps, one)?))
    }

    /// What the certificate needs of a heap that stands for itself, or is \*1.
    pub(super) fn kind(&self, reduction: &Reduction, heap: u16) -> Kind {
        let mut options = Bits::new(self.monoid.order());
        if heap == self.one {
            options.insert(IDENTITY.into());
        }
        for option in reduction.options(heap) {
            let option = Sum::from(*option);
            if let Some(class) = self.class_of(&option.heaps, option.one) {
                options.insert(class.into());
            }
        }
        let class = self.class(heap.into()).unwrap_or(IDENTITY);
        Kind::new(&self.monoid, heap, class, &options)
    }
}
