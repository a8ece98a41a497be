//! A period that the reader tests: dragged, stepped or typed, and how well it fits.

use super::change;
use super::seen::{Change, Seen};
use super::small_field::SmallField;
use crate::app::dom::{field_value, keep_focus};
use crate::core::Message;
use crate::games::heaps::{Compared, Overview, Shifted};
use crate::words::Words;
use yew::prelude::*;

/// The panel of the candidate.
pub(super) fn candidate(seen: &UseReducerHandle<Seen>, overview: &Overview, words: &Words) -> Html {
    let most = u32::try_from(overview.known.saturating_sub(2)).unwrap_or(u32::MAX).max(1);
    let Some(now) = seen.candidate else {
        let found = overview.period.map(|period| period.recurrence());
        let first = Shifted {
            shift: found.and_then(|found| u32::try_from(found.period).ok()).unwrap_or(1),
            from: 0,
        };
        let begin = change(seen, move |_: MouseEvent| {
            // The button goes away.
            keep_focus("candidate-shift");
            Change::Candidate(Some(first))
        });
        return html! {
            <section class="fact" id="candidate">
                <h2>{ words.get("candidate-title") }</h2>
                <p>{ words.get("candidate-note") }</p>
                <button type="button" class="button" id="candidate-try" onclick={begin}>{ words.get("candidate-try") }</button>
            </section>
        };
    };
    let set = move |shift: u32, from: u32| {
        Change::Candidate(Some(Shifted { shift: shift.clamp(1, most), from: from.min(most) }))
    };
    let step = |by: i32, sign: &'static str, label: &'static str| {
        let to = now.shift.saturating_add_signed(by);
        let click = change(seen, move |_: MouseEvent| set(to, now.from));
        let label = words.get(label);
        html! { <button type="button" class="button icon-button" title={label.clone()} aria-label={label} onclick={click}>{ sign }</button> }
    };
    let drag = change(seen, move |event: InputEvent| {
        set(field_value(&event).parse().unwrap_or(now.shift), now.from)
    });
    let shift = SmallField {
        seen,
        name: "candidate-shift",
        value: words.number(now.shift.into()),
        label: Some(words.get("candidate-shift")),
        least: 1,
        most,
    };
    let from = SmallField {
        seen,
        name: "candidate-from",
        value: words.number(now.from.into()),
        label: None,
        least: 0,
        most,
    };
    let clear = change(seen, |_: MouseEvent| {
        keep_focus("candidate-try");
        Change::Candidate(None)
    });
    html! {
        <section class="fact" id="candidate">
            <h2>{ words.get("candidate-title") }</h2>
            <div class="row">
                <label class="field inline"><span>{ "p =" }</span>
                    { shift.input(move |shift| set(shift, now.from)) }
                </label>
                { step(-1, "−", "candidate-less") }
                { step(1, "+", "candidate-more") }
                <label class="field inline"><span>{ words.get("candidate-from") }</span>
                    { from.input(move |from| set(now.shift, from)) }
                </label>
                <button type="button" class="button" onclick={clear}>{ words.get("candidate-clear") }</button>
            </div>
            { shift.error(words) }
            { from.error(words) }
            <input type="range" class="slider" min="1" max={most.to_string()} value={now.shift.to_string()} aria-label={words.get("candidate-shift")} oninput={drag} />
            <p role="status">{ seen.compared.filter(|found| found.asked == now).map(|found| fared(&found, words)) }</p>
        </section>
    }
}

/// How a candidate fared, in words that never say that it is proved.
fn fared(found: &Compared, words: &Words) -> String {
    let Shifted { shift, from } = found.asked;
    let message = match (found.first, found.last) {
        _ if found.upto <= from.into() => Message::new("candidate-short"),
        (Some(first), Some(last)) => Message::new("candidate-fails")
            .with("at", first.at)
            .with("there", first.at + u64::from(shift))
            .with("value", first.value)
            .with("shifted", first.shifted)
            .with("last", last)
            .with("count", found.count),
        _ => Message::new("candidate-holds").with("to", found.upto.saturating_sub(1)),
    };
    words.say(&message.with("period", shift).with("from", from))
}
