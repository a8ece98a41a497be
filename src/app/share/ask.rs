//! A question about the position shown, as a link or as a step of the reader's own lesson.

use super::class::ways;
use super::frame::{DialogProps, Frame};
use super::qr_code::code;
use crate::app::dom::{field_value, ticked};
use crate::app::hooks::{
    Href, copying, keep_draft, kept_draft, link_address, shown_link, use_words,
};
use crate::app::house::full;
use crate::app::lesson::Checks;
use crate::core::{Count, Message};
use crate::lesson::{Lesson, single, with_step};
use crate::link::{LessonPlace, Place, Source, encoded, split, until_here, with_hash, with_key};
use crate::session::{Check, Hints, Kind, MAX_COUNT, MAX_SAY, Task};
use crate::words::Words;
use gloo::utils::document;
use std::collections::BTreeSet;
use web_sys::{Element, HtmlTextAreaElement};
use yew::prelude::*;

/// The kinds that can be asked of what is seen, as the page names them.
fn kinds() -> Vec<Kind> {
    let main = document().get_element_by_id("content");
    let asks = main.and_then(|main: Element| main.get_attribute("data-asks")).unwrap_or_default();
    asks.split(' ').filter_map(Kind::named).collect()
}

/// After so many steps it is asked what comes next, where the author says nothing else.
const USUAL_STEPS: &str = "4";

/// What the author has chosen.
#[derive(Clone, PartialEq)]
struct Question {
    say: String,
    kind: Kind,
    hints: Hints,
    /// One option a line, the right ones with `(x)` before them.
    options: String,
    /// Whether what is filled in is checked number by number.
    each: bool,
    /// Within how many moves, and after how many steps, as they are typed.
    within: String,
    done: String,
    /// Whether each reader gets a different position.
    fresh: bool,
}

impl Question {
    /// What the link asks that is shown; where it asks nothing, a question of this kind.
    fn shown(first: Kind) -> Self {
        let task = match split(&shown_link()) {
            Ok(Place::Game(split)) => split.task().clone(),
            _ => Task::default(),
        };
        let options = task
            .options
            .iter()
            .map(|option| format!("({}) {}", if option.right { 'x' } else { ' ' }, option.text));
        let options = options.collect::<Vec<_>>().join("\n");
        let within = task.within.map(|within| within.to_string()).unwrap_or_default();
        let done = if task.done > 0 { task.done.to_string() } else { String::new() };
        Self {
            kind: task.kind.unwrap_or(first),
            say: task.say,
            hints: task.hints,
            options,
            each: task.check == Check::Each,
            within,
            done,
            fresh: task.fresh,
        }
    }

    /// The options as written in a link; nothing where none is right.
    fn written_options(&self) -> Option<String> {
        let option = |line: &str| {
            let line = line.trim().replace('|', "/");
            let right = line.strip_prefix("(x)").or_else(|| line.strip_prefix("(X)"));
            match right {
                Some(text) => format!("~{}", text.trim()),
                None => line.trim_start_matches("( )").trim().trim_start_matches('~').to_owned(),
            }
        };
        let options: Vec<String> =
            self.options.lines().map(option).filter(|text| !text.is_empty()).collect();
        let options = options.join("|");
        Task::default().read_options(&options).then_some(options)
    }

    /// Whether two of the answers to choose among are the same.
    fn says_twice(&self) -> bool {
        let written = self.written_options().filter(|_| self.kind == Kind::Choice);
        let written = written.unwrap_or_default();
        let all: Vec<&str> = written.split('|').map(|text| text.trim_start_matches('~')).collect();
        let different: BTreeSet<&&str> = all.iter().collect();
        different.len() < all.len()
    }

    /// The link that asks it.
    fn link(&self) -> String {
        let say = Some(encoded(self.say.trim())).filter(|say| !say.is_empty());
        let choice = (self.kind == Kind::Choice).then(|| self.written_options()).flatten();
        let options = choice.map(|options| encoded(&options));
        let hints = (self.hints != Hints::default()).then(|| self.hints.name());
        let link = with_key(&until_here(&shown_link()), "view", None);
        let link = with_key(&link, "task", Some(self.kind.name()));
        let link = with_key(&link, "say", say.as_deref());
        let link = with_key(&link, "hints", hints);
        let link = with_key(&link, "options", options.as_deref());
        let each = (self.kind == Kind::Fill && self.each).then(|| Check::Each.name());
        let within =
            Some(self.within.trim()).filter(|text| self.kind == Kind::Win && !text.is_empty());
        let done =
            Some(self.done.trim()).filter(|text| self.kind == Kind::Next && !text.is_empty());
        let fresh = (self.fresh && self.kind.needs_board()).then_some("1");
        let link = with_key(&link, "check", each);
        let link = with_key(&link, "within", within);
        let link = with_key(&link, "done", done);
        with_key(&link, "fresh", fresh)
    }

    /// Asks a question of this kind. What comes next is seen only after some steps.
    fn choose(&mut self, kind: Kind) {
        self.kind = kind;
        if kind == Kind::Next && self.done.trim().is_empty() {
            USUAL_STEPS.clone_into(&mut self.done);
        }
    }

    /// Whether nobody would know what is asked without words of the author's: which numbers, and of what.
    fn needs_words(&self) -> bool {
        matches!(self.kind, Kind::Next | Kind::Formula) && self.say.trim().is_empty()
    }

    /// Whether a number that counts here is none, or too large a one.
    fn has_bad_number(&self) -> bool {
        let (text, least) = match self.kind {
            Kind::Win => (self.within.trim(), 1),
            Kind::Next => (self.done.trim(), 0),
            _ => return false,
        };
        let fits = |number: u32| (least..=MAX_COUNT).contains(&number);
        !text.is_empty() && !text.parse().is_ok_and(fits)
    }

    /// The step of a lesson that asks it.
    fn step(&self) -> String {
        let plain = Self { say: String::new(), ..self.clone() };
        let say = self.say.trim();
        let step = format!("---\n{}\n{say}\n", with_hash(&counting(&plain.link())));
        // Words that would be read as another line than text stay in the link.
        let (lesson, errors) = Lesson::read(&format!("title: .\n{step}"));
        let said = lesson.steps.first().is_some_and(|step| step.text().join("\n") == say);
        let plain = said && errors.is_empty() && lesson.steps.len() == 1;
        if plain { step } else { format!("---\n{}\n", with_hash(&counting(&self.link()))) }
    }
}

/// A question among the other ways to share what is seen.
pub(super) fn folded(on_close: &Callback<()>, words: &Words) -> Html {
    html! {
        <details class="more ask">
            <summary>{ words.get("ask-title") }</summary>
            <Ask on_close={on_close.clone()} />
        </details>
    }
}

/// A question as a dialog of its own.
#[component]
pub(super) fn Alone(props: &DialogProps) -> Html {
    html! {
        <Frame title="ask-title" on_close={props.on_close.clone()}>
            <div class="ask"><Ask on_close={props.on_close.clone()} /></div>
        </Frame>
    }
}

/// The link of a step with its squares counted as the moves in it are, where it says nothing of that: what an author
/// says of a single move (`- 0.1: …`) names it so, and the board of the step is to show the same numbers.
fn counting(link: &str) -> String {
    let main = document().get_element_by_id("content");
    let counted = main.and_then(|main: Element| main.get_attribute("data-counted"));
    match (counted, split(link)) {
        (Some(counted), Ok(place)) if place.look().count == Count::default() => {
            with_key(link, "count", Some(&counted))
        }
        _ => link.to_owned(),
    }
}

/// Whether a step counts squares otherwise than the board does on which its question is asked.
fn counts_otherwise() -> bool {
    let here = shown_link();
    counting(&here) != here
}

/// The fields for a question, and what comes of them.
#[component]
fn Ask(props: &DialogProps) -> Html {
    let words = use_words();
    let kinds = kinds();
    let first = kinds.first().copied();
    let question = use_state(|| Question::shown(first.unwrap_or(Kind::Open)));
    let told = use_state_eq(|| None::<Message>);
    // The kinds that ask for a win which cannot be forced here, once the solver has said so.
    let lost = use_state_eq(Vec::<Kind>::new);
    // Words change nothing in what is right.
    let asked = Question { say: String::new(), ..(*question).clone() }.link();
    // To whoever is asked this very question the page does not tell what is right.
    let first_asked = use_memo((), |()| asks().then(|| asked.clone()));
    let tells = first_asked.as_ref().as_ref() != Some(&asked);
    if first.is_none() {
        return Html::default();
    }
    let set = |change: fn(&mut Question, String)| {
        let question = question.clone();
        Callback::from(move |text: String| {
            let mut next = (*question).clone();
            change(&mut next, text);
            question.set(next);
        })
    };
    let area = |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlTextAreaElement>();
        field.map(|field| field.value()).unwrap_or_default()
    };
    let chosen = |event: Event| field_value(&event);
    let on_kind = set(|q, text| q.choose(Kind::named(&text).unwrap_or(q.kind))).reform(chosen);
    let on_hints = set(|q, text| q.hints = Hints::named(&text).unwrap_or(q.hints)).reform(chosen);
    let options = kinds.iter().map(|&kind| {
        let (name, selected) = (words.get(label(kind)), kind == question.kind);
        if !lost.contains(&kind) {
            return html! { <option value={kind.name()} {selected}>{ name }</option> };
        }
        let name = words.say(&Message::new("ask-not-here").with("kind", name));
        html! { <option value={kind.name()} {selected} disabled={!selected}>{ name }</option> }
    });
    let rungs = Hints::ALL.iter().map(|&hints| {
        html! { <option value={hints.name()} selected={hints == question.hints}>{ words.get(rung(hints)) }</option> }
    });
    let address = link_address(&question.link());
    let bad_number = question.has_bad_number();
    let missing = question.kind == Kind::Choice && question.written_options().is_none();
    let unsaid = question.needs_words();
    let on_lost = {
        let lost = lost.setter();
        Callback::from(move |kinds| lost.set(kinds))
    };
    let copy = {
        let told = told.setter();
        copying(address.clone(), move |said| told.set(Some(Message::new(said))))
    };
    let add = {
        let (step, told, words) = (question.step(), told.setter(), words.clone());
        Callback::from(move |_: MouseEvent| {
            let draft = kept_draft().unwrap_or_else(|| head(&words));
            let text = with_step(&draft, &step);
            let steps = Lesson::read(&text).0.steps.len();
            let said = match (keep_draft(&text), counts_otherwise()) {
                (false, _) => Message::new("draft-not-kept"),
                (true, false) => Message::new("ask-added").with("steps", steps),
                (true, true) => Message::new("ask-added-counted").with("steps", steps),
            };
            told.set(Some(said));
        })
    };
    let write = LessonPlace::new(Source::Named("write".to_owned())).href();
    html! {
        <>
            <label class="field">
                <span>{ words.get("ask-say") }</span>
                <textarea rows="2" maxlength={MAX_SAY.to_string()} value={question.say.clone()} oninput={set(|q, text| q.say = text).reform(area)} />
            </label>
            { full(&question.say, MAX_SAY, &words) }
            <div class="row fields">
                <label class="field"><span>{ words.get("ask-kind") }</span><select onchange={on_kind}>{ for options }</select></label>
                <label class="field"><span>{ words.get("ask-hints") }</span><select onchange={on_hints}>{ for rungs }</select></label>
            </div>
            if question.kind == Kind::Choice {
                <label class="field">
                    <span>{ words.get("ask-options") }</span>
                    <textarea rows="4" value={question.options.clone()} oninput={set(|q, text| q.options = text).reform(area)} placeholder={"(x) 2\n( ) 3"} />
                </label>
                <p class="quiet">{ words.get("ask-options-note") }</p>
            }
            { more(&question, &words) }
            if bad_number {
                <p class="field-error">{ words.say(&Message::new("ask-bad-number").with("most", MAX_COUNT)) }</p>
            } else if question.says_twice() {
                <p class="field-error">{ words.get("ask-options-twice") }</p>
            } else if missing {
                <p class="field-error">{ words.get("lesson-no-right-option") }</p>
            } else if unsaid {
                <p role="status">{ words.get("ask-say-what") }</p>
            } else {
                if tells { <Answered key={asked.clone()} text={single(&asked)} {on_lost} /> }
                <textarea readonly=true rows="3" aria-label={words.get("ask-link")} value={address.clone()} />
                <div class="row">
                    <button type="button" class="button" onclick={copy}>{ words.get("share-copy") }</button>
                    <button type="button" class="button" onclick={add}>{ words.get("ask-add") }</button>
                    <a class="button" href={write} onclick={props.on_close.reform(|_: MouseEvent| ())}>{ words.get("lesson-write") }</a>
                </div>
                <p role="status">{ told.as_ref().map(|told| words.say(told)) }</p>
                { ways(&question.link(), &props.on_close, &words) }
                { code(&address, &words) }
            }
            <p class="quiet">{ words.get("ask-note") }</p>
        </>
    }
}

/// Whether what is shown is a question.
fn asks() -> bool {
    matches!(split(&shown_link()), Ok(Place::Game(split)) if split.task().kind.is_some())
}

/// What is seldom wanted: the fields that this kind of question has.
fn more(question: &UseStateHandle<Question>, words: &Words) -> Html {
    if !question.kind.needs_board() {
        return Html::default();
    }
    let tick = |id: &'static str, now: bool, change: fn(&mut Question, bool)| {
        let question = question.clone();
        let onchange = Callback::from(move |event: Event| {
            let mut next = (*question).clone();
            change(&mut next, ticked(&event));
            question.set(next);
        });
        html! { <label class="check"><input type="checkbox" checked={now} {onchange} />{ words.get(id) }</label> }
    };
    let number = |id: &'static str, now: &str, change: fn(&mut Question, String)| {
        let question = question.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            let mut next = (*question).clone();
            change(&mut next, field_value(&event));
            question.set(next);
        });
        html! {
            <label class="field"><span>{ words.get(id) }</span><input type="text" inputmode="numeric" value={now.to_owned()} {oninput} /></label>
        }
    };
    html! {
        <details class="more">
            <summary>{ words.get("ask-more") }</summary>
            if question.kind == Kind::Fill { { tick("ask-each", question.each, |q, each| q.each = each) } }
            if question.kind == Kind::Win { { number("ask-within", &question.within, |q, text| q.within = text) } }
            if question.kind == Kind::Next { { number("ask-done", &question.done, |q, text| q.done = text) } }
            { tick("ask-fresh", question.fresh, |q, fresh| q.fresh = fresh) }
        </details>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct AnsweredProps {
    /// The question as a lesson.
    text: String,
    /// As [`Checks`] has it.
    on_lost: Callback<Vec<Kind>>,
}

/// Whether the question has an answer.
#[component]
fn Answered(props: &AnsweredProps) -> Html {
    let lesson = use_memo(props.text.clone(), |text| Lesson::read(text).0);
    html! { <Checks {lesson} alone=true on_lost={props.on_lost.clone()} /> }
}

/// The head of a lesson that begins with this question.
fn head(words: &Words) -> String {
    format!("title: {}\nlang: {}\n", words.get("lesson-example-title"), words.language().code())
}

/// What a kind of task is called.
fn label(kind: Kind) -> &'static str {
    match kind {
        Kind::Move => "ask-move",
        Kind::Moves => "ask-moves",
        Kind::Win => "ask-win",
        Kind::Outcome => "ask-outcome",
        Kind::Value => "ask-value",
        Kind::Fill => "ask-fill",
        Kind::Next => "ask-next",
        Kind::Formula => "ask-formula",
        Kind::Choice => "ask-choice",
        Kind::Open => "ask-open",
    }
}

/// How far hints go, in words.
fn rung(hints: Hints) -> &'static str {
    match hints {
        Hints::None => "ask-hints-none",
        Hints::Theory => "ask-hints-theory",
        Hints::Where => "ask-hints-where",
        Hints::Which => "ask-hints-which",
    }
}
