//! Pawns being played: the published game, the levels, what is not legal.

use nimlab::core::{Chance, Message, Outcome, Rule, run_to_end};
use nimlab::games::Game;
use nimlab::games::pawns::{Kind, Move, Pawns, Position, Square};
use nimlab::link;
use nimlab::session::{Finding, Level, Play, Players, Seat, Session, Side, Step, choose};

const GAME: &str = "/v1/pawns/5x5/1.1+2.1+3.1?moves=3.1-3.3_1.1-2.1_3.3-3.5_2.1-3.1_3.5-5.5_2.1-2.3_3.1-5.1_2.3-3.3_5.1-5.3_5.3-5.5_3.3-4.3_4.3-4.4_4.4-5.4_5.4-5.5";

#[test]
fn the_published_game_is_replayed_to_its_end() {
    let reading = link::read(GAME, 0).unwrap();
    assert_eq!(reading.errors, []);
    let mut session = Session::clone(&reading.play.session::<Pawns>().unwrap());
    let positions = [
        "1.1+2.1+3.1",
        "1.1+2.1+3.3",
        "2.1+2.1+3.3",
        "2.1+2.1+3.5",
        "3.1+2.1+3.5",
        "3.1+2.1",
        "3.1+2.3",
        "5.1+2.3",
        "5.1+3.3",
        "5.3+3.3",
        "3.3",
        "4.3",
        "4.4",
        "5.4",
        "none",
    ];
    for (at, expected) in positions.iter().enumerate() {
        let point = session.tree().line()[at];
        session.take(Step::GoTo(point));
        assert_eq!(session.position().write(), *expected, "after {at} moves");
        assert_eq!(session.state().winner().is_some(), at == 14);
    }
    assert_eq!(session.state().winner(), Some(Side::Second));
    assert_eq!(session.state().players.seat(Side::Second), Seat::Computer);
}

/// Two binomial tests at 4.9 standard deviations each, two-sided: chance alone fails one of them in
/// about a million. What is expected is the level's probability p and, from the random moves, the
/// share q of these that win by luck: p + (1 − p) q.
#[test]
fn each_level_plays_winning_moves_as_often_as_it_says() {
    let (game, _) = Pawns::example();
    let position = game.read_position("1.3+2.5+5.1").unwrap();
    let analysis = run_to_end(&mut game.analyse(&position, 1000)).remove(0);
    let found = Finding::of::<Pawns>(analysis);
    assert_eq!(found.winning.len(), 2);
    // A pawn at random, one of its moves at random: (1,3) has four moves, (2,5) two, (5,1) two.
    let luck = (1.0 / 4.0 + 1.0 / 2.0) / 3.0;
    for (level, probability) in
        [(Level::Beginner, 0.1), (Level::Medium, 0.5), (Level::Expert, 0.9), (Level::Perfect, 1.0)]
    {
        let draws = 10_000_u32;
        let mut won = [0_u32; 2];
        for seed in 0..u64::from(draws) {
            let players = Players::ComputerHuman;
            let session = Session::new(game, position.clone(), players, level, seed);
            let mv = choose(&session, &found).unwrap();
            assert!(Play::play(&session, &mv).is_ok());
            if let Some(which) = found.winning.iter().position(|winning| *winning == mv) {
                won[which] += 1;
            }
        }
        let share = probability + (1.0 - probability) * luck;
        within(won[0] + won[1], draws, share);
        // (1,3) → (1,5): half of what is chosen, and 1/3 · 1/4 of what is drawn.
        within(won[0], draws, probability / 2.0 + (1.0 - probability) / 12.0);
        println!("{level:?}: {} of {draws}, expected {share:.3}", won[0] + won[1]);
    }
}

fn within(found: u32, draws: u32, share: f64) {
    let n = f64::from(draws);
    let deviation = (n * share * (1.0 - share)).sqrt();
    let off = (f64::from(found) - n * share).abs();
    assert!(off <= 4.9 * deviation + 1e-9, "{found} of {draws}, expected {share}");
}

#[test]
fn a_random_move_takes_a_pawn_at_random_and_then_one_of_its_moves() {
    // (5,4) has one move, to the sink; (1,1) has four.
    let (game, _) = Pawns::example();
    let position = game.read_position("5.4+1.1").unwrap();
    let draws = 10_000;
    let sink = Move::new(Square::new(5, 4), game.sink());
    let drawn: Vec<Move> = (0..u64::from(draws))
        .map(|seed| game.random_move(&position, &mut Chance::new(seed, 0)).unwrap())
        .collect();
    let count =
        |mv: Move| u32::try_from(drawn.iter().filter(|&&other| other == mv).count()).unwrap();
    within(count(sink), draws, 0.5);
    for to in game.targets(Kind::Pawn, Square::new(1, 1)) {
        within(count(Move::new(Square::new(1, 1), to)), draws, 0.125);
    }
    assert_eq!(game.random_move(&Position::default(), &mut Chance::new(0, 0)), None);
}

#[test]
fn what_is_not_legal_is_refused_by_its_name() {
    let (game, _) = Pawns::example();
    let position = game.read_position("1.3+2.5+5.1").unwrap();
    let said = Message::new;
    let at = |id, square: &str| said(id).with("square", square);
    let off = |square| at("pawns-move-off", square).with("rows", 5_u32).with("columns", 5_u32);
    let too_far = said("pawns-move-too-far").with("by", 3_u32).with("most", 2_u32);
    let cases = [
        ("1.3-1.6", off("(1,\u{a0}6)")),
        ("5.1-5.4", too_far),
        ("1.3-2.4", said("pawns-move-diagonal")),
        ("1.3-1.2", said("pawns-move-back")),
        ("2.5-1.5", said("pawns-move-back")),
        ("1.3-1.3", said("pawns-move-stays")),
        ("1.1-1.2", at("pawns-move-no-pawn", "(1,\u{a0}1)")),
        ("4294967295.4294967295-1.1", at("pawns-move-no-pawn", "(4294967295,\u{a0}4294967295)")),
        ("1.3-4294967296.3", off("(4294967295,\u{a0}3)")),
        ("1.3-0.3", off("(0,\u{a0}3)")),
    ];
    for (text, error) in cases {
        let mv = Pawns::read_move(text).unwrap();
        assert_eq!(game.play(&position, &mv), Err(error), "{text}");
    }
    for text in [
        "",
        "1.3",
        "1.3-",
        "-1.5",
        "1.3-1.5-1.6",
        "a.b-c.d",
        "1.3-15",
        "1.3 1.5",
        "+1.3-1.5",
        "(1,3) (1,5)",
        "(1,3) -> (1,5",
        "(1,3) -> ",
        "->",
    ] {
        let error = said("pawns-move-unreadable").with("found", text);
        assert_eq!(Pawns::read_move(text), Err(error), "{text}");
    }
    let mv = Pawns::read_move("1.1-1.2").unwrap();
    assert_eq!(game.play(&Position::default(), &mv), Err(said("pawns-move-over")));
}

#[test]
fn a_pawn_keeps_its_place_until_it_leaves() {
    let (game, _) = Pawns::example();
    let after = |from: &str, mv: &str| {
        let position = game.read_position(from).unwrap();
        game.play(&position, &Pawns::read_move(mv).unwrap()).unwrap().write()
    };
    assert_eq!(after("1.1+2.1+1.1", "1.1-1.2"), "1.2+2.1+1.1");
    assert_eq!(after("1.1+4.5+1.1", "4.5-5.5"), "1.1+1.1");
    assert_eq!(after("5.3", "5.3-5.5"), "none");
}

#[test]
fn who_brings_the_last_pawn_to_the_sink_wins_or_loses_by_the_rule() {
    for (rule, outcome) in [(Rule::Normal, Outcome::Loss), (Rule::Misere, Outcome::Win)] {
        let game = Pawns::usual().under(rule);
        assert_eq!(game.ended(&Position::default()), Some(outcome));
        assert_eq!(game.ended(&game.example_position()), None);
    }
}
