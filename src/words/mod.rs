//! Every sentence a reader may see, in French and in English.
//!
//! The sentences are Fluent messages, edited by hand: what all games share in `en.ftl` and `fr.ftl` here, a game's own
//! in files of the same names next to its drawings. The build finds them, reads them with the Fluent library, rejects
//! faulty ones – a message that one language lacks, a variable that differs, syntax that is not needed here – and packs
//! each language into one catalogue (`build/words/`; [`packed`] has the format). All that remains to be done in the
//! browser is to look up a message and to fill in the values. Of Fluent's syntax there are text, variables, string
//! literals, and selectors on a variable by number, by text or by plural category.
//!
//! A name used in the code that no language has, or a message that is never used, makes `tests/native/source/words.rs`
//! fail.

mod number;
mod packed;
mod pattern;
mod plural;
mod terms;
#[cfg(test)]
mod tests;

pub use terms::{Mention, begun_large, mentions};

use crate::core::{Count, Message, Value};
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

    /// A date that begins with its day, as browsers write it: French has an ordinal number for the first of a month.
    pub fn date(self, written: String) -> String {
        match written.strip_prefix("1 ") {
            Some(month) if self == Self::French => format!("1er {month}"),
            _ => written,
        }
    }

    /// All messages of the language, packed by the build.
    pub fn catalogue(self) -> &'static str {
        match self {
            Self::English => include_str!(concat!(env!("OUT_DIR"), "/en.words")),
            Self::French => include_str!(concat!(env!("OUT_DIR"), "/fr.words")),
        }
    }
}

/// The words of one language. Cheap to clone; equal where the language is, and how rows and columns are counted.
#[derive(Clone)]
pub struct Words {
    language: Language,
    count: Count,
    table: Rc<Table>,
}

/// The messages: each one's id and pattern, sorted by id.
type Table = Vec<(&'static str, &'static str)>;

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language && self.count == other.count
    }
}

impl Words {
    /// The words of a language. Costs microseconds.
    pub fn new(language: Language) -> Self {
        Self::of(language, language.catalogue())
    }

    /// The words of a catalogue, which is that of the language.
    pub fn of(language: Language, catalogue: &'static str) -> Self {
        Self { language, count: Count::One, table: Rc::new(table(catalogue)) }
    }

    /// No words at all: each message is said by its name.
    pub fn none(language: Language) -> Self {
        Self { language, count: Count::One, table: Rc::default() }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The same words, with rows and columns counted so.
    #[must_use]
    pub fn counting(&self, count: Count) -> Self {
        Self { count, ..self.clone() }
    }

    /// From which number rows and columns are counted.
    pub fn count(&self) -> Count {
        self.count
    }

    /// A square by its row and column from 0: `(2,3)`.
    pub fn square(&self, row: u32, column: u32) -> String {
        pattern::square(row, column, self.count)
    }

    /// A place in a row, from 0, as the reader counts.
    pub fn place(&self, place: u32) -> u32 {
        place.saturating_add(self.count.first())
    }

    /// A sentence that is about nothing further.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A number as the language writes it.
    pub fn number(&self, number: u64) -> String {
        number::grouped(number, self.language)
    }

    /// A number with so many digits after the point, as the language writes it.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        number::decimal(number, digits, self.language)
    }

    /// The sentence of a message; its name where there is none.
    pub fn say(&self, message: &Message) -> String {
        let at = self.table.binary_search_by(|(id, _)| (*id).cmp(&*message.id));
        match at.ok().and_then(|at| self.table.get(at)) {
            Some((_, pattern)) => {
                let manner = (self.language, self.count);
                if message.about.iter().any(|(_, value)| matches!(value, Value::Said(_))) {
                    let about =
                        message.about.iter().map(|(name, value)| (name.clone(), self.flat(value)));
                    return pattern::say(pattern, &about.collect::<Vec<_>>(), manner);
                }
                pattern::say(pattern, &message.about, manner)
            }
            None => message.id.clone().into_owned(),
        }
    }

    /// The same value, with messages said.
    fn flat(&self, value: &Value) -> Value {
        match value {
            Value::Said(messages) => {
                let said: Vec<String> = messages.iter().map(|message| self.say(message)).collect();
                Value::Text(said.join(", "))
            }
            other => other.clone(),
        }
    }
}

/// The whole number that a reader has written, grouped as either language groups or not at all.
pub fn read_number(text: &str) -> Option<u64> {
    number::read(text)
}

/// The messages of a catalogue.
fn table(catalogue: &'static str) -> Table {
    catalogue.split(packed::RECORD).filter_map(|message| message.split_once(packed::UNIT)).collect()
}
