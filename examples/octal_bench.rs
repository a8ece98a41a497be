//! What the octal engine does in how much time: plain against fast, and the proofs.
//!
//! `cargo run --release --example octal_bench [-- proofs | plain | long]`; `long` adds 0.054, which
//! takes 210 MB. Nothing named: both, without 0.054.
#![allow(clippy::print_stdout, clippy::print_stderr)]
// Figures to be read.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation)]

use nimlab::core::octal::{Digits, Finding, OctalJob, Plain, Rule, Until};
use nimlab::core::{Job, Status};
use std::time::Instant;

fn digits(code: &str) -> Digits {
    let (first, rest) = code.split_once('.').unwrap_or((code, ""));
    let rest: Vec<u8> = rest.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    match Digits::new(first == "4", &rest) {
        Ok(digits) => digits,
        Err(error) => {
            eprintln!("{code}: {error:?}");
            std::process::exit(2)
        }
    }
}

fn job(code: &str, length: u64, until: Until) -> (OctalJob, f64) {
    let start = Instant::now();
    match OctalJob::new(digits(code), length, until, false) {
        Ok(mut job) => {
            while job.step(50_000_000) == Status::Running {}
            (job, start.elapsed().as_secs_f64())
        }
        Err(refusal) => {
            eprintln!("{code}: {refusal:?}");
            std::process::exit(1)
        }
    }
}

fn plain(code: &str, length: usize) {
    let start = Instant::now();
    let mut plain = Plain::new(digits(code));
    while plain.values().len() < length && plain.next_value() {}
    let slow = start.elapsed().as_secs_f64();
    let (job, fast) = job(code, length as u64, Until::Length);
    let same = (0..length as u64).all(|n| job.value(n) == Some(plain.values()[n as usize]));
    println!(
        "{code:>7} {length:>8}  plain {slow:>9.3} s {:>12} options   fast {fast:>8.4} s {:>11} \
         options   {:>6.1} times{}",
        plain.options(),
        job.options(),
        slow / fast,
        if same { "" } else { "  DIFFERENT" }
    );
}

fn proof(code: &str, length: u64) {
    let (job, time) = job(code, length, Until::Proof);
    let rare = job.mask().map_or(0, |(_, rare)| rare.len());
    let last = job.mask().and_then(|(_, rare)| rare.last().copied()).unwrap_or(0);
    let found = match job.finding() {
        Some(Finding::Proved(proved)) => {
            let rule = match proved.certificate().rule {
                Rule::RareEnded { width, depth, .. } => {
                    format!("rare ended, {width} wide, {depth} deep")
                }
                rule => format!("{rule:?}"),
            };
            format!("n0 {} p {} by {rule}", proved.preperiod(), proved.period())
        }
        other => format!("{other:?}"),
    };
    println!(
        "{code:>7} {time:>8.4} s  {:>9} values  {:>13} options ({:.1} a value)  {:>6.1} MB  {} rare, \
         last {last}, mask {:?}  {found}",
        job.known(),
        job.options(),
        job.options() as f64 / job.known() as f64,
        job.memory() as f64 / 1e6,
        rare,
        job.mask().map(|(mask, _)| (mask.bits, mask.position)),
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let asked = |name: &str| args.is_empty() || args.iter().any(|arg| arg == name);
    if asked("proofs") {
        for (code, length) in [
            ("0.156", 1 << 20),
            ("0.165", 1 << 20),
            ("0.16", 1 << 20),
            ("0.56", 1 << 20),
            ("0.127", 1 << 20),
            ("0.376", 4_000_000),
            ("0.354", 12_000_000),
        ] {
            proof(code, length);
        }
    }
    if args.iter().any(|arg| arg == "long") {
        proof("0.054", 206_000_000);
    }
    if asked("plain") {
        for (code, length) in [("0.16", 100_000), ("0.16", 400_000), ("0.354", 100_000)] {
            plain(code, length);
        }
    }
    if args.iter().any(|arg| arg == "none") {
        for code in ["0.06", "0.76", "0.024", "0.026", "0.125", "0.135", "0.164", "0.007", "0.77"] {
            plain(code, 30_000);
            plain(code, 2_000);
        }
    }
}
