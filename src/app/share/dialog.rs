//! The dialog for sharing.

use super::class::lesson_ways;
use super::embedded::{LESSON_HEIGHT, frame_height};
use super::frame::{DialogProps, Frame};
use super::qr_code::code;
use crate::app::dom::ticked;
use crate::app::figure::Figure;
use crate::app::files::{TEXT, chosen_text, file_stem, save_text};
use crate::app::hooks::{copying, kept_draft, link_address, open_link, shown_link, use_words};
use crate::app::lesson::{WRITE, bring_lesson};
use crate::core::Message;
use crate::lesson::{Lesson, MAX_BYTES, is_lesson, pack_text, unpack_text};
use crate::link::{
    LessonPlace, Place, Source, Values, alike, first_link, is_game, split, with_hash, with_key,
};
use crate::words::{Language, Words};
use gloo::utils::document;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The board, without what is said about it.
const BOARD: &str = ".board-place > *";
/// Longer addresses are cut by some programs that pass them on.
const SAFE: usize = 2_000;

#[wasm_bindgen(inline_js = "
export const can_share = () => Boolean(navigator.share);
export const hand_on = (title, url) => void navigator.share({ title, url }).catch(() => {});")]
extern "C" {
    /// Whether the device has a way of sharing of its own.
    fn can_share() -> bool;
    /// Gives a link to it.
    fn hand_on(title: &str, link: &str);
}

/// What the reader has chosen of the link.
#[derive(Clone, Copy, Default, PartialEq)]
struct Choice {
    /// Answers are kept back.
    hidden: bool,
    /// The language is that of this page, whatever the other reader's is.
    language: bool,
}

impl Choice {
    /// What a link says by itself.
    fn of(link: &str) -> Self {
        let place = split(link).ok();
        let look = place.as_ref().map(Place::look);
        Self {
            hidden: look.is_some_and(|look| look.values == Values::Hide),
            language: look.is_some_and(|look| look.lang.is_some()),
        }
    }
}

/// The dialog, open as long as it is drawn.
#[component]
pub(in crate::app) fn Dialog(props: &DialogProps) -> Html {
    let words = use_words();
    let choice = use_state_eq(|| Choice::of(&shown_link()));
    let told = use_state_eq(|| None::<&'static str>);
    {
        // What was copied is not the link of another choice.
        let told = told.setter();
        use_effect_with(*choice, move |_| told.set(None));
    }
    let link = link(*choice, words.language());
    let address = link_address(&link);
    let title = written_title().unwrap_or_else(|| document().title());
    // The first page has no answers, is no game to be kept, and is no board for another page.
    let game = is_game(&shown_link());
    let lesson = lesson();
    // A frame begins where the lesson does.
    let framed =
        lesson.as_ref().map_or_else(|| link.clone(), |place| alike(&place.to_string(), &link));
    let height = use_memo((), |()| frame_height());
    let lines = lines(&title, &framed, if lesson.is_some() { LESSON_HEIGHT } else { *height });
    let copy = |text: String, label: &'static str| {
        let told = told.setter();
        let click = copying(text, move |said| told.set(said));
        html! { <button type="button" class="button" onclick={click}>{ words.get(label) }</button> }
    };
    html! {
        <Frame title="share-title" on_close={props.on_close.clone()}>
            { choices(*choice, &choice.setter(), game, &words) }
            <div class="share-sides">
                <div class="share-link">
                    <label class="field">
                        <span>{ words.get("share-link") }</span>
                        <textarea readonly=true rows="4" value={address.clone()} />
                    </label>
                    <div class="row">
                        { copy(address.clone(), "share-copy") }
                        { sheet(&title, &address, &words) }
                        { copy(says(&title, &address), "share-copy-text") }
                    </div>
                    if address.len() > SAFE {
                        <p class="quiet">{ words.say(&Message::new("share-long").with("length", count(address.len(), &words))) }</p>
                    }
                </div>
                { code(&address, &words) }
            </div>
            if let Some(place) = &lesson { { lesson_ways(place, &props.on_close, &words) } }
            if game || lesson.is_some() {
                <details class="more">
                    <summary>{ words.get("share-embed") }</summary>
                    <p class="quiet">{ words.get(if game { "share-embed-note" } else { "share-embed-lesson" }) }</p>
                    <textarea readonly=true rows="4" aria-label={words.get("share-embed")} value={lines.clone()} />
                    <div class="row">{ copy(lines, "share-copy") }</div>
                </details>
            }
            if game { { super::ask::folded(&props.on_close, &words) } }
            { picture(&words) }
            { files(&link, &told.setter(), &props.on_close, &words) }
            <p class="share-told" role="status">{ told.map(|id| words.get(id)).unwrap_or_default() }</p>
        </Frame>
    }
}

fn link(choice: Choice, language: Language) -> String {
    let link = with_key(&shared_link(), "values", choice.hidden.then_some("hide"));
    with_key(&link, "lang", choice.language.then_some(language.code()))
}

/// What is shared: what is shown, and of the page on which a lesson is written the lesson.
fn shared_link() -> String {
    draft().map_or_else(shown_link, |text| {
        LessonPlace::new(Source::Packed(pack_text(&text))).to_string()
    })
}

/// The lesson that is being written, on the page where that is done.
fn draft() -> Option<String> {
    let write = Source::Named(WRITE.to_owned());
    let writes = matches!(split(&shown_link()), Ok(Place::Lesson(place)) if place.source == write);
    writes.then(|| written().or_else(kept_draft)).flatten()
}

/// What that lesson is called.
fn written_title() -> Option<String> {
    let title = Lesson::read(&draft()?).0.title;
    (!title.trim().is_empty()).then_some(title)
}

/// The lesson in the field where it is written: one that was not changed yet is kept nowhere else.
fn written() -> Option<String> {
    let field = document().query_selector("textarea.lesson-file").ok().flatten()?;
    Some(field.dyn_into::<HtmlTextAreaElement>().ok()?.value())
}

/// The lesson that is shared, from its beginning.
fn lesson() -> Option<LessonPlace> {
    let Ok(Place::Lesson(place)) = split(&shared_link()) else { return None };
    let one = match &place.source {
        Source::All => false,
        Source::Named(name) => name != WRITE,
        Source::Packed(_) => true,
    };
    let seed = place.seed;
    one.then(|| LessonPlace { seed, ..LessonPlace::new(place.source) })
}

/// What is seen, in words, with the link to it.
fn says(title: &str, address: &str) -> String {
    format!("{title}\n{}\n{address}", seen().unwrap_or_default()).replace("\n\n", "\n")
}

/// What is seen, in words.
fn seen() -> Option<String> {
    let seen = document().query_selector("#content[data-says], #content [data-says]").ok()??;
    seen.get_attribute("data-says")
}

/// The board as a picture, where there is one.
fn picture(words: &Words) -> Html {
    if !matches!(document().query_selector(BOARD), Ok(Some(_))) {
        return Html::default();
    }
    let name = match split(&shown_link()) {
        Ok(Place::Game(split)) => format!("nimlab-{}", split.system().name()),
        _ => "nimlab".to_owned(),
    };
    let caption = seen().unwrap_or_default();
    html! {
        <div class="row" role="group" aria-label={words.get("share-picture")}>
            <span aria-hidden="true">{ words.get("share-picture") }</span>
            { Figure { shown: BOARD, caption, name: &name }.buttons() }
        </div>
    }
}

/// The lines that show it in another page, in a frame so many pixels high.
fn lines(title: &str, link: &str, height: u32) -> String {
    let address = link_address(&with_key(link, "embed", Some("1")));
    let escaped =
        |text: &str| text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    let (title, address) = (escaped(title), escaped(&address));
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" style=\"border:0\" allow=\"clipboard-write\"></iframe>"
    )
}

fn choices(choice: Choice, set: &UseStateSetter<Choice>, game: bool, words: &Words) -> Html {
    let check = |id: &'static str, ticked_now: bool, change: fn(Choice, bool) -> Choice| {
        let set = set.clone();
        let change = move |event: Event| set.set(change(choice, ticked(&event)));
        html! {
            <label class="check"><input type="checkbox" checked={ticked_now} onchange={change} />{ words.get(id) }</label>
        }
    };
    html! {
        <div class="share-choices">
            if game {
                { check("share-hidden", choice.hidden, |choice, hidden| Choice { hidden, ..choice }) }
            }
            { check("share-language", choice.language, |choice, language| Choice { language, ..choice }) }
        </div>
    }
}

/// The device's own way of sharing, where it has one.
fn sheet(title: &str, address: &str, words: &Words) -> Html {
    if !can_share() {
        return Html::default();
    }
    let (title, address) = (title.to_owned(), address.to_owned());
    let click = move |_: MouseEvent| hand_on(&title, &address);
    html! { <button type="button" class="button" onclick={click}>{ words.get("share-sheet") }</button> }
}

/// A number of characters as the language writes it.
fn count(characters: usize, words: &Words) -> String {
    words.number(characters as u64)
}

/// What a file leads to: a lesson, or the first link in it.
fn link_in(text: &str) -> Option<String> {
    // The page of lessons says what is wrong with one that is too long for a link, and shows what it can.
    if is_lesson(text) && text.len() > MAX_BYTES {
        bring_lesson(text.to_owned());
        return Some(LessonPlace::new(Source::All).to_string());
    }
    if is_lesson(text) {
        return Some(LessonPlace::new(Source::Packed(pack_text(text))).to_string());
    }
    first_link(text).map(str::to_owned)
}

/// The game as a file, and back.
fn files(
    link: &str,
    told: &UseStateSetter<Option<&'static str>>,
    on_close: &Callback<()>,
    words: &Words,
) -> Html {
    // Whoever was given a lesson in a link has its file.
    let packed = match split(link) {
        Ok(Place::Lesson(place)) => match &place.source {
            Source::Packed(packed) => unpack_text(packed).ok(),
            Source::All | Source::Named(_) => None,
        },
        _ => None,
    };
    let label = match (is_game(link), &packed) {
        (true, _) => "share-save",
        (false, Some(_)) => "lesson-save",
        (false, None) => "share-save-link",
    };
    let keep = {
        let text = packed.clone().unwrap_or_else(|| with_hash(link) + "\n");
        let name = match split(link) {
            Ok(Place::Game(split)) => format!("nimlab-{}.txt", split.system().name()),
            Ok(Place::Lesson(_)) => {
                let title = packed.as_ref().map(|text| Lesson::read(text).0.title);
                format!("{}.txt", file_stem(&title.unwrap_or_default()))
            }
            Ok(Place::Front(_) | Place::Class(_)) | Err(_) => "nimlab.txt".to_owned(),
        };
        move |_: MouseEvent| save_text(&text, &name, TEXT)
    };
    let read = {
        let (told, on_close) = (told.clone(), on_close.clone());
        move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let (told, on_close) = (told.clone(), on_close.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let text = chosen_text(&field).await;
                match text.as_deref().and_then(link_in) {
                    Some(link) => {
                        on_close.emit(());
                        open_link(&link);
                    }
                    None => told.set(Some("share-no-game")),
                }
                field.set_value("");
            });
        }
    };
    html! {
        <details class="more">
            <summary>{ words.get("share-file") }</summary>
            <div class="row">
                <button type="button" class="button" onclick={keep}>{ words.get(label) }</button>
                <label class="button file-button">
                    { words.get("share-open") }
                    <input type="file" class="spoken" accept=".txt,text/plain" onchange={read} />
                </label>
            </div>
        </details>
    }
}
