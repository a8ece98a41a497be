//! The gallery: all bars up to a size, each with its winning first bites.

use super::asking::{Phase, use_asking};
use super::bite_reason::BiteReason;
use super::conjecture::{Conjecture, conjecture};
use super::decide::phase;
use super::examples::examples;
use super::say::{bar_name, square_names};
use super::small_bar::{SmallBar, small_bar};
use super::whole_bar;
use crate::app::check::{Checker, Matter};
use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::app::house::Menu;
use crate::app::ui::OwnViewProps;
use crate::core::Message;
use crate::games::chomp::{Answer, Chomp, ChompKeys, FirstBites, MAX_GALLERY, Question, tables};
use crate::games::pasted::{Difference, Place};
use crate::words::Words;
use yew::prelude::*;

/// The rows and columns of the largest bar that is shown unasked.
const MAX_SMALL: u8 = 7;

/// The gallery.
#[component]
pub(super) fn Gallery(props: &OwnViewProps<Chomp>) -> Html {
    let words = use_words();
    let keys = props.keys;
    // For which size the reader has stopped it.
    let stopped_at = use_state_eq(|| None::<u8>);
    let stopped = *stopped_at == Some(keys.size);
    let stated = use_state_eq(|| None::<bool>);
    // Whether the reader wants to see more than what suggests a conjecture.
    let all = use_state_eq(|| false);
    let asked = use_asking(Some(Question::Gallery(keys.size)), !stopped);
    let bars: &[FirstBites] = match asked.answer.as_deref() {
        Some(Answer::Gallery(bars)) => bars,
        _ => &[],
    };
    let on_size = {
        let (on_keys, stopped) = (props.on_keys.clone(), stopped_at.setter());
        Callback::from(move |size: u8| {
            stopped.set(None);
            on_keys.emit(ChompKeys { size, ..keys });
        })
    };
    let choose = {
        let on_size = on_size.clone();
        Callback::from(move |event: Event| {
            if let Ok(size) = field_value(&event).parse() {
                on_size.emit(size);
            }
        })
    };
    let cancel = {
        let stopped = stopped_at.setter();
        Callback::from(move |_: MouseEvent| stopped.set(Some(keys.size)))
    };
    let open = *all || stated.is_some();
    let shown: Vec<&FirstBites> = bars.iter().filter(|bar| open || is_small(bar.size)).collect();
    let see_all = {
        let all = all.setter();
        Callback::from(move |_: MouseEvent| all.set(true))
    };
    let done = asked.phase == Phase::Done;
    // Small bars are there immediately.
    let told = keys.size > 12 || !matches!(asked.phase, Phase::Running(_));
    let rights = use_memo((done, asked.answer.clone()), |(done, answer)| match answer.as_deref() {
        Some(Answer::Gallery(bars)) if *done => Some(tables::first_bites(bars)),
        _ => None,
    });
    let matters = (*rights).clone().map(|[all, one]| {
        vec![Matter::new("check-matter-gallery", all), Matter::new("check-matter-gallery-one", one)]
    });
    let why = {
        let answer = asked.answer.clone();
        Callback::from(move |first: Difference| {
            let Some(Answer::Gallery(bars)) = answer.as_deref() else { return Html::default() };
            why_bites(bars, first).unwrap_or_default()
        })
    };
    let sizes = (1..=MAX_GALLERY).map(|size| {
        html! { <option key={size} value={size.to_string()} selected={size == keys.size}>{ format!("{size} × {size}") }</option> }
    });
    html! {
        <div class="gallery">
            <p>{ words.get("gallery-lead") }</p>
            <label class="field inline">
                <span>{ words.get("gallery-size") }</span>
                <Menu id="gallery-size" value={keys.size.to_string()} onchange={choose}>{ for sizes }</Menu>
            </label>
            { conjecture(&Conjecture { bars, size: keys.size, done, stated: &stated, on_size: &on_size }, &words) }
            if !done && !stopped && told {
                <div class="job">{ phase(asked.phase, cancel, &words) }</div>
            }
            // Always there, so that what comes into it is spoken.
            <p class="gallery-stopped" role="status">if stopped { { words.get("gallery-stopped") } }</p>
            <ul class="gallery-bars">{ for shown.iter().map(|bar| item(bar, &words)) }</ul>
            if !shown.is_empty() {
                { Figure { shown: ".gallery-bars", caption: words.get("gallery-lead"), name: "chomp-gallery" }.files(&words) }
            }
            if shown.len() < bars.len() {
                <p>
                    <button type="button" class="button" onclick={see_all}>
                        { words.say(&Message::new("gallery-all").with("count", bars.len() - shown.len())) }
                    </button>
                </p>
            }
            if let Some(matters) = matters {
                <Checker about="check-about-gallery" {matters} {why} />
            }
            { examples(&words) }
        </div>
    }
}

/// Why a bite wins or not on a bar of the gallery, which may lie the other way round.
fn why_bites(bars: &[FirstBites], first: Difference) -> Option<Html> {
    let sizes = |bar: &FirstBites| (usize::from(bar.size.rows()), usize::from(bar.size.columns()));
    let (bar, turned) = match first.place {
        Place::Number(at) => (bars.get(at)?, false),
        Place::Cell(rows, columns) => {
            (bars.iter().find(|bar| sizes(bar) == (columns, rows))?, true)
        }
        _ => return None,
    };
    let turn = |(row, column): (u8, u8)| if turned { (column, row) } else { (row, column) };
    let winning: Vec<(u8, u16)> = bar
        .bites
        .iter()
        .map(|&bite| turn(bite))
        .map(|(row, column)| (row, column.into()))
        .collect();
    let (rows, columns) = turn((bar.size.rows(), bar.size.columns()));
    Some(html! { <BiteReason {rows} columns={u16::from(columns)} {winning} {first} /> })
}

/// Whether a bar is among those on which a conjecture can be based: larger ones are hidden until the reader has
/// stated one, or asks to see them.
fn is_small(size: Chomp) -> bool {
    size.rows().max(size.columns()) <= MAX_SMALL
}

fn item(bar: &FirstBites, words: &Words) -> Html {
    let (size, several) = (bar.size, bar.bites.len() > 1);
    let rows = vec![size.columns(); size.rows().into()];
    let bites = Message::new("gallery-bites").with("count", bar.bites.len());
    let bites = words.say(&bites.with("squares", square_names(&bar.bites, words)));
    html! {
        <li key={size.write()} class={classes!("gallery-bar", several.then_some("exception"))}>
            <a href={whole_bar(size, "map")}>
                { small_bar(SmallBar { rows: &rows, marks: &bar.bites }) }
                <span class="gallery-name">{ bar_name(size) }</span>
                <span class="gallery-bites">{ bites }</span>
                if several { <span class="badge">{ words.get("gallery-exception") }</span> }
            </a>
        </li>
    }
}
