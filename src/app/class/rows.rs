//! What a class has handed in of a lesson, and what came of it.

use super::check::Questions;
use super::shelf::{self, shelf_of};
use super::table::BLOCK;
use crate::class::{Attempt, Overview, Row, gather, overview};
use crate::core::Message;
use std::collections::HashSet;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[wasm_bindgen(inline_js = "
// A timer would wait for some milliseconds more each time.
const { port1, port2 } = new MessageChannel();
const waiting = [];
port1.onmessage = () => waiting.shift()();
export const pause = () => new Promise((done) => {
  waiting.push(done);
  port2.postMessage(0);
});
export const clock = () => performance.now();")]
extern "C" {
    /// Lets the page answer its reader.
    async fn pause();
    /// Milliseconds.
    fn clock() -> f64;
}

/// Milliseconds of work after which the page may answer its reader.
const SLICE: f64 = 8.0;
/// As many problems are named.
const MAX_PROBLEMS: usize = 20;

/// What is known of a class.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Rows {
    /// The attempts, in the order in which they were handed in.
    pub(super) all: Vec<Rc<Row>>,
    /// What they did in each step, as it was when lines were last all replayed: to look at every row again
    /// after each few of them would take longer the more there are.
    pub(super) overview: Rc<[Overview]>,
    /// What was wrong with the lines that were taken in last, with their numbers.
    pub(super) problems: Vec<(usize, Message)>,
    /// How many more problems there are than are named.
    pub(super) more: usize,
    /// How many attempts were new, or went further than before, among those lines.
    pub(super) added: usize,
    /// How many were there already.
    pub(super) known: usize,
    /// The names of other lessons whose attempts were among them, and the numbers of their lines.
    pub(super) others: Vec<(String, Vec<usize>)>,
    /// Whether lines are being replayed.
    pub(super) busy: bool,
    /// Whether the device does not keep them.
    pub(super) unkept: bool,
    /// Whether lines were taken in by the reader.
    pub(super) asked: bool,
}

/// What changes the rows.
pub(super) enum Change {
    /// Lines are taken in; whether the reader did that.
    Begin(bool),
    /// This was found in lines.
    Found(Vec<Found>),
    /// All lines were looked at; whether they were kept.
    End(bool),
    /// They are erased.
    Erase,
}

/// What was found in a line.
pub(super) enum Found {
    /// An attempt at this lesson.
    Row(Row),
    /// One at another lesson, and in which line.
    Other(String, usize),
    /// Something that does not count, and why.
    Problem(usize, Message),
}

impl Reducible for Rows {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = (*self).clone();
        match change {
            Change::Begin(asked) => {
                let Self { all, overview, .. } = next;
                next = Self { all, overview, busy: true, asked, ..Self::default() };
            }
            Change::Found(found) => found.into_iter().for_each(|found| next.take(found)),
            Change::End(kept) => {
                next.busy = false;
                next.unkept = !kept;
                let steps = next.all.first().map_or(0, |row| row.results.len());
                next.overview = overview(&next.all, steps).into();
            }
            Change::Erase => next = Self::default(),
        }
        Rc::new(next)
    }
}

impl Rows {
    fn take(&mut self, found: Found) {
        match found {
            Found::Row(row) => {
                if join(&mut self.all, row) {
                    self.added += 1;
                } else {
                    self.known += 1;
                }
            }
            Found::Other(name, line) => {
                match self.others.iter_mut().find(|(other, _)| *other == name) {
                    Some((_, lines)) => lines.push(line),
                    None => self.others.push((name, vec![line])),
                }
            }
            Found::Problem(..) if self.problems.len() >= MAX_PROBLEMS => self.more += 1,
            Found::Problem(line, why) => self.problems.push((line, why)),
        }
    }
}

/// [`Row::join`] of rows that are shared with what is drawn.
fn join(rows: &mut Vec<Rc<Row>>, row: Row) -> bool {
    let known = rows.iter().position(|known| known.attempt.is_same(&row.attempt));
    let Some(place) = known else {
        rows.push(Rc::new(row));
        return true;
    };
    let better = rows.get(place).is_some_and(|known| row.attempt.goes_on(&known.attempt));
    if let Some(known) = rows.get_mut(place).filter(|_| better) {
        *known = Rc::new(row);
    }
    better
}

/// The lesson for which lines are taken in.
pub(super) struct Desk {
    /// The name under which it is kept.
    pub(super) name: String,
    /// The marks of its text, in each language.
    pub(super) marks: HashSet<u64>,
    /// Its questions.
    pub(super) questions: Questions,
}

/// Takes in a text, in slices; `asked` where the reader did so.
pub(super) fn take(desk: Rc<Desk>, text: String, asked: bool, rows: UseReducerDispatcher<Rows>) {
    spawn_local(async move {
        rows.dispatch(Change::Begin(asked));
        let mut found = Vec::new();
        let mut attempts: Vec<(Attempt, String)> = Vec::new();
        let tell = |found: &mut Vec<Found>| rows.dispatch(Change::Found(std::mem::take(found)));
        match gather(&text) {
            Err(why) => found.push(Found::Problem(0, why)),
            Ok(gathered) => {
                let mut begun = clock();
                for line in gathered {
                    found.push(match line.found {
                        Err(why) => Found::Problem(line.line, why),
                        Ok(attempt) if shelf_of(&attempt) != desk.name => {
                            let other = Found::Other(shelf_of(&attempt), line.line);
                            attempts.push((attempt, line.code));
                            other
                        }
                        Ok(attempt) if !desk.marks.contains(&attempt.mark) => {
                            Found::Problem(line.line, Message::new("class-other-version"))
                        }
                        Ok(attempt) => {
                            attempts.push((attempt.clone(), line.code));
                            Found::Row(desk.questions.row(attempt).await)
                        }
                    });
                    // Few enough to be drawn at once, and a block of the table, so that none is drawn twice.
                    let full = found.len() >= BLOCK;
                    if full {
                        tell(&mut found);
                    }
                    if full || clock() - begun > SLICE {
                        pause().await;
                        begun = clock();
                    }
                }
            }
        }
        tell(&mut found);
        let kept = !asked || shelf::add(&attempts);
        rows.dispatch(Change::End(kept));
    });
}
