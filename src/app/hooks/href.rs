//! Where the elements of this page link to. Every link inside the page is made here, so that what the reader's own link
//! has set for the time being is not lost on the way: the language, the theme, and the way of counting.

use crate::link::{ClassPlace, LessonPlace, Link, carrying, with_hash};
use std::cell::RefCell;

/// Keys of links, each with its value.
pub(in crate::app) type Keys = Vec<(&'static str, &'static str)>;

thread_local! {
    static CARRIED: RefCell<Keys> = const { RefCell::new(Vec::new()) };
}

/// Notes what links carry on from here.
pub(in crate::app) fn carry_on(keys: Keys) {
    CARRIED.set(keys);
}

/// The link with what it carries on.
pub(in crate::app) fn carried(link: &str) -> String {
    CARRIED.with_borrow(|keys| carrying(link, keys))
}

/// What leads somewhere in this page.
pub(in crate::app) trait Href {
    /// What an element has in its `href`.
    fn href(&self) -> String;
}

impl Href for str {
    fn href(&self) -> String {
        with_hash(&carried(self))
    }
}

impl Href for Link {
    fn href(&self) -> String {
        self.to_string().as_str().href()
    }
}

impl Href for LessonPlace {
    fn href(&self) -> String {
        self.to_string().as_str().href()
    }
}

impl Href for ClassPlace {
    fn href(&self) -> String {
        self.to_string().as_str().href()
    }
}
