//! Whatever can be wrong is said in a sentence, in both languages.
#![allow(clippy::unwrap_used, missing_docs)]

use nimlab::core::{Message, Refusal, Say};
use nimlab::games::chomp;
use nimlab::games::graph::read::{ReadError, ReadProblem};
use nimlab::games::graph::{self, CompactError};
use nimlab::games::heaps::{CodeError, Digit, HeapsError, MoveError, SetupError};
use nimlab::link::Problem;
use nimlab::words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};

/// The sentence stands in both languages, says what it is about, and differs from all the others.
fn check(messages: &[Message]) {
    let mut sentences: BTreeMap<String, &Message> = BTreeMap::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for message in messages {
            let said = words.say(message);
            assert!(said.ends_with(['.', '?']) && said.contains(' '), "{}: {said}", message.id);
            assert!(!said.contains(message.id) && !said.contains('$'), "{}: {said}", message.id);
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
        Problem::At { found: 9, moves: 1 },
        Problem::At { found: 9, moves: 2 },
        Problem::Setup(HeapsError::Zero.say()),
        Problem::Move { number: 3, why: unreadable().say() },
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
    };
    check_kinds(problems.iter().map(kind), 13);
    check(&problems.map(|problem| problem.say()));
}

#[test]
fn what_is_wrong_with_a_code_is_said() {
    let errors = [
        CodeError::Empty,
        CodeError::Character('x'),
        CodeError::NotOctal('9'),
        CodeError::NoPoint,
        CodeError::TwoPoints,
        CodeError::NoFirst,
        CodeError::First(text()),
        CodeError::NoDigits,
        CodeError::TooManyDigits { count: 65, most: 64 },
        CodeError::EmptyTail,
        CodeError::TwoTails,
        CodeError::NotClosed,
        CodeError::AfterEnd(text()),
        CodeError::EmptySet,
        CodeError::Member(text()),
        CodeError::NoMove,
    ];
    let kind = |error: &CodeError| match error {
        CodeError::Empty => 0,
        CodeError::Character(_) => 1,
        CodeError::NotOctal(_) => 2,
        CodeError::NoPoint => 3,
        CodeError::TwoPoints => 4,
        CodeError::NoFirst => 5,
        CodeError::First(_) => 6,
        CodeError::NoDigits => 7,
        CodeError::TooManyDigits { .. } => 8,
        CodeError::EmptyTail => 9,
        CodeError::TwoTails => 10,
        CodeError::NotClosed => 11,
        CodeError::AfterEnd(_) => 12,
        CodeError::EmptySet => 13,
        CodeError::Member(_) => 14,
        CodeError::NoMove => 15,
    };
    check_kinds(errors.iter().map(kind), 16);
    check(&errors.map(|error| SetupError::Code(error).say()));
}

#[test]
fn what_is_wrong_with_heaps_is_said() {
    let errors = [
        HeapsError::Empty,
        HeapsError::NotANumber(text()),
        HeapsError::Zero,
        HeapsError::TooLarge { text: "9".repeat(400), most: 10_000 },
        HeapsError::TooMany { count: 65, most: 64 },
    ];
    let kind = |error: &HeapsError| match error {
        HeapsError::Empty => 0,
        HeapsError::NotANumber(_) => 1,
        HeapsError::Zero => 2,
        HeapsError::TooLarge { .. } => 3,
        HeapsError::TooMany { .. } => 4,
    };
    check_kinds(errors.iter().map(kind), 5);
    let messages = errors.map(|error| SetupError::Heaps(error).say());
    check(&messages);
    // A number of any length is said in short.
    let words = Words::new(Language::English);
    assert!(messages.iter().all(|message| words.say(message).len() < 200));
}

#[test]
fn what_is_wrong_with_a_move_is_said() {
    let never = |below, above| MoveError::NeverTakes { take: 5, below, above };
    let mut errors = vec![
        unreadable(),
        MoveError::NoHeap { heap: 6, heaps: 0 },
        MoveError::NoHeap { heap: 6, heaps: 1 },
        MoveError::NoHeap { heap: 6, heaps: 2 },
        MoveError::TakesTooMany { take: 5, size: 1 },
        MoveError::TakesTooMany { take: 5, size: 2 },
        MoveError::LeftTooLarge { left: 5, rest: 1 },
        MoveError::LeftTooLarge { left: 5, rest: 2 },
        never(None, None),
        never(Some(3), None),
        never(None, Some(7)),
        never(Some(3), Some(7)),
    ];
    // Every digit that allows something but not everything; splitting without taking too.
    let digits = (1..7).filter_map(Digit::new);
    errors.extend(digits.map(|allowed| MoveError::MayNotLeave { take: 5, heaps: 1, allowed }));
    errors.push(MoveError::MayNotLeave { take: 0, heaps: 1, allowed: Digit::SPLIT });
    let kind = |error: &MoveError| match error {
        MoveError::Unreadable { .. } => 0,
        MoveError::NoHeap { .. } => 1,
        MoveError::TakesTooMany { .. } => 2,
        MoveError::LeftTooLarge { .. } => 3,
        MoveError::NeverTakes { .. } => 4,
        MoveError::MayNotLeave { .. } => 5,
    };
    check_kinds(errors.iter().map(kind), 6);
    check(&errors.iter().map(Say::say).collect::<Vec<_>>());
}

#[test]
fn what_is_wrong_with_a_bar_is_said() {
    use nimlab::games::chomp::{RowsError, Side, SizeError};
    let large = |side| SizeError::TooLarge { side, text: "9".repeat(400), most: 30 };
    let sizes = [
        SizeError::Empty,
        SizeError::Unreadable(text()),
        SizeError::Zero(Side::Rows),
        SizeError::Zero(Side::Columns),
        large(Side::Rows),
        large(Side::Columns),
    ];
    let kind = |error: &SizeError| match error {
        SizeError::Empty => 0,
        SizeError::Unreadable(_) => 1,
        SizeError::Zero(_) => 2,
        SizeError::TooLarge { .. } => 3,
    };
    check_kinds(sizes.iter().map(kind), 4);
    let long = |most| RowsError::TooLong { text: "9".repeat(400), most };
    let rows = [
        RowsError::Empty,
        RowsError::NotANumber(text()),
        RowsError::Zero,
        long(1),
        long(2),
        RowsError::Increases { above: 3, below: 4 },
        RowsError::TooManyRows { count: 9, most: 3 },
        RowsError::TooManyBars { count: 9, most: 8 },
        RowsError::EatenInSum,
    ];
    let kind = |error: &RowsError| match error {
        RowsError::Empty => 0,
        RowsError::NotANumber(_) => 1,
        RowsError::Zero => 2,
        RowsError::TooLong { .. } => 3,
        RowsError::Increases { .. } => 4,
        RowsError::TooManyRows { .. } => 5,
        RowsError::TooManyBars { .. } => 6,
        RowsError::EatenInSum => 7,
    };
    check_kinds(rows.iter().map(kind), 8);
    let sizes = sizes.map(|error| chomp::SetupError::Size(error).say());
    let rows = rows.map(|error| chomp::SetupError::Rows(error).say());
    let messages: Vec<Message> = sizes.into_iter().chain(rows).collect();
    check(&messages);
    let words = Words::new(Language::French);
    assert!(messages.iter().all(|message| words.say(message).len() < 250));
}

#[test]
fn what_is_wrong_with_a_bite_is_said() {
    use nimlab::games::chomp::MoveError;
    let errors = [
        MoveError::Unreadable { text: text(), start: 0, end: 3 },
        MoveError::WhichBar { bars: 2 },
        MoveError::OneBar,
        MoveError::NoBar { bar: 6, bars: 2 },
        MoveError::NoSquare { row: 7, column: 4_000_000_000 },
        MoveError::Poison,
        MoveError::PoisonInSum,
        MoveError::Eaten,
    ];
    let kind = |error: &MoveError| match error {
        MoveError::Unreadable { .. } => 0,
        MoveError::WhichBar { .. } => 1,
        MoveError::OneBar => 2,
        MoveError::NoBar { .. } => 3,
        MoveError::NoSquare { .. } => 4,
        MoveError::Poison => 5,
        MoveError::PoisonInSum => 6,
        MoveError::Eaten => 7,
    };
    check_kinds(errors.iter().map(kind), 8);
    check(&errors.map(|error| error.say()));
}

#[test]
fn why_a_bar_is_won_or_lost_is_said() {
    use nimlab::games::chomp::Theorem;
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
    check(&reasons.map(|reason| reason.say()));
}

#[test]
fn what_is_wrong_with_a_link_to_a_graph_is_said() {
    let compact = [
        CompactError::Unreadable { found: text() },
        CompactError::Name { found: text(), most: 200 },
        CompactError::Twice { name: text() },
        CompactError::NoVertex { vertex: 9, vertices: 3 },
        CompactError::TooManyVertices { most: 2000 },
        CompactError::TooManyEdges { most: 20_000 },
    ];
    let kind = |error: &CompactError| match error {
        CompactError::Unreadable { .. } => 0,
        CompactError::Name { .. } => 1,
        CompactError::Twice { .. } => 2,
        CompactError::NoVertex { .. } => 3,
        CompactError::TooManyVertices { .. } => 4,
        CompactError::TooManyEdges { .. } => 5,
    };
    check_kinds(compact.iter().map(kind), 6);
    let mut setups = vec![
        graph::SetupError::Kind { found: text() },
        graph::SetupError::Sticks { found: "9".repeat(400), most: 500 },
        graph::SetupError::Tree { vertices: 2031, most: 2000 },
        graph::SetupError::Tree { vertices: u64::MAX, most: 2000 },
        graph::SetupError::Vertex { found: text(), vertices: 12 },
    ];
    setups.extend(compact.map(graph::SetupError::Compact));
    let kind = |error: &graph::SetupError| match error {
        graph::SetupError::Kind { .. } => 0,
        graph::SetupError::Sticks { .. } => 1,
        graph::SetupError::Tree { .. } => 2,
        graph::SetupError::Vertex { .. } => 3,
        graph::SetupError::Compact(_) => 4,
    };
    check_kinds(setups.iter().map(kind), 5);
    let moves = [
        graph::MoveError::Unreadable { text: text() },
        graph::MoveError::NoEdge { from: text(), to: 4 },
        graph::MoveError::Over,
    ];
    let kind = |error: &graph::MoveError| match error {
        graph::MoveError::Unreadable { .. } => 0,
        graph::MoveError::NoEdge { .. } => 1,
        graph::MoveError::Over => 2,
    };
    check_kinds(moves.iter().map(kind), 3);
    let said = setups.iter().map(Say::say).chain(moves.iter().map(Say::say));
    check(&said.collect::<Vec<_>>());
}

#[test]
fn what_is_wrong_with_a_graph_is_said() {
    let problems = [
        ReadProblem::Empty,
        ReadProblem::TooLong { most: 4 << 20 },
        ReadProblem::NotText,
        ReadProblem::TooManyVertices { most: 9 },
        ReadProblem::TooManyEdges { most: 9 },
        ReadProblem::Expected { sign: "->".to_owned(), found: text() },
        ReadProblem::Expected { sign: "->".to_owned(), found: String::new() },
        ReadProblem::NoName { found: text() },
        ReadProblem::NoName { found: String::new() },
        ReadProblem::LongName { most: 200 },
        ReadProblem::NotClosed { sign: '(' },
        ReadProblem::TooDeep { most: 16 },
        ReadProblem::NoOwner { name: text() },
        ReadProblem::Owner { name: text(), found: "2".to_owned() },
        ReadProblem::Twice { name: text() },
        ReadProblem::Dangling { name: text() },
        ReadProblem::WonByBoth { name: text() },
        ReadProblem::Payoff { name: text(), found: "x".to_owned() },
        ReadProblem::NotDirected,
        ReadProblem::NotRead { found: text() },
        ReadProblem::NoWin,
    ];
    let kind = |problem: &ReadProblem| match problem {
        ReadProblem::Empty => 0,
        ReadProblem::TooLong { .. } => 1,
        ReadProblem::NotText => 2,
        ReadProblem::TooManyVertices { .. } => 3,
        ReadProblem::TooManyEdges { .. } => 4,
        ReadProblem::Expected { .. } => 5,
        ReadProblem::NoName { .. } => 6,
        ReadProblem::LongName { .. } => 7,
        ReadProblem::NotClosed { .. } => 8,
        ReadProblem::TooDeep { .. } => 9,
        ReadProblem::NoOwner { .. } => 10,
        ReadProblem::Owner { .. } => 11,
        ReadProblem::Twice { .. } => 12,
        ReadProblem::Dangling { .. } => 13,
        ReadProblem::WonByBoth { .. } => 14,
        ReadProblem::Payoff { .. } => 15,
        ReadProblem::NotDirected => 16,
        ReadProblem::NotRead { .. } => 17,
        ReadProblem::NoWin => 18,
    };
    check_kinds(problems.iter().map(kind), 19);
    let error = |problem| ReadError { line: 3, column: 7, start: 9, end: 12, problem };
    check(&problems.map(|problem| error(problem).say()));
}

#[test]
fn why_a_job_was_refused_is_said() {
    let refusals =
        [Refusal::TooLong { asked: 20_000_000, most: 10_000_000 }, Refusal::Memory { bytes: 1 }];
    let kind = |refusal: &Refusal| match refusal {
        Refusal::TooLong { .. } => 0,
        Refusal::Memory { .. } => 1,
    };
    check_kinds(refusals.iter().map(kind), 2);
    check(&refusals.map(|refusal| refusal.say()));
}

fn unreadable() -> MoveError {
    MoveError::Unreadable { text: text(), start: 0, end: 3 }
}

#[test]
fn what_is_wrong_with_pawns_is_said() {
    use nimlab::games::pawns::{
        Fault, Field, FieldError, PawnsError, RulesError, SetupError, Square,
    };
    let square = Square::new(5, 5);
    let pawns = [
        PawnsError::Empty,
        PawnsError::NotASquare(text()),
        PawnsError::Off { text: "9".repeat(400), rows: 5, columns: 7 },
        PawnsError::Sink(square),
        PawnsError::TooMany { count: 6, most: 5 },
    ];
    let kind = |error: &PawnsError| match error {
        PawnsError::Empty => 0,
        PawnsError::NotASquare(_) => 1,
        PawnsError::Off { .. } => 2,
        PawnsError::Sink(_) => 3,
        PawnsError::TooMany { .. } => 4,
    };
    check_kinds(pawns.iter().map(kind), 5);
    let fields = [Field::Rows, Field::Columns, Field::Step, Field::Pawns];
    let kind = |field: &Field| match field {
        Field::Rows => 0,
        Field::Columns => 1,
        Field::Step => 2,
        Field::Pawns => 3,
    };
    check_kinds(fields.iter().map(kind), 4);
    let field = |field, fault| FieldError { field, text: text(), fault, least: 3, most: 30 };
    let rules = fields
        .into_iter()
        .flat_map(|name| [Fault::NotANumber, Fault::Beyond].map(|fault| field(name, fault)))
        .map(RulesError::Field)
        .chain([RulesError::NotASize(text())]);
    let messages: Vec<Message> = pawns
        .into_iter()
        .map(SetupError::Pawns)
        .chain(rules.map(SetupError::Rules))
        .map(|error| error.say())
        .collect();
    check(&messages);
}

#[test]
fn what_is_wrong_with_a_move_of_a_pawn_is_said() {
    use nimlab::games::pawns::{MoveError, Square};
    let square = Square::new(9, 1);
    let errors = [
        MoveError::Unreadable { text: text() },
        MoveError::Over,
        MoveError::NoPawn(square),
        MoveError::Off { to: square, rows: 5, columns: 5 },
        MoveError::Stays,
        MoveError::Diagonal,
        MoveError::Back,
        MoveError::TooFar { by: 3, most: 1 },
        MoveError::TooFar { by: 3, most: 2 },
    ];
    let kind = |error: &MoveError| match error {
        MoveError::Unreadable { .. } => 0,
        MoveError::Over => 1,
        MoveError::NoPawn(_) => 2,
        MoveError::Off { .. } => 3,
        MoveError::Stays => 4,
        MoveError::Diagonal => 5,
        MoveError::Back => 6,
        MoveError::TooFar { .. } => 7,
    };
    check_kinds(errors.iter().map(kind), 8);
    check(&errors.map(|error| error.say()));
}
