//! The argument by remainders, for a single heap from which no move leaves two.

use crate::core::Message;
use crate::games::heaps::{ByRemainder, Heaps};
use crate::session::Session;
use crate::words::Words;

/// Remainders of larger numbers are of no help.
const MAX_PERIOD: u64 = 40;

/// The sentences, where this decides the position that is shown.
pub(super) fn by_remainder(session: &Session<Heaps>, words: &Words) -> Option<Vec<String>> {
    let &[size] = session.position().heaps() else { return None };
    let game = &session.game;
    let size = u64::from(size);
    let code = game.ruleset.octal()?;
    let found = ByRemainder::of(code, game.rule)?;
    let from = found.argued_from(code);
    let ByRemainder { period, lost, .. } = found;
    if !(2..=MAX_PERIOD).contains(&period) || lost.is_empty() || size < from {
        return None;
    }
    let list: Vec<String> = lost.iter().map(u64::to_string).collect();
    let id = if lost.len() == 1 { "remainder-one" } else { "remainder-some" };
    let rule = Message::new(id).with("from", from).with("period", period);
    let remainder = size % period;
    let id = if lost.contains(&remainder) { "remainder-lost" } else { "remainder-won" };
    let here = Message::new(id).with("size", size).with("period", period);
    let here = here.with("remainder", remainder);
    Some(vec![words.say(&rule.with("list", list.join(", "))), words.say(&here)])
}
