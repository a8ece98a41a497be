//! `nimlab class LESSON FILE`: replays what a class has handed in.

use super::Failure;
use super::arguments::{Arguments, usage};
use super::{file, lesson};
use crate::class::{
    Attempt, Common, Findings, MAX_GATHERED, Result as StepResult, Row, Standing, gather, overview,
    replay,
};
use crate::core::Message;
use crate::lesson::{Lesson, mark};
use crate::session::{Key, Playing, Task};
use crate::words::Words;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Write;

/// The game at a question, and what is accepted.
type Question = Option<(Option<Playing>, Key)>;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (lesson, handed) = (arguments.need_text()?, arguments.need_text()?);
    arguments.end()?;
    // Standard input can be read only once.
    if lesson == "-" && handed == "-" {
        return Err(usage());
    }
    let text = file::text(&lesson, &file::read(&lesson, lesson::MAX_READ)?)?;
    let handed = handed_in(&handed)?;
    let words = Words::new(super::language());
    let (lesson, errors) = Lesson::read(&text);
    if !errors.is_empty() {
        return Err(Message::new("cli-lesson-problems").with("count", errors.len()).into());
    }
    // The mark of the whole text is what lines bear that were handed in before 29 November 2026.
    let marks = [lesson.mark(), lesson.mark_in_any_language(), mark(&text)];
    let mut class = Class::of(lesson);
    let (mut rows, mut problems) = (Vec::<Row>::new(), Vec::new());
    for gathered in gather(&handed)? {
        let found = gathered.found.and_then(|attempt| {
            if marks.contains(&attempt.mark) {
                Ok(attempt)
            } else {
                Err(Message::new("class-other-lesson"))
            }
        });
        match found {
            Ok(attempt) => {
                let results = class.results(&attempt)?;
                Row::join(&mut rows, Row { attempt, results });
            }
            Err(why) => {
                let line = words.say(&Message::new("lesson-line").with("line", gathered.line));
                problems.push(format!("{line} {}", words.say(&why)));
            }
        }
    }
    if rows.is_empty() && problems.is_empty() {
        return Err(Message::new("class-nothing").into());
    }
    let steps = class.lesson.steps.len();
    let attempts: Vec<Value> = rows.iter().map(shown).collect();
    let steps: Vec<Value> = overview(&rows, steps)
        .into_iter()
        .map(|step| json!({"tried": step.tried, "at_once": step.at_once, "done": step.done, "wrong": step.wrong.iter().map(common).collect::<Vec<_>>()}))
        .collect();
    let result = json!({
        "title": class.lesson.title, "attempts": attempts, "steps": steps, "problems": problems,
    });
    Ok(writeln!(out, "{result}")?)
}

/// What was handed in, as a text. A file that is too large is refused whole: its end would be missing.
fn handed_in(name: &str) -> Result<String, Failure> {
    let bytes = file::read(name, MAX_GATHERED)?;
    if bytes.len() > MAX_GATHERED {
        let most = MAX_GATHERED / (1024 * 1024);
        return Err(Message::new("class-too-long").with("most", most).into());
    }
    file::text(name, &bytes)
}

fn common(wrong: &Common) -> Value {
    json!([wrong.answer, wrong.count])
}

fn shown(row: &Row) -> Value {
    let steps: Vec<Value> =
        row.results.iter().map(|result| json!(result.as_ref().map(to_json))).collect();
    json!({"name": row.attempt.name, "steps": steps})
}

fn to_json(result: &StepResult) -> Value {
    let standing = match result.standing {
        Standing::Right => "right",
        Standing::Taken => "taken",
        Standing::Open => "open",
        Standing::Unjudged => "unjudged",
    };
    json!({
        "standing": standing, "wrong": result.wrong, "odd": result.odd, "hints": result.hints,
        "seconds": result.seconds,
    })
}

/// A lesson whose answers are worked out once.
struct Class {
    lesson: Lesson,
    tasks: Vec<Task>,
    known: HashMap<(usize, Option<u64>), Question>,
    findings: Findings,
}

impl Class {
    fn of(lesson: Lesson) -> Self {
        let tasks = lesson.steps.iter().map(crate::lesson::Step::task).collect();
        Self { lesson, tasks, known: HashMap::new(), findings: Findings::default() }
    }

    fn results(&mut self, attempt: &Attempt) -> Result<Vec<Option<StepResult>>, Failure> {
        let mut results = vec![None; self.lesson.steps.len()];
        for tried in attempt.steps.iter().filter(|tried| !tried.answers.is_empty()) {
            let (Some(step), Some(task)) =
                (self.lesson.steps.get(tried.step), self.tasks.get(tried.step))
            else {
                continue;
            };
            // Only a position that is drawn depends on the seed.
            let seed = tried.seed.filter(|_| step.draws());
            let question = match self.known.entry((tried.step, seed)) {
                std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
                std::collections::hash_map::Entry::Vacant(new) => {
                    // A question that cannot be worked out can have no answer judged, as on the page.
                    new.insert(lesson::asked(step, task, seed).unwrap_or_default())
                }
            };
            let Some((start, key)) = question else {
                if let Some(result) = results.get_mut(tried.step) {
                    *result = Some(StepResult::unjudged(tried));
                }
                continue;
            };
            for point in self.findings.missing(start.as_ref(), task, key, tried) {
                self.findings.learn(Findings::order(&point), lesson::findings(&point)?);
            }
            if let Some(result) = results.get_mut(tried.step) {
                *result = Some(replay(start.as_ref(), task, key, tried, &self.findings));
            }
        }
        Ok(results)
    }
}
