//! Answers that were begun but not given yet, as they are kept on the device: one line for each question.

use crate::link::{decoded, encoded};
use std::fmt;

/// How many questions are remembered.
const MAX_KEPT: usize = 20;
/// The maximum number of bytes that are remembered of one; of what is longer, nothing is.
const MAX_LINE: usize = 32 * 1024;

/// The contents of the fields of a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// In fields of their own.
    pub texts: Vec<String>,
    /// In a table, row by row.
    pub rows: Vec<Vec<String>>,
}

/// What was begun, by the mark of its question, the newest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AllBegun(Vec<(String, Begun)>);

impl AllBegun {
    /// Reads what was kept. Lines that are none are passed over.
    pub fn read(text: &str) -> Self {
        let line = |line: &str| {
            let (question, written) = line.split_once(' ')?;
            Some((question.to_owned(), Begun::read(written)?))
        };
        Self(text.lines().filter_map(line).collect())
    }

    /// What was begun of a question.
    pub fn get(&self, question: &str) -> Option<&Begun> {
        self.0.iter().find(|(known, _)| known == question).map(|(_, begun)| begun)
    }

    /// Takes in what is in the fields of a question now; nothing where they are empty. Whether it is short enough.
    pub fn set(&mut self, question: &str, begun: Begun) -> bool {
        self.0.retain(|(known, _)| known != question);
        if begun.is_empty() {
            return true;
        }
        if begun.to_string().len() > MAX_LINE {
            return false;
        }
        self.0.push((question.to_owned(), begun));
        let over = self.0.len().saturating_sub(MAX_KEPT);
        self.0.drain(..over);
        true
    }
}

impl fmt::Display for AllBegun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(question, begun)| writeln!(f, "{question} {begun}"))
    }
}

impl Begun {
    /// Whether nothing is written in any field.
    pub fn is_empty(&self) -> bool {
        self.texts.iter().chain(self.rows.iter().flatten()).all(|text| text.trim().is_empty())
    }

    fn read(written: &str) -> Option<Self> {
        let cells = |row: &str| row.split(',').map(decoded).collect::<Vec<_>>();
        let (texts, rows) = written.split_once('|')?;
        let rows = rows.split(';').filter(|_| !rows.is_empty());
        Some(Self { texts: cells(texts), rows: rows.map(cells).collect() })
    }
}

impl fmt::Display for Begun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |row: &[String]| row.iter().map(|text| encoded(text)).collect::<Vec<_>>();
        let rows: Vec<String> = self.rows.iter().map(|row| cells(row).join(",")).collect();
        write!(f, "{}|{}", cells(&self.texts).join(","), rows.join(";"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn what_was_begun_is_read_again() {
        let table =
            Begun { texts: row(&[""]), rows: vec![row(&["1", "", "a,b;c|d e"]), row(&[""])] };
        let words = Begun { texts: row(&["Because,\nof course.", "2"]), rows: Vec::new() };
        let mut all = AllBegun::default();
        all.set("~1", table.clone());
        all.set("~2", words.clone());
        assert_eq!(AllBegun::read(&all.to_string()), all);
        assert_eq!((all.get("~1"), all.get("~2")), (Some(&table), Some(&words)));
        // What is empty again, or too long, is forgotten.
        assert!(all.set("~1", Begun { rows: vec![row(&["", " "])], ..Begun::default() }));
        assert!(!all.set("~2", Begun { texts: vec!["x".repeat(MAX_LINE)], ..Begun::default() }));
        assert_eq!(all, AllBegun::default());
        assert_eq!(AllBegun::read("rubbish\n\nno bar here\n"), all);
    }

    #[test]
    fn the_newest_are_remembered() {
        let mut all = AllBegun::default();
        for question in 0..MAX_KEPT + 3 {
            all.set(&question.to_string(), Begun { texts: row(&["1"]), ..Begun::default() });
        }
        assert_eq!(all.0.len(), MAX_KEPT);
        assert_eq!((all.get("2"), all.get("3").is_some()), (None, true));
    }
}
