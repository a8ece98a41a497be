//! Misère play of single heaps: genera, misère nim values, and how far a quotient decides sums.

use super::drawn_rule::DrawnRule;
use super::genus_origin::{GenusOrigin, heap_clicked};
use super::reasons::MisereReason;
use super::single::{CheckSingle, matters as won_alone};
use crate::app::check::{Checker, Matter};
use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::files::csv_button;
use crate::app::hooks::{use_solver, use_words};
use crate::app::house::InputForm;
use crate::app::ui::OwnViewProps;
use crate::core::{Message, Refusal, Say};
use crate::games::heaps::{
    Answer, Code, Genus, Heaps, HeapsKeys, MAX_TOKENS, Presentation, Question, QuotientFound,
    results, written,
};
use crate::games::pasted::{Difference, Place, Right};
use crate::games::{Ask, Tell};
use crate::words::{Words, read_number};
use crate::work::client::{Event, Ticket};
use std::rc::Rc;
use yew::prelude::*;

/// The heaps that are shown first.
const FIRST: u32 = 40;
/// How far a quotient is looked for: classes of further heaps are known by their period, or not.
const QUOTIENT_TO: u32 = 200;

/// What has been heard.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heard {
    genera: Vec<Option<Genus>>,
    quotient: Option<QuotientFound>,
    /// Whether the genera are still on their way, and the quotient.
    waits: [bool; 2],
    refused: Option<Refusal>,
    lost: bool,
    field: Option<String>,
}

/// Which of the two jobs it is about.
#[derive(Clone, Copy)]
enum Of {
    Genera = 0,
    Quotient = 1,
}

impl Heard {
    fn waits_for(&self, job: Of) -> bool {
        self.waits[job as usize]
    }

    fn rests(&self) -> bool {
        self.waits == [false; 2]
    }
}

enum Change {
    Begin,
    Heard(Of, Event<Tell<Heaps>>),
    Stop,
    Field(String),
}

impl Reducible for Heard {
    type Action = Change;

    fn reduce(mut self: Rc<Self>, change: Change) -> Rc<Self> {
        let heard = Rc::make_mut(&mut self);
        match change {
            Change::Begin => *heard = Self { waits: [true; 2], ..Self::default() },
            Change::Stop => heard.waits = [false; 2],
            Change::Field(text) => heard.field = Some(text),
            Change::Heard(of, event) => heard.hear(of, event),
        }
        self
    }
}

impl Heard {
    fn hear(&mut self, of: Of, event: Event<Tell<Heaps>>) {
        match event {
            Event::Again => match of {
                Of::Genera => self.genera.clear(),
                Of::Quotient => self.quotient = None,
            },
            Event::Report(Tell::Answer(Answer::Genera(part))) => self.genera.extend(part.genera),
            Event::Report(Tell::Answer(Answer::Quotient(found))) => self.quotient = Some(found),
            Event::Report(_) | Event::Progress(_) => {}
            Event::Done => self.waits[of as usize] = false,
            Event::Refused(refusal) => {
                self.refused = Some(refusal);
                self.waits[of as usize] = false;
            }
            Event::Lost => {
                self.lost = true;
                self.waits[of as usize] = false;
            }
        }
    }
}

/// What is heard of both jobs, and a way to stop them. They begin where a number of heaps is given, and once more where
/// the same is asked again.
#[hook]
fn use_jobs(
    code: Option<&Code>,
    to: Option<u32>,
    asked: u32,
) -> (UseReducerHandle<Heard>, Callback<MouseEvent>) {
    let heard = use_reducer(Heard::default);
    let jobs = use_mut_ref(Vec::<Ticket>::new);
    let solver = use_solver();
    {
        let (heard, jobs) = (heard.dispatcher(), jobs.clone());
        use_effect_with((code.cloned(), to, asked), move |(code, to, _)| {
            jobs.borrow_mut().clear();
            let (Some(code), Some(to), Some(client)) = (code, *to, solver) else { return };
            heard.dispatch(Change::Begin);
            let begin = |of: Of, question| {
                let heard = heard.clone();
                client.start::<Heaps>(&Ask::Question(question), move |event| {
                    heard.dispatch(Change::Heard(of, event));
                })
            };
            let code = || code.clone();
            *jobs.borrow_mut() = vec![
                begin(Of::Genera, Question::Misere { code: code(), to }),
                begin(Of::Quotient, Question::Quotient { code: code(), to: QUOTIENT_TO }),
            ];
        });
    }
    let dispatcher = heard.dispatcher();
    let stop = Callback::from(move |_: MouseEvent| {
        jobs.borrow_mut().clear();
        dispatcher.dispatch(Change::Stop);
    });
    (heard, stop)
}

/// The field that says how far the genera are to be known, `to` as they are now.
fn form(
    heard: &UseReducerHandle<Heard>,
    to: u32,
    ask: impl Fn(u32) + 'static,
    stop: Callback<MouseEvent>,
    words: &Words,
) -> Html {
    let edit = {
        let heard = heard.dispatcher();
        move |event: InputEvent| heard.dispatch(Change::Field(field_value(&event)))
    };
    let field = heard.field.clone().unwrap_or_else(|| words.number(to.into()));
    let typed = read_number(&field).and_then(|to| u32::try_from(to).ok());
    let typed = typed.filter(|&to| to <= MAX_TOKENS);
    let submit = move |()| typed.into_iter().for_each(&ask);
    let note = Message::new(if typed.is_some() { "sequence-to-note" } else { "sequence-to-wrong" });
    html! {
        <InputForm class="field" on_submit={submit}>
            <label for="genera-to">{ words.get("genera-to") }</label>
            <div class="row tight">
                <input id="genera-to" type="text" inputmode="numeric" size="8" value={field} oninput={edit} autocomplete="off"
                    aria-invalid={typed.is_none().to_string()} aria-describedby="genera-to-note" />
                <button type="submit" class="button">{ words.get("compute") }</button>
                if !heard.rests() {
                    <button type="button" class="button" onclick={stop}>{ words.get("cancel") }</button>
                }
            </div>
            <p id="genera-to-note" class={if typed.is_some() { "quiet" } else { "field-error" }}>{ words.say(&note.with("most", MAX_TOKENS)) }</p>
        </InputForm>
    }
}

/// The page.
#[component]
pub(super) fn Genera(props: &OwnViewProps<Heaps>) -> Html {
    let words = &use_words();
    let code = props.session.game.ruleset.octal();
    let asked = use_state_eq(|| 0_u32);
    let (heard, stop) = use_jobs(code, props.keys.genera, *asked);
    // The heap of which it is asked where its genus comes from.
    let origin = use_state_eq(|| None::<u32>);
    let ask = {
        let (on_keys, keys) = (props.on_keys.clone(), props.keys);
        let (asked, rests) = (asked.clone(), heard.rests());
        move |to: u32| {
            // After it was stopped, or lost, the same number is asked for again.
            if keys.genera == Some(to) && rests {
                asked.set(asked.wrapping_add(1));
            }
            on_keys.emit(HeapsKeys { genera: Some(to), ..keys });
        }
    };
    let single = use_memo((props.session.game.ruleset.clone(), words.clone()), |(rules, words)| {
        won_alone(rules, words)
    });
    let rights = use_memo(
        (heard.rests(), heard.genera.len(), heard.quotient.clone()),
        |(rests, _, quotient)| rests.then(|| rights(&heard.genera, quotient.as_ref())),
    );
    let matters: Option<Vec<Matter>> =
        (*rights).as_ref().filter(|rights| !rights.is_empty()).zip(code).map(|(rights, code)| {
            let found = heard.quotient.as_ref().and_then(|found| found.presentation.as_ref());
            let explained = |(label, right): &(&'static str, Right)| {
                Matter::explained(label, right.clone(), why(label, code, found, words))
            };
            rights.iter().map(explained).chain(single.iter().cloned()).collect()
        });
    if code.is_none() {
        return html! {
            <section class="explorer" id="misere">
                <h2>{ words.get("genera-title") }</h2>
                <p>{ words.get("genera-octal-only") }</p>
                <DrawnRule rules={props.session.game.ruleset.clone()} />
                <CheckSingle rules={props.session.game.ruleset.clone()} />
            </section>
        };
    }
    let Some(to) = props.keys.genera else {
        return html! {
            <section class="explorer" id="misere">
                <h2>{ words.get("genera-title") }</h2>
                <p>{ words.get("genera-note") }</p>
                <DrawnRule rules={props.session.game.ruleset.clone()} />
                <CheckSingle rules={props.session.game.ruleset.clone()} />
                <button type="button" class="button" onclick={move |_: MouseEvent| ask(FIRST)}>{ words.get("genera-compute") }</button>
            </section>
        };
    };
    let on_heap = {
        let origin = origin.setter();
        Callback::from(move |heap| origin.set(Some(heap)))
    };
    let known = heard.genera.iter().map_while(Option::as_ref).count();
    let last = known.checked_sub(1).and_then(|last| u32::try_from(last).ok());
    html! {
        <section class="explorer" id="misere">
            <h2>{ words.get("genera-title") }</h2>
            { form(&heard, to, ask, stop, words) }
            <p role="status">{ said(&heard, to, words) }</p>
            { genera(&heard.genera, heap_clicked(on_heap.clone()), words) }
            if let (Some(code), Some(last)) = (code.cloned(), last) {
                // Fewer may have been asked for since.
                <GenusOrigin {code} {last} heap={(*origin).filter(|&heap| heap <= to)} {on_heap} />
            }
            // One child, there or not, so that the form above is not redrawn when it comes.
            if let Some(one) = heard.quotient.as_ref().and_then(|found| found.presentation.as_ref()) {
                { presentation(one, words) }
            }
            if let Some(matters) = matters {
                <Checker about="check-about-misere" {matters} why={|_| Html::default()} />
            }
            <DrawnRule rules={props.session.game.ruleset.clone()} />
            <p class="quiet">{ words.get("genera-how") }</p>
        </section>
    }
}

/// The messages that name what can be checked.
const GENERA: &str = "check-matter-genera";
const VALUES: &str = "check-matter-misere-values";
const CLASSES: &str = "check-matter-classes";
const LOST: &str = "check-matter-lost-classes";
const RELATIONS: &str = "check-matter-relations";

/// What can be checked once all is found.
fn rights(
    genera: &[Option<Genus>],
    quotient: Option<&QuotientFound>,
) -> Vec<(&'static str, Right)> {
    let found = results::genera(genera);
    let mut rights: Vec<_> =
        found.into_iter().flat_map(|[texts, series]| [(GENERA, texts), (VALUES, series)]).collect();
    if let Some(found) = quotient.and_then(|found| found.presentation.as_ref()) {
        let [images, lost] = results::classes(found);
        rights.extend([(CLASSES, images), (LOST, lost), (RELATIONS, results::relations(found))]);
    }
    rights
}

/// The reason for what is right: from the quotient, or from the options of a heap, which the solver knows.
fn why(
    label: &'static str,
    code: &Code,
    found: Option<&Presentation>,
    words: &Words,
) -> Callback<Difference, Html> {
    let (code, found, words) = (code.clone(), found.cloned(), words.clone());
    Callback::from(move |first: Difference| {
        let heap = if let Place::Number(heap) = first.place { heap } else { 0 };
        let said = match (label, &found) {
            (GENERA | VALUES, _) => {
                let heap = u32::try_from(heap).unwrap_or(u32::MAX);
                let genus = label == GENERA;
                return html! { <MisereReason code={code.clone()} {heap} {genus} /> };
            }
            (CLASSES, Some(found)) => found.why_class(heap, first.found()),
            (LOST, Some(found)) => {
                first.found().map(|class| found.why_lost(class)).unwrap_or_default()
            }
            (_, Some(found)) => found.why_relation(&first.thing),
            _ => Vec::new(),
        };
        let said: Vec<String> = said.iter().map(|message| words.say(message)).collect();
        html! { <p>{ said.join(" ") }</p> }
    })
}

/// How far it is, and what the quotient decides.
fn said(heard: &Heard, to: u32, words: &Words) -> String {
    let mut lines = Vec::new();
    let known = heard.genera.iter().flatten().count();
    if let Some(refusal) = &heard.refused {
        lines.push(words.say(&refusal.say()));
    } else if heard.lost {
        lines.push(words.get("computing-lost"));
    }
    let message = match (heard.waits_for(Of::Genera), known as u64 > u64::from(to)) {
        (_, true) => Message::new("genera-done"),
        (false, false) => Message::new("genera-short"),
        (true, false) => Message::new("genera-running"),
    };
    lines.push(words.say(&message.with("count", known).with("to", to)));
    let quotient = match &heard.quotient {
        None if heard.waits_for(Of::Quotient) => Message::new("quotient-running"),
        None => Message::new("quotient-unknown"),
        Some(QuotientFound { order, period: Some(period), .. }) => Message::new("quotient-all")
            .with("order", *order)
            .with("start", period.preperiod)
            .with("period", period.period),
        Some(QuotientFound { order, heaps_to, .. }) => {
            Message::new("quotient-to").with("order", *order).with("to", *heaps_to)
        }
    };
    lines.push(words.say(&quotient));
    lines.join(" ")
}

/// Generators and relations, the classes that are lost, and the class of each heap.
fn presentation(found: &Presentation, words: &Words) -> Html {
    let word = |class: &u16| {
        let word = found.words.get(usize::from(*class));
        word.map_or_else(String::new, |word| written(word))
    };
    let letters: Vec<String> = found
        .words
        .iter()
        .filter(|word| word.iter().map(|&power| u32::from(power)).sum::<u32>() == 1)
        .map(|word| written(word))
        .collect();
    let relations: Vec<String> = found
        .relations
        .iter()
        .map(|(from, into)| format!("{} = {}", written(from), written(into)))
        .collect();
    let lost: Vec<String> = found.lost.iter().map(word).collect();
    let cell = |class: &u16| html! { <td class={found.lost.contains(class).then_some("lost")}>{ word(class) }</td> };
    let images: Vec<Html> = found.images.iter().map(cell).collect();
    html! {
        <details class="presentation">
            <summary>{ words.get("quotient-presentation") }</summary>
            <p class="formula">{ format!("Q = ⟨ {} | {} ⟩", letters.join(", "), relations.join(", ")) }</p>
            <p class="formula">{ format!("P = {{ {} }}", lost.join(", ")) }</p>
            <p>{ words.get("quotient-images") }</p>
            { in_tens(&images, "quotient-images-table", None, words) }
        </details>
    }
}

/// Each heap with its genus.
fn genera(genera: &[Option<Genus>], onclick: Callback<MouseEvent>, words: &Words) -> Html {
    if genera.is_empty() {
        return html! {};
    }
    let cell = |(heap, genus): (usize, &Option<Genus>)| {
        let Some(genus) = genus else { return html! { <td class="unknown">{ "?" }</td> } };
        let text = genus.to_string();
        let (normal, misere) = text.split_once('^').unwrap_or((&text, ""));
        let lost = (genus.misere_value() == 0).then_some("lost");
        html! { <td class={lost} data-heap={heap.to_string()}>{ normal.to_owned() }<sup>{ misere.to_owned() }</sup></td> }
    };
    let cells: Vec<Html> = genera.iter().enumerate().map(cell).collect();
    html! {
        <>
            { in_tens(&cells, "genera-title", Some(onclick), words) }
            { csv_button(&in_rows(genera), "genera") }
        </>
    }
}

/// The same for a file: heap, Grundy value, misère value and genus, as far as they are known. What sets the numbers of
/// a genus apart sets columns apart there.
fn in_rows(genera: &[Option<Genus>]) -> Vec<Vec<String>> {
    let head = ["heap", "g_plus", "g_minus", "genus"].map(str::to_owned).to_vec();
    let row = |(heap, genus): (usize, &Option<Genus>)| {
        let genus = genus.as_ref()?;
        let values = [genus.normal_value(), genus.misere_value()].map(|value| value.to_string());
        Some(
            [vec![heap.to_string()], values.to_vec(), vec![genus.in_full().replace(',', ".")]]
                .concat(),
        )
    };
    std::iter::once(head).chain(genera.iter().enumerate().filter_map(row)).collect()
}

/// Cells of single heaps, ten in a row.
fn in_tens(
    cells: &[Html],
    label: &'static str,
    onclick: Option<Callback<MouseEvent>>,
    words: &Words,
) -> Html {
    let rows = cells.chunks(10).enumerate().map(|(row, part)| {
        html! { <tr key={row}><th scope="row">{ words.number(10 * row as u64) }</th>{ for part.iter().cloned() }</tr> }
    });
    let figure = Figure { shown: "table.genera", caption: words.get(label), name: label };
    html! {
        <div>
        <div class="scroll" tabindex="0" role="region" aria-label={words.get(label)}>
            <table class="numbers genera">
                <thead><tr>
                    <th scope="col">{ "n" }</th>
                    { for (0..10).map(|column| html! { <th scope="col">{ format!("+{column}") }</th> }) }
                </tr></thead>
                <tbody class={onclick.is_some().then_some("origins")} {onclick}>{ for rows }</tbody>
            </table>
        </div>
        { figure.files(words) }
        </div>
    }
}
