//! The masks that may be tried on the values of a code.

use super::super::ruleset::Ruleset;
use crate::core::octal::Mask;

/// The mask of these bits. The parity of the position may only count where all digits that leave two heaps
/// lie at places of one parity: otherwise a pair could be skipped that has a common value. For rules by which
/// a move leaves two heaps, and none more.
pub fn mask_for(rules: &Ruleset, bits: u16, position: bool) -> Option<Mask> {
    if bits == 0 || rules.all_leaves().most_heaps() != 2 {
        return None;
    }
    if !position {
        return Some(Mask { bits, position: false, even: false });
    }
    let even = rules.digits()?.split_parity()?;
    Some(Mask { bits, position, even })
}
