//! Ways of finding the values of a sequence.

use serde::{Deserialize, Serialize};

/// How the values of a sequence are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Method {
    /// Every option is examined.
    #[default]
    Plain,
    /// The options that have a rare member first: by the octal engine for octal codes that end, and for
    /// other rules that split heaps after taking one of finitely many numbers (`Ruleset::has_sparse`).
    Sparse,
}
