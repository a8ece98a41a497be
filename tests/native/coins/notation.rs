//! Coins as text: what is read, and what is refused and where.

use nimlab::core::{Count, Message, Rule};
use nimlab::games::coins::{Coins, Move};
use nimlab::games::{At, Game};
use nimlab::link;
use nimlab::words::{Language, Words};

fn rules(text: &str) -> Result<String, (usize, usize, String)> {
    let read = Coins::read_rules(text, Rule::Normal);
    read.map(|game| game.write_rules()).map_err(place)
}

fn row(text: &str) -> Result<String, (usize, usize, String)> {
    let game = Coins::usual();
    game.read_position(text).map(|row| game.write_position(&row)).map_err(place)
}

fn grid(text: &str) -> Result<String, (usize, usize, String)> {
    let game = Coins::read_rules("twinsxruler", Rule::Normal).unwrap();
    game.read_position(text).map(|coins| game.write_position(&coins)).map_err(place)
}

fn place(at: At<Message>) -> (usize, usize, String) {
    (at.start, at.end, at.error.id.into_owned())
}

#[test]
fn rules_are_read_and_written_in_one_form() {
    for name in [
        "turtles",
        "mock",
        "ruler",
        "twins",
        "triplets",
        "own-0",
        "own-1.2-5",
        "twinsxtwins",
        "own-0-1.2xmock",
    ] {
        assert_eq!(rules(name).as_deref(), Ok(name));
    }
    for (text, written) in [
        ("own-1.2-1-0", "own-0-1-1.2"),
        ("own-2.1", "own-1.2"),
        ("own-1-1", "own-1"),
        ("own-007", "own-7"),
    ] {
        assert_eq!(rules(text).as_deref(), Ok(written));
    }
}

#[test]
fn rules_that_are_none_are_refused_with_their_place() {
    let many = format!("own-{}", ["1"; 33].join("-"));
    let cases = [
        ("", (0, 0, "coins-missing")),
        ("turtle", (0, 6, "coins-unknown")),
        ("own-", (4, 4, "coins-own-empty")),
        ("own-1-y", (6, 7, "coins-own-unreadable")),
        ("own-1..2", (6, 6, "coins-own-empty")),
        ("own-1.64", (6, 8, "coins-own-distance")),
        ("own-0.1", (4, 5, "coins-own-distance")),
        ("own-99999999999999999999", (4, 24, "coins-own-distance")),
        ("own-3.1.3", (8, 9, "coins-own-twice")),
        ("twinsx", (6, 6, "coins-missing")),
        ("xtwins", (0, 0, "coins-missing")),
        ("twinsxown-0x", (10, 12, "coins-own-unreadable")),
        ("mockxown-1.64", (11, 13, "coins-own-distance")),
        (&many, (4 + 64, 4 + 65, "coins-own-too-many")),
        ("own-7xown-8", (0, 11, "coins-own-no-grid")),
        ("twinsxown-32", (0, 12, "coins-own-no-grid")),
    ];
    for (text, (start, end, id)) in cases {
        assert_eq!(rules(text), Err((start, end, id.to_owned())), "{text}");
    }
}

#[test]
fn rows_are_read_as_people_write_them() {
    for text in ["0110100", "[0, 1, 1, 0, 1, 0, 0]", "01 10 100", "(0,1,1,0,1,0,0)"] {
        assert_eq!(row(text).as_deref(), Ok("0110100"));
    }
    let (full, long) = ("1".repeat(64), "0".repeat(65));
    assert_eq!(row(&full).as_deref(), Ok(&*full));
    let cases = [
        ("", (0, 0, "coins-empty")),
        ("[ ]", (0, 3, "coins-empty")),
        ("01é1", (2, 4, "coins-not-a-coin")),
        ("012", (2, 3, "coins-not-a-coin")),
        (&*long, (64, 65, "coins-too-many")),
        ("01.10", (2, 3, "coins-one-row")),
    ];
    for (text, (start, end, id)) in cases {
        assert_eq!(row(text), Err((start, end, id.to_owned())), "{text}");
    }
}

#[test]
fn moves_are_read_in_any_order_and_written_from_the_right() {
    for text in ["6.3.1", "1.3.6", "6, 3, 1", "06.3.1", " 6 3 1 "] {
        assert_eq!(
            Coins::read_move(text).map(|mv| mv.to_string()).as_deref(),
            Ok("6.3.1"),
            "{text}"
        );
    }
    assert_eq!(Coins::read_move("63"), Ok(Move::new(0, 1 << 63).unwrap()));
    for text in ["2.0x3.1", "0.2x1.3", "2, 0 x 3, 1", "2.0×3.1"] {
        assert_eq!(Coins::read_move(text).map(|mv| mv.to_string()).as_deref(), Ok("2.0x3.1"));
    }
    for (text, id) in [
        ("x1", "coins-move-unreadable"),
        ("1x", "coins-move-unreadable"),
        ("1x2x3", "coins-move-unreadable"),
        ("64x1", "coins-move-beyond"),
        ("2.2x1", "coins-move-twice"),
        ("", "coins-move-unreadable"),
        ("6.", "coins-move-unreadable"),
        ("-1", "coins-move-unreadable"),
        ("64", "coins-move-beyond"),
        ("3.3", "coins-move-twice"),
    ] {
        assert_eq!(Coins::read_move(text).unwrap_err().id, id, "{text}");
    }
}

#[test]
fn typed_places_are_counted_as_the_reader_counts() {
    let read =
        |text: &str, count| Move::read_counting(text, count).map(|mv| Coins::write_move(&mv));
    assert_eq!(read("5.1", Count::One), Ok("4.0".to_owned()));
    assert_eq!(read("4.0", Count::Zero), Ok("4.0".to_owned()));
    assert_eq!(read("3.1x4.2", Count::One), Ok("2.0x3.1".to_owned()));
    assert_eq!(read("64", Count::One), Ok("63".to_owned()));
    for (text, count) in
        [("0", Count::One), ("3.0", Count::One), ("65", Count::One), ("64", Count::Zero)]
    {
        assert_eq!(read(text, count).unwrap_err().id, "coins-move-beyond", "{text}");
    }
}

#[test]
fn what_is_said_of_places_is_counted_as_the_reader_counts() {
    let game = Coins::usual();
    let position = game.read_position("0100").unwrap();
    let off = game.play(&position, &Move::new(0, 1 << 4).unwrap()).unwrap_err();
    let words = Words::new(Language::English);
    let said = |count| words.counting(count).say(&off).replace('\u{a0}', " ");
    assert_eq!(said(Count::One), "There is no coin at place 5: this row ends at place 4.");
    assert_eq!(said(Count::Zero), "There is no coin at place 4: this row ends at place 3.");
}

#[test]
fn the_table_of_values_is_numbered_as_the_reader_counts() {
    let sheet = |what: &str, coins: &str, count| {
        let game = Coins::read_rules(what, Rule::Normal).unwrap();
        let position = game.read_position(coins).unwrap();
        let sheet = game.sheet(&position).unwrap().counting(count);
        let rows: Vec<String> = sheet.rows.iter().map(|row| row.0.clone()).collect();
        (sheet.columns.join(" "), rows.join(" "), sheet.variables(0, 0))
    };
    let (columns, rows) = ("1 2 3".to_owned(), "G(n)".to_owned());
    assert_eq!(sheet("turtles", "001", Count::One), (columns, rows.clone(), vec![('n', 1)]));
    assert_eq!(sheet("turtles", "001", Count::Zero), ("0 1 2".to_owned(), rows, vec![('n', 0)]));
    let (columns, rows, variables) = sheet("twinsxtwins", "00.01", Count::One);
    assert_eq!((&*columns, &*rows), ("1 2", "1 2"));
    assert_eq!(variables, [('i', 1), ('j', 1), ('N', 2), ('M', 2)]);
}

#[test]
fn grids_are_read_row_by_row() {
    for text in ["010.110", "[0,1,0].[1,1,0]", "0 1 0\n1 1 0\n", "[[0, 1, 0],\n\n[1, 1, 0]]"] {
        assert_eq!(grid(text).as_deref(), Ok("010.110"), "{text}");
    }
    assert_eq!(grid("0110").as_deref(), Ok("0110"));
    let (full, long) = (["11111111"; 8].join("."), ["11111111"; 9].join("."));
    assert_eq!(grid(&full).as_deref(), Ok(&*full));
    let cases = [
        ("", (0, 0, "coins-empty")),
        ("010.11", (4, 6, "coins-uneven")),
        ("010.11.010", (4, 6, "coins-uneven")),
        ("010.", (4, 4, "coins-uneven")),
        ("010..010", (4, 4, "coins-uneven")),
        (".010", (0, 0, "coins-uneven")),
        ("01.2", (3, 4, "coins-not-a-coin")),
        (&*long, (72, 80, "coins-too-many")),
    ];
    for (text, (start, end, id)) in cases {
        assert_eq!(grid(text), Err((start, end, id.to_owned())), "{text}");
    }
}

#[test]
fn the_closest_link_is_of_the_same_game() {
    let (full, long) = ("01".repeat(32), "01".repeat(25_000));
    let many = format!("own-{}", (1..=40).map(|d| d.to_string()).collect::<Vec<_>>().join("-"));
    let fewer = format!("own-{}", (1..=32).map(|d| d.to_string()).collect::<Vec<_>>().join("-"));
    let cases = [
        ("turtles", &*long, "turtles", &*full),
        ("turtle", "0110", "turtles", "0110"),
        ("Twin", "0110", "twins", "0110"),
        ("chess", "0110", "turtles", "0110"),
        ("own-99", &full, "own-63", &full),
        ("own-99999999999999999999.1", &full, "own-1.63", &full),
        ("own-1-y-2.2", "0110", "own-1-2", "0110"),
        ("own-0.2", "0110", "own-2", "0110"),
        ("own-", "0110", "turtles", "0110"),
        (&many, &full, &fewer, &full),
        ("mock", "01201", "mock", "01001"),
        ("mock", "01.10", "mock", "0110"),
        ("mock", "", "mock", "0110100"),
        ("mock", "/", "mock", "0110100"),
        ("twinsxrule", "010.110", "twinsxruler", "010.110"),
        ("xruler", "010.110", "turtlesxruler", "010.110"),
        ("twinsxruler", "010.1", "twinsxruler", "010.100"),
        ("twinsxruler", "010..110.", "twinsxruler", "010.110"),
        ("twinsxruler", ".", "twinsxruler", "0000.0010.0100.0001"),
    ];
    for (rules, position, near, start) in cases {
        let (game, found) = Coins::nearest(rules, position, Rule::Misere);
        let written = (game.write_rules(), game.write_position(&found));
        assert_eq!((&*written.0, &*written.1), (near, start), "{rules}/{position:.20}");
        assert_eq!(game.rule(), Rule::Misere, "{rules}");
    }
    let (_, found) = Coins::nearest("twinsxruler", &["11111111"; 9].join("."), Rule::Normal);
    assert_eq!(found.to_string(), ["11111111"; 8].join("."));
}

/// The distances are refused where they are, not the coins.
#[test]
fn distances_that_never_fit_among_the_coins_are_refused() {
    let cases = [
        ("own-7/0110100", Some((14, 15)), "own-6/0110100"),
        ("own-9-7.2/0110100", Some((14, 19)), "own-6-2.6/0110100"),
        ("own-1/1", Some((14, 15)), "own-0/1"),
        ("own-9-6/0110100", None, "own-6-9/0110100"),
        ("own-0/1", None, "own-0/1"),
        // Nothing shows heads where it could be turned: that is a position like any other.
        ("own-3/0110000", None, "own-3/0110000"),
        ("own-3/0000", None, "own-3/0000"),
        ("twins/1", None, "twins/1"),
        ("own-2xtwins/010.110", Some((14, 15)), "own-1xtwins/010.110"),
        ("twinsxown-1-3/01.11", None, "twinsxown-1-3/01.11"),
        ("twinsxown-3-5/01.11", Some((20, 23)), "twinsxown-1/01.11"),
        ("own-40xown-40/01.11", Some((10, 23)), "own-1xown-1/01.11"),
    ];
    for (text, place, near) in cases {
        let reading = link::read(&format!("/v1/coins/{text}"), 0).unwrap();
        let places: Vec<_> = reading.errors.iter().map(|error| (error.start, error.end)).collect();
        assert_eq!(places, Vec::from_iter(place), "{text}: {:?}", reading.errors);
        assert_eq!(reading.link().to_string(), format!("/v1/coins/{near}"), "{text}");
    }
    for (rules, example) in [
        ("own-4", "0110100"),
        ("own-6", "0110101"),
        ("own-9", "0110100001"),
        ("own-63", "0110100000000000000000000000000000000000000000000000000000000001"),
        ("own-4xtwins", "00.00.00.00.01"),
    ] {
        let game = Coins::read_rules(rules, Rule::Normal).unwrap();
        let position = game.example_position();
        assert_eq!(game.write_position(&position), example);
        assert_eq!(game.ended(&position), None, "{rules}");
    }
}
