//! The native command: a thin shell round [`nimlab::cli`].

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    nimlab::cli::run(std::env::args_os().skip(1))
}

/// There is no command in a browser, but its tests build every program.
#[cfg(target_arch = "wasm32")]
fn main() {}
