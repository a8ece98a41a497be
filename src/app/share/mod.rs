//! The dialogs that stand beside what is seen: sharing it (the link with or without answers, as a QR
//! code, in a page of somebody else's, as a file), and the keys that work on it. A program of its own,
//! which knows of the one that is shown only the address and what stands on the page.

mod dialog;
mod frame;
mod keys;
mod qr;

pub(super) use dialog::Dialog;
pub(super) use frame::DialogProps;
pub(super) use keys::Keys;
