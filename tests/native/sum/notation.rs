//! Sums as written in links.

use nimlab::core::{Message, Rule};
use nimlab::games::sum::{MAX_BYTES, Sum};
use nimlab::games::{At, Game, MAX_PARTS};
use nimlab::link;
use nimlab::session::Step;

fn wrong(link: &str) -> (String, String) {
    let reading = link::read(link, 0).unwrap();
    let error = &reading.errors[0];
    let link::Problem::Setup(message) = &error.problem else { panic!("{error:?}") };
    (message.id.to_string(), link[error.start..error.end].to_owned())
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let cases = [
        ("/v1/sum/heaps-0.77_xyz/7_5", "sum-kind", "xyz"),
        ("/v1/sum/heaps-0.77_xyz-3x4/7_5", "sum-system", "xyz"),
        ("/v1/sum/heaps-0.77_chomp-3x99/7_5", "size-columns", "99"),
        ("/v1/sum/heaps-0.77_sum-heaps-0.77/7_5", "sum-nested", "sum-heaps-0.77"),
        ("/v1/sum/graph-list_heaps-0.77/0_5", "sum-graph", "list"),
        ("/v1/sum/graph-sticks-6-3/0", "sum-sticks", "sticks-6-3"),
        ("/v1/sum/heaps-0.77_chomp-3x4/7", "sum-uneven", "7"),
        ("/v1/sum/heaps-0.77/7_5", "sum-uneven", "5"),
        ("/v1/sum//7", "sum-empty", ""),
    ];
    for (link, id, place) in cases {
        let (said, stands) = wrong(link);
        if id != "size-columns" {
            assert_eq!(said, id, "{link}");
        }
        assert_eq!(stands, place, "{link}");
    }
    // One fault, and what can be made out is kept.
    for (link, near) in [
        ("/v1/sum/heaps-0.77_xyz-3x4/7_5", "/v1/sum/heaps-0.77/7"),
        (
            "/v1/sum/heaps-0.77_place-pieces-l3.q9-4x4_coins-mock/7_1.1_101",
            "/v1/sum/heaps-0.77_place-tromino-l-4x4_coins-mock/7_1.1_101",
        ),
        ("/v1/sum/heaps-0.77_chomp-3x4/7_4.4.x", "/v1/sum/heaps-0.77_chomp-3x4/7_4.4"),
        ("/v1/sum/heaps-0.77_graph-list/7_5", "/v1/sum/heaps-0.77/7"),
    ] {
        let reading = link::read(link, 0).unwrap();
        assert_eq!(reading.errors.len(), 1, "{link}: {:?}", reading.errors);
        assert_eq!(reading.link().to_string(), near, "{link}");
    }
    // What is wrong with a position is its own system's to say.
    let (_, stands) = wrong("/v1/sum/heaps-0.77_pawns-5x5/7_9.9");
    assert_eq!(stands, "9.9");
}

#[test]
fn there_are_limits() {
    let many = ["heaps-0.77"; MAX_PARTS + 1].join("_");
    let id = |read: Result<Sum, At<Message>>| read.unwrap_err().error.id.into_owned();
    assert_eq!(id(Sum::read_rules(&many, Rule::Normal)), "sum-too-many");
    let most = ["heaps-0.77"; MAX_PARTS].join("_");
    let game = Sum::read_rules(&most, Rule::Normal).unwrap();
    assert!(game.read_position(&["7"; MAX_PARTS].join("_")).is_ok());
    let long = format!("{}_{}", "1+".repeat(MAX_BYTES) + "1", ["7"; MAX_PARTS - 1].join("_"));
    assert_eq!(&*game.read_position(&long).unwrap_err().error.id, "sum-too-long");
}

#[test]
fn parts_are_read_as_their_systems_read_them() {
    let link = "/v1/sum/heaps-0.77_place-arc-kayles-3x4_heaps-take-1to3-whole/7_1.1_5";
    let reading = link::read(link, 0).unwrap();
    assert_eq!(reading.errors, []);
    let written = "/v1/sum/heaps-0.77_place-cram-3x4_heaps-0.333/7_1.1_5";
    assert_eq!(reading.link().to_string(), written);
}

#[test]
fn a_move_is_the_number_of_a_part_and_a_move_in_it() {
    for text in ["2-1.3", "1-1-2-3", "3-1.3-1.5", "4-6.3.1", "1-2-0.1"] {
        assert_eq!(Sum::write_move(&Sum::read_move(text).unwrap()), text);
    }
    for text in ["", "2", "2-", "0-1.3", "-1.3", "x-1.3", "+1-2", "2-(1,3)", "2-1_3", "2-é"] {
        assert!(Sum::read_move(text).is_err(), "{text}");
    }
    let (game, start) = Sum::example();
    // The poison is never bitten, nor is there another part.
    for (text, id) in [("2-0.0", "bite-poison"), ("4-1.1", "sum-move-no-part")] {
        let error = game.play(&start, &Sum::read_move(text).unwrap()).unwrap_err();
        assert_eq!(&*error.id, id);
    }
    let left = game.read_position("7_1_1.3").unwrap();
    let error = game.play(&left, &Sum::read_move("2-0.0").unwrap()).unwrap_err();
    assert_eq!(&*error.id, "sum-move-stuck");
}

/// The same move is no variation, however it is typed.
#[test]
fn a_move_of_a_part_is_kept_as_its_system_writes_it() {
    let link = "/v1/sum/heaps-0.77_chomp-3x4/7_4.4.4?moves=2-1.2";
    let play = link::read(link, 0).unwrap().play;
    for typed in ["2-1.2", "2-01.02", "2-1.002"] {
        let again = play.after(Step::Undo).play(typed).unwrap();
        assert_eq!(again.state().tree.at(), play.state().tree.at(), "{typed}");
    }
    let padded = link::read(&link.replace("2-1.2", "2-01.02"), 0).unwrap();
    assert_eq!(padded.link().to_string(), link);
}
