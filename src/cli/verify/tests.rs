//! Certificates as the engine writes them, and the same ones spoilt.
#![allow(clippy::unwrap_used, clippy::panic)]

mod moves;

use super::verify;
use super::wrong::Wrong;
use crate::core::octal::Until;
use crate::core::{Message, Say, run_to_end};
use crate::games::heaps::{Code, Exploration, MAX_PLAIN, Method, PeriodFile};
use crate::words::{Language, Words};

/// The certificate of a code whose period is proved with values up to G(`to`), if it is.
fn certificate(code: &str, to: u32, plain: u64) -> Option<String> {
    let code = Code::read_link(code).unwrap();
    let mut found = Exploration::new(&code, to, Until::Proof, Method::Sparse).unwrap();
    run_to_end(&mut found);
    PeriodFile::of(&found, plain).ok().map(|file| file.to_string())
}

/// The values of a code by the rule itself, from sets.
fn values(code: &str, to: usize) -> Vec<u32> {
    let (begin, tail) = code.split_once('~').unwrap_or((code, ""));
    let mut digits: Vec<u32> = begin.chars().filter_map(|c| c.to_digit(8)).collect();
    if !tail.is_empty() {
        digits.extend(tail.chars().cycle().take(to).filter_map(|c| c.to_digit(8)));
    }
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let mut options = std::collections::BTreeSet::new();
        for (take, digit) in digits.iter().enumerate().filter(|&(take, _)| take <= n) {
            let rest = n - take;
            for left in 0..=rest {
                let heaps = [left, rest - left].into_iter().filter(|&heap| heap > 0);
                if digit >> heaps.clone().count() & 1 == 1 {
                    options.insert(heaps.fold(0, |sum, heap| sum ^ values[heap]));
                }
            }
        }
        values.push((0..99).find(|value| !options.contains(value)).unwrap());
    }
    values
}

/// All codes of up to three digits.
fn codes() -> impl Iterator<Item = String> {
    let digits = (1..512).map(|digits| format!("0.{digits:03o}"));
    digits.map(|code| code.trim_end_matches('0').to_owned())
}

#[test]
fn every_certificate_of_a_small_code_is_valid() {
    let mut valid = 0;
    for code in codes().chain(["4.0", "4.3", "4.07", "4.127", "0.0003"].map(str::to_owned)) {
        if let Some(text) = certificate(&code, 6000, MAX_PLAIN) {
            assert_eq!(verify(text.as_bytes()), Ok(()), "{code}");
            valid += 1;
        }
    }
    assert!(valid > 300, "{valid}");
}

#[test]
fn rare_heaps_make_no_difference_to_what_is_valid() {
    let mut listed = 0;
    for code in codes() {
        if let Some(text) = certificate(&code, 600, 0) {
            listed += u32::from(text.contains("\"rare\""));
            assert_eq!(verify(text.as_bytes()), Ok(()), "{code}");
        }
    }
    assert!(listed > 50, "{listed}");
}

/// Codes of up to three digits whose period is proved within seconds, from more values than the others.
const LONG: [(&str, u32); 2] = [("0.16", 400_000), ("0.56", 500_000)];

#[test]
fn certificates_of_longer_periods_are_valid() {
    for (code, to) in LONG {
        let text = certificate(code, to, MAX_PLAIN).unwrap();
        assert_eq!(verify(text.as_bytes()), Ok(()), "{code}");
    }
}

/// The two that need millions of values, the shorter first.
const LONGEST: [(&str, u32); 2] = [("0.376", 5_000_000), ("0.354", 25_000_000)];

#[test]
fn a_certificate_of_five_million_values_is_valid() {
    let (code, to) = LONGEST[0];
    let text = certificate(code, to, MAX_PLAIN).unwrap();
    assert_eq!(verify(text.as_bytes()), Ok(()));
}

#[test]
#[ignore = "a minute of plain checking; `make audit` does it"]
fn a_certificate_of_twenty_five_million_values_is_valid() {
    let (code, to) = LONGEST[1];
    let text = certificate(code, to, MAX_PLAIN).unwrap();
    assert_eq!(verify(text.as_bytes()), Ok(()));
}

/// A long period, which the plain way would take a quarter of an hour for.
#[test]
fn a_certificate_with_rare_heaps_is_valid() {
    let text = certificate("0.127", 200_000, MAX_PLAIN).unwrap();
    assert!(text.contains("\"rare\""));
    assert_eq!(verify(text.as_bytes()), Ok(()));
}

/// Numbers by chance, the same each time.
struct Draw(u64);

impl Draw {
    fn below(&mut self, most: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }

    /// A text with one or two of its characters changed.
    fn changed(&mut self, text: &[u8]) -> Vec<u8> {
        let mut bytes = text.to_vec();
        for _ in 0..=self.below(2) {
            let at = self.below(bytes.len());
            let digit = b'0' + u8::try_from(self.below(10)).unwrap();
            match self.below(5) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, digit),
                2 => bytes.swap(at, at.saturating_sub(1)),
                _ => bytes[at] = digit,
            }
        }
        bytes
    }
}

/// Whether a changed certificate is refused. One that is not must be of a code that has the same values, or
/// be the same claim.
fn is_refused(before: &[u8], after: &[u8]) -> bool {
    if verify(after).is_err() {
        return true;
    }
    let [before, after] =
        [before, after].map(|bytes| serde_json::from_slice::<serde_json::Value>(bytes).unwrap());
    for (name, value) in before.as_object().unwrap() {
        assert!(name == "code" || after[name] == *value, "{name}: {after}");
    }
    if before != after {
        let bound = usize::try_from(after["bound"].as_u64().unwrap()).unwrap();
        let [before, after] =
            [before, after].map(|claim| values(claim["code"].as_str().unwrap(), bound));
        assert_eq!(before, after);
    }
    false
}

/// A certificate in which characters were changed is refused, or it is one of a code that has the same
/// values.
#[test]
fn changed_certificates_are_refused() {
    let mut draw = Draw(7);
    let mut same = 0;
    for (code, plain) in [("0.77", u64::MAX), ("0.77", 0), ("0.07", u64::MAX), ("0.137", 0)] {
        let text = certificate(code, 600, plain).unwrap();
        let text = text.trim_end().as_bytes();
        assert_eq!(verify(text), Ok(()));
        for _ in 0..3000 {
            let bytes = draw.changed(text);
            same += u32::from(bytes != text && !is_refused(text, &bytes));
        }
    }
    assert!(same < 100, "{same}");
}

/// All codes of up to three digits whose period is proved within seconds: there are more than the 96 that
/// differ in earnest. Each certificate is accepted; of those that are changed 10 000 are refused, some of
/// every code.
#[test]
fn certificates_of_all_small_codes_are_accepted_and_changed_ones_refused() {
    const EACH: usize = 40;
    let mut draw = Draw(11);
    let (mut certified, mut refused) = (0, 0);
    // By their first values: many codes are the same game, or that of another with larger heaps.
    let mut kinds = std::collections::BTreeSet::new();
    // The last ones need more values than the others.
    let all = codes().map(|code| (code, 6_000));
    let more = [
        ("0.156", 9_000),
        ("0.644", 9_000),
        ("0.356", 20_000),
        ("0.165", 20_000),
        ("0.127", 200_000),
    ];
    let more = more.map(|(code, to)| (code.to_owned(), to));
    for (code, to) in all.chain(more) {
        let Some(text) = certificate(&code, to, MAX_PLAIN) else { continue };
        let text = text.trim_end().as_bytes();
        assert_eq!(verify(text), Ok(()), "{code}");
        certified += 1;
        kinds.insert(values(&code, 60));
        let mut left = EACH;
        for _ in 0..20 * EACH {
            let bytes = draw.changed(text);
            if bytes != text && is_refused(text, &bytes) {
                refused += 1;
                left -= 1;
            }
            if left == 0 {
                break;
            }
        }
        assert_eq!(left, 0, "{code}");
    }
    assert!(certified >= 300 && refused >= 10_000, "{certified} {refused}");
    // Those with longer periods are accepted in tests of their own.
    kinds.extend(LONG.iter().chain(&LONGEST).map(|(code, _)| values(code, 60)));
    assert!(kinds.len() >= 96, "{}", kinds.len());
}

/// All codes with up to two digits before the tail and up to two in it whose period is proved, and some
/// longer ones.
fn tailed() -> impl Iterator<Item = String> {
    let digits = |most: u32| {
        (0..=most).flat_map(|length| {
            (0..4_u32.pow(length)).map(move |number| {
                (0..length)
                    .map(|place| char::from(b'0' + (number >> (2 * place) & 3) as u8))
                    .collect()
            })
        })
    };
    let all = digits(2).flat_map(move |prefix: String| {
        digits(2).map(move |tail: String| format!("0.{prefix}~{tail}"))
    });
    let long = ["0.30213~1", "0.1~102", "0.0123~320", "0.3~3120", "0.12~0003", "0.0033~00002"];
    let canonical = |text: &String| {
        Code::read_link(text).is_ok_and(|code| code.to_string() == *text && !code.tail().is_empty())
    };
    all.chain(long.map(str::to_owned)).filter(canonical)
}

/// Certificates of codes that repeat for ever are accepted, and changed ones are refused.
#[test]
fn certificates_of_codes_with_a_tail_are_accepted_and_changed_ones_refused() {
    const EACH: usize = 60;
    let mut draw = Draw(13);
    let (mut certified, mut rising) = (0, 0);
    for code in tailed() {
        let Some(text) = certificate(&code, 3_000, MAX_PLAIN) else { continue };
        let text = text.trim_end().as_bytes();
        assert_eq!(verify(text), Ok(()), "{code}");
        certified += 1;
        let claim: serde_json::Value = serde_json::from_slice(text).unwrap();
        assert_eq!(claim["format"], "nimlab-period-2", "{code}");
        let number = |name: &str| usize::try_from(claim[name].as_u64().unwrap()).unwrap();
        let (preperiod, period, saltus) = (number("preperiod"), number("period"), number("saltus"));
        rising += u32::from(saltus > 0);
        // It holds for three times as many heaps as were examined.
        let all = values(&code, 3 * number("bound").min(200) + period);
        let holds = |n: usize| all[n + period] as usize == all[n] as usize + saltus;
        assert!((preperiod..all.len() - period).all(holds), "{code}");
        let mut left = EACH;
        for _ in 0..20 * EACH {
            let bytes = draw.changed(text);
            if bytes != text && is_refused(text, &bytes) {
                left -= 1;
            }
            if left == 0 {
                break;
            }
        }
        assert_eq!(left, 0, "{code}");
    }
    assert!(certified > 150 && rising > 50, "{certified} {rising}");
}

fn refused(claim: &serde_json::Value) {
    assert!(verify(claim.to_string().as_bytes()).is_err(), "{claim}");
}

/// Each number by itself, in several ways.
fn no_number_can_be_changed(claim: &serde_json::Value) {
    for name in ["preperiod", "period", "saltus", "bound"] {
        let number = claim[name].as_u64().unwrap();
        for other in [number + 1, number.wrapping_sub(1), 2 * number + 5, u64::MAX, 0] {
            let mut spoilt = claim.clone();
            spoilt[name] = other.into();
            if other != number {
                refused(&spoilt);
            }
        }
    }
    for place in 0..claim["values"].as_array().unwrap().len() {
        for other in [0, 1, 2, 9, u64::from(u32::MAX)] {
            let mut spoilt = claim.clone();
            spoilt["values"][place] = other.into();
            if spoilt != *claim {
                refused(&spoilt);
            }
        }
    }
}

/// Each number of a certificate with a tail by itself.
#[test]
fn every_number_counts_with_a_tail() {
    for code in ["0.~3", "0.30~03", "0.~30", "0.12~3"] {
        let text = certificate(code, 600, u64::MAX).unwrap();
        let claim: serde_json::Value = serde_json::from_str(&text).unwrap();
        no_number_can_be_changed(&claim);
        let mut spoilt = claim.clone();
        spoilt["rare"] = serde_json::json!({ "mask": 1, "heaps": [] });
        refused(&spoilt);
    }
}

#[test]
fn a_wrong_tail_is_reported() {
    let nim = certificate("0.~3", 100, u64::MAX).unwrap();
    let with = |from: &str, to: &str| verify(nim.replace(from, to).as_bytes());
    assert_eq!(with("0.~3", "0.~7"), Err(Wrong::TailSplits));
    for code in ["0.~33", "0.3~3", "0.~", "0.~0", "4.~3"] {
        assert_eq!(with("0.~3", code), Err(Wrong::Code(code.to_owned())));
    }
    assert_eq!(with("0.~3", "0.3"), Err(Wrong::Format("nimlab-period-2".to_owned())));
    assert_eq!(with("period-2", "period-1"), Err(Wrong::Format("nimlab-period-1".to_owned())));
    assert_eq!(with("\"bound\":", "\"bound\":1"), Err(Wrong::TailBound));
    // Beside a take of everything whole Nim is another game.
    assert!(matches!(with("0.~3", "0.~2"), Err(Wrong::Value { .. })));
}

/// Each number by itself, in each way in which it can be made wrong.
#[test]
fn every_number_counts() {
    for plain in [u64::MAX, 0] {
        let text = certificate("0.137", 600, plain).unwrap();
        let claim: serde_json::Value = serde_json::from_str(&text).unwrap();
        no_number_can_be_changed(&claim);
        for name in ["format", "code", "preperiod", "period", "saltus", "bound", "values"] {
            let mut spoilt = claim.clone();
            spoilt.as_object_mut().unwrap().remove(name);
            refused(&spoilt);
        }
        let mut spoilt = claim.clone();
        spoilt["by"] = 1.into();
        refused(&spoilt);
    }
}

/// A claim that is written by hand, with the bound that belongs to it.
fn claim(code: &str, preperiod: u64, period: u64, values: &[u32]) -> String {
    let bound = 2 * preperiod.max(1) + 2 * period + code.len() as u64 - 2;
    serde_json::json!({
        "format": "nimlab-period-1", "code": code, "preperiod": preperiod, "period": period,
        "saltus": 0, "bound": bound, "values": values,
    })
    .to_string()
}

#[test]
fn every_fault_is_reported_in_words() {
    let sticks = claim("0.333", 0, 4, &[0, 1, 2, 3]);
    assert_eq!(verify(sticks.as_bytes()), Ok(()));
    let rare = |mask: u32, heaps: &[u32]| {
        let mut claim: serde_json::Value = serde_json::from_str(&sticks).unwrap();
        claim["rare"] = serde_json::json!({ "mask": mask, "heaps": heaps });
        claim.to_string()
    };
    // Values 0 and 3 are rare under the mask 3; the bound is 13.
    assert_eq!(verify(rare(3, &[3, 4, 7, 8, 11, 12]).as_bytes()), Ok(()));
    let value = |n, claimed| Wrong::Value { n, claimed };
    let cases = [
        (String::new(), Wrong::Form { line: 1, column: 0 }),
        (sticks.replace("saltus", "salt"), Wrong::Form { line: 1, column: 85 }),
        (sticks.replace("period-1", "period-2"), Wrong::Format("nimlab-period-2".to_owned())),
        (sticks.replace("0.333", "0.3330"), Wrong::Code("0.3330".to_owned())),
        (sticks.replace("0.333", "333"), Wrong::Code("333".to_owned())),
        (sticks.replace("\"period\":4", "\"period\":0"), Wrong::NoPeriod),
        (sticks.replace("\"saltus\":0", "\"saltus\":1"), Wrong::Saltus),
        (claim("0.333", 0, 5, &[0, 1, 2, 3]), Wrong::Count { found: 4, expected: 5 }),
        (sticks.replace("\"bound\":13", "\"bound\":14"), Wrong::Bound { expected: 13 }),
        (claim("0.333", 0, 4, &[0, 1, 2, 4]), value(3, 4)),
        (claim("0.333", 0, 4, &[0, 1, 2, 9]), value(3, 9)),
        (claim("0.333", 0, 3, &[0, 1, 2]), value(3, 0)),
        (claim("0.333", 1, 4, &[0, 1, 2, 3, 0]), Wrong::Earlier),
        (claim("0.333", 0, 8, &[0, 1, 2, 3, 0, 1, 2, 3]), Wrong::Shorter { period: 4 }),
        (rare(3, &[3, 4, 7, 8, 11]), Wrong::Rare { n: 12 }),
        (rare(3, &[3, 4, 6, 7, 8, 11, 12]), Wrong::Rare { n: 6 }),
        (rare(3, &[3, 4, 7, 8, 11, 12, 13]), Wrong::Rare { n: 13 }),
        (rare(1, &[3, 4, 7, 8, 11, 12]), Wrong::Rare { n: 2 }),
    ];
    let said = |message: &Message| {
        for words in Language::ALL.map(Words::new) {
            let said = words.say(message);
            assert!(said.ends_with('.') && said.contains(' ') && !said.contains('$'), "{said}");
        }
    };
    for (text, wrong) in &cases {
        assert_eq!(verify(text.as_bytes()).as_ref(), Err(wrong), "{text}");
        said(&wrong.say());
    }
    said(&Wrong::TooLong { megabytes: 256 }.say());
    said(&Wrong::Work.say());
    said(&Wrong::TailSplits.say());
    said(&Wrong::TailBound.say());
}

#[test]
fn what_would_take_too_long_is_refused_before_it_is_begun() {
    // A plausible claim: nothing to see up to 5 000 000.
    let values = vec![0; 5_000_001];
    let text = claim("0.07", 5_000_000, 1, &values);
    assert_eq!(verify(text.as_bytes()), Err(Wrong::Work));
}
