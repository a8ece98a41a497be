//! What the reader can control: how far to compute, stopping, continuing.

use super::super::say::rounded;
use super::change;
use super::facts::{computed, period_sentences};
use super::run::method_of;
use super::seen::{Change, Phase, Seen};
use crate::app::dom::field_value;
use crate::app::house::InputForm;
use crate::core::{Message, Say};
use crate::games::heaps::{HeapsKeys, Method, Overview, Ruleset};
use crate::words::{Words, read_number};
use yew::prelude::*;

/// How far a period is looked for.
const SEARCH: u32 = 210_000_000;
/// Past as many options it does not matter how many more there are.
const BEYOND: u64 = 1_000_000_000_000_000;

/// All that the controls need.
pub(super) struct Controls<'a> {
    pub(super) seen: &'a UseReducerHandle<Seen>,
    pub(super) keys: HeapsKeys,
    pub(super) rules: &'a Ruleset,
    pub(super) on_keys: &'a Callback<HeapsKeys>,
    pub(super) run: &'a Callback<HeapsKeys>,
    pub(super) stop: &'a Callback<MouseEvent>,
}

impl Controls<'_> {
    fn most(&self) -> u32 {
        self.rules.furthest(method_of(self.rules, self.keys))
    }

    /// Asks for another length, with the reader's leave.
    fn ask(&self) -> Callback<HeapsKeys> {
        let (on_keys, run) = (self.on_keys.clone(), self.run.clone());
        Callback::from(move |keys: HeapsKeys| {
            run.emit(keys);
            on_keys.emit(keys);
        })
    }

    fn button(
        &self,
        id: &'static str,
        class: &'static str,
        keys: HeapsKeys,
        words: &Words,
    ) -> Html {
        let click = self.ask().reform(move |_: MouseEvent| keys);
        html! { <button type="button" {class} onclick={click}>{ words.get(id) }</button> }
    }

    /// The way back from a plain run that has not begun, where there is a faster method.
    fn back(&self, words: &Words) -> Html {
        if !self.keys.plain || !self.rules.has_sparse() {
            return Html::default();
        }
        let keys = HeapsKeys { plain: false, ..self.keys };
        let click = self.on_keys.reform(move |_: MouseEvent| keys);
        html! { <button type="button" class="button" onclick={click}>{ words.get("method-to-sparse") }</button> }
    }

    fn megabytes(&self, to: u32) -> u64 {
        self.rules.memory_for(to).div_ceil(1 << 20)
    }

    /// How many options the plain method looks at for so long a sequence, where they are many.
    fn work(&self, to: u32, words: &Words) -> Option<String> {
        let plain = method_of(self.rules, self.keys) == Method::Plain;
        let options = plain.then(|| self.rules.plain_work(to)).and_then(rounded)?;
        // What is that much is reckoned no further.
        let id = if options < BEYOND { "work-ahead" } else { "work-ahead-more" };
        let message = Message::new(id).with("to", to).with("options", options.min(BEYOND));
        Some(format!(" {}", words.say(&message)))
    }

    /// What the length that is typed just now would cost, where it goes further than the values do.
    fn cost_of_typed(&self, words: &Words) -> Option<String> {
        let known = self.seen.overview.map_or(0, |overview| overview.known);
        let new = |&to: &u32| to <= self.most() && to != self.keys.to && u64::from(to) >= known;
        let to = typed(self.seen).filter(new)?;
        let memory = Message::new("memory-for").with("to", to);
        let memory = words.say(&memory.with("megabytes", self.megabytes(to)));
        Some(format!("{memory}{} ", self.work(to, words).unwrap_or_default()))
    }

    /// The field for the length.
    pub(super) fn length(&self, words: &Words) -> Html {
        let (seen, keys, most) = (self.seen, self.keys, self.most());
        let edit = change(seen, |event: InputEvent| Change::Field(field_value(&event), false));
        let submit = {
            let (seen, on_keys, run) = (seen.clone(), self.on_keys.clone(), self.run.clone());
            move |()| match typed(&seen).filter(|&to| to <= most) {
                Some(to) => {
                    run.emit(HeapsKeys { to, until_proof: false, window: None, ..keys });
                    on_keys.emit(HeapsKeys { to, until_proof: false, window: None, ..keys });
                }
                None => seen.dispatch(Change::Field(seen.field.clone(), true)),
            }
        };
        let note = Message::new(if seen.wrong { "sequence-to-wrong" } else { "sequence-to-note" });
        let search = HeapsKeys { to: SEARCH.min(most), until_proof: true, window: None, ..keys };
        html! {
            <InputForm class="field" on_submit={submit}>
                <label for="sequence-to">{ words.get("sequence-to") }</label>
                <div class="row tight">
                    <input
                        id="sequence-to" type="text" inputmode="numeric" value={seen.field.clone()} oninput={edit}
                        autocomplete="off" aria-invalid={seen.wrong.to_string()} aria-describedby="sequence-to-note"
                    />
                    <button type="submit" class="button">{ words.get("compute") }</button>
                    { self.button("period-search", "button", search, words) }
                </div>
                // Heard with the field, and by itself only where it says what is wrong.
                <p id="sequence-to-note" class={if seen.wrong { "field-error" } else { "quiet" }} role={seen.wrong.then_some("alert")}>
                    { words.say(&note.with("most", most)) }{ " " }
                    { for self.cost_of_typed(words) }
                    { words.say(&Message::new("period-search-note").with("to", search.to).with("megabytes", self.megabytes(search.to))) }
                    { for self.work(search.to, words) }
                </p>
            </InputForm>
        }
    }

    /// What a search for a period has come to, once it has ended.
    pub(super) fn search_result(&self, words: &Words) -> Option<String> {
        let ended = self.seen.rested().is_some() && self.keys.until_proof;
        let overview = self.seen.overview.filter(|_| ended)?;
        period_sentences(self.rules, &overview, words).into_iter().next()
    }

    /// How far the computation is, and what the reader can do about it.
    pub(super) fn state(&self, words: &Words) -> Html {
        // The first is always there, so that what comes into it is spoken.
        html! {
            <div class="job">
                <p role="status">{ self.said(words) }</p>
                <div class="job-ways">{ self.ways(words) }</div>
            </div>
        }
    }

    /// What has come to an end, or waits.
    fn said(&self, words: &Words) -> Html {
        let (seen, keys) = (self.seen, self.keys);
        let overview = seen.overview.unwrap_or_default();
        let say = |id| words.say(&Message::new(id).with("count", overview.known));
        match seen.phase {
            Phase::Waiting => html! {
                <>
                    { words.say(&Message::new("sequence-waits").with("to", keys.to).with("megabytes", self.megabytes(keys.to))) }
                    { for self.work(keys.to, words) }
                </>
            },
            Phase::Open if seen.runs() => Html::default(),
            Phase::Stopped if seen.holds() => say("sequence-stopped").into(),
            Phase::Open | Phase::Stopped => {
                // What a search has come to is spoken with its numbers.
                let searched = keys.until_proof.then_some("true");
                html! {
                    <>
                        { computed(&overview, words) }
                        { for found(&overview, words).map(|found| html! { <>{ " " }<strong aria-hidden={searched}>{ found }</strong></> }) }
                        { for overview.halt.map(|halt| html! { <span class="field-error">{ " " }{ words.say(&halt.say()) }</span> }) }
                    </>
                }
            }
            Phase::Cancelled => say("sequence-cancelled").into(),
            Phase::Refused(_) | Phase::Lost => Html::default(),
        }
    }

    /// What the reader can do about it.
    fn ways(&self, words: &Words) -> Html {
        let (seen, keys) = (self.seen, self.keys);
        let overview = seen.overview.unwrap_or_default();
        let known = overview.known;
        match seen.phase {
            Phase::Waiting => html! {
                <>
                    { self.button("compute", "button primary", keys, words) }
                    { self.back(words) }
                </>
            },
            Phase::Open if seen.runs() => html! {
                <>
                    <label class="job-progress">
                        <span>{ words.say(&Message::new("sequence-running").with("count", known).with("to", keys.to)) }</span>
                        <progress max={(u64::from(keys.to) + 1).to_string()} value={known.to_string()} />
                    </label>
                    <button type="button" class="button" onclick={self.stop.clone()}>{ words.get("cancel") }</button>
                </>
            },
            Phase::Stopped if seen.holds() => {
                if u64::from(keys.to) < known {
                    return Html::default();
                }
                self.button("go-on-from-here", "button primary", keys, words)
            }
            Phase::Open | Phase::Stopped => {
                let most = self.most();
                let last = u32::try_from(known.saturating_sub(1)).unwrap_or(most);
                if overview.halt.is_some() || last >= most {
                    return Html::default();
                }
                let further = last.saturating_mul(2).clamp(1000, most);
                let further = HeapsKeys { to: further, until_proof: false, window: None, ..keys };
                let memory = Message::new("memory-for").with("to", further.to);
                let memory = memory.with("megabytes", self.megabytes(further.to));
                html! {
                    <>
                        { self.button("go-on", "button", further, words) }
                        <span class="quiet">{ words.say(&memory) }{ for self.work(further.to, words) }</span>
                    </>
                }
            }
            Phase::Cancelled => self.button("begin-again", "button", keys, words),
            Phase::Refused(refusal) => {
                html! { <p class="field-error" role="alert">{ words.say(&refusal.say()) }</p> }
            }
            Phase::Lost => html! {
                <>
                    <p class="field-error" role="alert">{ words.get("computing-lost") }</p>
                    { self.button("begin-again", "button", keys, words) }
                </>
            },
        }
    }
}

/// The period in a few words, as it is the answer that most have come for.
fn found(overview: &Overview, words: &Words) -> Option<String> {
    let period = overview.period?;
    let figures = period.recurrence();
    let id = if period.proof().is_some() { "sequence-proved" } else { "sequence-observed" };
    let message = Message::new(id).with("start", figures.preperiod).with("period", figures.period);
    Some(words.say(&message.with("saltus", figures.saltus)))
}

/// The length that is in the field, where it is a number.
fn typed(seen: &Seen) -> Option<u32> {
    read_number(&seen.field).and_then(|to| u32::try_from(to).ok())
}
