//! Chomp on the workbench: what is asked and told goes packed between page and solver, and jobs are
//! cancelled in the middle.

use nimlab::core::bars::{Recursion, Shape};
use nimlab::core::{Refusal, run_to_end};
use nimlab::games::chomp::{Answer, Chomp, Position, Question};
use nimlab::games::{Analysis, Ask, Game, Order, Tell, pack, unpack};
use nimlab::work::{Reply, Request, Workbench};
use std::cell::Cell;

fn start(job: u32, question: Question) -> Request {
    let request = Request::Start { job, order: Order::new(&Ask::<Chomp>::Question(question)) };
    unpack(&pack(&request)).unwrap()
}

/// Works until nothing is left to do, by a clock that advances at each look at it.
fn all_turns(bench: &mut Workbench) -> Vec<Reply> {
    let time = Cell::new(0.0);
    let now = || {
        time.set(time.get() + 1.0);
        time.get()
    };
    let mut replies = Vec::new();
    while !bench.idle() {
        replies.extend(bench.turn(now, 8.0));
    }
    replies.iter().map(|reply| unpack(&pack(reply)).unwrap()).collect()
}

fn answers(replies: &[Reply], wanted: u32) -> Vec<Answer> {
    let tell = |reply: &Reply| match reply {
        Reply::Report { job, tell } if *job == wanted => match unpack(tell).unwrap() {
            Tell::<Chomp>::Answer(answer) => Some(answer),
            Tell::Analysis(_) | Tell::Sheet(_) | Tell::Next(_) | Tell::Why(_) | Tell::Within(_) => {
                None
            }
        },
        _ => None,
    };
    replies.iter().filter_map(tell).collect()
}

fn bar(rows: u8, columns: u8) -> Shape {
    Shape::rectangle(rows, columns).unwrap()
}

#[test]
fn every_question_is_answered_through_the_bench() {
    let questions = [
        Question::Map(bar(8, 10)),
        Question::Plies(bar(4, 5)),
        Question::Values(bar(4, 5)),
        Question::Whole(Chomp::new(12, 12).unwrap()),
        Question::Gallery(5),
        Question::Cost {
            bar: bar(4, 4),
            recursion: Recursion::default(),
            with_memory: true,
            most: 0,
        },
    ];
    let mut bench = Workbench::default();
    for (job, question) in (0..).zip(questions.clone()) {
        assert_eq!(bench.take(start(job, question)), None);
    }
    let replies = all_turns(&mut bench);
    for (job, question) in (0..).zip(questions) {
        let directly = run_to_end(&mut Chomp::ask(question).unwrap());
        assert_eq!(answers(&replies, job).last(), directly.last(), "{job}");
        assert!(replies.contains(&Reply::Done { job }));
    }
}

#[test]
fn an_analysis_goes_through_the_bench() {
    for text in ["5.3.1", "none", "5.3.1+2.2"] {
        let game = Chomp::new(3, 5).unwrap();
        let position: Position = game.read_position(text).unwrap();
        let directly = run_to_end(&mut game.analyse(&position, 100)).remove(0);
        let order = Order::new(&Ask::Analyse { game, position, most: 100 });
        let mut bench = Workbench::default();
        bench.take(Request::Start { job: 1, order });
        let told = all_turns(&mut bench).into_iter().find_map(|reply| match reply {
            Reply::Report { tell, .. } => unpack::<Tell<Chomp>>(&tell),
            _ => None,
        });
        assert_eq!(told, Some(Tell::Analysis(directly)), "{text}");
    }
}

#[test]
fn a_bar_is_cancelled_and_changed_in_the_middle() {
    let mut bench = Workbench::default();
    let size = |rows, columns| Question::Whole(Chomp::new(rows, columns).unwrap());
    bench.take(start(1, size(16, 16)));
    let replies = bench.turn(|| 0.0, -1.0);
    assert!(!replies.contains(&Reply::Done { job: 1 }));
    bench.take(start(2, size(13, 12)));
    bench.turn(|| 0.0, -1.0);
    assert_eq!(bench.take(Request::Cancel { job: 1 }), Some(Reply::Cancelled { job: 1 }));
    let replies = all_turns(&mut bench);
    assert!(answers(&replies, 1).is_empty());
    let Some(Answer::Whole(whole)) = answers(&replies, 2).pop() else { unreachable!() };
    assert_eq!(whole.first.bites.len(), 2);
    let refused = bench.take(start(3, size(30, 30)));
    assert!(matches!(refused, Some(Reply::Refused { job: 3, refusal: Refusal::Memory { .. } })));
}

/// Who wins is told before the plies are found, where a table is at hand.
#[test]
fn what_a_kept_table_knows_is_reported_immediately() {
    let mut bench = Workbench::default();
    bench.take(start(1, Question::Map(bar(12, 12))));
    all_turns(&mut bench);
    let (game, position) = (Chomp::new(12, 12).unwrap(), Position::one(bar(11, 11)));
    let order = Order::new(&Ask::Analyse { game, position, most: 100 });
    let Some(Reply::Report { job: 2, tell }) = bench.take(Request::Start { job: 2, order }) else {
        unreachable!()
    };
    let Some(Tell::<Chomp>::Analysis(first)) = unpack(&tell) else { unreachable!() };
    let last = all_turns(&mut bench).into_iter().find_map(|reply| match reply {
        Reply::Report { tell, .. } => unpack(&tell),
        _ => None,
    });
    let Some(Tell::<Chomp>::Analysis(last)) = last else { unreachable!() };
    assert_eq!((first.verdict(), first.winning()), (last.verdict(), last.winning()));
    assert!(first.facts().is_empty() && !last.facts().is_empty());
}
