//! What is kept on this device: the games, the language, the theme.
//!
//! Nothing here may stop the page: storage that is full, forbidden or broken reads as empty. All is
//! kept as text.

use crate::link::{Added, Link, Shelf, Theme};
use crate::session::Tree;
use crate::words::Language;
use web_sys::Storage;

const LANGUAGE: &str = "nimlab.language";
const THEME: &str = "nimlab.theme";
/// Whether single keys work. `static/keys.js` reads and writes it.
const KEYS: &str = "nimlab.keys";
const GAMES: &str = "nimlab.games";

/// The games that are kept.
pub(in crate::app) fn kept_games() -> Shelf {
    Shelf::read(&read(GAMES).unwrap_or_default())
}

/// Keeps a game, as the newest; `tree` is all that was played.
pub(in crate::app) fn keep_game(link: &Link, tree: &Tree) {
    let mut games = kept_games();
    if games.keep(link, tree) {
        write(GAMES, &games.text());
    }
}

/// Adds the games of a text to those that are kept. `None` where the device does not take them.
pub(in crate::app) fn add_games(text: &str) -> Option<Added> {
    let mut games = kept_games();
    let added = games.add(text);
    write(GAMES, &games.text()).then_some(added)
}

/// The language that was chosen on this device.
pub(in crate::app) fn kept_language() -> Option<Language> {
    Language::of(&read(LANGUAGE)?)
}

/// Keeps the language.
pub(in crate::app) fn keep_language(language: Language) {
    write(LANGUAGE, language.code());
}

/// The theme that was chosen on this device.
pub(in crate::app) fn kept_theme() -> Option<Theme> {
    let name = read(THEME)?;
    Theme::named(&name)
}

/// Keeps the theme; none is the system's.
pub(in crate::app) fn keep_theme(theme: Option<Theme>) {
    write(THEME, theme.map_or("", Theme::name));
}

/// Erases all that is kept on this device: the games, the language, the theme.
pub(in crate::app) fn erase_all() {
    if let Some(storage) = storage() {
        for key in [GAMES, LANGUAGE, THEME, KEYS] {
            let _ = storage.remove_item(key);
        }
    }
}

fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether it was kept: storage may be full, or forbidden.
fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}
