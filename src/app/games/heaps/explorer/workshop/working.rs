//! One value worked out from all options and with the mask, showing what is skipped.

use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::games::heaps::explorer::part::PartProps;
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::core::octal::Mask;
use crate::games::heaps::{Looked, MAX_WORKED, Query, Weighed, Worked};
use crate::words::{Words, read_number};
use std::collections::BTreeSet;
use yew::prelude::*;

/// The heap that is worked out at first.
const FIRST: u64 = 30;

/// The working.
#[component]
pub(super) fn Working(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, ask, .. } = props;
    let known = seen.overview.map_or(0, |overview| overview.known);
    let most = known.saturating_sub(1).min(MAX_WORKED.into());
    let typed = use_state(|| None::<String>);
    let text = typed.as_ref().map_or_else(|| FIRST.min(most).to_string(), String::clone);
    let n = read_number(&text).filter(|n| *n <= most).and_then(|n| u32::try_from(n).ok());
    {
        let ask = ask.clone();
        use_effect_with((n, seen.mask, seen.run), move |&(n, mask, _)| {
            if let (Some(n), Some(mask)) = (n, mask) {
                ask.emit(Query::Worked { n, bits: mask.bits, position: mask.position });
            }
        });
    }
    let Some(mask) = seen.mask.filter(|mask| mask.bits != 0) else { return Html::default() };
    let edit = {
        let typed = typed.setter();
        move |event: InputEvent| typed.set(Some(field_value(&event)))
    };
    let wrong = Message::new("small-field-wrong").with("least", 0_u32).with("most", most);
    let shown = seen.reasons.worked.as_ref().filter(|shown| {
        let (of, worked) = &***shown;
        (of.bits, of.position) == (mask.bits, mask.position) && Some(worked.n) == n
    });
    html! {
        <>
            <h3>{ words.get("working-title") }</h3>
            <label class="field inline">
                <span>{ words.get("working-n") }</span>
                <input type="text" inputmode="numeric" size="9" value={text} oninput={edit}
                    aria-invalid={n.is_none().to_string()} aria-describedby={n.is_none().then_some("working-wrong")} />
            </label>
            if n.is_none() { <p id="working-wrong" class="field-error" role="alert">{ words.say(&wrong) }</p> }
            // One child, there or not: otherwise the field before it would be redrawn under the reader's hands.
            if let Some(shown) = shown { { worked(&shown.1, shown.0, &words) } }
        </>
    }
}

fn worked(worked: &Worked, mask: Mask, words: &Words) -> Html {
    let (count, looked) = (worked.options.len(), worked.looked_at());
    let all: BTreeSet<u32> = worked.options.iter().map(|option| option.value).collect();
    let message = |id| {
        Message::new(id)
            .with("n", worked.n)
            .with("value", worked.value)
            .with("candidate", worked.candidate)
            .with("count", count)
            .with("looked", looked)
            .with("skipped", count - looked)
    };
    let common =
        |value: u32| mask.is_common(u16::try_from(value).unwrap_or(u16::MAX), worked.n.into());
    let of_first = |option: &&Weighed| matches!(option.looked, Looked::Single | Looked::OneRare);
    let first: BTreeSet<u32> = worked
        .options
        .iter()
        .filter(of_first)
        .map(|option| option.value)
        .filter(|&value| common(value))
        .collect();
    let first_looks = worked.options.iter().filter(of_first).count();
    let plain = message("working-plain").with("values", list(all, words));
    let sparse =
        message("working-common").with("first", first_looks).with("values", list(first, words));
    let below = worked.rare_below.iter().copied().collect();
    let check = if worked.rare_below.is_empty() {
        message("working-no-rare")
    } else if worked.value == worked.candidate {
        message("working-rare-found").with("values", list(below, words))
    } else {
        message("working-rare-missing").with("values", list(below, words))
    };
    html! {
        <>
            <p>{ words.say(&plain) }</p>
            <ol>
                <li>{ words.say(&sparse) }</li>
                <li>{ words.say(&check) }</li>
            </ol>
            <p>{ words.say(&message("working-saved")) }</p>
            { options(worked, words) }
        </>
    }
}

/// Numbers in a row.
fn list(values: BTreeSet<u32>, words: &Words) -> String {
    if values.is_empty() {
        return words.get("working-no-value");
    }
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    values.join(", ")
}

fn options(worked: &Worked, words: &Words) -> Html {
    let row = |option: &Weighed| {
        let Weighed { take, left: [a, b], values: [of_a, of_b], value, looked } = *option;
        let (heaps, sum) = match (a, b) {
            (0, 0) => ("0".to_owned(), "0".to_owned()),
            (0, _) => (b.to_string(), of_b.to_string()),
            (_, 0) => (a.to_string(), of_a.to_string()),
            _ => (format!("{a} + {b}"), format!("{of_a} ⊕ {of_b}")),
        };
        let why = match looked {
            Looked::Single => "working-single",
            Looked::OneRare => "working-one-rare",
            Looked::Check => "working-check",
            Looked::Skipped => "working-skipped",
        };
        html! {
            <tr key={format!("{take}-{a}")} class={(looked == Looked::Skipped).then_some("skipped")}>
                <td>{ take }</td>
                <td>{ heaps }</td>
                <td>{ sum }</td>
                <td class="value">{ value }</td>
                <td class="told">{ words.get(why) }</td>
            </tr>
        }
    };
    html! {
        <div>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("working-table")}>
                <table class="numbers working">
                    <caption class="spoken">{ words.get("working-table") }</caption>
                    <thead><tr>
                        <th scope="col">{ words.get("proof-step-taken") }</th>
                        <th scope="col">{ words.get("working-left") }</th>
                        <th scope="col">{ words.get("working-values") }</th>
                        <th scope="col">{ "G" }</th>
                        <th scope="col" class="told">{ words.get("working-looked") }</th>
                    </tr></thead>
                    <tbody>{ for worked.options.iter().map(row) }</tbody>
                </table>
            </div>
            { Figure { shown: "table", caption: words.get("working-table"), name: "grundy-value" }.files(words) }
        </div>
    }
}
