//! How long the nimbers of large boards take: `cargo bench --bench pawns`. The median of several runs each.
#![allow(clippy::print_stdout, missing_docs)]

use nimlab::games::pawns::{Far, Kind, MAX_FAR, MAX_STEPS, Steps};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// As often each is measured.
const RUNS: usize = 9;

fn main() {
    println!("{:<24} {:>12}", format!("{MAX_FAR} x {MAX_FAR}"), "median");
    for kind in Kind::ALL {
        let mut times: Vec<Duration> = (0..RUNS).map(|_| timed(kind)).collect();
        times.sort_unstable();
        println!("{:<24} {:>12.1?}", kind.name(), times[RUNS / 2]);
    }
}

fn timed(kind: Kind) -> Duration {
    // As many custom steps as there can be.
    let own = (1..).map(|by| (by, 1)).take(MAX_STEPS).collect();
    let own = Steps::new(own).unwrap_or_default();
    let start = Instant::now();
    black_box(Far::of(kind, own, MAX_FAR, MAX_FAR));
    start.elapsed()
}
