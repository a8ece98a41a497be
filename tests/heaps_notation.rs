//! Codes, positions and moves as text: what is written is read again, and no text does any harm.
#![allow(clippy::unwrap_used, missing_docs)]

use nimlab::core::Rule;
use nimlab::games::heaps::{Code, Cut, Heaps, Move, MoveError, Position};
use nimlab::games::{At, Game};
use proptest::prelude::*;

/// Texts made of the signs of the notations and of a few that are in none.
const HOSTILE: &str = "[0-9~.,+\\-{};\\[\\] 1347é\u{202f}x]{0,24}";

fn check_place<E>(text: &str, at: &At<E>) {
    assert!(at.start <= at.end && at.end <= text.len(), "{text:?} {}..{}", at.start, at.end);
    assert!(text.is_char_boundary(at.start) && text.is_char_boundary(at.end), "{text:?}");
}

fn check_code(text: &str) {
    for read in [Code::read_link, Code::read_typed] {
        match read(text) {
            Ok(code) => {
                assert_eq!(Code::read_link(&code.to_string()).as_ref(), Ok(&code));
                assert_eq!(Code::read_typed(&code.reading_form()).as_ref(), Ok(&code));
                let json = serde_json::to_string(&code).unwrap();
                assert_eq!(serde_json::from_str::<Code>(&json).unwrap(), code);
            }
            Err(at) => check_place(text, &at),
        }
    }
}

fn check_position(text: &str) {
    for read in [Position::read_link, Position::read_typed] {
        match read(text) {
            Ok(position) => {
                assert_eq!(Position::read_link(&position.write()).as_ref(), Ok(&position));
                let json = serde_json::to_string(&position).unwrap();
                assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), position);
            }
            Err(at) => check_place(text, &at),
        }
    }
}

fn check_move(text: &str) {
    match Move::read(text) {
        Ok(mv) => assert_eq!(Move::read(&mv.to_string()), Ok(mv)),
        Err(MoveError::Unreadable { text: kept, start, end }) => {
            assert_eq!(kept, text);
            check_place(text, &At { start, end, error: () });
        }
        Err(other) => unreachable!("{other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_does_harm(text in HOSTILE) {
        check_code(&text);
        check_position(&text);
        check_move(&text);
    }

    #[test]
    fn no_characters_at_all_do_harm(text in "\\PC{0,12}") {
        check_code(&text);
        check_position(&text);
        check_move(&text);
    }

    #[test]
    fn texts_that_are_nearly_codes(text in "[04]?[.,][0-8]{0,70}(~|\\[)?[0-8]{0,4}\\]?") {
        check_code(&text);
    }

    #[test]
    fn equal_digits_are_equal_codes(prefix in "[0-7]{0,6}", tail in "[0-7]{1,4}", extra in 0_usize..3) {
        let read = |text: String| Code::read_link(&text).ok();
        let code = read(format!("0.{prefix}~{tail}"));
        // The same digits with the tail begun later, begun in its middle, written more than once.
        let unrolled = format!("{prefix}{}", tail.repeat(extra));
        prop_assert_eq!(&read(format!("0.{unrolled}~{}", tail.repeat(extra + 1))), &code);
        let (head, rest) = tail.split_at(extra % tail.len());
        prop_assert_eq!(&read(format!("0.{prefix}{head}~{rest}{head}")), &code);
        if let Some(code) = code {
            let digits = format!("{prefix}{}", tail.repeat(20));
            for (n, digit) in (1..).zip(digits.bytes()) {
                prop_assert_eq!(code.digit(n).value(), digit - b'0');
            }
            prop_assert!(code.to_string().len() <= prefix.len() + tail.len() + 3);
        }
    }

    #[test]
    fn positions_are_written_as_they_are_read(heaps in prop::collection::vec(1..=10_000_u32, 0..=64)) {
        let position = Position::start(&heaps).unwrap();
        prop_assert_eq!(Position::read_link(&position.write()).unwrap(), position);
    }

    #[test]
    fn moves_are_written_as_they_are_read(heap in 0..u32::MAX, take: u32, left: u32) {
        let mv = Move { heap, cut: Cut { take, left } };
        prop_assert_eq!(Move::read(&mv.to_string()), Ok(mv));
    }

    /// A move is legal exactly where it or its mirror image is in the list.
    #[test]
    fn a_move_is_legal_where_it_is_listed(
        digits in "[0-7]{1,3}~?[0-7]",
        heaps in prop::collection::vec(1..=9_u32, 0..4),
        (heap, take, left) in (0..4_u32, 0..11_u32, 0..11_u32),
    ) {
        let Ok(rules) = Heaps::read_rules(&format!("4.{digits}"), Rule::Normal) else { return Ok(()) };
        let position = Position::start(&heaps).unwrap();
        let played = rules.play(&position, &Move { heap, cut: Cut { take, left } });
        let Some(&size) = heaps.get(heap as usize) else {
            prop_assert!(played.is_err());
            return Ok(());
        };
        let mirror = size.wrapping_sub(take).wrapping_sub(left);
        let cut = Cut { take, left: left.min(mirror) };
        prop_assert_eq!(played.is_ok(), rules.code.cuts(size).any(|listed| listed == cut));
        if let Ok(after) = played {
            prop_assert_eq!(after.tokens() + take, position.tokens());
        }
    }
}
