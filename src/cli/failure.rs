//! Why a command gave no result.

use crate::core::{Message, Say};
use std::io;

/// The reason.
#[derive(Debug)]
pub(super) enum Failure {
    /// What was asked cannot be answered: exit status 2.
    BadInput(Message),
    /// The command is used in some other way: exit status 2 too.
    Usage,
    /// The result could not be written: exit status 1.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Self::BadInput(message)
    }
}

impl Failure {
    pub(super) fn of(error: &impl Say) -> Self {
        Self::BadInput(error.say())
    }
}
