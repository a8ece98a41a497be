//! The native command: a thin shell round [`nimlab::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    nimlab::cli::run(std::env::args_os().skip(1))
}
