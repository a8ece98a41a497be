//! A rule of the reader's own: what may be taken and what may be left, by menus.

use crate::app::dom::field_value;
use crate::core::Message;
use crate::games::heaps::{Amount, Ruleset};
use crate::words::Words;
use yew::prelude::*;

/// What stands in the menus. Together they are one text, which is read like any other.
#[derive(Clone, PartialEq)]
pub(super) struct OwnRule {
    /// What is taken, as it stands in links; empty for numbers of the reader's own.
    take: &'static str,
    /// These numbers.
    numbers: String,
    /// What is left, as it stands in links.
    leave: &'static str,
}

impl Default for OwnRule {
    fn default() -> Self {
        Self { take: "", numbers: "1, 3, 4".to_owned(), leave: "whole" }
    }
}

/// What may be taken, with the message that says so.
const TAKES: [(&str, &str); 10] = [
    ("", "own-take-numbers"),
    ("any", "amount-any"),
    ("squares", "amount-squares"),
    ("primes", "amount-primes"),
    ("powers2", "amount-powers"),
    ("triangular", "amount-triangular"),
    ("half", "amount-half"),
    ("divisors", "amount-divisors"),
    ("coprime", "amount-coprime"),
    ("0", "own-take-zero"),
];

/// What may be left.
const LEAVES: [(&str, &str); 8] = [
    ("whole", "left-whole"),
    ("none", "own-left-nothing"),
    ("one", "left-one"),
    ("two", "left-two"),
    ("unequal", "left-unequal"),
    ("equal", "left-equal"),
    ("whole.two", "own-left-up-to-two"),
    ("any", "own-left-any"),
];

impl OwnRule {
    /// The menus that say the same as these rules, where some do.
    pub(super) fn of(rules: &Ruleset) -> Option<Self> {
        let numbers = numbers_of(rules).unwrap_or_else(|| Self::default().numbers);
        let leaves = |take| LEAVES.iter().map(move |&(leave, _)| (take, leave));
        let all = TAKES.iter().flat_map(|&(take, _)| leaves(take));
        let mut menus = all.map(|(take, leave)| Self { take, numbers: numbers.clone(), leave });
        menus.find(|own| Ruleset::read_link(&own.text()).is_ok_and(|read| read == *rules))
    }

    /// The rule as it stands in links, right or wrong.
    pub(super) fn text(&self) -> String {
        let take = if self.take.is_empty() { numbers(&self.numbers) } else { self.take.to_owned() };
        // Without taking a heap is split, or stays as it is for ever.
        let leave = if self.take == "0" && matches!(self.leave, "whole" | "none" | "one") {
            "two"
        } else {
            self.leave
        };
        format!("take-{take}-{leave}")
    }
}

/// The numbers that may be taken, as people type them, where the rule is nothing but numbers.
fn numbers_of(rules: &Ruleset) -> Option<String> {
    let clauses = rules.clauses();
    let [clause] = &clauses[..] else { return None };
    let number = |amount: &Amount| match *amount {
        Amount::Run { from, to: Some(to) } if from == to => Some(from.to_string()),
        Amount::Run { from, to: Some(to) } => Some(format!("{from}-{to}")),
        _ => None,
    };
    let numbers: Option<Vec<String>> = clause.amounts().iter().map(number).collect();
    numbers.map(|numbers| numbers.join(", "))
}

/// Numbers as people type them, `1, 3, 5-7`, in the form of links.
fn numbers(typed: &str) -> String {
    let parts = typed.split([',', ';', ' ', '.']).filter(|part| !part.is_empty());
    let parts: Vec<String> =
        parts.map(|part| part.replace(['-', '–', '…'], "to").to_ascii_lowercase()).collect();
    parts.join(".")
}

/// The menus.
pub(super) fn fields(rule: &OwnRule, on_change: &Callback<OwnRule>, words: &Words) -> Html {
    // Only the sentence on powers says of what.
    let said = |id: &'static str| words.say(&Message::new(id).with("base", 2_u32));
    let choose = |set: fn(OwnRule, String) -> OwnRule| {
        let (rule, on_change) = (rule.clone(), on_change.clone());
        Callback::from(move |event: Event| on_change.emit(set(rule.clone(), field_value(&event))))
    };
    let options = |all: &[(&'static str, &'static str)], current: &str| -> Html {
        let option = |&(value, id): &(&'static str, &'static str)| {
            html! { <option key={value} {value} selected={value == current}>{ said(id) }</option> }
        };
        all.iter().map(option).collect()
    };
    let typed = {
        let (rule, on_change) = (rule.clone(), on_change.clone());
        Callback::from(move |event: InputEvent| {
            on_change.emit(OwnRule { numbers: field_value(&event), ..rule.clone() });
        })
    };
    html! {
        <div class="row fields">
            <label class="field">
                <span>{ words.get("own-take") }</span>
                <select id="own-take" onchange={choose(|rule, value| OwnRule { take: known(&TAKES, &value), ..rule })}>
                    { options(&TAKES, rule.take) }
                </select>
            </label>
            if rule.take.is_empty() {
                <label class="field">
                    <span>{ words.get("own-numbers") }</span>
                    <input id="own-numbers" type="text" value={rule.numbers.clone()} oninput={typed} autocomplete="off" spellcheck="false" />
                </label>
            }
            <label class="field">
                <span>{ words.get("own-leave") }</span>
                <select id="own-leave" onchange={choose(|rule, value| OwnRule { leave: known(&LEAVES, &value), ..rule })}>
                    { options(&LEAVES, rule.leave) }
                </select>
            </label>
        </div>
    }
}

/// The one of these values that was chosen.
fn known(all: &[(&'static str, &'static str)], value: &str) -> &'static str {
    all.iter().find(|(name, _)| *name == value).or(all.first()).map_or("", |(name, _)| name)
}
