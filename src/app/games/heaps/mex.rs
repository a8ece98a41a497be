//! The mex rule at work on one heap.

use super::rule;
use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::app::house::{Menu, and_more, explained, mex_line};
use crate::app::ui::WhyProps;
use crate::core::Message;
use crate::games::heaps::{Heaps, HeapsAnalysis, MexOf};
use crate::words::Words;
use yew::prelude::*;

/// Options of a heap that are shown; of more the count is given.
pub(super) const MAX_OPTIONS: usize = 200;

/// Values up to this are shown number by number.
const MAX_NUMBERS: u32 = 32;

/// The options of one heap, their values, and the first number missing among these.
#[component]
pub(super) fn MexOfHeap(props: &WhyProps<Heaps>) -> Html {
    let words = use_words();
    let chosen = use_state(|| None::<u32>);
    let HeapsAnalysis::Normal(normal) = &*props.analysis else {
        return Html::default();
    };
    let session = &props.session;
    let mut sizes = session.position().heaps().to_vec();
    sizes.sort_unstable();
    sizes.dedup();
    // The size that was chosen, as long as there is such a heap.
    let size = chosen.filter(|size| sizes.contains(size)).or(sizes.first().copied());
    let Some(mex) = size.and_then(|size| normal.mex_of(&session.game.ruleset, size, MAX_OPTIONS))
    else {
        return Html::default();
    };
    let choose = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| chosen.set(field_value(&event).parse().ok()))
    };
    let option = |&other: &u32| {
        html! {
            <option key={other} value={other.to_string()} selected={other == mex.size}>
                { words.number(other.into()) }
            </option>
        }
    };
    let value = mex.size.to_string();
    html! {
        <section class="mex">
            <h2>{ words.get("mex-title") }</h2>
            <label class="field inline">
                <span>{ words.get("mex-choose") }</span>
                <Menu {value} onchange={choose}>{ for sizes.iter().map(option) }</Menu>
            </label>
            { mex_reason(&mex, &words) }
        </section>
    }
}

/// The mex rule in words, the first number missing, and the options with their values.
pub(super) fn mex_reason(mex: &MexOf, words: &Words) -> Html {
    html! {
        <>
            <p>{ explained(&mex_is(mex, words)) }</p>
            if mex.mex.0 <= MAX_NUMBERS { { mex_line(mex.mex.0, words) } }
            { options(mex, words) }
        </>
    }
}

/// The Grundy value of a heap, and what it is.
pub(super) fn mex_is(mex: &MexOf, words: &Words) -> String {
    let is = Message::new("mex-is").with("size", mex.size).with("value", mex.mex.0);
    words.say(&is)
}

fn options(mex: &MexOf, words: &Words) -> Html {
    let rows = mex.options.iter().map(|(cut, value)| {
        html! {
            <tr key={format!("{}-{}-{}", cut.take, cut.left, cut.middle)}>
                <td>{ rule::parts(cut.parts(mex.size), words) }</td>
                <td class="value">{ value.0 }</td>
            </tr>
        }
    });
    html! {
        <details>
            <summary>{ words.say(&Message::new("mex-options").with("count", mex.count)) }</summary>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("mex-title")}>
                <table class="options">
                    <thead><tr>
                        <th scope="col">{ words.get("mex-left") }</th>
                        <th scope="col">{ words.get("grundy-value") }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { and_more(mex.count, mex.options.len(), words) }
            { Figure { shown: "table", caption: words.get("mex-title"), name: "grundy-options" }.files(words) }
        </details>
    }
}
