//! Whatever can be wrong is said in a sentence, in both languages.
#![allow(clippy::unwrap_used, missing_docs)]

use nimlab::core::{Message, Refusal, Say};
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
