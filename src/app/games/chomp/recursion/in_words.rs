//! A step in words.

use crate::app::games::chomp::in_program;
use crate::core::Message;
use crate::core::bars::{Calls, Frame, Reason, Step};
use crate::words::Words;

/// What the last step did.
pub(super) fn step(calls: &Calls, with_memory: bool, words: &Words) -> String {
    match (calls.last(), calls.stack().last(), calls.returned()) {
        (Some(Step::Call), Some(frame), _) => call(calls, frame, with_memory, words),
        (Some(Step::Return { won, by }), caller, Some((shape, _))) => {
            let id = match (by, won) {
                (Reason::Base, true) => "recursion-base-won",
                (Reason::Base, false) => "recursion-base-lost",
                (Reason::Memory, true) => "recursion-known-won",
                (Reason::Memory, false) => "recursion-known-lost",
                (Reason::EarlyExit, _) => "recursion-early",
                (Reason::AllTried, _) => "recursion-all-tried",
            };
            let said = words.say(&Message::new(id).with("rows", in_program::rows(shape)));
            let then = caller.map(|caller| words.say(&then(caller, won)));
            format!("{said} {}", then.unwrap_or_else(|| words.get("recursion-over")))
        }
        _ => words.get("recursion-start"),
    }
}

fn call(calls: &Calls, frame: &Frame, with_memory: bool, words: &Words) -> String {
    let id = if frame.by.is_some() { "recursion-call" } else { "recursion-call-first" };
    let message = Message::new(id)
        .with("number", calls.counts().calls)
        .with("rows", in_program::rows(&frame.shape))
        .with("bite", in_program::square(frame.by.unwrap_or_default()));
    let said = words.say(&message);
    let below = calls.calls_below(&frame.shape).filter(|_| frame.before > 0);
    let again = below.map(|below| {
        let id = if with_memory { "recursion-again-known" } else { "recursion-again" };
        let message = Message::new(id).with("times", frame.before);
        words.say(&message.with("calls", below))
    });
    again.map_or_else(|| said.clone(), |again| format!("{said} {again}"))
}

/// What the answer means to the call that had asked.
fn then(caller: &Frame, won: bool) -> Message {
    let id = if won { "recursion-then-on" } else { "recursion-then-won" };
    let bite = caller.tried.last().copied().unwrap_or_default();
    Message::new(id)
        .with("rows", in_program::rows(&caller.shape))
        .with("bite", in_program::square(bite))
}
