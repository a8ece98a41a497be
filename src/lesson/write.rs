//! Writes a lesson in canonical form.

use super::{Lesson, Line, Step};
use crate::session::Choice;
use std::fmt;

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "title: {}", self.title)?;
        if let Some(lang) = &self.lang {
            writeln!(f, "lang: {lang}")?;
        }
        if !self.level.is_empty() {
            writeln!(f, "level: {}", self.level)?;
        }
        if let Some(minutes) = self.minutes {
            writeln!(f, "minutes: {minutes}")?;
        }
        if self.free {
            writeln!(f, "free: yes")?;
        }
        for step in &self.steps {
            write!(f, "---\n{step}")?;
        }
        if !self.teacher.is_empty() {
            write!(f, "---\nteacher:\n{}\n", self.teacher)?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Board(link) => f.write_str(link),
            Self::Task(kind) => write!(f, "task: {}", kind.name()),
            Self::Choice(Choice { text, right }) => {
                write!(f, "({}) {text}", if *right { 'x' } else { ' ' })
            }
            Self::Hint(hint) => write!(f, "? {hint}"),
            Self::Right(said) => write!(f, "+ {said}"),
            Self::Wrong(None, said) => write!(f, "- {said}"),
            Self::Wrong(Some(to), said) => write!(f, "- {to}: {said}"),
        }
    }
}
