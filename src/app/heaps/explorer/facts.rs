//! What the values show, in words: period, values, mask, rare heaps, work.

use super::seen::{Change, Seen};
use crate::core::Message;
use crate::core::octal::{Mask, Rule};
use crate::games::heaps::{Line, Overview, Period, Proof};
use crate::words::Words;
use yew::prelude::*;

/// Values of one period, and exceptions, that are written out.
const WRITTEN: usize = 200;
/// Rare heaps on a page of their list.
pub(super) const RARES_PAGE: u32 = 60;

/// The sentences on the period.
pub(super) fn period_sentences(seen: &Seen, overview: &Overview, words: &Words) -> Vec<String> {
    let known = overview.known;
    let Some(period) = overview.period else {
        return vec![words.say(&Message::new("period-none").with("known", known))];
    };
    let figures = period.recurrence();
    let message = match (period, figures.saltus) {
        (Period::Observed(_, known), _) => Message::new("period-observed").with("known", known),
        (Period::Proved(..), 0) => Message::new("period-proved"),
        (Period::Proved(..), _) => Message::new("period-proved-arithmetic"),
    };
    let mut sentences = vec![
        words.say(
            &message
                .with("start", figures.preperiod)
                .with("period", figures.period)
                .with("saltus", figures.saltus),
        ),
    ];
    sentences.extend(period.proof().map(|proof| words.say(&certificate(&proof))));
    sentences.push(words.get("period-convention"));
    if let Some(one) = &seen.period {
        let list = |values: &[u32]| {
            let more = if values.len() > WRITTEN { ", …" } else { "" };
            let values: Vec<String> = values.iter().take(WRITTEN).map(u32::to_string).collect();
            values.join(", ") + more
        };
        if !one.values.is_empty() {
            sentences
                .push(words.say(&Message::new("period-values").with("values", list(&one.values))));
        }
        if let Some(count) = one.count.filter(|&count| count > 0) {
            let message = Message::new("period-exceptions").with("count", count);
            sentences.push(words.say(&message.with("heaps", list(&one.exceptions))));
        }
    }
    sentences
}

fn certificate(proof: &Proof) -> Message {
    match proof {
        Proof::State { first, again } => {
            Message::new("proof-state").with("first", *first).with("again", *again)
        }
        Proof::Window(certificate) => {
            let message = match certificate.rule {
                Rule::Bound => Message::new("proof-bound"),
                Rule::TakeOnly => Message::new("proof-take-only"),
                Rule::RareEnded { last_rare, depth, width, .. } => Message::new("proof-rare-ended")
                    .with("last", last_rare)
                    .with("depth", depth)
                    .with("width", width),
            };
            message
                .with("shift", certificate.shift)
                .with("from", certificate.window.0)
                .with("to", certificate.window.1.saturating_sub(1))
                .with("bound", certificate.bound)
        }
    }
}

/// The sentence on the mask.
pub(super) fn mask_sentence(overview: &Overview, words: &Words) -> String {
    match overview.mask {
        None if overview.sparse => words.get("mask-none"),
        None => words.get("mask-not-tried"),
        Some(Mask { bits, position, even }) => {
            let message = match (position, even) {
                (false, _) => "mask-plain",
                (true, false) => "mask-position-odd",
                (true, true) => "mask-position-even",
            };
            words.say(
                &Message::new(message)
                    .with("bits", format!("{bits:b}"))
                    .with("mask", u32::from(bits)),
            )
        }
    }
}

/// The sentence on the work done.
pub(super) fn work_sentence(seen: &Seen, overview: &Overview, words: &Words) -> String {
    let id = if overview.sparse { "work-sparse" } else { "work-plain" };
    let mut text = words.say(
        &Message::new(id).with("options", overview.options).with("plain", overview.plain_options),
    );
    if let Some(took) = seen.took {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let milliseconds = took.round() as u64;
        text.push(' ');
        text += &words.say(&Message::new("work-time").with("milliseconds", milliseconds));
    }
    text
}

/// All of it as text, for the clipboard and for a file.
pub(super) fn report(code: &str, seen: &Seen, overview: &Overview, words: &Words) -> String {
    let mut lines = vec![words.say(&Message::new("sequence-of").with("code", code.to_owned()))];
    lines.push(computed(overview, words));
    lines.extend(period_sentences(seen, overview, words));
    lines.push(mask_sentence(overview, words));
    lines.extend(rare_sentence(overview, words));
    lines.push(work_sentence(seen, overview, words));
    lines.join("\n") + "\n"
}

/// How far values are known, and the largest of them.
pub(super) fn computed(overview: &Overview, words: &Words) -> String {
    let (largest, at) = overview.largest.unwrap_or_default();
    let message = Message::new("sequence-computed").with("to", overview.known.saturating_sub(1));
    words.say(&message.with("largest", largest).with("at", at))
}

fn rare_sentence(overview: &Overview, words: &Words) -> Option<String> {
    let (count, last) = overview.rare?;
    Some(words.say(&Message::new("rare-count").with("count", count).with("last", last)))
}

/// The panels below the plot.
pub(super) fn facts(seen: &UseReducerHandle<Seen>, overview: &Overview, words: &Words) -> Html {
    let status = match overview.period {
        None => "period-status-none",
        Some(Period::Observed(..)) => "period-status-observed",
        Some(Period::Proved(..)) => "period-status-proved",
    };
    let class = if overview.period.is_some_and(|period| period.proof().is_some()) {
        "badge proved"
    } else {
        "badge"
    };
    html! {
        <>
            <section class="fact" id="period">
                <h2>{ words.get("period-title") }{ " " }<span {class}>{ words.get(status) }</span></h2>
                { for period_sentences(seen, overview, words).into_iter().map(|line| html! { <p>{ line }</p> }) }
            </section>
            <section class="fact" id="work">
                <h2>{ words.get("work-title") }</h2>
                <p>{ work_sentence(seen, overview, words) }</p>
            </section>
            <section class="fact" id="mask">
                <h2>{ words.get("mask-title") }</h2>
                <p>{ mask_sentence(overview, words) }</p>
                { for rare_sentence(overview, words).map(|line| html! { <p>{ line }</p> }) }
                { rares(seen, overview, words) }
            </section>
            { histogram(&seen.lines, overview.mask.is_some(), words) }
        </>
    }
}

/// The list of rare heaps, a page at a time.
fn rares(seen: &UseReducerHandle<Seen>, overview: &Overview, words: &Words) -> Html {
    let Some((count, _)) = overview.rare else { return html! {} };
    let from = seen.rares_from.min(count.saturating_sub(1));
    let heaps: Vec<String> = seen.rares.1.iter().map(u32::to_string).collect();
    let turn = |to: u32, label: &'static str, enabled: bool| {
        let dispatcher = seen.dispatcher();
        let click = move |_: MouseEvent| dispatcher.dispatch(Change::Rares(to));
        html! { <button type="button" class="button" disabled={!enabled} onclick={click}>{ words.get(label) }</button> }
    };
    let last = (count - 1) / RARES_PAGE * RARES_PAGE;
    html! {
        <details>
            <summary>{ words.get("rare-list") }</summary>
            <p class="heap-list">{ heaps.join(", ") }</p>
            <div class="row pages">
                { turn(from.saturating_sub(RARES_PAGE), "page-back", from > 0) }
                { turn(from + RARES_PAGE, "page-on", from + RARES_PAGE < count) }
                { turn(last, "page-last", from < last) }
            </div>
        </details>
    }
}

/// How often each value occurs: a table with bars.
fn histogram(lines: &[Line], masked: bool, words: &Words) -> Html {
    if lines.is_empty() {
        return html! {};
    }
    let most = lines.iter().map(|line| line.common.max(line.rare)).max().unwrap_or(1).max(1);
    let bar = |count: u64, class: &'static str| {
        // A share of a hundred fits.
        let share = count.saturating_mul(100).div_ceil(most);
        html! { <td class="counted"><span {class} style={format!("width:{share}%")} />{ words.number(count) }</td> }
    };
    let rows = lines.iter().map(|line| {
        html! {
            <tr key={line.value}>
                <th scope="row">{ line.value }</th>
                if masked {
                    { bar(line.common, "bar") }{ bar(line.rare, "bar rare") }
                } else {
                    { bar(line.common + line.rare, "bar") }
                }
            </tr>
        }
    });
    html! {
        <section class="fact" id="histogram">
            <h2>{ words.get("histogram-title") }</h2>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("histogram-title")}>
                <table class="numbers histogram">
                    <thead><tr>
                        <th scope="col">{ "G" }</th>
                        if masked {
                            <th scope="col">{ words.get("histogram-common") }</th>
                            <th scope="col">{ words.get("histogram-rare") }</th>
                        } else {
                            <th scope="col">{ words.get("histogram-heaps") }</th>
                        }
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
        </section>
    }
}
