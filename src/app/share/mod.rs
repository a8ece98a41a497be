//! Sharing what is seen: the link with or without answers, as a QR code, in a page of somebody
//! else's, as a file. A program of its own, which stands beside the one that is shown and knows of it
//! only the address and the words that it left at the page's main part.

mod dialog;
mod qr;

pub(super) use dialog::{Dialog, DialogProps};
