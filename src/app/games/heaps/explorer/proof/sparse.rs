//! The argument by rare heaps that have ended: common and rare, what was found by computing, and the step of
//! the induction at an n of the reader's choice.

use super::step::{heaps, matched_table, n_field};
use crate::app::figure::Figure;
use crate::app::games::heaps::explorer::part::PartProps;
use crate::app::hooks::use_words;
use crate::app::house::and_more;
use crate::core::Message;
use crate::games::heaps::{Query, Recurrence, SparseProof, SparseStep, Witness};
use crate::words::Words;
use yew::prelude::*;

/// All of the argument.
pub(super) fn argument(
    proof: &SparseProof,
    figures: Recurrence,
    props: &PartProps,
    words: &Words,
) -> Html {
    html! {
        <>
            { kinds(proof, words) }
            { found(proof, figures, words) }
            <SparseStepShown ..props.clone() />
        </>
    }
}

/// Common and rare values, and what that says about two heaps.
fn kinds(proof: &SparseProof, words: &Words) -> Html {
    let mask = proof.mask;
    let id = match (mask.position, mask.even) {
        (false, _) => "mask-plain",
        (true, false) => "mask-position-odd",
        (true, true) => "mask-position-even",
    };
    let mask_said = Message::new(id)
        .with("bits", format!("{:b}", mask.bits))
        .with("mask", u32::from(mask.bits));
    let lemma = if mask.position { "proof-sparse-lemma-parity" } else { "proof-sparse-lemma" };
    html! {
        <>
            <h3>{ words.get("proof-sparse-kinds") }</h3>
            <p>{ words.say(&mask_said) }</p>
            <p>{ words.get("proof-sparse-heap") }</p>
            <p>{ words.get(lemma) }</p>
        </>
    }
}

/// A sentence with the numbers of the argument.
fn numbered(id: &'static str, proof: &SparseProof) -> Message {
    let known = proof.known;
    Message::new(id)
        .with("period", proof.shift)
        .with("last", proof.last_rare)
        .with("after", proof.last_rare + 1)
        .with("depth", proof.depth)
        .with("digits", proof.last)
        .with("width", proof.width)
        .with("known", known)
        .with("to", known.saturating_sub(1))
        .with("recent", known.saturating_sub(proof.shift))
        .with("compared", proof.compared_from())
        .with("from", proof.compared_from().saturating_sub(proof.shift))
}

/// What was found by computing the values, in the order in which the step needs it.
fn found(proof: &SparseProof, figures: Recurrence, words: &Words) -> Html {
    let say = |id| words.say(&numbered(id, proof));
    let rares = if proof.last_rare == 0 { "proof-sparse-none-rare" } else { "proof-sparse-ended" };
    let ids = [rares, "proof-sparse-witnesses", "proof-sparse-width", "proof-sparse-repeat"];
    let least = numbered("proof-sparse-least", proof).with("least", figures.period);
    let start = numbered("proof-sparse-start", proof)
        .with("start", figures.preperiod)
        .with("least", figures.period);
    html! {
        <>
            <h3>{ words.get("proof-sparse-found") }</h3>
            <p>{ say("proof-sparse-known") }</p>
            <ol>
                { for ids.map(|id| html! { <li>{ say(id) }</li> }) }
                if proof.mask.position { <li>{ say("proof-sparse-even") }</li> }
            </ol>
            <p>{ say("proof-sparse-so") }</p>
            if proof.shift != figures.period { <p>{ words.say(&least) }</p> }
            <p>{ words.say(&start) }</p>
        </>
    }
}

/// The step.
#[component]
fn SparseStepShown(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, rules, ask } = props;
    let period = seen.overview.and_then(|overview| overview.period);
    let proof = rules.octal().zip(period).and_then(|(code, period)| SparseProof::of(code, &period));
    let least = proof.map_or(0, |proof| proof.known);
    let typed = use_state(|| None::<String>);
    let (n, field) = n_field("proof-sparse-wrong", least, &words, &typed);
    {
        let ask = ask.clone();
        use_effect_with((n, seen.run), move |&(n, _)| {
            if let Some(n) = n {
                ask.emit(Query::SparseStep(n));
            }
        });
    }
    let Some(proof) = proof else { return Html::default() };
    let step = seen.reasons.sparse.as_ref().filter(|step| Some(step.n) == n);
    html! {
        <>
            <h3>{ words.get("proof-step-title") }</h3>
            { field }
            if let Some(step) = step { { shown(step, &proof, &words) } }
        </>
    }
}

fn shown(step: &SparseStep, proof: &SparseProof, words: &Words) -> Html {
    let (n, earlier) = (step.n, step.n - proof.shift);
    let message = |id| {
        numbered(id, proof)
            .with("n", n)
            .with("earlier", earlier)
            .with("before", n - 1)
            .with("value", step.value)
            .with("count", step.witnesses.len())
            .with("least", n.saturating_sub(proof.last + proof.last_rare))
            .with("deepest", n.saturating_sub(proof.last + proof.depth))
    };
    let say = |id| words.say(&message(id));
    let title = words.say(&Message::new("proof-step-options").with("heap", earlier));
    html! {
        <>
            <p>{ say("proof-sparse-lead") }</p>
            <ol class="steps">
                if !step.singles.is_empty() {
                    <li>
                        <p>{ say("proof-sparse-singles") }</p>
                        { matched_table(&title, &step.singles, (earlier, n), words) }
                    </li>
                }
                <li>
                    <p>{ say(if step.pair_count == 0 { "proof-sparse-no-pairs" } else { "proof-sparse-pairs" }) }</p>
                    if step.pair_count > 0 { { folded(step, (earlier, n), words) } }
                </li>
                <li><p>{ say("proof-sparse-not-reached") }</p></li>
                <li>
                    <p>{ say(if step.witnesses.is_empty() { "proof-sparse-none-below" } else { "proof-sparse-below" }) }</p>
                    if !step.witnesses.is_empty() { { witnesses(&step.witnesses, (earlier, n), words) } }
                </li>
            </ol>
            <p>{ say("proof-sparse-end") }</p>
        </>
    }
}

/// The options with a rare heap, matched.
fn folded(step: &SparseStep, heaps: (u64, u64), words: &Words) -> Html {
    let title = words.say(
        &Message::new("proof-sparse-options").with("heap", heaps.0).with("count", step.pair_count),
    );
    html! {
        <details>
            <summary>{ &title }</summary>
            { matched_table(&title, &step.pairs, heaps, words) }
            { and_more(step.pair_count, step.pairs.len(), words) }
        </details>
    }
}

/// For each rare value an option of both heaps that has it.
fn witnesses(list: &[Witness], (from, to): (u64, u64), words: &Words) -> Html {
    let title = |id, heap: u64| words.say(&Message::new(id).with("heap", heap));
    let rows = list.iter().map(|it| {
        html! {
            <tr key={it.value}>
                <th scope="row" class="value">{ it.value }</th>
                <td>{ it.take }</td>
                <td>{ heaps(it.left, words) }</td>
                <td>{ heaps(it.other, words) }</td>
            </tr>
        }
    });
    html! {
        <div>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("proof-sparse-witness-table")}>
                <table class="numbers options">
                    <thead><tr>
                        <th scope="col">{ words.get("proof-sparse-rare-value") }</th>
                        <th scope="col">{ words.get("proof-step-taken") }</th>
                        <th scope="col">{ title("proof-step-left", from) }</th>
                        <th scope="col">{ title("proof-step-left", to) }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { Figure { shown: "table", caption: words.get("proof-sparse-witness-table"), name: "rare-heaps" }.files(words) }
        </div>
    }
}
