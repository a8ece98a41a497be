//! What the parts of a program for a heap game return, to compare the reader's own results with.

use super::code::Code;
use super::explain::MexOf;
use super::explore::{AtlasRow, Line, MAX_LINES, Recurrence};
use super::known::{Known, known_of};
use super::misere::{Genus, Presentation};
use super::ruleset::Ruleset;
use crate::core::Nimber;
use crate::core::commuting::written;
use crate::core::octal::Mask;
use crate::games::pasted::{Answer, Entry, Keys, Place, Results, Right, Series, Texts, Things};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The largest heap whose values in reach are compared.
pub const MAX_REACH: usize = 60;
/// More options than such a heap has in any octal game.
const ALL: usize = 100_000;

/// The values in reach of each heap, from 0 to at most [`MAX_REACH`]; `values` are those of the heaps.
/// `None` where there is no value, or where a rule has more options than can be listed.
pub fn values_in_reach(rules: &Ruleset, values: &[u32]) -> Option<Right> {
    let value = |n: u32| values.get(n as usize).copied().map(Nimber);
    let entry = |n: usize| {
        let size = u32::try_from(n).ok()?;
        let found = MexOf::of(rules, size, ALL, value)?;
        let listed = u64::try_from(found.options.len()).ok()?;
        let reached: BTreeSet<u32> = found.options.iter().map(|&(_, value)| value.0).collect();
        let reached = reached.into_iter().map(|value| vec![i64::from(value)]).collect();
        (listed == found.count).then(|| Entry {
            key: vec![i64::from(size)],
            place: Place::Number(n),
            answer: Answer::AllOf(reached),
        })
    };
    let entries: Vec<Entry> = (0..values.len().min(MAX_REACH + 1)).map_while(entry).collect();
    let results = Results { code: code(rules), ..by_number("opt", Things::Numbers, entries) };
    (!results.entries.is_empty()).then(|| Right::Results(Rc::new(results)))
}

/// Whether lines are those of all values: there are some, and they were not cut off.
fn are_all(lines: &[Line]) -> bool {
    (1..MAX_LINES).contains(&lines.len())
}

/// How often each value comes from G(0) on; only those that do. `lines` count all heaps but the empty one.
/// `None` where they are not all there.
pub fn counts(lines: &[Line]) -> Option<Right> {
    if !are_all(lines) {
        return None;
    }
    let mut often: BTreeMap<u32, u64> = BTreeMap::from([(0, 1)]);
    for line in lines {
        *often.entry(line.value).or_default() += line.common + line.rare;
    }
    let entry = |(value, count): (u32, u64)| Entry {
        key: vec![i64::from(value)],
        place: Place::Number(value as usize),
        answer: Answer::Exactly(vec![i64::try_from(count).unwrap_or(i64::MAX)]),
    };
    let often = often.into_iter().filter(|&(_, count)| count > 0);
    Some(numbered("count", often.map(entry).collect()))
}

/// The values that come and are rare under a mask, that of the empty heap among them. `None` for a mask that
/// asks for the heap as well, and where lines are not all there.
pub fn rare_values(lines: &[Line], mask: Mask) -> Option<Right> {
    if mask.position || !are_all(lines) {
        return None;
    }
    let common = |value| u16::try_from(value).is_ok_and(|value| mask.is_common(value, 0));
    let rare = lines.iter().map(|line| line.value).filter(|&value| !common(value));
    let all: BTreeSet<u32> = rare.chain([0]).collect();
    let all = all.into_iter().map(|value| vec![i64::from(value)]).collect();
    Some(once("", Things::Numbers, Answer::AllOf(all)))
}

/// The masks under which fewest heaps are rare, each also in binary digits; the smallest first. `None` where lines
/// are not all there, or masks would have more than ten bits.
pub fn masks(lines: &[Line]) -> Option<Right> {
    let most = lines.iter().map(|line| line.value).max()?;
    // Bits that no value has do no harm.
    let size = u16::try_from(most).ok()?.checked_add(1)?.checked_next_power_of_two()?.max(1 << 8);
    if size > 1 << 10 || !are_all(lines) {
        return None;
    }
    let rare = |bits: u16| rare_under(lines, bits);
    let least = (1..size).map(rare).min()?;
    let best: Vec<u16> = (1..size).filter(|&bits| rare(bits) == least).collect();
    let number = |bits: u16| vec![i64::from(bits)];
    let binary = |bits: u16| format!("{bits:b}").parse().ok().map(|digits: i64| vec![digits]);
    // 111 is three bits, and no number of seven.
    let decimal = |bits: &&u16| **bits < 100 || bits.to_string().contains(|digit| digit > '1');
    let all = best.iter().filter(decimal).map(|&bits| number(bits));
    let all = all.chain(best.iter().filter_map(|&bits| binary(bits))).collect();
    Some(once("", Things::Numbers, Answer::OneOf(all)))
}

/// How many heaps are rare under a mask, the empty one left out.
pub fn rare_under(lines: &[Line], bits: u16) -> u64 {
    let mask = Mask { bits, position: false, even: false };
    let common = |value| u16::try_from(value).is_ok_and(|value| mask.is_common(value, 0));
    let rare = lines.iter().filter(|line| !common(line.value));
    rare.map(|line| line.common + line.rare).sum()
}

/// What the digits of a code allow: pairs of how many are taken and how many heaps are left. `None` for
/// rules without a code, and for one that repeats its digits for ever.
pub fn actions(rules: &Ruleset) -> Option<Right> {
    let code = rules.octal().filter(|code| code.tail().is_empty())?;
    let last = u32::try_from(code.prefix().len()).ok()?;
    let allowed = |take: u32| {
        let digit = code.digit(take).value();
        let heaps = (0..3_i64).filter(move |heaps| digit >> heaps & 1 == 1);
        heaps.map(move |heaps| vec![i64::from(take), heaps])
    };
    let pairs: Vec<Vec<i64>> = (0..=last).flat_map(allowed).collect();
    let results = Results::once("", Things::Pair, Place::Whole, Answer::AllOf(pairs));
    Some(Right::Results(Rc::new(Results { code: code.to_string(), ..results })))
}

/// The octal code of rules, as results say what they are about; empty where there is none.
pub fn code(rules: &Ruleset) -> String {
    rules.octal().map(Code::to_string).unwrap_or_default()
}

/// The ways to cut each heap of up to [`MAX_REACH`] in two: pairs of which neither part is empty, the smaller
/// first.
pub fn splittings() -> Right {
    let entry = |n: i64| Entry {
        key: vec![n],
        place: Place::Whole,
        answer: Answer::AllOf((1..=n / 2).map(|part| vec![part, n - part]).collect()),
    };
    let most = i64::try_from(MAX_REACH).unwrap_or(0);
    let entries = (0..=most).map(entry).collect();
    Right::Results(Rc::new(by_number("decoupages", Things::Pair, entries)))
}

/// A pre-period and a period.
pub fn period(preperiod: u64, period: u64) -> Right {
    let number = |number| i64::try_from(number).unwrap_or(i64::MAX);
    once("(n₀, p)", Things::Pair, Answer::Exactly(vec![number(preperiod), number(period)]))
}

/// The genera of single heaps from 0 on, as far as they are known, and their misère nim values.
pub fn genera(genera: &[Option<Genus>]) -> Option<[Right; 2]> {
    let known: Vec<&Genus> = genera.iter().map_while(Option::as_ref).collect();
    if known.is_empty() {
        return None;
    }
    // That of a heap of Nim may be written with its superscript, and the last two numbers again and again.
    let forms =
        |genus: &&Genus| [genus.to_string()].into_iter().chain(genus.spelled_out()).collect();
    let texts = Texts {
        called: "genus".to_owned(),
        keys: (0..known.len()).map(|n| n.to_string()).collect(),
        values: known.iter().map(forms).collect(),
        words: None,
    };
    let values: Vec<u32> = known.iter().map(|genus| genus.misere_value()).collect();
    let series = Series { known: values.len(), values, code: String::new() };
    Some([Right::Texts(Rc::new(texts)), Right::Series(Rc::new(series))])
}

/// The class of each heap in a misère quotient, and the classes that are lost, as words.
pub fn classes(found: &Presentation) -> [Right; 2] {
    let word = |class: &u16| {
        let word = found.words.get(usize::from(*class));
        vec![word.map_or_else(String::new, |word| written(word))]
    };
    let images = Texts {
        called: "Φ".to_owned(),
        keys: (0..found.images.len()).map(|n| n.to_string()).collect(),
        values: found.images.iter().map(word).collect(),
        words: Some(found.rules()),
    };
    let lost = found.lost.iter().map(word).collect();
    let words = Some(found.rules());
    let lost = Texts { called: "P".to_owned(), keys: Vec::new(), values: lost, words };
    [images, lost].map(|texts| Right::Texts(Rc::new(texts)))
}

/// The relations of a misère quotient.
pub fn relations(found: &Presentation) -> Right {
    Right::Relations(Rc::new(found.rules()))
}

/// The pre-period and the period of each code of the atlas whose period is proved here, or else published, and does not
/// rise. `None` where there is none.
pub fn periods(rows: &[AtlasRow], codes: &[Code]) -> Option<Right> {
    let known = codes.iter().enumerate().filter_map(|(place, code)| {
        let found = rows.get(place).and_then(|row| row.period);
        let proved = found.filter(|period| period.proof().is_some());
        let code = code.to_string();
        let figures = proved.map(|period| period.recurrence()).or_else(|| published(&code))?;
        let pair = format!("({}, {})", figures.preperiod, figures.period);
        (figures.saltus == 0).then(|| (code, vec![pair]))
    });
    let (keys, values): (Vec<_>, Vec<_>) = known.unzip();
    let texts = Texts { called: "(n₀, p)".to_owned(), keys, values, words: None };
    (!texts.keys.is_empty()).then(|| Right::Texts(Rc::new(texts)))
}

/// The period of a code that is published, by the code's text.
fn published(code: &str) -> Option<Recurrence> {
    let &Known::Repeats { preperiod, period, saltus } = known_of(code)? else { return None };
    Some(Recurrence { preperiod, period, saltus })
}

fn once(called: &str, things: Things, answer: Answer) -> Right {
    Right::Results(Rc::new(Results::once(called, things, Place::Whole, answer)))
}

fn numbered(called: &str, entries: Vec<Entry>) -> Right {
    Right::Results(Rc::new(by_number(called, Things::Numbers, entries)))
}

fn by_number(called: &str, things: Things, entries: Vec<Entry>) -> Results {
    Results { keys: Keys::Number, entries, ..Results::empty(called, things) }
}
