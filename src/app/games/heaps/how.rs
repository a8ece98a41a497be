//! How to move, in words: with the gesture that fits the rules, and with the gaps at which heaps are split.

use super::gesture::Gesture;
use super::mark::Taking;
use super::say::kind_name;
use crate::core::Message;
use crate::games::heaps::{Leaves, Ruleset, Token};
use crate::words::Words;
use yew::prelude::*;

/// What can be done at the gaps of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gaps {
    /// Whether a heap may be split in two without taking.
    halves: bool,
    /// The same in three.
    thirds: bool,
    taking: Taking,
}

impl Gaps {
    pub(super) fn of(rules: &Ruleset) -> Self {
        let left = rules.leaves(u32::MAX, 0);
        let thirds = left.allows(Leaves::THREE);
        Self { halves: left.splits(), thirds, taking: Taking::of(rules) }
    }

    /// Whether there is more to say than one move shows: what is done at the gaps.
    pub(super) fn worth_repeating(self) -> bool {
        self.halves || self.marked_first()
    }

    /// Whether a gap is marked before anything is done.
    fn marked_first(self) -> bool {
        self.thirds || self.taking != Taking::Fewer
    }
}

/// How to move. Where pointing shows what will be taken, fingers, which cannot point, are told apart.
pub(super) fn how(gesture: Gesture, gaps: Gaps, token: Token, words: &Words) -> Html {
    let say = |id: &'static str| words.say(&Message::new(id).with("kind", kind_name(token)));
    let line = |id: &'static str| {
        let Some(touch) = by_touch(id) else { return html! { <>{ " " }{ say(id) }</> } };
        html! {
            <>
                <span class="for-pointer">{ say(id) }</span>
                <span class="for-touch">{ say(touch) }</span>
            </>
        }
    };
    lines(gesture, gaps).into_iter().map(line).collect()
}

/// What is said to fingers in the place of a message, where that differs.
fn by_touch(id: &str) -> Option<&'static str> {
    match id {
        "how-length" => Some("how-length-touch"),
        "how-to-end" => Some("how-to-end-touch"),
        "how-to-end-split" => Some("how-to-end-split-touch"),
        "how-two-ends" => Some("how-two-ends-touch"),
        "how-two-ends-split" => Some("how-two-ends-split-touch"),
        _ => None,
    }
}

/// The messages that say how to move.
fn lines(gesture: Gesture, gaps: Gaps) -> Vec<&'static str> {
    let Gaps { halves, thirds, taking } = gaps;
    // Where a gap is marked first, one press does not split.
    let splits = halves && !gaps.marked_first();
    let first = match (gesture, taking) {
        (_, Taking::OnlyThree) => Some("how-only-three"),
        (Gesture::SplitOnly, _) => splits.then_some("how-split-only"),
        (Gesture::Length(_), _) => Some(if splits { "how-length-split" } else { "how-length" }),
        (Gesture::ToEnd, _) => Some(if splits { "how-to-end-split" } else { "how-to-end" }),
        (Gesture::TwoEnds, _) => Some(if splits { "how-two-ends-split" } else { "how-two-ends" }),
    };
    let at_gaps = match (halves, thirds) {
        (true, true) => Some("how-two-or-three"),
        (false, true) => Some("how-split-three"),
        (true, false) => gaps.marked_first().then_some("how-gap-twice"),
        (false, false) => None,
    };
    let mark = (taking == Taking::Three).then_some("how-mark");
    first.into_iter().chain(at_gaps).chain(mark).collect()
}

/// The message that says what keys do.
pub(super) fn by_keys(gaps: Gaps, token: Token) -> Message {
    let id = match (gaps.marked_first(), gaps.halves) {
        (true, _) => "how-keys-mark",
        (false, true) => "how-keys-split",
        (false, false) => "how-keys",
    };
    Message::new(id).with("kind", kind_name(token))
}
