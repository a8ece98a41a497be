//! The induction step, for an n of the reader's choice.

use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::games::heaps::explorer::part::PartProps;
use crate::app::hooks::use_words;
use crate::app::house::and_more;
use crate::core::Message;
use crate::games::heaps::{Induction, MAX_ENGINE_TO, Matched, Query, Textbook};
use crate::words::{Words, read_number};
use yew::prelude::*;

/// The step.
#[component]
pub(super) fn Step(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, rules, ask } = props;
    let figures = seen.overview.and_then(|overview| overview.period).map(|it| it.recurrence());
    let textbook =
        rules.octal().zip(figures).and_then(|(code, figures)| Textbook::of(code, figures));
    let least = textbook.map_or(0, |textbook| textbook.least_step());
    let typed = use_state(|| None::<String>);
    let (n, field) = n_field("proof-step-wrong", least, &words, &typed);
    {
        let ask = ask.clone();
        use_effect_with((n, seen.run), move |&(n, _)| {
            if let Some(n) = n {
                ask.emit(Query::Induction(n));
            }
        });
    }
    let Some(textbook) = textbook else { return Html::default() };
    let step = seen.reasons.induction.as_ref().filter(|step| Some(step.n) == n);
    html! {
        <>
            <h3>{ words.get("proof-step-title") }</h3>
            { field }
            if let Some(step) = step { { shown(step, &textbook, &words) } }
        </>
    }
}

/// The field for n, at least so much, and its content if that will do. What is typed is in the state;
/// nothing is there as long as nobody has. What comes after the field is one child, there or not (`if`, not `for`):
/// otherwise it would be redrawn under the reader's hands.
pub(super) fn n_field(
    wrong_id: &'static str,
    least: u64,
    words: &Words,
    typed: &UseStateHandle<Option<String>>,
) -> (Option<u64>, Html) {
    let text = typed.as_ref().map_or_else(|| words.number(least), String::clone);
    let n = read_number(&text).filter(|n| (least..=u64::from(MAX_ENGINE_TO)).contains(n));
    let edit = {
        let typed = typed.setter();
        move |event: InputEvent| typed.set(Some(field_value(&event)))
    };
    let wrong = Message::new("small-field-wrong").with("least", least).with("most", MAX_ENGINE_TO);
    let field = html! {
        <>
            <label class="field inline">
                <span>{ words.get("proof-step-n") }</span>
                <input type="text" inputmode="numeric" size="12" value={text} oninput={edit}
                    aria-invalid={n.is_none().to_string()} aria-describedby={n.is_none().then_some(wrong_id)} />
            </label>
            if n.is_none() { <p id={wrong_id} class="field-error" role="alert">{ words.say(&wrong) }</p> }
        </>
    };
    (n, field)
}

fn shown(step: &Induction, textbook: &Textbook, words: &Words) -> Html {
    let (n, later) = (step.n, step.n + textbook.period);
    let message = |id| {
        Message::new(id)
            .with("n", n)
            .with("later", later)
            .with("period", textbook.period)
            .with("first", textbook.first)
    };
    let half = |heap: u64| heap.saturating_sub(textbook.last).div_ceil(2);
    let down = message("proof-step-down").with("least", half(later));
    let up = message("proof-step-up").with("least", half(n));
    html! {
        <>
            <p>{ words.say(&message("proof-step-lead").with("before", n.saturating_sub(1))) }</p>
            <p>{ words.say(&down) }</p>
            { pairs(&step.down, step.down_count, (later, n), words) }
            <p>{ words.say(&up) }</p>
            { pairs(&step.up, step.up_count, (n, later), words) }
            <p>{ words.say(&message("proof-step-so").with("value", step.value)) }</p>
        </>
    }
}

/// Options of one heap, each beside that of the other with the same value, folded up.
fn pairs(list: &[Matched], count: u64, (from, to): (u64, u64), words: &Words) -> Html {
    let title = words.say(&Message::new("proof-step-options").with("heap", from));
    html! {
        <details>
            <summary>{ &title }</summary>
            { matched_table(&title, list, (from, to), words) }
            { and_more(count, list.len(), words) }
        </details>
    }
}

/// What is left, in one heap or in two.
pub(super) fn heaps([changes, stays]: [u64; 2], words: &Words) -> String {
    match stays {
        0 => words.number(changes),
        _ => format!("{} + {}", words.number(changes), words.number(stays)),
    }
}

/// Options of one heap, each beside that of the other with the same value.
pub(super) fn matched_table(
    label: &str,
    list: &[Matched],
    (from, to): (u64, u64),
    words: &Words,
) -> Html {
    let rows = list.iter().map(|it| {
        html! {
            <tr key={format!("{}-{}", it.take, it.left[1])}>
                <td>{ it.take }</td>
                <td>{ heaps(it.left, words) }</td>
                <td>{ heaps(it.other, words) }</td>
                <td class="value">{ it.value }</td>
            </tr>
        }
    });
    let title = |id, heap: u64| words.say(&Message::new(id).with("heap", heap));
    html! {
        <div>
            <div class="scroll tall" tabindex="0" role="region" aria-label={label.to_owned()}>
                <table class="numbers options">
                    <thead><tr>
                        <th scope="col">{ words.get("proof-step-taken") }</th>
                        <th scope="col">{ title("proof-step-left", from) }</th>
                        <th scope="col">{ title("proof-step-left", to) }</th>
                        <th scope="col">{ "G" }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { Figure { shown: "table", caption: label.to_owned(), name: "induction-step" }.files(words) }
        </div>
    }
}
