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
use std::{env, fs, io};

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
    let parts = words::pack([
        &words::Source { file: ENGLISH, text: &english, categories: &["one", "other"] },
        &words::Source { file: FRENCH, text: &french, categories: &["one", "many", "other"] },
    ]);
    let parts =
        parts.map_err(|problems| problems.into_iter().map(Into::into).collect::<Vec<_>>())?;
    let out = env::var("OUT_DIR").map_err(one)?;
    write_parts(&parts, Path::new(&out)).map_err(one)
}

/// Writes each catalogue to a file of its own, and `parts.rs`, which has a constant for each part:
/// a program holds those that it names.
fn write_parts(parts: &[words::Part], out: &Path) -> io::Result<()> {
    let mut source = String::new();
    let mut all = String::new();
    for part in parts {
        for (language, catalogue) in ["english", "french"].iter().zip(&part.catalogues) {
            fs::write(out.join(format!("{}.{language}", part.name)), catalogue)?;
        }
        let (name, constant) = (&part.name, part.name.to_uppercase().replace('-', "_"));
        let include = |language| {
            format!("{language}: include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}.{language}\"))")
        };
        let fields = [include("english"), include("french")].join(", ");
        let comment = format!("/// The part `{name}`.\n");
        let part = format!("pub const {constant}: Part = Part {{ {fields} }};\n");
        source.extend([comment, part]);
        all.extend([&constant, ", "]);
    }
    source.extend(["/// All parts.\npub const ALL: &[Part] = &[", &all, "];\n"]);
    fs::write(out.join("parts.rs"), source)
}

fn one(error: impl Into<Box<dyn Error>>) -> Vec<Box<dyn Error>> {
    vec![error.into()]
}
