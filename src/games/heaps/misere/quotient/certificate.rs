//! The check that makes a quotient exact.

use super::bits::Bits;
use super::monoid::{Class, IDENTITY, Monoid};

/// What is needed of one kind of heap: its class, and the classes with which it can be won.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    /// The size.
    pub(super) heap: u16,
    /// Its class.
    pub(super) class: Class,
    /// Those classes y such that an option of the heap and y are lost together.
    pub(super) wins_with: Bits,
}

impl Kind {
    /// A heap of that class whose options have these classes.
    pub(super) fn new(monoid: &Monoid, heap: u16, class: Class, options: &Bits) -> Self {
        let wins_with = Bits::of(monoid.order(), |y| {
            let lost_with = monoid.lost_with(Class::try_from(y).unwrap_or(IDENTITY));
            lost_with.meets(options)
        });
        Self { heap, class, wins_with }
    }

    /// The first class y such that this heap and y should be lost together but an option of the
    /// heap and y are lost as well: the first half of the check.
    pub(super) fn contradiction(&self, monoid: &Monoid) -> Option<Class> {
        let lost_with = monoid.lost_with(self.class);
        let both = lost_with.numbers().find(|&y| self.wins_with.has(y))?;
        Class::try_from(both).ok()
    }
}

/// The second half of the check: every sum of heaps that should be won has a winning move.
///
/// For a sum X let x be its class and W the set of classes y such that an option of X and y are lost
/// together. For X + Y these are x·y and { z : z·y ∈ W, or z·x ∈ the W of Y }: they do not depend on
/// the sums beyond that. There are finitely many such pairs, and all that come of non-empty sums of
/// the kinds are enumerated. One is at fault where x is not lost and W does not hold the class of the
/// empty position.
///
/// Of pairs with the same x only the least sets W are kept. For if W ⊆ W', what comes of W' by
/// adding heaps has a larger set than what comes of W by adding the same, and where the latter is not
/// at fault the former is not either. For the same reason a kind that lies above a pair which is
/// there already adds nothing.
#[derive(Clone, Debug)]
pub(super) struct Certificate {
    kinds: Vec<Kind>,
    pairs: Vec<Pair>,
    /// For each class the pairs of that class that are least so far.
    least: Vec<Vec<u32>>,
    /// All pairs before this one have been added to all kinds.
    cursor: usize,
    fault: Option<u32>,
}

#[derive(Clone, Debug)]
struct Pair {
    class: Class,
    wins_with: Bits,
    /// The pair and the kind that it is the sum of; a kind itself has no pair.
    from: Option<u32>,
    kind: u32,
    /// How many kinds have been added to it.
    added: usize,
    replaced: bool,
}

/// How a check ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Check {
    /// Every sum of the kinds that should be won has a winning move.
    Passed,
    /// There is more to do.
    Running,
    /// A sum of these heaps that should be won has no winning move.
    Fault(Vec<u16>),
    /// There are too many pairs.
    TooLarge,
}

/// The maximum number of pairs of one certificate.
const MAX_PAIRS: usize = 60_000;

/// Units for each class when a kind is added to a pair.
const UNITS_PER_CLASS: u64 = 3;

impl Certificate {
    /// The check for no heaps.
    pub(super) fn new(monoid: &Monoid) -> Self {
        Self {
            kinds: Vec::new(),
            pairs: Vec::new(),
            least: vec![Vec::new(); monoid.order()],
            cursor: 0,
            fault: None,
        }
    }

    /// Whether a kind adds nothing to what is being checked.
    pub(super) fn covers(&self, kind: &Kind) -> bool {
        self.is_covered(kind.class, &kind.wins_with)
    }

    fn is_covered(&self, class: Class, wins_with: &Bits) -> bool {
        let least = self.least.get(usize::from(class)).map_or(&[][..], Vec::as_slice);
        let mut pairs = least.iter().filter_map(|&pair| self.pairs.get(pair as usize));
        pairs.any(|pair| pair.wins_with.is_within(wins_with))
    }

    /// Adds a kind, unless it adds nothing.
    pub(super) fn add(&mut self, monoid: &Monoid, kind: Kind) {
        if self.covers(&kind) {
            return;
        }
        let number = u32::try_from(self.kinds.len()).unwrap_or(u32::MAX);
        let (class, wins_with) = (kind.class, kind.wins_with.clone());
        self.kinds.push(kind);
        self.cursor = 0;
        self.insert(monoid, class, wins_with, None, number);
    }

    fn insert(
        &mut self,
        monoid: &Monoid,
        class: Class,
        wins_with: Bits,
        from: Option<u32>,
        kind: u32,
    ) {
        if self.is_covered(class, &wins_with) {
            return;
        }
        let number = u32::try_from(self.pairs.len()).unwrap_or(u32::MAX);
        if !monoid.is_lost(class) && !wins_with.has(IDENTITY.into()) {
            self.fault.get_or_insert(number);
        }
        let pairs = &mut self.pairs;
        if let Some(least) = self.least.get_mut(usize::from(class)) {
            least.retain(|&other| {
                let Some(other) = pairs.get_mut(other as usize) else { return false };
                other.replaced = wins_with.is_within(&other.wins_with);
                !other.replaced
            });
            least.push(number);
        }
        self.pairs.push(Pair { class, wins_with, from, kind, added: 0, replaced: false });
    }

    /// Continues with the check.
    pub(super) fn step(&mut self, monoid: &Monoid, units: &mut u64) -> Check {
        loop {
            if let Some(fault) = self.fault {
                return Check::Fault(self.heaps_of(fault));
            }
            if self.pairs.len() > MAX_PAIRS {
                return Check::TooLarge;
            }
            if *units == 0 {
                return Check::Running;
            }
            let Some(pair) = self.pairs.get_mut(self.cursor) else {
                return Check::Passed;
            };
            let Some(kind) = self.kinds.get(pair.added).filter(|_| !pair.replaced) else {
                self.cursor += 1;
                *units = units.saturating_sub(1);
                continue;
            };
            let number = u32::try_from(pair.added).unwrap_or(u32::MAX);
            pair.added += 1;
            let (class, wins_with) = sum(monoid, pair, kind);
            let rivals = self.least.get(usize::from(class)).map_or(0, Vec::len);
            *units = units.saturating_sub(UNITS_PER_CLASS * (monoid.order() + rivals) as u64);
            let from = u32::try_from(self.cursor).ok();
            self.insert(monoid, class, wins_with, from, number);
        }
    }

    fn heaps_of(&self, pair: u32) -> Vec<u16> {
        let mut heaps = Vec::new();
        let mut next = Some(pair);
        while let Some(pair) = next.and_then(|pair| self.pairs.get(pair as usize)) {
            heaps.extend(self.kinds.get(pair.kind as usize).map(|kind| kind.heap));
            next = pair.from;
        }
        heaps
    }
}

fn sum(monoid: &Monoid, pair: &Pair, kind: &Kind) -> (Class, Bits) {
    let wins_with = Bits::of(monoid.order(), |z| {
        let z = Class::try_from(z).unwrap_or(IDENTITY);
        pair.wins_with.has(monoid.times(z, kind.class).into())
            || kind.wins_with.has(monoid.times(z, pair.class).into())
    });
    (monoid.times(pair.class, kind.class), wins_with)
}
