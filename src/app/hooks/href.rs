//! Where the elements of this page lead. Every link inside the page is made here, so that what the reader's
//! own link set for the time being is not lost on the way: his language, and how he counts.

use crate::core::Count;
use crate::link::{ClassPlace, LessonPlace, Link, Place, carrying, with_hash};
use crate::words::Language;
use std::cell::Cell;

thread_local! {
    static CARRIED: Cell<(Option<Language>, Count)> = const { Cell::new((None, Count::One)) };
}

/// Notes what links carry on from the place that is shown, whose language the reader may have changed since.
pub(in crate::app) fn carry_on(place: Option<&Place>, language: Language) {
    let look = place.map(Place::look);
    let set = look.and_then(|look| look.lang).map(|_| language);
    CARRIED.set((set, look.map_or_else(Count::default, |look| look.count)));
}

/// The link with what it carries on.
pub(in crate::app) fn carried(link: &str) -> String {
    let (language, count) = CARRIED.get();
    carrying(link, language.map(Language::code), count)
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
