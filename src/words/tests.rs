//! Messages in Fluent syntax, packed as the build packs them and worded as the page words them.
#![allow(clippy::unwrap_used)]

use super::{Language, Words, packed, pattern, table};
use crate::core::{Count, Message, Value};

#[path = "../../build/words/mod.rs"]
mod packer;

/// What the message `a = …` says when `$n` is that value.
fn said(message: &str, n: impl Into<Value>, language: Language) -> String {
    let text = format!("a = {message}\n");
    let categories = &["one", "many", "other"];
    let source = packer::Source { files: vec![("a.ftl", &text)], categories };
    let [catalogue, _] = packer::pack([&source, &source]).unwrap();
    let rows = table(catalogue.leak());
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0].0, "a");
    pattern::say(rows[0].1, &[("n".into(), n.into())], (language, Count::One))
}

fn english(message: &str, n: impl Into<Value>) -> String {
    said(message, n, Language::English)
}

fn french(message: &str, n: impl Into<Value>) -> String {
    said(message, n, Language::French)
}

#[test]
fn text_stays_as_it_is() {
    assert_eq!(english("Nothing – « rien ».", 0_u32), "Nothing – « rien ».");
    assert_eq!(english("{ \"{\" }1, 3{ \"}\" }", 0_u32), "{1, 3}");
    assert_eq!(english("a\n    b", 0_u32), "a\nb");
}

#[test]
fn a_formula_is_broken_only_before_an_equals_sign() {
    let said = english("G(n + { $n }) = G(n − p), 3 ⊕ { $n } ≥ 2", 5_u32);
    let plain = said.replace('\u{a0}', "_");
    assert_eq!(plain, "G(n_+_5) =_G(n_−_p), 3_⊕_5_≥_2");
}

#[test]
fn a_square_is_written_as_the_reader_counts() {
    let message = Message::new("bite-no-square").with("square", Value::Square(1, 2));
    let words = Words::new(Language::English);
    assert!(words.say(&message).contains("(2,\u{a0}3)"));
    assert!(words.counting(Count::Zero).say(&message).contains("(1,\u{a0}2)"));
    assert_eq!(Words::new(Language::French).square(0, 0), "(1,\u{a0}1)");
    assert!(words.counting(Count::Zero) != words);
}

#[test]
fn values_stand_where_they_are_named() {
    assert_eq!(english("{ $n }", 10_000_u32), "10,000");
    assert_eq!(french("de { $n } à { $n }.", 10_000_u32), "de 10\u{202f}000 à 10\u{202f}000.");
    assert_eq!(english("{ $n }", u64::MAX), "18,446,744,073,709,551,615");
    assert_eq!(english("“{ $n }”", "{ $n } 10000"), "“{ $n } 10000”");
}

#[test]
fn a_missing_value_is_shown_by_its_name() {
    assert_eq!(english("of { $m } and { $n }", 1_u32), "of {$m} and 1");
    assert_eq!(english("{ $m ->\n [one] one\n *[other] other\n }", 1_u32), "other");
}

#[test]
fn numbers_choose_by_category() {
    let heaps = "<{ $n ->\n [one] { $n } heap\n *[other] { $n } heaps\n }>";
    assert_eq!(english(heaps, 0_u32), "<0 heaps>");
    assert_eq!(english(heaps, 1_u32), "<1 heap>");
    assert_eq!(english(heaps, 21_u32), "<21 heaps>");
    assert_eq!(french(heaps, 0_u32), "<0 heap>");
    assert_eq!(french(heaps, 2_u32), "<2 heaps>");
    // French has `many`, which falls to the default where a message has no such variant.
    assert_eq!(french(heaps, 1_000_000_u32), "<1\u{202f}000\u{202f}000 heaps>");
    let of = "{ $n ->\n [many] many\n *[other] other\n }";
    assert_eq!(french(of, 1_000_000_u32), "many");
    assert_eq!(french(of, 1_000_001_u32), "other");
    assert_eq!(english(of, 1_000_000_u32), "other");
}

#[test]
fn an_exact_number_wins_over_its_category_in_any_order() {
    for message in [
        "{ $n ->\n [0] none\n [one] one\n *[other] other\n }",
        "{ $n ->\n *[other] other\n [one] one\n [0] none\n }",
    ] {
        for language in Language::ALL {
            assert_eq!(said(message, 0_u32, language), "none");
            assert_eq!(said(message, 1_u32, language), "one");
            assert_eq!(said(message, 2_u32, language), "other");
        }
    }
}

#[test]
fn texts_choose_the_key_they_equal() {
    let side = "{ $n ->\n [left] on the left\n *[other] somewhere\n }";
    assert_eq!(english(side, "left"), "on the left");
    assert_eq!(english(side, "right"), "somewhere");
    assert_eq!(english(side, ""), "somewhere");
    assert_eq!(english(side, 1_u32), "somewhere");
}

#[test]
fn two_choices_in_one_message_do_not_meet() {
    let two = "{ $n ->\n [one] a\n *[other] b\n } { $n }, { $n ->\n [1] c\n *[other] d\n }.";
    assert_eq!(english(two, 1_u32), "a 1, c.");
    assert_eq!(english(two, 2_u32), "b 2, d.");
}

#[test]
fn whatever_the_catalogue_holds_nothing_panics() {
    let pieces = ["n", "1", "\u{1e}", "\u{1f}", "\u{1}", "\u{2}", "\u{3}", "\u{4}"];
    let about = [("n".into(), Value::Number(1))];
    for which in 0..8_usize.pow(5) {
        let text: String = (0..5).map(|place| pieces[which / 8_usize.pow(place) % 8]).collect();
        for (_, pattern) in table(text.clone().leak()) {
            pattern::say(pattern, &about, (Language::English, Count::One));
        }
        pattern::say(&text, &about, (Language::French, Count::Zero));
    }
}

#[test]
fn the_first_of_a_month_is_an_ordinal_number_in_french() {
    for (language, written, said) in [
        (Language::French, "1 décembre 2026", "1er décembre 2026"),
        (Language::French, "1 déc., 14:02", "1er déc., 14:02"),
        (Language::French, "11 décembre 2026", "11 décembre 2026"),
        (Language::English, "1 December 2026", "1 December 2026"),
    ] {
        assert_eq!(language.date(written.to_owned()), said);
    }
}
