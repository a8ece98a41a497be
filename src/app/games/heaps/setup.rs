//! The fields of a new game on heaps: which game, which rule, which heaps.

use super::drawn_rule::DrawnRule;
use super::own_rules::{self, OwnRules};
use super::{game_name, rule};
use crate::app::dom::{field_value, focus_on};
use crate::app::hooks::use_words;
use crate::app::house::{Menu, rule_field, text_field};
use crate::app::ui::{GameUi, SetupProps};
use crate::core::{Message, Rule};
use crate::games::heaps::{Heaps, NamedGame, Position, Ruleset};
use crate::words::Words;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What was entered in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    code: String,
    heaps: String,
    rule: Rule,
}

impl Fields {
    /// The usual form of a named game.
    fn of(named: &NamedGame) -> Self {
        let code = Ruleset::read_link(named.code).map(|rules| rules.reading_form());
        let code = code.unwrap_or_else(|_| named.code.to_owned());
        Self { code, heaps: typed(named.start), rule: named.rule }
    }

    fn read(&self) -> (Result<Ruleset, Message>, Result<Position, Message>) {
        (
            Ruleset::read_typed(&self.code).map_err(|at| at.placed(&self.code)),
            Position::read_typed(&self.heaps).map_err(|at| at.placed(&self.heaps)),
        )
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Heaps>) -> Html {
    let words = use_words();
    let (fields, set) = use_fields(props);
    let (code, position) = fields.read();
    let named = code.as_ref().ok().and_then(NamedGame::of);
    let cost = code.as_ref().ok().zip(position.as_ref().ok()).and_then(|(rules, position)| {
        Heaps { ruleset: rules.clone(), rule: fields.rule }.cost(position, &words)
    });

    let by_pointer = use_mut_ref(|| false);
    let pressed = {
        let by_pointer = by_pointer.clone();
        Callback::from(move |_: PointerEvent| *by_pointer.borrow_mut() = true)
    };
    let typed = {
        let by_pointer = by_pointer.clone();
        Callback::from(move |_: KeyboardEvent| *by_pointer.borrow_mut() = false)
    };
    // What the fields had by the last game that was named: what was typed since is the reader's.
    let by_name = use_mut_ref(|| (*fields).clone());
    let on_named = {
        let (set, by_name) = (set.clone(), by_name.clone());
        Callback::from(move |event: Event| {
            match NamedGame::keyed(&field_value(&event)) {
                Some(named) => {
                    by_name.replace(Fields::of(named));
                    set.emit(Fields::of(named));
                }
                // A game of the reader’s own is written there. A keyboard may only be passing through the menu.
                None if *by_pointer.borrow() => focus_on("code"),
                None => {}
            }
        })
    };
    let edit = |change: fn(&mut Fields, String)| {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |event: InputEvent| {
            let mut latest = (*fields).clone();
            change(&mut latest, field_value(&event));
            set.emit(latest);
        })
    };
    let on_code = edit(|fields, text| fields.code = text);
    let on_heaps = edit(|fields, text| fields.heaps = text);
    // A name does as well as a code, but only once it has been typed: it may be how a longer one begins.
    let on_typed = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |event: Event| {
            let field =
                event.target_dyn_into::<HtmlInputElement>().filter(|field| field.id() == "code");
            if let Some(named) = field.and_then(|field| NamedGame::called(&field.value())) {
                let before = by_name.replace(Fields::of(named));
                let mut next = Fields::of(named);
                if fields.heaps != before.heaps {
                    next.heaps.clone_from(&fields.heaps);
                }
                if fields.rule != before.rule {
                    next.rule = fields.rule;
                }
                set.emit(next);
            }
        })
    };
    let on_rule = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |rule| set.emit(Fields { rule, ..(*fields).clone() }))
    };
    let own = use_state_eq(|| None::<OwnRules>);
    let on_own = {
        let (set, fields, own) = (set.clone(), fields.clone(), own.setter());
        Callback::from(move |rule: OwnRules| {
            set.emit(Fields { code: rule.text(), ..(*fields).clone() });
            own.set(Some(rule));
        })
    };
    // The menus say what the rule is, where they can: as they were set, if that is what it came from.
    let found =
        use_memo(code.as_ref().ok().cloned(), |rules| rules.as_ref().and_then(OwnRules::of));
    let set_so = (*own).as_ref().filter(|own| own.text() == fields.code);
    let shown = set_so.or(found.as_ref().as_ref()).or((*own).as_ref()).cloned().unwrap_or_default();
    // What is wrong with a field below is said there, about what was typed.
    let is_wrong_below = set_so.is_some_and(OwnRules::is_wrong);
    let wrong_below = is_wrong_below.then(|| Message::new("setup-code-below"));
    let wrong_code = wrong_below.as_ref().or(code.as_ref().err());
    let menus = own_rules::fields(&shown, &on_own, &words);
    html! {
        <div class="setup" onchange={on_typed} onpointerdown={pressed} onkeydown={typed}>
            <label class="field">
                <span>{ words.get("setup-game") }</span>
                <Menu value={named.map_or("", |game| game.key)} onchange={on_named}>
                    <option value="" selected={named.is_none()}>{ words.get("setup-own") }</option>
                    { games(named, &words) }
                </Menu>
            </label>
            { text_field("heaps", &words.get("setup-heaps"), &fields.heaps, on_heaps, position.as_ref().err(), &words.get("setup-heaps-note"), &words) }
            { text_field("code", &words.get("setup-code"), &fields.code, on_code, wrong_code, &words.get("setup-code-note"), &words) }
            // This and the last line are always there, so that what comes into them is spoken.
            <p class="rule-said" role="status">
                if let Ok(rules) = &code {
                    { rule::say(rules, &words) }{ " " }<span class="quiet">{ rule::shown(rules, &words) }</span>
                }
            </p>
            if let Ok(rules) = &code {
                <details class="more">
                    <summary>{ words.get("drawn-title") }</summary>
                    <DrawnRule rules={rules.clone()} />
                </details>
            }
            <details class="more">
                <summary>{ words.get("own-rule") }</summary>
                if code.is_ok() && set_so.is_none() && found.is_none() { <p class="quiet">{ words.get("own-cannot") }</p> }
                { menus }
            </details>
            { rule_field(fields.rule, &on_rule, &words) }
            <p class="setup-cost" role="status">{ cost }</p>
        </div>
    }
}

/// What was entered, and the way to change it.
#[hook]
fn use_fields(props: &SetupProps<Heaps>) -> (UseStateHandle<Fields>, Callback<Fields>) {
    let (game, position) = (&props.game, &props.position);
    let fields = use_state_eq(|| Fields {
        code: game.ruleset.reading_form(),
        heaps: typed(position.heaps()),
        rule: game.rule,
    });
    let (setter, on_change) = (fields.setter(), props.on_change.clone());
    let set = Callback::from(move |latest: Fields| {
        let (code, position) = latest.read();
        let (both, rule) = (code.ok().zip(position.ok()), latest.rule);
        on_change.emit(both.map(|(ruleset, position)| (Heaps { ruleset, rule }, position)));
        setter.set(latest);
    });
    (fields, set)
}

/// The games that have a name, to choose from.
fn games(named: Option<&NamedGame>, words: &Words) -> Html {
    let option = |game: &'static NamedGame| {
        let title = Ruleset::read_link(game.code).map_or_else(
            |_| game_name(game, words),
            |ruleset| Heaps { ruleset, rule: game.rule }.title(words),
        );
        html! { <option key={game.key} value={game.key} selected={named == Some(game)}>{ title }</option> }
    };
    NamedGame::ALL.iter().map(option).collect()
}

/// Heaps as people type them.
fn typed(heaps: &[u32]) -> String {
    let sizes: Vec<String> = heaps.iter().map(u32::to_string).collect();
    if sizes.is_empty() { "0".to_owned() } else { sizes.join(" + ") }
}
