//! Sums of representatives, as they are searched.

use super::super::reduction::{self, Reduction};

/// A sum of heaps that stand for themselves, from large to small, and perhaps \*1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Sum {
    pub(super) heaps: Vec<u16>,
    pub(super) one: bool,
}

impl Sum {
    /// The sum of these heaps; those of size `one` are \*1.
    pub(super) fn of(heaps: &[u16], one: u16) -> Self {
        heaps.iter().fold(Self::default(), |sum, &heap| sum.with(heap, one))
    }

    /// This sum and one more heap.
    pub(super) fn with(&self, heap: u16, one: u16) -> Self {
        let mut sum = self.clone();
        if heap == one {
            sum.one = !sum.one;
        } else {
            let place = sum.heaps.partition_point(|&other| other > heap);
            sum.heaps.insert(place, heap);
        }
        sum
    }

    /// The sum of two sums.
    pub(super) fn plus(&self, other: &Self) -> Self {
        let mut heaps = [&self.heaps[..], &other.heaps].concat();
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        Self { heaps, one: self.one != other.one }
    }

    /// Its heaps; \*1 is that of size `one`.
    pub(super) fn list(&self, one: u16) -> Vec<u16> {
        self.heaps.iter().copied().chain(self.one.then_some(one)).collect()
    }

    /// What the moves lead to.
    pub(super) fn options(&self, reduction: &Reduction) -> Vec<Self> {
        let mut options = Vec::new();
        if self.one {
            options.push(Self { one: false, ..self.clone() });
        }
        for (place, &heap) in self.heaps.iter().enumerate() {
            let mut rest = self.clone();
            rest.heaps.remove(place);
            if rest.heaps.get(place) != Some(&heap) {
                let parts = reduction.options(heap).iter();
                options.extend(parts.map(|&option| rest.plus(&option.into())));
            }
        }
        options
    }
}

impl From<reduction::Sum> for Sum {
    fn from(sum: reduction::Sum) -> Self {
        let heaps = sum.heaps.into_iter().filter(|&heap| heap > 0).collect();
        Self { heaps, one: sum.one }
    }
}
