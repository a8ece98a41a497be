//! A question about the position shown, as a link or as a step of the reader's own lesson.

use super::class::ways;
use super::frame::{DialogProps, Frame};
use super::qr_code::code;
use super::question::{Question, counts_otherwise, forget_unfinished, keep_unfinished};
use crate::app::dom::{field_value, ticked};
use crate::app::hooks::{Href, copying, keep_draft, kept_draft, link_address, use_words};
use crate::app::house::{Menu, full, level_field};
use crate::app::lesson::Checks;
use crate::core::Message;
use crate::lesson::{Lesson, MAX_STEPS, single, with_step};
use crate::link::LessonPlace;
use crate::session::{Hints, Kind, MAX_COUNT, MAX_SAY};
use crate::words::Words;
use gloo::utils::document;
use std::rc::Rc;
use web_sys::{Element, HtmlTextAreaElement};
use yew::prelude::*;

/// The kinds that can be asked of what is seen, as the page names them.
fn kinds() -> Vec<Kind> {
    let main = document().get_element_by_id("content");
    let asks = main.and_then(|main: Element| main.get_attribute("data-asks")).unwrap_or_default();
    asks.split(' ').filter_map(Kind::named).collect()
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

/// The fields for a question, and what comes of them.
#[component]
fn Ask(props: &DialogProps) -> Html {
    let words = use_words();
    let kinds = kinds();
    let first = kinds.first().copied();
    let shown = use_memo((), |()| Question::shown(first.unwrap_or(Kind::Open)));
    let question = use_state(|| shown.or_unfinished(&kinds));
    let edit = Edit { shown: shown.clone(), question: question.clone() };
    let told = use_state_eq(|| None::<Message>);
    {
        // What was copied or added is not the question as it is written now.
        let told = told.setter();
        use_effect_with(question.step(), move |_| told.set(None));
    }
    let lost = use_state_eq(Vec::<Kind>::new);
    let asked = question.without_words().link();
    // To whoever is asked this very question the page does not tell what is right.
    let first_asked = use_memo((), |()| Question::is_shown().then(|| shown.without_words().link()));
    let tells = first_asked.as_ref().as_ref() != Some(&asked);
    if first.is_none() {
        return Html::default();
    }
    let on_close = &props.on_close;
    let asking = Asking { edit, kinds: &kinds, lost, told, on_close, words: &words };
    let trouble = asking.trouble();
    let result = trouble.is_none().then(|| asking.result(&asked, tells));
    html! {
        <>
            { asking.fields() }
            // Always there, so that what comes into it is spoken.
            <div class="ask-trouble" role="status">{ trouble }</div>
            if let Some(result) = result { { result } }
            if question.kind != Kind::Open { <p class="quiet">{ words.get("ask-note") }</p> }
        </>
    }
}

/// A question that is being made.
struct Asking<'a> {
    edit: Edit,
    /// The kinds that can be asked here.
    kinds: &'a [Kind],
    /// Those of them that ask for a win which cannot be forced here, once the solver has said so.
    lost: UseStateHandle<Vec<Kind>>,
    /// What came of copying the link, or of adding the question to a lesson.
    told: UseStateHandle<Option<Message>>,
    on_close: &'a Callback<()>,
    words: &'a Words,
}

impl Asking<'_> {
    /// What can be chosen and written.
    fn fields(&self) -> Html {
        let Self { edit, words, .. } = self;
        let question = &*edit.question;
        let set = |change: fn(&mut Question, String)| {
            let edit = edit.clone();
            Callback::from(move |text: String| edit.apply(|question| change(question, text)))
        };
        let area = |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlTextAreaElement>();
            field.map(|field| field.value()).unwrap_or_default()
        };
        let chosen = |event: Event| field_value(&event);
        let on_kind = set(|q, text| q.choose(Kind::named(&text).unwrap_or(q.kind))).reform(chosen);
        let on_hints =
            set(|q, text| q.hints = Hints::named(&text).unwrap_or(q.hints)).reform(chosen);
        let on_level = {
            let edit = edit.clone();
            Callback::from(move |level| edit.apply(|question| question.level = level))
        };
        let rungs = Hints::ALL.iter().map(|&hints| {
            html! { <option value={hints.name()} selected={hints == question.hints}>{ words.get(rung(hints)) }</option> }
        });
        html! {
            <>
                <label class="field">
                    <span>{ words.get("ask-say") }</span>
                    <textarea rows="2" maxlength={MAX_SAY.to_string()} value={question.say.clone()} oninput={set(|q, text| q.say = text).reform(area)} />
                </label>
                { full(&question.say, MAX_SAY, words) }
                <div class="row fields">
                    <label class="field"><span>{ words.get("ask-kind") }</span><Menu value={question.kind.name()} onchange={on_kind}>{ self.kinds() }</Menu></label>
                    // The solver has none for an author's own answers, nor for free words.
                    if question.kind.needs_board() {
                        <label class="field"><span>{ words.get("ask-hints") }</span><Menu value={question.hints.name()} onchange={on_hints}>{ for rungs }</Menu></label>
                    }
                </div>
                if question.kind == Kind::Win { { level_field(question.level, on_level, words) } }
                if question.kind == Kind::Choice {
                    <label class="field">
                        <span>{ words.get("ask-options") }</span>
                        <textarea rows="4" value={question.options.clone()} oninput={set(|q, text| q.options = text).reform(area)} placeholder={"(x) 2\n( ) 3"} />
                    </label>
                    <p class="quiet">{ words.get("ask-options-note") }</p>
                }
                { more(edit, words) }
            </>
        }
    }

    /// The kinds to choose from; those that cannot be asked here say so.
    fn kinds(&self) -> Html {
        let options = self.kinds.iter().map(|&kind| {
            let (name, selected) = (self.words.get(label(kind)), kind == self.edit.question.kind);
            if !self.lost.contains(&kind) {
                return html! { <option value={kind.name()} {selected}>{ name }</option> };
            }
            let name = self.words.say(&Message::new("ask-not-here").with("kind", name));
            html! { <option value={kind.name()} {selected} disabled={!selected}>{ name }</option> }
        });
        options.collect()
    }

    /// What is wrong in the fields, or missing.
    fn trouble(&self) -> Option<Html> {
        let question = &*self.edit.question;
        let missing = question.kind == Kind::Choice && question.written_options().is_none();
        let (class, message) = if question.has_bad_number() {
            ("field-error", Message::new("ask-bad-number").with("most", MAX_COUNT))
        } else if question.says_twice() {
            ("field-error", Message::new("ask-options-twice"))
        } else if missing {
            ("field-error", Message::new("lesson-no-right-option"))
        } else if question.needs_words() {
            return Some(html! { <p>{ self.words.get("ask-say-what") }</p> });
        } else {
            return None;
        };
        Some(html! { <p {class}>{ self.words.say(&message) }</p> })
    }

    /// The question: what the solver finds, where it `tells`, and the ways to pass it on. `asked` is what the solver is
    /// asked.
    fn result(&self, asked: &str, tells: bool) -> Html {
        let Self { edit, told, on_close, words, .. } = self;
        let question = &*edit.question;
        let address = link_address(&question.link());
        let on_lost = {
            let lost = self.lost.setter();
            Callback::from(move |kinds| lost.set(kinds))
        };
        let copy = {
            let told = told.setter();
            copying(address.clone(), move |said| {
                if said == Some("share-copied") {
                    forget_unfinished();
                }
                told.set(said.map(Message::new));
            })
        };
        let add = {
            let (step, told, words) = (question.step(), told.setter(), (*words).clone());
            Callback::from(move |_: MouseEvent| told.set(Some(add_to_draft(&step, &words))))
        };
        let write = LessonPlace::named("write").href();
        html! {
            <>
                if tells { <Answered key={asked.to_owned()} text={single(asked)} {on_lost} /> }
                <textarea readonly=true rows="3" aria-label={words.get("ask-link")} value={address.clone()} />
                <div class="row">
                    <button type="button" class="button" onclick={copy}>{ words.get("share-copy") }</button>
                    <button type="button" class="button" onclick={add}>{ words.get("ask-add") }</button>
                    <a class="button" href={write} onclick={on_close.reform(|_: MouseEvent| ())}>{ words.get("lesson-write") }</a>
                </div>
                <p role="status">{ told.as_ref().map(|told| words.say(told)) }</p>
                { ways(&question.link(), on_close, words) }
                { code(&address, words) }
            </>
        }
    }
}

/// Adds a step to the lesson that is being written, and says what came of it.
fn add_to_draft(step: &str, words: &Words) -> Message {
    let draft = kept_draft().unwrap_or_else(|| head(words));
    let text = with_step(&draft, step);
    let steps = Lesson::read(&text).0.steps.len();
    let kept = keep_draft(&text);
    if kept {
        forget_unfinished();
    }
    match (kept, counts_otherwise()) {
        (false, _) => Message::new("draft-not-kept"),
        (true, _) if steps > MAX_STEPS => {
            Message::new("ask-added-too-many").with("steps", steps).with("most", MAX_STEPS)
        }
        (true, false) => Message::new("ask-added").with("steps", steps),
        (true, true) => Message::new("ask-added-counted").with("steps", steps),
    }
}

/// Changes to the question.
#[derive(Clone)]
struct Edit {
    /// What the dialog showed first.
    shown: Rc<Question>,
    question: UseStateHandle<Question>,
}

impl Edit {
    /// Makes a change, and keeps it: the dialog may be closed before anything is drawn again.
    fn apply(&self, change: impl FnOnce(&mut Question)) {
        let mut next = (*self.question).clone();
        change(&mut next);
        keep_unfinished(&self.shown, &next);
        self.question.set(next);
    }
}

/// What is seldom wanted: the fields that this kind of question has.
fn more(edit: &Edit, words: &Words) -> Html {
    let question = &edit.question;
    if !question.kind.needs_board() {
        return Html::default();
    }
    let tick = |id: &'static str, now: bool, change: fn(&mut Question, bool)| {
        let edit = edit.clone();
        let onchange = Callback::from(move |event: Event| {
            edit.apply(|question| change(question, ticked(&event)));
        });
        html! { <label class="check"><input type="checkbox" checked={now} {onchange} />{ words.get(id) }</label> }
    };
    let number = |id: &'static str, now: &str, change: fn(&mut Question, String)| {
        let edit = edit.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            edit.apply(|question| change(question, field_value(&event)));
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
