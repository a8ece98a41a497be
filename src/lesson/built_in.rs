//! What the texts of the lessons that come with Nimlab are known by. (The texts are parts of the page, fetched when
//! they are opened.)

use super::mark_of_bytes;

/// The marks of each lesson, in English and in French.
macro_rules! marks {
    ($($name:literal)+) => {
        [$([
            mark_of_bytes(include_bytes!(concat!("../../lessons/en/", $name, ".txt"))),
            mark_of_bytes(include_bytes!(concat!("../../lessons/fr/", $name, ".txt"))),
        ]),+]
    };
}

const MARKS: [[u64; 2]; 21] = marks!(
    "nim-1" "nim-2" "nim-3" "sticks" "sums" "kayles" "dawson" "pawns" "wythoff" "coins" "corners"
    "boards" "chomp" "adding" "attractor" "minimax" "misere" "practical-octal" "practical-attractor"
    "practical-pawns" "practical-chomp"
);

/// The marks ([`super::mark`]) of a lesson of Nimlab in all languages, of which this is one; none where it is no such
/// lesson.
pub fn same_lesson(mark: u64) -> &'static [u64] {
    MARKS.iter().find(|marks| marks.contains(&mark)).map_or(&[], |marks| marks)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::lesson::mark;
    use std::fs;

    #[test]
    fn every_lesson_is_known_in_both_languages() {
        let mut known = 0;
        for entry in fs::read_dir("lessons/en").unwrap() {
            let path = entry.unwrap().path();
            let french = std::path::Path::new("lessons/fr").join(path.file_name().unwrap());
            let [english, french] =
                [path, french].map(|path| mark(&fs::read_to_string(path).unwrap()));
            assert_eq!(same_lesson(english), [english, french]);
            assert_eq!(same_lesson(french), [english, french]);
            known += 1;
        }
        assert_eq!(known, MARKS.len());
        assert_eq!(same_lesson(mark("title: Mine\n---\nHello.\n")), [0; 0]);
    }
}
