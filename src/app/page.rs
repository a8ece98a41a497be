//! What a page is given, and what must be known about one before it is drawn.

use super::face::Face;
use super::task::Coach;
use crate::link::{ClassPlace, LessonPlace, Look, Reading, Split, Theme};
use crate::words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The language and the theme that a link sets.
pub(super) type Wished = (Option<&'static str>, Option<Theme>);

/// What the page of a link is given.
#[derive(Clone, Properties)]
pub(super) struct PageProps {
    /// The page's header.
    pub(super) header: Html,
    /// The visit to the address at which the link was read.
    pub(super) visit: u32,
    /// What came of reading it; nothing is wrong with it.
    pub(super) reading: Rc<Reading>,
    /// Goes to a link: Back leads here again.
    pub(super) go: Callback<String>,
    /// The theme in force.
    pub(super) theme: Option<Theme>,
    /// The language that the reader wants; its words may be on their way.
    pub(super) language: Language,
    /// How often the reader has chosen a language or a theme.
    pub(super) choices: u32,
    /// Takes the language and the theme that the link sets.
    pub(super) on_look: Callback<Wished>,
    /// The step that this is, if it is shown in the page of a lesson.
    pub(super) coach: Option<Rc<Coach>>,
}

impl PartialEq for PageProps {
    fn eq(&self, other: &Self) -> bool {
        // What was read at one visit stays.
        self.visit == other.visit
            && self.language == other.language
            && self.theme == other.theme
            && self.choices == other.choices
            && self.header == other.header
            && self.coach == other.coach
            && self.go == other.go
            && self.on_look == other.on_look
    }
}

/// A page as the part of the program brings it that holds it.
#[derive(Clone, Copy)]
pub(super) struct Page {
    /// Checks a link that leads there; the seed is for a game whose link gives none.
    pub(super) read: fn(&Split, u64) -> Reading,
    /// Draws it.
    pub(super) draw: fn(PageProps) -> Html,
    /// How the game is drawn; `None` for a view that has the page to itself.
    pub(super) face: Option<&'static dyn Face>,
}

/// What a part of the program brings.
#[derive(Clone, Copy)]
pub(super) enum Brought {
    /// The page of a link.
    Page(Page),
    /// The first page, which is given what its link sets, and takes it.
    Front(fn(Wished, Callback<Wished>) -> Html),
    /// The page of lessons.
    Lesson(fn(LessonProps) -> Html),
    /// A teacher's page.
    Class(fn(ClassProps) -> Html),
}

/// What a teacher's page is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ClassProps {
    /// Which lesson, and what is handed in.
    pub(super) place: Rc<ClassPlace>,
    /// What the page of the lesson would be given.
    pub(super) frame: LessonProps,
}

/// What the page of a lesson is given.
#[derive(Clone, Properties)]
pub(super) struct LessonProps {
    /// Which lesson, and which step of it.
    pub(super) place: Rc<LessonPlace>,
    /// The visit to the address at which the link was read.
    pub(super) visit: u32,
    /// The page's header.
    pub(super) header: Html,
    /// Goes to a link: Back leads here again.
    pub(super) go: Callback<String>,
    /// The theme in force.
    pub(super) theme: Option<Theme>,
    /// The language that the reader wants.
    pub(super) language: Language,
    /// Takes the language and the theme that the link sets.
    pub(super) on_look: Callback<Wished>,
}

impl PartialEq for LessonProps {
    fn eq(&self, other: &Self) -> bool {
        self.visit == other.visit
            && self.header == other.header
            && self.theme == other.theme
            && self.language == other.language
            && self.go == other.go
            && self.on_look == other.on_look
    }
}

/// What a look sets of the page round it.
pub(super) fn wished(look: &Look) -> Wished {
    (look.lang, look.theme)
}
