//! Every sentence a reader may see, in French and in English.
//!
//! The sentences are Fluent messages in `en.ftl` and `fr.ftl`, edited by hand. The build reads them
//! with the library of Fluent, refuses what is wrong with them – a message that one language lacks,
//! a variable that differs, syntax that is not needed here – and packs the rest into catalogues
//! (`build/words/`; [`packed`] has the form), one for each [`part`], so that a program of the page
//! holds only what it may say. What is left to do in the browser is to look
//! a message up and to put the values in. Of Fluent's syntax there are text, variables, string
//! literals, and selectors on a variable by number, by text or by plural category.
//!
//! A name used in the code that no language has, or a message never used, fails `tests/words.rs`.

mod number;
mod packed;
pub mod part;
mod pattern;
mod plural;
#[cfg(test)]
mod tests;

use crate::core::Message;
use part::Part;
use std::rc::Rc;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::French, Self::English];

    /// The code in links and in the page's `lang`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    /// The language of a code or a longer tag (`fr-CA`).
    pub fn of(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The messages of the language, as they are edited.
    pub fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("en.ftl"),
            Self::French => include_str!("fr.ftl"),
        }
    }
}

/// The words of one language. Cheap to clone; equal where the language is.
#[derive(Clone)]
pub struct Words {
    language: Language,
    parts: &'static [Part],
    tables: Rc<[Table]>,
}

/// The messages of one part: each one's id and pattern, sorted by id.
type Table = Vec<(&'static str, &'static str)>;

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Words {
    /// All words of a language. Costs microseconds.
    pub fn new(language: Language) -> Self {
        Self::of(part::ALL, language)
    }

    /// Some parts of the words of a language.
    pub fn of(parts: &'static [Part], language: Language) -> Self {
        let tables = parts.iter().map(|part| table(part.catalogue(language))).collect();
        Self { language, parts, tables }
    }

    /// The same words in another language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Self {
        Self::of(self.parts, language)
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A sentence that is about nothing further.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A number as the language writes it.
    pub fn number(&self, number: u64) -> String {
        number::grouped(number, self.language)
    }

    /// The sentence of a message; its name where there is none.
    pub fn say(&self, message: &Message) -> String {
        let found = self.tables.iter().find_map(|table| {
            let at = table.binary_search_by(|(id, _)| (*id).cmp(message.id)).ok()?;
            table.get(at)
        });
        match found {
            Some((_, pattern)) => pattern::say(pattern, &message.about, self.language),
            None => message.id.to_owned(),
        }
    }
}

/// The whole number that a reader has written, grouped as either language groups or not at all.
pub fn read_number(text: &str) -> Option<u64> {
    number::read(text)
}

/// The messages of a catalogue.
fn table(catalogue: &str) -> Vec<(&str, &str)> {
    catalogue.split(packed::RECORD).filter_map(|message| message.split_once(packed::UNIT)).collect()
}
