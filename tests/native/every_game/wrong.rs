//! What is wrong, wherever it is: it lies somewhere in the text that was read, and can be said.

use nimlab::core::Message;
use nimlab::words::{Language, Words};
use std::fmt::Debug;

thread_local! {
    static WORDS: [Words; 2] = Language::ALL.map(Words::new);
}

pub(crate) fn lies_within(text: &str, start: usize, end: usize, error: &dyn Debug) {
    assert!(text.get(start..end).is_some(), "{text:?}: {error:?} has no place in it");
}

pub(crate) fn is_said(message: &Message) {
    WORDS.with(|both| {
        for words in both {
            let said = words.say(message);
            assert!(!said.is_empty() && !said.contains(&*message.id), "{}: {said}", message.id);
        }
    });
}
