//! What is kept on this device: saving it to a file, adding games from a file, erasing it.

use crate::app::dom::keep_focus;
use crate::app::files::{TEXT, chosen_text, save_text};
use crate::app::hooks::{Href, add_games, erase_all, kept_games, use_words};
use crate::app::lesson::bring_lesson;
use crate::core::Message;
use crate::lesson::is_lesson;
use crate::link::{Added, LessonPlace, Source, is_game};
use gloo::utils::document;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct KeptProps {
    /// Hears when something else is kept.
    pub(super) on_change: Callback<()>,
}

/// What the part at the end of the front page holds.
#[component]
pub(super) fn Kept(props: &KeptProps) -> Html {
    let words = use_words();
    let told = use_state_eq(|| None::<Message>);
    // The lesson that the file was, which is then to be opened.
    let lesson = use_state_eq(|| None::<String>);
    // Whether the reader is asked once more.
    let sure = use_state_eq(|| false);
    let kept = kept_games();
    let count = kept.games().iter().filter(|game| is_game(&game.link)).count();

    let read = {
        let (told, on_change, lesson) = (told.setter(), props.on_change.clone(), lesson.setter());
        move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let (told, on_change, lesson) = (told.clone(), on_change.clone(), lesson.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let text = chosen_text(&field).await;
                field.set_value("");
                let text = text.unwrap_or_default();
                // Lessons are opened elsewhere: what packs them is not a part of the first page.
                if is_lesson(&text) {
                    told.set(Some(Message::new("kept-is-lesson")));
                    lesson.set(Some(text));
                    return;
                }
                lesson.set(None);
                told.set(Some(match add_games(&text) {
                    None => Message::new("kept-refused"),
                    Some(Added { games: 0, left_out: 0 }) => Message::new("kept-no-game"),
                    Some(Added { games, left_out: 0 }) => {
                        Message::new("kept-added").with("games", games)
                    }
                    Some(Added { games, left_out }) => {
                        let message = Message::new("kept-no-room").with("games", games);
                        message.with("left-out", left_out)
                    }
                }));
                on_change.emit(());
            });
        }
    };
    let ask = {
        let sure = sure.setter();
        // Each button goes with its press; the answer that does no harm is next.
        move |yes: bool| {
            let sure = sure.clone();
            move |_: MouseEvent| {
                sure.set(yes);
                keep_focus(if yes { "kept-no" } else { "kept-erase" });
            }
        }
    };
    let erase = {
        let (told, sure, on_change) = (told.setter(), sure.setter(), props.on_change.clone());
        move |_: MouseEvent| {
            erase_all();
            sure.set(false);
            // The button that had the focus goes.
            if let Some(page) = document().document_element() {
                crate::app::dom::focus(&page, ".kept");
            }
            told.set(Some(Message::new("kept-erased")));
            on_change.emit(());
        }
    };
    let button = |name: &'static str, class: &'static str, onclick: Callback<MouseEvent>| {
        let about = (name == "kept-no").then_some("kept-sure");
        html! { <button key={name} id={name} type="button" class={classes!("button", class)} aria-describedby={about} {onclick}>{ words.get(name) }</button> }
    };
    html! {
        <div class="kept" tabindex="-1">
            <p class="quiet">{ words.say(&Message::new("kept-note").with("games", count)) }</p>
            <div class="row">
                if *sure {
                    <p id="kept-sure">{ words.get("kept-sure") }</p>
                    { button("kept-yes", "", Callback::from(erase)) }
                    { button("kept-no", "primary", Callback::from(ask(false))) }
                } else {
                    if count > 0 {
                        { button("kept-save", "", Callback::from(|_| save_text(&kept_games().text(), "nimlab-games.txt", TEXT))) }
                    }
                    <label class="button file-button">
                        { words.get("kept-open") }
                        <input type="file" class="spoken" accept=".txt,text/plain" onchange={read} />
                    </label>
                    { button("kept-erase", "", Callback::from(ask(true))) }
                }
            </div>
            <p role="status">{ told.as_ref().map(|told| words.say(told)) }</p>
            if let Some(text) = (*lesson).clone() {
                <p><a class="button primary" id="kept-lesson" href={LessonPlace::new(Source::All).href()} onclick={move |_: MouseEvent| bring_lesson(text.clone())}>{ words.get("kept-open-lesson") }</a></p>
            }
        </div>
    }
}
