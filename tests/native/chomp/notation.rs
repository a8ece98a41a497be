//! The notation of Chomp, read and written, and values that were packed by somebody else.

use nimlab::core::bars::Shape;
use nimlab::core::{Chance, Count, Message, Outcome, Refusal, Rule, Value};
use nimlab::games::chomp::{Chomp, ChompKeys, Move, Position, Question};
use nimlab::games::{At, Game, Keys};
use std::collections::BTreeMap;

fn game(text: &str) -> Chomp {
    Chomp::read_rules(text, Rule::Normal).unwrap()
}

fn position(size: &str, text: &str) -> Position {
    game(size).read_position(text).unwrap()
}

/// A message about what was found.
fn found(id: &'static str, text: &str) -> Message {
    Message::new(id).with("found", text)
}

#[test]
fn positions_are_read_and_written() {
    for (size, text) in [
        ("3x5", "5.3.1"),
        ("3x5", "none"),
        ("1x1", "1"),
        ("3x5", "5.3.1+2.2"),
        ("2x2", "1+1+1+1+1+1+1+1"),
        ("30x30", &["30"; 30].join(".")),
    ] {
        let read = position(size, text);
        assert_eq!(game(size).write_position(&read), text);
    }
    for text in ["5 3 1", " 5, 3 ,1 ", "5.3.1", "5 , 3.1"] {
        assert_eq!(Position::read_typed(game("3x5"), text).unwrap().write(), "5.3.1", "{text}");
    }
    for text in ["[5, 3, 1]", "[5,3,1]", "(5, 3, 1)", "5, 3, 1", "5;3;1", " [ 5 3 1 ] ", "5.3.1"] {
        assert_eq!(position("3x5", text).write(), "5.3.1", "{text}");
    }
    for (text, written) in
        [("[]", "none"), ("[ ]", "none"), (" none ", "none"), ("[5, 3]+[2]", "5.3+2")]
    {
        assert_eq!(position("3x5", text).write(), written, "{text}");
    }
    let sum = Position::read_typed(game("3x5"), "5 3 1 + 2 2").unwrap();
    assert_eq!(sum.write(), "5.3.1+2.2");
    assert!(Position::read_typed(game("3x5"), "  ").is_err());
    assert!(Position::read_typed(game("3x5"), &"1+".repeat(100_000)).is_err());
}

#[test]
fn bad_positions_are_refused_with_their_place() {
    let said = Message::new;
    let number = |text| found("rows-not-a-number", text);
    let long = |text| found("rows-too-long", text).with("most", 5_u32);
    let increases =
        |above: u32, below: u32| said("rows-increase").with("above", above).with("below", below);
    let count = |id, count: u32, most: u32| said(id).with("count", count).with("most", most);
    let huge = "9".repeat(400);
    let cases = [
        ("3x5", "", 0, 0, said("rows-empty")),
        ("3x5", "5.", 2, 2, said("rows-empty")),
        ("3x5", "5..1", 2, 2, said("rows-empty")),
        ("3x5", "5+", 2, 2, said("rows-empty")),
        ("3x5", "5.x", 2, 3, number("x")),
        ("3x5", "5.-1", 2, 4, number("-1")),
        ("3x5", "5.3.0", 4, 5, said("rows-zero")),
        ("3x5", "0", 0, 1, said("rows-zero")),
        ("3x5", "6", 0, 1, long("6")),
        ("3x5", "2+6", 2, 3, long("6")),
        ("3x5", &huge, 0, 400, long(&format!("{}…", &huge[..24]))),
        ("3x5", "3.4", 2, 3, increases(3, 4)),
        ("3x5", "3.3+2.1.2", 8, 9, increases(1, 2)),
        ("3x5", "5.4.3.2.1", 6, 9, count("rows-too-many", 5, 3)),
        ("3x5", "5+none", 2, 6, said("bars-eaten-in-sum")),
        ("3x5", "none+none", 0, 4, said("bars-eaten-in-sum")),
        ("3x5", "None", 0, 4, number("None")),
        ("3x5", "1+1+1+1+1+1+1+1+1+1", 16, 19, count("bars-too-many", 10, 8)),
        ("3x5", "[5, 3, x]", 7, 8, number("x")),
        ("3x5", "[5, 6]", 4, 5, long("6").clone()),
        ("3x5", " [3, 4]", 5, 6, increases(3, 4)),
        ("3x5", "[5, 3", 0, 2, number("[5")),
        ("3x5", "[5, 4, 3, 2]", 10, 11, count("rows-too-many", 4, 3)),
        ("3x5", "2, 2 + [1, 0]", 11, 12, said("rows-zero")),
        ("3x5", "[5] + []", 5, 8, said("bars-eaten-in-sum")),
        ("3x5", " ", 1, 1, said("rows-empty")),
    ];
    for (size, text, start, end, error) in cases {
        assert_eq!(game(size).read_position(text), Err(At { start, end, error }), "{text}");
    }
    let size = Chomp::read_rules("10000x10000", Rule::Normal).unwrap_err();
    assert_eq!(size.error, found("bar-rows-too-many", "10000").with("most", 30_u32));
}

#[test]
fn bites_are_read_and_written() {
    for text in ["0.0", "3.8", "1-0.3", "8-29.29", "4294967295.4294967295"] {
        assert_eq!(Chomp::write_move(&Move::read(text).unwrap()), text);
    }
    for (text, written) in [
        ("(1, 3)", "1.3"),
        ("(1,3)", "1.3"),
        ("[1,3]", "1.3"),
        ("1, 3", "1.3"),
        ("2-(1, 3)", "2-1.3"),
    ] {
        assert_eq!(Chomp::write_move(&Move::read(text).unwrap()), written, "{text}");
    }
    let cases = [
        "",
        "(1, 3",
        "(1, 3, 5)",
        "(1 3)",
        "((1, 3))",
        "3",
        "3.",
        ".3",
        "3.x",
        "3.+4",
        "3.4.5",
        "1-",
        "1-3",
        "0-3.4",
        "x-3.4",
        "1-2-3.4",
        "99999999999.1",
    ];
    for text in cases {
        assert_eq!(Move::read(text), Err(found("bite-unreadable", text)), "{text}");
    }
}

#[test]
fn a_bite_is_typed_as_the_board_counts() {
    for (text, count, written) in [
        ("(2,3)", Count::One, "1.2"),
        ("2.3", Count::One, "1.2"),
        ("2-(1,1)", Count::One, "2-0.0"),
        ("(2,3)", Count::Zero, "2.3"),
        // As the page writes it.
        ("(2,\u{a0}3)", Count::One, "1.2"),
        ("1-0.3", Count::Zero, "1-0.3"),
    ] {
        assert_eq!(Move::read_counting(text, count).unwrap().to_string(), written, "{text}");
    }
    for text in ["0.1", "(1,0)", "1-0.0"] {
        assert_eq!(Move::read_counting(text, Count::One), Err(found("bite-below-one", text)));
    }
    assert_eq!(Move::read_counting("x", Count::One), Err(found("bite-unreadable", "x")));
}

#[test]
fn bites_are_legal_or_refused() {
    let play = |text, mv| {
        let after = game("3x5").play(&position("3x5", text), &Move::read(mv).unwrap());
        after.map(|after| after.write())
    };
    for (text, mv, after) in [
        ("5.5.5", "1.3", "5.3.3"),
        ("5.3.3", "2.1", "5.3.1"),
        ("5.3.1", "0.1", "1.1.1"),
        ("5.3.1", "1.0", "5"),
        ("1", "0.0", "none"),
        ("5.3.1+2.2", "2-1.0", "5.3.1+2"),
        ("5.3.1+2.2", "1-0.1", "1.1.1+2.2"),
    ] {
        assert_eq!(play(text, mv).unwrap(), after, "{text} {mv}");
    }
    let said = Message::new;
    let no_square = |row, column| said("bite-no-square").with("square", Value::Square(row, column));
    for (text, mv, error) in [
        ("5.3.1", "0.0", said("bite-poison")),
        ("5.3.1", "0.5", no_square(0, 5)),
        ("5.3.1", "1.3", no_square(1, 3)),
        ("5.3.1", "3.0", no_square(3, 0)),
        ("5.3.1", "300.300", no_square(300, 300)),
        ("none", "0.0", said("bite-eaten")),
        ("5.3.1", "1-0.3", said("bite-one-bar")),
        ("5.3.1+2.2", "0.3", said("bite-which-bar").with("bars", 2_u32)),
        ("5.3.1+2.2", "3-0.0", said("bite-no-bar").with("bar", 3_u32).with("bars", 2_u32)),
        ("5.3.1+2.2", "2-0.0", said("bite-poison-in-sum")),
        ("5.3.1+1", "2-0.0", said("bite-poison-in-sum")),
    ] {
        assert_eq!(play(text, mv), Err(error), "{text} {mv}");
    }
}

#[test]
fn a_game_ends_with_the_poison() {
    let ended = |text| game("3x5").ended(&position("3x5", text));
    assert_eq!(ended("5.3.1"), None);
    assert_eq!(ended("1"), None);
    // The other has just eaten it.
    assert_eq!(ended("none"), Some(Outcome::Win));
    assert_eq!(ended("1+1"), Some(Outcome::Loss));
    assert_eq!(ended("1+2"), None);
}

#[test]
fn every_bite_is_drawn_and_only_those() {
    for (text, bites) in [("3.2", 4), ("1", 1), ("none", 0), ("1+1", 0), ("3.1+1+2", 4)] {
        let start = position("3x5", text);
        let mut drawn: BTreeMap<Move, u32> = BTreeMap::new();
        for seed in 0..4000 {
            if let Some(mv) = game("3x5").random_move(&start, &mut Chance::new(seed, 0)) {
                assert!(game("3x5").play(&start, &mv).is_ok(), "{text} {mv}");
                *drawn.entry(mv).or_default() += 1;
            }
        }
        assert_eq!(drawn.len(), bites, "{text}");
        let share = 4000 / u32::try_from(bites.max(1)).unwrap();
        assert!(drawn.values().all(|&count| count.abs_diff(share) < 200), "{text}: {drawn:?}");
    }
}

#[test]
fn keys_are_read_and_written() {
    let mut keys = ChompKeys::default();
    for (name, value) in
        [("size", "0"), ("size", "17"), ("size", "300"), ("size", "+5"), ("size", "")]
    {
        assert!(!keys.read(name, value), "{name}={value}");
    }
    for (name, value) in [("to", "0"), ("to", "30001"), ("to", "1e3"), ("to", "99999999999")] {
        assert!(!keys.read(name, value), "{name}={value}");
    }
    assert_eq!(keys, ChompKeys::default());
    assert!(keys.read("size", "16") && keys.read("to", "30000"));
    assert_eq!(keys, ChompKeys { size: 16, to: 30_000, ..ChompKeys::default() });
    let pairs = keys.write();
    assert_eq!(pairs, [("size", "16".to_owned()), ("to", "30000".to_owned())]);
    assert_eq!(ChompKeys::default().write(), []);
    assert_eq!(ChompKeys::allowed("size"), "1 … 16");
}

/// Whatever was packed by something else is checked when it is unpacked.
#[test]
fn unpacked_values_are_checked() {
    fn unpack<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> bool {
        postcard::from_bytes::<T>(bytes).is_ok()
    }
    // A shape is the number of its rows and their lengths.
    assert!(unpack::<Shape>(&[3, 5, 3, 1]) && unpack::<Shape>(&[0]));
    for bytes in [&[3, 5, 3, 4][..], &[1, 0], &[2, 5, 0], &[1, 31], &[31; 32], &[255, 255, 3], &[]]
    {
        assert!(!unpack::<Shape>(bytes), "{bytes:?}");
    }
    // A position is the number of its bars and they.
    assert!(unpack::<Position>(&[2, 1, 1, 2, 5, 3]) && unpack::<Position>(&[1, 0]));
    for bytes in
        [&[0][..], &[2, 1, 1, 0], &[9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]
    {
        assert!(!unpack::<Position>(bytes), "{bytes:?}");
    }
    assert!(unpack::<Chomp>(&[30, 30]) && unpack::<Chomp>(&[1, 1]));
    for bytes in [[0, 5], [5, 0], [31, 5], [5, 255]] {
        assert!(!unpack::<Chomp>(&bytes), "{bytes:?}");
    }
    // A question that asks for too much can be unpacked, and is refused.
    let question = Question::ThreeRows { to: u32::MAX, side: u16::MAX };
    let bytes = postcard::to_allocvec(&question).unwrap();
    let question: Question = postcard::from_bytes(&bytes).unwrap();
    assert!(matches!(Chomp::ask(question), Err(Refusal::TooLong { .. })));
}
