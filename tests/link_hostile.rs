//! Whatever stands in the address: a valid link comes back as it was, and no text does any harm.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "hostile/chomp.rs"]
mod chomp;
#[path = "hostile/pawns.rs"]
mod pawns;
#[path = "hostile/spoil.rs"]
mod spoil;

use nimlab::core::{Chance, Rule, Say};
use nimlab::games::Game;
use nimlab::games::chomp::Chomp;
use nimlab::games::heaps::{Heaps, HeapsKeys, MAX_TO, Move, Position};
use nimlab::games::pawns::Pawns;
use nimlab::link::{self, Link, LinkError, Look, MAX_TEXT, Theme, Values, View};
use nimlab::session::{Level, Players};
use nimlab::words::{Language, Words};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use spoil::{spoil, spoils};

/// Links that are played with, and texts that are made of each: 120 000 in all.
const LINKS: u32 = 10_000;
const TEXTS: usize = 12;

/// Moves of a game played at random; every other one as its mirror image.
fn line(game: &Heaps, start: &Position, plies: u64, seed: u64) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for ply in 0..plies {
        let Some(mut mv) = game.random_move(&position, &mut Chance::new(seed, ply)) else { break };
        if (seed + ply).is_multiple_of(2) {
            let size = position.heaps()[mv.heap as usize];
            mv.cut.left = size - mv.cut.take - mv.cut.left;
        }
        position = game.play(&position, &mv).unwrap();
        moves.push(mv);
    }
    moves
}

prop_compose! {
    fn games()(
        text in "[04]\\.([0-7]{1,6}|[0-7]{0,4}~[0-7]{1,4})",
        rule in select(vec![Rule::Normal, Rule::Misere]),
    ) -> Heaps {
        // A code that allows no move is no game.
        Heaps::read_rules(&text, rule).unwrap_or_else(|_| Heaps::example().0)
    }
}

prop_compose! {
    fn positions()(
        small in prop::collection::vec(1..=20_u32, 0..8),
        large in prop::collection::vec(1..=10_000_u32, 0..64),
        which in 0..8,
    ) -> Position {
        Position::start(if which == 0 { &large } else { &small }).unwrap()
    }
}

prop_compose! {
    fn looks()(
        view in select(View::all::<Heaps>().collect::<Vec<_>>()),
        values in select(Values::ALL.to_vec()),
        lang in select(vec![None, Some("en"), Some("fr")]),
        embed: bool,
        theme in prop::option::of(select(Theme::ALL.to_vec())),
        to in prop::option::of(0..=MAX_TO),
    ) -> Look<Heaps> {
        let keys = to.map_or_else(HeapsKeys::default, |to| HeapsKeys { to, ..HeapsKeys::default() });
        Look { view, values, lang, embed, theme, keys }
    }
}

prop_compose! {
    fn links()(
        game in games(),
        start in positions(),
        (plies, play, at) in (0..12_u64, 0..1000_u64, any::<Index>()),
        players in select(Players::ALL.to_vec()),
        level in select(Level::ALL.to_vec()),
        seed: Option<u64>,
        look in looks(),
    ) -> Link<Heaps> {
        let moves = line(&game, &start, plies, play);
        let at = at.index(moves.len() + 1);
        Link { game, start, moves, at, players, level, seed, look }
    }
}

thread_local! {
    static WORDS: [Words; 2] = Language::ALL.map(Words::new);
}

/// The error stands somewhere in the text and can be said.
fn check_error(text: &str, error: &LinkError) {
    let place = text.get(error.start..error.end);
    assert!(place.is_some(), "{text:?}: {error:?} stands at no place of it");
    let message = error.problem.say();
    WORDS.with(|both| {
        for words in both {
            let said = words.say(&message);
            assert!(!said.is_empty() && !said.contains(message.id), "{text:?}: {said}");
        }
    });
}

fn check_text<G: Game>(text: &str) {
    if let Err(error) = link::system_of(text) {
        check_error(text, &error);
    }
    let reading = link::read::<G>(text);
    for error in &reading.errors {
        check_error(text, error);
    }
    assert!(reading.errors.is_sorted_by_key(|error| error.start), "{text:?}");
    // The nearest link is valid and is what it says.
    let nearest = reading.link.to_string();
    let again = link::read::<G>(&nearest);
    assert_eq!(again.errors, [], "{text:?} has the nearest link {nearest}");
    assert_eq!(again.link, reading.link, "{text:?} has the nearest link {nearest}");
    assert!(link::system_of(&nearest).is_ok(), "{nearest}");
    let session = reading.link.session(0);
    assert_eq!(session.history.shown().ply, reading.link.at, "{text:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: LINKS, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_again(link in links()) {
        let text = link.to_string();
        prop_assert!(link::system_of(&text).is_ok(), "{}", text);
        let reading = link::read::<Heaps>(&text);
        prop_assert_eq!(&reading.errors, &[], "{}", text);
        prop_assert_eq!(&reading.link, &link, "{}", text);
        let session = link.session(1);
        prop_assert_eq!(&Link::to_session(&session, link.seed, link.look.clone()), &link);
    }

    /// Each text is spoilt once more than the one before it.
    #[test]
    fn no_text_does_harm(
        link in links(),
        spoils in prop::collection::vec(spoils(), TEXTS),
    ) {
        let whole = link.to_string();
        let mut text = whole.clone();
        for (number, next) in spoils.iter().enumerate() {
            // Three faults in a row are enough: then from the beginning.
            text = spoil(if number % 3 == 0 { &whole } else { &text }, next);
            check_text::<Heaps>(&text);
        }
    }

    #[test]
    fn what_is_written_of_chomp_is_read_again(link in chomp::links()) {
        let text = link.to_string();
        prop_assert!(link::system_of(&text).is_ok(), "{}", text);
        let reading = link::read::<Chomp>(&text);
        prop_assert_eq!(&reading.errors, &[], "{}", text);
        prop_assert_eq!(&reading.link, &link, "{}", text);
        let session = link.session(1);
        prop_assert_eq!(&Link::to_session(&session, link.seed, link.look.clone()), &link);
    }

    #[test]
    fn what_is_written_of_pawns_is_read_again(link in pawns::links()) {
        let text = link.to_string();
        prop_assert!(link::system_of(&text).is_ok(), "{}", text);
        let reading = link::read::<Pawns>(&text);
        prop_assert_eq!(&reading.errors, &[], "{}", text);
        prop_assert_eq!(&reading.link, &link, "{}", text);
        let session = link.session(1);
        prop_assert_eq!(&Link::to_session(&session, link.seed, link.look.clone()), &link);
    }

    #[test]
    fn no_text_harms_pawns(
        link in pawns::links(),
        spoils in prop::collection::vec(spoils(), TEXTS),
    ) {
        let whole = link.to_string();
        let mut text = whole.clone();
        for (number, next) in spoils.iter().enumerate() {
            text = spoil(if number % 3 == 0 { &whole } else { &text }, next);
            check_text::<Pawns>(&text);
        }
    }

    #[test]
    fn no_text_harms_chomp(
        link in chomp::links(),
        spoils in prop::collection::vec(spoils(), TEXTS),
    ) {
        let whole = link.to_string();
        let mut text = whole.clone();
        for (number, next) in spoils.iter().enumerate() {
            text = spoil(if number % 3 == 0 { &whole } else { &text }, next);
            check_text::<Chomp>(&text);
        }
    }
}

#[test]
fn no_characters_at_all_do_harm() {
    for text in ["", "#", "/", "//", "?", "#/v1", "/v1/", "/v1//", "/v1/heaps", "/v1/heaps/", "%"] {
        check_text::<Heaps>(text);
        check_text::<Chomp>(text);
        check_text::<Pawns>(text);
    }
    // Every character alone and in each place where something else is meant to stand.
    for character in (0..=0x2fff).chain(0x1_f300..0x1_f400).filter_map(char::from_u32) {
        check_text::<Heaps>(&format!("/v1/heaps/0.7{character}/7+{character}?a{character}"));
        check_text::<Pawns>(&format!("/v1/pawns/5x{character}/1.{character}?a{character}"));
        check_text::<Pawns>(&format!("/v1/pawns/5x5/1.3{character}2.5?filled={character}"));
        check_text::<Chomp>(&format!("/v1/chomp/3x{character}/3.{character}?a{character}"));
    }
}

#[test]
fn the_longest_text_is_read_and_a_longer_one_is_not() {
    let fill = |text: &str, part: &str| {
        format!("{text}{}", part.repeat((MAX_TEXT - text.len()) / part.len()))
    };
    for text in [
        fill("/v1/heaps/0.", "7"),
        fill("/v1/heaps/0.~", "7"),
        fill("/v1/heaps/0.77/1", "+1"),
        fill("/v1/heaps/0.77/1", "1"),
        fill("/v1/heaps/0.77/7?seed=1", "1"),
        fill("/v1/heaps/0.77/7?", "a&"),
        fill("/v1/heaps/0.77/7?", "level=4&"),
        fill("/v1/heaps/0.77/7?moves=", "_"),
        fill("/v1/heaps/0.77/7?", "%26"),
        fill("/", "/"),
    ] {
        assert!(text.len() <= MAX_TEXT);
        check_text::<Heaps>(&text);
        check_text::<Heaps>(&format!("{text}{text}"));
    }
    for text in [
        fill("/v1/chomp/3", "3"),
        fill("/v1/chomp/3x", "3"),
        fill("/v1/chomp/3x5/1", ".1"),
        fill("/v1/chomp/3x5/1", "+1"),
        fill("/v1/chomp/3x5/1", "1"),
        fill("/v1/chomp/3x5/5?moves=0.1", "_0.1"),
    ] {
        check_text::<Chomp>(&text);
        check_text::<Chomp>(&format!("{text}{text}"));
    }
    for text in [
        fill("/v1/pawns/5", "5"),
        fill("/v1/pawns/5x5-", "2"),
        fill("/v1/pawns/5x5/1.1", "+1.1"),
        fill("/v1/pawns/5x5/1.1", "1"),
        fill("/v1/pawns/5x5/1.1?filled=1", "-"),
        fill("/v1/pawns/5x5/1.1?moves=1.1-1.2", "_1.2-1.3"),
    ] {
        check_text::<Pawns>(&text);
        check_text::<Pawns>(&format!("{text}{text}"));
    }
}

/// As many moves as a text can hold, of one token each and of one heap each.
#[test]
fn a_game_of_thousands_of_moves_is_opened() {
    let full = ["10000"; 64].join("+");
    let takes = (0..).map(|_| "_1-1-0".to_owned());
    let splits = (1..10_000).map(|right| format!("_1-0-{}", 10_000 - right));
    let games: [(String, &mut dyn Iterator<Item = String>); 2] = [
        (format!("/v1/heaps/0.3/{full}?moves=1-1-0"), &mut takes.into_iter()),
        ("/v1/heaps/4.0/10000?moves=1-0-9999".to_owned(), &mut splits.skip(1)),
    ];
    for (mut text, moves) in games {
        for mv in moves {
            if text.len() + mv.len() > MAX_TEXT {
                break;
            }
            text.push_str(&mv);
        }
        let link = link::read::<Heaps>(&text).valid().unwrap();
        assert!(link.moves.len() > 5000);
        assert_eq!(link.session(0).history.shown().ply, link.moves.len());
    }
}
