//! The cost of solving: what the usual recursion costs for a bar, with and without memoisation, counted live.

use super::asking::{Asked, Phase, use_asking};
use super::calls_reason::CallsReason;
use super::cost_plot::{Line, plot};
use super::cost_seconds::{BOUND, Seconds};
use super::written::{SizeField, form};
use crate::app::check::{Checker, Matter};
use crate::app::hooks::use_words;
use crate::app::ui::OwnViewProps;
use crate::core::bars::{Cost, Recursion, Shape};
use crate::core::{Message, Say};
use crate::games::chomp::{Answer, Chomp, Question, tables, why_positions};
use crate::games::pasted::{Difference, Place};
use crate::words::Words;
use yew::prelude::*;

/// The message that names the calls with memory, and that for the positions.
const WITH: &str = "check-matter-calls-with";
const POSITIONS: &str = "check-matter-positions";

/// The lab for the bar of the link.
#[component]
pub(super) fn CostLab(props: &OwnViewProps<Chomp>) -> Html {
    let words = use_words();
    let game = props.session.game;
    let recursion = props.keys.recursion;
    // What was found for bars of as many rows and fewer columns, from one column on.
    let lines = use_state(|| ((game, recursion), Vec::<Line>::new()));
    let known: &[Line] = if lines.0 == (game, recursion) { &lines.1 } else { &[] };
    let columns = u8::try_from(known.len()).unwrap_or(u8::MAX).saturating_add(1);
    let next = Shape::rectangle(game.rows(), columns).filter(|_| columns <= game.columns());
    // What the reader has stopped counting.
    let given_up = use_state_eq(|| None::<(Chomp, Recursion)>);
    let stopped = *given_up == Some((game, recursion));
    let with = use_asking(
        next.clone().map(|bar| Question::Cost { bar, recursion, with_memory: true, most: 0 }),
        !stopped,
    );
    let bar = Shape::rectangle(game.rows(), game.columns());
    let naive =
        bar.clone().map(|bar| Question::Cost { bar, recursion, with_memory: false, most: BOUND });
    let without = use_asking(naive, !stopped);
    {
        let (lines, known) = (lines.setter(), known.to_vec());
        let done = (with.phase == Phase::Done).then(|| cost(&with)).flatten();
        let positions = next.map_or(1, |bar| bar.count_within());
        let of = (game, recursion);
        use_effect_with((of, columns, done), move |(of, columns, done)| {
            if let Some(cost) = *done {
                let mut known = known;
                known.push(Line { columns: *columns, positions, cost });
                lines.set((*of, known));
            }
        });
    }
    let last = known.last().filter(|_| next_is_none(game, known)).map(|line| line.cost);
    let rights = use_memo((game, recursion, known.to_vec()), |(_, _, known)| {
        let of = |count: fn(&Line) -> Option<u64>| tables::by_columns(known.iter().map(count));
        [
            (WITH, of(|line| Some(line.cost.calls))),
            ("check-matter-calls-without", of(|line| line.cost.without)),
            (POSITIONS, of(|line| Some(line.positions))),
        ]
    });
    let matters: Vec<Matter> = rights
        .iter()
        .map(|(label, right)| {
            let why = why(label, game, recursion, known, &words);
            Matter::explained(label, right.clone(), why)
        })
        .collect();
    let refused = [&with, &without].iter().find_map(|asked| match asked.phase {
        Phase::Refused(refusal) => Some(words.say(&refusal.say())),
        Phase::Lost => Some(words.get("computing-lost")),
        _ => None,
    });
    let stop = |stopped: bool| {
        let given_up = given_up.setter();
        Callback::from(move |_: MouseEvent| given_up.set(stopped.then_some((game, recursion))))
    };
    html! {
        <div class="cost">
            <p>{ words.get("cost-lead") }</p>
            <SizeField {game} view="cost" keys={props.keys} />
            { form(props.keys, &props.on_keys, false, &words) }
            { facts(game, bar.as_ref(), &words) }
            <div class="counters">
                { counter("cost-with", last.or_else(|| cost(&with)), last.is_some(), &words) }
                { counter("cost-without", cost(&without), without.phase == Phase::Done, &words) }
            </div>
            <div class="job">
                if stopped {
                    <button type="button" class="button" onclick={stop(false)}>{ words.get("begin-again") }</button>
                } else if refused.is_some() || [&with, &without].iter().any(|asked| asked.is_running()) {
                    // What was given up can begin again.
                    <button type="button" class="button" onclick={stop(true)}>{ words.get("cancel") }</button>
                }
                <p role="status">{ ended(&without, stopped, last, &words) }</p>
                if let Some(refused) = refused { <p class="field-error">{ refused }</p> }
            </div>
            { plot(game, known, &words) }
            if last.is_some() {
                <Checker about="check-about-cost" {matters} why={|_| Html::default()} />
            }
            <Seconds {game} {recursion} lines={known.to_vec()} />
        </div>
    }
}

/// Why a bar costs so much, or has so many positions.
fn why(
    label: &str,
    game: Chomp,
    recursion: Recursion,
    known: &[Line],
    words: &Words,
) -> Callback<Difference, Html> {
    let (known, words) = (known.to_vec(), words.clone());
    let (positions, with_memory) = (label == POSITIONS, label == WITH);
    Callback::from(move |first: Difference| {
        let &Place::Number(columns) = &first.place else { return Html::default() };
        let line = columns.checked_sub(1).and_then(|at| known.get(at));
        let Some(Line { columns, positions: count, .. }) = line.copied() else {
            return Html::default();
        };
        if positions {
            let said = why_positions(game.rows(), columns, count);
            return html! { <p>{ words.say(&said) }</p> };
        }
        let Some(bar) = Shape::rectangle(game.rows(), columns) else { return Html::default() };
        html! { <CallsReason {bar} {recursion} {with_memory} /> }
    })
}

fn next_is_none(game: Chomp, known: &[Line]) -> bool {
    known.len() >= usize::from(game.columns())
}

fn cost(asked: &Asked) -> Option<Cost> {
    match asked.answer.as_deref() {
        Some(Answer::Cost(cost)) => Some(*cost),
        _ => None,
    }
}

/// How many positions there are, and how long a game can be.
fn facts(game: Chomp, bar: Option<&Shape>, words: &Words) -> Html {
    let (rows, columns) = (u32::from(game.rows()), u32::from(game.columns()));
    let message = Message::new("cost-facts")
        .with("positions", bar.map_or(0, Shape::count_within))
        .with("both", rows + columns)
        .with("rows", rows)
        .with("longest", rows * columns);
    html! { <p>{ words.say(&message) }</p> }
}

fn counter(label: &'static str, cost: Option<Cost>, done: bool, words: &Words) -> Html {
    let calls = cost.map_or_else(|| "–".to_owned(), |cost| words.number(cost.calls));
    html! {
        <div class={classes!("counter", label, done.then_some("done"))}>
            <span class="counter-calls">{ calls }</span>
            <span>{ words.get(label) }</span>
        </div>
    }
}

/// What became of the count without memory.
fn ended(without: &Asked, stopped: bool, with: Option<Cost>, words: &Words) -> String {
    let Some(cost) = cost(without) else {
        return if stopped { words.get("computing-stopped") } else { String::new() };
    };
    let all = with.and_then(|with| with.without);
    let message = match (cost.outcome, without.phase) {
        (Some(_), _) => Message::new("cost-ended").with("calls", cost.calls),
        (None, Phase::Done) => Message::new("cost-bound").with("bound", BOUND),
        _ if stopped => Message::new("cost-stopped").with("calls", cost.calls),
        _ => return String::new(),
    };
    let all = all.filter(|_| cost.outcome.is_none());
    let all = all.map(|all| words.say(&Message::new("cost-would-be").with("calls", all)));
    format!("{} {}", words.say(&message), all.unwrap_or_default())
}
