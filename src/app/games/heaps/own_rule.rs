//! One part of the reader's own rule: what may be taken and what may be left, chosen from menus.

use crate::app::dom::field_value;
use crate::app::house::{Menu, text_field};
use crate::core::Message;
use crate::games::heaps::{
    Amount, Clause, MAX_AMOUNT, MAX_BASE, Ruleset, number_problem, numbers_of, numbers_problem,
    numbers_to_link,
};
use crate::words::Words;
use yew::prelude::*;

/// What is in the menus of a part. Together they are one text, which is read like any other.
#[derive(Clone, PartialEq)]
pub(super) struct OwnRule {
    /// What is taken: one of [`TAKES`].
    take: &'static str,
    /// Numbers of the reader's own.
    numbers: String,
    /// The number of which powers are taken.
    base: String,
    /// The numbers a and b of a, a + b, a + 2b, …
    every: [String; 2],
    /// What is left, as written in links: one of those that go with what is taken.
    leave: &'static str,
}

impl Default for OwnRule {
    fn default() -> Self {
        Self {
            take: NUMBERS,
            numbers: "1, 3, 4".to_owned(),
            base: "2".to_owned(),
            every: ["1", "2"].map(str::to_owned),
            leave: "whole",
        }
    }
}

/// What is taken that has fields of its own, and nothing, which leaves other things.
const NUMBERS: &str = "";
const EVERY: &str = "by";
const POWERS: &str = "powers";
const ZERO: &str = "0";

/// The largest number that a further part takes by itself: parts are fewer.
const MAX_FURTHER: u32 = 40;

/// What may be taken, mostly as written in links, with the message that says so.
const TAKES: [(&str, &str); 11] = [
    (NUMBERS, "own-take-numbers"),
    ("any", "amount-any"),
    (EVERY, "own-take-every"),
    ("squares", "amount-squares"),
    ("primes", "amount-primes"),
    (POWERS, "amount-powers"),
    ("triangular", "amount-triangular"),
    ("half", "amount-half"),
    ("divisors", "amount-divisors"),
    ("coprime", "amount-coprime"),
    (ZERO, "own-take-zero"),
];

/// What may be left.
const LEAVES: [(&str, &str); 9] = [
    ("whole", "left-whole"),
    ("none", "own-left-nothing"),
    ("one", "left-one"),
    ("two", "left-two"),
    ("unequal", "left-unequal"),
    ("equal", "left-equal"),
    ("three", "left-three"),
    ("whole.two", "own-left-up-to-two"),
    ("any", "own-left-any"),
];

/// The same where nothing is taken: a heap that is not split would stay as it is for ever.
const PARTS: [(&str, &str); 5] = [
    ("two", "left-two"),
    ("unequal", "left-unequal"),
    ("equal", "left-equal"),
    ("three", "left-three"),
    (TWO_OR_THREE, "own-left-two-or-three"),
];
const TWO_OR_THREE: &str = "two.three";

impl OwnRule {
    /// Parts to begin with beside others, for the first that changes the rule: to split, or to take another number.
    pub(super) fn further() -> impl Iterator<Item = Self> {
        let split = Self { take: ZERO, leave: "two", ..Self::default() };
        let taking = |number: u32| Self { numbers: number.to_string(), ..Self::default() };
        std::iter::once(split).chain((2..=MAX_FURTHER).map(taking))
    }

    /// The menus that say the same as these rules of one part, where some do.
    pub(super) fn of(rules: &Ruleset) -> Option<Self> {
        let mut filled = Self::default();
        let clauses = rules.clauses();
        match clauses.first().map(Clause::amounts) {
            Some([Amount::Powers(base)]) => filled.base = base.to_string(),
            Some([Amount::Every { first, step }]) => {
                filled.every = [first, step].map(u32::to_string);
            }
            Some([Amount::Run { from: 1, to: None }]) => {}
            _ => filled.numbers = numbers_of(rules).unwrap_or(filled.numbers),
        }
        let leaves = |take| leaves_after(take).iter().map(move |&(leave, _)| (take, leave));
        let all = TAKES.iter().flat_map(|&(take, _)| leaves(take));
        let mut menus = all.map(|(take, leave)| Self { take, leave, ..filled.clone() });
        menus.find(|own| {
            Ruleset::read_link(&format!("take-{}", own.text())).is_ok_and(|read| read == *rules)
        })
    }

    /// The part as written in links, right or wrong.
    pub(super) fn text(&self) -> String {
        let take = match self.take {
            NUMBERS => numbers_to_link(&self.numbers),
            EVERY => self.every.each_ref().map(|number| number.trim()).join(EVERY),
            POWERS => format!("{POWERS}{}", self.base.trim()),
            other => other.to_owned(),
        };
        format!("{take}-{}", self.leave)
    }

    /// Which field is wrong, and what is wrong with it, quoting what the reader typed.
    pub(super) fn problem(&self) -> Option<(&'static str, Message)> {
        let number = |field, text: &str, least, most| {
            number_problem(text, least, most).map(|problem| (field, problem))
        };
        match self.take {
            NUMBERS => {
                let problem = numbers_problem(&self.numbers, self.leave);
                problem.map(|problem| ("own-numbers", problem))
            }
            POWERS => number("own-base", &self.base, 2, MAX_BASE),
            EVERY => {
                let [first, step] = &self.every;
                let step = number("own-step", step, 1, MAX_AMOUNT);
                number("own-first", first, 1, MAX_AMOUNT).or(step)
            }
            _ => None,
        }
    }

    /// The same with something else taken; what cannot be left then becomes what is nearest to it.
    fn taking(self, take: &'static str) -> Self {
        let leave = match (take, self.leave) {
            (ZERO, "any") => TWO_OR_THREE,
            (ZERO, leave) if !PARTS.iter().any(|(part, _)| *part == leave) => "two",
            (ZERO, leave) => leave,
            (_, TWO_OR_THREE) => "any",
            (_, leave) => leave,
        };
        Self { take, leave, ..self }
    }
}

/// What may be left after taking that.
fn leaves_after(take: &str) -> &'static [(&'static str, &'static str)] {
    if take == ZERO { &PARTS } else { &LEAVES }
}

/// The menus of the part that is so many-th, from 0.
pub(super) fn fields(
    at: usize,
    rule: &OwnRule,
    on_change: &Callback<OwnRule>,
    words: &Words,
) -> Html {
    let named = |id: &str| if at == 0 { id.to_owned() } else { format!("{id}-{}", at + 1) };
    // Only the sentence on powers says of what.
    let said = |id: &'static str| words.say(&Message::new(id).with("base", rule.base.trim()));
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
    let problem = rule.problem();
    let text =
        |id: &'static str, label: &'static str, value: &str, set: fn(&mut OwnRule, String)| {
            let (rule, on_change) = (rule.clone(), on_change.clone());
            let typed = move |event: InputEvent| {
                let mut rule = rule.clone();
                set(&mut rule, field_value(&event));
                on_change.emit(rule);
            };
            let wrong =
                problem.as_ref().filter(|(field, _)| *field == id).map(|(_, problem)| problem);
            let field =
                text_field(&named(id), &words.get(label), value, typed.into(), wrong, "", words);
            html! { <div key={id}>{ field }</div> }
        };
    let further = match rule.take {
        NUMBERS => {
            text("own-numbers", "own-numbers", &rule.numbers, |rule, text| rule.numbers = text)
        }
        POWERS => text("own-base", "own-base", &rule.base, |rule, text| rule.base = text),
        EVERY => html! {
            <>
                { text("own-first", "own-first", &rule.every[0], |rule, text| rule.every[0] = text) }
                { text("own-step", "own-step", &rule.every[1], |rule, text| rule.every[1] = text) }
            </>
        },
        _ => Html::default(),
    };
    let leaves = leaves_after(rule.take);
    html! {
        <div class="row fields own-rule-fields">
            <label class="field">
                <span>{ words.get("own-take") }</span>
                <Menu id={named("own-take")} value={rule.take} onchange={choose(|rule, value| rule.taking(known(&TAKES, &value)))}>
                    { options(&TAKES, rule.take) }
                </Menu>
            </label>
            { further }
            <label class="field">
                <span>{ words.get("own-leave") }</span>
                <Menu id={named("own-leave")} value={rule.leave} onchange={choose(|rule, value| OwnRule { leave: known(leaves_after(rule.take), &value), ..rule })}>
                    { options(leaves, rule.leave) }
                </Menu>
            </label>
        </div>
    }
}

/// The one of these values that was chosen.
fn known(all: &[(&'static str, &'static str)], value: &str) -> &'static str {
    all.iter().find(|(name, _)| *name == value).or(all.first()).map_or("", |(name, _)| name)
}
