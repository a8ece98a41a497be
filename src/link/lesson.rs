//! The address of a lesson.

use super::keys::KEYS;
use super::piece::Piece;
use super::split::{empty, once};
use super::{Link, LinkError, Look, Problem, Split, View};
use crate::games::System;
use std::fmt;

/// What is in the place of a system.
pub(super) const LESSON: &str = "lesson";
/// The key of an answer that is put before a class.
const GIVEN: &str = "given";
/// The other keys that a lesson's link may have.
const ALLOWED: [&str; 5] = ["seed", "view", "lang", "embed", "theme"];

/// Which lesson, and which step of it.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonPlace {
    /// Where its text comes from.
    pub source: Source,
    /// The step that is shown, from 1; where the reader was where none is given.
    pub step: Option<usize>,
    /// The seed of positions that are drawn at random; any, if none is given.
    pub seed: Option<u64>,
    /// What is made of it.
    pub view: LessonView,
    /// An answer to the step that is shown, as it was handed in: the view for a class puts it on the board.
    pub given: Option<String>,
    /// How it is viewed.
    pub look: Look,
}

/// What is made of a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LessonView {
    /// It is gone through, step by step.
    #[default]
    Steps,
    /// It is shown to a class, on the wall.
    Project,
    /// A worksheet, to be printed.
    Paper,
    /// Its answers, for the teacher.
    Key,
}

impl LessonView {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Steps, Self::Project, Self::Paper, Self::Key];

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Project => "project",
            Self::Paper => "paper",
            Self::Key => "key",
        }
    }

    /// The one of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|view| view.name() == name)
    }
}

/// Where the text of a lesson comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// None is named: the list of all of them.
    All,
    /// One that comes with the page, or is on this device.
    Named(String),
    /// It is in the link, packed.
    Packed(String),
}

impl LessonPlace {
    /// A lesson from its beginning.
    pub fn new(source: Source) -> Self {
        let view = LessonView::default();
        Self { source, step: None, seed: None, view, given: None, look: Look::default() }
    }

    /// A lesson that comes with Nimlab, from its beginning.
    pub fn named(name: &str) -> Self {
        Self::new(Source::Named(name.to_owned()))
    }

    /// The same lesson, with something else made of it.
    #[must_use]
    pub fn in_view(self, view: LessonView) -> Self {
        let given = self.given.filter(|_| view == LessonView::Project);
        Self { view, given, ..self }
    }

    /// The same lesson before a class, with an answer that was given.
    #[must_use]
    pub fn with_answer(self, answer: &str) -> Self {
        Self { view: LessonView::Project, given: Some(answer.to_owned()), ..self }
    }

    /// Reads what comes after `/v1/lesson`; `end` is where the path ends.
    pub(super) fn read(
        mut parts: impl Iterator<Item = Piece>,
        query: Option<&Piece>,
        end: usize,
    ) -> Result<Self, LinkError> {
        let (name, step) = (parts.next(), parts.next());
        // A slash at the end is what some programs add.
        if let Some(more) = parts.find(|more| !more.text.is_empty()) {
            return Err(more.error(Problem::TooMuch { found: more.text.clone() }));
        }
        let source = source_of(name.as_ref());
        let step = match step.filter(|step| !step.text.is_empty()) {
            None => None,
            Some(piece) => match piece.text.parse::<usize>() {
                Ok(step) if step > 0 => Some(step),
                _ => {
                    let allowed = "1, 2, 3 …".to_owned();
                    let found = piece.text.clone();
                    return Err(piece.error(Problem::Value { key: "step", found, allowed }));
                }
            },
        };
        let Some(&system) = System::ALL.first() else {
            return Err(LinkError { start: 0, end, problem: Problem::NotALink });
        };
        let mut split = empty(system, end);
        if let Some(query) = query {
            split.keys(query);
        }
        let given = given(&mut split)?;
        if let Some((key, value)) = split.known.iter().find(|(key, _)| !ALLOWED.contains(key)) {
            return Err(value.error(Problem::Key { found: (*key).to_owned() }));
        }
        let view = match split.value("view") {
            None => LessonView::default(),
            // Of the list of lessons nothing can be made.
            Some(piece) if source == Source::All => {
                return Err(piece.error(Problem::Key { found: "view".to_owned() }));
            }
            Some(piece) => LessonView::named(&piece.decoded()).ok_or_else(|| {
                let (found, allowed) = (piece.text.clone(), LessonView::ALL.map(LessonView::name));
                piece.error(Problem::Value { key: "view", found, allowed: allowed.join(", ") })
            })?,
        };
        let (seed, look) = (split.link.seed, split.link.look);
        Ok(Self { source, step, seed, view, given, look }.in_view(view))
    }

    /// What tells one lesson from another, whatever its step.
    pub fn source_key(&self) -> String {
        Self::new(self.source.clone()).to_string()
    }
}

/// Without the `#`.
impl fmt::Display for LessonPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/v1/{LESSON}{}", self.source)?;
        if let Some(step) = self.step.filter(|_| self.source != Source::All) {
            write!(f, "/{step}")?;
        }
        let Some(&system) = System::ALL.first() else { return Ok(()) };
        let start = super::split::no_start();
        let view = match self.view {
            LessonView::Steps => View::default(),
            other => View::Own(other.name()),
        };
        let look = Look { view, ..self.look.clone() };
        let link = Link { seed: self.seed, look, ..Link::new(system, start) };
        let keys = KEYS.iter().filter(|key| ALLOWED.contains(&key.name));
        let keys = keys.filter_map(|key| Some((key.name, (key.write)(&link)?)));
        let given = self.given.iter().map(|answer| (GIVEN, super::encoded(answer)));
        for (number, (key, value)) in keys.chain(given).enumerate() {
            let mark = if number == 0 { '?' } else { '&' };
            write!(f, "{mark}{key}={value}")?;
        }
        Ok(())
    }
}

/// The answer that is put before a class; an error where something is wrong with the keys.
fn given(split: &mut Split) -> Result<Option<String>, LinkError> {
    let (mut given, mut errors) = (Vec::new(), std::mem::take(&mut split.errors));
    for (name, value) in &split.others {
        if name.text != GIVEN {
            return Err(name.error(Problem::Key { found: name.text.clone() }));
        }
        once(&mut given, GIVEN, value, value, &mut errors);
    }
    match errors.into_iter().next() {
        Some(error) => Err(error),
        None => Ok(given.first().map(|(_, value)| value.decoded().into_owned())),
    }
}

/// Where a lesson comes from, as written in a link.
pub(super) fn source_of(name: Option<&Piece>) -> Source {
    match name.map(|name| (name.text.as_str(), name.text.strip_prefix('~'))) {
        None | Some(("", _)) => Source::All,
        Some((_, Some(packed))) => Source::Packed(packed.to_owned()),
        Some((name, None)) => Source::Named(name.to_owned()),
    }
}

/// With the `/` before it.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => Ok(()),
            Self::Named(name) => write!(f, "/{name}"),
            Self::Packed(packed) => write!(f, "/~{packed}"),
        }
    }
}

#[cfg(test)]
#[allow(clippy::panic)]
mod tests {
    use super::{LessonView, Problem};
    use crate::link::{Place, split};

    #[test]
    fn links_to_lessons_are_written_as_they_are_read() {
        let links = [
            "/v1/lesson",
            "/v1/lesson/nim-1",
            "/v1/lesson/nim-1/4",
            "/v1/lesson/nim-1/4?seed=7&lang=fr&embed=1",
            "/v1/lesson/~eJxLBAAAYgBi/2?theme=dark",
            "/v1/lesson/nim-1/2?view=project&theme=dark",
            "/v1/lesson/nim-1?seed=7&view=paper&lang=fr",
            "/v1/lesson/~eJxLBAAAYgBi?view=key",
            "/v1/lesson/nim-1/2?view=project&given=2-1-0",
            "/v1/lesson/nim-1/2?seed=7&view=project&theme=dark&given=one%20%26%20two%3F",
        ];
        for link in links {
            let Ok(Place::Lesson(place)) = split(link) else { panic!("{link}") };
            assert_eq!(place.to_string(), link);
        }
        for wrong in
            ["/v1/lesson/nim-1/0", "/v1/lesson/a/1/2", "/v1/lesson/a?level=3", "/v1/lesson/a?x=1"]
        {
            assert!(split(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_answer_is_put_before_a_class_and_nowhere_else() {
        let Ok(Place::Lesson(place)) = split("/v1/lesson/a/2?view=project&given=1-1-0") else {
            panic!()
        };
        assert_eq!(place.given.as_deref(), Some("1-1-0"));
        for view in [LessonView::Steps, LessonView::Paper, LessonView::Key] {
            assert_eq!(place.clone().in_view(view).given, None);
        }
        for link in ["/v1/lesson/a/2?given=1-1-0", "/v1/lesson/a/2?view=steps&given=1-1-0"] {
            let Ok(Place::Lesson(place)) = split(link) else { panic!("{link}") };
            assert_eq!(place.to_string(), "/v1/lesson/a/2");
        }
        let Err(error) = split("/v1/lesson/a?view=project&given=1&given=2") else { panic!() };
        assert_eq!(error.problem, Problem::Contradiction { key: "given" });
    }

    #[test]
    fn a_view_of_a_lesson_is_one_that_there_is() {
        let Ok(Place::Lesson(place)) = split("/v1/lesson/a?view=steps") else { panic!() };
        assert_eq!((place.view, &*place.to_string()), (LessonView::Steps, "/v1/lesson/a"));
        for wrong in ["/v1/lesson/a?view=analyse", "/v1/lesson/a?view=", "/v1/lesson?view=paper"] {
            let Err(error) = split(wrong) else { panic!("{wrong}") };
            assert_eq!(error.start, wrong.find('=').map_or(0, |at| at + 1), "{wrong}");
        }
        let Err(error) = split("/v1/lesson/a?view=paper&view=key") else { panic!() };
        assert_eq!(error.problem, Problem::Contradiction { key: "view" });
    }
}
