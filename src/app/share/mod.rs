//! The dialogs next to the page: sharing what it shows (the link with or without answers, as a QR code, in another web
//! page, as a file), a sum being built to which it can be added, a question
//! asked about it, and the keys that work on it. All they know of the
//! page is its address and its elements, so every page has the same ones.

mod ask;
mod class;
mod collect;
mod dialog;
mod embedded;
mod frame;
mod keys;
mod qr;
mod qr_code;
mod question;

pub(super) use qr::qr;
pub(super) use qr_code::too_long as qr_too_long;

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
