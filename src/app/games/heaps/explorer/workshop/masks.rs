//! Values sorted by how often they occur, and by a mask.

use crate::core::Message;
use crate::core::octal::Mask;
use crate::games::heaps::{Line, Tally};
use crate::words::Words;
use yew::prelude::*;

/// What a mask makes of the values.
pub(super) struct Parted {
    /// How many heaps are rare.
    pub(super) rare: u64,
    /// The last rare heap.
    pub(super) last: u64,
    /// Values that are seldom and have common heaps, or frequent and have rare ones.
    pub(super) differ: Vec<u32>,
}

/// How many heaps have the value of a line.
pub(super) fn all_of(line: &Line) -> u64 {
    line.common + line.rare
}

/// How many percent of all, in a number.
#[allow(clippy::cast_precision_loss)] // it is written with one digit after the point
pub(super) fn share(count: u64, all: u64, words: &Words) -> String {
    words.decimal(100.0 * count as f64 / all.max(1) as f64, 1)
}
/// Whether a value occurs in fewer heaps than the cut, in hundredths of all.
fn is_seldom(line: &Line, cut: u32, all: u64) -> bool {
    all_of(line).saturating_mul(100) < u64::from(cut).saturating_mul(all)
}

/// The heaps with the value of a line that are common, and those that are rare.
fn both(line: &Line, mask: Mask) -> (Tally, Tally) {
    let (mut common, mut rare) = (Tally::default(), Tally::default());
    for (parity, tally) in (0..).zip(line.heaps) {
        let value = u16::try_from(line.value).unwrap_or(u16::MAX);
        let sum = if mask.is_common(value, parity) { &mut common } else { &mut rare };
        *sum = Tally { count: sum.count + tally.count, last: sum.last.max(tally.last) };
    }
    (common, rare)
}

/// What a mask makes of all values.
pub(super) fn parted(lines: &[Line], mask: Mask, cut: u32, all: u64) -> Parted {
    let mut parted = Parted { rare: 0, last: 0, differ: Vec::new() };
    for line in lines {
        let (common, rare) = both(line, mask);
        parted.rare += rare.count;
        parted.last = parted.last.max(rare.last);
        let wrong = if is_seldom(line, cut, all) { common } else { rare };
        if wrong.count > 0 {
            parted.differ.push(line.value);
        }
    }
    parted
}

/// The table: a line for each value, with its bits, how often it occurs, and what the mask says of it.
pub(super) fn table(
    lines: &[Line],
    mask: Option<Mask>,
    cut: u32,
    all: u64,
    places: u32,
    words: &Words,
) -> Html {
    let most = lines.iter().map(all_of).max().unwrap_or(1).max(1);
    let row = |line: &Line| {
        let seldom = is_seldom(line, cut, all);
        let parts = mask.map(|mask| both(line, mask));
        let kind = parts.map(|(common, rare)| match (common.count, rare.count) {
            (_, 0) => "histogram-common",
            (0, _) => "histogram-rare",
            _ => "workshop-both",
        });
        let differs = parts.is_some_and(
            |(common, rare)| {
                if seldom { common.count > 0 } else { rare.count > 0 }
            },
        );
        let rare = kind == Some("histogram-rare");
        let share = all_of(line).saturating_mul(100).div_ceil(most);
        html! {
            <tr key={line.value} class={classes!(rare.then_some("rare"), differs.then_some("differs"))}>
                <th scope="row">{ line.value }</th>
                <td class="binary">{ bits(line.value, mask, places) }</td>
                <td class="counted">
                    <span class={if seldom { "bar seldom" } else { "bar" }} style={format!("width:{share}%")} />
                    { words.number(all_of(line)) }
                </td>
                <td>{ percent(all_of(line), all, words) }</td>
                <td class="told">{ words.get(if seldom { "workshop-seldom" } else { "workshop-often" }) }</td>
                <td class="told">{ for kind.map(|kind| words.get(kind)) }{ if differs { " ≠" } else { "" } }</td>
            </tr>
        }
    };
    html! {
        <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("workshop-table")}>
            <table class="numbers histogram">
                <caption class="spoken">{ words.get("workshop-table") }</caption>
                <thead><tr>
                    <th scope="col">{ "G" }</th>
                    <th scope="col">{ words.get("workshop-binary") }</th>
                    <th scope="col">{ words.get("histogram-heaps") }</th>
                    <th scope="col">{ words.get("workshop-share") }</th>
                    <th scope="col" class="told">{ words.say(&Message::new("workshop-by-cut").with("cut", cut)) }</th>
                    <th scope="col" class="told">{ words.get("workshop-by-mask") }</th>
                </tr></thead>
                <tbody>{ for lines.iter().map(row) }</tbody>
            </table>
        </div>
    }
}

/// A value in binary; the bits that count are marked.
fn bits(value: u32, mask: Option<Mask>, places: u32) -> Html {
    let counts = mask.map_or(0, |mask| u32::from(mask.bits));
    let digit = |place: u32| {
        let one = value >> place & 1;
        if counts >> place & 1 == 1 {
            html! { <b class={(one == 1).then_some("one")}>{ one }</b> }
        } else {
            html! { <span>{ one }</span> }
        }
    };
    (0..places).rev().map(digit).collect()
}

fn percent(count: u64, all: u64, words: &Words) -> String {
    words.say(&Message::new("workshop-percent-of").with("share", share(count, all, words)))
}
