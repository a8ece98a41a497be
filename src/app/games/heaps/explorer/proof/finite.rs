//! The proof where the same finitely many numbers of tokens may be taken from every heap: how far the values must be
//! known, and the step of the induction at an n of the reader's choice.

use super::step::n_field;
use super::{Check, check};
use crate::app::figure::Figure;
use crate::app::games::heaps::explorer::part::PartProps;
use crate::app::hooks::use_words;
use crate::app::house::and_more;
use crate::core::Message;
use crate::games::heaps::{
    Counterpart, Counterparts, FiniteProof, FiniteStep, FixedMoves, Leaves, Query, Recurrence,
};
use crate::words::Words;
use yew::prelude::*;

/// All of the argument.
pub(super) fn argument(
    proof: &FiniteProof,
    figures: Recurrence,
    props: &PartProps,
    words: &Words,
) -> Html {
    html! {
        <>
            { enough(proof, figures, props, words) }
            <FiniteStepShown ..props.clone() />
        </>
    }
}

/// A sentence with the numbers of the argument.
fn numbered(id: &'static str, proof: &FiniteProof) -> Message {
    let FiniteProof { first, last, heaps, period, shift, .. } = *proof;
    Message::new(id)
        .with("first", first)
        .with("start", first)
        .with("last", last)
        .with("heaps", heaps)
        .with("period", period)
        .with("shift", shift)
        .with("half", shift / 2)
        .with("window", proof.window_end())
        .with("bound", proof.bound())
}

/// How many values are enough, and the button that checks them.
fn enough(proof: &FiniteProof, figures: Recurrence, props: &PartProps, words: &Words) -> Html {
    let say = |id| {
        let to = proof.bound().saturating_sub(proof.period);
        words.say(&numbered(id, proof).with("preperiod", figures.preperiod).with("to", to))
    };
    let shift = match (proof.tells_equal, proof.shift == proof.period) {
        (false, _) => "proof-finite-shift",
        (true, true) => "proof-finite-shift-even",
        (true, false) => "proof-finite-shift-twice",
    };
    let window = match proof.heaps {
        0 | 1 => "proof-finite-window-one",
        2 => "proof-finite-window-two",
        _ => "proof-finite-window-three",
    };
    let ids = [
        "proof-finite-first",
        "proof-finite-last",
        "proof-finite-heaps",
        shift,
        window,
        "proof-finite-bound",
    ];
    let counted = |id| words.say(&Message::new(id).with("options", proof.options));
    let button = Check {
        in_reach: proof.in_reach(),
        note: counted("proof-tail-check-note"),
        far: counted("proof-tail-check-far"),
    };
    html! {
        <>
            <h3>{ words.get("proof-bound-title") }</h3>
            <p>{ words.get("proof-finite-lead") }</p>
            <ul>{ for ids.map(|id| html! { <li>{ say(id) }</li> }) }</ul>
            <p>{ say("proof-tail-enough") }</p>
            if proof.shift != proof.period { <p>{ say("proof-tail-so") }</p> }
            if proof.heaps > 1 { <p>{ words.get("proof-finite-own") }</p> }
            { check(button, figures, props.seen.reasons.checked, &props.ask, words) }
        </>
    }
}

/// The step.
#[component]
fn FiniteStepShown(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, rules, ask } = props;
    let figures = seen.overview.and_then(|overview| overview.period).map(|it| it.recurrence());
    let moves = FixedMoves::of(rules);
    let found = moves
        .zip(figures)
        .and_then(|(moves, figures)| Some((FiniteProof::of(&moves, figures)?, moves)));
    let least = found.as_ref().map_or(0, |(proof, _)| proof.least_step());
    let typed = use_state(|| None::<String>);
    let (n, field) = n_field("proof-finite-wrong", least, &words, &typed);
    {
        let ask = ask.clone();
        use_effect_with((n, seen.run), move |&(n, _)| {
            if let Some(n) = n {
                ask.emit(Query::FiniteStep(n));
            }
        });
    }
    let Some((proof, moves)) = found else { return Html::default() };
    let step = seen.reasons.finite_step.as_ref().filter(|step| Some(step.n) == n);
    let shown = |step| Shown { step, proof: &proof, moves: &moves, words: &words }.all();
    html! {
        <>
            <h3>{ words.get("proof-step-title") }</h3>
            { field }
            if let Some(step) = step { { shown(step.as_ref()) } }
        </>
    }
}

/// A step with what it takes to write it.
struct Shown<'a> {
    step: &'a FiniteStep,
    proof: &'a FiniteProof,
    moves: &'a FixedMoves,
    words: &'a Words,
}

impl Shown<'_> {
    fn all(&self) -> Html {
        let (n, later) = (self.step.n, self.later());
        html! {
            <>
                <p>{ self.say_with("proof-step-lead", |it| it.with("period", self.proof.shift)) }</p>
                <ol class="steps">{ for self.reasons().into_iter().map(|said| html! { <li>{ said }</li> }) }</ol>
                { self.tables(&self.step.down, (later, n)) }
                { self.tables(&self.step.up, (n, later)) }
                if self.step.down.count() == 0 && self.step.up.count() == 0 { <p>{ self.say("proof-finite-none") }</p> }
                <p>{ self.say("proof-step-so") }</p>
            </>
        }
    }

    fn later(&self) -> u64 {
        self.step.n + self.proof.shift
    }

    fn say(&self, id: &'static str) -> String {
        self.say_with(id, |message| message)
    }

    fn say_with(&self, id: &'static str, also: impl Fn(Message) -> Message) -> String {
        let FiniteStep { n, value, .. } = *self.step;
        let message = numbered(id, self.proof)
            .with("n", n)
            .with("later", self.later())
            .with("before", n.saturating_sub(1))
            .with("value", value);
        self.words.say(&also(message))
    }

    /// Whether, for a number of tokens, the rule allows some of these rests and none of those.
    fn some(&self, leaves: Leaves, but: Leaves) -> bool {
        self.moves.each().any(|(_, it)| it.allows(leaves) && it.and(but).is_never())
    }

    /// Why options have the same values, for each number of heaps that the rule lets be left.
    fn reasons(&self) -> Vec<String> {
        let (n, later, last) = (self.step.n, self.later(), self.proof.last);
        // The largest of so many heaps has at least this share of what remains.
        let share = |heaps: u64| {
            move |message: Message| {
                let least = |heap: u64| heap.saturating_sub(last).div_ceil(heaps);
                message.with("down", least(later)).with("up", least(n))
            }
        };
        let mut said = vec![self.say("proof-finite-whole")];
        if self.some(Leaves::ONE, Leaves::NEVER) {
            said.push(self.say_with("proof-finite-one", share(1)));
        }
        if self.some(Leaves::UNEQUAL, Leaves::NEVER) {
            said.push(self.say_with("proof-finite-two", share(2)));
        }
        if self.some(Leaves::UNEQUAL, Leaves::EQUAL) {
            said.push(self.say("proof-finite-unequal"));
        }
        if self.some(Leaves::EQUAL, Leaves::UNEQUAL) {
            said.push(self.say_with("proof-finite-equal", share(2)));
        }
        if self.some(Leaves::THREE, Leaves::NEVER) {
            said.push(self.say_with("proof-finite-three", share(3)));
        }
        said
    }

    /// The options of one heap, those that are matched otherwise by themselves.
    fn tables(&self, of: &Counterparts, heaps: (u64, u64)) -> Html {
        let title = |id| self.words.say(&Message::new(id).with("heap", heaps.0));
        let special =
            if of.usual_count == 0 { "proof-step-options" } else { "proof-finite-special" };
        html! {
            <>
                if of.usual_count > 0 { { self.table(title("proof-step-options"), &of.usual, of.usual_count, heaps) } }
                if of.special_count > 0 { { self.table(title(special), &of.special, of.special_count, heaps) } }
            </>
        }
    }

    fn table(
        &self,
        title: String,
        list: &[Counterpart],
        count: u64,
        (from, to): (u64, u64),
    ) -> Html {
        let left = |heap: u64| self.words.say(&Message::new("proof-step-left").with("heap", heap));
        let rows = list.iter().map(|it| {
            html! {
                <tr key={format!("{}-{}-{}", it.take, it.left[1], it.left[2])}>
                    <td>{ it.take }</td>
                    <td>{ heaps(it.left, self.words) }</td>
                    <td>{ heaps(it.other, self.words) }</td>
                    <td class="value">{ it.value }</td>
                </tr>
            }
        });
        html! {
            <details>
                <summary>{ &title }</summary>
                <div class="scroll tall" tabindex="0" role="region" aria-label={title.clone()}>
                    <table class="numbers options">
                        <thead><tr>
                            <th scope="col">{ self.words.get("proof-step-taken") }</th>
                            <th scope="col">{ left(from) }</th>
                            <th scope="col">{ left(to) }</th>
                            <th scope="col">{ "G" }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { and_more(count, list.len(), self.words) }
                { Figure { shown: "table", caption: title, name: "induction-step" }.files(self.words) }
            </details>
        }
    }
}

/// What is left, in one heap or more.
fn heaps(left: [u64; 3], words: &Words) -> String {
    let heaps = left.into_iter().filter(|&heap| heap > 0);
    heaps.map(|heap| words.number(heap)).collect::<Vec<_>>().join(" + ")
}
