//! What the dialogs have in common: the frame, its title, the button to close it.

use crate::app::hooks::{use_modal, use_words};
use crate::app::house::{Sign, icon};
use yew::prelude::*;

/// What a dialog is given.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct DialogProps {
    /// Takes the dialog away.
    pub(in crate::app) on_close: Callback<()>,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FrameProps {
    /// The message that is its title.
    pub(super) title: &'static str,
    /// Takes it away.
    pub(super) on_close: Callback<()>,
    /// What it holds.
    pub(super) children: Children,
}

/// A dialog, open as long as it is drawn.
#[component]
pub(super) fn Frame(props: &FrameProps) -> Html {
    let words = use_words();
    let dialog = use_modal();
    let close = props.on_close.reform(|_: MouseEvent| ());
    let closed = props.on_close.reform(|_: Event| ());
    html! {
        <dialog ref={dialog} class="dialog share" aria-labelledby="share-title" onclose={closed}>
            <div class="dialog-head">
                <h2 id="share-title">{ words.get(props.title) }</h2>
                <button type="button" class="button icon-button" aria-label={words.get("close")} onclick={close}>
                    { icon(Sign::Close) }
                </button>
            </div>
            { props.children.clone() }
        </dialog>
    }
}
