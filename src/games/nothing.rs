//! For systems that have nothing to ask besides who wins, or nothing in the link besides the game.

use super::Keys;
use serde::{Deserialize, Serialize};

/// No question, and so no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}

/// No keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoKeys;

impl Keys for NoKeys {
    const NAMES: &[&str] = &[];

    fn read(&mut self, _: &str, _: &str) -> bool {
        false
    }

    fn allowed(_: &str) -> String {
        String::new()
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
