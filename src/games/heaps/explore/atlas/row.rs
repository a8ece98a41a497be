//! What is known of one code of the atlas.

use super::super::Period;
use crate::core::octal::Mask;
use serde::{Deserialize, Serialize};

/// What is known of one code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtlasRow {
    /// Its place in [`super::atlas_codes`].
    pub place: u16,
    /// How many values are known, from G(0).
    pub known: u64,
    /// What is known of the period.
    pub period: Option<Period>,
    /// The largest of these values and the first heap that has it.
    pub largest: Option<(u32, u64)>,
    /// The mask in force.
    pub mask: Option<Mask>,
    /// How many heaps are rare, and the last of them.
    pub rare: Option<(u32, u32)>,
    /// An earlier code with the same values, or the same but for a shift.
    pub alike: Option<Alike>,
}

/// An earlier code with the same values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alike {
    /// Its place.
    pub place: u16,
    /// G(n + `shift`) here is G(n) there.
    pub shift: i8,
    /// Whether that is proved for all n; otherwise it is so for the first `HEAD` values, more or less.
    pub proved: bool,
}
