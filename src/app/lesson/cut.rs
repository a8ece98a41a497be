//! A link to a lesson that arrived incomplete or changed: the link, to be edited, and what can still be shown.

use super::packed_link;
use crate::app::hooks::{Href, link_address, use_title, use_words};
use crate::app::house::InputForm;
use crate::core::Message;
use crate::lesson::unpack_begun;
use crate::link::{LessonPlace, Source, of_address};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CutProps {
    /// What is wrong with it.
    pub(super) why: Message,
    /// Where it leads.
    pub(super) place: LessonPlace,
    /// Goes to a link.
    pub(super) go: Callback<String>,
}

/// The page of a lesson whose text cannot be had.
#[component]
pub(super) fn Cut(props: &CutProps) -> Html {
    let words = use_words();
    use_title(words.get("lesson-broken"));
    let text = use_state_eq(|| link_address(&props.place.to_string()));
    let edit = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                text.set(field.value());
            }
        })
    };
    let mend = {
        let (go, text) = (props.go.clone(), text.clone());
        Callback::from(move |()| {
            go.emit(of_address(text.trim()).to_owned());
        })
    };
    let packed = match &props.place.source {
        Source::Packed(packed) => Some(packed),
        Source::Named(_) | Source::All => None,
    };
    html! {
        <>
            <h1>{ words.get("lesson-broken") }</h1>
            <p class="lesson-wrong" role="alert" id="lesson-cut">{ words.say(&props.why) }</p>
            if let Some(packed) = packed {
                <InputForm class="field" on_submit={mend}>
                    <label for="lesson-link">{ words.get("broken-text") }</label>
                    <textarea
                        id="lesson-link" rows="3" value={(*text).clone()} oninput={edit} spellcheck="false"
                        autocomplete="off" autocapitalize="off" aria-invalid="true" aria-describedby="lesson-cut"
                    />
                    <p><button type="submit" class="button primary">{ words.get("broken-open") }</button></p>
                </InputForm>
                if let Some((begun, steps)) = unpack_begun(packed) {
                    <p>{ words.say(&Message::new("lesson-begun").with("steps", steps)) }</p>
                    <p><a class="button" href={packed_link(&begun).href()}>{ words.get("lesson-begun-open") }</a></p>
                }
            }
            <p><a href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a></p>
        </>
    }
}
