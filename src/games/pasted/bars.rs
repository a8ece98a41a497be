//! Which positions of a bar are winning, compared.

use super::elements::{answer_of, at, is_list, pairs, rows_of, shown};
use super::entries::truth;
use super::form::{Form, in_quotes, table};
use super::found::{Checked, Difference, Place};
use super::right::Bars;
use super::sentences;
use super::value::{Element, Value};
use crate::core::Message;
use std::collections::BTreeSet;

/// Compares a dictionary of positions, or what is said of some of them.
pub(super) fn check(checked: &mut Checked, value: &Element, bars: &Bars) {
    // Of several results, the dictionary.
    let value = match &value.value {
        Value::Pairs(pairs) => {
            let dictionary =
                |(_, answer): &'_ &(Element, Element)| matches!(answer.value, Value::Pairs(_));
            pairs.iter().rfind(dictionary).map_or(value, |(_, answer)| answer)
        }
        Value::List(items) => {
            let mut dictionaries =
                items.iter().filter(|item| matches!(item.value, Value::Pairs(_)));
            dictionaries.next().filter(|_| dictionaries.next().is_none()).unwrap_or(value)
        }
        _ => value,
    };
    if let Some(said) = sentences::said(value) {
        let mut left_out = LeftOut::default();
        for sentence in said {
            let Some(position) = sentence.position else {
                outcome(checked, sentence.won, sentence.told, &bars.whole, bars);
                continue;
            };
            let Some(rows) = rows_or_complain(checked, position) else { return };
            left_out.count(&rows, position, bars);
            outcome(checked, sentence.won, sentence.told, &rows, bars);
        }
        return left_out.tell(checked);
    }
    let call = |key: &Element| position_of(key).is_none() && is_list(key);
    let value = answer_of(value, |key, answer| call(key) || is_list(answer));
    // A truth value alone is about the whole bar; a line with one is a list.
    let alone = if let [one] = value.items() { one } else { value };
    if let Value::Truth(won) = alone.value {
        return outcome(checked, won, alone, &bars.whole, bars);
    }
    let Some(pairs) = pairs(value, |word| rows_of(word).is_some()) else {
        return checked.complain(at(value), Message::new("check-want-dictionary"));
    };
    let mut left_out = LeftOut::default();
    let mut entered = BTreeSet::new();
    for (key, value) in pairs {
        let Some(rows) = rows_or_complain(checked, key) else { return };
        let Some(won) = truth(value) else {
            let message = Message::new("check-not-truth").quoting("found", &shown(value));
            return checked.complain(at(value), message);
        };
        left_out.count(&rows, key, bars);
        outcome(checked, won, value, &rows, bars);
        entered.insert(rows);
    }
    left_out.tell(checked);
    if !bars.entered.is_empty() && checked.first.is_none() && checked.wrong.is_none() {
        tell_entries(checked, &entered, bars);
    }
}

/// Tells how a dictionary differs from that of the recursion, which is no fault: positions may be entered in
/// another order, and those at the base or not.
fn tell_entries(checked: &mut Checked, given: &BTreeSet<Vec<u8>>, bars: &Bars) {
    let at_base = |rows: &Vec<u8>| rows.is_empty() || *rows == [1];
    let given: BTreeSet<&Vec<u8>> = given.iter().filter(|rows| !at_base(rows)).collect();
    let right: BTreeSet<&Vec<u8>> = bars.entered.iter().filter(|rows| !at_base(rows)).collect();
    let (extra, missing) = (given.difference(&right).next(), right.difference(&given).next());
    let (id, example) = match (extra, missing) {
        (None, None) => return,
        (Some(extra), None) => ("check-entries-more", extra),
        (_, Some(missing)) => ("check-entries-fewer", missing),
    };
    let note = Message::new(id).with("found", given.len()).with("right", right.len());
    checked.notes.push(note.with("rows", format!("{example:?}")));
}

/// Positions that cannot be compared.
#[derive(Default)]
struct LeftOut {
    outside: usize,
    /// Where the first of those outside is in the text.
    first: Option<(usize, usize)>,
    empty: usize,
}

impl LeftOut {
    fn count(&mut self, rows: &[u8], element: &Element, bars: &Bars) {
        let unknown = bars.is_won(rows).is_none();
        if unknown && !rows.is_empty() {
            self.outside += 1;
            self.first = self.first.or(Some(at(element)));
        }
        self.empty += usize::from(unknown && rows.is_empty());
    }

    fn tell(&self, checked: &mut Checked) {
        let outside = Message::new("check-not-within").with("count", self.outside);
        match self.first {
            // Where nothing is compared, that is what is wrong.
            Some(place) if checked.compared == 0 => checked.complain(place, outside),
            Some(_) => checked.notes.push(outside),
            None => {}
        }
        if self.empty > 0 {
            checked.notes.push(Message::new("check-empty-position"));
        }
    }
}

/// The rows of a position, which must be one: a row without squares is left out, and none is longer than the one
/// above.
fn rows_or_complain(checked: &mut Checked, element: &Element) -> Option<Vec<u8>> {
    let not_rows = |found: &str| Message::new("check-not-rows").quoting("found", found);
    let Some(rows) = position_of(element) else {
        checked.complain(at(element), not_rows(&shown(element)));
        return None;
    };
    if rows.last() == Some(&0) || !rows.is_sorted_by(|above, below| above >= below) {
        checked.complain(at(element), not_rows(&format!("{rows:?}")));
        return None;
    }
    Some(rows)
}

/// Whether a position is won, compared; one that is not within the bar is passed over.
fn outcome(checked: &mut Checked, won: bool, value: &Element, rows: &[u8], bars: &Bars) {
    let Some(right) = bars.is_won(rows) else { return };
    checked.count((won != right).then(|| {
        let id = if right { "check-is-won" } else { "check-is-lost" };
        let message = Message::new(id).with("place", format!("{rows:?}"));
        Difference::new(Place::Rows(rows.to_vec()), message, Some(at(value)))
    }));
}

/// A position: its rows, or those in a call.
fn position_of(element: &Element) -> Option<Vec<u8>> {
    rows_of(element).or_else(|| joined(element)).or_else(|| match element.items() {
        // `d['[2, 1]']`
        [text] => rows_of(text),
        [position, _, ..] => rows_of(position).filter(|_| is_list(position)),
        _ => None,
    })
}

/// Rows that a program has joined by a sign of its own, `'2-1'`.
fn joined(element: &Element) -> Option<Vec<u8>> {
    let Value::Text(text) = &element.value else { return None };
    let sign = text.chars().find(|c| !c.is_ascii_digit()).filter(|c| "-_/|:".contains(*c))?;
    text.split(sign).map(|row| row.trim().parse().ok()).collect()
}

/// The maximum number of positions of a dictionary that is copied.
const MAX_WRITTEN: usize = 200_000;

impl Bars {
    /// Whether there are few enough positions to write them all.
    pub(super) fn is_listed(&self) -> bool {
        // By the length of the last row: how many positions end there.
        let width = self.whole.first().copied().map_or(0, usize::from);
        let mut ending = vec![0_usize; width + 1];
        if let Some(widest) = ending.last_mut() {
            *widest = 1;
        }
        let mut count = 0_usize;
        for &most in &self.whole {
            let mut longer = 0_usize;
            for (length, ending) in ending.iter_mut().enumerate().rev() {
                longer = longer.saturating_add(*ending);
                let fits = (1..=usize::from(most)).contains(&length);
                *ending = if fits { longer } else { 0 };
                count = count.saturating_add(*ending);
            }
        }
        count <= MAX_WRITTEN
    }

    /// All positions within the bar but the empty one, each after those that begin it.
    fn positions(&self) -> Vec<Vec<u8>> {
        let mut all: Vec<Vec<u8>> = Vec::new();
        let mut begun = vec![Vec::new()];
        for &most in &self.whole {
            let mut next = Vec::new();
            for rows in &begun {
                let above = rows.last().copied().unwrap_or(u8::MAX);
                next.extend((1..=most.min(above)).map(|length| {
                    let mut rows = rows.clone();
                    rows.push(length);
                    rows
                }));
            }
            all.extend(next.iter().cloned());
            begun = next;
        }
        all
    }
}

/// The dictionary of all positions, with `str(pos)` for keys.
pub(super) fn write(bars: &Bars, form: Form) -> String {
    let positions = bars.positions();
    let each = positions.iter().map(|rows| (format!("{rows:?}"), !bars.lost.contains(rows)));
    let truth = |won: bool| match (form, won) {
        (Form::Json, true) => "true",
        (Form::Json, false) => "false",
        (_, true) => "True",
        (_, false) => "False",
    };
    match form {
        Form::Python | Form::Json => {
            let quoted = |rows: &str| {
                if form == Form::Json { in_quotes(rows) } else { format!("'{rows}'") }
            };
            let pairs = each.map(|(rows, won)| format!("{}: {}", quoted(&rows), truth(won)));
            format!("{{{}}}\n", pairs.collect::<Vec<_>>().join(", "))
        }
        Form::Csv => {
            let lines = each.map(|(rows, won)| format!("{},{}\n", in_quotes(&rows), truth(won)));
            "position,won\n".to_owned() + &lines.collect::<String>()
        }
        Form::Latex => table(
            "",
            &["won".to_owned()],
            each.map(|(rows, won)| (rows, vec![truth(won).to_owned()])),
        ),
    }
}
