//! The induction step, for an n of the reader's choice.

use crate::app::dom::field_value;
use crate::app::games::heaps::explorer::reasons::PartProps;
use crate::app::hooks::use_words;
use crate::app::house::and_more;
use crate::core::Message;
use crate::games::heaps::{Induction, MOST_TO, Matched, Query, Textbook};
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
    let text = typed.as_ref().map_or_else(|| words.number(least), String::clone);
    let n = read_number(&text).filter(|n| (least..=u64::from(MOST_TO)).contains(n));
    {
        let ask = ask.clone();
        use_effect_with((n, seen.run), move |&(n, _)| {
            if let Some(n) = n {
                ask.emit(Query::Induction(n));
            }
        });
    }
    let Some(textbook) = textbook else { return Html::default() };
    let edit = {
        let typed = typed.setter();
        move |event: InputEvent| typed.set(Some(field_value(&event)))
    };
    let wrong = Message::new("small-field-wrong").with("least", least).with("most", MOST_TO);
    let step = seen.reasons.induction.as_ref().filter(|step| Some(step.n) == n);
    html! {
        <>
            <h3>{ words.get("proof-step-title") }</h3>
            <label class="field inline">
                <span>{ words.get("proof-step-n") }</span>
                <input type="text" inputmode="numeric" size="12" value={text} oninput={edit}
                    aria-invalid={n.is_none().to_string()} aria-describedby={n.is_none().then_some("proof-step-wrong")} />
            </label>
            if n.is_none() { <p id="proof-step-wrong" class="field-error" role="alert">{ words.say(&wrong) }</p> }
            { for step.map(|step| shown(step, &textbook, &words)) }
        </>
    }
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

/// Options of one heap, each beside that of the other with the same value.
fn pairs(list: &[Matched], count: u64, (from, to): (u64, u64), words: &Words) -> Html {
    let heaps = |[large, small]: [u64; 2]| match small {
        0 => words.number(large),
        _ => format!("{} + {}", words.number(large), words.number(small)),
    };
    let rows = list.iter().map(|it| {
        html! {
            <tr key={format!("{}-{}", it.take, it.left[1])}>
                <td>{ it.take }</td>
                <td>{ heaps(it.left) }</td>
                <td>{ heaps(it.other) }</td>
                <td class="value">{ it.value }</td>
            </tr>
        }
    });
    let title = |id, heap: u64| words.say(&Message::new(id).with("heap", heap));
    html! {
        <details>
            <summary>{ title("proof-step-options", from) }</summary>
            <div class="scroll tall" tabindex="0" role="region" aria-label={title("proof-step-options", from)}>
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
            { and_more(count, list.len(), words) }
        </details>
    }
}
