//! How long things take, side by side in one run: `make bench`. The median of several runs each.
//!
//! A table of our own and no library for it: what counts here is how two ways to the same answer
//! compare, and that the answers are equal is checked on the way.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nimlab::core::{Rule, mex, nim_sum, run_to_end};
use nimlab::games::heaps::{Heaps, Method, Ruleset, Sequence};
use nimlab::games::{Analysis, Game};
use nimlab::link::{self, Link};
use nimlab::words::{Language, Words};
use std::hint::black_box;
use std::time::{Duration, Instant};

const LINKS: &str = include_str!("../tests/data/links.txt");

fn main() {
    println!("{:<44} {:>12} {:>6}", "", "median", "runs");
    tails();
    plain_sequence();
    misere_search();
    links();
    words();
}

/// A repeating tail: every option of every heap, against each rest once for all heaps.
fn tails() {
    const TO: u32 = 400;
    let (each, enumerated) = timed(|| by_every_option("4.~7", TO));
    let (once, accumulated) = timed(|| sequence("4.~7", TO));
    assert_eq!(enumerated, accumulated);
    row(&format!("4.~7 to {TO}, every option of every heap"), each);
    row(&format!("4.~7 to {TO}, the tail accumulated"), once);
    compare(each.0, once.0);
}

fn plain_sequence() {
    row("0.16 to 20 000, plain", timed(|| sequence("0.16", 20_000)).0);
    let (plain, every) = timed(|| values_by("grundy", 20_000, Method::Plain));
    let (sparse, rare) = timed(|| values_by("grundy", 20_000, Method::Sparse));
    assert_eq!(every, rare);
    row("Grundy’s game to 20 000, plain", plain);
    row("Grundy’s game to 20 000, rare heaps first", sparse);
    compare(plain.0, sparse.0);
}

/// Positions of 60 tokens in all, which are always decided.
fn misere_search() {
    for (code, heaps) in [("0.77", "60"), ("0.77", "20+20+20"), ("4.~7", "60"), ("4.0", "20+20+20")]
    {
        let game = Heaps::read_rules(code, Rule::Misere).unwrap();
        let position = game.read_position(heaps).unwrap();
        let (time, found) = timed(|| run_to_end(&mut game.analyse(&position, 100)).remove(0));
        assert!(found.verdict().outcome().is_some());
        row(&format!("{code} {heaps}, misère"), time);
    }
}

/// The golden links, read and written.
fn links() {
    let links = LINKS.lines().filter_map(|line| line.split('\t').nth(1));
    let links: Vec<&str> = links.filter(|link| link.starts_with("/v1/heaps/")).collect();
    let read = || links.iter().filter(|link| valid_link(link).is_some()).count();
    let (time, valid) = timed(read);
    assert_eq!(valid, links.len());
    row(&format!("{valid} links read"), time);
    per_second(valid, time.0, "links read");
    let links: Vec<_> = links.iter().filter_map(|text| valid_link(text)).collect();
    let write = || links.iter().map(|link| link.to_string().len()).sum::<usize>();
    let (time, _) = timed(write);
    row(&format!("{valid} links written"), time);
    per_second(valid, time.0, "links written");
}

fn valid_link(text: &str) -> Option<Link> {
    let reading = link::read(text, 0).ok()?;
    reading.errors.is_empty().then(|| reading.link())
}

fn words() {
    row("the words of one language", timed(|| Words::new(Language::French)).0);
}

fn sequence(code: &str, to: u32) -> Vec<u32> {
    values_by(code, to, Method::Plain)
}

fn values_by(code: &str, to: u32, method: Method) -> Vec<u32> {
    let code = Ruleset::read_link(code).unwrap();
    let mut job = Sequence::new(&code, to, method).unwrap();
    run_to_end(&mut job).into_iter().flat_map(|part| part.values).map(|value| value.0).collect()
}

/// The values straight from the rules: time is quadratic in n for each of them.
fn by_every_option(code: &str, to: u32) -> Vec<u32> {
    let code = Ruleset::read_link(code).unwrap();
    let mut values = Vec::new();
    for size in 0..=to {
        let value = mex(code.cuts(size).map(|cut| {
            let right = size - cut.take - cut.left;
            nim_sum([values[cut.left as usize], values[right as usize]])
        }));
        values.push(value);
    }
    values.into_iter().map(|value| value.0).collect()
}

/// The median time and how many runs it is of: for half a second, at least five.
fn timed<T>(mut work: impl FnMut() -> T) -> ((Duration, usize), T) {
    let begun = Instant::now();
    let mut times = Vec::new();
    loop {
        let before = Instant::now();
        let result = black_box(work());
        times.push(before.elapsed());
        if times.len() >= 5 && begun.elapsed() > Duration::from_millis(500) {
            times.sort();
            return ((times[times.len() / 2], times.len()), result);
        }
    }
}

fn row(what: &str, (time, runs): (Duration, usize)) {
    println!("{what:<44} {:>12} {runs:>6}", format!("{time:.1?}"));
}

fn compare(slow: Duration, fast: Duration) {
    println!("{:<44} {:>11.0}x", "", slow.as_secs_f64() / fast.as_secs_f64());
}

#[allow(clippy::cast_precision_loss)]
fn per_second(count: usize, time: Duration, what: &str) {
    println!("{:<44} {:>12.0}", format!("{what} per second"), count as f64 / time.as_secs_f64());
}
