//! What can be wrong with a lesson.

use crate::core::Message;

/// What is wrong with a lesson, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The line, from 1; 0 for the whole of it.
    pub line: usize,
    /// What is wrong with it.
    pub message: Message,
}

impl LessonError {
    pub(super) fn new(line: usize, message: Message) -> Self {
        Self { line, message }
    }
}
