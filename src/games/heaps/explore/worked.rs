//! One value worked out twice: by all options, and by a mask.
//!
//! By a mask the options with exactly one rare heap come first, since only these have common values. The
//! least common value that is not among them is the candidate. For every rare value below it one option is
//! looked for, and no more; where there is none, all options have been examined, and that rare value is
//! the value of the heap.

use super::super::ruleset::Ruleset;
use crate::core::octal::Mask;
use serde::{Deserialize, Serialize};

/// The largest heap that is worked out: its options are listed.
pub const MAX_WORKED: u32 = 400;

/// One value worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worked {
    /// The heap.
    pub n: u32,
    /// Its value: both ways give the same.
    pub value: u32,
    /// The least common value that no option with one rare heap has.
    pub candidate: u32,
    /// The rare values below the candidate.
    pub rare_below: Vec<u32>,
    /// All options, in the order of the plain way.
    pub options: Vec<Weighed>,
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// Tokens taken.
    pub take: u32,
    /// What is left; a heap of 0 is none.
    pub left: [u32; 2],
    /// Their values.
    pub values: [u32; 2],
    /// The nim-sum of these.
    pub value: u32,
    /// Why the way by a mask looks at it.
    pub looked: Looked,
}

/// Why the way by a mask looks at an option, or that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Looked {
    /// It leaves one heap or none: there are few of these.
    Single,
    /// Exactly one of its heaps is rare.
    OneRare,
    /// It was examined for the sake of a rare value.
    Check,
    /// It is skipped.
    Skipped,
}

impl Worked {
    /// Works out G(n) by rules that leave at most two heaps; `value` knows the values of smaller heaps.
    pub fn of(rules: &Ruleset, mask: Mask, n: u32, value: impl Fn(u32) -> u32) -> Option<Self> {
        if n > MAX_WORKED || rules.all_leaves().most_heaps() > 2 {
            return None;
        }
        let common =
            |value: u32, n: u32| mask.is_common(u16::try_from(value).unwrap_or(u16::MAX), n.into());
        let mut options: Vec<Weighed> = rules
            .cuts(n)
            .map(|cut| {
                let [left, _, right] = cut.parts(n);
                let values = [left, right].map(|heap| if heap > 0 { value(heap) } else { 0 });
                let single = left == 0 || right == 0;
                let one_rare = common(values[0], left) != common(values[1], right);
                let looked = match (single, one_rare) {
                    (true, _) => Looked::Single,
                    (false, true) => Looked::OneRare,
                    (false, false) => Looked::Skipped,
                };
                let [a, b] = values;
                Weighed { take: cut.take, left: [left, right], values, value: a ^ b, looked }
            })
            .collect();
        let reached = |options: &[Weighed], value: u32| {
            options.iter().any(|it| it.looked != Looked::Skipped && it.value == value)
        };
        let candidate = (0..=u32::from(u16::MAX))
            .find(|&value| common(value, n) && !reached(&options, value))?;
        let rare_below: Vec<u32> = (0..candidate).filter(|&value| !common(value, n)).collect();
        let mut missing = None;
        for &rare in &rare_below {
            if reached(&options, rare) {
                continue;
            }
            // What is examined in vain for one value may be what is looked for next.
            for option in options.iter_mut().filter(|it| it.looked == Looked::Skipped) {
                option.looked = Looked::Check;
                if option.value == rare {
                    break;
                }
            }
            if !reached(&options, rare) {
                missing = Some(rare);
                break;
            }
        }
        Some(Self { n, value: missing.unwrap_or(candidate), candidate, rare_below, options })
    }

    /// How many options the way by a mask looks at.
    pub fn looked_at(&self) -> usize {
        self.options.iter().filter(|option| option.looked != Looked::Skipped).count()
    }
}
