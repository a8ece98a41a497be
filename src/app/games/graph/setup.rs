//! The fields of a new game on a graph: which graph, how many sticks, which rule.

use super::own::Own;
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::ui::SetupProps;
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::graph::{Graphs, Kind, MAX_STICKS, Position};
use crate::words::Words;
use yew::prelude::*;

/// What was entered in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    /// As in links: `sticks`, `tree` or `list`.
    kind: &'static str,
    sticks: String,
    most: String,
    rule: Rule,
}

/// The kinds with their labels.
const KINDS: [(&str, &str); 3] =
    [("sticks", "graph-kind-sticks"), ("tree", "graph-kind-tree"), ("list", "graph-kind-list")];

impl Fields {
    fn of(game: &Graphs) -> Self {
        let (kind, sticks) = match game.kind() {
            Kind::Sticks(sticks) => ("sticks", Some(sticks)),
            Kind::Tree(sticks) => ("tree", Some(sticks)),
            Kind::List => ("list", None),
        };
        let (left, most) = sticks.map_or((6, 3), |sticks| (sticks.sticks(), sticks.most()));
        // A custom graph has no rule; sticks are mostly played so.
        let rule = if sticks.is_some() { game.rule() } else { Rule::Misere };
        Self { kind, sticks: left.to_string(), most: most.to_string(), rule }
    }

    /// The rules, or what is wrong, and whether it is the number of sticks, or else how many are taken.
    fn read(&self) -> Result<Graphs, (bool, Message)> {
        let what = match self.kind {
            "list" => "list".to_owned(),
            // A hyphen sets the numbers apart: one of theirs is a minus.
            kind => {
                let number = |text: &str| text.trim().replace('-', "\u{2212}");
                format!("{kind}-{}-{}", number(&self.sticks), number(&self.most))
            }
        };
        Graphs::read_rules(&what, self.rule).map_err(|at| {
            let first = at.start <= self.kind.len() + 1;
            (first, at.error)
        })
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Graphs>) -> Html {
    let words = use_words();
    let fields = use_state_eq(|| Fields::of(&props.game));
    let set = {
        let (fields, on_change) = (fields.setter(), props.on_change.clone());
        Callback::from(move |latest: Fields| {
            // A custom graph is described once it has been read.
            let read = latest.read().ok().filter(|game| game.kind() != Kind::List);
            // What was being read is not asked for any more.
            on_change.emit(None);
            on_change.emit(read.map(|game| (game, game.example_position())));
            fields.set(latest);
        })
    };
    let edit = |change: fn(&mut Fields, String)| {
        let (set, fields) = (set.clone(), (*fields).clone());
        Callback::from(move |text: String| {
            let mut latest = fields.clone();
            change(&mut latest, text);
            set.emit(latest);
        })
    };
    let on_kind = edit(|fields, kind| {
        fields.kind = KINDS.iter().find(|(name, _)| *name == kind).map_or("list", |found| found.0);
    });
    let on_rule = edit(|fields, rule| {
        fields.rule = if rule == "normal" { Rule::Normal } else { Rule::Misere };
    });
    let choice = |name: &'static str,
                  label: &'static str,
                  chosen: bool,
                  value: &'static str,
                  change: &Callback<String>| {
        let change = change.reform(move |_: Event| value.to_owned());
        html! {
            <label class="check">
                <input type="radio" {name} {value} checked={chosen} onchange={change} />{ words.get(label) }
            </label>
        }
    };
    let read = fields.read();
    let problem =
        |first: bool| read.as_ref().err().filter(|wrong| wrong.0 == first).map(|wrong| &wrong.1);
    html! {
        <div class="setup">
            <fieldset class="choices">
                <legend>{ words.get("graph-kind-title") }</legend>
                { for KINDS.iter().map(|&(value, label)| choice("graph-kind", label, fields.kind == value, value, &on_kind)) }
            </fieldset>
            if fields.kind == "list" {
                { own(props, read.ok()) }
            } else {
                <div class="row fields">
                    { number("sticks", "graph-sticks-field", &fields.sticks, &edit(|fields, text| fields.sticks = text), problem(true), &words) }
                    { number("most", "graph-most-field", &fields.most, &edit(|fields, text| fields.most = text), problem(false), &words) }
                </div>
                <fieldset class="choices">
                    <legend>{ words.get("graph-rule-title") }</legend>
                    { choice("rule", "graph-rule-misere", fields.rule == Rule::Misere, "misere", &on_rule) }
                    { choice("rule", "graph-rule-normal", fields.rule == Rule::Normal, "normal", &on_rule) }
                </fieldset>
            }
        </div>
    }
}

/// The field of a custom graph, with the graph that is open in it, unless another was begun in its place.
fn own(props: &SetupProps<Graphs>, game: Option<Graphs>) -> Html {
    let Some(game) = game else { return Html::default() };
    let open: Position = if props.game.kind() == Kind::List {
        props.position.clone()
    } else {
        game.example_position()
    };
    let text = open.graph().clone().starting_at(open.vertex()).write_plain();
    let on_read = props.on_change.reform(move |read: Option<Position>| Some((game, read?)));
    html! { <Own {text} {game} {on_read} on_wait={props.on_wait.clone()} /> }
}

/// A field for a number, with what is wrong with it or what it takes beside it.
fn number(
    id: &'static str,
    label: &'static str,
    value: &str,
    on_input: &Callback<String>,
    problem: Option<&Message>,
    words: &Words,
) -> Html {
    let wrong = problem.is_some();
    let note = problem.map_or_else(
        || words.say(&Message::new("graph-number-note").with("most", MAX_STICKS)),
        |problem| words.say(problem),
    );
    let note_id = format!("{id}-note");
    html! {
        <div class="field">
            <label for={id}>{ words.get(label) }</label>
            <input
                {id} type="text" inputmode="numeric" value={value.to_owned()} autocomplete="off"
                oninput={on_input.reform(|event: InputEvent| field_value(&event))}
                aria-invalid={wrong.to_string()} aria-describedby={note_id.clone()}
            />
            <p id={note_id} class={if wrong { "field-error" } else { "quiet" }}>{ note }</p>
        </div>
    }
}
