//! Which games the parts belong to.

use super::kind::Kind;
use crate::games::MAX_PARTS;
use serde::{Deserialize, Serialize};
use std::fmt;

pub(super) const USUAL_START: &str = "7_4.4.4_1.3+2.5";

/// A sum of 1 to [`MAX_PARTS`] parts: their games, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sum {
    kinds: Vec<Kind>,
}

impl Sum {
    /// The sum of these games; `None` where there are none or too many.
    pub(super) fn new(kinds: Vec<Kind>) -> Option<Self> {
        (1..=MAX_PARTS).contains(&kinds.len()).then_some(Self { kinds })
    }

    /// The games of the parts.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }
}

/// As written in links: `heaps-0.77_chomp-3x4`.
impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds: Vec<String> = self.kinds.iter().map(Kind::to_string).collect();
        f.write_str(&kinds.join("_"))
    }
}

impl From<Sum> for String {
    fn from(sum: Sum) -> Self {
        sum.to_string()
    }
}
