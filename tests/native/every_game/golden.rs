//! A link that once worked works for ever: `tests/data/links.txt` is only ever added to.

use nimlab::games::heaps::NamedGame;
use nimlab::games::{Game, Keys, System, Visitor};
use nimlab::link::{self, View};
use std::collections::BTreeSet;

const GOLDEN: &str = include_str!("../../data/links.txt");

/// The keys that all links may have.
pub(crate) const KEYS: [&str; 18] = [
    "rule", "moves", "at", "players", "level", "seed", "view", "values", "lang", "embed", "theme",
    "task", "say", "hints", "check", "within", "options", "done",
];

/// The links of the file, each with the form in which it is written. A comment has a space after its
/// sign, a link never has.
fn golden() -> impl Iterator<Item = (&'static str, &'static str)> {
    let comment = |line: &str| line.is_empty() || line == "#" || line.starts_with("# ");
    let lines = GOLDEN.lines().filter(move |line| !comment(line));
    lines.map(|line| line.split_once('\t').unwrap())
}

fn canonical() -> BTreeSet<&'static str> {
    golden().map(|(_, canonical)| canonical).collect()
}

/// The link as the page writes it again.
fn again(text: &str) -> String {
    if let Ok(link::Place::Lesson(place)) = link::split(text) {
        return place.to_string();
    }
    match link::read(text, 0) {
        Ok(reading) if reading.errors.is_empty() => reading.link().to_string(),
        other => format!("{other:?}"),
    }
}

#[test]
fn every_link_of_the_file_is_read_and_written_as_it_says() {
    let mut count = 0;
    for (text, canonical) in golden() {
        assert_eq!(again(text), canonical, "{text}");
        assert_eq!(again(canonical), canonical, "{text}");
        count += 1;
    }
    assert!(count >= 205, "lines were taken away: {count} are left");
}

#[test]
fn a_written_link_is_kept_whole_by_chat_and_mail() {
    let kept = |c: char| c.is_ascii_alphanumeric() || "-._~/+?=&%".contains(c);
    for link in canonical() {
        assert!(link.chars().all(kept), "{link}");
    }
}

/// What the links of a system may say besides: its keys and its views, as pairs of a key and a value.
struct Own;

impl Visitor for Own {
    type Output = Vec<(&'static str, Option<&'static str>)>;

    fn visit<G: Game>(self) -> Self::Output {
        let views = View::all::<G>().skip(1).map(|view| ("view", Some(view.name())));
        views.chain(G::Keys::NAMES.iter().map(|&key| (key, None))).collect()
    }
}

#[test]
fn every_key_every_view_and_every_named_game_is_among_them() {
    let links = canonical();
    for game in NamedGame::ALL {
        let start = format!("/v1/heaps/{}/", game.code);
        assert!(links.iter().any(|link| link.starts_with(&start)), "{}", game.key);
    }
    let says = |system: &str, key: &str, value: Option<&str>| {
        let mut those = links.iter().filter(|link| link.starts_with(&format!("/v1/{system}")));
        those.any(|link| {
            let keys = link.split_once('?').map_or("", |(_, keys)| keys);
            let mut pairs = keys.split('&').filter_map(|pair| pair.split_once('='));
            pairs.any(|(name, said)| name == key && value.is_none_or(|value| value == said))
        })
    };
    for key in KEYS {
        assert!(says("", key, None), "{key}");
    }
    for system in System::ALL {
        for (key, value) in system.visit(Own) {
            assert!(says(system.name(), key, value), "{system:?}: {key} {value:?}");
        }
    }
}
