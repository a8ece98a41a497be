//! The build id: a fingerprint of the sources, not a time, so that two builds of the same sources
//! are the same.

use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The fingerprint of these files, and of all that is in these folders.
pub(crate) fn of(paths: &[&str]) -> io::Result<u64> {
    let mut files = Vec::new();
    for path in paths {
        collect(Path::new(path), &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        hasher.write(file.to_string_lossy().as_bytes());
        hasher.write(&fs::read(file)?);
    }
    Ok(hasher.finish())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        files.push(path.to_owned());
    }
    Ok(())
}
