//! What an exploration replies to queries.

use super::super::super::code::Code;
use super::super::super::ruleset::Ruleset;
use super::super::super::sequence::Method;
use super::super::compare::Shifted;
use super::super::period::Recurrence;
use super::super::picture::{Plot, Window};
use super::super::protocol::Overview;
use super::*;

fn rested(code: &str, to: u32) -> Talk {
    rested_by(&Code::read_link(code).unwrap().into(), to)
}

fn rested_by(rules: &Ruleset, to: u32) -> Talk {
    let values = Exploration::new(rules, to, Until::Length, Method::Sparse).unwrap();
    let mut talk = Talk::new(values);
    while talk.step(1 << 16) == Status::Running {}
    talk
}

fn ask(talk: &mut Talk, query: Query) -> Vec<Answer> {
    talk.hear(query);
    while talk.step(7) == Status::Running {}
    std::iter::from_fn(|| talk.report()).collect()
}

#[test]
fn it_rests_answers_and_goes_on() {
    let mut talk = rested("0.77", 499);
    let Some(Answer::Overview(first)) = talk.report() else { panic!() };
    assert!(first.rests && first.known == 500);
    assert_eq!(talk.report(), None);
    let values = Query::Values { from: 498, count: 9, tag: 0 };
    let Answer::Values { values: two, .. } = ask(&mut talk, values).remove(0) else { panic!() };
    assert_eq!(two.len(), 2);
    let more = ask(&mut talk, Query::GoOn { to: 599, until_proof: false });
    assert!(matches!(more[..], [Answer::Overview(Overview { known: 600, rests: true, .. })]));
    // Nothing is left to do for less, and that is reported too.
    let less = ask(&mut talk, Query::GoOn { to: 49, until_proof: false });
    assert!(matches!(less[..], [Answer::Overview(Overview { known: 600, rests: true, .. })]));
    let refused = ask(&mut talk, Query::GoOn { to: u32::MAX, until_proof: false });
    assert!(matches!(refused[..], [Answer::Refused(_)]));
}

/// Kayles, which has its proof before G(1000).
#[test]
fn after_a_search_that_a_proof_has_ended_no_more_is_found_than_is_asked_for() {
    let code = Code::read_link("0.77").unwrap();
    for method in [Method::Sparse, Method::Plain] {
        let mut talk = Talk::new(Exploration::new(&code, 999, Until::Length, method).unwrap());
        while talk.step(1 << 16) == Status::Running {}
        let period = talk.overview().period;
        assert!(period.and_then(|period| period.proof()).is_some(), "{method:?}");
        ask(&mut talk, Query::GoOn { to: 5_000_000, until_proof: true });
        assert!(talk.overview().rests && talk.overview().known < 20_000, "{method:?}");
        let to = u32::try_from(talk.overview().known + 500).unwrap();
        ask(&mut talk, Query::GoOn { to, until_proof: false });
        assert_eq!(talk.overview().known, u64::from(to) + 1, "{method:?}");
    }
}

#[test]
fn a_period_has_values_and_exceptions() {
    let mut talk = rested("0.77", 999);
    talk.report();
    let Answer::Period { values, exceptions, exception_count } =
        ask(&mut talk, Query::Period).remove(0)
    else {
        panic!()
    };
    // Winning Ways, chapter 4: fourteen exceptions, the last at 70; here G(0) is one more.
    assert_eq!(values.len(), 12);
    assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    assert_eq!(exception_count, Some(14));
    let figures = talk.overview().period.unwrap().recurrence();
    let found = Query::Values { from: 0, count: 1_000, tag: 0 };
    let Answer::Values { values: found, .. } = ask(&mut talk, found).remove(0) else { panic!() };
    let breaks = |n: &u32| {
        let expected = figures.continued(&values, u64::from(*n)).unwrap();
        expected != i64::from(found[*n as usize])
    };
    assert_eq!((0..1_000).filter(breaks).collect::<Vec<_>>(), exceptions);
    assert_eq!(figures.continued(&values[1..], 5), None);
}

/// Lasker’s Nim: take as many as you like, or split; 4k + 3 and 4k + 4 exchange their values.
#[test]
fn a_period_with_a_saltus_is_continued_in_both_directions() {
    let figures = Recurrence { preperiod: 1, period: 4, saltus: 4 };
    let continued = |n| figures.continued(&[1, 2, 4, 3], n);
    assert_eq!([0, 1, 4, 5, 8, 399].map(|n| continued(n).unwrap()), [-1, 1, 3, 5, 7, 400]);
}

/// A proof may rest on more values than were asked for, and what it says of the period does too.
#[test]
fn what_is_said_of_a_proof_does_not_depend_on_how_many_values_were_asked_for() {
    for code in ["0.77", "0.07", "0.333"] {
        let [few, many] = [10, 999].map(|to| {
            let mut talk = rested(code, to);
            talk.report();
            [Query::Period, Query::Certificate, Query::Induction(300)]
                .map(|query| ask(&mut talk, query))
        });
        assert_eq!(few, many, "{code}");
        let Answer::Period { values, .. } = &few[0][0] else { panic!() };
        assert!(!values.is_empty(), "{code}");
        assert!(matches!(&few[1][0], Answer::Certificate(Some(_))), "{code}");
    }
}

/// What has no line of its own is counted nevertheless; and the last heap is sorted in with the others.
#[test]
fn histograms_count_more_values_than_they_list() {
    let counted = |rules: &str, to: u32| {
        let mut talk = rested_by(&Ruleset::read_link(rules).unwrap(), to);
        let rare = talk.overview().rare;
        let asked = ask(&mut talk, Query::Histogram).remove(0);
        let Answer::Histogram { lines, all, .. } = asked else { panic!() };
        (lines.len(), all, rare)
    };
    let (lines, all, _) = counted("half", 5_000);
    assert_eq!((lines, all), (MAX_LINES, Counted { values: 2_501, common: 5_000, rare: 0 }));
    let (_, all, rare) = counted("grundy", 980);
    assert_eq!((all.rare, all.common, rare), (174, 806, Some((174, 980))));
    let (_, all, rare) = counted("take-1-whole-or-2-unequal", 1_000);
    assert_eq!((all.rare, rare), (298, Some((298, 1_000))));
}

#[test]
fn pictures_and_histograms_count_every_value() {
    let mut talk = rested("0.16", 39_999);
    talk.report();
    let asked = ask(&mut talk, Query::Histogram).remove(0);
    let Answer::Histogram { lines, all, best } = asked else { panic!() };
    assert_eq!((all.values, all.common + all.rare), (lines.len() as u64, 39_999));
    // The empty heap is neither rare nor common.
    assert_eq!(lines.iter().map(|line| line.common + line.rare).sum::<u64>(), 39_999);
    let (rare, last) = talk.overview().rare.unwrap();
    assert_eq!((best.unwrap().0.bits, best.unwrap().1), (30, u64::from(rare)));
    let lasts = lines.iter().filter(|line| line.rare > 0).flat_map(|line| line.heaps);
    assert_eq!(lasts.map(|tally| tally.last).max(), Some(u64::from(last)));
    assert_eq!(lines.iter().map(|line| line.rare).sum::<u64>(), u64::from(rare));

    // As many columns as heaps, as many rows as values: every cell is one value.
    let top = talk.overview().largest.unwrap().0;
    let (from, to, height) = (1_000, 1_299, top + 1);
    let window = Window { plot: Plot::Dots, from, to, width: 300, height };
    let Answer::Picture(picture) = ask(&mut talk, Query::Picture(window)).remove(0) else {
        panic!()
    };
    for n in from..=to {
        let column = (0..height).filter(|row| {
            let cell = (row * 300 + n - from) as usize;
            picture.cells[cell / 4] >> (cell % 4 * 2) & 3 != 0
        });
        assert_eq!(column.collect::<Vec<_>>(), [talk.values.value(n.into()).unwrap()]);
    }
    let window = Window { plot: Plot::Strip, height: 2, ..window };
    let Answer::Picture(picture) = ask(&mut talk, Query::Picture(window)).remove(0) else {
        panic!()
    };
    let expected: Vec<u8> =
        (from..=to).map(|n| u8::try_from(talk.values.value(n.into()).unwrap()).unwrap()).collect();
    assert!(picture.cells[..300] == expected && picture.cells[300..] == expected);
}

#[test]
fn it_pauses_when_asked_and_continues_from_there() {
    let code = Code::read_link("0.376").unwrap();
    let values = Exploration::new(&code, 50_000_000, Until::Length, Method::Sparse).unwrap();
    let mut talk = Talk::new(values);
    assert_eq!(talk.step(1 << 16), Status::Running);
    talk.hear(Query::Rest);
    while talk.step(1 << 16) == Status::Running {}
    let rested = talk.overview();
    assert!(rested.rests && rested.known > 0 && rested.known < 50_000_000);
    talk.hear(Query::GoOn { to: 200_000, until_proof: false });
    while talk.step(1 << 16) == Status::Running {}
    // The engine finds values by the hundred.
    assert!((200_001..201_000).contains(&talk.overview().known));
}

/// What was asked for before a pause, and is not begun, does not end it.
#[test]
fn a_pause_outlasts_what_was_asked_for_before() {
    let mut talk = rested("0.77", 1_000);
    while talk.report().is_some() {}
    talk.hear(Query::GoOn { to: 1_000_000, until_proof: false });
    talk.hear(Query::Rest);
    let overviews: Vec<_> = (0..100)
        .filter_map(|_| {
            talk.step(1_000);
            talk.report()
        })
        .collect();
    let rests =
        |answer: &Answer| matches!(answer, Answer::Overview(it) if it.rests && it.known == 1_001);
    assert!(overviews.len() == 1 && overviews.iter().all(rests), "{overviews:?}");
}

#[test]
fn a_candidate_is_compared_however_small_the_steps() {
    let mut talk = rested("0.77", 999);
    talk.report();
    // The period of Kayles, whose last exception is 70.
    let asked = |shift, from| Query::Compare(Shifted { shift, from });
    let Answer::Compared(all) = ask(&mut talk, asked(12, 0)).remove(0) else { panic!() };
    assert_eq!((all.first.map(|m| m.at), all.last, all.upto), (Some(0), Some(70), 988));
    let first = all.first.unwrap();
    assert_eq!((first.value, first.shifted), (0, 4));
    let Answer::Compared(late) = ask(&mut talk, asked(12, 71)).remove(0) else { panic!() };
    assert_eq!((late.first, late.last, late.count), (None, None, 0));
    // A shift beyond all values compares nothing.
    let Answer::Compared(none) = ask(&mut talk, asked(5_000, 0)).remove(0) else { panic!() };
    assert_eq!((none.first, none.count, none.upto), (None, 0, 0));
}

#[test]
fn both_methods_see_the_same() {
    let code = Code::read_link("0.137").unwrap();
    let [plain, sparse] = [Method::Plain, Method::Sparse].map(|method| {
        let values = Exploration::new(&code, 2_000, Until::Length, method).unwrap();
        let mut talk = Talk::new(values);
        while talk.step(1 << 10) == Status::Running {}
        (talk.overview().period.map(|p| p.recurrence()), talk.overview().largest)
    });
    assert_eq!(plain, sparse);
}
