//! Results compared in the worker: what is sent comes out as it went in, and is compared as it would be here.

use nimlab::core::graph::{Arena, Attractor, Ends};
use nimlab::core::{Job, Player, Status};
use nimlab::games::pasted::{
    Answer, Bars, CheckReport, Grid, MAX_BYTES, Part, Place, Region, Results, Right, Series, Texts,
    Things, ToCheck, check, read_pasted,
};
use nimlab::games::{Order, pack, unpack};
use nimlab::work::{Reply, Request, Workbench};
use std::rc::Rc;

fn series(values: Vec<u32>, known: usize) -> Right {
    Right::Series(Rc::new(Series { values, known, code: "0.77".to_owned() }))
}

/// b is won; J0 goes there from a, and c leads nowhere.
fn region() -> Rc<Region> {
    let rows = [(Player::Zero, vec![1, 2]), (Player::One, vec![]), (Player::One, vec![0, 0])];
    let mut arena = Arena::of_rows(&rows).unwrap();
    arena.set_win(1, Player::Zero);
    arena.set_payoff(1, -3);
    let arena = Rc::new(arena);
    let attractor = Attractor::of(&arena, Player::Zero, Ends::Final);
    let names = ["a", "b", "c"].map(str::to_owned).to_vec();
    Rc::new(Region { arena, names, labels: vec![String::new(); 3], attractor, numbered: false })
}

fn rights() -> Vec<(&'static str, Right)> {
    let grid = || Rc::new(Grid { rows: vec![vec![0, 1], vec![300_000, 2, 7]], first: 1 });
    let lost = [vec![1], vec![2, 1]].into_iter().collect();
    let once = Results::once("f", Things::Pair, Place::Whole, Answer::Exactly(vec![71, 12]));
    let values = [["0"], ["1"]].map(|one| one.map(str::to_owned).to_vec()).to_vec();
    let keys = ["0", "1"].map(str::to_owned).to_vec();
    let texts = Texts { called: "genus".to_owned(), keys, values, words: None };
    let near = Results { region: Some(region()), ..once.clone() };
    vec![
        ("[0, 1, 2, 5]", series(vec![0, 1, 2, 3], 4)),
        ("0 1\n300000 2 8", Right::Grid(grid())),
        ("0 1\n-", Right::Marks(grid())),
        ("['a', 'b']", Right::Members(region())),
        ("{'a': 1, 'b': 1}", Right::Ranks(region())),
        ("{'a': 'c'}", Right::Strategy(region())),
        (
            "{'[1]': True}",
            Right::Bars(Rc::new(Bars { whole: vec![2, 2], lost, ..Bars::default() })),
        ),
        ("(71, 13)", Right::Results(Rc::new(once))),
        ("(71, 12)", Right::Results(Rc::new(near))),
        ("[[1], [], [0]]", Right::Graph(Part::Successors, region())),
        ("mex([0, 1]) = 3", Right::Mex),
        ("['0', '2^20']", Right::Texts(Rc::new(texts))),
    ]
}

/// What a bench tells until it waits or has nothing to do.
fn reports(bench: &mut Workbench) -> Vec<CheckReport> {
    let mut told = Vec::new();
    while !bench.idle() {
        let replies = bench.turn(|| 0.0, 20.0);
        told.extend(replies.iter().filter_map(|reply| match reply {
            Reply::Report { tell, .. } => unpack::<CheckReport>(tell),
            _ => None,
        }));
    }
    told
}

/// There and back, as between page and worker.
fn start(first: &ToCheck) -> Request {
    let order = Order::check(first);
    let request = Request::Start { job: 1, order };
    assert_eq!(unpack::<Request>(&pack(&request)).as_ref(), Some(&request));
    request
}

fn ask(number: u32, text: Option<&str>, right: Option<&Right>) -> ToCheck {
    ToCheck { number, text: text.map(str::to_owned), right: right.cloned() }
}

#[test]
fn a_worker_compares_as_the_page_would() {
    for (text, right) in rights() {
        let mut bench = Workbench::default();
        bench.take(start(&ask(7, Some(text), Some(&right))));
        let [found] = &reports(&mut bench)[..] else { panic!("{text}") };
        let pasted = read_pasted(text);
        assert_eq!(found.checked, check(&pasted, &right), "{text}");
        assert_eq!((found.number, found.values), (7, pasted.values()), "{text}");
    }
}

#[test]
fn text_and_what_is_right_are_sent_once() {
    let mut bench = Workbench::default();
    let (few, all) = (series(vec![0, 1], 4), series(vec![0, 1, 2, 3], 4));
    bench.take(start(&ask(1, Some("[0, 1, 2, 5]"), Some(&few))));
    // It says how many values it needs, and keeps the text.
    let first = reports(&mut bench);
    assert_eq!(first[0].checked.wants, Some(4));
    let tell = |query: &ToCheck| Request::Tell { job: 1, query: pack(query) };
    bench.take(tell(&ask(2, None, Some(&all))));
    let second = reports(&mut bench);
    assert_eq!((second[0].number, second[0].checked.differences), (2, 1));
    bench.take(tell(&ask(3, Some("[0, 1, 2, 3]"), None)));
    let third = reports(&mut bench);
    assert_eq!(
        (third[0].number, third[0].checked.compared, &third[0].checked.first),
        (3, 4, &None)
    );
    // What cannot be read changes nothing.
    bench.take(Request::Tell { job: 1, query: vec![0xff; 9] });
    assert!(reports(&mut bench).iter().all(|told| told.number == 3));
    // Two questions at the same time: the answer is to the later one.
    bench.take(tell(&ask(4, Some("[1]"), None)));
    bench.take(tell(&ask(5, Some("[0]"), None)));
    assert_eq!(reports(&mut bench).iter().map(|told| told.number).collect::<Vec<_>>(), [5]);
}

#[test]
fn a_text_that_is_too_long_is_refused_in_the_worker_too() {
    let mut bench = Workbench::default();
    bench.take(start(&ask(1, Some(&"1 ".repeat(MAX_BYTES)), Some(&Right::Mex))));
    let found = reports(&mut bench);
    assert_eq!(found[0].checked.wrong.as_ref().unwrap().error.id, "pasted-long");
    assert_eq!(found[0].values, 0);
}

#[test]
fn values_are_counted_without_their_brackets() {
    for (text, values) in [("[1, [2, 3], []]", 3), ("{1: 2, 3: [4, 5]}", 3), ("", 0), ("7", 1)] {
        assert_eq!(read_pasted(text).values(), values, "{text}");
    }
}

/// A spoilt order is none, or one that can be worked on.
#[test]
fn a_spoilt_comparison_does_no_harm() {
    for (text, right) in rights() {
        let Order::Check(bytes) = Order::check(&ask(1, Some(text), Some(&right))) else { panic!() };
        for at in 0..bytes.len() {
            for other in [0, 1, 0x7f, 0xff] {
                let mut spoilt = bytes.clone();
                spoilt[at] = other;
                let mut bench = Workbench::default();
                bench.take(Request::Start { job: 1, order: Order::Check(spoilt.clone()) });
                reports(&mut bench);
                spoilt.truncate(at);
                bench.take(Request::Start { job: 2, order: Order::Check(spoilt) });
                reports(&mut bench);
            }
        }
    }
}

/// A million values, as the page has them checked: read and compared in two steps.
#[test]
fn a_million_values_are_compared_by_the_bench() {
    let mut values: Vec<u32> = (0..1_000_000_u32).map(|n| n * 7 % 13).collect();
    let right = series(values.clone(), values.len());
    values[654_321] += 1;
    let first = ask(1, Some(&format!("{values:?}")), Some(&right));
    let mut job = nimlab::games::pasted::CheckJob::new(unpack(&pack(&first)).unwrap());
    while job.step(1) == Status::Running {}
    let found = job.report().unwrap();
    assert_eq!(found.values, 1_000_000);
    assert_eq!(found.checked.first.unwrap().place, Place::Number(654_321));
}
