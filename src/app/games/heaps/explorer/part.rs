//! What a part of the explorer is given.

use super::seen::Seen;
use crate::games::heaps::{Query, Ruleset};
use yew::prelude::*;

/// What it is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PartProps {
    pub(super) seen: UseReducerHandle<Seen>,
    pub(super) rules: Ruleset,
    /// Asks the solver, whose answer comes to what is seen.
    pub(super) ask: Callback<Query>,
}
