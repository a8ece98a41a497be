//! The text of a lesson that was opened on a page that does not show lessons, on its way to the page that does.

use std::cell::RefCell;

thread_local! {
    static BROUGHT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps a text until the page of lessons is opened.
pub(in crate::app) fn bring_lesson(text: String) {
    BROUGHT.with_borrow_mut(|brought| *brought = Some(text));
}

/// The text that was brought, once.
pub(super) fn brought_lesson() -> Option<String> {
    BROUGHT.with_borrow_mut(Option::take)
}
