//! How long the recursion takes here, and how calls and seconds grow: fitted, not proved.

use super::asking::{Phase, use_asking};
use super::cost_plot::Line;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::core::bars::{Recursion, Shape};
use crate::core::growth::{exponent, factor, measured_factor};
use crate::core::{Message, Say};
use crate::games::chomp::{Chomp, Question};
use crate::words::Words;
use yew::prelude::*;

/// The calls after which the recursion without memory is stopped: some seconds.
pub(super) const BOUND: u64 = 100_000_000;

/// Seconds below which the way to the solver and back weighs too much.
const MIN_SECONDS: f64 = 0.02;
/// The least that this way is taken to take.
const MIN_WAY: f64 = 0.001;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SecondsProps {
    pub(super) game: Chomp,
    pub(super) recursion: Recursion,
    /// What was counted.
    pub(super) lines: Vec<Line>,
}

/// What is measured: the bars of as many rows and so many columns, with memory or without.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Measured {
    columns: u8,
    with_memory: bool,
    seconds: f64,
}

/// A button, and what comes of it.
#[component]
pub(super) fn Seconds(props: &SecondsProps) -> Html {
    let words = use_words();
    let of = (props.game, props.recursion);
    let begun = use_state_eq(|| None::<(Chomp, Recursion)>);
    let found = use_state(|| (of, Vec::<Measured>::new()));
    let known: Vec<Measured> = if found.0 == of { found.1.clone() } else { Vec::new() };
    let left = next(&props.lines, &known);
    let next = left.filter(|_| *begun == Some(of));
    let question = next.and_then(|(columns, with_memory)| {
        let bar = Shape::rectangle(props.game.rows(), columns)?;
        Some(Question::Cost { bar, recursion: props.recursion, with_memory, most: BOUND })
    });
    let asked = use_asking(question, true);
    let since = use_mut_ref(now);
    {
        let since = since.clone();
        use_effect_with((of, next), move |_| *since.borrow_mut() = now());
    }
    {
        let (found, known, phase) = (found.setter(), known.clone(), asked.phase);
        use_effect_with((of, next, phase), move |&(of, next, phase)| {
            let Some((columns, with_memory)) = next.filter(|_| phase == Phase::Done) else {
                return;
            };
            let seconds = now() - *since.borrow();
            let mut known = known;
            known.push(Measured { columns, with_memory, seconds });
            found.set((of, known));
        });
    }
    // What was refused or lost cannot be measured: it ends there, and is said.
    let failed = match asked.phase {
        Phase::Refused(refusal) => Some(words.say(&refusal.say())),
        Phase::Lost => Some(words.get("computing-lost")),
        _ => None,
    };
    let failed = failed.filter(|_| next.is_some());
    let measure = {
        let begun = begun.setter();
        Callback::from(move |_: MouseEvent| begun.set(Some(of)))
    };
    let stop = {
        let begun = begun.setter();
        Callback::from(move |_: MouseEvent| begun.set(None))
    };
    html! {
        <section class="cost-seconds" aria-labelledby="cost-seconds">
            <h2 id="cost-seconds">{ words.get("cost-seconds") }</h2>
            { calls_grow(&props.lines, &words) }
            if next.is_some() {
                <button type="button" class="button" onclick={stop}>{ words.get("cancel") }</button>
            } else if left.is_some() || known.is_empty() {
                <button type="button" class="button" onclick={measure}>{ words.get("cost-measure") }</button>
            }
            <div role="status">
                if let Some(failed) = &failed { { failed.clone() } }
                else if next.is_some() { { words.get("cost-measuring") } }
                if !known.is_empty() && next.is_none() { { seconds_grow(&known, &words) } }
            </div>
            if !known.is_empty() {
                { table(props.game, &known, &words) }
                { Figure { shown: ".cost-seconds table", caption: words.get("cost-seconds"), name: "chomp-seconds" }.files(&words) }
                <p class="quiet">{ words.get("cost-seconds-note") }</p>
            }
        </section>
    }
}

/// What is measured next: without memory as far as the bound, then with memory. Meanwhile there may be more lines.
fn next(lines: &[Line], known: &[Measured]) -> Option<(u8, bool)> {
    let short = |line: &&Line| line.cost.without.is_some_and(|calls| calls < BOUND);
    let without = lines.iter().filter(short).map(|line| (line.columns, false));
    let with = lines.iter().map(|line| (line.columns, true));
    let is_known = |&(columns, with_memory): &(u8, bool)| {
        known.iter().any(|one| (one.columns, one.with_memory) == (columns, with_memory))
    };
    without.chain(with).find(|one| !is_known(one))
}

/// How the calls grow with the columns.
fn calls_grow(lines: &[Line], words: &Words) -> Html {
    // The first few say little of what comes.
    let last = &lines[lines.len() / 2..];
    let points = |count: fn(&Line) -> Option<u64>| -> Vec<(f64, f64)> {
        #[allow(clippy::cast_precision_loss)] // a fit needs no more
        let point = |line: &Line| Some((f64::from(line.columns), count(line)? as f64));
        last.iter().filter_map(point).collect()
    };
    let (Some(from), Some(to)) = (last.first(), last.last()) else { return Html::default() };
    let about = |id| {
        Message::new(id).with("from", u32::from(from.columns)).with("to", u32::from(to.columns))
    };
    let without = factor(&points(|line| line.cost.without));
    let with = exponent(&points(|line| Some(line.cost.calls)));
    html! {
        <>
            if let Some(factor) = without {
                <p>{ words.say(&about("cost-grows-factor").with("factor", words.decimal(factor, 1))) }</p>
            }
            if let Some(exponent) = with {
                <p>{ words.say(&about("cost-grows-exponent").with("exponent", words.decimal(exponent, 1))) }</p>
            }
        </>
    }
}

/// How the seconds grow without memory, where there are enough that can be told apart.
fn seconds_grow(known: &[Measured], words: &Words) -> Html {
    let told = known.iter().filter(|one| !one.with_memory);
    let points: Vec<(f64, f64)> = told.map(|one| (f64::from(one.columns), one.seconds)).collect();
    // What was answered soonest took no time but that of the way.
    let way = known.iter().map(|one| one.seconds).fold(MIN_SECONDS, f64::min).max(MIN_WAY);
    let message = match measured_factor(&points, way) {
        Some(factor) => {
            Message::new("cost-seconds-factor").with("factor", words.decimal(factor, 1))
        }
        None => Message::new("cost-seconds-few"),
    };
    html! { <p>{ words.say(&message) }</p> }
}

fn table(game: Chomp, known: &[Measured], words: &Words) -> Html {
    let most = known.iter().map(|one| one.columns).max().unwrap_or(0);
    let cell = |columns: u8, with_memory: bool| {
        let found =
            known.iter().find(|one| (one.columns, one.with_memory) == (columns, with_memory));
        html! { <td>{ found.map_or_else(|| "–".to_owned(), |one| written(one.seconds, words)) }</td> }
    };
    let rows = (1..=most).map(|columns| {
        html! {
            <tr key={columns}>
                <th scope="row">{ format!("{} × {columns}", game.rows()) }</th>
                { cell(columns, true) }{ cell(columns, false) }
            </tr>
        }
    });
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={words.get("cost-seconds")}>
            <table class="numbers">
                <thead><tr>
                    <th scope="col">{ words.get("bar") }</th>
                    <th scope="col">{ words.get("cost-seconds-with") }</th>
                    <th scope="col">{ words.get("cost-seconds-without") }</th>
                </tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

fn written(seconds: f64, words: &Words) -> String {
    if seconds < MIN_SECONDS {
        return format!("<\u{202f}{}\u{202f}s", words.decimal(MIN_SECONDS, 2));
    }
    format!("{}\u{202f}s", words.decimal(seconds, 2))
}

fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |clock| clock.now() / 1_000.0)
}
