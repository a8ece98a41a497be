//! The mask workshop: which values are rare under a mask that the reader sets, and how much work it saves.

mod masks;
mod working;

use super::part::PartProps;
use super::seen::{Change, Seen};
use super::small_field::SmallField;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::games::heaps::{OwnMask, mask_for};
use crate::words::Words;
use masks::{Parted, all_of, parted, share, table};
use working::Working;
use yew::prelude::*;

/// Values that occur in fewer than so many of a hundred heaps are seldom, if nothing else is said.
const CUT: u32 = 10;
/// The highest place of a mask.
const MAX_PLACES: u32 = 16;

/// The workshop.
#[component]
pub(super) fn Workshop(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, rules, .. } = props;
    let mask = seen.mask.unwrap_or_default();
    if mask_for(rules, 1, false).is_none() {
        return html! { <p>{ words.get("workshop-none") }</p> };
    }
    let with_parity = mask_for(rules, 1, true).is_some();
    let real = mask_for(rules, mask.bits, mask.position && with_parity);
    let all: u64 = seen.lines.iter().map(all_of).sum();
    let cut = seen.cut.unwrap_or(CUT);
    let found = real.map(|mask| parted(&seen.lines, mask, cut, all));
    let best =
        seen.reasons.best.map(|(mask, _)| OwnMask { bits: mask.bits, position: mask.position });
    let largest = seen.lines.last().map_or(0, |line| line.value);
    let places = (u32::BITS - largest.leading_zeros()).clamp(1, MAX_PLACES);
    let to_best = {
        let seen = seen.dispatcher();
        move |_: MouseEvent| seen.dispatch(Change::Mask(best))
    };
    let cut_field = SmallField {
        seen,
        name: "workshop-cut",
        value: cut.to_string(),
        label: Some(words.get("workshop-cut-name")),
        least: 1,
        most: 50,
    };
    // Which values are rare in a saved figure only its mask tells.
    let said = says(mask, found.as_ref(), all, &words);
    let caption = format!("{}. {said}", words.get("workshop-table"));
    html! {
        <div class="workshop">
            <p>{ words.get("workshop-lead") }</p>
            <div class="row" role="group" aria-label={words.get("workshop-bits")}>
                { for (0..places).rev().map(|place| bit(seen, mask, place)) }
                if with_parity { { parity(seen, mask, &words) } }
                <button type="button" class="button" disabled={best.is_none()} onclick={to_best}>{ words.get("workshop-best") }</button>
            </div>
            <p role="status">{ said }</p>
            <label class="field inline">
                <span>{ words.get("workshop-cut") }</span>
                { cut_field.input(Change::Cut) }
                <span>{ words.get("workshop-percent") }</span>
            </label>
            { cut_field.error(&words) }
            { table(&seen.lines, real, cut, all, places, &words) }
            { Figure { shown: "table.histogram", caption, name: "grundy-histogram" }.files(&words) }
            // Always there, so that what comes into it is spoken.
            <p role="status">{ found.as_ref().map(|found| parts(found, cut, &words)) }</p>
            <Working ..props.clone() />
        </div>
    }
}

/// A bit of the mask, to be switched.
fn bit(seen: &UseReducerHandle<Seen>, mask: OwnMask, place: u32) -> Html {
    let one = mask.bits >> place & 1 == 1;
    let other = OwnMask { bits: mask.bits ^ (1 << place), ..mask };
    let dispatcher = seen.dispatcher();
    let click = move |_: MouseEvent| dispatcher.dispatch(Change::Mask(Some(other)));
    html! {
        <button key={place} type="button" class="button bit" aria-pressed={one.to_string()} onclick={click}>
            { (1_u32 << place).to_string() }
        </button>
    }
}

/// The parity of n, to be switched like a bit.
fn parity(seen: &UseReducerHandle<Seen>, mask: OwnMask, words: &Words) -> Html {
    let other = OwnMask { position: !mask.position, ..mask };
    let dispatcher = seen.dispatcher();
    let click = move |_: MouseEvent| dispatcher.dispatch(Change::Mask(Some(other)));
    html! {
        <button type="button" class="button bit" aria-pressed={mask.position.to_string()} onclick={click}>
            { words.get("mask-parity") }
        </button>
    }
}

/// What the mask does to the heaps.
fn says(mask: OwnMask, found: Option<&Parted>, all: u64, words: &Words) -> String {
    let Some(found) = found else { return words.get("workshop-no-bit") };
    let id = if found.rare == 0 { "workshop-all-common" } else { "workshop-rare" };
    let message = Message::new(id)
        .with("bits", format!("{:b}", mask.bits))
        .with("mask", u32::from(mask.bits))
        .with("rare", found.rare)
        .with("all", all)
        .with("share", share(found.rare, all, words))
        .with("last", found.last);
    words.say(&message)
}

/// Whether the mask tells seldom values from frequent ones.
fn parts(found: &Parted, cut: u32, words: &Words) -> String {
    let message = if found.differ.is_empty() {
        Message::new("workshop-parts").with("cut", cut)
    } else {
        let list: Vec<String> = found.differ.iter().take(20).map(u32::to_string).collect();
        let more = if found.differ.len() > list.len() { ", …" } else { "" };
        Message::new("workshop-differs")
            .with("count", found.differ.len())
            .with("values", list.join(", ") + more)
    };
    words.say(&message)
}
