//! How long a million pasted values take, step by step: `cargo bench --bench pasted`. The median of several runs each.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nimlab::core::{Job, Status};
use nimlab::games::heaps::{Answer, Heaps, MAX_VALUES, Query, Question, Ruleset};
use nimlab::games::pasted::{CheckJob, Right, Series, ToCheck, check, read_pasted};
use nimlab::games::{Game, pack, unpack};
use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

const COUNT: u32 = 1_000_000;

fn main() {
    println!("{:<44} {:>12}", "a million values", "median");
    let mut all = Duration::ZERO;
    let mut row = |name: &str, time: Duration| {
        println!("{name:<44} {:>9.1} ms", time.as_secs_f64() * 1e3);
        all += time;
    };
    for code in ["0.333", "0.77"] {
        let (time, values) = timed(3, || values(code));
        row(&format!("{code}: computed by its best method, handed out"), time);
        let text = format!("{values:?}");
        let (time, pasted) = timed(5, || read_pasted(&text));
        row(&format!("{code}: {} bytes read", text.len()), time);
        let known = COUNT as usize;
        let series = |values: Vec<u32>| {
            Right::Series(Rc::new(Series { values, known, code: code.to_owned() }))
        };
        let (time, wanted) = timed(5, || check(&pasted, &series(Vec::new())));
        assert_eq!(wanted.wants, Some(known));
        row(&format!("{code}: how many are wanted"), time);
        let right = series(values);
        let (time, found) = timed(5, || check(&pasted, &right));
        assert_eq!((found.compared, found.differences), (known, 0));
        row(&format!("{code}: compared"), time);
        let query = ToCheck { number: 1, text: Some(text), right: Some(right) };
        let (time, packed) = timed(5, || pack(&query));
        row(&format!("{code}: packed, with the text"), time);
        let (time, again) = timed(5, || unpack::<ToCheck>(&packed).unwrap());
        row(&format!("{code}: unpacked"), time);
        let (time, _) = timed(3, || {
            let mut job = CheckJob::new(again.clone());
            while job.step(1 << 14) == Status::Running {}
            job.report().unwrap()
        });
        row(&format!("{code}: the worker’s whole job"), time);
    }
    println!("{:<44} {:>9.1} ms", "all of it", all.as_secs_f64() * 1e3);
    forms();
}

/// Ten times as many values should take ten times as long, however they are laid out in the text.
fn forms() {
    println!("\n{:<44} {:>12} {:>12} {:>6}", "values in lines", "10 000", "100 000", "ratio");
    // Each with the numbers in the place of `#`.
    let forms = [
        "G(#) = 1\n",
        "G(#)=1,\n",
        "G(#) = 1, ",
        "[#, 1]\n",
        "Values # ",
        "# ^ 3 = 1\n",
        ">>> f(#)\n2\n",
        "np.int64(#) ",
        "la position # est perdante\n",
    ];
    for form in forms {
        let [few, many] = [10_000, 100_000].map(|count| {
            let text: String = (0..count).map(|n: u32| form.replace('#', &n.to_string())).collect();
            timed(5, || read_pasted(&text)).0.as_secs_f64() * 1e3
        });
        println!("{:<44} {few:>9.1} ms {many:>9.1} ms {:>6.1}", form.escape_debug(), many / few);
    }
}

/// The values as the page has them: slice by slice from an exploration.
fn values(code: &str) -> Vec<u32> {
    let rules = Ruleset::read_link(code).unwrap();
    let method = rules.best_method();
    let question = Question::Explore { rules, to: COUNT - 1, until_proof: false, method };
    let mut job = Heaps::ask(question).unwrap();
    while job.step(1 << 24) == Status::Running {}
    let mut all = Vec::new();
    while (all.len() as u64) < u64::from(COUNT) {
        while job.report().is_some() {}
        let from = u32::try_from(all.len()).unwrap();
        job.hear(Query::Values { from, count: MAX_VALUES.min(COUNT - from), tag: 0 });
        while job.step(1 << 24) == Status::Running {}
        while let Some(answer) = job.report() {
            if let Answer::Values { values, .. } = unpack(&pack(&answer)).unwrap() {
                all.extend(values);
            }
        }
    }
    all
}

/// The median of several runs, and what the last one gave.
fn timed<T>(runs: usize, mut work: impl FnMut() -> T) -> (Duration, T) {
    let mut times = Vec::new();
    let mut last = None;
    for _ in 0..runs {
        let begin = Instant::now();
        let given = black_box(work());
        times.push(begin.elapsed());
        last = Some(given);
    }
    times.sort();
    (times[runs / 2], last.unwrap())
}
