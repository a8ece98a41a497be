//! The certificate of a proved period as a file. `docs/certificates.md` describes its format.

use super::Failure;
use crate::core::{Message, Say};
use crate::games::heaps::{Exploration, MAX_CERTIFIED, MAX_PLAIN, NoFile, PeriodFile};
use std::fs::File;
use std::io::{BufWriter, Write};

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

/// Writes the certificate of what was found to a file, which is made or replaced.
pub(super) fn write_certificate(found: &Exploration, name: &str) -> Result<(), Failure> {
    let certificate = PeriodFile::of(found, MAX_PLAIN).map_err(|why| Failure::of(&why))?;
    let write = || {
        let mut out = BufWriter::new(File::create(name)?);
        write!(out, "{certificate}")?;
        out.flush()
    };
    write().map_err(|error| {
        let message = Message::new("cli-file-write").with("name", name);
        message.with("why", error.to_string()).into()
    })
}
