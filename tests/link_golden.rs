//! A link that once worked works for ever: `tests/data/links.txt` is only ever added to.
#![allow(clippy::unwrap_used, missing_docs)]

use nimlab::games::heaps::NamedGame;
use nimlab::games::{Game, Visitor};
use nimlab::link;
use std::collections::BTreeSet;

const GOLDEN: &str = include_str!("data/links.txt");

/// The links of the file, each with the form in which it is written. A comment has a space after its
/// sign, a link never has.
fn golden() -> impl Iterator<Item = (&'static str, &'static str)> {
    let comment = |line: &str| line.is_empty() || line == "#" || line.starts_with("# ");
    let lines = GOLDEN.lines().filter(move |line| !comment(line));
    lines.map(|line| line.split_once('\t').unwrap())
}

/// Reads a link as the page does and writes it again.
struct Again<'a>(&'a str);

impl Visitor for Again<'_> {
    type Output = String;

    fn visit<G: Game>(self) -> String {
        let link = link::read::<G>(self.0).valid();
        link.map_or_else(|error| format!("{error:?}"), |link| link.to_string())
    }
}

fn again(text: &str) -> String {
    link::system_of(text).map_or_else(|error| format!("{error:?}"), |s| s.visit(Again(text)))
}

#[test]
fn every_link_of_the_file_is_read_and_written_as_it_says() {
    let mut count = 0;
    for (text, canonical) in golden() {
        assert_eq!(again(text), canonical, "{text}");
        assert_eq!(again(canonical), canonical, "{text}");
        count += 1;
    }
    assert!(count >= 165, "lines were taken away: {count} are left");
}

#[test]
fn a_written_link_is_kept_whole_by_chat_and_mail() {
    let kept = |c: char| c.is_ascii_alphanumeric() || "-._~/+?=&".contains(c);
    for (_, canonical) in golden() {
        assert!(canonical.chars().all(kept), "{canonical}");
    }
}

#[test]
fn every_key_and_every_named_game_is_among_them() {
    let links: BTreeSet<&str> = golden().map(|(_, canonical)| canonical).collect();
    for game in NamedGame::ALL {
        let start = format!("/v1/heaps/{}/", game.code);
        assert!(links.iter().any(|link| link.starts_with(&start)), "{}", game.key);
    }
    for key in [
        "rule",
        "moves",
        "at",
        "players",
        "level",
        "seed",
        "view",
        "values",
        "lang",
        "embed",
        "theme",
        "to",
        "until",
        "window",
        "plot",
        "method",
        "candidate",
        "genera",
        "sort",
        "order",
        "budget",
        "size",
        "player",
        "step",
        "built",
        "filled",
    ] {
        let found = |link: &&str| {
            let keys = link.split_once('?').map_or("", |(_, keys)| keys);
            keys.split('&').any(|pair| pair.split('=').next() == Some(key))
        };
        assert!(links.iter().any(found), "{key}");
    }
}
