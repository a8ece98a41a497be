//! Heaps to be tried.

use crate::every_game::{Sample, wrong};
use nimlab::core::{Message, Rule};
use nimlab::games::heaps::{
    Column, Cut, Heaps, HeapsKeys, MAX_BUDGET, MAX_ENGINE_TO, MAX_TOKENS, Move, OwnMask, Plot, Position,
    Ruleset, Shifted,
};
use nimlab::games::{At, Game};
use proptest::prelude::*;
use proptest::sample::select;
use std::fmt::Debug;

/// The most tokens of a position by a rule that is no octal code.
const MAX_PLAIN: u32 = 40;

impl Sample for Heaps {
    const NEARLY: &[&str] = &["[0-9~.,+\\-{};\\[\\] 1347é\u{202f}x]{0,24}", "[04]?[.,]?[0-8]{0,70}(~|\\[)?[0-8]{0,4}\\]?(\\.\\.\\.|…)?",
        "x?[048C]?\\.?[0-9A-Fa-f]{0,70}~?[0-9A-F]{0,4}", "take(-(or|any|0|[0-9]{1,6}(to|by)?[0-9]{0,5}|squares|half|powers[0-9]{0,3}|whole|two|none|x)(\\.[0-9a-z]{0,4})?){0,5}"];
    const FEW: &[(&str, &[&str])] = &[
        ("0.77", &["5+1+4", "9", "0", "3+3+2"]),
        ("0.07", &["5+1+4", "1+1", "9+2"]),
        ("4.~3", &["5+1+4"]),
        ("0.6", &["5+1+4", "1"]),
        ("0.137", &["5+1+4", "9"]),
        ("4.0", &["5+1+4"]),
        ("0.~30", &["5+1+4"]),
        ("4.~7", &["5+1+4"]),
        ("0.~3", &["3+4+5"]),
        ("0.333", &["9+3"]),
        ("grundy", &["7+5", "9", "2+1"]),
        ("squares", &["9+4"]),
        ("divisors", &["8+6"]),
        ("coprime", &["5+4"]),
        ("half", &["6+7"]),
        ("take-1.2-equal-or-3-none", &["5+3+4"]),
        ("x0.8F", &["7+3"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("0.", "7"),
        ("0.~", "7"),
        ("x0.", "8"),
        ("take-1", ".7"),
        ("take-1-one", "-or-2-one"),
        ("take-", "9"),
        ("0.77/1", "+1"),
        ("0.77/1", "1"),
        ("0.77/7?seed=1", "1"),
        ("0.77/7?", "a&"),
        ("0.77/7?", "level=4&"),
        ("0.77/7?moves=", "_"),
        ("0.77/7?", "%26"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let code = "[04]\\.([0-7]{1,6}|[0-7]{0,4}~[0-7]{1,4})";
        let hexadecimal = "x[048C]\\.([0-9A-F]{1,4}|[0-9A-F]{0,2}~[0-9A-F]{1,3})";
        let clause = "([1-9]|[1-9]to|[2-4]to[5-9]|[1-9]by[2-9]|squares|primes|powers[2-9]|triangular|divisors|coprime|half)(\\.[1-9])?-(whole|one|two|unequal|equal|three|none\\.two)";
        let words = format!("take(-{clause}-or)?-{clause}|take-0-(two|unequal|equal|three)|grundy|coprime");
        let code = prop::string::string_regex(&format!("({code})|({hexadecimal})|({words})")).unwrap();
        let rule = select(vec![Rule::Normal, Rule::Misere]);
        // A code that allows no move is no game.
        let game = |(code, rule): (String, Rule)| {
            Self::read_rules(&code, rule).unwrap_or_else(|_| Self::example().0)
        };
        let heaps = prop_oneof![
            7 => prop::collection::vec(1..=20_u32, 0..8),
            1 => prop::collection::vec(1..=10_000_u32, 0..=64),
        ];
        let start = heaps.prop_map(|heaps| Position::start(&heaps).unwrap());
        // What is no octal code is decided by plain methods, whose work grows fast with the heaps.
        let fits = |(game, start): (Self, Position)| {
            let large = game.ruleset.octal().is_none() && start.tokens() > MAX_PLAIN;
            (game, if large { Position::start(&[9, 7]).unwrap() } else { start })
        };
        ((code, rule).prop_map(game), start).prop_map(fits).boxed()
    }

    fn keys() -> BoxedStrategy<HeapsKeys> {
        let (to, flags) = (prop_oneof![Just(1000), 0..=MAX_ENGINE_TO], any::<[bool; 4]>());
        let window = prop::option::of((0..1000_u32, 1000..=MAX_ENGINE_TO));
        let candidate = prop::option::of((1..=MAX_ENGINE_TO, 0..=MAX_ENGINE_TO));
        let mask = prop::option::of((any::<u16>(), any::<bool>()));
        let rest = (prop::option::of(0..=MAX_TOKENS), select(&Column::ALL), 1..=MAX_BUDGET, mask);
        let keys = (to, flags, window, candidate, rest);
        keys.prop_map(|(to, [until_proof, strip, plain, down], window, candidate, rest)| {
            let candidate = candidate.map(|(shift, from)| Shifted { shift, from });
            let plot = if strip { Plot::Strip } else { Plot::Dots };
            let (genera, sort, budget, mask) = rest;
            let mask = mask.map(|(bits, position)| OwnMask { bits, position });
            let rest = HeapsKeys { genera, sort, down, budget, mask, ..HeapsKeys::default() };
            HeapsKeys { to, until_proof, window, plot, plain, candidate, ..rest }
        })
        .boxed()
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (heap, &size) in (0..).zip(position.heaps()) {
            for take in 0..=size {
                // The mirror image is the same move.
                let rest = size - take;
                let cuts = (0..=rest / 2).map(|left| Cut::new(take, left));
                moves.extend(cuts.map(|cut| Move { heap, cut }));
                // Three heaps, the smaller first; of large heaps only a few of them.
                for left in 1..=(rest / 3).min(12) {
                    let middles = left..=((rest - left) / 2).min(left + 12);
                    moves.extend(middles.map(|middle| Move { heap, cut: Cut { take, left, middle } }));
                }
            }
        }
        moves
    }

    /// Every other one as its mirror image.
    fn otherwise(&self, position: &Position, mut mv: Move) -> Move {
        if position.tokens().is_multiple_of(2) {
            let [left, middle, right] = mv.cut.parts(position.heaps()[mv.heap as usize]);
            (mv.cut.left, mv.cut.middle) = if middle > 0 { (middle, right) } else { (right, 0) };
            debug_assert!(left <= right);
        }
        mv
    }

    fn read_otherwise(text: &str) {
        same(text, Ruleset::read_typed, |code| Ruleset::read_typed(&code.reading_form()));
        same(text, Ruleset::read_typed, |code| Ruleset::read_link(&code.to_string()));
        same(text, Position::read_typed, |position| Position::read_link(&position.write()));
        if let Err(error) = Move::read(text) {
            assert_eq!(error, Message::new("move-unreadable").quoting("found", text));
        }
    }
}

/// What is read of a text is read again of what is written of it; or the error lies within the text.
fn same<T: PartialEq + Debug>(
    text: &str,
    read: impl Fn(&str) -> Result<T, At<Message>>,
    again: impl Fn(&T) -> Result<T, At<Message>>,
) {
    match read(text) {
        Ok(value) => assert_eq!(again(&value).as_ref(), Ok(&value), "{text:?}"),
        Err(at) => wrong::lies_within(text, at.start, at.end, &at),
    }
}

crate::every_game::every!(Heaps);
