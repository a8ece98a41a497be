//! The last large tables, kept so that the next question about the same bar is a look-up.
//!
//! Answers do not depend on them; only how soon they come does. Each thread keeps one of each kind.

use crate::core::bars::{LostTable, PliesTable, Shape};
use std::cell::RefCell;
use std::rc::Rc;

thread_local! {
    static LOST: RefCell<Option<Rc<LostTable>>> = const { RefCell::new(None) };
    static PLIES: RefCell<Option<Rc<PliesTable>>> = const { RefCell::new(None) };
}

/// Keeps the lost shapes of a bar in place of the last.
pub(super) fn keep_lost(table: &Rc<LostTable>) {
    LOST.with_borrow_mut(|kept| *kept = Some(Rc::clone(table)));
}

/// Gives the memory of the kept table back, before a new one is made.
pub(super) fn forget_lost() {
    LOST.with_borrow_mut(|kept| *kept = None);
}

/// The kept table, where the shape lies within its bar.
pub(super) fn lost_for(shape: &Shape) -> Option<Rc<LostTable>> {
    LOST.with_borrow(|kept| kept.clone().filter(|table| table.is_lost(shape).is_some()))
}

/// Keeps the plies within a shape in place of the last.
pub(super) fn keep_plies(table: &Rc<PliesTable>) {
    PLIES.with_borrow_mut(|kept| *kept = Some(Rc::clone(table)));
}

/// The kept table, where the shape lies within its own.
pub(super) fn plies_for(shape: &Shape) -> Option<Rc<PliesTable>> {
    PLIES.with_borrow(|kept| kept.clone().filter(|table| table.plies(shape).is_some()))
}
