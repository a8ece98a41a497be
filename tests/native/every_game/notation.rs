//! Rules, positions and moves as texts and as bytes: what is written is read again, and nothing does
//! any harm.

use crate::every_game::links::played;
use crate::every_game::sample::{Sample, each, starts};
use crate::every_game::wrong;
use nimlab::core::{Chance, Message, Rule};
use nimlab::games::{At, Order, pack, unpack};
use nimlab::session::{Level, Players, Playing, Session};
use nimlab::work::{Request, Workbench};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

const TEXTS: u32 = 20_000;

pub(crate) fn no_text_does_harm<G: Sample>() {
    let mut games: Vec<G> = starts::<G>().into_iter().map(|(game, _)| game).collect();
    games.dedup();
    for texts in G::NEARLY.iter().chain(&["\\PC{0,12}"]) {
        each(TEXTS, *texts, |text| check_text(&games, &text));
    }
}

fn check_text<G: Sample>(games: &[G], text: &str) {
    for rule in [Rule::Normal, Rule::Misere] {
        if let Some(game) = read(text, G::read_rules(text, rule)) {
            assert_eq!(G::read_rules(&game.write_rules(), rule).as_ref(), Ok(&game));
        }
    }
    for game in games {
        if let Some(position) = read(text, game.read_position(text)) {
            let written = game.write_position(&position);
            assert_eq!(game.read_position(&written).as_ref(), Ok(&position));
        }
    }
    match G::read_move(text) {
        Ok(mv) => assert_eq!(G::read_move(&G::write_move(&mv)).as_ref(), Ok(&mv)),
        Err(error) => wrong::is_said(&error),
    }
    G::read_otherwise(text);
}

/// What was read, which is the same by its bytes; or what is wrong with it.
fn read<T: Same>(text: &str, read: Result<T, At<Message>>) -> Option<T> {
    match read {
        Ok(value) => {
            unpacked(&value);
            Some(value)
        }
        Err(at) => {
            wrong::lies_within(text, at.start, at.end, &at);
            wrong::is_said(&at.error);
            None
        }
    }
}

trait Same: PartialEq + Debug + Serialize + DeserializeOwned {}
impl<T: PartialEq + Debug + Serialize + DeserializeOwned> Same for T {}

fn unpacked<T: Same>(value: &T) {
    assert_eq!(unpack::<T>(&pack(value)).as_ref(), Some(value));
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
}

pub(crate) fn values_are_packed_and_unpacked<G: Sample>() {
    each(1000, played::<G>(), |(play, _)| {
        let session = play.session::<G>().unwrap();
        unpacked(&session.game);
        for id in session.tree().line() {
            unpacked(session.position_at(id));
            session.move_to(id).into_iter().for_each(unpacked);
        }
    });
}

/// An order that was spoilt on its way is none, or one that can be worked on.
pub(crate) fn a_spoilt_order_does_no_harm<G: Sample>() {
    for (game, start) in starts::<G>() {
        let session = Session::new(game, start, Players::default(), Level::default(), 0);
        let mut play = Playing::new(session);
        for ply in 0..3 {
            let mv = play.random_move(&mut Chance::new(1, ply));
            play = mv.map_or(play.clone(), |mv| play.play(&mv).unwrap());
        }
        let line = play.state().tree.line();
        for at in [line[0], line[line.len() - 1]] {
            spoil(&play.order(at, usize::MAX));
        }
    }
}

fn spoil(order: &Order) {
    let Order::Game { system, ask } = order else { panic!("{order:?}") };
    for at in 0..ask.len() {
        for other in [0, 1, 0x7f, 0xff] {
            let (system, mut ask) = (*system, ask.clone());
            ask[at] = other;
            work_on(&Order::Game { system, ask: ask.clone() });
            ask.truncate(at);
            work_on(&Order::Game { system, ask });
        }
    }
}

fn work_on(order: &Order) {
    let mut bench = Workbench::default();
    bench.take(Request::Start { job: 1, order: order.clone() });
    for _ in 0..20 {
        bench.turn(|| 0.0, 0.0);
    }
}
