//! Reads a lesson. It continues after an error, so that all errors can be reported, and whatever can be shown is shown.

use super::{Lesson, LessonError, Line, MAX_BYTES, MAX_STEPS, Step};
use crate::core::{Message, Say};
use crate::link::{Place, begins, split};
use crate::session::{Choice, Kind, MAX_OPTIONS};
use std::collections::BTreeSet;

/// What parts two steps.
pub(super) const BREAK: &str = "---";
/// What the teacher's notes begin with, before a colon.
const TEACHER: &str = "teacher";
/// The languages that there are.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// Whether a text is meant as a lesson: it has steps, which no other file of Nimlab has.
pub fn is_lesson(text: &str) -> bool {
    text.lines().any(|line| line.trim_end() == BREAK)
}

impl Lesson {
    /// Reads a file. What was read beside the errors can be shown; without errors it is all there is.
    pub fn read(text: &str) -> (Self, Vec<LessonError>) {
        if text.len() > MAX_BYTES {
            return read_long(text);
        }
        let mut reader = Reader { lesson: Self::default(), errors: Vec::new() };
        reader.read(text);
        (reader.lesson, reader.errors)
    }
}

/// Reads the steps that are whole in a file that is too long, and says where it is too long.
fn read_long(text: &str) -> (Lesson, Vec<LessonError>) {
    let head = text.as_bytes().get(..MAX_BYTES).unwrap_or_default();
    let head = head.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    let line = head.matches('\n').count() + 1;
    let message = Message::new("lesson-too-long").with("found", text.len().div_ceil(1024));
    let error = LessonError::new(line, message.with("most", MAX_BYTES / 1024));
    let is_break = |line: &&str| line.ends_with('\n') && line.trim_end() == BREAK;
    let rest: usize =
        head.split_inclusive('\n').rev().take_while(|line| !is_break(line)).map(str::len).sum();
    let whole = head[..head.len() - rest].trim_end().strip_suffix(BREAK).unwrap_or_default();
    let mut reader = Reader { lesson: Lesson::default(), errors: Vec::new() };
    reader.read(whole);
    (reader.lesson, vec![error])
}

struct Reader {
    lesson: Lesson,
    errors: Vec<LessonError>,
}

impl Reader {
    fn wrong(&mut self, line: usize, message: Message) {
        self.errors.push(LessonError::new(line, message));
    }

    fn read(&mut self, text: &str) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
        let mut blocks = lines.split(|(_, line)| line.trim_end() == BREAK).peekable();
        // The line of the break before the next block.
        let mut parted_at = 0;
        if let Some(head) = blocks.next() {
            self.head(head);
            parted_at = head.len() + 1;
        }
        let mut empty_steps = 0;
        // Where the teacher's notes begin: they are the last block.
        let mut notes_at = None;
        while let Some(block) = blocks.next() {
            if let Some(line) = notes_at.take() {
                self.wrong(line, Message::new("lesson-notes-last"));
            }
            let mut said = block.iter().skip_while(|(_, line)| line.trim().is_empty());
            match said.next() {
                Some((number, line)) if self.are_notes(line, lines.get(*number..)) => {
                    notes_at = Some(*number);
                    // They may begin behind the keyword.
                    let first = after(line, TEACHER).unwrap_or_default().trim();
                    let others = said.map(|(_, line)| line.trim_end());
                    let notes: Vec<&str> = std::iter::once(first).chain(others).collect();
                    notes.join("\n").trim().clone_into(&mut self.lesson.teacher);
                }
                Some((number, line)) => {
                    let is_last = blocks.peek().is_none() && !self.lesson.steps.is_empty();
                    self.step(block);
                    if is_last {
                        self.meant_as_notes(*number, line.trim());
                    }
                }
                None => {
                    let line = block.first().map_or(parted_at, |(number, _)| *number);
                    self.wrong(line, Message::new("lesson-empty-step"));
                    empty_steps += 1;
                }
            }
            parted_at += block.len() + 1;
        }
        let steps = self.lesson.steps.len();
        if self.lesson.title.is_empty() {
            self.wrong(1, Message::new("lesson-no-title"));
        }
        // Those that are empty have been named.
        if steps + empty_steps == 0 {
            self.wrong(lines.len(), Message::new("lesson-no-steps"));
        }
        if let Some(first) = self.lesson.steps.get(MAX_STEPS).map(|step| step.first) {
            let message = Message::new("lesson-too-many-steps").with("found", steps);
            self.wrong(first, message.with("most", MAX_STEPS));
        }
        self.errors.sort_by_key(|error| error.line);
    }

    /// Whether the teacher's notes begin with a line, before these others.
    fn are_notes(&self, line: &str, rest: Option<&[(usize, &str)]>) -> bool {
        let rest = rest.unwrap_or_default().iter().map(|(_, line)| *line);
        begins_notes(line, rest, !self.lesson.steps.is_empty())
    }

    /// Reports that the last step, which begins with a line, is meant as the teacher's notes: it asks nothing, and has
    /// no board. Elsewhere such a line with words behind it may be a sentence.
    fn meant_as_notes(&mut self, number: usize, line: &str) {
        let named = line.split_once(':').filter(|(key, _)| is_teacher(key));
        let words = named.is_some_and(|(_, words)| !words.trim().is_empty());
        let only_read = |step: &Step| step.board().is_none() && step.task().kind.is_none();
        if words && self.lesson.steps.last().is_some_and(only_read) {
            let message = Message::new("lesson-keyword-meant").with("keyword", TEACHER);
            self.wrong(number, message.quoting("found", line));
        }
    }

    fn head(&mut self, lines: &[(usize, &str)]) {
        let mut known: Vec<&str> = Vec::new();
        for &(number, line) in lines {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            let (key, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.trim();
            // The first is taken.
            if known.contains(&key.trim_end()) {
                self.wrong(number, Message::new("lesson-head-twice").with("key", key.trim_end()));
                continue;
            }
            known.push(key.trim_end());
            let lesson = &mut self.lesson;
            let read = match key.trim_end() {
                "title" => {
                    value.clone_into(&mut lesson.title);
                    !value.is_empty()
                }
                "lang" => {
                    lesson.lang = LANGUAGES.contains(&value).then(|| value.to_owned());
                    lesson.lang.is_some()
                }
                "level" => {
                    value.clone_into(&mut lesson.level);
                    true
                }
                "minutes" => {
                    lesson.minutes =
                        value.parse().ok().filter(|minutes| (1..=999).contains(minutes));
                    lesson.minutes.is_some()
                }
                "free" => {
                    lesson.free = value == "yes";
                    matches!(value, "yes" | "no")
                }
                // What comes after it is meant as a step.
                _ if is_like_break(line) => {
                    self.wrong(number, Message::new("lesson-break").quoting("found", line));
                    return;
                }
                found => {
                    let message = match meant(found) {
                        Some(keyword) => {
                            Message::new("lesson-keyword-meant").with("keyword", keyword)
                        }
                        None => Message::new("lesson-head"),
                    };
                    self.wrong(number, message.quoting("found", line));
                    continue;
                }
            };
            if !read {
                let message = Message::new("lesson-head-value").quoting("found", value);
                self.wrong(number, message.with("key", key.trim_end()));
            }
        }
    }

    fn step(&mut self, block: &[(usize, &str)]) {
        let mut step = Step { lines: Vec::new(), first: block.first().map_or(0, |line| line.0) };
        // Whether nothing is wrong with its lines: else what is meant as a question may not be read as one.
        let mut sound = true;
        for &(number, line) in block {
            let line = line.trim_end();
            let read = read_line(line);
            if let Some(message) = wrong_line(&step, &read, line) {
                self.wrong(number, message);
                sound = false;
            }
            step.lines.push(read);
        }
        while step.lines.last() == Some(&Line::Text(String::new())) {
            step.lines.pop();
        }
        let task = step.task();
        if task.kind.is_none() && sound {
            // Where nothing is asked, a dash begins an item of a list, and no sign has to do with an answer.
            for (line, (_, text)) in step.lines.iter_mut().zip(block) {
                if matches!(line, Line::Hint(_) | Line::Right(_) | Line::Wrong(..)) {
                    *line = Line::Text(text.trim_end().to_owned());
                }
            }
        }
        if task.kind.is_some() {
            self.like_comments(&step);
        }
        let choices = step.lines.iter().filter(|line| matches!(line, Line::Choice(_))).count();
        let option = |nth: usize| {
            let lines = (step.first..).zip(&step.lines);
            let mut options = lines.filter(|(_, line)| matches!(line, Line::Choice(_)));
            options.nth(nth).map_or(step.asked_at(), |(number, _)| number)
        };
        if choices > MAX_OPTIONS {
            let message = Message::new("lesson-too-many-options").with("found", choices);
            self.wrong(option(MAX_OPTIONS), message.with("most", MAX_OPTIONS));
        }
        match task.kind {
            Some(Kind::Choice) if !task.options.iter().any(|option| option.right) => {
                self.wrong(option(0), Message::new("lesson-no-right-option"));
            }
            Some(Kind::Choice) if choices > 0 => {
                // Its lines come after the options of the link.
                let known = task.options.len() - choices;
                if let Some(again) = said_again(&task.options) {
                    let message = Message::new("ask-options-twice");
                    self.wrong(option(again.saturating_sub(known)), message);
                }
            }
            Some(kind) if kind.needs_board() && step.board().is_none() => {
                let message = Message::new("lesson-no-board").with("task", kind.name());
                self.wrong(step.asked_at(), message);
            }
            _ => {}
        }
        self.lesson.steps.push(step);
    }

    /// Reports lines of a step that asks something which are meant as comments on answers, but begin with the dash or
    /// the dot that a word processor puts in the place of a hyphen: readers would see them before they answer.
    fn like_comments(&mut self, step: &Step) {
        let has_comments = step.lines.iter().any(|line| matches!(line, Line::Wrong(..)));
        let played = step.task().kind.is_some_and(Kind::is_played);
        // A number alone is no move.
        let is_move = |to: &str| !to.bytes().all(|sign| sign.is_ascii_digit());
        for (number, line) in (step.first..).zip(&step.lines) {
            let Line::Text(text) = line else { continue };
            let Some(said) = after_dash(text) else { continue };
            let names = on_answer(said).is_some_and(|(to, _)| !played || is_move(to));
            // Others may be items of a list, or what somebody says.
            if names || has_comments && text.trim_start().starts_with(['–', '−']) {
                self.wrong(number, Message::new("lesson-dash").quoting("found", text.trim()));
            }
        }
    }
}

/// Whether the teacher's notes begin with the first line of a block, before the `rest` of the file: by its keyword,
/// however it is written. With a capital, and words behind it, it may also be what a teacher says: where it comes after
/// no step, or before another block, or asks something.
pub(super) fn begins_notes<'a>(
    line: &str,
    mut rest: impl Iterator<Item = &'a str>,
    after_a_step: bool,
) -> bool {
    let Some(words) = after(line, TEACHER) else { return false };
    if words.trim().is_empty() || line.trim_start().starts_with(char::is_lowercase) {
        return true;
    }
    let goes_on = |line: &str| {
        let asks = matches!(read_line(line), Line::Board(_) | Line::Task(_) | Line::Choice(_));
        asks || line.trim_end() == BREAK
    };
    after_a_step && !rest.any(goes_on)
}

/// What comes after a keyword and a colon, with a capital and with a space before the colon as well, as French has it.
fn after<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let (key, rest) = line.split_once(':')?;
    key.trim().eq_ignore_ascii_case(keyword).then_some(rest)
}

/// What comes after a dash or a dot that a word processor puts in the place of a hyphen.
fn after_dash(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix(['–', '—', '−', '•'])?;
    rest.starts_with(char::is_whitespace).then(|| rest.trim())
}

/// The answer that a comment is on, and what it says of it; `None` where it names none.
fn on_answer(said: &str) -> Option<(&str, &str)> {
    let (to, said) = said.split_once(':')?;
    is_answer(to.trim()).then(|| (to.trim(), said.trim()))
}

/// The option of a choice that a line has: `(x)` or `( )`, with whatever spaces, and its text.
pub fn read_option(line: &str) -> Option<Choice> {
    let (mark, text) = line.trim_start().strip_prefix('(')?.split_once(')')?;
    let mark = mark.trim();
    let text = text.trim().to_owned();
    matches!(mark, "" | "x" | "X").then_some(Choice { text, right: !mark.is_empty() })
}

fn read_line(line: &str) -> Line {
    let begun = line.trim_start();
    if begins(begun) {
        return Line::Board(begun.to_owned());
    }
    if let Some(kind) = after(begun, "task").and_then(|kind| Kind::named(kind.trim())) {
        return Line::Task(kind);
    }
    if let Some(choice) = read_option(begun) {
        return Line::Choice(choice);
    }
    let marked = |mark: &str| {
        let rest = begun.strip_prefix(mark)?;
        rest.starts_with(char::is_whitespace).then(|| rest.trim().to_owned())
    };
    if let Some(hint) = marked("?") {
        return Line::Hint(hint);
    }
    if let Some(said) = marked("+") {
        return Line::Right(said);
    }
    if let Some(said) = marked("-") {
        return match on_answer(&said) {
            Some((to, said)) => Line::Wrong(Some(to.to_owned()), said.to_owned()),
            None => Line::Wrong(None, said),
        };
    }
    Line::Text(line.to_owned())
}

/// Whether a text before a colon is an answer: a move, numbers, `win`, `loss`, `draw`, `none`, `late`, `lost`. A move
/// of two coins has an `x` between its numbers, that of a piece may have its letter before one: `p1.3-1.5`.
fn is_answer(text: &str) -> bool {
    let is_step = text.contains('.') && text.contains('-');
    let plain = |part: &str| part.bytes().all(|sign| sign.is_ascii_digit());
    let named = |part: &str| {
        let number = part.strip_prefix(|sign: char| sign.is_ascii_lowercase());
        is_step && number.is_some_and(|number| !number.is_empty() && plain(number))
    };
    let numbers = text.split(['.', '-', '_', 'x']).all(|part| plain(part) || named(part));
    (numbers && text.bytes().any(|sign| sign.is_ascii_digit()))
        || matches!(text, "win" | "loss" | "draw" | "none" | "late" | "lost")
}

/// What is wrong with a line, coming after those of the step so far.
fn wrong_line(step: &Step, read: &Line, line: &str) -> Option<Message> {
    let board = |line: &&Line| matches!(line, Line::Board(_));
    match read {
        Line::Board(link) => {
            if step.lines.iter().any(|line| board(&line)) {
                return Some(Message::new("lesson-two-boards"));
            }
            match split(link) {
                Ok(Place::Game(split)) => split.problem().map(|error| error.problem.say()),
                Ok(_) => Some(Message::new("lesson-not-a-game")),
                Err(error) => Some(error.problem.say()),
            }
        }
        Line::Task(_) if step.lines.iter().any(|line| matches!(line, Line::Task(_))) => {
            Some(Message::new("lesson-two-tasks"))
        }
        Line::Choice(choice) if choice.text.is_empty() => Some(Message::new("lesson-empty-option")),
        Line::Text(text) => wrong_text(text.trim_start(), line),
        _ => None,
    }
}

/// Whether a line looks like a break and is none: with spaces before it, with other dashes, or too many.
fn is_like_break(line: &str) -> bool {
    let dashes = line.trim();
    // Longer lines are ornaments.
    line.trim_end() != BREAK && matches!(dashes, "---" | "----" | "—" | "–" | "——" | "–-" | "—-")
}

/// The keyword that is meant by its translation.
fn meant(key: &str) -> Option<&'static str> {
    Some(match key.to_lowercase().as_str() {
        "titre" => "title",
        "langue" | "language" => "lang",
        "niveau" => "level",
        "durée" | "duree" | "temps" => "minutes",
        "libre" => "free",
        _ => return None,
    })
}

/// The same of a line of a step that has nothing else: what it is to keep from pupils would be a step of theirs.
fn meant_in_step(line: &str) -> Option<&'static str> {
    let (key, rest) = line.split_once(':')?;
    match key.trim().to_lowercase().as_str() {
        "tâche" | "tache" if Kind::named(rest.trim()).is_some() => Some("task"),
        _ if is_teacher(key) && rest.trim().is_empty() => Some(TEACHER),
        _ => None,
    }
}

/// Whether a word before a colon is the keyword of the teacher's notes in another language.
fn is_teacher(key: &str) -> bool {
    let key = key.trim().to_lowercase();
    matches!(key.as_str(), "professeur" | "professeure" | "enseignant" | "enseignante")
}

/// What is behind the keyword of a task, where it is meant as one: in small letters, or with the name of a kind, in
/// whatever letters. With a capital it may be the beginning of a sentence, or a title.
fn meant_as_task(text: &str) -> Option<&str> {
    let found = after(text, "task")?.trim();
    let is_kind = |kind: &Kind| kind.name().eq_ignore_ascii_case(found);
    (text.starts_with("task") || Kind::ALL.iter().any(is_kind)).then_some(found)
}

/// Whether the teacher's notes are meant to begin with a line in the middle of a step; with a capital and words behind
/// it, it may be what a teacher says.
fn is_without_break(text: &str) -> bool {
    let is_keyword = |rest: &str| rest.trim().is_empty() || text.starts_with(char::is_lowercase);
    after(text, TEACHER).is_some_and(is_keyword)
}

fn wrong_text(text: &str, line: &str) -> Option<Message> {
    if is_like_break(line) {
        return Some(Message::new("lesson-break").quoting("found", line.trim()));
    }
    if let Some(found) = meant_as_task(text) {
        let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        let message = Message::new("lesson-task").quoting("found", found);
        return Some(message.with("allowed", kinds.join(", ")));
    }
    if is_without_break(text) {
        return Some(Message::new("lesson-notes-break").quoting("found", line.trim()));
    }
    if text.starts_with("#/") {
        return Some(Message::new("link-not-a-link"));
    }
    let key = text.split_once(':').map(|(key, _)| key);
    if let Some(keyword) = meant_in_step(text) {
        let message = Message::new("lesson-keyword-meant").with("keyword", keyword);
        return Some(message.quoting("found", line.trim()));
    }
    let is_key = |key: &str| !key.is_empty() && key.bytes().all(|sign| sign.is_ascii_lowercase());
    if key.is_some_and(is_key) && !text.contains("://") {
        return Some(Message::new("lesson-unknown-line").quoting("found", line.trim()));
    }
    let tag = |(at, _): (usize, &str)| {
        let next = text[at + 1..].chars().next();
        next.is_some_and(|sign| sign.is_ascii_alphabetic() || sign == '/' || sign == '!')
    };
    let closed = text.contains('>');
    if closed && text.match_indices('<').any(tag) {
        return Some(Message::new("lesson-markup").quoting("found", line.trim()));
    }
    None
}

/// The place of the first option that has the text of one before it.
fn said_again(options: &[Choice]) -> Option<usize> {
    let mut texts = BTreeSet::new();
    options.iter().position(|option| !texts.insert(option.text.as_str()))
}
