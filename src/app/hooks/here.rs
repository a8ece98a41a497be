//! What the reader has begun on a board, kept as long as the same thing is shown.

use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A value that belongs to what is shown, which a key says; wherever something else is shown it is the default.
pub(in crate::app) struct Here<K, T> {
    kept: Rc<RefCell<Option<(K, T)>>>,
    draw: UseForceUpdateHandle,
}

// Not derived, which would ask the same of what is in it.
impl<K, T> Clone for Here<K, T> {
    fn clone(&self) -> Self {
        Self { kept: self.kept.clone(), draw: self.draw.clone() }
    }
}

/// The value, the default at first.
#[hook]
pub(in crate::app) fn use_here<K: 'static, T: 'static>() -> Here<K, T> {
    Here { kept: use_mut_ref(|| None), draw: use_force_update() }
}

impl<K: PartialEq, T: Copy + Default> Here<K, T> {
    /// The value for this key.
    pub(in crate::app) fn get(&self, key: &K) -> T {
        let kept = self.kept.borrow();
        kept.as_ref().filter(|(at, _)| at == key).map_or_else(T::default, |(_, value)| *value)
    }

    /// Keeps another value for this key, and draws the board again.
    pub(in crate::app) fn set(&self, key: K, value: T) {
        self.kept.replace(Some((key, value)));
        self.draw.force_update();
    }
}
