//! The reader's own rule, in one part or several; each move follows one of them.

use super::own_rule::{self, OwnRule};
use crate::app::dom::{focus_still, idle, some};
use crate::core::Message;
use crate::games::heaps::{MAX_CLAUSES, Ruleset};
use crate::words::Words;
use yew::prelude::*;

/// The button that adds a part.
const ADD: &str = "own-add";

/// The parts, at least one.
#[derive(Clone, PartialEq)]
pub(super) struct OwnRules(Vec<OwnRule>);

impl Default for OwnRules {
    fn default() -> Self {
        Self(vec![OwnRule::default()])
    }
}

impl OwnRules {
    /// The menus that say the same as these rules, where some do.
    pub(super) fn of(rules: &Ruleset) -> Option<Self> {
        let one = OwnRule::of(rules).map(|part| vec![part]);
        let each = || {
            let clauses = rules.clauses();
            let parts = clauses.iter().map(|clause| {
                Ruleset::read_link(&format!("take-{clause}")).ok().as_ref().and_then(OwnRule::of)
            });
            parts.collect::<Option<Vec<OwnRule>>>()
        };
        let own = one.or_else(each).filter(|parts| !parts.is_empty()).map(Self)?;
        Ruleset::read_link(&own.text()).is_ok_and(|read| read == *rules).then_some(own)
    }

    /// The rule as written in links, right or wrong.
    pub(super) fn text(&self) -> String {
        let parts: Vec<String> = self.0.iter().map(OwnRule::text).collect();
        format!("take-{}", parts.join("-or-"))
    }

    /// Whether something is wrong with a field of its own, which says it.
    pub(super) fn is_wrong(&self) -> bool {
        self.0.iter().any(|part| part.problem().is_some())
    }

    /// The same with one part more, which changes what may be done where there is such a part.
    fn with_further(&self) -> Self {
        let now = Ruleset::read_link(&self.text()).ok();
        let more = || OwnRule::further().map(|part| self.with(self.0.len(), part));
        let changes =
            |rules: &Self| Ruleset::read_link(&rules.text()).is_ok_and(|read| Some(read) != now);
        more().find(changes).or_else(|| more().next()).unwrap_or_else(|| self.clone())
    }

    /// The same with this part at a place; past the end it is one more.
    fn with(&self, at: usize, part: OwnRule) -> Self {
        let mut parts = self.0.clone();
        match parts.get_mut(at) {
            Some(old) => *old = part,
            None => parts.push(part),
        }
        Self(parts)
    }

    /// The same without the part at a place.
    fn without(&self, at: usize) -> Self {
        let kept = self.0.iter().enumerate().filter(|(place, _)| *place != at);
        Self(kept.map(|(_, part)| part.clone()).collect())
    }
}

/// The menus of all parts, and buttons to add one and to remove each.
pub(super) fn fields(rules: &OwnRules, on_change: &Callback<OwnRules>, words: &Words) -> Html {
    let count = rules.0.len();
    let room = count < MAX_CLAUSES;
    let part = |(at, part): (usize, &OwnRule)| {
        let change = {
            let rules = rules.clone();
            on_change.reform(move |part| rules.with(at, part))
        };
        let remove = {
            let rules = rules.clone();
            on_change.reform(move |_: MouseEvent| {
                // The button that was pressed goes.
                focus_still(gloo::utils::document().get_element_by_id(ADD));
                rules.without(at)
            })
        };
        let label = words.say(&Message::new("own-part").with("part", at + 1));
        html! {
            <div key={at} role={(count > 1).then_some("group")} aria-label={(count > 1).then_some(label)}>
                if at > 0 { <p>{ words.get("own-or") }</p> }
                { own_rule::fields(at, part, &change, words) }
                if count > 1 {
                    <button type="button" class="button" onclick={remove}>
                        { words.say(&Message::new("own-remove").with("part", at + 1)) }
                    </button>
                }
            </div>
        }
    };
    let add = {
        let rules = rules.clone();
        let more = move |_: MouseEvent| room.then(|| rules.with_further());
        some(on_change, more)
    };
    html! {
        <>
            <div>{ for rules.0.iter().enumerate().map(part) }</div>
            <p>
                <button id={ADD} type="button" class="button" aria-disabled={idle(!room)} onclick={add}>
                    { words.get("own-add") }
                </button>
            </p>
        </>
    }
}
