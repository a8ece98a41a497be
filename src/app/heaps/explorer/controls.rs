//! What the reader can do: how far to compute, cancel, go on, save, other games.

use super::super::game_name;
use super::change;
use super::facts::{computed, report};
use super::save::{File, Form};
use super::seen::{Change, Phase, Seen};
use super::talk::{InHand, Writing};
use crate::app::dom::field_value;
use crate::app::files::{save_picture, save_text};
use crate::core::{Message, Say};
use crate::games::Game;
use crate::games::heaps::{Code, Heaps, HeapsKeys, MAX_TO, MOST_TO, NamedGame, Overview};
use crate::words::Words;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// How far a period is looked for.
const SEARCH: u32 = 100_000_000;
/// Games of which nobody knows whether their values repeat: R. K. Guy and R. J. Nowakowski, *Unsolved
/// problems in combinatorial games*, problem 2.
const OPEN: [&str; 2] = ["0.6", "0.007"];

/// All that the controls need.
pub(super) struct Controls<'a> {
    pub(super) seen: &'a UseReducerHandle<Seen>,
    pub(super) keys: HeapsKeys,
    pub(super) code: &'a Code,
    pub(super) on_keys: &'a Callback<HeapsKeys>,
    pub(super) run: &'a Callback<HeapsKeys>,
    pub(super) ticket: &'a InHand,
}

impl Controls<'_> {
    fn most(&self) -> u32 {
        if self.code.tail().is_empty() { MOST_TO } else { MAX_TO }
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

    fn megabytes(&self, to: u32) -> u64 {
        self.code.memory_for(to).div_ceil(1 << 20)
    }

    /// The field for the length.
    pub(super) fn length(&self, words: &Words) -> Html {
        let (seen, keys, most) = (self.seen, self.keys, self.most());
        let edit = change(seen, |event: InputEvent| Change::Field(field_value(&event), false));
        let submit = {
            let (seen, on_keys) = (seen.clone(), self.on_keys.clone());
            move |event: SubmitEvent| {
                event.prevent_default();
                let digits: String = seen.field.chars().filter(|c| !c.is_whitespace()).collect();
                match digits.parse().ok().filter(|&to| to <= most && !digits.starts_with('+')) {
                    Some(to) => {
                        on_keys.emit(HeapsKeys { to, until_proof: false, window: None, ..keys })
                    }
                    None => seen.dispatch(Change::Field(seen.field.clone(), true)),
                }
            }
        };
        let note = Message::new(if seen.wrong { "sequence-to-wrong" } else { "sequence-to-note" });
        let search = HeapsKeys { to: SEARCH.min(most), until_proof: true, window: None, ..keys };
        html! {
            <form class="field" onsubmit={submit} novalidate=true>
                <label for="sequence-to">{ words.get("sequence-to") }</label>
                <div class="row tight">
                    <input
                        id="sequence-to" type="text" inputmode="numeric" value={seen.field.clone()} oninput={edit}
                        autocomplete="off" aria-invalid={seen.wrong.to_string()} aria-describedby="sequence-to-note"
                    />
                    <button type="submit" class="button">{ words.get("compute") }</button>
                    { self.button("period-search", "button", search, words) }
                </div>
                <p id="sequence-to-note" class={if seen.wrong { "field-error" } else { "quiet" }} aria-live="polite">
                    { words.say(&note.with("most", most)) }{ " " }
                    { words.say(&Message::new("period-search-note").with("to", search.to).with("megabytes", self.megabytes(search.to))) }
                </p>
            </form>
        }
    }

    /// How far the computation is, and what the reader can do about it.
    pub(super) fn state(&self, words: &Words) -> Html {
        let (seen, keys) = (self.seen, self.keys);
        let overview = seen.overview.unwrap_or_default();
        let known = overview.known;
        match seen.phase {
            Phase::Waiting => html! {
                <div class="job">
                    <p>{ words.say(&Message::new("sequence-waits").with("to", keys.to).with("megabytes", self.megabytes(keys.to))) }</p>
                    { self.button("compute", "button primary", keys, words) }
                </div>
            },
            Phase::Open if seen.runs() => {
                let (ticket, dispatcher) = (self.ticket.clone(), seen.dispatcher());
                let cancel = move |_: MouseEvent| {
                    ticket.borrow_mut().take();
                    dispatcher.dispatch(Change::Cancel);
                };
                html! {
                    <div class="job">
                        <label class="job-progress">
                            <span>{ words.say(&Message::new("sequence-running").with("count", known).with("to", keys.to)) }</span>
                            <progress max={(u64::from(keys.to) + 1).to_string()} value={known.to_string()} />
                        </label>
                        <button type="button" class="button" onclick={cancel}>{ words.get("cancel") }</button>
                    </div>
                }
            }
            Phase::Open => {
                let most = self.most();
                let last = u32::try_from(known.saturating_sub(1)).unwrap_or(most);
                let further = last.saturating_mul(2).clamp(1000, most);
                let further = HeapsKeys { to: further, until_proof: false, window: None, ..keys };
                html! {
                    <div class="job">
                        <p role="status">
                            { computed(&overview, words) }
                            { for overview.halt.map(|halt| html! { <span class="field-error">{ " " }{ words.say(&halt.say()) }</span> }) }
                        </p>
                        if overview.halt.is_none() && last < most {
                            { self.button("go-on", "button", further, words) }
                            <span class="quiet">{ words.say(&Message::new("memory-for").with("to", further.to).with("megabytes", self.megabytes(further.to))) }</span>
                        }
                    </div>
                }
            }
            Phase::Cancelled => html! {
                <div class="job">
                    <p role="status">{ words.say(&Message::new("sequence-cancelled").with("count", known)) }</p>
                    { self.button("begin-again", "button", keys, words) }
                </div>
            },
            Phase::Refused(refusal) => {
                html! { <p class="field-error" role="alert">{ words.say(&refusal.say()) }</p> }
            }
            Phase::Lost => html! {
                <div class="job">
                    <p class="field-error" role="alert">{ words.get("computing-lost") }</p>
                    { self.button("begin-again", "button", keys, words) }
                </div>
            },
        }
    }

    /// Files of what is computed.
    pub(super) fn files(
        &self,
        canvas: &NodeRef,
        file: &Writing,
        overview: &Overview,
        words: &Words,
    ) -> Html {
        let code = self.code.to_string();
        let values = |form: Form, id: &'static str| {
            let (file, ticket, code) = (file.clone(), self.ticket.clone(), code.clone());
            let seen = self.seen.dispatcher();
            let click = move |_: MouseEvent| {
                if let Some((_, ticket)) = &*ticket.borrow() {
                    let new = File::new(form, &code);
                    ticket.tell::<Heaps>(&new.query());
                    *file.borrow_mut() = Some(new);
                    seen.dispatch(Change::Saving(Some(0)));
                }
            };
            let busy = self.seen.saving.is_some();
            html! { <button type="button" class="button" disabled={busy} onclick={click}>{ words.get(id) }</button> }
        };
        let text = {
            let text = report(&self.code.reading_form(), self.seen, overview, words);
            let name = format!("{}.txt", code.replace('~', "_"));
            move |_: MouseEvent| save_text(&text, &name)
        };
        let picture = {
            let (canvas, name) = (canvas.clone(), format!("{}.png", code.replace('~', "_")));
            move |_: MouseEvent| {
                if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
                    save_picture(&canvas, &name);
                }
            }
        };
        html! {
            <section class="fact" id="files">
                <h2>{ words.get("files-title") }</h2>
                <div class="row tight">
                    { values(Form::Csv, "file-csv") }
                    { values(Form::BFile, "file-b") }
                    <button type="button" class="button" onclick={text}>{ words.get("file-report") }</button>
                    <button type="button" class="button" onclick={picture}>{ words.get("file-picture") }</button>
                </div>
                <p class="quiet" aria-live="polite">
                    if let Some(written) = self.seen.saving {
                        { words.say(&Message::new("file-writing").with("count", written)) }
                    } else if overview.known > super::save::MOST {
                        { words.say(&Message::new("file-most").with("most", super::save::MOST)) }
                    }
                </p>
            </section>
        }
    }

    /// The named games, and of which of them nobody knows the period.
    pub(super) fn named(&self, words: &Words) -> Html {
        let games = NamedGame::ALL.iter().map(|game| {
            let open = OPEN.contains(&game.code);
            let tail = game.code.contains('~');
            let until = if open || tail { "&to=10000" } else { "&to=100000000&until=proof" };
            let start = Heaps::read_rules(game.code, game.rule)
                .ok()
                .map(|rules| rules.write_position(&rules.example_position()));
            let link = format!(
                "#/v1/heaps/{}/{}?view=sequence{until}",
                game.code,
                start.unwrap_or_default()
            );
            let name = game_name(game, words);
            html! {
                <li key={game.key}>
                    <a href={link}>{ name }{ " " }{ game.code.replace('~', "…") }</a>
                    if open { { " " }<span class="badge">{ words.get("period-open") }</span> }
                </li>
            }
        });
        html! {
            <details class="fact">
                <summary>{ words.get("named-title") }</summary>
                <p class="quiet">{ words.get("named-note") }</p>
                <ul class="named">{ for games }</ul>
            </details>
        }
    }
}
