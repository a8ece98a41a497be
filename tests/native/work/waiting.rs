//! Jobs in hand: those that wait, hear and answer.

use nimlab::games::heaps::{Answer, Code, Heaps, Method, Query, Question};
use nimlab::games::{Ask, Order, Tell, pack, unpack};
use nimlab::work::{Reply, Request, Workbench};
use std::cell::Cell;

/// A bench with one exploration that has come to its end and waits.
fn waiting() -> (Workbench, Cell<f64>) {
    let (mut bench, clock) = (Workbench::default(), Cell::new(0.0));
    let code = Code::read_link("0.77").unwrap();
    let question = Question::Explore {
        rules: code.into(),
        to: 1_000,
        until_proof: false,
        method: Method::Sparse,
    };
    let order = Order::new::<Heaps>(&Ask::Question(question));
    assert_eq!(bench.take(Request::Start { job: 1, order }), None);
    let replies = run(&mut bench, &clock);
    assert!(!replies.contains(&Reply::Done { job: 1 }));
    (bench, clock)
}

fn run(bench: &mut Workbench, clock: &Cell<f64>) -> Vec<Reply> {
    let mut replies = Vec::new();
    while !bench.idle() {
        let now = || clock.replace(clock.get() + 1.0);
        replies.extend(bench.turn(now, 20.0));
    }
    replies
}

fn answers(replies: &[Reply]) -> Vec<Answer> {
    let answer = |reply: &Reply| match reply {
        Reply::Report { tell, .. } => match unpack::<Tell<Heaps>>(tell) {
            Some(Tell::Answer(answer)) => Some(answer),
            _ => None,
        },
        _ => None,
    };
    replies.iter().filter_map(answer).collect()
}

#[test]
fn a_job_that_waits_keeps_what_it_has_and_answers() {
    let (mut bench, clock) = waiting();
    let query = pack(&Query::Values { from: 1_000, count: 5, tag: 0 });
    assert_eq!(bench.take(Request::Tell { job: 1, query }), None);
    assert!(!bench.idle());
    let told = answers(&run(&mut bench, &clock));
    assert!(matches!(&told[..], [Answer::Values { from: 1_000, values, .. }] if values.len() == 1));
}

#[test]
fn what_nobody_hears_or_understands_is_nothing() {
    let (mut bench, clock) = waiting();
    assert_eq!(bench.take(Request::Tell { job: 2, query: Vec::new() }), None);
    assert!(bench.idle());
    assert_eq!(bench.take(Request::Tell { job: 1, query: vec![99] }), None);
    assert_eq!(answers(&run(&mut bench, &clock)), []);
}

#[test]
fn a_job_that_waits_can_be_cancelled() {
    let (mut bench, clock) = waiting();
    let cancelled = bench.take(Request::Cancel { job: 1 });
    assert_eq!(cancelled, Some(Reply::Cancelled { job: 1 }));
    let query = pack(&Query::Histogram);
    assert_eq!(bench.take(Request::Tell { job: 1, query }), None);
    assert!(bench.idle() && run(&mut bench, &clock).is_empty());
}
