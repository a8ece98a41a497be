//! What the last searches have found, and the last board, kept for the next question about the same game.
//!
//! Answers do not depend on it; only how soon they come does. Each thread keeps one search of each kind.

use crate::core::place::{Board, MisereSearch, Search, Take};
use std::cell::RefCell;
use std::rc::Rc;

/// The maximum number of bytes of the memory of a search: some 1 500 000 parts. While it grows it takes half as many
/// again.
pub const MAX_BYTES: u64 = 42_000_000;

/// The maximum number of positions of a search in misère play, of some hundred bytes each.
pub const MAX_POSITIONS: usize = 300_000;

thread_local! {
    static BOARD: RefCell<Option<(Take, Rc<Board>)>> = const { RefCell::new(None) };
    static NORMAL: RefCell<Option<Search>> = const { RefCell::new(None) };
    static MISERE: RefCell<Option<MisereSearch>> = const { RefCell::new(None) };
}

/// The board of a game; the last one is kept, since a game asks for it at every move.
pub(super) fn board(take: Take, rows: usize, columns: usize) -> Rc<Board> {
    let same = |(kept, board): &(Take, Rc<Board>)| {
        *kept == take && (board.rows(), board.columns()) == (rows, columns)
    };
    BOARD.with_borrow_mut(|kept| {
        if let Some((_, board)) = kept.as_ref().filter(|kept| same(kept)) {
            return Rc::clone(board);
        }
        // The sizes of a game were checked.
        let board = Rc::new(Board::new(take, rows, columns).unwrap_or_default());
        *kept = Some((take, Rc::clone(&board)));
        board
    })
}

/// The kept search, where it is about such moves; otherwise a new one. What is kept then makes room for it.
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
