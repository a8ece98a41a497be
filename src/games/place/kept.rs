//! What the last searches have found, kept for the next question about the same game.
//!
//! What is answered does not depend on it, only how soon. One search of each kind is kept in a thread.

use super::job::{MAX_BYTES, MAX_POSITIONS};
use crate::core::place::{MisereSearch, Search, Take};
use std::cell::RefCell;

thread_local! {
    static NORMAL: RefCell<Option<Search>> = const { RefCell::new(None) };
    static MISERE: RefCell<Option<MisereSearch>> = const { RefCell::new(None) };
}

/// The kept search, where it is about such moves; else a new one. What is kept then makes room for it.
pub(super) fn normal(take: Take) -> Search {
    let kept = NORMAL.with_borrow_mut(Option::take).filter(|search| search.take() == take);
    kept.unwrap_or_else(|| Search::new(take, MAX_BYTES))
}

/// Keeps a search in place of the last.
pub(super) fn keep_normal(mut search: Search) {
    search.stop();
    NORMAL.with_borrow_mut(|kept| *kept = Some(search));
}

/// Likewise for misère play.
pub(super) fn misere(take: Take) -> MisereSearch {
    let kept = MISERE.with_borrow_mut(Option::take).filter(|search| search.take() == take);
    kept.unwrap_or_else(|| MisereSearch::new(take, MAX_POSITIONS))
}

/// Likewise.
pub(super) fn keep_misere(mut search: MisereSearch) {
    search.stop();
    MISERE.with_borrow_mut(|kept| *kept = Some(search));
}
