//! What a game that was left is called, read off its link: whether the link is valid is for the
//! program to say that opens it.

use crate::app::chomp;
use crate::app::graph::name::name_of_rules;
use crate::app::heaps::name_of_code;
use crate::core::Message;
use crate::words::Words;

/// The most characters of a position that are shown.
const MOST_SHOWN: usize = 16;

/// The name of the game, its heaps, and how many moves were made; `None` where it does not look like
/// a link.
pub(super) fn of_link(link: &str, words: &Words) -> Option<String> {
    let (path, keys) = link.split_once('?').unwrap_or((link, ""));
    let mut parts = path.strip_prefix("/v1/")?.split('/');
    let (system, what) = (parts.next()?, parts.next()?);
    let title = match system {
        "heaps" => {
            let start = parts.next().unwrap_or_default().replace('+', " + ");
            let name = name_of_code(what, words);
            let short = (1..=MOST_SHOWN).contains(&start.len());
            if short { format!("{name} · {start}") } else { name }
        }
        "pawns" => {
            let size = what.split('-').next()?.replace('x', " × ");
            words.say(&Message::new("pawns-title").with("size", size))
        }
        "chomp" => {
            let (rows, columns) = what.split_once('x')?;
            chomp::title(rows.parse().ok()?, columns.parse().ok()?, words)
        }
        "graph" => name_of_rules(what, words),
        _ => return None,
    };
    let message = Message::new("front-title-of").with("title", title);
    Some(words.say(&message.with("moves", moves(keys))))
}

/// How many moves were made to the point that the link shows.
fn moves(keys: &str) -> usize {
    let value =
        |name: &str| keys.split('&').find_map(|key| key.strip_prefix(name)?.strip_prefix('='));
    let all = value("moves").map_or(0, |moves| moves.split('_').count());
    value("at").and_then(|at| at.parse().ok()).filter(|&at| at <= all).unwrap_or(all)
}
