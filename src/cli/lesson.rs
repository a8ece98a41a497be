//! `nimlab lesson FILE`: checks every step of a lesson and gives the answers that would be accepted.

use super::Failure;
use super::arguments::Arguments;
use super::file;
use super::progress::drive;
use crate::core::{Count, Job, Message, Outcome, Say, Verdict};
use crate::games::{Game, Visitor};
use crate::lesson::{Lesson, LessonError, Step};
use crate::link::{self, Place, Split};
use crate::session::{Finding, Key, Kind, MAX_CHOICES, Need, Play, Playing, Said, Session, Task};
use crate::words::Words;
use serde_json::{Value, json};
use std::io::Write;

/// How much of a file is read in bytes: more than a lesson may have, so that it can be said how long it is.
pub(super) const MAX_READ: usize = 1 << 24;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let path = arguments.need_text()?;
    arguments.end()?;
    let text = file::text(&path, &file::read(&path, MAX_READ)?)?;
    let (lesson, errors) = Lesson::read(&text);
    let words = Words::new(super::language());
    let mut wrong = 0;
    let mut steps = Vec::new();
    for (number, step) in lesson.steps.iter().enumerate() {
        let task = step.task();
        let last = lesson.steps.get(number + 1).map_or(usize::MAX, |next| next.first);
        let own = errors.iter().filter(|error| (step.first..last).contains(&error.line));
        let mut problems: Vec<String> =
            own.map(|error| said(error.line, &error.message, &words)).collect();
        let answer = if problems.is_empty() {
            match answer(step, &task) {
                Ok(answer) => answer,
                Err(Wrong::Line(error)) => {
                    problems.push(said(error.line, &error.message, &words));
                    Value::Null
                }
                Err(Wrong::Question(Failure::BadInput(message))) => {
                    problems.push(said(step.asked_at(), &message, &words));
                    Value::Null
                }
                Err(Wrong::Question(other)) => return Err(other),
            }
        } else {
            Value::Null
        };
        wrong += problems.len();
        let kind = task.kind.map(Kind::name);
        let board = step.board().map(link::with_hash);
        steps.push(json!({"task": kind, "link": board, "answer": answer, "problems": problems}));
    }
    let first = lesson.steps.first().map_or(usize::MAX, |step| step.first);
    let head: Vec<String> = errors
        .iter()
        .filter(|error| error.line < first)
        .map(|error| said(error.line, &error.message, &words))
        .collect();
    wrong += head.len();
    let result = json!({
        "title": lesson.title, "lang": lesson.lang, "problems": head, "steps": steps,
    });
    // What was found is printed before it is said that something is wrong. That is so even where nobody reads it.
    let printed = writeln!(out, "{result}").and_then(|()| out.flush());
    if wrong == 0 {
        return Ok(printed?);
    }
    Err(Failure::BadInput(Message::new("cli-lesson-problems").with("count", wrong)))
}

fn said(line: usize, message: &Message, words: &Words) -> String {
    // What is wrong with the whole of a file is in no line of it.
    if line == 0 {
        return words.say(message);
    }
    let place = Message::new("lesson-line").with("line", line);
    format!("{} {}", words.say(&place), words.say(message))
}

/// Why a step has no answer.
enum Wrong {
    /// One of its lines is wrong.
    Line(LessonError),
    /// What it asks cannot be answered.
    Question(Failure),
}

impl From<LessonError> for Wrong {
    fn from(error: LessonError) -> Self {
        Self::Line(error)
    }
}

impl From<Failure> for Wrong {
    fn from(failure: Failure) -> Self {
        Self::Question(failure)
    }
}

impl From<Message> for Wrong {
    fn from(message: Message) -> Self {
        Self::Question(message.into())
    }
}

/// What would be accepted; nothing where nothing is asked.
fn answer(step: &Step, task: &Task) -> Result<Value, Wrong> {
    if let Some(error) = step.dead_link() {
        return Err(error.into());
    }
    let Some(kind) = task.kind else {
        return match step.board() {
            Some(board) => Ok(game(board).map(|_| Value::Null)?),
            None => Ok(Value::Null),
        };
    };
    if kind.needs() == Need::Nothing {
        if let Some(board) = step.board() {
            game(board)?;
        }
        if let Some(error) = step.said_of_right(task, None, &Key::of_task(task)) {
            return Err(error.into());
        }
        let choices = task.options.iter().enumerate().filter(|(_, option)| option.right);
        return Ok(match kind {
            Kind::Choice => {
                json!(choices.map(|(place, _)| (place + 1).to_string()).collect::<Vec<_>>())
            }
            _ => Value::Null,
        });
    }
    let board = step.board().unwrap_or_default();
    let split = game(board)?;
    let answer = split.system().visit(Answer { split: &split, step, task })?;
    let unheard = link::read(board, 0).ok().and_then(|at| step.unheard(task, &*at.play));
    unheard.map_or(Ok(answer), |error| Err(error.into()))
}

fn game(link: &str) -> Result<Box<Split>, Failure> {
    match link::split(link).map_err(|error| Failure::of(&error.problem))? {
        Place::Game(split) => {
            split.system().visit(Check(&split))?;
            Ok(split)
        }
        Place::Front(_) | Place::Lesson(_) | Place::Class(_) => {
            Err(Message::new("lesson-not-a-game").into())
        }
    }
}

struct Check<'a>(&'a Split);

impl Visitor for Check<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let (_, _, errors) = link::session::<G>(self.0, 0);
        errors.first().map_or(Ok(()), |error| Err(Failure::BadInput(error.problem.say())))
    }
}

/// The game at the question of a step, where it has one, and what is accepted; the seed draws a position that
/// is to be drawn. Nothing where nothing is asked.
pub(super) fn asked(
    step: &Step,
    task: &Task,
    seed: Option<u64>,
) -> Result<Option<(Option<Playing>, Key)>, Failure> {
    let Some(kind) = task.kind else { return Ok(None) };
    if kind.needs() == Need::Nothing {
        return Ok(Some((None, Key::of_task(task))));
    }
    let split = game(step.board().unwrap_or_default())?;
    split.system().visit(Asked { split: &split, task, seed: seed.unwrap_or(0) }).map(Some)
}

struct Asked<'a> {
    split: &'a Split,
    task: &'a Task,
    seed: u64,
}

impl Visitor for Asked<'_> {
    type Output = Result<(Option<Playing>, Key), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let (session, _, _) = link::session::<G>(self.split, self.seed);
        let key = key::<G>(&session, self.task, self.split.look().count)?;
        Ok((Some(Playing::new(session)), key))
    }
}

struct Answer<'a> {
    split: &'a Split,
    step: &'a Step,
    task: &'a Task,
}

impl Answer<'_> {
    /// Refuses a comment on a wrong answer that is right.
    fn heard(&self, play: &dyn Play, key: &Key) -> Result<(), Wrong> {
        let dead = self.step.said_of_right(self.task, Some(play), key);
        dead.map_or(Ok(()), |error| Err(error.into()))
    }
}

impl Visitor for Answer<'_> {
    type Output = Result<Value, Wrong>;

    fn visit<G: Game>(self) -> Self::Output {
        let (session, _, _) = link::session::<G>(self.split, 0);
        if matches!(self.task.kind, Some(Kind::Move | Kind::Win)) {
            let found = finding(&session)?;
            // That it can be asked at all.
            let key = Key::of_finding(self.task, &session, &found)?;
            if self.task.cannot_win(&session, &found) {
                return Err(self.task.lost().into());
            }
            let few = |&within: &u32| session.forced_within(within) == Some(false);
            if let Some(within) = self.task.asked_within().filter(few) {
                return Err(Task::too_few(within).into());
            }
            self.heard(&session, &key)?;
            return Ok(match key {
                Key::Move(moves) => json!(moves),
                // It can be played, also where it is not known how it is won.
                _ if found.is_win() && found.winning.is_empty() => Value::Null,
                _ => json!(winning_moves(&session, found)),
            });
        }
        let key = key::<G>(&session, self.task, self.split.look().count)?;
        self.heard(&session, &key)?;
        Ok(match key {
            Key::Move(moves) | Key::Moves(moves) => json!(moves),
            Key::Outcome(said) => json!(said.name()),
            Key::Numbers(numbers) => json!(numbers),
            Key::Rows(rows) | Key::Formula(_, rows) => json!(rows),
            Key::Next(next) => json!(next.right),
            Key::Win(_) | Key::Choice(_) | Key::Open => Value::Null,
        })
    }
}

/// What is accepted; rows and columns are counted so.
fn key<G: Game>(session: &Session<G>, task: &Task, count: Count) -> Result<Key, Failure> {
    let kind = task.kind.unwrap_or(Kind::Open);
    let position = session.position();
    Ok(match kind.needs() {
        Need::Finding => Key::of_finding(task, session, &finding(session)?)?,
        Need::Sheet => {
            let sheet = session.game.sheet(position);
            let sheet = sheet.ok_or_else(|| Message::new("task-no-sheet"))?.counting(count);
            Key::of_rows(kind, sheet, session.game.filled(position))
        }
        Need::Next => Key::of_next(session.game.next_step(position, task.done))?,
        Need::Nothing => Key::of_task(task),
    })
}

fn finding<G: Game>(session: &Session<G>) -> Result<Finding, Failure> {
    let mut job = session.game.analyse(session.position(), usize::MAX);
    let mut found = None;
    drive(&mut job, |analysis: G::Analysis| {
        found = Some(analysis);
        Ok::<(), Failure>(())
    })?;
    found.map(Finding::of::<G>).ok_or_else(|| Message::new("task-unknown").into())
}

/// All that a solver tells of the point to which a game has come, one after the other.
pub(super) fn findings(point: &Playing) -> Result<Vec<Finding>, Failure> {
    point.system().visit(AllFindings(point))
}

struct AllFindings<'a>(&'a Playing);

impl Visitor for AllFindings<'_> {
    type Output = Result<Vec<Finding>, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let Some(session) = self.0.session::<G>() else { return Ok(Vec::new()) };
        let mut job = session.game.analyse(session.position(), MAX_CHOICES);
        let mut found: Vec<Finding> = job.at_once().into_iter().map(Finding::of::<G>).collect();
        drive(&mut job, |analysis| {
            found.push(Finding::of::<G>(analysis));
            Ok::<(), Failure>(())
        })?;
        Ok(found)
    }
}

/// The first moves that win; where the computer begins, that it loses whatever it does: any that the first
/// of its moves leaves.
fn winning_moves<G: Game>(session: &Session<G>, found: Finding) -> Vec<String> {
    if session.state().reader_moves() {
        return found.winning;
    }
    let lost = found.verdict == Verdict::Known(Outcome::Loss);
    if lost { vec![Said::Loss.name().to_owned()] } else { Vec::new() }
}
