//! The certificate of a proved period as a file. `docs/certificates.md` describes its format.

use super::{Failure, file};
use crate::core::{Message, Say};
use crate::games::heaps::{Exploration, MAX_CERTIFIED, MAX_PLAIN, NoFile, PeriodFile};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};

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
    try_to_write(name).map_err(|error| unwritten(name, &error))
}

fn try_to_write(name: &str) -> io::Result<()> {
    match OpenOptions::new().write(true).create_new(true).open(name) {
        Ok(made) => {
            drop(made);
            fs::remove_file(name)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => open_as_it_is(name),
        Err(error) => Err(error),
    }
}

fn open_as_it_is(name: &str) -> io::Result<()> {
    match OpenOptions::new().write(true).open(name) {
        // A link to a file that is not there: whether that can be made is known once it is written.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        opened => opened.map(drop),
    }
}

fn unwritten(name: &str, error: &io::Error) -> Failure {
    let message = Message::new("cli-file-write").with("name", name);
    message.with("why", file::why(error)).into()
}
