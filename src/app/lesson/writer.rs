//! A lesson being written: its text, what is wrong with it, and the ways to pass it on.

use super::checks::Checks;
use super::draft::{Draft, use_draft};
use super::opening::{Opener, dragged, dropped};
use super::outline::Outline;
use super::packed_link;
use super::problems::named;
use super::text::inline;
use super::texts::{GUIDE_TO_WRITING, guide};
use crate::app::files::{TEXT, file_stem, save_text};
use crate::app::hooks::{Href, copying, link_address, use_title, use_words};
use crate::core::Message;
use crate::lesson::{Lesson, LessonError, MAX_BYTES, pack_text};
use crate::link::{ClassPlace, LessonPlace, LessonView, Source};
use crate::words::Words;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The longest link that a QR code holds.
const MAX_QR: usize = 2_900;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct WriterProps {
    /// Goes to a link.
    pub(super) go: Callback<String>,
    /// Hears whether a file that was dropped has no text.
    pub(super) on_trouble: Callback<bool>,
}

#[wasm_bindgen(inline_js = "
export const type_over = (area, text) => {
  const before = document.activeElement;
  area.focus({ preventScroll: true });
  area.select();
  const plain = text.replace(/\\r\\n?/g, '\\n');
  const typed = document.execCommand('insertText', false, plain) && area.value === plain;
  if (before) before.focus({ preventScroll: true });
  return typed;
};")]
extern "C" {
    /// Types a text in the place of all that a field has; `false` where the browser does not let a program do so.
    fn type_over(area: &HtmlTextAreaElement, text: &str) -> bool;
}

/// The page on which a lesson is written.
#[component]
pub(super) fn Writer(props: &WriterProps) -> Html {
    let words = use_words();
    let Draft { text, kept, formers_kept, change, bring, back } = use_draft(&words);
    let area = use_node_ref();
    let told = use_state_eq(|| None::<&'static str>);
    // What was said is of what was there then.
    use_effect_with(text.clone(), {
        let told = told.setter();
        move |_| told.set(None)
    });
    use_title(words.get("lesson-write"));
    let read = use_memo(text.clone(), |text| {
        let (lesson, errors) = Lesson::read(text);
        (Rc::new(lesson), errors)
    });
    let (lesson, errors) = (&read.0, &read.1);
    // The text whose questions the solver is asked.
    let checked = use_state_eq(|| None::<Rc<str>>);
    let input = change.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlTextAreaElement>();
        field.map(|field| field.value()).unwrap_or_default()
    });
    // Like something typed, so that the browser can undo it.
    let reordered = {
        let area = area.clone();
        Callback::from(move |now: String| {
            let typed =
                area.cast::<HtmlTextAreaElement>().is_some_and(|area| type_over(&area, &now));
            if !typed {
                change.emit(now);
            }
        })
    };
    let typed_over = {
        let area = area.clone();
        move |text: &str| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                type_over(&area, text);
            }
        }
    };
    let bring = {
        let typed_over = typed_over.clone();
        Callback::from(move |now: String| {
            // As the field has it, so that both are one text.
            let now = now.replace("\r\n", "\n").replace('\r', "\n");
            // First, so that what is replaced is known when the field says what it holds.
            bring.emit(now.clone());
            typed_over(&now);
        })
    };
    let back = back.map(|(former, back)| {
        Callback::from(move |()| {
            back.emit(());
            typed_over(&former);
        })
    });
    let told_of = {
        let told = told.setter();
        Callback::from(move |said: Option<&'static str>| told.set(said))
    };
    let check = {
        let (text, checked) = (text.clone(), checked.setter());
        Callback::from(move |_: MouseEvent| checked.set(Some(text.clone())))
    };
    let open = html! { <Opener on_text={bring.clone()} /> };
    html! {
        <>
            <h1>{ words.get("lesson-write") }</h1>
            <p>{ words.get("lesson-write-lead") }</p>
            <div class="lesson-writer">
                <div>
                    <label class="field" ondrop={dropped(&bring, &props.on_trouble)} ondragover={dragged()}>
                        <span>{ words.get("lesson-its-text") }</span>
                        <textarea
                            ref={area} class="lesson-file" rows="22" spellcheck="true"
                            value={text.to_string()} oninput={input} aria-describedby="lesson-how lesson-state"
                        />
                    </label>
                    { put_back(back, formers_kept, &words) }
                </div>
                <div>
                    { state_of(lesson, errors, kept, &words) }
                    if errors.is_empty() {
                        <p><button type="button" class="button" onclick={check}>{ words.get("lesson-check") }</button></p>
                        <div role="status">
                            if checked.as_ref() == Some(&text) { <Checks key={text.to_string()} lesson={lesson.clone()} /> }
                        </div>
                    }
                    if text.len() <= MAX_BYTES {
                        { ways_on(&text, &props.go, &told_of, open, &words) }
                    } else {
                        <div class="row">{ open }</div>
                    }
                    <p role="status">{ told.map(|id| words.get(id)).unwrap_or_default() }</p>
                    <Outline text={text.to_string()} lang={lesson.lang.clone()} steps={lesson.steps.clone()} change={reordered} />
                    { how(&words) }
                </div>
            </div>
        </>
    }
}

/// The way `back` to the text that was there before, where there is one; whether that is `kept`.
fn put_back(back: Option<Callback<()>>, kept: bool, words: &Words) -> Html {
    html! {
        <p class="row" role="status">
            if let Some(back) = back {
                { words.get(if kept { "lesson-replaced" } else { "lesson-replaced-here" }) }
                <button type="button" class="button" onclick={back.reform(|_: MouseEvent| ())}>{ words.get("lesson-put-back") }</button>
            }
        </p>
    }
}

/// What is to be said of the text: how many steps it has, or what is wrong with it, and whether it is `kept`.
fn state_of(lesson: &Lesson, errors: &[LessonError], kept: bool, words: &Words) -> Html {
    html! {
        <div id="lesson-state" role="status">
            if errors.is_empty() {
                <p>{ words.say(&Message::new("lesson-good").with("steps", lesson.steps.len())) }</p>
            } else {
                { named(errors, words) }
            }
            if !kept { <p class="lesson-wrong">{ words.get("draft-not-kept") }</p> }
        </div>
    }
}

/// The ways to pass a lesson on, and the button that `open`s another.
fn ways_on(
    text: &str,
    go: &Callback<String>,
    told: &Callback<Option<&'static str>>,
    open: Html,
    words: &Words,
) -> Html {
    let link = packed_link(text);
    let address = link_address(&link);
    let told = told.clone();
    let copy = copying(address.clone(), move |said| told.emit(said));
    let save = {
        let text = text.to_owned();
        Callback::from(move |_: MouseEvent| {
            save_text(&text, &format!("{}.txt", file_stem(&Lesson::read(&text).0.title)), TEXT);
        })
    };
    let here = link.clone();
    let preview = go.reform(move |_: MouseEvent| link.clone());
    let source = Source::Packed(pack_text(text));
    let lead = |href: String, label: &'static str| {
        html! { <a class="button" {href}>{ words.get(label) }</a> }
    };
    let way = |view: LessonView, label: &'static str| {
        lead(LessonPlace::new(source.clone()).in_view(view).href(), label)
    };
    let too_long = address.len().saturating_sub(MAX_QR);
    html! {
        <>
            <div class="row" data-link={here}>
                <button type="button" class="button primary" onclick={preview}>{ words.get("lesson-preview") }</button>
                <button type="button" class="button" onclick={copy}>{ words.get("lesson-copy-link") }</button>
                <button type="button" class="button" onclick={save}>{ words.get("lesson-save") }</button>
                { open }
            </div>
            <div class="row">
                { way(LessonView::Project, "project-title") }
                { way(LessonView::Paper, "sheet-title") }
                { way(LessonView::Key, "sheet-key") }
                { lead(ClassPlace::new(source.clone()).href(), "class-go") }
            </div>
            <p class="quiet">
                { words.get("lesson-share-note") }
                if too_long > 0 {
                    { " " }{ words.say(&Message::new("lesson-qr-long").with("characters", too_long)) }
                }
            </p>
        </>
    }
}

/// How a choice, a hint and a comment are written, with an example.
fn how(words: &Words) -> Html {
    let [right, wrong, hint, comment] = ["(x)", "( )", "?", "-"].map(|sign| format!("`{sign}`"));
    let how = Message::new("lesson-how").with("right", right).with("wrong", wrong);
    let how = words.say(&how.with("hint", hint).with("comment", comment));
    let lines = [
        ("( )", "lesson-how-wrong"),
        ("(x)", "lesson-how-right"),
        ("?", "lesson-how-hint"),
        ("-", "lesson-how-comment"),
    ];
    let lines = lines.map(|(sign, id)| format!("{sign} {}", words.get(id)));
    html! {
        <div id="lesson-how" class="quiet">
            <p>{ for inline(&how) }</p>
            <pre>{ lines.join("\n") }</pre>
            <p><a href={guide(Some(GUIDE_TO_WRITING))} target="_blank">{ words.get("lesson-how-all") }</a></p>
        </div>
    }
}
