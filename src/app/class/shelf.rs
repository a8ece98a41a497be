//! What was handed in, as it is kept on the device (its format is in `crate::class`).

use crate::app::hooks::{keep_class, kept_class, kept_draft};
use crate::class::{
    Attempt, Own, codes_of, own_lessons, read_code, with_text, without, write_code,
};
use crate::lesson::{Lesson, pack_text};
use crate::link::Source;

/// The name under which an attempt is kept: that of its lesson, or the mark of a custom text.
pub(super) fn shelf_of(attempt: &Attempt) -> String {
    if attempt.lesson.is_empty() {
        format!("~{:016x}", attempt.mark)
    } else {
        attempt.lesson.clone()
    }
}

/// All that is kept, of whichever lesson.
pub(super) fn all() -> String {
    kept_class()
}

/// The lines that are kept of a lesson, under all its names.
pub(super) fn kept(names: &[String]) -> String {
    among(&all(), names)
}

/// Those among all that was kept at some time.
pub(super) fn among(all: &str, names: &[String]) -> String {
    names.iter().map(|name| codes_of(all, name)).collect::<Vec<_>>().join("\n")
}

/// The custom lessons of which attempts are kept; the one that is being written is at hand.
pub(super) fn own() -> Vec<Own> {
    let draft = kept_draft().map(|text| (Lesson::read(&text).0.own_name(), pack_text(&text)));
    own_lessons(&kept_class(), draft.as_ref())
}

/// Where the lesson is that attempts are kept of under a name; a custom one may not be known here.
pub(super) fn source_of(name: &str) -> Option<Source> {
    if !name.starts_with('~') {
        return Some(Source::Named(name.to_owned()));
    }
    own().into_iter().find(|own| own.name == name).map(|own| Source::Packed(own.packed))
}

/// Keeps the text of a custom lesson beside its attempts, so that it is found again without its link. Where
/// there is no room for it, the attempts are kept nevertheless.
pub(super) fn keep_text(lesson: &str, packed: &str) {
    if let Some(lines) = with_text(&kept_class(), lesson, packed) {
        keep_class(&lines);
    }
}

/// Whether a text is kept beside the attempts at a lesson.
pub(super) fn has_text(lesson: &str) -> bool {
    own_lessons(&kept_class(), None).iter().any(|own| own.name == lesson)
}

/// Puts attempts, each with its line, where the pages of their lessons find them, in the place of what was handed in
/// of them before. Whether they were kept.
pub(super) fn add(attempts: &[(Attempt, String)]) -> bool {
    if attempts.is_empty() {
        return true;
    }
    let kept = kept_class();
    let mut shelf: Vec<(Option<Attempt>, String)> = kept.lines().map(read).collect();
    for (attempt, code) in attempts {
        let line = line_of(attempt, code);
        let same =
            |known: &Option<Attempt>| known.as_ref().is_some_and(|known| known.is_same(attempt));
        match shelf.iter_mut().find(|(known, _)| same(known)) {
            None => shelf.push((Some(attempt.clone()), line)),
            Some((known, before)) => {
                let Some(state) = known.as_ref().filter(|known| attempt.goes_on(known)) else {
                    continue;
                };
                let named = attempt.clone().named_as(state);
                // A name that is known stays where it comes without one.
                let as_it_came = named.name == attempt.name;
                *before = if as_it_came { line } else { line_of(&named, &write_code(&named)) };
                *known = Some(named);
            }
        }
    }
    let lines: Vec<String> = shelf.into_iter().map(|(_, line)| line).collect();
    keep_class(&lines.join("\n"))
}

fn line_of(attempt: &Attempt, code: &str) -> String {
    format!("{} {code}", shelf_of(attempt))
}

/// Takes one attempt away, and with the last one at a lesson its text. Whether what is left was kept.
pub(super) fn remove(attempt: &Attempt) -> bool {
    let kept = kept_class();
    let same = |line: &&str| read(line).0.is_some_and(|known| known.is_same(attempt));
    let others: Vec<&str> = kept.lines().filter(|line| !same(line)).collect();
    let (lesson, others) = (shelf_of(attempt), others.join("\n"));
    let is_last = codes_of(&others, &lesson).is_empty();
    keep_class(&if is_last { without(&others, &lesson) } else { others })
}

/// The attempts that are kept of a lesson, under all its names.
pub(super) fn attempts(names: &[String]) -> Vec<Attempt> {
    kept(names).lines().filter_map(|code| read_code(code).ok()).collect()
}

fn read(line: &str) -> (Option<Attempt>, String) {
    let attempt = line.split_once(' ').and_then(|(_, code)| read_code(code).ok());
    (attempt, line.to_owned())
}

/// Whether anything is kept, of whichever lesson.
pub(super) fn holds_any() -> bool {
    !kept_class().is_empty()
}

/// Forgets all that was handed in, of all lessons.
pub(super) fn forget_all() {
    keep_class("");
}

/// Forgets what was handed in of a lesson, under all its names.
pub(super) fn forget(names: &[String]) {
    keep_class(&names.iter().fold(kept_class(), |kept, name| without(&kept, name)));
}
