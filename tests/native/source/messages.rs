//! Whatever can be wrong is said in a sentence, in both languages.

use nimlab::core::graph::{Arena, Attractor, Ends, MAX_VERTICES};
use nimlab::core::octal::Until;
use nimlab::core::place::{Piece, Pieces};
use nimlab::core::{Count, Message, Player, Refusal, Rule, Say, Status, Value, run_to_end};
use nimlab::games::chomp::{Chomp, Move as Bite, Theorem};
use nimlab::games::coins::{Coins, Kind as CoinSets, Patterns};
use nimlab::games::graph::read::{GraphReading, read_bytes, read_graph};
use nimlab::games::graph::{Answer, Graphs, Query, Question, reason};
use nimlab::games::heaps::{
    Code, Doubt, Exploration, Halt, Heaps, Ruleset, number_problem, numbers_problem,
};
use nimlab::games::pasted::{MAX_BYTES as MAX_BYTES_PASTED, MAX_VALUES, read_pasted};
use nimlab::games::pawns::{Field, Pawns};
use nimlab::games::place::{Image, Kind, Move, Place, Reason, Square};
use nimlab::games::sum::{MAX_BYTES, Sum};
use nimlab::games::{About, Game};
use nimlab::link::Problem;
use nimlab::words::{Language, Words};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The sentence is in both languages, says what it is about, and differs from all the others.
fn check(messages: &[Message]) {
    let mut sentences: BTreeMap<String, &Message> = BTreeMap::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for message in messages {
            let said = words.say(message);
            assert!(said.ends_with(['.', '?']) && said.contains(' '), "{}: {said}", message.id);
            assert!(!said.contains(&*message.id) && !said.contains('$'), "{}: {said}", message.id);
            if let Some(other) = sentences.insert(said.clone(), message) {
                assert_eq!(other, message, "both are: {said}");
            }
        }
    }
}

/// Every number from 0 on was met: no variant was left out.
fn check_kinds(kinds: impl Iterator<Item = usize>, count: usize) {
    let kinds: BTreeSet<usize> = kinds.collect();
    assert_eq!(kinds, (0..count).collect());
}

fn text() -> String {
    "xyz".to_owned()
}

#[test]
fn what_is_wrong_with_a_link_is_said() {
    let setup = Heaps::read_rules("0.8", Rule::Normal).unwrap_err().error;
    let why = Heaps::read_move("xyz").unwrap_err();
    let problems = [
        Problem::TooLong { most: 9 },
        Problem::NotALink,
        Problem::Version { found: text() },
        Problem::System { found: text() },
        Problem::Missing,
        Problem::TooManyParts { found: text() },
        Problem::NoValue { found: text() },
        Problem::Key { found: text() },
        Problem::Value { key: "level", found: text(), allowed: "1, 2".to_owned() },
        Problem::Contradiction { key: "level" },
        Problem::TooMuch { found: text() },
        Problem::Said { length: 601, most: 600 },
        Problem::Options { most: 8 },
        Problem::At { found: 9, moves: 1 },
        Problem::At { found: 9, moves: 2 },
        Problem::Setup(setup),
        Problem::Move { number: 3, why },
    ];
    // A new variant does not compile here until it has its example above.
    let kind = |problem: &Problem| match problem {
        Problem::TooLong { .. } => 0,
        Problem::NotALink => 1,
        Problem::Version { .. } => 2,
        Problem::System { .. } => 3,
        Problem::Missing => 4,
        Problem::TooManyParts { .. } => 5,
        Problem::NoValue { .. } => 6,
        Problem::Key { .. } => 7,
        Problem::Value { .. } => 8,
        Problem::Contradiction { .. } => 9,
        Problem::At { .. } => 10,
        Problem::Setup(_) => 11,
        Problem::Move { .. } => 12,
        Problem::TooMuch { .. } => 13,
        Problem::Said { .. } => 14,
        Problem::Options { .. } => 15,
    };
    check_kinds(problems.iter().map(kind), 16);
    check(&problems.map(|problem| problem.say()));
}

/// What is said of texts that are no rules.
fn rules<G: Game>(texts: &[&str]) -> Vec<Message> {
    texts.iter().map(|text| G::read_rules(text, Rule::Normal).unwrap_err().error).collect()
}

/// What is said of texts that are no position under these rules.
fn positions<G: Game>(rules: &str, texts: &[&str]) -> Vec<Message> {
    let game = G::read_rules(rules, Rule::Normal).unwrap();
    texts.iter().map(|text| game.read_position(text).unwrap_err().error).collect()
}

/// What is said of texts that are no move in this position.
fn moves<G: Game>(rules: &str, position: &str, texts: &[&str]) -> Vec<Message> {
    let game = G::read_rules(rules, Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    let play = |text: &&str| G::read_move(text).and_then(|mv| game.play(&position, &mv));
    texts.iter().map(|text| play(text).unwrap_err()).collect()
}

fn heaps() -> Vec<Message> {
    let (huge, many) = ("9".repeat(400), ["1"; 65].join("+"));
    let long = format!("0.{}", "3".repeat(65));
    let codes = ["", "0.7x", "0.78", "077", "0.7.7", "1.7", "4.", &long, "0.3~", "0.3~3~3", "0.0"];
    let (amounts, clauses) =
        (format!("take-1{}", ".1".repeat(32)), format!("take-1-one{}", "-or-1-one".repeat(8)));
    let words = [
        "xyz",
        "x1.8",
        "taken",
        "take",
        "take-xyz",
        "take-0.10001",
        "take-5to3",
        "take-1-xyz",
        "take-1-",
        "take-1-one-two",
        "take-0",
        "take-half-none",
        "take-10000-one",
        &amounts,
        &clauses,
        "grundi",
    ];
    let typed = ["{1", "{1}3", "{}", "{1, xyz}", "{1, 70}", "xyz", "0.12..."];
    let typed = typed.map(|text| Code::read_typed(text).unwrap_err().error);
    // In the form that is written, and only there, a code has its first digit.
    let strict = [".77", "grundi"].map(|text| Ruleset::read_link(text).unwrap_err().error);
    let numbers = ["1, x-", "", "0"].map(|typed| numbers_problem(typed, "whole"));
    let by_menus = [numbers.to_vec(), vec![number_problem("x", 2, 100)]].concat();
    let by_menus: Vec<Message> = by_menus.into_iter().map(Option::unwrap).collect();
    [
        by_menus,
        strict.to_vec(),
        rules::<Heaps>(&codes),
        rules::<Heaps>(&words),
        typed.to_vec(),
        positions::<Heaps>("0.77", &["", "7+xyz", "7+0", &huge, &many]),
        moves::<Heaps>("0.77", "0", &["xyz", "7-1-0"]),
        moves::<Heaps>("0.77", "1", &["7-1-0", "1-5-0"]),
        moves::<Heaps>("0.77", "2+3", &["7-1-0", "1-5-0", "1-1-5", "2-1-5"]),
        // The numbers that are taken: none, less, more, and both.
        moves::<Heaps>("4.0", "7", &["1-5-0"]),
        moves::<Heaps>("0.003", "7", &["1-5-0"]),
        moves::<Heaps>("0.0000003", "7", &["1-5-0"]),
        moves::<Heaps>("0.0030003", "7", &["1-5-0"]),
        // Every digit that allows something but not everything; splitting without taking too.
        moves::<Heaps>("0.1", "7", &["1-1-0"]),
        moves::<Heaps>("0.2", "1", &["1-1-0"]),
        moves::<Heaps>("0.3", "7", &["1-1-3"]),
        moves::<Heaps>("0.4", "7", &["1-1-0"]),
        moves::<Heaps>("0.5", "7", &["1-1-0"]),
        moves::<Heaps>("0.6", "1", &["1-1-0"]),
        moves::<Heaps>("4.3", "7", &["1-0-0"]),
        // And what other rules allow.
        moves::<Heaps>("half", "7", &["1-5-0"]),
        moves::<Heaps>("grundy", "6", &["1-0-3"]),
        moves::<Heaps>("take-0-equal", "6", &["1-0-1"]),
        moves::<Heaps>("x0.8", "6", &["1-1-1"]),
        moves::<Heaps>("take-1-none.unequal", "6", &["1-1-0"]),
        moves::<Heaps>("take-1-one.equal", "6", &["1-1-1"]),
        moves::<Heaps>("x0.D", "6", &["1-1-0"]),
        vec![Halt::Value.say(), Halt::Memory { bytes: 1 }.say()],
        doubts(),
    ]
    .concat()
}

/// Why counts, rare values and periods are not right.
fn doubts() -> Vec<Message> {
    let said = |link: &str, doubts: &[Doubt]| {
        let rules = Ruleset::read_link(link).unwrap();
        let method = rules.best_method();
        let mut values = Exploration::new(rules, 400, Until::Length, method).unwrap();
        run_to_end(&mut values);
        doubts.iter().flat_map(|doubt| doubt.said(&values)).collect::<Vec<Message>>()
    };
    let count = |value| Doubt::Count { value };
    let rare = |value| Doubt::Rare { value, bits: 15 };
    let recurs = |preperiod, period| Doubt::Period { preperiod, period };
    let periods = [recurs(70, 12), recurs(71, 0), recurs(90, 12), recurs(71, 24)];
    [
        said("0.77", &[count(0), count(1), count(60), rare(6), rare(7), rare(9)]),
        said("0.77", &periods),
        said("0.~3", &[recurs(1, 1)]),
    ]
    .concat()
}

fn chomp() -> Vec<Message> {
    let huge = "9".repeat(400);
    let sizes = ["", "xyz", "0x5", "5x0", &format!("{huge}x5"), &format!("5x{huge}")];
    let bars = ["1"; 9].join("+");
    [
        rules::<Chomp>(&sizes),
        positions::<Chomp>("3x5", &["", "xyz", "0", "3.4", "5.4.3.2", &bars, "5+none"]),
        positions::<Chomp>("1x1", &[&huge]),
        positions::<Chomp>("2x2", &[&huge]),
        moves::<Chomp>("3x5", "5.3.1", &["xyz", "1-0.3", "7.4000000000", "0.0"]),
        moves::<Chomp>("3x5", "5.3.1+2.2", &["0.3", "7-0.0", "2-0.0"]),
        moves::<Chomp>("3x5", "none", &["0.0"]),
        Bite::read_counting("0.1", Count::One).err().into_iter().collect(),
        theorems(),
    ]
    .concat()
}

fn reasons_of<G: Game>(rules: &str, position: &str, about: &[About]) -> Vec<Message> {
    let game = G::read_rules(rules, Rule::Normal).unwrap();
    let position = game.read_position(position).unwrap();
    about.iter().flat_map(|about| game.reasons(&position, about)).collect()
}

/// What is said after an answer.
fn reasons() -> Vec<Message> {
    let of_move = |mv: &str| [About::Move(mv.to_owned())];
    let cells: Vec<About> = (0..8).map(|cell| About::Cell(0, cell)).collect();
    let others = [About::Part(0), About::Next(0)];
    // Those that do not win have none.
    let all_bites: Vec<About> =
        (1..20).flat_map(|at| of_move(&format!("{}.{}", at / 5, at % 5))).collect();
    [
        reasons_of::<Heaps>("0.77", "7", &cells),
        reasons_of::<Chomp>("3x4", "4.4.4", &cells),
        reasons_of::<Chomp>("3x4", "4.4.4", &others),
        reasons_of::<Chomp>("4x4", "4.4.4.4", &of_move("1.1")),
        reasons_of::<Chomp>("2x5", "5.5", &of_move("1.4")),
        reasons_of::<Chomp>("3x4", "4.4.4", &of_move("1.2")),
        reasons_of::<Chomp>("3x4", "4.4.4", &[About::Cell(1, 2)]),
        reasons_of::<Chomp>("4x5", "5.5.5.5", &all_bites),
        reasons_of::<Pawns>("5x5", "1.1", &others[1..]),
        reasons_of::<Graphs>("sticks-6-3", "0", &others),
        reasons_of::<Graphs>("list", GRAPH, &cells),
        reasons_of::<Graphs>("list", "a=0-1+b=0", &cells),
    ]
    .concat()
}

/// Why vertices of either player are in an attractor.
fn attracted() -> Vec<Message> {
    let rows = [(Player::Zero, vec![2]), (Player::One, vec![2]), (Player::Zero, Vec::new())];
    let mut arena = Arena::of_rows(&rows).unwrap();
    arena.set_win(2, Player::Zero);
    let arena = Rc::new(arena);
    let attractor = Attractor::of(&arena, Player::Zero, Ends::Final);
    let name = |vertex: u32| vertex.to_string();
    arena.vertices().map(|vertex| reason(&arena, &attractor, vertex, name)).collect()
}

/// A graph with a vertex of every kind.
const GRAPH: &str = "a=0-1.2+b=1-3.4+c=1-0.6+d=0-5.7+e=0-5+w=00+g=0-2.7+l=11";

/// Why a bar is won or lost.
fn theorems() -> Vec<Message> {
    let bite = (2, 3);
    let reasons = [
        Theorem::Poison,
        Theorem::Line { bite },
        Theorem::EqualArms { arm: 4 },
        Theorem::UnequalArms { bite },
        Theorem::Square,
        Theorem::OneLess,
        Theorem::NotOneLess { bite },
        Theorem::Stealing,
    ];
    let kind = |reason: &Theorem| match reason {
        Theorem::Poison => 0,
        Theorem::Line { .. } => 1,
        Theorem::EqualArms { .. } => 2,
        Theorem::UnequalArms { .. } => 3,
        Theorem::Square => 4,
        Theorem::OneLess => 5,
        Theorem::NotOneLess { .. } => 6,
        Theorem::Stealing => 7,
    };
    check_kinds(reasons.iter().map(kind), 8);
    reasons.map(|reason| reason.say()).to_vec()
}

fn graph() -> Vec<Message> {
    let huge = format!("sticks-{}-3", "9".repeat(400));
    let (vertices, edges) = ("0+".repeat(2001), format!("0-{}", "0.".repeat(20_001)));
    let lists = ["xyz", "~0=0", "0+0=0", "0-9+0", &vertices, &edges];
    [
        rules::<Graphs>(&["xyz", &huge, "tree-12-3", "tree-500-500"]),
        positions::<Graphs>("sticks-6-3", &["xyz"]),
        positions::<Graphs>("list", &lists),
        moves::<Graphs>("sticks-6-3", "0", &["xyz", "4"]),
        moves::<Graphs>("list", "0", &["0"]),
        graphs_as_written(),
    ]
    .concat()
}

/// What is said of texts that are no graph in any form.
fn graphs_as_written() -> Vec<Message> {
    let group = (0..6000).map(|v| format!("v{v}")).collect::<Vec<_>>().join(" ");
    let texts = [
        "",
        &"(".repeat((4 << 20) + 1),
        &format!("digraph {{ {{{group}}} -> {{{group}}} }}"),
        "xyz 0 0",
        "xyz 0\npayoff: xyz",
        "0 0 -> ,",
        "0 0 -> 0,",
        &format!("{} 0", "9".repeat(400)),
        "(",
        &"(".repeat(17),
        "xyz",
        "xyz 2 -> xyz",
        "xyz 0\nxyz 0 ->",
        "xyz 0\nwin 0: 0",
        "xyz 0\nwin 0: xyz\nwin 1: xyz",
        "xyz 0\npayoff: xyz=x",
        "graph {}",
        "digraph {} xyz",
        "([0], [], ['J0'])",
    ];
    let mut cut = Graphs::ask(Question::ReadFile { bytes: 10, rule: None }).unwrap();
    cut.hear(Query::Part { from: 0, bytes: Vec::new() });
    let Some(Answer::NotRead(cut)) = run_to_end(&mut cut).pop() else { unreachable!() };
    let mut said: Vec<Message> =
        texts.iter().map(|text| read_graph(text).unwrap_err().error).chain([cut.error]).collect();
    said.push(read_bytes(vec![0]).unwrap_err().error);
    // A text with so many takes too long here.
    said.push(Message::new("graph-read-many-vertices").with("most", MAX_VERTICES));
    said.extend(graphs_with_gaps());
    said
}

/// What is said of a text that was read though something is missing in it.
fn graphs_with_gaps() -> Vec<Message> {
    let many: Vec<String> = (0..99).map(|n| format!("{n}{}", "x".repeat(150))).collect();
    let many = format!("xyz 0 -> {}", many.join(", "));
    let notes = |text: &str| {
        let mut reading = GraphReading::new(text.to_owned());
        while reading.step(u64::MAX) == Status::Running {}
        let taken = reading.owners().said().map(|(id, _)| Message::new(id));
        reading.notes().iter().cloned().chain(taken).collect::<Vec<_>>()
    };
    let labels = "([0, 1], [[1], []], ['1;0', '0;1'])";
    ["xyz 0 -> 0", &many, "([0, 1], [[1], []], ['x', 'y'])", labels, "0 1", "[[0,1],[1,0]]"]
        .map(notes)
        .concat()
}

fn pawns() -> Vec<Message> {
    let huge = "9".repeat(400) + ".1";
    let sizes = ["55", "2x5", "axb", "5x2", "5xyz", "5x5-5", "5x5-x"];
    let counts = ["xyz", "31"].map(|text| Field::Pawns.read(text).unwrap_err());
    let steps = ["1.0", "2.0", "3.0", "4.0", "1.1", "2.1", "3.1", "4.1", "1.2"].join("_");
    let steps = format!("5x5_{steps}");
    let own = ["5x5_", "5x5_xyz", "5x5_1.-1", "5x5_30.0", "5x5_9.0", &steps];
    [
        rules::<Pawns>(&sizes),
        rules::<Pawns>(&own),
        counts.to_vec(),
        positions::<Pawns>("5x5", &["o1.1"]),
        moves::<Pawns>("5x5_1.0", "o1.1", &["1.1-1.2"]),
        positions::<Pawns>("5x7", &["", "xyz", &huge, "5.7", &["1.1"; 31].join("+")]),
        moves::<Pawns>("5x5", "none", &["1.1-1.2"]),
        moves::<Pawns>("5x5-1", "1.1", &["1.1-1.4"]),
        moves::<Pawns>("5x5", "q1.1", &["n1.1-2.3", "1.1-2.3"]),
        moves::<Pawns>(
            "5x5",
            "2.2",
            &["xyz", "1.1-1.2", "2.2-9.2", "2.2-2.2", "2.2-3.3", "2.2-2.1", "2.2-2.5"],
        ),
    ]
    .concat()
}

fn coins() -> Vec<Message> {
    let (many, long) = (format!("own-{}", ["1"; 33].join("-")), "0".repeat(65));
    let own = ["own-", "own-y", "own-64", "own-1.1", &many];
    let kinds = ["turtles", "mock", "ruler", "twins", "triplets", "own-1"];
    let wrong = kinds.map(|kind| moves::<Coins>(kind, "0111011", &["6.4.2.0"]));
    // Too many rows, and too many columns.
    let grid = ["11111"; 5].join(".");
    let on_grid = kinds.map(|kind| {
        let moves = |what: &str, texts| moves::<Coins>(what, &grid, texts);
        let (rows, columns) = (format!("{kind}xown-0"), format!("own-0x{kind}"));
        [moves(&rows, &["4.2.1.0x4"]), moves(&columns, &["4x4.2.1.0"])].concat()
    });
    [
        rules::<Coins>(&["abc", ""]),
        rules::<Coins>(&own),
        positions::<Coins>("turtles", &["", "xyz", &long]),
        moves::<Coins>("turtles", "000", &["0"]),
        moves::<Coins>("turtles", "010", &["xyz", "9999", "1.1", "7", "2", "0x1"]),
        wrong.concat(),
        positions::<Coins>("turtles", &["01.10"]),
        positions::<Coins>("twinsxtwins", &["01.1"]),
        rules::<Coins>(&["own-7xown-8"]),
        vec![CoinSets::Own(Patterns::new(vec![0b101]).unwrap()).fitting(2).unwrap_err()],
        moves::<Coins>("twinsxtwins", "01.11", &["1.0", "2.0x1.0", "0x0"]),
        on_grid.concat(),
    ]
    .concat()
}

fn place() -> Vec<Message> {
    let huge = "9".repeat(400) + ".1";
    let names = ["", "xyz-5x5", "cram-ax5", "cram-33x5", "cram-5xa", "cram-5x33", "cram-12x12"];
    let graphs = [
        "pieces-q7-5x5",
        "node-kayles-path-x",
        "node-kayles-path-33",
        "arc-kayles-cycle-2",
        "arc-kayles-graph-3-3",
    ];
    let no_piece = Kind::Pieces(Pieces::DOMINO.toggled(Piece::DOMINO));
    let mv = Move::new(vec![Square { row: 1, column: 2 }]);
    let images = [Image::Turned, Image::UpsideDown, Image::Sideways, Image::Diagonal];
    let mut reasons: Vec<Reason> = images.map(Reason::Answered).to_vec();
    reasons.extend([Image::Turned, Image::Sideways].map(|image| Reason::After(image, mv.clone())));
    reasons.push(Reason::Restored(vec![mv]));
    [
        rules::<Place>(&names),
        rules::<Place>(&graphs),
        vec![Place::new(no_piece, 2, 2, Rule::Normal).unwrap_err()],
        positions::<Place>("node-kayles-path-4", &["1.1", "5"]),
        moves::<Place>("node-kayles-path-4", "2", &["5", "2", "1-3"]),
        moves::<Place>("arc-kayles-path-4", "none", &["1-3"]),
        moves::<Place>("pieces-i2.l3-3x4", "none", &["1.1-1.2-1.3"]),
        positions::<Place>("cram-3x4", &["", "xyz", &huge]),
        moves::<Place>("cram-1x2", "1.1+1.2", &["1.1-1.2"]),
        moves::<Place>("cram-3x4", "2.2", &["xyz", "9.2-9.3", "2.2-2.3", "1.1-3.3"]),
        moves::<Place>("queens-3x4", "2.2", &["1.1-1.2"]),
        moves::<Place>("tromino-l-3x4", "2.2", &["1.1-1.2-1.3"]),
        reasons.iter().map(Say::say).collect(),
    ]
    .concat()
}

fn sum() -> Vec<Message> {
    let (long, many) = ("x".repeat(MAX_BYTES + 1), ["heaps-0.77"; 9].join("_"));
    let kinds =
        ["", "xyz", "xyz-5", "sum-heaps-0.77", "graph-list", "graph-sticks-6-3", &long, &many];
    let misere = Heaps::read_rules("0.77", Rule::Misere).unwrap();
    let heaps = Sum::read_rules("heaps-0.77", Rule::Normal).unwrap();
    let two = heaps.read_position("7+5").unwrap();
    let normal = Heaps::read_rules("0.77", Rule::Normal).unwrap();
    let no_sheet = [heaps.no_sheet(), misere.no_sheet(), normal.no_sheet()];
    [
        no_sheet.map(Message::new).to_vec(),
        heaps.reasons(&two, &About::Part(0)),
        rules::<Sum>(&kinds),
        positions::<Sum>("heaps-0.77_chomp-3x4", &["7"]),
        positions::<Sum>("heaps-0.77", &["7_5"]),
        moves::<Sum>("heaps-0.77_chomp-3x4", "7_1", &["xyz", "3-1-1-0", "2-0.0"]),
        moves::<Sum>("heaps-0.77", "7", &["2-1-1-0"]),
        misere.alone().into_iter().collect(),
    ]
    .concat()
}

/// What is said of pasted results.
fn pasted() -> Vec<Message> {
    let texts = [
        "",
        "[1, 2",
        "[1, 2 3]",
        "[1 ... 3]",
        "<map object at 0x7f>",
        "[1.5]",
        &"[".repeat(17),
        &" ".repeat(MAX_BYTES_PASTED + 1),
    ];
    let mut said: Vec<Message> =
        texts.iter().filter_map(|text| read_pasted(text).error).map(|at| at.error).collect();
    assert_eq!(said.len(), texts.len());
    // A text with so many takes too long here.
    said.push(Message::new("pasted-many").with("most", MAX_VALUES));
    said
}

#[test]
fn what_the_games_say_is_said() {
    for messages in [
        heaps(),
        chomp(),
        graph(),
        pawns(),
        coins(),
        place(),
        sum(),
        pasted(),
        crate::checked::all_said(),
        reasons(),
        attracted(),
    ] {
        check(&messages);
        // A text of any length is said in short.
        for words in Language::ALL.map(Words::new) {
            let long =
                messages.iter().map(|message| words.say(message)).find(|said| said.len() >= 250);
            assert_eq!(long, None);
        }
    }
}

/// A digit for which no move is refused in these words, since it allows nothing at all.
const NEVER_SAID: [&str; 1] = ["move-may-leave-never"];

/// The names of a message and of those that are in it.
fn ids(message: &Message) -> Vec<Cow<'_, str>> {
    let within = message.about.iter().flat_map(|(_, value)| match value {
        Value::Said(messages) => messages.iter().flat_map(ids).collect(),
        _ => Vec::new(),
    });
    [Cow::Borrowed(&*message.id)].into_iter().chain(within).collect()
}

/// A message that is new in the source fails here until it has its example above.
#[test]
fn no_message_of_the_games_was_left_out() {
    let examples = [
        heaps(),
        chomp(),
        graph(),
        pawns(),
        coins(),
        place(),
        sum(),
        pasted(),
        crate::checked::all_said(),
        reasons(),
        attracted(),
    ]
    .concat();
    let examples: BTreeSet<Cow<'_, str>> = examples.iter().flat_map(ids).collect();
    let words = Words::new(Language::English);
    let mut left_out = BTreeSet::new();
    for (_, text) in super::files("src/games", ".rs") {
        for id in super::quoted(&text) {
            let message = Message { id: Cow::Owned(id.clone()), about: Vec::new() };
            // Names of one word are those of keys and views too.
            let sentence = id.contains('-') && words.say(&message) != id;
            if sentence && !examples.contains(&*id) && !NEVER_SAID.contains(&&*id) {
                left_out.insert(id);
            }
        }
    }
    assert_eq!(left_out, BTreeSet::new());
}

#[test]
fn why_a_job_was_refused_is_said() {
    let too_long = Refusal::TooLong { asked: 20_000_000, most: 10_000_000 };
    let refusals = [too_long, Refusal::Memory { bytes: 1 }, Refusal::Unread];
    let kind = |refusal: &Refusal| match refusal {
        Refusal::TooLong { .. } => 0,
        Refusal::Memory { .. } => 1,
        Refusal::Unread => 2,
    };
    check_kinds(refusals.iter().map(kind), 3);
    check(&refusals.map(|refusal| refusal.say()));
}
