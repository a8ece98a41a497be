//! What is made at build time: the packed sentences. If asked to, it also links the page in such a way that it can be
//! cut.

#[path = "src/words/packed.rs"]
mod packed;
#[path = "build/words/mod.rs"]
mod words;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

/// The files of each language's messages, wherever they are in the source, and the plural categories
/// of the language.
const LANGUAGES: [(&str, &[&str]); 2] =
    [("en", &["one", "other"]), ("fr", &["one", "many", "other"])];

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
    keep_relocations();
    let mut files = LANGUAGES.map(|_| Vec::new());
    for (found, (language, _)) in files.iter_mut().zip(LANGUAGES) {
        texts(Path::new("src"), &format!("{language}.ftl"), found).map_err(one)?;
        found.sort();
    }
    // A new game's files are found when it is registered.
    let sentences = files.iter().flatten().map(|(file, _)| file.as_str());
    for source in sentences.chain(["build", "build.rs", "src/app/games/mod.rs"]) {
        println!("cargo::rerun-if-changed={source}");
    }
    let source = |at: usize| words::Source {
        files: files[at].iter().map(|(file, text)| (file.as_str(), text.as_str())).collect(),
        categories: LANGUAGES[at].1,
    };
    let catalogues = words::pack([&source(0), &source(1)])
        .map_err(|problems| problems.into_iter().map(Into::into).collect::<Vec<_>>())?;
    let out = env::var("OUT_DIR").map_err(one)?;
    for (catalogue, (language, _)) in catalogues.iter().zip(LANGUAGES) {
        fs::write(Path::new(&out).join(format!("{language}.words")), catalogue).map_err(one)?;
    }
    Ok(())
}

/// The page is cut along its relocations, which the linker keeps where it is told to. Only that
/// program's link step is told: a flag for all of them would have everything rebuilt.
fn keep_relocations() {
    let cut = env::var_os("CARGO_FEATURE_CUT").is_some();
    if cut && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}

/// The files of that name in a folder and those within it, each with its text.
fn texts(folder: &Path, name: &str, found: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            texts(&path, name, found)?;
        } else if path.file_name().is_some_and(|file| file == name) {
            let file = path.to_string_lossy().replace('\\', "/");
            found.push((file, fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

fn one(error: impl Into<Box<dyn Error>>) -> Vec<Box<dyn Error>> {
    vec![error.into()]
}
