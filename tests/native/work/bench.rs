//! The workbench, which worker and page drive alike, with a clock that the test turns.

use nimlab::core::{Job, Progress, Refusal, Rule, Status, run_to_end};
use nimlab::games::heaps::{Answer, Code, Genus, Heaps, HeapsAnalysis, MAX_TOKENS, Question};
use nimlab::games::{Ask, Game, Order, Tell, pack, unpack};
use nimlab::work::{Reply, Request, Workbench};
use std::cell::Cell;

/// A clock that advances by the same time at each look at it, however long a step really took. Where
/// that is an eighth to a quarter of a slice, the bench leaves the size of its steps as it is.
struct Clock {
    time: Cell<f64>,
    tick: f64,
}

impl Clock {
    fn ticking(tick: f64) -> Self {
        Self { time: Cell::new(0.0), tick }
    }

    fn now(&self) -> f64 {
        self.time.set(self.time.get() + self.tick);
        self.time.get()
    }
}

/// A question whose answer comes in parts and ends.
fn genera(code: &str, to: u32) -> Question {
    Question::Misere { code: Code::read_link(code).unwrap(), to }
}

fn start(job: u32, question: Question) -> Request {
    Request::Start { job, order: Order::new(&Ask::<Heaps>::Question(question)) }
}

fn analyse(job: u32, code: &str, rule: Rule, heaps: &str) -> (Request, HeapsAnalysis) {
    let game = Heaps::read_rules(code, rule).unwrap();
    let position = game.read_position(heaps).unwrap();
    let directly = run_to_end(&mut game.analyse(&position, 1000)).pop().unwrap();
    let ask = Ask::Analyse { game, position, most: 1000 };
    (Request::Start { job, order: Order::new(&ask) }, directly)
}

/// There and back, as between page and worker.
fn sent<T: serde::Serialize + serde::de::DeserializeOwned>(message: &T) -> T {
    unpack(&pack(message)).unwrap()
}

/// Works until nothing is left to do, at most so many turns.
fn all_turns(bench: &mut Workbench, clock: &Clock, slice: f64, most: usize) -> Vec<Reply> {
    let mut replies = Vec::new();
    for _ in 0..most {
        if bench.idle() {
            return replies;
        }
        replies.extend(bench.turn(|| clock.now(), slice));
    }
    unreachable!("not done after {most} turns");
}

/// The values that were told of a job, put together.
fn values(replies: &[Reply], wanted: u32) -> Vec<Option<Genus>> {
    let mut values = Vec::new();
    for reply in replies {
        let Reply::Report { job, tell } = sent(reply) else { continue };
        if job != wanted {
            continue;
        }
        let Tell::<Heaps>::Answer(Answer::Genera(part)) = unpack(&tell).unwrap() else {
            unreachable!("no genera")
        };
        assert_eq!(part.from as usize, values.len());
        values.extend(part.genera);
    }
    values
}

fn directly(question: Question) -> Vec<Option<Genus>> {
    let reports = run_to_end(&mut Heaps::ask(question).unwrap());
    let genera = |answer| match answer {
        Answer::Genera(part) => part.genera,
        other => unreachable!("{other:?}"),
    };
    reports.into_iter().flat_map(genera).collect()
}

#[test]
fn reports_put_together_are_the_whole_answer() {
    let (clock, mut bench) = (Clock::ticking(4.0), Workbench::default());
    assert_eq!(bench.take(sent(&start(7, genera("0.07", 45)))), None);
    let replies = all_turns(&mut bench, &clock, 20.0, 100_000);
    assert_eq!(values(&replies, 7), directly(genera("0.07", 45)));
    let reports = replies.iter().filter(|reply| matches!(reply, Reply::Report { .. })).count();
    assert!(reports > 2, "told all at once");
    assert_eq!(replies.last(), Some(&Reply::Done { job: 7 }));
    // Progress never goes back, and ends at the end.
    let progress: Vec<Progress> = (replies.iter())
        .filter_map(|reply| match reply {
            Reply::Progress { progress, .. } => Some(*progress),
            _ => None,
        })
        .collect();
    assert!(progress.is_sorted_by_key(|progress| progress.done));
    assert_eq!(progress.last(), Some(&Progress { done: 46, total: Some(46) }));
}

#[test]
fn a_job_is_reported_at_most_ten_times_a_second() {
    for (tick, slice) in [(1.5, 8.0), (4.0, 20.0), (4.0, 30.0)] {
        let (clock, mut bench) = (Clock::ticking(tick), Workbench::default());
        bench.take(start(1, genera("4.77", 1500)));
        let mut told = Vec::new();
        while !bench.idle() {
            let replies = bench.turn(|| clock.now(), slice);
            assert!(replies.len() <= 3, "{replies:?}");
            if !replies.is_empty() {
                told.push(clock.time.get());
            }
        }
        // The last is reported immediately, whenever it comes.
        told.pop();
        assert!(told.len() > 3, "{told:?}");
        assert!(told.windows(2).all(|pair| pair[1] - pair[0] >= 100.0), "{told:?}");
    }
}

/// Some browsers let their clock show less than has passed.
#[test]
fn with_a_clock_that_shows_little_a_turn_comes_to_an_end() {
    let (clock, mut bench) = (Clock::ticking(1.0), Workbench::default());
    bench.take(start(1, genera("0.16", MAX_TOKENS)));
    for _ in 0..6 {
        bench.turn(|| clock.now(), 20.0);
    }
    assert!(!bench.idle());
}

#[test]
fn a_cancelled_job_is_gone() {
    let (clock, mut bench) = (Clock::ticking(4.0), Workbench::default());
    bench.take(start(1, genera("0.16", MAX_TOKENS)));
    bench.take(start(2, genera("0.07", 30)));
    let mut replies = bench.turn(|| clock.now(), 20.0);
    assert_eq!(bench.take(Request::Cancel { job: 1 }), Some(Reply::Cancelled { job: 1 }));
    replies.extend(all_turns(&mut bench, &clock, 20.0, 10_000));
    assert!(!replies.iter().any(|reply| job_of(reply) == Some(1)), "{replies:?}");
    assert_eq!(values(&replies, 2), directly(genera("0.07", 30)));
    // One that nobody knows is answered too: the page waits for it.
    assert_eq!(bench.take(Request::Cancel { job: 9 }), Some(Reply::Cancelled { job: 9 }));
    assert_eq!(bench.turn(|| clock.now(), 20.0), []);
}

#[test]
fn two_jobs_take_turns_and_a_new_one_comes_first() {
    let (clock, mut bench) = (Clock::ticking(20.0), Workbench::default());
    bench.take(start(1, genera("0.16", MAX_TOKENS)));
    bench.turn(|| clock.now(), 100.0);
    bench.take(start(2, genera("0.376", MAX_TOKENS)));
    let mut turns = Vec::new();
    for _ in 0..40 {
        let replies = bench.turn(|| clock.now(), 100.0);
        turns.extend(replies.first().and_then(job_of));
    }
    assert_eq!(turns.first(), Some(&2));
    assert!(turns.len() > 30);
    assert!(turns.windows(2).all(|pair| pair[0] != pair[1]), "{turns:?}");
}

#[test]
fn a_job_past_the_limit_is_refused() {
    let mut bench = Workbench::default();
    let asked = u64::from(MAX_TOKENS) + 1;
    let refusal = Refusal::TooLong { asked, most: MAX_TOKENS.into() };
    let refused = bench.take(start(3, genera("0.77", MAX_TOKENS + 1)));
    assert_eq!(refused, Some(Reply::Refused { job: 3, refusal }));
    assert!(bench.idle());
}

#[test]
fn an_order_that_cannot_be_read_is_refused() {
    let mut bench = Workbench::default();
    let Request::Start { order, .. } = start(1, genera("0.77", 9)) else { unreachable!() };
    let Order::Game { system, ask } = &order else { panic!("{order:?}") };
    let asks = [Vec::new(), vec![255; 9], ask[..ask.len() - 3].to_vec()];
    let asks = asks.map(|ask| Order::Game { system: *system, ask });
    let checks = [Vec::new(), vec![255; 9]].map(Order::Check);
    for order in asks.into_iter().chain(checks) {
        let refused = Reply::Refused { job: 1, refusal: Refusal::Unread };
        assert_eq!(bench.take(Request::Start { job: 1, order }), Some(refused));
        assert!(bench.idle());
    }
}

#[test]
fn an_analysis_is_the_same_on_the_workbench_as_directly() {
    for (code, rule, heaps) in [
        ("0.77", Rule::Normal, "7+5+12"),
        ("4.~7", Rule::Normal, "40+3"),
        ("0.~3", Rule::Misere, "3+5+7"),
        ("0.07", Rule::Misere, "9+9+7"),
        ("0.77", Rule::Normal, "0"),
        ("0.77", Rule::Misere, "10000+10000"),
    ] {
        let (request, directly) = analyse(1, code, rule, heaps);
        let (clock, mut bench) = (Clock::ticking(4.0), Workbench::default());
        assert_eq!(bench.take(sent(&request)), None);
        let replies = all_turns(&mut bench, &clock, 20.0, 1_000_000);
        let told: Vec<Tell<Heaps>> = (replies.iter())
            .filter_map(|reply| match sent(reply) {
                Reply::Report { tell, .. } => unpack(&tell),
                _ => None,
            })
            .collect();
        assert_eq!(told, [Tell::Analysis(directly)], "{code} {heaps}");
    }
}

#[test]
fn a_done_job_does_nothing_more() {
    let mut job = Heaps::ask(genera("0.77", 50)).unwrap();
    run_to_end(&mut job);
    assert_eq!(job.step(1000), Status::Done);
    assert_eq!(job.report(), None);
}

fn job_of(reply: &Reply) -> Option<u32> {
    match reply {
        Reply::Progress { job, .. }
        | Reply::Report { job, .. }
        | Reply::Done { job }
        | Reply::Cancelled { job }
        | Reply::Refused { job, .. } => Some(*job),
        Reply::Ready | Reply::Idle { .. } => None,
    }
}
