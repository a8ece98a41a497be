//! Which moves a game on heaps allows, however the rule is given.

use super::code::{Code, Digit, MAX_DIGITS};
use super::hex::{self, HexCode};
use super::leaves::Leaves;
use super::named::NamedGame;
use super::position::MAX_TOKENS;
use super::taking::{Amount, Clause, Taking};
use crate::core::{Message, lcm};
use crate::games::At;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The rules of a game on heaps, but for who wins at the end. What an octal code can say is an octal
/// code, however it was written, so that all that is known of these codes applies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Ruleset {
    /// An octal code.
    Octal(Code),
    /// A hexadecimal code, in which a move leaves three heaps.
    Hexadecimal(HexCode),
    /// A rule in words.
    Words(Taking),
}

/// Rules in words that have a short name in links.
pub(super) const SHORT: [(&str, &str); 8] = [
    ("grundy", "take-0-unequal"),
    ("squares", "take-squares-whole"),
    ("primes", "take-primes-whole"),
    ("powers2", "take-powers2-whole"),
    ("triangular", "take-triangular-whole"),
    ("half", "take-half-one"),
    ("divisors", "take-divisors-one"),
    ("coprime", "take-coprime-whole"),
];

impl Ruleset {
    /// Reads the form used in links: an octal code, `x0.8`, `grundy`, `take-1.3.4-whole`.
    ///
    /// The error says what is wrong and at which bytes of `text`.
    pub fn read_link(text: &str) -> Result<Self, At<Message>> {
        if let Some((_, rule)) = SHORT.iter().find(|(name, _)| *name == text) {
            return Taking::read_link(rule).map(Self::Words);
        }
        if text.starts_with("take") {
            return Self::of_taking(Taking::read_link(text)?).with_some_heap(text);
        }
        if let Some(digits) = text.strip_prefix(hex::SIGN) {
            return Ok(hex::Digits::read(digits, 1, false)?.into());
        }
        if text.starts_with(|c: char| c.is_ascii_lowercase()) {
            let error = Message::new("code-rule-unknown").quoting("found", text);
            return Err(At { start: 0, end: text.len(), error });
        }
        Code::read_link(text).map(Self::Octal)
    }

    /// Reads what people type: what [`Code::read_typed`] does, the other forms of links, and the name of
    /// any game.
    pub fn read_typed(text: &str) -> Result<Self, At<Message>> {
        let trimmed = text.trim();
        let base = text.len() - text.trim_start().len();
        // A name may begin like a rule: "Take a square".
        if let Some(game) = NamedGame::called_or_keyed(trimmed) {
            return Self::read_link(game.code);
        }
        let lower = trimmed.to_ascii_lowercase();
        // `S(1,3,4)` is how many books write the set of a subtraction game.
        if let Some(set) = lower.strip_prefix('s').filter(|set| set.starts_with(['(', '{'])) {
            let set = set.replace('(', "{").replace(')', "}");
            let at = base + 1;
            let further =
                |error: At<Message>| At { start: error.start + at, end: error.end + at, ..error };
            return Code::read_typed(&set).map(Self::Octal).map_err(further);
        }
        let further = |at: At<Message>| At { start: at.start + base, end: at.end + base, ..at };
        if lower.starts_with("take") || SHORT.iter().any(|(name, _)| *name == lower) {
            return Self::read_link(&lower).map_err(further);
        }
        let digits = lower.strip_prefix(hex::SIGN).filter(|digits| {
            // Letters alone are a word; what has a point as a code has it is one, perhaps a wrong one.
            let pointed = digits.chars().nth(1).is_some_and(|c| ".,".contains(c));
            pointed || digits.starts_with(|c: char| c.is_ascii_digit() || ".,".contains(c))
        });
        if let Some(digits) = digits {
            let digits = digits.to_ascii_uppercase();
            return Ok(hex::Digits::read(&digits, base + 1, true)?.into());
        }
        Code::read_typed(text).map(Self::Octal)
    }

    /// A rule in words, or the code that says the same.
    fn of_taking(taking: Taking) -> Self {
        match code_of(&taking) {
            Some(code) => hex::Digits::of(code).into(),
            None => Self::Words(taking),
        }
    }

    /// These rules, where they allow a move in some heap that there can be.
    fn with_some_heap(self, text: &str) -> Result<Self, At<Message>> {
        if self.least_heap().is_some() {
            return Ok(self);
        }
        let error = Message::new("taking-no-heap").with("most", MAX_TOKENS);
        Err(At { start: 0, end: text.len(), error })
    }

    /// What may be left of a heap of `size` when `take` of it are taken; nothing at all where that is more
    /// than there are.
    pub fn leaves(&self, size: u32, take: u32) -> Leaves {
        if take > size {
            return Leaves::NEVER;
        }
        match self {
            Self::Octal(code) => Leaves::of_digit(code.digit(take)),
            Self::Hexadecimal(code) => code.leaves(take),
            Self::Words(taking) => taking.leaves(size, take),
        }
    }

    /// Whether one token can be taken from every heap: then a game ends when nothing is left, and the player who cannot
    /// move did not take the last token. Heaps are tried up to a size from which on rules no longer differ in that.
    pub fn takes_everything(&self) -> bool {
        const SIZES: u32 = 64;
        let rest = |size: u32| if size == 1 { Leaves::NOTHING } else { Leaves::ONE };
        (1..=SIZES).all(|size| self.leaves(size, 1).allows(rest(size)))
    }

    /// What may be left when `take` are taken of whichever heap there is.
    pub(super) fn fixed(&self, take: u32) -> Leaves {
        match self {
            Self::Words(taking) => taking.fixed(take),
            _ => self.leaves(take, take),
        }
    }

    /// What may be taken of a heap of `size` because it is of that size, and what may then be left.
    pub(super) fn of_heap(&self, size: u32) -> Vec<(u32, Leaves)> {
        match self {
            Self::Words(taking) => taking.of_heap(size),
            _ => Vec::new(),
        }
    }

    /// The octal code, where it is one.
    pub fn octal(&self) -> Option<&Code> {
        match self {
            Self::Octal(code) => Some(code),
            _ => None,
        }
    }

    /// Whether this is Nim.
    pub fn is_nim(&self) -> bool {
        self.octal().is_some_and(Code::is_nim)
    }

    /// Whether what may be taken is the same for all heaps.
    pub fn is_fixed(&self) -> bool {
        let clauses = self.clauses();
        clauses.iter().flat_map(Clause::amounts).all(|amount| !amount.depends())
    }

    /// Whether this is an octal game, perhaps without a code of at most [`MAX_DIGITS`] digits: what may be left is the
    /// same for all heaps, and two heaps of any sizes or none. All numbers are examined that a rule can name.
    pub fn is_octal_game(&self) -> bool {
        let octal = |take: u32| self.fixed(take).digit().is_some_and(|digit| digit < 8);
        self.is_fixed() && (0..=MAX_TOKENS).all(octal)
    }

    /// All that is ever allowed.
    pub fn all_leaves(&self) -> Leaves {
        self.clauses().iter().fold(Leaves::NEVER, |all, clause| all | clause.leaves())
    }

    /// Whether a move leaves two heaps or more.
    pub fn splits(&self) -> bool {
        self.all_leaves().most_heaps() > 1
    }

    /// The numbers that are taken and then leave what `leaves` says, in runs, where they are the same for
    /// all heaps and come to an end; otherwise `None`.
    pub(super) fn last_take(&self, leaving: impl Fn(Leaves) -> bool) -> Option<u32> {
        let clauses = self.clauses();
        let those = clauses.iter().filter(|clause| leaving(clause.leaves()));
        let lasts: Option<Vec<u32>> =
            those.flat_map(Clause::amounts).map(|amount| amount.last()).collect();
        Some(lasts?.into_iter().max().unwrap_or(0))
    }

    /// A small heap that has a move, where one of at most [`MAX_TOKENS`] has.
    pub(super) fn least_heap(&self) -> Option<u32> {
        let clauses = self.clauses();
        let first = |amount: &Amount| match *amount {
            Amount::Run { from, .. } => from,
            Amount::Every { first, .. } => first,
            _ => 1,
        };
        let least = clauses.iter().flat_map(Clause::amounts).map(first).min().unwrap_or(1);
        // Three heaps, or two unequal ones, are three tokens more, and the least prime is 2.
        (least..=least.saturating_add(5).min(MAX_TOKENS)).find(|&size| self.has_cut(size))
    }

    /// The rule in words: of a code, what its digits say, those that allow the same in one clause.
    pub fn clauses(&self) -> Vec<Clause> {
        let taking = match self {
            Self::Words(taking) => return taking.clauses().to_vec(),
            Self::Octal(code) => of_digits(*code.first(), code.prefix(), code.tail()),
            Self::Hexadecimal(code) => of_digits(code.first(), code.prefix(), code.tail()),
        };
        taking.map(|taking| taking.clauses().to_vec()).unwrap_or_default()
    }

    /// The form to read: that of links, but codes as [`Code::reading_form`].
    pub fn reading_form(&self) -> String {
        match self {
            Self::Octal(code) => code.reading_form(),
            Self::Hexadecimal(code) => code.reading_form(),
            Self::Words(_) => self.to_string(),
        }
    }
}

/// The form used in links.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Octal(code) => code.fmt(f),
            Self::Hexadecimal(code) => code.fmt(f),
            Self::Words(taking) => {
                let text = taking.to_string();
                let short = SHORT.iter().find(|(_, rule)| *rule == text);
                f.write_str(short.map_or(&text, |(name, _)| name))
            }
        }
    }
}

impl From<hex::Digits> for Ruleset {
    fn from(digits: hex::Digits) -> Self {
        match digits {
            hex::Digits::Octal(code) => Self::Octal(code),
            hex::Digits::Hexadecimal(code) => Self::Hexadecimal(code),
        }
    }
}

impl From<Code> for Ruleset {
    fn from(code: Code) -> Self {
        Self::Octal(code)
    }
}

impl From<&Code> for Ruleset {
    fn from(code: &Code) -> Self {
        Self::Octal(code.clone())
    }
}

impl From<&Ruleset> for Ruleset {
    fn from(ruleset: &Ruleset) -> Self {
        ruleset.clone()
    }
}

impl From<Ruleset> for String {
    fn from(ruleset: Ruleset) -> Self {
        ruleset.to_string()
    }
}

impl TryFrom<String> for Ruleset {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read_link(&text).map_err(|_| format!("no rules of heaps: {text}"))
    }
}

/// What digits say in words.
fn of_digits(first: Digit, prefix: &[Digit], tail: &[Digit]) -> Option<Taking> {
    let zero = Clause::new(vec![Amount::Zero], Leaves::of_digit(first));
    let number = |place: usize| u32::try_from(place).ok();
    let one = |(place, digit): (usize, &Digit)| {
        let take = number(place + 1)?;
        let amount = Amount::Run { from: take, to: Some(take) };
        Some(Clause::new(vec![amount], Leaves::of_digit(*digit)))
    };
    let every = |(place, digit): (usize, &Digit)| {
        let amount =
            Amount::Every { first: number(prefix.len() + place + 1)?, step: number(tail.len())? };
        Some(Clause::new(vec![amount], Leaves::of_digit(*digit)))
    };
    let prefix = prefix.iter().enumerate().filter_map(one);
    Taking::new(
        [zero].into_iter().chain(prefix).chain(tail.iter().enumerate().filter_map(every)).collect(),
    )
}

/// The code whose digits, up to F, say the same as a rule, where there is one of at most [`MAX_DIGITS`]
/// digits.
fn code_of(taking: &Taking) -> Option<Code> {
    let (mut before, mut block) = (0, 1_u64);
    for amount in taking.clauses().iter().flat_map(Clause::amounts) {
        match *amount {
            Amount::Zero => {}
            Amount::Run { to: Some(to), .. } => before = before.max(to as usize),
            Amount::Run { from, to: None } => before = before.max(from as usize - 1),
            Amount::Every { first, step } => {
                before = before.max(first as usize - 1);
                block = lcm(block, u64::from(step)).filter(|&block| block <= MAX_DIGITS as u64)?;
            }
            _ => return None,
        }
    }
    let block = usize::try_from(block).ok()?;
    if before + block > MAX_DIGITS {
        return None;
    }
    let digit = |take: usize| {
        let take = u32::try_from(take).ok()?;
        Digit::hexadecimal(taking.fixed(take).digit()?)
    };
    let prefix = (1..=before).map(digit).collect::<Option<Vec<_>>>()?;
    let tail = (before + 1..=before + block).map(digit).collect::<Option<Vec<_>>>()?;
    Code::canonical(digit(0)?, prefix, tail)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_set_of_a_subtraction_game_may_have_its_letter() {
        let typed = |text: &str| Ruleset::read_typed(text).map(|rules| rules.to_string());
        for text in ["S(1,3,4)", "s{1, 3, 4}", " S{1,3,4} ", "s( 1, 3, 4 )"] {
            assert_eq!(typed(text), typed("{1, 3, 4}"), "{text}");
        }
        let wrong = typed(" S(1,x)").unwrap_err();
        assert_eq!((wrong.start, wrong.end), (5, 6));
        assert!(typed("s").is_err() && typed("sieve").is_err());
    }

    #[test]
    fn rules_are_written_in_one_form() {
        let cases = [
            ("0.77", "0.77"),
            ("grundy", "grundy"),
            ("take-0-unequal", "grundy"),
            ("take-squares", "squares"),
            ("take-divisors-whole", "divisors"),
            ("take-half", "half"),
            // What an octal code says is an octal code.
            ("take-1.3.4", "0.3033"),
            ("take-any-whole", "0.~3"),
            ("take-any-whole-or-0-two", "4.~3"),
            ("take-1by2", "0.~30"),
            ("take-5to", "0.0000~3"),
            ("take-1.2-any", "x0.FF"),
            ("take-0-three", "x8.0"),
            ("take-65", "take-65-whole"),
            ("take-1.2-unequal", "take-1.2-unequal"),
            ("x0.8", "x0.8"),
            ("x0.77", "0.77"),
            ("xC.3~9", "xC.3~9"),
        ];
        for (text, written) in cases {
            let rules = Ruleset::read_link(text).unwrap();
            assert_eq!(rules.to_string(), written, "{text}");
            assert_eq!(Ruleset::read_link(written).unwrap(), rules, "{text}");
            assert_eq!(Ruleset::read_typed(&rules.reading_form()).unwrap(), rules, "{text}");
        }
        for (text, written) in
            [(" Grundy ", "grundy"), ("x.8", "x0.8"), ("x0,3[9]", "x0.3~9"), ("TAKE-2", "0.03")]
        {
            assert_eq!(Ruleset::read_typed(text).unwrap().to_string(), written, "{text}");
        }
    }

    /// A rule without a code may still be an octal game.
    #[test]
    fn octal_games_are_known_without_their_codes() {
        let octal = |text: &str| Ruleset::read_link(text).unwrap().is_octal_game();
        for text in [
            "0.77",
            "0.~3",
            "take-5000-whole",
            "take-1.65-two",
            "take-70to-whole",
            "powers2",
            "squares",
            "primes",
            "triangular",
            "take-squares-two",
            "take-1.65-equal-or-1.65-unequal",
        ] {
            assert!(octal(text), "{text}");
        }
        for text in [
            "grundy",
            "half",
            "divisors",
            "coprime",
            "x0.8",
            "take-65-three",
            "take-1-equal",
            "take-squares-unequal",
            "take-65-whole-or-half-one",
        ] {
            assert!(!octal(text), "{text}");
        }
    }

    /// The largest heap there can be decides whether a rule allows a move at all.
    #[test]
    fn a_rule_for_heaps_that_are_too_large_is_refused() {
        let amounts = ["10000", "9999", "9998", "9997", "9996", "9990to10000", "9998by7"];
        let left = ["none", "one", "unequal", "equal", "two", "three", "whole", "any"];
        for (amount, left) in amounts.iter().flat_map(|a| left.iter().map(move |l| (a, l))) {
            let taking = Taking::read_link(&format!("take-{amount}-{left}")).unwrap();
            let words = Ruleset::Words(taking.clone());
            let some = (9_990..=MAX_TOKENS).any(|size| words.has_cut(size));
            let read = Ruleset::read_link(&taking.to_string());
            assert_eq!(read.is_ok(), some, "{taking}");
        }
        let rules = Ruleset::read_link("take-9999-unequal-or-10000-none").unwrap();
        assert_eq!(rules.least_heap(), Some(MAX_TOKENS));
    }

    #[test]
    fn a_code_and_its_words_allow_the_same() {
        for text in ["0.77", "4.~3", "0.137", "0.~30", "4.127~05", "x0.8", "x8.1F~C0"] {
            let code = Ruleset::read_link(text).unwrap();
            let words = Taking::new(code.clauses()).unwrap();
            for size in 0..40 {
                for take in 0..=size {
                    assert_eq!(words.leaves(size, take), code.leaves(size, take), "{text} {take}");
                }
            }
            assert_eq!(Ruleset::of_taking(words), code, "{text}");
        }
    }

    #[test]
    fn what_is_no_rule_is_refused_with_its_place() {
        let refused = |text: &str| Ruleset::read_link(text).map_err(|at| (at.start, at.end));
        assert_eq!(refused("grundi"), Err((0, 6)));
        assert_eq!(refused("x0.8G"), Err((4, 5)));
        assert_eq!(refused("x"), Err((1, 1)));
        assert_eq!(refused("x1.8"), Err((1, 2)));
        assert_eq!(refused("x0.00"), Err((1, 5)));
        assert_eq!(refused("take-0-whole"), Err((5, 6)));
        assert_eq!(refused("take-10000-one"), Err((0, 14)));
    }
}
