//! The address of a teacher's page.

use super::keys::KEYS;
use super::lesson::{Source, source_of};
use super::piece::Piece;
use super::split::{empty, no_start, once};
use super::{Link, LinkError, Look, Problem};
use crate::games::System;
use std::fmt;

/// What is in the place of a system.
pub(super) const CLASS: &str = "class";
/// The key of what was handed in.
const ATTEMPT: &str = "attempt";
/// The other keys that its link may have.
const ALLOWED: [&str; 2] = ["lang", "theme"];

/// A teacher's page.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassPlace {
    /// The lesson; none where it is still to be chosen.
    pub source: Source,
    /// The line that a reader hands in with this link ([`crate::class`] reads it).
    pub attempt: Option<String>,
    /// How it is viewed.
    pub look: Look,
}

impl ClassPlace {
    /// The page of a lesson.
    pub fn new(source: Source) -> Self {
        Self { source, attempt: None, look: Look::default() }
    }

    /// Reads what comes after `/v1/class`; `end` is where the path ends.
    pub(super) fn read(
        mut parts: impl Iterator<Item = Piece>,
        query: Option<&Piece>,
        end: usize,
    ) -> Result<Self, LinkError> {
        let source = source_of(parts.next().as_ref());
        // A slash at the end is what some programs add.
        if let Some(more) = parts.find(|more| !more.text.is_empty()) {
            return Err(more.error(Problem::TooMuch { found: more.text.clone() }));
        }
        let Some(&system) = System::ALL.first() else {
            return Err(LinkError { start: 0, end, problem: Problem::NotALink });
        };
        let mut split = empty(system, end);
        if let Some(query) = query {
            split.keys(query);
        }
        let mut handed = Vec::new();
        let mut errors = std::mem::take(&mut split.errors);
        for (name, value) in &split.others {
            if name.text != ATTEMPT {
                return Err(name.error(Problem::Key { found: name.text.clone() }));
            }
            once(&mut handed, ATTEMPT, value, value, &mut errors);
        }
        if let Some(error) = errors.first() {
            return Err(error.clone());
        }
        if let Some((key, value)) = split.known.iter().find(|(key, _)| !ALLOWED.contains(key)) {
            return Err(value.error(Problem::Key { found: (*key).to_owned() }));
        }
        let attempt = handed.first().map(|(_, value)| value.decoded().into_owned());
        Ok(Self { source, attempt, look: split.link.look })
    }
}

/// Without the `#`.
impl fmt::Display for ClassPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/v1/{CLASS}{}", self.source)?;
        let Some(&system) = System::ALL.first() else { return Ok(()) };
        let link = Link { look: self.look.clone(), ..Link::new(system, no_start()) };
        let keys = KEYS.iter().filter(|key| ALLOWED.contains(&key.name));
        let keys = keys.filter_map(|key| Some((key.name, (key.write)(&link)?)));
        let handed = self.attempt.iter().map(|line| (ATTEMPT, super::encoded(line)));
        for (number, (key, value)) in keys.chain(handed).enumerate() {
            let mark = if number == 0 { '?' } else { '&' };
            write!(f, "{mark}{key}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::panic)]
mod tests {
    use crate::link::{Place, split};

    #[test]
    fn links_to_a_class_are_written_as_they_are_read() {
        let links = [
            "/v1/class",
            "/v1/class/nim-1",
            "/v1/class/nim-1?attempt=NL1.AbCd_-9",
            "/v1/class/~eJxLBAAAYgBi?lang=fr&theme=dark&attempt=NL1.x",
        ];
        for link in links {
            let Ok(Place::Class(place)) = split(link) else { panic!("{link}") };
            assert_eq!(place.to_string(), link);
        }
        for wrong in [
            "/v1/class/nim-1/2",
            "/v1/class?seed=3",
            "/v1/class?attempt=a&attempt=b",
            "/v1/class?pupil=3",
            "/v1/class?attempt",
        ] {
            assert!(split(wrong).is_err(), "{wrong}");
        }
    }
}
