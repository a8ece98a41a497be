//! The text of a rule in words.
//!
//! ```text
//! rule    = "take" clause *( "-or" clause )
//! clause  = "-" amount *( "." amount ) [ "-" left *( "." left ) ]
//! amount  = "0" | number | number "to" [ number ] | number "by" number | "any" | "squares"
//!         | "triangular" | "primes" | "powers" number | "divisors" | "coprime" | "half"
//! left    = "none" | "one" | "whole" | "two" | "unequal" | "equal" | "three" | "any"
//! ```
//!
//! `2to4` is 2, 3, 4; `9to` is 9 and more; `5by3` is 5, 8, 11, …; 0 is to split without taking. `whole`
//! is `none.one`, `two` is `unequal.equal`; without anything said, what stays stays whole.

use super::amount::{Amount, MAX_AMOUNT, MAX_BASE};
use super::{Clause, Leaves, MAX_AMOUNTS, MAX_CLAUSES, Taking};
use crate::core::Message;
use crate::games::At;

type Read<T> = Result<T, At<Message>>;

/// A piece of the text and the byte it begins at.
type Piece<'a> = (usize, &'a str);

/// How every rule in words begins.
pub(super) const BEGINNING: &str = "take";

/// What may be left, by its name in links.
const LEFT: [(&str, Leaves); 8] = [
    ("none", Leaves::NOTHING),
    ("one", Leaves::ONE),
    ("whole", Leaves::WHOLE),
    ("two", Leaves::TWO),
    ("unequal", Leaves::UNEQUAL),
    ("equal", Leaves::EQUAL),
    ("three", Leaves::THREE),
    ("any", Leaves::ANY),
];

/// Reads a rule; see [`Taking::read_link`].
pub(super) fn read(text: &str) -> Read<Taking> {
    let mut pieces = pieces((0, text), '-').peekable();
    let Some((_, BEGINNING)) = pieces.next() else {
        return fail((0, text), Message::new("taking-begins"));
    };
    let mut clauses = Vec::new();
    loop {
        let Some(amounts) = pieces.next() else {
            return fail((text.len(), ""), Message::new("taking-no-amount"));
        };
        let left = pieces.next_if(|&(_, piece)| piece != "or");
        if clauses.len() == MAX_CLAUSES {
            return fail(amounts, Message::new("taking-many-clauses").with("most", MAX_CLAUSES));
        }
        clauses.push(clause(amounts, left)?);
        match pieces.next() {
            None => break,
            Some((_, "or")) => {}
            Some(other) => {
                return fail(other, Message::new("taking-after").quoting("found", other.1));
            }
        }
    }
    Taking::new(clauses).map_or_else(|| fail((0, text), Message::new("taking-no-move")), Ok)
}

fn clause(amounts: Piece, left: Option<Piece>) -> Read<Clause> {
    let read: Vec<(Piece, Amount)> = pieces(amounts, '.')
        .take(MAX_AMOUNTS + 1)
        .map(|piece| amount(piece).map(|amount| (piece, amount)))
        .collect::<Read<_>>()?;
    if let Some((extra, _)) = read.get(MAX_AMOUNTS) {
        return fail(*extra, Message::new("taking-many-amounts").with("most", MAX_AMOUNTS));
    }
    let leaves = match left {
        None => Leaves::WHOLE,
        Some(left) => {
            let all =
                pieces(left, '.').take(LEFT.len() + 1).map(leaves).collect::<Read<Vec<_>>>()?;
            all.into_iter().fold(Leaves::NEVER, |all, one| all | one)
        }
    };
    let zero = read.iter().find(|(_, amount)| *amount == Amount::Zero);
    if let Some((zero, _)) = zero.filter(|_| leaves.allows(Leaves::ONE)) {
        return fail(*zero, Message::new("taking-never-ends"));
    }
    Ok(Clause::new(read.into_iter().map(|(_, amount)| amount).collect(), leaves))
}

/// One amount, as it is written.
pub(super) fn amount(piece: Piece) -> Read<Amount> {
    let (_, text) = piece;
    let known = match text {
        "" => return fail(piece, Message::new("taking-no-amount")),
        "0" => Amount::Zero,
        "any" => Amount::Run { from: 1, to: None },
        "squares" => Amount::Squares,
        "triangular" => Amount::Triangular,
        "primes" => Amount::Primes,
        "divisors" => Amount::Divisors,
        "coprime" => Amount::Coprime,
        "half" => Amount::Half,
        _ => return numbers(piece),
    };
    Ok(known)
}

/// An amount with numbers in it.
fn numbers(piece: Piece) -> Read<Amount> {
    let (_, text) = piece;
    if let Some(base) = text.strip_prefix("powers") {
        return Ok(Amount::Powers(number(piece, base, 2, MAX_BASE)?));
    }
    let least = |text| number(piece, text, 1, MAX_AMOUNT);
    if let Some((first, step)) = text.split_once("by") {
        return Ok(Amount::Every { first: least(first)?, step: least(step)? });
    }
    let Some((from, to)) = text.split_once("to") else {
        let number = least(text)?;
        return Ok(Amount::Run { from: number, to: Some(number) });
    };
    let from = least(from)?;
    if to.is_empty() {
        return Ok(Amount::Run { from, to: None });
    }
    let to = least(to)?;
    if to < from {
        let message = Message::new("taking-backwards").with("from", from).with("to", to);
        return fail(piece, message);
    }
    Ok(Amount::Run { from, to: Some(to) })
}

/// A number within a piece, from `least` to `most`.
fn number(piece: Piece, text: &str, least: u32, most: u32) -> Read<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits {
        return fail(piece, Message::new("taking-amount").quoting("found", piece.1));
    }
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.map_or_else(
        || {
            let message = Message::new("taking-number").quoting("found", text);
            fail(piece, message.with("least", least).with("most", most))
        },
        Ok,
    )
}

fn leaves(piece: Piece) -> Read<Leaves> {
    if piece.1.is_empty() {
        return fail(piece, Message::new("taking-no-left"));
    }
    let unknown = || fail(piece, Message::new("taking-left").quoting("found", piece.1));
    left(piece.1).map_or_else(unknown, Ok)
}

/// What may be left, by its name.
pub(super) fn left(name: &str) -> Option<Leaves> {
    LEFT.iter().find(|(known, _)| *known == name).map(|&(_, leaves)| leaves)
}

/// What may be left as it is written, in as few words as there are.
pub(super) fn leaves_text(leaves: Leaves) -> String {
    let order = ["any", "whole", "none", "one", "two", "unequal", "equal", "three"];
    let mut missing = leaves;
    let mut names = Vec::new();
    for name in order {
        let Some(&(_, those)) = LEFT.iter().find(|(other, _)| *other == name) else { continue };
        if missing.allows(those) && !missing.is_never() {
            missing = missing.without(those);
            names.push(name);
        }
    }
    names.join(".")
}

/// The pieces of a piece between signs.
fn pieces((start, text): Piece, sign: char) -> impl Iterator<Item = Piece> {
    let mut next = start;
    text.split(sign).map(move |piece| {
        let at = next;
        next += piece.len() + sign.len_utf8();
        (at, piece)
    })
}

fn fail<T>((start, text): Piece, error: Message) -> Read<T> {
    Err(At { start, end: start + text.len(), error })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_written_in_one_form() {
        let cases = [
            ("take-1.3.4-whole", "take-1.3.4-whole"),
            ("take-4.1.3.1", "take-1.3.4-whole"),
            ("take-1.2.3.7-none.one", "take-1to3.7-whole"),
            ("take-2to5.6to9.1-one", "take-1to9-one"),
            ("take-1to-any", "take-any-any"),
            ("take-3.any.primes-whole", "take-any-whole"),
            ("take-0-unequal", "take-0-unequal"),
            ("take-0-equal.unequal", "take-0-two"),
            ("take-half-whole", "take-half-one"),
            ("take-half.squares-whole", "take-squares.half-whole"),
            ("take-5by1-whole", "take-5to-whole"),
            ("take-powers3.5by3-none.two", "take-5by3.powers3-none.two"),
            ("take-0-two-or-any-whole", "take-0-two-or-any-whole"),
            ("take-any-whole-or-0-two", "take-0-two-or-any-whole"),
            ("take-1-none-or-1-one", "take-1-whole"),
            ("take-1-none-or-2-none", "take-1.2-none"),
        ];
        for (text, written) in cases {
            let rule = read(text).unwrap();
            assert_eq!(rule.to_string(), written, "{text}");
            assert_eq!(read(written).unwrap(), rule, "{text}");
        }
    }

    /// As many amounts as there may be, in the ways of writing them that are the longest.
    #[test]
    fn what_is_written_with_many_amounts_is_read_again() {
        let join = |amounts: Vec<String>| amounts.join(".");
        let pairs = join((10..42).map(|k| format!("{}to{}", 10 * k, 10 * k + 1)).collect());
        let even = join((50..82).map(|k| (4 * k).to_string()).collect());
        let odd = join((50..82).map(|k| (4 * k + 2).to_string()).collect());
        let few = join((50..66).map(|k| (4 * k).to_string()).collect());
        let others = join((70..86).map(|k| (4 * k).to_string()).collect());
        for (text, clauses) in [
            (format!("take-{pairs}-whole"), 1),
            (format!("take-{even}-whole-or-{odd}-whole"), 2),
            (format!("take-{few}-whole-or-{others}-whole"), 1),
        ] {
            let rule = read(&text).unwrap();
            assert_eq!(rule.clauses().len(), clauses, "{text}");
            let again = read(&rule.to_string()).map_err(|wrong| (wrong, rule.to_string()));
            assert_eq!(again, Ok(rule), "{text}");
        }
    }

    #[test]
    fn a_bad_rule_is_refused_with_its_place() {
        let found = |id, text: &str| Message::new(id).with("found", text);
        let number = |text, least: u32, most: u32| {
            found("taking-number", text).with("least", least).with("most", most)
        };
        let many = format!("take-1{}-one", ".1".repeat(32));
        let clauses = format!("take-1-one{}", "-or-1-one".repeat(8));
        let cases = [
            ("taken", 0, 5, Message::new("taking-begins")),
            ("take", 4, 4, Message::new("taking-no-amount")),
            ("take-", 5, 5, Message::new("taking-no-amount")),
            ("take-1..3-whole", 7, 7, Message::new("taking-no-amount")),
            ("take-1-whole-or", 15, 15, Message::new("taking-no-amount")),
            ("take-cubes", 5, 10, found("taking-amount", "cubes")),
            ("take-1.x2-one", 7, 9, found("taking-amount", "x2")),
            ("take-to4", 5, 8, found("taking-amount", "to4")),
            ("take-00", 5, 7, number("00", 1, 10_000)),
            ("take-10001", 5, 10, number("10001", 1, 10_000)),
            ("take-powers1", 5, 12, number("1", 2, 100)),
            ("take-3by0", 5, 9, number("0", 1, 10_000)),
            (
                "take-5to3",
                5,
                9,
                Message::new("taking-backwards").with("from", 5_u32).with("to", 3_u32),
            ),
            ("take-1-some", 7, 11, found("taking-left", "some")),
            ("take-1-", 7, 7, Message::new("taking-no-left")),
            ("take-1-one-two", 11, 14, found("taking-after", "two")),
            ("take-0", 5, 6, Message::new("taking-never-ends")),
            ("take-3.0-one", 7, 8, Message::new("taking-never-ends")),
            ("take-0-none", 0, 11, Message::new("taking-no-move")),
            ("take-half-none", 0, 14, Message::new("taking-no-move")),
            (&many, 69, 70, Message::new("taking-many-amounts").with("most", 32_u32)),
            (&clauses, 77, 78, Message::new("taking-many-clauses").with("most", 8_u32)),
        ];
        for (text, start, end, error) in cases {
            assert_eq!(read(text), Err(At { start, end, error }), "{text}");
        }
    }
}
