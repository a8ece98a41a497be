//! Games that were kept come back as they were; and whatever is in their place does no harm.

use crate::every_game::links::Played;
use crate::every_game::one_of_each;
use crate::every_game::sample::each;
use crate::every_game::spoil::{spoils, spoilt};
use nimlab::core::Chance;
use nimlab::link::{self, Added, Link, Shelf};
use nimlab::session::{Playing, Step};
use proptest::prelude::*;
use proptest::sample::Index;

/// Shelves with a game of each system, and texts made of each: 100 000 stored games and more in all.
const SHELVES: u32 = 2_500;
const TEXTS: usize = 10;

#[test]
fn no_stored_text_does_harm() {
    let turns = prop::collection::vec(any::<Index>(), crate::every_game::SAMPLED.len());
    let shelves = (one_of_each(), turns, prop::collection::vec(spoils(), TEXTS));
    each(SHELVES, shelves, |(games, turns, spoils)| {
        let mut shelf = Shelf::default();
        for (game, turn) in games.iter().zip(turns) {
            keep(&mut shelf, game, turn);
        }
        assert_eq!(shelf.games().len(), games.len());
        assert_eq!(Shelf::read(&shelf.text()), shelf);
        for text in spoilt(&shelf.text(), &spoils) {
            let found = Shelf::read(&text);
            found.games().iter().for_each(|game| open(&found, &game.link));
            assert_eq!(Shelf::read(&found.text()), found);
            let mut both = shelf.clone();
            both.add(&text);
            assert!(both.games().len() <= 50);
        }
    });
}

/// Keeps a game with a second line from somewhere in the middle, and takes it back.
fn keep(shelf: &mut Shelf, (play, link): &Played, turn: Index) {
    let play = with_variation(play, turn);
    let link = Link::of(&*play, link.seed, link.look.clone());
    let tree = &play.state().tree;
    assert!(shelf.keep(&link, tree, None));
    let back = shelf.restore(&link::read(&link.to_string(), 1).unwrap());
    let again = &back.state().tree;
    assert_eq!(again.moves_to(again.at()), tree.moves_to(tree.at()), "{link}");
    assert_eq!(again.ends().len(), tree.ends().len(), "{link}");
}

fn with_variation(play: &Playing, turn: Index) -> Playing {
    let line = play.state().tree.line();
    let aside = play.after(Step::GoTo(line[turn.index(line.len())]));
    let mv = aside.random_move(&mut Chance::new(3, 0));
    let aside = mv.map_or(aside.clone(), |mv| aside.play(&mv).unwrap());
    aside.after(Step::GoTo(line[line.len() - 1]))
}

/// Opens a game of a shelf as its page would.
fn open(shelf: &Shelf, text: &str) {
    if let Ok(reading) = link::read(text, 0) {
        let play = shelf.restore(&reading);
        assert_eq!(play.state().tree.shown().ply, reading.link().at, "{text:?}");
    }
}

/// However much is there, only so much is taken.
#[test]
fn what_is_too_long_is_passed_over() {
    let long = format!("/v1/heaps/0.77/7+5?moves={}", "1-2-2_".repeat(100_000));
    let many = "/v1/heaps/0.77/7+5\n\n".repeat(1000);
    let shelf = Shelf::read(&format!("{long}\n\n{many}"));
    assert_eq!(shelf.games().len(), 50);
    assert!(shelf.games().iter().all(|game| game.link == "/v1/heaps/0.77/7+5"));
    assert_eq!(Shelf::read(&long), Shelf::default());
}

/// What comes in never takes the place of what was there, but where it is the same game continued.
#[test]
fn games_that_are_added_leave_the_others() {
    let start = |number: usize| format!("/v1/heaps/0.77/{}", number + 1);
    let mut shelf = Shelf::default();
    let own: Vec<String> = (0..48).map(start).collect();
    assert_eq!(shelf.add(&own.join("\n\n")), Added { games: 48, left_out: 0 });
    let more: Vec<String> = (100..110).map(start).collect();
    // Each of those for which there is no room counts once.
    let more = [&more[..], &more[8..]].concat();
    assert_eq!(shelf.add(&more.join("\n\n")), Added { games: 2, left_out: 8 });
    assert!(own.iter().all(|link| shelf.games().iter().any(|game| game.link == *link)));
    // However many there are, they are counted soon.
    let far: Vec<String> = (1000..200_000).map(start).collect();
    assert_eq!(shelf.clone().add(&far.join("\n\n")), Added { games: 0, left_out: 199_000 });
    // The same game twice in one text, and what it was before it was continued.
    let mut twice = Shelf::default();
    let both = "/v1/heaps/0.77/7\n\n/v1/heaps/0.77/7?moves=1-1-0\n\n/v1/heaps/0.77/7?moves=1-1-0";
    assert_eq!(twice.add("/v1/heaps/0.77/5"), Added { games: 1, left_out: 0 });
    assert_eq!(twice.add(both), Added { games: 1, left_out: 0 });
    assert_eq!((twice.games().len(), &*twice.games()[1].link), (2, "/v1/heaps/0.77/5"));
    // The same again, continued: it takes the place of what it was.
    let on = format!("{}?moves=1-1-0", start(0));
    assert_eq!(shelf.add(&on), Added { games: 1, left_out: 0 });
    assert_eq!((shelf.games().len(), &shelf.games()[0].link), (50, &on));
}

/// A game that came as a single link is a game as any other: another from the same start leaves it, and
/// so does one under the other rule.
#[test]
fn a_single_link_is_not_lost() {
    let mut shelf = Shelf::default();
    shelf.add("#/v1/heaps/0.77/7+5+12?moves=1-1-3\n");
    for (text, games) in [
        ("/v1/heaps/0.77/7+5+12?moves=2-1-0", 2),
        ("/v1/heaps/0.77/7+5+12?moves=1-1-3_2-1-0", 2),
        ("/v1/heaps/0.77/7+5+12?rule=misere&moves=1-1-3_2-1-0_1-1-0", 3),
    ] {
        let reading = link::read(text, 0).unwrap();
        assert!(shelf.keep(&reading.link(), &reading.play.state().tree, None));
        assert_eq!(shelf.games().len(), games, "{text}");
    }
}

/// Whoever comes back in another language finds all that was played.
#[test]
fn a_game_comes_back_with_its_variations_however_it_is_viewed() {
    let text = "/v1/heaps/0.77/7+5?moves=1-1-0_1-1-0";
    let reading = link::read(text, 0).unwrap();
    let aside = reading.play.after(Step::GoTo(reading.play.state().tree.line()[1]));
    let play = aside.play("2-1-0").unwrap();
    let link = Link::of(&*play, None, reading.look.clone());
    let mut shelf = Shelf::default();
    assert!(shelf.keep(&link, &play.state().tree, None));
    for keys in ["", "&lang=fr", "&theme=dark&lang=en", "&values=hide&embed=1"] {
        let viewed = link::read(&format!("{link}{keys}"), 0).unwrap();
        assert_eq!(shelf.restore(&viewed).state().tree.ends().len(), 2, "{keys}");
    }
}

/// When a game was left is kept with it, and does no harm where it cannot be read.
#[test]
fn games_are_kept_with_the_time_at_which_they_were_left() {
    let reading = link::read("/v1/heaps/0.77/7+5?moves=1-1-0", 0).unwrap();
    let mut shelf = Shelf::default();
    assert!(shelf.keep(&reading.link(), &reading.play.state().tree, Some(29_400_000)));
    let again = Shelf::read(&shelf.text());
    assert_eq!((again.games()[0].left, &again), (Some(29_400_000), &shelf));
    let odd = Shelf::read(&shelf.text().replace("@29400000", "@never"));
    assert_eq!((odd.games()[0].left, &odd.games()[0].lines), (None, &shelf.games()[0].lines));
}
