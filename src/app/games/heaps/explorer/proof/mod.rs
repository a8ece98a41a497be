//! The proof of a period, to be read: the claim, how far one must check, the induction step, and a file for those who
//! trust nobody.

mod finite;
mod powers;
mod remainders;
mod sparse;
mod step;
mod tail;

use super::facts::certificate;
use super::part::PartProps;
use super::seen::Seen;
use crate::app::dom::{idle, some};
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::games::heaps::{
    CheckVerdict, Checked, FiniteProof, FixedMoves, MAX_CERTIFIED, PowersProof, Proof as Proved,
    Query, Recurrence, Remainder, Ruleset, SparseProof, Textbook, remainders,
};
use crate::words::Words;
use powers::PowersArgument;
use step::Step;
use tail::TailArgument;
use yew::prelude::*;

/// Periods up to this have a line for each remainder.
const MAX_LINES: u64 = 500;
/// The maximum number of moves that these lines list.
const MAX_LISTED: u64 = 32_000;

/// The proof.
#[component]
pub(super) fn Proof(props: &PartProps) -> Html {
    let words = use_words();
    let PartProps { seen, rules, ask } = props;
    let proved = seen.overview.and_then(|overview| overview.period);
    let Some((period, proof)) = proved.and_then(|period| Some((period, period.proof()?))) else {
        return Html::default();
    };
    let figures = period.recurrence();
    let code = rules.octal();
    let textbook = code.and_then(|code| Textbook::of(code, figures));
    let sparse = code.and_then(|code| SparseProof::of(code, &period));
    let moves = FixedMoves::of(rules);
    let listed = moves.as_ref().filter(|moves| is_listed(moves, figures));
    let finite = moves.as_ref().and_then(|moves| FiniteProof::of(moves, figures));
    html! {
        <div class="proof">
            { statement(figures, &words) }
            if rules.is_nim() {
                <p>{ words.get("proof-nim") }</p>
            } else if let Some(moves) = listed {
                // The values of one period are asked for when all others are there.
                { for lines(moves, figures, seen).map(|lines| remainders::argument(&lines, figures, moves, &words)) }
            } else if let (Some(sparse), Some(textbook)) = (sparse, textbook) {
                { sparse::argument(&sparse, figures, props, &words) }
                { bound("proof-bound-again", &textbook, figures, seen.reasons.checked, ask, &words) }
                <details id="textbook-step">
                    <summary>{ words.get("proof-textbook-step") }</summary>
                    <Step ..props.clone() />
                </details>
            } else if let Some(textbook) = textbook.filter(Textbook::splits) {
                { bound("proof-bound-title", &textbook, figures, seen.reasons.checked, ask, &words) }
                <Step ..props.clone() />
            } else if let Some(finite) = finite {
                { finite::argument(&finite, figures, props, &words) }
            } else if let Proved::Powers { base } = proof {
                <PowersArgument proof={PowersProof { base }} />
            } else {
                <p>{ words.say(&certificate(&proof)) }</p>
                if matches!(proof, Proved::State { .. }) { <TailArgument ..props.clone() /> }
            }
            // There are certificates of a state that recurs as well; powers need none.
            if moves.is_some() || matches!(proof, Proved::State { .. }) {
                { file(rules, figures, seen.reasons.certifiable(), ask, &words) }
            }
        </div>
    }
}

/// Whether there is a line for each remainder: no move leaves two heaps, and there are not too many.
fn is_listed(moves: &FixedMoves, figures: Recurrence) -> bool {
    let listed = figures.period.saturating_mul(moves.count() as u64);
    moves.heaps() < 2 && figures.period <= MAX_LINES && listed <= MAX_LISTED
}

/// These lines, if the values of one period are known.
fn lines(moves: &FixedMoves, figures: Recurrence, seen: &Seen) -> Option<Vec<Remainder>> {
    remainders(moves, figures, &seen.period.as_ref()?.values)
}

/// What is claimed, and that nothing smaller would do.
fn statement(figures: Recurrence, words: &Words) -> Html {
    let id = if figures.saltus == 0 { "proof-claim" } else { "proof-claim-arithmetic" };
    let claim = Message::new(id)
        .with("period", figures.period)
        .with("start", figures.preperiod)
        .with("saltus", figures.saltus);
    let least = match figures.preperiod.checked_sub(1) {
        Some(before) => Message::new("proof-least").with("before", before),
        None => Message::new("proof-least-period"),
    };
    html! {
        <>
            <h3>{ words.get("proof-claim-title") }</h3>
            <p class="claim">{ words.say(&claim) }</p>
            <p>{ words.say(&least) }</p>
        </>
    }
}

/// How far one must look, and the button that does.
fn bound(
    title: &'static str,
    textbook: &Textbook,
    figures: Recurrence,
    checked: Option<Checked>,
    ask: &Callback<Query>,
    words: &Words,
) -> Html {
    let Textbook { first, period, last, .. } = *textbook;
    let numbers = Message::new("proof-bound-numbers")
        .with("first", first)
        .with("period", period)
        .with("last", last)
        .with("bound", textbook.bound());
    let enough = Message::new("proof-bound-enough")
        .with("first", first)
        .with("period", period)
        .with("to", textbook.least_step().saturating_sub(1));
    let pairs = |id| words.say(&Message::new(id).with("pairs", textbook.pairs()));
    let button = Check {
        in_reach: textbook.in_reach(),
        note: pairs("proof-check-note"),
        far: pairs("proof-check-far"),
    };
    html! {
        <>
            <h3>{ words.get(title) }</h3>
            <p>{ words.say(&numbers) }</p>
            if figures.preperiod == 0 { <p>{ words.get("proof-first") }</p> }
            <p>{ words.say(&enough) }</p>
            { check(button, figures, checked, ask, words) }
        </>
    }
}

/// A check up to a bound: whether it can be waited for, and how much it examines, if so and if not.
struct Check {
    in_reach: bool,
    note: String,
    far: String,
}

/// The button that checks, and what came of it.
fn check(
    it: Check,
    figures: Recurrence,
    checked: Option<Checked>,
    ask: &Callback<Query>,
    words: &Words,
) -> Html {
    if !it.in_reach {
        return html! { <p>{ it.far }</p> };
    }
    let busy = checked.is_some_and(|checked| checked.verdict.is_none());
    let begin = some(ask, move |_: MouseEvent| (!busy).then_some(Query::CheckBound));
    html! {
        <>
            <p>
                <button type="button" class="button" aria-disabled={idle(busy)} onclick={begin}>{ words.get("proof-check") }</button>
                { " " }<span class="quiet">{ it.note }</span>
            </p>
            <p role="status">{ for checked.map(|checked| fared(checked, figures, words)) }</p>
        </>
    }
}

/// How far the check is, or what it found.
fn fared(checked: Checked, figures: Recurrence, words: &Words) -> String {
    let Checked { bound, known, options, verdict } = checked;
    let message = match verdict {
        None => Message::new("proof-checking").with("known", known).with("bound", bound),
        Some(CheckVerdict::Holds) => {
            Message::new(by(figures, "proof-checked", "proof-tail-checked"))
                .with("to", bound.saturating_sub(1))
                .with("options", options)
        }
        Some(CheckVerdict::Fails(at)) => {
            Message::new(by(figures, "proof-check-fails", "proof-tail-fails"))
                .with("at", at)
                .with("there", at + figures.period)
                .with("saltus", figures.saltus)
        }
        Some(CheckVerdict::Lacks { n, value }) => {
            Message::new("proof-tail-lacks").with("n", n).with("value", value)
        }
        Some(CheckVerdict::NotLeast) => Message::new("proof-check-least"),
    };
    words.say(&message)
}

/// The message for values that repeat, or that for values to which something is added.
fn by(figures: Recurrence, flat: &'static str, steep: &'static str) -> &'static str {
    if figures.saltus == 0 { flat } else { steep }
}

/// The certificate, and how it is checked.
fn file(
    rules: &Ruleset,
    figures: Recurrence,
    in_reach: bool,
    ask: &Callback<Query>,
    words: &Words,
) -> Html {
    let count = figures.preperiod.saturating_add(figures.period);
    let save = ask.reform(|_: MouseEvent| Query::Certificate);
    let lead = if rules.octal().is_some() { "proof-file-lead" } else { "proof-file-lead-moves" };
    let lead = Message::new(lead).with("to", count.saturating_sub(1));
    html! {
        <>
            <h3>{ words.get("proof-file-title") }</h3>
            if count <= MAX_CERTIFIED && in_reach {
                <p>{ words.say(&lead) }</p>
                <p><button type="button" class="button" onclick={save}>{ words.get("proof-file-save") }</button></p>
                <p>{ words.get("proof-file-verify") }</p>
                <p><code>{ words.get("proof-file-command") }</code></p>
            } else if !in_reach {
                <p>{ words.get("proof-file-far") }</p>
            } else {
                <p>{ words.say(&Message::new("proof-file-long").with("count", count)) }</p>
            }
        </>
    }
}
