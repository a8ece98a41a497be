//! Lines are taken in: pasted, from files, or from a camera.

use super::camera;
use super::rows::Rows;
use crate::app::files::{file_name, file_size, file_text, files_of};
use crate::app::hooks::use_words;
use crate::class::MAX_GATHERED;
use crate::core::Message;
use crate::link::{ClassPlace, Source};
use crate::words::Words;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// As many lines of another lesson are named.
const MAX_LINES: usize = 10;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TakeProps {
    /// What came of the lines that were taken in.
    pub(super) rows: Rows,
    /// Takes lines in.
    pub(super) on_text: Callback<String>,
}

/// The place where lines are pasted and files dropped.
#[component]
pub(super) fn Take(props: &TakeProps) -> Html {
    let words = use_words();
    let field = use_node_ref();
    let refused = use_state_eq(Vec::<String>::new);
    let add = {
        let (field, on_text) = (field.clone(), props.on_text.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = field.cast::<HtmlTextAreaElement>() {
                on_text.emit(area.value());
            }
        })
    };
    // What was taken in whole need not stay in the field; what is wrong is there to be mended.
    {
        let (field, rows) = (field.clone(), &props.rows);
        let clean =
            rows.asked && !rows.busy && rows.problems.is_empty() && rows.added + rows.known > 0;
        use_effect_with(clean, move |&clean| {
            if let Some(area) = field.cast::<HtmlTextAreaElement>().filter(|_| clean) {
                area.set_value("");
            }
        });
    }
    let read = {
        let (on_text, refused, words) = (props.on_text.clone(), refused.setter(), words.clone());
        move |event: &Event| {
            let (on_text, refused, words) = (on_text.clone(), refused.clone(), words.clone());
            let files = files_of(event);
            wasm_bindgen_futures::spawn_local(async move {
                let (mut all, mut size, mut too_long) = (String::new(), 0.0, Vec::new());
                for file in &files {
                    size += file_size(file);
                    // The others count.
                    if size > most_bytes() {
                        size -= file_size(file);
                        let most = MAX_GATHERED / (1024 * 1024);
                        let message = Message::new("class-file-too-long").with("most", most);
                        too_long.push(words.say(&message.quoting("name", &file_name(file))));
                        continue;
                    }
                    if let Some(text) = file_text(file).await.ok().and_then(|text| text.as_string())
                    {
                        all.push_str(&text);
                        all.push('\n');
                    }
                }
                let none = all.is_empty() && !too_long.is_empty();
                refused.set(too_long);
                if !none {
                    on_text.emit(all);
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
    let chosen = Callback::from(move |event: Event| read(&event));
    html! {
        <section class="class-take" ondrop={dropped} ondragover={|event: DragEvent| event.prevent_default()}>
            <label class="field">
                <span>{ words.get("class-paste") }</span>
                <textarea ref={field} id="class-lines" rows="4" spellcheck="false" aria-describedby="class-paste-note" />
            </label>
            <p class="quiet" id="class-paste-note">{ words.get("class-paste-note") }</p>
            <div class="row">
                <button type="button" class="button primary" id="class-add" onclick={add}>{ words.get("class-add") }</button>
                <label class="button file-button">
                    { words.get("class-files") }
                    <input type="file" class="spoken" multiple=true accept=".txt,text/plain" onchange={chosen} />
                </label>
                <camera::Camera on_text={props.on_text.clone()} />
            </div>
            <div role="status" id="class-news">
                { for refused.iter().map(|why| html! { <p class="lesson-wrong">{ why }</p> }) }
                { news(&props.rows, &words) }
            </div>
        </section>
    }
}

/// The most bytes of files that are taken in at once, as a number of JavaScript.
fn most_bytes() -> f64 {
    u32::try_from(MAX_GATHERED).map_or(f64::MAX, f64::from)
}

/// The numbers of lines, the first of them where there are many.
fn numbers(lines: &[usize]) -> String {
    let named = lines.iter().take(MAX_LINES).map(usize::to_string);
    let more = (lines.len() > MAX_LINES).then(|| "…".to_owned());
    named.chain(more).collect::<Vec<_>>().join(", ")
}

/// What came of the lines that were taken in last.
fn news(rows: &Rows, words: &Words) -> Html {
    let say = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    let problem = |(line, why): &(usize, Message)| {
        let place = Message::new("lesson-line").with("line", *line);
        let place = (*line > 0).then(|| words.say(&place) + " ");
        html! { <li>{ place }{ words.say(why) }</li> }
    };
    let other = |(name, lines): &(String, Vec<usize>)| {
        let href = match name.strip_prefix('~') {
            None => Some(ClassPlace::new(Source::Named(name.clone())).href()),
            Some(_) => None,
        };
        html! {
            <li>
                { words.say(&Message::new("class-other-lines").with("count", lines.len()).with("lines", numbers(lines))) }
                if let Some(href) = href { { " " }<a {href}>{ words.get("class-other-open") }</a> }
                else { { " " }{ words.get("class-other-own") } }
            </li>
        }
    };
    let nothing = rows.added + rows.known + rows.problems.len() + rows.others.len() == 0;
    html! {
        <>
            if rows.busy { <p class="quiet computing">{ words.get("class-busy") }</p> }
            if rows.asked && !rows.busy {
                if nothing { <p class="lesson-wrong">{ words.get("class-nothing") }</p> }
                if rows.added > 0 { <p>{ say("class-added", rows.added) }</p> }
                if rows.known > 0 { <p class="quiet">{ say("class-known", rows.known) }</p> }
            }
            if !rows.problems.is_empty() || !rows.others.is_empty() {
                <ul class="lesson-problems">
                    { for rows.problems.iter().map(problem) }
                    if rows.more > 0 { <li>{ say("class-more-problems", rows.more) }</li> }
                    { for rows.others.iter().map(other) }
                </ul>
            }
            if rows.unkept { <p class="lesson-wrong">{ words.get("class-unkept") }</p> }
        </>
    }
}
