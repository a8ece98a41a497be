//! What the values show, in words: period, values, mask, rare heaps, work.

use super::super::say;
use super::seen::{Change, Seen};
use super::work::work_sentence;
use crate::app::dom::idle;
use crate::app::figure::Figure;
use crate::app::house::explained;
use crate::core::Message;
use crate::core::octal::{Mask, Rule};
use crate::games::heaps::{Known, Overview, Period, Proof, Recurrence, Ruleset, known_of};
use crate::words::Words;
use yew::prelude::*;

/// Values of one period, and exceptions, that are written out.
const WRITTEN: usize = 200;
/// A longer list than this is folded up.
const FOLDED: usize = 240;
/// Rare heaps on a page of their list.
pub(super) const RARES_PAGE: u32 = 60;

/// The sentences on the period.
pub(super) fn period_sentences(rules: &Ruleset, overview: &Overview, words: &Words) -> Vec<String> {
    let known = overview.known;
    let Some(period) = overview.period else {
        return vec![words.say(&Message::new("period-none").with("known", known))];
    };
    let figures = period.recurrence();
    let message = match (period, figures.saltus) {
        (Period::Observed(found, known), _) => {
            let id = if is_known(rules, found) { "period-known" } else { "period-observed" };
            Message::new(id).with("known", known)
        }
        (Period::Proved(..), 0) => Message::new("period-proved"),
        (Period::Proved(..), _) => Message::new("period-proved-arithmetic"),
    };
    let message = message
        .with("start", figures.preperiod)
        .with("period", figures.period)
        .with("saltus", figures.saltus);
    let mut sentences = vec![words.say(&message)];
    sentences.extend(period.proof().map(|proof| words.say(&certificate(&proof))));
    sentences
}

/// Whether it is known that the values repeat as observed, though that is not proved here.
fn is_known(rules: &Ruleset, found: Recurrence) -> bool {
    matches!(known_of(&rules.to_string()), Some(&Known::Repeats { preperiod, period, saltus })
        if found == Recurrence { preperiod, period, saltus })
}

/// The values of one period, and what breaks it before.
fn one_period(seen: &Seen, words: &Words) -> (Option<String>, Option<String>) {
    let Some(one) = &seen.period else { return (None, None) };
    let list = |values: &[u32]| {
        let more = if values.len() > WRITTEN { ", …" } else { "" };
        let text = |value: &u32| words.number(u64::from(*value));
        let values: Vec<String> = values.iter().take(WRITTEN).map(text).collect();
        values.join(", ") + more
    };
    let period = seen.overview.and_then(|overview| overview.period);
    let saltus = period.map_or(0, |period| period.recurrence().saltus);
    let values = (!one.values.is_empty()).then(|| {
        let message = Message::new("period-values").with("values", list(&one.values));
        words.say(&message.with("saltus", saltus))
    });
    let exceptions = one.count.filter(|&count| count > 0).map(|count| {
        let message = Message::new("period-exceptions").with("count", count);
        words.say(&message.with("heaps", list(&one.exceptions)))
    });
    (values, exceptions)
}

/// What was checked for a proof.
pub(super) fn certificate(proof: &Proof) -> Message {
    match proof {
        Proof::State { first, again } => {
            Message::new("proof-state").with("first", *first).with("again", *again)
        }
        Proof::Finite { shift, window, bound } => {
            checked(Message::new("proof-finite"), *shift, *window, *bound)
        }
        Proof::Powers { base } => {
            let id = if base % 2 == 0 { "proof-powers-even" } else { "proof-powers-odd" };
            let around = Message::new(id).with("base", *base);
            around.with("below", base.saturating_sub(1)).with("above", base.saturating_add(1))
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
            checked(message, certificate.shift, certificate.window, certificate.bound)
        }
    }
}

/// A sentence about what was checked, with its figures.
fn checked(message: Message, shift: u64, (from, end): (u64, u64), bound: u64) -> Message {
    let message = message.with("shift", shift).with("from", from);
    message.with("to", end.saturating_sub(1)).with("bound", bound)
}

/// The sentence on the mask: of one that is not in use it says what it would do.
pub(super) fn mask_sentence(seen: &Seen, overview: &Overview, words: &Words) -> String {
    match overview.mask {
        None => {
            let id = if overview.sparse { "mask-none" } else { "mask-not-tried" };
            let Some((mask, rare)) = seen.reasons.best else { return words.get(id) };
            let id = if mask.position { "mask-best-position" } else { "mask-best" };
            let all = overview.known.saturating_sub(1);
            let best = Message::new(id)
                .with("bits", format!("{:b}", mask.bits))
                .with("mask", u32::from(mask.bits))
                .with("rare", rare)
                .with("all", all);
            let unused = if overview.sparse { "mask-unused" } else { "mask-not-tried" };
            format!("{} {}", words.get(unused), words.say(&best))
        }
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

/// All of it as text, for the clipboard and for a file.
pub(super) fn report(rules: &Ruleset, seen: &Seen, overview: &Overview, words: &Words) -> String {
    let title = Message::new("sequence-of").with("code", rules.reading_form());
    let mut lines = vec![words.say(&title)];
    lines.push(computed(overview, words));
    lines.extend(period_sentences(rules, overview, words));
    let (values, exceptions) = one_period(seen, words);
    lines.extend(values);
    lines.extend(exceptions);
    lines.extend(overview.period.map(|_| words.get("period-convention")));
    lines.push(mask_sentence(seen, overview, words));
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

/// What is known of the period, and its `proof`.
pub(super) fn period(
    rules: &Ruleset,
    seen: &Seen,
    overview: &Overview,
    proof: Html,
    words: &Words,
) -> Html {
    let status = match overview.period {
        None => "period-status-none",
        Some(Period::Observed(..)) => "period-status-observed",
        Some(Period::Proved(..)) => "period-status-proved",
    };
    let proved = overview.period.is_some_and(|period| period.proof().is_some());
    let class = if proved { "badge proved" } else { "badge" };
    let (values, exceptions) = one_period(seen, words);
    let fold = |text: String| {
        if text.len() < FOLDED {
            return html! { <p class="heap-list">{ text }</p> };
        }
        let (head, list) = text.split_once(':').unwrap_or((&text, ""));
        html! { <details><summary>{ head.trim_end() }</summary><p class="heap-list">{ list }</p></details> }
    };
    html! {
        <section class="fact" id="period">
            <h2>{ words.get("period-title") }{ " " }<span {class}>{ words.get(status) }</span></h2>
            { for period_sentences(rules, overview, words).into_iter().map(|line| html! { <p>{ explained(&line) }</p> }) }
            { for say::formula(rules, words).or_else(|| say::no_period(rules, words)).map(|line| html! { <p>{ line }</p> }) }
            { for values.map(fold) }
            { for exceptions.map(fold) }
            if overview.period.is_some() { <p class="quiet">{ words.get("period-convention") }</p> }
            if proved { <div id="proof">{ proof }</div> }
        </section>
    }
}

/// The mask, bit by bit, the rare heaps, and the `workshop` in which masks are tried.
pub(super) fn mask(
    seen: &UseReducerHandle<Seen>,
    overview: &Overview,
    workshop: Html,
    words: &Words,
) -> Html {
    html! {
        <section class="fact" id="mask">
            <h2>{ words.get("mask-title") }</h2>
            <p>{ mask_sentence(seen, overview, words) }</p>
            { for overview.mask.map(|mask| bits(mask, words)) }
            if overview.mask.is_some_and(|mask| !mask.position) { <p>{ words.get("mask-use") }</p> }
            { for rare_sentence(overview, words).map(|line| html! { <p>{ line }</p> }) }
            { rares(seen, overview, words) }
            <div id="workshop">{ workshop }</div>
        </section>
    }
}

/// A mask as bits, each under what it stands for.
fn bits(mask: Mask, words: &Words) -> Html {
    let places = || (0..u16::BITS - mask.bits.leading_zeros()).rev();
    let parity = mask.position;
    let title = words.get("mask-bits");
    html! {
        <div>
            <table class="bits">
                <caption class="spoken">{ title.clone() }</caption>
                <thead><tr>
                    if parity { <th scope="col">{ words.get("mask-parity") }</th> }
                    { for places().map(|place| html! { <th scope="col">{ (1_u32 << place).to_string() }</th> }) }
                </tr></thead>
                <tbody><tr>
                    if parity { <td class="one">{ "1" }</td> }
                    { for places().map(|place| {
                        let one = mask.bits >> place & 1 == 1;
                        html! { <td class={one.then_some("one")}>{ if one { "1" } else { "0" } }</td> }
                    }) }
                </tr></tbody>
            </table>
            { Figure { shown: "table", caption: title, name: "mask" }.files(words) }
        </div>
    }
}

/// The list of rare heaps, a page at a time.
fn rares(seen: &UseReducerHandle<Seen>, overview: &Overview, words: &Words) -> Html {
    let Some((count, _)) = overview.rare else { return html! {} };
    let from = seen.rares_from.min(count.saturating_sub(1));
    let text = |heap: &u32| words.number(u64::from(*heap));
    let heaps: Vec<String> = seen.rares.1.iter().map(text).collect();
    let turn = |to: u32, label: &'static str, enabled: bool| {
        let dispatcher = seen.dispatcher();
        let click = move |_: MouseEvent| {
            if enabled {
                dispatcher.dispatch(Change::Rares(to));
            }
        };
        html! { <button type="button" class="button" aria-disabled={idle(!enabled)} onclick={click}>{ words.get(label) }</button> }
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
