//! Links to graphs: a valid one comes back as it was, and no text does any harm.
#![allow(clippy::unwrap_used, clippy::format_push_string, missing_docs)]

use nimlab::core::{Chance, Player, Rule, Say};
use nimlab::games::Game;
use nimlab::games::graph::read::read_graph;
use nimlab::games::graph::{GraphKeys, Graphs, Kind, MOST_STEP, Move, Position, Sticks};
use nimlab::link::{self, Link, Look, MAX_TEXT, View};
use nimlab::session::{Level, Players};
use nimlab::words::{Language, Words};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Links that are played with, and texts that are made of each: 60 000 in all.
const LINKS: u32 = 5_000;
const TEXTS: usize = 12;

/// Moves of a game played at random, until it ends.
fn line(game: &Graphs, start: &Position, plies: u64, seed: u64) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for ply in 0..plies {
        let Some(mv) = game.random_move(&position, &mut Chance::new(seed, ply)) else { break };
        position = game.play(&position, &mv).unwrap();
        moves.push(mv);
    }
    moves
}

prop_compose! {
    fn own()(
        rows in prop::collection::vec((0..2_u8, prop::collection::vec(any::<Index>(), 0..4), 0..8_u8, "[a-zé;_~ ]{0,5}"), 1..9),
        start: Index,
    ) -> Position {
        let mut text = String::new();
        for (at, (owner, row, win, name)) in rows.iter().enumerate() {
            text += &format!("\"{name}{at}\" {owner} \"{}\" ->", if *win > 4 { name } else { "" });
            for to in row {
                let to = to.index(rows.len());
                text += &format!(" \"{}{to}\"", rows[to].3);
            }
            text += "\n";
            if *win < 2 {
                text += &format!("win {win}: \"{name}{at}\"\n");
            }
        }
        let start = start.index(rows.len());
        text += &format!("start: \"{}{start}\"", rows[start].3);
        Position::of_graph(read_graph(&text).unwrap()).unwrap()
    }
}

fn games() -> impl Strategy<Value = (Graphs, Position)> {
    let rules = || select(vec![Rule::Normal, Rule::Misere]);
    let built = |kind: Kind, rule, at: Index| {
        let game = Graphs::new(kind, rule).unwrap();
        let vertices = game.example_position().graph().arena().len();
        (game, game.read_position(&at.index(vertices).to_string()).unwrap())
    };
    let list = Graphs::new(Kind::List, Rule::Normal).unwrap();
    prop_oneof![
        (1..40_u32, 1..9_u32, rules(), any::<Index>()).prop_map(move |(n, most, rule, at)| built(
            Kind::Sticks(Sticks::new(n, most).unwrap()),
            rule,
            at
        )),
        (1..9_u32, 1..4_u32, rules(), any::<Index>()).prop_map(move |(n, most, rule, at)| built(
            Kind::Tree(Sticks::new(n, most).unwrap()),
            rule,
            at
        )),
        own().prop_map(move |position| (list, position)),
    ]
}

prop_compose! {
    fn links()(
        (game, start) in games(),
        (plies, play, at) in (0..30_u64, 0..1000_u64, any::<Index>()),
        players in select(Players::ALL.to_vec()),
        level in select(Level::ALL.to_vec()),
        seed: Option<u64>,
        view in select(View::all::<Graphs>().collect::<Vec<_>>()),
        player in select(Player::BOTH.to_vec()),
        step in 0..=MOST_STEP,
    ) -> Link<Graphs> {
        let moves = line(&game, &start, plies, play);
        let at = at.index(moves.len() + 1);
        let look = Look { view, keys: GraphKeys { player, step }, ..Look::default() };
        Link { game, start, moves, at, players, level, seed, look }
    }
}

fn strange() -> impl Strategy<Value = String> {
    let known = [
        "",
        "0",
        "1",
        "2",
        "-",
        "_",
        "~",
        "~0",
        "~00",
        "~FF",
        "~C3~A9",
        ".",
        "..",
        "+",
        "++",
        "=",
        "==",
        "00",
        "501",
        "4294967296",
        "18446744073709551616",
        "%",
        "%2B",
        "%00",
        "/",
        "?",
        "&",
        "#",
        "list",
        "tree-99-9",
        "sticks-500-500",
        "sticks-6",
        "none",
        "a=0",
        "a=0-0",
        "0-1.2",
        "_9999999999",
        "1-1",
        "é",
        "\u{0}",
        " ",
    ];
    prop_oneof![4 => select(known.map(str::to_owned).to_vec()), 1 => "\\PC{0,6}", 1 => "(0\\+){1,60}"]
}

fn check_text(text: &str) {
    let reading = link::read::<Graphs>(text);
    for error in &reading.errors {
        assert!(text.get(error.start..error.end).is_some(), "{text:?}: {error:?}");
        let message = error.problem.say();
        let said = Words::new(Language::French).say(&message);
        assert!(!said.is_empty() && !said.contains(message.id), "{text:?}: {said}");
    }
    let nearest = reading.link.to_string();
    let again = link::read::<Graphs>(&nearest);
    assert_eq!(again.errors, [], "{text:?} has the nearest link {nearest}");
    assert_eq!(again.link, reading.link, "{text:?} has the nearest link {nearest}");
    assert!(link::system_of(&nearest).is_ok(), "{nearest}");
    assert_eq!(reading.link.session(0).history.shown().ply, reading.link.at, "{text:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: LINKS, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_again(link in links()) {
        let text = link.to_string();
        prop_assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "-._~/+?=&".contains(c)), "{}", text);
        let reading = link::read::<Graphs>(&text);
        prop_assert_eq!(&reading.errors, &[], "{}", text);
        prop_assert_eq!(&reading.link, &link, "{}", text);
        let session = link.session(1);
        prop_assert_eq!(&Link::to_session(&session, link.seed, link.look.clone()), &link);
    }

    #[test]
    fn no_text_does_harm(
        link in links(),
        spoils in prop::collection::vec((any::<Index>(), 0..6_usize, strange()), TEXTS),
    ) {
        let whole: Vec<char> = link.to_string().chars().collect();
        let mut text = whole.clone();
        for (number, (at, delete, insert)) in spoils.iter().enumerate() {
            if number % 3 == 0 {
                text.clone_from(&whole);
            }
            let at = at.index(text.len() + 1);
            let end = text.len().min(at + delete);
            text.splice(at..end, insert.chars());
            check_text(&text.iter().collect::<String>());
        }
    }
}

/// As large as a link may be: read, played through to the end of a cycle, and written, in time.
#[test]
fn the_largest_links_are_opened() {
    let ring: Vec<String> = (0..2000).map(|v| format!("{}-{}", v % 2, (v + 1) % 2000)).collect();
    let moves: Vec<String> = (1..=4000).map(|v| (v % 2000).to_string()).collect();
    let text = format!("/v1/graph/list/{}?moves={}", ring.join("+"), moves.join("_"));
    assert!(text.len() <= MAX_TEXT);
    let link = link::read::<Graphs>(&text).valid().unwrap();
    let session = link.session(0);
    assert_eq!((session.history.shown().ply, session.over()), (4000, true));
    check_text(&text);
    let fill = |text: &str, part: &str| {
        format!("{text}{}", part.repeat((MAX_TEXT - text.len()) / part.len()))
    };
    for text in [
        fill("/v1/graph/list/0", "+0"),
        fill("/v1/graph/list/0-0", ".0"),
        fill("/v1/graph/list/", "~41"),
        fill("/v1/graph/list/0-0?moves=0", "_0"),
        fill("/v1/graph/sticks-6-3/", "0"),
        fill("/v1/graph/sticks-", "9"),
        "/v1/graph/sticks-500-500/9999999".to_owned(),
    ] {
        check_text(&text);
    }
}
