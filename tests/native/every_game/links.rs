//! Whatever is in the address: a valid link comes back as it was, and no text does any harm.

use crate::every_game::sample::{Sample, each};
use crate::every_game::spoil::{spoils, spoilt};
use crate::every_game::wrong;
use nimlab::core::{Chance, Count, Say};
use nimlab::games::Keys;
use nimlab::link::{self, Link, LinkError, Look, MAX_TEXT, Place, Problem, Theme, Values, View};
use nimlab::session::{
    Check, Choice, Hints, Kind, Level, MAX_COUNT, Players, Playing, Session, Step, Task,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;

/// Links that are played with, and texts that are made of each: 120 000 in all for each game.
const LINKS: u32 = 10_000;
const TEXTS: usize = 12;

/// A game that was played for a while, one of its points shown, and the link to it.
pub(crate) type Played = (Playing, Link);

/// The seed that a link has which gives none.
const SEED: u64 = 1;

fn looks<G: Sample>() -> impl Strategy<Value = Look> {
    let view = select(View::all::<G>().collect::<Vec<_>>());
    let lang = select(vec![None, Some("en"), Some("fr")]);
    let theme = prop::option::of(select(&Theme::ALL));
    let count = select(&Count::ALL);
    let looks = (view, select(&Values::ALL), lang, count, any::<bool>(), theme, tasks(), G::keys());
    looks.prop_map(|(view, values, lang, count, embed, theme, task, keys)| Look {
        view,
        values,
        lang,
        count,
        embed,
        theme,
        task,
        own: keys.write(),
    })
}

/// Any question that can be asked of every position.
fn tasks() -> impl Strategy<Value = Task> {
    let kind = select(vec![None, None, Some(Kind::Open), Some(Kind::Choice)]);
    let counts = (prop::option::of(1..=MAX_COUNT), 0..=MAX_COUNT);
    let rest = (select(Hints::ALL), select(Check::ALL), counts, "[a-zé?% ]{0,9}[a-z]");
    (kind, "(\\PC{1,40})?", rest).prop_map(|(kind, say, (hints, check, (within, done), text))| {
        let choice = |text: &str, right| Choice { text: text.to_owned(), right };
        let options = match kind {
            Some(Kind::Choice) => vec![choice("no", false), choice(text.trim(), true)],
            _ => Vec::new(),
        };
        Task { kind, say, hints, check, within, done, options, fresh: false }
    })
}

/// Any game, played at random until one of its plies, another one shown.
fn sessions<G: Sample>() -> impl Strategy<Value = (Session<G>, Option<u64>)> {
    let plies = prop_oneof![5 => 0..12_u64, 1 => 12..40_u64];
    let line = (plies, 0..1000_u64, any::<Index>());
    let rest = (select(&Players::ALL), select(&Level::ALL), any::<Option<u64>>());
    (G::any(), line, rest).prop_map(|((game, start), (plies, play, at), (players, level, seed))| {
        let mut session = Session::new(game, start, players, level, seed.unwrap_or(SEED));
        for ply in 0..plies {
            let mut chance = Chance::new(play, ply);
            let mv = session.game.random_move(session.position(), &mut chance);
            let Some(mv) = mv else { break };
            let mv = session.game.otherwise(session.position(), mv);
            session.play(mv).unwrap();
        }
        let line = session.tree().line();
        session.take(Step::GoTo(line[at.index(line.len())]));
        (session, seed)
    })
}

pub(crate) fn played<G: Sample>() -> BoxedStrategy<Played> {
    let link = |((session, seed), look)| {
        let link = Link::of(&session, seed, look);
        (Playing::new::<G>(session), link)
    };
    (sessions::<G>(), looks::<G>()).prop_map(link).boxed()
}

pub(crate) fn what_is_written_is_read_again_and_no_text_does_harm<G: Sample>() {
    let links = (played::<G>(), prop::collection::vec(spoils(), TEXTS));
    each(LINKS, links, |((play, link), spoils)| {
        let text = link.to_string();
        comes_back::<G>(&text, &link, &play);
        spoilt(&text, &spoils).for_each(|text| check_text(&text));
    });
}

fn comes_back<G: Sample>(text: &str, link: &Link, play: &Playing) {
    // Kept whole by chat and mail.
    let kept = |c: char| c.is_ascii_alphanumeric() || "-._~/+?=&%".contains(c);
    assert!(text.chars().all(kept), "{text}");
    assert!(link::is_game(text) && link::first_link(&format!("See\n#{text} \n")) == Some(text));
    let Ok(Place::Game(split)) = link::split(text) else { panic!("{text}") };
    assert_eq!((split.system(), split.plies()), (G::SYSTEM, link.at));
    // By its own types and without them it is the same game.
    let session = play.session::<G>().unwrap();
    assert_eq!(link::session::<G>(&split, SEED), ((*session).clone(), link.look.clone(), vec![]));
    let reading = link::read(text, SEED).unwrap();
    assert_eq!(reading.play.session::<G>().as_ref(), Some(&session));
    assert_eq!((reading.errors.as_slice(), reading.link()), (&[][..], link.clone()));
    // Viewed in another way it is the same game, and is written as any link.
    let french = link::with_key(text, "lang", Some("fr"));
    let look = Look { lang: Some("fr"), ..link.look.clone() };
    assert_eq!(french, Link { look, ..link.clone() }.to_string());
    assert_eq!(link::alike(text, text), text);
}

/// Reads a text as the page does. What is wrong is somewhere in it and can be said, and the nearest
/// link is valid.
fn check_text(text: &str) {
    let reading = match link::read(text, SEED) {
        Err(error) => return check_error(text, &error),
        Ok(reading) => reading,
    };
    reading.errors.iter().for_each(|error| check_error(text, error));
    assert!(reading.errors.is_sorted_by_key(|error| error.start), "{text:?}");
    let link = reading.link();
    assert_eq!(reading.play.state().tree.shown().ply, link.at, "{text:?}");
    let nearest = link.to_string();
    let again = link::read(&nearest, SEED).unwrap();
    assert_eq!(again.errors, [], "{text:?} has the nearest link {nearest}");
    assert_eq!(again.link(), link, "{text:?} has the nearest link {nearest}");
}

fn check_error(text: &str, error: &LinkError) {
    wrong::lies_within(text, error.start, error.end, error);
    wrong::is_said(&error.problem.say());
}

pub(crate) fn every_view_and_every_key_is_written_and_read<G: Sample>() {
    let (game, start) = G::example();
    let link = Link::to(&game, &start);
    let names: BTreeSet<&str> = View::all::<G>().map(View::name).collect();
    assert_eq!(names.len(), G::VIEWS.len() + 2);
    for view in View::all::<G>() {
        let link = link.clone().in_view(view);
        assert_eq!(link::read(&link.to_string(), SEED).unwrap().link(), link);
    }
    // No key is one that all links have, and each says what it takes.
    for name in G::Keys::NAMES {
        let text = link::with_key(&link.to_string(), name, Some("!"));
        let errors = link::read(&text, SEED).unwrap().errors;
        let [LinkError { problem: Problem::Value { key, allowed, .. }, .. }] = &errors[..] else {
            panic!("{text}: {errors:?}")
        };
        assert!(key == name && !allowed.is_empty(), "{text}");
    }
    // All of them are tried in the links of these tests.
    let mut runner = TestRunner::deterministic();
    let mut written = || G::keys().new_tree(&mut runner).unwrap().current().write();
    let tried: BTreeSet<&str> = (0..500).flat_map(|_| written()).map(|(name, _)| name).collect();
    assert_eq!(tried, G::Keys::NAMES.iter().copied().collect());
}

/// Every character in each place where something else is meant to be.
pub(crate) fn no_character_does_harm<G: Sample>() {
    let (rules, positions) = G::FEW[0];
    let (rules_left, position) = (&rules[..rules.len() - 1], positions[0]);
    let key = G::Keys::NAMES.last().unwrap_or(&"seed");
    let lead = format!("/v1/{}/", G::SYSTEM.name());
    for c in (0..=0x2fff).chain(0x1_f300..0x1_f400).filter_map(char::from_u32) {
        check_text(&format!("{lead}{rules_left}{c}/{position}{c}?a{c}"));
        check_text(&format!("{lead}{rules}/{position}{c}{position}?{key}={c}&moves={c}"));
    }
}

pub(crate) fn the_longest_text_is_read_and_a_longer_one_is_not<G: Sample>() {
    for (rest, part) in G::LONG {
        let mut text = format!("/v1/{}/{rest}", G::SYSTEM.name());
        text.push_str(&part.repeat((MAX_TEXT - text.len()) / part.len().max(1)));
        assert!(text.len() <= MAX_TEXT);
        check_text(&text);
        check_text(&format!("{text}{text}"));
        check_text(&text.repeat(MAX_TEXT / text.len() + 1));
    }
}

#[test]
fn where_nothing_is_kept_nothing_is_harmed() {
    for text in ["", "#", "/", "//", "?", "#/v1", "/v1/", "/v1//", "/v1/heaps", "/v1/heaps/", "%"] {
        check_text(text);
    }
    check_text(&"/".repeat(MAX_TEXT));
}
