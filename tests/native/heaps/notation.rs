//! Codes and moves as text.

use nimlab::core::Rule;
use nimlab::games::Game;
use nimlab::games::heaps::{Code, Cut, Heaps, Move, Position};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

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
