//! Rules, positions and moves as they are written, and what is said of those that are not right.

use nimlab::core::Rule;
use nimlab::games::Game;
use nimlab::games::place::{Place, Position};
use nimlab::link;

fn rules(text: &str) -> Place {
    Place::read_rules(text, Rule::Normal).unwrap()
}

#[test]
fn rules_are_read_and_written() {
    for text in [
        "cram-5x6",
        "node-kayles-3x12",
        "queens-8x8",
        "kings-5x5",
        "knights-4x6",
        "cram-1x1",
        "tetromino-l-4x30",
        "pieces-i2.l3.o4-5x6",
        "pieces-i1.z5-2x3",
        "node-kayles-path-12",
        "node-kayles-cycle-32",
        "node-kayles-graph-1-2.1-3.2-3.3-4.5",
        "arc-kayles-tree-7",
        "arc-kayles-graph-1-4.2.3",
    ] {
        assert_eq!(rules(text).write_rules(), text);
    }
    // Arc Kayles on a board is Cram.
    assert_eq!(rules("arc-kayles-5x6").write_rules(), "cram-5x6");
    assert_eq!(rules("Cram-05x6").write_rules(), "cram-5x6");
    // One piece that has a game of its own is that game; a graph that has a name is called by it.
    assert_eq!(rules("pieces-i2-5x6").write_rules(), "cram-5x6");
    assert_eq!(rules("pieces-t4.T4-5x6").write_rules(), "tetromino-t-5x6");
    assert_eq!(rules("node-kayles-graph-2-3.2-1").write_rules(), "node-kayles-path-3");
    assert_eq!(rules("arc-kayles-graph-3-4,2-3;1-2.4-1").write_rules(), "arc-kayles-cycle-4");
}

#[test]
fn bad_rules_are_refused_with_their_place() {
    let cases = [
        ("", 0, 0, "place-not-a-game"),
        ("cram", 0, 4, "place-not-a-game"),
        ("cram-5", 0, 6, "place-not-a-game"),
        ("draughts-5x5", 0, 8, "place-unknown-game"),
        ("-5x5", 0, 0, "place-unknown-game"),
        ("cram-ax5", 5, 6, "place-rows-number"),
        ("cram-0x5", 5, 6, "place-rows-beyond"),
        ("cram-99999999999999999999x5", 5, 25, "place-rows-beyond"),
        ("cram-5x", 7, 7, "place-columns-number"),
        ("cram-5x33", 7, 9, "place-columns-beyond"),
        ("cram-5x5x5", 7, 10, "place-columns-number"),
        ("cram-12x12", 5, 10, "place-too-large"),
        ("pieces--5x6", 7, 7, "place-unknown-piece"),
        ("pieces-i2.q7-5x6", 7, 12, "place-unknown-piece"),
        ("node-kayles-path-", 12, 17, "place-graph-unreadable"),
        ("node-kayles-path-33", 12, 19, "place-graph-beyond"),
        ("node-kayles-path-0", 12, 18, "place-graph-beyond"),
        ("arc-kayles-cycle-2", 11, 18, "place-graph-cycle"),
        ("arc-kayles-graph-", 11, 17, "place-graph-unreadable"),
        ("arc-kayles-graph-1-2.3-3", 11, 24, "place-graph-loop"),
        ("arc-kayles-graph-1-2.3-99999999999999999999", 11, 43, "place-graph-beyond"),
        ("arc-kayles-graph-1-2-3", 11, 22, "place-graph-unreadable"),
        ("arc-kayles-graph-é", 11, 19, "place-graph-unreadable"),
    ];
    for (text, start, end, id) in cases {
        let error = Place::read_rules(text, Rule::Normal).unwrap_err();
        assert_eq!((error.start, error.end, &*error.error.id), (start, end, id), "{text}");
    }
}

#[test]
fn the_closest_link_is_of_the_same_game() {
    let cases = [
        ("cram-12x12/none", "cram-11x11/none"),
        ("cram-40x3/none", "cram-32x3/none"),
        ("queens-0x5/1.2", "queens-1x5/1.2"),
        ("knights-ax5/none", "knights-5x5/none"),
        ("kings/none", "kings-5x6/none"),
        ("pieces-q7.l3.s4-4x5/1.1", "pieces-l3.s4-4x5/1.1"),
        ("pieces-q7-4x5/none", "cram-4x5/none"),
        ("node-kayles-path-33/3", "node-kayles-path-32/3"),
        ("arc-kayles-cycle-2/none", "arc-kayles-cycle-3/none"),
        ("arc-kayles-tree-/none", "arc-kayles-tree-8/none"),
        ("arc-kayles-graph-1-2.3-3.2-4.2-3/none", "arc-kayles-graph-1-2.2-3.2-4/none"),
        ("node-kayles-graph-x/none", "cram-5x6/none"),
        ("draughts-5x5/none", "cram-5x5/none"),
        ("cram-4x4/2.2+9.9+x+1.1", "cram-4x4/1.1+2.2"),
        ("node-kayles-path-9/2+10", "node-kayles-path-9/2"),
    ];
    for (text, near) in cases {
        let reading = link::read(&format!("/v1/place/{text}"), 0).unwrap();
        assert_eq!(reading.errors.len(), 1, "{text}: {:?}", reading.errors);
        assert_eq!(reading.link().to_string(), format!("/v1/place/{near}"), "{text}");
    }
}

#[test]
fn positions_are_read_and_written() {
    let game = rules("cram-3x4");
    let cases = [
        ("none", "none"),
        ("1.1", "1.1"),
        ("3.4+1.1+2.2", "1.1+2.2+3.4"),
        ("1.1+1.1", "1.1"),
        ("(1,1), (3, 4)", "1.1+3.4"),
        ("(1,1)+(3,4)", "1.1+3.4"),
    ];
    for (text, written) in cases {
        let position = game.read_position(text).unwrap();
        assert_eq!(game.write_position(&position), written, "{text}");
    }
    let all: Vec<String> =
        (1..=3).flat_map(|row| (1..=4).map(move |column| format!("{row}.{column}"))).collect();
    let full = game.read_position(&all.join("+")).unwrap();
    assert_eq!(full.free(&game), 0);
    assert!(game.ended(&full).is_some());
}

#[test]
fn bad_positions_are_refused_with_their_place() {
    let game = rules("cram-3x4");
    let cases = [
        ("", 0, 0, "place-empty"),
        ("1.1+", 4, 4, "place-empty"),
        ("1.1+x", 4, 5, "place-not-a-square"),
        ("1.1+4.1", 4, 7, "place-off"),
        ("0.1", 0, 3, "place-off"),
        ("1.99999999999999999999", 0, 22, "place-off"),
    ];
    for (text, start, end, id) in cases {
        let error = game.read_position(text).unwrap_err();
        assert_eq!((error.start, error.end, &*error.error.id), (start, end, id), "{text}");
    }
    let graph = rules("node-kayles-path-4");
    for (text, start, end, id) in [
        ("1.1", 0, 3, "place-not-a-vertex"),
        ("0.1", 0, 3, "place-not-a-vertex"),
        ("1+5", 2, 3, "place-off-graph"),
        ("0", 0, 1, "place-off-graph"),
        ("1+", 2, 2, "place-empty"),
    ] {
        let error = graph.read_position(text).unwrap_err();
        assert_eq!((error.start, error.end, &*error.error.id), (start, end, id), "{text}");
    }
    assert_eq!(graph.write_position(&graph.read_position("3 + 1").unwrap()), "1+3");
    assert_eq!(game.read_position("5").unwrap_err().error.id, "place-not-a-square");
    // However long the text: each square is kept once.
    let long = vec!["1.1"; 100_000].join("+");
    assert_eq!(game.read_position(&long), game.read_position("1.1"));
}

#[test]
fn bad_moves_are_refused() {
    let cases = [
        ("cram-3x4", "none", "1.1-2.2", "place-move-domino"),
        ("cram-3x4", "none", "1.1-1.1", "place-move-domino"),
        ("cram-3x4", "none", "1.1", "place-move-domino"),
        ("cram-3x4", "1.2", "1.1-1.2", "place-move-gone"),
        ("cram-3x4", "none", "1.4-1.5", "place-move-off"),
        ("cram-1x2", "1.1+1.2", "1.1-1.2", "place-move-over"),
        ("queens-3x4", "none", "1.1-1.2", "place-move-one"),
        ("queens-3x4", "2.2", "2.2", "place-move-gone"),
        ("tromino-l-3x4", "none", "1.1-1.2-1.3", "place-move-form"),
        ("pieces-i2.l3-3x4", "none", "1.1-1.2-1.3", "place-move-forms"),
        ("cram-3x4", "none", "1", "place-move-off"),
        ("node-kayles-path-4", "none", "1-2", "place-move-one-vertex"),
        ("node-kayles-path-4", "none", "5", "place-move-off-graph"),
        ("node-kayles-path-4", "none", "0.1", "place-move-off-graph"),
        ("node-kayles-path-4", "2", "2", "place-move-gone-vertex"),
        ("arc-kayles-path-4", "none", "1-3", "place-move-edge"),
        ("arc-kayles-path-4", "none", "1", "place-move-edge"),
    ];
    for (game, position, mv, id) in cases {
        let game = rules(game);
        let position: Position = game.read_position(position).unwrap();
        let error = game.play(&position, &Place::read_move(mv).unwrap()).unwrap_err();
        assert_eq!(error.id, id, "{mv}");
    }
    for text in ["", "x", "1.1-", "1.1-1.2-1.3-1.4-1.5-1.6-1.7-1.8-1.9", "-1"] {
        assert_eq!(Place::read_move(text).unwrap_err().id, "place-move-unreadable", "{text}");
    }
    let there = Place::read_move("(1,2) (1,1)").unwrap();
    assert_eq!(Place::write_move(&there), "1.1-1.2");
}
