//! Gives page and worker the same build id, so that each can tell whether the other is of its age.
//!
//! The id is a fingerprint of the sources, not a time: two builds of the same sources are the same.

use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::{fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=Cargo.lock");
    let mut files = Vec::new();
    collect(Path::new("src"), &mut files)?;
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files.iter().map(PathBuf::as_path).chain([Path::new("Cargo.lock")]) {
        hasher.write(file.to_string_lossy().as_bytes());
        hasher.write(&fs::read(file)?);
    }
    println!("cargo:rustc-env=NIMLAB_BUILD={:016x}", hasher.finish());
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
