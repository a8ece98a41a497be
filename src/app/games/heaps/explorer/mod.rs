//! The explorer: G(0), G(1), … of a game, and what they show.
//!
//! The values stay with the solver. The page asks for what it shows: a picture of the window, a page
//! of the table, counts. `seen` is its state; `run` the computation and `talk` the other effects;
//! `plot` and `paint` the picture, `ground` what it is painted on; `facts`, `work`, `histogram`, `table`, `origin` what
//! it shows in words and numbers; `reasons` what comes when it is opened: `proof` and `workshop`; `candidate`,
//! `controls`, `games`, `files` and `check` what the reader can do, `save` how files are written.

mod candidate;
mod check;
mod controls;
mod facts;
mod files;
mod games;
mod ground;
mod histogram;
mod opened;
mod origin;
mod paint;
mod part;
mod plot;
mod proof;
mod reasons;
mod run;
mod save;
mod seen;
mod small_field;
mod table;
mod talk;
mod window;
mod work;
mod workshop;

use super::drawn_rule::DrawnRule;
use super::{rule, say};
use crate::app::hooks::use_words;
use crate::app::ui::{GameUi, OwnViewProps};
use crate::core::{Message, Rule};
use crate::games::heaps::{Heaps, MAX_DIGITS, NamedGame, Oeis, Ruleset};
use crate::words::Words;
use opened::{Opened, Which};
use part::PartProps;
use plot::PlotParts;
use seen::{Change, Seen};
use yew::prelude::*;

/// The explorer of the game that is played.
#[component]
pub(super) fn Explorer(props: &OwnViewProps<Heaps>) -> Html {
    let words = use_words();
    let keys = props.keys;
    let rules = props.session.game.ruleset.clone();
    let seen = use_reducer(|| Seen::new(&keys));
    let (canvas, frame) = (use_node_ref(), use_node_ref());
    let grip = use_mut_ref(|| None);
    let ticket = use_mut_ref(|| None);
    let file = use_mut_ref(|| None);

    let run = run::use_run(&seen, &ticket, &file, &rules, keys);
    let stop = run::use_stop(&seen, &ticket);
    run::use_settle(&seen, keys, &props.on_keys);
    let known = seen.overview.map_or(0, |overview| overview.known);
    let last = u32::try_from(known.saturating_sub(1)).unwrap_or(u32::MAX);
    // While values come the plot has its final width, unless nobody knows how far they will go.
    let end = if seen.runs() && !keys.until_proof { keys.to.max(last) } else { last };
    let ground = ground::use_ground(&frame, seen.overview.is_some());
    talk::use_questions(&seen, &ticket, &canvas, keys, ground, end);
    talk::use_window(&seen, &rules, keys, &props.on_keys);
    talk::use_wheel(&seen, &frame, end);
    let is_of = check::use_is_of(seen.run, &rules);
    let series = check::use_series(&seen, &rules, is_of, &ticket);
    let more = check::use_more(&seen, &rules, is_of, &series);
    let ask = talk::use_ask(&ticket);
    let checked = use_mut_ref(|| None::<Ruleset>);
    if is_of && seen.holds() {
        checked.replace(Some(rules.clone()));
    } else if checked.borrow().as_ref() != Some(&rules) {
        checked.replace(None);
    }
    let checks = checked.borrow().as_ref() == Some(&rules);

    let controls = controls::Controls {
        seen: &seen,
        keys,
        rules: &rules,
        on_keys: &props.on_keys,
        run: &run,
        stop: &stop,
    };
    let files = files::Files { seen: &seen, rules: &rules, ticket: &ticket, file: &file };
    let choice = (&rules, &props.on_keys);
    let part = PartProps { seen: seen.clone(), rules: rules.clone(), ask: ask.clone() };
    let shown = use_state_eq(|| None::<Which>);
    let on_shown = {
        let shown = shown.setter();
        use_callback((), move |which, ()| shown.set(which))
    };
    let opened = |which, at_first| html! { <Opened {which} {at_first} part={part.clone()} on_shown={on_shown.clone()} /> };
    html! {
        <div class="explorer">
            <p>
                { words.say(&Message::new("sequence-of").with("code", title(&rules, &words))) }
                { for Oeis::of(&rules).map(|oeis| format!(" {}", say::oeis(oeis, &words))) }
            </p>
            <details class="more">
                <summary>{ words.get("drawn-title") }</summary>
                <DrawnRule rules={rules.clone()} />
            </details>
            if rules.octal().is_none() {
                <p>{ rule::say(&rules, &words) }{ " " }<span class="quiet">{ plain_rule(&rules, &words) }</span></p>
            }
            if props.session.game.rule == Rule::Misere {
                <p class="quiet">{ words.get("sequence-normal-only") }</p>
            }
            <div class="explorer-fields">
                <games::CodeField rules={rules.clone()} words={words.clone()} />
                { controls.length(&words) }
            </div>
            { controls.state(&words) }
            // These stay, so that whatever comes into them is said.
            <p class="spoken" role="status">{ for controls.search_result(&words) }</p>
            <p class="spoken" role="status">{ for shown.map(|which| words.get(which.shown())) }</p>
            if seen.overview.is_some() {
                { plot::plot(&PlotParts { canvas: &canvas, frame: &frame, seen: &seen, keys, on_keys: &props.on_keys, grip: &grip, end }, &words) }
            } else if seen.runs() {
                // Its room, so that what is below it stays where it is when it comes.
                <div class="plot-place" />
            }
            <div class="facts">
                if let Some(overview) = seen.overview {
                    { facts::period(&rules, &seen, &overview, opened(Which::Proof, false), &words) }
                    { table::values_table(&seen, overview.known, &ask, &words) }
                    { histogram::histogram(&seen.lines, seen.counted, overview.mask.is_some(), &words) }
                    { facts::mask(&seen, &overview, opened(Which::Workshop, keys.mask.is_some()), &words) }
                    { work::work(&seen, &overview, keys, choice, &words) }
                    { candidate::candidate(&seen, &overview, &words) }
                }
                // It stays while the values are computed again: results that were pasted are in it.
                if checks { { check::check(&part, &series, &more, &words) } }
                if let Some(overview) = seen.overview.filter(|_| seen.holds()) {
                    { files.panel(&overview, &words) }
                }
                { games::known_games(&words) }
            </div>
        </div>
    }
}

/// Why what is known of octal codes does not apply to a rule that has none here.
fn plain_rule(rules: &Ruleset, words: &Words) -> String {
    if rules.is_octal_game() {
        return words.say(&Message::new("sequence-long-code").with("most", MAX_DIGITS));
    }
    words.get("sequence-plain-rule")
}

/// A click that changes what is seen.
fn change<T>(seen: &UseReducerHandle<Seen>, change: impl Fn(T) -> Change + 'static) -> Callback<T> {
    let seen = seen.dispatcher();
    Callback::from(move |value| seen.dispatch(change(value)))
}

/// The rules by their name, where they have one, and their code.
fn title(rules: &Ruleset, words: &Words) -> String {
    match NamedGame::of(rules) {
        Some(_) => Heaps { ruleset: rules.clone(), rule: Rule::Normal }.title(words),
        None => rules.reading_form(),
    }
}
