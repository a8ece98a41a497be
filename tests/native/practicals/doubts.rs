//! The reasons that the page gives for what is wrong with counts, rare values and periods.

use super::octal::{explored, tab_val_grundy};
use nimlab::core::octal::Until;
use nimlab::core::{Message, run_to_end};
use nimlab::games::heaps::{Doubt, Exploration, Method, Ruleset, results};
use nimlab::games::pasted::check;
use nimlab::words::{Language, Words};

/// The reasons that the page gives for the first difference of a text, in English.
fn reasons(code: &str, to: u32, matter: &str, text: &str) -> Vec<String> {
    let (overview, _, lines, mask) = explored(code, to);
    let right = match matter {
        "counts" => results::counts(&lines),
        "rare" => results::rare_values(&lines, mask.unwrap()),
        _ => {
            let found = overview.period.unwrap().recurrence();
            Some(results::period(found.preperiod, found.period))
        }
    };
    let first = check(&super::read_pasted(text), &right.unwrap()).first.unwrap();
    let doubt = Doubt::of(&first, mask).unwrap();
    let rules = Ruleset::read_link(code).unwrap();
    let method = rules.best_method();
    let mut values = Exploration::new(rules, to, Until::Length, method).unwrap();
    run_to_end(&mut values);
    let said: Vec<Message> = doubt.said(&values);
    let words = Words::new(Language::English);
    said.iter().map(|message| words.say(message).replace('\u{a0}', " ")).collect()
}

#[test]
fn what_is_wrong_with_counts_has_its_reason() {
    let values = tab_val_grundy(400, "0.77");
    for (value, text) in [(6, "{6: 1}"), (5, "{0: 1, 5: 9}"), (9, "{9: 4}")] {
        let heaps: Vec<usize> = (0..=400).filter(|&n| values[n] == value).collect();
        let named = heaps.iter().take(6).map(usize::to_string).collect::<Vec<_>>().join(", ");
        let found = match heaps.as_slice() {
            [] => continue,
            [_] => format!("once, at n = {named}."),
            [.., last] if heaps.len() > 6 => {
                format!("{} times, at n = {named}, …, {last}.", heaps.len())
            }
            all => format!("{} times, at n = {named}.", all.len()),
        };
        let said = format!("From G(0) to G(400), the value {value} occurs {found}");
        assert_eq!(reasons("0.77", 400, "counts", text), [said]);
    }
    let empty = [
        "From G(0) to G(400), the value 0 occurs once, at n = 0.",
        "The empty heap counts too: G(0) = 0.",
    ];
    assert_eq!(reasons("0.77", 400, "counts", "{0: 2}"), empty);
}

#[test]
fn what_is_wrong_with_rare_values_and_periods_has_its_reason() {
    let said = |matter, text, right: &[&str]| {
        assert_eq!(reasons("0.77", 400, matter, text), right, "{matter}: {text}");
    };
    said(
        "rare",
        "[0, 3, 5, 6, 7]",
        &["7 is 111 in binary; the mask 1111 keeps 111. The number of 1s kept, 3, is odd: \
           the value is common."],
    );
    said(
        "rare",
        "[0, 3, 5, 6, 9]",
        &[
            "9 is 1001 in binary; the mask 1111 keeps 1001. The number of 1s kept, 2, is even: \
             the value is rare.",
            "No heap from 0 to 400 has this value; only values that occur are listed.",
        ],
    );
    said(
        "rare",
        "[0, 3, 5]",
        &[
            "6 is 110 in binary; the mask 1111 keeps 110. The number of 1s kept, 2, is even: \
             the value is rare.",
            "It does occur: the first heap with this value is n = 11.",
        ],
    );
    said(
        "period",
        "(70, 12)",
        &[
            "G(70) = 6, but G(82) = 2: from n = 70 onwards, the values do not repeat with period 12.",
        ],
    );
    said(
        "period",
        "(71, 11)",
        &[
            "G(71) = 7, but G(82) = 2: from n = 71 onwards, the values do not repeat with period 11.",
        ],
    );
    said(
        "period",
        "(83, 12)",
        &["G(82) = G(94) = 2: the values already repeat before n = 83, \
           so this pre-period is not the smallest."],
    );
    said(
        "period",
        "(71, 24)",
        &["24 is a multiple of 12, and G(n + 12) = G(n) for all n ≥ 71: \
           this period is not the smallest."],
    );
    said("period", "(71, 0)", &["A period is at least 1."]);
}

/// Whatever pair is pasted but the right one, something true is said of it.
#[test]
fn no_wrong_period_is_without_a_reason() {
    let mut values =
        Exploration::new(Ruleset::read_link("0.07").unwrap(), 400, Until::Length, Method::Sparse)
            .unwrap();
    run_to_end(&mut values);
    let right = values.period().unwrap().recurrence();
    let plain = tab_val_grundy(400, "0.07");
    for start in 0..100_u64 {
        for p in 0..80_u64 {
            let said = Doubt::Period { preperiod: start, period: p }.said(&values);
            let is_right = (start, p) == (right.preperiod, right.period);
            assert_eq!(said.is_empty(), is_right, "{start}, {p}");
            if let Some(first) = said.first().filter(|said| said.id == "doubt-period-breaks") {
                let (from, p) = (usize::try_from(start).unwrap(), usize::try_from(p).unwrap());
                let at = (from..plain.len() - p).find(|&n| plain[n] != plain[n + p]).unwrap();
                assert!(first.about.contains(&("at".into(), at.into())), "{first:?}");
            }
        }
    }
}

/// As the page counts them, without the empty heap.
#[test]
fn rare_heaps_under_a_mask_are_counted_without_the_empty_one() {
    let values = tab_val_grundy(400, "0.77");
    let (_, _, lines, _) = explored("0.77", 400);
    for bits in [0b1111, 0b111, 0b1011] {
        let rare = |n: &usize| (values[*n] & bits).count_ones().is_multiple_of(2);
        let count = (1..=400).filter(rare).count();
        let mask = u16::try_from(bits).unwrap();
        assert_eq!(results::rare_under(&lines, mask), count as u64, "{bits:b}");
    }
}
