//! How the texts of the lessons that come with Nimlab are recognised. (The texts are parts of the page, fetched when
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
