//! Reasons for what is right, from the engines: each agrees with the rules played out.

use super::texts::winning;
use super::{checked, differs, is_wrong};
use nimlab::core::bars::{Base, BiteOrder, Recursion, Shape};
use nimlab::core::{Message, Rule, run_to_end};
use nimlab::games::Game;
use nimlab::games::chomp::{
    Answer, Bitten, Chomp, FirstCall, Memo, Question, bitten, why_positions, why_three_rows,
};
use nimlab::games::heaps::{self, Code, Doubt, Heaps, Presentation, Quotient, QuotientJob};
use nimlab::games::pasted::{Bars, Form, Place, Right};
use std::rc::Rc;

fn ask(question: Question) -> Answer {
    run_to_end(&mut Chomp::ask(question).unwrap()).pop().unwrap()
}

fn heaps_say(question: heaps::Question) -> heaps::Answer {
    let mut job = Heaps::ask(question).unwrap();
    run_to_end(&mut job).pop().unwrap()
}

fn after(bar: &Shape, bite: (u8, u8)) -> Bitten {
    match ask(Question::Map(bar.bitten(bite.0, bite.1))) {
        Answer::Map(map) => Bitten::of(&map),
        _ => panic!(),
    }
}

#[test]
fn a_bite_is_answered_where_it_does_not_win() {
    for (rows, columns) in [(2, 2), (3, 4), (3, 5), (4, 4)] {
        let bar = Shape::rectangle(rows, columns).unwrap();
        let wins = winning(rows, columns);
        for bite in bar.each_square().filter(|&bite| bite != (0, 0)) {
            let left = after(&bar, bite);
            assert_eq!(left.answer.is_none(), wins.contains(&bite), "{bar:?} {bite:?}");
            let Some((row, column)) = left.answer else { continue };
            // The answer leaves a lost position, from which nothing wins.
            let then = bitten(&left.rows, (row, column));
            let then = then.iter().map(|&row| u8::try_from(row).unwrap()).collect();
            let Answer::Map(map) = ask(Question::Map(Shape::new(then).unwrap())) else { panic!() };
            assert_eq!(Bitten::of(&map).answer, None);
        }
    }
}

/// The engine for three rows answers as that for any bar does.
#[test]
fn three_rows_are_answered_as_other_bars_are() {
    for rows in
        [[1, 0, 0], [4, 0, 0], [5, 4, 0], [5, 5, 0], [4, 2, 2], [5, 5, 3], [6, 3, 3], [9, 6, 2]]
    {
        let Answer::Bitten(long) = ask(Question::ThreeRowsBitten(rows)) else { panic!() };
        let short: Vec<u8> =
            rows.iter().filter(|&&row| row > 0).map(|&row| u8::try_from(row).unwrap()).collect();
        let Answer::Map(map) = ask(Question::Map(Shape::new(short).unwrap())) else { panic!() };
        let known = Bitten::of(&map);
        assert_eq!((long.answer.is_none(), &long.rows), (known.answer.is_none(), &known.rows));
        if let Some(answer) = long.answer {
            let mut then = bitten(&long.rows, answer);
            then.resize(3, 0);
            let then = [then[0], then[1], then[2]];
            let Answer::Bitten(lost) = ask(Question::ThreeRowsBitten(then)) else { panic!() };
            assert_eq!(lost.answer, None, "{rows:?} {answer:?}");
        }
    }
}

const POISON: Recursion = Recursion { base: Base::Poison, order: BiteOrder::Rows };

fn first_call(rows: &[u8]) -> (Shape, FirstCall) {
    let bar = Shape::new(rows.to_vec()).unwrap();
    match ask(Question::FirstCall { bar: bar.clone(), recursion: POISON }) {
        Answer::FirstCall(call) => (bar, call),
        _ => panic!(),
    }
}

/// 4 × 5, as the practical has it: 95 440 calls, and 379 with a dictionary.
#[test]
fn calls_are_added_up() {
    let (bar, call) = first_call(&[5; 4]);
    for (with_memory, all) in [(false, 95_440_u64), (true, 379)] {
        let said = call.said(&bar, with_memory);
        assert_eq!(said[0].id, "check-calls-why");
        assert!(said[0].about.contains(&("calls".into(), all.into())));
        assert_eq!(said.len(), if with_memory { 3 } else { 2 });
        let parts = call.tried.iter().map(|one| if with_memory { one.calls } else { one.without });
        assert_eq!(1 + parts.sum::<u64>(), all);
    }
    let (bar, call) = first_call(&[1]);
    assert_eq!(call.said(&bar, false)[0].id, "check-calls-base");
    let (bar, call) = first_call(&[2, 1]);
    assert_eq!(call.said(&bar, false)[1].id, "check-calls-all");
}

fn memo(rows: &[u8], recursion: Recursion) -> (Shape, Memo) {
    let bar = Shape::new(rows.to_vec()).unwrap();
    match ask(Question::Memo { bar: bar.clone(), recursion }) {
        Answer::Memo(memo) => (bar, memo),
        _ => panic!(),
    }
}

fn memo_right(rows: &[u8]) -> (Right, Memo) {
    let (bar, memo) = memo(rows, POISON);
    let Answer::Lost(lost) = ask(Question::Lost(bar)) else { panic!() };
    let list = |shape: &Shape| shape.rows().to_vec();
    let bars = Bars {
        whole: rows.to_vec(),
        lost: lost.iter().map(list).collect(),
        entered: memo.iter().map(|(shape, _)| list(shape)).collect(),
    };
    (Right::Bars(Rc::new(bars)), memo)
}

/// The dictionary of a recursion, with every usual form of its keys; the base may be in it or not.
type Key<'a> = &'a dyn Fn(&[u8]) -> String;

#[test]
fn the_dictionary_of_a_recursion_is_compared() {
    let (right, memo) = memo_right(&[3, 3, 3]);
    let lists: Vec<(&[u8], bool)> = memo.iter().map(|(shape, won)| (shape.rows(), *won)).collect();
    let truth = |won: bool| if won { "True" } else { "False" };
    let joined =
        |rows: &[u8], sign: &str| rows.iter().map(u8::to_string).collect::<Vec<_>>().join(sign);
    let tuple =
        |rows: &[u8]| format!("({}{})", joined(rows, ", "), if rows.len() == 1 { "," } else { "" });
    let keys: [(&str, Key<'_>); 8] = [
        ("str(pos)", &|rows| format!("'{rows:?}'")),
        ("tuple(pos)", &tuple),
        ("str(tuple(pos))", &|rows| format!("'{}'", tuple(rows))),
        ("'.'.join", &|rows| format!("'{}'", joined(rows, "."))),
        ("' '.join", &|rows| format!("'{}'", joined(rows, " "))),
        ("'-'.join", &|rows| format!("'{}'", joined(rows, "-"))),
        ("'_'.join", &|rows| format!("'{}'", joined(rows, "_"))),
        ("json", &|rows| format!("\"{rows:?}\"")),
    ];
    for (name, key) in keys {
        let pairs = lists.iter().map(|(rows, won)| format!("{}: {}", key(rows), truth(*won)));
        let text = format!("{{{}}}", pairs.collect::<Vec<_>>().join(", "));
        let found = checked(&text, &right);
        assert_eq!(
            (&found.first, &found.wrong, &found.notes),
            (&None, &None, &Vec::new()),
            "{name}: {text}"
        );
        assert_eq!(found.compared, lists.len(), "{name}");
        // The base is entered by some.
        let base = checked(&text.replacen('{', &format!("{{{}: False, ", key(&[1])), 1), &right);
        assert_eq!((&base.first, &base.notes), (&None, &Vec::new()), "{name}");
        // Every value broken in turn is told in its place.
        for (rows, won) in &lists {
            let wrong = text.replacen(
                &format!("{}: {}", key(rows), truth(*won)),
                &format!("{}: {}", key(rows), truth(!won)),
                1,
            );
            let found = checked(&wrong, &right);
            let first = found.first.unwrap_or_else(|| panic!("{name}: {wrong}"));
            assert_eq!((first.place, found.differences), (Place::Rows(rows.to_vec()), 1), "{name}");
        }
    }
    let less = checked("{'[2]': True}", &right);
    assert_eq!((less.compared, &*less.notes[0].id), (1, "check-entries-fewer"));
    // All positions, whether the recursion needs them or not.
    let all = checked(&right.write(Form::Python).unwrap(), &right);
    assert_eq!((&all.first, &*all.notes[0].id), (&None, "check-entries-more"));
}

fn presented(code: &str, to: u32) -> Presentation {
    let code = Code::read_typed(code).unwrap();
    let quotient: Quotient = run_to_end(&mut QuotientJob::new(&code, to)).remove(0);
    quotient.presentation(&code).unwrap()
}

/// The quotient of 0.123 (Plambeck and Siegel, section 5): 20 classes in a, b, c, d.
#[test]
fn relations_are_compared_in_any_form() {
    let right = heaps::results::relations(&presented("0.[3]", 2));
    // a² = 1, b³ = b.
    for text in [
        "['a^2 = 1', 'b^3 = b']",
        "['b³=b', 'a²=1']",
        "{'aa': '1', 'bbb': 'b'}",
        "{'aa': '', 'b*b*b': 'b'}",
        "[('a^2', '1'), ('b^3', 'b')]",
        "[['aa', 1], ['bbb', 'b']]",
        "[('ab^3', 'ab'), ('a**2', '1')]",
        "a² = 1\nb³ = b\n",
        "a^2 = 1\nb^3 = b",
        "aa = 1, bbb = b",
        "aa,1\nbbb,b\n",
        "['aaaa = aa = 1', 'bbb -> b', 'aabbb -> b']",
    ] {
        let found = checked(text, &right);
        assert_eq!(
            (&found.first, &found.wrong, &found.notes),
            (&None, &None, &Vec::new()),
            "{text}"
        );
        assert!(found.compared > 1, "{text}");
    }
    differs(
        "['a^2 = 1', 'b^2 = 1']",
        &right,
        "check-relation-false",
        Place::Whole,
        Some("'b^2 = 1'"),
    );
    differs(
        "[('aa', 'b'), ('bbb', 'b')]",
        &right,
        "check-relation-false",
        Place::Whole,
        Some("'aa', 'b'"),
    );
    differs("['a^2 = 1']", &right, "check-relation-missing", Place::Whole, None);
    differs("['aabbb = b', 'aaa = a']", &right, "check-relation-missing", Place::Whole, None);
    is_wrong("['a^2 = 1', 'xyz']", &right, "check-not-relation", "'xyz'");
    for form in [Form::Python, Form::Json, Form::Csv] {
        let text = right.write(form).unwrap();
        let found = checked(&text, &right);
        assert_eq!((&found.first, &found.wrong), (&None, &None), "{text}");
    }
    assert_eq!(right.write(Form::Latex).unwrap(), "$a^{2} = 1,\\; b^{3} = b$\n");
    // What is written of larger quotients is read again, and less of it is not enough.
    for (code, to) in [("0.123", 20), ("0.75", 12), ("0.52", 20)] {
        let found = presented(code, to);
        let right = heaps::results::relations(&found);
        let all = right.write(Form::Json).unwrap();
        assert_eq!(checked(&all, &right).first, None, "{code}");
        for (from, _) in &found.relations {
            let kept = found.relations.iter().filter(|(word, _)| word != from);
            let kept: Vec<String> = kept
                .map(|(from, into)| {
                    format!("'{} = {}'", heaps::written(from), heaps::written(into))
                })
                .collect();
            let less = checked(&format!("[{}]", kept.join(", ")), &right);
            let less = less.first.map(|first| first.message.id);
            assert!(less.is_none() || less.as_deref() == Some("check-relation-missing"), "{code}");
        }
    }
}

/// A class may be named by any word of it.
#[test]
fn a_class_is_the_same_by_any_of_its_words() {
    let [images, lost] = heaps::results::classes(&presented("0.[3]", 2));
    for text in ["['1', 'a', 'b']", "[1, 'a^3', 'b*b*b']", "{0: 'aa', 2: 'b³'}"] {
        assert_eq!(checked(text, &images).first, None, "{text}");
    }
    assert_eq!(checked("['a', 'b^2']", &lost).first, None);
    assert_eq!(checked("['aaa', 'bb']", &lost).first, None);
    differs("['a', 'aaa', 'bb']", &lost, "check-list-twice", Place::Whole, Some("'aaa'"));
    let wrong = checked("[1, 'a', 'ab']", &images).first.unwrap();
    assert_eq!((&wrong.place, wrong.found()), (&Place::Number(2), Some("ab")));
}

/// The doubt about the period of a code of the atlas: the first place at which it fails.
#[test]
fn a_period_is_doubted_without_values_at_hand() {
    let code = Code::read_typed("0.77").unwrap();
    for (found, id) in [
        ("(70, 12)", "doubt-period-breaks"),
        ("[71, 11]", "doubt-period-breaks"),
        ("71,24", "doubt-period-multiple"),
        ("(80, 12)", "doubt-period-sooner"),
    ] {
        let doubt = Doubt::of_period(Some(found)).unwrap();
        let question = heaps::Question::Doubt { code: code.clone(), to: 400, doubt };
        let heaps::Answer::Doubt(of, said) = heaps_say(question) else { panic!() };
        assert_eq!((of, &*said[0].id), (doubt, id), "{found}");
    }
    assert_eq!(Doubt::of_period(Some("12")), None);
}

/// An example of each sentence.
pub(super) fn said() -> Vec<Message> {
    let bar = Shape::rectangle(3, 4).unwrap();
    let mut said: Vec<Message> = [(1, 2), (0, 1), (2, 2)]
        .map(|bite| after(&bar, bite).said((bite.0, bite.1.into())))
        .to_vec();
    for rows in [&[1][..], &[2, 1], &[5, 5, 5, 5]] {
        let (bar, call) = first_call(rows);
        said.extend([false, true].into_iter().flat_map(|with_memory| call.said(&bar, with_memory)));
    }
    said.extend([why_positions(3, 4, 35), why_three_rows(7, 20)]);
    let (right, _) = memo_right(&[3, 3, 3]);
    said.extend(checked("{'[2]': True}", &right).notes);
    said.extend(checked(&right.write(Form::Python).unwrap(), &right).notes);
    let quotient = presented("0.[3]", 2);
    let right = heaps::results::relations(&quotient);
    for text in ["['a = 1']", "['aa = 1']", "['x']"] {
        let found = checked(text, &right);
        said.extend(found.first.map(|first| first.message));
        said.extend(found.wrong.map(|wrong| wrong.error));
    }
    said.push(Message::new("check-relations-open"));
    let sticks = heaps::Ruleset::read_link("0.333").unwrap();
    let why = |heap: u32| heaps::single::why_won(&sticks, Rule::Normal, heap);
    said.extend([0, 3, 4, 5].into_iter().filter_map(why));
    said.extend(heaps::single::why_won(&sticks, Rule::Misere, 0));
    said.extend(quotient.why_class(0, Some("b")));
    said.extend(quotient.why_class(2, Some("a")));
    said.extend(["1", "a", "b", "ab"].into_iter().flat_map(|word| quotient.why_lost(word)));
    for heap in [0, 5] {
        let code = Code::read_typed("0.77").unwrap();
        let heaps::Answer::MisereOptions(told) =
            heaps_say(heaps::Question::MisereOptions { code, heap })
        else {
            panic!()
        };
        said.extend(told.why_genus());
    }
    said
}
