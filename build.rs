//! What is made at build time: the build id and the packed words.
//!
//! Page and worker get the same build id, so that each can tell whether the other is of its age.

#[path = "build/fingerprint.rs"]
mod fingerprint;
#[path = "src/words/packed.rs"]
mod packed;
#[path = "build/words/mod.rs"]
mod words;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

/// What the program is made of.
const SOURCES: [&str; 4] = ["src", "build", "build.rs", "Cargo.lock"];

const ENGLISH: &str = "src/words/en.ftl";
const FRENCH: &str = "src/words/fr.ftl";

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Vec<Box<dyn Error>>> {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    let id = fingerprint::of(&SOURCES).map_err(one)?;
    println!("cargo::rustc-env=NIMLAB_BUILD={id:016x}");

    let english = fs::read_to_string(ENGLISH).map_err(one)?;
    let french = fs::read_to_string(FRENCH).map_err(one)?;
    let catalogues = words::pack([
        &words::Source { file: ENGLISH, text: &english, categories: &["one", "other"] },
        &words::Source { file: FRENCH, text: &french, categories: &["one", "many", "other"] },
    ]);
    let [english, french] =
        catalogues.map_err(|problems| problems.into_iter().map(Into::into).collect::<Vec<_>>())?;
    let out = env::var("OUT_DIR").map_err(one)?;
    fs::write(Path::new(&out).join("en.packed"), english).map_err(one)?;
    fs::write(Path::new(&out).join("fr.packed"), french).map_err(one)
}

fn one(error: impl Into<Box<dyn Error>>) -> Vec<Box<dyn Error>> {
    vec![error.into()]
}
