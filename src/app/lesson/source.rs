//! Where the text of a lesson comes from.

use super::day::{self, Day};
use super::texts;
use crate::core::Message;
use crate::lesson::{mark_of, unpack_text};
use crate::link::Source;
use crate::words::Words;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The text of a lesson, on its way.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum Found {
    /// It is on its way.
    Waiting,
    /// It did not come.
    Missing,
    /// There is none, and why.
    Nothing(Message),
    /// It is here, with the name by which it is remembered.
    Text(String, String),
}

/// Finds the text of a lesson, and a way to ask again.
#[hook]
pub(in crate::app) fn use_text(source: &Source, words: &Words) -> (Found, Callback<()>) {
    let found = use_state(|| Found::Waiting);
    let again = use_state_eq(|| 0_u32);
    let setter = found.setter();
    let words = words.clone();
    let opened = *use_memo(source.clone(), |_| Day::today());
    let wanted = (source.clone(), words.language(), *again);
    use_effect_with(wanted, move |(source, language, _)| match source {
        Source::All => {}
        Source::Packed(packed) => setter.set(match unpack_text(packed) {
            Ok(text) => Found::Text(mark_of(&text), text),
            Err(why) => Found::Nothing(why),
        }),
        Source::Named(name) => {
            // The day that it was when it was opened, also past midnight.
            let day = Day::named(name).map(|day| if name == "day" { opened } else { day });
            if let Some(day) = day {
                setter.set(Found::Text(day.name(), day::lesson(day, &words)));
                return;
            }
            let (name, language) = (name.clone(), *language);
            spawn_local(async move {
                setter.set(match texts::text(&name, language).await {
                    Ok(Some(text)) => Found::Text(name, text.to_owned()),
                    Ok(None) if Day::is_to_come(&name) => {
                        Found::Nothing(Message::new("day-to-come"))
                    }
                    Ok(None) => {
                        Found::Nothing(Message::new("lesson-no-such").quoting("found", &name))
                    }
                    Err(_) => Found::Missing,
                });
            });
        }
    });
    let count = again.clone();
    ((*found).clone(), Callback::from(move |()| count.set(*count + 1)))
}
