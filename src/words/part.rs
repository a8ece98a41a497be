//! The parts of the words: which messages belong together, as `## Part: …` in the sources has it.

use super::Language;

/// The messages of one part, packed.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    english: &'static str,
    french: &'static str,
}

impl Part {
    /// The catalogue in a language.
    pub(super) fn catalogue(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::French => self.french,
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/parts.rs"));
