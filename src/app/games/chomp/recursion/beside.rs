//! What is shown beside the bar: the counts, the open calls, the dictionary.

use crate::app::figure::Figure;
use crate::app::games::chomp::in_program;
use crate::core::Message;
use crate::core::bars::{Calls, Cost};
use crate::words::Words;
use yew::prelude::*;

/// The maximum number of entries that are drawn, the newest of them.
const MAX_ENTRIES: usize = 150;

/// The counts.
pub(super) fn counts(calls: &Calls, with_memory: bool, words: &Words) -> Html {
    let counts = calls.counts();
    let fact = |label: &'static str, count: u64| {
        html! { <div class="fact"><dt>{ words.get(label) }</dt><dd>{ words.number(count) }</dd></div> }
    };
    html! {
        <dl class="recursion-counts">
            { fact("recursion-calls", counts.calls) }
            { fact("recursion-repeated", counts.repeated) }
            { fact("recursion-early-exits", counts.early) }
            { fact("recursion-deepest", counts.deepest as u64) }
            if with_memory {
                { fact("recursion-remembered", counts.remembered) }
                { fact("recursion-entries-count", calls.entries().len() as u64) }
            }
        </dl>
    }
}

/// What the whole recursion comes to when it is written the other way, where that is known.
pub(super) fn ended(cost: Cost, with_memory: bool, words: &Words) -> Option<String> {
    let other = if with_memory { cost.without } else { Some(cost.calls) };
    let id = if with_memory { "recursion-ended-with" } else { "recursion-ended-without" };
    other.map(|other| words.say(&Message::new(id).with("calls", other)))
}

/// The calls that have not returned, the innermost at the bottom.
pub(super) fn stack(calls: &Calls, words: &Words) -> Html {
    let lines = calls.stack().iter().enumerate().map(|(depth, frame)| {
        let by = frame.by.map(in_program::square);
        let all = calls.bites(&frame.shape);
        let progress =
            Message::new("recursion-tried").with("tried", frame.tried.len()).with("all", all);
        let repeated = (frame.before > 0).then(|| {
            let message = Message::new("recursion-repeat").with("times", frame.before);
            html! { <span class="recursion-repeat">{ "↻ " }{ words.say(&message) }</span> }
        });
        html! {
            <li key={depth} class={classes!(repeated.is_some().then_some("repeated"))}>
                if let Some(by) = by { <span class="quiet">{ by }{ " → " }</span> }
                <code>{ in_program::rows(&frame.shape) }</code>{ " " }
                <span class="quiet">{ words.say(&progress) }</span>{ " " }
                { repeated.unwrap_or_default() }
            </li>
        }
    });
    html! {
        <section aria-labelledby="recursion-stack">
            <h2 id="recursion-stack">{ words.get("recursion-stack") }</h2>
            if calls.stack().is_empty() {
                <p class="quiet">{ words.get("recursion-stack-empty") }</p>
            } else {
                <ol class="recursion-stack">{ for lines }</ol>
            }
        </section>
    }
}

/// The dictionary, its newest entry first.
pub(super) fn entries(calls: &Calls, words: &Words) -> Html {
    let entries = calls.entries();
    let lines = entries.iter().enumerate().rev().take(MAX_ENTRIES).map(|(place, entry)| {
        let value = if entry.won { "True" } else { "False" };
        let outcome = if entry.won { "recursion-won" } else { "recursion-lost" };
        html! {
            <tr key={place} class={classes!((place + 1 == entries.len()).then_some("newest"))}>
                <td>{ place + 1 }</td>
                <td><code>{ format!("'{}': {value}", in_program::rows(&entry.shape)) }</code></td>
                <td>{ words.get(outcome) }</td>
            </tr>
        }
    });
    html! {
        <section>
            <h2 id="recursion-memo">{ words.get("recursion-memo") }</h2>
            if entries.is_empty() {
                <p class="quiet">{ words.get("recursion-memo-empty") }</p>
            } else {
                <div class="scroll recursion-memo" tabindex="0" role="region" aria-label={words.get("recursion-memo")}>
                    <table><tbody>{ for lines }</tbody></table>
                </div>
                { Figure { shown: "table", caption: words.get("recursion-memo"), name: "chomp-dictionary" }.files(words) }
            }
            if entries.len() > MAX_ENTRIES {
                <p class="quiet">{ words.say(&Message::new("recursion-memo-newest").with("count", MAX_ENTRIES)) }</p>
            }
        </section>
    }
}
