//! The source as text, for what is checked of its names.

mod comments;
mod contrast;
mod floors;
mod forms;
mod hrefs;
mod messages;
mod selectors;
mod waits;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

/// The files below a folder whose paths end so, each with its text.
pub(crate) fn files(folder: impl AsRef<Path>, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(path, ending));
        } else if path.to_str().unwrap().ends_with(ending) {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// What is between quotation marks.
pub(crate) fn quoted(text: &str) -> Vec<String> {
    // Quotes that begin and end no text.
    let text = text.replace("'\"'", "").replace("\\\"", "");
    text.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}
