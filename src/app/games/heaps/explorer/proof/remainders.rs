//! The argument by remainders, for games in which no move leaves two heaps.

use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::{FixedMoves, Recurrence, Remainder};
use crate::words::Words;
use yew::prelude::*;

/// The argument: where moves lead from each remainder, from which heap on, and what that says of play.
pub(super) fn argument(
    lines: &[Remainder],
    figures: Recurrence,
    moves: &FixedMoves,
    words: &Words,
) -> Html {
    let from = figures.preperiod.max(1) + moves.last();
    let lead = Message::new("proof-remainders-lead")
        .with("from", from)
        .with("last", moves.last())
        .with("period", figures.period);
    let number = |number: u64| words.number(number);
    let lost: Vec<String> =
        lines.iter().filter(|line| line.value == 0).map(|line| number(line.remainder)).collect();
    let lost = Message::new("proof-remainders-lost")
        .with("count", lost.len())
        .with("list", lost.join(", "));
    html! {
        <>
            <h3>{ words.get("proof-remainders-title") }</h3>
            <p>{ words.say(&lead) }</p>
            { table(lines, figures.period, words) }
            <p>{ words.say(&Message::new("proof-remainders-base").with("to", from.saturating_sub(1))) }</p>
            <p>{ words.say(&lost) }</p>
            if let Some(most) = moves.all_to() {
                <p>{ words.say(&Message::new("proof-sticks").with("most", most).with("period", most + 1)) }</p>
            }
        </>
    }
}

/// A line for each remainder: where moves lead, and the first number missing there.
pub(super) fn table(lines: &[Remainder], period: u64, words: &Words) -> Html {
    let row = |line: &Remainder| {
        let to = line.options.iter().map(|&(take, there, value)| {
            html! { <li key={take}>{ format!("− {take} → {there} : ") }<b>{ value }</b></li> }
        });
        html! {
            <tr key={line.remainder}>
                <th scope="row">{ words.number(line.remainder) }</th>
                <td><ul class="leads">{ for to }</ul></td>
                <td class="value">{ line.value }</td>
            </tr>
        }
    };
    let title = words.get("proof-remainders-title");
    let column = Message::new("proof-remainders-column").with("period", period);
    html! {
        <div>
            <div class="scroll tall" tabindex="0" role="region" aria-label={title.clone()}>
                <table class="numbers">
                    <thead><tr>
                        <th scope="col">{ words.say(&column) }</th>
                        <th scope="col" class="told">{ words.get("proof-remainders-options") }</th>
                        <th scope="col">{ words.get("proof-remainders-mex") }</th>
                    </tr></thead>
                    <tbody>{ for lines.iter().map(row) }</tbody>
                </table>
            </div>
            { Figure { shown: "table", caption: title, name: "remainders" }.files(words) }
        </div>
    }
}
