//! The lessons that come with the page. Each text is a file under `lessons/`.

use crate::app::chunk::Missing;
use crate::app::hooks::Href;
use crate::lesson::ON_PATH;
use crate::link::LessonPlace;
use crate::split_points;
use crate::words::Language;

/// Texts by their names.
pub(in crate::app) type Texts = &'static [(&'static str, &'static str)];

/// The path, in its order.
pub(in crate::app) const PATH: [&str; ON_PATH.len()] = {
    let mut names = [""; ON_PATH.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = ON_PATH[at].name;
        at += 1;
    }
    names
};

/// The practicals.
pub(in crate::app) const PRACTICALS: [&str; 4] =
    ["practical-octal", "practical-attractor", "practical-pawns", "practical-chomp"];

/// How a teacher uses all this; a lesson to be read.
const GUIDE: &str = "guide";

/// The step of the guide that says all that a lesson can contain, from 1.
pub(super) const GUIDE_TO_WRITING: usize = 4;

/// The address of the guide for teachers, or of one of its steps, from 1.
pub(in crate::app) fn guide(step: Option<usize>) -> String {
    LessonPlace { step, ..LessonPlace::named(GUIDE) }.href()
}

/// Names and files.
macro_rules! texts {
    ($kept:ident $lang:literal $($name:literal)+) => {
        static $kept: [(&str, &str); [$($name),+].len()] =
            [$(($name, include_str!(concat!("../../../lessons/", $lang, "/", $name, ".txt")))),+];
    };
}

/// Those of one language: some are in one part of the program, as whoever goes through one lesson waits for no more
/// than it needs. (tools/finish.mjs reads here which is in which: a name with the language at its end.)
macro_rules! language {
    ($lang:literal $all:ident $texts:ident $text:ident $(
        $(#[$about:meta])* $chunk:ident $kept:ident $($name:literal)+;
    )+) => {
        $(texts!($kept $lang $($name)+);)+

        static $all: &[Texts] = &[$(&$kept),+];

        split_points! {
            /// All lessons.
            $texts: fn $texts() -> &'static [Texts] { $all }
            $($(#[$about])* $chunk: fn $chunk() -> Texts { &$kept })+
        }

        async fn $text(name: &str) -> Result<Option<&'static str>, Missing> {
            $(
                if [$($name),+].contains(&name) {
                    return Ok(named(&[$chunk().await?], name));
                }
            )+
            Ok(None)
        }
    };
}

language! {
    "en" ALL_EN texts_en text_en
    /// Nim and sticks.
    texts_nim_en NIM_EN "nim-1" "nim-2" "nim-3" "sticks";
    /// Sums and heaps.
    texts_sums_en SUMS_EN "sums" "kayles" "dawson" "misere";
    /// Grids and rows of coins.
    texts_grids_en GRIDS_EN "pawns" "wythoff" "coins" "corners" "boards";
    /// Chomp and graphs.
    texts_bars_en BARS_EN "chomp" "adding" "attractor" "minimax";
    /// The practicals.
    texts_practicals_en PRACTICALS_EN "practical-octal" "practical-attractor" "practical-pawns" "practical-chomp";
    /// For teachers.
    texts_guide_en GUIDE_EN "guide";
}

language! {
    "fr" ALL_FR texts_fr text_fr
    /// Nim and sticks.
    texts_nim_fr NIM_FR "nim-1" "nim-2" "nim-3" "sticks";
    /// Sums and heaps.
    texts_sums_fr SUMS_FR "sums" "kayles" "dawson" "misere";
    /// Grids and rows of coins.
    texts_grids_fr GRIDS_FR "pawns" "wythoff" "coins" "corners" "boards";
    /// Chomp and graphs.
    texts_bars_fr BARS_FR "chomp" "adding" "attractor" "minimax";
    /// The practicals.
    texts_practicals_fr PRACTICALS_FR "practical-octal" "practical-attractor" "practical-pawns" "practical-chomp";
    /// For teachers.
    texts_guide_fr GUIDE_FR "guide";
}

/// All texts in a language, with their names.
pub(in crate::app) async fn texts(language: Language) -> Result<&'static [Texts], Missing> {
    match language {
        Language::English => texts_en().await,
        Language::French => texts_fr().await,
    }
}

/// The text of that name among these.
pub(in crate::app) fn named(texts: &[Texts], name: &str) -> Option<&'static str> {
    let mut all = texts.iter().copied().flatten();
    all.find(|(other, _)| *other == name).map(|&(_, text)| text)
}

/// The text of that name; `None` where there is none.
pub(in crate::app) async fn text(
    name: &str,
    language: Language,
) -> Result<Option<&'static str>, Missing> {
    match language {
        Language::English => text_en(name).await,
        Language::French => text_fr(name).await,
    }
}
