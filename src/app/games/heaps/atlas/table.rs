//! The rows of the atlas; only the visible ones are drawn.

use crate::app::hooks::{Href, looked_at_alike};
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::heaps::{
    Alike, AtlasRow, Code, Column, Heaps, HeapsKeys, Known, Oeis, Period, Recurrence, known_of,
};
use crate::link::{Link, View};
use crate::words::Words;
use std::cmp::Reverse;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The height of a row, in sixteenths of the page's type size, as the style sheet has it.
const ROW: u32 = 36;
/// Rows that fit in the frame, and some more.
const SHOWN: usize = 24;

/// What the table is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct TableProps {
    pub(super) rows: Rc<Vec<AtlasRow>>,
    pub(super) codes: Rc<Vec<Code>>,
    pub(super) keys: HeapsKeys,
    pub(super) on_keys: Callback<HeapsKeys>,
    pub(super) words: Words,
}

/// The table.
#[component]
pub(super) fn Table(props: &TableProps) -> Html {
    let TableProps { codes, rows, keys, words, .. } = props;
    let first = use_state_eq(|| 0_usize);
    let order = use_memo((rows.clone(), keys.sort, keys.down), |(rows, sort, down)| {
        sorted(rows, codes, *sort, *down)
    });
    let scroll = {
        let first = first.setter();
        Callback::from(move |event: Event| {
            let Some(frame) = event.target_dyn_into::<Element>() else { return };
            let all = f64::from(frame.scroll_height()).max(1.0);
            let share = f64::from(frame.scroll_top()) / all;
            first.set(share_of(share));
        })
    };
    // A little above what is in sight, in steps, so that most turns of the wheel redraw nothing.
    let from = (*first * order.len() / SHARES).saturating_sub(8) / 8 * 8;
    let to = (from + SHOWN + 16).min(order.len());
    let shown = order.get(from..to).unwrap_or_default();
    let gap = |count: usize| html! { <tr aria-hidden="true" class="gap" style={format!("height:calc({}rem / 16)", count as u64 * u64::from(ROW))} /> };
    html! {
        <div class="atlas-frame" tabindex="0" role="region" aria-label={words.get("atlas-table")} onscroll={scroll}>
            <table class="atlas-table" aria-label={words.get("atlas-figure")} aria-rowcount={(order.len() + 1).to_string()}>
                <thead><tr aria-rowindex="1">
                    { for Column::ALL.iter().map(|&column| head(props, column)) }
                    <th scope="col">{ words.get("atlas-alike") }</th>
                    <th scope="col">{ "OEIS" }</th>
                </tr></thead>
                <tbody>
                    { gap(from) }
                    { for shown.iter().enumerate().map(|(at, &place)| row(props, place, from + at + 2)) }
                    { gap(order.len() - to) }
                </tbody>
            </table>
        </div>
    }
}

/// Shares of the table's height that are told apart.
const SHARES: usize = 10_000;

fn share_of(share: f64) -> usize {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
    let share = (share * SHARES as f64) as usize;
    share.min(SHARES)
}

fn name(column: Column) -> &'static str {
    match column {
        Column::Code => "atlas-code",
        Column::Status => "atlas-status",
        Column::Period => "atlas-period",
        Column::Preperiod => "atlas-preperiod",
        Column::Largest => "atlas-largest",
        Column::Mask => "atlas-mask",
        Column::Known => "atlas-known",
    }
}

/// The head of a column: a click sorts by it, another the other way round.
fn head(props: &TableProps, column: Column) -> Html {
    let keys = props.keys;
    let current = keys.sort == column;
    let sort = match (current, keys.down) {
        (false, _) => None,
        (true, false) => Some("ascending"),
        (true, true) => Some("descending"),
    };
    let sign = match sort {
        None => "",
        Some("ascending") => " ▲",
        Some(_) => " ▼",
    };
    let click = props.on_keys.reform(move |_: MouseEvent| HeapsKeys {
        sort: column,
        down: current && !keys.down,
        ..keys
    });
    html! {
        <th scope="col" aria-sort={sort}>
            <button type="button" class="sort" onclick={click}>{ props.words.get(name(column)) }<span aria-hidden="true">{ sign }</span></button>
        </th>
    }
}

/// The places of the rows in the order in which they are shown. What is not known comes last.
/// By code from the first, codes of which nothing is known come after the others.
fn sorted(rows: &[AtlasRow], codes: &[Code], sort: Column, down: bool) -> Vec<u16> {
    let mut order: Vec<u16> = (0..).take(codes.len()).collect();
    let key = |place: u16| {
        let row = rows.get(usize::from(place))?;
        let figures = row.period.map(|period| period.recurrence());
        Some(match sort {
            Column::Code => return Some(u64::from(place)),
            Column::Status => status_rank(row),
            Column::Period => figures?.period,
            Column::Preperiod => figures?.preperiod,
            Column::Largest => row.largest?.0.into(),
            Column::Mask => row.mask?.bits.into(),
            Column::Known => row.known,
        })
    };
    let missing = |place: u16| sort != Column::Code && key(place).is_none();
    if sort == Column::Code {
        if down {
            order.reverse();
        } else {
            let found = |place: u16| rows.get(usize::from(place)).is_some_and(|row| row.known > 0);
            let told = |place: u16| codes.get(usize::from(place)).and_then(published).is_some();
            order.sort_by_cached_key(|&place| (!found(place) && !told(place), place));
        }
        return order;
    }
    if down {
        order.sort_by_key(|&place| (missing(place), Reverse(key(place))));
    } else {
        order.sort_by_key(|&place| (missing(place), key(place)));
    }
    order
}

/// What is published of a code.
fn published(code: &Code) -> Option<&'static Known> {
    let text = code.to_string();
    known_of(&text)
}

fn status_rank(row: &AtlasRow) -> u64 {
    match row.period {
        Some(Period::Proved(..)) => 0,
        Some(Period::Observed(..)) => 1,
        None => 2,
    }
}

fn row(props: &TableProps, place: u16, index: usize) -> Html {
    let (words, at) = (&props.words, usize::from(place));
    let Some(code) = props.codes.get(at) else { return html! {} };
    let found = props.rows.get(at).filter(|row| row.known > 0);
    let figures = found.and_then(|row| row.period).map(|period| period.recurrence());
    let number = |number: Option<u64>| number.map(|number| words.number(number));
    // What has been published is shown until it is found here.
    let published = published(code).filter(|_| found.is_none());
    let told = published.and_then(|known| match *known {
        Known::Repeats { preperiod, period, saltus } => {
            Some(Recurrence { preperiod, period, saltus })
        }
        _ => None,
    });
    let figures = figures.or(told);
    let status = found.map(|row| match row.period {
        Some(Period::Proved(..)) => {
            html! { <span class="badge proved">{ words.get("period-status-proved") }</span> }
        }
        Some(Period::Observed(..)) => {
            html! { <span class="badge">{ words.get("period-status-observed") }</span> }
        }
        None => html! { words.get("atlas-open") },
    });
    let alike = found.and_then(|row| row.alike).map(|alike| like(props, alike));
    let oeis = Oeis::of_text(&code.to_string()).map(|Oeis { number, shift }| match shift {
        0 => number.to_owned(),
        shift => format!("{number} (a(n − {shift}))"),
    });
    html! {
        <tr key={place} aria-rowindex={index.to_string()}>
            <th scope="row"><a href={link(code, found)}>{ code.reading_form() }</a></th>
            <td>{ status.unwrap_or_else(|| of_published(published, words)) }</td>
            <td>{ for figures.map(|figures| period(figures, words)) }</td>
            <td>{ for number(figures.map(|figures| figures.preperiod)) }</td>
            <td>{ for number(found.and_then(|row| row.largest).map(|(value, _)| value.into())) }</td>
            <td>{ for found.and_then(|row| row.mask).map(|mask| format!("{:b}", mask.bits)) }</td>
            <td>{ for number(found.map(|row| row.known)) }</td>
            <td>{ for alike }</td>
            <td>{ for oeis }</td>
        </tr>
    }
}

/// What is said of a code before anything is found here.
fn of_published(known: Option<&Known>, words: &Words) -> Html {
    let id = match known {
        Some(Known::Repeats { .. }) => "atlas-published",
        Some(Known::Open) => "period-open",
        Some(Known::Never | Known::Formula(_) | Known::Untold) | None => {
            return html! { <span class="quiet">{ words.get("atlas-waits") }</span> };
        }
    };
    html! { <span class="badge">{ words.get(id) }</span> }
}

fn period(figures: Recurrence, words: &Words) -> String {
    if figures.saltus == 0 {
        return words.number(figures.period);
    }
    let message = Message::new("atlas-saltus").with("period", figures.period);
    words.say(&message.with("saltus", figures.saltus))
}

/// Which code a row is like.
fn like(props: &TableProps, alike: Alike) -> String {
    let words = &props.words;
    let Some(code) = props.codes.get(usize::from(alike.place)) else { return String::new() };
    let id = match alike.shift {
        0 => "atlas-alike-same",
        1.. => "atlas-alike-later",
        _ => "atlas-alike-earlier",
    };
    let message = Message::new(id).with("code", code.reading_form());
    let said = words.say(&message.with("shift", u32::from(alike.shift.unsigned_abs())));
    if alike.proved {
        return said;
    }
    words.say(&Message::new("atlas-alike-seen").with("alike", said))
}

/// The way to the explorer of a code: as far as the atlas went, where that is not too far.
fn link(code: &Code, found: Option<&AtlasRow>) -> String {
    let game = Heaps { ruleset: code.into(), rule: Rule::Normal };
    let to = found.map_or(1_000, |row| row.known.clamp(1_000, 1_000_000));
    let link = Link::to(&game, &game.example_position()).in_view(View::Own("sequence"));
    looked_at_alike(&link.with_own("to", to).to_string()).as_str().href()
}
