//! What heaps keep in the link beside the game.

use super::MAX_TO;
use crate::games::Keys;

/// The keys of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapsKeys {
    /// `to`: the last heap size whose value the explorer computes, at most [`MAX_TO`].
    pub to: u32,
}

impl Default for HeapsKeys {
    fn default() -> Self {
        Self { to: 1000 }
    }
}

impl Keys for HeapsKeys {
    const NAMES: &[&str] = &["to"];

    fn read(&mut self, _: &str, value: &str) -> bool {
        let plain = value.bytes().all(|byte| byte.is_ascii_digit());
        let to = value.parse().ok().filter(|&to| plain && to <= MAX_TO);
        self.to = to.unwrap_or(self.to);
        to.is_some()
    }

    fn allowed(_: &str) -> String {
        format!("0 … {MAX_TO}")
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let changed = *self != Self::default();
        changed.then(|| ("to", self.to.to_string())).into_iter().collect()
    }
}
