//! The lessons that come with the page. Each text is a file under `lessons/`.

use crate::app::chunk::Missing;
use crate::lesson::ON_PATH;
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

/// Names and files.
macro_rules! texts {
    ($lang:literal $($name:literal)+) => {
        &[$(($name, include_str!(concat!("../../../lessons/", $lang, "/", $name, ".txt")))),+]
    };
}

split_points! {
    /// The path in English.
    path_en: fn path_en() -> Texts {
        texts!("en" "nim-1" "nim-2" "nim-3" "sticks" "sums" "kayles" "dawson" "pawns" "wythoff" "coins" "corners" "boards" "chomp" "adding" "attractor" "minimax" "misere")
    }
    /// The path in French.
    path_fr: fn path_fr() -> Texts {
        texts!("fr" "nim-1" "nim-2" "nim-3" "sticks" "sums" "kayles" "dawson" "pawns" "wythoff" "coins" "corners" "boards" "chomp" "adding" "attractor" "minimax" "misere")
    }
    /// The practicals in English.
    practicals_en: fn practicals_en() -> Texts {
        texts!("en" "practical-octal" "practical-attractor" "practical-pawns" "practical-chomp")
    }
    /// The practicals in French.
    practicals_fr: fn practicals_fr() -> Texts {
        texts!("fr" "practical-octal" "practical-attractor" "practical-pawns" "practical-chomp")
    }
}

/// The path in a language.
pub(in crate::app) async fn path(language: Language) -> Result<Texts, Missing> {
    match language {
        Language::English => path_en().await,
        Language::French => path_fr().await,
    }
}

/// The practicals in a language.
pub(in crate::app) async fn practicals(language: Language) -> Result<Texts, Missing> {
    match language {
        Language::English => practicals_en().await,
        Language::French => practicals_fr().await,
    }
}

/// The text of that name; `None` where there is none.
pub(in crate::app) async fn text(
    name: &str,
    language: Language,
) -> Result<Option<&'static str>, Missing> {
    let texts = if PATH.contains(&name) {
        path(language).await?
    } else if PRACTICALS.contains(&name) {
        practicals(language).await?
    } else {
        return Ok(None);
    };
    Ok(texts.iter().find(|(other, _)| *other == name).map(|&(_, text)| text))
}
