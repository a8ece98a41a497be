//! Lists in a sentence: “a, b and c”.

use crate::core::Message;
use crate::words::Words;

/// "a, b or c".
pub(in crate::app) fn either(items: &[String], words: &Words) -> String {
    listed("either", items, words)
}

/// "a, b and c".
pub(in crate::app) fn all_of(items: &[String], words: &Words) -> String {
    listed("all-of", items, words)
}

fn listed(id: &'static str, items: &[String], words: &Words) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => {
            words.say(&Message::new(id).with("most", most.join(", ")).with("last", last.clone()))
        }
    }
}
