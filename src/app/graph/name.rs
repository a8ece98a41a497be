//! What a graph is called, read off its place in a link: the front page, which holds no system, says
//! it too.

use crate::core::Message;
use crate::words::Words;

/// The name of a game by what stands in the third place of its link.
pub(in crate::app) fn name_of_rules(what: &str, words: &Words) -> String {
    let mut parts = what.split('-');
    let id = match parts.next() {
        Some("sticks") => "graph-title-sticks",
        Some("tree") => "graph-title-tree",
        _ => return words.get("graph-title-own"),
    };
    let mut number = || parts.next().and_then(|text| text.parse::<u32>().ok()).unwrap_or(0);
    let message = Message::new(id).with("sticks", number());
    words.say(&message.with("most", number()))
}
