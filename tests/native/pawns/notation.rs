//! Rules and positions of pawns, read and written, in links and as people type them.

use nimlab::core::{Message, Rule};
use nimlab::games::pawns::{Field, Kind, Pawns, PawnsKeys, Piece, Position, Square};
use nimlab::games::{At, Game, Keys};

fn grid(what: &str) -> Pawns {
    Pawns::read_rules(what, Rule::Normal).unwrap()
}

#[test]
fn rules_are_read_and_written() {
    for (text, (rows, columns, step)) in
        [("5x5", (5, 5, 2)), ("3x30", (3, 30, 2)), ("30x3-1", (30, 3, 1)), ("7x10-4", (7, 10, 4))]
    {
        let game = grid(text);
        assert_eq!((game.rows(), game.columns(), game.step()), (rows, columns, step));
        assert_eq!(game.write_rules(), text);
    }
    assert_eq!(grid("5x5-2").write_rules(), "5x5");
}

#[test]
fn bad_rules_are_refused_with_their_place() {
    let found = |id, text: &str| Message::new(id).with("found", text);
    let side = |id, text| found(id, text).with("least", 3_u32).with("most", 30_u32);
    let step = |id, text| found(id, text).with("least", 1_u32).with("most", 4_u32);
    let cases = [
        ("", 0, 0, found("pawns-not-a-size", "")),
        ("55", 0, 2, found("pawns-not-a-size", "55")),
        ("2x5", 0, 1, side("pawns-rows-beyond", "2")),
        ("31x5", 0, 2, side("pawns-rows-beyond", "31")),
        ("5x2", 2, 3, side("pawns-columns-beyond", "2")),
        ("5x31", 2, 4, side("pawns-columns-beyond", "31")),
        ("5x99999999999999999999", 2, 22, side("pawns-columns-beyond", "99999999999999999999")),
        ("ax5", 0, 1, side("pawns-rows-number", "a")),
        ("5xb", 2, 3, side("pawns-columns-number", "b")),
        ("5x5x5", 2, 5, side("pawns-columns-number", "5x5")),
        ("-5x5", 0, 2, side("pawns-rows-number", "-5")),
        ("5x5-0", 4, 5, step("pawns-step-beyond", "0")),
        ("5x5-5", 4, 5, step("pawns-step-beyond", "5")),
        ("5x5-", 4, 4, step("pawns-step-number", "")),
        ("5x5-2-2", 4, 7, step("pawns-step-number", "2-2")),
    ];
    for (text, start, end, error) in cases {
        assert_eq!(Pawns::read_rules(text, Rule::Normal), Err(At { start, end, error }), "{text}");
    }
}

#[test]
fn the_number_of_pawns_is_one_to_as_many_as_rows() {
    assert_eq!(Field::Pawns.read_up_to("5", 5), Ok(5));
    for (text, id) in [
        ("0", "pawns-count-beyond"),
        ("6", "pawns-count-beyond"),
        ("", "pawns-count-number"),
        ("x", "pawns-count-number"),
    ] {
        let message = Message::new(id).with("found", text);
        let message = message.with("least", 1_u32).with("most", 5_u32);
        assert_eq!(Field::Pawns.read_up_to(text, 5), Err(message), "{text}");
    }
}

#[test]
fn pawns_are_read_and_written() {
    let game = grid("5x7");
    for text in ["1.3+2.5+5.1", "none", "1.1", "2.2+2.2+2.2+2.2+2.2+2.2+q1.1", "5.6+4.7"] {
        assert_eq!(game.read_position(text).unwrap().write(), text);
    }
    for text in
        ["1.3 + 2.5", "(1,3) (2,5)", "(1,3), (2,5)", "1,3; 2,5", "1 3 2 5", " 1.3\u{a0}2.5 "]
    {
        assert_eq!(Position::read_typed(&game, text).unwrap().write(), "1.3+2.5", "{text}");
        assert_eq!(game.read_position(text).unwrap().write(), "1.3+2.5", "{text}");
    }
}

#[test]
fn what_the_field_for_squares_contains_is_read_again() {
    let game = Pawns::new(5, 5, 2, Rule::Normal).unwrap();
    let position = game.read_position("1.3+q2.5+q2.5").unwrap();
    let said: Vec<String> = position.pieces().iter().map(Piece::said).collect();
    assert_eq!(said, ["(1,\u{a0}3)", "q(2,\u{a0}5)", "q(2,\u{a0}5)"]);
    assert_eq!(Position::read_typed(&game, &said.join(" + ")), Ok(position));
}

#[test]
fn moves_are_read_as_a_game_writes_them_down() {
    for text in [
        "3.1-3.3",
        "(3,1) ---> (3,3)",
        "(3,1) -> (3,3)",
        "(3,1)->(3,3)",
        "(3, 1) → (3, 3)",
        "[3,1] -> [3,3]",
        " 3.1 - 3.3 ",
        "3,1 ---> 3,3",
    ] {
        let mv = Pawns::read_move(text).unwrap();
        assert_eq!(Pawns::write_move(&mv), "3.1-3.3", "{text}");
    }
    // A whole game, written down like this, is played.
    let game = grid("5x5");
    let mut position = game.read_position("(1,3), (2,5), (5,1)").unwrap();
    for text in ["(1,3) ---> (1,5)", "(2,5) ---> (3,5)", "(5,1) ---> (5,3)"] {
        position = game.play(&position, &Pawns::read_move(text).unwrap()).unwrap();
    }
    assert_eq!(position.write(), "1.5+3.5+5.3");
}

#[test]
fn bad_pawns_are_refused_with_their_place() {
    let game = grid("5x5");
    let empty = || Message::new("pawns-empty");
    let off = |text: &str| {
        let message = Message::new("pawns-off").with("found", text);
        message.with("rows", 5_u32).with("columns", 5_u32)
    };
    let not = |text: &str| Message::new("pawns-not-a-square").with("found", text);
    let on_sink = Message::new("pawns-on-sink").with("square", "(5,\u{a0}5)");
    let too_many = Message::new("pawns-too-many").with("count", 31_u32).with("most", 30_u32);
    let many = ["1.1"; 31].join("+");
    let huge = "9".repeat(400) + ".1";
    let cases = [
        ("", 0, 0, empty()),
        ("1.1++1.2", 4, 4, empty()),
        ("1.1+x", 4, 5, not("x")),
        ("1", 0, 1, not("1")),
        ("1.1.1", 0, 5, not("1.1.1")),
        ("-1.1", 0, 4, not("-1.1")),
        ("none+1.1", 0, 4, not("none")),
        ("1.6", 0, 3, off("1.6")),
        ("1.1+0.3", 4, 7, off("0.3")),
        (&huge, 0, 402, off(&format!("{}…", &huge[..24]))),
        ("1.1+5.5", 4, 7, on_sink),
        (&many, 120, 123, too_many),
    ];
    for (text, start, end, error) in cases {
        assert_eq!(game.read_position(text), Err(At { start, end, error }), "{text}");
    }
    let cases = [
        ("  ", 0, 2, empty()),
        ("(1,3) (2)", 7, 8, not("2")),
        ("1.1 2.é", 6, 8, not("é")),
        ("1.1 (1,9)", 5, 8, off("1,9")),
    ];
    for (text, start, end, error) in cases {
        assert_eq!(Position::read_typed(&game, text), Err(At { start, end, error }), "{text}");
        assert_eq!(game.read_position(text), Position::read_typed(&game, text), "{text}");
    }
}

#[test]
fn a_start_made_of_squares_is_checked_too() {
    let game = grid("3x3");
    let start = |squares: &[Square]| {
        let pieces: Vec<Piece> = squares.iter().map(|&square| square.into()).collect();
        Position::start(&game, &pieces).map_err(|at| at.start)
    };
    assert!(start(&[]).is_ok());
    assert!(start(&[Square::new(1, 1); 30]).is_ok());
    assert_eq!(start(&[Square::new(1, 1); 31]), Err(30));
    assert_eq!(start(&[Square::new(1, 1), game.sink()]), Err(1));
    assert_eq!(start(&[Square::new(0, 1)]), Err(0));
    assert_eq!(Position::in_first_column(&game, Kind::Pawn, 9).write(), "1.1+2.1+3.1");
    assert_eq!(Position::in_first_column(&game, Kind::Rook, 2).write(), "r1.1+r2.1");
}

/// What comes from a message is checked as what comes from a text.
#[test]
fn what_was_packed_is_checked_when_it_is_unpacked() {
    let json = |value: &str| serde_json::from_str::<Pawns>(value).is_ok();
    assert!(json("[5,5,2,[],\"Normal\"]"));
    for bad in [
        "[2,5,2,[],\"Normal\"]",
        "[5,31,2,[],\"Misere\"]",
        "[5,5,0,[],\"Normal\"]",
        "[5,5,5,[],\"Normal\"]",
    ] {
        assert!(!json(bad), "{bad}");
    }
    assert!(json("[5,5,2,[[1,0],[-1,2]],\"Normal\"]"));
    assert!(!json("[5,5,2,[[1,-1]],\"Normal\"]") && !json("[5,5,2,[[9,0]],\"Normal\"]"));
    let position = |value: &str| serde_json::from_str::<Position>(value).is_ok();
    let queen = |row: u32, column: u32| {
        format!("{{\"kind\":\"Queen\",\"square\":{{\"row\":{row},\"column\":{column}}}}}")
    };
    assert!(position(&format!("[{}]", queen(1, 30))));
    assert!(!position(&format!("[{}]", queen(0, 1))));
    assert!(!position(&format!("[{}]", queen(1, 31))));
    let many = vec![queen(1, 1); 31].join(",");
    assert!(!position(&format!("[{many}]")));
    let game = grid("3x3");
    let outside: Position = serde_json::from_str(&format!("[{}]", queen(30, 30))).unwrap();
    // A grid that such a piece does not belong to gives it no move, and does not mind.
    assert!(game.ended(&outside).is_some());
    assert_eq!(nimlab::core::run_to_end(&mut game.analyse(&outside, 9)).len(), 1);
}

#[test]
fn what_a_pupil_has_filled_in_is_kept() {
    let keys = PawnsKeys::default().with_filled(3, Some(2)).with_filled(0, Some(0));
    assert_eq!(keys.write(), [("filled", "0--2".to_owned())]);
    assert_eq!(
        (keys.filled(0), keys.filled(1), keys.filled(3), keys.filled(9)),
        (Some(0), None, Some(2), None)
    );
    assert_eq!(keys.with_filled(3, None).write(), [("filled", "0".to_owned())]);
    assert_eq!(keys.with_filled(900, Some(1)), keys);
    assert!(keys.blank().is_blank());
    let large = PawnsKeys::default().with_filled(0, Some(10)).with_filled(1, Some(61));
    assert_eq!(large.write(), [("filled", "aZ".to_owned())]);
    assert_eq!((large.filled(0), large.filled(1)), (Some(10), Some(61)));
    assert_eq!(large.of_piece(Some(Kind::Queen)).write(), [("piece", "queen".to_owned())]);
    let mut read = PawnsKeys::default();
    assert!(read.read("filled", "0--2--") && read == keys);
    for bad in ["x.", "1+2", "é", &"1".repeat(901)] {
        assert!(!PawnsKeys::default().read("filled", bad), "{bad}");
    }
    assert!(!PawnsKeys::default().read("built", "901"));
    assert!(!PawnsKeys::default().read("built", "+1"));
}

#[test]
fn pieces_are_read_with_their_letters() {
    let game = grid("5x7");
    for text in ["q1.3+2.5+n5.1", "k1.1", "r1.1+b1.1+1.1"] {
        assert_eq!(game.read_position(text).unwrap().write(), text);
    }
    for text in ["Q1.3+p2.5", "q(1,3), (2,5)", "q 1.3 p2.5", "q1.3 2.5", "(Q1,3) (2,5)"] {
        assert_eq!(game.read_position(text).unwrap().write(), "q1.3+2.5", "{text}");
    }
    let not = |text: &str| Message::new("pawns-not-a-square").with("found", text);
    for (text, start, end, found) in [
        ("q", 0, 1, "q"),
        ("qq1.3", 0, 5, "qq1.3"),
        ("1.1+x2.2", 4, 8, "x2.2"),
        ("1.1, q", 5, 6, "q"),
        ("1.1 queen 2.2", 4, 9, "queen"),
        ("1.1 2q.2", 4, 6, "2q"),
    ] {
        let error = not(found);
        assert_eq!(game.read_position(text), Err(At { start, end, error }), "{text}");
    }
}

#[test]
fn a_move_says_which_piece_it_means_only_where_it_must() {
    let game = grid("5x5");
    let play = |position: &str, mv: &str| {
        let position = game.read_position(position).unwrap();
        let mv = Pawns::read_move(mv).unwrap();
        let after = game.play(&position, &mv).map(|after| after.write());
        (after, Pawns::write_move(&game.canonical_move(&position, &mv)))
    };
    // The rook comes first, and can.
    assert_eq!(play("r1.1+q1.1", "1.1-1.4"), (Ok("r1.4+q1.1".to_owned()), "1.1-1.4".to_owned()));
    assert_eq!(play("r1.1+q1.1", "q1.1-1.4"), (Ok("r1.1+q1.4".to_owned()), "q1.1-1.4".to_owned()));
    assert_eq!(play("r1.1+q1.1", "r1.1-1.4"), (Ok("r1.4+q1.1".to_owned()), "1.1-1.4".to_owned()));
    // It cannot, but the queen can.
    assert_eq!(play("r1.1+q1.1", "1.1-3.3"), (Ok("r1.1+q3.3".to_owned()), "1.1-3.3".to_owned()));
    assert_eq!(play("r1.1+q1.1", "q1.1-3.3").1, "1.1-3.3");
    assert_eq!(play("q1.1+1.1", "p1.1-1.3").0, Ok("q1.1+1.3".to_owned()));
    let id = |position, mv| play(position, mv).0.unwrap_err().id;
    assert_eq!(id("r1.1", "1.1-2.2"), "pawns-move-not-so");
    assert_eq!(id("r1.1", "q1.1-2.2"), "pawns-move-no-piece");
    assert_eq!(id("r1.1", "p1.1-1.2"), "pawns-move-no-pawn");
    assert_eq!(id("n3.3", "3.3-2.1"), "pawns-move-not-so");
    assert_eq!(play("n3.3", "3.3-2.5").0, Ok("n2.5".to_owned()));
    assert_eq!(play("n3.3", "3.3-5.2").0, Ok("n5.2".to_owned()));
}

#[test]
fn the_closest_link_is_of_the_same_game() {
    let cases = [
        ("2x5", "1.3", "3x5", "1.3"),
        ("5x31", "1.3", "5x30", "1.3"),
        ("0x99999999999999999999-9", "1.3", "3x30-4", "1.3"),
        ("5 × 7", "1.3", "5x7", "1.3"),
        ("5x", "1.3+2.4", "5x5", "1.3+2.4"),
        ("5x5x3", "1.3", "5x5-3", "1.3"),
        ("5x5-", "1.3", "5x5", "1.3"),
        ("board", "k1.3", "5x5", "k1.3"),
        // A piece off the board goes to the closest square of it, but never to one where pieces leave.
        ("5x5", "q9.1", "5x5", "q5.1"),
        ("5x5", "1.3+q2.99999999999999999999", "5x5", "1.3+q2.5"),
        ("2x5", "5.1+q1.3", "3x5", "3.1+q1.3"),
        ("5x5", "1.3+9.9+5.5+r0.2", "5x5", "1.3+5.4+r1.2"),
        ("8x8", "q9.9", "8x8", "q8.7"),
        ("5x5", "q5.5", "5x5", "q1.1+q2.1+q3.1"),
        ("5x5", "1.3+x+q2", "5x5", "1.3"),
        ("5x5", "(1,3) k(2,9)", "5x5", "1.3+k2.5"),
        ("5x5", "", "5x5", "1.1+2.1+3.1"),
        // Custom steps.
        ("5x5_99.1_1.0", "o1.3", "5x5_1.0_4.1", "o1.3"),
        ("5x5_-1.0_1.1", "o1.3", "5x5_1.1", "o1.3"),
        ("5x5_1.x_1.1_2", "o1.3", "5x5_1.1", "o1.3"),
        ("5x5_9.1", "o1.3+q1.1", "5x5", "1.3+q1.1"),
        ("8x8_0.0", "o1.2", "8x8", "1.2"),
        ("31x5-3_2.1", "o1.3", "30x5-3_2.1", "o1.3"),
    ];
    for (rules, position, near, start) in cases {
        let (game, found) = Pawns::nearest(rules, position, Rule::Misere);
        assert_eq!((&*game.write_rules(), &*found.write()), (near, start), "{rules}/{position}");
        assert_eq!(game.rule(), Rule::Misere, "{rules}");
    }
    let many = ["q1.3"; 31].join("+");
    let (_, found) = Pawns::nearest("5x5", &many, Rule::Normal);
    assert_eq!(found.write(), many[..30 * 5 - 1]);
    let steps: Vec<String> = (1..=9).map(|rows| format!("{rows}.0")).collect();
    let (game, _) = Pawns::nearest(&format!("9x9_{}", steps.join("_")), "o1.1", Rule::Normal);
    assert_eq!(game.write_rules(), format!("9x9_{}", steps[..8].join("_")));
}
