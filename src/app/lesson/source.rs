//! Where the text of a lesson comes from.

use super::day::{self, Day};
use super::texts;
use crate::app::hooks::{kept_attempt, rename_lesson, wait};
use crate::core::Message;
use crate::lesson::{Lesson, mark, mark_of, unpack_text};
use crate::link::Source;
use crate::words::{Language, Words};
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
    let found = use_state(|| (source.clone(), Found::Waiting));
    let again = use_state_eq(|| 0_u32);
    let setter = found.setter();
    let words = words.clone();
    let opened = *use_memo(source.clone(), |_| Day::today());
    let wanted = (source.clone(), words.language(), *again);
    use_effect_with(wanted, move |(source, language, _)| {
        let source = source.clone();
        wait(find(source.clone(), *language, opened, words), move |came| {
            if let Some(came) = came {
                setter.set((source, came));
            }
        })
    });
    let count = again.clone();
    // In another language the text stays until the other has come; that of another lesson does not.
    let text = if found.0 == *source { found.1.clone() } else { Found::Waiting };
    (text, Callback::from(move |()| count.set(*count + 1)))
}

/// The name of one's own lesson. What is kept under the mark of its whole text, as it was until 29 November 2026, is
/// brought there.
pub(in crate::app) fn own_name(lesson: &Lesson, text: &str) -> String {
    let name = lesson.own_name();
    rename_lesson(&mark_of(text), &name, lesson.mark());
    name
}

/// The text, where there is one to be found; `opened` is the day on which it was asked for, also past midnight.
async fn find(source: Source, language: Language, opened: Day, words: Words) -> Option<Found> {
    let name = match source {
        Source::All => return None,
        Source::Packed(packed) => {
            return Some(match unpack_text(&packed) {
                Ok(text) => Found::Text(own_name(&Lesson::read(&text).0, &text), text),
                Err(why) => Found::Nothing(why),
            });
        }
        Source::Named(name) => name,
    };
    if let Some(day) = Day::named(&name) {
        let day = if name == "day" { opened } else { day };
        return Some(Found::Text(day.name(), day::lesson(day, &words)));
    }
    Some(match texts::text(&name, language).await {
        Ok(Some(text)) => {
            if kept_attempt(&name).is_some_and(|attempt| attempt.mark == mark(text)) {
                let asked = Lesson::read(text).0.mark_in_any_language();
                rename_lesson(&name, &name, asked);
            }
            Found::Text(name, text.to_owned())
        }
        Ok(None) if Day::is_to_come(&name) => Found::Nothing(Message::new("day-to-come")),
        Ok(None) => Found::Nothing(Message::new("lesson-no-such").quoting("found", &name)),
        Err(_) => Found::Missing,
    })
}
