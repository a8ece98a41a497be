//! The certificate of a proved period as a file. `docs/certificates.md` describes its format.

use super::Failure;
use crate::core::{Message, Say};
use crate::games::heaps::{Exploration, MAX_CERTIFIED, MAX_PLAIN, NoFile, PeriodFile};
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::Path;

impl Say for NoFile {
    fn say(&self) -> Message {
        match *self {
            Self::Far => Message::new("cli-certificate-far"),
            Self::Powers => Message::new("cli-certificate-powers"),
            Self::Rules => Message::new("cli-certificate-rules"),
            Self::Unproved => Message::new("cli-certificate-unproved"),
            Self::Long(count) => Message::new("cli-certificate-long")
                .with("count", count)
                .with("most", MAX_CERTIFIED),
        }
    }
}

/// Writes the certificate of what was found to a file, which is made or replaced. (`nimlab verify` checks it, which
/// takes as long as the plain method does: much longer than the proof.)
pub(super) fn write_certificate(found: &Exploration, name: &str) -> Result<(), Failure> {
    let certificate = PeriodFile::of(found, MAX_PLAIN).map_err(|why| Failure::of(&why))?;
    let write = || {
        let mut out = BufWriter::new(File::create(name)?);
        write!(out, "{certificate}")?;
        out.flush()
    };
    write().map_err(|error| unwritten(name, &error))
}

/// Refuses a file that cannot be written. One that is there stays as it is, and none is left behind.
pub(super) fn can_be_written(name: &str) -> Result<(), Failure> {
    let new = !Path::new(name).exists();
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    options.open(name).map_err(|error| unwritten(name, &error))?;
    if new {
        std::fs::remove_file(name).map_err(|error| unwritten(name, &error))?;
    }
    Ok(())
}

fn unwritten(name: &str, error: &io::Error) -> Failure {
    let message = Message::new("cli-file-write").with("name", name);
    message.with("why", error.to_string()).into()
}
