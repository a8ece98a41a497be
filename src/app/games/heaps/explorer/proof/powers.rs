//! The argument for powers: a line for each remainder, and what may be taken from a heap of the reader's choice.

use super::remainders::table;
use super::step::n_field;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::games::heaps::{PowerTaken, PowersProof};
use crate::words::Words;
use yew::prelude::*;

#[derive(Clone, Copy, PartialEq, Properties)]
pub(super) struct PowersProps {
    pub(super) proof: PowersProof,
}

/// All of the argument.
#[component]
pub(super) fn PowersArgument(props: &PowersProps) -> Html {
    let words = use_words();
    let proof = props.proof;
    let typed = use_state(|| None::<String>);
    let (n, field) = n_field("proof-powers-wrong", 1, &words, &typed);
    let say = |id| words.say(&numbered(id, proof));
    html! {
        <>
            <h3>{ words.get("proof-remainders-title") }</h3>
            <p>{ say(by(proof, "proof-powers-lead", "proof-powers-lead-odd")) }</p>
            { table(&proof.lines(), proof.period(), &words) }
            <p>{ words.get("proof-powers-induction") }</p>
            <ul>{ for reasons(proof).iter().map(|&id| html! { <li>{ say(id) }</li> }) }</ul>
            <h3>{ words.get("proof-step-title") }</h3>
            { field }
            if let Some(n) = n { { step(proof, n, &words) } }
            <p>{ words.get("proof-powers-file") }</p>
        </>
    }
}

/// The message for an even base, or that for an odd one.
fn by(proof: PowersProof, even: &'static str, odd: &'static str) -> &'static str {
    if proof.is_odd() { odd } else { even }
}

/// A sentence with the numbers of the argument.
fn numbered(id: &'static str, proof: PowersProof) -> Message {
    let base = proof.base;
    Message::new(id)
        .with("base", base)
        .with("below", base.saturating_sub(1))
        .with("period", proof.period())
}

/// Why each line is right, if the lines are right for smaller heaps.
fn reasons(proof: PowersProof) -> &'static [&'static str] {
    match proof.base {
        _ if proof.is_odd() => &["proof-powers-parity-even", "proof-powers-parity-odd"],
        // There is no even remainder between 0 and 2.
        2 => &["proof-powers-zero", "proof-powers-odd-line", "proof-powers-last"],
        _ => &[
            "proof-powers-zero",
            "proof-powers-odd-line",
            "proof-powers-even-line",
            "proof-powers-last",
        ],
    }
}

/// All that may be taken from a heap of n, and the value that is missing.
fn step(proof: PowersProof, n: u64, words: &Words) -> Html {
    let said = |id| {
        let message = numbered(id, proof).with("n", n).with("remainder", n % proof.period());
        words.say(&message.with("value", proof.value_of(n)))
    };
    let title = said("proof-powers-step-title");
    let number = |number: u64| words.number(number);
    let row = |it: PowerTaken| {
        html! {
            <tr key={it.take}>
                <td>{ number(it.take) }</td>
                <td>{ number(it.remainder) }</td>
                <td>{ number(it.left) }</td>
                <td>{ number(it.left_remainder) }</td>
                <td class="value">{ it.value }</td>
            </tr>
        }
    };
    let heads = [
        words.get("proof-step-taken"),
        said("proof-powers-taken"),
        words.say(&Message::new("proof-step-left").with("heap", n)),
        said("proof-powers-left"),
        "G".to_owned(),
    ];
    html! {
        <>
            <p>{ said("proof-powers-step-lead") }</p>
            <div>
                <div class="scroll tall" tabindex="0" role="region" aria-label={title.clone()}>
                    <table class="numbers options">
                        <thead><tr>{ for heads.map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                        <tbody>{ for proof.options(n).into_iter().map(row) }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: title, name: "induction-step" }.files(words) }
            </div>
            <p>{ said("proof-powers-step-so") }</p>
        </>
    }
}
