//! The work that the two methods do for the same values, side by side.

use super::seen::{Seen, Work};
use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::{HeapsKeys, Method, Overview, Ruleset};
use crate::words::Words;
use yew::prelude::*;

/// The sentence on the work done.
pub(super) fn work_sentence(seen: &Seen, overview: &Overview, words: &Words) -> String {
    let id = if overview.sparse { "work-sparse" } else { "work-plain" };
    let mut text = words.say(
        &Message::new(id).with("options", overview.options).with("plain", overview.plain_options),
    );
    if let Some(work) = seen.work[usize::from(overview.sparse)] {
        text.push(' ');
        text += &words.say(&Message::new("work-time").with("milliseconds", milliseconds(work)));
    }
    text
}

fn milliseconds(work: Work) -> u64 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let whole = work.took.round() as u64;
    whole
}

/// The panel: a row for each method, with what it did when it last ran here.
pub(super) fn work(
    seen: &UseReducerHandle<Seen>,
    overview: &Overview,
    keys: HeapsKeys,
    (rules, on_keys): (&Ruleset, &Callback<HeapsKeys>),
    words: &Words,
) -> Html {
    let row = |sparse: bool| {
        let id = if sparse { "method-sparse" } else { "method-plain" };
        let current = overview.sparse == sparse;
        let measured = seen.work[usize::from(sparse)];
        let (known, options) = match (current, measured) {
            (true, _) => (overview.known, overview.options),
            (false, Some(work)) => (work.known, work.options),
            // Nobody has run it: what it would look at is reckoned.
            (false, None) if !sparse => (overview.known, overview.plain_options),
            (false, None) => (0, 0),
        };
        let number =
            |number: u64| if number == 0 { "–".to_owned() } else { words.number(number) };
        let took = measured.filter(|_| !current || overview.rests);
        html! {
            <tr aria-current={current.then_some("true")}>
                <th scope="row">{ words.get(id) }</th>
                <td>{ number(known) }</td>
                <td>{ number(options) }</td>
                <td>{ took.map_or_else(|| "–".to_owned(), |work| words.say(&Message::new("work-ms").with("milliseconds", milliseconds(work)))) }</td>
            </tr>
        }
    };
    // As far as the values go, not as far as the other method was to look for a period.
    let other = if keys.plain { rules.best_method() } else { Method::Plain };
    let last = u32::try_from(overview.known.saturating_sub(1)).unwrap_or(u32::MAX);
    let to = keys.to.min(last.max(1)).min(rules.furthest(other));
    let until_proof = keys.until_proof && keys.plain;
    let switched = HeapsKeys { plain: !keys.plain, to, until_proof, ..keys };
    let switch = on_keys.reform(move |_: MouseEvent| switched);
    let times = (overview.plain_options / overview.options.max(1)).max(1);
    html! {
        <section class="fact" id="work">
            <h2>{ words.get("work-title") }</h2>
            <div class="scroll" tabindex="0" role="region" aria-label={words.get("work-title")}>
                <table class="numbers" aria-label={words.get("work-title")}>
                    <thead><tr>
                        <th scope="col">{ words.get("work-method") }</th>
                        <th scope="col">{ words.get("work-values") }</th>
                        <th scope="col">{ words.get("work-options") }</th>
                        <th scope="col">{ words.get("work-took") }</th>
                    </tr></thead>
                    <tbody>{ row(true) }{ row(false) }</tbody>
                </table>
            </div>
            { Figure { shown: "table", caption: words.get("work-title"), name: "work" }.files(words) }
            if overview.sparse && times > 1 {
                <p>{ words.say(&Message::new("work-times").with("times", times)) }</p>
            }
            if rules.has_sparse() {
                <button type="button" class="button" onclick={switch}>
                    { words.get(if keys.plain { "method-to-sparse" } else { "method-to-plain" }) }
                </button>
            }
        </section>
    }
}
