//! Finite commutative monoids with a set of lost classes.

use super::bits::Bits;

/// A class of positions, by number.
pub(super) type Class = u16;

/// The class of the position without heaps.
pub(super) const IDENTITY: Class = 0;

/// A commutative monoid of classes, and those of them that are lost for the player to move.
#[derive(Clone, Debug)]
pub(super) struct Monoid {
    order: usize,
    /// Row by row.
    products: Vec<Class>,
    lost: Bits,
    /// For each class a the set of those b with a·b lost.
    lost_with: Vec<Bits>,
}

impl Monoid {
    /// Only the class of the position without heaps, which is won.
    pub(super) fn trivial() -> Self {
        Self::new(1, vec![IDENTITY], Bits::new(1))
    }

    /// The monoid of that table.
    pub(super) fn new(order: usize, products: Vec<Class>, lost: Bits) -> Self {
        let row = |a: usize| products.get(a * order..(a + 1) * order).unwrap_or_default();
        let lost_with = (0..order)
            .map(|a| Bits::of(order, |b| row(a).get(b).is_some_and(|&c| lost.has(c.into()))))
            .collect();
        Self { order, products, lost, lost_with }
    }

    /// How many classes there are.
    pub(super) fn order(&self) -> usize {
        self.order
    }

    /// The class of the sum.
    pub(super) fn times(&self, a: Class, b: Class) -> Class {
        let place = usize::from(a) * self.order + usize::from(b);
        self.products.get(place).copied().unwrap_or(IDENTITY)
    }

    /// Whether the player to move loses.
    pub(super) fn is_lost(&self, class: Class) -> bool {
        self.lost.has(class.into())
    }

    /// The classes whose sum with this one is lost.
    pub(super) fn lost_with(&self, class: Class) -> &Bits {
        static NONE: std::sync::LazyLock<Bits> = std::sync::LazyLock::new(Bits::default);
        self.lost_with.get(usize::from(class)).unwrap_or(&NONE)
    }
}
