//! Files that a command reads.

use super::Failure;
use crate::core::Message;
use std::fs::File;
use std::io::{self, Read};

/// The bytes of a file, or of standard input for `-`. Of a file that is too large only one byte more
/// than `most` is read, so that whoever asked sees that it is.
pub(super) fn read(name: &str, most: usize) -> Result<Vec<u8>, Failure> {
    take(name, most as u64 + 1).map_err(|error| {
        let message = Message::new("cli-file").with("name", name);
        Failure::BadInput(message.with("why", error.to_string()))
    })
}

fn take(name: &str, bytes: u64) -> io::Result<Vec<u8>> {
    let mut read = Vec::new();
    if name == "-" {
        io::stdin().lock().take(bytes).read_to_end(&mut read)?;
    } else {
        File::open(name)?.take(bytes).read_to_end(&mut read)?;
    }
    Ok(read)
}
