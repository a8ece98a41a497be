//! A lesson being written: its text, what is wrong with it, and the ways to pass it on.

use super::checks::Checks;
use super::opening::{Opener, dragged, dropped};
use super::outline::Outline;
use super::packed_link;
use super::problems::named;
use super::text::inline;
use crate::app::files::{TEXT, file_stem, save_text};
use crate::app::hooks::{
    Former, Href, copying, draft_tab, keep_draft, keep_formers, kept_draft, kept_formers,
    link_address, own_tab, use_title, use_words,
};
use crate::core::Message;
use crate::lesson::{Lesson, MAX_BYTES, mark_of, pack_text};
use crate::link::{ClassPlace, LessonPlace, LessonView, Source, of_version, with_hash};
use crate::words::Words;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// A board to begin with.
const EXAMPLE_BOARD: &str = "heaps/0.~3/7+5+3?task=move";
/// How many texts that were replaced are kept.
const MAX_FORMERS: usize = 4;
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
    let text = use_state_eq(|| kept_draft().unwrap_or_else(|| example(&words)));
    let kept = use_state_eq(|| true);
    let told = use_state_eq(|| None::<&'static str>);
    let area = use_node_ref();
    use_title(words.get("lesson-write"));
    let read = use_memo((*text).clone(), |text| {
        let (lesson, errors) = Lesson::read(text);
        (Rc::new(lesson), errors)
    });
    let (lesson, errors) = (&read.0, &read.1);
    // The text whose questions the solver is asked.
    let checked = use_state_eq(|| None::<String>);
    // What the reader had written before something came in its place, the last first: nothing is lost.
    let formers = use_state_eq(kept_formers);
    let formers_kept = use_state_eq(|| true);
    let take = {
        let (text, kept, told) = (text.setter(), kept.setter(), told.setter());
        Callback::from(move |now: String| {
            kept.set(keep_draft(&now));
            text.set(now);
            told.set(None);
        })
    };
    let replace = {
        let (formers, all_kept, take) = (formers.setter(), formers_kept.setter(), take.clone());
        Callback::from(move |(now, mut next): (String, Vec<Former>)| {
            next.truncate(MAX_FORMERS);
            all_kept.set(keep_formers(&next));
            formers.set(next);
            take.emit(now);
        })
    };
    // Those there are when a text is to come, with what another tab has written meanwhile.
    let before = {
        let (text, kept, formers) = (text.clone(), kept.clone(), formers.clone());
        let (formers_kept, sample) = (formers_kept.clone(), example(&words));
        move |now: &str| {
            if !*kept || !*formers_kept {
                return (*formers).clone();
            }
            with_others(kept_formers(), &[&text, now, &sample])
        }
    };
    let change = {
        let (before, formers, replace) = (before.clone(), formers.clone(), replace.clone());
        Callback::from(move |now: String| {
            let next = before(&now);
            if next == *formers { take.emit(now) } else { replace.emit((now, next)) }
        })
    };
    let written = {
        let (text, formers, sample) = (text.clone(), formers.clone(), example(&words));
        move || written(&text, formers.first(), &sample)
    };
    let bring = {
        let (before, written) = (before.clone(), written.clone());
        replace.reform(move |now: String| {
            let mut next = before(&now);
            let came = mark_of(&now);
            match (written().filter(|text| *text != now), next.first_mut()) {
                (Some(text), _) => next.insert(0, Former { came, text }),
                (None, Some(last)) => last.came = came,
                (None, None) => {}
            }
            (now, next)
        })
    };
    let back = formers.first().cloned().map(|Former { text, .. }| {
        replace.reform(move |_: MouseEvent| {
            let mut next = before(&text);
            if let Some(at) = next.iter().position(|former| former.text == text) {
                next.remove(at);
            }
            // What is the reader's own has come from nowhere.
            next.extend(written().map(|text| Former { came: String::new(), text }));
            (text.clone(), next)
        })
    });
    let input = change.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlTextAreaElement>();
        field.map(|field| field.value()).unwrap_or_default()
    });
    // Like something typed, so that the browser can undo it.
    let reordered = {
        let (change, area) = (change.clone(), area.clone());
        Callback::from(move |now: String| {
            let typed =
                area.cast::<HtmlTextAreaElement>().is_some_and(|area| type_over(&area, &now));
            if !typed {
                change.emit(now);
            }
        })
    };
    let told_of = {
        let told = told.setter();
        Callback::from(move |said: &'static str| told.set(Some(said)))
    };
    let check = {
        let (text, checked) = ((*text).clone(), checked.setter());
        Callback::from(move |_: MouseEvent| checked.set(Some(text.clone())))
    };
    let open = html! { <Opener on_text={bring.clone()} /> };
    html! {
        <>
            <h1>{ words.get("lesson-write") }</h1>
            <p>{ words.get("lesson-write-lead") }</p>
            <label class="field" ondrop={dropped(&bring, &props.on_trouble)} ondragover={dragged()}>
                <span>{ words.get("lesson-its-text") }</span>
                <textarea
                    ref={area} class="lesson-file" rows="22" spellcheck="true"
                    value={(*text).clone()} oninput={input} aria-describedby="lesson-how lesson-state"
                />
            </label>
            <p class="row" role="status">
                if let Some(back) = back {
                    { words.get(if *formers_kept { "lesson-replaced" } else { "lesson-replaced-here" }) }
                    <button type="button" class="button" onclick={back}>{ words.get("lesson-put-back") }</button>
                }
            </p>
            { how(&words) }
            <div id="lesson-state" role="status">
                if errors.is_empty() {
                    <p>{ words.say(&Message::new("lesson-good").with("steps", lesson.steps.len())) }</p>
                } else {
                    { named(errors, &words) }
                }
                if !*kept { <p class="lesson-wrong">{ words.get("draft-not-kept") }</p> }
            </div>
            <Outline text={(*text).clone()} steps={lesson.steps.clone()} change={reordered} />
            if errors.is_empty() {
                <p><button type="button" class="button" onclick={check}>{ words.get("lesson-check") }</button></p>
                <div role="status">
                    if checked.as_ref() == Some(&*text) { <Checks key={(*text).clone()} lesson={lesson.clone()} /> }
                </div>
            }
            if text.len() <= MAX_BYTES {
                { ways_on(&text, &props.go, &told_of, open, &words) }
            } else {
                <div class="row">{ open }</div>
            }
            <p role="status">{ told.map(|id| words.get(id)).unwrap_or_default() }</p>
        </>
    }
}

/// These, and first of all what another tab has kept: what is in the place of a draft and is none of `own`. It takes
/// the place of what the same tab had kept before, and of what another tab has kept of this one.
fn with_others(mut formers: Vec<Former>, own: &[&str]) -> Vec<Former> {
    let Some(text) = kept_draft().filter(|kept| !own.contains(&kept.as_str())) else {
        return formers;
    };
    let came = draft_tab();
    let tabs = [came.clone(), own_tab()];
    formers.retain(|former| {
        former.text != text && (former.came.is_empty() || !tabs.contains(&former.came))
    });
    formers.insert(0, Former { came, text });
    formers
}

/// What is there, where the reader has written it: it is neither the example nor what came, as it came.
fn written(text: &str, former: Option<&Former>, sample: &str) -> Option<String> {
    let came = former.is_some_and(|former| former.came == mark_of(text));
    (!came && !text.trim().is_empty() && text != sample).then(|| text.to_owned())
}

/// The ways to pass a lesson on, and the button that `open`s another.
fn ways_on(
    text: &str,
    go: &Callback<String>,
    told: &Callback<&'static str>,
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

/// How a choice and a hint are written, with an example.
fn how(words: &Words) -> Html {
    let [right, wrong, hint] = ["(x)", "( )", "?"].map(|sign| format!("`{sign}`"));
    let how = Message::new("lesson-how").with("right", right).with("wrong", wrong);
    let how = words.say(&how.with("hint", hint));
    let lines =
        [("( )", "lesson-how-wrong"), ("(x)", "lesson-how-right"), ("?", "lesson-how-hint")];
    let lines = lines.map(|(sign, id)| format!("{sign} {}", words.get(id)));
    html! {
        <div id="lesson-how" class="quiet">
            <p>{ for inline(&how) }</p>
            <pre>{ lines.join("\n") }</pre>
        </div>
    }
}

/// Its initial content.
fn example(words: &Words) -> String {
    let (title, ask) = (words.get("lesson-example-title"), words.get("lesson-example-ask"));
    let lang = words.language().code();
    let board = with_hash(&of_version(EXAMPLE_BOARD));
    let lesson = format!("title: {title}\nlang: {lang}\n---\n{board}\n{ask}\n");
    Lesson::read(&lesson).0.to_string()
}
