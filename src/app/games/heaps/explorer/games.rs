//! Which game is explored: given by its rules, or chosen from the list of named games.

use super::super::{game_name, game_name_id, say};
use crate::app::dom::{field_value, go_to};
use crate::app::figure::Figure;
use crate::app::hooks::{Href, looked_at_alike};
use crate::app::house::InputForm;
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::heaps::{Heaps, KNOWN, Known, NamedGame, Oeis, Ruleset, known_of};
use crate::link::{Link, View};
use crate::words::Words;
use yew::prelude::*;

/// How far the values of an open game are computed where its name is clicked, and those of games that
/// the plain way is for.
const SHORT: u32 = 10_000;
/// A little more than a proof needs is asked for: it ends by itself.
const MIN_SEARCH: u64 = 1_000_000;

/// The link to the explorer of a game.
fn link(rules: &Ruleset, rule: Rule) -> String {
    let game = Heaps { ruleset: rules.clone(), rule };
    let link = Link::to(&game, &game.example_position()).in_view(View::Own("sequence"));
    let known = known_of(&rules.to_string());
    let link = match known {
        Some(Known::Repeats { preperiod, period, .. })
            if rules.octal().is_some_and(|code| code.tail().is_empty()) =>
        {
            // The bound that everybody knows, and room.
            let need = (2 * preperiod + 2 * period).min(preperiod + 3 * period + 1_000_000);
            link.with_own("to", need.max(MIN_SEARCH)).with_own("until", "proof")
        }
        _ => link.with_own("to", SHORT),
    };
    looked_at_alike(&link.to_string()).as_str().href()
}

/// The field for a code.
#[component]
pub(super) fn CodeField(props: &CodeFieldProps) -> Html {
    let field = use_state(|| None::<String>);
    let problem = use_state_eq(|| None::<Message>);
    {
        // What was typed while another game was explored is not about this one.
        let (field, problem) = (field.setter(), problem.setter());
        use_effect_with(props.rules.clone(), move |_| {
            field.set(None);
            problem.set(None);
        });
    }
    let reading = props.rules.reading_form();
    let text = field.as_ref().unwrap_or(&reading);
    let edit = {
        let (field, problem) = (field.setter(), problem.setter());
        move |event: InputEvent| {
            field.set(Some(field_value(&event)));
            // A code is not wrong while it is being typed.
            problem.set(None);
        }
    };
    let submit = {
        let (text, field, problem) = (text.clone(), field.setter(), problem.setter());
        move |()| match Ruleset::read_typed(&text) {
            Ok(rules) => {
                field.set(None);
                go_to(&link(&rules, Rule::Normal));
            }
            Err(at) => problem.set(Some(at.placed(&text))),
        }
    };
    let words = &props.words;
    html! {
        <InputForm class="field" on_submit={submit}>
            <label for="code">{ words.get("explorer-code") }</label>
            <div class="row tight">
                <input id="code" type="text" value={text.clone()} oninput={edit} autocomplete="off" autocapitalize="off" spellcheck="false"
                    list="known-games" aria-invalid={problem.is_some().to_string()} aria-describedby="code-note" />
                <button type="submit" class="button">{ words.get("explorer-open") }</button>
            </div>
            <datalist id="known-games">{ for NamedGame::ALL.iter().map(|game| html! { <option value={game_name(game, words)} /> }) }</datalist>
            <p id="code-note" class={if problem.is_some() { "field-error" } else { "quiet" }} aria-live="polite">
                { problem.as_ref().map_or_else(|| words.get("explorer-code-note"), |problem| words.say(problem)) }
            </p>
        </InputForm>
    }
}

/// What the field is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CodeFieldProps {
    pub(super) rules: Ruleset,
    pub(super) words: Words,
}

/// The games that are often asked about, and what is known of them.
pub(super) fn known_games(words: &Words) -> Html {
    let rows = KNOWN.iter().filter_map(|(text, known)| {
        let rules = Ruleset::read_link(text).ok()?;
        let named = NamedGame::of(&rules).filter(|game| game_name_id(game.key) != "game-hard");
        let href = link(&rules, named.map_or(Rule::Normal, |game| game.rule));
        let known = match *known {
            Known::Open => html! { <span class="badge">{ words.get("period-open") }</span> },
            Known::Untold => html! { "–" },
            Known::Never => html! { words.get("known-never") },
            Known::Formula(formula) => html! { words.get(say::formula_name(formula)) },
            Known::Repeats { preperiod, period, saltus } => {
                let id = if saltus == 0 { "known-repeats" } else { "known-rises" };
                let message = Message::new(id).with("period", period).with("start", preperiod);
                html! { words.say(&message.with("saltus", saltus)) }
            }
        };
        let oeis = Oeis::of_text(text).map(|oeis| say::oeis(oeis, words));
        Some(html! {
            <tr key={*text}>
                <th scope="row"><a {href}>{ rules.reading_form() }</a></th>
                <td>{ for named.map(|game| game_name(game, words)) }</td>
                <td>{ known }{ for oeis.map(|oeis| format!(" · {oeis}")) }</td>
            </tr>
        })
    });
    html! {
        <section class="fact" id="named">
            <details>
                <summary><h2>{ words.get("named-title") }</h2></summary>
                <p class="quiet">{ words.get("named-note") }</p>
                <div class="scroll" tabindex="0" role="region" aria-label={words.get("named-title")}>
                    <table>
                        <thead><tr>
                            <th scope="col">{ words.get("named-code") }</th>
                            <th scope="col">{ words.get("named-name") }</th>
                            <th scope="col">{ words.get("named-known") }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: words.get("named-title"), name: "octal-games" }.files(words) }
            </details>
        </section>
    }
}
