//! Takes in lines that are pasted, read from files, or scanned by a camera.

use super::camera;
use super::intake::Handed;
use super::rows::{Problem, Rows, Stage};
use super::shelf;
use crate::app::files::{File, file_name, file_size, file_words, files_of};
use crate::app::hooks::{Href, use_words};
use crate::app::house::all_of;
use crate::class::MAX_GATHERED;
use crate::core::Message;
use crate::link::ClassPlace;
use crate::words::Words;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// How many lines of another lesson are named.
const MAX_LINES: usize = 10;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TakeProps {
    /// What came of the lines that were taken in.
    pub(super) rows: Rows,
    /// Whether the field and what is in it are kept back, with the names in it.
    pub(super) nameless: bool,
    /// Takes texts in.
    pub(super) on_texts: Callback<Vec<Handed>>,
}

/// The place where lines are pasted and files dropped.
#[component]
pub(super) fn Take(props: &TakeProps) -> Html {
    let words = use_words();
    let field = use_node_ref();
    let refused = use_state_eq(Vec::<String>::new);
    // The text that was taken from the field last.
    let taken = use_mut_ref(|| None::<String>);
    let add = {
        let (field, on_texts, taken) = (field.clone(), props.on_texts.clone(), taken.clone());
        Callback::from(move |event: MouseEvent| {
            // The second click of two would find that it is all there already.
            if event.detail() > 1 {
                return;
            }
            if let Some(area) = field.cast::<HtmlTextAreaElement>() {
                *taken.borrow_mut() = Some(area.value());
                on_texts.emit(vec![Handed::pasted(area.value())]);
            }
        })
    };
    // What was taken in whole need not stay in the field, nor what was erased; what is wrong stays there, to be
    // corrected, and so does what was written there since, or is yet to be taken in.
    {
        let (field, taken, rows) = (field.clone(), taken.clone(), &props.rows);
        // The lesson of some lines may not be known here.
        let placed = rows.others.iter().all(|(name, _)| shelf::source_of(name).is_some());
        let whole =
            rows.problems.is_empty() && placed && rows.added + rows.replaced + rows.known > 0;
        let erased = rows.stage == Stage::Erased;
        let clean = erased || (rows.asked && rows.stage != Stage::Busy && whole);
        use_effect_with((clean, erased, rows.round), move |&(clean, erased, _)| {
            let Some(area) = field.cast::<HtmlTextAreaElement>().filter(|_| clean) else { return };
            let last = taken.borrow_mut().take();
            if erased || last.as_ref() == Some(&area.value()) {
                area.set_value("");
            }
        });
    }
    // What comes in another way leaves the field as it is.
    let on_others = {
        let (on_texts, taken) = (props.on_texts.clone(), taken.clone());
        Callback::from(move |texts: Vec<Handed>| {
            taken.take();
            on_texts.emit(texts);
        })
    };
    let read = {
        let (on_texts, refused, words) = (on_others.clone(), refused.setter(), words.clone());
        move |event: &Event| {
            let (on_texts, refused, words) = (on_texts.clone(), refused.clone(), words.clone());
            let files = files_of(event);
            wasm_bindgen_futures::spawn_local(async move {
                let (texts, wrong) = texts_of(&files).await;
                refused.set(wrong.iter().map(|wrong| words.say(wrong)).collect());
                if !texts.is_empty() {
                    on_texts.emit(texts);
                }
            });
        }
    };
    let dropped = {
        let read = read.clone();
        Callback::from(move |event: DragEvent| {
            if !files_of(&event).is_empty() {
                event.prevent_default();
                read(&event);
            }
        })
    };
    let chosen = Callback::from(move |event: Event| {
        read(&event);
        // The same file may be chosen again when it has been corrected.
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.set_value("");
        }
    });
    let on_text = on_others.reform(|text: String| vec![Handed::pasted(text)]);
    html! {
        <section class="class-take" ondrop={dropped} ondragover={|event: DragEvent| event.prevent_default()}>
            <label class="field" hidden={props.nameless}>
                <span>{ words.get("class-paste") }</span>
                <textarea ref={field} id="class-lines" rows="4" spellcheck="false" aria-describedby="class-paste-note" />
            </label>
            <p class="quiet" id="class-paste-note" hidden={props.nameless}>{ words.get("class-paste-note") }</p>
            <div class="row">
                <button type="button" class="button primary" id="class-add" hidden={props.nameless} onclick={add}>{ words.get("class-add") }</button>
                <label class="button file-button">
                    { words.get("class-files") }
                    <input type="file" class="spoken" multiple=true accept=".txt,.csv,.md,.html,.eml,text/*" onchange={chosen} />
                </label>
                <camera::Camera {on_text} />
            </div>
            <div role="status" id="class-news">
                { for refused.iter().map(|why| html! { <p class="lesson-wrong">{ why }</p> }) }
                { news(&props.rows, &words) }
            </div>
        </section>
    }
}

/// The texts of files, and what is wrong with the others.
async fn texts_of(files: &[File]) -> (Vec<Handed>, Vec<Message>) {
    let (mut texts, mut wrong, mut size) = (Vec::new(), Vec::new(), 0.0);
    for file in files {
        let name = file_name(file);
        if size + file_size(file) > most_bytes() {
            let most = MAX_GATHERED / (1024 * 1024);
            let message = Message::new("class-file-too-long").with("most", most);
            wrong.push(message.quoting("name", &name));
            continue;
        }
        size += file_size(file);
        match file_words(file).await.map(|words| words.as_string()) {
            Ok(Some(text)) => texts.push(Handed { file: name, text }),
            Ok(None) => wrong.push(Message::new("class-file-no-text").quoting("name", &name)),
            Err(_) => wrong.push(Message::new("class-file-unread").quoting("name", &name)),
        }
    }
    (texts, wrong)
}

/// The maximum number of bytes of files taken in at a time, as JavaScript counts.
fn most_bytes() -> f64 {
    u32::try_from(MAX_GATHERED).map_or(f64::MAX, f64::from)
}

/// The numbers of lines, the first of them where there are many.
fn numbers(lines: &[usize], words: &Words) -> String {
    let named: Vec<String> = lines.iter().take(MAX_LINES).map(usize::to_string).collect();
    if lines.len() > MAX_LINES { named.join(", ") + ", …" } else { all_of(&named, words) }
}

/// Which lines belong to another lesson; several submissions may have come on one line.
fn elsewhere(lines: &[usize], words: &Words) -> String {
    let mut lines = lines.to_vec();
    lines.dedup();
    let message = Message::new("class-other-lines").with("count", lines.len());
    words.say(&message.with("lines", numbers(&lines, words)))
}

/// Where a line is.
fn place(problem: &Problem, words: &Words) -> String {
    let message = match (problem.file.as_str(), problem.line) {
        ("", 0) => return String::new(),
        ("", line) => Message::new("lesson-line").with("line", line),
        (file, 0) => Message::new("class-file").quoting("name", file),
        (file, line) => Message::new("class-file-line").with("line", line).quoting("name", file),
    };
    words.say(&message)
}

/// What came of the lines that were taken in last.
fn news(rows: &Rows, words: &Words) -> Html {
    let say = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    let problem = |problem: &Problem| {
        html! { <li>{ place(problem, words) }{ " " }{ words.say(&problem.why) }</li> }
    };
    let other = |(name, lines): &(String, Vec<usize>)| {
        let href = shelf::source_of(name).map(|source| ClassPlace::new(source).href());
        html! {
            <li>
                { elsewhere(lines, words) }
                if let Some(href) = href { { " " }<a {href}>{ words.get("class-other-open") }</a> }
                else { { " " }{ say("class-other-own", lines.len()) } }
            </li>
        }
    };
    let nothing =
        rows.added + rows.replaced + rows.known + rows.problems.len() + rows.others.len() == 0;
    html! {
        <>
            if rows.stage == Stage::Busy { <p class="quiet computing">{ words.get("class-busy") }</p> }
            // What is kept on the device is there without a word, for those who see it.
            if !rows.asked && rows.stage == Stage::Done && !rows.all.is_empty() {
                <p class="spoken">{ say("class-checked", rows.all.len()) }</p>
            }
            if rows.asked && rows.stage != Stage::Busy {
                if nothing { <p class="lesson-wrong">{ words.get("class-nothing") }</p> }
                if rows.added > 0 { <p>{ say("class-added", rows.added) }</p> }
                if rows.replaced > 0 { <p>{ say("class-replaced", rows.replaced) }</p> }
                if rows.known > 0 { <p class="quiet">{ say("class-known", rows.known) }</p> }
            }
            if !rows.problems.is_empty() || !rows.others.is_empty() {
                <ul class="lesson-problems">
                    { for rows.problems.iter().map(problem) }
                    if rows.more > 0 { <li>{ say("class-more-problems", rows.more) }</li> }
                    { for rows.others.iter().map(other) }
                </ul>
            }
            if rows.lost > 0 { <p class="lesson-wrong">{ say("class-lost", rows.lost) }</p> }
            if rows.stage == Stage::Removed { <p>{ words.get("class-removed") }</p> }
            if rows.unkept && rows.stage != Stage::Busy { <p class="lesson-wrong">{ words.get("class-unkept") }</p> }
        </>
    }
}
