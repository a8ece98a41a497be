//! Which codes have the same values, or the same but for some zeros before them.

use super::super::{Exploration, Period};
use super::row::{Alike, AtlasRow};

/// How many values of each code are compared.
pub(super) const HEAD: u32 = 4_096;
/// The maximum number of zeros before the first other value that a shift takes away.
const MAX_ZEROS: usize = 8;

/// The first values of every code.
#[derive(Clone, Debug)]
pub(super) struct Heads(Vec<Head>);

#[derive(Clone, Debug, Default)]
struct Head {
    zeros: usize,
    /// The values after the zeros, all heads being of one length.
    values: Vec<u32>,
}

impl Heads {
    pub(super) fn new(count: usize) -> Self {
        Self(vec![Head::default(); count])
    }

    /// Keeps the first values of a code, once.
    pub(super) fn keep(&mut self, place: usize, values: &Exploration) {
        let Some(head) = self.0.get_mut(place).filter(|head| head.values.is_empty()) else {
            return;
        };
        let value = |n: usize| values.value(n as u64);
        head.zeros = (0..MAX_ZEROS).take_while(|&n| value(n) == Some(0)).count();
        let end = head.zeros + HEAD as usize - MAX_ZEROS;
        head.values = (head.zeros..end).filter_map(value).collect();
    }

    /// Compares a code with those before it, and those after it that are like it. Gives the rows that
    /// change by that.
    pub(super) fn compare(&self, rows: &mut [AtlasRow], place: u16) -> Vec<u16> {
        let Some(head) = self.0.get(usize::from(place)) else { return Vec::new() };
        if head.values.is_empty() {
            return Vec::new();
        }
        let like = |other: &&Head| other.values == head.values;
        let first = self.0.iter().position(|other| like(&other));
        let mut changed = Vec::new();
        let Some(first) = first else { return changed };
        for (at, other) in self.0.iter().enumerate().skip(first + 1).filter(|(_, head)| like(head))
        {
            let Some(alike) = self.alike(rows, first, at, other) else { continue };
            let Some(row) = rows.get_mut(at) else { continue };
            if row.alike != Some(alike) {
                row.alike = Some(alike);
                changed.push(row.place);
            }
        }
        changed
    }

    fn alike(&self, rows: &[AtlasRow], first: usize, at: usize, head: &Head) -> Option<Alike> {
        let before = self.0.get(first)?;
        let shift = i8::try_from(head.zeros).ok()? - i8::try_from(before.zeros).ok()?;
        let proved = for_ever(rows.get(first)?, rows.get(at)?);
        Some(Alike { place: u16::try_from(first).ok()?, shift, proved })
    }
}

/// Whether values that are the same at the beginning are so for ever: both repeat, proved, with the
/// same period and saltus, and a whole period of both was compared.
fn for_ever(a: &AtlasRow, b: &AtlasRow) -> bool {
    let (Some(Period::Proved(a, _)), Some(Period::Proved(b, _))) = (a.period, b.period) else {
        return false;
    };
    let upto = a.preperiod.max(b.preperiod).saturating_add(a.period);
    let compared = u64::from(HEAD) - 2 * MAX_ZEROS as u64;
    (a.period, a.saltus) == (b.period, b.saltus) && upto <= compared
}
