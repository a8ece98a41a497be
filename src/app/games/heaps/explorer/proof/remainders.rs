//! The argument by remainders, for games in which no move leaves two heaps.

use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::{Code, Recurrence, Remainder, Textbook};
use crate::words::Words;
use yew::prelude::*;

/// A line for each remainder: where moves lead, and the first number missing there.
pub(super) fn remainders(
    lines: &[Remainder],
    figures: Recurrence,
    textbook: &Textbook,
    code: Option<&Code>,
    words: &Words,
) -> Html {
    let from = textbook.first.max(figures.preperiod) + textbook.last;
    let lead = Message::new("proof-remainders-lead")
        .with("from", from)
        .with("last", textbook.last)
        .with("period", figures.period);
    let number = |number: u64| words.number(number);
    let lost: Vec<String> = lines
        .iter()
        .filter(|line| line.value == 0)
        .map(|line| number(line.remainder))
        .collect();
    let lost = Message::new("proof-remainders-lost")
        .with("count", lost.len())
        .with("list", lost.join(", "));
    let row = |line: &Remainder| {
        let to = line.options.iter().map(|&(take, there, value)| {
            html! { <li key={take}>{ format!("− {take} → {there} : ") }<b>{ value }</b></li> }
        });
        html! {
            <tr key={line.remainder}>
                <th scope="row">{ number(line.remainder) }</th>
                <td><ul class="leads">{ for to }</ul></td>
                <td class="value">{ line.value }</td>
            </tr>
        }
    };
    html! {
        <>
            <h3>{ words.get("proof-remainders-title") }</h3>
            <p>{ words.say(&lead) }</p>
            <div>
                <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("proof-remainders-title")}>
                    <table class="numbers">
                        <thead><tr>
                            <th scope="col">{ words.say(&Message::new("proof-remainders-column").with("period", figures.period)) }</th>
                            <th scope="col" class="told">{ words.get("proof-remainders-options") }</th>
                            <th scope="col">{ words.get("proof-remainders-mex") }</th>
                        </tr></thead>
                        <tbody>{ for lines.iter().map(row) }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: words.get("proof-remainders-title"), name: "remainders" }.files(words) }
            </div>
            <p>{ words.say(&Message::new("proof-remainders-base").with("to", from.saturating_sub(1))) }</p>
            <p>{ words.say(&lost) }</p>
            if let Some(most) = code.and_then(all_up_to) {
                <p>{ words.say(&Message::new("proof-sticks").with("most", most).with("period", most + 1)) }</p>
            }
        </>
    }
}

/// The maximum number of tokens that may be taken, where any number up to that may be, and nothing else.
fn all_up_to(code: &Code) -> Option<u32> {
    let most = u32::try_from(code.prefix().len()).ok()?;
    let plain = code.tail().is_empty() && code.digit(0).is_never();
    (plain && code.prefix().iter().all(|digit| digit.value() == 3)).then_some(most)
}
