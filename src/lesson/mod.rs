//! Lessons: files that a teacher can write in any text editor.
//!
//! A head (`title:`, `lang:` …), then steps, separated by lines `---`; the last block may be the teacher's notes. In a
//! step, a line that begins with a link is its board; in one that asks something `?` is a hint, `+` and `-` are the
//! comments on a right and a wrong answer, and `- 0.1:` is the comment on that wrong answer only; `task:` asks without
//! a board, `(x)` and `( )` are the options of a choice; everything else is text. `docs/lessons.md` describes the
//! format, with examples.
//!
//! The file is the only source. A lesson is read from it line by line, so that every line can be found again at its
//! place; links in it are split here, and checked by their games when a step is opened.

mod asked;
mod begun;
mod error;
mod order;
mod packed;
mod path;
mod progress;
mod read;
mod single;
mod write;

pub use begun::{AllBegun, Begun};
pub use error::LessonError;
pub use order::{movable, moved_down, with_step};
pub use packed::{pack_text, unpack_begun, unpack_text};
pub use path::{ON_PATH, OnPath, Stage as PathStage, first_open, stages};
pub(crate) use progress::mark_of_bytes;
pub use progress::{Done, Progress, READER, mark, mark_of, without_reader};
pub use read::{is_lesson, read_option};
pub use single::{is_single, single};

use crate::core::{Message, Say};
use crate::link::{Place, split, value_of};
use crate::session::{Answer, Choice, Judgement, Key, Kind, Play, Task, in_order};

/// The maximum number of bytes of a file.
pub const MAX_BYTES: usize = 64 * 1024;
/// The maximum number of steps.
pub const MAX_STEPS: usize = 60;
/// The length of a link from which it is not asked what is wrong with it, if another one is in it.
const MAX_SAID: usize = 1000;

/// A lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// What it is called.
    pub title: String,
    /// The code of its language, where it is said.
    pub lang: Option<String>,
    /// For whom it is, in the author's words; may be empty.
    pub level: String,
    /// How long it takes.
    pub minutes: Option<u32>,
    /// Whether all steps are open from the beginning.
    pub free: bool,
    /// The steps.
    pub steps: Vec<Step>,
    /// What the teacher should know; may be empty.
    pub teacher: String,
}

/// A step: its lines, one of the file each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The lines.
    pub lines: Vec<Line>,
    /// The number of the first one in the file, from 1.
    pub first: usize,
}

/// A line of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Text; empty between two paragraphs.
    Text(String),
    /// The link to the board, as written in the file.
    Board(String),
    /// What is asked, where the link does not say it.
    Task(Kind),
    /// An option of a choice.
    Choice(Choice),
    /// A hint.
    Hint(String),
    /// What is said after a right answer.
    Right(String),
    /// What is said after a wrong one; after this one alone, where it is named.
    Wrong(Option<String>, String),
}

impl Step {
    /// The link to the board, from its `/v1/` on.
    pub fn board(&self) -> Option<&str> {
        self.lines.iter().find_map(|line| match line {
            Line::Board(link) => Some(crate::link::of_address(link)),
            _ => None,
        })
    }

    /// The number in the file of the line that asks: its board, otherwise its `task:`, otherwise its first option.
    pub fn asked_at(&self) -> usize {
        let asks: [fn(&Line) -> bool; 3] = [
            |line| matches!(line, Line::Board(_)),
            |line| matches!(line, Line::Task(_)),
            |line| matches!(line, Line::Choice(_)),
        ];
        let place = asks.iter().find_map(|asks| self.lines.iter().position(asks));
        self.first + place.unwrap_or_default()
    }

    /// The first thing that is wrong with one of its lines, with the number of that line in the file.
    fn error(&self, of: impl Fn(&Line) -> Option<Message>) -> Option<LessonError> {
        let mut lines = (self.first..).zip(&self.lines);
        lines.find_map(|(number, line)| of(line).map(|message| LessonError::new(number, message)))
    }

    /// What is asked: by the link, or by lines of its own.
    pub fn task(&self) -> Task {
        let mut task = match self.board().map(split) {
            Some(Ok(Place::Game(split))) => split.task().clone(),
            _ => Task::default(),
        };
        for line in &self.lines {
            match line {
                Line::Task(kind) => task.kind = Some(*kind),
                Line::Choice(choice) => {
                    task.kind = Some(Kind::Choice);
                    task.options.push(choice.clone());
                }
                _ => {}
            }
        }
        task
    }

    /// Whether its position is drawn for each reader: not where its link has a seed, which draws the same for all.
    pub fn draws(&self) -> bool {
        let seeded = |link: &str| value_of(link, "seed").is_some();
        self.task().fresh && !self.board().is_some_and(seeded)
    }

    /// Its text, without empty lines at the beginning and the end.
    pub fn text(&self) -> Vec<&str> {
        let text = self.lines.iter().filter_map(|line| match line {
            Line::Text(text) => Some(text.as_str()),
            _ => None,
        });
        trimmed(&text.collect::<Vec<_>>())
    }

    /// What is to be read: its text, in which the board ends a paragraph, and then the question of its link, where
    /// the text is not that question.
    pub fn to_read(&self) -> Vec<String> {
        let text = self.lines.iter().filter_map(|line| match line {
            Line::Text(text) => Some(text.as_str()),
            Line::Board(_) => Some(""),
            _ => None,
        });
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut lines: Vec<String> =
            trimmed(&text.collect::<Vec<_>>()).into_iter().map(Into::into).collect();
        let say = self.task().say;
        if !words(&say).is_empty() && words(&lines.join(" ")) != words(&say) {
            if !lines.is_empty() {
                lines.push(String::new());
            }
            lines.extend(say.lines().map(str::to_owned));
        }
        lines
    }

    /// The hints in their order.
    pub fn hints(&self) -> Vec<&str> {
        let hints = self.lines.iter().filter_map(|line| match line {
            Line::Hint(hint) => Some(hint.as_str()),
            _ => None,
        });
        hints.collect()
    }

    /// What is said after a right answer; may be empty.
    pub fn right(&self) -> String {
        let said = self.lines.iter().filter_map(|line| match line {
            Line::Right(said) => Some(said.as_str()),
            _ => None,
        });
        said.collect::<Vec<_>>().join(" ")
    }

    /// What is said after a wrong answer as it is written ([`crate::session::Answer::write`]); that about
    /// just this answer where there is such a line, otherwise that about any. What is said of any move is not said of
    /// none. `play` is the game in which moves were asked for: the author may have written them otherwise.
    pub fn wrong(&self, play: Option<&dyn Play>, answer: &str) -> Option<&str> {
        let canonical = |mv: &str| play.map_or_else(|| mv.to_owned(), |play| play.canonical(mv));
        // The rows of a table have an order; that of moves is the one in which answers have them.
        let in_any_order = self.task().kind == Some(Kind::Moves);
        let written = |to: &str| {
            let parts: Vec<String> = to.split('_').map(&canonical).collect();
            if in_any_order { in_order(parts.iter().map(String::as_str)) } else { parts.join("_") }
        };
        let same = |to: Option<&str>, wanted: Option<&str>| {
            to == wanted || to.zip(wanted).is_some_and(|(to, wanted)| written(to) == wanted)
        };
        let said = |wanted: Option<&str>| {
            self.lines.iter().find_map(|line| match line {
                Line::Wrong(to, said) if same(to.as_deref(), wanted) => Some(said.as_str()),
                _ => None,
            })
        };
        said(Some(answer)).or_else(|| if answer == "none" { None } else { said(None) })
    }

    /// What is wrong with the first link in its text that cannot be read: readers see it with its brackets. (A lesson
    /// that was given out is read all the same, so this is no error of the file.)
    pub fn dead_link(&self) -> Option<LessonError> {
        let of = |text: &str| {
            text.match_indices("](#").find_map(|(at, _)| {
                text[..at].contains('[').then_some(())?;
                let (address, _) = text[at + 2..].split_once(')')?;
                // Its bracket is closed too late, behind another link.
                if address.len() > MAX_SAID && address.contains("](#") {
                    return None;
                }
                let why = match split(address) {
                    Ok(Place::Game(split)) => split.problem()?.problem.say(),
                    Ok(_) => return None,
                    Err(error) => error.problem.say(),
                };
                Some(Message::new("lesson-link").quoting("found", address).with("why", vec![why]))
            })
        };
        self.error(|line| match line {
            Line::Text(text) | Line::Hint(text) | Line::Right(text) | Line::Wrong(_, text) => {
                of(text)
            }
            _ => None,
        })
    }

    /// What is wrong with the first line that says something of moves which cannot be made where they are asked for:
    /// nobody ever reads it. Of positions that are drawn at random nothing is known.
    pub fn unheard(&self, task: &Task, play: &dyn Play) -> Option<LessonError> {
        if !matches!(task.kind, Some(Kind::Move | Kind::Moves)) || task.fresh {
            return None;
        }
        self.error(|line| match line {
            Line::Wrong(Some(to), _) if to != "none" => {
                let why = to.split('_').find_map(|mv| play.play(mv).err())?;
                Some(Message::new("lesson-unheard").quoting("found", to).with("why", vec![why]))
            }
            _ => None,
        })
    }

    /// What is wrong with the first line that says something of one wrong answer which is right: nobody ever reads it.
    /// Of positions that are drawn at random nothing is known.
    pub fn said_of_right(
        &self,
        task: &Task,
        play: Option<&dyn Play>,
        key: &Key,
    ) -> Option<LessonError> {
        let kind = task.kind.filter(|_| !task.fresh)?;
        let is_right = |to: &&str| {
            let judged = Answer::read(kind, to).map(|answer| key.judge(play, &answer));
            matches!(judged, Some(Ok(Judgement::Right)))
        };
        self.error(|line| match line {
            Line::Wrong(to, _) => {
                let found = to.as_deref().filter(is_right)?;
                Some(Message::new("lesson-said-of-right").quoting("found", found))
            }
            _ => None,
        })
    }
}

/// Without the empty lines at the beginning and the end.
fn trimmed<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let said = |line: &&str| !line.is_empty();
    let first = lines.iter().position(said).unwrap_or(lines.len());
    let last = lines.iter().rposition(said).map_or(first, |last| last + 1);
    lines.get(first..last).unwrap_or_default().to_vec()
}

#[cfg(test)]
mod tests;
