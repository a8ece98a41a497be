//! Genera, classes and periods, and what programs print of many bars of Chomp.

use super::{agrees, bars, checked, differs, is_wrong, sticks};
use nimlab::core::run_to_end;
use nimlab::games::Game;
use nimlab::games::chomp::{Answer, Chomp, Question, tables};
use nimlab::games::heaps::{Code, Genera, GeneraJob, Quotient, QuotientJob, results};
use nimlab::games::pasted::{Bars, Form, Part, Place, Right, Texts};
use std::rc::Rc;

pub(super) fn texts(keys: &[&str], values: &[&str]) -> Right {
    let keys = keys.iter().map(|key| (*key).to_owned()).collect();
    let values = values.iter().map(|value| vec![(*value).to_owned()]).collect();
    Right::Texts(Rc::new(Texts { called: "genus".to_owned(), keys, values, words: None }))
}

fn kayles_code() -> Code {
    Code::read_link("0.77").unwrap()
}

/// Genera of Kayles (*Winning Ways*, chapter 13): 0, 1, 2, 3, 1, 4^146 …
fn kayles_genera() -> Right {
    let mut job = GeneraJob::new(&kayles_code(), 12).unwrap();
    let genera: Vec<_> =
        run_to_end(&mut job).into_iter().flat_map(|part: Genera| part.genera).collect();
    let [genera, values] = results::genera(&genera).unwrap();
    let Right::Series(series) = &values else { panic!() };
    assert_eq!(series.values[..3], [1, 0, 2]);
    genera
}

#[test]
fn genera_are_compared_as_they_are_written() {
    let right = texts(&["0", "1", "2", "3"], &["0", "1", "3^1431", "2^20"]);
    for text in [
        "['0', '1', '3^1431', '2^20']",
        "[0, 1, \"3^{1431}\", \"2^20\"]",
        "0 1 3^1431 2^20",
        "n,genus\n0,0\n1,1\n2,3^1431\n3,2^20\n",
        "{0: '0', 1: '1', 2: '3^1431', 3: '2 ^ 20'}",
        // Without quotation marks as well.
        "{0: 0, 1: 1, 2: 3^1431, 3: 2^20}",
        "[0, 1, 3^1431, 2^20]",
        "0: 0\n1: 1\n2: 3^1431\n3: 2^20",
        "| n | genus |\n|---|:-----:|\n| 0 | 0 |\n| 1 | 1 |\n| 2 | 3^1431 |\n| 3 | 2^20 |",
    ] {
        agrees(text, &right, 4);
    }
    differs("0: 0\n2: 3^1420", &right, "check-value", Place::Number(2), Some("3^1420"));
    let wrong = "['0', '1', '3^1420', '2^20']";
    differs(wrong, &right, "check-value", Place::Number(2), Some("'3^1420'"));
    differs("{3: '2^02'}", &right, "check-value", Place::Number(3), Some("'2^02'"));
    is_wrong("{0: '0', 9: '0'}", &right, "check-no-key", "9");
    let short = checked("['0', '1']", &right);
    assert_eq!((short.compared, &*short.notes[0].id), (2, "check-few"));
    let long = checked("['0', '1', '3^1431', '2^20', '1']", &right);
    assert_eq!((long.compared, &*long.notes[0].id), (4, "check-beyond"));
    // A heap of Nim with its superscript or without.
    let kayles = kayles_genera();
    agrees("['0', '1', '2', '3']", &kayles, 4);
    agrees("['0^120', '1^031', '2^20', '3^31']", &kayles, 4);
}

/// A single key that begins with a digit is of something else, and neither a name nor a call.
#[test]
fn a_code_that_is_not_here_is_reported() {
    let right = texts(&["0.1", "0.2"], &["(2, 1)", "(1, 2)"]);
    is_wrong("{'0.77': (70, 12)}", &right, "check-no-code", "'0.77'");
    // The others are compared.
    let found = checked("{'0.77': (70, 12), '0.2': (1, 2), '0.1': (2, 2)}", &right);
    assert_eq!((found.compared, found.differences), (2, 1));
    assert_eq!(found.wrong.map(|wrong| wrong.error.id), Some("check-no-code".into()));
    differs("{'0.2': (70, 12)}", &right, "check-value", Place::Number(1), Some("(70, 12)"));
    // What a call returned, or a name was given.
    for text in ["f(2) = ['(2, 1)', '(1, 2)']", "periods = ['(2, 1)', '(1, 2)']"] {
        agrees(text, &right, 2);
    }
}

#[test]
fn classes_and_periods_are_compared() {
    let lost = texts(&[], &["a", "b²", "ab^3"]);
    for text in ["['a', 'b^2', 'ab³']", "{'ab^3', 'a', 'b²'}", "a\nb^2\na*b^3\n"] {
        agrees(text, &lost, 3);
    }
    differs("['a', 'b', 'b^2', 'ab³']", &lost, "check-list-extra", Place::Whole, Some("'b'"));
    differs("['a', 'a', 'b^2', 'ab³']", &lost, "check-list-twice", Place::Whole, Some("'a'"));
    differs("['a', 'b^2']", &lost, "check-list-missing", Place::Whole, None);
    let periods = texts(&["0.07", "0.77"], &["(53, 34)", "(71, 12)"]);
    for text in [
        "{'0.77': (71, 12), '.07': (53, 34)}",
        "{\"0.07\": [53, 34], \"0.77\": [71, 12]}",
        "\"0.77\",71,12\n\"0.07\",53,34",
    ] {
        agrees(text, &periods, 2);
    }
    differs("{'0.77': (70, 12)}", &periods, "check-value", Place::Number(1), Some("(70, 12)"));
}

#[test]
fn copies_of_texts_and_dictionaries_are_read_again() {
    let quotient: Quotient = run_to_end(&mut QuotientJob::new(&kayles_code(), 30)).remove(0);
    let [images, lost] = results::classes(&quotient.presentation(&kayles_code()).unwrap());
    let periods = texts(&["0.07", "0.77"], &["(53, 34)", "(71, 12)"]);
    let large = texts(&["0", "1"], &["0^120", "12^12,14"]);
    for right in [images, lost, periods, large, kayles_genera(), bars()] {
        for form in [Form::Python, Form::Json, Form::Csv] {
            let text = right.write(form).unwrap();
            let found = checked(&text, &right);
            assert_eq!((&found.first, &found.wrong), (&None, &None), "{text}");
            assert!(found.compared > 1 && found.notes.is_empty(), "{text} {:?}", found.notes);
        }
        assert!(right.write(Form::Latex).unwrap().contains('$') || matches!(right, Right::Bars(_)));
    }
    assert_eq!(kayles_genera().write(Form::Python).unwrap().split(", ").nth(1), Some("\"1\""));
    // 4 × 5: all 125 lists but the empty one.
    let whole = Bars { whole: vec![5; 4], ..Bars::default() };
    let text = Right::Bars(Rc::new(whole)).write(Form::Csv).unwrap();
    assert_eq!(text.lines().count(), 126);
    let huge = Right::Bars(Rc::new(Bars { whole: vec![30; 30], ..Bars::default() }));
    assert!(!huge.has_form(Form::Python) && huge.write(Form::Python).is_none());
}

#[test]
fn a_graph_is_copied_with_its_edges_and_as_tables() {
    let edges = Right::Graph(Part::TripleEdges, sticks());
    for form in [Form::Python, Form::Json] {
        let found = checked(&edges.write(form).unwrap(), &edges);
        assert_eq!((&found.first, &found.wrong), (&None, &None));
    }
    assert!(edges.write(Form::Python).unwrap().contains("[(0, 1), (0, 2), (0, 3), (1, 4), "));
    let table = edges.write(Form::Latex).unwrap();
    assert!(table.contains("S & E & A") && table.contains("1 & 2;1 & 4, 5 \\\\"), "{table}");
    let four = Right::Graph(Part::Four, sticks()).write(Form::Latex).unwrap();
    assert!(
        four.contains(" & suc & nbsuc & pred & nbpred") && four.contains("0 & 1, 2, 3 & 3 &  & 0"),
        "{four}"
    );
    let both = Right::Graph(Part::Both, sticks()).write(Form::Latex).unwrap();
    assert_eq!(both, "$S0 = \\{0, 4, 5\\}$\n$F0 = \\{5\\}$\n");
    let four = Right::Graph(Part::Four, sticks()).write(Form::Csv).unwrap();
    assert_eq!(four.lines().nth(1), Some("0,\"1 2 3\",3,\"\",0"));
    let both = Right::Graph(Part::Both, sticks()).write(Form::Csv).unwrap();
    assert!(both.starts_with("vertex,S0,F0\n0,1,0\n"), "{both}");
}

/// The first bites by the rule itself: a bite wins if it leaves a lost position.
pub(super) fn winning(rows: u8, columns: u8) -> Vec<(u8, u8)> {
    fn won(rows: &[u8], known: &mut std::collections::HashMap<Vec<u8>, bool>) -> bool {
        if let Some(&won) = known.get(rows) {
            return won;
        }
        let found = bites(rows).any(|bite| !won(&left(rows, bite), known));
        known.insert(rows.to_vec(), found);
        found
    }
    fn bites(rows: &[u8]) -> impl Iterator<Item = (u8, u8)> + use<> {
        let rows = rows.to_vec();
        let each = (0..).zip(rows).flat_map(|(row, length)| (0..length).map(move |c| (row, c)));
        each.filter(|&bite| bite != (0, 0))
    }
    fn left(rows: &[u8], (row, column): (u8, u8)) -> Vec<u8> {
        let cut =
            (0..).zip(rows).map(|(at, &length)| if at < row { length } else { length.min(column) });
        cut.filter(|&length| length > 0).collect()
    }
    let whole = vec![columns; rows.into()];
    let mut known = std::collections::HashMap::new();
    bites(&whole).filter(|&bite| !won(&left(&whole, bite), &mut known)).collect()
}

#[test]
fn a_gallery_is_compared_bar_by_bar() {
    let Ok(mut job) = Chomp::ask(Question::Gallery(4)) else { panic!() };
    let mut all = Vec::new();
    for report in run_to_end(&mut job) {
        if let Answer::Gallery(bars) = report {
            all.extend(bars);
        }
    }
    let [right, one] = tables::first_bites(&all);
    let entries = all.iter().map(|bar| {
        let (rows, columns) = (bar.size.rows(), bar.size.columns());
        format!("({rows}, {columns}): {:?}", winning(rows, columns))
    });
    let text = format!("{{{}}}", entries.collect::<Vec<_>>().join(", "));
    let found = checked(&text, &right);
    assert_eq!((&found.first, &found.wrong), (&None, &None), "{text}");
    assert!(found.compared >= all.len());
    differs("{(2, 2): [(0, 1)]}", &right, "check-result-extra", Place::Number(2), Some("(0, 1)"));
    // As lines: rows and columns of the bar, then those of a bite.
    for right in [&right, &one] {
        let lines = right.write(Form::Csv).unwrap();
        assert!(lines.starts_with("row,column,to_row,to_column\n1,1,,\n"), "{lines}");
        let found = checked(&lines, right);
        assert_eq!(
            (found.compared, &found.first, &found.wrong),
            (all.len(), &None, &None),
            "{lines}"
        );
    }
    agrees("2,2,1,1\n3,3,1,1", &right, 2);
    differs("2,2,1,1\n3,3,1,2", &right, "check-result-extra", Place::Number(5), Some("1,2"));
    let found = checked("{(2, 2): (1, 1), (1, 1): False, (3, 3): (1, 1)}", &one);
    assert_eq!((found.compared, &found.first, &found.wrong), (3, &None, &None));
    assert!(checked("{(2, 2): (0, 1)}", &one).first.is_some());
}

#[test]
fn three_rows_and_counts_are_compared() {
    let mut bites = Vec::new();
    for columns in 1..=6 {
        let found = winning(3, columns).into_iter();
        bites.extend(found.map(|(row, column)| (u16::from(columns), (row, u16::from(column)))));
    }
    let right = tables::three_rows(6, &bites);
    let text: Vec<String> =
        (1..=6).map(|columns| format!("{columns}: {:?}", winning(3, columns))).collect();
    let found = checked(&format!("{{{}}}", text.join(", ")), &right);
    assert_eq!((&found.first, &found.wrong), (&None, &None));
    assert!(checked("{1: [(1, 0)], 2: [(0, 1)]}", &right).first.is_some());
    let lines = right.write(Form::Csv).unwrap();
    let found = checked(&lines, &right);
    assert_eq!((&found.first, &found.wrong), (&None, &None), "{lines}");
    assert!(found.compared >= 6);
    let counts = tables::by_columns([Some(2), Some(9), None]);
    agrees("{1: 2, 2: 9}", &counts, 2);
    agrees("[2, 9]", &counts, 2);
    differs("{1: 2, 2: 8}", &counts, "check-value", Place::Number(2), Some("8"));
    let calls = tables::count("", 95_440).unwrap();
    agrees("95440", &calls, 1);
    assert!(checked("95441", &calls).first.is_some());
    assert!(tables::count("", u64::MAX).is_none());
}
