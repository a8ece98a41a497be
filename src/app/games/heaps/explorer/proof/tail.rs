//! The proof from values alone, for codes that repeat for ever: how far the values must be known, and the step of the
//! induction at an n of the reader's choice.

use super::step::n_field;
use super::{Check, check};
use crate::app::figure::Figure;
use crate::app::games::heaps::explorer::part::PartProps;
use crate::app::hooks::use_words;
use crate::app::house::and_more;
use crate::core::Message;
use crate::games::heaps::{Query, Recurrence, TailProof, TailStep};
use crate::words::Words;
use yew::prelude::*;

/// All of the argument.
#[component]
pub(super) fn TailArgument(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, ask, .. } = props;
    {
        let ask = ask.clone();
        use_effect_with(seen.run, move |_| ask.emit(Query::TailProof));
    }
    let figures = seen.overview.and_then(|overview| overview.period).map(|it| it.recurrence());
    if seen.reasons.tail_far {
        return html! { <p>{ words.get("proof-tail-far") }</p> };
    }
    let Some((proof, figures)) = seen.reasons.tail.zip(figures) else { return Html::default() };
    html! {
        <>
            { enough(&proof, figures, props, &words) }
            <TailStepShown ..props.clone() />
        </>
    }
}

/// A sentence with the numbers of the argument.
fn numbered(id: &'static str, proof: &TailProof) -> Message {
    let TailProof { prefix, length, start, shift, added, least_step, .. } = *proof;
    Message::new(id)
        .with("prefix", prefix)
        .with("length", length)
        .with("start", start)
        .with("shift", shift)
        .with("end", start + shift)
        .with("added", added)
        .with("largest", proof.largest.unwrap_or_default())
        .with("next", least_step)
        .with("covered", least_step + length - 1)
        .with("bound", proof.bound())
}

/// The message for values that repeat, or that for values to which something is added.
fn by_saltus(proof: &TailProof, flat: &'static str, steep: &'static str) -> &'static str {
    if proof.largest.is_none() { flat } else { steep }
}

/// How many values are enough, and the button that checks them.
fn enough(proof: &TailProof, figures: Recurrence, props: &PartProps, words: &Words) -> Html {
    let Recurrence { preperiod, period, saltus } = figures;
    let say = |id| {
        let message = numbered(id, proof).with("preperiod", preperiod).with("period", period);
        let to = proof.bound().saturating_sub(period);
        words.say(&message.with("saltus", saltus).with("to", to))
    };
    let first = ["proof-tail-digits", "proof-tail-start", "proof-tail-shift"];
    let middle: &[&'static str] =
        if proof.largest.is_some() { &["proof-tail-added", "proof-tail-largest"] } else { &[] };
    let next = by_saltus(proof, "proof-tail-next", "proof-tail-next-arithmetic");
    let ids = first.iter().chain(middle).chain([&next, &"proof-tail-bound"]);
    let counted = |id| words.say(&Message::new(id).with("options", proof.options));
    let button = Check {
        in_reach: proof.in_reach(),
        note: counted("proof-tail-check-note"),
        far: counted("proof-tail-check-far"),
    };
    html! {
        <>
            <h3>{ words.get("proof-bound-title") }</h3>
            <p>{ words.get("proof-tail-lead") }</p>
            <ul>{ for ids.map(|&id| html! { <li>{ say(id) }</li> }) }</ul>
            <p>{ say(by_saltus(proof, "proof-tail-enough", "proof-tail-enough-arithmetic")) }</p>
            if proof.shift != period {
                <p>{ say(by_saltus(proof, "proof-tail-so", "proof-tail-so-arithmetic")) }</p>
            }
            { check(button, figures, props.seen.reasons.checked, &props.ask, words) }
        </>
    }
}

/// The step.
#[component]
fn TailStepShown(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, ask, .. } = props;
    let least = seen.reasons.tail.map_or(0, |proof| proof.least_step);
    let typed = use_state(|| None::<String>);
    let (n, field) = n_field("proof-tail-wrong", least, &words, &typed);
    {
        let ask = ask.clone();
        use_effect_with((n, seen.run), move |&(n, _)| {
            if let Some(n) = n {
                ask.emit(Query::TailStep(n));
            }
        });
    }
    let Some(proof) = seen.reasons.tail else { return Html::default() };
    let step = seen.reasons.tail_step.as_ref().filter(|step| Some(step.n) == n);
    html! {
        <>
            <h3>{ words.get("proof-step-title") }</h3>
            { field }
            if let Some(step) = step { { Account { step, proof: &proof, words: &words }.shown() } }
        </>
    }
}

/// A step, and what it is put into words with.
struct Account<'a> {
    step: &'a TailStep,
    proof: &'a TailProof,
    words: &'a Words,
}

impl Account<'_> {
    fn later(&self) -> u64 {
        self.step.n + self.proof.shift
    }

    fn say(&self, id: &'static str) -> String {
        let TailStep { n, value, .. } = *self.step;
        let message = numbered(id, self.proof)
            .with("n", n)
            .with("later", self.later())
            .with("before", n.saturating_sub(1))
            .with("value", value)
            .with("sum", u64::from(value) + self.proof.added);
        self.words.say(&message)
    }

    fn by_saltus(&self, flat: &'static str, steep: &'static str) -> String {
        self.say(by_saltus(self.proof, flat, steep))
    }

    fn shown(&self) -> Html {
        html! {
            <>
                <p>{ self.by_saltus("proof-tail-step-lead", "proof-tail-step-lead-arithmetic") }</p>
                <ol class="steps">
                    <li>{ self.same_take() }</li>
                    if self.proof.largest.is_none() {
                        <li>{ self.low_rests() }</li>
                    } else {
                        <li>
                            <p>{ self.say("proof-tail-witnesses") }</p>
                            { self.same_rest_table("proof-tail-witness-title") }
                        </li>
                        <li><p>{ self.say("proof-tail-not-reached") }</p></li>
                        <li><p>{ self.say("proof-tail-below") }</p></li>
                    }
                </ol>
                <p>{ self.by_saltus("proof-step-so", "proof-tail-end") }</p>
            </>
        }
    }

    /// The options of both heaps for which as many tokens are taken.
    fn same_take(&self) -> Html {
        if self.step.same_take_count == 0 {
            return html! { <p>{ self.say("proof-tail-no-same-take") }</p> };
        }
        html! {
            <>
                <p>{ self.by_saltus("proof-tail-same-take", "proof-tail-same-take-arithmetic") }</p>
                { self.same_take_table() }
            </>
        }
    }

    fn same_take_table(&self) -> Html {
        let number = |number: u64| self.words.number(number);
        let rows = self.step.same_take.iter().map(|it| {
            let value = u64::from(it.value);
            html! {
                <tr key={it.take}>
                    <td>{ number(it.take) }</td>
                    <td>{ number(it.left[0]) }</td>
                    <td class="value">{ number(value) }</td>
                    <td>{ number(it.other[0]) }</td>
                    <td class="value">{ number(value + self.proof.added) }</td>
                </tr>
            }
        });
        let heads = [
            self.words.get("proof-step-taken"),
            self.heap("proof-step-left", self.step.n),
            "G".to_owned(),
            self.heap("proof-step-left", self.later()),
            "G".to_owned(),
        ];
        let title = self.say("proof-tail-same-take-title");
        let (shown, all) = (self.step.same_take.len(), self.step.same_take_count);
        self.table(&title, "induction-step", heads, rows.collect(), (shown, all))
    }

    /// If nothing is added, the options of both heaps that leave few tokens.
    fn low_rests(&self) -> Html {
        if self.step.same_rest_count == 0 {
            return html! { <p>{ self.say("proof-tail-no-same-rest") }</p> };
        }
        html! {
            <>
                <p>{ self.say("proof-tail-same-rest") }</p>
                { self.same_rest_table("proof-tail-same-rest-title") }
            </>
        }
    }

    fn same_rest_table(&self, title: &'static str) -> Html {
        let number = |number: u64| self.words.number(number);
        let rows = self.step.same_rest.iter().map(|it| {
            html! {
                <tr key={it.left}>
                    <td>{ number(it.left) }</td>
                    <td class="value">{ number(it.value.into()) }</td>
                    <td>{ number(it.take) }</td>
                    <td>{ number(it.take_later) }</td>
                </tr>
            }
        });
        let heads = [
            self.words.get("proof-tail-left"),
            "G".to_owned(),
            self.heap("proof-tail-taken", self.step.n),
            self.heap("proof-tail-taken", self.later()),
        ];
        let (shown, all) = (self.step.same_rest.len(), self.step.same_rest_count);
        self.table(&self.say(title), "same-rest", heads, rows.collect(), (shown, all))
    }

    fn heap(&self, id: &'static str, heap: u64) -> String {
        self.words.say(&Message::new(id).with("heap", heap))
    }

    /// A table of options, how many more there are, and its files.
    fn table<const COLUMNS: usize>(
        &self,
        title: &str,
        name: &'static str,
        heads: [String; COLUMNS],
        rows: Html,
        (shown, all): (usize, u64),
    ) -> Html {
        html! {
            <div>
                <div class="scroll tall" tabindex="0" role="region" aria-label={title.to_owned()}>
                    <table class="numbers options">
                        <thead><tr>{ for heads.map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                        <tbody>{ rows }</tbody>
                    </table>
                </div>
                { and_more(all, shown, self.words) }
                { Figure { shown: "table", caption: title.to_owned(), name }.files(self.words) }
            </div>
        }
    }
}
