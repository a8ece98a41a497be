//! Codes and moves as text.

use nimlab::core::{Outcome, Rule, run_to_end};
use nimlab::games::heaps::{Code, Cut, Heaps, Move, NamedGame, Position, Ruleset};
use nimlab::games::{Analysis, Game};
use nimlab::words::{Language, Words};
use proptest::prelude::*;

#[test]
fn a_game_is_read_by_its_names() {
    for game in NamedGame::ALL {
        for name in game.all_names() {
            assert_eq!(Ruleset::read_typed(name).unwrap().to_string(), game.code, "{name}");
        }
    }
}

/// In the page whoever reads begins: that must not be lost beforehand.
#[test]
fn named_games_begin_with_a_position_that_is_won() {
    for named in NamedGame::ALL {
        let game = Heaps::read_rules(named.code, named.rule).unwrap();
        let start = Position::start(named.start).unwrap();
        let found = run_to_end(&mut game.analyse(&start, 1)).remove(0);
        assert_eq!(found.verdict().outcome(), Some(Outcome::Win), "{}", named.key);
    }
}

#[test]
fn what_may_be_left_is_said_of_every_mixture() {
    let words = Words::new(Language::English);
    let take = |list| format!("If you take 1, you must leave {list}.");
    let split = "A heap can only be split into two unequal heaps or three heaps.";
    for (rules, heap, mv, sentence) in [
        ("take-1-none.unequal", "7", "1-1-3", take("nothing or two unequal heaps")),
        ("x0.9", "7", "1-1-0", take("nothing or three heaps")),
        ("x0.E", "1", "1-1-0", take("one heap, two heaps or three heaps")),
        ("0.7", "7", "1-1-1-1", take("nothing, one heap or two heaps")),
        ("take-0-unequal.three", "6", "1-0-3", split.to_owned()),
    ] {
        let game = Heaps::read_rules(rules, Rule::Normal).unwrap();
        let position = game.read_position(heap).unwrap();
        let refused = game.play(&position, &Heaps::read_move(mv).unwrap()).unwrap_err();
        assert_eq!(words.say(&refused), sentence, "{rules}");
    }
}

/// `docs/rules.md` shows rules as they are read, short names beside what they say, and rules that are refused.
#[test]
fn the_closest_link_is_of_the_same_game() {
    let cases = [
        ("0.78", "7+5", "0.77", "7+5"),
        ("0.7é7", "7+5", "0.77", "7+5"),
        ("17.7", "7+5", "0.7", "7+5"),
        ("4.3~3~3", "9", "4.~3", "9"),
        ("0.3~", "9", "0.3", "9"),
        ("077", "9", "0.77", "9"),
        ("x1.8G", "9", "x0.8", "9"),
        ("x4.3[9", "9", "x4.3~9", "9"),
        ("{1, 99}", "9", "take-1.99-whole", "9"),
        ("grundi", "9", "grundy", "9"),
        ("square", "9", "squares", "9"),
        ("kayle", "9", "0.77", "9"),
        ("xF.F8", "5", "xC.F8", "5"),
        ("7.7", "5", "4.7", "5"),
        ("chess", "9", "0.77", "9"),
        ("0.00", "9", "0.77", "9"),
        ("take-1.3.99999-whole", "9", "take-1.3.10000-whole", "9"),
        ("take-5to3-one", "9", "0.00222", "9"),
        ("take-powers1-unequal", "9", "take-powers2-unequal", "9"),
        ("take-1.x.3-one", "9", "0.202", "9"),
        ("take-1-some", "9", "0.3", "9"),
        ("take-primes-one-two", "9", "take-primes-one.two", "9"),
        ("take-0", "9", "4.0", "9"),
        ("take-2.0-one", "9", "0.02", "9"),
        ("take-1-one-or-x-two-or-3", "9", "0.203", "9"),
        ("take-10000-one", "9", "0.77", "9"),
        ("0.77", "7+10001", "0.77", "7+10000"),
        ("0.77", "7+99999999999999999999+3", "0.77", "7+10000+3"),
        ("0.77", "7+0+x+3", "0.77", "7+3"),
        ("0.77", "7 é 3", "0.77", "7+3"),
        ("0.77", "", "0.77", "7+5"),
        ("0.07", "x", "0.07", "9+7"),
    ];
    for (rules, position, near, start) in cases {
        let (game, found) = Heaps::nearest(rules, position, Rule::Misere);
        assert_eq!((&*game.write_rules(), &*found.write()), (near, start), "{rules}/{position}");
        assert_eq!(game.rule(), Rule::Misere, "{rules}");
    }
    let (game, found) =
        Heaps::nearest(&format!("0.{}", "37".repeat(40)), &["7"; 70].join("+"), Rule::Normal);
    assert_eq!(game.write_rules(), format!("0.{}", "37".repeat(32)));
    assert_eq!(found.heaps(), [7; 64]);
    let clauses = (1..=9).map(|take| format!("{}-one", 100 * take)).collect::<Vec<_>>();
    let (game, _) = Heaps::nearest(&format!("take-{}", clauses.join("-or-")), "9", Rule::Normal);
    assert_eq!(game.write_rules(), "take-100.200.300.400.500.600.700.800-one");
}

#[test]
fn the_page_on_rules_is_right() {
    let page = include_str!("../../../docs/rules.md");
    let mut read = 0;
    for line in page.lines() {
        let quoted: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        let rules = quoted.iter().filter(|text| {
            let words = text.starts_with("take-") && !text.contains("AMOUNTS");
            words || text.starts_with("x0") || text.starts_with("x4") || text.starts_with("0.")
        });
        for text in rules {
            let refused = ["take-0-one", "take-0-none", "take-9999-unequal"].contains(text);
            assert_eq!(Ruleset::read_link(text).is_err(), refused, "{text}");
            read += 1;
        }
        if let [name, words] = quoted[..]
            && line.starts_with('|')
            && words.starts_with("take-")
            && !name.contains('-')
        {
            assert_eq!(Ruleset::read_link(name).unwrap(), Ruleset::read_link(words).unwrap());
        }
        if let [words, code] = quoted[..]
            && line.contains("it becomes")
        {
            assert_eq!(Ruleset::read_link(words).unwrap().to_string(), code);
        }
    }
    assert!(read > 20, "{read}");
}

#[test]
fn the_place_of_an_error_is_said() {
    let words = Words::new(Language::English);
    for (text, place) in [
        (" take-0-whole", " Character 7: “0”."),
        ("take-1..3-whole", " At character 8."),
        ("take-1-or-", " At the end of the text."),
        ("0.é8", " Character 3: “é”."),
        // Nothing to add: it is all of it.
        ("grundi", "such as Kayles."),
        ("take-0-none", "allows no moves at all."),
        ("", "such as 0.77."),
    ] {
        let said = words.say(&Ruleset::read_typed(text).unwrap_err().placed(text));
        assert!(said.contains(place), "{text}: {said}");
        assert_eq!(said.contains("haracter"), place.contains("haracter"), "{text}: {said}");
    }
}

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

    /// However somebody writes a code, it is the code that its link names.
    #[test]
    fn a_code_is_read_in_whichever_way_it_is_typed(
        splits: bool,
        prefix in "[0-7]{0,5}",
        tail in "[0-7]{0,3}",
        (before, after) in ("[ \u{a0}]{0,2}", "[ \t]{0,2}"),
    ) {
        let first = if splits { "4" } else { "0" };
        let link = if tail.is_empty() { format!("{first}.{prefix}") } else { format!("{first}.{prefix}~{tail}") };
        let Ok(code) = Code::read_link(&link) else { return Ok(()) };
        let mut written = vec![format!(".{prefix}"), format!(",{prefix}"), format!("{first},{prefix}")];
        if !prefix.starts_with('0') {
            written.push(prefix.clone());
        }
        if splits {
            written.retain(|text| text.starts_with(first) && text.contains(','));
        }
        if !tail.is_empty() {
            let bare = std::mem::take(&mut written);
            let tails = [format!("~{tail}"), format!("[{tail}]")];
            written.extend(bare.iter().flat_map(|text| tails.iter().map(move |tail| format!("{text}{tail}"))));
        }
        written.extend([link, code.to_string(), code.reading_form()]);
        for text in written.iter().filter(|text| !text.is_empty()) {
            let text = format!("{before}{text}{after}");
            prop_assert_eq!(Code::read_typed(&text), Ok(code.clone()), "{}", text);
        }
    }

    /// Dots repeat the last digits, as many as are written twice.
    #[test]
    fn dots_repeat_what_comes_before_them(prefix in "[0-7]{0,4}", tail in "[0-7]{1,3}", end in "(\\.\\.\\.| \\.\\.\\.|…)") {
        let typed = Code::read_typed(&format!("0.{prefix}{tail}{tail}{end}"));
        let digits = format!("{prefix}{tail}{tail}");
        // The shortest block by trying all of them, against a plain comparison of texts.
        let block = (1..=digits.len() / 2)
            .map(|len| &digits[digits.len() - len..])
            .find(|block| digits.ends_with(&block.repeat(2)) && block.contains(|c| c != '0'));
        let expected = block.and_then(|block| {
            let before = &digits[..digits.len() - 2 * block.len()];
            Code::read_link(&format!("0.{before}~{block}")).ok()
        });
        prop_assert_eq!(typed.ok(), expected);
    }

    /// A name is read in any case, and only a name is one.
    #[test]
    fn no_text_but_a_name_is_a_name(text in "[A-Za-zé’' -]{2,20}") {
        let named = NamedGame::called(&text).map(|game| game.code.to_owned());
        if let Ok(code) = Ruleset::read_typed(&text) {
            let by_key = NamedGame::ALL.iter().any(|game| game.code == code.to_string());
            prop_assert!(by_key, "{}", text);
            prop_assert!(named.is_none_or(|named| named == code.to_string()));
        }
    }

    #[test]
    fn moves_are_written_as_they_are_read(heap in 0..u32::MAX, take: u32, left: u32) {
        let mv = Move { heap, cut: Cut::new(take, left) };
        prop_assert_eq!(Move::read(&mv.to_string()), Ok(mv));
    }

    /// However somebody writes heaps, they are those of the link.
    #[test]
    fn heaps_are_read_as_people_write_them(heaps in prop::collection::vec(1..=999_u32, 0..9)) {
        let rules = Heaps::example().0;
        let position = Position::start(&heaps).unwrap();
        let joined = |sign: &str| heaps.iter().map(u32::to_string).collect::<Vec<_>>().join(sign);
        let lists = [", ", ",", ";", "+", " + ", " "].map(joined);
        let mut texts = vec![format!("[{}]", lists[0]), format!("({})", lists[1])];
        if !heaps.is_empty() {
            texts.extend(lists);
        }
        for text in texts {
            prop_assert_eq!(rules.read_position(&text), Ok(position.clone()), "{}", text);
        }
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
        let played = rules.play(&position, &Move { heap, cut: Cut::new(take, left) });
        let Some(&size) = heaps.get(heap as usize) else {
            prop_assert!(played.is_err());
            return Ok(());
        };
        let mirror = size.wrapping_sub(take).wrapping_sub(left);
        let cut = Cut::new(take, left.min(mirror));
        prop_assert_eq!(played.is_ok(), rules.ruleset.cuts(size).any(|listed| listed == cut));
        if let Ok(after) = played {
            prop_assert_eq!(after.tokens() + take, position.tokens());
        }
    }
}
