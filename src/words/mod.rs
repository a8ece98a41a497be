//! Every sentence a reader may see, in French and in English.
//!
//! The sentences are Fluent messages in `en.ftl` and `fr.ftl`: Fluent knows the plural rules of both
//! languages (French counts 0 as singular). A message that one of the two lacks, a variable that
//! differs, or a name used in the code that no locale has, fails `tests/words.rs`.

mod number;

use crate::core::{Message, Value};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
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

    /// The messages of the language, as Fluent writes them.
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
    bundle: Rc<FluentBundle<FluentResource>>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Words {
    /// The words of a language. Costs a few milliseconds.
    pub fn new(language: Language) -> Self {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // The marks that isolate right-to-left text show up as boxes in some fonts, and neither
        // language needs them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => number::english,
            Language::French => number::french,
        }));
        // A broken entry is left out; the tests find it before any reader does.
        let resource = FluentResource::try_new(language.source().to_owned());
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
        Self { language, bundle: Rc::new(bundle) }
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
        let pattern = self.bundle.get_message(message.id).and_then(|message| message.value());
        let Some(pattern) = pattern else { return message.id.to_owned() };
        let args: FluentArgs<'_> =
            message.about.iter().map(|(name, value)| (*name, fluent(value))).collect();
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }
}

fn fluent(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(text.as_str()),
    }
}
