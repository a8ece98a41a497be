//! The dialogs that stand beside what is seen: sharing it (the link with or without answers, as a QR
//! code, in a page of somebody else's, as a file), a sum in the making to which it is added, a question that is asked about it, and the keys that work on it. They know of the page
//! only the address and what stands on it, so every page has the same ones.

mod ask;
mod class;
mod collect;
mod dialog;
mod frame;
mod keys;
mod qr;

pub(super) use qr::qr;

use crate::split_points;
use frame::DialogProps;
use yew::prelude::*;

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// For sharing.
    Share,
    /// The list of keys.
    Keys,
    /// The sum in the making, to which what is seen is added.
    Sum,
    /// A question about what is seen.
    Question,
}

/// Draws a dialog until it asks to be taken away.
pub(super) type Draw = fn(Asked, Callback<()>) -> Html;

split_points! {
    /// The dialogs.
    share: pub(super) fn dialogs() -> Draw { draw }
}

fn draw(asked: Asked, on_close: Callback<()>) -> Html {
    let props = DialogProps { on_close };
    match asked {
        Asked::Share => html! { <dialog::Dialog ..props /> },
        Asked::Keys => html! { <keys::Keys ..props /> },
        Asked::Sum => html! { <collect::Collect ..props /> },
        Asked::Question => html! { <ask::Alone ..props /> },
    }
}
