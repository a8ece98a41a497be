//! Games that were kept come back as they were; and whatever stands in their place does no harm.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "hostile/chomp.rs"]
mod chomp;
#[path = "hostile/pawns.rs"]
mod pawns;
#[path = "hostile/spoil.rs"]
mod spoil;

use nimlab::core::{Chance, Rule};
use nimlab::games::Game;
use nimlab::games::chomp::Chomp;
use nimlab::games::graph::Graphs;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::link::{self, Added, Link, Shelf};
use nimlab::session::{Action, NodeId, Session};
use proptest::prelude::*;
use proptest::sample::Index;
use spoil::{spoil, spoils};

/// Shelves of several games, and texts made of each: 100 000 stored games and more in all.
const SHELVES: u32 = 2_500;
const TEXTS: usize = 10;

/// The game of a link, with a second line from somewhere in the middle.
fn with_variation<G: Game>(link: &Link<G>, turn: Index) -> Session<G> {
    let mut session = link.session(1);
    let line = session.history.path(session.history.end());
    session.history.show(line[turn.index(line.len())]);
    let mut chance = Chance::new(3, 0);
    if let Some(mv) = session.game.random_move(session.position(), &mut chance) {
        session = session.after(Action::Play(mv)).unwrap();
    }
    session.history.show(*line.last().unwrap_or(&NodeId::START));
    session
}

fn keep<G: Game>(shelf: &mut Shelf, link: &Link<G>, turn: Index) {
    let session = with_variation(link, turn);
    let link = Link::to_session(&session, link.seed, link.look.clone());
    assert!(shelf.keep(&link, &session));
    let back = shelf.session(&link, 1);
    assert_eq!(
        back.history.moves_to(back.history.at()),
        session.history.moves_to(session.history.at())
    );
    assert_eq!(back.history.ends().len(), session.history.ends().len(), "{link}");
}

/// Opens every game of a shelf as each system would.
fn open_all(shelf: &Shelf) {
    fn open<G: Game>(shelf: &Shelf, text: &str) {
        let link = link::read::<G>(text).link;
        let session = shelf.session(&link, 0);
        assert_eq!(session.history.shown().ply, link.at, "{text:?}");
    }
    for game in shelf.games() {
        open::<Heaps>(shelf, &game.link);
        open::<Pawns>(shelf, &game.link);
        open::<Chomp>(shelf, &game.link);
        open::<Graphs>(shelf, &game.link);
    }
}

fn heaps(rule: Rule, seed: u64) -> Link<Heaps> {
    let game = Heaps::read_rules("0.77", rule).unwrap();
    let start = game.read_position("7+5+12").unwrap();
    let mut link = Link::new(game, start);
    let mut position = link.start.clone();
    for ply in 0..seed % 7 {
        let mut chance = Chance::new(seed, ply);
        let Some(mv) = link.game.random_move(&position, &mut chance) else { break };
        position = link.game.play(&position, &mv).unwrap();
        link.moves.push(mv);
    }
    link.at = link.moves.len();
    link
}

proptest! {
    #![proptest_config(ProptestConfig { cases: SHELVES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_stored_text_does_harm(
        (chomp, pawns, seed) in (chomp::links(), pawns::links(), any::<u64>()),
        turns in prop::collection::vec(any::<Index>(), 4),
        spoils in prop::collection::vec(spoils(), TEXTS),
    ) {
        let mut shelf = Shelf::default();
        keep(&mut shelf, &chomp, turns[0]);
        keep(&mut shelf, &pawns, turns[1]);
        keep(&mut shelf, &heaps(Rule::Normal, seed), turns[2]);
        keep(&mut shelf, &heaps(Rule::Misere, seed / 7), turns[3]);
        prop_assert_eq!(&Shelf::read(&shelf.text()), &shelf);

        let whole = shelf.text();
        let mut text = whole.clone();
        for (number, next) in spoils.iter().enumerate() {
            text = spoil(if number % 3 == 0 { &whole } else { &text }, next);
            let found = Shelf::read(&text);
            open_all(&found);
            prop_assert_eq!(&Shelf::read(&found.text()), &found);
            let mut both = shelf.clone();
            both.add(&text, |link| link.starts_with("/v1/"));
            prop_assert!(both.games().len() <= 50);
        }
    }
}

/// However much stands there, only so much is taken.
#[test]
fn what_is_too_long_is_passed_over() {
    let long = format!("/v1/heaps/0.77/7+5?moves={}", "1-2-2_".repeat(100_000));
    let many = "/v1/heaps/0.77/7+5\n\n".repeat(1000);
    let shelf = Shelf::read(&format!("{long}\n\n{many}"));
    assert_eq!(shelf.games().len(), 50);
    assert!(shelf.games().iter().all(|game| game.link == "/v1/heaps/0.77/7+5"));
    assert_eq!(Shelf::read(&long), Shelf::default());
}

/// What comes in never takes the place of what was there, but where it is the same game gone on.
#[test]
fn games_that_are_added_leave_the_others() {
    let start = |number: usize| format!("/v1/heaps/0.77/{}", number + 1);
    let mut shelf = Shelf::default();
    let own: Vec<String> = (0..48).map(start).collect();
    assert_eq!(shelf.add(&own.join("\n\n"), |_| true), Added { games: 48, left_out: 0 });
    let more: Vec<String> = (100..110).map(start).collect();
    assert_eq!(shelf.add(&more.join("\n\n"), |_| true), Added { games: 2, left_out: 8 });
    assert!(own.iter().all(|link| shelf.games().iter().any(|game| game.link == *link)));
    // The same again, gone on with: it takes the place of what it was.
    let on = format!("{}?moves=1-1-0", start(0));
    assert_eq!(shelf.add(&on, |_| true), Added { games: 1, left_out: 0 });
    assert_eq!((shelf.games().len(), &shelf.games()[0].link), (50, &on));
}

/// A game that came as a single link is a game as any other: another from the same start leaves it.
#[test]
fn a_single_link_is_not_lost() {
    let mut shelf = Shelf::default();
    shelf.add("#/v1/heaps/0.77/7+5+12?moves=1-1-3\n", |_| true);
    let link = link::read::<Heaps>("/v1/heaps/0.77/7+5+12?moves=2-1-0").link;
    assert!(shelf.keep(&link, &link.session(1)));
    assert_eq!(shelf.games().len(), 2);
    let link = link::read::<Heaps>("/v1/heaps/0.77/7+5+12?moves=1-1-3_2-1-0").link;
    assert!(shelf.keep(&link, &link.session(1)));
    assert_eq!(shelf.games().len(), 2);
}
