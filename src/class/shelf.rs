//! What was handed in, as it is kept on a device: one line for each attempt, with the name of its lesson and its code,
//! and one for the text of each of the teacher's own lessons.

use crate::lesson::{Lesson, mark_of, unpack_text};

/// What a packed text begins with: no code of an attempt does.
const TEXT: char = '~';

/// A custom lesson of which attempts are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The name under which it is kept.
    pub name: String,
    /// Its text, packed as it is in links.
    pub packed: String,
    /// How many attempts are kept.
    pub attempts: usize,
}

/// The custom lessons of which attempts are kept, in the order in which the first of each was handed in.
/// Where the text was not kept beside the attempts it may be the one that is `at_hand`.
pub fn own_lessons(kept: &str, at_hand: Option<&(String, String)>) -> Vec<Own> {
    let mut own: Vec<Own> = Vec::new();
    let lines = || kept.lines().filter_map(|line| line.split_once(' '));
    for (name, _) in lines().filter(|(name, code)| name.starts_with('~') && !is_text(code)) {
        match own.iter_mut().find(|own| own.name == name) {
            Some(known) => known.attempts += 1,
            None => own.push(Own { name: name.to_owned(), packed: String::new(), attempts: 1 }),
        }
    }
    for one in &mut own {
        let texts = lines().filter(|(name, code)| *name == one.name && is_text(code));
        let texts = texts.filter_map(|(_, code)| code.strip_prefix(TEXT));
        let hand = at_hand.iter().filter(|(name, _)| *name == one.name);
        let mut all = texts.chain(hand.map(|(_, packed)| packed.as_str()));
        // A text that is not the one of that name leads elsewhere.
        let fits = |packed: &&str| {
            unpack_text(packed).is_ok_and(|text| own_names(&text).contains(&one.name))
        };
        all.find(fits).unwrap_or_default().clone_into(&mut one.packed);
    }
    own.retain(|own| !own.packed.is_empty());
    own
}

/// The names under which a custom lesson is kept: the one that [`Lesson::own_name`] gives, and the mark of its whole
/// text, which was its name before 29 November 2026.
pub fn own_names(text: &str) -> [String; 2] {
    [Lesson::read(text).0.own_name(), mark_of(text)]
}

/// The codes of the attempts at a lesson, one a line.
pub fn codes_of(kept: &str, lesson: &str) -> String {
    let lines = kept.lines().filter_map(|line| line.split_once(' '));
    let own = lines.filter(|(name, code)| *name == lesson && !is_text(code)).map(|(_, code)| code);
    own.collect::<Vec<_>>().join("\n")
}

/// The same with the text of a custom lesson beside its attempts, in the place of one that has been corrected since;
/// `None` where it is there already.
pub fn with_text(kept: &str, lesson: &str, packed: &str) -> Option<String> {
    let line = format!("{lesson} {TEXT}{packed}");
    let former = format!("{lesson} {TEXT}");
    let new = kept.lines().all(|known| known != line);
    let others = kept.lines().filter(|known| !known.starts_with(&former));
    new.then(|| others.chain([line.as_str()]).collect::<Vec<_>>().join("\n"))
}

/// The same without a lesson, its attempts and its text.
pub fn without(kept: &str, lesson: &str) -> String {
    let others = kept.lines().filter(|line| line.split(' ').next() != Some(lesson));
    others.collect::<Vec<_>>().join("\n")
}

fn is_text(code: &str) -> bool {
    code.starts_with(TEXT)
}
